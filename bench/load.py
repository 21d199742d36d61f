"""`make load`: many live tables at once over real sockets, beside a minimal boardgame.io server, in one run.

Both servers are played by the same Node program, in games of the same length and through as many sockets; rounds are
interleaved and medians are taken. What opening a table costs and moves alone are told apart from the two together. Also
measured: memory a table costs, and how long a long game takes to load from the database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "bench" / "load"
NODE = Path(sys.executable).parent / "node"
BUILD = ROOT / "build" / "compiled"

#: What is told of a server: of moves and openings together unless it says otherwise.
COLUMNS = {
    "moves": "moves/s with openings", "alone": "moves/s alone", "p50": "p50 ms", "p95": "p95 ms", "p99": "p99 ms",
    "opening": "ms an opening, 8 at once", "length": "moves a game", "connections": "connections a table",
    "memory": "MB a table", "lost": "tables lost",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server process, from the moment it answers to the end of the block."""
    environment = {**os.environ, "PYTHONPATH": str(BUILD)}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=HERE, env=environment, start_new_session=True, stdout=quiet) as process:
        try:
            wait_for(port)
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # Node is a child of its wheel's own command


def wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise TimeoutError(f"nothing answers on port {port}")


def server_of(kind: str, port: int, home: Path) -> list[str]:
    if kind == "boardgameio":
        return [str(NODE), "boardgameio-server.mjs", str(port)]
    script = (
        "import sys; from pathlib import Path; from zaubertisch.server.app import create_app;"
        "from zaubertisch.server.door.connections import serve; from zaubertisch.server.settings import Settings;"
        "many = 10**9; settings = Settings("
        "home=Path(sys.argv[2]), requests_a_minute=many, tables_an_hour=many, moves_a_second=many,"
        "sockets_a_person=many, connections_an_address=many);"
        "serve(create_app(settings), settings, port=int(sys.argv[1]), log_level='critical')"
    )
    return [sys.executable, "-c", script, str(port), str(home)]


def resident(process: subprocess.Popen[bytes]) -> float:
    """Megabytes this process and those it started hold in memory."""
    return sum(memory(pid) for pid in family(process.pid))


def family(pid: int) -> list[int]:
    """The process and all it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def measure(kind: str, tables: int, seconds: float) -> dict[str, float]:
    """One round against a fresh server."""
    port = free_port()
    with tempfile.TemporaryDirectory() as home, running(server_of(kind, port, Path(home)), port) as server:
        before = resident(server)
        command = [str(NODE), "tables.mjs", kind, str(port), str(tables), str(seconds)]
        done = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True)
        figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        figures["memory"] = (resident(server) - before) / tables
    return figures


def long_game(moves: int) -> float:
    """Seconds to load a game of so many log rows from the database, state for a viewer included."""
    sys.path.insert(0, str(BUILD))
    from zaubertisch import games
    from zaubertisch.server.keeping import reading, writing
    from zaubertisch.server.keeping.store import Store
    from zaubertisch.server.table.attempt import Attempt
    from zaubertisch.server.table.live import LiveTable
    from zaubertisch.server.table.seat import Seat
    from zaubertisch.server.telling.state import state

    async def run(home: Path) -> float:
        store = Store(f"sqlite:///{home / 'tables.sqlite3'}")
        game = games.get("abraca")
        settings = {"public": False, "clock": "none", "aids": True, "stand_in": False, "watchers_see": "rows",
                    "autostart": False}
        seats = [Seat(f"P{seat}", "", f"person {seat}", "0" * 16) for seat in range(2)]
        live = LiveTable("abcdefghjkmn", game, game.settle(2, {}), settings, "1" * 64, "person 0", seats)
        await store.run(lambda db: writing.insert_table(db, live))
        attempt: Attempt = live.try_start()
        while True:
            await store.run(lambda db, attempt=attempt: writing.append_deed(db, live, attempt, None))  # type: ignore[misc]
            live.commit(attempt)
            if live.number >= moves:
                break
            over = live.dealt().over or live.number % 40 == 39
            attempt = (live.try_undo(0, 1) if over else
                       live.try_move(live.asked, live.number, live.dealt().words(live.asked)[-1]))
        start = time.perf_counter()
        loaded = await store.run(lambda db: reading.read_table(db, live.id))
        assert state(loaded, 0) is not None
        took = time.perf_counter() - start
        store.close()
        return took

    with tempfile.TemporaryDirectory() as home:
        return asyncio.run(run(Path(home)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    if not (HERE / "node_modules").exists():
        subprocess.run([str(NODE.parent / "npm"), "ci", "--silent"], cwd=HERE, check=True,
                       env={**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"})
    taken: dict[str, list[dict[str, float]]] = {"zaubertisch": [], "boardgameio": []}
    for _ in range(wishes.rounds):
        for kind, rounds in taken.items():
            rounds.append(measure(kind, wishes.tables, wishes.seconds))
    print(f"{wishes.tables} tables.\n\n| server | {' | '.join(COLUMNS.values())} |")
    print("|---|" + "---:|" * len(COLUMNS))
    for kind, rounds in taken.items():
        cells = [statistics.median(each[name] for each in rounds) for name in COLUMNS]
        print(f"| {kind} | " + " | ".join(f"{cell:,.1f}" for cell in cells) + " |")
    for name in ("moves", "alone"):
        print(f"\n{COLUMNS[name]}, ours over theirs in the same round, median: {ratio(taken, name):.2f}.")
    for rows in (500, 10_000):
        print(f"\nA game of {rows:,} log rows loads in {long_game(rows) * 1000:.0f} ms.")


def ratio(taken: dict[str, list[dict[str, float]]], name: str) -> float:
    """Ours over theirs, round by round."""
    return float(statistics.median(ours[name] / theirs[name] for ours, theirs in zip(*taken.values(), strict=True)))


if __name__ == "__main__":
    assert shutil.which("node", path=str(NODE.parent)), "the Node wheel is missing: make setup"
    main()
