"""Simsala… Bumm? drawn: everybody's stones to the left, the board filling up to the right."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zaubertisch.games.abraca.components import FULL_LIFE, SPELLS
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.abraca import around, said, seen, side_of, story

SYMBOLS: Final[list[str]] = ["", "♛", "☽", "≋", "♪", "ϟ", "✻", "◉", "✚"]
COLOURS: Final[list[str]] = ["", "red3", "purple", "deep_pink3", "blue3", "gold3", "cyan3", "orange3", "green4"]
INKS: Final[list[str]] = ["", "white", "white", "white", "white", "black", "black", "black", "white"]
SIDES: Final[dict[str, str]] = {"left": "←", "right": "→", "both": "↔", "": " "}

COLUMNS: Final[list[int]] = [1, 4, FULL_LIFE, 2, 14, 0]
MANY: Final = 5  # seats that leave no room for air between them
WIDE: Final = 104  # room for what each spell does
NARROW: Final = 78  # below it the two parts stand one over the other


def draw(view: AbracaView, words: Words, width: int) -> RenderableType:
    """The whole table in at most `width` columns."""
    people = Panel(
        seats(view, words), title=heading(view, words), subtitle=last_cast(view, words), border_style="magenta",
        height=None if width < NARROW else SPELLS + 2,
    )
    board = Panel(
        spells(view, words, width >= WIDE), title=supply(view, words), subtitle=words.say("table-legend"),
        border_style="magenta",
    )
    if width < NARROW:
        return Group(people, board, *own_stones(view, words))
    both = Table.grid(expand=True)
    both.add_column(ratio=1)
    both.add_column()
    both.add_row(people, board)
    return Group(both, *own_stones(view, words))


def heading(view: AbracaView, words: Words) -> Text:
    if view.asked == NOBODY:
        return Text(words.say("table-over"))
    whose = "table-your-turn" if view.asked == view.viewer else "table-turn"
    return Text(f"{words.say('table-round', round=view.round)} {words.say(whose, seat=words.seat(view.asked))}")


def last_cast(view: AbracaView, words: Words) -> Text:
    """The number no call of this turn may go below."""
    if not view.lowest or view.asked == NOBODY:
        return Text("")
    return Text(words.say("table-last-cast", spell=view.lowest, spell_name=words.name(str(view.lowest))))


def supply(view: AbracaView, words: Words) -> Text:
    return Text(words.say("table-supply-short", count=view.supply, mystics=view.mystic_table))


def seats(view: AbracaView, words: Words) -> Table:
    """One line a seat: whose turn or which neighbour, name, lives, points, row, taken mystic stones."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for least in COLUMNS:
        table.add_column(no_wrap=True, min_width=least)
    for place, seat in enumerate(around(view)):
        if place and view.seats < MANY:
            table.add_row()
        mark = Text("▶" if seat == view.asked else SIDES[side_of(view, seat)], style="magenta")
        name = Text(words.seat(seat), style="bold" if seat == view.asked else "")
        points = Text(f"{view.points[seat]}★", style="yellow")
        taken = Text("◆" * view.mystic_sizes[seat], style="magenta")
        table.add_row(mark, name, lives(view.lives[seat]), points, row(view, seat), taken)
    return table


def lives(left: int) -> Text:
    return Text.assemble(("♥" * left, "red"), ("♡" * (FULL_LIFE - left), "dim"))


def stone(spell: int) -> Text:
    """A stone from the front: its number and its symbol on its colour."""
    return Text(f"{spell}{SYMBOLS[spell]}", style=f"bold {INKS[spell]} on {COLOURS[spell]}")


def row(view: AbracaView, seat: int) -> Text:
    """The stones as they stand: fronts where the viewer sees them, else backs."""
    fronts = [stone(spell) for spell in view.rows[seat]]
    backs = [Text("▒▒", style="bright_black")] * view.row_sizes[seat]
    return Text(" ").join(fronts or backs)


def own_stones(view: AbracaView, words: Words) -> list[Text]:
    """What the viewer alone knows or can work with: its mystic stones, and what its row has been through."""
    if view.viewer >= view.seats:
        return []
    out = [Text(words.say("table-diary-you", story=story(view.diaries[view.viewer], words)), style="italic")]
    if view.own_mystics:
        out.append(Text(words.say("table-own-mystics", stones=said(words, view.own_mystics)), style="italic"))
    return out


def spells(view: AbracaView, words: Words, effects: bool) -> Table:
    """A column of the board a line: full where stones lie, half where the viewer sees them elsewhere, then unknown."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for spell in range(1, SPELLS + 1):
        cells = [stone(spell), Text(words.name(str(spell))), places(view, spell)]
        table.add_row(*cells, *([Text(words.say(f"table-effect-{spell}"), style="dim")] if effects else []))
    return table


def places(view: AbracaView, spell: int) -> Text:
    """■ lies on the board, ▫ is seen in a row or among one's own mystic stones, · may be anywhere."""
    spent = view.board[spell]
    elsewhere = seen(view, spell) - spent
    return Text.assemble(
        ("■" * spent, COLOURS[spell]), ("▫" * elsewhere, COLOURS[spell]), ("·" * (spell - spent - elsewhere), "bold"),
    )
