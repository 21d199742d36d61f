"""Lesson: a scene and the steps one is led through, read from a game's file."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final

from zaubertisch import games

ANY: Final = "any"
BOTS: Final = "bots"
PLACE: Final = "place:"
KEYS: Final = {"ask", "answer", "point", "after", "wrong", "others", "chance"}


class BadLesson(Exception):
    """A file of lessons that cannot be read, in one sentence."""


@dataclass(frozen=True)
class Step:
    """What is said, what is wished, and what happens then; sentences by their whole message ids."""

    ask: str
    answer: list[str] = field(default_factory=list)
    point: list[str] = field(default_factory=list)
    after: str = ""
    wrong: dict[str, str] = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    chance: list[str] = field(default_factory=list)

    def wishes(self, word: str) -> bool:
        return word in self.answer or self.answer == [ANY]

    @property
    def sentences(self) -> list[str]:
        """Every sentence of this step."""
        return [self.ask, *([self.after] if self.after else []), *self.wrong.values()]


@dataclass(frozen=True)
class Lesson:
    """One idea of a game, learnt by doing."""

    id: str
    scene: str
    steps: list[Step]

    @property
    def title(self) -> str:
        return f"lesson-{self.id}"


@functools.cache
def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, in order; none where nobody has written any."""
    games.get(game)
    file = resources.files("zaubertisch.lessons").joinpath(f"{game}.toml")
    if not file.is_file():
        return []
    return [lesson(each) for each in tomllib.loads(file.read_text(encoding="utf-8")).get("lesson", [])]


def taught() -> list[str]:
    """The games that have lessons."""
    return [game for game in games.IDS if lessons_of(game)]


def lesson(told: dict[str, Any]) -> Lesson:
    """A lesson as the file tells it."""
    try:
        steps = [step(each, f"lesson-{told['id']}-") for each in told["step"]]
        return Lesson(told["id"], told["scene"], steps)
    except KeyError as missing:
        raise BadLesson(f"The lesson “{told.get('id', '')}” lacks {missing}.") from None


def step(told: dict[str, Any], within: str) -> Step:
    """A step as the file tells it; sentences are named within their lesson."""
    if unknown := set(told) - KEYS:
        raise BadLesson(f"“{sorted(unknown)[0]}” is no key of a step; there are {', '.join(sorted(KEYS))}.")
    return Step(
        ask=within + told["ask"], answer=listed(told.get("answer", [])), point=listed(told.get("point", [])),
        after=within + told["after"] if "after" in told else "",
        wrong={word: within + sentence for word, sentence in told.get("wrong", {}).items()},
        others=listed(told.get("others", [])), chance=listed(told.get("chance", [])),
    )


def listed(told: str | list[str]) -> list[str]:
    """One is as good as a list of one."""
    return [told] if isinstance(told, str) else told
