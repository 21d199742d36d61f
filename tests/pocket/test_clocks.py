"""Clocks at a table of one device: they run while somebody looks, and the table answers for whoever is late."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pocket.device import Device
from zaubertisch.server.table.clock import BANKS, SECONDS


def timed(clock: str) -> tuple[Device, str]:
    """A person who begins against a bot, by this clock."""
    device = Device()
    wishes = {"bots": ["", "thumb"], "start": True, "options": {"first_seat": "0"}}
    table = device.opens(clock=clock, **wishes)
    device.sits(table)
    return device, table


def ago(device: Device, table: str, seconds: float) -> None:
    """The question that stands was put so long ago."""
    device.pocket.house.tables[table].asked_times[-1] -= seconds


def left(device: Device, table: str) -> float:
    seconds: float = device.state(table)["state"]["seconds"]
    return seconds


@pytest.mark.parametrize(("clock", "seconds"), [
    ("fast", SECONDS["fast"]), ("relaxed", SECONDS["relaxed"]),
    ("bank_10", sum(BANKS["bank_10"])), ("bank_30", sum(BANKS["bank_30"])),
])
def test_whoever_is_asked_sees_the_time_run(clock: str, seconds: float) -> None:
    device, table = timed(clock)
    assert seconds - 10 < left(device, table) <= seconds
    assert device.wait is not None
    assert seconds - 10 < device.wait <= seconds


@pytest.mark.parametrize("clock", ["day", "three_days", "week"])
def test_clocks_of_days_are_a_servers(clock: str) -> None:
    wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": "0" * 64, "clock": clock}
    assert Device().tries("POST", "/tables", wish)[1]["key"] == "only-a-servers"


def test_the_table_answers_for_whoever_is_late_and_the_log_says_so() -> None:
    device, table = timed("fast")
    ago(device, table, 31)
    device.take("go")
    story: list[dict[str, Any]] = device.state(table)["story"]
    assert [(entry["seat"], entry["by"]) for entry in story] == [(-1, ""), (0, "clock")]
    assert Device(device.kept).state(table)["story"] == story


def test_the_clock_stands_still_while_nobody_looks() -> None:
    device, table = timed("fast")
    ago(device, table, 20)
    device.take("hang", wire=0)
    assert device.wait is None
    device.pocket.house._alone[table] -= 3600
    ago(device, table, 3600)
    device.sits(table, wire=1)
    assert 5 < left(device, table) <= 10


def test_a_bank_is_as_full_when_the_table_is_taken_up_again() -> None:
    device, table = timed("bank_10")
    bank, free = BANKS["bank_10"]
    ago(device, table, 100)
    device.plays(table, 1)
    assert device.state(table)["state"]["asked"] == 0
    for each in (device, Device(device.kept)):
        assert bank + free - (100 - free) - 10 < left(each, table) <= bank + free - (100 - free)
