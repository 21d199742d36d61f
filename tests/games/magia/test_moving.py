"""Moving an apprentice, by colour and by direction, and through portals."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.kernel.chance import FastChance


def walking(figure: str, label: str, *cards: str, **options: str) -> MagiaScene:
    """Seat 0 has named the figure and holds exactly these cards; no crystal is in the way of stopping."""
    t = scene(**options).hand(0, figure).at(figure, label)
    t.says(0, f"name {figure}")
    if t.table.question() == "steal":
        t.says(0, "steal 1")
    t.table.diary.clear()
    return t.hand(0, *cards)


@rule("MA-E04", "MA-034", "MA-035", "MA-036")
def test_two_green_cards_lead_red_to_the_green_wall_and_green_anywhere() -> None:
    assert walking("red", "D7", "green", "green").stops(0) == {"E7", "E8", "F6", "F7", "F8"}
    assert walking("green", "D7", "green", "green").stops(0) == {
        "B5", "B6", "C5", "C6", "C7", "D5", "D6", "D8", "E6", "E7", "E8", "E9", "F6", "F7", "F8",
    }


@rule("MA-E04", "MA-R03", "MA-R04")
def test_the_other_readings_of_direction() -> None:
    assert walking("red", "D7", "green", "green", direction_reading="U").stops(0) == {"E8", "F8"}
    straight = walking("red", "D7", "green", "green", straight_same_colour="true")
    assert straight.stops(0) == {"E7", "E8", "F6", "F8"}
    straight.says(0, "play green plain", "go se", "play green plain")
    assert straight.field("red") == "F8"  # the only direction left was taken


@rule("MA-R04")
def test_a_straight_line_may_bend_if_it_can_be_read_by_colour() -> None:
    t = walking("green", "D7", "green", "green", "green", straight_same_colour="true")
    t.says(0, "play green plain", "go se", "play green plain")
    assert "go sw" in t.words
    t.says(0, "go sw")
    assert t.table.ways == 1


@rule("MA-E05", "MA-038", "MA-035")
def test_a_green_and_a_yellow_card_go_by_direction_in_either_order() -> None:
    t = walking("red", "D7", "green", "yellow")
    assert t.stops(0) == {"E7", "E8", "D8", "E9", "F7", "F8"}
    t.says(0, "play yellow plain")
    assert t.words == ["go e", "go se"]
    assert t.refuses(0, "go w") == "MA-035"
    assert t.refuses(0, "stop") == "MA-033"
    assert walking("red", "D7", "green", "yellow", direction_reading="U").stops(0) == {"E8", "D8", "E9"}


@rule("MA-E15", "MA-037", "MA-R22", "MA-R23")
def test_colour_and_direction_cannot_be_mixed() -> None:
    t = walking("red", "C4", "red", "blue")
    t.says(0, "play red plain", "go e")
    assert t.refuses(0, "play blue plain") == "MA-037"
    u = walking("red", "C4", "red", "blue")
    u.says(0, "play red plain", "go nw")
    assert u.field("red") == "B3"
    assert "play blue plain" in u.words
    u.says(0, "play blue plain")
    assert u.words == ["go sw", "go w"]


@rule("MA-037")
def test_after_a_foreign_card_the_own_colour_leads_to_its_wall_only() -> None:
    t = walking("red", "E6", "red", "blue")
    t.says(0, "play blue plain", "go w", "play red plain")
    assert t.refuses(0, "go se") == "MA-037"
    assert t.words == ["go nw", "go ne"]


@rule("MA-E03", "MA-033", "MA-038")
def test_three_cards_are_three_fields() -> None:
    t = walking("blue", "E5", "blue", "blue", "blue")
    assert t.refuses(0, "play red plain") == "MA-033"
    t.says(0, "play blue plain", "go e", "play blue plain", "go e", "play blue plain", "go e")
    assert t.field("blue") == "E8"
    assert t.table.hands.size(0) == 0


@rule("MA-E06", "MA-040", "MA-R19")
def test_at_most_seven_cards_are_played_in_a_part() -> None:
    cards = ["red"] * 6 + ["red star"] * 2 + ["red double"]
    t = walking("red", "E1", *cards)
    for step in range(7):
        t.says(0, "play red plain" if step < 6 else "play red star", "go e")
    assert t.field("red") == "E8"
    assert t.heard("stepped")[-1]["field"] == "E8"
    assert t.table.question() == "star"
    u = walking("red", "E1", *cards, cards_per_part="none")
    for step in range(7):
        u.says(0, "play red plain" if step < 6 else "play red star", "go e")
    assert u.words == ["play red star", "play red double", "stop"]


@rule("MA-040")
def test_an_eighth_card_is_refused_where_going_on_is_possible() -> None:
    cards = ["red"] * 6 + ["red star"] * 2
    t = walking("red", "E3", *cards)
    t.says(0, "play red", "go w", "play red", "go w", "play red", "go w")
    t.says(0, "play red", "play red", "go w", "play red", "play red star", "go w")  # one way leads out of the bay
    assert t.field("red") == "bay_purple"
    assert t.refuses(0, "play red star") == "MA-040"
    assert t.words[-1] == "stop"


@rule("MA-E07", "MA-043", "MA-050", "MA-073")
def test_andreas_move_from_the_bay() -> None:
    t = scene().hand(0).spell("red", "132", "012").crystal("A2", "water").draws("black", "yellow")
    t.says(0, "name red")
    assert t.refuses(0, "play black plain") == "MA-043"
    t.says(0, "play yellow plain", "play black plain")  # every step had one direction only
    assert t.field("red") == "A2"
    assert t.has("red") == "022"
    assert [event["field"] for event in t.heard("stepped", 2)] == ["A1", "A2"]


@rule("MA-E07", "MA-R03")
def test_andreas_cards_under_the_other_reading() -> None:
    t = scene(direction_reading="U").hand(0, "green").draws("black", "yellow")
    t.says(0, "name red")
    assert t.refuses(0, "play yellow plain") == "MA-043"
    u = walking("red", "C3", "yellow", "black", direction_reading="U")
    u.says(0, "play yellow plain", "play black plain")
    assert [event["field"] for event in u.heard("stepped")] == ["C4", "B4"]


@rule("MA-039", "MA-041", "MA-042", "MA-R18", "MA-R20", "MA-048", "MA-R21", "MA-R09")
def test_a_move_needs_a_card_and_must_not_end_where_it_began() -> None:
    t = walking("red", "C4", "red", "red", "red")
    assert t.refuses(0, "stop") == "MA-039"
    t.says(0, "play red plain", "go e", "play red plain", "go w")
    assert t.field("red") == "C4"
    assert t.refuses(0, "stop") == "MA-041"
    assert t.words == ["play red plain"]
    u = walking("red", "C4", "red", "red")
    u.says(0, "play red plain", "go e", "play red plain")
    assert u.refuses(0, "go w") == "MA-048"


@rule("MA-041", "MA-048")
def test_after_the_last_card_a_way_back_to_the_start_leaves_no_choice() -> None:
    t = walking("blue", "C3", "red", "green")
    t.says(0, "play red", "go nw", "play green")  # south-east is where it began, and no card is left to go on with
    assert t.heard("stepped")[-1]["field"] == "C2"
    u = walking("blue", "C3", "red", "green", "green star")
    u.says(0, "play red", "go nw", "play green")
    assert u.words == ["go se", "go sw"]


@rule("MA-040", "MA-041")
def test_after_the_seventh_card_everybody_sees_that_none_follows() -> None:
    t = walking("blue", "C3", *["red"] * 3, "yellow", *["green"] * 3, "purple", "purple")
    t.says(0, "play red", "go nw", "play yellow", "go e", "play green", "go sw", "play red", "go nw")
    t.says(0, "play green", "go sw", "play red", "go ne", "play green")
    assert (t.heard("stepped")[-1]["field"], t.table.hands.size(0)) == ("C2", 2)


@rule("MA-048")
def test_a_card_that_could_only_lead_back_is_refused() -> None:
    t = walking("red", "C4", "blue", "yellow", direction_reading="U")
    t.says(0, "play yellow plain")
    assert t.field("red") == "C5"
    assert "play blue plain" in t.words
    u = walking("red", "C4", "yellow", "purple", direction_reading="U")
    u.says(0, "play yellow plain")
    assert u.refuses(0, "play purple plain") == "MA-048"


@rule("MA-043")
def test_nobody_walks_through_a_wall() -> None:
    t = walking("red", "A3", "red", "red")
    t.says(0, "play red plain")
    assert t.refuses(0, "go nw") == "MA-043"


@rule("MA-044", "MA-R24", "MA-E17", "MA-072", "MA-045")
def test_nothing_happens_on_the_way() -> None:
    t = scene().at("blue", "E4").at("black", "E6").at("examiner", "E7").crystal("E6", "fire").crystal("E8", "air")
    t.spell("blue", "312", "200").hand(0, *["blue"] * 4).spell("black", "222", "111").mission(0, "blue", "black")
    t.says(0, "name blue")
    t.table.diary.clear()
    t.hand(0, *["blue"] * 4)
    for _ in range(4):
        t.says(0, "play blue plain", "go e")
    assert (t.field("blue"), t.has("blue"), t.has("black"), t.lies("E6")) == ("E8", "300", "111", "fire")
    assert t.heard("robbed") == t.heard("laid_back") == []


@rule("MA-046", "MA-R72")
def test_cards_reach_the_discard_pile_when_they_are_played() -> None:
    t = walking("red", "C4", "red star", "red")
    t.says(0, "play red star")
    assert t.table.discards[-1] == 1
    t.says(0, "go e", "play red plain")
    assert t.table.discards[-2:] == [1, 0]


@rule("MA-047", "MA-E19", "MA-074", "MA-132")
def test_a_secured_master_cannot_stop_for_a_crystal_of_his_own() -> None:
    t = scene().secured(0).at("green", "D4").spell("green", "240").crystal("D5", "fire").crystal("D6", "water")
    t.hand(0, "green", "green", "green")
    t.says(0, "name green", "steal 1")
    t.table.diary.clear()
    t.hand(0, "green", "green", "green")
    t.says(0, "play green plain", "go e")
    assert t.refuses(0, "stop") == "MA-047"
    t.says(0, "play green plain", "go e")
    assert "stop" in t.words
    t.says(0, "stop")
    assert (t.has("green"), t.owns(0)) == ("010", "320")


@rule("MA-048", "MA-047", "MA-R21")
def test_a_secured_master_is_offered_only_steps_that_lead_to_a_legal_stop() -> None:
    t = scene().secured(0).at("green", "D4").spell("green", "240").hand(0, "green", "green")
    for label in ["C3", "C4", "D3", "D5", "E4", "B2", "B3", "B4", "C5", "D2", "D6", "E3", "E6", "F3", "F4", "F5", "I5"]:
        t.crystal(label, "fire")
    t.crystal("C2", "air")
    t.says(0, "name green", "steal 1")
    t.table.diary.clear()
    t.hand(0, "green", "green")
    assert t.stops(0) == {"C2", "E5", "bay_green"}
    t.says(0, "play green plain")
    assert t.refuses(0, "go ne") == "MA-048"
    assert t.words == ["go nw", "go e", "go se", "go sw", "go w"]


@rule("MA-052", "MA-054", "MA-056", "MA-R26", "MA-E47")
def test_a_jump_before_the_first_card() -> None:
    t = scene().at("green", "I2").hand(0, "red").draws("blue", "blue")
    t.says(0, "name red")
    assert t.refuses(0, "jump red") == "MA-052"
    assert t.refuses(0, "jump black") == "MA-055"
    t.says(0, "jump green")
    assert t.refuses(0, "stop") == "MA-039"
    assert t.refuses(0, "jump red") == "MA-054"
    t.says(0, "play red plain", "stop")
    assert t.field("red") == "I5"


@rule("MA-048", "MA-052")
def test_a_jump_after_which_nothing_could_be_played_is_refused() -> None:
    t = walking("red", "bay_red", "yellow")
    t.at("green", "I2")
    assert t.refuses(0, "jump green") == "MA-048"
    assert t.refuses(0, "jump desk") == "MA-055"


@rule("MA-055", "MA-R27", "MA-E48", "MA-079")
def test_a_jump_to_an_occupied_portal_ends_the_move_with_the_meeting() -> None:
    t = scene().at("blue", "A4").at("yellow", "I1").spell("yellow", "222", "100").hand(0, "yellow", "yellow")
    t.says(0, "name yellow")
    t.says(0, "steal 1", "play yellow plain", "go sw", "jump desk")
    assert t.field("yellow") == "E5"
    assert t.heard("laid_back")[0]["crystal"] == "air"  # its only crystal, to the only bare field
    assert (t.table.asked, t.table.hands.size(0)) == (1, 2)


@rule("MA-R27", "MA-055")
def test_occupied_portals_may_be_crossed_if_the_table_wants_it() -> None:
    t = walking("red", "bay_red", "red", "red", occupied_portal_stops="false")
    t.says(0, "jump black")
    assert t.table.question() == "step"
    t.says(0, "play red plain")
    assert t.field("red") == "A5"


@rule("MA-057", "MA-R28")
def test_a_jump_may_not_end_the_move_where_it_began() -> None:
    t = walking("red", "bay_red", "red", "red", "red")
    t.at("green", "bay_red").at("black", "A2")
    t.says(0, "play red", "play red", "go nw")
    assert t.field("red") == "bay_red"
    assert t.refuses(0, "stop") == "MA-041"
    t.says(0, "jump black", "stop")
    assert t.field("red") == "bay_black"
    u = walking("red", "bay_red", "red", "red", "red")
    u.at("green", "bay_red").at("black", "A5")
    u.says(0, "jump black", "play red", "play red", "go ne")
    assert u.field("red") == "bay_black"
    assert u.refuses(0, "jump red") == "MA-057"


@rule("MA-057", "MA-041")
def test_stopping_where_it_began_is_refused_after_a_jump_too() -> None:
    t = walking("red", "bay_red", "red", "red", "red")
    t.at("black", "A5")
    t.says(0, "jump black", "play red", "play red", "go ne", "jump red")
    assert t.field("red") == "bay_red"
    assert t.refuses(0, "stop") == "MA-057"


@rule("MA-R18")
def test_a_jump_alone_may_be_a_move_if_the_table_wants_it() -> None:
    t = walking("red", "bay_red", "purple", portal_only_move="true")
    t.at("black", "A2")
    t.says(0, "jump black", "stop")
    assert t.field("red") == "bay_black"
    u = walking("red", "bay_red", "purple", portal_only_move="true")
    u.says(0, "jump black")
    assert (u.field("red"), u.table.question()) != ("bay_red", "step")


@rule("MA-050")
def test_words_of_other_questions_are_refused() -> None:
    t = walking("red", "C4", "red")
    assert t.refuses(0, "name red") == "MA-R79"
    assert t.refuses(0, "jump desk") == "MA-052"


@rule("MA-048")
@pytest.mark.parametrize("reading", ["S", "U"])
def test_every_move_that_is_begun_can_be_finished(reading: str) -> None:
    """Whatever secured masters play, there is always something to say."""
    lots = FastChance(7)
    for _ in range(20):
        t = scene(2, 0, direction_reading=reading).secured(0, "320").secured(1, "014")
        for _ in range(60):
            if not t.table.over:
                t.table.apply(lots.pick(t.table.options()))
                t.table.check()
