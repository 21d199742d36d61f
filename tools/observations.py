"""Write docs/observations.md: every number a learner sees, from the descriptions the environments themselves use.

`--check` only says whether the page is as it should be.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from zaubertisch import games
from zaubertisch.envs.observing import observation
from zaubertisch.words.catalogue import Words

PAGE: Final = Path(__file__).parent.parent / "docs" / "observations.md"

HEAD: Final = """# What a learner sees, number by number

Written by `make observations` from the descriptions in `zaubertisch/envs/observing`; do not edit. What these games are
as games, and how to use them: [researchers](researchers.md).

An observation is a row of 16-bit whole numbers: what one seat knows at this moment, and nothing else. Seats are counted
clockwise, one's own first, unless it says otherwise. Where one of several is told, there is a number for each, and a 1
says which. The size depends on the seats; options of the table are not repeated in it. “By” is what a learner may
divide by, so that usual numbers lie between 0 and 1 (`observation(game, seats).scales()`). A version is raised whenever
a number means something else.
"""


def chapter(key: str) -> list[str]:
    """One game: its fields in order, with their sizes at the smallest and the largest table."""
    rules = games.get(key)
    small, large = observation(key, rules.fewest), observation(key, rules.most)
    sizes = {field.name: field.size for field in large.fields}
    more = [field.name for field in large.fields if field.name not in small.places()]
    out = [
        "", f"## {Words('en', key).say('title')} (`{key}`, version {small.version})", "",
        f"{small.size} numbers for {rules.fewest} seats, {large.size} for {rules.most}.", "",
        f"| field | {rules.fewest} seats | {rules.most} seats | from | to | by | says |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    out += [
        f"| {field.name} | {field.size} | {sizes[field.name]} | {field.least} | {field.highest} | {field.scale} "
        f"| {field.says} |"
        for field in small.fields
    ]
    if more:
        out += ["", f"At larger tables every further seat has fields of its own, {len(more)} for {rules.most} seats."]
    return out


def page() -> str:
    return "\n".join([HEAD.rstrip(), *(line for key in games.IDS for line in chapter(key))]) + "\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            print("docs/observations.md is not what the descriptions say: make observations", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
