"""The fuzzer finds what it looks for, and writes it down so that it can be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import broken
from tests.support.toy import HighCardGame
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.game import Game, Option
from zaubertisch.kernel.record import read_record
from zaubertisch.lab import fuzz


def test_a_sound_title_passes_and_every_ending_is_counted() -> None:
    summary = fuzz.fuzz(HighCardGame(), 40, 1)
    assert summary.failures == []
    assert summary.games == sum(summary.endings.values()) == 40
    assert set(summary.endings) == {"highest", "shared"}
    assert summary.line().startswith(f"high_card: 40 games, {summary.decisions} decisions; endings: highest ")


def test_a_broken_invariant_is_found_and_its_record_leads_there() -> None:
    summary = fuzz.fuzz(HighCardGame(broken.LosesACard), 20, 1)
    record = read_record(summary.failures[0].to_json())
    assert record.notes["error"].startswith("AssertionError")
    assert record.notes["where"].startswith("toy.py:")
    with pytest.raises(AssertionError):
        record.replay(HighCardGame(broken.LosesACard)).check()


def test_a_fast_run_checks_at_the_end_all_the_same() -> None:
    assert fuzz.fuzz(HighCardGame(broken.LosesACard), 20, 1, fuzz.RARELY).failures


def test_a_dead_end_is_found() -> None:
    summary = fuzz.fuzz(broken.with_turns(broken.OffersNothing), 1, 1)
    assert summary.failures[0].notes["error"].startswith("DeadEnd: Seat ")
    assert summary.line().endswith("endings: none; FAILED 1")


def test_a_runaway_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.BOUNDS, "high_card", 30)
    summary = fuzz.fuzz(broken.with_turns(broken.NeverEnds), 1, 1)
    assert summary.failures[0].notes["error"] == "Runaway: The game is not over after 30 decisions."
    assert len(summary.failures[0].moves) == 30


def test_failures_become_files(tmp_path: Path) -> None:
    summary = fuzz.fuzz(HighCardGame(broken.LosesACard), 20, 5)
    written = fuzz.write(summary, tmp_path / "found")
    assert len(written) == len(summary.failures)
    assert read_record(written[0].read_text(encoding="utf-8")).notes["seed"] >= 5


def test_the_command_prints_a_line_for_each_title(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fuzz.main(["--games", "abraca", "--count", "3", "--fast", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("abraca: 3 games, ")


def test_the_command_fails_and_names_the_files(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:
    monkeypatch.setattr(fuzz, "title", lambda key: HighCardGame(broken.LosesACard))
    assert fuzz.main(["--games", "abraca", "--count", "20", "--out", str(tmp_path)]) == 1
    files = sorted(str(file) for file in tmp_path.iterdir())
    assert sorted(line.strip() for line in capsys.readouterr().out.splitlines()[1:]) == files


class Fussy(HighCardGame):
    """Refuses a greedy table for three."""

    def settle(self, seats: int, wished: dict[str, str]) -> dict[str, str]:
        chosen = super().settle(seats, wished)
        if seats == 3 and chosen["greedy"] == "yes":
            raise BadSetup("greedy", "Three are too many for a greedy table.", {})
        return chosen


def test_refused_combinations_are_drawn_again() -> None:
    chance = FastChance(1)
    drawn = [fuzz.random_options(Fussy(), 3, chance) for _ in range(50)]
    assert all(options.get("greedy") != "yes" for options in drawn)
    assert any("first_seat" in options for options in drawn)


def test_a_title_that_need_not_end_is_played_so_that_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.ENDING, "high_card", {"greedy": "yes", "unknown": "1"})
    assert fuzz.RandomGame(HighCardGame(), 2, {"greedy": "no"}, 1).options["greedy"] == "yes"


def test_a_long_row_of_values_is_shortened() -> None:
    assert fuzz.telling_values(Option("cap", [str(cap) for cap in range(60)])) == ["0", "1", "2", "59"]
    assert fuzz.telling_values(Option("mood", ["good", "bad"])) == ["good", "bad"]


def test_titles_are_found_by_their_id() -> None:
    assert isinstance(fuzz.title("abraca"), Game)
