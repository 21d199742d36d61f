"""The options of a table."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.variants import Variant
from zaubertisch.kernel.errors import BadSetup


def test_without_wishes_a_table_plays_by_the_rulebook() -> None:
    v = Variant()
    assert not any([v.free_chain, v.to_the_last_wizard, v.one_round, v.offence, v.english_tie_break])
    assert (v.first_seat, v.die, v.choose_mystic, v.reveal) == (-1, [1, 1, 2, 2, 3, 3], False, True)


def test_an_unknown_wish_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="Option chain takes ascending, free, not “falling”"):
        GAME.new(options={"chain": "falling"})
    with pytest.raises(BadSetup, match="abraca has no option “dragons”"):
        GAME.new(options={"dragons": "many"})


def test_everybody_sees_how_the_table_plays() -> None:
    t = scene(chain="free", round_end="last_wizard")
    assert all(t.shown(viewer).variant.free_chain for viewer in t.viewers)
    assert all(t.shown(viewer).variant.to_the_last_wizard for viewer in t.viewers)


# The simple version


@rule("AB-E28")
def test_in_the_simple_version_any_number_may_follow() -> None:
    t = scene(chain="free").row(0, 3, 8, 8, 8, 8).lives(2, 6, 6, 6).die(1)
    t.says(0, "call 8")
    assert t.words == ["stop", *(f"call {spell}" for spell in range(1, 9))]
    t.says(0, "call 3")
    assert t.table.lives[0] == 4


@rule("AB-037", "AB-R24")
def test_in_the_simple_version_nothing_is_an_offence() -> None:
    t = scene(chain="free", lower_call="offence").row(0, 5, 6, 8, 8, 8)
    t.says(0, "call 6", "call 5")
    assert t.table.lives == [6, 4, 6, 5]
    assert t.told(0, "offended") == []


# There can be only one


@rule("AB-R26", "AB-E29")
def test_whoever_is_out_is_neither_hit_nor_asked() -> None:
    t = scene(round_end="last_wizard").row(0, 6, 7, 8, 8, 8).lives(6, 0, 6, 6)
    t.says(0, "call 6", "call 7", "stop")
    assert t.table.lives == [6, 0, 5, 5]
    assert t.table.asked == 2


@rule("AB-R26")
def test_left_and_right_are_the_next_wizards_with_lives() -> None:
    g = scene(5, round_end="last_wizard").lives(6, 0, 0, 3, 0).table
    assert (g.left(0), g.right(0), g.left(3), g.right(3)) == (3, 3, 0, 0)


@rule("AB-R26", "AB-051")
def test_a_knock_out_does_not_end_the_round_and_the_turn_goes_on() -> None:
    t = scene(round_end="last_wizard").row(0, 6, 7, 8, 8, 8).row(1, 2, 3, 4, 5, 6).lives(6, 1, 6, 6).mystic(1, 1)
    t.says(0, "call 6")
    assert (t.table.round, t.table.asked) == (1, 0)
    t.says(0, "stop")
    assert t.table.asked == 2
    assert t.shown(0).rows[1] == [2, 3, 4, 5, 6]
    assert t.shown(0).mystic_sizes[1] == 1
    assert t.told(0, "saw_mystic") == []


@rule("AB-R26")
def test_the_mystic_stones_of_a_wizard_who_is_out_score_nothing() -> None:
    t = scene(3, round_end="last_wizard").row(0, 6, 8, 8, 8, 8).lives(6, 1, 0).mystic(1, 2).mystic(2, 3).mystic(0, 5)
    t.says(0, "call 6")
    assert t.table.round_points == [3, 0, 0]


@rule("AB-R14")
def test_between_the_last_two_the_tempest_takes_one_life() -> None:
    t = scene(round_end="last_wizard").row(0, 5, 8, 8, 8, 8).lives(6, 0, 5, 0)
    t.says(0, "call 5")
    assert t.table.lives == [6, 0, 4, 0]


@rule("AB-R27", "AB-054")
def test_the_winner_by_an_empty_row_gets_two_points_and_his_mystic_stones() -> None:
    t = scene(round_end="last_wizard").row(0, 8, 8).mystic(0, 2).mystic(1, 3)
    t.says(0, "call 8", "call 8")
    assert t.told(0, "round_ends") == [{"seat": 0, "end": "emptied"}]
    assert t.table.round_points == [3, 0, 0, 0]


@rule("AB-R27")
def test_the_winner_by_surviving_gets_two_points_and_his_mystic_stones() -> None:
    t = scene(round_end="last_wizard").row(0, 2, 8, 8, 8, 8).lives(3, 1, 0, 1).mystic(0, 3, 5)
    t.says(0, "call 2")
    assert t.told(0, "round_ends") == [{"seat": 0, "end": "last_wizard"}]
    assert t.table.round_points == [4, 0, 0, 0]


@rule("AB-R28")
def test_whoever_takes_his_own_last_life_is_out_without_drawing() -> None:
    t = scene(round_end="last_wizard").row(0, 6, 8, 8, 8, 8).lives(1, 6, 6, 6)
    t.says(0, "call 6", "call 7")
    assert (t.table.lives, t.table.asked) == ([0, 5, 6, 6], 1)
    assert t.standing(0) == [8, 8, 8, 8]
    assert t.told(1, "drew") == []


@rule("AB-R28")
def test_the_last_one_left_wins_though_it_is_not_his_turn() -> None:
    t = scene(3, round_end="last_wizard").row(0, 8, 8, 8, 8, 6).lives(1, 0, 4).mystic(2, 3)
    t.says(0, "call 7")
    assert t.told(1, "round_ends") == [{"seat": 0, "end": "last_wizard"}]
    assert t.table.round_points == [0, 0, 3]


@rule("AB-061", "AB-R20", "AB-R28")
def test_after_the_last_wizard_all_take_part_again_from_the_left_of_the_last_turn() -> None:
    t = scene(3, round_end="last_wizard").row(0, 8, 8, 8, 8, 6).lives(1, 0, 4)
    t.says(0, "call 7")
    assert (t.table.asked, t.table.lives, t.table.points) == (1, [6, 6, 6], [0, 0, 2])


@rule("AB-R28", "AB-037")
def test_an_offence_can_put_a_wizard_out() -> None:
    t = scene(round_end="last_wizard", lower_call="offence").row(0, 6, 5, 8, 8, 8).lives(1, 6, 6, 6)
    t.says(0, "call 6", "call 5")
    assert (t.table.lives[0], t.table.asked) == (0, 1)


# One round only


@rule("AB-R29", "AB-E31")
def test_in_a_single_round_all_others_share_the_win_after_own_fault() -> None:
    t = scene(first=2, scoring="single_round").row(2, 8, 8, 8, 8, 6).lives(6, 6, 1, 6)
    t.says(2, "call 7")
    outcome = t.table.outcome()
    assert (outcome.winners, outcome.scores, outcome.reason) == ([0, 1, 3], [1, 1, 0, 1], "own_fault")


@pytest.mark.parametrize(("row", "lives", "reason"), [
    ((6,), (6, 6, 6), "emptied"),
    ((6, 8, 8, 8, 8), (6, 1, 6), "knocked_out"),
])
def test_in_a_single_round_the_emptier_or_the_attacker_wins(
    row: tuple[int, ...], lives: tuple[int, ...], reason: str,
) -> None:
    t = scene(3, scoring="single_round").row(0, *row).lives(*lives)
    t.says(0, "call 6")
    assert t.table.over
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0], reason)


def test_in_a_single_round_the_last_wizard_wins() -> None:
    t = scene(3, scoring="single_round", round_end="last_wizard").row(0, 8, 8, 8, 8, 6).lives(1, 0, 4)
    t.says(0, "call 7")
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([2], "last_wizard")


@rule("AB-R29")
def test_a_single_round_gives_no_points() -> None:
    t = scene(3, scoring="single_round").row(0, 6).mystic(0, 3)
    t.says(0, "call 6")
    assert t.told(0, "scored") == []
    assert t.shown(0).points == t.shown(0).round_points == [0, 0, 0]


# Choosing the mystic stone


@rule("AB-043", "AB-R16")
def test_a_table_may_let_the_caster_pick_his_mystic_stone() -> None:
    t = scene(mystic_choice="choose").row(0, 4, 8, 8, 8, 8)
    t.says(0, "call 4")
    assert (t.table.question(), t.words) == ("take_mystic", ["take 1", "take 2", "take 3", "take 4"])
    assert [t.refuses(0, word) for word in ("stop", "call 8")] == ["AB-R16", "AB-R16"]
    t.says(0, "take 3")
    assert (t.table.question(), len(t.table.mystic_table), len(t.shown(0).own_mystics)) == ("go_on", 3, 1)
    assert t.refuses(0, "take 1") == "AB-043"


@rule("AB-R16")
def test_only_stones_that_lie_there_can_be_picked() -> None:
    t = scene(mystic_choice="choose").row(0, 4, 8, 8, 8, 8).mystic(1, 2, 3)
    t.says(0, "call 4")
    assert t.words == ["take 1", "take 2"]
    assert t.refuses(0, "take 3") == "AB-R16"


@rule("AB-R16", "AB-R07")
def test_the_last_stone_may_be_a_singer_with_a_choice() -> None:
    t = scene(mystic_choice="choose").row(0, 4)
    t.says(0, "call 4", "take 1")
    assert t.table.round_points == [4, 0, 0, 0]
