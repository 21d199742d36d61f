"""Kill the server at any moment: nothing acknowledged is lost, nothing is doubled, everybody comes back by himself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import websockets.asyncio.client
from websockets.exceptions import WebSocketException

from zaubertisch.kernel.sealing import pledge

KILLS = int(os.environ.get("FAULT_KILLS", "200"))
NUMBER = "0123456789abcdef"
BROKEN = (OSError, WebSocketException, httpx2.TransportError, TimeoutError)


class Nursery:
    """The process that bears servers."""

    def __init__(self, home: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(self.port), str(home)],
            stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.child = self.born()

    def born(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self.child = self.born()


@contextlib.contextmanager
def nursery(home: Path) -> Iterator[Nursery]:
    made = Nursery(home)
    try:
        yield made
    finally:
        made.process.kill()
        os.kill(made.child, signal.SIGKILL)
        made.process.wait()
        assert made.process.stdout is not None
        made.process.stdout.close()


class Player:
    """Plays both seats of a table, writes down what was acknowledged, and reconnects whenever it must."""

    def __init__(self, port: int, lot: random.Random) -> None:
        self.port = port
        self.lot = lot
        self.table = ""
        self.keys: list[str] = []
        self.acknowledged: dict[int, str] = {}
        self.seen: list[int] = []
        self.games = 0
        self.played = asyncio.Event()
        self.enough = False

    async def open(self) -> None:
        """A new game for two, once there is a server."""
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api") as client:
            ours = {"X-Zaubertisch": "1"}
            wish = {"game": "abraca", "seats": 2, "name": "One", "pledge": pledge(NUMBER)}
            opened = (await client.post("/tables", json=wish, headers=ours)).json()
            table = opened["table"]["id"]
            client.cookies.clear()
            second = {"name": "Two", "pledge": pledge(NUMBER)}
            joined = await client.post(f"/tables/{table}/seats", json=second, headers=ours)
            keys = [opened["recovery"], joined.json()["recovery"]]
            client.cookies.clear()
            held = [{"Authorization": f"Bearer {key}"} for key in keys]
            await client.post(f"/tables/{table}/start", headers=held[0])
            for key in held:
                await client.post(f"/tables/{table}/number", json={"number": NUMBER}, headers=key)
        self.acknowledged.clear()
        self.seen.clear()
        self.keys, self.table = keys, table  # a table counts once it has begun

    async def play(self) -> None:
        """Game after game until it is enough, through every break."""
        while not self.enough:
            try:
                if not self.table:
                    await self.open()
                await asyncio.wait_for(self.sit(), 20)
            except BROKEN:
                await asyncio.sleep(0.01)

    async def sit(self) -> None:
        """Both seats connected; whoever is asked answers. Ends when the game is over."""
        link = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        async with websockets.asyncio.client.connect(link) as one, websockets.asyncio.client.connect(link) as two:
            pages = [one, two]
            for page, key in zip(pages, self.keys, strict=True):
                since = self.seen[-1] if self.seen and page is one else -1
                await page.send(json.dumps({"type": "hello", "since": since, "key": key}))
            states = [await self.hear(page, page is one) for page in pages]
            while not states[0]["over"]:
                asked = states[0]["asked"]
                word = self.lot.choice(states[asked]["options"])
                number = states[asked]["number"]
                await pages[asked].send(json.dumps({"type": "move", "number": number, "word": word, "ref": number + 1}))
                refs = [number + 1 if seat == asked else 0 for seat in range(2)]
                states = [await self.hear(page, page is one, ref) for page, ref in zip(pages, refs, strict=True)]
                self.acknowledged[number + 1] = word
        await self.compare()
        self.games += 1
        self.played.set()
        self.table = ""

    async def hear(self, page: Any, count: bool, ref: int = 0) -> dict[str, Any]:
        """The next state, told under this ref; the first page also counts the log entries it is sent."""
        while True:
            message = json.loads(await page.recv())
            assert message["type"] != "refused", message
            entries = message.get("story", []) + ([message["entry"]] if "entry" in message else [])
            if count:
                self.seen += [entry["number"] for entry in entries]
            if message.get("state"):
                assert message.get("ref", 0) == ref
                state: dict[str, Any] = message["state"]
                return state

    async def compare(self) -> None:
        """What was acknowledged is in the record, in its place; and the first page saw every entry exactly once."""
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api") as client:
            record = (await client.get(f"/tables/{self.table}/record")).json()
        for number, word in self.acknowledged.items():
            assert record["moves"][number - 1] == word
        assert self.seen == list(range(len(record["moves"]) + 1))


async def all_played(players: list[Player]) -> None:
    """Everybody has come to the end of a game."""
    for player in players:
        await player.played.wait()


async def storm(born: Nursery, kills: int) -> list[Player]:
    """Three tables played at once while the server is killed again and again."""
    lot = random.Random(1)
    players = [Player(born.port, random.Random(seed)) for seed in range(3)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(lot.uniform(0.05, 0.35))
        await asyncio.to_thread(born.kill)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.wait([asyncio.create_task(all_played(players)), *tasks], return_when=asyncio.FIRST_COMPLETED)
    for player in players:
        player.enough = True
    await asyncio.gather(*tasks)
    return players


def test_no_acknowledged_move_is_lost_or_doubled_however_often_the_server_is_killed(tmp_path: Path) -> None:
    with nursery(tmp_path) as born:
        players = asyncio.run(storm(born, KILLS))
    assert all(player.games >= 1 for player in players)
