"""The effect of every card: which function carries it out, as it is cast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.aim.plan import (
    CASTING,
    DARTING,
    PUNCHING,
    SLASHING,
    SPEEDING,
    TEARING,
    THROWING,
    TOUCHING,
    Plan,
)
from zaubertisch.games.wizwar.effects import attacks, counters, creations, neutrals
from zaubertisch.games.wizwar.effects.darts import dart, fire_darts
from zaubertisch.games.wizwar.effects.neutrals import Section
from zaubertisch.games.wizwar.effects.stretch import stretch
from zaubertisch.games.wizwar.effects.swap import swap
from zaubertisch.games.wizwar.effects.water import waterbolt
from zaubertisch.games.wizwar.table.table import WizWar

Effect = Callable[[WizWar, Plan], Section | None]

CAST: Final[dict[int, Effect]] = {
    c.FIREBALL: attacks.fireball,
    c.ZOT: attacks.zot,
    c.POWERTHRUST: attacks.powerthrust,
    c.STONE_DEAD: attacks.stone_dead,
    c.LIGHTNING_BOLT: attacks.lightning_bolt,
    c.PSYCHIC_STORM: attacks.psychic_storm,
    c.WATERBOLT: waterbolt,
    c.ACID_BATH: attacks.curse,
    c.SLOW_DEATH: attacks.curse,
    c.DISEASE: attacks.disease,
    c.KA_BONG: attacks.ka_bong,
    c.GLOBE_OF_PAIN: attacks.globe_of_pain,
    c.FIRE_DARTS: fire_darts,
    c.HEAVE_HO: attacks.heave_ho,
    c.SWAP: swap,
    c.YOINK: attacks.yoink,
    c.STRETCH: stretch,
    c.SHARE_LIFE: attacks.share_life,
    c.MENTAL_FORCE: attacks.mental_force,
    c.DROP_OBJECT: attacks.drop_object,
    c.THOUGHT_STEAL: attacks.thought_steal,
    c.BRAIN_BURN: attacks.brain_burn,
    c.HOMUNCULUS: neutrals.lie_on_caster,
    c.MIST_BODY: neutrals.lie_on_caster,
    c.GNOME_FORM: neutrals.lie_on_caster,
    c.BIG_MAN_FORM: neutrals.lie_on_caster,
    c.EXTRA_ARMS: neutrals.lie_on_caster,
    c.GOLEM_FORM: neutrals.lie_on_caster,
    c.SLIME_FORM: neutrals.lie_on_caster,
    c.WEREWOLF_FORM: neutrals.lie_on_caster,
    c.STRENGTH: neutrals.lie_on_caster,
    c.INVISIBLE: neutrals.lie_on_caster,
    c.STONE_SPIKES: neutrals.lie_on_caster,
    c.PAIN_LINK: neutrals.lie_on_caster,
    c.SHATTER: neutrals.lie_on_caster,
    c.FOG: neutrals.lie_over_all,
    c.FLOOD: neutrals.flood,
    c.CREATE_WALL: creations.create_wall,
    c.WALL_OF_FIRE: creations.wall_of_fire,
    c.STONE_BLOCK: creations.fill_square,
    c.ROSEBUSH: creations.fill_square,
    c.THORNBUSH: creations.fill_square,
    c.DUST_CLOUD: creations.fill_square,
    c.CREATE_DOOR: creations.create_door,
    c.BOOBY_TRAP: creations.booby_trap,
    c.DESTROY_WALL: neutrals.destroy_wall,
    c.DISPEL: neutrals.dispel,
    c.PICK_LOCK: neutrals.pick_lock,
    c.ROTATE_SECTOR: neutrals.rotate_sector,
    c.WINDRIDER: neutrals.windrider,
    c.TELEPORT: neutrals.teleport,
    c.MEDITATE: neutrals.meditate,
    c.GRAVITY: neutrals.gravity,
    c.MAD_DASH: neutrals.mad_dash,
    c.WALLIVORE: neutrals.wallivore,
    c.PASS_THROUGH_WALL: neutrals.pass_through_wall,
    c.SEAL_DOOR: neutrals.seal_door,
    c.GLUE: neutrals.glue,
    c.ADRENALINE: neutrals.lie_on_target,
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
    c.WARD: counters.ward,
    c.BACKLASH: counters.backlash,
    c.ANTI_ANTI: counters.cancel,
    c.GNOME_FORM: counters.vanish,
    c.INVISIBLE: counters.vanish,
    c.FEATHERWEIGHT: neutrals.lie_on_caster,
}

USE: Final[dict[int, Effect]] = {
    c.UNIVERSAL_SOLVENT: neutrals.universal_solvent,
    c.NULL_POWDER: neutrals.null_powder,
    c.HANDFUL_OF_TACKS: neutrals.strew,
}


#: Whatever is no card being cast or used.
DONE: Final[dict[int, Effect]] = {
    PUNCHING: attacks.fist,
    THROWING: attacks.throw,
    SPEEDING: neutrals.speed_up,
    DARTING: dart,
    TEARING: attacks.tear,
    TOUCHING: attacks.infect,
    SLASHING: attacks.slash,
}


def resolve(g: WizWar, p: Plan) -> Section | None:
    """[WW-091] The effect of what was announced, by the one type it was cast as."""
    if p.is_counter():
        return ANSWER[p.card](g, p)
    if p.what == CASTING:
        return CAST[p.card](g, p)
    return DONE[p.what](g, p) if p.what in DONE else USE[p.card](g, p)
