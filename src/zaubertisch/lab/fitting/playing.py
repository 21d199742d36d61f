"""Playing for a value: games of many kinds of players, and what their positions were worth in the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.bots.magia.mind import IN_WORLD as MAGIA
from zaubertisch.bots.magia.mind import MagiaMind
from zaubertisch.bots.magia.thumb import Thumb as MagiaThumb
from zaubertisch.bots.search.features import InWorld
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead
from zaubertisch.bots.search.some_turns import SomeTurns
from zaubertisch.bots.search.value import Value, from_json
from zaubertisch.bots.wizwar.mind import IN_WORLD as WIZWAR
from zaubertisch.bots.wizwar.mind import WizWarMind
from zaubertisch.bots.wizwar.thumb import ThumbBot as WizWarThumb
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.lab.fuzz import random_options
from zaubertisch.lab.ladder.pairing import OPTIONS
from zaubertisch.lab.match import first_seed

EVERY: Final = 6  # decisions between two positions that are kept
SLIPS: Final = [0, 5, 15]  # of a hundred answers, those at random, so that rare positions are met as well
POOL: Final = ["thumb", "thumb", "bold", "careful"]
LEARNING: Final = Effort(trials=24, options=8, guard=1.5)  # of whoever looks ahead while learning


@dataclass(frozen=True)
class Learner:
    """What there is to learn in a game: what its value looks at, and who uses it."""

    features: InWorld
    mind: type[MagiaMind] | type[WizWarMind]
    thumb: type[Bot]

    def bot(self, seed: int, value: Value | None, effort: Effort) -> Bot:
        """Somebody who looks ahead with this value."""
        mind: SomeTurns = self.mind(value)
        return LookingAhead(seed, mind, self.thumb, effort)


LEARNERS: Final = {
    "magia": Learner(MAGIA, MagiaMind, MagiaThumb), "wizwar": Learner(WIZWAR, WizWarMind, WizWarThumb),
}


@dataclass(frozen=True)
class Lesson:
    """One game that is learnt from; `value` is what the last round found, as it is kept."""

    game: str
    number: int
    seed: int
    value: dict[str, Any] | None


@dataclass(frozen=True)
class Learnt:
    """The positions of a game, each from every seat's side, and the part of the victory that seat had."""

    number: int
    numbers: list[list[float]]
    shares: list[float]


def play(lesson: Lesson) -> Learnt:
    """A game of a lesson: every second one at the table of two with the rulebook's options, the others at any."""
    rules, learner = games.get(lesson.game), LEARNERS[lesson.game]
    first = first_seed(lesson.seed, lesson.number)
    chance = FastChance(first + 1)
    plain = lesson.number % 2 == 0
    seats = rules.fewest if plain else rules.fewest + chance.below(rules.most - rules.fewest + 1)
    options = {} if plain else random_options(rules, seats, chance)
    table = rules.new(seats, first, {**options, **OPTIONS.get(lesson.game, {})})
    kinds = [bots.get(lesson.game, POOL[chance.below(len(POOL))]) for _ in range(seats)]
    players = [kind(first + 2 + seat) for seat, kind in enumerate(kinds)]
    if lesson.value is not None:
        value = from_json(lesson.value, learner.features, rules.options)
        for seat in range(seats):
            if chance.below(seats) < 2:
                players[seat] = learner.bot(first + 2 + seat, value, LEARNING)
    slips = SLIPS[lesson.number // 2 % len(SLIPS)]
    numbers = followed(table, players, learner.features, slips, chance)
    winners = table.outcome().winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Learnt(lesson.number, numbers, shares * (len(numbers) // seats))


def followed(table: Table, players: list[Bot], features: InWorld, slips: int, chance: FastChance) -> list[list[float]]:
    """Play to the end; a position now and then, from every seat's side."""
    rules = table.rules
    assert isinstance(rules, Game)
    numbers: list[list[float]] = []
    wait, clock = chance.below(EVERY), Calm()
    while table.stack:
        seat, options = table.asked, table.options()[:]
        if wait == 0:
            buffers = [[0.0] * len(features.names) for _ in range(table.seats)]
            features.write(table, buffers)
            numbers += buffers
        wait = (wait - 1) % EVERY
        if chance.below(100) < slips:
            table.apply(chance.pick(options))
        else:
            imagine = rules.imagination(table, seat)
            table.apply(players[seat].choose(table.view(seat), options, imagine, clock).action)
    return numbers
