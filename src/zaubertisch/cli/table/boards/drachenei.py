"""Zauberschwert & Drachenei drawn: the two adventures as cards, the phases, the seats, the own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, fits, listed, notes, press, short, sign, title, wrapped
from zaubertisch.games.drachenei.components import (
    ARTEFACT_IDS,
    CARD_IDS,
    FIRST_CREATURE,
    FIRST_HOLY,
    KIND_IDS,
    PHASES,
    SPELLS,
)
from zaubertisch.games.drachenei.table.prospects import outlook
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.drachenei import around, card_said, contest, effect, reference, stacks, trade, who

FAMILIES: Final = ("book", "potion", "sapphire")  # artefacts that differ by their symbols alone
SHAPES: Final = {"t": "△", "c": "○", "s": "□"}
FRAME: Final = 4  # columns a card's frame takes


def status(view: DracheneiView, words: Words) -> str:
    """The round and its phase."""
    if view.asked == NOBODY:
        return words.say("table-over", end=words.say(f"end-{view.end}"))
    return f"{words.say('board-round', round=view.round)} · {words.say(f'board-phase-{view.phase}')}"


def board(view: DracheneiView, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """Both adventures side by side, the phases, what is going on, and what is still to come."""
    width, height = room
    half = width // 2
    left, right = (adventure(view, words, place, half, offered) for place in (0, 1))
    lines = max(len(left), len(right))
    keys = ("table-left", "table-right")
    names = [words.say(key) + (" ▶" if view.place == place else "") for place, key in enumerate(keys)]
    both = [framed(each, lines, name, half) for each, name in zip((left, right), names, strict=True)]
    out = [phases(view, words), *(one + two for one, two in zip(*both, strict=True))]
    out += notes([*contest(view, words), *trade(view, words)], width)
    a, b, c = view.letters
    told = words.say("table-stacks", a=a, b=b, c=c, count=view.artefacts)
    out += [Text(part, "dim") for part in wrapped(told, width)]
    out += [Text(part, "dim") for part in wrapped(words.say("cli-drachenei-signs"), width)]
    coming = [Text(part, "dim") for line in stacks(view, words)[1:] for part in wrapped(line, width)]
    return [*out, *coming] if len(out) + len(coming) + 8 <= height else out


def phases(view: DracheneiView, words: Words) -> Text:
    """All phases of a round, the present one in brackets and by its name."""
    line = [Text(phase, "dim") for phase in PHASES]
    named = f"[{PHASES[view.phase]}: {words.say(f'board-phase-{view.phase}')}]"
    line[view.phase] = Text(named, "bold reverse")
    return Text(" ").join(line)


def adventure(view: DracheneiView, words: Words, place: int, width: int, offered: Sequence[str]) -> list[Text]:
    """What a card is and gives, what it means for the viewer, and whose wizards are there."""
    word = f"place {('left', 'right')[place]}"
    inner = width - FRAME
    out = [*face(view, words, view.display[place], inner), Text(), *for_viewer(view, words, place, inner)]
    wizards = Text(" ").join([sign(seat) for seat in around(view) if view.placed[seat] == place])
    out.append(Text.assemble(wizards, ("  ›" if word in offered else "", "bold cyan")))
    for line in out:
        line.stylize(press(word))
    return out


def face(view: DracheneiView, words: Words, card: int, width: int) -> list[Text]:
    """A card as it is printed: its name and figures, and in each line what it gives."""
    if card == NOBODY:
        return [Text(words.say("board-empty"), "dim")]
    box = view.variant.box
    name = words.name(box.card_word(card))
    name = name[0].upper() + name[1:]
    if card < SPELLS:
        return [Text(name, "bold"), *(Text(line) for line in wrapped(effect(view, words, card), width))]
    if card < FIRST_CREATURE:
        gain = f"+{box.figure[card]}✦" if card < FIRST_HOLY else gained(box.figure[card], box.cards[card], "+")
        return [Text(name, "bold"), *(Text(line) for line in wrapped(f"{gain} {words.say('board-each')}", width))]
    shape = "".join(SHAPES["tcs"[bit]] for bit in range(len(SHAPES)) if box.symbol[card] >> bit & 1)
    rows = [("board-alone", box.alone[card], box.alone_cards[card]),
            ("board-together", box.together[card], box.together_cards[card])]
    if view.variant.line_by_size and box.crowd[card] >= 0:
        rows.append(("board-crowd", box.crowd[card], box.crowd_cards[card]))
    head = apart(Text(name, "bold"), Text(f"{box.figure[card]}✦ {shape}", "bold"), width)
    return [head, *(apart(Text(words.say(key)), Text(gained(stones, cards)), width) for key, stones, cards in rows)]


def gained(stones: int, cards: int, plus: str = "") -> str:
    """Stones and cards by their signs, as far as there are any."""
    parts = [f"{plus}{stones}◆"] if stones else []
    return " ".join([*parts, f"{plus}{cards}▯"] if cards else parts) or "–"


def apart(left: Text, right: Text, width: int) -> Text:
    """One at each end of a line."""
    gap = max(1, width - left.cell_len - right.cell_len)
    return fits(left + Text(" " * gap) + right, width)


def for_viewer(view: DracheneiView, words: Words, place: int, width: int) -> list[Text]:
    """What beating the creature there would cost the viewer, and what their own things would add."""
    known = outlook(view).prospects
    if not known or not known[place].price or view.asked == NOBODY:
        return []
    seen = known[place]
    key, magic = "board-you-lack" if seen.short else "board-you-pay", view.magic[view.viewer]
    told = [words.say(key, price=seen.price, magic=magic, short=seen.short)]
    told += [words.say("board-you-share", price=seen.share)] if seen.share and view.question != "bid" else []
    parts = [f"+{seen.stones}◆"] if seen.stones else []
    parts += [f"+{seen.magic}✦"] if seen.magic else []
    parts += [f"+{seen.or_stones}◆/{seen.or_magic}✦"] if seen.or_stones or seen.or_magic else []
    bonus = [f"{words.say('board-you-bonus')} {' '.join(parts)}"] if parts else []
    ink = "red" if seen.short else "green"
    return [*(Text(line, ink) for each in told for line in wrapped(each, width)),
            *(Text(line, "yellow") for each in bonus for line in wrapped(each, width))]


def framed(lines: list[Text], height: int, name: str, width: int) -> list[Text]:
    """A card with its name in the frame."""
    inner = width - FRAME
    out = [Text(f"╭─ {name} " + "─" * (inner - len(name) - 1) + "╮")]
    for line in [*lines[:-1], *[Text()] * (height - len(lines)), lines[-1]]:
        out.append(Text("│ ") + line + " " * (inner - line.cell_len) + " │")
    return [*out, Text("╰" + "─" * (inner + 2) + "╯")]


def seats(view: DracheneiView, words: Words, width: int) -> list[Text]:
    """A line of figures a seat; below it spells, what is laid out, what is known of the hand."""
    out: list[Text] = []
    for seat in around(view):
        name = short(who(view, words, seat), 13).ljust(13)
        mark = "▶" if seat == view.asked else "⚑" if seat == view.start_seat else " "
        out.append(fits(Text.assemble(
            (mark, "magenta"), sign(seat), " ", name, (f" ✦{view.magic[seat]:<3}", "cyan"),
            (f"◆{view.stones[seat]:<3}", "yellow"), f"▯{view.hand_sizes[seat]}",
        ), width))
        spells = [
            words.name(CARD_IDS[spell]) + ("*" if spell in view.used else "") for spell in range(SPELLS)
            if view.owners[spell] == seat
        ]
        things = [*spells, *gathered(words, ARTEFACT_IDS, view.laid[seat])]
        if things:
            out += [Text(f"   {line}", "dim") for line in wrapped(" · ".join(things), width - 3)]
    return out


def gathered(words: Words, ids: list[str], counts: list[int]) -> list[str]:
    """Names with how often each is there; those that differ by their symbols alone stand together."""
    found: dict[str, list[str]] = {}
    for kind, count in enumerate(counts):
        if count:
            family, _, symbols = ids[kind].rpartition("_")
            times = f"×{count}" if count > 1 else ""
            if family in FAMILIES:
                shapes = "".join(SHAPES[symbol] for symbol in symbols)
                found.setdefault(words.say(f"cli-drachenei-{family}"), []).append(shapes + times)
            else:
                found.setdefault(words.name(ids[kind]), []).append(times)
    return [" ".join([name, *(each for each in parts if each)]) for name, parts in found.items()]


def hand(view: DracheneiView, words: Words, width: int) -> list[Text]:
    """The own cards."""
    if view.viewer >= view.seats:
        return []
    out = [title(words.say("cli-pane-hand"), width)]
    counts = view.hands[view.viewer]
    if not sum(counts):
        return [*out, Text("–", "dim")]
    return [*out, *listed([Text(each) for each in gathered(words, KIND_IDS, counts)], width, " · ")]


def cards(view: DracheneiView, words: Words) -> list[str]:
    """What spells do and artefacts give, and what has not been seen yet."""
    spells = [
        f"{words.name(CARD_IDS[spell])}: {card_said(view, words, spell)}" for spell in range(SPELLS)
        if view.owners[spell] == NOBODY
    ]
    return [*reference(view, words), *spells, "", *stacks(view, words)]
