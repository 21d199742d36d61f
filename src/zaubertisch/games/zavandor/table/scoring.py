"""Victory points, and who has won."""

from __future__ import annotations

from zaubertisch.games.zavandor import components
from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import (
    ARTEFACT_POINTS,
    ARTEFACTS,
    BY_SENTINELS,
    DIAMOND,
    EMERALD,
    ENDS,
    GEM_POINTS,
    KINDS,
    LAST_ONE,
    MOST_CAPPED_BONUS,
    OPAL,
    POINTS_OF_TOP_LEVEL,
    RAVEN_LIKES,
    RUBY,
    SAPPHIRE,
    SENTINEL_POINTS,
    SENTINELS,
    TOAD_LIKES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.kernel.outcome import Outcome


class Points:
    """One seat's victory points by source [ZA-144]."""

    def __init__(self, gems: int, knowledge: int, artefacts: int, sentinels: int, bonus: int) -> None:
        self.gems = gems
        self.knowledge = knowledge
        self.artefacts = artefacts
        self.sentinels = sentinels
        self.bonus = bonus

    def total(self) -> int:
        return self.gems + self.knowledge + self.artefacts + self.sentinels + self.bonus


def points(g: Boards, seat: int) -> int:
    """[ZA-144 ZA-145 ZA-154] Counted afresh; what is inactive, unspent or unfinished counts nothing."""
    total = gem_points(g, seat) + POINTS_OF_TOP_LEVEL * top_levels(g, seat) + artefact_points(g, seat)
    for sentinel in range(SENTINELS):
        if g.owners[sentinel] == seat:
            total += SENTINEL_POINTS + bonus(g, seat, sentinel)
    return total


def points_in_parts(g: Boards, seat: int) -> Points:
    """The same by source."""
    own = [sentinel for sentinel in range(SENTINELS) if g.owners[sentinel] == seat]
    return Points(
        gem_points(g, seat), POINTS_OF_TOP_LEVEL * top_levels(g, seat), artefact_points(g, seat),
        SENTINEL_POINTS * len(own), sum([bonus(g, seat, sentinel) for sentinel in own]),
    )


def gem_points(g: Boards, seat: int) -> int:
    """[ZA-034 ZA-144 ZA-145] Only active gems count."""
    total = 0
    for gem in range(KINDS):
        total += GEM_POINTS[gem] * g.spiral.count(seat, gem)
    return total


def top_levels(g: Boards, seat: int) -> int:
    """[ZA-088] How many tracks the seat has finished."""
    count = 0
    for track in range(TRACKS):
        if g.levels[seat * TRACKS + track] == TOP_LEVEL:
            count += 1
    return count


def artefact_points(g: Boards, seat: int) -> int:
    total = 0
    if g.artefacts.size(seat) == 0:
        return total
    for artefact in range(ARTEFACTS):
        total += ARTEFACT_POINTS[artefact] * g.artefacts.count(seat, artefact)
    return total


def bonus(g: Boards, seat: int, sentinel: int) -> int:
    """[ZA-146 ZA-147 ZA-148 ZA-149 ZA-150 ZA-151 ZA-152 ZA-153] By what the seat has now, whoever owns the sentinel."""
    match sentinel:
        case components.PHOENIX: return 2 * len(g.spiral.kinds_of(seat))
        case components.OWL: return 2 * top_levels(g, seat)
        case components.FOX: return min(MOST_CAPPED_BONUS, 2 * g.spiral.count(seat, SAPPHIRE))
        case components.TOAD: return 2 * owned_of(g, seat, TOAD_LIKES)
        case components.UNICORN: return g.spiral.count(seat, DIAMOND)
        case components.TOMCAT: return min(MOST_CAPPED_BONUS, 2 * g.spiral.count(seat, OPAL))
        case components.SCARAB: return g.spiral.count(seat, EMERALD)
        case components.RAVEN: return 2 * owned_of(g, seat, RAVEN_LIKES)
        case _: return 2 * g.spiral.count(seat, RUBY)


def owned_of(g: Boards, seat: int, liked: list[int]) -> int:
    """How many of these artefacts the seat owns."""
    count = 0
    for artefact in liked:
        count += g.artefacts.count(seat, artefact)
    return count


def outcome(g: Boards) -> Outcome:
    """[ZA-157 ZA-158 ZA-159 ZA-160 ZA-R60] Most points win, equals win together; energy left is worth nothing."""
    if g.end == LAST_ONE:
        winners = [seat for seat in range(g.seats) if not g.is_out(seat)]
        return Outcome(winners, g.points[:], ENDS[LAST_ONE])
    best = max(g.points)
    winners = [seat for seat in range(g.seats) if g.points[seat] == best and not g.is_out(seat)]
    reason = ENDS[g.end] if len(winners) == 1 else "shared" if g.end == BY_SENTINELS else "shared_at_the_cap"
    return Outcome(winners, g.points[:], reason)
