"""What looking ahead would gain by knowing too much: honest, with others who see their own stones, and cheating.

`python -m zaubertisch.lab.abraca.leakage --games 200 --seed 1`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from zaubertisch import bots, games
from zaubertisch.bots.abraca.taste import USUAL
from zaubertisch.bots.abraca.thumb import Prospects, honest_calls
from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.policy import Policy
from zaubertisch.bots.search.looking_ahead import LookingAhead
from zaubertisch.games.abraca.actions import STOP
from zaubertisch.games.abraca.components import SPELLS
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.abraca.view import AbracaView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View
from zaubertisch.lab.match import first_seed, interval, play_one

HONEST: Final = "honest"
CLAIRVOYANT: Final = "clairvoyant others"
CHEATING: Final = "cheating itself"
SEATS: Final = 2


class Seeing(Policy):
    """The rule of thumb of somebody who sees their own stones, which nobody may."""

    def pick(self, table: Table, seat: int, chance: Chance) -> int:
        view, options = table.view(seat), table.options()
        assert isinstance(table, Abraca)
        assert isinstance(view, AbracaView)
        if view.question == "take_mystic":
            return chance.pick(options)
        held = [1.0 if table.rows.has(seat, spell) else 0.0 for spell in range(SPELLS + 1)]
        prospects = Prospects(view, USUAL, held)
        best = prospects.best_of(honest_calls(view, options))
        return STOP if STOP in options and prospects.worth(best) < 0.0 else best


class Cheating(Bot):
    """Looks ahead in the one true world."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(imagine, Imagination)
        truth = imagine.table

        def world(chance: Chance) -> Table:
            copy = truth.clone()
            copy.chance = chance
            return copy

        return self.inner.choose(view, options, world, clock)


def seated(kind: str, name: str, seed: int) -> Bot:
    """A bot that looks ahead in one of the three ways."""
    bot = bots.get("abraca", name)(seed)
    assert isinstance(bot, LookingAhead)
    if kind == CLAIRVOYANT:
        bot.players = [Seeing() for _ in range(SEATS)]
    return Cheating(bot) if kind == CHEATING else bot


def match(kind: str, name: str, count: int, seed: int) -> list[float]:
    """What it wins of duels against the rule of thumb, on alternate seats."""
    rules, thumb = games.get("abraca"), bots.get("abraca", bots.BY_THUMB)
    shares = []
    for number in range(count):
        first = first_seed(seed, number)
        own = number % SEATS
        sitting = [seated(kind, name, first + 1) if seat == own else thumb(first + 2) for seat in range(SEATS)]
        winners = play_one(rules, sitting, first, {})[0].winners
        shares.append((own in winners) / max(1, len(winners)))
    return shares


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what each of the three wins."""
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.abraca.leakage", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="master")
    wish = parser.parse_args(arguments)
    for kind in (HONEST, CLAIRVOYANT, CHEATING):
        shares = match(kind, wish.bot, wish.games, wish.seed)
        low, high = interval(shares)
        won = sum(shares) / len(shares)
        print(f"{kind:>20}: {won:.1%} ({low:.1%} to {high:.1%}) of {wish.games} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
