"""Playing on: what each seat may expect of a table if all go on by the rule of thumb, from their own views."""

from __future__ import annotations

from typing import Final

from zaubertisch import bots
from zaubertisch.bots.policy import AsBot, Policy
from zaubertisch.bots.search.looking_ahead import SEEDS, LookingAhead
from zaubertisch.bots.search.mind import FARTHEST, Mind
from zaubertisch.bots.search.rolling import roll
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.table import Table

FIRST_SEED: Final = 20_011  # any will do, but always the same one: the same game gets the same answer


def mind_of(game: str) -> Mind:
    """How the strongest bot of a game looks ahead; of a game without one, to the very end."""
    strongest = bots.get(game, bots.names(game)[-1])(0)
    return strongest.mind if isinstance(strongest, LookingAhead) else Mind()


class PlayingOn:
    """The same numbered luck for every table: what differs then is the tables, not the luck."""

    def __init__(self, game: str) -> None:
        self.kind = bots.get(game, bots.quick(game))
        self.mind = mind_of(game)
        self._source = FastChance(FIRST_SEED)
        self._seeds: list[int] = []

    def seed(self, number: int) -> int:
        while len(self._seeds) <= number:
            self._seeds.append(self._source.below(SEEDS))
        return self._seeds[number]

    def players(self, seats: int, number: int) -> list[Policy]:
        seed = self.seed(number)
        return [AsBot(self.kind(seed + seat)) for seat in range(seats)]

    def usual(self, table: Table, number: int) -> int:
        """What the asked seat would do by the rule of thumb."""
        seat = table.asked
        return self.players(table.seats, number)[seat].pick(table, seat, FastChance(self.seed(number)))

    def shares(self, table: Table, number: int) -> list[float]:
        """Each seat's part of the victory after this table, which is used up, was played on with this luck.

        As far as the game's mind looks: to the end, or to where it knows what to expect.
        """
        if table.stack:
            roll(table, self.players(table.seats, number), self.mind.until(table), FARTHEST)
        return [self.share(table, seat) for seat in range(table.seats)]

    def share(self, table: Table, seat: int) -> float:
        if table.stack:
            return self.mind.prospects(table, seat)
        winners = table.outcome().winners
        return 1.0 / len(winners) if seat in winners else 0.0
