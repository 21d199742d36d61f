"""The server as one application: the hall, its doors, its limits and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from zaubertisch import __version__
from zaubertisch.server.doing.waiting import see_to
from zaubertisch.server.door.callers import Callers, Peers
from zaubertisch.server.door.doorkeeper import Doorkeeper
from zaubertisch.server.door.handing import Handing
from zaubertisch.server.door.refusals import ROUTERS, answer_errors
from zaubertisch.server.door.routes.pages import add_pages
from zaubertisch.server.door.site import Site
from zaubertisch.server.door.sockets_first import SocketsFirst
from zaubertisch.server.door.watching import Metrics, Watched, log
from zaubertisch.server.hall import Hall
from zaubertisch.server.house.farewell import open_seeds
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.house.pulse import Pulse
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.settings import Settings

FOR_PROGRAMS: Final = (
    "A table for wizard games. Whatever changes something carries the header `x-zaubertisch: 1`, or a recovery key as "
    "`Authorization: Bearer …`; without either it is refused as `foreign`, for any page on the web could have sent it."
)


def create_app(settings: Settings) -> FastAPI:
    """The application for one server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, Store(settings.url(), settings.durable), see_to)
        app.state.hall = hall
        app.state.pulse = Pulse(hall.store)
        app.state.keeper = Keeper(hall, open_seeds)
        keeping = asyncio.create_task(app.state.keeper.run())
        log.info("started", extra={"fields": {"version": __version__}})
        yield
        keeping.cancel()
        await asyncio.wait([keeping])
        await hall.close()
        log.info("stopped")

    app = FastAPI(
        title="Zaubertisch", description=FOR_PROGRAMS, version=__version__, lifespan=lifespan, docs_url=None,
        redoc_url=None, openapi_url="/api/openapi.json", redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.handing = Handing()
    app.state.site = Site(settings)
    app.state.callers = Callers(settings)
    for router in ROUTERS:
        app.include_router(router)
    answer_errors(app)
    add_pages(app)
    stand_at_the_door(app, settings)
    return app


def stand_at_the_door(app: FastAPI, settings: Settings) -> None:
    """What every request passes, the last named first: where from, what is said of its answer, whether it may."""
    app.add_middleware(SocketsFirst, state=app.state)
    app.add_middleware(Doorkeeper, state=app.state)
    app.add_middleware(Watched, settings=settings, metrics=app.state.metrics)
    if settings.trust_proxy:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=[str(each) for each in settings.trust_proxy])
        app.add_middleware(Peers)
