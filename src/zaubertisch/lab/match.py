"""Matches: bots against bots, seats in turn, and how sure the result is.

`python -m zaubertisch.lab.match abraca --seats 4 --bots thumb,random,random,random --games 2000 --seed 1`
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.kernel.errors import BadSetup, ZaubertischError
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.lab.arena import play_with_bots

SURE: Final = 1.96  # standard deviations for 95 of 100
SEEDS_OF_A_GAME: Final = 16  # room for the table's own seed and one for each seat


@dataclass(frozen=True)
class Standing:
    """What the bots of one name won together."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Result:
    """A match and its standings, in the order the bots were named."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    decisions: int
    endings: dict[str, float]  # the share of games by the reason of their outcome, the most frequent first
    standings: list[Standing]

    def to_json(self) -> str:
        whole: dict[str, Any] = {**vars(self), "standings": [vars(standing) for standing in self.standings]}
        return json.dumps(whole, indent=1)

    def lines(self) -> list[str]:
        """The match as a small table."""
        head = f"{self.game}, {self.seats} seats, {self.games} games, seed {self.seed}"
        chosen = "".join(f", {key} = {value}" for key, value in self.options.items())
        rows = [
            f"{each.bot:>12} ×{each.seats}  wins {each.share:6.1%}  ({each.low:.1%} to {each.high:.1%})  "
            f"fair share {each.fair:.1%}"
            for each in self.standings
        ]
        ends = ", ".join(f"{reason} {share:.1%}" for reason, share in self.endings.items())
        return [head + chosen, *rows, f"endings: {ends}"]


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """What holds the true share in 95 of 100 matches: Wilson's interval; the normal one where victories were shared."""
    n = len(shares)
    mean = sum(shares) / n
    if all(share in (0.0, 1.0) for share in shares):
        centre = (mean + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * (mean * (1 - mean) / n + SURE**2 / (4 * n * n)) ** 0.5
        return max(0.0, centre - half), min(1.0, centre + half)
    half = SURE * (sum((share - mean) ** 2 for share in shares) / max(1, n - 1) / n) ** 0.5
    return max(0.0, mean - half), min(1.0, mean + half)


def first_seed(seed: int, number: int) -> int:
    """The first of a game's own seeds: the table's; those of the bots follow it, one for each."""
    return ((seed << 32) + number) * SEEDS_OF_A_GAME


def play_one(rules: Game, sitting: list[Bot], seed: int, options: dict[str, str]) -> tuple[Outcome, int]:
    """One game to its end, a bot for each seat; how it ended, and how many decisions it took."""
    table = rules.new(len(sitting), seed, options)
    decisions = play_with_bots(table, sitting, Calm())
    return table.outcome(), decisions


def play(game: str, named: Sequence[str], count: int, seed: int, options: dict[str, str] | None = None) -> Result:
    """Play a match; in each game every bot sits one seat further on."""
    if count < 1:
        raise BadSetup("no-games", f"A match has at least one game, not {count}.", {"games": str(count)})
    pairing = Pairing(game, tuple(named), seed, options or {})
    return counted(pairing, [pairing.play(number) for number in range(count)])


@dataclass(frozen=True)
class Pairing:
    """Who plays whom; each of its games can be played by anybody, anywhere, and comes out the same."""

    game: str
    named: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(hash=False)

    def sitting(self, number: int) -> list[int]:
        """By seat, which of the named bots sits there: in each game everybody sits one seat further on."""
        seats = len(self.named)
        return [(seat - number) % seats for seat in range(seats)]

    def play(self, number: int) -> Ended:
        """One of the games."""
        first = first_seed(self.seed, number)
        kinds = [bots.get(self.game, name) for name in self.named]
        players = [kinds[each](first + 1 + each) for each in self.sitting(number)]
        outcome, decisions = play_one(games.get(self.game), players, first, self.options)
        winners = [self.sitting(number)[seat] for seat in outcome.winners]
        return Ended(number, winners, outcome.reason, decisions)


@dataclass(frozen=True)
class Ended:
    """How one game ended: the winners by their place among the named bots."""

    number: int
    winners: list[int]
    reason: str
    decisions: int


def counted(pairing: Pairing, ended: Sequence[Ended]) -> Result:
    """The standings after these games; where nobody wins, nobody has a share."""
    named, count = pairing.named, len(ended)
    won: dict[str, list[float]] = {name: [] for name in named}
    for each in ended:
        for name, shares in won.items():
            shares.append(sum(named[place] == name for place in each.winners) / max(1, len(each.winners)))
    standings = [
        Standing(name, named.count(name), sum(shares) / count, *interval(shares), named.count(name) / len(named))
        for name, shares in won.items()
    ]
    ends = Counter(each.reason for each in ended)
    endings = {reason: games_so / count for reason, games_so in ends.most_common()}
    decisions = sum(each.decisions for each in ended)
    return Result(pairing.game, len(named), count, pairing.seed, pairing.options, decisions, endings, standings)


def option(text: str) -> tuple[str, str]:
    """`key=value`."""
    key, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form key=value")
    return key, value


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match and print its standings, or one sentence saying why it cannot be played."""
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.match", description="Bots against bots.")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="a name for each seat, with commas")
    parser.add_argument("--seats", type=int, help="as many as bots are named, unless all seats have the same one")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args(arguments)
    try:
        result = play(wish.game, seated(wish.bots, wish.seats), wish.games, wish.seed, dict(wish.option))
    except ZaubertischError as error:
        print(error, file=sys.stderr)
        return 2
    print(result.to_json() if wish.json else "\n".join(result.lines()))
    return 0


def seated(text: str, seats: int | None) -> list[str]:
    """The bot of each seat: the last one named takes the seats that are left."""
    named = [name.strip() for name in text.split(",")]
    if seats is not None and len(named) > seats:
        raise BadSetup("too-many-bots", f"{len(named)} bots cannot sit on {seats} seats.",
                       {"bots": str(len(named)), "seats": str(seats)})
    return named + named[-1:] * ((seats or 0) - len(named))


if __name__ == "__main__":
    sys.exit(main())
