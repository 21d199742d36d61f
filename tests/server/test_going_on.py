"""After any mishap everything goes on by itself: bots, clocks and orders; and what nobody looks at leaves memory."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.pair import Pair, change, file_of, hall_of, locked
from tests.server.people import Guest
from zaubertisch.server import robots
from zaubertisch.server.app import create_app
from zaubertisch.server.doing import helping, waiting
from zaubertisch.server.house import keeper as keeping_house
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.keeping import store
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.clock import GRACE, SECONDS, seconds_left

LONG = 10**6


def until(holds: Callable[[], bool]) -> None:
    """Look again and again; whoever waits for ever is ended by the test run's own limit."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to pass")


def watched_bots(client: TestClient) -> tuple[Guest, str]:
    """A table of bots and one person, who has let a bot play on."""
    ada = Guest(client, "Ada")
    table = ada.opens(bots=["", "thumb"], start=True)
    return ada, table


# Storage


def test_bots_go_on_by_themselves_after_the_storage_failed(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    monkeypatch.setattr(waiting, "FIRST_PAUSE", 0.01)
    ada, table = watched_bots(client)
    until(lambda: not ada.state(table)["state"]["over"] and ada.state(table)["state"]["asked"] == 0)
    while ada.state(table)["state"]["asked"] == 0:
        ada.says(table, ada.state(table)["state"]["options"][0])
    with locked(file_of(settings)):
        assert ada.ask("POST", f"/tables/{table}/resign").status_code == 503
    until(lambda: ada.state(table)["state"]["asked"] == 0 or ada.state(table)["state"]["over"])


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
    timed, calm = Pair(client, clock="fast"), Pair(client)
    with TestClient(create_app(settings)) as house:
        until(lambda: timed.table in hall_of(house).live)
        assert calm.table not in hall_of(house).live


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
    word, because, _ = asyncio.run(helping.think(hall, live, live.asked, "thumb"))
    assert word in pair.people[live.asked].state(pair.table)["state"]["options"]
    assert because == ""


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


def is_there(process: int) -> bool:
    """Whether this process runs; one that has ended and waits to be counted does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_killed_server_leaves_no_thinking_processes(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        thinking = [int(process) for process in server.stdout.readline().split()]
        assert len(thinking) == 2
        assert all(is_there(process) for process in thinking)
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        until(lambda: not any(is_there(process) for process in thinking))
