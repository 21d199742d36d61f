"""What cards are worth to a wizard's rule of thumb: which are kept, which go first, which items are laid out."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.taste import LITTLE, Taste
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import DISCARD, DROP, END_SPELL
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.view import WizWarView

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


def keeping_in(view: WizWarView, taste: Taste, kind: int) -> int:
    """How gladly this hand card is kept beside the others."""
    worth = taste.keep[kind]
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


def least(view: WizWarView, taste: Taste, options: list[int]) -> int:
    """What is missed least: a hand card, an own spell, an item."""
    best = options[-1]
    value = 99
    for option in options:
        worth = missing(view, taste, option)
        if worth < value:
            value = worth
            best = option
    return best


def missing(view: WizWarView, taste: Taste, option: int) -> int:
    """How much would be missed what this option gives up; much if it gives up nothing."""
    if DISCARD <= option < DISCARD + KINDS:
        return keeping_in(view, taste, option - DISCARD)
    if DROP <= option < DROP + KINDS:
        return taste.keep[option - DROP] + 1
    if END_SPELL <= option < END_SPELL + len(view.spells):
        return keeping_spell(view.spells[option - END_SPELL])
    return 98
