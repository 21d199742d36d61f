"""Whole requests: in time and of bounded size, whatever half of one is sent."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from zaubertisch.server.door.guards.patience import Patience
from zaubertisch.server.door.guards.read_sockets import GuardedSocket

LONGEST_URL = 8 * 1024
LARGEST_HEAD = 32 * 1024  # all headers together
MOST_WAITING = 16  # requests of one connection that wait for the one before


class GuardedHttp(Patience, HttpToolsProtocol):
    """Whole requests in time and of bounded size, or a short answer and the end."""

    deadline: asyncio.TimerHandle | None = None
    turned_away = False
    in_head = True
    head = 0  # bytes of a head that has not ended yet

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        keys = self.house.keys(self.client)
        if self.house.crowd.enter(keys):
            self.counted = keys
            self.expect_a_request()
        else:
            self.close_with(503)

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_a_request()
        self.leave()
        super().connection_lost(exc)

    # A request has so many seconds, from its first byte to its last

    def expect_a_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.house.settings.request_seconds, self.time_is_up)

    def have_a_request(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def time_is_up(self) -> None:
        self.deadline = None
        if self.turned_away or (self.cycle is not None and self.cycle.response_started):
            self.transport.abort()
        else:
            self.close_with(408)

    def close_with(self, status: int) -> None:
        """Answer and go at once, whatever is still on its way."""
        self.turned_away = True
        self.transport.write(self.house.answer(status))
        self.transport.close()
        self.lose_patience()

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            return  # read on for a while: closing now would take the answer away from whoever still sends
        self.house.sweep()
        self.expect_a_request()
        super().data_received(data)
        if self.in_head and not self.turned_away:
            self.head += len(data)
            if self.head > LARGEST_HEAD + LONGEST_URL:
                self.turn_away(414 if len(getattr(self, "url", b"")) > LONGEST_URL else 431)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING and not self.turned_away:
            self.turned_away = True  # what has come after it is not read any more
            self.transport.abort()
        self.expect_a_request()
        self.in_head, self.head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.turned_away:
            return
        if len(self.url) > LONGEST_URL:
            self.turn_away(414)
        elif sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self.turn_away(431)
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.turned_away:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.turned_away:
            self.have_a_request()
            super().on_message_complete()

    def turn_away(self, status: int) -> None:
        """Answer and read on until the other side has gone or the time is up, so that the answer arrives."""
        self.turned_away = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
            return
        self.transport.write(self.house.answer(status))
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def send_400_response(self, msg: str) -> None:
        if not self.turned_away:
            self.turn_away(400)

    def handle_websocket_upgrade(self) -> None:
        if self.turned_away:
            return
        self.have_a_request()
        super().handle_websocket_upgrade()
        opened = self.transport.get_protocol()
        assert isinstance(opened, GuardedSocket)
        opened.counted, self.counted = self.counted, ()
        del self.parser  # it holds this connection as this holds it, and nothing is read here any more

    # An answer is read, sooner or later

    def pause_writing(self) -> None:
        super().pause_writing()
        self.lose_patience()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.be_patient()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.lose_patience()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.lose_patience()
