"""Drawings of the ladder: SVG on paper of its own, so that it can be read on light and on dark pages.

The same figures always give the same bytes: no date, and marks are named by what they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from zaubertisch.lab.ladder.course import Standing
from zaubertisch.lab.ladder.rating import Rung

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER: Final = "#faf6ec"
INK: Final = "#2b2622"
PALE: Final = "#d8cfbd"
COLOURS: Final = ["#1f5f8b", "#b3501f", "#4d7c2a", "#7a3f83", "#8a6d10"]  # dark enough on the paper, also side by side
MARKS: Final = ["o", "s", "^", "D", "v"]
LOOK: Final[dict[Any, Any]] = {
    "svg.hashsalt": "zaubertisch", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9.0,
    "text.color": INK, "axes.edgecolor": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
    "axes.facecolor": PAPER, "figure.facecolor": PAPER, "savefig.facecolor": PAPER,
    "axes.spines.top": False, "axes.spines.right": False, "grid.color": PALE, "legend.frameon": False,
}


def draw_ratings(path: Path, rungs: dict[int, list[Rung]]) -> None:
    """The bots of a game from weak to strong, with a mark for each number of seats."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(LOOK):
        names = list(dict.fromkeys(rung.bot for rows in rungs.values() for rung in rows))
        figure = Figure(figsize=(6.4, 0.9 + 0.38 * len(names)), layout="constrained")
        axes = figure.add_subplot()
        for at, (seats, rows) in enumerate(rungs.items()):
            aside = 0.18 * (at - (len(rungs) - 1) / 2)
            marks(axes, [row.rating for row in rows], [names.index(row.bot) + aside for row in rows],
                  [(row.low, row.high) for row in rows], at, f"{seats} seats")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel("points above random; 400 are ten victories to one")
        finish(axes, figure, path)


def draw_halvings(path: Path, standings: list[Standing]) -> None:
    """What a bot wins against itself with half the trials."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(LOOK):
        names = list(dict.fromkeys(f"{each.pair.first} : {each.pair.second}" for each in standings))
        tables = list(dict.fromkeys((each.pair.game, each.pair.seats) for each in standings))
        figure = Figure(figsize=(6.4, 1.2 + 0.55 * len(names)), layout="constrained")
        axes = figure.add_subplot()
        for at, table in enumerate(tables):
            rows = [each for each in standings if (each.pair.game, each.pair.seats) == table]
            aside = 0.6 * (at - (len(tables) - 1) / 2) / len(tables)
            places = [names.index(f"{row.pair.first} : {row.pair.second}") + aside for row in rows]
            marks(axes, [100 * row.share for row in rows], places, [(100 * row.low, 100 * row.high) for row in rows],
                  at, f"{table[0]}, {table[1]} seats")
        axes.axvline(50, color=INK, linewidth=0.8, linestyle=":")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel("share of the one with twice the trials, in per cent")
        finish(axes, figure, path)


def marks(axes: Axes, values: list[float], places: list[float], bounds: list[tuple[float, float]],
          kind: int, label: str) -> None:
    """Points with their intervals."""
    below = [max(0.0, value - low) for value, (low, _) in zip(values, bounds, strict=True)]
    above = [max(0.0, high - value) for value, (_, high) in zip(values, bounds, strict=True)]
    axes.errorbar(values, places, xerr=[below, above], fmt=MARKS[kind % len(MARKS)], markersize=4.5, capsize=2.5,
                  linewidth=1.2, color=COLOURS[kind % len(COLOURS)], label=label)


def finish(axes: Axes, figure: Figure, path: Path) -> None:
    axes.margins(y=0.12)
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
