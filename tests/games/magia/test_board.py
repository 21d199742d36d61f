"""The room, and what lies in the box."""

from __future__ import annotations

from collections import Counter, deque

from tests.games.magia.scene import scene
from tests.support.rules import rule
from zaubertisch.games.magia.actions import WORDS
from zaubertisch.games.magia.components import (
    BOOK_NUMBERS,
    BOOKS,
    CARDS,
    COLOURS,
    COPIES,
    CRYSTAL_COUNTS,
    MISSIONS,
    SPELLS,
)
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import (
    COLOUR_OF,
    DESK,
    EXITS,
    FIELD_COLOURS,
    FIELDS,
    LABELS,
    MEMBERS,
    NEIGHBOURS,
    NOWHERE,
    PORTAL_AT,
    PORTAL_FIELDS,
    ROOM,
    TOWARDS_BAY,
    TOWARDS_WALL,
)


def around(field: int) -> list[int]:
    return [there for there in NEIGHBOURS[6 * field: 6 * field + 6] if there != NOWHERE]


def colour(field: int) -> str:
    return FIELD_COLOURS[COLOUR_OF[field]]


@rule("MA-043", "MA-051")
def test_the_room_has_67_fields_and_162_pairs_of_neighbours() -> None:
    assert (FIELDS, ROOM, LABELS[DESK]) == (67, 61, "E5")
    pairs = {frozenset((field, there)) for field in range(FIELDS) for there in around(field)}
    assert len(pairs) == 162
    assert sum(max(pair) >= ROOM for pair in pairs) == 6
    assert Counter(len(around(field)) for field in range(FIELDS)) == {6: 37, 4: 24, 1: 6}


@rule("MA-023")
def test_no_two_neighbours_share_a_colour_and_bays_alternate() -> None:
    assert all(colour(field) != colour(there) for field in range(FIELDS) for there in around(field))
    assert Counter(colour(field) for field in range(FIELDS) if PORTAL_AT[field] < 0) == {
        "white": 21, "black": 21, "grey": 18,
    }
    assert {COLOURS[k]: colour(ROOM + k) for k in range(6)} == {
        "red": "white", "black": "black", "yellow": "white", "green": "black", "blue": "white", "purple": "black",
    }


@rule("MA-051", "MA-058")
def test_seven_portals_and_their_corners() -> None:
    assert [LABELS[field] for field in PORTAL_FIELDS] == [
        "bay_red", "bay_black", "bay_yellow", "bay_green", "bay_blue", "bay_purple", "E5",
    ]
    assert [LABELS[around(bay)[0]] for bay in PORTAL_FIELDS[:6]] == ["A1", "A5", "E9", "I5", "I1", "E1"]


def distances(start: int, jumping: bool) -> list[int]:
    far = [99] * FIELDS
    far[start] = 0
    queue = deque([start])
    while queue:
        field = queue.popleft()
        free = PORTAL_FIELDS if jumping and PORTAL_AT[field] >= 0 else []
        for there, cost in [*((each, 1) for each in around(field)), *((each, 0) for each in free)]:
            if far[field] + cost < far[there]:
                far[there] = far[field] + cost
                queue.append(there)
    return far


@rule("MA-052")
def test_portals_bring_everything_within_six_steps() -> None:
    assert max(max(distances(field, False)) for field in range(FIELDS)) == 10
    assert max(max(distances(field, True)) for field in range(FIELDS)) == 6
    assert max(distances(DESK, True)) == 3


@rule("MA-035", "MA-036", "MA-R03", "MA-R05")
def test_each_colour_leads_to_the_wall_clockwise_of_its_bay() -> None:
    assert [MEMBERS[bits] for bits in TOWARDS_WALL] == [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5]]
    assert [MEMBERS[bits] for bits in TOWARDS_BAY] == [[0], [1], [2], [3], [4], [5]]
    for table, dead in ((TOWARDS_WALL, 42), (TOWARDS_BAY, 78)):
        assert sum(EXITS[field] & table[k] == 0 for field in range(FIELDS) for k in range(6)) == dead


def turned(field: int) -> int:
    """The field a third of a turn further on."""
    from zaubertisch.games.magia.hexes import COORDINATES

    q, r = COORDINATES[field]
    return COORDINATES.index((-q - r, q))


@rule("MA-R05")
def test_a_third_of_a_turn_maps_the_room_and_its_walls_onto_themselves() -> None:
    for field in range(FIELDS):
        assert colour(turned(field)) == colour(field)
        for k in range(6):
            reached = {turned(NEIGHBOURS[6 * field + d]) for d in MEMBERS[TOWARDS_WALL[k] & EXITS[field]]}
            there = turned(field)
            assert reached == {NEIGHBOURS[6 * there + d] for d in MEMBERS[TOWARDS_WALL[(k + 2) % 6] & EXITS[there]]}


@rule("MA-005", "MA-101")
def test_nineteen_spells_ask_for_38_of_each() -> None:
    assert len(SPELLS) == 19
    assert [sum(kind) for kind in zip(*SPELLS, strict=True)] == [38, 38, 38]
    assert all(sum(spell) == 6 for spell in SPELLS)


@rule("MA-006", "MA-147")
def test_twenty_books_with_five_of_each_number() -> None:
    assert len(BOOKS) == 20
    assert [sum(kind) for kind in zip(*BOOKS, strict=True)] == [35, 35, 30]
    assert Counter(BOOK_NUMBERS) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert BOOK_NUMBERS[BOOKS.index((3, 2, 0))] == 1


@rule("MA-148")
def test_nine_missions_and_the_numbers_in_their_corners() -> None:
    assert len(MISSIONS) == 9
    assert all(sorted(mission) == list(range(6)) for mission in MISSIONS)
    named = [[COLOURS[each] for each in mission] for mission in MISSIONS]
    names = {(mission[0], mission[1]): mission[2:] for mission in named}
    assert names["yellow", "black"] == ["purple", "red", "blue", "green"]
    assert names["blue", "green"] == ["black", "yellow", "red", "purple"]


@rule("MA-008")
def test_sixty_cards_in_either_distribution() -> None:
    assert all(6 * sum(copies) == CARDS for copies in COPIES.values())


@rule("MA-001", "MA-002", "MA-003", "MA-004", "MA-008", "MA-009", "MA-010", "MA-012", "MA-R02", "MA-R81")
def test_the_table_is_set_as_the_rulebook_says() -> None:
    for seats, rest in ((2, 52), (3, 48), (4, 44), (5, 40), (6, 36)):
        g = scene(seats).table
        g.check()
        assert [g.crystals.count(kind) for kind in range(3)] == CRYSTAL_COUNTS
        assert all((g.crystals[field] < 0) == (PORTAL_AT[field] >= 0) for field in range(FIELDS))
        assert [LABELS[field] for field in g.figures] == [*(f"bay_{name}" for name in COLOURS), "E5"]
        assert (len(g.pile), g.discards) == (rest, [])
        assert [g.hands.size(seat) for seat in range(seats)] == [4] * seats
        assert (sum(g.have), sum(g.supplies), g.passed, g.safe) == (0, 0, 0, 0)
        assert (g.open_book >= 0) == (seats == 2)


@rule("MA-005", "MA-006", "MA-007")
def test_spells_books_and_missions_are_all_different() -> None:
    g = scene(6).table
    for dealt in (g.spells, g.books, g.missions):
        assert len(set(dealt)) == 6
    view = GAME.view(scene(6).table, 2)
    assert [seat for seat in range(6) if view.books[seat] >= 0] == [2]
    assert [seat for seat in range(6) if view.missions[seat] >= 0] == [2]


@rule("MA-011", "MA-R01")
def test_the_first_master_is_drawn_by_lot_unless_the_table_names_one() -> None:
    assert {GAME.new(3, seed).asked for seed in range(30)} == {0, 1, 2}
    assert {GAME.new(3, seed, {"first_seat": "2"}).asked for seed in range(9)} == {2}


@rule("MA-R77")
def test_spells_that_ask_too_much_are_dealt_again_if_the_table_wants_it() -> None:
    from zaubertisch.games.magia.table.setting_up import short_of_crystals

    assert short_of_crystals([0, 3, 7, 1, 4, 8])
    assert not short_of_crystals([0, 2, 7, 11, 16, 18])
    seeds = [seed for seed in range(600) if short_of_crystals(spells(seed, "false"))]
    assert seeds
    assert not any(short_of_crystals(spells(seed, "true")) for seed in seeds)


def spells(seed: int, redeal: str) -> list[int]:
    from zaubertisch.games.magia.table.table import Magia

    table = GAME.new(2, seed, {"redeal_short_spells": redeal})
    assert isinstance(table, Magia)
    return table.spells


def test_every_move_has_a_word_of_its_own() -> None:
    assert len(WORDS) == 142
    assert WORDS.word(103) == "use star"
    assert WORDS.word(118) == "discard red plain"


@rule("MA-R83", "MA-R84")
def test_nothing_in_the_options_simplifies_the_game_or_takes_anything_back() -> None:
    assert not {"beginner", "undo"} & {option.key for option in GAME.options}
    assert "undo" not in {word.split()[0] for word in WORDS.words}
