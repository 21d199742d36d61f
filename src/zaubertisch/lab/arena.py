"""Whole games in a loop that is compiled with the rules."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Clock
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.referee import imagined
from zaubertisch.kernel.table import Table


def play_out(table: Table, chance: FastChance) -> int:
    """Play to the end, every option equally likely; says how many decisions that took."""
    decisions = 0
    while table.stack:
        options = table.options()
        table.apply(options[chance.below(len(options))])
        decisions += 1
    return decisions


def random_games(game: Game, seats: int, games: int, seed: int, options: dict[str, str] | None = None) -> int:
    """Play whole random games; says how many decisions they took together."""
    chance = FastChance(seed)
    decisions = 0
    for number in range(games):
        decisions += play_out(game.new(seats, seed + number, options), chance)
    return decisions


class Imagination:
    """What a seat at a table may think possible: all that a bot gets of the table besides its view."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def __call__(self, chance: Chance) -> Table:
        return imagined(self._table, self._seat, chance)


def play_with_bots(table: Table, bots: list[Bot], clock: Clock) -> int:
    """Play to the end, each seat from its own view, options and imagination; says how many decisions it took."""
    minds = [Imagination(table, seat) for seat in range(table.seats)]
    decisions = 0
    while table.stack:
        seat = table.asked
        choice = bots[seat].choose(table.view(seat), table.options()[:], minds[seat], clock)
        table.apply(choice.action)
        decisions += 1
    return decisions
