"""The settings of the server the pocket is held against."""

from __future__ import annotations

from tests.server.conftest import settings

__all__ = ["settings"]
