"""The commands of the lab: the same result whoever plays, resumed where it was ended, data to read back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.speaking import zaubertisch
from zaubertisch import games
from zaubertisch.kernel.record import read_record


def test_a_match_is_told_to_people_and_to_programs() -> None:
    told = zaubertisch("lab", "match", "abraca", "--games", "6", "--workers", "1")
    assert told.stdout.startswith("abraca, 2 seats, 6 games, seed 1\n")
    whole = json.loads(zaubertisch("lab", "match", "abraca", "--games", "6", "--workers", "1", "--json").stdout)
    assert [each["bot"] for each in whole["standings"]] == ["thumb", "random"]


def test_a_match_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    words = ["lab", "match", "abraca", "--workers", "1", "--json", "--bots", "probable,random"]
    whole = zaubertisch(*words, "--games", "8").stdout
    file = tmp_path / "match.jsonl"
    zaubertisch(*words, "--games", "5", "--keep", str(file))
    text = file.read_text()
    file.write_text(text[:-4])  # ended in the middle of a line
    assert zaubertisch(*words, "--games", "8", "--keep", str(file)).stdout == whole
    assert len(file.read_text().splitlines()) == 9
    other = zaubertisch(*words, "--games", "8", "--seed", "2", "--keep", str(file))
    assert (other.exit_code, other.stderr) == (2, f"{file} holds other games than these; take another place.\n")


def test_two_processes_come_to_the_same_result_as_one() -> None:
    words = ["lab", "match", "abraca", "--games", "12", "--json", "--bots", "probable,random"]
    assert zaubertisch(*words, "--workers", "2").stdout == zaubertisch(*words, "--workers", "1").stdout


@pytest.mark.parametrize("words", [
    ["match", "abraca", "--bots", "probable,random"], ["balance", "abraca", "--bots", "probable"], ["fuzz", "abraca"],
    ["ladder", "abraca", "--bots", "random,probable", "--seats", "2"], ["positions", "abraca", "--positions", "9"],
], ids=lambda words: words[0])
def test_a_cluster_comes_to_the_same_result_as_one_process(words: list[str], tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra `lab`")
    into = [] if words[0] in ("match", "balance") else ["--into"]
    words = ["lab", *words, "--games", "12", "--json"]
    alone = zaubertisch(*words, "--workers", "1", *into, *[str(tmp_path / "alone")] * len(into))
    many = zaubertisch(*words, "--workers", "2", "--ray", "auto", *into, *[str(tmp_path / "many")] * len(into))
    assert (many.exit_code, many.stdout) == (0, alone.stdout)


def test_a_cluster_that_is_not_there_is_told() -> None:
    pytest.importorskip("ray", reason="needs the extra `lab`")
    said = zaubertisch("lab", "match", "abraca", "--ray", "127.0.0.1:9")
    assert (said.exit_code, said.stderr) == (2, "No Ray cluster answers at 127.0.0.1:9.\n")


@pytest.mark.parametrize(("words", "columns"), [
    (["match", "abraca"], {"number", "winners", "reason", "decisions"}),
    (["balance", "abraca"], {"number", "label", "share"}),
    (["fuzz", "abraca"], {"seats", "seed", "decisions", "ending", "failure"}),
    (["ladder", "abraca", "--bots", "random,probable", "--seats", "2"], {"game", "pair", "winners", "shares"}),
    (["positions", "abraca", "--positions", "9"], {"seat", "question", "words", "table"}),
], ids=lambda words: words[0] if isinstance(words, list) else "")
def test_games_are_kept_as_parquet_and_told_in_one_page(words: list[str], columns: set[str], tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="needs the extra `lab`")
    into = [] if words[0] in ("match", "balance") else ["--into", str(tmp_path)]
    for suffix in ("html", "md"):
        zaubertisch("lab", *words, "--games", "4", "--workers", "1", *into, "--parquet", str(tmp_path / "g.parquet"),
                    "--report", str(tmp_path / f"report.{suffix}"))
    frame = polars.read_parquet(tmp_path / "g.parquet")
    assert columns <= set(frame.columns)
    assert len(frame) >= 4
    page = (tmp_path / "report.html").read_text()
    assert "<svg" in page
    assert "<table>" in page
    assert not [word for word in ("<script", "<link", "src=", "@import", "url(") if word in page]
    assert "![" in (tmp_path / "report.md").read_text()
    assert (tmp_path / "report.svg").read_text().startswith("<svg")


def test_a_report_of_another_kind_is_refused(tmp_path: Path) -> None:
    said = zaubertisch("lab", "match", "abraca", "--games", "2", "--workers", "1", "--report", "report.pdf")
    assert (said.exit_code, said.stderr) == (2, "A report is a file .html or .md, but not report.pdf.\n")


def test_equals_win_by_seat() -> None:
    rows = json.loads(zaubertisch("lab", "balance", "abraca", "--games", "10", "--workers", "1", "--json").stdout)
    assert [row["label"] for row in rows] == ["seat 1", "seat 2"]
    assert sum(row["share"] for row in rows) == pytest.approx(1)


def test_a_ladder_is_climbed_and_kept(tmp_path: Path) -> None:
    words = ["lab", "ladder", "abraca", "--bots", "random,probable", "--seats", "2", "--games", "4", "--workers", "1",
             "--into", str(tmp_path), "--json"]
    first = zaubertisch(*words)
    assert json.loads(first.stdout)[0]["games"] == 4
    assert zaubertisch(*words).stdout == first.stdout


def test_random_games_are_looked_through(tmp_path: Path) -> None:
    said = zaubertisch("lab", "fuzz", "abraca", "--games", "3", "--into", str(tmp_path), "--json")
    assert (said.exit_code, json.loads(said.stdout)["games"]) == (0, 3)


def test_positions_can_be_taken_up(tmp_path: Path) -> None:
    said = zaubertisch("lab", "positions", "abraca", "--games", "2", "--positions", "5", "--workers", "1", "--into",
                       str(tmp_path))
    for line in said.stdout.splitlines():
        found = json.loads(line)
        table = games.get("abraca").restore(found["table"])
        assert games.get("abraca").actions.said(table.options()) == found["words"]
        assert found["said"] in found["words"]
    assert len(said.stdout.splitlines()) == 5


def test_exported_games_are_records_and_go_on_where_they_were_ended(tmp_path: Path) -> None:
    words = ["lab", "export", "abraca", "--workers", "1", "--into", str(tmp_path), "--bots", "probable"]
    zaubertisch(*words, "--games", "2")
    file = tmp_path / "records.jsonl"
    before = file.read_text()
    file.write_text(before[:-9])
    assert zaubertisch(*words, "--games", "3").exit_code == 0
    lines = file.read_text().splitlines()
    assert lines[:2] == before.splitlines()
    for line in lines:
        record = read_record(line)
        assert record.replay(games.get("abraca")).outcome().winners == record.notes["winners"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_cannot_be_is_told_in_the_readers_language(lang: str) -> None:
    said = zaubertisch("lab", "match", "abraca", "--seats", "1", lang=lang)
    told = {"de": "Das sind 2 Bots für nur 1 Plätze.\n", "en": "There are 2 bots for only 1 seats.\n"}
    assert (said.exit_code, said.stderr) == (2, told[lang])


def test_the_help_speaks_german_too() -> None:
    assert "Bots gegen Bots" in zaubertisch("lab", "--help", lang="de").stdout
    assert "mit Kommas" in zaubertisch("lab", "match", "--help", lang="de").stdout
