"""Das Zepter von Zavandor as a seat knows it: all boards, its own cards, and what bids have proved of others' hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet, put_who, who
from zaubertisch.games.zavandor.boards import ANYTHING, NOTHING
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    CARD_COLOUR,
    CARD_COPIES,
    CARDS,
    CHARACTERS,
    COLOURS,
    COPIES,
    HIGHEST_BID,
    ITEMS,
    KINDS,
    PIECES,
    SENTINELS,
    STONES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.prices import gem_price
from zaubertisch.games.zavandor.table.knowledge import next_cost, sees_hand
from zaubertisch.games.zavandor.table.scoring import points
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.pile import Piles
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.table import Table

QUESTIONS: Final[list[str]] = [
    "choose_character", "turn", "open", "bid", "pay", "hand_limit", "lose_gem", "release_stone", "free_step",
]
NUMBERS: Final[dict[str, int]] = {question: number for number, question in enumerate(QUESTIONS)}
PHASES: Final = 5
COLOUR_ROW: Final[list[int]] = [colour * (CARDS + 1) for colour in CARD_COLOUR]  # where a card's pile begins
BLOCKS: Final = 3


def board_fields() -> list[Field]:
    """What everybody sees of one seat."""
    return [
        Field("character", len(CHARACTERS), 1, "its character"),
        Field("place", 1, 5, "its place in the turn order, from 0; -1 if it has none", least=-1),
        Field("marker", 1, 9999, "where its marker stands", scale=60),
        Field("points", 1, 9999, "its points if they were counted now", scale=60),
        Field("dust", 1, 9999, "its dust", scale=50),
        Field("concentrated", len(COLOURS), 9999, "its concentrated energy by colour", scale=3),
        Field("cards", len(COLOURS), 99, "its cards in hand by colour", scale=10),
        Field("under its disc", len(COLOURS), 99, "its cards under the disc by colour", scale=10),
        Field("promised dust", 1, 9999, "dust that comes in place of such cards", scale=50),
        Field("weight", 1, 9999, "what its hand weighs", scale=10),
        Field("limit", 1, 99, "what it may weigh", scale=10),
        Field("active gems", KINDS, 99, "its active gems by kind", scale=5),
        Field("inactive gems", KINDS, 99, "its inactive gems by kind", scale=5),
        Field("slots", 1, 99, "places for active gems", scale=10),
        Field("levels", TRACKS, TOP_LEVEL, "its level on each track"),
        Field("stored stones", STONES, 1, "which of its stones lie on the board"),
        Field("free stones", 1, STONES, "its stones in the pentagon"),
        Field("artefacts", ARTEFACTS, 3, "its artefacts"),
        Field("sentinels", SENTINELS, 1, "its sentinels"),
        Field("surcharge", 1, 99, "what its disc adds to a price; less if negative", least=-99, scale=20),
        Field("open worth", 1, 9999, "what it could pay without its cards in hand", scale=200),
        Field("least hand", 1, 9999, "what its cards in hand are worth at least, by bids and purchases", least=-999,
              scale=100),
        Field("most hand", 1, 9999, "and at most; -1 if nothing is known", least=-999, scale=100),
        Field("out", 1, 1, "whether it was struck down"),
    ]


def fields(seats: int) -> list[Field]:
    boards = board_fields()
    return [
        *who(seats, QUESTIONS),
        Field("round", 1, 9999, "the round", scale=20),
        Field("phase", PHASES, 1, "the phase of the round; the first is before all rounds"),
        Field("active", seats, 1, "whose turn it is"),
        *[
            Field(f"{each.name} of {'oneself' if turn == 0 else f'{turn} further on'}", each.size, each.highest,
                  each.says, each.least, each.scale)
            for turn in range(seats) for each in boards
        ],
        Field("display", ARTEFACTS, 9, "artefacts on offer"),
        Field("deck", ARTEFACTS, 3, "artefacts still to come"),
        Field("decks", len(COLOURS), 99, "energy cards left to draw by colour", scale=30),
        Field("discards", CARDS, 12, "discarded energy cards by card"),
        Field("unseen", CARDS, 12, "energy cards one cannot see, by card"),
        Field("hands", seats * CARDS, 12, "cards in each hand one sees: one's own, others' only at open tables"),
        Field("under discs", seats * CARDS, 12, "cards under each disc one may look under"),
        Field("item", len(ITEMS), 1, "what is up for auction"),
        Field("bid", 1, HIGHEST_BID, "the highest bid", scale=100),
        Field("bidder", seats, 1, "whose bid it is"),
        Field("passed", seats, 1, "who has passed"),
        Field("liquid", 1, 9999, "what one could pay at once", scale=200),
        Field("worth", 1, 9999, "what one could pay if one sold every gem", scale=200),
        Field("gem prices", KINDS, 99, "what each gem costs oneself"),
        Field("step costs", TRACKS, 24, "what one's next level of each track costs; 0 for a finished one"),
        Field("price", 1, 9999, "what the asked seat has to pay", scale=100),
        Field("put down", PIECES, 99, "the pieces one has put down for it", scale=5),
        Field("stepped", 1, 1, "whether the active seat has used its paid step"),
        Field("closed", BLOCKS, 1, "blocks of the turn that are over"),
    ]


class ZavandorObservation(Observation):
    """Boards lie open; which cards a hand holds only its owner knows."""

    def __init__(self, seats: int) -> None:
        super().__init__("zavandor", 1, seats, fields(seats))

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        assert isinstance(table, Zavandor)
        question = table.question_to(seat)
        put_who(table, seat, NUMBERS.get(question, -1), len(QUESTIONS), sheet)
        sheet.put(table.round)
        sheet.put_one_of(table.phase, PHASES)
        sheet.put_seat(table.active, seat, table.seats)
        for turn in range(table.seats):
            put_board(table, (seat + turn) % table.seats, sheet)
        put_cards(table, seat, sheet)
        put_auction(table, seat, sheet)
        put_own(table, seat, question, sheet)


def put_board(g: Zavandor, other: int, sheet: Sheet) -> None:
    seat: i64 = other
    sheet.put_one_of(g.characters[seat], len(CHARACTERS))
    sheet.put(g.discs[seat])
    sheet.put(g.points[seat])
    sheet.put(points(g, other))
    sheet.put(g.dust[seat])
    sheet.put_row(g.concentrated, seat)
    put_colours(g.hands, seat, sheet)
    put_colours(g.under, seat, sheet)
    sheet.put(g.promised[seat])
    sheet.put(g.weight(other))
    sheet.put(g.hand_limit(other))
    sheet.put_row(g.spiral, seat)
    sheet.put_row(g.pentagon, seat)
    sheet.put(g.slots(other))
    sheet.put_stretch(g.levels, seat * TRACKS, TRACKS)
    sheet.put_bits(g.stored[seat], STONES)
    sheet.put(g.free_stones[seat])
    sheet.put_row(g.artefacts, seat)
    sheet.put_places(g.owners, seat)
    sheet.put(g.rank_price[seat])
    sheet.put(g.open_worth(other))
    sheet.put(g.least[seat])
    most: i64 = g.most[seat]
    sheet.put(most if most != ANYTHING else -1)
    sheet.put_flag(g.is_out(other))


def put_colours(piles: Piles, seat: i64, sheet: Sheet) -> None:
    """The backs of cards show their colour."""
    counts = piles.counts
    card: i64 = seat * (CARDS + 1)
    if counts[card + CARDS] == 0:
        sheet.put_nothing(len(COLOURS))
        return
    end: i64 = card
    for copies in COPIES:
        end += len(copies)
        cards: i64 = 0
        while card < end:
            cards += counts[card]
            card += 1
        sheet.put(cards)


def put_cards(g: Zavandor, seat: int, sheet: Sheet) -> None:
    sheet.put_pile(g.display)
    sheet.put_pile(g.deck)
    for colour in range(len(COLOURS)):
        sheet.put(g.draws.size(colour))
    unseen: i64 = sheet.at + CARDS
    discards = g.discards.counts
    card: i64
    for card in range(CARDS):
        sheet.put(discards[COLOUR_ROW[card] + card])
    for card in range(CARDS):
        sheet.put(CARD_COPIES[card] - discards[COLOUR_ROW[card] + card])
    for turn in range(g.seats):
        put_seen(g, seat, (seat + turn) % g.seats, g.hands, unseen, sheet)
    for turn in range(g.seats):
        put_seen(g, seat, (seat + turn) % g.seats, g.under, unseen, sheet)


def put_seen(g: Zavandor, seat: int, other: int, piles: Piles, unseen: i64, sheet: Sheet) -> None:
    """The cards of a pile one may look at; they are not unseen any more."""
    if piles.size(other) == 0 or not sees_hand(g, seat, other):
        sheet.put_nothing(CARDS)
        return
    sheet.put_row(piles, other)
    for card in piles.cards(other):
        sheet.take(unseen + card)


def put_auction(g: Zavandor, seat: int, sheet: Sheet) -> None:
    sheet.put_one_of(g.item, len(ITEMS))
    sheet.put(g.bid if g.bidder != NOBODY else 0)
    sheet.put_seat(g.bidder, seat, g.seats)
    sheet.put_seats(g.passed, seat, g.seats)


def put_own(g: Zavandor, seat: int, question: str, sheet: Sheet) -> None:
    """What things cost oneself, and the payment in progress, which its payer alone sees."""
    sheet.put(g.liquid(seat))
    sheet.put(g.worth(seat))
    for gem in range(KINDS):
        sheet.put(gem_price(g, seat, gem))
    for track in range(TRACKS):
        sheet.put(next_cost(track, g.levels[seat * TRACKS + track]))
    sheet.put(g.price if g.bought == NOTHING or question == "pay" else 0)
    first = sheet.at
    sheet.put_nothing(PIECES)
    if seat == g.asked:
        for piece in g.put:
            sheet.add(first + piece)
    sheet.put_flag(g.stepped)
    sheet.put_bits(g.closed, BLOCKS)
