"""Luck and skill of a saved game, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.keeping import fetch
from zaubertisch.cli.table.sitting import noted
from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.findings import Findings, Sum, Turning
from zaubertisch.hindsight.hindsight import Hindsight
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import resume
from zaubertisch.words.catalogue import Words

WHAT_IT_WAS: Final = {"luck": "cli-hindsight-luck", "choice": "cli-hindsight-choice"}


def found(record: GameRecord, budget: int, told: Callable[[int], None]) -> Findings:
    """What looking back finds; a game that is not over keeps its secrets."""
    from zaubertisch import games

    referee = resume(games.get(record.game), record, FastChance(0))
    if not referee.over:
        raise Mishap("not-over")
    hindsight = Hindsight(Course(referee), budget)
    while hindsight.go_on():
        told(hindsight.spent)
    return hindsight.findings()


def recorded(path: Path, lang: str) -> tuple[GameRecord, Words]:
    """A saved game, and the words to speak of it."""
    record = fetch(path)
    return record, Words(lang, record.game, noted(record.notes, "names", record.seats))


def told_lines(words: Words, findings: Findings) -> list[str]:
    """Seat by seat what made its chances, then where the game turned."""
    out = [words.say("cli-hindsight-how", games=findings.spent)]
    out += [sum_line(words, each) for each in findings.sums]
    out.append(words.say("cli-hindsight-turnings" if findings.turnings else "cli-hindsight-even"))
    out += [line for each in findings.turnings for line in turning_lines(words, each)]
    return out


def sum_line(words: Words, each: Sum) -> str:
    return words.say(
        "cli-hindsight-sum", name=words.seat(each.seat), start=hundredths(each.start), own=signed(each.own),
        others=signed(each.others), luck=signed(each.luck), end=hundredths(each.end), off=hundredths(each.own_error),
    )


def turning_lines(words: Words, each: Turning) -> list[str]:
    """What happened, what it changed for whom, and what would have been better."""
    changes = [
        words.say("cli-hindsight-change", name=words.seat(seat), change=signed(change))
        for seat, change in enumerate(each.change) if hundredths(abs(change))
    ]
    kind = "cli-hindsight-deal" if each.seat < 0 else WHAT_IT_WAS[each.kind]
    said = words.option(each.word) if each.word else ""
    out = [words.say(
        kind, number=each.number, name=words.seat(each.seat) if each.seat >= 0 else "", choice=said,
        changes=words.join(changes), off=hundredths(each.error),
    )]
    if each.better:
        better = words.option(each.better)
        out.append(words.say("cli-hindsight-better", better=better, more=hundredths(each.more),
                             off=hundredths(each.more_error)))
    elif each.known == "no":
        out.append(words.say("cli-hindsight-unknowable", usual=words.option(each.usual)))
    return ["    " + line if place else line for place, line in enumerate(out)]


def hundredths(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    return f"{hundredths(share):+d}".replace("-", "−") if hundredths(share) else "0"
