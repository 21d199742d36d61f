"""Finding puzzles: decisions in games of bots which looking ahead sees clearly and the rule of thumb does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.bots.search.weighed import Weighed, gain
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.hindsight.puzzle import Puzzle, Tried
from zaubertisch.hindsight.trial import Trial
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table

FIRST_MOVES: Final = 6  # decisions of a game that are no puzzles
OPTIONS: Final = 9  # that somebody may look through
FIRST_GLANCE: Final = 5  # worlds, and the usual choice must not come out best in them
GLANCE: Final = 16
LOOK: Final = 64  # where the glance promises something
WORLDS: Final = 240  # where it is to be sure
SURE: Final = 3.0  # standard errors between the best choice and the second
CLEAR: Final = 0.03  # parts of a victory between them
SAME_WORD: Final = 0.25  # of all puzzles may have the same kind of answer
USUAL_LOOKS: Final = 4
PLAYERS: Final = ("apprentice", "thumb", "careful", "bold")
EACH_GAME: Final = 14  # decisions that are looked at, by lot


class Finder:
    """Equal seeds find equal puzzles."""

    def __init__(self, game: str, seed: int) -> None:
        self.rules: Game = games.get(game)
        self.players = PlayingOn(game)
        self.lots = FastChance(seed)
        self.kinds = [name for name in PLAYERS if name in bots.names(game)]
        self.answers: dict[str, int] = {}
        self.looked = 0

    def find(self, count: int) -> Iterator[Puzzle]:
        """So many, one out of a game at the most."""
        found = 0
        while found < count:
            puzzle = self.in_a_game(count)
            if puzzle is not None:
                found += 1
                yield puzzle

    def in_a_game(self, count: int) -> Puzzle | None:
        """The first puzzle of a game of bots, if it has one."""
        most = min(self.rules.most, 4)
        seats = self.rules.fewest + self.lots.below(most - self.rules.fewest + 1)
        sitting = [self.bot() for _ in range(seats)]
        source = RecordedChance(FastChance(self.lots.below(1 << 60)))
        table, moves = self.rules.new(seats, chance=source), list[str]()
        places = self.places(table, sitting)
        while not table.over:
            if len(moves) in places:
                puzzle = self.at(table, moves, source.outcomes)
                if puzzle is not None and self.is_new(puzzle, count):
                    return puzzle
            moves.append(self.rules.actions.word(self.move(table, sitting)))
            table.apply(self.rules.actions.number(moves[-1]))
        return None

    def bot(self) -> Bot:
        kind = self.kinds[self.lots.below(len(self.kinds))]
        return bots.get(self.rules.key, kind)(self.lots.below(1 << 60))

    def move(self, table: Table, sitting: list[Bot]) -> int:
        seat = table.asked
        imagine = self.rules.imagination(table, seat)
        return sitting[seat].choose(table.view(seat), table.options()[:], imagine, Calm()).action

    def places(self, table: Table, sitting: list[Bot]) -> set[int]:
        """Which decisions are looked at: some of as many as such a game has, by lot."""
        trial, length = table.clone(), 0
        trial.chance = FastChance(self.lots.below(1 << 60))
        while not trial.over and length < 4000:
            trial.apply(self.players.usual(trial, 0))
            length += 1
        return {FIRST_MOVES + self.lots.below(max(1, length - FIRST_MOVES)) for _ in range(EACH_GAME)}

    # Is it one?

    def at(self, table: Table, moves: list[str], chance: list[int]) -> Puzzle | None:
        """The puzzle this decision is, if the best choice is clear in many worlds and not the usual one."""
        options, view = table.options(), table.view(table.asked)
        if not 3 <= len(options) <= OPTIONS or self.players.mind.is_plain(view):
            return None
        self.looked += 1
        usual = {self.players.usual(table, look) for look in range(USUAL_LOOKS)}
        trial = self.trial(table, sorted(usual))
        if len(trial.running) < 3:
            return None
        for worlds, sure in ((FIRST_GLANCE, 0.0), (GLANCE, 0.7), (LOOK, 2.0), (WORLDS, SURE)):
            leading = [each.action for each in ranked(trial)[:3]] if trial.worlds else options
            for _ in trial.work(worlds, [*usual, *leading]):
                pass
            best, second = first_two(trial)
            more, error = gain(best, second)
            enough = len(best.values) >= worlds and more >= CLEAR * min(1.0, sure)
            if best.action in usual or not enough or more <= sure * error:
                return None
        word = self.rules.actions.word
        tried = [Tried(word(each.action), len(each.values), round(each.mean(), 4), round(each.error(), 4))
                 for each in ranked(trial)]
        return Puzzle(self.rules.key, self.rules.version, table.seats, self.rules.settle(table.seats, {}), moves[:],
                      chance[:], word(min(usual)), round(more, 4), round(error, 4), tried)

    def trial(self, table: Table, actions: list[int]) -> Trial:
        imagine = self.rules.imagination(table, table.asked)
        return Trial(self.players, table, imagine, actions, self.lots.below(1 << 60), OPTIONS)

    def is_new(self, puzzle: Puzzle, count: int) -> bool:
        """Whether there are not yet too many with this kind of answer; if so, it is one more of them."""
        kind = puzzle.best if self.rules.key == "abraca" else puzzle.best.split()[0]
        most = max(1, int(SAME_WORD * count))
        if self.answers.get(kind, 0) >= (most if self.kinds_are_many() else 2 * most):
            return False
        self.answers[kind] = self.answers.get(kind, 0) + 1
        return True

    def kinds_are_many(self) -> bool:
        return self.rules.key in ("abraca", "wizwar", "zavandor")


def ranked(trial: Trial) -> list[Weighed]:
    return sorted(trial.tried, key=lambda each: -each.mean())


def first_two(trial: Trial) -> tuple[Weighed, Weighed]:
    """The best, and the best of the others, also among those that were dropped."""
    best = trial.best()
    others = [each for each in trial.tried if each is not best]
    return best, max(others, key=lambda each: each.mean())


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """As it is kept."""
    return asdict(puzzle)


def kept(found: list[dict[str, Any]]) -> str:
    """All of them as a file, a line each."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found)
    return f"[\n{lines}\n]\n"
