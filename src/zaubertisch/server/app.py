"""The server as one application: routes, headers, limits, health, metrics, the page."""

from __future__ import annotations

import gc
import json
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.routing import APIRoute
from fastapi.staticfiles import StaticFiles
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.datastructures import Headers, State
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from zaubertisch import __version__
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server import api, sockets
from zaubertisch.server.hall import Hall
from zaubertisch.server.limits import Limiter
from zaubertisch.server.live import LiveTable
from zaubertisch.server.people import COOKIE, person_of
from zaubertisch.server.settings import Settings
from zaubertisch.server.store import Store

PAGE = Path(__file__).parent / "page"
LARGEST_BODY = 64 * 1024
SOCKET = re.compile(r"/api/tables/([^/]+)/socket")

STATUS = {
    "no-such-table": 404, "no-such-moment": 404, "no-such-seat": 404, "unknown-game": 404, "not-yours": 403,
    "not-seated": 403, "foreign": 403, "secret": 403, "no-aids": 403, "too-much": 429, "storage-failed": 503,
    "bad-seats": 422, "bad-option": 422, "bad-value": 422, "unknown-bot": 422, "unknown-word": 422, "malformed": 422,
    "too-large": 413, "old-rules": 410,
}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

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
        self.listeners = Gauge("zaubertisch_listeners", "Connected pages", registry=self.registry)
        self.requests = Counter(
            "zaubertisch_requests", "HTTP requests", ["method", "status"], registry=self.registry,
        )
        self.seconds = Histogram("zaubertisch_request_seconds", "Time to answer", registry=self.registry)

    def read(self, hall: Hall) -> bytes:
        self.moves.set(hall.moves)
        self.tables.set(len(hall.live))
        self.listeners.set(sum(len(live.listeners) for live in hall.live.values()))
        return generate_latest(self.registry)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Look for garbage in cycles seldom: log rows live long, and walking through all of them costs more than moves."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def problem(error: ZaubertischError) -> JSONResponse:
    return JSONResponse(
        {"key": error.key, "fields": error.fields, "text": str(error)}, STATUS.get(error.key, 409),
    )


def create_app(settings: Settings) -> FastAPI:
    """The application for one server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, Store(settings.url()))
        app.state.hall = hall
        await hall.resume()
        log.info("started", extra={"fields": {"version": __version__}})
        with seldom_collected():
            yield
        await hall.close()
        log.info("stopped")

    app = FastAPI(
        title="Zaubertisch", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.requests = Limiter(settings.requests_a_minute, settings.requests_a_minute / 60)
    app.state.openings = Limiter(settings.tables_an_hour, settings.tables_an_hour / 3600)
    app.state.messages = Limiter(settings.moves_a_second * 5, settings.moves_a_second)
    app.include_router(api.router)
    answer_errors(app)
    watch_over(app)
    app.add_middleware(SocketsFirst, state=app.state)
    add_pages(app)
    return app


def answer_errors(app: FastAPI) -> None:
    """Every mishap becomes a sentence."""

    @app.exception_handler(ZaubertischError)
    async def refused(_: Request, error: ZaubertischError) -> JSONResponse:
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        text = f"This request cannot be understood: {where}: {first['msg']}."
        return JSONResponse({"key": "malformed", "fields": {"reason": f"{where}: {first['msg']}"}, "text": text}, 422)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            methods = methods_of(request)
            text = f"Here one may only {methods}."
            return JSONResponse({"key": "not-allowed", "fields": {}, "text": text}, 405, headers={"Allow": methods})
        text = "There is nothing here." if error.status_code == 404 else str(error.detail)
        return JSONResponse({"key": "no-page", "fields": {}, "text": text}, error.status_code, headers=error.headers)


def methods_of(request: Request) -> str:
    """Every method some route takes at this path."""
    found: set[str] = set()
    for route in api.router.routes:
        if isinstance(route, APIRoute) and route.path_regex.match(request.url.path):
            found |= route.methods or set()
    return ", ".join(sorted(found))


def watch_over(app: FastAPI) -> None:
    """Sizes, headers, the log and the metrics of every request."""

    @app.middleware("http")
    async def pass_by(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        start = time.perf_counter()
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY or "transfer-encoding" in request.headers:
            response: Response = JSONResponse(
                {"key": "too-large", "fields": {}, "text": "This request is too large."}, 413,
            )
        else:
            response = await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        took = time.perf_counter() - start
        route = getattr(request.scope.get("route"), "path", "-")
        app.state.metrics.requests.labels(request.method, str(response.status_code)).inc()
        app.state.metrics.seconds.observe(took)
        log.info("request", extra={"fields": {
            "method": request.method, "route": route, "status": response.status_code, "ms": round(took * 1000, 1),
        }})
        return response


class SocketsFirst:
    """The sockets of the tables, for our own page and for programs with a key, before everything HTTP needs."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        await receive()
        headers = Headers(scope=scope)
        live = await self.table(found[1]) if is_own(headers) else None
        if live is None:
            await send({"type": "websocket.close", "code": 1008})
            return
        await sockets.attend(self.state.hall, live, receive, send, person_of(token_of(headers)), self.state.messages)

    async def table(self, table: str) -> LiveTable | None:
        try:
            live: LiveTable = await self.state.hall.get(table)
        except ZaubertischError:
            return None
        return live


def is_own(headers: Headers) -> bool:
    """Whether this comes from our own page, or from a program, which names no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def token_of(headers: Headers) -> str:
    """Who speaks: a program's key, or the page's cookie."""
    bearer = headers.get("authorization", "")
    return bearer.removeprefix("Bearer ") if bearer else cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def add_pages(app: FastAPI) -> None:
    """Health, metrics, and the page with everything it loads."""

    @app.get("/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> PlainTextResponse:
        return PlainTextResponse(app.state.metrics.read(app.state.hall))

    if not (PAGE / "index.html").exists():
        @app.get("/", include_in_schema=False)
        async def no_page() -> PlainTextResponse:
            return PlainTextResponse("The page has not been built; say `make web`.", 503)

        return

    app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> FileResponse:
        """A file of the page, or the page itself, which finds its own way."""
        if path.startswith("api/"):
            raise HTTPException(405 if methods_of(request) else 404)
        wanted = (PAGE / path).resolve()
        if path and "." in path and wanted.is_relative_to(PAGE) and wanted.is_file():
            return FileResponse(wanted)
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
