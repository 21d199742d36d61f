"""Fighting: what an attack is worth, against whom, and with how much energy. One step or one energy counts ten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import works
from zaubertisch.bots.wizwar.values import keeping, stones_of
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import CARDS, EV, KINDS
from zaubertisch.games.wizwar.maze.corner import corner_shot
from zaubertisch.games.wizwar.table.ground import is_thicket

WIN: Final = 10000
A_KILL: Final = 150  # a point for good where it does not end the game
LAST_CHANCE: Final = 600  # stopping somebody who would win in his next turn
PER_ENERGY: Final = 6
DUEL: Final = 12  # a point of damage to the only enemy
CROWD: Final = 5  # and to one of several
ROOMY: Final = 4  # how much a card counts while there is room for more
FULL: Final = 2  # and when new ones would not fit
FIST: Final = KINDS  # the attack that needs no card

#: Attacks that only look like ones to a rule of thumb: what they are good for is told elsewhere.
DELICATE: Final[list[int]] = [c.STRETCH, c.HEAVE_HO, c.DISEASE, c.SWAP]
ATTACKS: Final[frozenset[int]] = frozenset([
    kind for kind in range(KINDS) if CARDS[kind].types & c.ATTACK and kind not in DELICATE
])
WEAPONS: Final[list[int]] = [c.LARGE_ROCK, c.BOOMSTONE, c.STONE_SPIKES, c.DAGGER, c.WIZARDBLADE]
PHYSICAL: Final[list[int]] = [c.KA_BONG, c.LARGE_ROCK, c.STONE_SPIKES, c.DAGGER, FIST]
#: Damage that does not depend on energy.
PLAIN_DAMAGE: Final[dict[int, int]] = {
    c.FIREBALL: 5, c.KA_BONG: 4, c.BOOMSTONE: 4, c.STONE_SPIKES: 3, c.DAGGER: 3, c.LARGE_ROCK: 2, c.LIGHTNING_BOLT: 3,
}
HARMLESS: Final[list[int]] = [c.DROP_OBJECT, c.MENTAL_FORCE, c.SHARE_LIFE, c.THOUGHT_STEAL, c.YOINK, c.SWAP]
STUNNING: Final[list[int]] = [c.KA_BONG, c.LIGHTNING_BOLT]


@mypyc_attr(acyclic=True)
class Blow:
    """An attack thought of: with what, at whom, with which card as its boost, and what that is worth."""

    def __init__(self, worth: int = 0, seat: int = -1, boost: int = -1, aim: int = -1) -> None:
        self.worth = worth
        self.seat = seat
        self.boost = boost
        self.aim = aim  # a direction, or a square, where the attack is not aimed at a wizard


@mypyc_attr(acyclic=True)
class Fighter:
    """The attacks of one wizard, weighed."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.view = position.view
        self.me = position.me
        self.duel = len(position.foes) == 1
        self.strong = works(self.view, self.me, c.STRENGTH)

    # Whom

    def weight(self, seat: int) -> int:
        """What a point of damage to this wizard is worth: more if he is ahead, carries something or is nearly dead."""
        worth = DUEL if self.duel else CROWD
        worth += 4 * self.view.points[seat]
        if self.position.is_carrier(seat):
            worth += 5
        return worth + 3 if self.view.life[seat] <= 5 else worth

    def in_reach(self, kind: int) -> list[int]:
        """Whom the attack can be aimed at from here, as far as the seat can tell."""
        position = self.position
        if kind in (FIST, c.WIZARDBLADE):
            return [seat for seat in position.foes if position.near(seat)]
        if kind == c.GLOBE_OF_PAIN:
            return [s for s in position.foes if position.ways(self.me, self.view.place[s])[position.here] <= 6]
        if kind in WEAPONS:
            return position.foes_seen(position.here)
        through = 1 if c.VISIONSTONE in self.view.carried[self.me] else 0
        seen = position.foes_seen(position.here, through)
        if c.AROUND_THE_CORNER in self.view.hand and CARDS[kind].reach == c.SIGHT:
            seen += [seat for seat in position.foes if seat not in seen and self.behind_corner(seat, through)]
        return seen

    def behind_corner(self, seat: int, through: int) -> bool:
        """Whether a line that bends once reaches this wizard."""
        position, there = self.position, self.view.place[seat]
        if is_thicket(self.view.maze.fills[position.here]) or is_thicket(self.view.maze.fills[there]):
            return False
        bends = corner_shot(self.view.maze, position.here, through, position.fog).square_bend
        return bends[there] >= 0 and not works(self.view, seat, c.MIST_BODY)

    # How much

    def damage(self, kind: int, seat: int, energy: int) -> int:
        """About what an attack does to this wizard."""
        view = self.view
        if kind in HARMLESS:
            return 0
        if kind == FIST:
            hurt = self.fist()
        elif kind == c.BRAIN_BURN:
            hurt = view.hand_sizes[seat] // 2 + 1
        elif kind == c.POWERTHRUST:
            hurt = energy + 2
        elif kind == c.STONE_DEAD:
            hurt = energy + stones_of(view, seat)
        elif kind in (c.ACID_BATH, c.SLOW_DEATH):
            hurt = 2 * energy
        else:
            hurt = PLAIN_DAMAGE.get(kind, energy)
        if self.strong and kind in PHYSICAL:
            hurt *= 2
        return max(0, hurt - self.skin(seat))

    def fist(self) -> int:
        view, me = self.view, self.me
        hurt = 3 if works(view, me, c.BIG_MAN_FORM) else 1
        if works(view, me, c.GOLEM_FORM) or works(view, me, c.WEREWOLF_FORM):
            hurt = 2
        return hurt + 2 * view.carried[me].count(c.MIGHTSTONE) + 2 * view.carried[me].count(c.FIRE_CLOAK)

    def skin(self, seat: int) -> int:
        """What this wizard takes off each source."""
        return (2 if works(self.view, seat, c.GOLEM_FORM) else 0) + self.view.carried[seat].count(c.BLOODSHARD)

    def kills(self, kind: int, seat: int, energy: int) -> bool:
        """Whether it would bring him down at once, and that be to the attacker's credit."""
        return self.is_deadly(kind, seat, self.damage(kind, seat, energy))

    def is_deadly(self, kind: int, seat: int, hurt: int) -> bool:
        return hurt >= self.view.life[seat] and kind not in (c.ACID_BATH, c.SLOW_DEATH)

    def worth(self, kind: int, seat: int, energy: int) -> int:
        """What an attack on this wizard is worth, counting what it costs oneself and what may save him."""
        hurt = self.damage(kind, seat, energy)
        if self.is_deadly(kind, seat, hurt):
            gain = WIN if self.duel or self.position.is_winning(self.me) else A_KILL + 10 * self.view.hand_sizes[seat]
        else:
            gain = hurt * self.weight(seat) + self.effect(kind, seat, energy)
        if not self.view.spells:
            return gain
        if works(self.view, seat, c.INVISIBLE):
            gain //= 4
        elif works(self.view, seat, c.GNOME_FORM):
            gain //= 2
        elif works(self.view, seat, c.HOMUNCULUS) and kind not in (FIST, c.WIZARDBLADE, c.GLOBE_OF_PAIN):
            gain //= 3
        if works(self.view, seat, c.PAIN_LINK):
            hurt = min(hurt, self.view.life[seat])
            gain -= 2 * WIN if hurt >= self.view.life[self.me] else 12 * hurt
        return gain

    def effect(self, kind: int, seat: int, energy: int) -> int:
        """What it does besides damage."""
        view = self.view
        if kind in (c.FIREBALL, c.FIRE_DARTS):
            return 12 * stones_of(view, seat) + 4 * self.weight(seat) * view.carried[seat].count(c.BOOMSTONE)
        if kind in STUNNING:
            return 10
        if kind == c.ZOT and energy == 1:
            return 16 if self.duel else 8  # it can stun twice instead
        if kind == c.DROP_OBJECT:
            return self.stopping(seat) if self.position.is_carrier(seat) else 12 if view.carried[seat] else 0
        if kind == c.MENTAL_FORCE:
            return min(self.stopping(seat), 12 * (energy + 3)) if self.position.is_carrier(seat) else 6
        if kind == c.THOUGHT_STEAL:
            return (18 if self.duel else 12) * min(2, view.hand_sizes[seat])
        if kind == c.YOINK:
            return max([5 * keeping(item) for item in view.carried[seat]], default=0)
        if kind == c.SHARE_LIFE:
            return (view.life[seat] - view.life[self.me]) // 2 * (self.weight(seat) + 8)
        return 0

    def stopping(self, seat: int) -> int:
        """What it is worth to make this carrier lose his treasure."""
        turns = self.position.turns_to_point(seat)
        if turns <= 1 and self.position.is_winning(seat):
            return LAST_CHANCE
        return 90 if turns <= 1 else 60 if turns == 2 or self.position.is_winning(seat) else 40

    # With what

    def price(self, kind: int) -> int:
        """What it costs to give this card away: little if new ones would not fit anyway."""
        if kind == FIST or kind in (c.LARGE_ROCK, c.STONE_SPIKES, c.WIZARDBLADE):
            return 0
        return keeping(kind) * (ROOMY if self.position.has_room() else FULL)

    def price_of_boost(self, kind: int) -> int:
        return max(PER_ENERGY * EV[kind], 4 * keeping(kind)) if kind >= 0 else 0

    def boosts(self, kind: int) -> list[int]:
        """Hand cards this one could be boosted with, and none."""
        out = [-1] if kind != c.WIZARDBLADE else []
        if kind != c.WIZARDBLADE and (kind >= KINDS or kind in WEAPONS or not CARDS[kind].uses_energy):
            return out
        for other in self.view.hand:
            if EV[other] > 0 and other not in out and (other != kind or self.view.hand.count(kind) > 1):
                out.append(other)
        return out

    def strength_of(self, kind: int, boost: int) -> int:
        """The energy with this boost."""
        if boost < 0:
            return 1
        return EV[boost] if kind == c.WIZARDBLADE else self.position.energy(boost)

    def best(self, kind: int, seats: list[int], boosts: list[int]) -> Blow:
        """The best target and boost for this attack."""
        out = Blow(-1)
        for boost in boosts:
            price, energy = self.price_of_boost(boost), self.strength_of(kind, boost)
            for seat in seats:
                worth = self.worth(kind, seat, energy) - price
                if worth > out.worth:
                    out = Blow(worth, seat, boost)
        return out
