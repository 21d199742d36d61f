"""Cards meet in pairs: the tool counts them, wishes for those that are missing, and says which are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.wizwar.scene import duel, scene
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.kernel.chance import FastChance
from zaubertisch.lab import fuzz
from zaubertisch.lab.wizwar import pairs
from zaubertisch.lab.wizwar.eager import ERRAND, WEIGHTS
from zaubertisch.lab.wizwar.pairs import GIANT, KINDS, PairWishes, deck


def test_a_pair_has_met_when_the_first_took_effect_before_the_second() -> None:
    wishes = PairWishes()
    wishes.meet(["fog", "flood", "fog"])
    assert wishes.reached() == 3
    assert "fog" not in wishes.missing["flood"] | wishes.missing["fog"]
    assert "flood" in wishes.missing["flood"]
    assert (wishes.open["fog"], wishes.open["flood"], wishes.open["zot"]) == (90, 91, 92)


def test_a_card_that_brings_new_pairs_is_wished_for() -> None:
    t, wishes = duel().hand(0, "fog", "energy_4"), PairWishes()
    t.says(0, "cast fog", "boost energy_4")
    t.quiet()
    wishes.follow(t.table)
    assert wishes.happened == {"fog", "energy_4"}
    fresh = wishes.weigh(t.table, "cast flood", -1)
    wishes.meet(["fog", "flood"])
    assert fresh > wishes.weigh(t.table, "cast flood", -1) > wishes.weigh(t.table, "finish", -1)
    assert wishes.weigh(t.table, "boost energy_5", -1) > wishes.weigh(t.table, "boost pick_lock", -1)
    assert wishes.weigh(t.table, "done", -1) == WEIGHTS["done"]
    wishes.begin()
    assert wishes.happened == set()


def test_a_counter_is_played_for_the_sake_of_an_anti_anti() -> None:
    t, wishes = duel(giant_spellbook="on").hand(0, "fireball").hand(1, "full_shield"), PairWishes()
    t.says(0, "cast fireball", "at red")
    shy = wishes.weigh(t.table, "react full_shield", -1)
    t.hand(0, "anti_anti")
    assert wishes.weigh(t.table, "react full_shield", -1) > shy


def test_treasures_are_carried_about_as_long_as_they_may_be_thrown() -> None:
    t, wishes = scene().bearing(0, 2), PairWishes()
    assert wishes.weigh(t.table, "step east", 1) == ERRAND
    assert wishes.weigh(t.table, "drop treasure", -1) == 1
    wishes.missing["heave_ho"] = set()
    assert wishes.weigh(t.table, "drop treasure", -1) == ERRAND


def test_most_decks_are_giant_and_some_are_any() -> None:
    chance = FastChance(1)
    decks = [deck(GAME, 2, number, chance) for number in range(10)]
    assert [set(GIANT.items()) <= set(options.items()) for options in decks].count(False) == 2


def test_the_command_reports_what_has_met_and_what_has_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:
    monkeypatch.setattr(pairs, "LONG", {"turn_cap": "40"})
    report = tmp_path / "made" / "report.json"
    arguments = ["wizwar", "--games", "2", "--report", str(report), "--out", str(tmp_path / "failed")]
    assert pairs.main(arguments) == 0
    whole = json.loads(report.read_text(encoding="utf-8"))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("wizwar: 2 games, ")
    assert lines[1].startswith(f"{whole['reached']} of 8464 ordered pairs of cards (")
    assert len(lines) == 2 + len(whole["missing"]) == 2 + 8464 - whole["reached"]
    assert whole["reached"] > 500
    assert (whole["cards"], whole["failures"], whole["growth"]) == (len(KINDS), 0, [[2, whole["reached"]]])


def test_a_run_stops_when_all_have_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "LONG", {"turn_cap": "40"})
    monkeypatch.setattr(pairs, "KINDS", [])
    monkeypatch.setattr(PairWishes, "meet", lambda self, effects: None)
    monkeypatch.setattr(PairWishes, "weigh", lambda self, table, word, ahead: 1)
    assert pairs.meet(GAME, 10**9, 1).summary.games == 1


def test_a_game_that_fails_is_written_down(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:
    monkeypatch.setitem(fuzz.BOUNDS, "wizwar", 20)
    assert pairs.main(["wizwar", "--games", "1", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].strip() == str(tmp_path / "wizwar-1.json")
