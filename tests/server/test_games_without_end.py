"""A game without end: its log has a greatest length, and however long it is, reading it holds nobody else up."""

from __future__ import annotations

import asyncio
import threading

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from tests.server.pair import Pair, change, file_of, hall_of
from tests.server.people import Guest
from zaubertisch.server import hall as hall_module
from zaubertisch.server.doing import being
from zaubertisch.server.door.people import person_of
from zaubertisch.server.house import pruning
from zaubertisch.server.keeping import reading, schema
from zaubertisch.server.keeping.catching_up import read_people
from zaubertisch.server.mishaps import LogFull, NoSuchTable, OldRules
from zaubertisch.server.settings import Settings
from zaubertisch.server.table import live as live_table
from zaubertisch.server.table.live import LiveTable

MOST = 6


@pytest.fixture
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MOST_ENTRIES", MOST)


@pytest.mark.usefixtures("short_logs")
def test_a_game_that_never_ends_stays_as_it_is(client: TestClient) -> None:
    pair = Pair(client, options={"first_seat": "0"})
    pair.plays(MOST - 2)
    assert not pair.people[0].ask("GET", f"/tables/{pair.table}").json()["full"]
    with pair.people[0].sits(pair.table) as page:
        page.hears("welcome")
        pair.plays(1)
        page.hears("moved")
        assert page.hears("table")["table"]["full"]
    assert pair.state()["number"] == MOST - 1
    refused = pair.tries()
    assert (refused.status_code, refused.json()["key"]) == (409, "log-full")
    with pytest.raises(LogFull):
        hall_of(client).live[pair.table].try_undo(0, 1)
    assert pair.state()["number"] == MOST - 1


@pytest.mark.usefixtures("short_logs")
def test_bots_and_clocks_let_a_full_table_rest(client: TestClient, ada: Guest) -> None:
    table = ada.opens(bots=["", "random"], options={"first_seat": "0"}, clock="fast", start=True)
    hall = hall_of(client)
    while (state := ada.state(table)["state"])["number"] < MOST - 1:
        if state["options"]:
            ada.says(table, state["options"][-1])
    live = hall.live[table]
    assert not hall.is_due(live)
    assert not hall.is_forgotten(live)
    hall.let_go(table)
    assert ada.ask("GET", f"/tables/{table}").json()["full"]


# Reading aside


class Slow:
    """A table that takes long to read; what is done meanwhile is done before it is read to its end."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.client = client
        self.hall = hall_of(client)
        self.pair = Pair(client)
        self.hall.let_go(self.pair.table)
        monkeypatch.setattr(hall_module, "AT_ONCE", 0)
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.read = reading.read_table
        monkeypatch.setattr(reading, "read_table", self.read_slowly)

    def read_slowly(self, connection: sa.Connection, table: str) -> LiveTable:
        live = self.read(connection, table)
        if table == self.pair.table:
            self.begun.set()
            assert self.go_on.wait(10)
        return live

    async def coming(self) -> asyncio.Task[LiveTable]:
        """Somebody who comes for it, once the reading has begun."""
        coming = asyncio.create_task(self.hall.get(self.pair.table))
        assert await asyncio.to_thread(self.begun.wait, 10)
        return coming


@pytest.fixture
def slow(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(client, monkeypatch)


def test_while_a_long_log_is_read_others_play(slow: Slow) -> None:
    other = Pair(slow.client)
    assert slow.client.portal is not None
    coming = slow.client.portal.call(slow.coming)
    other.plays(3)
    assert not coming.done()
    slow.go_on.set()
    assert slow.pair.tries().status_code == 200


def test_whoever_gives_up_waiting_takes_the_table_from_nobody(slow: Slow) -> None:
    async def two_come() -> LiveTable:
        first, second = await slow.coming(), asyncio.create_task(slow.hall.get(slow.pair.table))
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        third = asyncio.create_task(slow.hall.get(slow.pair.table))
        slow.begun.clear()
        await asyncio.sleep(0)
        slow.go_on.set()
        assert await second is await third
        return await second

    assert slow.client.portal is not None
    live = slow.client.portal.call(two_come)
    assert not slow.begun.is_set(), "it was read once"
    assert slow.hall.live[slow.pair.table] is live


def test_a_key_renewed_while_the_table_is_read_is_the_one_that_counts(slow: Slow) -> None:
    ada = slow.pair.people[0]

    async def renew_meanwhile() -> None:
        coming = await slow.coming()
        await being.renew(slow.hall, person_of(ada.key), "another")
        slow.go_on.set()
        live = await coming
        assert live.seat_of(person_of(ada.key)) == -1
        assert live.seat_of("another") == 0

    assert slow.client.portal is not None
    slow.client.portal.call(renew_meanwhile)


def test_a_table_somebody_comes_for_while_the_house_starts_stays_theirs(
    slow: Slow, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "awaited", lambda *_: [slow.pair.table])

    async def start_meanwhile() -> None:
        coming = await slow.coming()
        starting = asyncio.create_task(slow.hall.resume())
        await asyncio.sleep(0)
        slow.go_on.set()
        live = await coming
        await starting
        assert slow.hall.live[slow.pair.table] is live

    assert slow.client.portal is not None
    slow.client.portal.call(start_meanwhile)


def test_a_table_that_goes_while_it_is_read_is_gone(slow: Slow) -> None:
    async def prune_meanwhile() -> None:
        coming = await slow.coming()
        await slow.hall.store.run(lambda db: pruning.delete(db, [slow.pair.table]))
        slow.go_on.set()
        with pytest.raises(NoSuchTable):
            await coming

    assert slow.client.portal is not None
    slow.client.portal.call(prune_meanwhile)
    assert slow.pair.table not in slow.hall.live


# What weighs much


def test_long_games_nobody_looks_at_leave_memory_before_their_time(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = [Pair(client) for _ in range(3)]
    hall = hall_of(client)
    for pair in pairs:
        pair.plays(4)
    monkeypatch.setattr(hall_module, "FRESH", -1.0)
    settings.idle_entries = 11
    hall.let_idle_go()
    assert list(hall.live) == [pairs[1].table, pairs[2].table], "the longest unseen goes first"
    assert pairs[0].tries().status_code == 200


def test_after_a_start_no_more_is_taken_up_than_there_is_room_for(client: TestClient, settings: Settings) -> None:
    pairs = [Pair(client, clock="week") for _ in range(3)]
    hall = hall_of(client)
    for pair in pairs:
        pair.plays(3)
        hall.let_go(pair.table)
    settings.idle_entries = 7
    assert client.portal is not None
    client.portal.call(hall.resume)
    assert len(hall.live) == 2


def test_only_the_lines_in_memory_are_read_again(client: TestClient) -> None:
    pair = Pair(client)
    for text in "abcd":
        assert pair.people[0].ask("POST", f"/tables/{pair.table}/chat", {"text": text}).is_success
    hall = hall_of(client)
    live = hall.live[pair.table]
    live.chat = live.chat[-2:]
    assert client.portal is not None
    found = client.portal.call(hall.store.read, lambda db: read_people(db, live))
    assert found is not None
    assert [line["text"] for line in found.chat.values()] == ["c", "d"]


def test_a_stopping_house_waits_for_no_table_that_is_being_read(slow: Slow) -> None:
    async def stop_meanwhile() -> None:
        coming = await slow.coming()
        other = asyncio.create_task(slow.hall.get("another"))
        await asyncio.sleep(0)
        slow.go_on.set()
        await slow.hall.close()
        assert isinstance((await asyncio.gather(coming, return_exceptions=True))[0], asyncio.CancelledError)
        await asyncio.gather(other, return_exceptions=True)

    assert slow.client.portal is not None
    slow.client.portal.call(stop_meanwhile)


def test_a_rematch_closed_while_the_table_is_read_is_named_no_more(slow: Slow, settings: Settings) -> None:
    change(file_of(settings), "UPDATE tables SET next = 'gone'")

    async def close_meanwhile() -> str:
        coming = await slow.coming()
        await slow.hall.store.run(lambda db: db.execute(sa.update(schema.tables).values(next=None)))
        slow.go_on.set()
        return (await coming).next

    assert slow.client.portal is not None
    assert slow.client.portal.call(close_meanwhile) == ""


def test_a_table_of_outgrown_rules_is_played_through_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    pair, read = Pair(client), []
    hall = hall_of(client)
    hall.let_go(pair.table)

    def outgrown(connection: sa.Connection, table: str) -> LiveTable:
        read.append(table)
        raise OldRules("abraca", 1, 2)

    monkeypatch.setattr(reading, "read_table", outgrown)
    answers = [pair.people[0].ask("GET", f"/tables/{pair.table}") for _ in range(3)]
    assert [(each.status_code, each.json()["key"]) for each in answers] == [(410, "old-rules")] * 3
    assert read == [pair.table]
