"""Over HTTP: the games there are, their rules and their words."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Annotated, Final, Literal

from fastapi import Query, Request, Response
from pydantic import TypeAdapter

from zaubertisch import bots, games
from zaubertisch.server.door.asker import GameId, Lang, new_router
from zaubertisch.server.door.routes.printed import Printed
from zaubertisch.server.protocol import http
from zaubertisch.words import bundles, rulebook
from zaubertisch.words.catalogue import Words

router = new_router()

Part = Literal["all", "play", "rules"]
ELSEWHERE: Final = "locale/terminal."  # what only the terminal says
REASONS: Final = ("locale/rules.", "locale/obstacles.")  # what is read when a move is refused, and not before
WordsPart = Annotated[Part, Query(description="the words of the table, those of its rules and refusals, or both")]


@router.get("/games", response_model=list[http.GameInfo])
def list_games(request: Request) -> Response:
    """Every game with its sizes, options and bots."""
    return printed_games().answer(request.headers)


@router.get("/rules/{game}", response_model=list[http.RuleOut])
def read_rules(request: Request, game: GameId, lang: Lang = "en") -> Response:
    """Every rule of a game with its id, in reading order."""
    games.get(game)
    return printed_rules(game, lang).answer(request.headers)


@router.get("/words/{game}", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
def read_words(request: Request, game: GameId, lang: Lang = "en", part: WordsPart = "all") -> Response:
    """The Fluent catalogue of a game with the general words; `general` alone is a game too here."""
    if game != "general":
        games.get(game)
    return printed_words("" if game == "general" else game, lang, part).answer(request.headers)


@functools.cache
def printed_games() -> Printed:
    all_games = [
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
    return Printed(TypeAdapter(list[http.GameInfo]).dump_json(all_games).decode(), "application/json")


@functools.cache
def printed_rules(game: str, lang: str) -> Printed:
    words = Words(lang, game)
    rules = [
        http.RuleOut(id=rule, section=section.heading, text=words.rule(rule))
        for section in rulebook.sections(game, lang)
        for rule in section.rules
    ]
    return Printed(TypeAdapter(list[http.RuleOut]).dump_json(rules).decode(), "application/json")


@functools.cache
def printed_words(game: str, lang: str, part: Part) -> Printed:
    return Printed(catalogue(game, lang, part), "text/plain; charset=utf-8")


def catalogue(game: str, lang: str, part: Part) -> str:
    """All pages of a game's messages, one after the other, or only those one plays with, or those of refusals."""
    files = [
        resources.files(package).joinpath(path) for package, path in bundles.pages(game, lang)
        if part == "all" or (part == "rules") == path.startswith(REASONS)
        if not path.startswith(ELSEWHERE)
    ]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
