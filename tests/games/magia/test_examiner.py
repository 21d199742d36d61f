"""The examiner's lines, summonses and star steps."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import MagiaScene, field_of, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.moving.lines import line_end, may_run
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.magia import lines


def examining(label: str, *cards: str, **options: str) -> MagiaScene:
    """Seat 0 holds these cards; the examiner stands there and is about to be named."""
    return scene(**options).hand(0, *(cards or ("red", "blue", "green"))).at("examiner", label)


PAY = ("play red", "play blue", "play green")


@rule("MA-020", "MA-059", "MA-060", "MA-061", "MA-064", "MA-E20", "MA-080", "MA-R30")
def test_a_line_stops_at_the_first_apprentice() -> None:
    t = examining("E5").at("purple", "B2").crystal("D4", "fire").crystal("C3", "air").crystal("B2", "none")
    t.spell("purple", "222")
    t.says(0, "name examiner", "go nw")
    assert t.table.question() == "pay"
    assert t.refuses(0, "play yellow") == "MA-059"
    assert t.refuses(0, "stop") == "MA-059"
    t.says(0, "play red", "play blue")  # the last card at hand pays by itself
    assert (t.field("examiner"), t.lies("D4"), t.lies("C3")) == ("B2", "fire", "air")
    assert t.table.hands.size(0) == 0
    assert (t.table.asked, [event["symbol"] for event in t.heard("paid")]) == (1, ["plain"] * 3)


@rule("MA-061", "MA-071", "MA-076", "MA-E21", "MA-R34", "MA-064")
def test_a_line_ends_before_the_wall_and_brings_its_crystal() -> None:
    t = examining("E4").crystal("B1", "water").crystal("D3", "air").crystal("C2", "fire")
    t.says(0, "name examiner", "go nw", *PAY[:2])
    assert (t.field("examiner"), t.owns(0), t.lies("B1")) == ("B1", "010", "none")
    assert (t.lies("D3"), t.lies("C2")) == ("air", "fire")


@rule("MA-063", "MA-069", "MA-R31", "MA-E22", "MA-067")
def test_a_line_through_the_middle_ends_in_the_bay_and_may_jump_on() -> None:
    t = examining("E5").at("red", "C5").at("green", "C6").spell("black", "222", "100")
    t.says(0, "name examiner", "go nw", *PAY[:2])
    assert t.field("examiner") == "bay_red"
    assert t.table.question() == "jump_on"
    assert t.words == ["jump black", "jump yellow", "jump green", "jump blue", "jump purple", "stay"]
    assert t.refuses(0, "jump desk") == "MA-067"
    assert t.refuses(0, "jump red") == "MA-069"
    assert t.refuses(0, "stop") == "MA-069"
    t.says(0, "jump black")
    assert t.heard("laid_back")[0]["figure"] == "black"


@rule("MA-063")
def test_a_line_runs_across_the_desk() -> None:
    t = examining("C3").at("green", "C6")
    t.says(0, "name examiner", "go se", *PAY[:2], "stay")
    assert t.field("examiner") == "bay_green"


@rule("MA-062", "MA-E24", "MA-R32")
def test_a_line_needs_a_field() -> None:
    t = examining("A3")
    t.says(0, "name examiner")
    assert t.words == ["go e", "go se", "go sw", "go w"]
    assert t.refuses(0, "go nw") == t.refuses(0, "go ne") == "MA-062"
    assert t.refuses(0, "jump desk") == "MA-068"
    assert t.refuses(0, "stop") == "MA-015"


@rule("MA-062", "MA-R35")
def test_apprentices_beside_him_stop_him_and_those_with_him_do_not() -> None:
    t = examining("E3").at("red", "E3").at("blue", "E4").spell("blue", "222")
    t.says(0, "name examiner", "go e", *PAY[:2])
    assert t.field("examiner") == "E4"


@rule("MA-065", "MA-059", "MA-E25", "MA-090", "MA-094")
def test_a_summons_examines_all_on_the_field_and_ignores_symbols() -> None:
    t = examining("A3", "black star", "black", "black double").at("black", "bay_yellow").at("green", "bay_yellow")
    t.at("yellow", "E2").spell("black", "222", "100").spell("green", "222", "010")
    t.says(0, "name examiner", "summon black")
    assert t.refuses(0, "play red") == "MA-059"
    t.says(0, "play black star", "play black")
    assert t.field("examiner") == "bay_yellow"
    assert t.words == ["examine black", "examine green"]
    assert t.refuses(0, "examine red") == "MA-094"
    t.says(0, "examine green")
    assert t.heard("used") == []


@rule("MA-060")
def test_three_cards_of_a_colour_may_pay_for_a_line_and_others_not_for_a_summons() -> None:
    t = examining("A3", "black", "black", "black", "red", "red").at("black", "C3")
    t.says(0, "name examiner")
    assert t.refuses(0, "summon red") == "MA-060"
    assert "summon black" in t.words
    t.says(0, "summon black")
    assert t.refuses(0, "play red") == "MA-060"
    u = examining("A3", "black", "black", "black")
    u.says(0, "name examiner", "go e", "play black", "play black")
    assert u.field("examiner") == "A5"


@rule("MA-066", "MA-R33", "MA-E26")
def test_he_cannot_be_summoned_to_where_he_is() -> None:
    t = examining("C3", "black", "black", "black").at("black", "C3")
    t.says(0, "name examiner")
    assert t.refuses(0, "summon black") == "MA-066"
    assert "go e" in t.words


@rule("MA-068", "MA-R30")
def test_from_a_portal_he_may_first_jump_to_a_free_one() -> None:
    t = examining("E5", "red", "red", "red").at("green", "C6").at("red", "C3")
    t.says(0, "name examiner")
    lines = [f"go {way}" for way in ("nw", "ne", "e", "se", "sw", "w")]
    assert t.words == ["summon red", *lines, "jump red", "jump green"]
    assert t.refuses(0, "jump black") == "MA-068"
    t.says(0, "jump green")
    assert t.table.question() == "pay"  # one line leads out of the bay, and everybody sees it
    u = examining("bay_red", "red", "red", "red").at("red", "C3")
    u.says(0, "name examiner", "jump desk")
    assert u.words == lines
    assert u.refuses(0, "summon red") == "MA-R30"
    assert u.refuses(0, "jump red") == "MA-068"


@rule("MA-067")
def test_after_a_jump_his_line_begins_at_the_other_portal() -> None:
    t = examining("bay_red").at("red", "C3").at("green", "C6").at("yellow", "E5")
    t.says(0, "name examiner", "jump green", *PAY[:2])
    assert t.field("examiner") == "E5"


@rule("MA-067", "MA-069")
def test_a_line_back_to_his_own_portal_must_be_left_by_a_jump() -> None:
    t = examining("bay_red").at("red", "C6").at("green", "C7")
    t.says(0, "name examiner", "jump green", *PAY[:2])
    assert t.field("examiner") == "bay_red"
    assert "stay" not in t.words
    assert t.refuses(0, "stay") == "MA-067"


@rule("MA-067", "MA-068")
def test_a_jump_is_offered_only_where_a_line_can_follow() -> None:
    t = examining("E5").at("blue", "E5").at("red", "C6").at("green", "C7")
    t.says(0, "name examiner")
    assert t.refuses(0, "jump green") == "MA-068"  # its only line would end where he is
    assert t.refuses(0, "jump red") == "MA-068"


@rule("MA-070", "MA-047", "MA-132")
def test_a_secured_master_may_not_end_him_on_a_crystal() -> None:
    t = examining("E4", "red", "red", "red").secured(0).crystal("B1", "water").at("red", "B4").crystal("B4", "fire")
    t.says(0, "name examiner")
    assert t.refuses(0, "go nw") == "MA-070"
    assert t.refuses(0, "summon red") == "MA-070"
    t.crystal("B4", "none")
    assert "summon red" in t.words


@rule("MA-067")
def test_a_line_to_the_field_he_began_on_is_refused_without_a_secured_book_too() -> None:
    t = examining("bay_red").at("blue", "D2")
    t.says(0, "name examiner", "jump desk")
    assert t.refuses(0, "go nw") == "MA-067"
    assert t.words == ["go ne", "go e", "go se", "go sw", "go w"]


@rule("MA-067", "MA-070")
def test_a_secured_master_too_is_told_that_he_must_end_elsewhere() -> None:
    t = examining("bay_red").at("blue", "bay_red").at("red", "C6").secured(0)
    t.says(0, "name examiner", "jump desk")
    assert t.refuses(0, "go nw") == "MA-067"  # blue is where he began, and no crystal lies in a bay


@rule("MA-117", "MA-119", "MA-E28", "MA-R50", "MA-113", "MA-043")
def test_a_star_moves_him_one_field_and_brings_its_crystal() -> None:
    t = scene().at("examiner", "D5").crystal("C5", "fire").at("red", "A2").crystal("A3", "none").hand(0, "red star")
    t.says(0, "name red", "play red star", "go e", "stop")
    assert t.table.question() == "star"
    assert t.refuses(0, "stop") == "MA-115"
    assert t.refuses(0, "jump red") == "MA-118"
    t.says(0, "go ne")
    assert (t.field("examiner"), t.owns(0)) == ("C5", "001")
    assert [event["figure"] for event in t.heard("stepped")] == ["red", "examiner"]


@rule("MA-120", "MA-092", "MA-E27", "MA-R49", "MA-093")
def test_a_star_that_meets_an_apprentice_is_an_exam() -> None:
    t = scene().at("examiner", "D5").at("red", "D4").full("red").full("black").mission(2, "red", "black")
    t.at("blue", "A2").crystal("A3", "none").hand(0, "blue star").crystal("D4", "none")
    t.says(0, "name blue", "play blue star", "go e", "stop", "go w")
    assert t.is_secured("red")
    t.says(0, "continue")
    t.says(1, "continue")
    t.says(2, "announce")
    assert t.table.outcome().reason == "exam"


@rule("MA-118", "MA-R30", "MA-043")
def test_a_star_step_may_begin_and_end_with_a_jump() -> None:
    t = scene().at("examiner", "E5").at("red", "A2").crystal("A3", "none").hand(0, "red star").crystal("A1", "air")
    t.says(0, "name red", "play red star", "go e", "stop", "jump red")  # one direction leads out of the bay
    assert (t.field("examiner"), t.owns(0)) == ("A1", "100")
    v = scene().at("examiner", "bay_red").at("red", "A2").crystal("A3", "none").hand(0, "red star")
    v.says(0, "name red", "play red star", "go e", "stop")
    assert v.words == ["go se", "jump desk"]
    v.says(0, "jump desk")
    assert v.refuses(0, "jump red") == "MA-118"
    assert v.words == ["go nw", "go ne", "go e", "go se", "go sw", "go w"]
    u = scene().at("examiner", "A1").at("red", "C2").crystal("C3", "none").hand(0, "red star")
    u.says(0, "name red")
    u.says(0, "steal 1", "play red star", "go e", "stop", "go nw")
    assert u.words == ["jump black", "jump yellow", "jump green", "jump blue", "jump purple", "jump desk", "stay"]
    assert u.refuses(0, "go nw") == u.refuses(0, "jump red") == "MA-118"
    u.says(0, "stay")
    assert u.field("examiner") == "bay_red"


@rule("MA-117", "MA-059")
@pytest.mark.parametrize(("lang", "star", "named"), [
    ("en", "A star moves the examiner one field.",
     "The examiner was named in the red bay, and jumped before his line."),
    ("de", "Ein Stern bewegt den Prüfer um ein Feld.",
     "Der Prüfer wurde im roten Erker genannt und ist vor seiner Linie gesprungen."),
])
def test_the_table_in_lines_says_why_he_moves(lang: str, star: str, named: str) -> None:
    t = scene().at("examiner", "D5").at("red", "A2").crystal("A3", "none").hand(0, "red star")
    t.says(0, "name red", "play red star", "go e", "stop")
    told = lines(GAME.view(t.table, 1), Words(lang, "magia"))
    assert star in told
    assert not any(word in line for line in told for word in ("was named", "genannt"))
    u = examining("bay_red").at("red", "C6")
    u.says(0, "name examiner", "jump desk")
    assert named in lines(GAME.view(u.table, 1), Words(lang, "magia"))


@rule("MA-043", "MA-117")
def test_a_star_step_stays_on_the_board() -> None:
    t = scene().at("examiner", "A3").at("red", "C2").crystal("C3", "none").hand(0, "red star")
    t.says(0, "name red", "steal 1", "play red star", "go e", "stop")
    assert t.refuses(0, "go nw") == "MA-043"


@rule("MA-020", "MA-070", "MA-068", "MA-065")
def test_a_secured_master_may_name_him_if_a_jump_or_a_summons_is_left() -> None:
    t = scene().secured(0, "320").hand(0, "red", "blue", "green").at("examiner", "B3")
    for label in ("A2", "A3", "B1", "B6", "I1", "F6", "H1", "G6", "E6"):
        t.crystal(label, "fire")
    assert ("name examiner" in t.words) == any(
        may_run(t.table, 0, field_of("B3"), field_of("B3"), way) for way in range(6)
    )
    for label in lines_from("B3"):
        t.crystal(label, "fire")
    assert t.refuses(0, "name examiner") == "MA-020"
    t.hand(0, "blue", "blue", "blue")
    assert "name examiner" in t.words  # he can be summoned to blue in its bay
    t.says(0, "name examiner")
    assert t.words == ["summon blue"]
    u = scene().secured(0, "320").hand(0, "red", "blue", "green").at("examiner", "bay_red").at("red", "C3")
    u.at("black", "A2").crystal("C3", "fire")
    assert "name examiner" in u.words
    u.says(0, "name examiner")
    assert u.refuses(0, "go se") == "MA-070"
    assert "jump desk" in u.words


def lines_from(label: str) -> list[str]:
    """Where his lines end on a board without apprentices in the room."""
    table = scene().at("examiner", label).table
    ends = [LABELS[line_end(table, field_of(label), way)] for way in range(6)]
    return [end for end in ends if not end.startswith("bay") and end != label]
