"""What cards are worth to a wizard's rule of thumb: which are kept, which go first, which items are laid out."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import DISCARD, DROP, END_SPELL
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.view import WizWarView

#: How gladly a card is kept in hand; the first to go when there is too much is the one with the least.
KEEP: Final[dict[int, int]] = {
    c.FULL_SHIELD: 8, c.ABSORB_SPELL: 8, c.FIREBALL: 8, c.SHIELD: 6, c.POWERTHRUST: 7, c.ENERGY_6: 9, c.ENERGY_5: 8,
    c.ENERGY_4: 7, c.TELEPORT: 7, c.WINDRIDER: 7, c.MIST_BODY: 6, c.LIGHTNING_BOLT: 6, c.PAIN_LINK: 5, c.SPEEDSTONE: 9,
    c.BLOODSHARD: 7, c.LIFESTONE: 7, c.MEDITATE: 8, c.THOUGHT_STEAL: 6, c.BRAIN_BURN: 6, c.MENTAL_FORCE: 6,
    c.DROP_OBJECT: 7, c.ACID_BATH: 6, c.ZOT: 5, c.STONE_DEAD: 4, c.SHARE_LIFE: 4, c.HOMUNCULUS: 6, c.WATERBOLT: 5,
    c.BOOMSTONE: 6, c.LARGE_ROCK: 5, c.SPELLSTONE: 7, c.BRAINSTONE: 8, c.POWERSTONE: 6, c.MIGHTSTONE: 3,
    c.VISIONSTONE: 4, c.FIRE_CLOAK: 4, c.NULL_POWDER: 5, c.FOOLS_GOLD: 5, c.WALL_OF_EARTH: 5, c.STONE_SPIKES: 6,
    c.DESTROY_WALL: 4, c.PICK_LOCK: 3, c.PSYCHIC_STORM: 5, c.KA_BONG: 8, c.FIRE_DARTS: 6, c.WARD: 6, c.THORNBUSH: 6,
    c.ROSEBUSH: 4, c.CREATE_WALL: 4, c.STONE_BLOCK: 5, c.DUST_CLOUD: 3, c.SWAP: 4, c.CREATE_DOOR: 4, c.BOOBY_TRAP: 4,
    c.FEATHERWEIGHT: 6, c.GNOME_FORM: 5, c.WEREWOLF_FORM: 5, c.GOLEM_FORM: 5, c.STRETCH: 7, c.MAD_DASH: 4,
    c.WALLIVORE: 5, c.STRENGTH: 4, c.ANTI_ANTI: 5, c.BACKLASH: 7, c.GLOBE_OF_PAIN: 6, c.SLOW_DEATH: 6, c.YOINK: 5,
    c.INVISIBLE: 7, c.GRAVITY: 5, c.PASS_THROUGH_WALL: 6, c.MASTER_KEY: 6, c.DAGGER: 6, c.WIZARDBLADE: 6,
    c.UNIVERSAL_SOLVENT: 4, c.ROTATE_SECTOR: 5, c.DISPEL: 4, c.GLUE: 4, c.SEAL_DOOR: 3, c.HEAVE_HO: 5, c.DISEASE: 4,
    c.EXTRA_ARMS: 6, c.BIG_MAN_FORM: 4, c.SLIME_FORM: 3, c.ADRENALINE: 4, c.HANDFUL_OF_TACKS: 4, c.NEGATE_NEUTRAL: 4,
    c.AROUND_THE_CORNER: 4, c.ASTRAL_PROJECTION: 3, c.WALL_OF_FIRE: 3, c.ADD: 3, c.SHATTER: 2, c.FLOOD: 3, c.FOG: 3,
}
LITTLE: Final = 2
SECOND_COPY: Final = 2  # how much less a second card of a kind is worth that one is enough of

#: Cards of which a second one is hardly ever needed.
ONCE: Final[list[int]] = [
    c.CREATE_WALL, c.PICK_LOCK, c.DISPEL, c.NEGATE_NEUTRAL, c.AROUND_THE_CORNER, c.ASTRAL_PROJECTION, c.ROTATE_SECTOR,
    c.DESTROY_WALL, c.WALL_OF_EARTH, c.ADD, c.ROSEBUSH, c.WALLIVORE, c.EXTRA_ARMS, c.ADRENALINE, c.DROP_OBJECT,
    c.BOOMSTONE, c.UNIVERSAL_SOLVENT,
]

#: Items worth laying out as soon as they are held, the best first.
GOOD_ITEMS: Final[list[int]] = [
    c.SPEEDSTONE, c.BRAINSTONE, c.SPELLSTONE, c.LIFESTONE, c.BLOODSHARD, c.POWERSTONE, c.FIRE_CLOAK, c.MIGHTSTONE,
    c.NULL_POWDER, c.VISIONSTONE, c.LARGE_ROCK, c.BOOMSTONE, c.MASTER_KEY, c.DAGGER, c.WIZARDBLADE,
]

#: Items of which a second one helps as well.
SEVERAL: Final[list[int]] = [c.SPEEDSTONE, c.POWERSTONE, c.BOOMSTONE]

#: Own spells in play, how gladly they are kept; others have done their work.
KEEP_SPELL: Final[dict[int, int]] = {
    c.HOMUNCULUS: 8, c.ACID_BATH: 8, c.SLOW_DEATH: 8, c.PAIN_LINK: 6, c.INVISIBLE: 7, c.GNOME_FORM: 4, c.MIST_BODY: 7,
    c.STONE_SPIKES: 7, c.ADRENALINE: 6, c.EXTRA_ARMS: 6, c.GOLEM_FORM: 5, c.WEREWOLF_FORM: 5, c.BIG_MAN_FORM: 5,
    c.SLIME_FORM: 4, c.STRENGTH: 5, c.BOOBY_TRAP: 4, c.GLUE: 4, c.GRAVITY: 4, c.CREATE_DOOR: 4, c.FEATHERWEIGHT: 6,
    c.SEAL_DOOR: 2, c.DISEASE: 4, c.THORNBUSH: 5, c.STONE_BLOCK: 5, c.CREATE_WALL: 5, c.ROSEBUSH: 5, c.WALL_OF_FIRE: 5,
    c.DUST_CLOUD: 4,
}


def keeping(kind: int) -> int:
    return KEEP.get(kind, LITTLE)


def keeping_in(view: WizWarView, kind: int) -> int:
    """How gladly this hand card is kept beside the others."""
    worth = keeping(kind)
    held = view.hand.count(kind) + view.carried[view.viewer].count(kind)
    if held > 1 and (kind in ONCE or (kind in GOOD_ITEMS and kind not in SEVERAL)):
        worth -= SECOND_COPY
    if kind == c.STONE_DEAD and max([stones_of(view, seat) for seat in range(view.seats)]) == 0:
        worth -= 1
    return worth


def keeping_spell(spell: Spell) -> int:
    return KEEP_SPELL.get(spell.card, LITTLE)


def stones_of(view: WizWarView, seat: int) -> int:
    return len([kind for kind in view.carried[seat] if c.is_stone(kind)])


def least(view: WizWarView, options: list[int]) -> int:
    """What is missed least: a hand card, an own spell, an item."""
    best = options[-1]
    value = 99
    for option in options:
        worth = missing(view, option)
        if worth < value:
            value = worth
            best = option
    return best


def missing(view: WizWarView, option: int) -> int:
    """How much would be missed what this option gives up; much if it gives up nothing."""
    if DISCARD <= option < DISCARD + KINDS:
        return keeping_in(view, option - DISCARD)
    if DROP <= option < DROP + KINDS:
        return keeping(option - DROP) + 1
    if END_SPELL <= option < END_SPELL + len(view.spells):
        return keeping_spell(view.spells[option - END_SPELL])
    return 98
