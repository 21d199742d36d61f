"""Clocks: seconds or days for an answer, a bank for a game, and the log says where the table answered for somebody."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.pair import Pair, change, file_of, hall_of
from zaubertisch.server.doing.waiting import answer
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.clock import BANKS, DAY, SECONDS, seconds_left
from zaubertisch.server.table.live import LiveTable


def live_of(client: TestClient, pair: Pair) -> LiveTable:
    return hall_of(client).live[pair.table]


def left(live: LiveTable) -> float:
    found = seconds_left(live)
    assert found is not None
    return found


def ago(live: LiveTable, seconds: float) -> None:
    """The question that stands was put so long ago."""
    live.asked_times[-1] -= seconds


def story(pair: Pair) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pair.people[1].state(pair.table)["story"]
    return found


@pytest.mark.parametrize(("clock", "days"), [("day", 1), ("three_days", 3), ("week", 7)])
def test_a_slow_game_gives_days_for_every_answer(client: TestClient, clock: str, days: int) -> None:
    pair = Pair(client, clock=clock)
    assert days * DAY - 60 < pair.state()["seconds"] <= days * DAY
    ago(live_of(client, pair), DAY / 2)
    pair.plays()
    assert days * DAY - 60 < pair.state()["seconds"] <= days * DAY


def test_a_bank_is_drawn_from_by_slow_answers_only(client: TestClient) -> None:
    pair = Pair(client, clock="bank_10")
    live, (bank, free) = live_of(client, pair), BANKS["bank_10"]
    first = live.asked
    pair.plays()
    while live.asked != first:
        pair.plays()
    assert bank + free - 5 < left(live) <= bank + free
    ago(live, 100)
    pair.plays()
    while live.asked != first:
        pair.plays()
    assert bank + free - (100 - free) - 5 < left(live) <= bank + free - (100 - free)


def test_whoever_has_used_up_a_bank_still_has_the_free_seconds(client: TestClient) -> None:
    pair = Pair(client, clock="bank_10")
    live, (bank, free) = live_of(client, pair), BANKS["bank_10"]
    first = live.asked
    ago(live, bank + free - 1)
    pair.plays()
    while live.asked != first:
        pair.plays()
    assert free - 5 < left(live) <= free + 2


def test_a_bank_is_the_same_after_a_restart(client: TestClient, settings: Settings) -> None:
    pair = Pair(client, clock="bank_30")
    live, (bank, free) = live_of(client, pair), BANKS["bank_30"]
    first = live.asked
    pair.plays()
    hall_of(client).let_go(pair.table)
    change(file_of(settings), "UPDATE log SET at = at - 300 WHERE number = 0")
    pair.state()
    live = live_of(client, pair)
    while live.asked != first:
        pair.plays()
    assert bank - 300 + free - 30 < left(live) - free < bank - 300 + free + 30


def test_a_slow_game_is_taken_up_after_days_of_silence(client: TestClient, settings: Settings) -> None:
    slow, quick = Pair(client, clock="week"), Pair(client, clock="fast")
    hall = hall_of(client)
    for pair in (slow, quick):
        hall.let_go(pair.table)
    change(file_of(settings), "UPDATE tables SET touched = touched - ?", 5 * DAY)
    assert client.portal is not None
    client.portal.call(hall.resume)
    assert slow.table in hall.live
    assert quick.table not in hall.live


def test_the_log_says_when_the_clock_answered_for_somebody(client: TestClient, settings: Settings) -> None:
    pair = Pair(client, clock="fast")
    pair.plays()
    assert [entry["by"] for entry in story(pair)] == ["", ""]
    live, hall = live_of(client, pair), hall_of(client)
    number = live.number
    ago(live, SECONDS["fast"] or 0)
    assert client.portal is not None
    client.portal.call(answer, hall, live, number)
    assert story(pair)[number + 1]["by"] == "clock"
    hall.let_go(pair.table)
    assert story(pair)[number + 1]["by"] == "clock", "it is kept"


def test_the_log_says_when_an_absent_person_was_answered_for(client: TestClient) -> None:
    pair = Pair(client, stand_in=True)
    live, hall = live_of(client, pair), hall_of(client)
    live.left[live.asked] = time.monotonic() - 10_000
    assert client.portal is not None
    client.portal.call(answer, hall, live, 0)
    assert story(pair)[1]["by"] == "absence"


def test_what_was_said_is_read_at_the_rematch_from_the_same_people(client: TestClient) -> None:
    pair = Pair(client)
    ada, ben = pair.people
    ada.ask("POST", f"/tables/{pair.table}/chat", {"text": "Well played!"})
    while not pair.over:
        pair.plays()
    following = ben.ask("POST", f"/tables/{pair.table}/rematch", {"pledge": "ab" * 32}).json()
    lines = ada.ask("GET", f"/tables/{following['id']}/chat?before=99").json()["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [("Ada", "Well played!")]
    assert following["seats"][lines[0]["seat"]]["name"] == "Ada"
