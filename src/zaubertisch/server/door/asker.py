"""Who asks over HTTP, and for which table. A person is known by a cookie, a program by its recovery key as bearer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from zaubertisch.kernel.event import TRUTH
from zaubertisch.server.door.callers import Asking
from zaubertisch.server.door.people import BEARER, give_cookie, new_token, person_of, token_of
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import Foreign
from zaubertisch.server.protocol.http import Problem
from zaubertisch.server.protocol.parts import TableInfo
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.tables import info

HEADER = "x-zaubertisch"

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{12}$", description="the table's id, as in its link")]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,32}$")]
Lang = Annotated[str, Query(pattern=r"^(de|en)$")]
Eyes = Annotated[int, Query(ge=-1, le=TRUTH, description="a seat, 8 for the truth, or -1 for your own")]


def new_router() -> APIRouter:
    """Some of the paths under /api, with the problems any of them may answer."""
    return APIRouter(prefix="/api", responses={status: {"model": Problem} for status in PROBLEMS})


PROBLEMS: list[int | str] = [400, 403, 404, 409, 422, 429, 503]


async def hall_of(request: Request) -> Hall:
    return the_hall(request)


def the_hall(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def person(request: Request) -> str:
    """Who asks, or nothing."""
    return person_of(own_token(request))


def own_token(request: Request) -> str:
    """The token of who asks, or nothing."""
    return token_of(request.headers, is_secure(request))


def is_secure(request: Request) -> bool:
    """Whether people reach this house over TLS."""
    settings: Settings = request.app.state.settings
    return settings.secure


def ask(request: Request, asking: Asking) -> None:
    """Whether the caller may have one more of these now."""
    request.app.state.callers.ask(asking, request.scope["caller"])


async def own_page(request: Request) -> None:
    """A change is asked for by our own page, or by a program with a key: never by another site's form."""
    if request.headers.get("authorization", "").startswith(BEARER):
        return
    site = request.headers.get("sec-fetch-site", "same-origin")
    ours = request.headers.get(HEADER) == "1" and request.app.state.site.is_own(request.headers)
    if not ours or site not in ("same-origin", "none"):
        raise Foreign()


async def live_table(request: Request, table: TableId) -> LiveTable:
    return await the_hall(request).get(table)


Person = Annotated[str, Depends(person)]
TheHall = Annotated[Hall, Depends(hall_of)]
Live = Annotated[LiveTable, Depends(live_table)]
OURS = [Depends(own_page)]


def card(live: LiveTable, who: str) -> TableInfo:
    """The table's card, as this person may see it."""
    return TableInfo.model_validate(info(live, who))


def known_as(request: Request, response: Response) -> tuple[str, str]:
    """The person and its token; whoever has none gets one."""
    own = own_token(request)
    if not person_of(own):
        own = new_token()
        remember(request, response, own)
    return person_of(own), own


def remember(request: Request, response: Response, token: str) -> None:
    give_cookie(response, token, is_secure(request))
