"""Luck and skill on a device: found a slice at a time, kept with the game, and of no running game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pocket.device import Device
from tests.pocket.test_looking_back import ended, over
from zaubertisch.hindsight import hindsight


@pytest.fixture(autouse=True)
def little_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "IN_A_PAGE", {"abraca": 30})


def looked(device: Device, table: str, **first: bool) -> dict[str, Any]:
    """Everything, however many requests that takes."""
    told: dict[str, Any] = device.asks("POST", f"/tables/{table}/hindsight", {"look": True, **first})
    while not told["done"]:
        told = device.asks("POST", f"/tables/{table}/hindsight", {"look": True})
    return dict(told["found"])


def test_what_was_found_is_kept_with_the_game() -> None:
    device, table = over()
    assert device.asks("POST", f"/tables/{table}/hindsight", {}) == {"done": False, "found": None}
    found = looked(device, table)
    assert found["points"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    again = Device(device.kept)
    assert again.asks("POST", f"/tables/{table}/hindsight", {}) == {"done": True, "found": found}


def test_whoever_wants_to_know_more_gets_more() -> None:
    device, table = over()
    found = looked(device, table)
    closer = looked(device, table, closer=True)
    assert closer["budget"] == 4 * found["budget"]
    assert closer["spent"] > found["spent"]
    assert looked(Device(device.kept), table, closer=True)["budget"] == 16 * found["budget"]


def test_a_lent_game_is_looked_back_on_and_not_kept() -> None:
    device, table = over()
    other = Device()
    whole = {"record": ended(device, table), "names": ["Ada", "Wega"], "you": 0, "answered": {}, "reasons": {}}
    other.asks("PUT", "/lent/abc", whole)
    assert looked(other, "abc")["sums"]
    assert other.kept == {}


def test_a_running_game_keeps_its_secrets() -> None:
    device = Device()
    table = device.opens(bots=["", "thumb"], start=True)
    assert device.tries("POST", f"/tables/{table}/hindsight", {"look": True})[1]["key"] == "not-now"
