"""`python -m zaubertisch.lab.fitting magia` learns a value and keeps it beside the bots of the game."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from zaubertisch.lab.fitting.playing import LEARNERS
from zaubertisch.lab.fitting.rounds import Plan, keep, learn


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.fitting", description="Learn a game's value.")
    parser.add_argument("game", choices=sorted(LEARNERS))
    parser.add_argument("--first", type=int, default=8000, help="games by rules of thumb")
    parser.add_argument("--later", type=int, default=300, help="games of each round by those who look ahead")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--checked", type=int, default=60, help="games in which a new value is checked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, required=True, help="the file the value is written to")
    wish = parser.parse_args(arguments)
    plan = Plan(wish.game, wish.first, wish.later, wish.rounds, wish.checked, wish.seed, wish.workers)
    value = learn(plan, lambda line: print(line, flush=True))
    if value is None:
        print("No value was found that is worth keeping.", file=sys.stderr)
        return 1
    keep(value, wish.to)
    return 0


if __name__ == "__main__":
    sys.exit(main())
