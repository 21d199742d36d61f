"""After any mishap everything goes on by itself: bots, clocks and orders; and what nobody looks at leaves memory."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.pair import Pair, change, file_of, hall_of
from tests.server.people import Guest, Socket
from tests.server.test_orders import Auction
from zaubertisch.server import robots, thought
from zaubertisch.server.app import create_app
from zaubertisch.server.doing import helping, waiting
from zaubertisch.server.house import keeper as keeping_house
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.keeping import writing
from zaubertisch.server.mishaps import TooMuch
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.clock import GRACE, SECONDS, seconds_left
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.thought import Thought

LONG = 10**6


# Storage


class Failing:
    """A disk that takes no move for some tries, and counts them."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.write = writing.append_deed

    def __call__(self, *told: Any) -> None:
        self.left -= 1
        if self.left >= 0:
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
        self.write(*told)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    """Nobody but who was to answer tries again: the keeper does not look."""
    disk = Failing(3)
    monkeypatch.setattr(waiting, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(keeping_house, "HEED_EVERY", 3600)
    monkeypatch.setattr(writing, "append_deed", disk)
    return disk


def test_a_bot_tries_again_after_the_storage_failed(failing: Failing, client: TestClient) -> None:
    failing.left = 0
    ada = Guest(client, "Ada")
    table = ada.opens(bots=["", "random"], start=True, options={"first_seat": "1"})
    failing.left = 3
    with ada.sits(table) as page:
        state = page.hears("welcome")["state"]
        while state["asked"] == 1:
            state = page.hears("moved")["state"]
    assert failing.left < 0


def waiting_at(pair: Pair, live: LiveTable) -> contextlib.AbstractContextManager[Socket]:
    """Whoever is not asked looks on."""
    return pair.people[1 - live.asked].sits(pair.table)


def test_a_clock_and_an_absence_are_tried_again_after_the_storage_failed(
    failing: Failing, client: TestClient, settings: Settings,
) -> None:
    failing.left = 0
    pairs = [Pair(client, clock="fast"), Pair(client, stand_in=True)]
    lives = [hall_of(client).live[pair.table] for pair in pairs]
    failing.left = 6

    async def time_passes() -> None:
        for live in lives:
            live.asked_times[-1] -= LONG
            live.left[live.asked] = time.monotonic() - LONG
            hall_of(client).wake(live)

    with waiting_at(pairs[0], lives[0]) as one, waiting_at(pairs[1], lives[1]) as two:
        assert client.portal is not None
        client.portal.call(time_passes)
        assert [page.hears("moved")["entry"]["number"] for page in (one, two)] == [1, 1]
    assert failing.left < 0


def test_an_order_tries_again_after_the_storage_failed(failing: Failing, client: TestClient) -> None:
    failing.left = 0
    auction = Auction(Guest(client, "Ada"), Guest(client, "Ben"))
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    with auction.other.sits(auction.table) as page:
        page.hears("welcome")
        page.send("order", key="bid_up_to", value=least + 1, ref=1)
        page.hears("orders")
        failing.left = 0
        auction.seller.says(auction.table, f"bid {least}")
        failing.left = 3
        while page.hears("moved")["state"]["view"]["bid"] != least + 1:
            pass


def test_the_deal_is_tried_again_after_the_storage_failed(failing: Failing, client: TestClient) -> None:
    wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": "0" * 64, "bots": ["", "random"], "start": True}
    table = Guest(client, "Ada").ask("POST", "/tables", wish).json()["table"]["id"]
    live = hall_of(client).live[table]

    async def time_passes() -> None:
        live.revealing().since -= LONG
        hall_of(client).wake(live)

    with Guest(client, "Cleo").sits(table) as page:
        assert page.hears("welcome")["state"] is None
        assert client.portal is not None
        client.portal.call(time_passes)
        assert page.hears("moved")["entry"]["kind"] == "deal"
    assert failing.left < 0


def test_whoever_keeps_the_house_is_told_why_nothing_could_be_written(
    failing: Failing, client: TestClient, caplog: pytest.LogCaptureFixture,
) -> None:
    failing.left = 0
    pair = Pair(client)
    failing.left = 1
    assert pair.tries().json()["key"] == "storage-failed"
    [told] = [record for record in caplog.records if record.message == "storage failed"]
    assert told.fields == {"error": "OperationalError", "reason": "OperationalError"}  # type: ignore[attr-defined]
    pair.plays()


def test_the_watchdog_wakes_a_table_at_which_nobody_answers(client: TestClient) -> None:
    pair = Pair(client, clock="fast")
    hall = hall_of(client)
    live = hall.live[pair.table]

    async def forget() -> None:
        hall._waits.pop(pair.table).cancel()
        assert hall.is_forgotten(live)
        await Keeper(hall).watch()
        assert not hall.is_forgotten(live)

    assert client.portal is not None
    client.portal.call(forget)


def test_a_watch_over_a_broken_table_looks_after_the_others(
    client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken, kept = Pair(client, clock="fast"), Pair(client, clock="fast")
    hall = hall_of(client)

    async def watch() -> None:
        hall.live[broken.table].settings = {}
        hall._waits.pop(kept.table).cancel()
        await Keeper(hall).watch()
        assert not hall.is_forgotten(hall.live[kept.table])

    monkeypatch.setattr(keeping_house, "HEED_EVERY", 3600)
    hall.live[broken.table].listeners.clear()
    assert client.portal is not None
    client.portal.call(watch)


def test_games_under_way_are_taken_up_after_a_start(client: TestClient, settings: Settings) -> None:
    timed = Pair(client, clock="fast")
    Pair(client)  # whose people have all the time in the world
    with TestClient(create_app(settings)) as house:
        assert house.portal is not None
        house.portal.call(cast(FastAPI, house.app).state.keeper.taken_up.wait)
        assert list(hall_of(house).live) == [timed.table]


# Clocks


def test_a_clock_does_not_heed_jumps_of_the_wall_clock(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair(client, clock="relaxed", stand_in=True)
    pair.plays()
    hall = hall_of(client)
    live = hall.live[pair.table]
    now = time.time
    for jump in (LONG, -LONG):
        monkeypatch.setattr(time, "time", lambda jump=jump: now() + jump)
        left = seconds_left(live)
        assert left is not None
        assert 100 < left <= 180
        absent = waiting.absence_left(hall, live, live.asked)
        assert absent is not None
        assert 60 < absent <= 120
        pair.plays()
    assert all(0 <= time.monotonic() - asked < 100 for asked in live.asked_times)


@pytest.mark.parametrize(("ago", "used"), [(5.0, 5.0), (LONG, 180.0 - GRACE), (-LONG, 0.0)])
def test_after_a_restart_the_clock_goes_on_and_everybody_has_time_to_come_back(
    client: TestClient, settings: Settings, ago: float, used: float,
) -> None:
    pair = Pair(client, clock="relaxed")
    pair.plays(2)
    hall_of(client).let_go(pair.table)
    change(file_of(settings), "UPDATE log SET at = ?", time.time() - ago)
    left = pair.state()["seconds"]
    allowed = SECONDS["relaxed"]
    assert allowed is not None
    assert allowed - used - 20 < left <= allowed - used


def test_a_wall_clock_that_jumped_makes_nothing_old(client: TestClient, settings: Settings) -> None:
    pair = Pair(client)
    settings.keep_abandoned = 1
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    client.portal.call(keeper.sweep_at_times)
    keeper._wall -= LONG
    keeper._swept -= 2 * keeping_house.SWEEP_EVERY
    change(file_of(settings), "UPDATE tables SET touched = 1, created = 1")
    change(file_of(settings), "UPDATE log SET at = 1")
    hall_of(client).live.clear()
    client.portal.call(keeper.sweep_at_times)
    assert pair.people[0].ask("GET", f"/tables/{pair.table}").status_code == 200
    keeper._swept -= 2 * keeping_house.SWEEP_EVERY
    keeper._wall -= 2 * keeping_house.SWEEP_EVERY
    hall_of(client).live.clear()
    client.portal.call(keeper.sweep_at_times)
    assert pair.people[0].ask("GET", f"/tables/{pair.table}").status_code == 404


# Memory


def test_tables_nobody_looks_at_leave_memory_and_come_back(client: TestClient, settings: Settings) -> None:
    calm, timed, watched = Pair(client), Pair(client, clock="fast"), Pair(client)
    calm.plays(3)
    hall = hall_of(client)
    settings.idle_seconds = 0

    def age() -> None:
        for live in hall.live.values():
            live.seen -= 60

    with watched.people[0].sits(watched.table) as page:
        page.hears("welcome")
        before = calm.state()
        assert client.portal is not None
        client.portal.call(hall.let_idle_go)
        assert len(hall.live) == 3  # somebody came for them a moment ago
        age()
        client.portal.call(hall.let_idle_go)
        assert set(hall.live) == {timed.table, watched.table}
    assert calm.state() == before
    calm.plays()


def test_of_many_idle_tables_the_longest_unseen_go_first(client: TestClient, settings: Settings) -> None:
    pairs = [Pair(client) for _ in range(4)]
    hall = hall_of(client)
    settings.idle_tables = 2
    pairs[0].state()
    for live in hall.live.values():
        live.seen -= 60
    assert client.portal is not None
    client.portal.call(hall.let_idle_go)
    assert list(hall.live) == [pairs[3].table, pairs[0].table]


# Robots


def fail(*_: Any) -> None:
    raise KeyError("a fault of the bot")


def die(*_: Any) -> None:
    os._exit(1)


@pytest.mark.parametrize("instead", [fail, die])
def test_a_bot_with_a_fault_costs_its_table_a_choice_and_not_the_game(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, instead: Callable[..., None],
) -> None:
    pair = Pair(client)
    hall = hall_of(client)
    live = hall.live[pair.table]
    monkeypatch.setattr(robots, "think", instead)
    word, because, _ = asyncio.run(helping.think(hall, live, live.asked, "master"))
    assert word in pair.people[live.asked].state(pair.table)["state"]["options"]
    assert because, "the rule of thumb's own"
    monkeypatch.setattr(thought, "word_of", fail)
    word, because, _ = thought.at_once("abraca", live.game.save(live.dealt()._table), live.asked, 1)
    assert word in live.dealt().words(live.asked)
    assert because == "", "anything at all, so that the game goes on"


def test_bots_whose_turn_it_is_wait_for_one_hint_at_the_most(
    client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = [Pair(client) for _ in range(3)]
    hall = hall_of(client)
    thinking: list[str] = []
    thought = asyncio.Event()

    async def think(_game: str, _saved: Any, _seat: int, bot: str, _seed: int, _: Any) -> Thought:
        thinking.append(bot)
        await thought.wait()
        return "stop", "", {}

    async def ask() -> None:
        lives = [hall.live[pair.table] for pair in pairs]
        hints = [asyncio.create_task(helping.hint(hall, live, live.asked)) for live in lives]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await helping.hint(hall, lives[1], lives[1].asked)
        bot = asyncio.create_task(helping.think(hall, lives[0], lives[0].asked, "random"))
        await asyncio.sleep(0)
        assert thinking == ["adviser", "random"]
        thought.set()
        await asyncio.gather(*hints, bot)
        assert thinking == ["adviser", "random", "adviser", "adviser"]
        await helping.hint(hall, lives[1], lives[1].asked)

    monkeypatch.setattr(hall.robots, "think", think)
    assert client.portal is not None
    client.portal.call(ask)


def test_a_bot_that_never_answers_is_ended_and_others_think_on(client: TestClient) -> None:
    pair = Pair(client)
    live = hall_of(client).live[pair.table]
    hall = hall_of(client)

    async def think() -> list[tuple[str, str, Any]]:
        stuck = hall.robots._ready().submit(time.sleep, 3600)
        while not stuck.running():
            await asyncio.sleep(0.01)
        waits = asyncio.gather(*[helping.think(hall, live, live.asked, "thumb") for _ in range(2)])
        hall.robots._give_up(hall.robots._ready())
        return await waits

    words = [word for word, _, _ in asyncio.run(think())]
    assert set(words) <= set(pair.people[live.asked].state(pair.table)["state"]["options"])


SERVER = """
import asyncio, multiprocessing, time
from zaubertisch.server.robots import Robots

async def main():
    robots = Robots(2, 1.0)
    pool = robots._ready()
    thoughts = [pool.submit(time.sleep, 3600) for _ in range(2)]
    while len(multiprocessing.active_children()) < 2 or not all(thought.running() for thought in thoughts):
        await asyncio.sleep(0.01)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_server_leaves_no_thinking_processes(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        thinking = [int(process) for process in server.stdout.readline().split()]
        handles = [os.pidfd_open(process) for process in thinking]
        assert len(handles) == 2
        assert select.select(handles, [], [], 0)[0] == [], "both think"
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        for handle in handles:
            assert select.select([handle], [], [], 60)[0], "it has not ended"
            os.close(handle)
