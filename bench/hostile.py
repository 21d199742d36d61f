"""`python -m bench.hostile`: how long honest moves take while others do their worst, beside the same moves undisturbed.

200 tables play, each move thought about for half a second; 600 bystanders come and go at them, 100 sockets are never
read, and one person says and asks as much as the line takes. The house stands behind a named proxy with its usual
limits; everybody has an address of their own. The server has a core of its own, and strangers compute on what the
players leave of the others, since their machines are elsewhere. Rounds are interleaved, one server serves them all,
medians are taken.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import websockets.asyncio.client
from websockets.exceptions import WebSocketException

from bench.load import BUILD, HERE, NODE, ROOT, free_port, resident, wait_for

LOOPBACK = "127.0.0.1"
FIGURES = ("moves", "p50", "p95", "p99", "busy")
SOURCE = BUILD if BUILD.exists() else ROOT / "src"
SERVER = (
    "import sys; from pathlib import Path; from zaubertisch.server.app import create_app;"
    "from zaubertisch.server.door.connections import serve;"
    "from zaubertisch.server.settings import Settings, networks;"
    "settings = Settings(home=Path(sys.argv[2]), trust_proxy=networks('127.0.0.1'), tables_an_hour=10**6);"
    "serve(create_app(settings), settings, port=int(sys.argv[1]), log_level='critical')"
)


@contextlib.contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process to the end of the block."""
    told = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(ROOT)]), **environment}
    with subprocess.Popen(command, env=told, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def go_elsewhere(server: subprocess.Popen[bytes]) -> None:
    """One core for the server alone: players and strangers compute on the others, here as in the world."""
    first, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(server.pid, {first})
        os.sched_setaffinity(0, others)


def worked(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a core this process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(port: int, tables: int, seconds: float, file: Path, server: subprocess.Popen[bytes]) -> dict[str, float]:
    """One round of honest moves, and how busy the server was."""
    file.write_text("")
    start, before = time.perf_counter(), worked(server)
    command = [str(NODE), "tables.mjs", "zaubertisch", str(port), str(tables), str(seconds)]
    environment = {**os.environ, "TABLES_FILE": str(file), "THINKING": "500"}
    done = subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    figures["busy"] = 100 * (worked(server) - before) / (time.perf_counter() - start)
    return figures


# The company, in a process of its own


class Company:
    """Everybody who is not here to play."""

    def __init__(self, port: int, file: Path) -> None:
        self.port = port
        self.file = file
        self.lot = random.Random(7)

    def table(self) -> str:
        """One of the tables that are played at now; nothing before the first one is."""
        ids = self.file.read_text().split()[-200:]
        return self.lot.choice(ids) if ids else ""

    async def stand_by(self, number: int) -> None:
        """Come to a table, look on for some seconds, go; and again elsewhere."""
        address = {"X-Forwarded-For": f"11.{number % 256}.{number // 256}.1"}
        while True:
            await asyncio.sleep(self.lot.uniform(0, 3))
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                link = f"ws://{LOOPBACK}:{self.port}/api/tables/{self.table()}/socket"
                async with websockets.asyncio.client.connect(link, additional_headers=address) as page:
                    await page.send('{"type":"hello"}')
                    async with asyncio.timeout(self.lot.uniform(2, 8)):
                        async for _ in page:
                            pass

    async def never_read(self, number: int) -> None:
        """Connect, say hello, and take nothing from then on; when it is cut off, come again."""
        while True:
            await asyncio.sleep(self.lot.uniform(0, 3))
            with contextlib.suppress(OSError, TimeoutError), socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                line.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(line, (LOOPBACK, self.port))
                await loop.sock_sendall(line, self.handshake(f"12.{number}.0.1"))
                await loop.sock_recv(line, 512)
                await loop.sock_sendall(line, masked(b'{"type":"hello"}'))
                while True:  # a question now and then, whose answers pile up with the moves that are told
                    await loop.sock_sendall(line, masked(b"{"))
                    await asyncio.sleep(0.5)

    def handshake(self, address: str) -> bytes:
        return (
            f"GET /api/tables/{self.table()}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nX-Forwarded-For: {address}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    async def flood(self) -> None:
        """One person at a table says and asks all the line takes."""
        while True:
            await asyncio.sleep(0.5)
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
                writer.write(self.handshake("13.0.0.1"))
                await reader.readuntil(b"\r\n\r\n")
                writer.write(masked(b'{"type":"hello"}'))
                while not writer.is_closing():
                    writer.write(masked(b'{"type":"say","text":"spam"}') * 200)
                    await writer.drain()

    async def ask(self) -> None:
        """The same person asks over HTTP, one question after the other."""
        question = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 13.0.0.1\r\n\r\n"
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
                while not writer.is_closing():
                    writer.write(question)
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                    await reader.readexactly(length)

    async def come(self, bystanders: int, unread: int) -> None:
        async with asyncio.TaskGroup() as everybody:
            for number in range(bystanders):
                everybody.create_task(self.stand_by(number))
            for number in range(unread):
                everybody.create_task(self.never_read(number))
            everybody.create_task(self.flood())
            everybody.create_task(self.ask())


def masked(text: bytes) -> bytes:
    """A short frame of a client, masked with nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bystanders", type=int, default=600)
    parser.add_argument("--unread", type=int, default=100)
    parser.add_argument("--company", nargs=2, metavar=("PORT", "FILE"), help="be the company")
    wishes = parser.parse_args()
    if wishes.company:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # they never take a core from the players
        company = Company(int(wishes.company[0]), Path(wishes.company[1]))
        asyncio.run(company.come(wishes.bystanders, wishes.unread))
        return
    compare(wishes)


def compare(wishes: argparse.Namespace) -> None:
    """Rounds with and without company, against one server."""
    port = free_port()
    alone: list[dict[str, float]] = []
    disturbed: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as home, started([sys.executable, "-c", SERVER, str(port), home]) as server:
        go_elsewhere(server)
        wait_for(port)
        file = Path(home) / "tables.txt"
        company = [sys.executable, "-m", "bench.hostile", "--bystanders", str(wishes.bystanders),
                   "--unread", str(wishes.unread), "--company", str(port), str(file)]
        for _ in range(wishes.rounds):
            alone.append(play(port, wishes.tables, wishes.seconds, file, server))
            with started(company):
                disturbed.append(play(port, wishes.tables, wishes.seconds, file, server))
        memory = resident(server)
    tell(wishes, {"undisturbed": alone, "in hostile company": disturbed}, memory)


def tell(wishes: argparse.Namespace, taken: dict[str, list[dict[str, float]]], memory: float) -> None:
    print(f"| {wishes.tables} tables, half a second a move | moves/s | p50 ms | p95 ms | p99 ms | % of a core |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, rounds in taken.items():
        cells = [statistics.median(each[figure] for each in rounds) for figure in FIGURES]
        print(f"| {name} | " + " | ".join(f"{cell:,.1f}" for cell in cells) + " |")
    lost = sum(each["lost"] for rounds in taken.values() for each in rounds)
    ratio = statistics.median(
        after["p95"] / before["p95"] for before, after in zip(*taken.values(), strict=True)
    )
    print(f"\n{wishes.bystanders} bystanders, {wishes.unread} sockets never read, one person who floods: "
          f"p95 times {ratio:.2f}, {lost:.0f} tables lost. The server holds {memory:.0f} MB at the end.")


if __name__ == "__main__":
    main()
