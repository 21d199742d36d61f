"""What is in the way of a reaction: the card, what it answers, whom it concerns, who sees whom."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import DARTING, PUNCHING, TEARING, Plan
from zaubertisch.games.wizwar.aim.window import ReactionWindow, can_show
from zaubertisch.games.wizwar.announce.which_answers import (
    AGAINST_SPELLS,
    BY_DART,
    DEFENCES,
    FROM_AFAR,
    WHOLE_VOLLEY,
    sees_caster,
    watches,
)
from zaubertisch.games.wizwar.cards import (
    ANTI_ANTI,
    BACKLASH,
    CARDS,
    COUNTER,
    FIRE_DARTS,
    FLOOD,
    FOOLS_GOLD,
    NEGATE_NEUTRAL,
    NULL_POWDER,
    SHIELD,
    SIGHT,
    WALL_OF_EARTH,
    WALL_OF_FIRE,
    WARD,
    WATER,
)
from zaubertisch.games.wizwar.harm.damage import Damage
from zaubertisch.games.wizwar.harm.pickup import PickUp
from zaubertisch.games.wizwar.obstacles.fields import not_carried, not_held, of_card, of_wizard
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.obstacle import Obstacle

#: What answers something else than a spell or an attack.
OTHER_MOMENTS: Final[dict[int, str]] = {
    SHIELD: "no_damage_yet", WARD: "no_treasure_lifted", FOOLS_GOLD: "no_treasure_lifted",
    ANTI_ANTI: "nothing_countered",
}


def in_the_way_of_answering(g: WizWar, window: ReactionWindow, seat: int, kind: int) -> Obstacle:
    """[WW-075 WW-087 WW-R03 WW-R98] No counter, not there, or not for this."""
    if kind == NULL_POWDER and not can_show(g, seat, kind):
        return not_carried(g, seat, kind)
    if kind != NULL_POWDER and not CARDS[kind].types & COUNTER:
        return of_card("is_no_counter", kind)
    if not can_show(g, seat, kind):
        return not_held(g, seat, kind)
    if isinstance(window, Damage):
        return of_card("only_shield_now", kind)
    if isinstance(window, PickUp):
        key = {WARD: "not_your_treasure", FOOLS_GOLD: "lay_in_another_sector"}.get(kind, "about_a_treasure")
        return of_card(key, kind)
    assert isinstance(window, Plan)
    if kind in OTHER_MOMENTS:
        return of_card(OTHER_MOMENTS[kind], kind)
    return unfit_for_spell(g, seat, window, kind) or unfit_for_attack(g, seat, window, kind)


def unfit_for_spell(g: WizWar, seat: int, p: Plan, kind: int) -> Obstacle | None:
    """[WW-R07 WW-R14 WW-R16 WW-R29] What stops spells: no spell, none of this kind, or nobody in sight who casts."""
    if p.card == FIRE_DARTS and kind in (WHOLE_VOLLEY if p.what == DARTING else BY_DART):
        return of_card("whole_volley" if p.what == DARTING else "dart_by_dart", kind)
    if (kind in AGAINST_SPELLS or kind in (NULL_POWDER, WALL_OF_FIRE)) and not p.is_spell():
        return Obstacle("no_spell", {"seat": p.seat, "deed": deed_word(p)})
    if kind in FROM_AFAR and watches(p) and not sees_caster(g, seat, p):
        return of_wizard("caster_unseen", p.seat)
    if kind == NEGATE_NEUTRAL:
        return of_card("not_neutral", p.card)
    if kind == WALL_OF_FIRE:
        return of_card("flood_quenches", kind) if p.has(WATER) and g.in_play(FLOOD) else of_card("not_water", p.card)
    return None


def deed_word(p: Plan) -> str:
    """What is done instead of casting: a punch, something torn away, or the key of the item or spell that does it."""
    return {PUNCHING: "punch", TEARING: "tear"}.get(p.what, "") or CARDS[p.card].key


def unfit_for_attack(g: WizWar, seat: int, p: Plan, kind: int) -> Obstacle:
    """[WW-R09 WW-R13 WW-R33 WW-R34] No attack, not aimed at the seat, no line across which a wall could rise."""
    if (kind in DEFENCES or kind in (BACKLASH, WALL_OF_EARTH)) and not p.is_attack():
        return Obstacle("no_attack_now", {"seat": p.seat})
    if kind == WALL_OF_EARTH:
        return Obstacle("no_place_for_earth" if p.reach() == SIGHT else "earth_needs_a_line", {"seat": p.seat})
    if kind == NULL_POWDER and p.targets_seat(seat):
        return Obstacle("powder_needs_a_line")
    return of_wizard("not_at_you", p.seat)
