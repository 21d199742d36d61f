"""Ratings: one number for each bot at one kind of table, from all its games there, by openskill.

Of those who did not win it is only known that somebody else did. openskill would take their equal ranks for equal
strength and draw the bots together: games by lot at four seats came out a third as far apart as they were. So a game
is told to it as duels of the winner with each seat of the other bot. By Luce's law of choice, who of two wins, if one
of them does, depends on these two alone. Distances are as in chess: 400 points are ten victories to one, seat against
seat.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from zaubertisch.lab.ladder.one_game import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

PASSES: Final = 8  # through all games, each in another order, since the last games weigh a little more
RESAMPLES: Final = 100  # as many ladders that could have been played as well
TEN_TO_ONE: Final = 400.0

Duel = tuple[str, str, bool]  # who was at least as good, whom it met, whether it was a draw
Ratings = dict[str, float]


@dataclass(frozen=True)
class Rung:
    """A bot's rating with its 95 % interval, and how far it is above the bot before it."""

    bot: str
    rating: float
    low: float
    high: float
    step: float
    step_low: float
    step_high: float


def duels(game: Played) -> list[Duel]:
    """What one game says about the two bots in it."""
    sitting = game.pair.sitting(game.number)
    won = [sitting[seat] for seat in game.winners] or sitting
    lost = [bot for seat, bot in enumerate(sitting) if game.winners and seat not in game.winners]
    beaten = [(winner, loser, False) for winner in won for loser in lost if winner != loser]
    return beaten or ([(game.pair.first, game.pair.second, True)] if len(set(won)) > 1 else [])


def rate(model: PlackettLuce, games: Sequence[list[Duel]], bots: Sequence[str]) -> Ratings:
    """One pass through the games in this order; the first bot is at 0."""
    found: dict[str, PlackettLuceRating] = {bot: model.rating() for bot in bots}
    for game in games:
        for one, other, drawn in game:
            teams = model.rate([[found[one]], [found[other]]], ranks=[1, 1 if drawn else 2])
            found[one], found[other] = teams[0][0], teams[1][0]
    points = TEN_TO_ONE / math.log(10) / (math.sqrt(2) * model.beta)
    return {bot: points * (found[bot].mu - found[bots[0]].mu) for bot in bots}


def ladder(games: Sequence[Played], bots: Sequence[str], seed: int, resamples: int = RESAMPLES) -> list[Rung]:
    """The bots in their order with their ratings; the intervals are by the bootstrap, pair by pair."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0, gamma=sure)  # a bot does not change from game to game
    chance = random.Random(seed)
    told = [duels(game) for game in games]
    passes = [rate(model, chance.sample(told, len(told)), bots) for _ in range(PASSES)]
    pairs: dict[tuple[str, str], list[list[Duel]]] = {}
    for game, said in zip(games, told, strict=True):
        pairs.setdefault((game.pair.first, game.pair.second), []).append(said)
    drawn = [rate(model, again(list(pairs.values()), chance), bots) for _ in range(resamples)]
    return [rung(bot, before, passes, drawn) for bot, before in zip(bots, [bots[0], *bots], strict=False)]


def sure(*_: Any) -> float:
    """How quickly openskill grows sure of a rating: as quickly as the games allow."""
    return 1.0


def again(pairs: list[list[list[Duel]]], chance: random.Random) -> list[list[Duel]]:
    """As many games of every pair, drawn from those it played, in any order."""
    games = [game for of_pair in pairs for game in chance.choices(of_pair, k=len(of_pair))]
    chance.shuffle(games)
    return games


def rung(bot: str, before: str, passes: list[Ratings], drawn: list[Ratings]) -> Rung:
    rating = sum(each[bot] for each in passes) / len(passes)
    step = rating - sum(each[before] for each in passes) / len(passes)
    return Rung(bot, rating, *middle([each[bot] for each in drawn]),
                step, *middle([each[bot] - each[before] for each in drawn]))


def middle(values: list[float]) -> tuple[float, float]:
    """Between which bounds 95 of 100 of them lie."""
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]
