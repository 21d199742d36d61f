"""Curves: how well an example plays the longer it has learnt, with what holds the truth in 95 of 100 cases.

    python -m examples.policy_gradient --curve build/curves/gradient.json
    python -m examples.curve build/curves/*.json --into docs/pictures/learning.svg
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from zaubertisch.lab.match import interval
from zaubertisch.lab.telling.drawing import BLUE, INK, PAPER, RUST
from zaubertisch.lab.telling.parts import part

COLUMNS: Final = 2
WIDTH: Final = 300
HEIGHT: Final = 180


@dataclass(frozen=True)
class Point:
    """After so much learning, this value, which lies between these bounds."""

    at: float
    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:6.1%} ({self.low:.1%} to {self.high:.1%})"


@dataclass(frozen=True)
class Curve:
    """What one example has learnt; `fair` is what whoever knows nothing reaches."""

    title: str
    along: str
    says: str
    points: list[Point]
    fair: float = -1.0

    def keep(self, file: str) -> None:
        """Write it down, if somebody named a file."""
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            Path(file).write_text(json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def read(file: str) -> Curve:
    """A curve that was kept."""
    found = json.loads(Path(file).read_text(encoding="utf-8"))
    return Curve(**{**found, "points": [Point(**each) for each in found["points"]]})


def shares(won: Sequence[float], parts: int = 10) -> list[Point]:
    """The share of victories in each of so many stretches of games, at the end of the stretch."""
    size = max(1, len(won) // parts)
    stretches = [won[first : first + size] for first in range(0, size * min(parts, len(won)), size)]
    return [
        Point((number + 1) * size, sum(each) / len(each), *interval(each)) for number, each in enumerate(stretches)
    ]


def drawn(curve: Curve) -> Any:
    """One curve, in its band."""
    alt = part("altair")
    rows = [asdict(point) for point in curve.points]
    axis = alt.Axis(format="%") if curve.fair >= 0 else alt.Axis()
    along = alt.Axis(format="~s", tickCount=5)
    base = alt.Chart(alt.Data(values=rows)).encode(x=alt.X("at:Q", title=curve.along, axis=along))
    layers = [
        base.mark_area(color=BLUE, opacity=0.2).encode(y=alt.Y("low:Q", title=curve.says, axis=axis), y2="high:Q"),
        base.mark_line(color=BLUE, point=alt.OverlayMarkDef(color=BLUE)).encode(y="value:Q"),
    ]
    if curve.fair >= 0:
        fair = alt.Chart(alt.Data(values=[{"fair": curve.fair}]))
        layers.append(fair.mark_rule(color=RUST, strokeDash=[4, 4]).encode(y="fair:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height=HEIGHT, title=curve.title)


def row(curve: Curve) -> str:
    """How it began and how it ended, as a row of a table."""
    first, last = curve.points[0], curve.points[-1]
    told = [str(each).strip() if curve.fair >= 0 else f"{each.value:.4f} ({each.low:.4f} to {each.high:.4f})"
            for each in (first, last)]
    return f"| {curve.title} | {told[0]} | {told[1]} | {last.at:,.0f} {curve.along} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curves", nargs="+")
    parser.add_argument("--into", required=True)
    wish = parser.parse_args(arguments)
    alt = part("altair")
    curves = [read(file) for file in wish.curves]
    whole = alt.concat(*[drawn(each) for each in curves], columns=COLUMNS).resolve_scale(y="independent")
    whole.properties(background=PAPER).configure_axis(labelColor=INK, titleColor=INK).configure_title(
        color=INK, fontSize=13).configure_view(strokeWidth=0).save(wish.into)
    print("\n".join(["| example | at first | at last | after |", "|---|---|---|---|", *map(row, curves)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
