"""What a refused word is told to be in its way: meetings, exams, the end, symbols, the book, the hand."""

from __future__ import annotations

from tests.games.magia.meetings import arriving, empty, examined, symbols, told
from tests.games.magia.scene import scene
from tests.support.rules import rule
from zaubertisch.games.magia.components import COLOURS, third_of

# Apprentices who meet


@rule("MA-084", "MA-085", "MA-086")
def test_taking_is_told_from_whom_and_what_it_cannot_be() -> None:
    t = scene().at("blue", "A3").at("yellow", "A3").at("black", "A3").full("black", secured=True).at("purple", "A3")
    t.spell("red", "240", "100").spell("blue", "222", "101").spell("yellow", "330", "110").spell("purple", "204")
    arriving(t)
    assert t.in_the_way(0, "rob red") == ("takes_itself", {"figure": "red"})
    assert t.in_the_way(0, "rob green") == ("not_met", {"figure": "red", "other": "green"})
    assert t.in_the_way(0, "rob black") == ("spell_secured", {"figure": "black"})
    assert t.in_the_way(0, "rob purple") == ("nothing_fits", {"figure": "red", "other": "purple"})
    t.says(0, "rob yellow")
    assert t.in_the_way(0, "pick fire") == ("spell_lacks", {"figure": "yellow", "crystal": "fire"})
    t.says(0, "pick water")
    assert t.in_the_way(0, "rob yellow") == ("taken_already", {"figure": "red", "other": "yellow"})


@rule("MA-084")
def test_a_crystal_the_spell_does_not_need_is_not_taken() -> None:
    t = arriving(scene().at("blue", "A3").spell("red", "240", "000").spell("blue", "222", "111"))
    t.says(0, "rob blue")
    assert t.in_the_way(0, "pick fire") == ("does_not_fit", {"figure": "red", "crystal": "fire"})


# The exam and the early end


@rule("MA-095", "MA-097", "MA-098", "MA-131")
def test_losing_and_giving_are_told_what_is_not_there() -> None:
    t = examined(scene().spell("red", "240", "110").supply(0, "001"))
    assert t.in_the_way(0, "lose fire") == ("spell_lacks", {"figure": "red", "crystal": "fire"})
    assert t.in_the_way(0, "give air") == ("supply_lacks", {"crystal": "air"})
    assert t.in_the_way(0, "give fire") == ("does_not_fit", {"figure": "red", "crystal": "fire"})
    assert t.in_the_way(0, "spare") == ("must_lose_or_receive", {"figure": "red"})
    u = examined(scene().spell("red", "222", "110").secured(0))
    assert u.in_the_way(0, "give air") == ("supply_frozen", {})


@rule("MA-092", "MA-094")
def test_the_order_of_an_exam_is_told_who_does_not_wait() -> None:
    t = scene().at("examiner", "C3").hand(0, *["red"] * 3).supply(0, "111").crystal("C4", "none").full("red")
    t.at("red", "C4").at("blue", "C4").at("green", "C4").at("purple", "C4")
    for figure in ("blue", "green", "purple"):
        t.spell(figure, "222", "100")
    t.says(0, "name examiner", "go e", "play red", "play red")
    assert t.in_the_way(0, "examine red") == ("has_passed", {"figure": "red"})
    assert t.in_the_way(0, "examine black") == ("not_examined", {"figure": "black"})
    t.says(0, "examine green", "give air")
    assert t.in_the_way(0, "examine green") == ("dealt_with", {"figure": "green"})
    assert t.in_the_way(0, "play red") == ("has_moved", {"figure": "examiner"})


@rule("MA-096")
def test_laying_back_is_told_which_row_and_place_will_not_do() -> None:
    t = examined(scene().spell("red", "222", "110").crystal("E2", "none").crystal("E3", "air").crystal("E7", "none"))
    t.says(0, "lose air")
    full = next(row for row in "bcdfghi" if f"row {row}" not in t.words)
    assert t.in_the_way(0, f"row {full}") == ("row_full", {"row": full.upper()})
    t.says(0, "row e")
    assert t.in_the_way(0, "place 3") == ("field_full", {"field": "E3", "crystal": "air"})
    assert t.in_the_way(0, "place 5") == ("no_crystal_on_desk", {})
    assert t.nearest(t.table.asked, "place 3") == "place 2"
    u = examined(scene().spell("red", "222", "110").crystal("A1", "none").crystal("A2", "none"))
    u.says(0, "lose air")  # row a is the only one with room
    assert u.in_the_way(0, "place 6") == ("no_such_place", {"row": "A", "length": 5})


@rule("MA-106", "MA-108", "MA-150")
def test_whoever_may_not_end_the_game_is_told_what_the_own_mission_lacks() -> None:
    t = examined(scene().full("red").full("black").full("green").mission(0, "red", "purple").mission(1, "red", "black"))
    assert t.in_the_way(0, "announce") == ("favourites_unfinished", {"figures": [5]})
    t.says(0, "continue")
    assert t.in_the_way(1, "play red") == ("others_turn", {"seat": 0})
    assert t.refuses(1, "play red") == "MA-108"
    assert t.in_the_way(1, "secure") == ("others_turn", {"seat": 0})
    u = scene().full("red").full("black").full("yellow").mission(0, "yellow", "black").mission(1, "red", "black")
    assert examined(u).in_the_way(0, "announce") == ("no_favourite_there", {})


@rule("MA-150", "MA-R68")
def test_with_two_masters_the_third_favourite_is_named_if_it_was_not_examined() -> None:
    t = scene(2).mission(0, "red", "black").mission(1, "blue", "green")
    third = COLOURS[third_of(t.table.missions[0], t.table.open_book)]
    for figure in COLOURS:
        t.full(figure, secured=figure != third)
    examined(t)
    assert t.refuses(0, "announce") == "MA-150"
    assert t.in_the_way(0, "announce") == ("third_unexamined", {"figure": third})


# Symbols, the book, the hand


@rule("MA-113", "MA-123", "MA-126")
def test_a_symbol_is_told_why_it_cannot_be_carried_out() -> None:
    t = symbols(empty(scene()).supply(1, "100"), "red star", "red crystal", left=1)
    assert t.in_the_way(0, "use double") == ("symbol_not_played", {"symbol": "double"})
    u = symbols(empty(scene()).supply(1, "100"), "red star", "red crystal", "red double")
    assert u.in_the_way(0, "use double") == ("nothing_to_double", {})
    v = symbols(empty(scene()), "red star", "red crystal", "red double", left=1)
    assert v.in_the_way(0, "use crystal") == ("nobody_to_trade_with", {})


@rule("MA-121", "MA-122")
def test_a_trade_is_told_with_whom_it_cannot_be() -> None:
    t = symbols(empty(scene(5)).supply(1, "110").supply(4, "100").secured(2), "red crystal", left=1)
    assert t.in_the_way(0, "claim 0") == ("trades_alone", {})
    assert t.in_the_way(0, "claim 2") == ("their_supply_frozen", {"seat": 2})
    assert t.in_the_way(0, "claim 3") == ("supply_empty", {"seat": 3})
    assert t.in_the_way(0, "claim 5") == t.in_the_way(0, "present 5") == ("no_such_master", {"count": 5})
    assert t.in_the_way(0, "present 1") == ("own_supply_empty", {})
    assert t.refuses(0, "pick air") == "MA-122"
    t.says(0, "claim 1")
    assert t.in_the_way(0, "pick fire") == ("giver_lacks", {"seat": 1, "crystal": "fire"})
    u = symbols(empty(scene()).supply(0, "110"), "red crystal", left=1)
    u.says(0, "present 1")
    assert u.in_the_way(0, "pick fire") == ("supply_lacks", {"seat": 0, "crystal": "fire"})


@rule("MA-129", "MA-130", "MA-133", "MA-047")
def test_securing_is_told_of_the_crystals_the_move_and_that_it_is_done() -> None:
    t = scene().supply(0, "311").book(0, "320")
    assert t.in_the_way(0, "secure") == ("other_crystals", {
        "own_air": 3, "own_water": 1, "own_fire": 1, "air": 3, "water": 2, "fire": 0,
    })
    assert scene().secured(0).in_the_way(0, "secure") == ("book_secured", {})
    u = scene().supply(0, "320").book(0, "320").at("red", "A2").spell("red", "330").at("examiner", "G4")
    for label in ("A1", "A3", "A4", "B1", "B2", "B3", "B4"):
        u.crystal(label, "fire")
    u.says(0, "name red")
    u.table.diary.clear()
    u.hand(0, "red", "red").says(0, "play red", "go e")
    assert u.in_the_way(0, "secure") == ("move_would_bring_crystal", {})


@rule("MA-135", "MA-016")
def test_only_a_card_that_is_held_is_put_down_and_nobody_is_named_any_more() -> None:
    t = scene().at("red", "A2").crystal("A3", "none").at("examiner", "G4")
    t.says(0, "name red")
    t.table.diary.clear()
    t.hand(0, *["red"] * 5, *["green"] * 4).says(0, "play red", "go e", "stop")
    assert t.table.question() == "discard"
    assert t.in_the_way(0, "discard blue") == ("not_held", {"card": 16})
    assert t.refuses(0, "name red") == "MA-016"
    assert t.in_the_way(0, "name red") == ("parts_over", {"question": "discard"})
    assert t.in_the_way(0, "play red") == ("parts_over", {"question": "discard"})
    assert told(t, "stop") == ("MA-135", "must_be_answered")
    assert t.nearest(t.table.asked, "discard red star") == "discard red plain"
