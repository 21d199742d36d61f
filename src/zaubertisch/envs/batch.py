"""Batch: many tables of one game stepped at once; what learners see of them lies in blocks of memory."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.bots.policy import Policy
from zaubertisch.envs.observing.sheet import Observation, Sheet, blank
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table

BYTES: Final = 4  # of an action
SEEDS: Final = 1 << 32  # room for the games of one table: no two tables share a seed
CALM: Final = Calm()


class Thinking(Policy):
    """Picks as this bot chooses, which may imagine."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def pick(self, table: Table, seat: int, chance: Chance) -> int:
        game = table.rules
        assert isinstance(game, Game)
        imagine = game.imagination(table, seat)
        return self.bot.choose(table.view(seat), table.options()[:], imagine, CALM).action


def returns(table: Table) -> list[float]:
    """What a finished game is worth to each seat: winners share it, all others pay alike, and the sum is nothing."""
    winners = table.outcome().winners
    seats = table.seats
    out = [0.0] * seats
    if not winners:
        return out
    for seat in range(seats):
        share = 1.0 / len(winners) if seat in winners else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1)
    return out


class Batch:
    """N tables, each waiting for an answer; a finished game is followed by another at once.

    Row i of every block belongs to table i: `observations` as its asked seat knows it, `masks` its options,
    `asked` that seat, `rewards` of the last step for all seats, `done` whether that step ended a game, `lengths` how
    many decisions that game had, `endings` what whoever moved last saw of its end.
    """

    def __init__(
        self, game: Game, observation: Observation, tables: int, seed: int, options: dict[str, str],
        players: list[Policy | None], shaping: float, observing: bool,
    ) -> None:
        """A seat with a player of its own is never asked from outside."""
        self.game = game
        self.observation = observation
        self.seats = observation.seats
        self.size = tables
        self.seed = seed
        self.options = game.settle(self.seats, options)
        self.players = players
        self.played = len([player for player in players if player is not None]) > 0
        self.shaping = shaping
        self.observing = observing
        self.actions = len(game.actions)
        self.chance = FastChance(seed + SEEDS * SEEDS)
        self.observations = blank(tables * observation.size)
        self.endings = blank(tables * observation.size)
        self.sheet = Sheet(self.observations)
        self.ending_sheet = Sheet(self.endings)
        self.masks: vec[u8] = vec[u8]([0] * (tables * self.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (tables * self.seats))
        self.done: vec[u8] = vec[u8]([0] * tables)
        self.asked: vec[i16] = blank(tables)
        self.lengths: vec[i64] = vec[i64]([0] * tables)
        self.games = [0] * tables
        self.moves = [0] * tables
        self.tables: list[Table] = []
        self.offered: list[list[int]] = []
        self.standings: list[list[int]] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere; the observations are blank."""
        self.seed = seed
        self.chance = FastChance(seed + SEEDS * SEEDS)
        for i in range(len(self.offered)):
            self.forget(i)
        self.tables = []
        self.offered = []
        self.standings = []
        for i in range(self.size):
            self.games[i] = 0
            self.lengths[i] = 0
            self.tables.append(self.new_game(i))
            self.offered.append([])
            self.standings.append([0] * self.seats)
            if self.shaping:
                self.note_standing(i)
            self.others_play(i)
            self.clear(i)  # also of a game that was over before anybody outside was asked
            self.show(i)

    def clear(self, i: int) -> None:
        """Nothing has happened yet."""
        self.done[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0

    def new_game(self, i: int) -> Table:
        number = self.games[i]
        self.games[i] = number + 1
        self.moves[i] = 0
        return self.game.new(self.seats, self.seed + SEEDS * i + number, self.options)

    def check(self, actions: bytes) -> None:
        """Refuse answers, if one of them is not an option: one for every table, four bytes each, the lowest first."""
        assert len(actions) == BYTES * self.size, "an answer for every table, of 32 bits each"
        masks = self.masks
        width: i64 = self.actions
        for i in range(self.size):
            action: i64 = i64(read_i32_le(actions, BYTES * i))
            if action < 0 or action >= width or masks[i * width + action] == 0:
                raise self.tables[i].refusal(int(action), self.tables[i].why_not(int(action)))

    def step(self, actions: bytes) -> None:
        """Answers that were checked; the observations are blank, for they are all written anew."""
        for i in range(self.size):
            self.answer(i, int(read_i32_le(actions, BYTES * i)))

    def answer(self, i: int, action: int) -> None:
        """One table goes on until somebody outside is asked again."""
        table = self.tables[i]
        table.apply_known(action)
        self.moves[i] += 1
        if self.done[i] or self.shaping:
            self.clear(i)
        if self.shaping:
            self.note_standing(i)
        if self.played:
            self.others_play(i)
        elif not table.stack:
            self.finish(i)
        self.show(i)

    def others_play(self, i: int) -> None:
        """The seats that have a player of their own, until another one is asked."""
        while True:
            table = self.tables[i]
            if not table.stack:
                self.finish(i)
                continue
            seat = table.asked
            player = self.players[seat]
            if player is None:
                return
            table.apply_known(player.pick(table, seat, self.chance))
            self.moves[i] += 1
            if self.shaping:
                self.note_standing(i)

    def finish(self, i: int) -> None:
        """The game is over: what it was worth, and the next one."""
        table = self.tables[i]
        for seat, worth in enumerate(returns(table)):
            self.rewards[i * self.seats + seat] += worth
        self.done[i] = 1
        self.lengths[i] = self.moves[i]
        if self.observing:
            self.wipe_ending(i)
            self.ending_sheet.at = i * self.observation.size
            self.observation.write(table, int(self.asked[i]), self.ending_sheet)
        self.tables[i] = self.new_game(i)
        if self.shaping:
            for each in range(self.seats):
                self.standings[i][each] = self.tables[i].standing(each)

    def wipe_ending(self, i: int) -> None:
        row = self.endings
        place: i64 = i * self.observation.size
        end: i64 = place + self.observation.size
        while place < end:
            row[place] = 0
            place += 1

    def note_standing(self, i: int) -> None:
        """Points won or lost since the last move are a reward of their own."""
        table = self.tables[i]
        before = self.standings[i]
        for seat in range(self.seats):
            now = table.standing(seat)
            self.rewards[i * self.seats + seat] += self.shaping * (now - before[seat])
            before[seat] = now

    def forget(self, i: int) -> None:
        """The options of the last question."""
        masks = self.masks
        first: i64 = i * self.actions
        for action in self.offered[i]:
            masks[first + action] = 0

    def show(self, i: int) -> None:
        """What the asked seat sees and may do."""
        table = self.tables[i]
        self.forget(i)
        options = table.options()
        self.offered[i] = options
        masks = self.masks
        first: i64 = i * self.actions
        for action in options:
            masks[first + action] = 1
        seat = table.asked
        self.asked[i] = i16(seat)
        if self.observing:
            self.sheet.at = i * self.observation.size
            self.observation.write(table, seat, self.sheet)

    def any_answers(self) -> bytes:
        """For every table one of its options, each equally likely, as `step` takes them."""
        out = BytesWriter()
        for options in self.offered:
            write_i32_le(out, i32(options[self.chance.below(len(options))]))
        return out.getvalue()
