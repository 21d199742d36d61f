"""No two modules of a room need each other, not even for a type or inside a function."""

from __future__ import annotations

from functools import cache
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

from zaubertisch.games import IDS

ROOMS = [
    "zaubertisch.kernel", *[f"zaubertisch.games.{game}" for game in IDS], "zaubertisch.bots", "zaubertisch.words",
    "zaubertisch.lab", "zaubertisch.server", "zaubertisch.pocket", "zaubertisch.cli",
]


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("zaubertisch", cache_dir=None)


def cycle_among(needs: dict[str, set[str]]) -> list[str]:
    """Modules that need each other, from one back to itself; nothing if they can be read in some order."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("room", ROOMS)
def test_modules_of_a_room_can_be_read_in_some_order(room: str) -> None:
    modules = {room, *imports().find_descendants(room)}
    assert cycle_among({each: imports().find_modules_directly_imported_by(each) & modules for each in modules}) == []


def test_modules_that_need_each_other_are_found() -> None:
    found = cycle_among({"turn": {"table"}, "table": {"view"}, "view": {"table"}})
    assert sorted(set(found)) == ["table", "view"]
