"""The lobby: what it shows, and that it costs the same however many tables there are."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlalchemy.dialects import sqlite

from tests.server.damages import FATAL
from tests.server.pair import Pair, change, file_of, hall_of
from tests.server.people import Guest
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import fronts
from zaubertisch.server.settings import Settings

COPY = (
    "INSERT INTO tables SELECT ?, game, version, options, settings, seed, owner, status, next, created, touched + ?,"
    " public, sealed FROM tables WHERE id = ?"
)
SEATS = "INSERT INTO seats SELECT ?, seat, name, bot, person, number, pledge, salt FROM seats WHERE table_id = ?"


def let_all_go(hall: Hall) -> None:
    for table in list(hall.live):
        hall.let_go(table)


def copies(settings: Settings, table: str, count: int, later: float = 1.0) -> None:
    """So many tables more like this one, touched later than it."""
    with closing(sqlite3.connect(file_of(settings))) as kept, kept:
        [before] = kept.execute("SELECT count(*) FROM tables").fetchone()
        for place in range(before, before + count):
            kept.execute(COPY, [f"copy{place:08}", later, table])
            kept.execute(SEATS, [f"copy{place:08}", table])


def public_tables(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.ask("GET", "/tables").json()["public"]]


def test_private_tables_do_not_crowd_public_ones_out_of_the_lobby(ada: Guest, ben: Guest, settings: Settings) -> None:
    public, private = ada.opens(public=True), ada.opens()
    copies(settings, private, 200)
    assert public_tables(ben) == [public]


def test_one_opener_has_three_lines_in_everybodys_lobby_and_leaves_the_others_theirs(
    ada: Guest, ben: Guest, client: TestClient,
) -> None:
    kept = ben.opens(public=True)
    mallory = Guest(client, "Mallory")
    many = [mallory.opens(public=True, bots=["", "random"][: 1 + number % 2]) for number in range(52)]
    shown = public_tables(ada)
    assert shown == [*reversed(many[-3:]), kept]
    assert public_tables(mallory)[-1] == kept
    assert len(mallory.ask("GET", "/tables").json()["yours"]) == 20


def test_openers_with_many_tables_hide_nobodys(ada: Guest, ben: Guest, settings: Settings) -> None:
    kept, many = ben.opens(public=True), ada.opens(public=True)
    copies(settings, many, 10 * settings.tables_a_person)
    change(file_of(settings), "UPDATE tables SET owner = substr(id, -1) WHERE id LIKE 'copy%'")
    shown = public_tables(Guest(ada.client, "Cleo"))
    assert (len(shown), shown[-1]) == (10 * 3 + 2, kept)


def test_a_table_that_left_memory_is_shown_as_before(ada: Guest, ben: Guest, client: TestClient) -> None:
    ada.opens(public=True, watchers_see="rows", bots=["", "random"], options={"first_seat": "0"}, start=True)
    Pair(client, "zavandor", public=True)
    before = [guest.ask("GET", "/tables").json() for guest in (ada, ben)]
    let_all_go(hall_of(client))
    assert [guest.ask("GET", "/tables").json() for guest in (ada, ben)] == before
    assert len(before[0]["yours"]) == len(before[0]["public"]) == 1
    assert [row["asked"] for row in before[0]["yours"]] == [True]
    assert not hall_of(client).live, "looking round brings nothing into memory"


def test_looking_round_keeps_no_table_in_memory(ada: Guest, client: TestClient) -> None:
    live = hall_of(client).live[ada.opens(public=True)]
    live.seen = then = live.seen - 60
    assert len(ada.ask("GET", "/tables").json()["yours"]) == 1
    assert live.seen == then


@pytest.mark.parametrize("damage", FATAL)
def test_a_damaged_table_costs_the_lobby_nothing_else(
    damage: str, ada: Guest, client: TestClient, settings: Settings,
) -> None:
    lost, kept = Pair(client, public=True), Pair(client, public=True)
    lost.plays(3)
    let_all_go(hall_of(client))
    change(file_of(settings), FATAL[damage], lost.table)
    assert kept.table in public_tables(ada)
    lost.people[0].ask("GET", f"/tables/{lost.table}")
    assert public_tables(ada) == [kept.table]


def plan(settings: Settings, statement: sa.Executable, **values: Any) -> str:
    """How the database would find this."""
    assert isinstance(statement, sa.ClauseElement)
    written = statement.params(**values).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(file_of(settings))) as kept:
        return str(kept.execute(f"EXPLAIN QUERY PLAN {written}").fetchall())


def test_the_lobby_finds_everything_by_an_index(client: TestClient, settings: Settings) -> None:
    shown = plan(settings, fronts.OPEN_TO_ALL, since=0.0, most=50)
    assert shown.count("USING INDEX ix_tables_public (public=? AND status=? AND touched>?)") == 2
    assert "ix_seats_person" in plan(settings, fronts.OF_A_PERSON, person="x", most=20)
    plans = [
        shown, plan(settings, fronts.OF_A_PERSON, person="x", most=20), plan(settings, fronts.SITTING, tables=["x"]),
    ]
    assert not any(f"SCAN {table}" in each for each in plans for table in ("tables", "seats"))


def steps(client: TestClient, work: Callable[[], object]) -> int:
    """How many steps the database takes while this is asked for."""
    reader = hall_of(client).store._reader.connection.dbapi_connection
    assert reader is not None
    taken: list[int] = []
    reader.set_progress_handler(lambda: taken.append(1), 10)
    work()
    reader.set_progress_handler(None, 0)
    return len(taken)


def test_the_lobby_costs_the_same_however_many_tables_there_are(
    ada: Guest, ben: Guest, client: TestClient, settings: Settings,
) -> None:
    public, private = ada.opens(public=True), ada.opens()
    costs: list[int] = []
    for many in (100, 2000):
        copies(settings, public, many, time.time() - 1e9)
        copies(settings, private, many)
        change(file_of(settings), "UPDATE seats SET person = 'x' WHERE table_id LIKE 'copy%'")
        change(file_of(settings), "UPDATE tables SET owner = id WHERE id LIKE 'copy%'")
        costs.append(steps(client, lambda: public_tables(ben)))
    assert len(public_tables(ben)) == 50
    assert costs[1] < costs[0] * 1.1
