"""Who knows what: views, streams of events, and what imagination leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.rules import rule
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, heard_by
from zaubertisch.kernel.imagination import imagined


def in_the_middle() -> AbracaScene:
    """Seat 0 has cast, sung and failed; seat 1 is asked."""
    t = scene().row(0, 4, 6, 8, 8, 8).row(1, 7, 7, 6, 5, 2).row(2, 1, 3, 3, 5, 5).row(3, 8, 8, 7, 6, 5)
    t.mystic_table(2, 4, 6, 7)
    t.says(0, "call 4", "call 6", "call 7")
    return t


@rule("AB-004")
def test_lives_points_board_and_all_sizes_are_public() -> None:
    t = in_the_middle()
    g = t.table
    for viewer in t.viewers:
        v = t.shown(viewer)
        assert (v.viewer, v.seats, v.asked, v.question) == (viewer, 4, 1, "first_call")
        assert (v.round, v.active, v.lowest, v.end) == (1, 1, 0, "running")
        assert (v.lives, v.points, v.round_points) == ([5, 5, 6, 6], [0, 0, 0, 0], [0, 0, 0, 0])
        assert v.board == [0, 0, 0, 0, 1, 0, 1, 0, 0]
        assert (v.row_sizes, v.mystic_sizes, v.mystic_table, v.supply) == ([5, 5, 5, 5], [1, 0, 0, 0], 3, len(g.supply))


@rule("AB-004")
def test_what_calls_have_told_is_public() -> None:
    t = in_the_middle()
    for viewer in t.viewers:
        first, second = t.shown(viewer).diaries[0]
        assert (first.drawn, first.cast(4), first.cast(6), first.cast(8)) == (5, 1, 1, 0)
        assert [spell for spell in range(1, 9) if first.failed_with(spell)] == [7]
        assert (second.drawn, second.cast(4), second.failed) == (2, 1, 0)


@rule("AB-R02", "AB-035")
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_every_row_but_its_own(seat: int) -> None:
    t = in_the_middle()
    assert t.shown(seat).rows == [[] if other == seat else t.standing(other) for other in range(4)]
    assert t.shown(seat).row_sizes[seat] == 5


@rule("AB-R31")
def test_a_watcher_sees_all_rows_and_no_face_down_stone() -> None:
    t = in_the_middle()
    assert t.shown(WATCHER).rows == [t.standing(seat) for seat in range(4)]
    assert t.shown(WATCHER).own_mystics == []


@rule("AB-R31")
def test_somebody_shown_public_things_only_sees_no_row() -> None:
    t = in_the_middle()
    assert t.shown(PUBLIC).rows == [[], [], [], []]
    assert t.shown(PUBLIC).own_mystics == []


@rule("AB-R32", "AB-043")
def test_a_seat_sees_its_mystic_stones_in_every_turn() -> None:
    t = in_the_middle()
    assert t.table.asked != 0
    assert t.shown(0).own_mystics == t.table.mystics.cards(0)
    assert len(t.shown(0).own_mystics) == 1
    assert [t.shown(viewer).own_mystics for viewer in (1, 2, 3)] == [[], [], []]
    assert t.shown(TRUTH).mystics == [t.shown(0).own_mystics, [], [], []]
    assert t.shown(WATCHER).mystics == [[], [], [], []]


@rule("AB-R02", "AB-R03")
def test_rows_have_no_places() -> None:
    t = scene().row(0, 8, 6, 8, 4, 5).will_draw(7, 2)
    assert t.shown(1).rows[0] == [4, 5, 6, 8, 8]
    t.says(0, "call 8", "call 8", "stop")
    assert t.shown(1).rows[0] == [2, 4, 5, 6, 7]


@rule("AB-013", "AB-035")
def test_the_deal_is_told_to_all_but_the_owner_of_the_row() -> None:
    t = scene(3)
    for viewer in t.viewers:
        seen = [each["seat"] for each in t.told(viewer, "dealt")]
        unseen = [each["seat"] for each in t.told(viewer, "dealt_unseen")]
        blind = [0, 1, 2] if viewer == PUBLIC else [viewer] if viewer < 3 else []
        assert (seen, unseen) == ([seat for seat in range(3) if seat not in blind], blind)
    assert t.told(0, "dealt")[0] == {"seat": 1, "stones": t.standing(1)}
    assert t.told(0, "dealt_unseen") == [{"seat": 0, "count": 5}]


@rule("AB-R02")
def test_a_seat_hears_the_same_whatever_is_dealt_to_it() -> None:
    streams = []
    for row in [(6, 8, 8, 8, 8), (6, 7, 7, 5, 5), (6, 6, 3, 2, 1)]:
        t = scene().row(0, *row).row(1, 8, 8, 7, 7, 6).hush()
        t.says(0, "call 6", "stop")
        streams.append([(event.kind, event.fields) for event in heard_by(0, t.table.events)])
    assert streams[0] == streams[1] == streams[2]


@rule("AB-E14", "AB-043")
def test_others_hear_the_same_whichever_mystic_stone_is_taken() -> None:
    streams = []
    for place in range(4):
        t = scene().row(2, 4, 8, 8, 7, 6).row(0, 8, 8, 7, 6, 5).row(1, 8, 7, 7, 6, 5).mystic_table(1, 2, 3, 5).hush()
        t.table.active = 2
        t.chance(place)
        t.table.take_mystic(2)
        streams.append([[(event.kind, event.fields) for event in heard_by(viewer, t.table.events)]
                        for viewer in (0, 1, 3, WATCHER, PUBLIC)])
    assert all(stream == streams[0] for stream in streams)


# What has been learnt


def test_a_seat_learns_what_another_draws_but_not_what_it_draws_itself() -> None:
    def after(stone: int, viewer: int) -> list[int]:
        t = scene().row(0, 8, 8, 8, 7, 6).will_draw(stone)
        t.says(0, "call 8", "stop")
        return t.table.knowledge(viewer)

    for viewer in (0, PUBLIC):
        assert after(3, viewer) == after(5, viewer)
    for viewer in (1, 2, 3, WATCHER, TRUTH):
        assert after(3, viewer) != after(5, viewer)


def test_only_the_taker_learns_a_mystic_stone() -> None:
    def after(place: int, viewer: int) -> list[int]:
        t = scene().row(0, 4, 8, 8, 8, 6).mystic_table(1, 2, 3, 5)
        t.chance(place)
        t.says(0, "call 4")
        return t.table.knowledge(viewer)

    for viewer in (1, 2, 3, WATCHER, PUBLIC):
        assert after(0, viewer) == after(3, viewer)
    for viewer in (0, TRUTH):
        assert after(0, viewer) != after(3, viewer)


def test_everybody_learns_from_a_call() -> None:
    t = scene().row(0, 8, 8, 8, 7, 6)
    before = [t.table.knowledge(viewer) for viewer in t.viewers]
    t.says(0, "call 5")
    assert all(t.table.knowledge(viewer) != known for viewer, known in zip(t.viewers, before, strict=True))


# Imagination


def look(g: Abraca, viewer: int) -> Any:
    """Everything a viewer can read off a table."""
    return plain(GAME.view(g, viewer)), g.options(), g.asked, g.question(), g.knowledge(viewer)


@rule("AB-R02", "AB-R32")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER, TRUTH])
@pytest.mark.parametrize("options", [{}, {"chain": "free", "mystic_choice": "choose"}, {"round_end": "last_wizard"}])
def test_whatever_is_imagined_looks_the_same_to_the_viewer(viewer: int, options: dict[str, str]) -> None:
    lots = FastChance(5)
    g = GAME.new(3, 9, options)
    assert isinstance(g, Abraca)
    for _ in range(40):
        other = imagined(g, viewer, FastChance(lots.below(1000)))
        assert isinstance(other, Abraca)
        other.check()
        assert look(other, viewer) == look(g, viewer)
        g.apply(lots.pick(g.options()))


def test_whoever_sees_no_row_does_not_imagine() -> None:
    with pytest.raises(AssertionError, match="whoever sees no row"):
        imagined(scene().table, PUBLIC, FastChance(1))


def test_every_number_that_can_stand_in_the_row_is_imagined() -> None:
    t = scene().row(0, 4, 6, 8, 8, 8).row(1, 1, 7, 7, 6, 2)
    t.says(0, "call 8", "call 8", "stop")
    imagination = [imagined(t.table, 0, FastChance(seed)) for seed in range(300)]
    rows = [world.rows.cards(0) for world in imagination if isinstance(world, Abraca)]
    assert {stone for row in rows for stone in row} == {2, 3, 4, 5, 6, 7, 8}


@rule("AB-E20")
def test_after_a_failure_without_a_draw_the_number_is_in_no_imagined_row() -> None:
    t = scene(2).row(0, 4, 6, 8, 8, 8).row(1, 7, 7, 6, 2, 2)
    t.says(0, "call 5")
    t.says(1, "call 3")
    assert "call 5" in t.words
    for seed in range(200):
        world = imagined(t.table, 0, FastChance(seed))
        assert isinstance(world, Abraca)
        assert not world.rows.has(0, 5)


def test_stones_drawn_later_may_have_the_number_that_failed() -> None:
    t = scene(2).row(0, 4, 6, 8, 8, 8).row(1, 7, 7, 6, 2, 2)
    t.says(0, "call 4", "call 5")
    t.says(1, "call 3")
    rows = [imagined(t.table, 0, FastChance(seed)) for seed in range(200)]
    assert any(world.rows.has(0, 5) for world in rows if isinstance(world, Abraca))
    assert all(world.rows.count(0, 5) <= 1 for world in rows if isinstance(world, Abraca))
