"""The terminal: play against bots, watch a record, read the rules."""

from __future__ import annotations


def main() -> None:
    """The command `zaubertisch`."""
    from zaubertisch.cli.app import app

    app()
