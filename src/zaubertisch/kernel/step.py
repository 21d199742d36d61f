"""Step: a section of the rulebook in progress."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

NEXT: Final = 0  # the paragraph is done, the following one comes
AGAIN: Final = 1  # look again at the section on top, where it now stands
ASK: Final = 2  # a seat was asked; its answer goes to `take`
END: Final = 3  # the section is over

NOBODY: Final = -1

G = TypeVar("G")


class Step(Generic[G]):
    """A section; `at` is the paragraph reached, `run` its table of contents.

    It holds seats, numbers and ids, never references, and can be made without arguments, so that a table can be
    copied, saved and dealt anew at every decision.
    """

    def __init__(self, seat: int = NOBODY) -> None:
        self.at = 0
        self.seat = seat
        self.report = 0
        self.heard = 0

    def run(self, g: G) -> int:
        """Carry out the paragraph reached: NEXT, AGAIN, END, or ask a seat."""
        raise NotImplementedError

    def question(self, g: G) -> str:
        """What the asked seat is asked, as a message key."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        """What the asked seat may choose. The list may be shared between calls: it is never changed."""
        raise NotImplementedError

    def why_not(self, g: G, action: int) -> str:
        """The rule that forbids `action` to the asked seat, or nothing if it is an option."""
        raise NotImplementedError

    def take(self, g: G, action: int) -> int:
        """Carry out the answer; what it returns is read like the result of `run`."""
        raise NotImplementedError

    def clone(self) -> Step[G]:
        raise NotImplementedError

    def goto(self, paragraph: int) -> int:
        """Go on at another paragraph of this section."""
        self.at = paragraph
        return AGAIN

    def like(self, other: Step[G]) -> None:
        """Stand where `other` stands: the part of `clone` that all sections share."""
        self.at = other.at
        self.seat = other.seat
        self.report = other.report
        self.heard = other.heard
