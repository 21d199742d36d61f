"""Full disks, damaged tables, torn write-ahead logs, locks: nothing acknowledged is lost, nothing is stuck afterwards.

A small share runs always; the environment says how many faults of a family there are in a long run.
"""

from __future__ import annotations

import contextlib
import os
import random
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.damages import FATAL, OF_THE_SNAPSHOT
from tests.server.pair import Pair, change, file_of, hall_of, locked, look, words_of
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify
from zaubertisch.server.app import create_app
from zaubertisch.server.keeping import store
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings

FULL_DISKS = int(os.environ.get("FAULT_FULL_DISKS", "10"))
DAMAGED = int(os.environ.get("FAULT_DAMAGED", "26"))
TORN_LOGS = int(os.environ.get("FAULT_TORN_LOGS", "4"))
TIME_OUTS = int(os.environ.get("FAULT_TIME_OUTS", "4"))

KEPT = ("log", "seats", "snapshots")


class Tables:
    """Some pairs at one server, who begin anew whenever a game is over."""

    def __init__(self, client: TestClient, count: int, lot: random.Random) -> None:
        self.client = client
        self.lot = lot
        self.pairs = [Pair(client) for _ in range(count)]
        self.finished: list[Pair] = []

    def any(self) -> Pair:
        """A pair whose game goes on."""
        place = self.lot.randrange(len(self.pairs))
        if self.pairs[place].over:
            self.finished.append(self.pairs[place])
            self.pairs[place] = Pair(self.client)
        return self.pairs[place]

    def check(self, file: Path) -> None:
        """Everything that was acknowledged is written down, in its order, and nothing else is."""
        for pair in self.pairs + self.finished:
            assert words_of(file, pair.table) == pair.told

    def check_records(self) -> None:
        """What was played to its end holds."""
        for pair in self.finished:
            record = read_record(pair.people[0].ask("GET", f"/tables/{pair.table}/record").text)
            game = hall_of(self.client).live[pair.table].game
            assert verify(game, record) > 0


@contextlib.contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file may grow beyond this, or be written beyond this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_told_and_waited_out(client: TestClient, settings: Settings) -> None:
    tables = Tables(client, 3, random.Random(1))
    log = Path(f"{file_of(settings)}-wal")
    failed = 0
    while failed < FULL_DISKS:
        pair = tables.any()
        room = tables.lot.choice([0, tables.lot.randrange(log.stat().st_size + 1)])
        with full_disk(room):
            answer = pair.tries(tables.lot.randrange(9))
            number = pair.state()["number"]
        assert answer.status_code in (200, 503)
        assert number == len(pair.told)
        failed += answer.status_code == 503
        tables.any().plays()
    assert client.get("/health").status_code == 200
    tables.check(file_of(settings))
    tables.check_records()


def test_tables_are_damaged_one_after_the_other_and_mended(client: TestClient, settings: Settings) -> None:
    lot = random.Random(2)
    file = file_of(settings)
    victims = [Pair(client, "zavandor") for _ in range(3)]
    for pair in victims:
        pair.plays(10)
    others = Tables(client, 2, lot)
    damages = cycle({**FATAL, **OF_THE_SNAPSHOT}.items())
    for _ in range(DAMAGED):
        pair, (damage, statement) = lot.choice(victims), next(damages)
        before = pair.state()
        with mended(file, pair.table):
            forget(client, pair.table)
            change(file, statement, pair.table)
            answer = pair.people[0].ask("GET", f"/tables/{pair.table}/state")
            if damage in FATAL:
                assert (answer.status_code, answer.json()["key"]) == (410, "set-aside"), damage
            else:
                assert answer.json()["state"] == before, damage
            others.any().plays()
        forget(client, pair.table)
        assert pair.state() == before
    others.check(file)
    with TestClient(create_app(settings)) as house:
        for pair in victims:
            pair.moved_to(house).plays()


def forget(client: TestClient, table: str) -> None:
    """The server has not seen this table yet."""
    def forgotten() -> None:
        hall_of(client).let_go(table)
        hall_of(client).set_aside.discard(table)

    assert client.portal is not None
    client.portal.call(forgotten)


@contextlib.contextmanager
def mended(file: Path, table: str) -> Iterator[None]:
    """What the block damages is put back as it was."""
    own = {"tables": "id", **dict.fromkeys(KEPT, "table_id")}
    before = {kept: look(file, f"SELECT * FROM {kept} WHERE {key} = ?", table) for kept, key in own.items()}
    yield
    with contextlib.closing(sqlite3.connect(file)) as house, house:  # all at once: the server looks at any moment
        for kept, key in own.items():
            house.execute(f"DELETE FROM {kept} WHERE {key} = ?", (table,))
            for row in before[kept]:
                house.execute(f"INSERT INTO {kept} VALUES ({', '.join('?' * len(row))})", row)


def test_a_torn_write_ahead_log_costs_at_most_its_torn_end(settings: Settings, tmp_path: Path) -> None:
    lot = random.Random(3)
    with TestClient(create_app(settings)) as client:
        tables = Tables(client, 3, lot)
        for fault in range(TORN_LOGS):
            for _ in range(4):
                tables.any().plays()
            home = tmp_path / f"killed-{fault}"
            home.mkdir()
            whole = tear(file_of(settings), home, lot)
            check_torn(home, tables, whole)
            shutil.rmtree(home)


def tear(file: Path, home: Path, lot: random.Random) -> bool:
    """The files as a killed process leaves them, the log torn; says whether only what was not committed is."""
    shutil.copy(file, home / file.name)
    log = bytearray(Path(f"{file}-wal").read_bytes())
    kind = lot.choice(["behind", "half", "cut", "garbled"])
    place = lot.randrange(len(log))
    match kind:
        case "behind": log += lot.randbytes(lot.randrange(1, 9000))  # what the disk held there before
        case "half": log += log[-4120:][: lot.randrange(1, 4120)]  # a frame that was never finished
        case "cut": del log[place:]
        case _: log[place] ^= 1 << lot.randrange(8)
    (home / f"{file.name}-wal").write_bytes(log)
    return kind in ("behind", "half")


def check_torn(home: Path, tables: Tables, whole: bool) -> None:
    """Every table opens; it stands where it was acknowledged to stand, or at an earlier moment of it."""
    file = home / "tables.sqlite3"
    settings = Settings(home=home, bot_pace=0.0, requests_a_minute=10**6, moves_a_second=10**6, tables_an_hour=10**6)
    Store(settings.url()).close()
    assert look(file, "PRAGMA integrity_check") == [("ok",)]
    there = {table for (table,) in look(file, "SELECT id FROM tables")}
    for pair in tables.pairs + tables.finished:
        words = words_of(file, pair.table)
        assert words == pair.told if whole else words == pair.told[: len(words)]
    with TestClient(create_app(settings)) as house:
        for pair in tables.pairs:
            if pair.table in there:
                assert house.get(f"/api/tables/{pair.table}/state").status_code == 200
        Pair(house).plays()


def test_a_lock_that_is_held_too_long_is_told_and_all_goes_on_afterwards(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.02)
    tables = Tables(client, 3, random.Random(4))
    for _ in range(TIME_OUTS):
        pair = tables.any()
        with locked(file_of(settings)):
            before = pair.state()
            assert pair.tries().json()["key"] == "storage-failed"
            assert pair.state() == before
        pair.plays()
    tables.check(file_of(settings))
    tables.check_records()
