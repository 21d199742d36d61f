"""The eight spells of a successful call."""

from __future__ import annotations

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.rules import rule
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER


def casting(spell: int, seats: int = 4, first: int = 0, **options: str) -> AbracaScene:
    """The first seat holds this stone and four that are not used."""
    return scene(seats, first, **options).row(first, spell, 8, 8, 7, 7)


@rule("AB-040")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_dragon_takes_from_all_others_what_one_die_says(die: int) -> None:
    t = casting(1).lives(3, 6, 5, 4).die(die)
    t.says(0, "call 1")
    assert t.table.lives == [3, 6 - die, 5 - die, 4 - die]
    assert t.told(2, "rolled") == [{"seat": 0, "die": die}]


@rule("AB-041", "AB-R13")
def test_the_wanderer_takes_one_from_all_others_and_gives_one() -> None:
    t = casting(2).lives(3, 6, 5, 4)
    t.says(0, "call 2")
    assert t.table.lives == [4, 5, 4, 3]


@rule("AB-R12", "AB-R13")
def test_the_wanderer_still_gives_a_life_when_it_ends_the_round() -> None:
    t = casting(2, scoring="single_round").lives(3, 1, 5, 4)
    t.says(0, "call 2")
    assert t.table.lives == [4, 0, 4, 3]
    assert t.told(1, "gained") == [{"seat": 0, "lives": 1, "left": 4}]


@rule("AB-042")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_dream_gives_what_the_die_says(die: int) -> None:
    t = casting(3).lives(2, 6, 6, 6).die(die)
    t.says(0, "call 3")
    assert t.table.lives == [2 + die, 6, 6, 6]


@rule("AB-003")
def test_nobody_gains_beyond_six_lives() -> None:
    t = casting(3).lives(5, 6, 6, 6).die(3)
    t.says(0, "call 3")
    assert t.table.lives[0] == 6
    assert t.told(1, "gained") == [{"seat": 0, "lives": 1, "left": 6}]


@rule("AB-003", "AB-R08")
def test_nobody_falls_below_no_lives() -> None:
    t = casting(1, scoring="single_round").lives(6, 1, 2, 6).die(3)
    t.says(0, "call 1")
    assert t.table.lives == [6, 0, 0, 3]
    assert [loss["lives"] for loss in t.told(0, "lost")] == [1, 2, 3]


@rule("AB-043", "AB-R16")
def test_the_singer_takes_a_mystic_stone_for_its_taker_alone_to_see() -> None:
    t = casting(4).mystic_table(2, 3, 5, 6).hush()
    t.chance(1)
    t.says(0, "call 4")
    assert t.table.mystic_table.cards() == [2, 5, 6]
    assert t.shown(0).own_mystics == [3]
    for viewer in (0, TRUTH):
        assert t.told(viewer, "saw_mystic") == [{"seat": 0, "stone": 3}]
        assert t.told(viewer, "took_mystic") == []
    for viewer in (1, 2, 3, WATCHER, PUBLIC):
        assert t.told(viewer, "saw_mystic") == []
        assert t.told(viewer, "took_mystic") == [{"seat": 0}]
        assert t.shown(viewer).own_mystics == []
        assert t.shown(viewer).mystic_sizes == [1, 0, 0, 0]


@rule("AB-R16")
def test_every_mystic_stone_is_equally_likely_to_be_taken() -> None:
    taken = []
    for place in range(4):
        t = casting(4).mystic_table(2, 3, 5, 6)
        t.chance(place)
        t.says(0, "call 4")
        taken += t.shown(0).own_mystics
    assert taken == [2, 3, 5, 6]


@rule("AB-R17")
def test_four_singers_find_four_mystic_stones() -> None:
    t = scene().row(0, 4, 4, 4, 4, 8).mystic_table(1, 2, 3, 5)
    t.says(0, "call 4", "call 4", "call 4", "call 4")
    assert len(t.table.mystic_table) == 0
    assert t.shown(0).own_mystics == [1, 2, 3, 5]


@rule("AB-R17")
def test_a_fifth_singer_is_impossible() -> None:
    t = scene().mystic(1, 1, 2, 3, 5)
    with pytest.raises(AssertionError, match="four singers, four mystic stones"):
        t.table.take_mystic(0)


@rule("AB-044")
def test_the_tempest_hits_both_neighbours() -> None:
    t = casting(5, seats=5)
    t.says(0, "call 5")
    assert t.table.lives == [6, 5, 6, 6, 5]


@rule("AB-045", "AB-R14", "AB-R15")
@pytest.mark.parametrize("spell", [5, 6, 7])
def test_between_two_the_opponent_loses_one_life(spell: int) -> None:
    t = scene(2).row(0, 5, 6, 7, 8, 8)
    t.says(0, f"call {spell}")
    assert t.table.lives == [6, 5]


@rule("AB-046")
def test_the_blizzard_hits_the_left_neighbour() -> None:
    t = casting(6, seats=5, first=4)
    t.says(4, "call 6")
    assert t.table.lives == [5, 6, 6, 6, 6]


@rule("AB-047")
def test_the_fireball_hits_the_right_neighbour() -> None:
    t = casting(7, seats=5)
    t.says(0, "call 7")
    assert t.table.lives == [6, 6, 6, 6, 5]


@rule("AB-048")
def test_the_drink_gives_one_life() -> None:
    t = casting(8).lives(2, 6, 6, 6)
    t.says(0, "call 8")
    assert t.table.lives == [3, 6, 6, 6]


@rule("AB-049")
def test_a_mystic_stone_cannot_be_called() -> None:
    t = scene().row(0, 8, 8, 7, 7, 6).mystic(0, 2)
    t.says(0, "call 2")
    assert t.told(1, "missed") == [{"seat": 0, "spell": 2}]
    assert t.table.lives[0] == 5
    assert t.shown(0).own_mystics == [2]


def test_lives_that_nobody_loses_are_not_told() -> None:
    t = scene(4, round_end="last_wizard").row(0, 1, 8, 8, 7, 7).lives(6, 0, 6, 6).die(1).hush()
    t.says(0, "call 1")
    assert [loss["seat"] for loss in t.told(1, "lost")] == [2, 3]
