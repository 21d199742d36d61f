"""What things are worth to a wizard's rule of thumb: damage of attacks, cards worth keeping, enemies worth fearing."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.plan import PUNCHING, THROWING
from zaubertisch.games.wizwar.view import Pending, WizWarView

#: How gladly a card is kept in hand; the first to go when there is too much is the one with the least.
KEEP: Final[dict[int, int]] = {
    c.FULL_SHIELD: 8, c.ABSORB_SPELL: 8, c.FIREBALL: 8, c.SHIELD: 6, c.POWERTHRUST: 7, c.ENERGY_6: 9, c.ENERGY_5: 8,
    c.ENERGY_4: 7, c.TELEPORT: 7, c.WINDRIDER: 7, c.MIST_BODY: 6, c.LIGHTNING_BOLT: 5, c.PAIN_LINK: 5, c.SPEEDSTONE: 9,
    c.BLOODSHARD: 7, c.LIFESTONE: 7, c.MEDITATE: 7, c.THOUGHT_STEAL: 6, c.BRAIN_BURN: 6, c.MENTAL_FORCE: 5,
    c.DROP_OBJECT: 6, c.ACID_BATH: 5, c.ZOT: 5, c.STONE_DEAD: 4, c.SHARE_LIFE: 3, c.HOMUNCULUS: 6, c.WATERBOLT: 4,
    c.BOOMSTONE: 6, c.LARGE_ROCK: 5, c.SPELLSTONE: 6, c.BRAINSTONE: 6, c.POWERSTONE: 6, c.MIGHTSTONE: 3,
    c.VISIONSTONE: 3, c.FIRE_CLOAK: 4, c.NULL_POWDER: 5, c.FOOLS_GOLD: 5, c.WALL_OF_EARTH: 5, c.STONE_SPIKES: 5,
    c.DESTROY_WALL: 4, c.PICK_LOCK: 4, c.PSYCHIC_STORM: 3, c.KA_BONG: 7, c.FIRE_DARTS: 5, c.WARD: 6, c.THORNBUSH: 6,
    c.ROSEBUSH: 4, c.CREATE_WALL: 4, c.STONE_BLOCK: 4, c.DUST_CLOUD: 3, c.SWAP: 3, c.CREATE_DOOR: 4, c.BOOBY_TRAP: 3,
    c.FEATHERWEIGHT: 6, c.GNOME_FORM: 5, c.WEREWOLF_FORM: 6, c.GOLEM_FORM: 5, c.STRETCH: 7, c.MAD_DASH: 6,
    c.WALLIVORE: 5, c.STRENGTH: 4, c.ANTI_ANTI: 6, c.BACKLASH: 7, c.GLOBE_OF_PAIN: 6, c.SLOW_DEATH: 5, c.YOINK: 5,
    c.INVISIBLE: 7, c.GRAVITY: 5, c.PASS_THROUGH_WALL: 6, c.MASTER_KEY: 7, c.DAGGER: 6, c.WIZARDBLADE: 6,
}
LITTLE: Final = 2

#: Items worth laying out as soon as they are held, the best first.
GOOD_ITEMS: Final[list[int]] = [
    c.SPEEDSTONE, c.BRAINSTONE, c.SPELLSTONE, c.LIFESTONE, c.BLOODSHARD, c.POWERSTONE, c.FIRE_CLOAK, c.MIGHTSTONE,
    c.NULL_POWDER, c.VISIONSTONE, c.LARGE_ROCK, c.BOOMSTONE, c.MASTER_KEY, c.DAGGER, c.WIZARDBLADE,
]


def keeping(kind: int) -> int:
    return KEEP.get(kind, LITTLE)


def damage_of(card: int, energy: int, hand: int, stones: int) -> int:
    """About what an attack card deals to a wizard with so many hand cards and Magic Stones."""
    if card == c.FIREBALL:
        return 5 + stones
    if card == c.POWERTHRUST:
        return energy + 2
    if card == c.STONE_DEAD:
        return energy + stones
    if card == c.ACID_BATH:
        return 2 * energy
    if card == c.BRAIN_BURN:
        return hand // 2 + 1
    if card == c.LIGHTNING_BOLT:
        return 4
    if card == c.KA_BONG:
        return 5
    if card == c.FIRE_DARTS:
        return energy + stones
    if card in (c.BOOMSTONE, c.MENTAL_FORCE, c.THOUGHT_STEAL, c.WIZARDBLADE):
        return 4
    if card in (c.STONE_SPIKES, c.DROP_OBJECT, c.DAGGER, c.YOINK):
        return 3
    return 2 if card in (c.LARGE_ROCK, c.SHARE_LIFE) else energy


def stones_of(view: WizWarView, seat: int) -> int:
    return len([kind for kind in view.carried[seat] if c.is_stone(kind)])


def threat(view: WizWarView, seat: int) -> int:
    """How much another wizard is to be feared: points, a treasure in his arms, few lives to take."""
    score = 4 * view.points[seat] + (15 - min(view.life[seat], 15)) // 3
    if view.burden[seat] >= 0 and view.burden[seat] // 2 != seat:
        score += 5
    return score


def expected_damage(view: WizWarView, attack: Pending) -> int:
    """What an announced attack would do to the viewer."""
    me = view.viewer
    if attack.what == PUNCHING:
        return 1 + 2 * view.carried[attack.seat].count(c.MIGHTSTONE)
    if attack.what == THROWING:
        return damage_of(attack.card, 1, 0, 0)
    if attack.card == c.DROP_OBJECT:
        return 6 if view.burden[me] >= 0 else 2
    if attack.card == c.WATERBOLT:
        return attack.amount
    if attack.card == c.BRAIN_BURN:
        return view.hand_sizes[me]
    return damage_of(attack.card, attack.energy, view.hand_sizes[me], stones_of(view, me))
