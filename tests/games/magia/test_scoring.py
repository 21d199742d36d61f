"""Points, and who has won."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import MagiaScene, mix, scene
from tests.support.rules import rule
from zaubertisch.games.magia.components import BOOKS, BY_PILE
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table import scoring
from zaubertisch.kernel.event import TRUTH


@rule("MA-E10", "MA-141", "MA-142", "MA-143", "MA-144")
def test_caros_thirteen_points() -> None:
    t = scene().at("red", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "red").full("red").full("black")
    t.mission(2, "red", "black").book(2, "320").supply(2, "212")
    t.says(0, "name red", "play red", "go e", "stop", "continue")
    t.says(1, "continue")
    t.says(2, "announce")
    assert t.table.outcome().scores[2] == 13
    assert t.heard("scored", 0)[2] == {"seat": 2, "spells": 10, "book": 1, "bonus": 2, "total": 13, "matching": 3}


@rule("MA-142", "MA-143", "MA-R73")
@pytest.mark.parametrize(("supply", "points", "spoilt"), [
    ("320", 8, 8), ("310", 4, 4), ("321", 7, 4), ("420", 7, 4), ("000", 0, 0), ("005", -5, -5), ("212", 1, 1),
])
def test_what_a_supply_is_worth_to_a_book(supply: str, points: int, spoilt: int) -> None:
    book = BOOKS.index((3, 2, 0))
    assert scoring.book_points(list(mix(supply)), book, False) == points
    assert scoring.book_points(list(mix(supply)), book, True) == spoilt


@rule("MA-141", "MA-104", "MA-R74")
def test_full_favourites_count_secured_or_not_and_nobody_else() -> None:
    assert scoring.spell_points(0b000011, 0b000011) == 10
    assert scoring.spell_points(0b000011, 0b111101) == 5
    assert scoring.spell_points(0b000011, 0b111100) == 0


@rule("MA-109", "MA-144")
def test_points_for_ending_are_two_or_one() -> None:
    assert [scoring.end_points(0b0100, seat) for seat in range(4)] == [0, 0, 2, 0]
    assert [scoring.end_points(0b1100, seat) for seat in range(4)] == [0, 0, 1, 1]


def ended(**options: str) -> MagiaScene:
    """A game the draw pile has ended; nobody has anything yet."""
    t = scene(3, **options)
    t.mission(0, "red", "black").mission(1, "red", "green").mission(2, "red", "purple")
    t.book(0, "320").book(1, "311").book(2, "302")
    t.table.end = BY_PILE
    t.table.stack.clear()
    return t


@rule("MA-E53", "MA-144", "MA-139")
def test_full_favourites_bring_no_bonus_when_the_pile_ended_the_game() -> None:
    t = ended().full("red").full("black").supply(0, "100")
    assert t.table.outcome().scores[0] == 11
    assert t.table.outcome().reason == "pile"


@rule("MA-145", "MA-R75")
def test_the_highest_total_wins_and_may_be_below_zero() -> None:
    t = ended().supply(0, "003").supply(1, "031").supply(2, "040")
    assert t.table.outcome().scores == [-3, 0, -4]
    assert t.table.outcome().winners == [1]


@rule("MA-146", "MA-E52")
def test_matching_crystals_break_a_tie() -> None:
    t = ended().full("red").supply(0, "220").supply(1, "111").supply(2, "101")
    assert t.table.outcome().scores == [9, 8, 7]
    t.supply(0, "221")
    assert t.table.outcome().scores[:2] == [8, 8]
    assert t.table.outcome().winners == [0]


@rule("MA-146", "MA-R76", "MA-E52")
def test_equal_in_everything_is_a_shared_victory() -> None:
    t = ended().full("red").supply(0, "110").supply(1, "110").supply(2, "101")
    assert t.table.outcome().scores == [7, 7, 7]
    assert t.table.outcome().winners == [0, 1, 2]


@rule("MA-R77")
def test_a_spell_that_cannot_be_filled_just_counts_nothing() -> None:
    t = ended().spell("red", "024", "023")
    assert t.table.outcome().scores == [0, 0, 0]


@rule("MA-141", "MA-142")
def test_everybody_knows_what_their_own_spells_and_book_are_worth_now() -> None:
    t = scene(3).mission(0, "red", "black").full("red").book(0, "320").supply(0, "211").supply(1, "100")
    assert GAME.view(t.table, 0).standing == [5, 3 - 1]
    assert GAME.view(t.table, 3).standing == GAME.view(t.table, TRUTH).standing == []
