"""The store: what goes wrong reaches its own waiter alone, and nobody outside makes the house stand still."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.pair import Pair, file_of, hall_of, locked, look
from zaubertisch.server.app import create_app
from zaubertisch.server.house.pulse import Pulse
from zaubertisch.server.keeping import schema, store
from zaubertisch.server.keeping.store import StorageFailed, Store, Unreadable
from zaubertisch.server.settings import Settings


def beat(number: int) -> Callable[[sa.Connection], int]:
    """One row more."""
    def work(db: sa.Connection) -> int:
        db.execute(sa.insert(schema.pulse).values(id=number, at=0.0))
        return number

    return work


def beats(db: sa.Connection) -> list[int]:
    return list(db.scalars(sa.select(schema.pulse.c.id).order_by(schema.pulse.c.id)))


def wrong(db: sa.Connection) -> int:
    raise KeyError("something nobody has thought of")


def at(home: Path, told: Callable[[Store], Awaitable[None]], durable: bool = False) -> None:
    async def run() -> None:
        kept = Store(f"sqlite:///{home / 'tables.sqlite3'}", durable)
        try:
            await told(kept)
        finally:
            kept.close()

    asyncio.run(run())


def test_any_exception_reaches_its_waiter_and_nobody_else(tmp_path: Path) -> None:
    async def told(kept: Store) -> None:
        works = [beat(1), wrong, beat(2), beat(1), beat(3)]
        answers = await asyncio.gather(*[kept.run(work) for work in works], return_exceptions=True)
        assert [type(answer) for answer in answers] == [int, KeyError, int, StorageFailed, int]
        assert await kept.read(beats) == [1, 2, 3]
        assert await kept.run(beat(4)) == 4

    at(tmp_path, told)


def test_work_waits_for_another_process_while_the_loop_goes_on(tmp_path: Path) -> None:
    async def told(kept: Store) -> None:
        with locked(tmp_path / "tables.sqlite3"):
            writing = asyncio.ensure_future(asyncio.gather(kept.run(beat(1)), kept.run(beat(2))))
            for _ in range(20):
                await asyncio.sleep(0)
                assert await kept.read(beats) == []
            assert not writing.done()
        assert [*await writing] == [1, 2]
        assert await kept.read(beats) == [1, 2]

    at(tmp_path, told)


def test_the_loop_itself_never_waits_for_a_lock(tmp_path: Path) -> None:
    async def told(kept: Store) -> None:
        waits = [kept._connection.exec_driver_sql("PRAGMA busy_timeout").scalar(),
                 kept._reader.exec_driver_sql("PRAGMA busy_timeout").scalar()]
        kept._connection.rollback()
        kept._reader.rollback()
        assert waits == [0, 0]

    at(tmp_path, told)


def test_patience_ends_in_a_sentence_and_the_next_work_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)

    async def told(kept: Store) -> None:
        with locked(tmp_path / "tables.sqlite3"), pytest.raises(StorageFailed):
            await kept.run(beat(1))
        assert await kept.run(beat(2)) == 2
        assert await kept.read(beats) == [2]

    at(tmp_path, told)


def test_whoever_is_cancelled_while_writing_still_does_what_belongs_to_the_write(tmp_path: Path) -> None:
    async def told(kept: Store) -> None:
        memory: list[int] = []

        async def write() -> None:
            memory.append(await kept.run(beat(1)))
            await asyncio.sleep(3600)

        with locked(tmp_path / "tables.sqlite3"):
            task = asyncio.create_task(write())
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.sleep(0)
            assert not task.done()
        await asyncio.wait([task])
        assert task.cancelled()
        assert memory == await kept.read(beats) == [1]

    at(tmp_path, told)


def test_what_is_no_database_any_more_is_told_apart(tmp_path: Path) -> None:
    def malformed(db: sa.Connection) -> int:
        raise sa.exc.DatabaseError("SELECT", {}, Exception("database disk image is malformed"))

    async def told(kept: Store) -> None:
        with pytest.raises(Unreadable):
            await kept.read(malformed)

    at(tmp_path, told)


@pytest.mark.parametrize(("durable", "synced"), [(False, 1), (True, 2)])
def test_a_durable_house_syncs_every_commit(tmp_path: Path, durable: bool, synced: int) -> None:
    async def told(kept: Store) -> None:
        assert await kept.run(lambda db: db.exec_driver_sql("PRAGMA synchronous").scalar()) == synced

    at(tmp_path, told, durable)


@pytest.mark.parametrize(("told", "durable"), [("1", True), ("0", False), ("", False)])
def test_the_environment_makes_a_house_durable(told: str, durable: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZAUBERTISCH_DURABLE", told)
    assert Settings().durable is durable


# The pulse


def test_health_proves_a_write_and_not_more_often_than_it_must(client: TestClient, settings: Settings) -> None:
    pulse = cast(Pulse, cast(FastAPI, client.app).state.pulse)
    assert [client.get("/health").status_code for _ in range(5)] == [200] * 5
    assert pulse.writes < 5
    assert look(file_of(settings), "SELECT count(*) FROM pulse") == [(1,)]


def test_health_says_when_nothing_can_be_written(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    monkeypatch.setattr("zaubertisch.server.house.pulse.EVERY", 0.0)
    with TestClient(create_app(settings)) as house:
        with locked(file_of(settings)):
            assert house.get("/health").status_code == 503
        assert house.get("/health").json()["status"] == "ok"


def test_people_look_and_are_told_while_another_process_writes(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    pair = Pair(client)
    hall_of(client).live.clear()
    with locked(file_of(settings)):
        before = pair.state()
        assert pair.people[0].ask("GET", "/tables").status_code == 200
        refused = pair.tries()
        assert (refused.status_code, refused.json()["key"]) == (503, "storage-failed")
        assert pair.state() == before
    pair.plays()


