"""Magia Cum Laude as a seat knows it: the room, its own hand, book and mission, and what it has seen of other hands."""

from __future__ import annotations

from typing import Final, cast

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet, put_who, who
from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_NUMBERS,
    BOOKS,
    CARDS,
    CRYSTALS,
    FIGURES,
    KINDS,
    MISSIONS,
    NO_CRYSTAL,
    SYMBOLS,
)
from zaubertisch.games.magia.hexes import DIRECTIONS, FIELDS, ROWS
from zaubertisch.games.magia.table import scoring
from zaubertisch.games.magia.table.diary import HANDS, KIND_AT
from zaubertisch.games.magia.table.knowledge import (
    ask_nothing,
    lacking,
    sees_book,
    sees_hand,
    sees_mission,
    sees_supply,
    sighted,
    unseen,
)
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.table import Table

QUESTIONS: Final[list[str]] = [
    "name", "steal", "step", "direction", "examiner", "pay", "jump_on", "star", "secure", "announce", "examine",
    "lose_or_receive", "row", "place", "rob", "pick", "symbol", "trade", "trade_crystal", "discard",
]
NUMBERS: Final[dict[str, int]] = {question: number for number, question in enumerate(QUESTIONS)}
STONES: Final = len(CRYSTALS)


def fields(seats: int) -> list[Field]:
    mixes = "air, water and fire"
    return [
        *who(seats, QUESTIONS),
        Field("crystals", FIELDS * STONES, 1, f"which crystal lies on each of the {FIELDS} fields: {mixes}"),
        Field("figures", len(FIGURES) * FIELDS, 1, "on which field each of the seven figures stands"),
        Field("needs", APPRENTICES * STONES, 6, f"what each spell needs: {mixes}"),
        Field("have", APPRENTICES * STONES, 6, f"what lies on each spell: {mixes}"),
        Field("full", APPRENTICES, 1, "spells that have all six crystals"),
        Field("passed", APPRENTICES, 1, "spells that are secured"),
        Field("supplies", seats * STONES, 60, f"the supply of each seat, -1 where one does not see it: {mixes}",
              least=-1, scale=5),
        Field("supply sizes", seats, 60, "how many crystals lie in each supply", scale=8),
        Field("books", seats * STONES, 5, f"what each book asks for, -1 where one does not see it: {mixes}", least=-1),
        Field("safe", seats, 1, "whose book is secured"),
        Field("favourites", seats * APPRENTICES, 1, "the favourites of each seat whose mission one knows"),
        Field("own mission", len(MISSIONS), 1, "one's own mission"),
        Field("open book", STONES + 1, 5, f"the third book of two masters, else zeros: {mixes}, and its number"),
        Field("ruled out", len(MISSIONS), 1, "missions everybody knows nobody has"),
        Field("hand sizes", seats, CARDS, "how many cards each seat holds", scale=7),
        Field("own hand", KINDS, 6, "one's own cards by kind, four symbols a colour"),
        Field("sure", (seats - 1) * KINDS, 6, "cards that are surely in each other hand, by kind"),
        Field("perhaps", (seats - 1) * KINDS, 6, "cards that may be in each other hand, among others, by kind"),
        Field("lacks", (seats - 1) * 6, 1, "colours that unseen cards in each other hand cannot have"),
        Field("pile", 1, CARDS, "cards left to draw"),
        Field("top", KINDS, 1, "the top of the discard pile"),
        Field("discards", KINDS, 6, "the discard pile by kind"),
        Field("unseen", KINDS, 6, "cards one does not see, by kind"),
        Field("active", seats, 1, "whose turn it is"),
        Field("turn", 1, 9999, "turns so far", scale=100),
        Field("part", 1, 9999, "the part of the turn", scale=3),
        Field("stall", 1, 9999, "turns in a row in which nothing stirred", scale=20),
        Field("figure", len(FIGURES), 1, "the figure named"),
        Field("origin", FIELDS, 1, "where it stood"),
        Field("played", 1, 9, "cards played in this part", scale=7),
        Field("ways", 2, 1, "whether it may still move by colour, by direction"),
        Field("jumped", 1, 1, "whether the last thing it did was to jump"),
        Field("symbols", len(SYMBOLS), 1, "symbols on the cards played in this part"),
        Field("bearings", 6 * 6, 1, "the direction each colour has taken in this part"),
        Field("card", KINDS, 1, "the card that was played and not yet moved by"),
        Field("stirred", 1, 1, "whether anything has stirred in this turn"),
        Field("event", 6, 1, "the apprentices the question is about"),
        Field("who", len(FIGURES), 1, "the figure the question is about"),
        Field("giver", seats, 1, "the seat the question is about"),
        Field("crystal", STONES, 1, "the crystal the question is about"),
        Field("row", len(ROWS), 1, "the row the question is about"),
        Field("paid", 1, 99, "cards paid for the examiner", scale=3),
        Field("direction", len(DIRECTIONS), 1, "the direction of a summons"),
        Field("summoned", len(FIGURES), 1, "who is summoned"),
        Field("standing", 2, 99, "one's points for spells and for the book if it ended now", least=-99, scale=20),
    ]


class MagiaObservation(Observation):
    """Room and spells lie open; books and missions are secrets of their owners; hands are known as far as seen."""

    def __init__(self, seats: int) -> None:
        super().__init__("magia", 1, seats, fields(seats))

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        assert isinstance(table, Magia)
        put_who(table, seat, NUMBERS.get(table.question(), -1), len(QUESTIONS), sheet)
        put_room(table, sheet)
        put_masters(table, seat, sheet)
        put_cards(table, seat, sheet)
        put_turn(table, seat, sheet)
        put_question(table, seat, sheet)
        sheet.put_list(scoring.standing(table, seat))


def put_room(g: Magia, sheet: Sheet) -> None:
    first = sheet.at
    sheet.put_nothing(FIELDS * STONES)
    for field, crystal in enumerate(g.crystals):
        if crystal != NO_CRYSTAL:
            sheet.mark(first + field * STONES + crystal)
    for field in g.figures:
        sheet.put_one_of(field, FIELDS)
    sheet.put_list(g.needs)
    sheet.put_list(g.have)
    sheet.put_bits(g.full, APPRENTICES)
    sheet.put_bits(g.passed, APPRENTICES)


def put_masters(g: Magia, seat: int, sheet: Sheet) -> None:
    around = [(seat + turn) % g.seats for turn in range(g.seats)]
    for other in around:
        for crystal in range(STONES):
            sheet.put(g.supplies[STONES * other + crystal] if sees_supply(g, seat, other) else -1)
    for other in around:
        sheet.put(g.size(other))
    for other in around:
        for crystal in range(STONES):
            sheet.put(BOOKS[g.books[other]][crystal] if sees_book(g, seat, other) else -1)
    sheet.put_seats(g.safe, seat, g.seats)
    for other in around:
        sheet.put_bits(g.favourites[other] if sees_mission(g, seat, other) else 0, APPRENTICES)
    sheet.put_one_of(g.missions[seat], len(MISSIONS))
    if g.open_book < 0:
        sheet.put_nothing(STONES + 1)
    else:
        for crystal in range(STONES):
            sheet.put(BOOKS[g.open_book][crystal])
        sheet.put(BOOK_NUMBERS[g.open_book])
    sheet.put_bits(g.ruled_out, len(MISSIONS))


def put_cards(g: Magia, seat: int, sheet: Sheet) -> None:
    for turn in range(g.seats):
        sheet.put(g.hands.size((seat + turn) % g.seats))
    sheet.put_row(g.hands, seat)
    put_sightings(g, seat, sheet)
    lacks = lacking(g, seat)
    for turn in range(1, g.seats):
        sheet.put_bits(lacks[(seat + turn) % g.seats], 6)
    sheet.put(g.pile.size)
    sheet.put_one_of(g.discards[-1] if g.discards else -1, KINDS)
    first = sheet.at
    sheet.put_nothing(KINDS)
    for card in g.discards:
        sheet.add(first + card)
    sheet.put_pile(unseen(g, seat))


def put_sightings(g: Magia, seat: int, sheet: Sheet) -> None:
    """Which cards other hands hold for certain, and which they may hold; at open tables, what lies there."""
    sure = sheet.at
    perhaps = sure + (g.seats - 1) * KINDS
    sheet.put_nothing(2 * (g.seats - 1) * KINDS)
    for turn in range(1, g.seats):
        other = (seat + turn) % g.seats
        if sees_hand(g, seat, other):
            for card in g.hands.cards(other):
                sheet.add(sure + (turn - 1) * KINDS + card)
    for seen in sighted(g, seat):
        hands = seen & HANDS
        kind = seen >> KIND_AT
        alone = hands & (hands - 1) == 0
        for turn in range(1, g.seats):
            if hands >> (seat + turn) % g.seats & 1:
                sheet.add((sure if alone else perhaps) + (turn - 1) * KINDS + kind)


def put_turn(g: Magia, seat: int, sheet: Sheet) -> None:
    sheet.put_seat(g.active, seat, g.seats)
    sheet.put(g.turn)
    sheet.put(g.part)
    sheet.put(g.stall)
    sheet.put_one_of(g.figure, len(FIGURES))
    sheet.put_one_of(g.origin, FIELDS)
    sheet.put(g.played)
    sheet.put_bits(g.ways, 2)
    sheet.put_flag(g.jumped)
    sheet.put_bits(g.symbols, len(SYMBOLS))
    for colour in range(6):
        sheet.put_one_of((g.bearings >> 3 * colour & 7) - 1, 6)
    sheet.put_one_of(g.card, KINDS)
    sheet.put_flag(g.stirred)


def put_question(g: Magia, seat: int, sheet: Sheet) -> None:
    """What the sections in progress say of themselves; all of it is open."""
    v = MagiaView(seat, g.seats, g.asked, "")
    ask_nothing(v)
    for step in g.stack:
        cast(Section, step).describe(v)
    sheet.put_bits(v.event, 6)
    sheet.put_one_of(v.who, len(FIGURES))
    sheet.put_seat(v.giver, seat, g.seats)
    sheet.put_one_of(v.crystal, STONES)
    sheet.put_one_of(v.row, len(ROWS))
    sheet.put(v.paid)
    sheet.put_one_of(v.direction, len(DIRECTIONS))
    sheet.put_one_of(v.summoned, len(FIGURES))
