"""Points of a round, and who has won."""

from __future__ import annotations

from zaubertisch.games.abraca.components import (
    EACH_MYSTIC_STONE,
    EMPTIED,
    GOAL,
    KNOCKED_OUT,
    LAST_WIZARD_POINTS,
    OWN_FAULT,
    SURVIVOR_POINTS,
    WIN_POINTS,
)
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.outcome import Outcome


def lose_all_lives(g: Abraca) -> None:
    """[AB-054] Against an empty row nobody keeps a life."""
    if g.end == EMPTIED:
        for seat in range(g.seats):
            if seat != g.caster:
                g.lose(seat, g.lives[seat])


def points_of_round(g: Abraca) -> list[int]:
    """[AB-054 AB-055 AB-056 AB-057 AB-R08] Seats without lives get nothing; others by the end, and by mystic stones."""
    return [points_of_seat(g, seat) if g.alive(seat) else 0 for seat in range(g.seats)]


def points_of_seat(g: Abraca, seat: int) -> int:
    """[AB-055 AB-056 AB-057 AB-R28] What a seat with lives left gets; of last wizards there is only one."""
    mystic = EACH_MYSTIC_STONE * g.mystics.size(seat)
    if g.variant.to_the_last_wizard:
        return LAST_WIZARD_POINTS + mystic
    won = g.end != OWN_FAULT and seat == g.caster
    return (WIN_POINTS if won else SURVIVOR_POINTS) + mystic


def standing(g: Abraca, seat: int) -> int:
    """The points so far; a single round [AB-R29] has none before it is won."""
    if not g.variant.one_round:
        return g.points[seat]
    return 0 if g.stack else winner_of_one_round(g).scores[seat]


def outcome(g: Abraca) -> Outcome:
    """[AB-063 AB-064 AB-065 AB-R22] The highest total; then the last round; then, the English way, lives; or shared."""
    if g.variant.one_round:
        return winner_of_one_round(g)
    winners = list(range(g.seats))
    reason = "most_points"
    for key, measure in measures(g):
        best = max([measure[seat] for seat in winners])
        ahead = [seat for seat in winners if measure[seat] == best]
        if len(ahead) < len(winners):
            reason = key
        winners = ahead
        if len(winners) == 1:
            break
    return Outcome(winners, g.points[:], reason if len(winners) == 1 else "shared")


def measures(g: Abraca) -> list[tuple[str, list[int]]]:
    """[AB-064 AB-R19 AB-R22] What is compared, in order; the English edition stops counting at eight."""
    if g.variant.english_tie_break:
        return [
            ("most_points", [min(points, GOAL) for points in g.points]),
            ("last_round", g.round_points),
            ("lives", g.lives),
        ]
    return [("most_points", g.points), ("last_round", g.round_points)]


def winner_of_one_round(g: Abraca) -> Outcome:
    """[AB-R29] The emptier, the attacker or the last wizard; after somebody's own fault, all the others."""
    if g.end in (EMPTIED, KNOCKED_OUT):
        winners = [g.caster]
    else:
        winners = [seat for seat in range(g.seats) if g.alive(seat)]
    return Outcome(winners, [1 if seat in winners else 0 for seat in range(g.seats)], g.end_key())
