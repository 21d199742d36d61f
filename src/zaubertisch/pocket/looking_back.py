"""Luck and skill of a finished game, found out on the device, a slice of time with every request."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any, Final

from zaubertisch.hindsight.course import Course
from zaubertisch.hindsight.hindsight import Hindsight, budget_in_a_page
from zaubertisch.pocket.house import House
from zaubertisch.server.mishaps import NotNow
from zaubertisch.server.table.live import LiveTable

SLICE: Final = 0.2  # seconds: whoever plays meanwhile is not kept waiting longer
CLOSER: Final = 4  # times the budget


def look_back(house: House, live: LiveTable, asked: dict[str, Any]) -> dict[str, Any]:
    """What is found so far; `look` goes on looking, `closer` looks longer than last time. See `hindsight.findings`."""
    if live.status != "over" or live.referee is None:
        raise NotNow(live.status)
    if asked.get("closer"):
        look_closer(house, live)
    elif live.hindsight is None and not asked.get("look"):
        return {"done": False, "found": None}
    elif live.hindsight is not None:
        return {"done": True, "found": live.hindsight}
    hindsight = house.hindsight.get(live.id)
    if hindsight is None:
        hindsight = begun(house, live, budget_in_a_page(live.game.key))
    until = time.monotonic() + SLICE
    while hindsight.go_on() and time.monotonic() < until:
        pass
    found = asdict(hindsight.findings())
    if hindsight.done:
        live.hindsight = found
        if live.id in house.tables:
            house.keep(live)
    return {"done": hindsight.done, "found": found}


def look_closer(house: House, live: LiveTable) -> None:
    """Go on with what was begun, or anew where it was begun another day."""
    budget = CLOSER * (live.hindsight["budget"] if live.hindsight else budget_in_a_page(live.game.key))
    live.hindsight = None
    if live.id in house.hindsight:
        house.hindsight[live.id].go_on_to(budget)
    else:
        begun(house, live, budget)


def begun(house: House, live: LiveTable, budget: int) -> Hindsight:
    """One game is looked back on at a time."""
    hindsight = Hindsight(Course(live.dealt()), budget)
    house.hindsight = {live.id: hindsight}
    return hindsight
