"""What is in the way of a word that answers a question which is not put now."""

from __future__ import annotations

import pytest

from tests.games.magia.meetings import QUESTIONS, arriving, before_naming, empty, examined, symbols, told
from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.actions import ANNOUNCE, NAME, SECURE
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table.elsewhere.asking import IN_AN_EXAM
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance

# Naming, the book, the end, the hand


@rule("MA-R79", "MA-R58", "MA-016")
def test_a_figure_that_is_named_stays_named() -> None:
    t = scene().at("red", "A2")
    t.says(0, "name red")
    assert t.refuses(0, "name blue") == "MA-R79"
    assert t.in_the_way(0, "name blue") == ("named_already", {"figure": "red"})
    assert told(before_naming(), "name red", 1) == ("MA-R58", "book_before_naming")


@rule("MA-R58", "MA-R09")
def test_before_a_later_part_nobody_is_promised_a_figure_to_name() -> None:
    """Securing the book then may leave nothing that can move."""
    t = symbols(scene().supply(0, "311"), "red double", left=1)
    t.says(0, "wait")
    while t.table.part == 1:
        t.says(0, t.words[0])
    assert (t.table.question(), t.table.part) == ("secure", 2)
    assert told(t, "name red") == ("MA-R58", "book_first")


@rule("MA-R58", "MA-013", "MA-016", "MA-135")
def test_where_the_book_is_asked_about_alone_a_move_is_told_so() -> None:
    """Before naming, after the move, and when the parts are over."""
    for word in ("play red", "go e", "jump desk", "summon red"):
        assert told(before_naming(), word, 1) == ("MA-R58", "book_first")
    t = symbols(scene().supply(0, "311"), "red", left=1)
    assert t.table.question() == "secure"
    assert (told(t, "play red"), told(t, "discard red")) == (("MA-013", "has_moved"), ("MA-135", "hand_checked_later"))
    t.says(0, "wait")
    assert t.table.question() == "secure"
    for word in ("play red", "summon red", "name red", "discard red", "use star"):
        assert told(t, word) == ("MA-016", "parts_over")


@rule("MA-105", "MA-093", "MA-081", "MA-108", "MA-R61")
def test_an_end_needs_an_event() -> None:
    t = scene()
    assert (told(t, "announce"), told(t, "continue")) == (("MA-105", "no_end_event"), ("MA-108", "end_not_asked"))
    u = scene(announce_mode="auto")
    assert told(u, "announce") == ("MA-R61", "ends_by_itself")
    assert told(u, "continue") == ("MA-R61", "goes_on_by_itself")
    v = examined(scene().spell("red", "222", "110"))
    assert told(v, "announce") == told(v, "continue") == ("MA-093", "end_checked")


@rule("MA-081", "MA-105")
def test_on_the_desk_the_end_is_settled_before_anything_is_taken() -> None:
    t = scene().at("blue", "E5").at("red", "E4").spell("red", "240", "100").spell("blue", "222", "111")
    t.at("examiner", "G4").hand(0, "red", "blue").says(0, "name red")
    t.table.diary.clear()
    t.hand(0, "red", "blue").says(0, "play red", "go e", "stop")
    assert (t.table.question(), t.field("red")) == ("rob", "E5")
    assert told(t, "announce") == ("MA-081", "end_checked_on_desk")
    assert told(arriving(meeting()), "announce") == ("MA-105", "no_end_event")


def meeting() -> MagiaScene:
    """Blue waits on A3 with a crystal for red."""
    return scene().at("blue", "A3").spell("red", "240", "100").spell("blue", "222", "111").at("examiner", "G4")


@rule("MA-108")
def test_first_everyone_is_asked_whether_the_game_ends() -> None:
    t = examined(scene().full("red").full("black").full("green").mission(0, "red", "purple").mission(1, "red", "black"))
    assert t.table.question() == "announce"
    for word in ("play red", "name red", "lose air", "stop", "steal 1"):
        assert told(t, word) == ("MA-108", "end_first")
    assert t.nearest(0, "stop") == "continue"


@rule("MA-129", "MA-105", "MA-093", "MA-R79")
def test_securing_ending_and_naming_are_refused_by_their_own_rules_whatever_is_asked() -> None:
    """Games at random, until all questions have been put but that of the end and the rare one after the parts."""
    lots = FastChance(7)
    left = set(QUESTIONS) - {"announce", "name", "secure", "discard"}
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


# Moving


@rule("MA-013", "MA-033")
def test_a_move_has_its_time() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red star", "red", "red").at("examiner", "G4")
    for word in ("play red", "go e", "jump desk"):
        assert told(t, word) == ("MA-013", "name_first")
    t.says(0, "name red")
    assert told(t, "go e") == ("MA-033", "card_first")
    t.says(0, "play red star")
    for word in ("play red", "jump desk", "stop"):
        assert (t.refuses(0, word), t.in_the_way(0, word)) == ("MA-033", ("step_first", {"card": 1}))
    u = scene().at("black", "B3").hand(0, "red")
    u.says(0, "name black")
    assert (u.refuses(0, "play red"), u.in_the_way(0, "play red")) == ("MA-013", ("draw_first", {"figure": "black"}))


@rule("MA-033", "MA-052")
def test_a_direction_is_told_when_no_card_can_be_played_for_it() -> None:
    """None leads on from where red stands, or none is left."""
    t = red_at("bay_red", "blue", "blue")
    assert t.in_the_way(0, "go e") == ("no_card_leads_on", {"figure": "red", "jumps": "yes"})
    u = red_at("A2", "red", "black")
    u.says(0, "play red", "go w")
    assert (u.words, t.refuses(0, "go e"), u.refuses(0, "go e")) == (["stop"], "MA-033", "MA-033")
    assert u.in_the_way(0, "go e") == ("no_card_leads_on", {"figure": "red", "jumps": "no"})
    v = red_at("A2", "red", "red")
    v.says(0, "play red", "go w", "play red", "go nw")
    assert ("jump desk" in v.words, told(v, "go e")) == (True, ("MA-033", "no_card_left"))


def red_at(field: str, *cards: str) -> MagiaScene:
    """Red is named where it stands, and these are the cards to move it with."""
    t = scene().at("red", field).at("examiner", "G4")
    t.says(0, "name red")
    t.table.diary.clear()
    return t.hand(0, *cards)


@rule("MA-020", "MA-060", "MA-065", "MA-013", "MA-070")
def test_a_summons_before_he_is_named_is_told_what_it_lacks() -> None:
    t = scene().hand(0, "red", "red")
    assert t.refuses(0, "summon red") == "MA-020"
    assert t.in_the_way(0, "summon red") == ("too_few_for_examiner", {"held": 2})
    t.hand(0, "red", "red star", "blue")
    assert t.refuses(0, "summon red") == "MA-060"
    assert t.in_the_way(0, "summon red") == ("too_few_to_summon", {"colour": "red", "held": 2})
    t.hand(0, "red", "red star", "red")
    assert told(t, "summon red") == ("MA-013", "name_him_first")
    assert t.nearest(0, "summon red") == "name examiner"
    t.at("red", "A2").says(0, "name red")
    assert told(t, "summon red") == ("MA-065", "only_examiner_summoned")
    t.says(0, "play red")
    assert t.in_the_way(0, "summon blue") == ("only_examiner_summoned", {"figure": "red"})


@rule("MA-028", "MA-014", "MA-030", "MA-013")
def test_a_theft_is_told_whose_hand_it_is_and_which_field_it_takes() -> None:
    t = scene().at("red", "A2").hand(0, "red double", "red", "red")
    assert (told(t, "steal 0"), told(t, "steal 5")) == (("MA-028", "own_hand"), ("MA-028", "no_such_master"))
    assert told(t, "steal 1") == ("MA-028", "black_field_first")
    t.crystal("A3", "none").says(0, "name red")
    assert t.in_the_way(0, "steal 1") == ("other_field", {"figure": "red", "field": "A2", "kind": "white"})
    t.says(0, "play red double", "go e", "stop")
    assert (t.table.part, told(t, "steal 1")) == (2, ("MA-014", "later_part"))
    u = scene().hand(0, "red", "red", "red")
    u.says(0, "name examiner")
    assert told(u, "steal 1") == ("MA-030", "he_brings_none")
    v = scene().at("black", "B3").hand(0, "red")
    v.says(0, "name black", "steal 1")
    assert told(v, "steal 1") == ("MA-013", "drawing_over")


@rule("MA-060", "MA-059", "MA-069", "MA-117", "MA-118")
def test_the_examiner_has_his_own_order() -> None:
    t = scene().hand(0, "red", "blue", "green", "black").at("examiner", "E4").at("red", "C6").at("green", "C7")
    assert t.table.section().cards_paid() == 0  # before he is named nothing is paid for
    t.says(0, "name examiner")
    assert told(t, "play red") == ("MA-060", "way_first")
    t.says(0, "go w", "play red")
    assert (t.refuses(0, "jump red"), t.in_the_way(0, "go e")) == ("MA-059", ("pay_first", {"paid": 1}))
    u = scene().hand(0, "red", "blue", "green").at("examiner", "E5").at("red", "C5").at("green", "C6")
    u.says(0, "name examiner", "go nw", "play red", "play blue")
    assert told(u, "go e") == told(u, "summon red") == ("MA-069", "examiner_has_moved")
    v = symbols(empty(scene()), "red star", left=1)
    assert told(v, "play green") == told(v, "summon red") == ("MA-117", "star_is_free")
    v.at("examiner", "A1").says(0, "go nw")
    assert told(v, "go e") == ("MA-118", "examiner_has_moved")


# Meetings


@rule("MA-094", "MA-095", "MA-097", "MA-096", "MA-084", "MA-121", "MA-113", "MA-135")
@pytest.mark.parametrize(("word", "broken", "obstacle"), [
    ("examine red", "MA-094", "no_exam"), ("lose air", "MA-095", "no_exam"), ("give air", "MA-097", "no_exam"),
    ("row a", "MA-096", "nothing_to_lay_back"), ("place 1", "MA-096", "nothing_to_lay_back"),
    ("rob red", "MA-084", "nobody_met"), ("pick air", "MA-084", "nothing_to_pick"),
    ("use star", "MA-113", "no_symbol_played"), ("claim 1", "MA-121", "no_crystal_symbol"),
    ("present 1", "MA-121", "no_crystal_symbol"), ("claim 0", "MA-121", "trades_alone"),
    ("present 5", "MA-121", "no_such_master"), ("discard red", "MA-135", "hand_checked_later"),
])
def test_a_word_is_told_what_there_is_not_just_now(word: str, broken: str, obstacle: str) -> None:
    assert told(scene(), word) == (broken, obstacle)


@rule("MA-094", "MA-095", "MA-096", "MA-089", "MA-R84")
def test_an_exam_asks_one_thing_after_the_other() -> None:
    t = scene().at("examiner", "C3").hand(0, *["red"] * 3).supply(0, "111").crystal("C4", "none")
    for figure in ("blue", "green"):
        t.at(figure, "C4").spell(figure, "222", "100")
    t.crystal("E2", "none").crystal("E3", "none").says(0, "name examiner", "go e", "play red", "play red")
    assert told(t, "lose air") == ("MA-094", "who_first")
    assert told(t, "pick air") == ("MA-094", "apprentice_first")
    t.says(0, "examine green")
    assert told(t, "examine blue") == ("MA-094", "one_at_a_time")
    assert told(t, "pick air") == ("MA-094", "lost_or_given")
    assert (t.nearest(0, "pick air"), t.nearest(0, "pick fire")) == ("lose air", "give fire")
    assert told(t, "rob blue") == ("MA-089", "examiner_watches")
    t.says(0, "lose air")
    for word in ("lose air", "give fire", "examine blue", "pick air"):
        assert told(t, word) == ("MA-095", "lay_back_first")
    assert told(t, "place 1") == ("MA-096", "row_first")
    t.says(0, "row e")
    assert told(t, "row a") == ("MA-R84", "row_chosen")


@rule("MA-084", "MA-087", "MA-R84")
def test_taking_asks_from_whom_and_then_what() -> None:
    t = arriving(meeting())
    assert told(t, "pick air") == ("MA-087", "victim_first")
    t.says(0, "rob blue")
    assert told(t, "rob blue") == ("MA-R84", "victim_chosen")


# Symbols


@rule("MA-013", "MA-113", "MA-114", "MA-059")
def test_a_symbol_is_told_of_its_time_or_that_it_was_not_played() -> None:
    t = scene().at("red", "A2").hand(0, "red", "red star").at("examiner", "G4").crystal("A3", "none")
    t.says(0, "name red")
    assert told(t, "use star") == ("MA-113", "no_symbol_played")
    t.says(0, "play red star")
    for _ in ("before its step", "after it"):
        assert told(t, "use star") == ("MA-013", "symbols_later")
        assert t.refuses(0, "use double") == "MA-113"
        assert t.in_the_way(0, "use double") == ("symbol_not_played", {"symbol": "double"})
        if t.table.question() == "direction":
            t.says(0, "go e")
    assert told(examined(scene().spell("red", "222", "110")), "use star") == ("MA-113", "no_symbol_played")
    u = scene().hand(0, "red star", "red", "red")
    u.says(0, "name examiner")
    assert told(u, "use star") == ("MA-059", "he_has_no_symbols")


@rule("MA-114", "MA-016", "MA-120")
def test_a_symbol_that_was_chosen_is_the_only_one_until_the_part_is_over() -> None:
    """The star takes the examiner to blue; while blue is examined the symbol is still being carried out."""
    t = empty(scene()).at("blue", "G5").spell("blue", "222", "111").crystal("G5", "none").at("red", "A2")
    t.at("examiner", "G4").crystal("A3", "none").says(0, "name red")
    t.table.diary.clear()
    t.hand(0, "red star", *["green"] * 6, "blue", "blue").says(0, "play red star", "go e", "stop", "go e")
    assert t.table.question() == "lose_or_receive"
    assert told(t, "use star") == ("MA-114", "symbol_chosen")
    t.says(0, "lose air")
    while t.table.question() in ("row", "place"):
        t.says(0, t.words[0])
    assert t.table.question() == "discard"
    assert t.refuses(0, "use star") == "MA-016"
    assert t.in_the_way(0, "use star") == ("parts_over", {"question": "discard"})


@rule("MA-013", "MA-114", "MA-116", "MA-121", "MA-122", "MA-R84")
def test_a_trade_is_told_of_its_symbol_and_of_its_order() -> None:
    t = symbols(empty(scene()).supply(1, "110").supply(2, "100"), "red crystal", left=1)
    for word in ("pick air", "give air", "lose air"):
        assert told(t, word) == ("MA-122", "partner_first")
    t.says(0, "claim 1")
    for word in ("give air", "lose air"):  # the colour is right, but it is picked
        assert told(t, word) == ("MA-122", "partner_chosen")
        assert t.nearest(0, word) == "pick air"
    assert (told(t, "claim 2"), told(t, "examine red")) == (("MA-R84", "partner_chosen"), ("MA-094", "no_exam"))
    u = symbols(empty(scene()).supply(1, "110"), "red crystal", "red star", left=1)
    assert (told(u, "claim 1"), u.nearest(0, "claim 1")) == (("MA-114", "symbol_first"), "use crystal")
    u.says(0, "use star")
    assert told(u, "claim 1") == ("MA-121", "no_crystal_symbol")
    v = scene().at("red", "A2").hand(0, "red crystal", "red")
    v.says(0, "name red", "play red crystal")
    assert told(v, "present 1") == ("MA-013", "symbols_later")
    assert told(scene().secured(0), "use star") == ("MA-116", "secured_without_symbols")
    assert told(scene().secured(0), "claim 1") == ("MA-116", "secured_without_symbols")
