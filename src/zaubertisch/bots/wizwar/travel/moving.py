"""Where to go: what a wizard is after, and the square to end on so as to come near it, shoot, and not be seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from zaubertisch.bots.wizwar.fight.fighting import ATTACKS, WEAPONS, WIN, Fighter
from zaubertisch.bots.wizwar.reading.position import Position
from zaubertisch.bots.wizwar.reading.ways import FAR, works
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import EV

HOME: Final = 0
TREASURE: Final = 1
RESCUE: Final = 2
HUNT: Final = 3
NOWHERE: Final = 4

DENIAL: Final = 4  # steps more one goes for a treasure that is a point of the only enemy
LAST_DENIAL: Final = 6  # and if that point is anybody's last but one
RESCUING: Final = 3  # steps an own treasure is carried away
ARRIVAL: Final = 30
SEEN: Final = 9  # what it costs to end in sight of somebody
HURRY_HOME: Final = 55
HURRY: Final = 30
UNKNOWN: Final = -1
WEAK: Final = 6  # life at which that costs double


@mypyc_attr(acyclic=True)
class Aim:
    """What a wizard is after, and the steps to it from everywhere."""

    def __init__(self, kind: int, square: int, ways: list[int]) -> None:
        self.kind = kind
        self.square = square
        self.ways = ways


def find_aim(position: Position) -> Aim:
    """Home with what is carried; else a treasure, or somebody to fight if there is none to be had."""
    view, me = position.view, position.me
    if position.carries or position.rescues:
        return Aim(HOME, view.bases[me], position.home(me))
    aim = nearest_treasure(position)
    return hunt(position) if aim.kind == NOWHERE and is_armed(position) else aim


def nearest_treasure(position: Position) -> Aim:
    """The treasure that is soonest fetched and brought home; own ones only off an enemy's base."""
    view, me = position.view, position.me
    home = position.home(me)
    aim = Aim(NOWHERE, -1, home)
    least = 2 * FAR
    for treasure, square in enumerate(view.treasures):
        mine = treasure // 2 == me
        if square < 0 or square == view.bases[me] or (mine and square not in view.bases):
            continue
        ways = position.ways(me, square)
        back = RESCUING if mine else home[square] // 2
        far = ways[position.here] + back - denial(position, square)
        if far < least and ways[position.here] < FAR:
            least = far
            aim = Aim(RESCUE if mine else TREASURE, square, ways)
    return aim


def denial(position: Position, square: int) -> int:
    """Steps more it is worth if the treasure is a point of another living wizard now."""
    for seat in position.foes:
        if position.view.bases[seat] == square:
            more = LAST_DENIAL if position.is_winning(seat) else 0
            return DENIAL + more if len(position.foes) == 1 else more
    return 0


def hunt(position: Position) -> Aim:
    """After the nearest wizard, if there is nothing to fetch."""
    seat = min(position.foes, key=lambda foe: position.steps(position.me, position.view.place[foe]))
    return Aim(HUNT, position.view.place[seat], position.ways(position.me, position.view.place[seat]))


def is_armed(position: Position) -> bool:
    """Whether there is anything to hit with."""
    view = position.view
    return any([kind in ATTACKS for kind in view.hand]) or any([kind in WEAPONS for kind in view.carried[position.me]])


@mypyc_attr(acyclic=True)
class Mover:
    """Weighs the squares a wizard can end on."""

    def __init__(self, position: Position, fighter: Fighter, aim: Aim, may_attack: bool) -> None:
        self.position = position
        self.aim = aim
        self.view = position.view
        self.end = position.here  # where a walk with the points left leads
        self.fighter = fighter
        self.may_shoot = may_attack and not position.view.is_bound
        self.shots: list[int] = [UNKNOWN] * position.view.seats
        self.touches: list[int] = [0] * position.view.seats
        if works(self.view, position.me, c.DISEASE):
            for seat in position.foes:
                self.touches[seat] = 0 if self.view.touched >> seat & 1 else 3 * fighter.weight(seat)

    def best_square(self, squares: list[int], spent: list[int]) -> int:
        best = self.position.here
        most = -WIN
        for square in squares:
            worth = self.worth(square) - spent[square]
            if worth > most:
                most = worth
                best = square
        return best

    def worth(self, square: int) -> int:
        """Nearer to the goal, in sight of a target if there is still an attack, out of sight of everybody else."""
        ways = self.aim.ways
        worth = 10 * (ways[self.position.here] - ways[square]) if self.aim.kind != NOWHERE else 0
        if square == self.aim.square:
            worth += ARRIVAL
            if self.aim.kind == HOME:
                return worth + WIN if self.position.is_winning(self.position.me) else worth + ARRIVAL
        for seat in self.position.foes:
            if self.view.place[seat] == square:
                worth += self.touches[seat]
        return worth + self.shooting(square) - self.exposure(square)

    def shooting(self, square: int) -> int:
        """The best shot from there."""
        most = 0
        if self.may_shoot:
            for seat in self.position.foes:
                if self.position.sees(square, self.view.place[seat]):
                    most = max(most, self.shot(seat))
        return most

    def shot(self, seat: int) -> int:
        """What it is worth to have this wizard in sight; worked out once somebody is."""
        if self.shots[seat] == UNKNOWN:
            self.shots[seat] = best_shot(self.fighter, seat)
        return self.shots[seat]

    def exposure(self, square: int) -> int:
        """What it costs to be seen there, more for the weak and for whoever carries a treasure."""
        me = self.position.me
        each = SEEN * 2 if self.view.life[me] <= WEAK else SEEN
        if self.position.carries:
            each += SEEN // 2
        cost = len(self.position.sight.eyeshot(square).squares) // 4
        for seat in self.position.foes:
            if self.view.hand_sizes[seat] + len(self.view.carried[seat]) > 0 and self.position.sees(
                self.view.place[seat], square
            ):
                cost += each
        return cost


def best_shot(fighter: Fighter, seat: int) -> int:
    """What the best attack at hand would be worth against this wizard if he came in sight."""
    if works(fighter.view, seat, c.MIST_BODY):
        return 0
    view = fighter.view
    kinds = [kind for kind in view.hand if kind in ATTACKS and kind not in (c.LIGHTNING_BOLT, c.PSYCHIC_STORM)]
    kinds += [kind for kind in view.carried[fighter.me] if kind in WEAPONS and kind != c.WIZARDBLADE]
    if works(view, fighter.me, c.STONE_SPIKES):
        kinds.append(c.STONE_SPIKES)
    most = 0
    for kind in kinds:
        most = max(most, fighter.best(kind, [seat], fighter.boosts(kind)).worth - fighter.price(kind))
    return most


def side_to_step(position: Position, mover: Mover, sides: list[int]) -> int:
    """The side of the next step, or -1 to stay."""
    aim = mover.aim
    if not sides:
        return -1
    reach = position.reach(position.view.mp)
    best = mover.best_square(reach.squares, reach.spent)
    mover.end = best
    if best != position.here:
        side = reach.first_side(best)
        return side if side in sides else -1
    if aim.kind == NOWHERE or any([aim.ways[square] < aim.ways[position.here] for square in reach.squares]):
        return -1
    side = position.walker(position.me).side_towards(position.here, aim.ways, sides)
    if side >= 0:
        mover.end = position.board.beyond[position.here * 4 + side]
    return side


# Speed


def speeding(position: Position, aim: Aim, fighter: Fighter) -> int:
    """What a speed-up is worth that brings the wizard to his goal in this turn; the price is taken off."""
    far = aim.ways[position.here]
    if aim.kind not in (HOME, TREASURE, RESCUE) or position.rescues or far <= position.view.mp or far >= FAR:
        return 0
    card = cheapest_speed(position, fighter, far, position.view.hand)
    pair = c.ADD in position.view.hand and position.carries and len(two_for_speed(position, far)) == 2
    if card < 0 and not pair:
        return 0
    return worth_of_turn(position) - (fighter.price_of_boost(card) if card >= 0 else 50)


def worth_of_turn(position: Position) -> int:
    """What it is worth to be at the goal a turn earlier."""
    if position.carries:
        return WIN if position.is_winning(position.me) else HURRY_HOME
    return HURRY + 10 if position.danger() <= 2 or len(position.foes) > 1 else HURRY


def cheapest_speed(position: Position, fighter: Fighter, far: int, kinds: list[int]) -> int:
    """The hand card missed least that is enough, or -1."""
    best = -1
    for kind in kinds:
        enough = EV[kind] > 0 and position.view.mp + position.energy(kind) >= far
        if enough and (best < 0 or fighter.price_of_boost(kind) < fighter.price_of_boost(best)):
            best = kind
    return best


def two_for_speed(position: Position, far: int) -> list[int]:
    """Two cards that are enough together with an Add, the smaller first; none if no two are."""
    kinds = [kind for kind in position.view.hand if EV[kind] > 0]
    if c.ADD in kinds:
        kinds.remove(c.ADD)
    kinds.sort(key=position.energy)
    for i in range(len(kinds) - 1):
        if position.view.mp + position.energy(kinds[i]) + position.energy(kinds[-1]) >= far:
            return [kinds[i], kinds[-1]]
    return []
