"""Games for looking back: honest ones, one with a cheat at the table, and one whose chance is rigged."""

from __future__ import annotations

from collections.abc import Callable

from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import resume
from zaubertisch.kernel.table import Table

ELSEWHERE = 1_000  # the number of the first luck somebody here tries: none that looking back judges by

#: Chooses for the asked seat; unlike a bot it is given the whole truth.
Choose = Callable[[Table], int]


def honest(game: str, name: str, seed: int) -> Choose:
    """A bot, which reads nothing of the truth but its own view."""
    bot = bots.get(game, name)(seed)
    rules = games.get(game)

    def choose(table: Table) -> int:
        seat = table.asked
        return bot.choose(table.view(seat), table.options()[:], rules.imagination(table, seat), Calm()).action

    return choose


def cheat(game: str, worlds: int = 8) -> Choose:
    """Sees everything that lies there and tries every option on it; what will be drawn it does not know."""
    players = PlayingOn(game)

    def worth(table: Table, action: int) -> float:
        total = 0.0
        for number in range(ELSEWHERE, ELSEWHERE + worlds):
            world = table.clone()
            world.chance = FastChance(players.seed(number))
            world.apply(action)
            total += players.shares(world, number)[table.asked]
        return total

    def choose(table: Table) -> int:
        options = table.options()
        return options[0] if len(options) == 1 else max(options, key=lambda action: worth(table, action))

    return choose


class Rigged:
    """Chance that turns out well for one seat: of several draws of a move, the one after which it stands best."""

    def __init__(self, game: Game, seat: int, draws: int, seed: int) -> None:
        self.players = PlayingOn(game.key)
        self.seat = seat
        self.draws = draws
        self.source = FastChance(seed)

    def seed(self, table: Table, action: int) -> int:
        seeds = [self.source.below(1 << 60) for _ in range(self.draws)]
        return max(seeds, key=lambda seed: self.worth(table, action, seed))

    def worth(self, table: Table, action: int, seed: int) -> float:
        world = table.clone()
        world.chance = FastChance(seed)
        world.apply(action)
        total = 0.0
        for number in range(ELSEWHERE, ELSEWHERE + 2):
            after = world.clone()
            after.chance = FastChance(self.players.seed(number))
            total += self.players.shares(after, number)[self.seat]
        return total


def play(game: str, players: list[Choose], seed: int, rigged: Rigged | None = None) -> Course:
    """A game to its end; whoever plays here may see the table itself."""
    rules = games.get(game)
    source = RecordedChance(FastChance(seed))
    table = rules.new(len(players), chance=source)
    drawn, moves = source.outcomes, list[str]()
    while not table.over:
        action = players[table.asked](table)
        source = RecordedChance(FastChance(rigged.seed(table, action) if rigged else seed + len(moves) + 1))
        moves.append(rules.actions.word(action))
        table.chance = source
        table.apply(action)
        drawn = drawn + source.outcomes
        table.chance = FastChance(0)  # whoever tries something on a copy learns nothing of what will come
    record = GameRecord(game, rules.version, len(players), rules.settle(len(players), {}), moves, drawn)
    return Course(resume(rules, record, FastChance(0)))
