"""Scenes of Simsala… Bumm?"""

from __future__ import annotations

from tests.support.scene import Scene
from zaubertisch.games.abraca.components import KINDS, RUNNING
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.pile import Pile, Piles


class AbracaScene(Scene[Abraca]):
    """A round in progress; stones not named lie wherever there is room."""

    def row(self, seat: int, *stones: int) -> AbracaScene:
        """These stones stand before the seat; whatever stood there goes to the supply, what is missing is taken from it."""
        g = self.table
        for stone in g.rows.cards(seat):
            g.rows.remove(seat, stone)
            g.supply.add(stone)
        for stone in stones:
            self.fetch(stone)
            g.rows.add(seat, stone)
        g.diaries[seat] = [Era(len(stones))]
        return self

    def fetch(self, stone: int) -> None:
        """Take one such stone from the supply, or from where nobody misses it, giving another one for it."""
        g = self.table
        if g.supply.has(stone):
            g.supply.remove(stone)
            return
        if g.mystic_table.has(stone):
            g.mystic_table.remove(stone)
            g.mystic_table.add(self.spare())
            return
        for seat in range(g.seats):
            if g.rows.has(seat, stone):
                g.rows.remove(seat, stone)
                g.rows.add(seat, self.spare())
                return
        g.board.remove(stone)
        g.board.add(self.spare())

    def spare(self) -> int:
        """Any stone of the supply, the commonest first."""
        g = self.table
        stone = max(g.supply.kinds(), key=g.supply.count)
        g.supply.remove(stone)
        return stone

    def lives(self, *lives: int) -> AbracaScene:
        self.table.lives = list(lives)
        return self

    def totals(self, *points: int) -> AbracaScene:
        self.table.points = list(points)
        return self

    def mystic(self, seat: int, *stones: int) -> AbracaScene:
        """The seat has taken these mystic stones; as many places on the board are empty."""
        g = self.table
        for stone in stones:
            self.fetch(stone)
            g.mystics.add(seat, stone)
            g.supply.add(g.mystic_table.draw(g.chance))
        return self

    def supply(self, size: int) -> AbracaScene:
        """Only so many stones are left to draw; the others lie on the board."""
        g = self.table
        while len(g.supply) > size:
            g.board.add(self.spare())
        return self

    def die(self, *values: int) -> AbracaScene:
        """The next die rolls."""
        self.chance(*[self.table.variant.die.index(value) for value in values])
        return self


def scene(seats: int = 4, first: int = 0, **options: str) -> AbracaScene:
    """A table with the first seat active."""
    return AbracaScene(GAME, Abraca, seats, {"first_seat": str(first), **options})
