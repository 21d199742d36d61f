"""Sockets that are read little by little and must be read: whoever takes nothing any more is cut off."""

from __future__ import annotations

import logging
import socket
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from zaubertisch.server.door.guards.patience import Patience
from zaubertisch.server.door.sockets import CUT, LARGEST, WRITE

MOST_FRAGMENTS = 64  # of one message
UNSENT = 128 * 1024  # bytes the system may keep for a socket
PIECE = 2 * 1024  # bytes of a socket that are read at a time
MOST_SIGNS = 64  # pings and pongs of a socket within a few seconds: browsers send one now and then
SIGN_SECONDS = 5.0


class Frames:
    """Texts as they go over the line; the same text told to many is put into a frame once."""

    def __init__(self) -> None:
        self._text = ""
        self._frame = b""

    def frame(self, text: str) -> bytes:
        if text is not self._text:
            self._text, self._frame = text, Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
        return self._frame


FRAMES = Frames()


class Handshakes(ServerProtocol):
    """Shakes hands as websockets do, and says of every refusal what is said of every answer."""

    def __init__(self, headers: dict[str, str], largest: int) -> None:
        super().__init__(max_size=largest, logger=logging.getLogger("uvicorn.error"))
        self.headers = headers

    def reject(self, status: int, text: str) -> Response:
        refusal = super().reject(status, text)
        refusal.headers.update(self.headers)
        return refusal


class GuardedSocket(Patience, WebSocketsSansIOProtocol):
    """A socket that can be cut off when nothing can be sent to it any more."""

    waiting = b""  # what has come and is not read yet
    signs = 0  # pings and pongs since `signs_since`
    signs_since = 0.0
    told = False  # nothing more is told to this socket

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = Handshakes(self.house.headers, LARGEST)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            line: socket.socket = self.transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
            self.scope["extensions"][CUT] = {"now": self.transport.abort}
            self.scope["extensions"][WRITE] = {"now": self.write_now}

    def write_now(self, text: str) -> bool:
        """Send without a wait; not to somebody who reads more slowly than they are told, nor to somebody who goes."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(FRAMES.frame(text))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)
        self.let_go()

    def data_received(self, data: bytes) -> None:
        self.house.sweep()
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

    def handle_ping(self) -> None:
        if self.has_patience_for_a_sign():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.has_patience_for_a_sign():
            super().handle_pong(event)

    def has_patience_for_a_sign(self) -> bool:
        """Signs of life are no messages and wait in no queue: whoever sends nothing but those is cut off."""
        now = self.loop.time()
        if now - self.signs_since > SIGN_SECONDS:
            self.signs, self.signs_since = 0, now
        self.signs += 1
        if self.signs <= MOST_SIGNS:
            return True
        self.waiting = b""
        self.transport.abort()
        return False

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
        self.told = True
        if not self.disconnected:
            self.lose_patience()
        self.let_go()

    def let_go(self) -> None:
        """Who has gone is forgotten at once: things that hold each other would lie about until they are looked for."""
        if self.told and self.disconnected:
            self.scope["extensions"].clear()
            self.conn.parser.close()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
