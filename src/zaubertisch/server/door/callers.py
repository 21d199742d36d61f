"""Callers: where somebody asks from, and whether the house knows them; limits hang on that, not on a token."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from starlette.types import ASGIApp, Receive, Scope, Send

from zaubertisch.server.door.limits import MOST_KEYS, Crowd, Keys, Limiter
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import reading
from zaubertisch.server.mishaps import TooMuch
from zaubertisch.server.settings import Settings

ELSEWHERE = "elsewhere"  # an address that is none: a local pipe, or what a proxy could not say

Asking = Literal["requests", "files", "openings", "public openings", "seatings", "messages", "lines", "undos"]


@lru_cache(maxsize=4096)
def places(host: str) -> tuple[str, str]:
    """The address that counts and its network: in IPv6 everybody has a whole /64 of addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ELSEWHERE, ELSEWHERE + " too"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False)), str(ip_network((address, 48), strict=False))
        address = address.ipv4_mapped
    return str(address), str(ip_network((address, 24), strict=False))


def host_of(scope: Scope) -> str:
    """The address a request comes from, behind a named proxy the one it tells."""
    client = scope.get("client")
    return str(client[0])[:64] if client else ""


def peer_of(scope: Scope) -> str:
    """The address that is connected itself, be it a proxy's."""
    peer: str = scope.get("peer") or host_of(scope)
    return peer


class Peers:
    """Notes who is connected, before what a named proxy tells takes its place."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, "peer": host_of(scope)}, receive, send)


@dataclass(frozen=True)
class Caller:
    """Where from, and who, if a seat of theirs is stored."""

    address: str
    network: str
    person: str = ""

    @property
    def own(self) -> str:
        """Strangers of one address share what one person has."""
        return self.person or f"strangers of {self.address}"


class Callers:
    """What everybody may ask of this house."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        minute, hour, second = settings.requests_a_minute, settings.tables_an_hour, settings.moves_a_second
        lines, undos = settings.lines_a_minute, settings.undos_a_minute
        self.settings = settings
        self.limiters: dict[Asking, Limiter] = {
            "requests": Limiter(minute, minute / 60, clock),
            "files": Limiter(minute * 5, minute / 12, clock),
            "openings": Limiter(hour, hour / 3600, clock),
            "public openings": Limiter(max(1, hour / 8), hour / 8 / 3600, clock),
            "seatings": Limiter(hour * 2, hour / 1800, clock),
            "messages": Limiter(second * 5, second, clock),
            "lines": Limiter(max(1, lines / 4), lines / 60, clock),
            "undos": Limiter(undos, undos / 60, clock),
        }
        self.lookups = Limiter(60, 1, clock)
        self.sockets = Crowd(settings.sockets_a_person)
        self._known: OrderedDict[str, None] = OrderedDict()

    async def caller(self, hall: Hall, scope: Scope, person: str) -> Caller:
        address, network = places(host_of(scope))
        known = person and await self.knows(hall, person, address)
        return Caller(address, network, person if known else "")

    async def knows(self, hall: Hall, person: str, address: str) -> bool:
        """Whether this person has a seat; asking the database is limited too, since tokens cost nothing."""
        if person in self._known:
            self._known.move_to_end(person)
            return True
        if self.lookups.wait([(address, 1)]) or not await hall.store.read(lambda db: reading.is_stored(db, person)):
            return False
        self.greet(person)
        return True

    def greet(self, person: str) -> None:
        """Whoever has just sat down is known."""
        self._known[person] = None
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)

    def keys(self, caller: Caller) -> Keys:
        """Every bucket that must hold a drop: the person's or strangers', the address's, the network's."""
        return [(caller.own, 1), *self.whereabouts(caller)]

    def whereabouts(self, caller: Caller) -> Keys:
        return [(caller.address, self.settings.address_share), (caller.network, self.settings.network_share)]

    def wait(self, asking: Asking, caller: Caller) -> float:
        """Nothing if this may be asked now, else the seconds until then."""
        return self.limiters[asking].wait(self.keys(caller))

    def ask(self, asking: Asking, caller: Caller) -> None:
        """Within the limits, or refused with the time to wait."""
        wait = self.wait(asking, caller)
        if wait:
            raise TooMuch(math.ceil(wait))
