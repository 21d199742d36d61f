"""Keeping house: backups, what goes after its time, what is kept of one person, and one server in one home."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import Guest
from zaubertisch import games
from zaubertisch.kernel.errors import BadSetup, ZaubertischError
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify
from zaubertisch.server.app import create_app
from zaubertisch.server.door.people import person_of
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.backup import back_up, check, restore
from zaubertisch.server.house.home import LOCK, alone_in, is_taken, settle_in
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.house.mishaps import (
    BadAge,
    Damaged,
    FileThere,
    HouseTaken,
    HouseThere,
    NewerSchema,
    NoDatabase,
    NoHouse,
    NoSuchPerson,
    OlderSchema,
    OtherEngine,
)
from zaubertisch.server.house.opening import file_of, look_over
from zaubertisch.server.house.persons import export, forget
from zaubertisch.server.house.pruning import DAY, give_back, prune, seconds_of
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings

MOVES = 4
WHO_SAID_IT = "zaubertisch.server.keeping.migrations.versions.0007_who_said_it"
YEAR = 365 * DAY


def begun(ada: Guest, ben: Guest) -> str:
    """A table with some moves made and something said."""
    table = ada.opens()
    ben.joins(table)
    assert ada.starts(table).status_code == 200
    for _ in range(MOVES):
        moves(table, ada, ben)
    with ada.sits(table) as socket:
        socket.send("say", text="Abraca!")
        socket.hears("chatted")
    return table


def moves(table: str, *people: Guest) -> None:
    asked = people[people[0].state(table)["state"]["asked"]]
    assert asked.says(table, asked.state(table)["state"]["options"][0]).status_code == 200


def finished(ada: Guest, ben: Guest) -> str:
    table = ada.opens()
    ben.joins(table)
    assert ada.starts(table).status_code == 200
    while not ada.state(table)["state"]["over"]:
        moves(table, ada, ben)
    return table


def change(settings: Settings, *statements: str) -> None:
    """Somebody writes into the database behind the server's back."""
    kept = sqlite3.connect(file_of(settings))
    with kept:
        for statement in statements:
            kept.execute(statement)
    kept.close()


def look(settings: Settings, question: str) -> list[tuple[object, ...]]:
    kept = sqlite3.connect(file_of(settings))
    found = kept.execute(question).fetchall()
    kept.close()
    return found


def age(settings: Settings, table: str, seconds: float) -> None:
    """Everything at this table happened that much earlier."""
    change(
        settings,
        f"UPDATE tables SET touched = touched - {seconds}, created = created - {seconds} WHERE id = '{table}'",
        f"UPDATE log SET at = at - {seconds} WHERE table_id = '{table}'",
        f"UPDATE chat SET at = at - {seconds} WHERE table_id = '{table}'",
    )


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def hall_of(client: TestClient) -> Hall:
    return cast(Hall, cast(FastAPI, client.app).state.hall)


# Backup and restore


def test_a_backup_is_taken_while_people_play_and_holds_every_move_told(
    ada: Guest, ben: Guest, settings: Settings, tmp_path: Path,
) -> None:
    table = begun(ada, ben)
    held = back_up(settings, tmp_path / "house.backup")
    moves(table, ada, ben)
    assert (held.tables, held.moves) == (1, MOVES)
    assert check(tmp_path / "house.backup") == held
    assert mode(tmp_path / "house.backup") == 0o600
    assert not list(tmp_path.glob(".*.part"))


def test_a_backup_overwrites_nothing(ada: Guest, settings: Settings, tmp_path: Path) -> None:
    ada.opens()
    target = tmp_path / "house.backup"
    target.write_text("dear")
    with pytest.raises(FileThere):
        back_up(settings, target)
    assert target.read_text() == "dear"


def test_a_backup_that_fails_leaves_nothing(
    ada: Guest, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada.opens()
    before = sorted(tmp_path.iterdir())
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            back_up(settings, tmp_path / "house.backup")
    assert sorted(tmp_path.iterdir()) == before


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_disk_without_links_takes_a_backup_too(
    ada: Guest, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada.opens()
    monkeypatch.setattr(os, "link", full)
    assert back_up(settings, tmp_path / "house.backup").tables == 1
    assert check(tmp_path / "house.backup").tables == 1


def test_a_house_that_is_not_there_is_not_backed_up(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(NoHouse):
        back_up(settings, tmp_path / "house.backup")
    assert list(tmp_path.iterdir()) == []


def test_a_restored_house_plays_on_where_the_backup_was_taken(
    ada: Guest, ben: Guest, settings: Settings, tmp_path: Path,
) -> None:
    table = begun(ada, ben)
    before = ada.state(table)["state"]
    backup = tmp_path / "house.backup"
    back_up(settings, backup)
    moves(table, ada, ben)
    elsewhere = Settings(home=tmp_path / "new", bot_pace=0.0)
    held, aside = restore(elsewhere, backup, replace=False)
    assert (held.moves, aside) == (MOVES, None)
    assert (mode(elsewhere.home), mode(file_of(elsewhere))) == (0o700, 0o600)
    with TestClient(create_app(elsewhere)) as house:
        people = [Guest(house, "Ada"), Guest(house, "Ben")]
        people[0].key, people[1].key = ada.key, ben.key
        assert people[0].state(table)["state"] == before
        moves(table, *people)


def test_a_house_is_replaced_only_when_that_is_said_and_the_old_one_stands_beside_it(
    ada: Guest, ben: Guest, settings: Settings, tmp_path: Path,
) -> None:
    begun(ada, ben)
    backup = tmp_path / "house.backup"
    back_up(settings, backup)
    begun(ada, ben)
    with pytest.raises(HouseThere):
        restore(settings, backup, replace=False)
    assert look(settings, "SELECT count(*) FROM tables") == [(2,)]
    held, aside = restore(settings, backup, replace=True)
    assert aside is not None
    assert (held.tables, check(aside).tables) == (1, 2)
    assert look(settings, "SELECT count(*) FROM tables") == [(1,)]
    _, again = restore(settings, backup, replace=True)
    assert again not in (None, aside)


def test_an_old_write_ahead_log_never_meets_the_restored_file(settings: Settings, tmp_path: Path) -> None:
    Store(settings.url()).close()
    backup = tmp_path / "house.backup"
    back_up(settings, backup)
    file = file_of(settings)
    file.write_bytes(b"damaged beyond opening")
    Path(f"{file}-wal").write_bytes(b"an old log")
    _, aside = restore(settings, backup, replace=True)
    assert Path(f"{aside}-wal").read_bytes() == b"an old log"
    assert not Path(f"{file}-wal").exists()
    assert check(file).tables == 0


def test_nothing_is_restored_under_a_running_server(ada: Guest, settings: Settings, tmp_path: Path) -> None:
    ada.opens()
    back_up(settings, tmp_path / "house.backup")
    with alone_in(settings.home), pytest.raises(HouseTaken, match=f"process {os.getpid()}"):
        restore(settings, tmp_path / "house.backup", replace=True)


def damage(file: Path) -> None:
    """The pages in the middle are gone; the opening still looks right."""
    content = bytearray(file.read_bytes())
    content[4096:-4096] = b"\xaa" * (len(content) - 8192)
    file.write_bytes(content)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: -3 * 4096])


def newer(file: Path) -> None:
    kept = sqlite3.connect(file)
    with kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    kept.close()


def other(file: Path) -> None:
    file.unlink()
    kept = sqlite3.connect(file)
    kept.execute("CREATE TABLE cakes (name TEXT)")
    kept.close()


@pytest.mark.parametrize(("spoil", "mishap"), [
    (lambda file: file.write_text("not a database at all, but a letter"), NoDatabase),
    (lambda file: file.write_bytes(b""), NoDatabase),
    (other, NoDatabase), (damage, Damaged), (cut, Damaged), (newer, NewerSchema),
])
def test_a_file_that_is_no_sound_backup_is_refused_and_the_house_stays(
    ada: Guest, settings: Settings, tmp_path: Path, spoil: Callable[[Path], None], mishap: type[ZaubertischError],
) -> None:
    ada.opens()
    backup = tmp_path / "house.backup"
    back_up(settings, backup)
    spoil(backup)
    with pytest.raises(mishap) as caught:
        restore(settings, backup, replace=True)
    assert "restoring" not in str(caught.value)
    assert look(settings, "SELECT count(*) FROM tables") == [(1,)]
    assert not list(tmp_path.glob("*.restoring*"))


def test_a_database_server_has_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(OtherEngine, match="postgresql"):
        back_up(Settings(database_url="postgresql://house/tables", home=tmp_path), tmp_path / "house.backup")


# The schema


def test_a_newer_schema_is_refused_and_left_alone(settings: Settings) -> None:
    Store(settings.url()).close()
    newer(file_of(settings))
    for open_it in (lambda: Store(settings.url()), lambda: look_over(settings)):
        with pytest.raises(NewerSchema, match="schema 9999; this one knows up to"):
            open_it()
    assert look(settings, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_an_older_schema_is_brought_up_by_the_server_alone(settings: Settings) -> None:
    Store(settings.url()).close()
    change(settings, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(OlderSchema):
        prune(settings, "all", YEAR, dry=True)


def test_a_house_that_is_something_else_is_told(settings: Settings) -> None:
    file_of(settings).write_text("a letter, much longer than the opening of a database, as letters are " * 9)
    with pytest.raises(NoDatabase):
        look_over(settings)


# Prune


def test_only_what_is_old_and_of_the_kind_asked_for_goes(ada: Guest, ben: Guest, settings: Settings) -> None:
    over, going, fresh = finished(ada, ben), begun(ada, ben), finished(ada, ben)
    age(settings, over, YEAR)
    age(settings, going, YEAR)
    assert prune(settings, "all", 90 * DAY, dry=True) == 2
    assert prune(settings, "finished", 90 * DAY, dry=False) == 1
    assert {row[0] for row in look(settings, "SELECT id FROM tables")} == {going, fresh}
    assert prune(settings, "abandoned", 90 * DAY, dry=False) == 1
    assert look(settings, "SELECT id FROM tables") == [(fresh,)]


def test_nothing_but_its_opened_seed_is_left_of_a_table_that_went(ada: Guest, ben: Guest, settings: Settings) -> None:
    table, rematch = begun(ada, ben), finished(ada, ben)
    change(
        settings, f"INSERT INTO orders VALUES ('{table}', 0, 'pass', 1, -1)",
        f"INSERT INTO snapshots VALUES ('{table}', 0, 0, '') ON CONFLICT DO NOTHING",
        f"UPDATE tables SET next = '{table}' WHERE id = '{rematch}'",
    )
    age(settings, table, YEAR)
    prune(settings, "all", 90 * DAY, dry=False)
    for kept in schema.metadata.sorted_tables:
        column = "table_id" if "table_id" in kept.c else "id"
        left = look(settings, f"SELECT * FROM {kept.name} WHERE {column} = '{table}'")
        assert len(left) == (kept is schema.opened)
        assert "Ada" not in str(left)
    assert look(settings, f"SELECT next FROM tables WHERE id = '{rematch}'") == [(None,)]


def test_a_table_somebody_moved_or_spoke_at_stays_though_its_row_looks_old(
    ada: Guest, ben: Guest, settings: Settings,
) -> None:
    moved, spoken = begun(ada, ben), begun(ada, ben)
    for table in (moved, spoken):
        age(settings, table, YEAR)
    last = "number = (SELECT max(number) FROM {0} WHERE table_id = '{1}') AND table_id = '{1}'"
    change(
        settings, f"UPDATE log SET at = {time.time()} WHERE " + last.format("log", moved),
        f"UPDATE chat SET at = {time.time()} WHERE " + last.format("chat", spoken),
    )
    assert prune(settings, "all", 90 * DAY, dry=False) == 0


def test_many_tables_go_a_few_at_a_time_and_give_their_room_back(settings: Settings) -> None:
    Store(settings.url()).close()
    engine = sa.create_engine(settings.url())
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.tables), [
            {"id": f"t{number}", "game": "abraca", "version": 1, "options": {}, "settings": {"long": "x" * 9000},
             "seed": "", "owner": "", "status": "over", "next": None, "created": 1.0, "touched": 1.0}
            for number in range(50)
        ])
    engine.dispose()
    assert prune(settings, "finished", DAY, dry=False) == 50
    with alone_in(settings.home):
        assert give_back(settings) is None
    room = give_back(settings)
    assert room is not None
    assert room > 50 * 9000


@pytest.mark.parametrize(("text", "seconds"), [
    ("90d", 90 * DAY), ("36h", 36 * 3600.0), ("2w", 14 * DAY), ("7", 7 * DAY),
])
def test_a_span_of_time_is_written_as_people_write_it(text: str, seconds: float) -> None:
    assert seconds_of(text) == seconds


@pytest.mark.parametrize("text", ["", "d", "-3d", "3y", "1.5d", "999999d"])
def test_another_span_is_refused(text: str) -> None:
    with pytest.raises(BadAge):
        seconds_of(text)


# The keeper of a running house


def test_the_server_lets_tables_go_after_the_time_it_was_told(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    over, going, fresh = finished(ada, ben), begun(ada, ben), begun(ada, ben)
    age(settings, over, 40 * DAY)
    age(settings, going, 40 * DAY)
    keeper = Keeper(hall_of(client))
    seen: list[str] = []
    assert client.portal is not None
    assert client.portal.call(keeper.sweep, time.time()) == 0
    settings.keep_finished = 30
    assert client.portal.call(keeper.sweep, time.time()) == 1
    settings.keep_abandoned = 30
    keeper.farewell = lambda _, tables: seen.extend(tables)
    assert client.portal.call(keeper.sweep, time.time()) == 1
    assert seen == [going]
    assert look(settings, "SELECT id FROM tables") == [(fresh,)]
    assert ada.ask("GET", f"/tables/{going}").status_code == 404
    moves(fresh, ada, ben)


def test_a_table_somebody_looks_at_waits(client: TestClient, ada: Guest, ben: Guest, settings: Settings) -> None:
    table = begun(ada, ben)
    settings.keep_abandoned = 30
    with ada.sits(table):
        age(settings, table, 40 * DAY)
        assert client.portal is not None
        assert client.portal.call(Keeper(hall_of(client)).sweep, time.time()) == 0
    assert ada.ask("GET", f"/tables/{table}").status_code == 200


def test_a_running_server_heeds_what_a_command_changed(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    table, old = begun(ada, ben), begun(ada, ben)
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    client.portal.call(keeper.heed)
    forget(settings, ada.key)
    age(settings, old, YEAR)
    prune(settings, "abandoned", DAY, dry=False)
    client.portal.call(keeper.heed)
    seats = ben.ask("GET", f"/tables/{table}").json()["seats"]
    found = [(seat["name"], seat["bot"], seat["person"]) for seat in seats]
    assert found == [("Wega", "thumb", False), ("Ben", "", True)]
    assert ben.ask("GET", f"/tables/{old}").status_code == 404
    assert "Ada" not in ben.ask("GET", f"/tables/{table}/state").text
    assert ada.says(table, "stop").status_code == 403


def test_a_table_that_was_damaged_beside_the_server_is_set_aside_and_the_others_are_brought_up(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    damaged, table = begun(ada, ben), begun(ada, ben)
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    client.portal.call(keeper.heed)
    change(settings, f"DELETE FROM seats WHERE table_id = '{damaged}' AND seat = 0")
    forget(settings, ada.key)
    client.portal.call(keeper.heed)
    assert ben.ask("GET", f"/tables/{table}").json()["seats"][0]["name"] == "Wega"
    assert ben.ask("GET", f"/tables/{damaged}").json()["key"] == "set-aside"


def test_the_keeper_goes_on_after_a_mishap(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, tries = Keeper(hall_of(client)), []

    async def fail() -> None:
        tries.append("tried")
        if len(tries) == 3:
            raise asyncio.CancelledError
        raise NoSuchPerson()

    monkeypatch.setattr(keeper, "heed", fail)
    monkeypatch.setattr("zaubertisch.server.house.keeper.HEED_EVERY", 0)
    assert client.portal is not None
    with pytest.raises(BaseException, match=r"^$"):
        client.portal.call(keeper.run)
    assert len(tries) == 3


@pytest.mark.parametrize("told", ["soon", "-1", "nan", "1e9"])
def test_a_retention_that_is_no_number_of_days_is_refused(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZAUBERTISCH_KEEP_FINISHED", told)
    with pytest.raises(BadSetup, match="number of days"):
        Settings()
    monkeypatch.setenv("ZAUBERTISCH_KEEP_FINISHED", "0.5")
    assert Settings().keep_finished == 0.5


# One person


def test_all_that_is_kept_of_a_person_and_nothing_of_another(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = begun(ada, ben)
    change(settings, f"INSERT INTO orders VALUES ('{table}', 0, 'pass', 1, -1)")
    kept = export(settings, ada.key)
    [seat] = kept["seats"]
    assert (kept["person"], kept["opened"]) == (person_of(ada.key), [table])
    assert (seat["table"], seat["seat"], seat["name"]) == (table, 0, "Ada")
    assert [line["text"] for line in kept["chat"]] == ["Abraca!"]
    assert [order["key"] for order in seat["orders"]] == ["pass"]
    theirs = export(settings, ben.key)
    assert len(seat["moves"]) + len(theirs["seats"][0]["moves"]) == MOVES
    assert "Ben" not in str(kept)
    assert ada.key not in str(kept)
    assert person_of(ben.key) not in str(kept)


def test_what_somebody_said_is_theirs_whoever_sits_on_that_seat_now(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = ada.opens(seats=2, bystanders_talk=True)
    cyd = Guest(ada.client, "Cyd")
    for guest in (cyd, ben):
        guest.joins(table)
        assert guest.ask("POST", f"/tables/{table}/chat", {"text": f"I am {guest.name}."}).is_success
        if guest is cyd:
            assert cyd.ask("DELETE", f"/tables/{table}/seats").is_success
            assert cyd.ask("POST", f"/tables/{table}/chat", {"text": "Cyd stands by."}).is_success
    assert [line["text"] for line in export(settings, ben.key)["chat"]] == ["I am Ben."]
    assert [line["text"] for line in export(settings, cyd.key)["chat"]] == ["I am Cyd.", "Cyd stands by."]
    assert forget(settings, cyd.key) == 0, "they have no seat any more"
    assert look(settings, "SELECT text FROM chat ORDER BY number") == [("",), ("",), ("I am Ben.",)]
    with pytest.raises(NoSuchPerson):
        export(settings, cyd.key)


def test_lines_of_an_older_house_belong_to_whoever_sits_there_under_that_name(
    ada: Guest, ben: Guest, settings: Settings,
) -> None:
    table = begun(ada, ben)
    added = f"INSERT INTO chat VALUES ('{table}', 77, 0, 'Eve', 'hey', 1.0, 1, '')"
    change(settings, "UPDATE chat SET person = ''", added, import_module(WHO_SAID_IT).OWNERS)
    kept = look(settings, "SELECT name, person FROM chat ORDER BY number")
    assert kept == [("Ada", person_of(ada.key)), ("Eve", "")]


def test_a_person_is_known_by_key_by_link_and_by_what_is_stored(ada: Guest, settings: Settings) -> None:
    ada.opens()
    for key in (ada.key, f"https://house.example/back#{ada.key}\n", person_of(ada.key)):
        assert export(settings, key)["person"] == person_of(ada.key)


@pytest.mark.parametrize("key", ["", "ada", "f" * 64])
def test_a_person_of_whom_nothing_is_kept(ada: Guest, settings: Settings, key: str) -> None:
    ada.opens()
    for command in (export, forget):
        with pytest.raises(NoSuchPerson):
            command(settings, key)


def test_a_forgotten_person_is_in_no_byte_of_the_house(
    client: TestClient, ada: Guest, ben: Guest, settings: Settings,
) -> None:
    ada.name = "Adalgunde"
    begun(ada, ben)
    assert client.portal is not None
    assert forget(settings, ada.key) == 1
    held = b"".join(file.read_bytes() for file in settings.home.iterdir())
    for trace in (b"Adalgunde", b"Abraca!", person_of(ada.key).encode()):
        assert trace not in held
    assert b"Ben" in held
    with pytest.raises(NoSuchPerson):
        export(settings, ada.key)


def test_the_finished_game_of_a_forgotten_person_still_verifies(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = finished(ada, ben)
    before = ben.ask("GET", f"/tables/{table}/record").json()
    forget(settings, ada.key)
    with TestClient(create_app(settings)) as house:
        person = Guest(house, "Ben")
        person.key = ben.key
        record = person.ask("GET", f"/tables/{table}/record")
    after = record.json()
    assert after["notes"].pop("names") == ["", "Ben"]
    assert before["notes"].pop("names") == ["Ada", "Ben"]
    assert after["notes"]["fairness"].pop("seats")[0] == {**before["notes"]["fairness"].pop("seats")[0], "salt": ""}
    assert after["notes"]["fairness"].pop("digest") != before["notes"]["fairness"].pop("digest")
    assert after == before
    assert verify(games.get("abraca"), read_record(record.text)) > 0


def test_a_forgotten_person_leaves_an_open_table_and_another_has_it(
    ada: Guest, ben: Guest, settings: Settings,
) -> None:
    shared, alone = ada.opens(seats=3), ada.opens()
    ben.joins(shared)
    assert forget(settings, ada.key) == 2
    assert look(settings, f"SELECT owner FROM tables WHERE id = '{shared}'") == [(person_of(ben.key),)]
    [(owner,)] = look(settings, f"SELECT owner FROM tables WHERE id = '{alone}'")
    assert owner not in ("", person_of(ada.key))
    assert look(settings, f"SELECT name, bot, person, number FROM seats WHERE table_id = '{alone}'")[0] == ("",) * 4


# Home and lock


def test_a_home_is_private_whatever_the_umask_says(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        settings = Settings(home=tmp_path / "deep" / "home")
        assert settle_in(settings.home) == "private"
        look_over(settings)
        store = Store(settings.url())
        modes = {file.name: mode(file) for file in settings.home.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert mode(settings.home) == 0o700
    assert set(modes) == {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"}
    assert set(modes.values()) == {0o600}


def test_a_wider_home_is_tightened_with_what_is_ours_in_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "tables.sqlite3").touch()
    (home / "tables.sqlite3").chmod(0o644)
    home.chmod(0o755)
    assert settle_in(home) == "tightened"
    assert (mode(home), mode(home / "tables.sqlite3")) == (0o700, 0o600)
    assert settle_in(home) == "private"


def test_a_folder_that_serves_others_too_is_left_as_it_is(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "letters").touch()
    (home / "tables.sqlite3").touch()
    home.chmod(0o777)
    (home / "letters").chmod(0o644)
    assert settle_in(home) == "open"
    assert (mode(home), mode(home / "letters"), mode(home / "tables.sqlite3")) == (0o777, 0o644, 0o600)


HOLD = """
import os, sys, time
from pathlib import Path
from zaubertisch.server.house.home import alone_in
with alone_in(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_lock_names_its_holder_and_goes_with_it_even_when_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert is_taken(tmp_path)
        with pytest.raises(HouseTaken, match=f"process {holder.pid}"), alone_in(tmp_path):
            pass
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        assert not is_taken(tmp_path)
    assert mode(tmp_path / LOCK) == 0o600
