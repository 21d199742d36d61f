"""What a seat can deduce about its own row, exactly.

The unknowns are how many stones of each number came with each draw. A way to fill them is possible if no cast lacked
its stone and no failed call had one; it weighs as much as there are ways to deal it with the real stones. Numbers are
gone through one by one; the state is how many stones of each draw have no number yet.
"""

from __future__ import annotations

from zaubertisch.games.abraca.components import SPELLS
from zaubertisch.games.abraca.diary import Era
from zaubertisch.kernel.chance import Chance


class Share:
    """One way to spread the stones of one number over the draws, and how much it weighs."""

    def __init__(self, by_draw: list[int], code: int, weight: int, held: int) -> None:
        self.by_draw = by_draw  # how many came with each
        self.code = code
        self.weight = weight
        self.held = held  # stones of this number that still stand in the row


class Deduction:
    """All rows that the diary of a seat and the stones it cannot see allow, with their weights."""

    def __init__(self, diary: list[Era], unseen: list[int]) -> None:
        self.diary = diary
        self.unseen = unseen
        self.sizes: list[int] = [int(era.drawn) + 1 for era in diary]
        self.bases: list[int] = []
        full = 0
        base = 1
        for size in self.sizes:
            self.bases.append(base)
            full += base * (size - 1)
            base *= size
        self.full = full
        self.shares: list[list[Share]] = [[]]
        for spell in range(1, SPELLS + 1):
            self.shares.append(self.shares_of(spell))
        self.ways: list[dict[int, int]] = [{}, {full: 1}]  # before number k: state → weight of all ways to get there
        for spell in range(1, SPELLS + 1):
            self.ways.append(self.forward(spell))
        self.weight = self.ways[-1].get(0, 0)

    def shares_of(self, spell: int) -> list[Share]:
        """Every possible spreading of one number."""
        out: list[Share] = []
        cast = self.diary[-1].cast(spell)
        self.spread(spell, self.unseen[spell] + cast, 0, [], out)
        return out

    def spread(self, spell: int, copies: int, had: int, by_draw: list[int], out: list[Share]) -> None:
        """Go through the draws: what had come must cover what was cast, exactly where the number was called in vain."""
        j = len(by_draw)
        if j == len(self.diary):
            out.append(self.share(spell, copies, had, by_draw))
            return
        era = self.diary[j]
        failed = era.failed_with(spell)
        cast = era.cast(spell)
        for here in range(min(self.sizes[j], copies - had + 1)):
            now = had + here
            if now == cast or (now > cast and not failed):
                self.spread(spell, copies, now, [*by_draw, here], out)

    def share(self, spell: int, copies: int, had: int, by_draw: list[int]) -> Share:
        """Its weight is the number of ways to choose the stones of each draw: copies! / (x0! x1! … rest!)."""
        weight = 1
        left = copies
        code = 0
        for j, here in enumerate(by_draw):
            code += here * self.bases[j]
            weight *= choose(left, here)
            left -= here
        return Share(by_draw, code, weight, had - self.diary[-1].cast(spell))

    def fits(self, share: Share, state: int) -> bool:
        """Whether the stones without a number in `state` are enough for this spreading."""
        for j, here in enumerate(share.by_draw):
            if state // self.bases[j] % self.sizes[j] < here:
                return False
        return True

    def forward(self, spell: int) -> dict[int, int]:
        """The states after one more number."""
        after: dict[int, int] = {}
        for state, ways in self.ways[spell].items():
            for share in self.shares[spell]:
                if self.fits(share, state):
                    left = state - share.code
                    after[left] = after.get(left, 0) + ways * share.weight
        return after

    def sample(self, chance: Chance) -> list[int]:
        """How many of each number stand in the row, drawn by weight: from the filled end back to the beginning."""
        row = [0] * (SPELLS + 1)
        state = 0
        for spell in range(SPELLS, 0, -1):
            share = self.pick(spell, state, chance.below(self.ways[spell + 1][state]))
            row[spell] = share.held
            state += share.code
        return row

    def pick(self, spell: int, state: int, lot: int) -> Share:
        """The spreading this lot falls on, among all that can have left `state` over."""
        index = -1
        while lot >= 0:
            index += 1
            share = self.shares[spell][index]
            if self.came(share, state):
                lot -= self.ways[spell].get(state + share.code, 0) * share.weight
        return self.shares[spell][index]

    def came(self, share: Share, state: int) -> bool:
        """Whether `state` can be what this spreading left over."""
        for j, here in enumerate(share.by_draw):
            if state // self.bases[j] % self.sizes[j] + here >= self.sizes[j]:
                return False
        return True

    def without(self) -> list[int]:
        """By number: the weight of all rows that hold none of it. The chance to hold k is 1 - without[k] / weight."""
        out = [0] * (SPELLS + 1)
        back: dict[int, int] = {0: 1}
        for spell in range(SPELLS, 0, -1):
            before: dict[int, int] = {}
            none = 0
            for state, ways in self.ways[spell].items():
                for share in self.shares[spell]:
                    rest = back.get(state - share.code, 0)
                    if rest and self.fits(share, state):
                        before[state] = before.get(state, 0) + share.weight * rest
                        if share.held == 0:
                            none += ways * share.weight * rest
            out[spell] = none
            back = before
        return out


def choose(n: int, k: int) -> int:
    """The number of ways to choose k of n."""
    out = 1
    for i in range(k):
        out = out * (n - i) // (i + 1)
    return out
