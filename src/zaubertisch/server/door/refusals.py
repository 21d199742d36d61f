"""Every mishap becomes a sentence, with the status that fits it."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server.door.routes import library, me, moves, seats
from zaubertisch.server.mishaps import Malformed
from zaubertisch.server.telling.obstacles import obstacle_of

ROUTERS = [library.router, me.router, seats.router, moves.router]

STATUS = {
    "no-such-table": 404, "no-such-moment": 404, "no-such-seat": 404, "unknown-game": 404, "not-yours": 403,
    "not-seated": 403, "foreign": 403, "secret": 403, "no-aids": 403, "no-counting": 403, "too-much": 429,
    "storage-failed": 503,
    "bad-seats": 422, "bad-option": 422, "bad-value": 422, "unknown-bot": 422, "unknown-word": 422, "malformed": 422,
    "too-large": 413, "old-rules": 410, "set-aside": 410, "wrong-host": 421, "bad-name": 422, "unwelcome": 403,
    "not-heard": 403, "no-key": 404, "mixed-alphabets": 422,
}


def problem(error: ZaubertischError) -> JSONResponse:
    """The refusal as it is sent; one that passes by itself says when to try again."""
    fields = {name: printable(value) for name, value in error.fields.items()}
    obstacle = obstacle_of(error)
    told = {"obstacle": obstacle} if obstacle else {}
    return JSONResponse(
        {"key": error.key, "fields": fields, "text": printable(str(error)), **told}, STATUS.get(error.key, 409),
        headers={"Retry-After": error.fields["seconds"]} if error.key == "too-much" else None,
    )


def answer_errors(app: FastAPI) -> None:
    """Every mishap becomes a sentence."""

    @app.exception_handler(ZaubertischError)
    async def refused(_: Request, error: ZaubertischError) -> JSONResponse:
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = printable(".".join(str(part) for part in first["loc"]))
        text = f"This request cannot be understood: {where}: {first['msg']}."
        return JSONResponse({"key": "malformed", "fields": {"reason": f"{where}: {first['msg']}"}, "text": text}, 422)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            methods = methods_of(request) or "GET, HEAD"  # whatever is no part of the API is only read
            text = f"Here one may only {methods}."
            return JSONResponse({"key": "not-allowed", "fields": {}, "text": text}, 405, headers={"Allow": methods})
        if error.status_code == 400:
            return problem(Malformed("the body is no JSON."))
        if error.status_code == 404:
            return nothing_here()
        text = str(error.detail)
        return JSONResponse({"key": "no-page", "fields": {}, "text": text}, error.status_code, headers=error.headers)


def nothing_here() -> JSONResponse:
    return JSONResponse({"key": "no-page", "fields": {}, "text": "There is nothing here."}, 404)


def printable(text: str) -> str:
    """What a stranger wrote, without what cannot be sent back, and not too much of it."""
    return text[:1000].encode("utf-8", "backslashreplace").decode()


def methods_of(request: Request) -> str:
    """Every method some route takes at this path."""
    found: set[str] = set()
    for route in [route for router in ROUTERS for route in router.routes]:
        if isinstance(route, APIRoute) and route.path_regex.match(request.url.path):
            found |= route.methods or set()
    return ", ".join(sorted(found))
