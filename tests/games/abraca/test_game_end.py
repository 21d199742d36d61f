"""When the game is over, and who has won."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.rules import rule
from zaubertisch.games.abraca.components import OWN_FAULT
from zaubertisch.kernel.errors import GameOver


def verdict(t: AbracaScene) -> tuple[list[int], str]:
    outcome = t.table.outcome()
    return outcome.winners, outcome.reason


def standing_at(points: list[int], last_round: list[int], lives: list[int], **options: str) -> AbracaScene:
    """A finished game with these figures."""
    t = scene(len(points), 0, **options).lives(*lives).totals(*points)
    t.table.round_points = last_round
    t.table.end = OWN_FAULT
    t.table.stack.clear()
    return t


@rule("AB-060", "AB-062")
@pytest.mark.parametrize(("before", "over"), [(4, False), (5, True), (6, True)])
def test_the_game_ends_when_somebody_has_eight_points_after_a_round(before: int, over: bool) -> None:
    t = scene().row(0, 8).totals(before, 0, 0, 0)
    t.says(0, "call 8")
    assert t.table.over is over


@rule("AB-062")
def test_eight_points_of_anybody_end_the_game_also_in_another_seats_turn() -> None:
    t = scene(3).row(0, 8, 8, 8, 6, 5).lives(1, 6, 6).totals(7, 7, 0)
    t.says(0, "call 7")
    assert t.table.over
    assert verdict(t) == ([1], "most_points")


@rule("AB-062")
def test_after_the_end_nobody_is_asked_and_nothing_is_taken() -> None:
    t = scene().row(0, 8).totals(7, 0, 0, 0)
    t.says(0, "call 8")
    assert (t.table.asked, t.table.options(), t.table.question()) == (-1, [], "")
    assert t.shown(1).end == "emptied"
    with pytest.raises(GameOver):
        t.table.apply(8)
    with pytest.raises(GameOver):
        t.table.why_not(8)


@rule("AB-063")
def test_the_highest_total_wins_though_another_got_to_eight_too() -> None:
    assert verdict(standing_at([9, 8, 10], [3, 1, 1], [6, 6, 6])) == ([2], "most_points")


@rule("AB-064")
def test_among_equal_totals_the_last_round_decides() -> None:
    assert verdict(standing_at([8, 8, 3], [1, 3, 3], [6, 6, 6])) == ([1], "last_round")


@rule("AB-065", "AB-R22")
def test_whoever_is_still_equal_shares_the_victory_whatever_the_lives() -> None:
    assert verdict(standing_at([8, 8, 8], [1, 2, 2], [6, 5, 4])) == ([1, 2], "shared")


@rule("AB-R22")
def test_in_the_english_way_lives_decide_before_the_victory_is_shared() -> None:
    assert verdict(standing_at([8, 8, 8], [1, 2, 2], [6, 5, 4], tie_break="en")) == ([1], "lives")


@rule("AB-R22", "AB-R19")
def test_in_the_english_way_totals_are_cut_to_eight() -> None:
    assert verdict(standing_at([10, 8, 3], [1, 3, 0], [6, 6, 6], tie_break="en")) == ([1], "last_round")
    assert verdict(standing_at([10, 8, 3], [1, 3, 0], [6, 6, 6])) == ([0], "most_points")


@rule("AB-R22", "AB-065")
def test_in_the_english_way_equal_lives_share_the_victory() -> None:
    assert verdict(standing_at([9, 8, 3], [2, 2, 0], [4, 4, 6], tie_break="en")) == ([0, 1], "shared")


def test_the_scores_are_the_totals() -> None:
    assert standing_at([9, 8, 3], [2, 2, 0], [4, 4, 6]).table.outcome().scores == [9, 8, 3]
