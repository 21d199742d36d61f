"""Securing the book at any decision of the own turn."""

from __future__ import annotations

from tests.games.magia.meetings import QUESTIONS
from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.actions import SECURE
from zaubertisch.games.magia.components import BOOKS
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint


def matched(*cards: str, seats: int = 3, **options: str) -> MagiaScene:
    """Seat 0 is about to move red from A2 and has exactly what its book asks for."""
    t = scene(seats, **options).at("red", "A2").at("examiner", "G4").crystal("A3", "none").crystal("A4", "none")
    for seat in range(1, seats):
        t.supply(seat, "000")
    t.hand(0, *cards).draws("purple", "purple")
    return t.supply(0, "320").book(0, "320")


def test_whoever_looks_ahead_may_secure_without_a_second_look() -> None:
    table = matched("red", "red").table
    world, known = table.clone(), table.clone()
    world.apply(SECURE)
    known.apply_known(SECURE)
    assert fingerprint(known) == fingerprint(world) != fingerprint(table)
    world.apply(world.options()[0])
    known.apply_known(known.options()[0])
    assert fingerprint(known) == fingerprint(world)


@rule("MA-130", "MA-R58")
def test_a_book_is_secured_when_a_figure_is_named_and_between_the_steps_of_a_move() -> None:
    t = matched("red", "red")
    assert t.words[-1] == "secure"
    t.says(0, "name red")
    assert (t.table.question(), t.words[-1]) == ("step", "secure"), "after drawing"
    t.says(0, "play red")
    assert (t.table.question(), t.words[-1]) == ("direction", "secure")
    t.says(0, "go e")
    t.says(0, "secure")
    assert (t.table.asked, t.table.question(), t.table.safe) == (0, "step", 1), "the same question is asked again"
    assert t.heard("secured", 1) == [{"seat": 0, "book": "3-2-0"}]
    assert "secure" not in t.words
    assert t.refuses(0, "secure") == "MA-133"
    t.says(0, "stop")
    assert t.table.asked == 1


@rule("MA-129", "MA-130")
def test_only_the_right_crystals_and_only_the_own_turn_allow_it() -> None:
    t = matched("red").supply(0, "311")
    assert "secure" not in t.words
    assert t.refuses(0, "secure") == "MA-129"
    u = matched("red").full("red").full("black").mission(1, "red", "black").at("examiner", "A3").supply(1, "320")
    u.book(1, "320").book(0, "230")
    u.says(0, "name red", "play red", "go e", "stop", "continue")
    assert (u.table.asked, u.table.question()) == (1, "announce")
    assert u.words == ["announce", "continue"]
    assert u.refuses(1, "secure") == "MA-130"


@rule("MA-048", "MA-130", "MA-047")
def test_nobody_secures_where_the_move_could_then_only_end_with_a_crystal() -> None:
    t = matched("red", "red").spell("red", "330")
    for label in ("A1", "A3", "A4", "B1", "B2", "B3", "B4"):
        t.crystal(label, "fire")
    t.says(0, "name red")
    t.hand(0, "red", "red")
    t.says(0, "play red", "go e")
    assert t.words == ["play red plain", "stop"]
    assert t.refuses(0, "secure") == "MA-130"
    t.says(0, "stop")
    assert t.owns(0) == "321", "a crystal that had to be taken has broken the five"


@rule("MA-070", "MA-130")
def test_while_the_examiner_is_paid_his_line_must_still_be_allowed() -> None:
    t = matched("red", "green", "blue", "blue").at("examiner", "E4").crystal("B1", "fire")
    for figure in ("red", "black", "yellow", "green", "blue", "purple"):
        t.at(figure, "I5")
    t.says(0, "name examiner")
    assert "secure" in t.words
    t.says(0, "go nw")
    assert t.refuses(0, "secure") == "MA-130"
    u = matched("red", "green", "blue", "blue").at("examiner", "E4").crystal("B1", "none")
    for figure in ("red", "black", "yellow", "green", "blue", "purple"):
        u.at(figure, "I5")
    u.says(0, "name examiner", "go nw", "play red", "secure", "play green", "play blue")
    assert (u.table.safe, u.field("examiner"), u.owns(0)) == (1, "B1", "320")
    v = matched("blue", "blue", "blue", "red").at("blue", "C3").crystal("C3", "none")
    v.says(0, "name examiner", "summon blue", "play blue", "secure")
    assert (v.table.safe, v.table.question()) == (1, "pay")


@rule("MA-130", "MA-132")
def test_an_open_symbol_lapses_when_the_book_is_secured_at_its_question() -> None:
    t = matched("red star", "red crystal").supply(1, "100")
    t.says(0, "name red", "play red star", "go e", "play red crystal", "go e", "stop", "wait")
    assert t.words == ["use star", "use crystal", "secure"]
    for way in (["secure"], ["use star", "secure"], ["use crystal", "secure"]):
        u = matched("red star", "red crystal").supply(1, "100")
        u.says(0, "name red", "play red star", "go e", "play red crystal", "go e", "stop", "wait", *way)
        assert (u.table.safe, u.table.asked, u.field("examiner"), u.owns(1)) == (1, 1, "G4", "100")


@rule("MA-130", "MA-132")
def test_a_star_step_that_was_taken_is_finished_and_one_that_only_jumped_is_not() -> None:
    t = matched("red star").at("examiner", "E4").crystal("E5", "none")
    t.says(0, "name red", "play red star", "go e", "stop", "wait", "go e")
    assert (t.table.question(), t.field("examiner")) == ("jump_on", "E5")
    t.says(0, "secure", "stay")
    assert (t.table.safe, t.table.asked) == (1, 1)
    u = matched("red star").at("examiner", "bay_green")
    u.says(0, "name red", "play red star", "go e", "stop", "wait", "jump desk", "secure")
    assert (u.table.safe, u.table.asked, u.field("examiner")) == (1, 1, "E5")


@rule("MA-130", "MA-131")
def test_after_a_gift_the_book_can_be_secured_before_the_next_exam() -> None:
    t = matched("red", "green", "blue", "purple").supply(0, "321").at("examiner", "E4").crystal("B1", "none")
    for figure in ("black", "yellow", "purple"):
        t.at(figure, "I5")
    for figure in ("red", "green", "blue"):
        t.at(figure, "B1").spell(figure, "222", "000")
    t.says(0, "name examiner", "go nw", "play red", "play green", "play blue", "examine red", "give fire")
    assert t.owns(0) == "320"
    assert t.words == ["examine green", "examine blue", "secure"]
    t.says(0, "examine green")
    assert t.words == ["give air", "give water", "spare", "secure"]
    t.says(0, "secure")
    assert (t.table.safe, t.owns(0), t.table.asked) == (1, "320", 1), "nothing can be given or lost any more"


@rule("MA-130", "MA-015")
def test_a_later_part_ends_if_a_secured_master_can_name_nobody() -> None:
    t = matched("red double").spell("red", "330")
    for label in ("A1", "A2", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "B6"):
        t.crystal(label, "fire")
    for figure in ("black", "yellow", "green", "blue", "purple"):
        t.at(figure, "A3").spell(figure, "330")
    t.says(0, "name red")
    t.hand(0, "red double", "green")
    t.says(0, "play red double", "go e", "stop", "wait", "wait")
    assert (t.table.question(), t.table.part) == ("name", 2)
    t.says(0, "secure")
    assert (t.table.asked, len(t.heard("named"))) == (1, 1)


@rule("MA-130", "MA-135")
def test_a_book_is_secured_before_a_card_is_stolen_or_discarded() -> None:
    t = matched("blue").at("black", "B3")
    t.says(0, "name black")
    assert t.words == ["steal 1", "steal 2", "secure"]
    t.says(0, "secure")
    assert t.table.question() == "steal"
    u = matched("red")
    u.says(0, "name red")
    u.table.diary.clear()
    u.hand(0, "red", *["green"] * 6, "blue", "blue").says(0, "play red", "go e", "stop", "wait", "wait")
    assert u.words == ["discard green plain", "discard blue plain", "secure"]
    u.says(0, "secure")
    assert (u.table.question(), u.table.safe) == ("discard", 1)


MOVES = ("step", "direction", "examiner", "pay")


def able(table: Magia) -> Magia:
    """A copy in which whoever is asked has exactly the crystals of an unsecured book."""
    twin = table.clone()
    seat = twin.asked
    twin.books[seat] = BOOKS.index((3, 2, 0))
    twin.supplies[3 * seat : 3 * seat + 3] = [3, 2, 0]
    twin.safe &= ~(1 << seat)
    return twin


@rule("MA-130", "MA-R58")
def test_at_every_question_of_the_own_turn_securing_is_one_of_the_answers() -> None:
    """Games at random: wherever the supply matched, the book could be secured; only a move begun may forbid it."""
    lots = FastChance(7)
    left = set(QUESTIONS) - {"announce", "discard"}  # rarely met at random; they have scenes of their own
    for seed in range(60):
        table = GAME.new(3, seed, {"symbol_distribution": "lively"})
        assert isinstance(table, Magia)
        while left and not table.over:
            question = table.question()
            if question in left and SECURE in able(table).options():
                left.remove(question)
            elif question in left:
                assert (question in MOVES, able(table).why_not(SECURE)) == (True, "MA-130"), question
            table.apply(lots.pick(table.options()))
    assert left == set()


@rule("MA-130", "MA-108")
def test_securing_comes_before_the_early_end_in_the_own_turn_and_never_in_anothers() -> None:
    t = matched("red").full("red").full("black").mission(1, "red", "black").at("examiner", "A3")
    t.says(0, "name red", "play red", "go e", "stop")
    assert t.words == ["continue", "secure"]
    t.says(0, "secure")
    assert (t.table.asked, t.words, t.table.safe) == (0, ["continue"], 1)
    t.says(0, "continue")
    assert (t.table.question(), t.table.asked) == ("announce", 1)
    assert SECURE not in able(t.table).options()


@rule("MA-130")
def test_where_securing_leads_a_screen_is_not_told() -> None:
    t = matched("red", "red")
    t.says(0, "name red")
    view = GAME.view(t.table, 0)
    assert len(view.leads) == len(t.words)
    assert view.leads[-1] == []
