"""Whoever has renewed their key or was forgotten is shut out at once, whatever is still in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.pair import Pair, file_of, hall_of, look
from tests.server.people import PLEDGE, Guest
from tests.server.test_tables import play_out, two_people
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.doing import being, ordering, playing, standing_in
from zaubertisch.server.door.people import person_of
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.house.persons import forget
from zaubertisch.server.settings import Settings

NEW = "a" * 64


@pytest.fixture
def unheeding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keeper has not looked yet."""
    async def later(_: Keeper) -> None:
        pass

    monkeypatch.setattr(Keeper, "heed", later)


async def refusal(of: Awaitable[None]) -> str:
    """The key of the refusal, or nothing if it was done."""
    try:
        await of
    except ZaubertischError as error:
        return error.key
    return ""


def persons(settings: Settings, table: str) -> list[Any]:
    kept = look(file_of(settings), "SELECT person FROM seats WHERE table_id = ? ORDER BY seat", table)
    return [person for (person,) in kept]


# A renewed key


def test_a_table_that_comes_into_the_hall_while_a_key_is_renewed_is_the_new_keys(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    busy, late = two_people(ada, ben), two_people(ada, ben)
    hall, old = hall_of(client), person_of(ada.key)
    hall.let_go(late)

    async def renew() -> None:
        async with hall.live[busy].lock:
            renewed = asyncio.create_task(being.renew(hall, old, NEW))
            await asyncio.sleep(0)
            await hall.get(late)
        await renewed

    assert client.portal is not None
    client.portal.call(renew)
    assert [hall.live[table].seats[0].person for table in (busy, late)] == [NEW, NEW]
    assert hall.live[late].owner == NEW
    assert ada.ask("POST", f"/tables/{late}/resign").json()["key"] == "not-seated"
    assert persons(settings, late) == [NEW, person_of(ben.key)]


def test_a_table_stands_in_the_hall_as_soon_as_it_is_read(client: TestClient, ada: Guest) -> None:
    table, hall = ada.opens(), hall_of(client)
    hall.let_go(table)
    assert client.portal is not None
    client.portal.call(hall._load, table)
    assert table in hall.live


def test_what_the_old_key_asked_for_before_its_turn_is_refused_after_the_renewal(
    client: TestClient, ada: Guest, ben: Guest,
) -> None:
    table = two_people(ada, ben)
    hall, old = hall_of(client), person_of(ada.key)
    live = hall.live[table]

    async def renew() -> list[str]:
        async with live.lock:
            renewed = asyncio.create_task(being.renew(hall, old, NEW))
            await asyncio.sleep(0)
            asked = [
                asyncio.create_task(refusal(playing.say(hall, live, old, 0, "call 8"))),
                asyncio.create_task(refusal(standing_in.resign(hall, live, old))),
            ]
            await asyncio.sleep(0)
        await renewed
        return await asyncio.gather(*asked)

    assert client.portal is not None
    assert client.portal.call(renew) == ["not-seated", "not-seated"]
    assert live.number == 0


def test_a_key_is_not_renewed_twice(client: TestClient, ada: Guest) -> None:
    ada.opens()
    hall, old = hall_of(client), person_of(ada.key)

    async def renew() -> list[str]:
        return await asyncio.gather(*(refusal(being.renew(hall, old, each * 64)) for each in "ab"))

    assert client.portal is not None
    assert client.portal.call(renew) == ["", "no-key"], "or the second key would have no seats"


# Somebody forgotten by a command beside the server


@pytest.mark.usefixtures("unheeding")
def test_nothing_brings_a_forgotten_person_back_to_a_running_table(client: TestClient, settings: Settings) -> None:
    for path, body in (("/resign", None), ("/chat", {"text": "I am still here."}), ("/owner", {"seat": 1})):
        pair = Pair(client)
        ada, ben = pair.people
        forget(settings, ada.key)
        refused = ada.ask("POST", f"/tables/{pair.table}{path}", body)
        assert (refused.status_code, refused.json()["key"]) == (409, "people-changed"), path
        assert persons(settings, pair.table) == ["", person_of(ben.key)]
        found = ben.ask("GET", f"/tables/{pair.table}").json()
        assert (found["seats"][0]["name"], found["seats"][0]["bot"], found["owner"]) == ("Wega", "thumb", True)
        again = ada.ask("POST", f"/tables/{pair.table}/resign")
        assert again.json()["key"] == "not-seated", "the table has caught up"


@pytest.mark.usefixtures("unheeding")
def test_nothing_brings_a_forgotten_person_back_to_an_open_table(client: TestClient, settings: Settings) -> None:
    for method, path in (("DELETE", "/seats"), ("POST", "/start"), ("DELETE", "")):
        ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
        table = ada.opens()
        ben.joins(table)
        forget(settings, ada.key)
        assert ada.ask(method, f"/tables/{table}{path}").json()["key"] == "people-changed", path
        assert persons(settings, table) == ["", person_of(ben.key)]
        assert ben.ask("POST", f"/tables/{table}/start").json()["key"] == "seats-empty"


@pytest.mark.usefixtures("unheeding")
def test_an_order_of_a_forgotten_person_is_not_kept(client: TestClient, settings: Settings) -> None:
    pair = Pair(client, game="zavandor")
    ada, hall = pair.people[0], hall_of(client)
    forget(settings, ada.key)
    given = ordering.order(hall, hall.live[pair.table], person_of(ada.key), "pay_auto", 1)
    assert client.portal is not None
    assert client.portal.call(refusal, given) == "people-changed"
    assert look(file_of(settings), "SELECT * FROM orders") == []


@pytest.mark.usefixtures("unheeding")
def test_a_rematch_does_not_take_a_forgotten_person_along(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    table = two_people(ada, ben)
    play_out(table, ada, ben)
    forget(settings, ada.key)
    assert ben.ask("POST", f"/tables/{table}/rematch", {"pledge": PLEDGE}).json()["key"] == "people-changed"
    assert look(file_of(settings), "SELECT count(*) FROM tables") == [(1,)]
    following = ben.plays_again(table)
    assert persons(settings, following["id"]) == [person_of(ben.key), ""]
