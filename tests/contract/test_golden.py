"""Golden games replay as they were kept; they change only when somebody means it (`make golden`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from tests.contract.elsewhere import facts_elsewhere
from tests.contract.setups import GAMES, IDS, ROOT
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.lab.golden import facts, features_of, wanted
from zaubertisch.lab.wizwar.deeds import NEVER_COUNTERED, NEVER_DISPELLED

FILES: Final = [file for key in IDS for file in sorted((ROOT / "tests/golden" / key).rglob("*.json"))]

#: What no game of Wiz-War can show.
EXCLUDED: Final = [f"countered:{card}" for card in NEVER_COUNTERED] + [f"dispelled:{card}" for card in NEVER_DISPELLED]


def record_in(file: Path) -> GameRecord:
    return read_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_replays_as_it_was_kept(file: Path) -> None:
    record = record_in(file)
    replayed = facts(record)
    assert replayed == {fact: record.notes[fact] for fact in replayed}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_golden_games_show_everything_wanted_and_nothing_the_rules_exclude(game: Game) -> None:
    seen: set[str] = set()
    for file in FILES:
        record = record_in(file)
        if record.game == game.key:
            table = record.replay(game, listening=True)
            seen |= features_of(record, table.events, table.outcome().reason)
    assert [feature for feature in wanted(game) if feature not in seen] == []
    assert [feature for feature in EXCLUDED if feature in seen] == []


if "ZAUBERTISCH_OTHER_BUILD" in os.environ:

    def test_the_other_build_replays_golden_games_alike() -> None:
        """Interpreted and compiled rules agree on every fingerprint, event and outcome."""
        told = facts_elsewhere(FILES, package=os.environ["ZAUBERTISCH_OTHER_BUILD"])
        assert told == [facts(record_in(file)) for file in FILES]
