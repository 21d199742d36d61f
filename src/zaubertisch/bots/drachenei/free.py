"""A bot that takes only what is free."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.drachenei.answering import DracheneiBot, rich_victim
from zaubertisch.bots.drachenei.values import Values
from zaubertisch.games.drachenei.actions import PASS, PLACE, ROB
from zaubertisch.games.drachenei.components import FIRST_CREATURE, PLACES, SPELLS
from zaubertisch.games.drachenei.view import DracheneiView


class FreeBot(DracheneiBot):
    """Takes what costs nothing and passes everything else."""

    def answer(self, view: DracheneiView, options: list[int]) -> Choice:
        match view.question:
            case "place":
                return self.place(view)
            case "spells" | "rob":
                victim = rich_victim(Values(view), options)
                return Choice(options[0] if victim < 0 else ROB + victim, "free")
            case "lay_out" | "bonus":
                return Choice(options[-1], "free")
        return Choice(options[0], "costs")

    def place(self, view: DracheneiView) -> Choice:
        """An energy ball or a holy place, a spell nobody is at yet, or nothing."""
        for place in range(PLACES):
            if SPELLS <= view.display[place] < FIRST_CREATURE:
                return Choice(PLACE + place, "free")
        for place in range(PLACES):
            if view.display[place] < SPELLS and place not in view.placed:
                return Choice(PLACE + place, "free")
        return Choice(PASS, "costs")
