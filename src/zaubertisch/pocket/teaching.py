"""A lesson at a table of this device: nothing of it is kept, and what is not wished changes nothing."""

from __future__ import annotations

import time
from typing import Any

from zaubertisch.lessons.course import GENTLE, LEARNER, Course
from zaubertisch.lessons.lesson import ANY
from zaubertisch.pocket.settings import SETTINGS
from zaubertisch.server.compact import compact
from zaubertisch.server.mishaps import NotNow, Stale
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import new_seed, new_table_id
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bots_name
from zaubertisch.server.telling.announcing import Asker, tell_all, tell_move

Hint = tuple[str, str, dict[str, Any]]


class Teaching:
    """A course, and the live table the page is shown of it."""

    def __init__(self, course: Course, name: str, person: str) -> None:
        self.course = course
        others = range(LEARNER + 1, course.referee.seats)
        seats = [Seat(name, "", person), *(Seat(bots_name(seat, [name]), GENTLE) for seat in others)]
        self.live = LiveTable(
            f"here-{new_table_id()}", course.game, course.stage.options, dict(SETTINGS), new_seed(), person, seats,
        )
        self.look()

    def look(self) -> None:
        """The table as the course has it now."""
        self.live.referee = self.course.referee
        self.live.asked_times = [time.monotonic()]

    # What the learner does

    def say(self, number: int, word: str, asker: Asker) -> bool:
        """A word of the learner's; says whether it was wished and therefore done."""
        if number != self.course.referee.number:
            raise Stale(number, self.course.referee.number)
        taken = self.course.say(word)
        if taken:
            self.look()
            tell_move(self.live, asker)
        self.tell()
        return taken

    def on(self) -> None:
        self.course.on()
        self.look()
        self.tell()

    def back(self) -> None:
        self.course.back()
        self.look()

    def hint(self) -> Hint:
        """What is wished; where anything will do, the first that may be said."""
        if not self.course.is_asking:
            raise NotNow("over")
        word = self.course.step.answer[0]
        return (self.course.referee.words(LEARNER)[0] if word == ANY else word), "", {}

    # What the others do

    def seconds_to_wait(self, pace: float) -> float | None:
        """How long until somebody else speaks; nothing where it is the learner who is waited for."""
        if not self.course.is_waiting or not self.live.listeners:
            return None
        return max(0.0, self.live.asked_at + pace - time.monotonic())

    def go_on(self) -> None:
        """One of the others speaks."""
        self.course.go_on()
        self.look()
        tell_move(self.live, None)
        self.tell()

    # Telling

    def tell(self) -> None:
        tell_all(self.live, voice(self.course))


def voice(course: Course) -> dict[str, Any]:
    """What is said now. See `server.protocol.told.Voice`."""
    return {
        "type": "voice", "game": course.game.key, "lesson": course.number,
        "titles": [lesson.title for lesson in course.lessons], "step": course.place, "steps": len(course.lesson.steps),
        "sentence": course.sentence, "reply": course.reply, "pressed": course.pressed, "point": course.point,
        "asks": course.is_asking, "waits": course.is_waiting, "done": course.is_done,
    }


def voiced(teaching: Teaching) -> str:
    return compact(voice(teaching.course))
