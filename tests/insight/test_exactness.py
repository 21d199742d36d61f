"""What is told against an enumeration of all worlds, on the small positions on which imagining is tested."""

from __future__ import annotations

from functools import partial
from operator import itemgetter

import pytest

from tests.games.abraca import test_exact_imagination as abraca
from tests.games.drachenei import test_knowledge as drachenei
from tests.games.drachenei.possible import possible_hands
from tests.games.magia import test_exact_imagination as magia
from tests.games.wizwar import test_exact_imagination as wizwar
from tests.games.wizwar.possible import OF_DECK, Hands
from tests.games.zavandor import test_exact_imagination as zavandor
from tests.games.zavandor.possible import World
from tests.insight.agreeing import chances, check_agreement, is_told, looks, place_of
from tests.support.rules import rule
from zaubertisch.games.abraca.game import GAME as ABRACA
from zaubertisch.games.drachenei.game import GAME as DRACHENEI
from zaubertisch.games.magia.game import GAME as MAGIA
from zaubertisch.games.wizwar.game import GAME as WIZWAR
from zaubertisch.games.zavandor.components import CARD_VALUE
from zaubertisch.games.zavandor.game import GAME as ZAVANDOR

pytestmark = pytest.mark.many

NOBODY = -1


@rule("AB-R02", "AB-R25")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("name", abraca.ROUNDS)
def test_rows_mystic_stones_and_the_supply_are_told_as_counting_all_deals_tells(name: str, viewer: int) -> None:
    t, worlds = abraca.played(abraca.ROUNDS[name], viewer)
    found = looks(ABRACA, t.table, viewer)
    places = [("row", viewer, 0), ("mystics", 1 - viewer, 2 - viewer), ("mystic_table", NOBODY, 3),
              ("supply", NOBODY, 4)]
    for place, seat, at in places:
        expected = chances(worlds, itemgetter(at))
        assert is_told(found, place, seat) == bool(expected)  # type: ignore[arg-type]
        if expected:
            assert place_of(found, place, seat).worlds == 0  # type: ignore[arg-type]
            check_agreement(place_of(found, place, seat), expected)  # type: ignore[arg-type]
    assert not is_told(found, "mystics", viewer)


@rule("DE-R34")
@pytest.mark.parametrize(("seed", "seats", "own", "draws", "options"), drachenei.POSITIONS)
def test_hands_of_drachenei_are_told_as_counting_all_deals_tells(
    seed: int, seats: int, own: int, draws: list[list[int]], options: dict[str, str],
) -> None:
    t = drachenei.traded(seed, seats, own, draws, options)
    worlds = possible_hands(t.table, 0)
    found = looks(DRACHENEI, t.table, 0)
    for seat in range(1, seats):
        if t.table.hands.size(seat):
            check_agreement(place_of(found, "hand", seat), chances(worlds, itemgetter(seat)))


@rule("MA-R15", "MA-R16")
@pytest.mark.parametrize("name", magia.POSITIONS)
def test_hands_of_magia_are_told_as_counting_all_histories_tells(name: str) -> None:
    t, worlds = magia.position(magia.POSITIONS[name], 5)
    found = looks(MAGIA, t.table, 0)
    for seat in (1, 2, 3):
        if t.table.hands.size(seat):
            check_agreement(place_of(found, "hand", seat), chances(worlds, itemgetter(seat)))


@rule("WW-R06", "WW-R47")
@pytest.mark.parametrize("name", wizwar.POSITIONS)
def test_hands_of_wizwar_are_told_as_counting_all_histories_tells(name: str) -> None:
    check_wizwar(wizwar.Course(0, wizwar.POSITIONS[name]))


@pytest.mark.parametrize("name", wizwar.EQUAL)
def test_equal_cards_of_wizwar_are_told_apart_as_far_as_can_be(name: str) -> None:
    check_wizwar(wizwar.Course(0, wizwar.EQUAL[name], kind="equal"))


@rule("WW-R124")
@pytest.mark.parametrize("name", wizwar.TWO_BOOKS)
def test_cards_of_two_spellbooks_are_told_of_their_decks(name: str) -> None:
    check_wizwar(wizwar.Course(0, wizwar.TWO_BOOKS[name], kind="two books"))


def check_wizwar(course: wizwar.Course) -> None:
    found = looks(WIZWAR, course.table, course.viewer)
    for seat in range(1, course.table.seats):
        if course.table.hands.size(seat):
            place = place_of(found, "hand", seat)
            assert place.worlds == 0
            kinds = chances(course.possible.hands(), partial(kinds_in, seat))
            check_agreement(place, kinds)


@rule("ZA-099", "ZA-R64")
@pytest.mark.parametrize("name", zavandor.POSITIONS)
def test_the_worth_of_hands_is_told_as_counting_all_deals_tells(name: str) -> None:
    course = zavandor.Course(0, zavandor.POSITIONS[name])
    g, worlds = course.table, course.possible.deals()
    found = looks(ZAVANDOR, g, 0)
    for seat in (1, 2):
        for place, at in (("value", seat), ("under", seat + g.seats)):
            worth = chances(worlds, partial(worth_in, at))
            assert is_told(found, place, seat) == bool(worth)  # type: ignore[arg-type]
            if worth:
                check_agreement(place_of(found, place, seat), worth)  # type: ignore[arg-type]


def kinds_in(seat: int, hands: Hands) -> list[int]:
    return [card % OF_DECK for card in hands[seat]]


def worth_in(place: int, world: World) -> list[int]:
    """One value, or none where nothing lies."""
    return [sum(CARD_VALUE[card] for card in world[place])] if world[place] else []
