"""The command: `python -m zaubertisch.lab.ladder` plays what is missing, `--report` writes what is known."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from zaubertisch import games
from zaubertisch.kernel.errors import BadSetup, ZaubertischError
from zaubertisch.lab.hiring import hire
from zaubertisch.lab.ladder.pairing import Pair, check_names, halved, pairs, seat_counts
from zaubertisch.lab.ladder.running import Ladder, Plan

FOLDER: Final = Path("build/ladder")
PAGE: Final = Path("docs/results.md")
HALVINGS: Final = 3
INTERRUPTED: Final = 130


def words(text: str) -> list[str]:
    """Words with commas between them."""
    return [word.strip() for word in text.split(",") if word.strip()]


def numbers(text: str) -> list[int]:
    return [int(word) for word in words(text)]


def count(text: str) -> int:
    """At least one."""
    if int(text) < 1:
        raise ValueError
    return int(text)


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(
        prog="python -m zaubertisch.lab.ladder",
        description="Every bot of a game against every other. Ended at any moment, it goes on where it stopped.",
    )
    asked.add_argument("--games", type=count, default=1000, help="games a pair (1000)")
    asked.add_argument("--games-with-masters", type=count, default=200, help="where a master plays (200)")
    asked.add_argument("--games-of", type=words, default=games.IDS, metavar="GAMES", help="with commas; else all")
    asked.add_argument("--seats", type=numbers, help="numbers with commas; else 2, 4 and the most")
    asked.add_argument("--bots", type=words, default=[], help="names with commas; else all")
    asked.add_argument("--doubling", metavar="BOT", help="instead: this bot against itself with half the trials")
    asked.add_argument("--to-the-end", action="store_true", help="do not stop pairs that are decided")
    asked.add_argument("--workers", type=count, default=os.cpu_count() or 1, help="processes; else one a core")
    asked.add_argument("--ray", default="", metavar="auto|ADDRESS", help="instead: on this Ray cluster")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--into", type=Path, default=FOLDER, metavar="DIR", help=f"where games are kept ({FOLDER})")
    asked.add_argument("--report", action="store_true", help="play nothing; write what is known into the page")
    asked.add_argument("--page", type=Path, default=PAGE, help=f"the page of the report ({PAGE})")
    return asked


def chosen_pairs(wish: argparse.Namespace) -> list[Pair]:
    """All pairs that were asked for."""
    check_names(wish.bots, wish.games_of)
    found = []
    for game in wish.games_of:
        for seats in wish.seats or seat_counts(game):
            games.get(game).settle(seats, {})
            found += halved(game, seats, wish.doubling, HALVINGS) if wish.doubling else pairs(game, seats, wish.bots)
    if not found:
        raise BadSetup("no-pairs", "These are not two bots of any of these games.", {})
    return found


def report(plan: Plan, page: Path) -> None:
    """Write it; what that needs is not needed for playing."""
    try:
        import matplotlib  # noqa: F401
        import openskill.models  # noqa: F401
    except ImportError as error:
        raise BadSetup("no-lab", f"The report needs {error.name}: pip install 'zaubertisch[lab]'.",
                       {"missing": str(error.name)}) from None
    from zaubertisch.lab.ladder.report import write

    write(plan, page)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play or report, or say in one sentence why not."""
    wish = parser().parse_args(arguments)
    plan = Plan(wish.into, wish.seed, wish.games, wish.games_with_masters, wish.to_the_end)
    try:
        if wish.report:
            report(plan, wish.page)
        else:
            ladder = Ladder(chosen_pairs(wish), plan)
            with hire(wish.workers, wish.ray) as workers:
                ladder.run(workers)
            print(*ladder.standings(), sep="\n")
    except ZaubertischError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nEnded. What was played is kept, and the same command goes on from there.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
