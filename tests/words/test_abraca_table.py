"""Simsala… Bumm? told in lines."""

from __future__ import annotations

from pathlib import Path

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch.cli.table.watching import Story
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.abraca import lines, said, seen, side_of, story

WORDS = Words("en", "abraca", ["Ana", "Ben", "Cora", "Dan"], strict=True)
GERMAN = Words("de", "abraca", strict=True)
GOLDEN = Path(__file__).parents[1] / "golden/abraca"


def test_one_hears_the_rows_of_others_and_the_size_of_ones_own() -> None:
    t = scene(4).row(0, 1, 2, 3, 4, 5).row(1, 5, 6, 6, 7, 8)
    said = lines(GAME.view(t.table, 0), WORDS)
    assert said[0] == "Round 1. It is your turn."
    assert said[1:3] == ["You (Ana)", "  6 lives; 0 points; 5 stones unseen."]
    assert said[3:5] == ["Ben, to your left", "  6 lives; 0 points; row 5, 6, 6, 7, 8."]
    assert "1, 2, 3, 4, 5" not in " ".join(said)


def test_one_hears_ones_own_mystic_stones_and_how_many_others_have() -> None:
    t = scene(4).mystic(0, 7).mystic(1, 8, 8)
    said = lines(GAME.view(t.table, 0), WORDS)
    assert "  Of the mystic stones you have: 7 Fireball." in said
    assert said[said.index("Ben, to your left") + 1].endswith("; 2 mystic stones.")
    assert not any("Fireball" in line and "ystic" in line for line in lines(GAME.view(t.table, 1), WORDS))


def test_the_truth_names_the_mystic_stones_of_the_table_and_nobody_else_does() -> None:
    t = scene(4).mystic_table(2, 3, 5, 6)
    told = "  Mystic stones: 2 Dark Wanderer, 3 Sweet Dream, 5 Lightning Tempest, 6 Blizzard."
    assert GAME.view(t.table, TRUTH).mystic_faces == [2, 3, 5, 6]
    assert told in lines(GAME.view(t.table, TRUTH), WORDS)
    for viewer in (0, 1, WATCHER, PUBLIC):
        assert GAME.view(t.table, viewer).mystic_faces == []


def test_the_truth_of_a_replay_names_every_mystic_stone_at_every_move() -> None:
    record = read_record((GOLDEN / "event-offended.json").read_text(encoding="utf-8"))
    story = Story(GAME, record)
    for table in story.tables:
        assert isinstance(table, Abraca)
        face_down = [("", table.mystic_table.cards())]
        taken = [(WORDS.seat(seat), table.mystics.cards(seat)) for seat in range(table.seats)]
        told = mystic_lines(GAME.view(table, TRUTH))
        assert told == [said(WORDS, stones) for _, stones in [*taken, *face_down] if stones]
        assert mystic_lines(GAME.view(table, WATCHER)) == mystic_lines(GAME.view(table, PUBLIC)) == []


def mystic_lines(view: AbracaView) -> list[str]:
    """The mystic stones that are named, seat by seat, those of the table last."""
    named = [line.strip().removesuffix(".").partition(": ") for line in lines(view, WORDS)]
    return [stones for what, _, stones in named if what in ("Mystic stone", "Mystic stones")]


def test_somebody_shown_public_things_only_hears_no_row() -> None:
    t = scene(2).row(1, 5, 6, 6, 7, 8)
    said = lines(GAME.view(t.table, WATCHER), WORDS)
    assert "row 5, 6, 6, 7, 8" in said[said.index("Ben") + 1]
    assert not any("row" in line for line in lines(GAME.view(t.table, PUBLIC), WORDS))


def test_after_a_success_one_hears_what_it_was() -> None:
    t = scene(4).row(0, 5, 6, 7, 8, 8)
    t.says(0, "call 5")
    said = lines(GAME.view(t.table, 1), WORDS)
    assert said[:2] == ["Round 1. It is Ana’s turn.", "Last success: 5 Lightning Tempest."]
    assert "  This round: 5 stones dealt; cast: 5." in said


def test_a_diary_tells_what_was_cast_and_missed_between_draws() -> None:
    diary = [Era(5).with_cast(5).with_failure(6)]
    diary.append(diary[0].next(1).with_cast(5))
    assert story(diary, WORDS) == "5 stones dealt; cast: 5; called in vain: 6; 1 stone drawn; cast: 5"


def test_numbers_cast_and_the_number_drawn_after_them_do_not_run_together() -> None:
    first = Era(5).with_cast(4).with_cast(7)
    assert story([first, first.next(2)], GERMAN) == "5 Steine bekommen; gezaubert: 4, 7; 2 Steine gezogen"
    assert story([first, first.next(2)], WORDS) == "5 stones dealt; cast: 4, 7; 2 stones drawn"


@rule("AB-R26")
def test_neighbours_are_the_next_seats_with_lives() -> None:
    view = GAME.view(scene(4, round_end="last_wizard").lives(6, 0, 6, 6).table, 0)
    assert [side_of(view, seat) for seat in range(1, 4)] == ["", "left", "right"]
    view.lives = [6, 0, 0, 6]
    assert side_of(view, 3) == "both"
    view.viewer = WATCHER
    assert side_of(view, 3) == ""


@rule("AB-001")
def test_whoever_lost_the_last_life_of_a_usual_game_still_sits_next_to_one() -> None:
    view = GAME.view(scene(3).lives(6, 0, 6).table, 0)
    assert [side_of(view, seat) for seat in (1, 2)] == ["left", "right"]


def test_one_sees_stones_on_the_board_in_rows_and_among_ones_own_mystic_stones() -> None:
    t = scene(4)
    view = GAME.view(t.table, 0)
    for spell in range(1, 9):
        hidden = t.table.rows.cards(0).count(spell) + t.table.supply.count(spell) + t.table.mystic_table.count(spell)
        assert seen(view, spell) == spell - hidden


def test_an_empty_row_is_called_so() -> None:
    view = GAME.view(scene(2).table, 0)
    view.row_sizes[1] = 0
    view.rows[1] = []
    assert any("empty row" in line for line in lines(view, WORDS))


def test_the_end_tells_the_points_of_the_last_round() -> None:
    view = GAME.view(scene(2).table, 0)
    assert not any(line.startswith("Points of the last round") for line in lines(view, WORDS))
    view.asked = NOBODY
    view.round_points = [3, 0]
    said = lines(view, WORDS)
    assert said[0] == "The game is over."
    assert said[-1] == "  Points of the last round: Ana (3), Ben (0)."


def test_a_single_round_ends_without_points() -> None:
    t = scene(2, scoring="single_round").row(0, 6)
    assert lines(GAME.view(t.table, 0), WORDS)[2] == "  6 lives; 1 stone unseen."
    t.says(0, "call 6")
    assert not any(line.startswith("Points of the last round") for line in lines(GAME.view(t.table, 0), WORDS))
