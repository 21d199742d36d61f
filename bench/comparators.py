"""Random-play rates of other board-game libraries, measured for comparison.

Every function plays whole games with uniformly random legal moves for about the given number of seconds and returns
a `Rate`, or None when the library is not installed. A decision is one action by one player, forced ones included;
chance events (deals, draws) are never counted. Setting a game up belongs to the game and is timed; loading the
library, compiling and one warm-up game are not.

The Hanabi comparators all play the same game: four players, four cards each, five colours, five ranks, eight
information tokens, three lives. Each measures what its interface does on every step: the plain OpenSpiel loops build
no observations, while PettingZoo builds an observation and a mask for every seat after each action.

Run `python bench/comparators.py [--seconds 3]` for a table.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SEED = 20_240_229
PLAYERS = 4
HANABI = f"hanabi(players={PLAYERS})"
SEED_BOUND = 2**31 - 1
BATCH = 200
TABLES = 256  # as in our arena
STEPS = 100


@dataclass(frozen=True, slots=True)
class Rate:
    """What one comparator managed: `decisions` over `games` whole games in `seconds` of wall-clock time.

    `processor` is the time all its threads took together.
    """

    name: str
    decisions: int
    seconds: float
    games: int
    version: str
    processor: float

    @property
    def per_second(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds

    @property
    def per_processor_second(self) -> float:
        """Decisions per second of the processor."""
        return self.decisions / self.processor

    @property
    def per_game(self) -> float:
        """Mean decisions per game."""
        return self.decisions / self.games


def _load(*names: str) -> Any | None:
    """The first of the named top-level modules, or None unless all are installed; a broken install still raises."""
    if any(importlib.util.find_spec(name) is None for name in names):
        return None
    return importlib.import_module(names[0])


def _measure(name: str, distribution: str, play: Callable[[], int], seconds: float) -> Rate:
    """Call `play` (one whole game, returning its decisions) until `seconds` have passed, after one warm-up call."""
    play()
    decisions = games = 0
    start, busy = time.perf_counter(), time.process_time()
    while True:
        decisions += play()
        games += 1
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            version = importlib.metadata.version(distribution)
            return Rate(name, decisions, elapsed, games, version, time.process_time() - busy)


def fallen(outcomes: list[tuple[int, float]], lot: float) -> int:
    """What chance says: a running sum, 1.7 times as quick a loop as one that draws by `choices`."""
    for outcome, share in outcomes:
        lot -= share
        if lot < 0:
            return outcome
    return outcomes[-1][0]


def openspiel_python(seconds: float) -> Rate | None:
    """OpenSpiel Hanabi, with the loop and the sampling of chance and moves in Python."""
    pyspiel = _load("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game(HANABI)
    rng = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(fallen(state.chance_outcomes(), rng.random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return _measure("openspiel_python", "open_spiel", play, seconds)


def openspiel_compiled(seconds: float) -> Rate | None:
    """OpenSpiel Hanabi, with the whole game played inside C++ by its own uniformly random bots.

    Decisions are counted exactly, from each finished state's history, while the clock is stopped.
    """
    pyspiel = _load("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game(HANABI)
    rng = random.Random(SEED)
    bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(SEED_BOUND)) for seat in range(PLAYERS)]
    pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(SEED_BOUND))

    decisions = games = 0
    elapsed = busy = 0.0
    finished: list[Any] = []
    while elapsed < seconds:
        seeds = [rng.randrange(SEED_BOUND) for _ in range(BATCH)]
        start, before = time.perf_counter(), time.process_time()
        finished.clear()  # releasing the previous batch is part of playing it
        for seed in seeds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            finished.append(state)
        elapsed += time.perf_counter() - start
        busy += time.process_time() - before
        decisions += sum(move.player >= 0 for state in finished for move in state.full_history())
        games += len(finished)
    return Rate("openspiel_compiled", decisions, elapsed, games, importlib.metadata.version("open_spiel"), busy)


def catanatron(seconds: float) -> Rate | None:
    """Catanatron with four of its random players, through `Game.play()`.

    The library draws from the global generator and reseeds it for each game, so its state is put back afterwards.
    Its games still differ a little from run to run under the same seeds. Well over half of its decisions are forced.
    """
    library = _load("catanatron")
    if library is None:
        return None
    colors = list(library.Color)[:PLAYERS]
    rng = random.Random(SEED)

    def play() -> int:
        players = [library.RandomPlayer(color) for color in colors]
        game = library.Game(players, seed=rng.randrange(1, SEED_BOUND))  # a zero seed would mean "unseeded"
        game.play()
        return len(game.state.actions)

    before = random.getstate()
    try:
        return _measure("catanatron", "catanatron", play, seconds)
    finally:
        random.setstate(before)


def pettingzoo_hanabi(seconds: float) -> Rate | None:
    """PettingZoo's hanabi_v5 (OpenSpiel through Shimmy), random legal moves through the AEC interface."""
    library = _load("pettingzoo", "shimmy", "pyspiel")
    if library is None:
        return None
    # The default hand is five cards whatever the number of players; OpenSpiel itself deals four to four players.
    env = library.make("aec", "classic/hanabi_v5", players=PLAYERS, hand_size=4)
    rng = random.Random(SEED)

    def play() -> int:
        env.reset(seed=rng.randrange(SEED_BOUND))
        decisions = 0
        for _ in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    try:
        return _measure("pettingzoo_hanabi", "pettingzoo", play, seconds)
    finally:
        env.close()


def rlcard_uno(seconds: float) -> Rate | None:
    """RLCard's Uno with four players, through its own `reset` and `step`, which write what the next player sees."""
    library = _load("rlcard")
    if library is None:
        return None
    rng = random.Random(SEED)
    env = library.make("uno", config={"game_num_players": PLAYERS, "seed": SEED})

    def play() -> int:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _measure("rlcard_uno", "rlcard", play, seconds)


def pgx_leduc(seconds: float) -> Rate | None:
    """Pgx: Leduc hold'em, two players and a few decisions a game."""
    return _pgx("leduc_holdem", seconds)


def pgx_mahjong(seconds: float) -> Rate | None:
    """Pgx: Sparrow Mahjong, three players, hidden hands and draws: the nearest it has to these games."""
    return _pgx("sparrow_mahjong", seconds)


def _pgx(name: str, seconds: float) -> Rate | None:
    """Many tables of one of Pgx's games at once, compiled by JAX for this processor, choice and restart inside.

    A game ends where a table restarts, so the last ones are counted by their decisions only.
    """
    library = _load("pgx", "jax")
    if library is None:
        return None
    jax = importlib.import_module("jax")
    env = library.make(name)
    again = jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(_: Any, whole: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        state, key, ended = whole
        key, choosing, falling = jax.random.split(key, 3)
        wishes = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, wishes)
        state = again(state, actions, jax.random.split(falling, TABLES))
        return state, key, ended + (state.terminated | state.truncated).sum()

    some = jax.jit(lambda whole: jax.lax.fori_loop(0, STEPS, step, whole))
    first, second = jax.random.split(jax.random.PRNGKey(SEED))
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(first, TABLES))
    whole = (begun, second, jax.numpy.zeros((), "int32"))
    for _warming_up in range(2):  # compiled for what comes from outside, and for what comes out of itself
        whole = jax.block_until_ready(some(whole))
    before = int(whole[2])
    decisions, start, busy = 0, time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - start) < seconds:
        whole = jax.block_until_ready(some(whole))
        decisions += STEPS * TABLES
    busy = time.process_time() - busy
    games = int(whole[2]) - before
    return Rate(f"pgx_{name}", decisions, elapsed, games, importlib.metadata.version("pgx"), busy)


COMPARATORS: tuple[Callable[[float], Rate | None], ...] = (
    openspiel_python,
    openspiel_compiled,
    catanatron,
    pettingzoo_hanabi,
    rlcard_uno,
    pgx_leduc,
    pgx_mahjong,
)


def main() -> None:
    """Measure every comparator and print a table."""
    parser = argparse.ArgumentParser(description="Random-play rates of other board-game libraries.")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each comparator (default: 3)")
    seconds: float = parser.parse_args().seconds
    print(
        f"{'comparator':<20}{'version':>9}{'games':>8}{'decisions':>11}{'seconds':>9}{'per game':>10}{'per second':>12}"
    )
    for comparator in COMPARATORS:
        rate = comparator(seconds)
        if rate is None:
            print(f"{comparator.__name__:<20}  not installed")
            continue
        print(
            f"{rate.name:<20}{rate.version:>9}{rate.games:>8}{rate.decisions:>11}{rate.seconds:>9.2f}"
            f"{rate.per_game:>10.1f}{rate.per_second:>12,.0f}"
        )


if __name__ == "__main__":
    main()
