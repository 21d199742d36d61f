"""The early end: who may announce it, and what nobody learns."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import heard_by
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.magia import lines


def meeting(seats: int = 4, **options: str) -> MagiaScene:
    """Red and black are full; red on A2 is about to meet the examiner on A3, moved by seat 0."""
    t = scene(seats, **options).at("red", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "red", "red star")
    return t.full("red").full("black")


def meet(t: MagiaScene) -> None:
    t.says(0, "name red", "play red", "go e", "stop")


@rule("MA-105", "MA-106", "MA-108", "MA-R61", "MA-109", "MA-111", "MA-138", "MA-017", "MA-110")
def test_an_eligible_master_ends_the_game_at_once() -> None:
    t = meeting().mission(0, "red", "black").book(0, "014").supply(0, "000")
    meet(t)
    assert (t.table.asked, t.words) == (0, ["announce", "continue"])
    assert t.refuses(0, "stop") == "MA-108"
    t.says(0, "announce")
    assert t.table.over
    assert t.table.outcome().reason == "exam"
    assert t.heard("announced", 2) == [{"seat": 0, "end": "exam"}]
    assert [event["bonus"] for event in t.heard("scored")] == [2, 0, 0, 0]
    assert GAME.view(t.table, 3).missions[0] >= 0


@rule("MA-107", "MA-E09", "MA-017", "MA-R48")
def test_a_master_ends_the_game_in_anothers_turn() -> None:
    t = scene(4, 3).at("blue", "A2").at("examiner", "A3").at("green", "A3").at("yellow", "A3").crystal("A3", "none")
    t.full("blue").full("green").mission(2, "blue", "green").hand(3, "blue star", "blue").spell("yellow", "222", "100")
    t.says(3, "name blue", "play blue star", "go e", "stop")
    assert t.is_secured("blue")
    assert not t.is_secured("green")
    for seat in (3, 0, 1):
        assert t.words == ["continue"]
        assert t.refuses(seat, "announce") == "MA-106"
        t.says(seat, "continue")
    t.says(2, "announce")
    assert t.table.over
    assert t.heard("used") == []  # the star is dropped
    assert [event["bonus"] for event in t.heard("scored")] == [0, 0, 2, 0]


@rule("MA-108", "MA-R62", "MA-R64", "MA-E44", "MA-106")
def test_everybody_is_asked_and_a_refusal_leaves_no_trace() -> None:
    t = meeting().mission(1, "red", "black")
    meet(t)
    before = len(t.table.events)
    for seat in range(4):
        assert t.words == (["announce", "continue"] if seat == 1 else ["continue"])
        t.says(seat, "continue")
    told = [event.kind for event in t.table.events[before:]]
    assert told == ["turn"]
    assert t.table.asked == 1
    u = meeting().mission(1, "red", "black").full("red", secured=True)
    meet(u)
    u.says(0, "continue")
    u.says(1, "announce")
    assert u.table.over


@rule("MA-R62", "MA-108", "MA-R64")
@pytest.mark.parametrize("favourites", [("red", "black"), ("blue", "green")])
def test_being_asked_betrays_nothing_whatever_the_mission(favourites: tuple[str, str]) -> None:
    """Whether seat 1 could have ended the game or not: the others are asked, shown and told the very same."""
    t, u = meeting().mission(1, *favourites), meeting().mission(1, "yellow", "purple")
    for each in (t, u):
        meet(each.mission(0, "red", "green").mission(2, "yellow", "green").mission(3, "blue", "purple"))
    for seat in range(4):
        assert (t.table.asked, t.table.question()) == (u.table.asked, u.table.question()) == (seat, "announce")
        for viewer in (0, 2, 3):
            assert plain(GAME.view(t.table, viewer)) == plain(GAME.view(u.table, viewer))
            assert t.table.knowledge(viewer) == u.table.knowledge(viewer)
        for each in (t, u):
            each.says(seat, "continue")
    for viewer in (0, 2, 3):
        told = [[plain(event) for event in heard_by(viewer, each.table.events)] for each in (t, u)]
        assert told[0] == told[1]


@rule("MA-R62", "MA-106")
def test_nobody_is_asked_where_everybody_can_see_that_no_mission_fits() -> None:
    t = scene().at("red", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "red").full("red").full("blue")
    meet(t)
    assert t.table.question() == "name"
    u = meeting().spell("red", "222", "122")
    meet(u)
    assert u.table.question() == "lose_or_receive"


@rule("MA-109", "MA-R63", "MA-R61")
def test_several_eligible_masters_share_even_if_they_were_not_asked() -> None:
    t = meeting().full("yellow").mission(0, "red", "black").mission(2, "yellow", "black").mission(3, "red", "green")
    meet(t)
    t.says(0, "announce")
    assert [event["bonus"] for event in t.heard("scored")] == [2, 0, 0, 0]  # only favourites that take part count
    v = meeting().full("yellow").mission(0, "red", "black").mission(2, "yellow", "black").hand(0, *["yellow"] * 3)
    v.at("examiner", "C3").at("black", "C4").crystal("C4", "none").at("red", "C4")
    v.says(0, "name examiner", "go e", "play yellow", "play yellow")
    v.says(0, "announce")
    assert [event["bonus"] for event in v.heard("scored")] == [1, 0, 1, 0]


@rule("MA-E12", "MA-105", "MA-R29", "MA-056")
def test_a_jump_to_the_desk_can_end_the_game() -> None:
    t = scene().at("red", "E9").at("yellow", "B2").at("examiner", "C3").full("red").full("black").hand(0, "red", "blue")
    t.mission(0, "red", "black")
    t.says(0, "name red", "steal 1", "play red", "go e", "jump desk", "stop", "announce")
    assert t.table.outcome().reason == "desk"
    assert not t.is_secured("red")


@rule("MA-112", "MA-R65", "MA-E45", "MA-102")
def test_standing_on_the_desk_is_not_arriving() -> None:
    t = scene().at("red", "E5").at("examiner", "C3").full("red").spell("black", "222", "122").mission(0, "red", "black")
    t.at("black", "A2").crystal("A3", "air").hand(0, "black")
    t.says(0, "name black", "play black", "go e", "stop")
    assert t.table.full == 0b11
    assert (t.table.asked, t.table.question()) == (1, "name")


@rule("MA-R66", "MA-079")
def test_the_desk_beside_the_examiner_is_one_event() -> None:
    t = scene().at("red", "E4").full("red").full("black").hand(0, "red")
    t.says(0, "name red", "play red", "go e", "stop")
    for seat in range(4):
        t.says(seat, "continue")
    assert t.table.question() == "name"
    assert t.is_secured("red")


@rule("MA-R61")
def test_a_table_may_let_the_game_end_by_itself() -> None:
    t = meeting(announce_mode="auto").mission(2, "red", "black")
    meet(t)
    assert t.table.over
    assert (t.table.ender, t.table.enders) == (2, 0b100)
    u = meeting(announce_mode="auto").mission(0, "red", "green")
    for seat in range(1, 4):
        u.mission(seat, "blue", ["black", "green", "purple"][seat - 1])
    meet(u)
    assert not u.table.over
    assert u.table.ruled_out == 1  # now everybody knows that nobody favours red and black
    told = lines(GAME.view(u.table, 2), Words("en", "magia"))
    assert "  Nobody’s mission is Red and Black, or the game would have ended." in told


@rule("MA-147", "MA-148", "MA-149", "MA-150", "MA-R68", "MA-E11", "MA-R69", "MA-151", "MA-R82", "MA-012")
def test_two_masters_have_a_third_favourite() -> None:
    t = scene(2).at("yellow", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "yellow")
    t.table.open_book = next(book for book in range(2, 20, 4) if book not in t.table.books)
    t.mission(1, "yellow", "black").full("yellow").full("black").spell("blue", "222", "122")
    assert GAME.view(t.table, 1).favourites[1] == 0b010110
    assert GAME.view(t.table, 0).favourites[1] == -1
    t.says(0, "name yellow", "play yellow", "go e", "stop")
    assert t.table.question() == "name"
    u = scene(2).at("blue", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "blue")
    u.table.open_book = next(book for book in range(2, 20, 4) if book not in u.table.books)
    u.mission(1, "yellow", "black").full("yellow").full("black").full("blue")
    u.says(0, "name blue", "play blue", "go e", "stop", "continue")
    u.says(1, "announce")
    assert u.heard("scored")[1]["spells"] == 15
    assert [each["seat"] for each in u.heard("third_favourite", 0)] == [0, 0, 1]  # the rival's only now
    assert u.heard("third_favourite", 0)[2] == {"seat": 1, "third": "blue"}
    assert u.heard("scored")[1]["bonus"] == 2


@rule("MA-150", "MA-R68")
@pytest.mark.parametrize(("secured", "options", "asked"), [
    (False, {}, False), (True, {}, True), (False, {"third_secured": "false"}, True),
])
def test_the_third_favourite_must_have_passed_its_exam(secured: bool, options: dict[str, str], asked: bool) -> None:
    t = scene(2, **options).at("yellow", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "yellow")
    t.table.open_book = next(book for book in range(2, 20, 4) if book not in t.table.books)
    t.mission(1, "yellow", "black").full("yellow").full("black").full("blue", secured)
    t.says(0, "name yellow", "play yellow", "go e", "stop")
    assert (t.table.question() == "announce") == asked


@rule("MA-150", "MA-R68")
def test_the_desk_is_no_exam_for_the_third_favourite() -> None:
    """Blue comes to the desk with a full spell: that is an end event, but no exam."""
    for secured in (False, True):
        t = scene(2).at("blue", "E4").at("examiner", "A3").crystal("E5", "none").hand(0, "blue")
        t.table.open_book = next(book for book in range(2, 20, 4) if book not in t.table.books)
        t.mission(1, "yellow", "black").full("yellow").full("black").full("blue", secured)
        t.says(0, "name blue", "play blue", "go e", "stop")
        assert (t.table.question() == "announce") == secured
