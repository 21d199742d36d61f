"""Turning points: where most changed at once, by what, and whether whoever chose could know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from zaubertisch.bots.search.some_turns import SomeTurns
from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.findings import Turning
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.hindsight.samples import largest
from zaubertisch.hindsight.trial import ROUND, Trial
from zaubertisch.hindsight.weighing import Weighing

MOST: Final = 3
LOOKED_AT: Final = 5  # of the largest changes, in case some are not as large as they seem
LEAST: Final = 0.04  # parts of a victory: less is no turning point
CLEAR: Final = 2.0  # standard errors by which a change is one at all
SURE: Final = 2.0  # standard errors by which a choice is surely better or worse than another one
CHOICE: Final = "choice"
LUCK: Final = "luck"


@dataclass(frozen=True)
class Change:
    """A part of the game in which much changed: a choice, or all that chance did between two places."""

    kind: str
    one: int  # the place before
    other: int  # the place after
    change: list[float]
    error: float

    @property
    def entry(self) -> int:
        return self.other - 1

    def is_clear(self) -> bool:
        return largest(self.change) >= max(LEAST, CLEAR * self.error)


def changes(weighing: Weighing) -> list[Change]:
    """Everything that changed, the largest first."""
    out = [
        Change(CHOICE, entry, entry + 1, samples.means(), max(samples.errors()))
        for entry, samples in weighing.choices.items() if samples.seen
    ]
    seen = weighing.seen()
    for one, other in pairwise(seen):
        errors = [max(weighing.point(place).errors) for place in (one, other)]
        doubt = sum(each * each for each in errors) ** 0.5
        out.append(Change(LUCK, one, other, weighing.luck(one, other), doubt))
    return sorted(out, key=lambda each: -largest(each.change))


def turn_of(course: Course, players: PlayingOn) -> list[int]:
    """By entry: the turn it belongs to; where a game does not count them, a seat's moves in a row are one."""
    out, seat = [0], -1
    for entry in range(1, course.last):
        if isinstance(players.mind, SomeTurns):
            out.append(1 + players.mind.turn(course.knowing(entry)))
        else:
            out.append(out[-1] + (course.seat(entry) != seat))
        seat = course.seat(entry)
    return out


def one_a_turn(found: list[Change], turns: list[int]) -> list[Change]:
    """Of changes in order of size, the first of every turn."""
    out: dict[int, Change] = {}
    for each in found:
        out.setdefault(turns[each.entry], each)
    return list(out.values())


def sharpen(weighing: Weighing, turns: list[int]) -> Iterator[None]:
    """Never ends: look closer at what seems to have changed most, down to single entries."""
    while True:
        for each in one_a_turn(changes(weighing), turns)[:LOOKED_AT]:
            yield from closer(weighing, each)


def closer(weighing: Weighing, change: Change) -> Iterator[None]:
    if change.kind == CHOICE:
        yield from weighing.judge(change.entry, 2 * len(weighing.choices[change.entry]))
    elif weighing.within(change.one, change.other):
        yield from weighing.split(change.one, change.other)
    else:
        places = [change.one, change.other]
        yield from weighing.look_at(places, 2 * min(len(weighing.points.get(place, ())) or 99 for place in places))


def largest_turns(weighing: Weighing, turns: list[int]) -> list[Change]:
    """The turning points, in the order of the game."""
    single = [
        each for each in changes(weighing)
        if each.is_clear() and (each.kind == CHOICE or not weighing.within(each.one, each.other))
    ]
    single.sort(key=lambda each: each.error - largest(each.change))
    return sorted(one_a_turn(single, turns)[:MOST], key=lambda each: each.other)


class Knowing:
    """What the seat of a choice could know of it: its options tried in worlds it thought possible."""

    def __init__(self, course: Course, players: PlayingOn, entry: int) -> None:
        table = course.knowing(entry)
        self.action = course.action(entry)
        self.usual = players.usual(table, 0)
        imagine = course.game.imagination(table, table.asked)
        self.trial = Trial(players, table, imagine, [self.action, self.usual], players.seed(entry))
        self.game = course.game

    def work(self, worlds: int) -> Iterator[int]:
        yield from self.trial.work(worlds, [self.action, self.usual])

    def told(self, turning: Turning) -> Turning:
        """The turning point with what could be known."""
        if self.trial.worlds < ROUND:
            return turning
        more, error = self.trial.lead(self.action)
        surely_worse = more > max(SURE * error, 0.0) and more > LEAST / 2
        good = turning.change[turning.seat] > 0
        better = self.game.actions.word(self.trial.best().action) if surely_worse else ""
        known = "no" if good == surely_worse else "yes"
        return replace(turning, known=known, better=better, more=more, more_error=error)


def turning(course: Course, players: PlayingOn, change: Change) -> Turning:
    """As it is told before anybody has asked what could be known."""
    entry = change.entry
    number, seat = course.number(entry + 1), course.seat(entry)
    if change.kind == LUCK:
        return Turning(number, seat, LUCK, change.change, change.error, course.word(entry), "", "", "", 0.0, 0.0)
    usual = course.game.actions.word(players.usual(course.knowing(entry), 0))
    return Turning(number, seat, CHOICE, change.change, change.error, course.word(entry), usual, "", "", 0.0, 0.0)
