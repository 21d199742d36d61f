"""Over HTTP: the games there are, their rules and their words."""

from __future__ import annotations

import functools
from typing import Annotated

from fastapi import Query, Request, Response

from zaubertisch import games
from zaubertisch.server.compact import compact
from zaubertisch.server.door.asker import GameId, Lang, new_router
from zaubertisch.server.door.routes.printed import Printed
from zaubertisch.server.protocol import http
from zaubertisch.server.telling import books

router = new_router()

WordsPart = Annotated[books.Part, Query(description="the words of the table, those of its rules and refusals, or both")]


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
    return Printed(compact(books.all_games()), "application/json")


@functools.cache
def printed_rules(game: str, lang: str) -> Printed:
    return Printed(compact(books.rules(game, lang)), "application/json")


@functools.cache
def printed_words(game: str, lang: str, part: books.Part) -> Printed:
    return Printed(books.catalogue(game, lang, part), "text/plain; charset=utf-8")
