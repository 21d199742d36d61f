"""Patience: how many connections there are, how long each may take, and what is said to who is not let in."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from http import HTTPStatus

from zaubertisch.server.door.callers import places
from zaubertisch.server.door.limits import Crowd, Keys
from zaubertisch.server.door.watching import safe_headers
from zaubertisch.server.settings import Settings

SWEPT_SECONDS = 0.02
RETRY = 10  # seconds until there may be room again

WORDS = {
    400: ("malformed", "This is no request that could be understood."),
    408: ("too-slow", "This request took too long to arrive."),
    414: ("too-long", "This address is too long."),
    431: ("too-long", "The headers of this request are too long."),
    503: ("crowded", f"There is no room for more connections now; please try again in {RETRY} s."),
}


class House:
    """What all connections of a server share: their number, and how long each may take."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.headers = safe_headers(settings)
        self.crowd = Crowd(1)
        self.swept = 0.0

    def sweep(self) -> None:
        """Look through what is young, often and therefore quickly.

        Left to itself, the collector counts what comes less what goes: where people come and go all the time, it looks
        late through tens of thousands of things, and everybody waits for 10 ms.
        """
        now = time.monotonic()
        if now - self.swept > SWEPT_SECONDS:
            gc.collect(0)
            self.swept = now

    def keys(self, client: tuple[str, int] | None) -> Keys:
        """Where a connection counts; a named proxy brings many people and counts once for all alone."""
        everybody = ("everybody", self.settings.connections)
        host = client[0] if client else ""
        if not host or self.settings.names_proxy(host):
            return [everybody]
        return [everybody, (places(host)[0], self.settings.connections_an_address)]

    def answer(self, status: int) -> bytes:
        """A whole answer to somebody who is not let in."""
        key, text = WORDS[status]
        body = json.dumps({"key": key, "fields": {}, "text": text}).encode()
        headers = {
            **self.headers, "Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close",
            **({"Retry-After": str(RETRY)} if status == 503 else {}),
        }
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {headers[name]}" for name in headers)]
        return "\r\n".join([*lines, "", ""]).encode() + body


class Patience:
    """Whoever lets an answer lie unread for too long is cut off, also while the connection closes."""

    house: House
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None
    counted: Keys = ()

    def lose_patience(self) -> None:
        if self.unread is None:
            self.unread = self.loop.call_later(self.house.settings.unread_seconds, self.transport.abort)

    def be_patient(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def leave(self) -> None:
        self.be_patient()
        self.house.crowd.leave(self.counted)
        self.counted = ()
