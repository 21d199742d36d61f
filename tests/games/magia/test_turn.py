"""The frame of a turn, naming and drawing."""

from __future__ import annotations

from tests.games.magia.scene import scene
from tests.support.rules import rule
from zaubertisch.games.magia.components import FIGURES

APPRENTICES = [f"name {figure}" for figure in FIGURES[:6]]


@rule("MA-018", "MA-019", "MA-015", "MA-R06", "MA-R07", "MA-R78")
def test_any_apprentice_may_be_named_even_with_an_empty_hand() -> None:
    t = scene().hand(0)
    assert t.words == APPRENTICES
    assert t.refuses(0, "stop") == "MA-015"


@rule("MA-020", "MA-059")
def test_the_examiner_cannot_be_named_with_two_cards() -> None:
    t = scene().hand(0, "red", "blue")
    assert t.refuses(0, "name examiner") == "MA-020"
    assert "name examiner" in scene().hand(0, "red", "blue", "green").words


@rule("MA-024", "MA-023", "MA-E01", "MA-R10")
def test_a_white_field_brings_two_cards_from_the_pile() -> None:
    t = scene().hand(0, "red").draws("green star", "blue")
    t.says(0, "name red")
    assert t.cards(0) == ["red", "green star", "blue"]
    assert len(t.table.pile) == 45
    assert t.heard("drew", 0) == [{"seat": 0, "card": [13, 16]}]
    assert t.heard("drew_unseen", 1) == [{"seat": 0, "count": 2}]
    assert t.heard("drew", 1) == []


@rule("MA-025", "MA-139", "MA-R13", "MA-R70", "MA-R57", "MA-E37", "MA-144")
def test_the_last_card_of_the_pile_is_drawn_and_the_turn_played_to_its_end() -> None:
    t = scene().hand(0, "red double", "blue").pile(1).at("red", "C3").crystal("C4", "none").crystal("B4", "none")
    t.says(0, "name red")
    assert (len(t.table.pile), t.table.hands.size(0)) == (0, 3)
    t.says(0, "play red double", "go e", "stop")
    assert (t.table.part, t.table.question()) == (2, "name")
    t.says(0, "name red", "play blue", "go w", "stop")
    assert t.table.over
    assert t.table.outcome().reason == "pile"
    assert [event["bonus"] for event in t.heard("scored")] == [0, 0, 0, 0]


@rule("MA-026", "MA-R16", "MA-R72", "MA-009")
def test_a_grey_field_brings_the_top_two_discards_openly() -> None:
    t = scene().hand(0).at("red", "C4").discards("blue", "green star", "yellow")
    t.says(0, "name red")
    assert t.cards(0) == ["yellow", "green star"]
    assert t.table.discards == [16]
    assert t.heard("took_discards", 3) == [{"seat": 0, "card": [8, 13]}]


@rule("MA-027", "MA-R12", "MA-E34")
def test_a_grey_field_gives_only_what_the_discard_pile_has() -> None:
    t = scene().hand(0).at("red", "C4").discards("blue")
    t.says(0, "name red")
    assert t.cards(0) == ["blue"]
    assert len(t.table.pile) == 60 - 12 - 1


@rule("MA-028", "MA-R15", "MA-E02")
def test_a_black_field_takes_a_random_card_unseen_by_others() -> None:
    t = scene().hand(0).hand(1, "red", "red star", "blue", "green")
    t.says(0, "name black")
    assert t.words == ["steal 1", "steal 2", "steal 3"]
    assert t.refuses(0, "steal 0") == "MA-028"
    assert t.refuses(0, "steal 5") == "MA-028"
    t.chance(2)
    t.says(0, "steal 1")
    assert (t.cards(0), t.cards(1)) == (["green"], ["red", "red star", "blue"])
    assert t.heard("stole", 0) == t.heard("stole", 1) == [{"seat": 0, "victim_seat": 1, "card": 12}]
    assert t.heard("stole", 2) == []
    assert t.heard("stole_unseen", 2) == [{"seat": 0, "victim_seat": 1}]


@rule("MA-029", "MA-R14")
def test_nobody_steals_from_an_empty_hand() -> None:
    t = scene().hand(1)
    t.says(0, "name black")
    assert t.words == ["steal 2", "steal 3"]
    assert t.refuses(0, "steal 1") == "MA-029"


@rule("MA-030", "MA-014")
def test_the_examiner_brings_no_cards() -> None:
    t = scene().hand(0, "red", "blue", "green")
    t.says(0, "name examiner")
    assert t.table.hands.size(0) == 3
    assert t.table.question() == "examiner"


@rule("MA-031", "MA-R11", "MA-E35")
def test_whoever_is_stuck_and_draws_nothing_takes_two_cards() -> None:
    t = scene().hand(0).hand(1).hand(2).hand(3)
    for colour, label in zip(FIGURES, ("A1", "A4", "B3", "B6", "C2", "C5"), strict=False):
        t.at(colour, label)
    t.draws("red", "red").says(0, "name red")
    assert t.heard("relief", 2) == [{"seat": 0}]
    assert t.table.question() == "step"
    u = scene(relief_draw="false").hand(0).at("red", "C4")
    u.says(0, "name red")
    assert u.table.asked == 1
    assert u.heard("stuck") == [{"seat": 0, "figure": "red"}]


@rule("MA-049", "MA-R08", "MA-R79", "MA-E36")
def test_a_named_apprentice_that_cannot_move_ends_the_part() -> None:
    t = scene().hand(0, "red").at("blue", "A3").at("green", "E7")
    t.says(0, "name blue")
    assert t.heard("relief") == []
    assert t.heard("stuck", 1) == [{"seat": 0, "figure": "blue"}]
    assert (t.table.asked, t.cards(0), t.field("blue")) == (1, ["red"], "A3")


@rule("MA-R17", "MA-053", "MA-R25")
def test_the_draw_goes_by_the_field_of_naming_even_if_the_apprentice_jumps() -> None:
    t = scene().hand(0, "red").at("red", "bay_black").at("black", "A2")
    t.says(0, "name red")
    assert t.table.question() == "steal"


@rule("MA-032", "MA-135", "MA-136", "MA-R71", "MA-R72", "MA-E51", "MA-016")
def test_too_many_cards_are_put_down_at_the_end_of_the_turn() -> None:
    t = scene().hand(0, *["red"] * 4, *["blue"] * 3).draws("green", "yellow star").at("red", "C3").crystal("C4", "none")
    t.says(0, "name red")
    assert t.table.hands.size(0) == 9
    t.says(0, "play red", "go e", "stop")
    assert t.table.question() == "discard"
    assert t.refuses(0, "discard purple plain") == "MA-135"
    t.says(0, "discard yellow star")
    assert (t.table.asked, t.table.discards[-1], t.table.hands.size(0)) == (1, 9, 7)


@rule("MA-001", "MA-137", "MA-013")
def test_the_next_seat_follows_and_the_last_is_followed_by_seat_0() -> None:
    t = scene(3, 2).hand(2, "red").at("blue", "A3")
    t.says(2, "name blue")
    assert (t.table.asked, t.table.turn) == (0, 2)


@rule("MA-140", "MA-R80", "MA-E54", "MA-R60", "MA-134")
def test_twenty_idle_turns_end_the_game() -> None:
    t = scene(2).secured(0, "320").secured(1, "230").hand(0, *["red"] * 3).hand(1, *["red"] * 3)
    t.at("red", "D4").crystal("D4", "none").crystal("D3", "none").at("examiner", "I1")
    for turn in range(20):
        assert not t.table.over
        t.says(turn % 2, "name red", "play red plain", "go e" if turn % 2 else "go w", "stop")
    assert t.table.over
    assert t.table.outcome().reason == "stall"
    assert t.heard("time_up", 0) == [{"end": "stall"}]


@rule("MA-140", "MA-R80")
def test_a_game_ends_after_its_last_turn_at_the_latest() -> None:
    t = scene(2, max_turns="100", stall_limit="0").hand(0, "red").at("blue", "A3")
    t.table.turn = 100
    t.says(0, "name blue")
    assert t.table.over
    assert t.table.outcome().reason == "limit"
