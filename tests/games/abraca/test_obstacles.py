"""What a refused move is told to be in its way."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch.words.catalogue import Words


@rule("AB-020")
def test_nobody_can_stop_before_anything_was_cast() -> None:
    assert scene().in_the_way(0, "stop") == ("nothing_cast", {})


@rule("AB-022")
def test_a_lower_number_is_told_what_was_cast() -> None:
    t = scene().row(0, 8, 7, 7, 7, 6)
    t.says(0, "call 7")
    assert t.in_the_way(0, "call 6") == ("too_low", {"spell": 6, "lowest": 7})
    assert t.nearest(0, "call 6") == "", "all that is allowed is named"
    told = t.table.refusal(t.action("call 6"), t.refuses(0, "call 6"))
    said = Words("en", "abraca").refusal(told)
    assert "the same again or any higher one up to 8. [AB-022]" in said
    assert said.endswith("You may: Stop, 7 Fireball, 8 Magic Drink.")
    assert "dieselbe noch einmal oder irgendeine höhere bis 8. [AB-022]" in Words("de", "abraca").refusal(told)


@rule("AB-R16")
def test_where_the_table_gives_the_mystic_stone_nobody_takes_one() -> None:
    t = scene().row(0, 4, 8, 8, 8, 8)
    assert t.in_the_way(0, "take 2") == ("table_takes", {})
    t.says(0, "call 4")
    assert t.in_the_way(0, "take 2") == ("table_takes", {})
    assert t.refuses(0, "take 2") == "AB-R16"


@rule("AB-043", "AB-R16")
def test_a_mystic_stone_is_taken_when_it_is_asked_for_and_there() -> None:
    t = scene(mystic_choice="choose").row(0, 4, 4, 8, 8, 8)
    assert t.in_the_way(0, "take 2") == ("no_singer", {})
    assert t.refuses(0, "take 2") == "AB-043"
    t.says(0, "call 4")
    assert t.in_the_way(0, "stop") == ("another_question", {"question": "take_mystic"})
    t.says(0, "take 4")
    t.says(0, "call 4")
    assert t.in_the_way(0, "take 4") == ("no_such_stone", {"stone": 4, "left": 3})


@rule("AB-043")
@pytest.mark.parametrize("chain", ["ascending", "free"])
def test_a_second_stone_for_the_same_singer_is_told_that_the_first_was_taken(chain: str) -> None:
    t = scene(mystic_choice="choose", chain=chain).row(0, 4, 4, 8, 8, 8)
    t.says(0, "call 4", "take 1")
    assert t.in_the_way(0, "take 2") == ("stone_taken", {})
    t.says(0, "call 8")
    assert t.in_the_way(0, "take 2") == ("no_singer", {})


def test_a_number_that_is_no_move_has_nothing_in_its_way() -> None:
    t = scene()
    assert t.table.refusal(99, t.table.why_not(99)).obstacle is None
