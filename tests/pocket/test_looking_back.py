"""A server's finished game in the page's own hand: told as the server tells it, and gone on with otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.pocket.device import Device
from tests.server.people import Guest
from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.record import read_record
from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings

MOST = 12  # moments of a long game that are compared


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


def finished(client: TestClient, game: str) -> tuple[Guest, str]:
    """A game of two people that is over; Wiz-War by lot need not end by itself."""
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table = ada.opens(game=game, seats=2, options={"turn_cap": "40"} if game == "wizwar" else {})
    ben.joins(table)
    ada.starts(table)
    chance = FastChance(3)
    state = ada.state(table)["state"]
    while not state["over"]:
        asked = (ada, ben)[state["asked"]]
        options = asked.state(table)["state"]["options"]
        word = options[chance.below(len(options))]
        state = asked.ask("POST", f"/tables/{table}/moves", {"number": state["number"], "word": word}).json()["state"]
    return ada, table


def lent(ada: Guest, table: str) -> Device:
    device = Device()
    device.asks("PUT", f"/lent/{table}", ada.ask("GET", f"/tables/{table}/whole").json())
    return device


@pytest.mark.parametrize("game", games.IDS)
def test_every_moment_is_told_as_the_server_tells_it(client: TestClient, game: str) -> None:
    ada, table = finished(client, game)
    device = lent(ada, table)
    last = ada.state(table)["state"]["number"]
    for number in {*range(0, last, last // MOST + 1), last}:
        for eyes in ("-1", "0", "1", "8"):
            there = ada.ask("GET", f"/tables/{table}/moments/{number}?eyes={eyes}").json()
            assert device.asks("GET", f"/tables/{table}/moments/{number}", eyes=eyes) == there
    for lang in ("de", "en"):
        there = ada.ask("GET", f"/tables/{table}/text?lang={lang}&number={last // 2}&eyes=1").json()
        assert device.asks("GET", f"/tables/{table}/text", lang=lang, number=str(last // 2), eyes="1") == there


def test_what_is_told_besides_the_record_comes_along() -> None:
    device, table = over()
    whole = {
        "record": ended(device, table), "names": ["Ada", "Wega"], "you": 0, "answered": {"2": "clock"},
        "reasons": {"1": {"key": "because", "fields": {}}},
    }
    device.asks("PUT", "/lent/abc", whole)
    moments = [device.asks("GET", f"/tables/abc/moments/{number}") for number in (1, 2)]
    assert moments[0]["because"] == {"key": "because", "fields": {}}
    assert moments[1]["entry"]["by"] == "clock"


def test_a_running_game_is_given_to_nobody(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table = ada.opens(bots=["", "thumb"], start=True)
    assert ada.ask("GET", f"/tables/{table}/whole").json()["key"] == "secret"


def test_what_is_lent_is_looked_at_and_neither_kept_nor_changed(client: TestClient) -> None:
    ada, table = finished(client, "abraca")
    device = lent(ada, table)
    assert device.kept == {}
    assert device.asks("GET", "/tables")["yours"] == []
    assert device.tries("POST", f"/tables/{table}/rematch", {"pledge": ""})[1]["key"] == "no-such-table"
    device.asks("PUT", "/lent/other", ada.ask("GET", f"/tables/{table}/whole").json())
    assert device.tries("GET", f"/tables/{table}")[1]["key"] == "no-such-table"


def over(game: str = "abraca") -> tuple[Device, str]:
    """A finished game of this device."""
    device = Device()
    table = device.opens(game=game, bots=["", "thumb"], start=True)
    device.sits(table)
    device.plays(table, 6)
    device.asks("POST", f"/tables/{table}/resign")
    device.goes_on()
    return device, table


def ended(device: Device, table: str) -> str:
    done, text = device.take("ask", method="GET", path=f"/tables/{table}/record", asked={}, body=None, key="")
    assert done, text
    return str(text)


def forked(device: Device, table: str, number: int, seat: int = 0) -> dict[str, Any]:
    wish = {"name": "Ada", "number": number, "seat": seat}
    found: dict[str, Any] = device.asks("POST", f"/tables/{table}/forks", wish)
    return found


@pytest.mark.parametrize("game", games.IDS)
def test_what_if_begins_where_the_game_stood_and_goes_on_otherwise(game: str) -> None:
    device, table = over(game)
    number = device.asks("GET", f"/tables/{table}/moments/0")["last"] // 2
    then = device.asks("GET", f"/tables/{table}/moments/{number}", eyes="0")["state"]
    what_if = forked(device, table, number)
    assert (what_if["status"], what_if["you"]) == ("running", 0)
    assert what_if["fork"] == {"table": table, "number": number}
    now = device.state(what_if["id"])["state"]
    assert now["view"] == then["view"]
    device.sits(what_if["id"], wire=5)
    later = Device(device.kept)
    assert later.state(what_if["id"])["state"] == now
    later.sits(what_if["id"])
    later.asks("POST", f"/tables/{what_if['id']}/resign")
    later.goes_on()
    assert later.state(what_if["id"])["state"]["over"]
    assert Device(later.kept).state(what_if["id"])["state"]["outcome"]


def test_what_if_is_marked_and_proves_nothing() -> None:
    device, table = over()
    what_if = forked(device, table, 2, seat=1)
    assert what_if["you"] == 1
    assert what_if["seats"][0]["bot"] == "thumb"
    device.sits(what_if["id"], wire=5)
    device.asks("POST", f"/tables/{what_if['id']}/resign")
    device.goes_on()
    record = read_record(ended(device, what_if["id"]))
    assert set(record.notes) == {"names"}
    assert record.replay(games.get("abraca")).over
    assert device.tries("POST", "/records", record.to_json())[1]["key"] == "no-fairness"
    assert device.lines[what_if["id"]]["fork"] == 2
    assert "fork" not in device.lines[table]


def test_chance_goes_on_anew_after_a_fork() -> None:
    device, table = over("drachenei")
    drawn = {json.dumps(said_by_chance(device, forked(device, table, 4)["id"], 4)) for _ in range(4)}
    assert len(drawn) > 1


def said_by_chance(device: Device, table: str, shared: int) -> list[list[int]]:
    device.sits(table, wire=hash(table) % 10**6)
    device.asks("POST", f"/tables/{table}/resign")
    device.goes_on()
    return [entry[3] for entry in json.loads(device.kept[table])["log"][shared + 1 :]]


def test_what_if_is_asked_of_finished_games_and_their_moments_alone() -> None:
    device, table = over()
    last = device.state(table)["state"]["number"]
    running = device.opens(bots=["", "thumb"], start=True)
    for where, number, seat, key in [
        (running, 0, 0, "not-now"), (table, last, 0, "not-now"), (table, last + 1, 0, "no-such-moment"),
        (table, 1, 2, "no-such-seat"),
    ]:
        wish = {"name": "Ada", "number": number, "seat": seat}
        assert device.tries("POST", f"/tables/{where}/forks", wish)[1]["key"] == key
