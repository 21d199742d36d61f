"""`make bench`: both builds, and other engines where the `bench` extra is installed, in one run, as ratios.

Rounds are interleaved, so that a machine that slows down slows everybody down; each figure is the median of its rounds.
`--write` puts the tables into docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from bench.comparators import COMPARATORS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
LIVE = "## The live table"  # measured by bench.load and kept
BUILDS = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
FULL_DECK = "wizwar+giant_spellbook=on"  # besides every game as the rulebook has it
FIGURES = ["games", "decisions", "own_loop", "clone", "view", "options", "imagine"]
HEADS = ["games/s", "decisions/s", "own loop/s", "clone µs", "view µs", "options µs", "imagine µs"]


def child(build: str, game: str, seats: int, seconds: float) -> dict[str, float]:
    """One measurement in a process of its own."""
    command = [sys.executable, str(ROOT / "bench" / "measure.py"), game, str(seats), str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(BUILDS[build])}, check=True, capture_output=True, text=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(figures[name] for figures in rounds) for name in rounds[0]}


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def games_table(results: dict[tuple[str, str], dict[str, float]], seats: int) -> list[str]:
    """One line a game and build."""
    lines = [f"| game, {seats} seats | build | " + " | ".join(HEADS) + " |", "|---|---|" + "---:|" * len(HEADS)]
    for (game, build), figures in results.items():
        lines.append(f"| {game} | {build} | " + " | ".join(figure(figures[name]) for name in FIGURES) + " |")
    return lines


def ratios_table(results: dict[tuple[str, str], dict[str, float]], rates: dict[str, float]) -> list[str]:
    """Every game beside every comparator: decisions from a Python loop; the compiled loop beside OpenSpiel's own."""
    lines = ["| game, build | " + " | ".join(f"÷ {name}" for name in rates) + " |", "|---|" + "---:|" * len(rates)]
    for (game, build), figures in results.items():
        cells = [
            f"{figures['own_loop' if name == 'openspiel_compiled' else 'decisions'] / rate:.1f}"
            for name, rate in rates.items()
        ]
        lines.append(f"| {game}, {build} | " + " | ".join(cells) + " |")
    return lines


def measured(wishes: argparse.Namespace) -> tuple[dict[tuple[str, str], dict[str, float]], dict[str, float]]:
    """Medians by game and build, and by comparator, over interleaved rounds."""
    sys.path.insert(0, str(ROOT / "src"))
    from zaubertisch.games import IDS

    taken: dict[tuple[str, str], list[dict[str, float]]] = {}
    rates: dict[str, list[float]] = {}
    for _ in range(wishes.rounds):
        for game in wishes.games.split(",") if wishes.games else [*IDS, FULL_DECK]:
            for build in BUILDS:
                taken.setdefault((game, build), []).append(child(build, game, wishes.seats, wishes.seconds))
        for comparator in COMPARATORS:
            rate = comparator(wishes.seconds)
            if rate is not None:
                rates.setdefault(f"{rate.name} {rate.version}", []).append(rate.per_second)
    return (
        {key: medians(rounds) for key, rounds in taken.items()},
        {name: statistics.median(values) for name, values in rates.items()},
    )


def comparison(results: dict[tuple[str, str], dict[str, float]], rates: dict[str, float]) -> list[str]:
    """What the others reached, and how many times that we reach."""
    if not rates:
        return ["No comparator is installed (`pip install -c constraints/bench.txt '.[bench]'`).", ""]
    reached = ", ".join(f"{name} {rate:,.0f}" for name, rate in rates.items())
    return [
        f"Comparators, decisions/s: {reached}. openspiel_compiled plays inside C++ and is compared with our own loop, "
        "all others with the Python loop. Catanatron counts forced moves as decisions; PettingZoo builds observations "
        "for all seats at every step.", "",
        *ratios_table(results, {name.split()[0]: rate for name, rate in rates.items()}), "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="comma-separated; all by default")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    wishes = parser.parse_args()
    results, rates = measured(wishes)
    page = "\n".join([
        "# Benchmarks", "",
        "Uniformly random whole games; medians of interleaved rounds in one run (`make bench ARGS=--write`). "
        "“decisions/s” is a Python loop of options, choice, apply; “own loop” is the same loop compiled with the "
        "rules. Ratios hold across machines, figures do not.", "",
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {wishes.rounds} rounds of {wishes.seconds:g} s.",
        "", *games_table(results, wishes.seats), "", *comparison(results, rates),
    ])
    print(page)
    if wishes.write:
        kept = PAGE.read_text(encoding="utf-8").partition(LIVE)
        PAGE.write_text(page.rstrip() + "\n\n" + "".join(kept[1:]), encoding="utf-8")


if __name__ == "__main__":
    main()
