"""Actions: numbers for engines, words for everybody else."""

from __future__ import annotations

import pytest

from zaubertisch.kernel.actions import Actions

MOVES = Actions(["pass", "bid 1", "bid 2"])


def test_a_word_and_its_number_belong_together() -> None:
    assert [MOVES.number(MOVES.word(action)) for action in range(len(MOVES))] == [0, 1, 2]
    assert MOVES.said([2, 0]) == ["bid 2", "pass"]


@pytest.mark.parametrize("said", ["Bid 1", " bid   1 ", "BID\t1"])
def test_case_and_spacing_do_not_matter(said: str) -> None:
    assert MOVES.number(said) == 1


@pytest.mark.parametrize("said", ["", "bid", "bid 3", "bid1"])
def test_an_unknown_word_has_no_number(said: str) -> None:
    assert MOVES.number(said) == -1


@pytest.mark.parametrize("action", [-1, 3])
def test_a_number_that_is_no_move_is_shown_as_such(action: int) -> None:
    assert MOVES.word(action) == f"#{action}"


def test_two_moves_cannot_share_a_word() -> None:
    with pytest.raises(AssertionError, match="share a word"):
        Actions(["pass", "pass"])
