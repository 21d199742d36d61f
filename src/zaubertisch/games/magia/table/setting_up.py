"""Setting up: crystals, figures, spells, books, missions and first hands."""

from __future__ import annotations

from zaubertisch.games.magia.components import (
    APPRENTICES,
    BOOK_NUMBERS,
    BOOKS,
    COLOURS,
    CRYSTAL_COUNTS,
    FIRST_HAND,
    KINDS,
    MISSIONS,
    NO_CRYSTAL,
    SPELLS,
    favourites_of,
    mix_name,
    third_of,
)
from zaubertisch.games.magia.hexes import DESK, FIELDS, PORTAL_AT, ROOM
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, only
from zaubertisch.kernel.pile import Pile, Piles


def prepare(g: Magia, variant: Variant) -> None:
    """[MA-003 MA-004 MA-009 MA-010 MA-R02] Figures where they start; nothing collected, discarded or secured."""
    g.variant = variant
    g.crystals = [NO_CRYSTAL] * FIELDS
    g.figures = [*range(ROOM, FIELDS), DESK]
    g.spells = [0] * APPRENTICES
    g.needs = [0] * (3 * APPRENTICES)
    g.have = [0] * (3 * APPRENTICES)
    g.hands = Piles(g.seats, KINDS)
    g.pile = Pile(KINDS)
    g.discards = []
    g.supplies = [0] * (3 * g.seats)
    g.books = [0] * g.seats
    g.missions = [0] * g.seats
    g.favourites = [0] * g.seats
    g.diary = []


def set_up(g: Magia) -> None:
    """[MA-002 MA-005 MA-006 MA-007 MA-008 MA-012] Everything that is left to chance; what is not dealt stays unseen."""
    strew_crystals(g)
    deal_spells(g)
    deal_secrets(g)
    deal_hands(g)
    if not g.silent:
        tell_set_up(g)


def strew_crystals(g: Magia) -> None:
    """[MA-002 MA-058] One crystal on every field without a portal."""
    bag = Pile(3)
    for crystal, count in enumerate(CRYSTAL_COUNTS):
        bag.add(crystal, count)
    for field in range(ROOM):
        if PORTAL_AT[field] < 0:
            g.crystals[field] = bag.draw(g.chance)


def deal_spells(g: Magia) -> None:
    """[MA-005 MA-R77] An open spell for each apprentice, whether or not there are crystals enough for all six."""
    g.spells = some_of(len(SPELLS), APPRENTICES, g.chance)
    while g.variant.redeal_short_spells and short_of_crystals(g.spells):
        g.spells = some_of(len(SPELLS), APPRENTICES, g.chance)
    g.needs = [count for spell in g.spells for count in SPELLS[spell]]


def short_of_crystals(spells: list[int]) -> bool:
    """Whether the spells together ask for more crystals of a colour than there are."""
    return any([
        sum([SPELLS[spell][crystal] for spell in spells]) > count for crystal, count in enumerate(CRYSTAL_COUNTS)
    ])


def deal_secrets(g: Magia) -> None:
    """[MA-006 MA-147] A book and a mission for each master; with two masters one more book, open."""
    extra = 1 if g.seats == 2 else 0
    books = some_of(len(BOOKS), g.seats + extra, g.chance)
    g.open_book = books.pop() if extra else -1
    g.books = books
    g.missions = some_of(len(MISSIONS), g.seats, g.chance)
    g.favourites = [favourites_of(mission, g.open_book) for mission in g.missions]


def deal_hands(g: Magia) -> None:
    """[MA-008] Four cards each; the rest is the draw pile."""
    for kind in range(KINDS):
        g.pile.add(kind, g.variant.copies[kind & 3])
    for seat in range(g.seats):
        for _ in range(FIRST_HAND):
            g.hands.add(seat, g.pile.draw(g.chance))


def some_of(things: int, count: int, chance: Chance) -> list[int]:
    """So many different numbers below `things`, in the order drawn."""
    left = list(range(things))
    return [left.pop(chance.below(len(left))) for _ in range(count)]


def tell_set_up(g: Magia) -> None:
    for seat in range(g.seats):
        first, second = MISSIONS[g.missions[seat]][:2]
        whom = EVERYONE if g.variant.open_hands else only(seat)
        g.tell(whom, "dealt", {"seat": seat, "card": g.hands.cards(seat)})
        g.tell(only(seat), "dealt_secrets", {
            "seat": seat, "book": mix_name(BOOKS[g.books[seat]]), "first": COLOURS[first],
            "second": COLOURS[second],
        })
    if g.open_book >= 0:
        g.tell(EVERYONE, "opened_book", {
            "book": mix_name(BOOKS[g.open_book]), "number": BOOK_NUMBERS[g.open_book],
        })
        for seat in range(g.seats):
            g.tell(only(seat), "third_favourite", {
                "seat": seat, "third": COLOURS[third_of(g.missions[seat], g.open_book)],
            })
