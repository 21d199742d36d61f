"""What an operator sees of every request and of the tables: the log, the metrics; and what is said of every answer."""

from __future__ import annotations

import json
import logging
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zaubertisch.server.hall import Hall
from zaubertisch.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
TLS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")  # others are counted together

log = logging.getLogger("zaubertisch")


class JsonLines(logging.Formatter):
    """One JSON object a line; messages are chosen by us and never hold a token, a name or a hidden thing."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line)


class Metrics:
    """What an operator watches."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Gauge("zaubertisch_moves_total", "Moves committed since the start", registry=self.registry)
        self.tables = Gauge("zaubertisch_tables", "Tables in memory", registry=self.registry)
        self.set_aside = Gauge(
            "zaubertisch_tables_set_aside", "Damaged tables found since the start", registry=self.registry,
        )
        self.listeners = Gauge("zaubertisch_listeners", "Connected pages", registry=self.registry)
        self.requests = Counter(
            "zaubertisch_requests", "HTTP requests", ["method", "status"], registry=self.registry,
        )
        self.seconds = Histogram("zaubertisch_request_seconds", "Time to answer", registry=self.registry)

    def read(self, hall: Hall) -> bytes:
        self.moves.set(hall.moves)
        self.tables.set(len(hall.live))
        self.set_aside.set(len(hall.set_aside))
        self.listeners.set(sum(len(live.listeners) for live in hall.live.values()))
        return generate_latest(self.registry)


def safe_headers(settings: Settings) -> dict[str, str]:
    """What is said of every answer, whatever it is."""
    return {**HEADERS, **TLS_ONLY} if settings.secure else HEADERS


class Watched:
    """The headers, the log and the metrics of every answer, of a mishap's too."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.headers = safe_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, self.refusing(scope, send))
            return
        start = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.dress(scope, message)
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            if not status:
                await mishap()(scope, receive, answer)
            raise
        finally:
            self.write_down(scope, status, time.perf_counter() - start)

    def refusing(self, scope: Scope, send: Send) -> Send:
        """The same headers for a socket that is not opened."""
        async def answer(message: Message) -> None:
            if message["type"] == "websocket.http.response.start":
                self.dress(scope, message)
            await send(message)

        return answer

    def dress(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self.headers.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")

    def write_down(self, scope: Scope, status: int, took: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, str(status)).inc()
        self.metrics.seconds.observe(took)
        route = getattr(scope.get("route"), "path", "-")
        log.info("request", extra={"fields": {
            "method": method, "route": route, "status": status, "ms": round(took * 1000, 1),
        }})


def mishap() -> JSONResponse:
    """The server's own mishap, of which nothing is told but that it was one."""
    return JSONResponse({"key": "broken", "fields": {}, "text": "Something went wrong here; it is written down."}, 500)
