"""`python -m bench.doors`: decisions a second through every door for learners, and what each game is as a game.

All games and doors in one run, and other libraries where they are installed, in interleaved rounds; a figure is the
median of its rounds, by the processor's seconds.
`--write` puts the tables at the end of docs/benchmarks.md. Run it with the compiled build on the path (`make bench`).
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.comparators import COMPARATORS
from zaubertisch import envs, games
from zaubertisch.envs.numbers import Arena
from zaubertisch.envs.setting import NAMES, settle
from zaubertisch.kernel import table as kernel_table
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.lab.arena import play_out

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
HEAD: Final = "## Doors for learners"
TABLES: Final = 256


def own_loop(game: str, seats: int) -> Callable[[], int]:
    """The rules in a compiled loop, a game at a time."""
    setting, lots, seed = settle(game, seats), FastChance(1), iter(range(1 << 60))
    return lambda: play_out(setting.new(next(seed)), lots)


def arena(game: str, seats: int, observing: bool = True) -> Callable[[], int]:
    many = Arena(game, TABLES, seats, observing=observing)

    def step() -> int:
        many.step(many.any_answers())
        return TABLES

    return step


def blind_arena(game: str, seats: int) -> Callable[[], int]:
    return arena(game, seats, observing=False)


def aec(game: str, seats: int) -> Callable[[], int]:
    """PettingZoo's loop: what is seen, a random option, the next agent."""
    env, lots = envs.aec(game, seats), random.Random(1)

    def play() -> int:
        env.reset(seed=lots.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            env.step(None if ended else lots.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += not ended
        return decisions

    return play


def single(game: str, seats: int) -> Callable[[], int]:
    """Gymnasium's loop; a decision is one of the learning seat, the others choose at random inside."""
    import gymnasium

    lots = random.Random(1)
    env = gymnasium.make(f"zaubertisch/{NAMES[game]}-v0", seats=seats, opponents="random", disable_env_checker=True)

    def play() -> int:
        _, info = env.reset(seed=lots.randrange(1 << 30))
        decisions, ended = 0, False
        while not ended:
            _, _, ended, _, info = env.step(lots.choice(np.flatnonzero(info["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return play


def open_spiel(game: str, seats: int) -> Callable[[], int]:
    """OpenSpiel's states; chance is sampled outside, so every draw and roll is a node of its own."""
    import pyspiel

    from zaubertisch.envs.openspiel import PREFIX

    loaded, lots = pyspiel.load_game(PREFIX + game, {"players": seats}), random.Random(1)

    def play() -> int:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.randrange(len(state.chance_outcomes())))
            else:
                state.apply_action(lots.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


DOORS: Final[dict[str, Callable[[str, int], Callable[[], int]]]] = {
    "own loop": own_loop, "arena without observations": blind_arena, "arena": arena, "PettingZoo": aec,
    "Gymnasium": single, "OpenSpiel": open_spiel,
}


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of the processor, after one time for nothing."""
    play()
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play()
    return decisions / (time.process_time() - begun)


def others(seconds: float) -> dict[str, tuple[float, float]]:
    """Other libraries, as far as they are installed: decisions a second of the processor, and a game."""
    rates = [comparator(seconds) for comparator in COMPARATORS]
    return {f"{each.name} {each.version}": (each.per_processor_second, each.per_game) for each in rates if each}


def others_lines(rounds: list[dict[str, tuple[float, float]]], ours: dict[str, float]) -> list[str]:
    """What the others reached in the same run, and how often that fits into our own doors on this game."""
    if not rounds or not rounds[0]:
        return ["No other library is installed (`pip install -c constraints/bench.txt '.[bench]'`).", ""]
    heads = "".join(f" {door} ÷ it |" for door in ours)
    lines = [f"| other libraries | decisions/s | a game |{heads}", "|---|" + "---:|" * (2 + len(ours))]
    for name in rounds[0]:
        speed = statistics.median(each[name][0] for each in rounds)
        ratios = "".join(f" {rate / speed:,.1f} |" for rate in ours.values())
        lines.append(f"| {name} | {speed:,.0f} | {rounds[-1][name][1]:,.0f} |{ratios}")
    return [*lines, ""]


def shape(game: str, seats: int, count: int) -> dict[str, Any]:
    """What a game of random moves looks like: its length, its options, its chance."""
    setting = settle(game, seats)
    decisions, options, widest, falls = 0, 0, 0, 0
    for number in range(count):
        chance, lots = RecordedChance(FastChance(number)), FastChance(1000 + number)
        table = setting.game.new(seats, options=setting.options, chance=chance)
        while not table.over:
            allowed = table.options()
            decisions, options, widest = decisions + 1, options + len(allowed), max(widest, len(allowed))
            table.apply(lots.pick(allowed))
        falls += len(chance.outcomes)
    return {
        "decisions a game": decisions / count, "options": options / decisions, "most options": widest,
        "chance a game": falls / count, "actions": len(setting.game.actions), "numbers seen": setting.observation.size,
    }


def rows(heads: list[str], cells: dict[str, list[float]], first: str) -> list[str]:
    lines = [f"| {first} | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
    return lines + [f"| {name} | " + " | ".join(f"{value:,.0f}" for value in row) + " |" for name, row in cells.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(games.IDS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--shapes", type=int, default=50, help="random games for each game's own figures")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    chosen = wish.games.split(",")
    plays = {(game, door): make(game, wish.seats) for game in chosen for door, make in DOORS.items()}
    taken: dict[tuple[str, str], list[float]] = {key: [] for key in plays}
    elsewhere: list[dict[str, tuple[float, float]]] = []
    for _ in range(wish.rounds):
        elsewhere.append(others(wish.seconds))
        for key, play in plays.items():
            taken[key].append(rate(play, wish.seconds))
    speeds = {game: [statistics.median(taken[game, door]) for door in DOORS] for game in chosen}
    shapes = {game: shape(game, wish.seats, wish.shapes) for game in chosen}
    beside = {door: speeds[chosen[0]][list(DOORS).index(door)] for door in DOORS}
    build = "interpreted" if kernel_table.__file__.endswith(".py") else "compiled"
    page = "\n".join([
        HEAD, "",
        f"Decisions a second through every door (`python -m bench.doors`), {wish.seats} seats, {build}, {TABLES} "
        f"tables in the arena, Python {platform.python_version()}; medians of {wish.rounds} rounds of "
        f"{wish.seconds:g} s of the processor. A decision through Gymnasium is one of the learning seat; the "
        "random ones of the others come with it.", "",
        *rows(list(DOORS), speeds, "game"), "",
        f"Other libraries in the same run, and how many times as quick each door is with {chosen[0]}:", "",
        *others_lines(elsewhere, beside),
        f"What games of random moves are like, {wish.seats} seats, {wish.shapes} games:", "",
        *rows(list(shapes[chosen[0]]), {game: list(each.values()) for game, each in shapes.items()}, "game"), "",
    ])
    print(page)
    if wish.write:
        kept = PAGE.read_text(encoding="utf-8").partition(HEAD)[0].rstrip()
        PAGE.write_text(f"{kept}\n\n{page}", encoding="utf-8")


if __name__ == "__main__":
    main()
