"""What securing the book in the middle of a section means for it."""

from __future__ import annotations

from typing import TypeVar

from zaubertisch.kernel.step import AGAIN, Step

G = TypeVar("G")


class Interruptible(Step[G]):
    """A section during which the active master may secure the book [MA-130]."""

    def may_be_secured_in(self, g: G) -> bool:
        """Whether the section offers it beside its own answers, and a secured master can still finish it."""
        return True

    def carries_out_a_symbol(self) -> bool:
        """Whether the symbol of this part is being carried out in it [MA-114]."""
        return False

    def cards_paid(self) -> int:
        """How many cards have been paid for the examiner's move, while it is paid for [MA-059]."""
        return 0

    def go_on_secured(self, g: G) -> int:
        """Go on after it: the paragraph reached is looked at again."""
        return AGAIN
