"""Whether what is told of a hidden place agrees with all worlds that a second opinion thinks possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.support.exactness import SURELY
from zaubertisch.insight.known import CERTAIN, Hidden, Insight, Place
from zaubertisch.insight.looking import insight
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table

ROUNDED: Final = 1e-6


def looks(game: Game, table: Table, viewer: int) -> Insight:
    """What the viewer could know, counted from a world it thinks possible."""
    return insight(game, imagined(table, viewer, FastChance(0)), viewer)


def place_of(found: Insight, place: Hidden, seat: int = -1) -> Place:
    """The one place of this name and seat."""
    (only,) = [each for each in found.places if (each.place, each.seat) == (place, seat)]
    return only


def is_told(found: Insight, place: Hidden, seat: int = -1) -> bool:
    return any((each.place, each.seat) == (place, seat) for each in found.places)


def chances(worlds: Mapping[Any, float], things: Callable[[Any], Any]) -> dict[tuple[int, int], float]:
    """By thing and number: how likely the place holds so many of it, or more."""
    whole = sum(worlds.values())
    found: Counter[tuple[int, int]] = Counter()
    for world, weight in worlds.items():
        for what, copies in Counter(things(world)).items():
            for number in range(1, copies + 1):
                found[what, number] += weight  # type: ignore[assignment]
    return {each: weight / whole for each, weight in found.items()}


def told(place: Place) -> dict[tuple[int, int], int]:
    return {
        (each.what, number): chance for each in place.likely for number, chance in enumerate(each.at_least, 1)
    }


def check_agreement(place: Place, expected: dict[tuple[int, int], float]) -> None:
    """Exactly where it is told exactly; else as near as chance makes it; nothing impossible or overstated."""
    found = told(place)
    assert set(found) <= set(expected), "something impossible is told"
    if place.worlds == 0:
        assert set(found) == set(expected), "something possible is not told"
    for each, chance in expected.items():
        said = found.get(each, 0)
        if place.worlds == 0:
            assert abs(said / CERTAIN - chance) <= 2 * ROUNDED, each
            assert (said == CERTAIN) == (chance > 1 - 1e-12), each
        else:
            assert abs(said / CERTAIN - chance) <= SURELY * (chance * (1 - chance) / place.worlds) ** 0.5 + 0.003, each
            assert said < CERTAIN or chance > 1 - 1e-12, each
