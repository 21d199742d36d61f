"""A house that an earlier version has left is moved into: every table stands as it stood, and is played to its end.

`houses/before_rooms` was written by `python -m tests.server.make_house tests/server/houses before_rooms`, run with the
version whose server was two large modules (the last one before it was cut into rooms). Tables of all five games stand
in it: in the middle of an auction, a vote and a reaction window, with moves taken back, standing orders, chat, a seat
given to a bot, one still open and some over.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.make_house import welcomes
from tests.server.people import Guest
from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify
from zaubertisch.server.app import create_app
from zaubertisch.server.keeping.reading import read_table
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings
from zaubertisch.server.telling.record import record

HOUSES = Path(__file__).parent / "houses"
LEFT: list[dict[str, Any]] = json.loads(lzma.decompress((HOUSES / "before_rooms.json.xz").read_bytes()))
#: What views held in those days and no longer do: squares in reach are told by the ways to them.
GONE = ("reach",)

#: Tables on which something was said that the rules, corrected since, no longer allow, and by which rule.
OUTGROWN = {"rf7d6xhr7jpr": "WW-023"}
SHOWN = [shown for shown in LEFT if shown["table"] not in OUTGROWN]


@pytest.fixture
def left_behind(settings: Settings) -> Settings:
    """A home with a copy of the house."""
    kept = lzma.decompress((HOUSES / "before_rooms.sqlite.xz").read_bytes())
    (settings.home / "tables.sqlite3").write_bytes(kept)
    return settings


@pytest.fixture
def house(left_behind: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(left_behind)) as client:
        yield client


@pytest.fixture
def kept(left_behind: Settings) -> Iterator[Store]:
    store = Store(left_behind.url())
    yield store
    store.close()


def guests_of(house: TestClient, shown: dict[str, Any]) -> list[Guest]:
    """The people of a table, with the keys they had."""
    out: list[Guest] = []
    for seat, key in shown["keys"].items():
        out.append(Guest(house, f"Guest {seat}"))
        out[-1].key = key
    return out


def known_then(now: Any, then: Any) -> Any:
    """What is shown now, of the things that were shown then: later versions may tell more of a table's card."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {key: known_then(now[key], then[key]) for key in then if key in now}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [known_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def test_every_table_shows_every_seat_what_it_showed_before(house: TestClient, settings: Settings) -> None:
    with sqlite3.connect(settings.home / "tables.sqlite3") as kept:
        found = [table for (table,) in kept.execute("SELECT id FROM tables ORDER BY created")]
    kept.close()
    assert found == [shown["table"] for shown in LEFT]
    assert {shown["game"] for shown in SHOWN} == set(games.IDS)
    for shown in SHOWN:
        now = welcomes(house, shown["table"], shown["keys"])
        then = by_rules_of_today(shown)
        assert as_it_was(now, then) == {seat: told for seat, told in then.items() if told["table"]["you"] >= 0}


def as_it_was(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """What every seat is told, in the words there were then; bystanders, who saw rows in those days, are left out."""
    out: dict[str, Any] = {}
    for seat, told in now.items():
        if told["table"]["you"] >= 0:
            old = then[seat]["table"]
            seats = [{key: each[key] for key in old["seats"][0]} for each in told["table"]["seats"]]
            table = {key: told["table"][key] for key in old}
            story = [{key: entry[key] for key in entry if key != "by"} for entry in told["story"]]
            card = {**table, "seats": seats, "watchers_see": old["watchers_see"]}
            out[seat] = {**told, "story": story, "table": card, "state": state_then(told["state"], then[seat]["state"])}
    return out


def state_then(now: dict[str, Any] | None, then: dict[str, Any] | None) -> dict[str, Any] | None:
    """The state with what a view and its parts held in those days; an open table has none."""
    if now is None or then is None:
        return now
    known = {key: known_then(now["view"][key], then["view"][key]) for key in then["view"] if key not in GONE}
    return {**now, "view": {**{key: then["view"][key] for key in then["view"] if key in GONE}, **known}}


def test_bystanders_see_public_things_in_an_old_house_and_everything_that_is_over(house: TestClient) -> None:
    for shown in SHOWN:
        told = Guest(house, "Cleo").state(shown["table"])
        assert told["viewer"] == (TRUTH if told["table"]["status"] == "over" else PUBLIC)
        assert told["table"]["watchers_see"] == "public"


def by_rules_of_today(shown: dict[str, Any]) -> dict[str, Any]:
    """What was shown, on a table that goes by the version of its rules that is in force."""
    for welcome in shown["welcomes"].values():
        welcome["table"]["version"] = games.get(shown["game"]).version
    return dict(shown["welcomes"])


def test_a_table_the_rules_have_outgrown_is_refused_by_a_sentence(house: TestClient) -> None:
    for shown in LEFT:
        if shown["table"] in OUTGROWN:
            for guest in guests_of(house, shown):
                refused = guest.ask("GET", f"/tables/{shown['table']}")
                assert (refused.status_code, refused.json()["key"]) == (410, "old-rules")


def test_whoever_sat_there_finds_the_table_again(house: TestClient) -> None:
    for shown in SHOWN:
        for guest in guests_of(house, shown):
            yours = [table["id"] for table in guest.ask("GET", "/tables").json()["yours"]]
            assert (shown["table"] in yours) == bool(guest.key)


def running(game: str) -> list[dict[str, Any]]:
    """The tables of this game at which somebody is asked."""
    return [
        shown for shown in SHOWN
        if shown["game"] == game and shown["welcomes"]["watcher"]["table"]["status"] == "running"
    ]


@pytest.mark.parametrize("game", games.IDS)
def test_the_houses_bots_take_a_table_of_every_game_over(house: TestClient, game: str) -> None:
    shown = running(game)[0]
    table, guests = shown["table"], guests_of(house, shown)
    with guests[0].sits(table) as page:
        number = page.hears("welcome")["state"]["number"]
        for guest in guests:
            assert guest.ask("POST", f"/tables/{table}/resign").status_code == 200
        for later in range(1, 13):
            assert page.hears("moved")["entry"]["number"] == number + later


@pytest.mark.parametrize("game", games.IDS)
def test_every_table_is_played_by_bots_to_an_end_that_holds(kept: Store, game: str) -> None:
    for shown in running(game):
        live = asyncio.run(kept.run(partial(read_table, table=shown["table"])))
        bot = bots.get(game, "thumb")(1)
        while live.status == "running":
            referee, seat = live.dealt(), live.asked
            choice = bot.choose(referee.view(seat), referee.options(seat), partial(referee.imagine, seat), Calm())
            live.commit(live.try_move(seat, live.number, live.game.actions.word(choice.action)))
        told = read_record(record(live).to_json())
        assert verify(live.game, told) == len(told.notes["fairness"]["draws"])


def test_a_table_that_was_open_fills_up_and_begins(house: TestClient) -> None:
    shown = next(shown for shown in SHOWN if shown["welcomes"]["watcher"]["table"]["status"] == "open")
    latecomer = Guest(house, "Guest 3")
    assert latecomer.joins(shown["table"]).status_code == 200
    assert latecomer.starts(shown["table"]).json()["status"] == "running"
    assert latecomer.state(shown["table"])["state"]["number"] == 0
