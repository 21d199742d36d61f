"""The courses sighted cards may have taken, one event at a time, where whole games seldom lead."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import scene
from zaubertisch.games.magia.components import KINDS
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.table.dealing import put_sighted_cards
from zaubertisch.games.magia.table.diary import DREW, KIND_AT, SHOWED, STUCK, TOOK, entry
from zaubertisch.games.magia.table.whereabouts import BEGINNING, Course, Whereabouts
from zaubertisch.kernel.chance import FastChance

CARD = 4  # the first kind of the second colour
ALL_COLOURS = 0b111111
WITH_ONE = CARD << KIND_AT | 1 << 1


def courses(viewer: int, *lines: int) -> Whereabouts:
    """What `viewer` makes of these lines of the diary; every hand has four cards."""
    out = Whereabouts(viewer)
    for line in lines:
        out.follow(line, 4)
    return out


def places(found: Whereabouts) -> list[list[int]]:
    return [course.places for course in found.now]


def test_a_card_taken_openly_is_sighted_by_all_but_its_taker() -> None:
    assert places(courses(0, entry(TOOK, 1, 0, CARD))) == [[WITH_ONE]]
    assert places(courses(1, entry(TOOK, 1, 0, CARD))) == [[]]


def test_what_one_shows_or_lacks_oneself_tells_one_nothing() -> None:
    assert places(courses(1, entry(SHOWED, 1, 0, CARD), entry(STUCK, 1, 0, ALL_COLOURS), entry(DREW, 1, 0, 0))) == [[]]


def test_a_card_that_is_shown_is_the_sighted_one() -> None:
    assert places(courses(0, entry(TOOK, 1, 0, CARD), entry(SHOWED, 1, 0, CARD))) == [[]]


def test_whoever_is_stuck_holds_no_sighted_card_of_these_colours() -> None:
    found = courses(0, entry(TOOK, 2, 0, CARD), entry(STUCK, 1, 0, ALL_COLOURS))
    assert places(found) == [[CARD << KIND_AT | 1 << 2]]


def test_a_diary_that_cannot_be_is_followed_no_further() -> None:
    found = courses(0, entry(TOOK, 1, 0, CARD), entry(STUCK, 1, 0, ALL_COLOURS))
    assert places(found) == [[WITH_ONE]]


def test_weights_stay_within_what_a_number_holds() -> None:
    found = courses(0)
    found.now = [Course([], BEGINNING, 1e101)]
    found.follow(entry(TOOK, 1, 0, CARD), 4)
    assert [course.weight for course in found.now] == [pytest.approx(10.0)]


def test_of_courses_without_weight_the_last_is_drawn() -> None:
    found = courses(0)
    found.now = [Course([], BEGINNING, 0.0), Course([WITH_ONE], BEGINNING, 0.0)]
    assert found.draw(FastChance(1)).places == [WITH_ONE]


def test_where_the_diary_makes_no_sense_an_unsure_card_lies_in_one_of_its_hands() -> None:
    g = scene().table
    kind = next(kind for kind in range(KINDS) if g.pile.has(kind))
    before = [g.hands.size(seat) for seat in range(g.seats)]
    put_sighted_cards(g, [kind << KIND_AT | 0b110], [1] * g.seats, FastChance(2))
    grown = [seat for seat in range(g.seats) if g.hands.size(seat) > before[seat]]
    assert grown in ([1], [2])


def test_a_book_may_be_secured_while_the_examiner_jumps_on() -> None:
    g = scene().table
    move = ExaminerMove(g.active)
    move.at = ExaminerMove.JUMP_ON
    assert move.may_be_secured_in(g)
