"""A game kept as an example of the rulebook: looked at without being kept, and played on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from tools.rulebook.watching import golden

from tests.pocket.device import Device
from zaubertisch import games

BOOKS: Final = Path(__file__).parents[2] / "web/src/rulebook"


def book(game: str) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads((BOOKS / f"{game}.json").read_text(encoding="utf-8"))
    return whole


@pytest.mark.parametrize("game", games.IDS)
def test_an_example_is_looked_at_and_played_on_from_and_is_not_kept(game: str) -> None:
    name = book(game)["records"][0]
    record = golden(game)[name]
    record.notes = {}
    device = Device()
    table = f"here-book_{game}_{name}"
    device.asks("PUT", f"/shown/{table}", record.to_json())
    state = device.asks("GET", f"/tables/{table}/state")
    assert state["table"]["status"] == "over"
    assert device.asks("GET", "/tables")["yours"] == []
    moment = device.asks("GET", f"/tables/{table}/moments/1", eyes="8")
    assert moment["last"] == len(record.moves)
    forked = device.asks("POST", f"/tables/{table}/forks", {"name": "Ada", "number": 1, "seat": 0})
    assert forked["fork"] == {"table": table, "number": 1}
    assert [each["id"] for each in device.asks("GET", "/tables")["yours"]] == [forked["id"]]


def test_what_is_no_record_is_refused_with_a_sentence() -> None:
    done, problem = Device().tries("PUT", "/shown/here-book_abraca_x", "{}")
    assert not done
    assert problem["key"] == "no-record"
