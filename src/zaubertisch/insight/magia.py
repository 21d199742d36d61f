"""Magia Cum Laude: missions and what they make favourites, books, closed supplies, and the cards in hands."""

from __future__ import annotations

from collections import Counter

from zaubertisch.games.magia.components import BOOKS, CRYSTALS, FIGURES, KINDS, MISSIONS, favourites_of
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.moving.move import Move
from zaubertisch.games.magia.table.diary import HANDS, KIND_AT
from zaubertisch.games.magia.table.knowledge import sees_book, sees_hand, sees_mission, sees_supply
from zaubertisch.games.magia.table.memory import Memory
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.table.whereabouts import Course
from zaubertisch.games.magia.turn.turn import Part
from zaubertisch.insight.known import Place
from zaubertisch.insight.lots import Weights, add, chances, likely, one_of, ways
from zaubertisch.insight.worlds import Worlds
from zaubertisch.kernel.pile import Pile


def places(g: Magia, viewer: int, worlds: Worlds) -> list[Place]:
    return [*missions(g, viewer), *books(g, viewer), *supplies(g, viewer), *hands(g, viewer, worlds)]


def missions(g: Magia, viewer: int) -> list[Place]:
    """[MA-R69] Any mission nobody is known to have, nor known not to be had; and the favourites it would make."""
    known = [g.missions[seat] for seat in range(g.seats) if sees_mission(g, viewer, seat)]
    left = [each for each in range(len(MISSIONS)) if each not in known and not g.ruled_out >> each & 1]
    favoured = {
        figure: sum(favourites_of(each, g.open_book) >> figure & 1 for each in left) for figure in range(len(FIGURES))
    }
    out: list[Place] = []
    for seat in range(g.seats):
        if not sees_mission(g, viewer, seat):
            favourites = likely({figure: (len(left) - count, count) for figure, count in favoured.items()})
            size = bin(favourites_of(left[0], g.open_book)).count("1")
            out.append(Place("mission", seat, 1, one_of(dict.fromkeys(left, 1))))
            out.append(Place("favourite", seat, size, favourites))
    return out


def books(g: Magia, viewer: int) -> list[Place]:
    """[MA-R62] Any book that is neither open nor shown."""
    known = [g.open_book, *(g.books[seat] for seat in range(g.seats) if sees_book(g, viewer, seat))]
    left = [each for each in range(len(BOOKS)) if each not in known]
    return [
        Place("book", seat, 1, one_of(dict.fromkeys(left, 1))) for seat in range(g.seats)
        if not sees_book(g, viewer, seat)
    ]


def supplies(g: Magia, viewer: int) -> list[Place]:
    """Closed supplies keep their sizes; their crystals are mixed."""
    hidden = [seat for seat in range(g.seats) if not sees_supply(g, viewer, seat) and g.size(seat)]
    mixed = [sum(g.supplies[3 * seat + crystal] for seat in hidden) for crystal in range(len(CRYSTALS))]
    return [
        Place("crystals", seat, g.size(seat), likely({
            crystal: ways(g.size(seat), count, sum(mixed)) for crystal, count in enumerate(mixed)
        })) for seat in hidden
    ]


# Hands


def hands(g: Magia, viewer: int, worlds: Worlds) -> list[Place]:
    """[MA-R15 MA-R16] Along the courses of sighted cards; imagined where it counts what a hand cannot have had."""
    hidden = [seat for seat in range(g.seats) if not sees_hand(g, viewer, seat) and g.hands.size(seat)]
    if not hidden:
        return []
    memory = Memory(g, viewer)
    if any(memory.lacks) or not memory.courses.now or is_in_a_move(g, viewer):
        return [imagined(g, seat, memory, worlds) for seat in hidden]
    return [Place("hand", seat, g.hands.size(seat), likely(counted(g, seat, memory))) for seat in hidden]


def is_in_a_move(g: Magia, viewer: int) -> bool:
    """Whether how far somebody else has come tells of the cards they have."""
    if g.active == viewer:
        return False
    for step in g.stack:
        if isinstance(step, (Move, ExaminerMove)) or (isinstance(step, Part) and step.at <= Part.NAME and g.part > 1):
            return True
    return False


def imagined(g: Magia, seat: int, memory: Memory, worlds: Worlds) -> Place:
    surely = Counter(seen >> KIND_AT for seen in memory.sighted if seen & HANDS == 1 << seat)
    found = worlds.count(lambda world: world.hands.cards(seat), lambda kind: surely[kind])
    return Place("hand", seat, g.hands.size(seat), found, len(worlds.dealt))


def counted(g: Magia, seat: int, memory: Memory) -> dict[int, Weights]:
    """By kind: how many are in this hand, by the weight of each course."""
    out: dict[int, list[float]] = {kind: [] for kind in range(KINDS)}
    for course in memory.courses.now:
        for kind in range(KINDS):
            add(out[kind], held(course, seat, kind, memory.cards, memory.sizes[seat]), course.weight)
    return dict(out)


def held(course: Course, seat: int, kind: int, cards: Pile, size: int) -> Weights:
    """Sighted cards are where they are; all others are alike."""
    sighted = [place >> KIND_AT for place in course.places]
    here = course.count(kind, seat)
    unsighted = chances(size - course.sighted(seat), cards.count(kind) - sighted.count(kind), len(cards) - len(sighted))
    return [0.0] * here + list(unsighted)
