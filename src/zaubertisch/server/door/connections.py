"""Connections as uvicorn holds them, safe from half requests, unread answers, and people who come by the thousand."""

from __future__ import annotations

import asyncio
import json
import socket
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from zaubertisch.server.door.callers import places
from zaubertisch.server.door.limits import Crowd, Keys
from zaubertisch.server.door.sockets import CUT, LARGEST
from zaubertisch.server.door.watching import safe_headers
from zaubertisch.server.settings import Settings

LONGEST_URL = 8 * 1024
LARGEST_HEAD = 32 * 1024  # all headers together
MOST_FRAGMENTS = 64  # of one message
UNSENT = 128 * 1024  # bytes the system may keep for a socket
PIECE = 2 * 1024  # bytes of a socket that are read at a time
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

    def keys(self, client: tuple[str, int] | None) -> Keys:
        """Where a connection counts; a named proxy brings many people and counts once for all alone."""
        everybody = ("everybody", self.settings.connections)
        host = client[0] if client else ""
        if not host or any(ip_address(host.partition("%")[0]) in network for network in self.settings.trust_proxy):
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
        self.expect_a_request()
        super().data_received(data)
        if self.in_head and not self.turned_away:
            self.head += len(data)
            if self.head > LARGEST_HEAD + LONGEST_URL:
                self.turn_away(414 if len(getattr(self, "url", b"")) > LONGEST_URL else 431)

    def on_message_begin(self) -> None:
        self.expect_a_request()
        self.in_head, self.head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
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


class GuardedSocket(Patience, WebSocketsSansIOProtocol):
    """A socket that can be cut off when nothing can be sent to it any more."""

    waiting = b""  # what has come and is not read yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            line: socket.socket = self.transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
            self.scope["extensions"][CUT] = {"now": self.transport.abort}

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        self.read_some()
        if not self.handshake_initiated and not self.transport.is_closing():
            self.handle_parser_exception()  # the handshake comes whole, so this one makes no sense

    def read_some(self) -> None:
        """A little at a time, and no more while a message waits: thousands at once would keep everybody waiting."""
        while self.waiting and (not self.read_paused or self.close_sent):
            piece, self.waiting = self.waiting[:PIECE], self.waiting[PIECE:]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.read_some()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()  # without a line in the log for each of them
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.transport.write(self.house.answer(400))
            self.transport.close()
        self.lose_patience()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.lose_patience()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.be_patient()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.lose_patience()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def config_of(app: ASGIApp, settings: Settings, **wishes: Any) -> uvicorn.Config:
    """How uvicorn serves this house."""
    house = {"house": House(settings)}
    return uvicorn.Config(
        app, http=type("Http", (GuardedHttp,), house), ws=type("Socket", (GuardedSocket,), house),
        ws_max_size=LARGEST, ws_per_message_deflate=False, proxy_headers=False, server_header=False,
        ws_ping_interval=settings.silence_seconds, ws_ping_timeout=settings.silence_seconds,
        timeout_keep_alive=5, timeout_graceful_shutdown=5, **{"log_level": "warning", **wishes},
    )
