"""Sockets of tables, for our own page and for programs with a key, before everything HTTP needs."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, State
from starlette.types import ASGIApp, Receive, Scope, Send

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.door import sockets
from zaubertisch.server.door.callers import Callers
from zaubertisch.server.door.doorkeeper import turn_away
from zaubertisch.server.door.people import person_of, token_of
from zaubertisch.server.door.refusals import nothing_here, problem
from zaubertisch.server.mishaps import Foreign, TooMuch
from zaubertisch.server.table.live import LiveTable

SOCKET = re.compile(r"/api/tables/([^/]+)/socket")


class SocketsFirst:
    """Hands a table's socket to whoever attends to it, and everything else on."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        await receive()
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            await turn_away(nothing_here(), scope, receive, send)
            return
        callers: Callers = self.state.callers
        keys = callers.whereabouts(scope["caller"])
        try:
            live = await self.table(found[1], Headers(scope=scope))
            if not callers.sockets.enter(keys):
                raise TooMuch(sockets.CROWDED)
        except ZaubertischError as error:
            await turn_away(problem(error), scope, receive, send)
            return
        try:
            who = person_of(token_of(Headers(scope=scope), self.state.settings.secure))
            await sockets.attend(self.state.hall, live, receive, send, scope, who, callers)
        finally:
            callers.sockets.leave(keys)

    async def table(self, table: str, headers: Headers) -> LiveTable:
        if not self.state.site.is_own(headers):
            raise Foreign()
        live: LiveTable = await self.state.hall.get(table)
        return live
