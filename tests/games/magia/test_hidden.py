"""Who knows what, and what a seat thinks possible."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.magia.scene import MagiaScene, kind_of, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.moving.possible import useful_colours
from zaubertisch.games.magia.table.dealing import different_cards, hands_for
from zaubertisch.games.magia.table.diary import (
    DREW,
    SHOWED,
    STOLE,
    STUCK,
    TOOK,
    entry,
    is_secret,
    lacks,
    narrowed,
    sightings,
    stolen_cards,
)
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.imagination import imagined

RED, BLUE, GREEN = (kind_of(colour) for colour in ("red", "blue", "green"))


def seen(diary: list[int], viewer: int) -> list[tuple[int, list[int]]]:
    """Kind and hands of every sighting."""
    return [(each >> 6, [seat for seat in range(6) if each >> seat & 1]) for each in sightings(diary, viewer)]


@rule("MA-R16")
def test_cards_taken_openly_are_known_until_they_are_shown() -> None:
    diary = [entry(TOOK, 1, 0, RED), entry(TOOK, 1, 0, BLUE)]
    assert seen(diary, 0) == seen(diary, WATCHER) == [(RED, [1]), (BLUE, [1])]
    assert seen(diary, 1) == []
    assert seen([*diary, entry(SHOWED, 1, 0, RED)], 0) == [(BLUE, [1])]
    assert seen([*diary, entry(SHOWED, 2, 0, RED)], 0) == [(RED, [1]), (BLUE, [1])]


@rule("MA-R15")
def test_a_theft_is_known_to_thief_and_victim_only() -> None:
    diary = [entry(TOOK, 1, 0, RED), entry(STOLE, 2, 1, RED)]
    assert seen(diary, 0) == [(RED, [1, 2])]
    assert seen(diary, 1) == [(RED, [2])]
    assert seen(diary, 2) == []
    assert [is_secret(diary[1], viewer) for viewer in (0, 1, 2, WATCHER)] == [True, False, False, True]


@rule("MA-R15", "MA-R16")
def test_a_card_is_not_looked_for_in_a_hand_that_has_no_room_for_it() -> None:
    t = scene(3).hand(1).hand(2, "red", "green")
    t.table.diary = [entry(TOOK, 1, 0, RED), entry(STOLE, 2, 1, RED)]
    assert GAME.view(t.table, 0).sightings == [[RED, 2]]  # seat 1 has no card left
    t.hand(1, "blue")
    assert GAME.view(t.table, 0).sightings == [[RED, 1, 2]]
    t.table.diary.append(entry(TOOK, 1, 0, BLUE))
    assert GAME.view(t.table, 0).sightings == [[RED, 2], [BLUE, 1]]  # its only card is a blue one
    assert narrowed([RED << 6 | 0b011, BLUE << 6 | 0b001, GREEN << 6 | 0b110], [1, 1, 1]) == [
        RED << 6 | 0b010, BLUE << 6 | 0b001, GREEN << 6 | 0b100,
    ]


@rule("MA-R15")
def test_of_several_sightings_the_surest_is_struck_and_the_others_widen() -> None:
    diary = [
        entry(TOOK, 1, 0, RED), entry(STOLE, 2, 1, BLUE), entry(TOOK, 1, 0, RED), entry(SHOWED, 1, 0, RED),
    ]
    assert seen(diary, 0) == [(RED, [1, 2])]
    diary = [
        entry(TOOK, 1, 0, RED), entry(STOLE, 2, 1, BLUE), entry(TOOK, 3, 0, RED), entry(STOLE, 1, 3, BLUE),
        entry(SHOWED, 1, 0, RED),
    ]
    assert seen(diary, 0) == [(RED, [1, 2, 3])]


@rule("MA-R15")
def test_a_stolen_card_is_one_its_thief_showed_or_one_that_went_on() -> None:
    diary = [
        entry(STOLE, 2, 1, RED), entry(SHOWED, 2, 0, BLUE), entry(SHOWED, 1, 0, GREEN), entry(STOLE, 3, 2, RED),
        entry(SHOWED, 3, 0, GREEN), entry(STOLE, 0, 1, RED),
    ]
    assert stolen_cards(diary, 0, [[7], [8], [9], [10]]) == [BLUE, GREEN, 9, 10]


@rule("MA-006", "MA-151", "MA-R69", "MA-077")
def test_a_view_has_what_its_seat_may_know() -> None:
    t = scene().secured(2, "320").hand(1, "red", "blue")
    view = GAME.view(t.table, 1)
    assert view.hands == [[], [RED, BLUE], [], []]
    assert view.hand_sizes == [4, 2, 4, 4]
    assert [book >= 0 for book in view.books] == [False, True, True, False]
    assert [mission >= 0 for mission in view.missions] == [False, True, False, False]
    assert sum(view.unseen) == 60 - 2
    for outsider in (WATCHER, PUBLIC):
        assert GAME.view(t.table, outsider).hands == [[], [], [], []]
        assert [book >= 0 for book in GAME.view(t.table, outsider).books] == [False, False, True, False]
    assert [len(hand) for hand in GAME.view(t.table, TRUTH).hands] == [4, 2, 4, 4]


def test_open_hands_are_seen_by_all_and_dealt_to_nobody_anew() -> None:
    t = scene(open_hands="true").hand(1, "red", "blue")
    assert GAME.view(t.table, 0).hands[1] == [RED, BLUE]
    world = imagined(t.table, 0, FastChance(3))
    assert world.view(0).hands[1] == [RED, BLUE]  # type: ignore[attr-defined]
    t.says(0, "name red")
    assert t.heard("drew", 3)
    t.hand(0, "red")
    u = scene(open_hands="true")
    u.says(0, "name black", "steal 1")
    assert u.heard("stole", 3)


def test_closed_supplies_show_their_size_and_keep_it() -> None:
    t = scene(open_supplies="false").supply(0, "111").supply(1, "210").supply(2, "003")
    assert GAME.view(t.table, 0).supplies == [[1, 1, 1], [], [], []]
    assert GAME.view(t.table, 0).supply_sizes[:3] == [3, 3, 3]
    worlds = [world(t, 0, number) for number in range(40)]
    assert {tuple(each.supplies[:3]) for each in worlds} == {(1, 1, 1)}
    assert len({tuple(each.supplies[3:9]) for each in worlds}) > 3
    assert all(sum(each.supplies[3:6]) == 3 for each in worlds)


def world(t: MagiaScene, seat: int, number: int) -> Magia:
    out = imagined(t.table, seat, FastChance(number))
    assert isinstance(out, Magia)
    out.check()
    return out


@rule("MA-R16", "MA-R15")
def test_imagined_hands_keep_what_was_seen() -> None:
    t = scene().hand(1, "red", "blue star", "green", "green").hand(2, "yellow", "yellow")
    t.table.diary = [entry(TOOK, 1, 0, RED), entry(TOOK, 2, 0, kind_of("yellow")), entry(STOLE, 3, 2, GREEN)]
    worlds = [world(t, 0, number) for number in range(60)]
    assert all(each.hands.has(1, RED) for each in worlds)
    assert all(each.hands.has(2, 8) or each.hands.has(3, 8) for each in worlds)
    assert any(each.hands.has(2, 8) for each in worlds)
    assert any(not each.hands.has(2, 8) for each in worlds)
    assert all(each.hands.to_list()[:24] == t.table.hands.to_list()[:24] for each in worlds)
    assert len({each.diary[2] for each in worlds}) > 2


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    count = sum(found.values())
    assert set(found) <= set(expected)
    return sum((found[key] - count * share) ** 2 / (count * share) for key, share in expected.items())


@pytest.mark.many
@rule("MA-R15")
def test_hands_are_dealt_anew_with_the_chances_of_the_deal() -> None:
    """Three unseen cards, one of them red, in a hand of one and a pile of two."""
    t = scene(2).hand(0).hand(1, "red").pile(0)
    t.table.pile.add(BLUE)
    t.table.pile.add(GREEN)
    for kind in (BLUE, GREEN):
        t.table.discards.remove(kind)
    found = Counter(str(world(t, 0, number).hands.cards(1)) for number in range(1500))
    assert chi_square(found, {f"[{kind}]": 1 / 3 for kind in (RED, BLUE, GREEN)}) < 13.8  # one in a thousand


@pytest.mark.many
@rule("MA-R15")
def test_a_card_that_may_have_been_stolen_went_with_the_chances_of_the_theft() -> None:
    """Seat 1 held red and one other card when one of the two was stolen: that seat 2 now holds three says nothing."""
    t = scene(3).hand(0).hand(1, "red").hand(2, "blue", "green", "green")
    t.table.diary = [entry(TOOK, 1, 0, RED), entry(STOLE, 2, 1, BLUE)]
    found = Counter("with 1" if world(t, 0, number).hands.has(1, RED) else "with 2" for number in range(1500))
    rest = t.table.pile.count(RED)
    assert rest == 5
    # with red gone, the card left with seat 1 is any of the 59 unsighted ones, five of them red
    others = 5 / 59
    one = 0.5 + 0.5 * others
    assert chi_square(found, {"with 1": one, "with 2": 1 - one}) < 10.8


@pytest.mark.many
def test_missions_and_books_are_dealt_anew_with_equal_chances() -> None:
    t = scene(2).mission(0, "red", "black").mission(1, "red", "green")
    t.table.ruled_out = 0b100000000
    found = Counter(str(world(t, 0, number).missions[1]) for number in range(1400))
    assert chi_square(found, {str(mission): 1 / 7 for mission in range(1, 8)}) < 22.5
    books = Counter(str(world(t, 0, number).books[1]) for number in range(1800))
    free = [book for book in range(20) if book not in (t.table.books[0], t.table.open_book)]
    assert chi_square(books, {str(book): 1 / 18 for book in free}) < 40.8


@rule("MA-R62")
def test_imagined_hands_allow_what_has_been_done() -> None:
    """Three more blue cards while a summons is paid, a way on where nobody may stop, a figure to name."""
    t = scene().hand(0, "blue", "blue", "blue", "red").at("blue", "C3").crystal("C3", "none")
    t.says(0, "name examiner", "summon blue")
    assert all(world(t, 1, number).options() for number in range(20))
    t.says(0, "play blue")
    for number in range(20):
        assert sum(world(t, 1, number).hands.count(0, kind) for kind in range(16, 20)) >= 2
    u = scene().at("red", "C4").hand(0, "red", "red", "red")
    u.says(0, "name red", "play red", "go e", "play red", "go w")
    assert all(world(u, 2, number).options() for number in range(20))
    v = scene().hand(0, "red double", "red").at("red", "A2").crystal("A3", "none")
    v.says(0, "name red", "play red double", "go e", "stop")
    assert all(world(v, 2, number).options() for number in range(20))
    x = scene().hand(0, "blue", "green", "red")
    x.says(0, "name examiner", "go nw")
    assert all(world(x, 2, number).options() for number in range(20))
    w = scene().hand(0, "blue", "blue", "blue").secured(0, "320").at("examiner", "A3").at("blue", "B3")
    w.crystal("B3", "none")
    w.says(0, "name examiner")
    assert all(world(w, 2, number).options() for number in range(20))


def test_an_imagined_table_gives_up_sightings_that_contradict_each_other() -> None:
    t = scene(3).hand(1, "red").hand(2)
    t.table.diary = [entry(TOOK, 1, 0, BLUE), entry(TOOK, 1, 0, RED)]
    assert world(t, 0, 1).hands.cards(1) == [BLUE]
    t.hand(2, "green")
    t.table.diary = [*(entry(TOOK, 1, 0, kind) for kind in (BLUE, RED, GREEN)), entry(STOLE, 2, 1, RED)]
    assert [world(t, 0, 1).hands.size(seat) for seat in (1, 2)] == [1, 1]
    assert hands_for([0b110], [0, 0, 0], FastChance(1)) == []


def test_the_truth_imagines_nothing() -> None:
    t = scene()
    assert world(t, TRUTH, 1).hands.to_list() == t.table.hands.to_list()


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_knowledge_changes_when_something_is_learnt_and_only_then(viewer: int) -> None:
    t = scene().hand(0, "red", "red").at("red", "C3").crystal("C4", "none")
    before = t.table.knowledge(viewer)
    t.says(0, "name red")
    drawn = t.table.knowledge(viewer)
    assert (drawn != before) == (viewer == 0)
    t.says(0, "play red")
    shown = t.table.knowledge(viewer)
    assert (shown != drawn) == (viewer != 0)
    t.says(0, "go e")
    assert t.table.knowledge(viewer) == shown


@rule("MA-049", "MA-R08")
def test_whoever_could_not_move_somebody_lacks_the_cards_for_it() -> None:
    t = scene(3).hand(0, "red", "red star").at("blue", "A3")
    t.says(0, "name blue")
    assert GAME.view(t.table, 1).lacks == [0b111110, 0, 0]
    assert GAME.view(t.table, 0).lacks == [0, 0, 0]
    worlds = [world(t, 1, number) for number in range(40)]
    assert all(kind < 4 for each in worlds for kind in each.hands.cards(0))
    assert len({tuple(each.hands.cards(0)) for each in worlds}) > 3
    t.table.diary.append(entry(DREW, 0, 0, 0))
    assert GAME.view(t.table, 1).lacks == [0, 0, 0]


@rule("MA-049")
def test_a_theft_ends_what_is_known_of_the_thief_unless_one_was_the_victim() -> None:
    stuck = [entry(STUCK, 1, 0, 0b11), entry(STOLE, 1, 2, BLUE)]
    assert lacks(stuck, 0, 3) == [0, 0, 0]
    assert lacks(stuck, 2, 3) == [0, 0b11, 0]


@rule("MA-049", "MA-R16")
def test_a_card_that_would_have_moved_somebody_is_elsewhere() -> None:
    diary = [entry(TOOK, 1, 0, RED), entry(TOOK, 1, 0, BLUE), entry(STOLE, 2, 1, GREEN), entry(STUCK, 1, 0, 0b1)]
    assert seen(diary, 0) == [(RED, [2]), (BLUE, [1, 2])]
    assert seen([entry(TOOK, 1, 0, RED), entry(STUCK, 1, 0, 0b1)], 0) == [(RED, [1])]


@rule("MA-049")
def test_a_portal_and_a_secured_book_decide_what_being_stuck_tells() -> None:
    t = scene(3).hand(0, "red").at("green", "A2")
    assert useful_colours(t.table, 0, 0) & 0b1 == 1
    assert useful_colours(t.table, 0, 2) == 0b110101  # out of its own bay, or out of the green one
    t.secured(0, "320")
    assert useful_colours(t.table, 0, 0) == 0


@rule("MA-049", "MA-R15")
def test_hands_that_lack_colours_get_different_cards_with_equal_chances() -> None:
    """Red, blue and green are unseen; seat 1 lacks red, seat 2 lacks blue."""
    found = Counter(
        str(different_cards([0, 1], [[1, 2], [0, 2]], [1, 1], FastChance(number))) for number in range(900)
    )
    assert chi_square(found, {f"[[{one}], [{two}]]": 1 / 3 for one, two in ((1, 0), (1, 2), (2, 0))}) < 13.8
    assert different_cards([0, 1], [[1], [1]], [1, 1], FastChance(1)) == []
