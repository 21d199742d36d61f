"""Zauberschwert & Drachenei as a seat knows it: its own hand, what others have shown, and the votes it may know."""

from __future__ import annotations

from typing import Final

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet, put_who, who
from zaubertisch.games.drachenei.components import (
    ADVENTURES,
    ARTEFACT_CARDS,
    CODES,
    KINDS,
    LETTERS,
    MOST_MAGIC,
    PHASES,
    PLACES,
    SPELLS,
)
from zaubertisch.games.drachenei.table.knowledge import known_votes, unseen, voting
from zaubertisch.games.drachenei.table.prices import share_if_all_agree
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.table import Table

QUESTIONS: Final[list[str]] = [
    "place", "rob", "vote", "bid", "borrow", "bonus", "spells", "offer", "wish", "address", "reply", "settle",
    "lay_out", "fight",
]
NUMBERS: Final[dict[str, int]] = {question: number for number, question in enumerate(QUESTIONS)}
STANDS: Final = PLACES + 2  # a wizard is at home, at one of the places, or has passed


def fields(seats: int) -> list[Field]:
    cards, kinds, artefacts = "adventure cards", "kinds of artefact cards", "artefacts"
    return [
        *who(seats, QUESTIONS),
        Field("round", 1, 9999, "the round", scale=20),
        Field("phase", len(PHASES), 1, "the phase of the round, A to F"),
        Field("start seat", seats, 1, "who begins"),
        Field("idle", 1, 9999, "rounds in a row in which no card left the display", scale=5),
        Field("display", PLACES * ADVENTURES, 1, f"which of the {ADVENTURES} {cards} lies at each place"),
        Field("to come", ADVENTURES, 1, f"which {cards} are still in the stack"),
        Field("artefact stack", 1, ARTEFACT_CARDS, "cards left in the stack of artefacts"),
        Field("magic", seats, MOST_MAGIC, "magic of each seat"),
        Field("stones", seats, 9999, "stones of each seat", scale=50),
        Field("cards", seats, ARTEFACT_CARDS, "how many cards each seat holds"),
        Field("wizards", seats * STANDS, 1, "where each wizard is: at home, left, right, or passed"),
        Field("spells", seats * SPELLS, 1, "which of the six spells each seat owns"),
        Field("used spells", SPELLS, 1, "spells used in this round"),
        Field("own hand", KINDS, ARTEFACT_CARDS, f"one's own cards by {kinds}"),
        Field("laid out", seats * CODES, ARTEFACT_CARDS, f"what each seat has laid out, by {artefacts}"),
        Field("shown", seats * KINDS, ARTEFACT_CARDS, f"what all know to be in each hand, by {kinds}"),
        Field("unseen", KINDS, ARTEFACT_CARDS, f"cards one has not seen: in the stack or a hand, by {kinds}"),
        Field("place", PLACES, 1, "the place that is evaluated"),
        Field("bid", 1, MOST_MAGIC, "the highest bid; -1 for none", least=-1),
        Field("bidder", seats, 1, "whose bid it is"),
        Field("bidding", seats, 1, "who is still in the auction"),
        Field("voted", seats, 1, "who has voted"),
        Field("alone", seats, 1, "who wants to fight alone, of the votes one knows"),
        Field("fighters", seats, 1, "who fights"),
        Field("price", 1, 9999, "what the asked fighter would pay, or who votes if all agree", scale=16),
        Field("bonus", CODES, 1, "the artefact whose choice is asked for"),
        Field("bonuses", 1, ARTEFACT_CARDS, "how many such artefacts give it"),
        Field("lap", 1, 9999, "how often offers have gone round", scale=5),
        Field("offerer", seats, 1, "who offers"),
        Field("offered", KINDS, 1, "the kind of card offered; the first is nothing"),
        Field("wished", KINDS, 1, "the kind of card wished for; the first is anything"),
        Field("address", seats, 1, "whom the offer is for; nobody is everybody"),
        Field("replies", seats * KINDS, 1, "what each seat has replied with; the first is nothing"),
    ]


class DracheneiObservation(Observation):
    """Hands are secret but for what was shown; everything else lies open."""

    def __init__(self, seats: int) -> None:
        super().__init__("drachenei", 1, seats, fields(seats))

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        assert isinstance(table, Drachenei)
        put_who(table, seat, NUMBERS.get(table.question(), -1), len(QUESTIONS), sheet)
        put_table(table, seat, sheet)
        put_seats(table, seat, sheet)
        put_cards(table, seat, sheet)
        put_adventure(table, seat, sheet)
        put_offer(table, seat, sheet)


def put_table(g: Drachenei, seat: int, sheet: Sheet) -> None:
    sheet.put(g.round)
    sheet.put_one_of(g.phase, len(PHASES))
    sheet.put_seat(g.start_seat, seat, g.seats)
    sheet.put(g.idle)
    for card in g.display:
        sheet.put_one_of(card, ADVENTURES)
    first = sheet.at
    sheet.put_nothing(ADVENTURES)
    for letter in range(len(LETTERS)):
        for card in g.adventures.cards(letter):
            sheet.mark(first + card)
    sheet.put(g.artefacts.size)


def put_seats(g: Drachenei, seat: int, sheet: Sheet) -> None:
    around = [(seat + turn) % g.seats for turn in range(g.seats)]
    for other in around:
        sheet.put(g.magic[other])
    for other in around:
        sheet.put(g.stones[other])
    for other in around:
        sheet.put(g.hands.size(other))
    for other in around:
        sheet.put_one_of(g.placed[other] + 1, STANDS)
    first, size = sheet.at, len(g.owners)
    sheet.put_nothing(g.seats * size)
    for artefact, owner in enumerate(g.owners):
        if 0 <= owner < g.seats:
            sheet.mark(first + (owner - seat + g.seats) % g.seats * size + artefact)
    sheet.put_bits(g.used, SPELLS)


def put_cards(g: Drachenei, seat: int, sheet: Sheet) -> None:
    sheet.put_row(g.hands, seat)
    for turn in range(g.seats):
        sheet.put_row(g.laid, (seat + turn) % g.seats)
    for turn in range(g.seats):
        sheet.put_row(g.shown, (seat + turn) % g.seats)
    sheet.put_list(unseen(g, seat))


def put_adventure(g: Drachenei, seat: int, sheet: Sheet) -> None:
    seats = g.seats
    sheet.put_one_of(g.place, PLACES)
    sheet.put(g.bid)
    sheet.put_seat(g.bidder, seat, seats)
    sheet.put_seats(g.bidding, seat, seats)
    sheet.put_seats(g.voted, seat, seats)
    sheet.put_seats(known_votes(g, seat), seat, seats)
    sheet.put_seats(g.fighters, seat, seats)
    sheet.put(share_if_all_agree(g, g.asked) if voting(g) else g.price)
    sheet.put_one_of(g.bonus, CODES)
    sheet.put(g.many)


def put_offer(g: Drachenei, seat: int, sheet: Sheet) -> None:
    seats = g.seats
    sheet.put(g.lap)
    sheet.put_seat(g.offerer, seat, seats)
    sheet.put_one_of(g.given, KINDS)
    sheet.put_one_of(g.wish, KINDS)
    sheet.put_seat(g.address if g.address < seats else -1, seat, seats)
    for turn in range(seats):
        sheet.put_one_of(g.replies[(seat + turn) % seats], KINDS)
