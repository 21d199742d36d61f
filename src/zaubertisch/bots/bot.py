"""Bot: somebody who chooses. It is given what its seat may know, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

#: A world the seat thinks possible, dealt with this chance; it shares nothing with the table that is played.
Imagine = Callable[[Chance], Table]

ENOUGH: Final = 8  # worlds whose mean is worth telling


class Considered:
    """An option that was tried out: in how many worlds, what it was worth there, and how far that may be off."""

    def __init__(self, action: int, worlds: int, mean: float, error: float) -> None:
        self.action = action
        self.worlds = worlds
        self.mean = mean
        self.error = error

    def __reduce__(self) -> tuple[Any, ...]:
        return Considered, (self.action, self.worlds, self.mean, self.error)


class Choice:
    """An action, the reason for it as the message `because-…` with its fields, and what was tried, the best first."""

    def __init__(
        self, action: int, because: str = "", fields: dict[str, Value] | None = None,
        considered: list[Considered] | None = None,
    ) -> None:
        self.action = action
        self.because = because
        self.fields: dict[str, Value] = fields or {}
        self.considered: list[Considered] = considered or []

    def tell(self, actions: Actions) -> None:
        """Put what was tried out among the fields: this option and the next best one, in hundredths of a win.

        A few worlds say little, and numbers against a choice that luck alone may overrule would only confuse.
        """
        if len(self.considered) < 2:
            return
        this, next_best = self.considered[0], self.considered[1]
        if this.worlds >= ENOUGH and this.mean >= next_best.mean:
            self.fields["worlds"] = this.worlds
            self.fields["hundredths"] = percent(this.mean)
            self.fields["off"] = percent(this.error)
            self.fields["next_best"] = actions.word(next_best.action)
            self.fields["next_hundredths"] = percent(next_best.mean)

    def __reduce__(self) -> tuple[Any, ...]:
        return Choice, (self.action, self.because, self.fields, self.considered)


def percent(share: float) -> int:
    return int(100.0 * share + 0.5)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """How long a bot may still think about this choice."""

    def left(self) -> float:
        """The seconds left; none or fewer when the time is up."""
        raise NotImplementedError


class Calm(Clock):
    """A clock that never runs out."""

    def left(self) -> float:
        return 3600.0


class Countdown(Clock):
    """So many seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        return self.end - time.monotonic()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat; equal seeds, views and options give equal choices."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        """One of `options`, which are never empty and not to be changed."""
        raise NotImplementedError
