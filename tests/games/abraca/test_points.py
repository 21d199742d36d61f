"""The points of a round."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule


@rule("AB-054", "AB-057")
def test_an_empty_row_gives_three_points_and_nothing_to_the_others() -> None:
    t = scene(scoring="points").row(0, 8).mystic(0, 2).mystic(1, 3, 5)
    t.says(0, "call 8")
    assert t.table.round_points == [4, 0, 0, 0]
    assert [loss["seat"] for loss in t.told(0, "lost")] == [1, 2, 3]


@rule("AB-055", "AB-057")
def test_a_knock_out_gives_three_points_and_one_to_each_other_survivor() -> None:
    t = scene().row(0, 6, 8, 8, 8, 8).lives(6, 1, 6, 6).mystic(0, 2).mystic(2, 3, 5)
    t.says(0, "call 6")
    assert t.table.round_points == [4, 0, 3, 1]


@rule("AB-056", "AB-057")
def test_own_fault_gives_one_point_to_everybody_else_and_three_to_nobody() -> None:
    t = scene().row(0, 8, 8, 8, 6, 5).lives(1, 6, 6, 6).mystic(0, 2).mystic(2, 3, 5)
    t.says(0, "call 7")
    assert t.table.round_points == [0, 1, 3, 1]


@rule("AB-057", "AB-R08")
def test_several_losers_get_nothing_even_with_mystic_stones() -> None:
    t = scene().row(0, 5, 8, 8, 8, 8).lives(6, 1, 6, 1).mystic(1, 2, 3).mystic(3, 5)
    t.says(0, "call 5")
    assert t.table.round_points == [3, 0, 1, 0]


@rule("AB-R09")
def test_if_a_spell_knocks_out_all_others_only_the_caster_scores() -> None:
    t = scene().row(0, 2, 8, 8, 8, 8).lives(6, 1, 1, 1).mystic(0, 3).mystic(1, 5)
    t.says(0, "call 2")
    assert t.table.round_points == [4, 0, 0, 0]


@rule("AB-R06")
def test_a_last_stone_that_knocks_out_leaves_nothing_for_the_survivors() -> None:
    t = scene().row(0, 7).lives(6, 6, 6, 1).mystic(1, 2)
    t.says(0, "call 7")
    assert t.table.round_points == [3, 0, 0, 0]


@rule("AB-058", "AB-R19")
def test_round_points_are_added_and_may_go_beyond_eight() -> None:
    t = scene().row(0, 8).mystic(0, 1, 2, 3).totals(7, 1, 2, 3)
    t.says(0, "call 8")
    assert t.table.points == [13, 1, 2, 3]
    assert t.told(3, "scored")[0] == {"seat": 0, "points": 6, "total": 13}
    assert t.table.over


@rule("AB-018")
def test_points_are_kept_over_several_rounds() -> None:
    t = scene(3).row(0, 8)
    t.says(0, "call 8")
    t.named.clear()
    t.row(1, 8, 8, 7, 6, 5).lives(6, 1, 6)
    t.says(1, "call 4")
    assert t.table.points == [4, 0, 1]


@rule("AB-058")
@pytest.mark.parametrize("seat", range(4))
def test_everybody_is_told_all_points(seat: int) -> None:
    t = scene().row(0, 8)
    t.says(0, "call 8")
    assert [(each["seat"], each["points"]) for each in t.told(seat, "scored")] == [(0, 3), (1, 0), (2, 0), (3, 0)]
