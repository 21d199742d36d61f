"""`python -m bench.house`: what a large house costs: its start, its lobby, looking at many tables, durable commits."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from fastapi.testclient import TestClient

from zaubertisch import games
from zaubertisch.server.app import create_app
from zaubertisch.server.doing.coming import lobby
from zaubertisch.server.doing.waiting import see_to
from zaubertisch.server.hall import FRESH, Hall
from zaubertisch.server.keeping import schema, writing
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import new_seed, new_table_id
from zaubertisch.server.table.seat import Seat

SETTINGS = {
    "public": True, "clock": "none", "aids": True, "stand_in": False, "watchers_see": "public", "autostart": False,
}


def new_table(game: str = "abraca") -> LiveTable:
    """Two people who have not begun."""
    seats = [Seat("Ada", "", f"{new_seed()}", "aa"), Seat("Ben", "", f"{new_seed()}", "bb")]
    kept = games.get(game)
    live = LiveTable(new_table_id(), kept, kept.settle(2, {}), dict(SETTINGS), new_seed(), seats[0].person, seats)
    live.created = live.touched = time.time()
    return live


def fill(home: Path, count: int, every: int) -> None:
    """So many tables of today, one of `every` so many under way."""
    store = Store(Settings(home=home).url())
    for start in range(0, count, 1000):
        with store.engine.begin() as db:
            for place in range(start, min(count, start + 1000)):
                live = new_table()
                writing.insert_table(db, live)
                if place % every == 0:
                    writing.append_deed(db, live, live.try_start(), None)
    store.close()


def large_house(count: int) -> None:
    """How long a start takes, and the lobby for somebody and for a person with tables."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        fill(home, count, 10)
        settings = Settings(home=home, requests_a_minute=10**6)
        begun = time.perf_counter()
        with TestClient(create_app(settings)) as client:
            client.get("/health")
            print(f"{count} tables: started in {time.perf_counter() - begun:.2f} s")
        asyncio.run(lobbies(settings))


async def lobbies(settings: Settings) -> None:
    """The lobby again and again, the first time included."""
    hall = Hall(settings, Store(settings.url()), see_to)
    took = []
    for _ in range(200):
        begun = time.process_time()
        await lobby(hall, "")
        took.append(time.process_time() - begun)
    at_first, usual = 1000 * took[0], 1000 * statistics.median(took)
    print(f"lobby: {at_first:.1f} ms of the processor at first, {usual:.1f} ms at the median")
    await hall.close()


def memory() -> float:
    """Megabytes this process holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def looked_at(count: int) -> None:
    """How much memory tables take that somebody looked at, with and without leaving it."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        fill(home, count, 1)
        asyncio.run(look(Settings(home=home), count))


async def look(settings: Settings, count: int) -> None:
    hall = Hall(settings, Store(settings.url()), see_to)
    chosen = sa.select(schema.tables.c.id).where(schema.tables.c.status == "running")
    tables = await hall.store.read(lambda db: list(db.scalars(chosen)))
    before = memory()
    for place, table in enumerate(tables[:count]):
        live = await hall.get(table)
        live.seen -= FRESH + 1
        if place % 100 == 0:
            hall.let_idle_go()
    hall.let_idle_go()
    print(f"{count} tables looked at: {len(hall.live)} in memory, {memory() - before:.0f} MB more than before")
    await hall.close()


def durable(moves: int) -> None:
    """What a move costs to write down, synced at checkpoints or with every commit."""
    for name, synced in (("default", False), ("--durable", True)):
        with tempfile.TemporaryDirectory(dir=".") as folder, kept(Path(folder), synced) as store:
            took = asyncio.run(commits(store, moves))
            print(f"{name}: a commit takes {1000 * statistics.median(took):.2f} ms at the median, "
                  f"{1000 * statistics.quantiles(took, n=20)[-1]:.2f} ms at p95")


@contextlib.contextmanager
def kept(home: Path, synced: bool) -> Iterator[Store]:
    store = Store(Settings(home=home).url(), synced)
    yield store
    store.close()


async def commits(store: Store, moves: int) -> list[float]:
    took: list[float] = []
    for _ in range(moves):
        live = new_table()
        await store.run(partial(writing.insert_table, live=live))
        begun = time.perf_counter()
        await store.run(partial(writing.append_deed, live=live, attempt=live.try_start(), snapshot=None))
        took.append(time.perf_counter() - begun)
    return took


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--tables", type=int, default=100_000)
    told.add_argument("--looked-at", type=int, default=5_000)
    told.add_argument("--moves", type=int, default=500)
    wished = told.parse_args()
    durable(wished.moves)
    looked_at(wished.looked_at)
    large_house(wished.tables)


if __name__ == "__main__":
    main()
