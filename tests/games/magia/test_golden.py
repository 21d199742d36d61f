"""Every kind of ending has a golden game, which tests/contract/test_golden.py replays."""

from __future__ import annotations

from pathlib import Path

from tests.support.rules import rule
from zaubertisch.games.magia.components import ENDS
from zaubertisch.kernel.record import read_record

FOLDER = Path(__file__).parents[2] / "golden" / "magia"


@rule("MA-105", "MA-137", "MA-139", "MA-140")
def test_every_kind_of_ending_has_a_golden_game() -> None:
    kept = [read_record(file.read_text(encoding="utf-8")) for file in FOLDER.rglob("*.json")]
    assert {record.notes["reason"] for record in kept} == set(ENDS[1:])
