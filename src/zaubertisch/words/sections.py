"""Lines with a heading: what belongs to it stands below it, two letters further in."""

from __future__ import annotations

from typing import Final

INDENT: Final = "  "


def below(heading: str, lines: list[str]) -> list[str]:
    """A heading and what belongs to it; whoever shows lines knows a heading by what follows it."""
    return [heading, *(INDENT + line for line in lines)] if lines else []
