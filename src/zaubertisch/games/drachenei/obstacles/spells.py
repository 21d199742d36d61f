"""What is in the way of a spell."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import ROB, spell_of
from zaubertisch.games.drachenei.components import CARD_IDS, HARPAGARUS, MOST_MAGIC, TRANSFORMUS
from zaubertisch.games.drachenei.obstacles.seats import nobody_there
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import NOBODY


def in_the_way_of_a_spell(g: Drachenei, action: int, rule: str) -> Obstacle:
    """[DE-090 DE-094] Whose it is and whether it is used comes first, then the moment, then what the spell needs."""
    spell = spell_of(action)
    moment = the_moment(g, rule)
    owner = g.owners[spell]
    if owner == NOBODY:
        return Obstacle("nobodys_spell", {"spell": CARD_IDS[spell], "moment": moment})
    if owner != g.asked:
        return Obstacle("others_spell", {"spell": CARD_IDS[spell], "other_seat": owner, "moment": moment})
    if not g.can_use(g.asked, spell):
        return Obstacle("used_spell", {"spell": CARD_IDS[spell], "moment": moment})
    if moment == "yes":
        return what_it_lacks(g, spell, action)
    return Obstacle("asked_less" if moment == "lean" else "no_moment", {"spell": CARD_IDS[spell]})


def the_moment(g: Drachenei, rule: str) -> str:
    """[DE-094] Whether spells may be used now; before a wizard is placed only a table that asks less says no."""
    if rule != "DE-094":
        return "yes"
    return "lean" if g.question() == "place" else "no"


def what_it_lacks(g: Drachenei, spell: int, action: int) -> Obstacle:
    """[DE-096 DE-097 DE-098] The figures of this table, whatever its options."""
    magic = g.magic[g.asked]
    if spell == HARPAGARUS:
        return in_the_way_of_a_robbery(g, action - ROB)
    if spell == TRANSFORMUS:
        return Obstacle("too_dear_spell", {"price": g.variant.transformus_price, "magic": magic})
    if g.stones[g.asked] == 0:
        return Obstacle("no_stone")
    return Obstacle("no_room", {"gain": g.variant.retransformus_gain, "magic": magic, "most": MOST_MAGIC})


def in_the_way_of_a_robbery(g: Drachenei, victim: int) -> Obstacle:
    """[DE-096] Nobody robs themselves, an empty chair or an empty meter."""
    if victim == g.asked:
        return Obstacle("rob_yourself")
    return nobody_there(g, victim) or Obstacle("nothing_to_rob", {"other_seat": victim})
