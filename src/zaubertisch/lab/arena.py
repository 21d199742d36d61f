"""Whole games in a loop that is compiled with the rules."""

from __future__ import annotations

from zaubertisch.bots.bot import Bot, Clock
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
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


def play_with_bots(table: Table, bots: list[Bot], clock: Clock) -> int:
    """Play to the end, each seat from its own view, options and imagination; says how many decisions it took."""
    game = table.rules
    assert isinstance(game, Game)
    decisions = 0
    while table.stack:
        seat = table.asked
        choice = bots[seat].choose(table.view(seat), table.options()[:], game.imagination(table, seat), clock)
        table.apply(choice.action)
        decisions += 1
    return decisions
