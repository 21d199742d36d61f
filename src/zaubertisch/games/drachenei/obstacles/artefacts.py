"""What is in the way of laying out an artefact, giving one of its cards, or choosing what it brings."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import ARTEFACT_IDS, KIND_IDS, PAIRS, artefact_of
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle


def not_in_hand(g: Drachenei, kind: int) -> Obstacle:
    """[DE-116 DE-117] The asked seat has laid it out, or does not have it."""
    if g.laid.has(g.asked, artefact_of(kind)):
        return Obstacle("laid_out", {"artefact": ARTEFACT_IDS[artefact_of(kind)]})
    return Obstacle("not_in_hand", {"kind": KIND_IDS[kind]})


def in_the_way_of_laying(g: Drachenei, artefact: int) -> Obstacle:
    """[DE-120 DE-121 DE-R34] Not the moment, done by the table itself, or something is missing."""
    if g.variant.auto_lay_out:
        return Obstacle("laid_by_itself")
    if g.question() != "lay_out":
        return Obstacle("laying_later")
    if artefact > PAIRS:
        return not_in_hand(g, artefact + PAIRS)
    has_left, has_right = g.hands.has(g.asked, 2 * artefact - 1), g.hands.has(g.asked, 2 * artefact)
    if has_left or has_right:
        return Obstacle("half_missing", {"kind": KIND_IDS[2 * artefact if has_left else 2 * artefact - 1]})
    if g.laid.has(g.asked, artefact):
        return Obstacle("laid_out", {"artefact": ARTEFACT_IDS[artefact]})
    return Obstacle("both_halves_missing")


def in_the_way_of_stones(g: Drachenei) -> Obstacle:
    """[DE-085] No artefact that lets choose has earned anything now, or not so many."""
    return Obstacle("fewer_artefacts", {"count": g.many}) if g.question() == "bonus" else Obstacle("no_choice_of_gain")
