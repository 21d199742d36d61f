"""Imagined energy cards against an enumeration of all deals: draws, payments, proofs, sages, and decks made anew."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest

from tests.games.zavandor.possible import Possible, World, world_of
from tests.games.zavandor.scene import ZavandorScene, card_numbers, scene
from tests.support.exactness import enough, fits
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import CARD_COLOUR, CARD_VALUE, COLOURS, SAGE_CARDS
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.imagination import imagined

WORLDS: Final = enough(1_500)
MANY: Final = 6_000

#: What happened: “draw 1 blue”, “pay 1” any card, “least 1 2” a hand that is shown to be worth all but 2 of what it is,
#: “most 1 1” that it is worth at most 1 more, “sage 1 green” two cards under the disc, “come 1” those to the hand.
POSITIONS: Final[dict[str, list[str]]] = {
    "nothing yet": [],
    "a payment and a draw": ["pay 1", "draw 1 blue"],
    "a bid": ["least 1 1"],
    "a bid and a payment": ["least 1 1", "pay 1"],
    "a bid, then a draw": ["least 1 1", "draw 1 blue"],
    "a bid, a payment, then draws": ["least 1 1", "pay 1", "draw 1 blue", "draw 1 green"],
    "a bid, draws, then a payment": ["least 1 0", "draw 1 blue", "draw 1 green", "pay 1"],
    "a forced sale, then a draw": ["most 1 0", "draw 1 green"],
    "a forced sale, a draw and a payment": ["most 1 0", "draw 1 green", "pay 1", "draw 2 blue"],
    "two bids with a draw between": ["least 1 1", "draw 1 blue", "least 1 1"],
    "two bids with draws and payments": ["least 1 0", "draw 1 green", "least 1 1", "pay 1", "draw 1 blue", "pay 1"],
    "bids of two": ["least 1 1", "least 2 0", "draw 2 blue", "draw 1 green", "pay 2"],
    "the sages": ["sage 1 green", "least 1 1"],
    "the sages' cards come": ["sage 1 green", "least 1 1", "come 1", "pay 1"],
    "the deck made anew": ["pay 1", "pay 2", "draw 2 blue", "draw 2 blue", "draw 1 blue", "draw 2 blue"],
    "the deck made anew, then payments": [
        "pay 1 blue", "draw 2 blue", "draw 2 blue", "draw 1 blue", "draw 1 blue", "pay 1 blue", "pay 2 blue",
    ],
    "the deck made anew under the viewer": [
        "pay 1 blue", "draw 0 blue", "draw 0 blue", "draw 0 blue", "draw 1 blue", "pay 1 blue",
    ],
    "the deck made anew for the sages": ["pay 1 green", "draw 2 green", "sage 1 green", "pay 2 green", "come 1"],
    "the deck made anew, and a bid": [
        "pay 1 blue", "draw 2 blue", "draw 2 blue", "draw 1 blue", "least 1 1", "draw 1 blue", "pay 1",
    ],
    "the deck made anew twice": [
        "pay 1 blue", "draw 2 blue", "draw 2 blue", "draw 1 blue", "pay 2 blue", "pay 0 blue", "draw 1 blue",
        "draw 2 blue", "pay 2 blue", "draw 1 blue", "pay 1 blue",
    ],
}


class Course:
    """A table on which deeds are done, and every world they allow the viewer."""

    def __init__(self, viewer: int, deeds: list[str], seed: int = 5, many_discards: bool = False) -> None:
        self.scene = small(many_discards)
        self.table = self.scene.table
        self.scene.script.rest = FastChance(seed)
        self.lots = FastChance(seed + 1000)
        self.viewer = viewer
        self.possible = Possible(self.table, min(viewer, self.table.seats))
        for deed in deeds:
            words = deed.split()
            self.do(words[0], int(words[1]), words[2] if len(words) > 2 else "")

    def do(self, verb: str, seat: int, rest: str) -> None:
        """One deed, if there are cards for it; the enumeration hears of it, and what the table was before."""
        g, possible = self.table, self.possible
        possible.table = g.clone()
        if verb == "draw":
            self.draw(seat, COLOURS.index(rest))
        elif verb == "sage":
            self.draw_for_sages(seat, COLOURS.index(rest))
        elif verb == "come":
            g.take_from_under_disc(seat)
            possible.gets_from_under_disc(seat)
        elif verb == "pay":
            cards = [card for card in g.hands.cards(seat) if not rest or COLOURS[CARD_COLOUR[card]] == rest]
            if cards:
                card = self.lots.pick(cards)
                g.give_back(seat, [card], g.dust[seat])
                possible.pays(seat, card)
        elif verb == "least":
            g.prove(seat, g.purse[seat] - int(rest))
            possible.proves(seat, g.purse[seat] - int(rest), 1000)
        else:
            g.dust[seat] = 0
            g.note_too_small(seat, g.purse[seat] + int(rest) + 1)
            possible.proves(seat, 0, g.purse[seat] + int(rest))

    def draw(self, seat: int, colour: int) -> None:
        before = Counter(self.table.hands.cards(seat))
        self.table.draw_cards(seat, [int(each == colour) for each in range(len(COLOURS))])
        for card in Counter(self.table.hands.cards(seat)) - before:
            self.possible.draws(seat, card)

    def draw_for_sages(self, seat: int, colour: int) -> None:
        """[ZA-091] Two cards, one after the other, so that the enumeration sees the deck before each."""
        for _ in range(SAGE_CARDS):
            before = Counter(self.table.under.cards(seat))
            self.possible.table = self.table.clone()
            self.table.draw_under_disc(seat, colour)
            for card in Counter(self.table.under.cards(seat)) - before:
                self.possible.draws(seat, card, under=True)

    def deals(self, count: int) -> Counter[World]:
        """As often as they come; what everybody can prove holds in every world."""
        found: Counter[World] = Counter()
        chance = FastChance(77)
        for _ in range(count):
            world = imagined(self.table, self.viewer, chance)
            assert isinstance(world, Zavandor)
            world.check()
            found[world_of(world)[: 2 * world.seats]] += 1
        return found


def small(many_discards: bool = False) -> ZavandorScene:
    """Few blue and green cards of which seat 0 knows nothing; the others are in its hand, or else discarded."""
    t = scene(3).energy(0, 0, "blue 4").energy(1, 0, "blue 3, blue 5, green 9").energy(2, 0, "blue 7, green 5")
    g = t.table
    kept = Counter(card_numbers("blue 4, blue 6, green 6, green 10"))
    for colour in range(len(COLOURS)):
        for card in g.draws.cards(colour):
            if kept[card]:
                kept[card] -= 1
                continue
            g.draws.remove(colour, card)
            if many_discards:
                g.discards.add(colour, card)
            else:
                g.hands.add(0, card)
                g.purse[0] += CARD_VALUE[card]
    return t


def fits_in(course: Course, count: int) -> bool:
    expected = course.possible.deals()
    assert world_of(course.table)[: 2 * course.table.seats] in expected, "the truth is possible"
    return fits(course.deals(count), expected)


@rule("ZA-049", "ZA-050", "ZA-R10", "ZA-R46", "ZA-R65")
@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_hands_come_as_often_as_all_histories_make_them(name: str) -> None:
    assert fits_in(Course(0, POSITIONS[name]), WORLDS)


@rule("ZA-050", "ZA-R65")
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
@pytest.mark.parametrize("name", ["two bids with draws and payments", "the sages' cards come", "the deck made anew"])
def test_everybody_imagines_what_they_cannot_see(name: str, viewer: int) -> None:
    assert fits_in(Course(viewer, POSITIONS[name], many_discards=True), WORLDS)


def random_deeds(seed: int) -> list[str]:
    lots = FastChance(seed)
    deeds: list[str] = []
    for _ in range(9):
        seat, colour = 1 + lots.below(2), ["blue", "green"][lots.below(2)]
        verb = lots.pick([0, 0, 0, 1, 1, 1, 2, 3, 4, 5])
        deeds.append([
            f"draw {seat} {colour}", f"pay {seat} {colour}", f"least {seat} 1", f"most {seat} 1", f"sage {seat} green",
            f"come {seat}",
        ][verb])
    return deeds


@pytest.mark.parametrize("seed", range(6))
def test_random_histories_are_imagined_exactly(seed: int) -> None:
    assert fits_in(Course(0, random_deeds(seed), seed), WORLDS), random_deeds(seed)


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_random_histories_are_imagined_exactly(seed: int) -> None:
    assert fits_in(Course(0, random_deeds(seed), seed), MANY), random_deeds(seed)


@pytest.mark.whole
@pytest.mark.parametrize("name", POSITIONS)
def test_thousands_of_worlds_fit_as_well(name: str) -> None:
    assert fits_in(Course(0, POSITIONS[name], 11), MANY)


@rule("ZA-050")
def test_whoever_counts_cards_knows_the_only_hidden_hand_when_a_deck_is_made_anew() -> None:
    t = scene(2).energy(1, 0, "blue 3, blue 7").discard_all("blue")
    t.table.draw_cards(0, [1, 0, 0, 0])
    for seed in range(20):
        assert worlds_of(t, 0, seed).hands.cards(1) == t.table.hands.cards(1)
    t.table.give_back(1, [0], 0)
    t.table.draw_cards(1, [1, 0, 0, 0])
    others = Counter(tuple(worlds_of(t, 0, seed).hands.cards(1)) for seed in range(200))
    assert len(others) > 3
    assert sum(count for hand, count in others.items() if 4 in hand) > 180


def worlds_of(t: ZavandorScene, viewer: int, seed: int) -> Zavandor:
    world = imagined(t.table, viewer, FastChance(seed))
    assert isinstance(world, Zavandor)
    world.check()
    return world


@rule("ZA-R54")
def test_the_blue_fives_of_a_calm_start_are_known_to_everybody() -> None:
    table = GAME.new(3, 3, {"calm_start": "on", "characters": "fixed"})
    assert isinstance(table, Zavandor)
    for viewer in (0, 1, 2, WATCHER):
        world = imagined(table, viewer, FastChance(1))
        assert isinstance(world, Zavandor)
        assert world.hands.to_list() == table.hands.to_list()
    table.draw_cards(1, [0, 1, 0, 0])
    table.round = 2
    table.draw_cards(1, [1, 0, 0, 0])
    table.give_back(1, [2], table.dust[1])
    values = Counter(tuple(CARD_VALUE[card] for card in hands_in(table, 0, seed)[1] if card < 5) for seed in range(400))
    assert values[(5,)] > 100, "the five that was known may be the one that is left"
    assert len(values) == 5


def hands_in(table: Zavandor, viewer: int, seed: int) -> list[list[int]]:
    world = imagined(table, viewer, FastChance(seed))
    assert isinstance(world, Zavandor)
    return [world.hands.cards(seat) for seat in range(world.seats)]


# Forgetting


def test_the_past_is_forgotten_when_nothing_has_been_learnt_for_long() -> None:
    t = scene(2).energy(1, 0, "blue 7, blue 7")
    t.table.prove(1, 14)
    t.table.draw_cards(1, [1, 0, 0, 0])
    assert len(t.table.past) == 2
    for _ in range(35):
        t.table.draw_cards(0, [0, 1, 0, 0])
        t.table.give_back(0, [t.table.hands.cards(0)[0]], 0)
    assert t.table.past == []


def test_much_that_happened_is_forgotten_even_if_bids_go_on() -> None:
    """Every time seat 1 gets a card, something has been proved of its hand."""
    t = scene(2).energy(1, 0, "blue 7, blue 7")
    lengths: list[int] = []
    for _ in range(60):
        t.table.prove(1, t.table.purse[1])
        t.table.draw_cards(1, [1, 0, 0, 0])
        t.table.give_back(1, [t.table.hands.cards(1)[0]], 0)
        lengths.append(len(t.table.past))
    assert any(after < before for before, after in pairwise(lengths))
    assert max(lengths) < 200


def test_what_cannot_be_found_in_time_is_forgotten() -> None:
    """A hand that was worth exactly what it was, among many cards: the present bounds hold all the same."""
    t = scene(2).energy(1, 0, ", ".join(["blue 3"] * 3 + ["green 5"] * 3 + ["white 8"] * 3 + ["red 13"] * 3))
    g = t.table
    g.note_too_small(1, g.purse[1] + 1)
    g.draw_cards(1, [1, 0, 0, 0])
    assert g.past
    g.prove(1, g.purse[1])
    world = worlds_of(t, 0, 3)
    assert world.past == []
    assert world.purse[1] >= g.purse[1]


def test_in_an_imagined_world_others_do_not_remember_what_they_held() -> None:
    course = Course(0, POSITIONS["the deck made anew"])
    world = imagined(course.table, 0, FastChance(3))
    assert isinstance(world, Zavandor)
    assert len(world.past) < len(course.table.past)
    for viewer in (1, 2, WATCHER):
        within = imagined(world, viewer, FastChance(4))
        assert isinstance(within, Zavandor)
        within.check()
