"""Where the program speaks and listens: plain lines for screen readers and pipes, drawings for everybody else."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from contextlib import AbstractContextManager
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.changes import changed
from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.tables import drawn, told
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words

FEWEST_COLUMNS: Final = 60
FEWEST_LINES: Final = 20
LONGEST_PARAGRAPH: Final = 6  # sentences; more stand one below the other


class Screen:
    """Plain lines: no frames, no colours; a prompt only where somebody sits at it."""

    def __init__(self, words: Words, somebody: bool) -> None:
        self.words = words
        self.somebody = somebody
        self.shows_every_move = False  # a long text is not read out again after each small step of one's own
        self.answers_by_itself = False  # whether what must be said is said without a question
        self.welcome = "cli-welcome"  # the message that says how moves are made here
        self.told: list[str] = []  # the table as it was read out last

    def say(self, text: str = "") -> None:
        print(text, flush=True)

    def heading(self, text: str) -> None:
        self.say(text)

    def complain(self, text: str) -> None:
        """What went wrong, beside the story."""
        print(text, file=sys.stderr, flush=True)

    def story(self, sentences: list[str], reason: str = "", seat: int = NOBODY) -> None:
        """What one move brought, whose it was, and why a bot made it."""
        for sentence in [*sentences, reason] if reason else sentences:
            self.say(sentence)

    def taken_back(self, text: str) -> None:
        """A move that is as if it had never been."""
        self.say(text)

    def table(self, view: View) -> None:
        """The table: all of it at first, then the line on whose turn it is and what is new since the last time."""
        lines = told(view, self.words)
        new = changed(self.told[1:], lines[1:])
        self.told = lines
        for line in ["", *lines[:1], *new]:
            self.say(line)

    def whole_table(self, view: View) -> None:
        """All of the table, for whoever asks for it."""
        self.told = []
        self.table(view)

    def glance(self, view: View) -> None:
        """The table in passing, while others move: nothing for whoever reads lines."""

    def hint(self, word: str, text: str) -> None:
        """What a good bot would do."""
        self.say(text)

    def choices(self, question: str, choices: Choices) -> None:
        self.say(question)
        for number, label, word in choices.shown():
            self.say(f"{number}: {label} ({word})")

    def paged(self) -> AbstractContextManager[object]:
        """While a long text is told: in a pager where somebody can turn its pages, else as it is."""
        return contextlib.nullcontext()

    def ask(self, prompt: str = "> ") -> str:
        """One line from whoever plays; EOFError when there is none left."""
        if self.somebody:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


class DrawnScreen(Screen):
    """Colours and frames, by Rich."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, True)
        self.console = Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False)
        self.shows_every_move = True
        self.answers_by_itself = True
        self.told_size = False

    def say(self, text: str = "") -> None:
        self.console.print(Text(text))

    def heading(self, text: str) -> None:
        self.console.print(Rule(Text(text, style="bold"), style="magenta"))

    def paged(self) -> AbstractContextManager[object]:
        os.environ.setdefault("LESS", "-RFX")  # colours, and no pager for what fits
        if self.console.encoding.startswith("utf"):
            os.environ.setdefault("LESSCHARSET", "utf-8")  # whatever the locale of an old terminal says
        return self.console.pager(styles=True)

    def complain(self, text: str) -> None:
        self.errors.print(Text(text, style="bold red"))

    def story(self, sentences: list[str], reason: str = "", seat: int = NOBODY) -> None:
        paragraphs = sentences if len(sentences) > LONGEST_PARAGRAPH else [" ".join(sentences)]
        for place, paragraph in enumerate(paragraphs):
            line = Text(paragraph)
            if reason and place == len(paragraphs) - 1:
                line.append(f" {reason}", style="dim italic")
            bullet = Table.grid(padding=(0, 1, 0, 0))
            bullet.add_row(Text("•", style="magenta"), line)
            self.console.print(bullet)

    def table(self, view: View) -> None:
        if too_small(self.console):
            if not self.told_size:
                self.complain(self.words.error(small(self.console)))
            self.told_size = True
            super().table(view)
            return
        self.told_size = False
        self.console.print(drawn(view, self.words, self.console.width))

    def choices(self, question: str, choices: Choices) -> None:
        self.console.print(Text(question, style="bold"))
        options = [Text.assemble((f"{number:>2} ", "bold cyan"), label) for number, label, _ in choices.shown()]
        self.console.print(Columns(options, padding=(0, 2), equal=True))


def too_small(console: Console) -> bool:
    """Whether a drawn table would not fit."""
    return console.width < FEWEST_COLUMNS or console.height < FEWEST_LINES


def small(console: Console) -> Mishap:
    return Mishap(
        "too-small", columns=str(console.width), lines=str(console.height),
        fewest_columns=str(FEWEST_COLUMNS), fewest_lines=str(FEWEST_LINES),
    )


def open_lines(words: Words) -> Screen:
    """Plain lines, with a prompt where somebody sits at it."""
    somebody = sys.stdin.isatty() and sys.stdout.isatty()
    if somebody:
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # its presence alone gives the prompt arrow keys and a memory
    return Screen(words, somebody)


def open_screen(words: Words, plain: bool) -> Screen:
    """The screen that fits: drawn where somebody sits at a terminal large enough, plain if asked for or piped."""
    lines = open_lines(words)
    if plain or not lines.somebody:
        return lines
    screen = DrawnScreen(words)
    if too_small(screen.console):
        raise small(screen.console)
    return screen
