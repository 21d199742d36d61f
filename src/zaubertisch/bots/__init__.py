"""Choosing well, from a seat's own knowledge. This page only knows where each game's bots are."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Final

from zaubertisch import games
from zaubertisch.bots.bot import ENOUGH, Bot
from zaubertisch.bots.random_bot import RandomBot
from zaubertisch.kernel.errors import BadSetup

BY_THUMB: Final = "thumb"
ADVISER: Final = "adviser"  # sits at no table; it only says what it would do
SURE: Final = 3.0  # standard errors by which it must be surer than a rule of thumb, for much is tried at once

#: Seats a bot by its seed.
Seating = Callable[[int], Bot]


def bots_of(game: str) -> dict[str, type[Bot]]:
    """Every bot of a game by its name: the one that chooses at random, and those that know the game."""
    games.get(game)
    page = f"zaubertisch.bots.{game}"
    known: dict[str, type[Bot]] = {"random": RandomBot}
    if importlib.util.find_spec(page) is not None:
        known.update(importlib.import_module(f"{page}.names").BOTS)
    return known


def names(game: str) -> list[str]:
    """The names of a game's bots, the weakest first."""
    return list(bots_of(game))


def quick(game: str) -> str:
    """The one that answers well and at once, and therefore stands in for others; of few bots, the best."""
    known = names(game)
    return BY_THUMB if BY_THUMB in known else known[-1]


def get(game: str, name: str) -> type[Bot]:
    """The bot of this name, or one sentence naming those there are."""
    known = bots_of(game)
    if name not in known:
        raise BadSetup(
            "unknown-bot", f"There is no bot “{name}” for {game}; there are {', '.join(known)}.",
            {"bot": name, "game": game, "known": ", ".join(known)},
        )
    return known[name]


def strength(game: str, name: str, factor: float) -> Seating:
    """This bot with its trials multiplied by `factor`; only one that looks ahead has any.

    Every option is tried at least once before the worse ones are dropped, so very few trials are as good as a few more.
    """
    from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead

    kind = get(game, name)

    def seated(seed: int) -> Bot:
        bot = kind(seed)
        if not isinstance(bot, LookingAhead):
            raise BadSetup("no-trials", f"The bot “{name}” of {game} tries nothing out, so it has no trials to change.",
                           {"bot": name, "game": game})
        effort = bot.effort
        bot.effort = Effort(max(1, round(effort.trials * factor)), effort.options, effort.guard, effort.worlds)
        return bot

    return seated


def adviser(game: str) -> Seating:
    """The strongest bot, which gives no advice that may be luck: it leaves the rule of thumb only where it is sure."""
    from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead

    kind = get(game, names(game)[-1])

    def seated(seed: int) -> Bot:
        bot = kind(seed)
        if isinstance(bot, LookingAhead):
            bot.effort = Effort(bot.effort.trials, bot.effort.options, SURE, ENOUGH)
        return bot

    return seated
