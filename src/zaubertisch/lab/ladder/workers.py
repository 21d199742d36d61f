"""Workers: processes that play one game after the other, in the background of whatever else the machine does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.lab.ladder.one_game import Played, play
from zaubertisch.lab.ladder.pairing import Pair

NICE: Final = 15  # everybody else goes first


@dataclass(frozen=True)
class Job:
    """A game that is to be played."""

    pair: Pair
    number: int
    seed: int
    code: str

    def __str__(self) -> str:
        return f"{self.pair}, game {self.number} (seed {self.seed})"


class WorkStopped(ZaubertischError):
    """A game could not be played to its end."""

    def __init__(self, job: Job, reason: str) -> None:
        super().__init__("work-stopped", f"{job} was not played to its end: {reason}.",
                         {"job": str(job), "reason": reason})


def work(jobs: Connection) -> None:
    """Play what comes, in a process of its own, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began the ladder ends it
    if sys.platform != "win32":
        os.nice(NICE)
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            job: Job = jobs.recv()
        except EOFError:
            return
        try:
            jobs.send(play(job.pair, job.number, job.seed, job.code))
        except Exception as error:
            jobs.send(f"{type(error).__name__}: {error}")


def end_with_parent() -> None:
    """No worker outlives its ladder, however that was ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


class Crew:
    """As many workers as there is work for, up to so many; they end with the block they are hired in."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.processes: list[BaseProcess] = []
        self.idle: list[Connection] = []
        self.busy: dict[Connection, Job] = {}

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.kill()
            process.join()

    def hire(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self.processes.append(process)
        self.idle.append(ours)

    def play(self, jobs: Iterator[Job]) -> Iterator[Played]:
        """The games, as they are finished; the next job is asked for when somebody is free to play it."""
        while True:
            while len(self.busy) < self.most and (job := next(jobs, None)) is not None:
                self.begin(job)
            if not self.busy:
                return
            for ready in connection.wait(list(self.busy)):
                assert isinstance(ready, Connection)
                yield self.end(ready)

    def begin(self, job: Job) -> None:
        if not self.idle:
            self.hire()
        worker = self.idle.pop()
        worker.send(job)
        self.busy[worker] = job

    def end(self, worker: Connection) -> Played:
        job = self.busy.pop(worker)
        try:
            said: Played | str = worker.recv()
        except (EOFError, ConnectionError):
            raise WorkStopped(job, "its process has ended") from None
        if isinstance(said, str):
            raise WorkStopped(job, said)
        self.idle.append(worker)
        return said
