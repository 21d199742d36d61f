"""Striking: the best use of one attack from here, also of bolts and storms, which are not aimed at one wizard."""

from __future__ import annotations

from zaubertisch.bots.wizwar.fight.fighting import WEAPONS, WIN, Blow, Fighter
from zaubertisch.bots.wizwar.reading.ways import works
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.components import ASTRAL_REACH
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, WALL


def best_blow(fighter: Fighter, kind: int) -> Blow:
    """The best that can be done with this attack from here; its worth is what is left after its price."""
    if kind == c.LIGHTNING_BOLT:
        out = bolt(fighter, fighter.boosts(kind))
    elif kind == c.PSYCHIC_STORM:
        out = storm(fighter, fighter.boosts(kind))
    else:
        seats = fighter.in_reach(kind)
        out = fighter.best(kind, seats, fighter.boosts(kind))
        if not seats and c.ASTRAL_PROJECTION in fighter.view.hand and kind < KINDS and kind not in WEAPONS:
            out = fighter.best(kind, seen_astrally(fighter), fighter.boosts(kind))
            out.worth -= fighter.price(c.ASTRAL_PROJECTION)
    out.worth -= fighter.price(kind)
    return out


def seen_astrally(fighter: Fighter) -> list[int]:
    """Whom one would see from some empty square within three steps."""
    position = fighter.position
    squares = [q for q in position.board.within(position.here, ASTRAL_REACH) if position.is_empty(q)]
    return [
        seat for seat in position.foes
        if not works(fighter.view, seat, c.MIST_BODY)
        and any([position.sees(square, fighter.view.place[seat]) for square in squares])
    ]


# Attacks that are not aimed at one wizard


def bolt(fighter: Fighter, boosts: list[int]) -> Blow:
    """The direction in which a bolt does most, counting what comes back."""
    out = Blow(-1)
    for boost in boosts:
        for way in range(4):
            worth = along(fighter, way, fighter.strength_of(c.LIGHTNING_BOLT, boost)) - fighter.price_of_boost(boost)
            if worth > out.worth:
                out = Blow(worth, -1, boost, way)
    return out


def along(fighter: Fighter, way: int, length: int) -> int:
    """What a bolt of this length does: it turns round at walls, doors and blocks."""
    view, board = fighter.view, fighter.position.board
    worth = 0
    q = fighter.position.here
    for _ in range(length):
        place = q * 4 + way
        border = board.border[place]
        shut = border < 0 or view.maze.borders[border] == WALL or (
            view.maze.borders[border] == DOOR and not view.maze.is_held(border)
        )
        if shut or view.maze.fills[board.beyond[place]] == BLOCK:
            way = (way + 2) % 4
        else:
            way = (way + board.turn[place]) % 4
            q = board.beyond[place]
        worth += struck(fighter, q, c.LIGHTNING_BOLT, 1)
    return worth


def storm(fighter: Fighter, boosts: list[int]) -> Blow:
    """The square over which a storm does most."""
    out = Blow(-1)
    seen = fighter.position.sight.eyeshot(fighter.position.here).squares
    for boost in boosts:
        energy = fighter.strength_of(c.PSYCHIC_STORM, boost)
        for square in seen:
            worth = over(fighter, square, energy) - fighter.price_of_boost(boost)
            if worth > out.worth:
                out = Blow(worth, -1, boost, square)
    return out


def over(fighter: Fighter, square: int, energy: int) -> int:
    """What a storm over this square does to all in and beside it."""
    worth = struck(fighter, square, c.PSYCHIC_STORM, energy)
    for side in range(4):
        to = fighter.position.board.beyond[square * 4 + side]
        if to >= 0 and abs(to - square) in (1, 10):
            worth += struck(fighter, to, c.PSYCHIC_STORM, energy)
    return worth


def struck(fighter: Fighter, square: int, kind: int, energy: int) -> int:
    """What it is worth to strike everybody on this square."""
    worth = 0
    for seat in fighter.position.foes:
        if fighter.view.place[seat] == square and not works(fighter.view, seat, c.MIST_BODY):
            worth += fighter.worth(kind, seat, energy)
    if fighter.position.here == square:
        hurt = 3 if kind == c.LIGHTNING_BOLT else energy
        worth -= WIN if hurt >= fighter.view.life[fighter.me] else 14 * hurt
    return worth
