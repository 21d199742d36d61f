"""The commands of the lab: many games at once, for whoever compares bots, looks for mistakes or wants data."""

from __future__ import annotations

from zaubertisch.cli.laboratory import playing
from zaubertisch.cli.laboratory.wishes import commands

__all__ = ["commands", "playing"]
