"""A bot's thought about a saved world: the word it says, and why."""

from __future__ import annotations

import logging
from typing import Any

from zaubertisch import bots, games
from zaubertisch.bots.bot import Choice, Countdown
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table

log = logging.getLogger("zaubertisch")

Thought = tuple[str, str, dict[str, Value]]


def word_of(game_key: str, saved: dict[str, Any], seat: int, bot: str, seed: int, seconds: float) -> Thought:
    game = games.get(game_key)
    return thought_about(game, game.restore(saved), seat, bot, seed, seconds)


def thought_about(game: Game, world: Table, seat: int, bot: str, seed: int, seconds: float) -> Thought:
    """What this bot says in a world its seat thinks possible."""
    player = (bots.adviser(game.key) if bot == bots.ADVISER else bots.get(game.key, bot))(seed)
    choice: Choice = player.choose(
        world.view(seat), world.options()[:], game.imagination(world, seat), Countdown(seconds),
    )
    choice.tell(game.actions)
    return game.actions.word(choice.action), choice.because, choice.fields


def note_fault(game_key: str, bot: str, error: BaseException | None) -> None:
    log.error("bot failed", extra={"fields": {"game": game_key, "bot": bot, "error": type(error).__name__}})


def at_once(game_key: str, saved: dict[str, Any], seat: int, seed: int) -> Thought:
    """What the rule of thumb says here and now, which takes no time to speak of; else any option the rules allow."""
    try:
        return word_of(game_key, saved, seat, bots.quick(game_key), seed, 0.0)
    except Exception as error:
        note_fault(game_key, bots.quick(game_key), error)
    game = games.get(game_key)
    return game.actions.word(FastChance(seed).pick(game.restore(saved).options())), "", {}
