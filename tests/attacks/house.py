"""A house to attack: a whole server in this process, reached over real connections of the loopback address."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import uvicorn
from fastapi import FastAPI

from zaubertisch.kernel.sealing import pledge
from zaubertisch.server.app import create_app
from zaubertisch.server.door.connections import config_of
from zaubertisch.server.settings import Settings

LOOPBACK = "127.0.0.1"
NUMBER = "0123456789abcdef" * 2
PLEDGE = pledge(NUMBER)
MANY = 10**9
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # every handshake names one; it keeps no secret


def generous(home: Path, **wishes: Any) -> Settings:
    """A house that allows everything but what a test sets."""
    usual: dict[str, Any] = {
        "home": home, "bot_pace": 0.0, "requests_a_minute": MANY, "tables_an_hour": MANY, "moves_a_second": MANY,
        "sockets_a_person": MANY, "tables_a_person": MANY, "seats_a_person": MANY, "lines_a_minute": MANY,
        "undos_a_minute": MANY, "pause_seconds": 0.0,
    }
    return Settings(**{**usual, **wishes})


class Door:
    """Where a house listens, and how to knock at it."""

    def __init__(self, port: int) -> None:
        self.port = port

    @contextlib.contextmanager
    def knock(self, said: bytes = b"", small: bool = False) -> Iterator[socket.socket]:
        """A connection on which this has been said; a small one takes little before it must be read."""
        with socket.socket() as line:
            if small:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(30)
            line.connect((LOOPBACK, self.port))
            line.sendall(said)
            yield line

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request on a connection of its own."""
        written = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        usual = {"Host": f"{LOOPBACK}:{self.port}", "X-Zaubertisch": "1", "Connection": "close",
                 "Content-Type": "application/json", "Content-Length": str(len(written))}
        told = {**usual, **{name.replace("_", "-"): value for name, value in headers.items()}}
        lines = [f"{name}: {value}" for name, value in told.items()]
        with self.knock("\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + written) as line:
            return Answer(everything(line))

    def opens(self, **wishes: Any) -> tuple[str, str]:
        """A new table against a bot, begun: its id, and the key of the one person there."""
        wish = {"game": "abraca", "seats": 2, "bots": ["", "random"], "name": "Ada", "pledge": PLEDGE, "start": True,
                "options": {"first_seat": "0"}, **wishes}
        opened = self.ask("POST", "/api/tables", wish).json()
        table, key = opened["table"]["id"], opened["recovery"]
        self.ask("POST", f"/api/tables/{table}/number", {"number": NUMBER}, Authorization=f"Bearer {key}")
        return table, key

    @contextlib.contextmanager
    def sits(self, table: str, first: bytes, small: bool = False) -> Iterator[socket.socket]:
        """An open socket of this table, and the first bytes on it."""
        with self.knock(self.handshake(table), small) as line:
            assert b" 101 " in until(line, b"\r\n\r\n")
            line.sendall(first)
            yield line

    def handshake(self, table: str, **headers: str) -> bytes:
        usual = {"Host": f"{LOOPBACK}:{self.port}", "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": KEY, "Sec-WebSocket-Version": "13"}
        lines = [f"{name}: {value}" for name, value in {**usual, **headers}.items()]
        return "\r\n".join([f"GET /api/tables/{table}/socket HTTP/1.1", *lines, "", ""]).encode()


class House(Door):
    """A house in this process."""

    def __init__(self, app: FastAPI, port: int) -> None:
        super().__init__(port)
        self.app = app


class Answer:
    """What came back until the house hung up."""

    def __init__(self, said: bytes) -> None:
        head, _, self.body = said.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0] else 0
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}

    def json(self) -> Any:
        return json.loads(self.body)


def everything(line: socket.socket) -> bytes:
    """All that is said until the other side hangs up, however it does."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    return heard


def floods(line: socket.socket, words: bytes) -> NoReturn:
    """Say the same again and again and read nothing, until the other side has had enough."""
    while True:
        line.sendall(words)


def until(line: socket.socket, end: bytes) -> bytes:
    """What is said up to and with these bytes."""
    heard = b""
    while end not in heard:
        more = line.recv(65536)
        assert more, f"hung up after {heard[-200:]!r}"
        heard += more
    return heard


def frame(payload: bytes, opcode: int = 1, final: bool = True) -> bytes:
    """A frame as a client sends it; its mask is all zeros, so that one can read it."""
    first = bytes([opcode | (0x80 if final else 0)])
    if len(payload) < 126:
        length = bytes([0x80 | len(payload)])
    elif len(payload) < 65536:
        length = bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + len(payload).to_bytes(8, "big")
    return first + length + bytes(4) + payload


def said(**message: Any) -> bytes:
    """A message of a page, ready to be sent."""
    return frame(json.dumps(message).encode())


@contextlib.contextmanager
def standing(settings: Settings) -> Iterator[House]:
    """A house from the moment it listens to the moment it is closed."""
    app = create_app(settings)
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32 * 1024)
        listener.bind((LOOPBACK, 0))
        listener.listen()
        server = uvicorn.Server(config_of(app, settings, log_level="critical"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            house = House(app, listener.getsockname()[1])
            assert house.ask("GET", "/health").status == 200
            yield house
        finally:
            server.should_exit = True
            thread.join()
