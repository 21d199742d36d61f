"""The effect of every card: which function carries it out, as it is cast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zaubertisch.games.wizwar import attacks, counters, neutrals
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.attacks import Section
from zaubertisch.games.wizwar.plan import CASTING, PUNCHING, SPEEDING, THROWING, Plan
from zaubertisch.games.wizwar.table import WizWar

Effect = Callable[[WizWar, Plan], Section | None]

CAST: Final[dict[int, Effect]] = {
    c.FIREBALL: attacks.fireball,
    c.ZOT: attacks.zot,
    c.POWERTHRUST: attacks.powerthrust,
    c.STONE_DEAD: attacks.stone_dead,
    c.LIGHTNING_BOLT: attacks.lightning_bolt,
    c.PSYCHIC_STORM: attacks.psychic_storm,
    c.WATERBOLT: attacks.waterbolt,
    c.ACID_BATH: attacks.acid_bath,
    c.SHARE_LIFE: attacks.share_life,
    c.MENTAL_FORCE: attacks.mental_force,
    c.DROP_OBJECT: attacks.drop_object,
    c.THOUGHT_STEAL: attacks.thought_steal,
    c.BRAIN_BURN: attacks.brain_burn,
    c.HOMUNCULUS: neutrals.lie_on_caster,
    c.MIST_BODY: neutrals.lie_on_caster,
    c.STONE_SPIKES: neutrals.lie_on_caster,
    c.PAIN_LINK: neutrals.lie_on_caster,
    c.SHATTER: neutrals.lie_on_caster,
    c.FOG: neutrals.lie_over_all,
    c.FLOOD: neutrals.flood,
    c.CREATE_WALL: neutrals.create_wall,
    c.WALL_OF_FIRE: neutrals.wall_of_fire,
    c.STONE_BLOCK: neutrals.stone_block,
    c.DESTROY_WALL: neutrals.destroy_wall,
    c.DISPEL: neutrals.dispel,
    c.PICK_LOCK: neutrals.pick_lock,
    c.ROTATE_SECTOR: neutrals.rotate_sector,
    c.WINDRIDER: neutrals.windrider,
    c.TELEPORT: neutrals.teleport,
    c.MEDITATE: neutrals.meditate,
}

ANSWER: Final[dict[int, Effect]] = {
    c.FULL_SHIELD: counters.cancel,
    c.NULL_POWDER: counters.cancel,
    c.NEGATE_NEUTRAL: counters.negate_neutral,
    c.ABSORB_SPELL: counters.absorb_spell,
    c.WALL_OF_FIRE: counters.wall_of_fire,
    c.WALL_OF_EARTH: counters.wall_of_earth,
    c.TELEPORT: counters.teleport,
    c.PAIN_LINK: counters.pain_link,
    c.FLOOD: counters.flood_counter,
    c.SHIELD: counters.shield,
    c.FOOLS_GOLD: counters.fools_gold,
}

USE: Final[dict[int, Effect]] = {
    c.UNIVERSAL_SOLVENT: neutrals.universal_solvent,
    c.NULL_POWDER: neutrals.null_powder,
}


def resolve(g: WizWar, p: Plan) -> Section | None:
    """[WW-091] The effect of what was announced, by the one type it was cast as."""
    if p.is_counter():
        return ANSWER[p.card](g, p)
    if p.what == CASTING:
        return CAST[p.card](g, p)
    if p.what == PUNCHING:
        return attacks.fist(g, p)
    if p.what == THROWING:
        return attacks.throw(g, p)
    return neutrals.speed_up(g, p) if p.what == SPEEDING else USE[p.card](g, p)
