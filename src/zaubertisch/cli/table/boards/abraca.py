"""Simsala… Bumm? drawn: the board filling up, everybody's lives and stones below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from zaubertisch.cli.table.boards.drawing import Room, fits, press, short, sign, title, wrapped
from zaubertisch.games.abraca.components import FULL_LIFE, SPELLS
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.abraca import around, diary, said, seen, side_of, spell_line

SYMBOLS: Final[list[str]] = ["", "♛", "☽", "≋", "♪", "ϟ", "✻", "◉", "✚"]
COLOURS: Final[list[str]] = ["", "red", "magenta", "bright_red", "blue", "yellow", "cyan", "bright_yellow", "green"]
INKS: Final[list[str]] = ["", "white", "white", "black", "white", "black", "black", "black", "black"]
SIDES: Final[dict[str, str]] = {"left": "←", "right": "→", "both": "↔", "": " "}

EFFECTS: Final = 28  # lines that leave room for what each spell does
NAME: Final = 16


def status(view: AbracaView, words: Words) -> str:
    """The round, whose turn it is, and the number no call of this turn may go below."""
    if view.asked == NOBODY:
        return words.say("table-over")
    whose = "table-your-turn" if view.asked == view.viewer else "table-turn"
    out = f"{words.say('table-round', round=view.round)} {words.say(whose, seat=words.seat(view.asked))}"
    if not view.lowest:
        return out
    return f"{out} {words.say('table-last-cast', spell=view.lowest, spell_name=words.name(str(view.lowest)))}"


def board(view: AbracaView, words: Words, room: Room, offered: Sequence[str] = ()) -> list[Text]:
    """The spells, then everybody round the table."""
    width, height = room
    out = [title(words.say("table-supply-short", count=view.supply, mystics=view.mystic_table), width)]
    for spell in range(1, SPELLS + 1):
        out += spell_lines(view, words, spell, width, height >= EFFECTS, offered)
    legend = [Text(line, "dim") for line in wrapped(words.say("table-legend"), width)]
    out += legend
    for place, seat in enumerate(around(view)):
        if place == 0 or height > 30 or view.seats < 4:
            out.append(Text())
        out += seat_lines(view, words, seat, width)
    return out


def spell_lines(
    view: AbracaView, words: Words, spell: int, width: int, effects: bool, offered: Sequence[str],
) -> list[Text]:
    """A column of the board: full where stones lie, half where the viewer sees them elsewhere, then unknown."""
    open_now = f"call {spell}" in offered
    line = Text.assemble(("›" if open_now else " ", "bold cyan"), stone(spell), " ",
                         (words.name(str(spell)).ljust(19), "bold" if open_now else ""), places(view, spell))
    out = [fits(line, width)]
    if effects:
        out += [Text("    " + part, "dim") for part in wrapped(words.say(f"table-effect-{spell}"), width - 4)]
    for each in out:
        each.stylize(press(f"call {spell}"))
    return out


def seat_lines(view: AbracaView, words: Words, seat: int, width: int) -> list[Text]:
    """Whose turn or which neighbour, name, lives, points where they count; below them the row."""
    first = Text.assemble(
        ("▶" if seat == view.asked else SIDES[side_of(view, seat)], "magenta"), sign(seat), " ",
        (short(words.seat(seat), NAME).ljust(NAME), "bold" if seat == view.asked else ""), " ",
        lives(view.lives[seat]), "  ", "" if view.variant.one_round else f"{view.points[seat]}★ ",
        ("◆" * view.mystic_sizes[seat], "magenta"),
    )
    return [fits(first, width), fits(Text("   ") + row(view, seat), width)]


def hand(view: AbracaView, words: Words, width: int) -> list[Text]:
    """What the viewer alone knows or can work with: its mystic stones, and what its row has been through."""
    if view.viewer >= view.seats:
        return []
    out = [part for line in diary(view, words, view.viewer) for part in wrapped(line, width)]
    if view.own_mystics:
        out += wrapped(words.say("table-own-mystics", stones=said(words, view.own_mystics)), width)
    return [Text(line, "italic") for line in out]


def cards(view: AbracaView, words: Words) -> list[str]:
    """What each spell does."""
    return [spell_line(view, words, spell) for spell in range(1, SPELLS + 1)]


def lives(left: int) -> Text:
    return Text.assemble(("♥" * left, "red"), ("♡" * (FULL_LIFE - left), "dim"))


def stone(spell: int) -> Text:
    """A stone from the front: its number and its symbol on its colour."""
    return Text(f"{spell}{SYMBOLS[spell]}", style=f"bold {INKS[spell]} on {COLOURS[spell]}")


def row(view: AbracaView, seat: int) -> Text:
    """The stones as they stand: fronts where the viewer sees them, else backs."""
    fronts = [stone(spell) for spell in view.rows[seat]]
    backs = [Text("▒▒", style="dim")] * view.row_sizes[seat]
    return Text(" ").join(fronts or backs)


def places(view: AbracaView, spell: int) -> Text:
    """■ lies on the board, ▫ is seen in a row or among one's own mystic stones, · may be anywhere."""
    spent = view.board[spell]
    elsewhere = seen(view, spell) - spent
    return Text.assemble(
        ("■" * spent, COLOURS[spell]), ("▫" * elsewhere, COLOURS[spell]), ("·" * (spell - spent - elsewhere), "bold"),
    )
