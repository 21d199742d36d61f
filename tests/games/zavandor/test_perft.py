"""How many ways lead on from three set positions: any change of the rules changes a count."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from zaubertisch.kernel.chance import ScriptedChance
from zaubertisch.kernel.table import Table


def first_turn() -> ZavandorScene:
    """The witch has 15 dust and a blue 5."""
    return scene(2).energy(0, 15, "blue 5").display("runestone", "spellbook")


def mirror_won() -> ZavandorScene:
    """A mirror for the second of three is about to break gems."""
    t = scene(3).display("magic_mirror").energy(0, 45).energy(1, 50).gems(2, "1 opal, 1 ruby")
    t.says(0, "offer magic_mirror", "bid 43")
    t.says(1, "bid 44")
    t.says(2, "pass")
    return t


def too_much() -> ZavandorScene:
    """Both have more than they can hold at the end of a last round."""
    t = scene(2, round_cap="1").energy(0, 12, "blue 4, green 8", "white").energy(1, 20, "red 13")
    t.says(0, "end")
    return t


def ways(table: Table, depth: int) -> int:
    """How many sequences of answers there are, with chance always saying the least."""
    if depth == 0 or table.over:
        return 1
    total = 0
    for action in table.options():
        after = table.clone()
        after.chance = ScriptedChance([0] * 100)
        after.apply(action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (first_turn, [11, 102, 593, 3642]),
        (mirror_won, [19, 317, 1161, 11094]),
        (too_much, [13, 150, 3943]),
    ],
    ids=["first_turn", "mirror_won", "too_much"],
)
def test_the_ways_from_a_position_are_counted(position: Callable[[], ZavandorScene], counts: list[int]) -> None:
    table = position().table
    assert [ways(table, depth) for depth in range(1, len(counts) + 1)] == counts
