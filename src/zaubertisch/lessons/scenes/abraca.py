"""Putting the pieces of Simsala… Bumm?"""

from __future__ import annotations

from typing import ClassVar, Self

from zaubertisch.games.abraca.components import SPELLS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.lessons.scenes.naming import BadScene
from zaubertisch.lessons.scenes.stage import Stage


class AbracaStage(Stage[Abraca]):
    """A round in progress; stones not named lie wherever there is room."""

    verbs: ClassVar[list[str]] = [
        "row", "lives", "totals", "mystic", "mystic_table", "supply", "board", "die", "will_draw",
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(GAME, Abraca, seats, options)
        self.named: list[int] = []  # the seats whose rows this scene has put; nothing is fetched from there

    # Putting pieces

    def row(self, seat: int, *stones: int) -> Self:
        """These stones stand before the seat, freshly dealt; whatever stood there goes to the supply."""
        g = self.table
        for stone in g.rows.cards(self.sits(seat)):
            g.rows.remove(seat, stone)
            g.supply.add(stone)
        self.named.append(seat)
        for stone in stones:
            self.fetch(stone)
            g.rows.add(seat, stone)
        g.diaries[seat] = [Era(len(stones))]
        return self

    def fetch(self, stone: int) -> None:
        """Take one such stone from the supply, or from where nobody misses it, giving another one for it."""
        if not 1 <= stone <= SPELLS:
            raise BadScene(f"There is no stone {stone}; they go from 1 to {SPELLS}.")
        g = self.table
        if g.supply.has(stone):
            g.supply.remove(stone)
            return
        if g.mystic_table.has(stone):
            g.mystic_table.remove(stone)
            g.mystic_table.add(self.spare())
            return
        for seat in range(g.seats):
            if g.rows.has(seat, stone) and seat not in self.named:
                g.rows.remove(seat, stone)
                g.rows.add(seat, self.spare())
                return
        if not g.board.has(stone):
            raise BadScene(f"No stone {stone} is left; this scene has put all there are.")
        g.board.remove(stone)
        g.board.add(self.spare())

    def spare(self) -> int:
        """Any stone of the supply, the commonest first."""
        g = self.table
        if not len(g.supply):
            raise BadScene("The supply is empty; there is nothing to put in place of a stone.")
        stone = max(g.supply.kinds(), key=g.supply.count)
        g.supply.remove(stone)
        return stone

    def lives(self, *lives: int) -> Self:
        """The lives of all seats."""
        self.table.lives = self.for_every_seat(lives, "lives of")
        return self

    def totals(self, *points: int) -> Self:
        """The points of all seats."""
        self.table.points = self.for_every_seat(points, "points of")
        return self

    def mystic(self, seat: int, *stones: int) -> Self:
        """The seat has taken these mystic stones; as many places on the board are empty."""
        g = self.table
        for stone in stones:
            self.fetch(stone)
            g.mystics.add(seat, stone)
            g.supply.add(g.mystic_table.draw(g.chance))
        return self

    def mystic_table(self, *stones: int) -> Self:
        """Exactly these stones lie face down on the board; what is missing to four has been taken by the last seat."""
        g = self.table
        for stone in g.mystic_table.cards():
            g.mystic_table.remove(stone)
            g.supply.add(stone)
        for stone in stones:
            self.fetch(stone)
            g.mystic_table.add(stone)
        while len(g.mystic_table) + sum(g.mystics.size(seat) for seat in range(g.seats)) < 4:
            g.mystics.add(g.seats - 1, self.spare())
        return self

    def supply(self, size: int) -> Self:
        """Only so many stones are left to draw; the others lie on the board."""
        g = self.table
        while len(g.supply) > size:
            g.board.add(self.spare())
        return self

    def board(self, *stones: int) -> Self:
        """Exactly these stones lie open on the board."""
        g = self.table
        for stone in g.board.cards():
            g.board.remove(stone)
            g.supply.add(stone)
        for stone in stones:
            self.fetch(stone)
            g.board.add(stone)
        return self

    # Chance

    def die(self, *values: int) -> Self:
        """The next die rolls."""
        faces = self.table.variant.die
        for value in values:
            if value not in faces:
                raise BadScene(f"The die has no {value}; it has {', '.join(str(face) for face in faces)}.")
        self.chance(*[faces.index(value) for value in values])
        return self

    def will_draw(self, *stones: int) -> Self:
        """The next stones that come from the supply."""
        supply = self.table.supply.clone()
        outcomes: list[int] = []
        for stone in stones:
            if not supply.has(stone):
                raise BadScene(f"The supply has no stone {stone} to be drawn.")
            outcomes.append(supply.cards().index(stone))
            supply.remove(stone)
        self.chance(*outcomes)
        return self


def stage(seats: int, options: dict[str, str]) -> AbracaStage:
    """A table with seat 0 active, unless the options say otherwise."""
    return AbracaStage(seats, {"first_seat": "0", **options})
