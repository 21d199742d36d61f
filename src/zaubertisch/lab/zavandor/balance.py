"""Balance: who wins Zavandor when every seat plays alike, by seat and by character.

`python -m zaubertisch.lab.zavandor.balance --seats 4 --games 1200 --seed 1`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from zaubertisch import bots
from zaubertisch.bots.bot import Calm
from zaubertisch.games.zavandor.components import CHARACTERS
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.kernel.event import PUBLIC
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import play_with_bots
from zaubertisch.lab.match import first_seed, interval


@dataclass
class Balance:
    """What each label won, a shared victory counting as its part."""

    shares: dict[str, list[float]] = field(default_factory=dict)

    def count(self, label: str, share: float) -> None:
        self.shares.setdefault(label, []).append(share)

    def lines(self) -> list[str]:
        rows = []
        for label, shares in sorted(self.shares.items()):
            low, high = interval(shares)
            mean = sum(shares) / len(shares)
            rows.append(f"{label:>12}  {len(shares):5} games  wins {mean:6.1%}  ({low:.1%} to {high:.1%})")
        return rows


def labels(table: Table, seat: int) -> list[str]:
    """What a seat's victory is counted under."""
    view = table.view(PUBLIC)
    assert isinstance(view, ZavandorView)
    return [f"seat {seat + 1}", CHARACTERS[view.boards[seat].character]]


def play(seats: int, bot: str, count: int, seed: int) -> Balance:
    """So many games with the same bot on every seat."""
    balance = Balance()
    kind, clock = bots.get(GAME.key, bot), Calm()
    for number in range(count):
        first = first_seed(seed, number)
        table = GAME.new(seats, first)
        play_with_bots(table, [kind(first + 1 + seat) for seat in range(seats)], clock)
        winners = table.outcome().winners
        for seat in range(seats):
            for label in labels(table, seat):
                balance.count(label, (seat in winners) / max(1, len(winners)))
    return balance


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print, or say in one sentence why not."""
    parser = argparse.ArgumentParser("python -m zaubertisch.lab.zavandor.balance", description="Who wins among equals.")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    try:
        balance = play(wish.seats, wish.bot, wish.games, wish.seed)
    except ZaubertischError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join([f"{GAME.key}, {wish.seats} seats, {wish.games} games, seed {wish.seed}", *balance.lines()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
