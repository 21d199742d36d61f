"""What spells create: on borders, on squares, and face down."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import HOLD, LEAVE, square_word
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import DUST_CLOUD, ROSEBUSH, STONE_BLOCK, THORNBUSH
from zaubertisch.games.wizwar.effects.neutrals import Section
from zaubertisch.games.wizwar.maze.maze import BLOCK, CLOUD, DOOR, FIRE_WALL, ROSEBUSH_FILL, THORNBUSH_FILL, WALL
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import only
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

FILLS: Final[dict[int, int]] = {
    STONE_BLOCK: BLOCK, ROSEBUSH: ROSEBUSH_FILL, THORNBUSH: THORNBUSH_FILL, DUST_CLOUD: CLOUD,
}


def create_wall(g: WizWar, p: Plan) -> Section | None:
    return create_on_border(g, p, WALL)


def wall_of_fire(g: WizWar, p: Plan) -> Section | None:
    """[WW-R78] It hides what is behind it and burns whoever passes, but stops nobody."""
    return create_on_border(g, p, FIRE_WALL)


def create_on_border(g: WizWar, p: Plan, kind: int) -> Section | None:
    """[WW-182 WW-185] It stands as long as its spell lasts."""
    g.lay_spell(p.card, p.seat, -1, p.border, -1, 0)
    p.gone = True
    g.put_border(p.border, kind)
    return None


def fill_square(g: WizWar, p: Plan) -> Section | None:
    """[WW-181] A block, a bush or a cloud fills an empty square."""
    g.lay_spell(p.card, p.seat, -1, -1, p.square, 0)
    p.gone = True
    g.put_fill(p.square, FILLS[p.card])
    return None


def create_door(g: WizWar, p: Plan) -> Section | None:
    """[WW-182 WW-R80] On a free border, or in the place of a stone wall, whose cracks it keeps for later."""
    under = g.maze.cracks[p.border] if g.maze.borders[p.border] == WALL else -1
    g.lay_spell(p.card, p.seat, -1, p.border, -1, 0)
    g.change_last_spell(g.spells[-1].over(under))
    p.gone = True
    g.put_border(p.border, DOOR)
    board = g.board()
    beside = g.place[p.seat] in (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    return NewDoor(p.seat, p.border) if beside else None


class NewDoor(Step[WizWar]):
    """Whoever makes a door at his own square may hold it open at once."""

    HOLD_OR_LEAVE: Final = 0

    def __init__(self, seat: int = NOBODY, border: int = -1) -> None:
        super().__init__(seat)
        self.border = border

    def run(self, g: WizWar) -> int:
        return g.ask(self.seat) if self.at == NewDoor.HOLD_OR_LEAVE else END

    def question(self, g: WizWar) -> str:
        return "hold_new_door"

    def options(self, g: WizWar) -> list[int]:
        return [LEAVE, HOLD]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in (LEAVE, HOLD) else "WW-045"

    def take(self, g: WizWar, action: int) -> int:
        if action == HOLD:
            g.open_door(self.seat, self.border)
        return NEXT

    def clone(self) -> NewDoor:
        twin = NewDoor(self.seat, self.border)
        twin.like(self)
        return twin


def booby_trap(g: WizWar, p: Plan) -> Section | None:
    """[WW-R92] Four markers lie face down; which is real only the caster knows."""
    g.lay_spell(p.card, p.seat, -1, -1, -1, 0)
    p.gone = True
    g.traps = sorted(p.squares)
    g.real_trap = p.squares[0]
    if not g.silent:
        g.tell(only(p.seat), "trap_set", {"seat": p.seat, "square": square_word(g.real_trap)})
    return None
