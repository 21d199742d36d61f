"""Connections as uvicorn holds them, safe from half requests, unread answers, and people who come by the thousand."""

from __future__ import annotations

import logging
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
