"""No guest brings a table to a standstill: by leaving as it begins, by orders without end, by closing a rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.pair import Pair, change, file_of, hall_of
from tests.server.people import PLEDGE, Guest
from tests.server.test_orders import Auction
from tests.server.test_tables import play_out, two_people
from zaubertisch.server.doing import beginning, ordering, sitting, standing_in, waiting
from zaubertisch.server.door.people import person_of
from zaubertisch.server.mishaps import SeatsEmpty
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.clock import SECONDS

LONG = SECONDS["fast"] or 0.0


# Beginning


def test_whoever_stands_up_as_the_game_begins_leaves_no_empty_seat_in_it(
    client: TestClient, ada: Guest, ben: Guest,
) -> None:
    table = ada.opens()
    ben.joins(table)
    hall = hall_of(client)
    live = hall.live[table]

    async def both() -> tuple[object, object]:
        return await asyncio.gather(
            sitting.stand_up(hall, live, person_of(ben.key)), beginning.start(hall, live, person_of(ada.key)),
            return_exceptions=True,
        )

    assert client.portal is not None
    stood_up, refused = client.portal.call(both)
    assert stood_up is None
    assert isinstance(refused, SeatsEmpty)
    assert live.sealed is None


def test_the_opener_seats_a_bot_where_a_running_game_waits_for_nobody(
    client: TestClient, settings: Settings,
) -> None:
    pair = Pair(client, options={"first_seat": "1"})
    ada, ben = pair.people
    hall_of(client).let_go(pair.table)
    change(file_of(settings), "UPDATE seats SET name = '', person = '', pledge = '', salt = '' WHERE seat = 1")
    path = f"/tables/{pair.table}/seats/1"
    assert ben.ask("PUT", path, {"bot": "random"}).json()["key"] == "not-yours"
    assert ada.ask("PUT", path, {"bot": "none"}).json()["key"] == "not-now"
    assert ada.ask("PUT", f"/tables/{pair.table}/seats/0", {"bot": "random"}).json()["key"] == "not-now"
    with ada.sits(pair.table) as page:
        page.hears("welcome")
        assert ada.ask("PUT", path, {"bot": "random"}).json()["seats"][1]["bot"] == "random"
        assert page.hears("moved")["entry"]["seat"] == 1
    assert ada.ask("PUT", path, {"bot": "none"}).json()["key"] == "not-now", "for good"


# Orders and stand-ins


def test_orders_of_others_and_orders_that_answer_nothing_disturb_nobody(
    client: TestClient, ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch,
) -> None:
    auction = Auction(ada, ben)
    hall = hall_of(client)
    live = hall.live[auction.table]
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    woken: list[int] = []

    monkeypatch.setattr(hall, "wake", lambda live: woken.append(live.number))

    async def give(person: Guest, key: str, *values: int) -> None:
        for value in values:
            await ordering.order(hall, live, person_of(person.key), key, value)

    assert client.portal is not None
    client.portal.call(give, auction.other, "bid_up_to", least, least + 1, least + 2)
    client.portal.call(give, auction.seller, "pay_auto", 1, -1, 1)
    assert woken == []
    client.portal.call(give, auction.seller, "bid_up_to", least + 1)
    assert woken == [live.number]


def test_an_order_is_carried_out_at_its_time_however_often_it_is_given(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    live = hall_of(client).live[Auction(ada, ben).table]
    settings.bot_pace = 5.0
    live.asked_times[-1] -= 2
    assert 0 < waiting.pace_left(hall_of(client), live) <= 3, "counted from the question"
    live.asked_times[-1] -= 10
    assert waiting.pace_left(hall_of(client), live) == 0


def test_somebody_else_who_resigns_and_returns_disturbs_nobody(client: TestClient) -> None:
    pair = Pair(client, clock="week", options={"first_seat": "0"})
    hall = hall_of(client)
    live = hall.live[pair.table]
    ada, ben = (person_of(guest.key) for guest in pair.people)

    async def change_about(person: str) -> None:
        await standing_in.resign(hall, live, person)
        await standing_in.come_back(hall, live, person)

    wait = hall._waits[pair.table]
    assert client.portal is not None
    client.portal.call(change_about, ben)
    assert hall._waits[pair.table] is wait
    client.portal.call(change_about, ada)
    assert hall._waits[pair.table] is not wait


def test_nothing_puts_the_answer_off_once_the_time_is_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    pair = Pair(client, clock="fast", options={"first_seat": "0"})
    hall = hall_of(client)
    live, ada = hall.live[pair.table], person_of(pair.people[0].key)

    async def time_passes() -> str:
        thinking, thought = asyncio.Event(), asyncio.Event()

        async def think(*_: object) -> tuple[str, str, dict[str, Any]]:
            thinking.set()
            await thought.wait()
            return live.dealt().words(0)[-1], "", {}

        monkeypatch.setattr(waiting, "think", think)
        live.asked_times[-1] -= LONG
        hall.wake(live)
        await asyncio.wait_for(thinking.wait(), 5)
        wait = hall._waits[pair.table]
        for _ in range(3):
            await standing_in.resign(hall, live, ada)
            await standing_in.come_back(hall, live, ada)
        hall.wake(live)
        thought.set()
        await asyncio.wait_for(wait, 5)
        return live.answered[1]

    assert client.portal is not None
    assert client.portal.call(time_passes) == "clock"


def test_the_clock_wins_over_an_order(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair(client, clock="fast")
    hall = hall_of(client)
    live = hall.live[pair.table]
    words = live.dealt().words(live.asked)
    monkeypatch.setattr(type(live), "ordered", lambda self, seat: words[-1])
    live.asked_times[-1] -= LONG
    assert client.portal is not None
    client.portal.call(waiting.answer, hall, live, 0)
    assert live.answered.get(1) == "clock"


# Rematches


def test_whoever_closes_a_rematch_does_not_keep_the_other_from_one(
    client: TestClient, ada: Guest, ben: Guest,
) -> None:
    table = two_people(ada, ben)
    play_out(table, ada, ben)
    first = ada.plays_again(table)["id"]
    with ben.sits(table) as page:
        assert page.hears("welcome")["table"]["next"] == first
        assert ada.ask("DELETE", f"/tables/{first}").status_code == 204
        page.send("ping", ref=1)
        heard = [page.session.receive_json()]
        while heard[-1]["type"] != "pong":
            heard.append(page.session.receive_json())
        assert heard[-2]["table"]["next"] == "", "the page is told"
    second = ben.plays_again(table)
    assert second["id"] != first
    assert second["owner"]
    hall_of(client).live[table].next = first  # as if the keeper had let it go after its time
    assert ben.plays_again(table)["id"] not in (first, second["id"])
    assert ada.ask("POST", f"/tables/{table}/rematch", {"pledge": PLEDGE}).status_code == 200
