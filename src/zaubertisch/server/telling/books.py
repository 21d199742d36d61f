"""What is the same for everybody: the games there are, their rules, their words."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any, Final, Literal

from zaubertisch import bots, games
from zaubertisch.words import bundles, rulebook
from zaubertisch.words.catalogue import Words

Part = Literal["all", "play", "rules"]
ELSEWHERE: Final = "locale/terminal."  # what only the terminal says
REASONS: Final = ("locale/rules.", "locale/obstacles.")  # what is read when a move is refused, and not before


def all_games(bots_of: Callable[[str], list[str]] = bots.names) -> list[dict[str, Any]]:
    """Every game with its sizes, options and bots. See `protocol.http.GameInfo`."""
    return [
        {
            "id": game.key, "version": game.version, "fewest": game.fewest, "most": game.most,
            "options": [{"key": option.key, "values": option.values} for option in game.options],
            "bots": bots_of(game.key),
            "orders": [
                {"key": order.key, "highest": order.highest, "passing": order.passing} for order in game.orders()
            ],
            "rows": game.shows_bystanders_more(),
        }
        for game in map(games.get, games.IDS)
    ]


def rules(game: str, lang: str) -> list[dict[str, Any]]:
    """Every rule of a game with its id, in reading order. See `protocol.http.RuleOut`."""
    words = Words(lang, game)
    return [
        {"id": rule, "section": section.heading, "text": words.rule(rule)}
        for section in rulebook.sections(game, lang)
        for rule in section.rules
    ]


def catalogue(game: str, lang: str, part: Part) -> str:
    """All pages of a game's messages, one after the other, or only those one plays with, or those of refusals."""
    files = [
        resources.files(package).joinpath(path) for package, path in bundles.pages(game, lang)
        if part == "all" or (part == "rules") == path.startswith(REASONS)
        if not path.startswith(ELSEWHERE)
    ]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
