"""What all sections of this rulebook share."""

from __future__ import annotations

from zaubertisch.games.magia.table.interruption import Interruptible
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView


class Section(Interruptible[Magia]):
    """A section of the rulebook in progress at a table of Magia Cum Laude."""

    def could_be(self, g: Magia) -> bool:
        """Whether the section can have come as far as it has with the hands now at the table."""
        return True

    def leads(self, g: Magia, action: int) -> list[int]:
        """The fields an option is about, so that a screen can show where it leads."""
        return []

    def describe(self, v: MagiaView) -> None:
        """Say in the view what the section is about; all of it is open."""
