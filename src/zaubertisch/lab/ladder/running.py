"""Running the ladder: what is missing is played, kept at once, and told as it goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from zaubertisch.lab.ladder.course import Course, Standing
from zaubertisch.lab.ladder.keeping import Book, fingerprint
from zaubertisch.lab.ladder.one_game import Job, play
from zaubertisch.lab.ladder.pairing import Pair
from zaubertisch.lab.workers import Workers


@dataclass(frozen=True)
class Plan:
    """How many games, from which seed, and where they are kept."""

    folder: Path
    seed: int = 1
    games: int = 1000
    games_with_masters: int = 200
    to_the_end: bool = False  # whether decided pairs play on

    def wanted(self, pair: Pair) -> int:
        """The games of a pair: an even number, so that seats are fair."""
        count = self.games_with_masters if pair.has_master else self.games
        return count + count % 2


class Ladder:
    """All pairs, those without masters first, and how far each has come."""

    def __init__(self, pairs: Sequence[Pair], plan: Plan) -> None:
        self.plan = plan
        self.codes = {game: fingerprint(game) for game in sorted({pair.game for pair in pairs})}
        tables = dict.fromkeys((pair.game, pair.seats) for pair in pairs)
        self.books = {(game, seats): Book(plan.folder, game, seats, plan.seed) for game, seats in tables}
        kept = {pair: games for book in self.books.values() for pair, games in book.games().items()}
        self.courses = {
            pair: Course(pair, kept.get(pair, []), plan.wanted(pair), plan.to_the_end)
            for pair in sorted(pairs, key=lambda pair: pair.has_master)
        }

    def jobs(self) -> Iterator[Job]:
        """Every game that is missing, one pair after the other."""
        for pair, course in self.courses.items():
            for number in course.numbers():
                yield Job(pair, number, pair.seed(self.plan.seed, number), self.codes[pair.game])

    def run(self, workers: Workers) -> None:
        """Play all that is missing; ended at any moment, it goes on from there when it is run again."""
        self.say_who_is_outdated()
        for book in self.books.values():
            book.mend()
        for job, played in workers.as_done(play, self.jobs()):
            course = self.courses[job.pair]
            for counted in course.take(played):
                self.books[job.pair.game, job.pair.seats].write(counted)
                self.say(course)

    def standings(self) -> list[Standing]:
        """What is known of every pair that has met."""
        return [course.standing() for course in self.courses.values() if course.games]

    # Telling

    def say(self, course: Course) -> None:
        """A line when a pair is done, and one for each tenth of its games."""
        done = len(course.games)
        if course.is_over():
            print(course.standing(), file=sys.stderr, flush=True)
        elif done % max(1, course.wanted // 10) == 0:
            print(f"{course.pair}: {done:,} of {course.wanted:,} games", file=sys.stderr, flush=True)

    def say_who_is_outdated(self) -> None:
        """Games of bots that have been changed since then still count; whoever wants others takes the file away."""
        for (game, seats), book in self.books.items():
            played = [each for pair, course in self.courses.items() if (pair.game, pair.seats) == (game, seats)
                      for each in course.games]
            others = sum(each.code != self.codes[game] for each in played)
            if others:
                print(f"{others:,} games in {book.path} were played by bots that have been changed since; "
                      "remove the file to play them anew.", file=sys.stderr)
