"""Course: a game's lessons, the one under way, and its table; nothing that is not wished ever changes it."""

from __future__ import annotations

from typing import Any, Final

from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.errors import BadSetup, GameOver, NotYourTurn, UnknownWord
from zaubertisch.kernel.record import DEAL, Deed
from zaubertisch.kernel.referee import Referee
from zaubertisch.lessons.lesson import BOTS, Lesson, Step, lessons_of
from zaubertisch.lessons.scenes.reading import put, read
from zaubertisch.lessons.scenes.stage import Stage

LEARNER: Final = 0
GENTLE: Final = "apprentice"  # who plays the other seats
OTHERWISE: Final = "lesson-otherwise"  # what is said of a legal word no sentence of the step answers
READ_ON: Final = "lesson-read-on"  # and of any word where there is only something to be read


class Course:
    """Where one is: the lesson, the step, whether its last sentence has been reached, and who is still to speak."""

    stage: Stage[Any]
    referee: Referee

    def __init__(self, game: str, number: int = 0) -> None:
        self.game = games.get(game)
        self.lessons: list[Lesson] = lessons_of(game)
        self.begin(number)

    def begin(self, number: int) -> None:
        """The lesson of this number from its first step."""
        if not self.lessons:
            key = self.game.key
            raise BadSetup("no-lessons", f"There are no lessons for {key} yet.", {"game": key})
        if not 0 <= number < len(self.lessons):
            raise BadSetup(
                "no-such-lesson", f"{self.game.key} has {len(self.lessons)} lessons, and no number {number + 1}.",
                {"game": self.game.key, "count": str(len(self.lessons)), "number": str(number + 1)},
            )
        self.number = number
        self.stage = read(self.lesson.scene)
        script = self.stage.script
        self.referee = self._at_table(ScriptedChance(script.script[script.place :], FastChance(number)), laid_out())
        self.said: list[str] = []  # the learner's answer at each step so far; nothing where there was only to read
        self._enter(0)

    # Reading

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self.number]

    @property
    def step(self) -> Step:
        """The step one is at; the last one when all are done."""
        return self.lesson.steps[min(self.place, len(self.lesson.steps) - 1)]

    @property
    def is_done(self) -> bool:
        """Whether the lesson is at its end."""
        return self.place == len(self.lesson.steps)

    @property
    def is_waiting(self) -> bool:
        """Whether others are still to speak."""
        return bool(self.due)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is wished; otherwise one may go on."""
        return not (self.is_done or self.is_waiting or self.told_after) and bool(self.step.answer)

    @property
    def sentence(self) -> str:
        """The message said now."""
        return self.step.after if self.told_after or (self.is_done and self.step.after) else self.step.ask

    @property
    def point(self) -> list[str]:
        """What is pointed at now."""
        return [] if self.told_after or self.is_waiting or self.is_done else self.step.point

    # What a learner does

    def say(self, word: str) -> bool:
        """A word of the learner's: taken if it was wished; what the rules refuse is refused as at every table."""
        if self.is_waiting:
            raise NotYourTurn(LEARNER, self.referee.asked)
        if self.is_done:
            raise GameOver()
        self._check_legal(word)
        if self.told_after and self.step is not self.lesson.steps[-1]:
            self.on()
        if self.told_after or not self.step.wishes(word):
            self.reply = self.step.wrong.get(word, OTHERWISE if self.is_asking else READ_ON)
            self.pressed = word
            return False
        self._speak(LEARNER, word)
        self.said.append(word)
        self._answered()
        return True

    def on(self) -> bool:
        """Read on, where there is something to read; says whether there was."""
        if self.is_done or self.is_waiting or self.is_asking:
            return False
        if self.told_after:
            self._enter(self.place + 1)
        else:
            self.said.append("")
            self._answered()
        return True

    def go_on(self) -> None:
        """One of the others says a word."""
        assert self.due, "nobody is to speak"
        if self.due[0] == BOTS:
            seat = self.referee.asked
            self._speak(seat, self._thought(seat))
        else:
            seat_said, word = self.due.pop(0).split(":", maxsplit=1)
            self._speak(int(seat_said), word.strip())
        self._look_who_is_due()

    def hear_others(self) -> None:
        """All of the others say what they have to."""
        while self.is_waiting:
            self.go_on()

    def back(self) -> None:
        """To the question before, as if what was said since had not been."""
        place = self.place if self.told_after or self.is_done else self.place - 1
        said = self.said[: max(0, min(place, len(self.lesson.steps) - 1))]
        self.begin(self.number)
        for word in said:
            if word:
                self._speak(LEARNER, word)
            self.said.append(word)
            self._answered()
            self.hear_others()
            self._enter(len(self.said))

    def skip(self) -> None:
        """To the end of the lesson, as it stands."""
        self._enter(len(self.lesson.steps))

    # How it goes on

    def _enter(self, place: int) -> None:
        """Come to a step, with what chance will say there."""
        self.place = place
        self.told_after = False
        self.due: list[str] = []
        self.reply = self.pressed = ""
        if not self.is_done and self.step.chance:
            self.stage.script = ScriptedChance([], FastChance(place))
            put(self.stage, self.step.chance)
            self.referee = self._at_table(self.stage.script, self.referee.log)

    def _answered(self) -> None:
        """The wished answer is given: the others speak, then comes the sentence after."""
        self.reply = self.pressed = ""
        self.due = self.step.others[:]
        self._look_who_is_due()

    def _look_who_is_due(self) -> None:
        if self.due and self.due[0] == BOTS and (self.referee.over or self.referee.asked == LEARNER):
            self.due = []
        if not self.due:
            self.told_after = bool(self.step.after)
            if not self.told_after:
                self._enter(self.place + 1)

    def _check_legal(self, word: str) -> None:
        """What the rules say of it, if they forbid it."""
        if self.referee.over:
            raise GameOver()
        if self.game.actions.number(word) < 0:
            raise UnknownWord(word, self.referee.words(LEARNER))
        refused = self.referee.refusal(LEARNER, word)
        if refused is not None:
            raise refused

    def _speak(self, seat: int, word: str) -> None:
        tried = self.referee.try_say(seat, word)
        self.referee.accept(tried)
        self.stage.table = tried.table

    def _thought(self, seat: int) -> str:
        """What an apprentice says in this seat; the same whenever the lesson comes to this point."""
        bot = bots.get(self.game.key, GENTLE)(len(self.referee.log))
        imagination = self.referee.imagination(seat)
        choice = bot.choose(self.referee.view(seat), self.referee.options(seat), imagination, Calm())
        return self.game.actions.word(choice.action)

    def _at_table(self, chance: ScriptedChance, log: list[Deed]) -> Referee:
        """A referee of the table as it stands, with what chance will say."""
        self.stage.table.chance = FastChance()  # the table itself knows nothing of what will come
        return Referee(self.game, self.stage.table.seats, chance, self.stage.options, log, self.stage.table)


def laid_out() -> list[Deed]:
    """The log of a table that was set and not dealt."""
    return [Deed(0, DEAL, -1, "", [], [], [])]
