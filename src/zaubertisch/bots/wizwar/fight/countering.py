"""Answering: how bad an announcement is, and which counter it is worth. Ten is one point of damage."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.wizwar.fight.fighting import PLAIN_DAMAGE
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import works
from zaubertisch.bots.wizwar.taste import Taste
from zaubertisch.bots.wizwar.values import stones_of
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import PASS, REACT
from zaubertisch.games.wizwar.aim.plan import CASTING, PUNCHING, SLASHING, TEARING, THROWING
from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.games.wizwar.view import Pending, WizWarView

DEADLY: Final = 1000

#: Counters for an attack on oneself: how bad it must be, the ones spent most gladly first.
ANSWERS: Final[list[tuple[int, int]]] = [
    (c.GNOME_FORM, 22), (c.WALL_OF_EARTH, 22), (c.NULL_POWDER, 25), (c.PAIN_LINK, 28), (c.FEATHERWEIGHT, 28),
    (c.INVISIBLE, 28), (c.BACKLASH, 30), (c.ABSORB_SPELL, 30), (c.FULL_SHIELD, 34), (c.TELEPORT, 36),
]

#: How bad other wizards' neutral spells are: for everybody, and more if their caster carries a treasure home.
NUISANCE: Final[dict[int, int]] = {
    c.HOMUNCULUS: 26, c.MEDITATE: 20, c.ADRENALINE: 30, c.STRENGTH: 18, c.BIG_MAN_FORM: 20, c.STONE_SPIKES: 26,
    c.ROTATE_SECTOR: 22, c.BOOBY_TRAP: 10, c.FOG: 10, c.INVISIBLE: 20, c.PAIN_LINK: 16,
}
RUNNING: Final[list[int]] = [
    c.TELEPORT, c.WINDRIDER, c.MIST_BODY, c.SLIME_FORM, c.WEREWOLF_FORM, c.DESTROY_WALL, c.PASS_THROUGH_WALL, c.STRETCH,
    c.ROTATE_SECTOR, c.EXTRA_ARMS, c.CREATE_DOOR, c.WALLIVORE,
]
IN_THE_WAY: Final[list[int]] = [
    c.CREATE_WALL, c.THORNBUSH, c.STONE_BLOCK, c.ROSEBUSH, c.DUST_CLOUD, c.WALL_OF_FIRE, c.SEAL_DOOR, c.ROTATE_SECTOR,
]


def last_announced(view: WizWarView) -> Pending | None:
    """The announcement on top that a seat is asked about, or nothing."""
    if view.pending and view.pending[-1].kind == "announced":
        return view.pending[-1]
    return None


def answer_to(view: WizWarView, taste: Taste, options: list[int]) -> Choice:
    """Counters for what matters: the dearer the counter, the worse it must be."""
    for kind in (c.FOOLS_GOLD, c.WARD):
        if REACT + kind in options:
            return Choice(REACT + kind, "thief")
    said = last_announced(view)
    if said is None:
        return Choice(PASS, "harmless")
    if REACT + c.ANTI_ANTI in options and worth_saving(view, taste):
        return Choice(REACT + c.ANTI_ANTI, "insist")
    if said.attacked >> view.viewer & 1:
        return answer_attack(view, taste, options, said)
    harm = harm_of_neutral(view, taste, said)
    if REACT + c.NEGATE_NEUTRAL in options and harm >= taste.negating and said.types == c.NEUTRAL:
        return Choice(REACT + c.NEGATE_NEUTRAL, "negate")
    if REACT + c.ABSORB_SPELL in options and harm >= taste.absorbing:
        return Choice(REACT + c.ABSORB_SPELL, "negate")
    return Choice(PASS, "harmless")


def answer_attack(view: WizWarView, taste: Taste, options: list[int], attack: Pending) -> Choice:
    if attack.evaded >> view.viewer & 1:
        return Choice(PASS, "harmless")
    harm = harm_of(view, taste, attack)
    for kind, least in ANSWERS:
        if REACT + kind in options and harm >= least + taste.bears and helps(view, kind, attack):
            return Choice(REACT + kind, "save_life" if harm >= DEADLY else "counter")
    fire = attack.card >= 0 and CARDS[attack.card].attributes & c.FIRE and attack.what == CASTING
    if REACT + c.FLOOD in options and fire and harm >= 25 + taste.bears:
        return Choice(REACT + c.FLOOD, "counter")
    if REACT + c.WALL_OF_FIRE in options and harm >= 25 + taste.bears:
        return Choice(REACT + c.WALL_OF_FIRE, "counter")
    return Choice(PASS, "harmless")


def helps(view: WizWarView, kind: int, attack: Pending) -> bool:
    """Whether this counter does anything against this attack."""
    hurts = damage_to_me(view, attack) > 0
    if kind == c.FEATHERWEIGHT:
        return hurts
    if kind == c.PAIN_LINK:  # it does not save one's life
        return hurts and damage_to_me(view, attack) < view.life[view.viewer]
    if kind in (c.GNOME_FORM, c.INVISIBLE, c.TELEPORT):
        return attack.card != c.PSYCHIC_STORM
    return True


def worth_saving(view: WizWarView, taste: Taste) -> bool:
    """Whether the own spell that was countered is worth an Anti-Anti."""
    if len(view.pending) < 2:
        return True
    mine = view.pending[-2]
    return mine.card < 0 or taste.keep[mine.card] >= 5 or view.pending[-1].card in (c.ABSORB_SPELL, c.BACKLASH)


def damage_to_me(view: WizWarView, attack: Pending) -> int:
    """What an announced attack would do to the viewer, about."""
    me = view.viewer
    stones = stones_of(view, me)
    if attack.what == PUNCHING:
        hurt = 1 + 2 * view.carried[attack.seat].count(c.MIGHTSTONE)
    elif attack.what == SLASHING:
        hurt = attack.energy
    elif attack.what == TEARING or attack.card in (c.DROP_OBJECT, c.YOINK, c.MENTAL_FORCE, c.THOUGHT_STEAL, c.SWAP):
        hurt = 0
    elif attack.card == c.POWERTHRUST:
        hurt = attack.energy + 2
    elif attack.card == c.STONE_DEAD:
        hurt = attack.energy + stones
    elif attack.card == c.BRAIN_BURN:
        hurt = view.hand_sizes[me] // 2 + 1
    elif attack.card == c.WATERBOLT:
        hurt = attack.amount
    elif attack.card == c.DISEASE:
        hurt = 3
    elif attack.card == c.SHARE_LIFE:
        hurt = max(0, (view.life[me] - view.life[attack.seat]) // 2)
    elif attack.card == c.FIRE_DARTS:
        hurt = 1 if attack.what != CASTING else attack.energy
    else:
        hurt = PLAIN_DAMAGE.get(attack.card, attack.energy)
    if works(view, attack.seat, c.STRENGTH) and (attack.what in (PUNCHING, THROWING) or attack.card == c.KA_BONG):
        hurt *= 2
    skin = (2 if works(view, me, c.GOLEM_FORM) else 0) + view.carried[me].count(c.BLOODSHARD)
    return max(0, hurt - skin) if hurt else 0


def harm_of(view: WizWarView, taste: Taste, attack: Pending) -> int:
    """How bad it would be: the damage, what is lost besides, everything if it is deadly."""
    me = view.viewer
    hurt = damage_to_me(view, attack)
    if attack.card in (c.ACID_BATH, c.SLOW_DEATH):
        return 16 * attack.energy
    if hurt >= view.life[me] and attack.card != c.SHARE_LIFE:
        return DEADLY
    harm = (10 if view.life[me] > 8 else 13) * hurt
    if attack.card == c.FIREBALL:
        harm += 12 * stones_of(view, me) + 40 * view.carried[me].count(c.BOOMSTONE)
    position = Position(view)
    if attack.card in (c.DROP_OBJECT, c.MENTAL_FORCE, c.SWAP) or attack.what == TEARING:
        harm += 60 if position.carries else 12
    if attack.card == c.THOUGHT_STEAL:
        harm += 12 * min(2, view.hand_sizes[me] - 1)
    if attack.card == c.YOINK:
        harm += max([5 * taste.keep[item] for item in view.carried[me]], default=0)
    return harm + 8 if attack.card in (c.KA_BONG, c.LIGHTNING_BOLT) else harm


def harm_of_neutral(view: WizWarView, taste: Taste, said: Pending) -> int:
    """How bad another wizard's spell is that is no attack on the viewer: it may help him home, or be in the way."""
    if said.types != c.NEUTRAL or said.what != CASTING:
        return 0
    position = Position(view)
    harm = NUISANCE.get(said.card, 0)
    if said.card in RUNNING and position.is_carrier(said.seat):
        harm += taste.last_chance if position.is_winning(said.seat) else 25
    if said.card in IN_THE_WAY and position.carries:
        harm += 30
    if said.card == c.GRAVITY and view.burden[view.viewer] >= 0:
        harm += 60
    return harm
