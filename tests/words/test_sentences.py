"""The sentences the page must say as Python does: kept up to date, and of every kind of event."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import sentences

from tests.words.used import told, trees
from zaubertisch import games

KEPT = json.loads(sentences.FIXTURE.read_text(encoding="utf-8"))["games"]


def test_python_still_says_what_the_page_is_held_to() -> None:
    assert sentences.main(["--check"]) == 0


@pytest.mark.parametrize("game", games.IDS)
def test_every_kind_of_event_is_among_the_sentences(game: str) -> None:
    kinds = {sentence["event"] for sentence in KEPT[game] if "event" in sentence}
    assert kinds == set(told(trees(f"games/{game}")))


def test_a_sentence_that_has_changed_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sentences, "told", lambda game: [{"action": game, "de": "", "en": ""}])
    fixture = tmp_path / "sentences.json"
    assert sentences.main(["--check"], fixture) == 1
    assert sentences.main([], fixture) == 0
    assert sentences.main(["--check"], fixture) == 0
    assert list(json.loads(fixture.read_text(encoding="utf-8"))["games"]) == games.IDS
    fixture.write_text("{}", encoding="utf-8")
    assert sentences.main(["--check"], fixture) == 1
    assert capsys.readouterr().err.count("out of date") == 2
