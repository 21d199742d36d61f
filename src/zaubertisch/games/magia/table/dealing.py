"""Dealing the unseen cards and secrets anew, as a viewer thinks possible.

Which of its cards a master plays tells nothing of the others it holds: cards nobody has sighted lie anywhere unseen
with equal chances. A sighted card is where the thefts may have brought it, with the chances they gave it.
"""

from __future__ import annotations

from typing import Final, cast

from zaubertisch.games.magia.components import BOOKS, CRYSTALS, KINDS, MISSIONS, favourites_of
from zaubertisch.games.magia.table.diary import (
    HANDS,
    KIND_AT,
    STOLE,
    count,
    entry,
    is_secret,
    other_of,
    seat_of,
    stolen_cards,
)
from zaubertisch.games.magia.table.knowledge import sees_book, sees_mission, sees_supply
from zaubertisch.games.magia.table.memory import Memory
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.table.whereabouts import UNSIGHTED
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table

PATIENCE: Final = 10_000  # tries before sightings that contradict each other are given up


class MagiaImagination(Imagination):
    """What the viewer knows of the hands is worked out once for all worlds."""

    def __init__(self, table: Magia, viewer: int) -> None:
        super().__init__(table, viewer)
        self.memory: Memory | None = None

    def deal(self, world: Table, chance: Chance) -> None:
        """[MA-R15 MA-R62 MA-R69] Secrets, closed supplies and hands, each possible world equally likely."""
        assert isinstance(world, Magia)
        if self.viewer == TRUTH:
            return
        deal_missions(world, self.viewer, chance)
        deal_books(world, self.viewer, chance)
        deal_supplies(world, self.viewer, chance)
        if not world.variant.open_hands:
            if self.memory is None:
                self.memory = Memory(world, self.viewer)
            moved = deal_hands(world, self.memory, chance)
            rewrite_diary(world, self.viewer, moved, chance)


def deal_anew(g: Magia, viewer: int, chance: Chance) -> None:
    """The table itself becomes one of the worlds its viewer thinks possible."""
    MagiaImagination(g, viewer).deal(g, chance)


def deal_missions(g: Magia, viewer: int, chance: Chance) -> None:
    """Different missions for all, none of them one that everybody knows nobody has."""
    known = [sees_mission(g, viewer, seat) for seat in range(g.seats)]
    taken = [g.missions[seat] for seat in range(g.seats) if known[seat]]
    left = [each for each in range(len(MISSIONS)) if each not in taken and not g.ruled_out >> each & 1]
    for seat in range(g.seats):
        if not known[seat]:
            g.missions[seat] = left.pop(chance.below(len(left)))
            g.favourites[seat] = favourites_of(g.missions[seat], g.open_book)


def deal_books(g: Magia, viewer: int, chance: Chance) -> None:
    """Different books for all; the open one and those shown are out."""
    known = [sees_book(g, viewer, seat) for seat in range(g.seats)]
    taken = [g.open_book, *(g.books[seat] for seat in range(g.seats) if known[seat])]
    left = [each for each in range(len(BOOKS)) if each not in taken]
    for seat in range(g.seats):
        if not known[seat]:
            g.books[seat] = left.pop(chance.below(len(left)))


def deal_supplies(g: Magia, viewer: int, chance: Chance) -> None:
    """Closed supplies keep their sizes; their crystals are mixed."""
    hidden = [seat for seat in range(g.seats) if not sees_supply(g, viewer, seat)]
    bag = Pile(len(CRYSTALS))
    sizes = [g.size(seat) for seat in hidden]
    for seat in hidden:
        for crystal in range(len(CRYSTALS)):
            bag.add(crystal, g.supplies[3 * seat + crystal])
            g.supplies[3 * seat + crystal] = 0
    for at, seat in enumerate(hidden):
        for _ in range(sizes[at]):
            g.supplies[3 * seat + bag.draw(chance)] += 1


def deal_hands(g: Magia, memory: Memory, chance: Chance) -> list[int]:
    """Hands the viewer cannot see, until they allow everything done in the turn; what went in each hidden theft."""
    courses = memory.courses
    courses.remember(chance)
    moved: list[int] = []
    own = g.hands
    dealt = False
    while not dealt:
        g.pile = memory.cards.clone()
        g.hands = Piles(g.seats, KINDS)
        for seat in range(g.seats):
            if memory.sizes[seat] == 0:
                for kind in own.cards(seat):
                    g.hands.add(seat, kind)
        free = memory.sizes[:]
        if courses.now:
            course = courses.draw(chance)
            moved = course.moved()
            for place in course.places:
                put_card(g, place >> KIND_AT, only_hand(place), free)
        else:
            put_sighted_cards(g, memory.sighted, free, chance)
        fill_choosy_hands(g, memory.lacks, free, chance)
        fill_hands(g, free, chance)
        dealt = is_possible(g)
    return moved


def is_possible(g: Magia) -> bool:
    for step in g.stack:
        if not cast(Section, step).could_be(g):
            return False
    return True


def put_sighted_cards(g: Magia, known: list[int], free: list[int], chance: Chance) -> None:
    """Where the diary makes no sense: cards whose hand is sure first; then the others, each into a slot of its own."""
    for seen in known:
        if count(seen & HANDS) == 1:
            put_card(g, seen >> KIND_AT, only_hand(seen), free)
    unsure = [seen for seen in known if count(seen & HANDS) > 1]
    for at, seat in enumerate(hands_for(unsure, free, chance)):
        put_card(g, unsure[at] >> KIND_AT, seat, free)


def only_hand(seen: int) -> int:
    seat = 0
    while not seen >> seat & 1:
        seat += 1
    return seat


def put_card(g: Magia, kind: int, seat: int, free: list[int]) -> None:
    """What cannot be, because an imagined table remembers less than a real one, is left out."""
    if free[seat] > 0 and g.pile.has(kind):
        g.pile.remove(kind)
        g.hands.add(seat, kind)
        free[seat] -= 1


def hands_for(unsure: list[int], free: list[int], chance: Chance) -> list[int]:
    """A hand for each card, all ways to choose different slots being equally likely."""
    for _ in range(PATIENCE):
        taken: list[int] = []
        for seen in unsure:
            slot = any_slot(seen, free, chance)
            if slot < 0 or slot in taken:
                break
            taken.append(slot)
        if len(taken) == len(unsure):
            return [slot >> 4 for slot in taken]
    return []


def any_slot(seen: int, free: list[int], chance: Chance) -> int:
    """One of the free slots in the hands of a sighting, as hand and slot in one number; or none."""
    slots = [seat << 4 | slot for seat, room in enumerate(free) if seen >> seat & 1 for slot in range(room)]
    return chance.pick(slots) if slots else -1


def fill_choosy_hands(g: Magia, lacks: list[int], free: list[int], chance: Chance) -> None:
    """[MA-049] First the hands known to lack colours: all ways to give them different cards are equally likely."""
    cards = g.pile.cards()
    allowed = [[at for at, kind in enumerate(cards) if not lacks[seat] >> (kind >> 2) & 1] for seat in range(g.seats)]
    choosy = [seat for seat in range(g.seats) if lacks[seat] and len(allowed[seat]) >= free[seat]]
    for seat, hand in zip(choosy, different_cards(choosy, allowed, free, chance), strict=False):
        for at in hand:
            put_card(g, cards[at], seat, free)


def different_cards(choosy: list[int], allowed: list[list[int]], free: list[int], chance: Chance) -> list[list[int]]:
    """For each of these hands as many allowed cards as it has room for, no card twice; or nothing if that cannot be."""
    for _ in range(PATIENCE):
        hands: list[list[int]] = []
        taken: list[int] = []
        for seat in choosy:
            left = allowed[seat][:]
            hand = [left.pop(chance.below(len(left))) for _ in range(free[seat])]
            if any([at in taken for at in hand]):
                break
            taken += hand
            hands.append(hand)
        if len(hands) == len(choosy):
            return hands
    return []


def fill_hands(g: Magia, free: list[int], chance: Chance) -> None:
    for seat in range(g.seats):
        for _ in range(free[seat]):
            g.hands.add(seat, g.pile.draw(chance))


def rewrite_diary(g: Magia, viewer: int, moved: list[int], chance: Chance) -> None:
    """Which card went in a theft among others: the sighted one it was, or any that its thief may have had."""
    hands = [g.hands.cards(seat) for seat in range(g.seats)]
    thefts = 0
    for at, line in enumerate(g.diary):
        if is_secret(line, viewer):
            card = moved[thefts] if thefts < len(moved) else UNSIGHTED
            thefts += 1
            if card == UNSIGHTED:
                card = chance.pick(stolen_cards(g.diary, at, hands))
            g.diary[at] = entry(STOLE, seat_of(line), other_of(line), card)
