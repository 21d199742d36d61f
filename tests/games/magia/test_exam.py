"""The exam, and what is lost and given in it."""

from __future__ import annotations

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import LABELS, PORTAL_AT, ROOM


def meeting(**options: str) -> MagiaScene:
    """Red on A2 is about to meet the examiner on A3."""
    return scene(**options).at("red", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "red")


def meet(t: MagiaScene) -> None:
    t.says(0, "name red", "play red", "go e", "stop")


@rule("MA-092", "MA-102", "MA-103", "MA-079")
def test_a_full_spell_is_secured() -> None:
    t = meeting().full("red")
    meet(t)
    assert t.is_secured("red")
    assert t.heard("passed", 3) == [{"seat": 0, "figure": "red"}]


@rule("MA-100")
def test_a_secured_spell_is_not_secured_again() -> None:
    t = meeting().full("red", secured=True)
    meet(t)
    assert t.heard("passed") == t.heard("laid_back") == []


@rule("MA-094", "MA-095", "MA-098", "MA-R43")
def test_with_only_losing_possible_a_crystal_is_lost() -> None:
    t = meeting().spell("red", "222", "110")
    meet(t)
    assert t.words == ["lose air", "lose water"]
    assert t.refuses(0, "lose fire") == "MA-095"
    assert t.refuses(0, "give air") == "MA-097"
    assert t.refuses(0, "spare") == "MA-098"
    assert t.refuses(0, "stop") == "MA-098"


@rule("MA-096", "MA-E42", "MA-R46", "MA-R47", "MA-R81")
def test_a_lost_crystal_goes_to_any_bare_field_even_an_occupied_one() -> None:
    t = meeting().spell("red", "222", "111").at("blue", "C2").crystal("C2", "none").crystal("B4", "none")
    t.crystal("C5", "none").spell("blue", "222")
    meet(t)
    t.says(0, "lose fire")
    rows = {word.removeprefix("row ").upper() for word in t.words}
    assert rows == {label[0] for label in LABELS[:ROOM] if bare(t, label)}
    assert t.refuses(0, "place 2") == "MA-096"
    t.says(0, "row c")
    assert {f"C{word.removeprefix('place ')}" for word in t.words} == {
        label for label in LABELS[:ROOM] if label[0] == "C" and bare(t, label)
    }
    assert (t.refuses(0, "place 9"), t.refuses(0, "row c")) == ("MA-096", "MA-R84")
    t.says(0, "place 2")
    assert (t.lies("C2"), t.has("blue"), t.has("red")) == ("fire", "000", "110")


def bare(t: MagiaScene, label: str) -> bool:
    return t.lies(label) == "none" and PORTAL_AT[LABELS.index(label)] < 0


@rule("MA-097", "MA-R45", "MA-129", "MA-130")
def test_a_gift_may_bring_the_supply_to_the_book() -> None:
    t = meeting().spell("red", "222", "110").supply(0, "321").book(0, "320")
    meet(t)
    t.says(0, "give fire")
    assert (t.has("red"), t.owns(0)) == ("111", "320")
    assert t.words == ["secure", "wait"]
    assert t.heard("gave", 2) == [{"seat": 0, "figure": "red", "crystal": "fire"}]


@rule("MA-E40", "MA-098", "MA-R43")
def test_an_empty_spell_loses_nothing_and_need_not_receive() -> None:
    t = meeting().spell("red", "222").supply(0, "100")
    meet(t)
    assert t.words == ["give air", "spare"]
    t.says(0, "spare")
    assert t.has("red") == "000"
    u = meeting().spell("red", "222")
    meet(u)
    assert (u.table.asked, u.table.question()) == (1, "name")  # nothing to give, nothing to ask


@rule("MA-131", "MA-R44", "MA-098", "MA-R59", "MA-134")
def test_a_secured_master_gives_nothing() -> None:
    t = meeting().spell("red", "222", "100").secured(0, "320")
    meet(t)
    assert t.heard("laid_back") or t.table.question() in ("row", "place")
    u = meeting().spell("red", "222", "110").secured(0, "320")
    meet(u)
    assert u.refuses(0, "give air") == "MA-131"


@rule("MA-080", "MA-090", "MA-094", "MA-E41", "MA-R48")
def test_the_examiner_examines_all_and_the_master_chooses_the_order() -> None:
    t = scene().at("examiner", "C3").hand(0, *["red"] * 3).supply(0, "110").crystal("C4", "none")
    t.at("red", "C4").at("blue", "C4").at("green", "C4").full("red").spell("blue", "222", "111").spell("green", "222")
    t.says(0, "name examiner", "go e", "play red", "play red")
    assert t.is_secured("red")
    assert t.words == ["examine green", "examine blue"]
    t.says(0, "examine green", "give water")
    assert t.table.question() == "lose_or_receive"
    t.says(0, "give air")
    assert (t.has("green"), t.has("blue"), t.owns(0)) == ("010", "211", "000")


@rule("MA-094", "MA-098", "MA-E41")
def test_all_who_are_not_full_wait_their_turn_even_if_nothing_can_happen_to_one() -> None:
    t = scene().at("examiner", "C3").hand(0, *["red"] * 3).crystal("C4", "none").full("red")
    t.at("red", "C4").at("blue", "C4").at("green", "C4").spell("blue", "222", "111").spell("green", "222")
    t.says(0, "name examiner", "go e", "play red", "play red")
    assert t.words == ["examine green", "examine blue"]
    t.says(0, "examine green")  # nothing to lose, nothing to give
    assert (t.table.question(), GAME.view(t.table, 0).who) == ("lose_or_receive", 4)
    assert t.words == ["lose air", "lose water", "lose fire"]


@rule("MA-099", "MA-E08", "MA-112")
def test_a_spell_filled_by_a_gift_needs_another_meeting() -> None:
    t = meeting().spell("red", "222", "122").supply(0, "100").full("black").mission(0, "red", "black")
    meet(t)
    t.says(0, "give air")
    assert t.table.full & 1
    assert not t.is_secured("red")
    assert t.table.question() == "name"


@rule("MA-R38", "MA-098")
def test_with_closed_supplies_the_question_does_not_betray_what_one_has() -> None:
    t = meeting(open_supplies="false").spell("red", "240").supply(0, "001")
    meet(t)
    assert t.words == ["spare"]
    u = meeting(open_supplies="false").spell("red", "240").supply(0, "000")
    meet(u)
    assert u.table.asked == 1
    v = meeting(open_supplies="false").spell("red", "240", "100").supply(0, "000")
    meet(v)
    assert v.words == ["lose air"]
