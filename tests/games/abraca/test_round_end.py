"""How a round ends, and what happens between two rounds."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.rules import rule


def ends(t: AbracaScene) -> list[dict[str, object]]:
    return t.told(0, "round_ends")


@rule("AB-050")
def test_an_empty_row_ends_the_round_at_once() -> None:
    t = scene().row(0, 8)
    t.says(0, "call 8")
    assert ends(t) == [{"seat": 0, "end": "emptied"}]
    assert t.table.round == 2


@rule("AB-051")
def test_the_last_life_taken_by_a_spell_ends_the_round_at_once() -> None:
    t = scene().row(0, 6, 8, 8, 8, 8).lives(6, 1, 6, 6)
    t.says(0, "call 6")
    assert ends(t) == [{"seat": 0, "end": "knocked_out"}]


@rule("AB-051", "AB-R10")
def test_the_own_last_life_lost_by_a_failed_call_is_own_fault() -> None:
    t = scene().row(0, 8, 8, 8, 6, 5).lives(1, 6, 6, 6)
    t.says(0, "call 7")
    assert ends(t) == [{"seat": 0, "end": "own_fault"}]


@rule("AB-051", "AB-R10")
def test_the_own_last_life_lost_by_an_offence_is_own_fault() -> None:
    t = scene(lower_call="offence").row(0, 8, 8, 8, 6, 5).lives(1, 6, 6, 6)
    t.says(0, "call 6", "call 5")
    assert ends(t) == [{"seat": 0, "end": "own_fault"}]


@rule("AB-052", "AB-R06")
def test_an_empty_row_counts_before_a_knock_out() -> None:
    t = scene().row(0, 6).lives(6, 1, 6, 6)
    t.says(0, "call 6")
    assert ends(t) == [{"seat": 0, "end": "emptied"}]
    assert t.table.round_points == [3, 0, 0, 0]


@rule("AB-053", "AB-R21")
@pytest.mark.parametrize(("row", "word"), [((6, 8, 8, 8, 7), "call 6"), ((8, 8, 8, 7, 5), "call 6")])
def test_nobody_draws_when_a_round_ends(row: tuple[int, ...], word: str) -> None:
    t = scene(scoring="single_round").row(0, *row).lives(1, 1, 6, 6)
    supply = len(t.table.supply)
    t.says(0, word)
    assert t.table.over
    assert len(t.table.supply) == supply
    assert t.told(1, "drew") == []


@rule("AB-R07")
def test_the_spell_of_the_last_stone_still_works() -> None:
    t = scene(scoring="single_round").row(0, 3).lives(2, 6, 6, 6).die(2)
    t.says(0, "call 3")
    assert t.table.lives[0] == 4
    assert t.told(0, "rolled") == [{"seat": 0, "die": 2}]


@rule("AB-R12")
def test_all_losses_of_a_spell_come_before_the_end_is_checked() -> None:
    t = scene(scoring="single_round").row(0, 5, 8, 8, 8, 8).lives(6, 1, 6, 1)
    t.says(0, "call 5")
    assert t.table.lives == [6, 0, 6, 0]


@rule("AB-R18")
def test_after_a_round_everything_is_shown_to_all() -> None:
    t = scene(scoring="single_round").row(0, 8).row(1, 2, 3, 4).mystic(2, 5).hush()
    t.says(0, "call 8")
    g = t.table
    for viewer in t.viewers:
        shown = t.told(viewer, "revealed")
        assert shown[1] == {"seat": 1, "row": [2, 3, 4], "mystic": []}
        assert shown[2] == {"seat": 2, "row": g.rows.cards(2), "mystic": [5]}
        assert t.told(viewer, "revealed_rest") == [{"mystic": g.mystic_table.cards(), "supply": g.supply.cards()}]


@rule("AB-R18")
def test_a_table_may_keep_the_stones_secret_after_a_round() -> None:
    t = scene(reveal_after_round="false").row(0, 8)
    t.says(0, "call 8")
    assert not any(kind.startswith("revealed") for viewer in t.viewers for kind in t.heard(viewer))


@rule("AB-060", "AB-012", "AB-017", "AB-018")
def test_the_next_round_is_dealt_anew_and_points_are_kept() -> None:
    t = scene().row(0, 8).mystic(1, 2).lives(2, 3, 4, 5)
    t.says(0, "call 8")
    g = t.table
    assert (g.round, g.end_key(), g.lives, g.points) == (2, "running", [6, 6, 6, 6], [3, 0, 0, 0])
    assert (len(g.board), len(g.mystic_table), len(g.supply)) == (0, 4, 12)
    assert [g.mystics.size(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [[(era.drawn, era.casts, era.failed) for era in diary] for diary in g.diaries] == [[(5, 0, 0)]] * 4


@rule("AB-061", "AB-R20")
@pytest.mark.parametrize(("row", "lives", "word", "end"), [
    ((8,), (6, 6, 6), "call 8", "emptied"),
    ((7, 8, 8, 8, 6), (6, 1, 6), "call 7", "knocked_out"),
    ((8, 8, 8, 7, 6), (6, 6, 1), "call 5", "own_fault"),
])
def test_the_left_neighbour_of_the_last_active_seat_begins_the_next_round(
    row: tuple[int, ...], lives: tuple[int, ...], word: str, end: str,
) -> None:
    t = scene(3, first=2).row(2, *row).lives(*lives)
    t.says(2, word)
    assert ends(t) == [{"seat": 2, "end": end}]
    assert t.table.asked == 0
    assert t.told(1, "round_begins")[-1] == {"round": 2, "seat": 0}


@rule("AB-R20")
def test_who_begins_does_not_depend_on_who_began_the_round_before() -> None:
    t = scene(3).row(0, 8, 8, 7, 6, 5).row(1, 8)
    t.says(0, "call 8", "stop")
    t.says(1, "call 8")
    assert t.table.asked == 2
