"""The worked examples, move by move."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.rules import rule
from zaubertisch.kernel.event import PUBLIC, WATCHER


def andreas(**options: str) -> AbracaScene:
    """Andreas (0) is active; Karsten (1) sits to his left, Bettina (2) to his right."""
    t = scene(3, 0, **options).row(0, 3, 4, 5, 8, 8).row(1, 8, 7, 7, 6, 6).row(2, 8, 7, 7, 6, 5)
    return t.lives(4, 6, 6).die(3)


@rule("AB-E01", "AB-037")
def test_andreas_dreams_thunders_and_offends() -> None:
    t = andreas(lower_call="offence")
    threes, fives = t.table.board.count(3), t.table.board.count(5)
    t.says(0, "call 3")
    assert t.table.board.count(3) == threes + 1
    assert t.table.lives == [6, 6, 6]
    assert t.told(0, "gained") == [{"seat": 0, "lives": 2, "left": 6}]
    t.says(0, "call 5")
    assert t.table.board.count(5) == fives + 1
    assert t.table.lives == [6, 5, 5]
    t.says(0, "call 4")
    assert t.table.lives == [5, 5, 5]
    assert 4 in t.standing(0)
    assert t.told(0, "drew_unseen") == [{"seat": 0, "count": 2}]
    assert (len(t.standing(0)), t.table.asked) == (5, 1)


@rule("AB-E02")
def test_in_the_standard_game_andreas_cannot_offend() -> None:
    t = andreas()
    t.says(0, "call 3", "call 5")
    assert t.words == ["stop", "call 5", "call 6", "call 7", "call 8"]
    assert t.refuses(0, "call 4") == "AB-022"


@rule("AB-E03")
def test_after_a_blizzard_come_blizzards_fireballs_and_drinks() -> None:
    t = scene().row(0, 6, 8, 8, 7, 5)
    t.says(0, "call 6")
    assert t.words == ["stop", "call 6", "call 7", "call 8"]


@rule("AB-E06")
def test_a_seven_that_is_not_there() -> None:
    t = scene().row(0, 8, 8, 6, 6, 5)
    supply = len(t.table.supply)
    t.says(0, "call 7")
    assert t.table.lives[0] == 5
    assert t.standing(0) == [5, 6, 6, 8, 8]
    assert (len(t.table.supply), t.table.asked) == (supply, 1)


@rule("AB-E07")
def test_a_dragon_that_is_not_there_costs_the_round() -> None:
    t = scene(3).row(0, 8, 8, 6, 6, 5).lives(2, 6, 6).mystic(1, 4).die(3)
    t.says(0, "call 1")
    assert t.told(2, "lost") == [{"seat": 0, "lives": 2, "left": 0}]
    assert t.told(2, "round_ends") == [{"seat": 0, "end": "own_fault"}]
    assert (t.table.round_points, t.table.asked) == ([0, 2, 1], 1)


@rule("AB-E08")
def test_a_dragon_fells_two_at_once() -> None:
    t = scene().row(0, 1, 8).lives(6, 2, 1, 5).mystic(1, 4).mystic(3, 5).die(2)
    t.says(0, "call 1")
    assert [(loss["seat"], loss["left"]) for loss in t.told(0, "lost")] == [(1, 0), (2, 0), (3, 3)]
    assert t.table.round_points == [3, 0, 0, 2]


@rule("AB-E10")
@pytest.mark.parametrize("spell", [5, 6, 7])
def test_between_two_each_attack_costs_the_opponent_one_life(spell: int) -> None:
    t = scene(2).row(0, 5, 6, 7, 8, 8)
    t.says(0, f"call {spell}")
    assert t.table.lives == [6, 5]


@rule("AB-E11")
@pytest.mark.parametrize(("spell", "losers"), [(5, {2, 0}), (6, {2}), (7, {0})])
def test_attacks_of_seat_one_among_four(spell: int, losers: set[int]) -> None:
    t = scene(first=1).row(1, 5, 6, 7, 8, 8)
    t.says(1, f"call {spell}")
    assert {seat for seat in range(4) if t.table.lives[seat] == 5} == losers


@rule("AB-E12")
def test_a_drink_at_full_life() -> None:
    t = scene().row(0, 8, 7, 6, 5, 4)
    t.says(0, "call 8")
    assert (t.table.lives[0], t.table.board.cards(), t.words) == (6, [8], ["stop", "call 8"])


@rule("AB-E13")
def test_a_dream_from_five_lives() -> None:
    t = scene().row(0, 3, 7, 6, 5, 4).lives(5, 6, 6, 6).die(1)
    t.says(0, "call 3")
    assert t.table.lives[0] == 6
    assert t.words == ["stop", *(f"call {spell}" for spell in range(3, 9))]


@rule("AB-E14")
def test_a_singer_of_seat_two_shows_its_stone_to_seat_two_alone() -> None:
    t = scene(first=2).row(2, 4, 8, 8, 7, 6).mystic_table(1, 2, 3, 5).hush()
    t.chance(0)
    t.says(2, "call 4")
    assert len(t.table.mystic_table) == 3
    assert t.shown(2).own_mystics == [1]
    for viewer in (0, 1, 3, WATCHER, PUBLIC):
        assert (t.shown(viewer).own_mystics, t.shown(viewer).mystic_sizes[2]) == ([], 1)
        assert t.heard(viewer) == ["cast", "took_mystic"]
        assert t.told(viewer, "took_mystic") == [{"seat": 2}]


@rule("AB-E15", "AB-050", "AB-054")
def test_a_whole_row_in_one_turn() -> None:
    t = scene().row(0, 4, 5, 6, 7, 8).mystic(1, 2).mystic(3, 3)
    assert len(t.table.supply) > 0
    t.says(0, "call 4", "call 5", "call 6", "call 7", "call 8")
    assert t.told(1, "round_ends") == [{"seat": 0, "end": "emptied"}]
    assert t.table.round_points == [4, 0, 0, 0]


@rule("AB-E17", "AB-R07")
def test_a_singer_as_the_last_stone_still_takes_its_mystic_stone() -> None:
    t = scene().row(0, 4).mystic(1, 2, 3, 5)
    t.says(0, "call 4")
    assert t.table.round_points == [4, 0, 0, 0]


@rule("AB-E18", "AB-033")
def test_a_row_stays_small_when_the_supply_is_empty() -> None:
    t = scene(2).row(0, 8, 8, 7, 6, 5).row(1, 8, 8, 7, 6, 6).supply(1)
    t.says(0, "call 8", "call 8", "stop")
    assert (t.table.rows.size(0), len(t.table.supply)) == (4, 0)
    t.says(1, "call 2")
    t.says(0, "call 1")
    assert t.table.rows.size(0) == 4


@rule("AB-E19", "AB-R03")
def test_two_sixes_and_no_third() -> None:
    t = scene().row(0, 6, 6, 8, 8, 8)
    t.says(0, "call 6", "call 6")
    assert t.table.board.cards() == [6, 6]
    t.says(0, "call 6")
    assert t.told(1, "missed") == [{"seat": 0, "spell": 6}]


@rule("AB-E22", "AB-063")
def test_the_highest_total_wins() -> None:
    t = scene(3, first=1).row(1, 6, 8, 8, 7, 7).lives(6, 6, 1).totals(7, 7, 3)
    t.says(1, "call 6")
    assert (t.table.round_points, t.table.points) == ([1, 3, 0], [8, 10, 3])
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([1], "most_points")


@rule("AB-E23", "AB-064")
def test_the_last_round_decides_between_equal_totals() -> None:
    t = scene(3).row(0, 7, 8, 8, 6, 6).lives(6, 6, 1).totals(5, 7, 2)
    t.says(0, "call 7")
    assert t.table.points == [8, 8, 2]
    assert [t.table.standing(seat) for seat in range(t.table.seats)] == t.table.points
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0], "last_round")


@rule("AB-E23", "AB-065")
def test_equal_totals_and_equal_last_rounds_share() -> None:
    t = scene(3, first=2).row(2, 8, 8, 7, 7, 6).lives(6, 6, 1).totals(7, 7, 6)
    t.says(2, "call 5")
    assert t.table.round_points == [1, 1, 0]
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0, 1], "shared")


@rule("AB-E25", "AB-057")
def test_two_mystic_stones_without_a_life_are_worth_nothing() -> None:
    t = scene().row(0, 6, 8, 8, 7, 7).lives(6, 1, 6, 6).mystic(1, 2, 3)
    t.says(0, "call 6")
    assert t.table.round_points[1] == 0


@rule("AB-E26", "AB-056")
def test_between_two_own_fault_gives_the_other_one_and_his_mystic_stones() -> None:
    t = scene(2).row(0, 8, 8, 7, 7, 6).lives(1, 6).mystic(1, 2, 3)
    t.says(0, "call 5")
    assert t.table.round_points == [0, 3]


@rule("AB-E27", "AB-R25")
def test_an_offence_with_the_dragon_rolls_no_die() -> None:
    t = scene(lower_call="offence").row(0, 5, 8, 8, 7, 7).lives(1, 6, 6, 6).hush()
    t.says(0, "call 5", "call 1")
    assert t.told(0, "rolled") == []
    assert t.told(0, "lost")[-1] == {"seat": 0, "lives": 1, "left": 0}
    assert t.told(0, "round_ends") == [{"seat": 0, "end": "own_fault"}]


@rule("AB-E28")
def test_in_the_simple_version_all_numbers_follow_an_eight() -> None:
    t = scene(chain="free").row(0, 8, 7, 6, 5, 4)
    t.says(0, "call 8")
    assert t.words == ["stop", *(f"call {spell}" for spell in range(1, 9))]


@rule("AB-E29")
def test_a_blizzard_blows_past_a_wizard_who_is_out() -> None:
    t = scene(round_end="last_wizard").row(0, 6, 8, 8, 7, 7).lives(6, 0, 6, 6)
    t.says(0, "call 6")
    assert t.table.lives == [6, 0, 5, 6]
    t.says(0, "stop")
    assert t.table.asked == 2


@rule("AB-E31")
def test_own_fault_in_a_single_round_makes_three_winners() -> None:
    t = scene(first=2, scoring="single_round").row(2, 8, 8, 7, 7, 6).lives(6, 6, 1, 6)
    assert [t.table.standing(seat) for seat in range(4)] == [0, 0, 0, 0]
    t.says(2, "call 5")
    assert t.table.outcome().winners == [0, 1, 3]
    assert [t.table.standing(seat) for seat in range(4)] == [1, 1, 0, 1]


@rule("AB-E32", "AB-R04")
def test_a_dragon_that_stands_in_another_row_may_be_called_and_fails() -> None:
    t = scene().row(0, 8, 8, 7, 7, 6).row(1, 1, 8, 7, 6, 5).die(2)
    assert t.shown(0).rows[1][0] == 1
    assert "call 1" in t.words
    t.says(0, "call 1")
    assert t.table.lives[0] == 4
    assert t.told(0, "rolled") == [{"seat": 0, "die": 2}]


@rule("AB-E33", "AB-061")
def test_after_an_emptied_row_all_stones_are_dealt_anew() -> None:
    t = scene(5, first=3).row(3, 8)
    t.says(3, "call 8")
    g = t.table
    assert (g.asked, g.lives) == (4, [6] * 5)
    assert sum(g.rows.size(seat) for seat in range(5)) + len(g.mystic_table) + len(g.supply) == 36
