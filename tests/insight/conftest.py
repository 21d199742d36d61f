"""A server as its own tests have it, for those who ask it what a seat could know."""

from __future__ import annotations

from tests.server.conftest import ada, ben, client, settings

__all__ = ["ada", "ben", "client", "settings"]
