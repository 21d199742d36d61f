"""Where a figure stops: crystals, and apprentices who meet."""

from __future__ import annotations

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME


def arriving(figure: str = "red", card: str = "", **options: str) -> MagiaScene:
    """Seat 0 is about to move the figure east from A2 to A3."""
    return scene(**options).at(figure, "A2").crystal("A3", "none").hand(0, card or figure)


def arrive(t: MagiaScene, figure: str = "red", card: str = "") -> None:
    t.says(0, f"name {figure}", f"play {card or figure}", "go e", "stop")


@rule("MA-073", "MA-075", "MA-R37", "MA-078")
def test_a_fitting_crystal_goes_to_the_spell() -> None:
    t = arriving().crystal("A3", "water").spell("red", "222", "010")
    arrive(t)
    assert (t.has("red"), t.owns(0), t.lies("A3")) == ("020", "000", "none")
    assert t.heard("collected", 3) == [{"seat": 0, "figure": "red", "crystal": "water", "field": "A3"}]


@rule("MA-074", "MA-E18", "MA-128", "MA-077", "MA-R38")
def test_what_does_not_fit_goes_to_the_master() -> None:
    t = arriving("yellow").crystal("A3", "fire").spell("yellow", "240")
    arrive(t, "yellow")
    assert (t.has("yellow"), t.owns(0)) == ("000", "001")
    assert GAME.view(t.table, 3).supplies[0] == [0, 0, 1]
    for state in (False, True):
        u = arriving().crystal("A3", "fire").full("red", state)
        arrive(u)
        assert u.owns(0) == "001"


@rule("MA-101", "MA-104")
def test_the_sixth_crystal_makes_a_spell_full() -> None:
    t = arriving().crystal("A3", "water").spell("red", "222", "212")
    arrive(t)
    assert t.table.full == 1
    assert not t.is_secured("red")


@rule("MA-082", "MA-084", "MA-087", "MA-088")
def test_an_apprentice_may_take_what_it_needs() -> None:
    t = arriving().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "101")
    arrive(t)
    assert t.words == ["rob blue", "leave"]
    assert t.refuses(0, "stop") == "MA-087"
    assert t.refuses(0, "rob green") == t.refuses(0, "rob red") == "MA-084"  # elsewhere, and itself
    t.says(0, "rob blue")
    assert (t.has("red"), t.has("blue"), t.owns(0)) == ("200", "001", "000")
    u = arriving().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "101")
    arrive(u)
    u.says(0, "leave")
    assert u.has("blue") == "101"


@rule("MA-085", "MA-R41")
def test_one_crystal_from_each_and_needs_are_looked_at_anew() -> None:
    t = arriving().at("blue", "A3").at("green", "A3").spell("red", "114").spell("blue", "222", "120")
    t.spell("green", "222", "100")
    arrive(t)
    assert t.words == ["rob green", "rob blue", "leave"]
    t.says(0, "rob blue")
    assert t.words == ["pick air", "pick water"]
    assert t.refuses(0, "pick fire") == "MA-084"
    assert t.refuses(0, "stop") == "MA-R84"
    t.says(0, "pick air")
    assert (t.table.asked, t.has("red")) == (1, "100")  # green has nothing left that red needs


@rule("MA-085", "MA-084")
def test_nobody_is_robbed_twice_and_nothing_is_taken_that_does_not_fit() -> None:
    t = arriving().at("blue", "A3").at("green", "A3").at("black", "A3").spell("red", "222").spell("blue", "222", "120")
    t.spell("green", "222", "100").spell("black", "222")
    arrive(t)
    assert t.refuses(0, "rob black") == "MA-084"
    t.says(0, "rob blue", "pick water")
    assert t.refuses(0, "rob blue") == "MA-085"
    assert t.words == ["rob green", "leave"]


@rule("MA-086", "MA-103", "MA-E39", "MA-104")
def test_a_secured_spell_cannot_be_robbed_but_a_full_one_can() -> None:
    t = arriving().at("blue", "A3").at("green", "A3").full("blue", secured=True).full("green").spell("red", "222")
    arrive(t)
    assert t.words == ["rob green", "leave"]
    assert t.refuses(0, "rob blue") == "MA-086"
    t.says(0, "rob green", "pick air")
    assert (t.has("green"), t.table.full) == ("122", 1 << 4)


@rule("MA-089", "MA-079", "MA-E08", "MA-R42", "MA-R48", "MA-097", "MA-099")
def test_beside_the_examiner_there_is_only_the_exam() -> None:
    t = arriving("green").at("examiner", "A3").at("yellow", "A3").spell("yellow", "222", "222")
    t.spell("green", "222", "122").supply(0, "100").full("blue").mission(0, "blue", "green")
    arrive(t, "green")
    assert t.words == ["lose air", "lose water", "lose fire", "give air"]
    t.says(0, "give air")
    assert (t.has("green"), t.is_secured("green"), t.is_secured("yellow")) == ("222", False, False)
    assert (t.table.asked, t.table.question()) == (1, "name")
    assert t.heard("robbed") == []


@rule("MA-R39", "MA-R36", "MA-078", "MA-091")
def test_the_crystal_of_the_field_counts_in_the_meeting() -> None:
    t = arriving().at("examiner", "A3").crystal("A3", "air").spell("red", "222", "122")
    arrive(t)
    assert t.is_secured("red")
    u = scene().at("examiner", "C3").at("blue", "C4").crystal("C4", "fire").spell("blue", "222").hand(0, *["red"] * 3)
    u.says(0, "name examiner", "go e", "play red", "play red")
    assert (u.owns(0), u.has("blue"), u.table.question()) == ("001", "000", "lose_or_receive")


@rule("MA-081", "MA-R40", "MA-R29", "MA-102")
def test_on_the_desk_the_end_comes_before_taking() -> None:
    t = scene().at("red", "E4").at("blue", "E5").at("examiner", "A3").spell("red", "222", "122").full("black")
    t.spell("blue", "222", "200").mission(0, "red", "black").hand(0, "red")
    t.says(0, "name red", "play red", "go e", "stop", "rob blue")
    assert t.table.full & 1
    assert (t.table.asked, t.table.question()) == (1, "name")  # filled too late for this arrival
    assert not t.is_secured("red")


@rule("MA-083", "MA-R67", "MA-130", "MA-E49", "MA-R52", "MA-132", "MA-116")
def test_the_book_can_be_secured_before_the_symbol_which_then_lapses() -> None:
    t = arriving("red", "red crystal").crystal("A3", "air").full("red").supply(0, "220").book(0, "320").supply(1, "100")
    arrive(t, "red", "red crystal")
    assert t.words == ["secure", "wait"]
    t.says(0, "secure")
    assert t.heard("used") == []
    assert (t.table.asked, t.owns(0), t.table.safe) == (1, "320", 1)
    u = arriving("red", "red crystal").crystal("A3", "air").full("red").supply(0, "220").book(0, "320").supply(1, "100")
    arrive(u, "red", "red crystal")
    u.says(0, "wait")
    assert u.table.question() == "trade"
