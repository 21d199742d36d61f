"""What is in the way of casting, playing, using, punching and speeding up."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.aim.may_attack import why_no_attack
from zaubertisch.games.wizwar.aim.plan import CASTING, NO_CARD, PUNCHING, Plan
from zaubertisch.games.wizwar.announce.in_reach import cast_type
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, COUNTER, ITEM, MASTER_KEY, NEUTRAL, STRETCH
from zaubertisch.games.wizwar.obstacles.fields import deed, not_carried, not_held, of_card
from zaubertisch.games.wizwar.obstacles.ways import no_leaving, no_points
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import USED_SPELLS, use
from zaubertisch.kernel.obstacle import Obstacle

#: What each aim is called in the catalogues.
AIMS: Final[dict[int, str]] = {
    c.WIZARD: "wizard", c.WIZARD_OR_THING: "wizard_or_thing", c.DARTS: "wizard_or_thing", c.WATER_TARGET: "water",
    c.STORM_SQUARE: "storm", c.FREE_BORDER: "free_border", c.WALL_OR_DOOR: "wall_or_door", c.SPELL: "spell",
    c.LOCK: "lock", c.SECTOR: "sector", c.BOLT_WAY: "bolt", c.WIND_WAY: "wind", c.EMPTY_SQUARE: "empty_square",
    c.TELEPORT_SQUARE: "teleport", c.BURDENED: "burdened", c.ANY_OBJECT: "object", c.EARTH_BORDER: "earth",
    c.HOME_SQUARE: "home", c.ANY_WIZARD: "any_wizard", c.TRAP_SQUARES: "trap", c.DOOR_BORDER: "door_border",
    c.LYING: "lying", c.STONE_WALL: "stone_wall", c.PASSABLE: "passable", c.ANY_DOOR: "door", c.GLOBE: "globe",
    c.ARMED: "armed", c.HEAVE: "heave", c.PUT_SQUARE: "put", c.TORN: "torn", c.STREW_SQUARE: "strew",
}


def no_attack(g: WizWar, seat: int, rule: str) -> Obstacle:
    """[WW-053 WW-054 WW-096 WW-192 WW-R64 WW-R65] What keeps a wizard from attacking."""
    match rule:
        case "WW-053": return Obstacle("attacked_already", {"most": g.most_attacks(seat)})
        case "WW-054": return Obstacle("first_turn")
        case "WW-096": return of_card("dumb_form", g.form(seat))
        case "WW-R65": return Obstacle("are_mist")
        case "WW-R64": return Obstacle("stunned_and_moved_once")
        case _: return Obstacle("stunned_and_moved")


def no_target(p: Plan) -> Obstacle:
    """[WW-092 WW-R21] Nothing in reach that the plan could be aimed at."""
    near = "near" if p.reach() == c.ADJACENT else "sight"
    return Obstacle("no_target", {"spell": deed(p), "aim": AIMS[p.aim()], "range": near})


def in_the_way_of_casting(g: WizWar, seat: int, kind: int, rule: str) -> Obstacle:
    types = CARDS[kind].types
    if not g.hands.has(seat, kind):
        return not_held(g, seat, kind)
    if not types & (ATTACK | NEUTRAL):
        return of_card("is_counter" if types & COUNTER else "is_item" if types & ITEM else "is_energy", kind)
    attacks = cast_type(kind) == ATTACK
    if attacks and rule == why_no_attack(g, seat):
        return no_attack(g, seat, rule)
    match rule:
        case "WW-R08": return of_card("helps_another", kind)
        case "WW-096": return of_card("dumb_form", g.form(seat))
        case "WW-R95": return of_card("flood_quenches", kind)
        case "WW-R61" | "WW-192": return no_leaving(rule)
        case "WW-R70" | "WW-R85": return no_points(g)
        case "WW-R62": return Obstacle("stunned_for_swap")
        case _: return of_card("stretch_idle", kind) if kind == STRETCH else no_target(Plan(seat, CASTING, kind))


def in_the_way_of_playing(g: WizWar, seat: int, kind: int) -> Obstacle:
    """[WW-090 WW-R95] Not in hand, no item, or fire under water."""
    if not g.hands.has(seat, kind):
        return not_held(g, seat, kind)
    return of_card("flood_quenches" if CARDS[kind].types & ITEM else "is_no_item", kind)


def in_the_way_of_using(g: WizWar, seat: int, kind: int, rule: str) -> Obstacle:
    """[WW-065 WW-090 WW-177 WW-R36 WW-R83] Not carried, nothing to be used, no attack, no card to spend, no target."""
    if kind in USED_SPELLS:
        if not g.works_on(seat, kind):
            return of_card("not_in_force", kind)
    elif not g.carried.has(seat, kind):
        return not_carried(g, seat, kind)
    if rule in ("WW-177", "WW-R83"):
        return of_card("key_works" if kind == MASTER_KEY else "works_of_itself", kind)
    if rule == "WW-R36":
        return of_card("no_card_to_spend", kind)
    return no_target(use(seat, kind)) if rule == "WW-092" else no_attack(g, seat, rule)


def in_the_way_of_a_punch(g: WizWar, seat: int, rule: str) -> Obstacle:
    return no_target(Plan(seat, PUNCHING, NO_CARD)) if rule == "WW-061" else no_attack(g, seat, rule)


def in_the_way_of_speeding_up(rule: str) -> Obstacle:
    """[WW-031 WW-088] Done already, or no card to spend."""
    return Obstacle("sped_up_already" if rule == "WW-031" else "no_energy_in_hand")
