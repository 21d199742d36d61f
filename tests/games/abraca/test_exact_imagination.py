"""Imagined rows and mystic stones against an enumeration of everything the viewer's events allow, in whole turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.games.abraca.scene import AbracaScene, scene
from tests.support.exactness import enough, fits
from tests.support.rules import rule
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import Event, heard_by
from zaubertisch.kernel.imagination import imagined

WORLDS: Final = enough(1_500)

#: The own row, the mystic stones of each seat, those face down on the board, and the supply; each in order.
World = tuple[tuple[int, ...], ...]

#: The words of all seats in turn; seat 0 looks for what it may have.
ROUNDS: Final[dict[str, list[str]]] = {
    "nothing yet": [],
    "a failed call": ["call 3"],
    "a success and a failed call": ["call 6", "call 7"],
    "a failed call, and the number drawn later": ["call 6", "call 7", "call 4", "call 5", "call 7"],
    "two failed calls and two draws": ["call 6", "call 7", "call 1", "call 2", "call 5", "call 8"],
    "the same number twice": ["call 6", "call 6", "stop", "call 4", "stop"],
    "the own mystic stone": ["call 4", "call 7", "call 1"],
    "a strange mystic stone": ["call 3", "call 4", "call 8", "call 1"],
    "mystic stones of several": ["call 4", "stop", "call 4", "stop", "call 1", "call 6"],
    "a call that offends": ["call 6", "call 4", "call 4", "call 2"],
}


class Possible:
    """All worlds with their weights, followed through what the viewer hears."""

    def __init__(self, g: Abraca, viewer: int) -> None:
        self.viewer = viewer
        self.seats = g.seats
        self.table, self.supply = 1 + g.seats, 2 + g.seats
        own = g.mystics.cards(viewer)
        hidden = g.rows.cards(viewer) + g.mystic_table.cards() + g.supply.cards()
        for seat in range(g.seats):
            hidden += g.mystics.cards(seat) if seat != viewer else []
        places: list[list[int]] = [[] for _ in range(3 + g.seats)]
        places[1 + viewer] = own
        places[self.supply] = hidden
        self.worlds: Counter[World] = Counter({tuple(tuple(sorted(place)) for place in places): 1})
        self.blindly(self.supply, 0, g.rows.size(viewer))
        self.blindly(self.supply, self.table, len(g.mystic_table))
        for seat in range(g.seats):
            if seat != viewer:
                self.blindly(self.supply, 1 + seat, g.mystics.size(seat))

    def step(self, follow: Callable[[World], list[tuple[World, int]]]) -> None:
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for later, more in follow(world):
                after[later] += ways * more
        self.worlds = after

    def blindly(self, source: int, target: int, count: int) -> None:
        """Stones nobody sees the faces of, each equally likely."""
        for _ in range(count):
            self.step(lambda world: [
                (moved(world, stone, source, target), copies) for stone, copies in Counter(world[source]).items()
            ])

    def openly(self, source: int, target: int, stones: list[int]) -> None:
        """Stones the viewer sees; those of other rows are no longer looked for."""
        for stone in stones:
            self.see(source, target, stone)

    def see(self, source: int, target: int, stone: int) -> None:
        self.step(lambda world: [
            (moved(world, stone, source, target), world[source].count(stone)),
        ] if stone in world[source] else [])

    def hear(self, event: Event) -> None:
        fields: dict[str, Any] = {**event.fields}
        seat: int = fields.get("seat", -1)
        match event.kind:
            case "drew":
                self.openly(self.supply, -1, fields["stones"])
            case "drew_unseen":
                self.blindly(self.supply, 0, fields["count"])
            case "saw_mystic":
                self.openly(self.table, 1 + seat, [fields["stone"]])
            case "took_mystic":
                self.blindly(self.table, 1 + seat, 1)
            case "cast" if seat == self.viewer:
                self.step(lambda world: [(moved(world, fields["spell"], 0, -1), 1)]
                          if fields["spell"] in world[0] else [])
            case "missed" if seat == self.viewer:
                self.step(lambda world: [] if fields["spell"] in world[0] else [(world, 1)])


def moved(world: World, stone: int, source: int, target: int) -> World:
    places = [list(place) for place in world]
    places[source].remove(stone)
    if target >= 0:
        places[target].append(stone)
    return tuple(tuple(sorted(place)) for place in places)


def world_of(g: Abraca, viewer: int) -> World:
    mystics = [tuple(g.mystics.cards(seat)) for seat in range(g.seats)]
    return tuple(g.rows.cards(viewer)), *mystics, tuple(g.mystic_table.cards()), tuple(g.supply.cards())


def small(**options: str) -> AbracaScene:
    """Two seats, few stones face down; each has a mystic stone."""
    t = scene(2, 0, **options).row(0, 4, 6, 6, 8, 8).row(1, 1, 3, 4, 7, 7)
    return t.mystic(0, 5).mystic(1, 5).mystic_table(2, 3).supply(3)


def played(words: list[str], viewer: int, **options: str) -> tuple[AbracaScene, Counter[World]]:
    """The table after these words, as far as it is still the same round, and all the viewer must think possible."""
    t = small(**options)
    t.script.rest = FastChance(9)
    possible = Possible(t.table, viewer)
    t.table.listen()
    for word in words:
        if word in t.words and t.table.round == 1:
            t.says(t.table.asked, word)
    for event in heard_by(viewer, t.table.events):
        possible.hear(event)
    return t, possible.worlds


def imagined_worlds(t: AbracaScene, viewer: int) -> Counter[World]:
    chance = FastChance(77)
    found: Counter[World] = Counter()
    for _ in range(WORLDS):
        world = imagined(t.table, viewer, chance)
        assert isinstance(world, Abraca)
        found[world_of(world, viewer)] += 1
    return found


@rule("AB-R02", "AB-R16", "AB-R25")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("name", ROUNDS)
def test_imagined_worlds_come_as_often_as_all_events_make_them(name: str, viewer: int) -> None:
    options = {"lower_call": "offence"} if "offends" in name else {}
    t, expected = played(ROUNDS[name], viewer, **options)
    assert world_of(t.table, viewer) in expected, "the truth is possible"
    assert len(expected) > 5
    assert fits(imagined_worlds(t, viewer), expected)


@pytest.mark.parametrize(("name", "failed"), [
    ("a failed call", {3}), ("a success and a failed call", {7}), ("two failed calls and two draws", {5, 7}),
])
def test_calls_that_are_named_so_have_failed(name: str, failed: set[int]) -> None:
    diary = played(ROUNDS[name], 0)[0].table.diaries[0]
    assert {spell for era in diary for spell in range(1, 9) if era.failed_with(spell)} == failed


@pytest.mark.parametrize("seed", range(6))
def test_random_turns_are_imagined_exactly(seed: int) -> None:
    lots = FastChance(seed)
    words = [word for _ in range(6) for word in (f"call {4 + lots.below(5)}", lots.pick([0, 1]) and "stop") if word]
    t, expected = played(words, seed % 2, chain=["ascending", "free"][seed % 2])
    assert world_of(t.table, seed % 2) in expected
    assert fits(imagined_worlds(t, seed % 2), expected), words
