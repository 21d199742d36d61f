"""A turn: calling, failing, going on, stopping, drawing."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER


@rule("AB-022", "AB-027")
@pytest.mark.parametrize("spell", range(1, 9))
def test_after_a_success_the_same_number_or_a_higher_one_may_follow(spell: int) -> None:
    t = scene().row(0, spell, 8, 7, 7, 6)
    t.says(0, f"call {spell}")
    assert t.table.asked == 0
    assert t.words == ["stop", *(f"call {higher}" for higher in range(spell, 9))]
    assert t.table.question() == "go_on"


@rule("AB-022", "AB-R24")
def test_a_lower_number_is_refused_and_changes_nothing() -> None:
    t = scene().row(0, 5, 6, 6, 7, 8)
    t.says(0, "call 6")
    assert [t.refuses(0, f"call {spell}") for spell in range(1, 6)] == ["AB-022"] * 5


@rule("AB-022")
def test_the_last_success_counts_not_the_highest_of_the_round() -> None:
    t = scene().row(0, 8, 8, 7, 7, 6).row(1, 2, 3, 4, 5, 6)
    t.says(0, "call 8", "stop")
    assert t.words == [f"call {spell}" for spell in range(1, 9)]


@rule("AB-021", "AB-R16")
@pytest.mark.parametrize("word", ["take 1", "take 4"])
def test_nothing_but_numbers_can_be_called(word: str) -> None:
    assert scene().refuses(0, word) == "AB-R16"


def test_a_number_that_is_no_move_is_refused() -> None:
    assert scene().table.why_not(-1) == "AB-021"


@rule("AB-023", "AB-R04")
def test_what_may_be_called_does_not_depend_on_the_row() -> None:
    rows = [(8, 8, 8, 8, 8), (1, 2, 3, 4, 5), (6, 6, 7, 7, 7)]
    assert len({tuple(scene().row(0, *row).words) for row in rows}) == 1


@rule("AB-023", "AB-R04")
def test_a_number_that_just_failed_may_be_called_again_and_fails_again() -> None:
    t = scene(2).row(0, 8, 8, 6, 5, 4).row(1, 8, 8, 7, 6, 5)
    t.says(0, "call 7")
    t.says(1, "call 8", "stop")
    t.says(0, "call 7")
    assert t.table.lives == [4, 6]


@rule("AB-024", "AB-025", "AB-R05")
def test_a_call_succeeds_exactly_if_such_a_stone_stands_there() -> None:
    for spell in range(1, 9):
        t = scene().row(0, 4, 5, 6, 7, 8)
        t.says(0, f"call {spell}")
        held = spell >= 4
        assert t.told(1, "cast" if held else "missed") == [{"seat": 0, "spell": spell}]
        assert t.table.board.count(spell) == int(held)


@rule("AB-025", "AB-R03")
def test_of_several_equal_stones_exactly_one_leaves() -> None:
    t = scene().row(0, 8, 8, 8, 6, 5)
    t.says(0, "call 8")
    assert t.standing(0) == [5, 6, 8, 8]
    assert t.table.board.cards() == [8]


@rule("AB-026")
def test_the_spell_works_before_the_next_choice() -> None:
    t = scene().row(0, 7, 8, 8, 8, 6)
    t.says(0, "call 7")
    assert t.heard(1)[-2:] == ["cast", "lost"]
    assert (t.table.lives, t.table.asked) == ([6, 6, 6, 5], 0)


@rule("AB-028")
def test_a_turn_may_have_as_many_successes_as_the_row_has_stones() -> None:
    t = scene().row(0, 8, 8, 8, 8, 8)
    t.says(0, "call 8", "call 8", "call 8", "call 8")
    assert (t.standing(0), t.table.asked) == ([8], 0)
    t.says(0, "call 8")
    assert t.table.round == 2


@rule("AB-029", "AB-031")
@pytest.mark.parametrize("spell", range(2, 9))
def test_a_failed_call_costs_one_life_and_the_turn_but_no_stone(spell: int) -> None:
    row = [other for other in (8, 8, 7, 7, 6, 6, 5, 5, 4, 4) if other != spell][:5]
    t = scene().row(0, *row)
    t.says(0, f"call {spell}")
    assert t.table.lives == [5, 6, 6, 6]
    assert t.standing(0) == sorted(row)
    assert t.table.asked == 1


@rule("AB-030", "AB-R11")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_failed_dragon_costs_what_the_die_says_instead(die: int) -> None:
    t = scene().row(0, 8, 8, 7, 7, 6).die(die)
    t.says(0, "call 1")
    assert t.table.lives == [6 - die, 6, 6, 6]
    assert t.told(3, "rolled") == [{"seat": 0, "die": die}]


@rule("AB-R11", "AB-003")
def test_a_failed_dragon_cannot_cost_more_lives_than_there_are() -> None:
    t = scene(3, scoring="single_round").row(0, 8, 8, 7, 7, 6).lives(2, 6, 6).die(3)
    t.says(0, "call 1")
    assert t.table.lives == [0, 6, 6]
    assert t.told(0, "lost") == [{"seat": 0, "lives": 2, "left": 0}]


@rule("AB-031")
def test_a_failure_after_successes_ends_the_turn_too() -> None:
    t = scene().row(0, 6, 8, 8, 8, 8)
    t.says(0, "call 6", "call 7")
    assert (t.table.lives[0], t.table.asked) == (5, 1)


@rule("AB-032")
def test_stopping_fills_the_row_up_to_five() -> None:
    t = scene().row(0, 8, 8, 6, 5, 4).will_draw(3, 7)
    t.says(0, "call 8", "call 8", "stop")
    assert t.standing(0) == [3, 4, 5, 6, 7]
    assert len(t.table.supply) == 10


@rule("AB-032")
def test_failing_after_a_success_fills_the_row_up_too() -> None:
    t = scene().row(0, 6, 6, 8, 8, 8).will_draw(2)
    t.says(0, "call 6", "call 7")
    assert t.standing(0) == [2, 6, 8, 8, 8]


@rule("AB-033")
def test_the_last_stones_are_drawn_and_then_none() -> None:
    t = scene(2).row(0, 8, 8, 8, 6, 5).row(1, 7, 7, 7, 7, 4).supply(1)
    t.says(0, "call 8", "call 8", "stop")
    assert (t.table.rows.size(0), len(t.table.supply)) == (4, 0)
    t.says(1, "call 4", "stop")
    assert t.table.rows.size(1) == 4
    assert t.table.asked == 0


@rule("AB-034")
def test_board_and_mystic_stones_are_never_drawn() -> None:
    t = scene(4).row(0, 8, 8, 8, 8, 6).supply(0)
    board = len(t.table.board)
    t.says(0, "call 6", "stop")
    assert t.standing(0) == [8, 8, 8, 8]
    assert (len(t.table.board), len(t.table.mystic_table)) == (board + 1, 4)


@rule("AB-035", "AB-R02")
def test_new_stones_are_seen_by_all_but_their_owner() -> None:
    t = scene().row(0, 8, 8, 6, 5, 4).will_draw(7, 3).hush()
    t.says(0, "call 8", "call 8", "stop")
    for viewer in (1, 2, 3, WATCHER, TRUTH):
        assert t.told(viewer, "drew") == [{"seat": 0, "stones": [3, 7]}]
        assert t.told(viewer, "drew_unseen") == []
    for viewer in (0, PUBLIC):
        assert t.told(viewer, "drew_unseen") == [{"seat": 0, "count": 2}]
        assert t.told(viewer, "drew") == []


def test_whoever_draws_nothing_is_not_told_about() -> None:
    t = scene().row(0, 8, 8, 6, 5, 4).hush()
    t.says(0, "call 7")
    assert t.heard(1) == ["missed", "lost"]


@rule("AB-036")
def test_the_left_neighbour_is_next() -> None:
    t = scene(3, first=2).row(2, 8, 8, 6, 5, 4)
    t.says(2, "call 7")
    assert t.table.asked == t.table.active == 0


@rule("AB-037", "AB-R24", "AB-R25")
def test_an_offence_costs_a_life_and_the_turn_and_the_stone_stays() -> None:
    t = scene(lower_call="offence").row(0, 4, 6, 8, 8, 8).will_draw(2).hush()
    t.says(0, "call 6", "call 4")
    assert t.table.lives == [5, 5, 6, 6]
    assert t.standing(0) == [2, 4, 8, 8, 8]
    assert t.table.asked == 1
    assert t.heard(0) == ["cast", "lost", "offended", "lost", "drew_unseen"]


@rule("AB-R25")
def test_an_offence_tells_nothing_about_the_row() -> None:
    diaries = []
    for row in [(4, 6, 8, 8, 8), (5, 6, 8, 8, 8)]:
        t = scene(lower_call="offence").row(0, *row)
        t.says(0, "call 6", "call 4")
        diaries.append([(int(era.drawn), int(era.casts), int(era.failed)) for era in t.table.diaries[0]])
    assert diaries[0] == diaries[1]
    assert all(failed == 0 for _, _, failed in diaries[0])


@rule("AB-R24")
def test_with_offences_every_number_can_be_chosen_after_a_success() -> None:
    t = scene(lower_call="offence").row(0, 7, 8, 8, 8, 8)
    t.says(0, "call 7")
    assert t.words == ["stop", *(f"call {spell}" for spell in range(1, 9))]


@rule("AB-R24")
def test_without_a_success_no_number_offends() -> None:
    t = scene(lower_call="offence").row(0, 1, 8, 8, 8, 8).die(1)
    t.says(0, "call 1")
    assert t.table.lives == [6, 5, 5, 5]


def test_stopping_is_told_to_all() -> None:
    t = scene().row(0, 8, 8, 6, 5, 4).hush()
    t.says(0, "call 8", "stop")
    assert all(t.told(viewer, "stopped") == [{"seat": 0}] for viewer in t.viewers)


@rule("AB-R30")
def test_no_move_is_a_hint() -> None:
    assert {word.split()[0] for word in scene().game.actions.words} == {"stop", "call", "take"}
