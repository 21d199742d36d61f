"""Before the first call: seats, stones, lives and who begins."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import BadSetup


def new(seats: int, seed: int, **options: str) -> Abraca:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Abraca)
    return table


@rule("AB-001")
def test_seats_are_counted_clockwise_and_the_first_follows_the_last() -> None:
    g = scene(4).table
    assert [g.left(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [g.right(seat) for seat in range(4)] == [3, 0, 1, 2]


@rule("AB-002")
@pytest.mark.parametrize("seats", [1, 6, -3])
def test_no_other_number_of_seats_than_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.new(seats)
    assert str(refusal.value) == f"abraca is for 2 to 5 seats, not {seats}."


@rule("AB-002")
def test_two_to_five_can_play() -> None:
    assert [new(seats, 1).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@rule("AB-010")
def test_everybody_starts_without_points() -> None:
    assert scene(5).table.points == [0, 0, 0, 0, 0]


@rule("AB-011", "AB-R01")
def test_the_first_seat_is_drawn_by_lot_and_every_seat_can_be_drawn() -> None:
    drawn = [new(5, seed).active for seed in range(100)]
    assert {seat for seat in range(5) if drawn.count(seat) >= 8} == {0, 1, 2, 3, 4}


@rule("AB-R01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_may_name_the_first_seat(seat: int) -> None:
    t = scene(3, first=seat)
    assert t.table.asked == t.table.active == seat


@rule("AB-R01")
def test_only_a_seat_that_is_there_can_be_named_as_the_first() -> None:
    with pytest.raises(BadSetup, match="Option first_seat takes random, 0, 1, 2, not “3”"):
        GAME.new(3, options={"first_seat": "3"})


@rule("AB-013", "AB-014", "AB-015", "AB-016", "AB-017", "AB-E04")
@pytest.mark.parametrize(("seats", "supply", "lying_open"), [(2, 10, 12), (3, 11, 6), (4, 12, 0), (5, 7, 0)])
def test_a_round_is_laid_out_for_so_many_seats(seats: int, supply: int, lying_open: int) -> None:
    g = scene(seats).table
    assert [g.rows.size(seat) for seat in range(seats)] == [5] * seats
    assert (len(g.supply), len(g.board), len(g.mystic_table)) == (supply, lying_open, 4)
    assert g.lives == [6] * seats
    assert [g.mystics.size(seat) for seat in range(seats)] == [0] * seats


@rule("AB-012")
def test_number_k_exists_k_times() -> None:
    g = scene(2).table
    everywhere = g.rows.cards(0) + g.rows.cards(1) + g.board.cards() + g.mystic_table.cards() + g.supply.cards()
    assert sorted(everywhere) == [spell for spell in range(1, 9) for _ in range(spell)]


@rule("AB-013", "AB-014", "AB-015")
def test_the_deal_is_random_everywhere() -> None:
    tables = [new(3, seed) for seed in range(400)]
    rows = [g.rows.cards(0) for g in tables]
    boards = [g.board.cards() for g in tables]
    mystic_tables = [g.mystic_table.cards() for g in tables]
    for zone in (rows, boards, mystic_tables):
        stones = [stone for cards in zone for stone in cards]
        for spell in range(1, 9):
            fair = len(stones) * spell / 36
            assert abs(stones.count(spell) - fair) < 5 * fair**0.5


@rule("AB-015")
def test_nobody_looks_at_the_mystic_stones_on_the_board() -> None:
    t = scene(4)
    assert [t.shown(viewer).mystic_table for viewer in t.viewers] == [4] * 7
    assert not any("mystic" in kind for viewer in t.viewers for kind in t.heard(viewer))


@rule("AB-R33")
@pytest.mark.parametrize("seats", [2, 3])
def test_open_stones_are_seen_by_all_and_do_nothing(seats: int) -> None:
    t = scene(seats)
    assert len({tuple(t.shown(viewer).board) for viewer in t.viewers}) == 1
    assert t.told(0, "laid_open") == [{"stones": t.table.board.cards(), "supply": len(t.table.supply)}]
    assert t.table.lives == [6] * seats
    assert all(len(diary) == 1 and diary[0].casts == 0 for diary in t.table.diaries)


@rule("AB-E05", "AB-020", "AB-021")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_start_of_a_turn_every_number_may_be_called_and_nobody_may_stop(seats: int) -> None:
    t = scene(seats)
    assert t.words == [f"call {spell}" for spell in range(1, 9)]
    assert t.refuses(0, "stop") == "AB-020"
    assert t.table.question() == "first_call"


@rule("AB-R23")
def test_the_die_shows_one_to_three_twice_each() -> None:
    assert scene(4).shown(0).die == [1, 1, 2, 2, 3, 3]


@rule("AB-R23")
def test_a_table_may_take_the_other_die() -> None:
    assert scene(4, die_faces="111223").shown(0).die == [1, 1, 1, 2, 2, 3]


def test_equal_seeds_deal_equal_tables_and_others_differ() -> None:
    assert fingerprint(new(4, 7)) == fingerprint(new(4, 7)) != fingerprint(new(4, 8))


def test_the_deal_is_told_from_the_first_stone_on() -> None:
    t = scene(3, first=1)
    assert t.heard(0) == ["round_begins", "dealt_unseen", "dealt", "dealt", "laid_open"]
    assert t.told(0, "round_begins") == [{"round": 1, "seat": 1}]
