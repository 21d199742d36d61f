"""What can go wrong at a table: one small tree, each error a full sentence and, for translators, a key and fields.

Sentences count seats from 1, as people do; fields number them from 0, as programs do.
"""

from __future__ import annotations

from zaubertisch.kernel.obstacle import Obstacle


class ZaubertischError(Exception):
    """Anything a person may be told in one sentence; `key` and `fields` let the catalogues say it in their language."""

    def __init__(self, key: str, sentence: str, fields: dict[str, str]) -> None:
        super().__init__(sentence)
        self.key = key
        self.fields = fields


class BadSetup(ZaubertischError):
    """A game that cannot be laid out as asked."""


class Refused(ZaubertischError):
    """A move the rules do not allow: what is in its way, the rule, the nearest thing allowed, and all that is."""

    def __init__(
        self, seat: int, word: str, rule: str, allowed: list[str], obstacle: Obstacle | None = None, instead: str = "",
    ) -> None:
        choices = ", ".join(allowed)
        super().__init__(
            "refused",
            f"Seat {seat + 1} may not say “{word}” now [{rule}]. Allowed: {choices}.",
            {"seat": str(seat), "word": word, "rule": rule, "allowed": choices, "instead": instead},
        )
        self.seat = seat
        self.word = word
        self.rule = rule
        self.allowed = allowed
        self.obstacle = obstacle
        self.instead = instead


class UnknownWord(ZaubertischError):
    """A word no move of this game is called by."""

    def __init__(self, word: str, allowed: list[str]) -> None:
        choices = ", ".join(allowed)
        super().__init__(
            "unknown-word",
            f"“{word}” is not a move of this game. Allowed now: {choices}.",
            {"word": word, "allowed": choices},
        )


class NotYourTurn(ZaubertischError):
    """Somebody spoke who was not asked."""

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(
            "not-your-turn",
            f"Seat {seat + 1} is not asked now; seat {asked + 1} is.",
            {"seat": str(seat), "asked": str(asked)},
        )


class GameOver(ZaubertischError):
    """A move after the end."""

    def __init__(self) -> None:
        super().__init__("game-over", "The game is over; no more moves are taken.", {})


class BadRecord(ZaubertischError):
    """A record or a saved table that cannot be read or does not follow the rules."""


class ScriptEnded(ZaubertischError):
    """A script of chance outcomes that is too short or does not fit the question put to it."""

    def __init__(self, sides: int, outcome: int) -> None:
        told = "nothing is left of it" if outcome < 0 else f"it says {outcome}"
        super().__init__(
            "script-ended",
            f"The script of chance was asked for one of {sides} outcomes, but {told}.",
            {"sides": str(sides), "outcome": str(outcome)},
        )
