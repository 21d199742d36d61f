"""Additional actions, and the book."""

from __future__ import annotations

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME


def moving(*cards: str, **options: str) -> MagiaScene:
    """Red is about to go east from A2; nothing lies on its way."""
    t = scene(**options).at("red", "A2").crystal("A3", "none").crystal("A4", "none").at("examiner", "G4")
    for seat in range(4):
        t.supply(seat, "000")
    return t.hand(0, *cards).draws("purple", "purple")


def move(t: MagiaScene, *cards: str) -> None:
    t.says(0, "name red")
    for card in cards:
        t.says(0, f"play {card}", "go e")
    t.says(0, "stop")


@rule("MA-114", "MA-E14", "MA-115", "MA-113")
def test_of_two_symbols_one_is_chosen() -> None:
    t = moving("red star", "red crystal").supply(1, "100")
    move(t, "red star", "red crystal")
    assert t.words == ["use star", "use crystal"]
    assert t.refuses(0, "use double") == "MA-113"
    assert t.refuses(0, "stop") == "MA-115"
    t.says(0, "use crystal")
    assert (t.owns(0), t.owns(1)) == ("100", "000")
    assert t.field("examiner") == "G4"


@rule("MA-114")
def test_the_same_symbol_twice_counts_once() -> None:
    t = moving("red star", "red star")
    move(t, "red star", "red star")
    t.says(0, "go e")
    assert t.table.asked == 1


@rule("MA-E30", "MA-123", "MA-R51", "MA-115")
def test_an_impossible_crystal_leaves_the_star_compulsory() -> None:
    t = moving("red star", "red crystal")
    move(t, "red star", "red crystal")
    assert t.table.question() == "star"
    u = moving("red crystal")
    move(u, "red crystal")
    assert u.table.asked == 1


@rule("MA-E31", "MA-122")
def test_nothing_goes_from_or_to_a_secured_master() -> None:
    t = moving("red crystal")
    t.secured(1, "320").secured(2, "230").secured(3, "410").supply(0, "000")
    move(t, "red crystal")
    assert t.table.asked == 1
    u = moving("red crystal").secured(1, "320").supply(0, "010")
    move(u, "red crystal")
    assert u.words == ["present 2", "present 3"]
    assert u.refuses(0, "claim 1") == u.refuses(0, "present 1") == "MA-122"


@rule("MA-121", "MA-122", "MA-R53", "MA-128")
def test_a_crystal_is_taken_from_or_given_to_another_master() -> None:
    t = moving("red crystal").supply(0, "100").supply(1, "011")
    move(t, "red crystal")
    assert t.words == ["claim 1", "present 1", "present 2", "present 3"]
    assert t.refuses(0, "stop") == "MA-115"
    assert t.refuses(0, "claim 0") == t.refuses(0, "present 0") == t.refuses(0, "claim 2") == "MA-121"
    t.says(0, "claim 1")
    assert t.words == ["pick water", "pick fire"]
    assert (t.refuses(0, "pick air"), t.refuses(0, "stop")) == ("MA-122", "MA-115")
    t.says(0, "pick fire")
    assert (t.owns(0), t.owns(1)) == ("101", "010")


@rule("MA-123")
def test_if_only_giving_is_possible_one_must_give() -> None:
    t = moving("red crystal").supply(0, "100")
    move(t, "red crystal")
    assert t.words == ["present 1", "present 2", "present 3"]
    t.says(0, "present 2")
    assert t.owns(2) == "100"


@rule("MA-R38")
def test_from_a_closed_supply_a_crystal_is_taken_blindly() -> None:
    t = moving("red crystal", open_supplies="false").supply(0, "110").supply(1, "012")
    move(t, "red crystal")
    t.chance(2)
    t.says(0, "claim 1")
    assert (t.owns(0), t.owns(1)) == ("111", "011")
    assert t.heard("handed_over", 1) == [{"seat": 1, "to_seat": 0, "crystal": "fire"}]
    assert t.heard("handed_over", 2) == []
    assert t.heard("handed_over_unseen", 2) == [{"seat": 1, "to_seat": 0}]
    u = moving("red crystal", open_supplies="false").supply(0, "100")
    move(u, "red crystal")
    u.says(0, "present 2", "pick air")
    assert u.owns(2) == "100"


@rule("MA-124", "MA-125", "MA-E13", "MA-022", "MA-127", "MA-R55", "MA-013", "MA-014")
def test_a_double_brings_another_part_without_drawing() -> None:
    t = moving("red double", "red star")
    move(t, "red double")
    assert (t.table.part, t.table.question(), t.table.hands.size(0)) == (2, "name", 3)
    assert "name examiner" in t.words
    t.says(0, "name examiner", "go e", "play red star", "play purple")
    assert (t.table.asked, t.heard("used")) == (1, [{"seat": 0, "symbol": "double"}])


@rule("MA-021", "MA-R56", "MA-126", "MA-R54")
def test_in_a_later_part_only_figures_that_can_move_are_named() -> None:
    t = moving("red double", "red")
    t.says(0, "name red")
    t.hand(0, "red double", "red")
    t.says(0, "play red double", "go e", "stop")
    t.at("blue", "A3")
    assert t.refuses(0, "name blue") == "MA-021"
    assert t.refuses(0, "name examiner") == "MA-020"
    t.says(0, "name red", "play red", "go e")
    assert t.table.asked == 1


@rule("MA-E32", "MA-125")
def test_two_doubles_are_three_moves_with_one_draw() -> None:
    t = moving("red double", "blue double").at("blue", "D4").crystal("D3", "none")
    t.at("green", "G5").crystal("H5", "none").draws("green", "green")
    move(t, "red double")
    t.says(0, "name blue", "play blue double", "go w", "stop")
    assert t.table.part == 3
    t.says(0, "name green", "play green", "go se", "stop")
    assert (t.table.asked, len(t.heard("named"))) == (1, 3)
    assert len(t.heard("drew", 0)) == 1


@rule("MA-E33", "MA-126", "MA-R54", "MA-R51")
def test_a_double_without_another_card_lapses() -> None:
    t = moving("red double")
    t.says(0, "name red")
    t.hand(0, "red double")
    t.says(0, "play red double", "go e")
    assert (t.table.asked, t.heard("used")) == (1, [])


@rule("MA-126", "MA-114", "MA-123", "MA-R51")
def test_symbols_that_are_not_possible_are_refused() -> None:
    t = moving("red double", "red star", "red crystal", portal_only_move="true")
    t.says(0, "name red")
    t.hand(0, "red double", "red star", "red crystal")
    t.crystal("A5", "none")
    for figure in ("black", "yellow", "green", "blue", "purple"):
        t.at(figure, "C3")
    t.says(0, "play red double", "go e", "play red crystal", "go w", "play red star", "go sw")
    assert t.table.question() == "star"
    u = moving("red double", "red star", "red crystal").supply(1, "100")
    u.says(0, "name red")
    u.hand(0, "red double", "red star", "red crystal")
    u.says(0, "play red double", "go e", "play red star", "go e", "play red crystal", "go sw")
    assert u.words == ["use star", "use crystal"]
    assert u.refuses(0, "use double") == "MA-126"
    u.supply(1, "000")
    assert u.refuses(0, "use crystal") == "MA-123"


@rule("MA-129", "MA-130", "MA-R58", "MA-131", "MA-133")
def test_a_book_is_secured_before_naming() -> None:
    t = scene(2).supply(1, "320").book(1, "320").hand(0, "red").at("blue", "A3")
    t.says(0, "name blue")
    assert (t.table.asked, t.words) == (1, ["secure", "wait"])
    assert t.refuses(1, "name red") == "MA-R58"
    t.says(1, "secure")
    assert GAME.view(t.table, 0).books[1] == t.table.books[1]
    assert t.heard("secured", 0) == [{"seat": 1, "book": "3-2-0"}]
    assert not t.table.over


@rule("MA-129", "MA-130")
def test_whoever_has_five_crystals_is_asked_so_the_question_betrays_no_book() -> None:
    t = scene(2).supply(1, "311").book(1, "320").hand(0, "red").at("blue", "A3")
    t.says(0, "name blue")
    assert t.words == ["wait"]
    assert t.refuses(1, "secure") == "MA-129"


@rule("MA-130", "MA-016")
def test_a_book_can_be_secured_at_the_end_of_the_turn() -> None:
    t = moving("red star").supply(0, "310").book(0, "320").at("examiner", "G4").crystal("G5", "water")
    move(t, "red star")
    t.says(0, "go e")
    assert (t.owns(0), t.words) == ("320", ["secure", "wait"])
    t.says(0, "secure")
    assert t.table.asked == 1


@rule("MA-116", "MA-132", "MA-R52", "MA-R59")
def test_a_secured_master_plays_symbols_as_plain_cards() -> None:
    t = moving("red star").secured(0, "320")
    move(t, "red star")
    assert (t.table.asked, t.field("examiner")) == (1, "G4")


@rule("MA-015", "MA-R60", "MA-021")
def test_securing_before_a_later_part_may_leave_it_without_a_figure() -> None:
    t = moving("red double").supply(0, "320").book(0, "320").hand(0, "red double")
    for label in ("A1", "A2", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "B6"):
        t.crystal(label, "fire")
    for figure in ("black", "yellow", "green", "blue", "purple"):
        t.at(figure, "A3")
    for each in ("red", "black", "yellow", "green", "blue", "purple"):
        t.spell(each, "330")
    t.says(0, "name red")
    t.hand(0, "red double", "green")
    t.says(0, "play red double", "go e", "stop", "wait")
    assert (t.table.question(), t.table.part) == ("secure", 2)
    t.says(0, "secure")
    assert (t.table.asked, len(t.heard("named"))) == (1, 1)
