"""Connections as uvicorn holds them, safe from half requests, unread answers, and people who come by the thousand."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from zaubertisch.server.door.guards.patience import House
from zaubertisch.server.door.guards.read_sockets import GuardedSocket
from zaubertisch.server.door.guards.whole_requests import GuardedHttp
from zaubertisch.server.door.sockets import LARGEST
from zaubertisch.server.settings import Settings

STRANGERS_MISTAKES = ("Invalid HTTP request received.", "ASGI callable returned without completing handshake.")


def is_our_matter(record: logging.LogRecord) -> bool:
    """What a stranger said wrongly was answered to them; a line in the log for each would let them fill it."""
    return record.msg not in STRANGERS_MISTAKES


def config_of(app: ASGIApp, settings: Settings, **wishes: Any) -> uvicorn.Config:
    """How uvicorn serves this house."""
    house = {"house": House(settings)}
    logging.getLogger("uvicorn.error").addFilter(is_our_matter)
    return uvicorn.Config(
        app, http=type("Http", (GuardedHttp,), house), ws=type("Socket", (GuardedSocket,), house),
        ws_max_size=LARGEST, ws_per_message_deflate=False, proxy_headers=False, server_header=False,
        ws_ping_interval=settings.silence_seconds, ws_ping_timeout=settings.silence_seconds,
        timeout_keep_alive=5, timeout_graceful_shutdown=5, **{"log_level": "warning", **wishes},
    )


def serve(app: ASGIApp, settings: Settings, sockets: list[socket.socket] | None = None, **wishes: Any) -> None:
    """This house in a process of its own, until it is told to stop."""
    with seldom_collected():
        uvicorn.Server(config_of(app, settings, **wishes)).run(sockets=sockets)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Look for garbage in cycles little by little: what is young often (`House.sweep`), what has stayed seldom.

    Log rows live long, and walking through all of them costs more than moves: a walk through 100,000 things holds
    everybody up for 50 to 100 ms, one through 3,000 for 2.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, 100_000, 1000)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
