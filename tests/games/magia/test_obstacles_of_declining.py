"""What is in the way of words by which one would do no more."""

from __future__ import annotations

from tests.games.magia.meetings import arriving, before_naming, empty, examined, symbols, told
from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule


@rule("MA-015", "MA-R10", "MA-094", "MA-115", "MA-135")
def test_a_question_that_must_be_answered_says_so() -> None:
    t = scene().at("black", "B3").hand(0, "red")
    assert t.refuses(0, "stop") == "MA-015"
    assert t.in_the_way(0, "stop") == ("must_be_answered", {"question": "name"})
    t.says(0, "name black")
    assert told(t, "spare") == ("MA-R10", "must_be_answered")
    u = symbols(empty(scene()), "red star", "red double", left=1)
    assert told(u, "stay") == told(u, "leave") == ("MA-115", "must_be_answered")
    u.says(0, "use star")
    assert told(u, "stop") == ("MA-115", "must_be_answered")


@rule("MA-015", "MA-039", "MA-041", "MA-050", "MA-033")
def test_a_move_that_can_be_made_must_be_and_is_ended_by_stopping() -> None:
    t = scene().at("red", "A2").hand(0, "red").at("examiner", "G4")
    t.says(0, "name red")
    assert (t.refuses(0, "stay"), t.in_the_way(0, "stay")) == ("MA-015", ("must_move", {"figure": "red"}))
    t.table.diary.clear()
    t.hand(0, *["red"] * 4).says(0, "play red")
    assert told(t, "spare") == ("MA-033", "step_first")
    t.says(0, "go e")
    assert (told(t, "stay"), t.nearest(0, "stay")) == (("MA-050", "stopping_ends_it"), "stop")
    t.says(0, "play red", "go w")
    assert told(t, "spare") == ("MA-041", "began_here")


@rule("MA-015", "MA-059", "MA-067", "MA-069")
def test_a_move_of_the_examiner_is_made_and_paid_for() -> None:
    t = scene().hand(0, "red", "blue", "green").at("examiner", "bay_red").at("red", "C6").at("green", "C7")
    t.says(0, "name examiner")
    assert (t.refuses(0, "stop"), t.in_the_way(0, "stop")) == ("MA-015", ("must_move", {"figure": "examiner"}))
    t.says(0, "jump green", "play red")
    assert (t.refuses(0, "stop"), t.in_the_way(0, "stop")) == ("MA-059", ("pay_first", {"paid": 1}))
    t.says(0, "play blue")
    assert t.refuses(0, "stop") == "MA-067"
    assert t.in_the_way(0, "stop") == ("began_here", {"figure": "examiner", "field": "bay_red"})
    u = scene().hand(0, "red", "blue", "green").at("examiner", "E5").at("red", "C5").at("green", "C6")
    u.says(0, "name examiner", "go nw", "play red", "play blue")
    assert (told(u, "stop"), u.nearest(0, "stop")) == (("MA-069", "examiner_has_moved"), "stay")


@rule("MA-R58", "MA-133")
def test_a_book_nobody_asks_about_stays_hidden_anyway() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red")
    assert (told(t, "wait"), t.nearest(0, "wait")) == (("MA-R58", "book_not_asked"), "")
    t.says(0, "name red")
    assert told(t, "wait") == ("MA-R58", "book_not_asked")
    assert told(scene().secured(0), "wait") == ("MA-133", "book_secured")
    u = before_naming()
    assert (told(u, "stop", 1), u.nearest(1, "stop")) == (("MA-R58", "book_first"), "wait")


@rule("MA-084", "MA-087", "MA-R84")
def test_nothing_is_left_where_nobody_is_met() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red")
    assert told(t, "leave") == ("MA-084", "nothing_to_leave")
    t.says(0, "name red")
    assert told(t, "leave") == ("MA-084", "nothing_to_leave")
    u = arriving(scene().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "111").at("examiner", "G4"))
    assert (told(u, "spare"), u.nearest(0, "spare")) == (("MA-087", "take_or_leave"), "leave")
    u.says(0, "rob blue")
    assert told(u, "leave") == ("MA-R84", "victim_chosen")


@rule("MA-095", "MA-098", "MA-094")
def test_an_exam_is_declined_only_by_an_empty_spell() -> None:
    t = examined(scene().spell("red", "222", "110").crystal("E2", "none").crystal("E7", "none").supply(0, "100"))
    assert told(t, "stop") == ("MA-098", "loss_or_gift")
    t.says(0, "lose air")
    assert told(t, "stop") == ("MA-095", "lay_back_first")
    u = examined(scene().spell("red", "222").supply(0, "100"))
    assert (told(u, "stop"), u.nearest(0, "stop")) == (("MA-098", "may_go_without"), "spare")


@rule("MA-115", "MA-123")
def test_a_trade_is_compulsory() -> None:
    t = symbols(empty(scene()).supply(1, "110").supply(0, "110"), "red crystal", left=1)
    for word in ("stop", "leave", "spare"):
        assert told(t, word) == ("MA-115", "must_trade")
    t.says(0, "claim 1")
    assert told(t, "stop") == ("MA-115", "must_trade")
    assert told(only_giving(), "stop") == ("MA-123", "must_give")


def only_giving() -> MagiaScene:
    """Nobody but seat 0, whose crystal symbol is carried out, has a crystal."""
    return symbols(empty(scene()).supply(0, "100"), "red crystal", left=1)
