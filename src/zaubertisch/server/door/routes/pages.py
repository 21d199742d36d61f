"""Health, metrics, and the page with everything it loads."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from zaubertisch import __version__
from zaubertisch.server.door.callers import host_of, peer_of
from zaubertisch.server.door.people import BEARER
from zaubertisch.server.door.refusals import methods_of
from zaubertisch.server.door.routes.files import PageFiles
from zaubertisch.server.settings import Settings

PAGE = Path(__file__).parents[2] / "page"
READ = ["GET", "HEAD"]
FOR_WHOM = "x-forwarded-for"
PASSED_ON = ("forwarded", "via", FOR_WHOM, "x-real-ip")


def add_pages(app: FastAPI) -> None:
    """Health, metrics, and the page with everything it loads."""

    @app.api_route("/health", methods=READ, include_in_schema=False)
    async def health() -> JSONResponse:
        """Whether moves can be written down now."""
        if await app.state.pulse.beats():
            return JSONResponse({"status": "ok", "version": __version__})
        return JSONResponse({"status": "cannot write", "version": __version__}, 503)

    @app.api_route("/metrics", methods=READ, include_in_schema=False)
    async def metrics(request: Request) -> PlainTextResponse:
        if not may_measure(request, app.state.settings):
            raise HTTPException(403, "The metrics are for the operator.")
        return PlainTextResponse(app.state.metrics.read(app.state.hall))

    if not (PAGE / "index.html").exists():
        @app.api_route("/", methods=READ, include_in_schema=False)
        async def no_page() -> PlainTextResponse:
            return PlainTextResponse("The page has not been built; say `make web`.", 503)

        return

    files = PageFiles(PAGE)

    @app.api_route("/{path:path}", methods=READ, include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """A file of the page, or the page itself, which finds its own way."""
        if path.startswith("api/"):
            raise HTTPException(405 if methods_of(request) else 404)
        if path.startswith("assets/") and path not in files.names:
            raise HTTPException(404)
        place, _, table = path.partition("/")
        live = app.state.hall.live.get(table)
        if place == "table" and live is not None:
            return files.page_of(live.game.key)
        return files.answer(path if path in files.names else "index.html", request.headers)


def may_measure(request: Request, settings: Settings) -> bool:
    """Whether this is an operator: by a token, or by a place, unless somebody unnamed passed the request on."""
    token = settings.metrics_token
    told = request.headers.get("authorization", "")
    if token and secrets.compare_digest(told.encode(), f"{BEARER}{token}".encode()):
        return True
    try:
        address = ip_address(host_of(request.scope))
    except ValueError:
        return False
    return not passed_on_blindly(request, settings) and any(address in network for network in settings.metrics_for)


def passed_on_blindly(request: Request, settings: Settings) -> bool:
    """Whether this was passed on by somebody who is not named, or by a named proxy that does not say for whom."""
    known = settings.names_proxy(peer_of(request.scope)) and request.headers.get(FOR_WHOM, "").strip()
    return not known and any(name in request.headers for name in PASSED_ON)
