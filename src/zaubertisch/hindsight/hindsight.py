"""Hindsight: luck and skill of a finished game, found out a little at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.findings import Findings, Turning
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.hindsight.turning import CHOICE, Knowing, largest_turns, sharpen, turn_of, turning
from zaubertisch.hindsight.weighing import Weighing

CURVE: Final = 0.65  # of the budget goes into curve and choices
CLOSER: Final = 0.8  # and up to here into what changed most; what is left asks what could be known
#: Games played on where Python is quick, by game: some seconds.
BUDGETS: Final = {"abraca": 8000, "wizwar": 4000, "magia": 4000, "drachenei": 3000, "zavandor": 2500}
#: The same in a page, where everything takes longer: about 20 seconds.
IN_A_PAGE: Final = {"abraca": 1000, "wizwar": 500, "magia": 500, "drachenei": 500, "zavandor": 200}
USUAL: Final = 200


def budget_of(game: str) -> int:
    """What is worth while where Python is quick."""
    return BUDGETS.get(game, USUAL)


def budget_in_a_page(game: str) -> int:
    return IN_A_PAGE.get(game, USUAL)


class Hindsight:
    """Works as long as the budget of games played on lasts; equal games and budgets find equal things."""

    def __init__(self, course: Course, budget: int = 0) -> None:
        self.course = course
        self.budget = budget or budget_of(course.game.key)
        self.players = PlayingOn(course.game.key)
        self.weighing = Weighing(course, self.players)
        self.turns = turn_of(course, self.players)
        self.asked: dict[int, Knowing] = {}  # by entry
        self.tried = 0  # games played on in imagined worlds
        self._working = self._work()
        self.done = False

    @property
    def spent(self) -> int:
        return self.weighing.spent + self.tried

    def go_on(self) -> bool:
        """One more game played on, or one world with all its options; says whether there is more to do."""
        if not self.done:
            self.done = next(self._working, True) is True
        return not self.done

    def find(self) -> Findings:
        """All of it."""
        while self.go_on():
            pass
        return self.findings()

    def go_on_to(self, budget: int) -> None:
        """Look closer; what was found stays."""
        self.budget = budget
        self._working = self._work()
        self.done = False

    def _work(self) -> Iterator[None]:
        yield from self._until(self.weighing.work(), CURVE)
        yield from self._until(sharpen(self.weighing, self.turns), CLOSER)
        yield from self._ask()
        yield from self._until(sharpen(self.weighing, self.turns), 1.0)

    def _until(self, work: Iterator[None], share: float) -> Iterator[None]:
        while self.spent < share * self.budget:
            next(work)
            yield

    def _ask(self) -> Iterator[None]:
        """What could be known of the choices among the turning points."""
        found = [each.entry for each in largest_turns(self.weighing, self.turns) if each.kind == CHOICE]
        for asked, entry in enumerate(found, 1):
            knowing = self.asked.setdefault(entry, Knowing(self.course, self.players, entry))
            most = CLOSER * self.budget + (1 - CLOSER) * self.budget * asked / len(found)
            for tried in knowing.work(self.budget):
                self.tried += tried
                yield
                if self.spent >= most:
                    break

    # What is found

    def turnings(self) -> list[Turning]:
        out = []
        for change in largest_turns(self.weighing, self.turns):
            told = turning(self.course, self.players, change)
            out.append(self.asked[change.entry].told(told) if change.entry in self.asked else told)
        return out

    def findings(self) -> Findings:
        """As far as it has come."""
        weighing = self.weighing
        return Findings(
            self.course.game.key, self.course.seats, weighing.curve(), weighing.stretches(), weighing.sums(),
            self.turnings(), sum(bool(each.seen) for each in weighing.choices.values()), len(weighing.choices),
            self.spent, self.budget,
        )
