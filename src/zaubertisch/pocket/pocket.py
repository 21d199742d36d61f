"""Pocket: what a page's worker speaks with, in JSON: something is said to it, and it says what to do."""

from __future__ import annotations

import json
from typing import Any

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.pocket import keeping
from zaubertisch.pocket.asking import ask, problem
from zaubertisch.pocket.doing import playing
from zaubertisch.pocket.hearing import hear
from zaubertisch.pocket.house import ME, House
from zaubertisch.server.compact import compact
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.tables import summary


class Pocket:
    """A house, and what is due there."""

    def __init__(self) -> None:
        self.house = House()

    def take(self, text: str) -> str:
        """Out come the answer, the tables to keep or forget first, what to tell then, and when to ask again.

        `take_up` brings a kept table, `ask` is a request, `dial`, `hear` and `hang` are a wire's (`pace` are the
        seconds a bot seems to think), `go` is the time that was waited for.
        """
        said = json.loads(text)
        try:
            answer = self._done(said)
        except ZaubertischError as error:
            answer = False, problem(error)
        return compact({
            "answer": answer,
            "keep": [[live.id, keeping.written(live), line(live)] for live in self.house.to_keep()],
            "forget": self.house.to_forget(), "tell": self.house.to_tell(), "wait": self._wait(),
        })

    def _done(self, said: dict[str, Any]) -> Any:
        house = self.house
        match said["type"]:
            case "take_up":
                house.take_up(said["kept"])
            case "ask":
                return ask(house, said["method"], said["path"], said["asked"], said["body"], said["key"])
            case "dial":
                house.dial(said["wire"], said["table"])
                house.pace = said["pace"]
            case "hear":
                if said["wire"] in house.wires:
                    hear(house, house.wires[said["wire"]], said["text"])
            case "hang":
                house.hang_up(said["wire"])
            case "go":
                for live in self._due():
                    playing.go_on(house, live)
                if house.taught is not None and house.taught.seconds_to_wait(house.pace) == 0.0:
                    house.taught.go_on()
        return None

    def _due(self) -> list[Any]:
        """The tables at which an answer has had its time."""
        return [live for live in self.house.tables.values() if playing.seconds_to_wait(self.house, live) == 0.0]

    def _wait(self) -> float | None:
        """Seconds until the next answer is due, or nothing."""
        waits = [playing.seconds_to_wait(self.house, live) for live in self.house.tables.values()]
        if self.house.taught is not None:
            waits.append(self.house.taught.seconds_to_wait(self.house.pace))
        return min((wait for wait in waits if wait is not None), default=None)


def line(live: LiveTable) -> dict[str, Any]:
    """What the list of games shows of a table."""
    marked = {"fork": live.fork.number} if live.fork else {}
    return {**summary(live, ME), **marked}
