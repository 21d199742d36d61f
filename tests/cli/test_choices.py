"""What somebody typed, understood."""

from __future__ import annotations

import pytest

from zaubertisch import games
from zaubertisch.cli.table.choices import Choices, numbered
from zaubertisch.words.catalogue import Words

ACTIONS = games.get("abraca").actions


def choices(*words: str) -> Choices:
    return Choices(ACTIONS, [ACTIONS.number(word) for word in words], Words("de", "abraca"))


def test_moves_with_numbers_of_their_own_keep_them() -> None:
    assert numbered(["stop", "call 5", "call 6"]) == [0, 5, 6]
    assert numbered(["take 1", "take 2"]) == [1, 2]


@pytest.mark.parametrize("words", [
    ["stop", "pass", "call 5"], ["call 5", "bid 6"], ["step north", "step 2"], ["give 1 2", "give 1 3"],
    ["at 0", "at 1"],
])
def test_other_moves_are_numbered_in_their_order(words: list[str]) -> None:
    assert numbered(words) == list(range(1, len(words) + 1))


def test_a_label_does_not_repeat_its_number() -> None:
    assert choices("stop", "call 5").shown() == [(0, "Aufhören", "stop"), (5, "Gewitter", "call 5")]


@pytest.mark.parametrize(("typed", "meant"), [
    ("call 5", "call 5"), ("5", "call 5"), ("0", "stop"), ("gewitter", "call 5"), ("5 Gewitter", "call 5"),
    ("AUFHÖREN", "stop"), ("3", "call 3"), ("Uralter Drache", "call 1"), ("drache", "call 1"), ("take 2", "take 2"),
    ("9", "9"), ("mystikstein", "mystikstein"), ("gew", "gew"), ("", ""), ("…", "…"),
])
def test_words_numbers_and_labels_are_understood(typed: str, meant: str) -> None:
    assert choices("stop", "call 5", "call 8").meant(typed) == meant


@pytest.mark.parametrize(("typed", "offered"), [
    ("call 5", "call 5"), ("5", "call 5"), ("Gewitter", "call 5"), ("3", ""), ("call 3", ""), ("drache", ""), ("?", ""),
])
def test_only_what_is_in_the_list_is_offered(typed: str, offered: str) -> None:
    assert choices("stop", "call 5").offered(typed) == offered


def test_a_number_outside_a_list_of_several_verbs_means_nothing() -> None:
    assert choices("call 5", "take 1").meant("7") == "7"
