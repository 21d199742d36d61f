"""A second opinion on what a seat can know: real stones in every order, and the history played through with each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

#: What happened to a row: ("deal", n), ("draw", n), ("cast", spell) or ("fail", spell), in order.
History = Sequence[tuple[str, int]]
World = tuple[tuple[int, ...], ...]


def row_after(history: History, stones: Iterator[int]) -> list[int] | None:
    """The row that is left if these stones came in this order, or None if the history could not have happened."""
    row: list[int] = []
    for what, number in history:
        if what in ("deal", "draw"):
            row += [next(stones) for _ in range(number)]
        elif what == "cast":
            if number not in row:
                return None
            row.remove(number)
        elif number in row:
            return None
    return sorted(row)


def every_world(history: History, stones: Sequence[int], zones: Sequence[int]) -> Counter[World]:
    """Every row the history allows with every deal of the rest into zones of these sizes, counted over all orders."""
    count: Counter[World] = Counter()
    for order in permutations(stones):
        coming = iter(order)
        row = row_after(history, coming)
        if row is not None:
            rest = [tuple(sorted(next(coming) for _ in range(size))) for size in zones]
            count[tuple(row), *rest] += 1
    return count


def rejection(history: History, stones: Sequence[int], tries: int, seed: int) -> list[list[int]]:
    """Rows from random deals, without those in which the history could not have happened."""
    lots = random.Random(seed)
    need = sum(number for what, number in history if what in ("deal", "draw"))
    rows = [row_after(history, iter(lots.sample(list(stones), need))) for _ in range(tries)]
    return [row for row in rows if row is not None]


def sampled(draw: Callable[[int], World], samples: int) -> Counter[World]:
    """What comes when worlds are drawn with seeds 1, 2, 3, …"""
    return Counter(draw(seed) for seed in range(1, samples + 1))
