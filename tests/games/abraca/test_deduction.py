"""What a seat can deduce about its own row: exact figures, and two independent oracles."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.games.abraca.oracle import History, World, every_world, rejection, sampled
from tests.games.abraca.scene import AbracaScene, scene
from tests.support.exactness import fits
from tests.support.rules import rule
from zaubertisch.games.abraca.deduction import Deduction, choose
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.knowledge import unseen
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.imagination import imagined

#: The stones nobody has shown to the seat, the ones it has cast since included: numbers 1 to 8.
COPIES = [0, 1, 1, 2, 3, 3, 4, 3, 4]

VECTORS: dict[str, tuple[History, int, dict[int, Fraction]]] = {
    "V1": ([("deal", 5)], 20349,
           {1: Fraction(5, 21), 3: Fraction(3, 7), 4: Fraction(11, 19), 6: Fraction(119, 171)}),
    "V2": ([("deal", 5), ("cast", 8)], 14161,
           {1: Fraction(3025, 14161), 5: Fraction(155, 289), 6: Fraction(9260, 14161), 8: Fraction(39, 119)}),
    "V3": ([("deal", 5), ("fail", 4)], 8568,
           {4: Fraction(0), 5: Fraction(265, 408), 8: Fraction(469, 612)}),
    "V4": ([("deal", 5), ("cast", 5), ("fail", 6), ("draw", 1)], 66976,
           {5: Fraction(137, 368), 6: Fraction(1, 4), 8: Fraction(593, 728)}),
    "V5": ([("deal", 5), ("cast", 5), ("fail", 6), ("draw", 1), ("cast", 6)], 16744,
           {5: Fraction(13, 46), 6: Fraction(0), 8: Fraction(137, 182)}),
    "V6": ([("deal", 5), ("cast", 6), ("cast", 6)], 4641,
           {6: Fraction(11, 91), 8: Fraction(200, 357)}),
}


def diary_of(history: History) -> list[Era]:
    """The public diary that such a history leaves."""
    diary: list[Era] = []
    for what, number in history:
        if what == "deal":
            diary.append(Era(number))
        elif what == "draw":
            diary.append(diary[-1].next(number))
        elif what == "cast":
            diary[-1] = diary[-1].with_cast(number)
        else:
            diary[-1] = diary[-1].with_failure(number)
    return diary


def deduced(history: History, copies: list[int] = COPIES) -> Deduction:
    still = [each - sum(1 for what, k in history if what == "cast" and k == spell) for spell, each in enumerate(copies)]
    return Deduction(diary_of(history), still)


def chance_to_hold(deduction: Deduction, spell: int) -> Fraction:
    return 1 - Fraction(deduction.without()[spell], deduction.weight)


def spelled(copies: list[int]) -> list[int]:
    return [spell for spell, each in enumerate(copies) for _ in range(each)]


@pytest.mark.parametrize("name", VECTORS)
def test_the_total_weight_is_exact(name: str) -> None:
    history, weight, _ = VECTORS[name]
    assert deduced(history).weight == weight


@pytest.mark.parametrize("name", VECTORS)
def test_the_chances_are_exact(name: str) -> None:
    history, _, chances = VECTORS[name]
    deduction = deduced(history)
    assert {spell: chance_to_hold(deduction, spell) for spell in chances} == chances


@pytest.mark.parametrize("name", VECTORS)
def test_the_chance_to_hold_is_what_a_failed_call_would_rule_out(name: str) -> None:
    history, _, _ = VECTORS[name]
    deduction = deduced(history)
    for spell in range(1, 9):
        assert deduction.without()[spell] == deduced([*history, ("fail", spell)]).weight


@pytest.mark.parametrize("name", VECTORS)
def test_deals_that_fit_the_diary_hold_each_number_as_often_as_deduced(name: str) -> None:
    history, _, _ = VECTORS[name]
    rows = rejection(history, spelled(COPIES), tries=12_000, seed=7)
    deduction = deduced(history)
    for spell in range(1, 9):
        chance = float(chance_to_hold(deduction, spell))
        spread = (chance * (1 - chance) / len(rows)) ** 0.5
        assert abs(sum(spell in row for row in rows) / len(rows) - chance) <= 4 * spread


@pytest.mark.many
@pytest.mark.parametrize("name", VECTORS)
def test_drawn_rows_hold_each_number_as_often_as_deduced(name: str) -> None:
    history, _, _ = VECTORS[name]
    deduction = deduced(history)
    lots = FastChance(3)
    rows = [deduction.sample(lots) for _ in range(4_000)]
    for spell in range(1, 9):
        chance = float(chance_to_hold(deduction, spell))
        spread = (chance * (1 - chance) / len(rows)) ** 0.5
        assert abs(sum(row[spell] > 0 for row in rows) / len(rows) - chance) <= 4 * spread


@pytest.mark.parametrize("name", VECTORS)
def test_drawn_rows_have_the_size_of_the_row_and_no_stone_too_many(name: str) -> None:
    history, _, _ = VECTORS[name]
    size = sum(number if what in ("deal", "draw") else -(what == "cast") for what, number in history)
    deduction = deduced(history)
    lots = FastChance(4)
    for _ in range(200):
        row = deduction.sample(lots)
        assert sum(row) == size
        assert all(held <= still for held, still in zip(row, deduction.unseen, strict=True))


def test_a_success_does_not_make_the_rest_of_the_row_a_fresh_draw() -> None:
    fresh = 1 - Fraction(choose(17, 4), choose(20, 4))
    assert chance_to_hold(deduced([("deal", 5), ("cast", 8)]), 8) == Fraction(39, 119) < fresh


def test_without_any_call_the_chance_is_hypergeometric() -> None:
    deduction = deduced([("deal", 5)])
    for spell in range(1, 9):
        assert chance_to_hold(deduction, spell) == 1 - Fraction(choose(21 - COPIES[spell], 5), choose(21, 5))


def test_a_history_that_cannot_have_happened_weighs_nothing() -> None:
    assert deduced([("deal", 5), *(("fail", spell) for spell in range(1, 9))]).weight == 0


# Dealing anew, against every order of the real stones


def small(*row: int, supply: int, **options: str) -> AbracaScene:
    """Two seats with few stones face down; seat 0 has two mystic stones, seat 1 a full row and a mystic stone."""
    return scene(2, 0, **options).row(0, *row).row(1, 8, 8, 7, 7, 6).mystic(0, 3, 4).mystic(1, 5).supply(supply)


def after_nothing() -> tuple[AbracaScene, History]:
    return small(5, 6, 8, supply=2), [("deal", 3)]


def after_a_cast() -> tuple[AbracaScene, History]:
    t = small(5, 6, 6, supply=2)
    t.says(0, "call 6")
    return t, [("deal", 3), ("cast", 6)]


def after_a_failure() -> tuple[AbracaScene, History]:
    t = small(2, 4, 5, 6, 8, supply=1)
    t.says(0, "call 7")
    t.says(1, "call 2")
    return t, [("deal", 5), ("fail", 7)]


def after_a_draw() -> tuple[AbracaScene, History]:
    t = small(5, 6, 6, supply=2)
    t.says(0, "call 6", "call 7")
    t.says(1, "call 2")
    return t, [("deal", 3), ("cast", 6), ("fail", 7), ("draw", 2)]


def after_two_draws() -> tuple[AbracaScene, History]:
    t = small(5, 6, 6, 8, 8, supply=2)
    t.says(0, "call 6", "call 7")
    t.says(1, "call 2")
    t.says(0, "call 8", "stop")
    t.says(1, "call 2")
    return t, [("deal", 5), ("cast", 6), ("fail", 7), ("draw", 1), ("cast", 8), ("draw", 1)]


def after_an_offence() -> tuple[AbracaScene, History]:
    t = small(4, 6, 6, supply=2, lower_call="offence")
    t.says(0, "call 6", "call 4")
    t.says(1, "call 2")
    return t, [("deal", 3), ("cast", 6), ("draw", 2)]


def after_a_singer() -> tuple[AbracaScene, History]:
    t = small(4, 6, 6, supply=2).mystic_table(2)
    t.says(0, "call 4")
    return t, [("deal", 3), ("cast", 4)]


def world(g: Abraca, viewer: int, seed: int) -> World:
    """What is face down to seat 0 in one imagined world."""
    other = imagined(g, viewer, FastChance(seed))
    assert isinstance(other, Abraca)
    other.check()
    rest = [other.mystic_table.cards(), other.mystics.cards(1), other.supply.cards()]
    return tuple(other.rows.cards(0)), *(tuple(stones) for stones in rest)


@pytest.mark.many
@rule("AB-R02", "AB-R25")
@pytest.mark.parametrize("position", [
    after_nothing, after_a_cast, after_a_failure, after_a_draw, after_two_draws, after_an_offence, after_a_singer,
], ids=lambda position: position.__name__)
def test_imagined_worlds_come_as_often_as_the_real_stones_make_them(
    position: Callable[[], tuple[AbracaScene, History]],
) -> None:
    t, history = position()
    g = t.table
    hidden = unseen(g, 0).cards() + [number for what, number in history if what == "cast"]
    expected = every_world(history, hidden, [len(g.mystic_table), g.mystics.size(1), len(g.supply)])
    assert len(expected) > 5
    assert fits(sampled(lambda seed: world(g, 0, seed), 2_000), expected)


@rule("AB-R31")
def test_a_watcher_imagines_every_deal_of_the_face_down_stones() -> None:
    g = scene(2).row(0, 5, 6, 8).row(1, 8, 8, 7, 7, 6).mystic(1, 3, 4).supply(3).table
    zones = [len(g.mystic_table), g.mystics.size(1), len(g.supply)]
    expected = every_world([], unseen(g, WATCHER).cards(), zones)
    assert fits(sampled(lambda seed: ((), *world(g, WATCHER, seed)[1:]), 2_000), expected)


@pytest.mark.parametrize("options", [{}, {"chain": "free"}, {"round_end": "last_wizard"}, {"lower_call": "offence"}])
def test_calls_succeed_as_often_as_deduced_over_whole_games(options: dict[str, str]) -> None:
    surprise = 0.0
    variance = 0.0
    lots = FastChance(11)
    for seats in (2, 3, 4, 5):
        g = GAME.new(seats, seats, options)
        assert isinstance(g, Abraca)
        while not g.over:
            spell = lots.pick(g.options())
            fair_call = spell > 0 and (spell >= g.lowest or g.variant.free_chain)
            if fair_call:
                held = g.rows.has(g.asked, spell)
                chance = float(chance_to_hold(Deduction(g.diaries[g.asked], unseen(g, g.asked).to_list()), spell))
                surprise += held - chance
                variance += chance * (1 - chance)
            g.apply(spell)
    assert variance > 20
    assert abs(surprise) < 4 * variance**0.5
