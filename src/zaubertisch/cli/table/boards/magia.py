"""Magia Cum Laude drawn: the tower room in hexes, the masters, the apprentices' spells, the own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, fits, listed, notes, press, short, side_by_side, sign
from zaubertisch.cli.table.boards.drawing import title as heading
from zaubertisch.cli.table.boards.hexes import GROUNDS, INKS, Hexes, crystal_letters
from zaubertisch.games.magia.components import APPRENTICES, BOOKS, COLOURS, CRYSTALS, FIGURES, KINDS, SYMBOLS
from zaubertisch.games.magia.hexes import FIELD_COLOURS
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.magia import around, arrows, card, move, secrets, way


def status(view: MagiaView, words: Words) -> str:
    """The turn, and whose it is."""
    if view.asked == NOBODY:
        return words.say("table-over")
    key = "table-your-turn" if view.active == view.viewer else "table-turn"
    said = words.say(key, turn=view.turn, part=view.part, seat=words.seat(view.active))
    return f"{said} · {words.name(FIGURES[view.figure])}" if view.figure >= 0 else said


def board(view: MagiaView, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """The room, and one line on its signs."""
    out = Hexes(view, words, room, offered).lines()
    signs = [f"{GROUNDS[number]} {words.say(f'table-{colour}')}" for number, colour in enumerate(FIELD_COLOURS)]
    letters = crystal_letters(words)
    signs += [f"{letter} {words.name(name)}" for letter, name in zip(letters, CRYSTALS, strict=True)]
    legend = listed([Text(each, "dim") for each in signs], room[0], " ")
    return [*out, *legend] if len(out) + len(legend) <= room[1] else out


def seats(view: MagiaView, words: Words, width: int) -> list[Text]:
    """One line a master, then what every apprentice's spell has and needs."""
    out = [fits(master(view, words, seat), width) for seat in around(view)]
    out.append(heading(f"{words.say('cli-apprentices')} ({' '.join(crystal_letters(words))})", width))
    own = view.favourites[view.viewer] if view.viewer < view.seats else 0
    cells = [apprentice(view, words, each, own) for each in range(APPRENTICES)]
    out += side_by_side(cells, width, 3 if width >= 54 else 2)
    if view.scores:
        out += notes([words.say("table-scores", scores=", ".join(
            f"{words.seat(seat)} {view.scores[seat]}" for seat in around(view)))], width)
    told = move(view, words)
    return [*out, *notes(told[1:] if view.figure >= 0 else told, width)]  # the heading says which figure was named


def master(view: MagiaView, words: Words, seat: int) -> Text:
    """A master's cards and crystals."""
    name = short(words.you(seat) if seat == view.viewer else words.seat(seat), 12).ljust(12)
    letters = crystal_letters(words)
    supply = (
        " ".join(f"{letter}{count}" for letter, count in zip(letters, view.supplies[seat], strict=True))
        if view.supplies[seat] else f"◇{view.supply_sizes[seat]}"
    )
    return Text.assemble(
        ("▶" if seat == view.asked else " ", "magenta"), sign(seat), " ", name, f" ▯{view.hand_sizes[seat]}  {supply}",
        " ✓" if view.safe >> seat & 1 else "",
    )


def apprentice(view: MagiaView, words: Words, each: int, own: int) -> Text:
    """What a spell has of what it needs: air, water, fire; a heart for a favourite, a tick once it has passed."""
    short_name = Text(words.say(f"table-short-{COLOURS[each]}"), Style(color=INKS[each], bold=True, reverse=True))
    parts = [count(view.have[3 * each + number], view.needs[3 * each + number]) for number in range(3)]
    state = "✓" if view.passed >> each & 1 else "!" if view.full >> each & 1 else " "
    out = Text.assemble(short_name, ("♥" if own >> each & 1 else " ", "red"), " ".join(parts), (state, "bold"))
    out.stylize(press(f"name {COLOURS[each]}"))
    return out


def count(have: int, need: int) -> str:
    """How many there are of how many, in three columns; what is not needed is not counted."""
    return f"{have}/{need}" if need else " – "


def hand(view: MagiaView, words: Words, width: int) -> list[Text]:
    """The own cards, book and mission."""
    if view.viewer >= view.seats:
        return []
    out = [heading(own_book(view, words), width)]
    parts = []
    for kind in view.hands[view.viewer]:
        colour = kind * APPRENTICES // KINDS
        said = Text.assemble(("■ ", INKS[colour]), card(words, kind), (arrows(view, colour), "dim"))
        said.stylize(press(word_of(kind)))
        parts.append(said)
    return [*out, *listed(parts, width, "  ")]


def own_book(view: MagiaView, words: Words) -> str:
    """What the supply has of what the own book asks for, and what all secrets are worth now."""
    parts = zip(crystal_letters(words), view.supplies[view.viewer], BOOKS[view.books[view.viewer]], strict=True)
    asked = " ".join(f"{letter}{owned}/{wanted}" for letter, owned, wanted in parts if owned or wanted)
    worth = "table-final-worth" if view.asked == NOBODY else "table-short-worth"
    return f"{words.say('cli-book', crystals=asked)} · {words.say(worth, count=sum(view.standing))}"


def word_of(kind: int) -> str:
    """Pressing a card plays it."""
    symbols = KINDS // APPRENTICES
    return f"play {COLOURS[kind // symbols]} {SYMBOLS[kind % symbols]}"


def cards(view: MagiaView, words: Words) -> list[str]:
    """Where cards of each colour lead, what fields bring, and what one knows in secret."""
    grounds = [words.say(f"table-brings-{colour}") for colour in FIELD_COLOURS]
    ways = [way(view, words, colour) for colour in range(APPRENTICES)]
    known = [line for seat in around(view) for line in secrets(view, words, seat)]
    return [*known, "", *ways, "", *grounds]
