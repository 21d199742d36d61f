"""A table of Zauberschwert & Drachenei opened with corrected cards: its record holds them, and can be checked."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from tests.server.people import Guest
from tests.server.test_tables import play_out
from zaubertisch import games
from zaubertisch.cli.app import app
from zaubertisch.games.drachenei.box.sheet import read, render, written
from zaubertisch.games.drachenei.components import RECON1
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify


def test_corrected_cards_travel_as_an_option_and_the_record_is_checked_with_them(
    ada: Guest, ben: Guest, tmp_path: Path,
) -> None:
    cards = written(read(render(RECON1, []).replace("energy_4  A:?     4:?", "energy_4 A 9:C")))
    options = {"components": cards, "trade_laps": "0", "stall_rounds": "5"}
    table = ada.opens(game="drachenei", options=options)
    ben.joins(table)
    assert ada.starts(table).status_code == 200
    assert ada.state(table)["state"]["view"]["variant"]["box"]["figure"][6] == 9
    play_out(table, ada, ben)
    kept = ada.ask("GET", f"/tables/{table}/record").text
    assert read_record(kept).options["components"] == cards
    assert verify(games.get("drachenei"), read_record(kept)) > 0
    file = tmp_path / "game.json"
    file.write_text(kept, encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    assert CliRunner().invoke(app, ["watch", str(file)]).exit_code == 0


def test_a_sheet_that_is_wrong_opens_no_table(ada: Guest) -> None:
    answer = ada.ask("POST", "/tables", {
        "game": "drachenei", "seats": 2, "name": "Ada", "pledge": "0" * 64, "options": {"components": "{}"},
    })
    assert answer.status_code == 409
    assert "corrected sheet" in answer.text
