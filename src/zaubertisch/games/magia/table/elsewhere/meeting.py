"""Meetings: an exam, a crystal to lay back, somebody to take from, a crystal to choose."""

from __future__ import annotations

from zaubertisch.games.magia.actions import GIVE, LOSE, PLACE
from zaubertisch.games.magia.table.elsewhere.asking import IN_AN_EXAM, LAYING_BACK, TRADING, Reason
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle


def of_an_exam(g: State, action: int) -> Reason:
    """[MA-094 MA-095 MA-097] Whom to deal with, a loss or a gift, while there is no exam or it asks something else."""
    if g.question() == "examine":
        return "MA-094", Obstacle("who_first")
    if g.question() == "lose_or_receive":
        return "MA-094", Obstacle("one_at_a_time")
    if g.question() in LAYING_BACK:
        return lay_back_first()
    if action < LOSE:
        return "MA-094", Obstacle("no_exam")
    if g.question() in TRADING:
        return of_a_colour(g)
    return "MA-095" if action < GIVE else "MA-097", Obstacle("no_exam")


def lay_back_first() -> Reason:
    """[MA-095] A lost crystal goes back to the board."""
    return "MA-095", Obstacle("lay_back_first")


def of_a_colour(g: State) -> Reason:
    """[MA-122] A crystal is named in a trade, but not yet with whom, or by another word."""
    return "MA-122", Obstacle("partner_first") if g.question() == "trade" else Obstacle("partner_chosen")


def of_laying_back(g: State, action: int) -> Reason:
    """[MA-096 MA-R84] Nothing to lay back; else first the row, then the place."""
    if g.question() == "row":
        return "MA-096", Obstacle("row_first")
    if g.question() == "place" and action < PLACE:
        return "MA-R84", Obstacle("row_chosen")
    return "MA-096", Obstacle("nothing_to_lay_back")


def of_taking(g: State) -> Reason:
    """[MA-084 MA-089 MA-R84] An exam, nobody met, or from whom is settled."""
    if g.question() in IN_AN_EXAM:
        return "MA-089", Obstacle("examiner_watches")
    if g.question() == "pick":
        return "MA-R84", Obstacle("victim_chosen")
    return "MA-084", Obstacle("nobody_met")


def of_picking(g: State) -> Reason:
    """[MA-084 MA-087 MA-094 MA-095 MA-122] First from whom; in an exam lost or given; or there is nothing to choose."""
    if g.question() == "rob":
        return "MA-087", Obstacle("victim_first")
    if g.question() == "trade":
        return of_a_colour(g)
    if g.question() == "examine":
        return "MA-094", Obstacle("apprentice_first")
    if g.question() == "lose_or_receive":
        return "MA-094", Obstacle("lost_or_given")
    return lay_back_first() if g.question() in LAYING_BACK else ("MA-084", Obstacle("nothing_to_pick"))
