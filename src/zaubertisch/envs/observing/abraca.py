"""Simsala… Bumm? as a seat knows it: the rows of others, its own mystic stones, and what all calls have told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet, put_who, who
from zaubertisch.games.abraca.components import FULL_LIFE, FULL_ROW, GOAL, KINDS, MYSTIC_STONES, SPELLS
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.table import Table

QUESTIONS: Final[list[str]] = ["first_call", "go_on", "take_mystic"]
NUMBERS: Final[dict[str, int]] = {"first_call": 0, "go_on": 1, "take_mystic": 2}
STONES: Final = 36
ROW: Final = KINDS + 1  # how many numbers of `Piles` belong to a seat


def fields(seats: int) -> list[Field]:
    return [
        *who(seats, QUESTIONS),
        Field("active", seats, 1, "whose turn it is"),
        Field("lowest", 1, SPELLS, "the last success of this turn; 0 before the first"),
        Field("round", 1, 9999, "the round, from 1", scale=10),
        Field("supply", 1, STONES, "stones still to be drawn"),
        Field("mystic stones left", 1, MYSTIC_STONES, "mystic stones nobody has taken"),
        Field("board", SPELLS, SPELLS, "stones on the board by number, 1 to 8"),
        Field("lives", seats, FULL_LIFE, "lives of each seat"),
        Field("points", seats, 9999, "points of each seat", scale=GOAL),
        Field("stones", seats, FULL_ROW, "how many stones stand in each row"),
        Field("mystic stones", seats, MYSTIC_STONES, "how many mystic stones each seat has taken"),
        Field("rows", SPELLS * (seats - 1), SPELLS, "the rows of the others by number; nobody sees their own"),
        Field("own mystic stones", SPELLS, MYSTIC_STONES, "one's own mystic stones by number"),
        Field("unseen", SPELLS, SPELLS, "stones by number whose faces one does not see, also those of the own row"),
        Field("fresh", SPELLS * seats, FULL_ROW, "of each row by number: stones that came after this number was last "
              "called in vain, or all of them; only these can have it"),
    ]


class AbracaObservation(Observation):
    """Nobody sees their own row; everybody remembers what was called in vain."""

    def __init__(self, seats: int) -> None:
        super().__init__("abraca", 1, seats, fields(seats))

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        assert isinstance(table, Abraca)
        seats: i64 = table.seats
        own: i64 = seat
        turn: i64
        put_who(table, seat, NUMBERS.get(table.question(), -1), len(QUESTIONS), sheet)
        sheet.put_seat(table.active, seat, seats)
        sheet.put(table.lowest)
        sheet.put(table.round)
        sheet.put(table.supply.size)
        sheet.put(table.mystic_table.size)
        sheet.put_pile(table.board, 1)
        sheet.put_around(table.lives, own)
        sheet.put_around(table.points, own)
        sheet.put_sizes(table.rows, own, seats)
        sheet.put_sizes(table.mystics, own, seats)
        for turn in range(1, seats):
            sheet.put_row(table.rows, (own + turn) % seats, 1)
        sheet.put_row(table.mystics, own, 1)
        put_unseen(table, own, sheet)
        for turn in range(seats):
            put_fresh(table, (own + turn) % seats, sheet)


def put_unseen(g: Abraca, seat: i64, sheet: Sheet) -> None:
    """Number k exists k times; what lies open, stands in the rows of others or was taken by oneself is seen."""
    board = g.board.counts
    rows = g.rows.counts
    mystics = g.mystics.counts
    numbers = sheet.numbers
    at: i64 = sheet.at - 1
    seats: i64 = g.seats
    spell: i64 = 1
    while spell <= SPELLS:
        left: i64 = spell - board[spell] - mystics[seat * ROW + spell] + rows[seat * ROW + spell]
        other: i64 = 0
        while other < seats:
            left -= rows[other * ROW + spell]
            other += 1
        numbers[at + spell] = i16(left)
        spell += 1
    sheet.at += SPELLS


def put_fresh(g: Abraca, seat: i64, sheet: Sheet) -> None:
    """A number called in vain did not stand there, so only what was drawn later can be it."""
    diary = g.diaries[seat]
    standing: i64 = g.rows.size(seat)
    first: i64 = sheet.at - 1
    sheet.put_same(standing, SPELLS)
    numbers = sheet.numbers
    called: i64 = 0
    drawn: i64 = 0
    place: i64 = len(diary) - 1
    while place >= 0 and drawn < standing:
        era = diary[place]
        fresh: i64 = era.failed & ~called
        if fresh:
            spell: i64 = 1
            while fresh >> spell:
                if fresh >> spell & 1:
                    numbers[first + spell] = i16(drawn)
                spell += 1
        called |= era.failed
        drawn += era.drawn
        place -= 1
