"""The commands of whoever keeps a house, in both languages, and one server in one home."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.speaking import zaubertisch
from zaubertisch.server.door.people import person_of
from zaubertisch.server.house.home import alone_in
from zaubertisch.server.keeping import schema
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings

KEY = "ab" * 32


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A house with one old finished table, at which one person sat."""
    settings = Settings(home=tmp_path / "home")
    Store(settings.url()).close()
    settings.home.chmod(0o700)
    engine = sa.create_engine(settings.url())
    with engine.begin() as house:
        house.execute(sa.insert(schema.tables).values(
            id="t", game="abraca", version=1, options={}, settings={}, seed="", owner=person_of(KEY), status="over",
            next=None, created=1.0, touched=1.0,
        ))
        house.execute(sa.insert(schema.seats).values(
            table_id="t", seat=0, name="Ada", bot="", person=person_of(KEY), number="",
        ))
    engine.dispose()
    return settings.home


def test_a_house_is_backed_up_and_restored(home: Path, tmp_path: Path) -> None:
    file, new = str(tmp_path / "house.backup"), str(tmp_path / "new")
    said = zaubertisch("backup", file, "--home", str(home))
    assert said.stdout == f"{file} holds the house: 1 table and 0 moves, checked.\n"
    assert zaubertisch("restore", file, "--home", new).stdout.endswith("backup’s now: 1 table and 0 moves.\n")
    said = zaubertisch("restore", file, "--home", new, "--replace", lang="de")
    assert "Sicherung: 1 Tisch und 0 Züge.\nWas vorher da war, steht in " in said.stdout


@pytest.mark.parametrize(("lang", "sentence"), [("en", "is damaged: "), ("de", "ist beschädigt: ")])
def test_a_backup_that_is_cut_off_is_named_once(home: Path, tmp_path: Path, lang: str, sentence: str) -> None:
    file = tmp_path / "house.backup"
    zaubertisch("backup", str(file), "--home", str(home))
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    said = zaubertisch("restore", str(file), "--home", str(tmp_path / "new"), lang=lang)
    assert said.exit_code == 2
    assert said.stderr.startswith(f"{file} {sentence}")
    assert said.stderr.count(sentence) == 1
    assert "restoring" not in said.stderr


def test_old_tables_go_when_they_are_told_to(home: Path) -> None:
    prune = ["prune", "--older-than", "90d", "--home", str(home)]
    assert zaubertisch(*prune, "--abandoned").stdout == "No table was old enough to go.\n"
    assert zaubertisch(*prune, "--dry-run").stdout == "1 table would go.\n"
    with alone_in(home):
        said = zaubertisch(*prune, lang="de").stdout
    assert said.startswith("1 Tisch ist gelöscht.\nDer Platz ist für neue Tische frei")
    assert zaubertisch(*prune, "--all").stdout == "No table was old enough to go.\n"


def test_the_room_of_tables_that_went_is_told(home: Path) -> None:
    assert " kB smaller." in zaubertisch("prune", "--older-than", "90d", "--home", str(home)).stdout


def test_a_person_gets_what_is_kept_of_them_and_is_forgotten(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "ada.json"
    said = zaubertisch("export", "-", str(file), "--home", str(home), typed=f"{KEY}\n")
    assert said.stdout == f"{file} holds all that is kept of this person: 1 seat.\n"
    assert json.loads(file.read_text(encoding="utf-8"))["seats"][0]["name"] == "Ada"
    assert file.stat().st_mode & 0o777 == 0o600
    said = zaubertisch("forget", KEY, "--home", str(home), lang="de")
    assert said.stdout.startswith("Diese Person ist vergessen: 1 Platz gehört jetzt niemandem. Ältere Sicherungen")


CASES = [
    ("backup {tmp}/no/x --home {home}", "x lässt sich nicht schreiben: diese", "x could not be written: there is no"),
    ("backup {home}/tables.sqlite3 --home {home}", "wird nicht überschrieben", "is not overwritten"),
    ("backup {tmp}/x --home {tmp}/none", "sind noch keine Tische", "No tables are kept in"),
    ("restore {tmp}/gone --home {tmp}/none", "gone lässt sich nicht lesen: diese", "gone could not be read: there"),
    ("restore {tmp}/gone --home {home}", "sind schon Tische; --replace", "already; --replace"),
    ("restore {letter} --home {tmp}/none", "nicht die Tische eines Zaubertischs", "does not hold the tables"),
    ("prune --older-than soon --home {home}", "„soon“ ist keine Zeitspanne", "“soon” is not a span of time"),
    ("prune --home {home}", "„older_than“ fehlt", "“older_than” is missing"),
    ("prune --older-than 1d --all --finished", "geht nur eines", "Only one of --finished"),
    ("export nobody {tmp}/x --home {home}", "ist hier nichts gespeichert", "Nothing is kept here of a person"),
    ("forget nobody --home {home}", "Schlüssel ist hier nichts gespeichert", "Nothing is kept here of a person"),
    ("serve --keep-finished soon", "braucht eine ganze Zahl", "needs a whole number"),
]


@pytest.mark.parametrize(("line", "german", "english"), CASES)
def test_one_sentence_for_what_cannot_be_done(
    home: Path, tmp_path: Path, line: str, german: str, english: str,
) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada, this is no database.")
    for lang, sentence in (("de", german), ("en", english)):
        words = line.format(home=home, tmp=tmp_path, letter=letter).split()
        result = zaubertisch(*words, lang=lang)
        assert sentence in result.stderr
        assert result.stderr.count("\n") == 1
        assert (result.stdout, result.exit_code) == ("", 2)


def test_the_second_server_in_a_home_says_so_and_stops(home: Path) -> None:
    with alone_in(home):
        result = zaubertisch("serve", "--port", "0", "--no-browser", "--home", str(home), lang="de")
    assert result.stderr == (
        f"Ein anderer Zaubertisch (Prozess {os.getpid()}) hebt seine Tische schon in {home} auf; beende ihn zuerst, "
        "oder nimm mit --home einen anderen Ordner.\n"
    )
    assert result.exit_code == 2


def test_a_server_does_not_open_a_newer_house(home: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{home / 'tables.sqlite3'}")
    with engine.begin() as house:
        house.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    result = zaubertisch("serve", "--port", "0", "--no-browser", "--home", str(home))
    assert "written by a newer Zaubertisch (schema 9999;" in result.stderr
    assert (result.stdout, result.exit_code) == ("", 2)


def test_a_server_tightens_its_home_holds_it_and_leaves_it(home: Path) -> None:
    home.chmod(0o755)
    command = [sys.executable, "-m", "zaubertisch.cli", "serve", "--port", "0", "--no-browser", "--home", str(home)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"},
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stderr.readline() == f"{home} could be entered by others; now only you can.\n"
        while "Zaubertisch:" not in server.stdout.readline():
            assert server.poll() is None
        second = zaubertisch("serve", "--port", "0", "--no-browser", "--home", str(home))
        assert f"(process {server.pid})" in second.stderr
        server.send_signal(signal.SIGTERM)
        server.wait()
    with alone_in(home):
        assert home.stat().st_mode & 0o777 == 0o700
