"""Site: the names this house goes by, and the pages that are its own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from zaubertisch.server.mishaps import WrongHost
from zaubertisch.server.settings import Settings

FOR_THE_OPERATOR = ("/health", "/metrics")  # asked by the machine itself, under whatever name it has there


class Site:
    """One house: any name will do at home, only its own on the internet."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.public_url
        self.name = urlsplit(self.url).netloc

    def check(self, path: str, headers: Headers) -> None:
        """Whether the request means this house, and names one only."""
        if self.name and path not in FOR_THE_OPERATOR and named(headers) != self.name:
            raise WrongHost(self.url)

    def is_own(self, headers: Headers) -> bool:
        """Whether this comes from our own page, or from a program, which names no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            return origin == self.url if self.url else urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False


def named(headers: Headers) -> str:
    """The one host a request names, without the usual port; nothing if it names none or several."""
    hosts = headers.getlist("host")
    return hosts[0].lower().removesuffix(":443").removesuffix(":80") if len(hosts) == 1 else ""
