"""What is in the way of a word that answers a question which is not put now."""

from __future__ import annotations

import pytest

from tests.games.magia.meetings import arriving, empty, examined, symbols
from tests.games.magia.scene import scene
from tests.support.rules import rule
from zaubertisch.games.magia.actions import ANNOUNCE, NAME, SECURE
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table.elsewhere import BINDING, IN_AN_EXAM
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance


@rule("MA-R79", "MA-R58")
def test_a_figure_that_is_named_stays_named() -> None:
    t = scene().at("red", "A2")
    t.says(0, "name red")
    assert t.refuses(0, "name blue") == "MA-R79"
    assert t.in_the_way(0, "name blue") == ("named_already", {"figure": "red"})
    u = scene().supply(1, "311").at("red", "A2").crystal("A3", "none").hand(0, "red").at("examiner", "G4")
    u.says(0, "name red")
    u.table.diary.clear()
    u.hand(0, "red").says(0, "play red", "go e")
    assert u.table.question() == "secure"
    assert u.refuses(1, "name red") == "MA-R58"
    assert u.in_the_way(1, "name red") == ("another_question", {"question": "secure"})


@rule("MA-105", "MA-093", "MA-108", "MA-R61")
def test_an_end_needs_an_event() -> None:
    t = scene()
    assert (t.refuses(0, "announce"), t.refuses(0, "continue")) == ("MA-105", "MA-108")
    assert t.in_the_way(0, "announce") == ("no_end_event", {})
    u = scene(announce_mode="auto")
    assert u.refuses(0, "announce") == "MA-R61"
    assert u.in_the_way(0, "announce") == ("ends_by_itself", {})
    v = examined(scene().spell("red", "222", "110"))
    assert v.refuses(0, "announce") == "MA-093"
    assert v.in_the_way(0, "announce") == ("end_checked", {})


@rule("MA-129", "MA-105", "MA-093", "MA-R79")
def test_securing_ending_and_naming_are_refused_by_their_own_rules_whatever_is_asked() -> None:
    """Games at random, until all questions have been put but that of the end and the rare one after the parts."""
    lots = FastChance(7)
    left = set(BINDING) - {"announce", "name", "secure", "discard"}
    for seed in range(60):
        table = GAME.new(3, seed, {"symbol_distribution": "lively"})
        assert isinstance(table, Magia)
        while left and not table.over:
            question = table.question()
            if question in left and not table.safe >> table.asked & 1 and not table.book_matches(table.asked):
                left.remove(question)
                refusals = [table.why_not(action) for action in (SECURE, ANNOUNCE, NAME)]
                ending = "MA-093" if question in IN_AN_EXAM else "MA-105"
                assert refusals == ["MA-129", ending, "MA-R79"], question
            table.apply(lots.pick(table.options()))
    assert left == set()


@rule("MA-013", "MA-033", "MA-065", "MA-028")
def test_a_move_has_its_time() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red star", "red", "red").at("examiner", "G4")
    for word in ("play red", "go e", "jump desk", "summon red", "steal 1"):
        assert t.in_the_way(0, word) == ("name_first", {})
    t.says(0, "name red")
    assert (t.refuses(0, "go e"), t.in_the_way(0, "go e")) == ("MA-033", ("card_first", {}))
    assert t.in_the_way(0, "summon red") == ("only_examiner_summoned", {"figure": "red"})
    assert (t.refuses(0, "steal 1"), t.in_the_way(0, "steal 1")) == ("MA-028", ("nothing_to_steal", {}))
    t.says(0, "play red star")
    for word in ("play red", "jump desk", "stop"):
        assert (t.refuses(0, word), t.in_the_way(0, word)) == ("MA-033", ("step_first", {"card": 1}))
    u = scene().at("black", "B3").hand(0, "red")
    u.says(0, "name black")
    assert u.in_the_way(0, "play red") == ("another_question", {"question": "steal"})


@rule("MA-060", "MA-059", "MA-069", "MA-117", "MA-118")
def test_the_examiner_has_his_own_order() -> None:
    t = scene().hand(0, "red", "blue", "green", "black").at("examiner", "E4").at("red", "C6").at("green", "C7")
    t.says(0, "name examiner")
    assert (t.refuses(0, "play red"), t.in_the_way(0, "play red")) == ("MA-060", ("way_first", {}))
    t.says(0, "go w", "play red")
    assert (t.refuses(0, "jump red"), t.in_the_way(0, "go e")) == ("MA-059", ("pay_first", {"paid": 1}))
    u = scene().hand(0, "red", "blue", "green").at("examiner", "E5").at("red", "C5").at("green", "C6")
    u.says(0, "name examiner", "go nw", "play red", "play blue")
    assert (u.refuses(0, "go e"), u.in_the_way(0, "summon red")) == ("MA-069", ("examiner_has_moved", {}))
    v = symbols(empty(scene()), "red star", left=1)
    assert (v.refuses(0, "play green"), v.in_the_way(0, "play green")) == ("MA-117", ("star_is_free", {}))
    assert (v.refuses(0, "summon red"), v.in_the_way(0, "summon red")) == ("MA-117", ("star_is_free", {}))
    assert (v.refuses(0, "use star"), v.in_the_way(0, "use star")) == ("MA-114", ("symbol_chosen", {}))


@rule("MA-015", "MA-R10", "MA-050", "MA-039", "MA-087")
def test_what_cannot_be_declined_says_so() -> None:
    t = scene().at("red", "A2").hand(0, "red").at("examiner", "G4")
    assert (t.refuses(0, "wait"), t.in_the_way(0, "wait")) == ("MA-015", ("must_be_answered", {"question": "name"}))
    t.says(0, "name red")
    assert (t.refuses(0, "leave"), t.in_the_way(0, "leave")) == ("MA-039", ("no_card_played", {"figure": "red"}))
    t.table.diary.clear()
    t.hand(0, "red", "red").says(0, "play red", "go e")
    assert (t.refuses(0, "stay"), t.in_the_way(0, "stay")) == ("MA-050", ("another_question", {"question": "step"}))
    u = arriving(scene().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "101").at("examiner", "G4"))
    assert u.refuses(0, "spare") == "MA-087"
    assert u.nearest(u.table.asked, "spare") == "leave"


@rule("MA-084", "MA-094", "MA-095", "MA-096", "MA-097", "MA-113", "MA-116", "MA-121", "MA-135")
@pytest.mark.parametrize(("word", "broken", "obstacle"), [
    ("examine red", "MA-094", "no_exam"), ("lose air", "MA-095", "no_exam"), ("give air", "MA-097", "no_exam"),
    ("row a", "MA-096", "nothing_to_lay_back"), ("place 1", "MA-096", "nothing_to_lay_back"),
    ("rob red", "MA-084", "nobody_met"), ("pick air", "MA-084", "nothing_to_pick"),
    ("use star", "MA-113", "no_symbol_played"), ("claim 1", "MA-121", "no_crystal_symbol"),
    ("discard red", "MA-135", "hand_checked_later"),
])
def test_a_word_is_told_what_there_is_not_just_now(word: str, broken: str, obstacle: str) -> None:
    t = scene()
    assert (t.refuses(0, word), t.in_the_way(0, word)[0]) == (broken, obstacle)


@rule("MA-013", "MA-016", "MA-113", "MA-114")
def test_a_symbol_is_told_of_its_time_or_that_it_was_not_played() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red star").at("examiner", "G4").crystal("A3", "none")
    t.says(0, "name red")
    assert (t.refuses(0, "use star"), t.in_the_way(0, "use star")) == ("MA-113", ("no_symbol_played", {}))
    t.says(0, "play red star")
    for _ in ("before its step", "after it"):
        assert (t.refuses(0, "use star"), t.in_the_way(0, "use star")) == ("MA-013", ("symbols_later", {}))
        assert t.refuses(0, "use double") == "MA-113"
        assert t.in_the_way(0, "use double") == ("symbol_not_played", {"symbol": "double"})
        if t.table.question() == "direction":
            t.says(0, "go e")
    u = examined(scene().spell("red", "222", "110"))
    assert u.in_the_way(0, "use star") == ("no_symbol_played", {})


@rule("MA-114", "MA-016", "MA-120")
def test_a_symbol_that_was_chosen_is_the_only_one_until_the_part_is_over() -> None:
    """The star takes the examiner to blue; while blue is examined the symbol is still being carried out."""
    t = empty(scene()).at("blue", "G5").spell("blue", "222", "111").crystal("G5", "none").at("red", "A2")
    t.at("examiner", "G4").crystal("A3", "none").says(0, "name red")
    t.table.diary.clear()
    t.hand(0, "red star", *["green"] * 6, "blue", "blue").says(0, "play red star", "go e", "stop", "go e")
    assert t.table.question() == "lose_or_receive"
    assert (t.refuses(0, "use star"), t.in_the_way(0, "use star")) == ("MA-114", ("symbol_chosen", {}))
    t.says(0, "lose air")
    while t.table.question() in ("row", "place"):
        t.says(0, t.words[0])
    assert t.table.question() == "discard"
    assert t.refuses(0, "use star") == "MA-016"
    assert t.in_the_way(0, "use star") == ("parts_over", {"question": "discard"})


@rule("MA-094", "MA-096", "MA-084", "MA-089", "MA-121", "MA-116")
def test_a_meeting_in_progress_asks_something_else() -> None:
    t = examined(scene().spell("red", "222", "110").crystal("E2", "none").crystal("E7", "none"))
    assert t.in_the_way(0, "examine red") == ("another_question", {"question": "lose_or_receive"})
    assert (t.refuses(0, "rob blue"), t.in_the_way(0, "rob blue")) == ("MA-089", ("examiner_watches", {}))
    t.says(0, "lose air")
    assert t.in_the_way(0, "place 1") == ("another_question", {"question": "row"})
    u = arriving(scene().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "111").at("examiner", "G4"))
    assert u.in_the_way(0, "pick air") == ("another_question", {"question": "rob"})
    u.says(0, "rob blue")
    assert u.in_the_way(0, "rob blue") == ("another_question", {"question": "pick"})
    v = symbols(empty(scene()).supply(1, "110"), "red crystal", left=1)
    assert v.in_the_way(0, "claim 1") == ("another_question", {"question": "trade_crystal"})
    for word in ("give air", "lose air"):  # the colour is right, but it is picked
        assert v.refuses(0, word) == "MA-122"
        assert v.in_the_way(0, word) == ("another_question", {"question": "trade_crystal"})
    assert v.in_the_way(0, "examine red") == ("no_exam", {})
    assert scene().secured(0).in_the_way(0, "use star") == ("secured_without_symbols", {})
    assert scene().secured(0).refuses(0, "claim 1") == "MA-116"
