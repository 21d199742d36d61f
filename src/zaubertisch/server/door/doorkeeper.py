"""The doorkeeper sees every request first: its host, its path, its size, and how much its caller has asked."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, State
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.door.callers import Callers
from zaubertisch.server.door.people import person_of, token_of
from zaubertisch.server.door.refusals import problem
from zaubertisch.server.door.site import FOR_THE_OPERATOR, Site
from zaubertisch.server.mishaps import Malformed, TooMuch

LARGEST_BODY = 64 * 1024


class Doorkeeper:
    """Lets in what may come in; `scope["caller"]` says from then on who it is."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = too_large(headers) or await self.refusal(scope, headers)
        if refusal is not None:
            await turn_away(refusal, scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Why this may not come in, or nothing."""
        try:
            check_path(scope)
            site: Site = self.state.site
            site.check(scope["path"], headers)
            if scope["path"] not in FOR_THE_OPERATOR:
                callers: Callers = self.state.callers
                person = person_of(token_of(headers, self.state.settings.secure))
                caller = await callers.caller(self.state.hall, scope, person)
                callers.ask("requests" if scope["path"].startswith("/api/") else "files", caller)
                scope["caller"] = caller
        except TooMuch as error:
            await asyncio.sleep(min(error.seconds, self.state.settings.pause_seconds))
            return problem(error)
        except ZaubertischError as error:
            return problem(error)
        return None


async def turn_away(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why not, to a page or to a socket that has not been opened yet."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await refusal(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008})


def check_path(scope: Scope) -> None:
    """No path and no query holds a NUL or half a character."""
    path: str = scope["path"]
    if "\0" in path or "\0" in scope["query_string"].decode("latin-1") or b"%00" in scope["query_string"]:
        raise Malformed("the address holds a character that means nothing.")
    try:
        path.encode()
    except UnicodeEncodeError:
        raise Malformed("the address holds half a character.") from None


def too_large(headers: Headers) -> Response | None:
    """A body must say its length, and it must be small."""
    length = headers.get("content-length", "0")
    told = length.isascii() and length.isdigit() and len(length) < 9 and "transfer-encoding" not in headers
    if told and int(length) <= LARGEST_BODY:
        return None
    return JSONResponse({"key": "too-large", "fields": {}, "text": "This request is too large."}, 413)
