"""How many worlds a second a bot plays to their end: the compiled search, the same driven from Python, OpenSpiel's.

`python -m bench.minds [--seats 2] [--seconds 3]`; whichever build is on the path is measured. The three are no race: a
world of ours is played by rules of thumb, each seat from its own knowledge; OpenSpiel's search plays Hanabi by lot.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable

from zaubertisch import bots, games
from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.games import IDS
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.table import Table

POSITIONS = 12
SIMULATIONS = 200  # of OpenSpiel's search, for one choice
CALM = Calm()


def no_world(chance: object) -> Table:
    raise AssertionError("a rule of thumb imagines nothing")


def company(game: str, seats: int) -> list[Bot]:
    return [bots.get(game, bots.BY_THUMB)(seat) for seat in range(seats)]


def play_on(table: Table, players: list[Bot]) -> None:
    """To the end, in a loop that is not compiled."""
    while options := table.options():
        seat = table.asked
        table.apply(players[seat].choose(table.view(seat), options, no_world, CALM).action)


def positions(game: str, seats: int) -> list[Table]:
    """The last moment with a choice before so and so many decisions by the rule of thumb."""
    found = []
    for seed in range(POSITIONS):
        table, players = games.get(game).new(seats, seed), company(game, seats)
        latest = table.clone()
        for _ in range(10 + 6 * seed):
            if table.over:
                break
            if len(table.options()) > 1:
                latest = table.clone()
            seat = table.asked
            table.apply(players[seat].choose(table.view(seat), table.options(), no_world, CALM).action)
        found.append(latest)
    return found


def rate(play: Callable[[Table], int], tables: list[Table], seconds: float) -> float:
    """Worlds a second, over whole rounds of all positions."""
    worlds = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or worlds == 0:
        worlds += sum(play(table) for table in tables)
    return worlds / passed


def searched(game: str) -> Callable[[Table], int]:
    """A master thinks about it; says how many worlds it tried."""
    def think(table: Table) -> int:
        seat = table.asked
        imagine = games.get(game).imagination(table, seat)
        choice = bots.get(game, "master")(3).choose(table.view(seat), table.options()[:], imagine, CALM)
        return sum(each.worlds for each in choice.considered)
    return think


def driven(game: str, seats: int) -> Callable[[Table], int]:
    """One imagined world for each option, played on from Python."""
    players = company(game, seats)

    def think(table: Table) -> int:
        imagine = games.get(game).imagination(table, table.asked)
        world = imagine(FastChance(5))
        for option in table.options():
            tried = world.clone()
            tried.apply(option)
            play_on(tried, players)
        return len(table.options())
    return think


def openspiel(seconds: float) -> float:
    """Simulations a second of OpenSpiel's search over information sets, in C++, playing Hanabi with two by lot."""
    import pyspiel

    game = pyspiel.load_game("hanabi(players=2)")
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
    )
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    thoughts = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        bot.step(state)
        thoughts += 1
    return SIMULATIONS * thoughts / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    wish = parser.parse_args()
    print(f"| worlds a second, {wish.seats} seats | compiled search | driven from Python | times |")
    print("|---|---:|---:|---:|")
    for game in IDS:
        tables = positions(game, wish.seats)
        ours, python = rate(searched(game), tables, wish.seconds), rate(driven(game, wish.seats), tables, wish.seconds)
        print(f"| {game} | {ours:,.0f} | {python:,.0f} | {ours / python:.1f} |", flush=True)
    if importlib.util.find_spec("pyspiel"):
        print(f"\nOpenSpiel's ISMCTS, Hanabi with two, by lot: {openspiel(wish.seconds):,.0f} simulations a second.")


if __name__ == "__main__":
    main()
