"""What is in the way of a wizard's place, a bid, a vote or a fight."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import FIRST_CREATURE, PHASES
from zaubertisch.games.drachenei.table.prices import strength
from zaubertisch.games.drachenei.table.state import AT_HOME
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle, another_question
from zaubertisch.kernel.step import NOBODY


def in_the_way_of_a_place(g: Drachenei) -> Obstacle:
    """[DE-030 DE-031] The wizard has gone somewhere or stayed at home; else this is not the phase for it."""
    place = g.placed[g.asked]
    if place != AT_HOME:
        return Obstacle("placed_already", {"place": place})
    return Obstacle("not_phase_c", {"phase": PHASES[g.phase]})


def in_the_way_of_a_bid(g: Drachenei, magic: int) -> Obstacle:
    """[DE-061 DE-062] No auction, too little, or more than the bidder has."""
    if g.question() != "bid":
        return Obstacle("no_auction")
    if magic <= g.bid:
        return Obstacle("too_low", {"bid": g.bid, "seat": g.bidder})
    if g.bidder == NOBODY and magic < lowest_bid(g):
        return Obstacle("below_minimum", {"lowest": lowest_bid(g)})
    return Obstacle("too_dear", {"magic": g.magic[g.asked]})


def lowest_bid(g: Drachenei) -> int:
    """[DE-051 DE-077] A creature's strength, or what the table asks for a spell."""
    return strength(g) if g.display[g.place] >= FIRST_CREATURE else g.variant.min_spell_bid


def in_the_way_of_an_answer(g: Drachenei, rule: str) -> Obstacle:
    """[DE-051 DE-072 DE-077 DE-R09 DE-R11] No declining, no means for alone, no more sharing; or another question."""
    match rule:
        case "DE-R09": return in_the_way_of_a_fight(g)
        case "DE-072" if g.question() != "vote": return Obstacle("no_vote_now")
        case "DE-R11": return Obstacle("no_means", {"strength": strength(g), "magic": g.reach(g.asked)})
        case "DE-051": return Obstacle("spells_are_not_shared")
        case "DE-077": return Obstacle("said_alone", {"seats": quarrellers(g)})
        case _: return another_question(g.question())


def in_the_way_of_a_fight(g: Drachenei) -> Obstacle:
    """[DE-R09] This table asks nobody; a lone wizard has two answers; or there is no fight now."""
    if not g.variant.may_decline:
        return Obstacle("nobody_declines")
    return Obstacle("fight_or_decline" if g.question() == "fight" else "no_fight_now")


def quarrellers(g: Drachenei) -> list[int]:
    """[DE-077] Who said “alone”, as everybody has heard."""
    return [seat for seat in range(g.seats) if g.alone >> seat & 1]
