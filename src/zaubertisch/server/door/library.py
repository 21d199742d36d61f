"""Over HTTP: the games there are, their rules and their words."""

from __future__ import annotations

from importlib import resources

from fastapi import Response
from fastapi.responses import PlainTextResponse

from zaubertisch import bots, games
from zaubertisch.server.door.asker import GameId, Lang, new_router
from zaubertisch.server.protocol import http
from zaubertisch.words import bundles, rulebook
from zaubertisch.words.catalogue import Words

router = new_router()


@router.get("/games")
def list_games() -> list[http.GameInfo]:
    """Every game with its sizes, options and bots."""
    return [
        http.GameInfo(
            id=game.key, version=game.version, fewest=game.fewest, most=game.most,
            options=[http.OptionInfo(key=option.key, values=option.values) for option in game.options],
            bots=bots.names(game.key),
            orders=[
                http.OrderInfo(key=order.key, highest=order.highest, passing=order.passing)
                for order in game.orders()
            ],
            rows=game.shows_bystanders_more(),
        )
        for game in map(games.get, games.IDS)
    ]


@router.get("/rules/{game}")
def read_rules(game: GameId, lang: Lang = "en") -> list[http.RuleOut]:
    """Every rule of a game with its id, in reading order."""
    games.get(game)
    words = Words(lang, game)
    return [
        http.RuleOut(id=rule, section=section.heading, text=words.rule(rule))
        for section in rulebook.sections(game, lang)
        for rule in section.rules
    ]


@router.get("/words/{game}", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
def read_words(game: GameId, lang: Lang = "en") -> Response:
    """The Fluent catalogue of a game with the general words; `general` alone is a game too here."""
    if game != "general":
        games.get(game)
    text = catalogue("" if game == "general" else game, lang)
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


def catalogue(game: str, lang: str) -> str:
    """All pages of a game's messages, one after the other."""
    files = [resources.files(package).joinpath(path) for package, path in bundles.pages(game, lang)]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
