"""Who is told what a seat could know, by a server and by a device, and that both tell the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pocket.device import Device
from tests.pocket.test_looking_back import finished, lent
from tests.server.people import Guest
from zaubertisch import games
from zaubertisch.server.robots import Robots


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process answers, so the house counts for itself."""
    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(Robots, "look", nothing)


def known(guest: Guest, table: str, number: int, eyes: int = -1) -> Any:
    return guest.ask("GET", f"/tables/{table}/known/{number}?eyes={eyes}").json()


@pytest.mark.parametrize("game", ["abraca", *(pytest.param(game, marks=pytest.mark.whole) for game in games.IDS[1:])])
def test_a_finished_game_is_told_to_anybody_with_any_eyes_here_as_there(client: Any, game: str) -> None:
    ada, table = finished(client, game)
    device = lent(ada, table)
    last = ada.state(table)["state"]["number"]
    stranger = Guest(client, "Cleo")
    for number in {0, last // 3, last // 2, last}:
        for eyes in (0, 1):
            there = known(stranger, table, number, eyes)
            assert (there["number"], there["viewer"]) == (number, eyes)
            assert there["places"] or number, "at the beginning something is hidden"
            assert not there["places"] or number < last, "at the end everything is told anyway"
            assert device.asks("GET", f"/tables/{table}/known/{number}", eyes=str(eyes)) == there


def test_a_running_game_is_told_to_nobody_but_the_own_seat_where_the_table_counts(ada: Guest, ben: Guest) -> None:
    counting, silent = (
        ada.opens(bots=["", "random"], options={"first_seat": "0"}, start=True, counting=counts)
        for counts in (True, False)
    )
    assert known(ada, silent, 0)["key"] == "no-counting"
    assert ada.ask("GET", f"/tables/{silent}").json()["counting"] is False
    assert known(ben, counting, 0)["key"] == "not-seated"
    assert known(ben, counting, 0, 0)["key"] == "secret"


@pytest.mark.usefixtures("busy")
def test_a_table_that_counts_says_so_before_the_game_and_tells_each_its_own(ada: Guest, ben: Guest) -> None:
    table = ada.opens(counting=True)
    assert ben.ask("GET", f"/tables/{table}").json()["counting"] is True
    assert known(ada, table, 0)["key"] == "no-such-moment"
    ben.joins(table)
    ada.starts(table)
    for seat, guest in enumerate((ada, ben)):
        assert known(guest, table, 0)["viewer"] == seat
        assert {place["seat"] for place in known(guest, table, 0)["places"]} == {seat, -1}
    assert known(ada, table, 0, 1)["key"] == "secret"
    assert known(ada, table, 5)["key"] == "no-such-moment"


def test_a_device_counts_for_its_own_seat_too() -> None:
    device = Device()
    table = device.opens(bots=["", "thumb"], start=True, counting=True)
    assert device.asks("GET", f"/tables/{table}")["counting"] is True
    assert device.asks("GET", f"/tables/{table}/known/0")["places"]
    assert device.tries("GET", f"/tables/{table}/known/0", eyes="1")[1]["key"] == "secret"
    plain = device.opens(bots=["", "thumb"], start=True)
    assert device.tries("GET", f"/tables/{plain}/known/0")[1]["key"] == "no-counting"


def test_one_is_counted_for_at_a_time(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.opens(bots=["", "random"], options={"first_seat": "0"}, start=True, counting=True)
    person = ada.client.app.state.hall.live[table].seats[0].person  # type: ignore[attr-defined]
    ada.client.app.state.hall.asking_to_know.add(person)  # type: ignore[attr-defined]
    refused = ada.ask("GET", f"/tables/{table}/known/0")
    assert (refused.status_code, refused.json()["key"]) == (429, "too-much")
