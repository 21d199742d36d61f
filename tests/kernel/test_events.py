"""Events: whoever is not in the audience never hears of it."""

from __future__ import annotations

from zaubertisch.kernel.event import EVERYONE, PUBLIC, TRUTH, WATCHER, Event, all_but, heard_by, only

VIEWERS = [*range(6), WATCHER, PUBLIC, TRUTH]


def listeners(audience: int) -> list[int]:
    return [viewer for viewer in VIEWERS if Event("sighed", audience, {}).reaches(viewer)]


def test_everyone_is_every_viewer() -> None:
    assert listeners(EVERYONE) == VIEWERS


def test_what_a_seat_alone_learns_the_truth_knows_too() -> None:
    assert listeners(only(3)) == [3, TRUTH]


def test_all_but_some_are_all_the_others() -> None:
    assert listeners(all_but(only(3))) == [0, 1, 2, 4, 5, WATCHER, PUBLIC]
    assert listeners(all_but(1 << 2 | 1 << PUBLIC)) == [0, 1, 3, 4, 5, WATCHER, TRUTH]


def test_two_audiences_that_complete_each_other_leave_nobody_out() -> None:
    assert sorted(listeners(only(1)) + listeners(all_but(only(1)))) == VIEWERS


def test_a_stream_keeps_the_order() -> None:
    events = [Event("a", EVERYONE, {}), Event("b", only(1), {}), Event("c", only(0), {}), Event("d", EVERYONE, {})]
    assert [event.kind for event in heard_by(0, events)] == ["a", "c", "d"]
    assert [event.kind for event in heard_by(WATCHER, events)] == ["a", "d"]
