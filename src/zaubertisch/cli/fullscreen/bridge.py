"""Between the evening, which asks and tells in its own thread, and the screen, which shows and listens."""

from __future__ import annotations

import queue
from collections.abc import Callable
from typing import Any, Protocol

from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.screen import Screen
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words


class Surface(Protocol):
    """What an evening can let appear; each is done in the thread of the screen."""

    def call_from_thread(self, callback: Callable[..., Any], *args: Any, **kwargs: Any) -> Any: ...
    def tell(self, sentences: list[str], seat: int) -> None: ...
    def look(self, view: View) -> None: ...
    def offer(self, question: str, choices: Choices) -> None: ...
    def point_at(self, word: str) -> None: ...
    def notice(self, said: list[tuple[str, bool]]) -> None: ...
    def ask_to_leave(self) -> None: ...


class Closed(Exception):
    """The screen is gone, and nothing can be shown any more."""


class Bridge(Screen):
    """The screen the evening knows: what it says appears at the table, what it asks is answered there."""

    def __init__(self, words: Words, app: Surface) -> None:
        super().__init__(words, True)
        self.shows_every_move = True
        self.answers_by_itself = True
        self.welcome = "cli-welcome-keys"
        self.app = app
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.said: list[tuple[str, bool]] = []  # what answers the last wish, and whether it is a complaint
        self.asked_yet = False
        self.leaving = False  # somebody wishes to leave while others move
        self.waiting = False  # whether an answer is awaited
        self.idle = False  # and everything has been shown
        self.closed = False
        self.over = False  # whether the game has come to its end
        self.headline = ""  # what was announced last

    def show(self, what: Any, *words: Any) -> None:
        """Let the screen do something, and wait until it is done."""
        if self.closed:
            raise Closed
        self.app.call_from_thread(what, *words)

    # What the evening says

    def say(self, text: str = "") -> None:
        if text and self.asked_yet:
            self.said.append((text, False))
        elif text:
            self.show(self.app.tell, [text], NOBODY)

    def heading(self, text: str) -> None:
        self.headline = text
        if self.asked_yet:
            self.show(self.app.tell, [text], NOBODY)

    def complain(self, text: str) -> None:
        self.said.append((text, True))

    def story(self, sentences: list[str], reason: str = "", seat: int = NOBODY) -> None:
        self.show(self.app.tell, [*sentences, reason] if reason else sentences, seat)
        if self.leaving:
            self.leaving = False
            raise KeyboardInterrupt

    def taken_back(self, text: str) -> None:
        """Said at once, and kept in the story, which has told the move."""
        self.say(text)
        self.show(self.app.tell, [text], NOBODY)

    def glance(self, view: View) -> None:
        self.show(self.app.look, view)

    def table(self, view: View) -> None:
        self.show(self.app.look, view)

    def whole_table(self, view: View) -> None:
        self.show(self.app.look, view)

    def choices(self, question: str, choices: Choices) -> None:
        self.waiting = True
        self.show(self.app.offer, question, choices)

    def hint(self, word: str, text: str) -> None:
        self.said.append((text, False))
        self.show(self.app.point_at, word)

    # What the screen answers

    def ask(self, prompt: str = "") -> str:
        """The next answer; one with a prompt is the question whether to keep the game."""
        self.waiting = True  # before anything is seen that could be answered
        self.flush()
        self.asked_yet = True
        if prompt:
            self.show(self.app.ask_to_leave)
        elif self.leaving:
            self.leaving = False
            return "quit"
        self.idle = self.waiting
        answer = self.answers.get()
        self.waiting = self.idle = False
        if answer is None:
            raise EOFError
        return answer

    def flush(self) -> None:
        """Show what has been said since the last answer."""
        if self.said:
            self.show(self.app.notice, self.said)
        self.said = []

    def answer(self, text: str) -> None:
        """The person's answer, if one is awaited."""
        if self.waiting:
            self.waiting = self.idle = False
            self.answers.put(text)

    def close(self) -> None:
        """The screen is gone: whoever still waits for an answer gets none."""
        self.closed = True
        self.answers.put(None)

    def farewell(self) -> list[str]:
        """What stays on the terminal when the table is gone: how it ended, and where the game is kept."""
        return [*([self.headline] if self.over else []), *(text for text, _ in self.said)]
