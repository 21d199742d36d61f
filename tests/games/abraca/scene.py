"""Scenes of Simsala… Bumm?"""

from __future__ import annotations

from tests.support.naming import Known
from tests.support.scene import Scene, kinds_of_events
from zaubertisch.games.abraca.components import SPELLS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, heard_by


class AbracaScene(Scene[Abraca]):
    """A round in progress; stones not named lie wherever there is room."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(GAME, Abraca, seats, options)
        self.named: list[int] = []  # the seats whose rows this scene has put; nothing is fetched from there

    # Putting pieces

    def row(self, seat: int, *stones: int) -> AbracaScene:
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
        assert 1 <= stone <= SPELLS, f"There is no stone {stone}; they go from 1 to {SPELLS}."
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
        assert g.board.has(stone), f"No stone {stone} is left; this scene has put all there are."
        g.board.remove(stone)
        g.board.add(self.spare())

    def spare(self) -> int:
        """Any stone of the supply, the commonest first."""
        g = self.table
        assert len(g.supply), "The supply is empty; there is nothing to put in place of a stone."
        stone = max(g.supply.kinds(), key=g.supply.count)
        g.supply.remove(stone)
        return stone

    def lives(self, *lives: int) -> AbracaScene:
        assert len(lives) == self.table.seats, f"{len(lives)} numbers are no lives of {self.table.seats} seats."
        self.table.lives = list(lives)
        return self

    def totals(self, *points: int) -> AbracaScene:
        assert len(points) == self.table.seats, f"{len(points)} numbers are no points of {self.table.seats} seats."
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

    def mystic_table(self, *stones: int) -> AbracaScene:
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

    def supply(self, size: int) -> AbracaScene:
        """Only so many stones are left to draw; the others lie on the board."""
        g = self.table
        while len(g.supply) > size:
            g.board.add(self.spare())
        return self

    # Chance

    def die(self, *values: int) -> AbracaScene:
        """The next die rolls."""
        self.chance(*[self.table.variant.die.index(value) for value in values])
        return self

    def will_draw(self, *stones: int) -> AbracaScene:
        """The next stones that come from the supply."""
        supply = self.table.supply.clone()
        outcomes: list[int] = []
        for stone in stones:
            assert supply.has(stone), f"The supply has no stone {stone} to be drawn."
            outcomes.append(supply.cards().index(stone))
            supply.remove(stone)
        self.chance(*outcomes)
        return self

    # Reading

    def shown(self, viewer: int) -> AbracaView:
        """What this viewer sees."""
        return GAME.view(self.table, viewer)

    def standing(self, seat: int) -> list[int]:
        """The true row of the seat."""
        return self.table.rows.cards(seat)

    def heard(self, viewer: int) -> list[str]:
        """The kinds of all events this viewer heard, in order."""
        return Known([event.kind for event in heard_by(viewer, self.table.events)], kinds_of_events("abraca"))

    def hush(self) -> AbracaScene:
        """Forget what was told so far."""
        self.table.listen()
        return self

    @property
    def viewers(self) -> list[int]:
        return [*range(self.table.seats), WATCHER, PUBLIC, TRUTH]


def scene(seats: int = 4, first: int = 0, **options: str) -> AbracaScene:
    """A table with the first seat active."""
    return AbracaScene(seats, {"first_seat": str(first), **options})
