"""Workers: who does many jobs of one kind: this process, processes beside it, or a Ray cluster.

A job is a value, and what comes of it depends on nothing else, so the result is the same whoever does it. A worker that
dies in the middle of a job changes nothing either: the job is given to another one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Self, TypeVar

from zaubertisch.kernel.errors import ZaubertischError

Job = TypeVar("Job")
Done = TypeVar("Done")

NICE: Final = 15  # everybody else goes first
TRIES: Final = 3  # a job that ends so many workers is itself to blame
DIED: Final = "its process has ended"


class WorkStopped(ZaubertischError):
    """A job could not be done."""

    def __init__(self, job: object, reason: str) -> None:
        super().__init__("work-stopped", f"{job} was not played to its end: {reason}.",
                         {"job": str(job), "reason": reason})


class Workers(ABC):
    """Some workers; they end with the block they are hired in."""

    most: int  # jobs that are being done at once

    @abstractmethod
    def as_done(self, do: Callable[[Job], Done], jobs: Iterable[Job], together: int = 1) -> Iterator[tuple[Job, Done]]:
        """Every job with what came of it, as they are finished; the next is asked for when somebody is free to do it.

        Where handing over costs more than a small job, so many are handed over together.
        """

    def in_order(self, do: Callable[[Job], Done], jobs: list[Job]) -> Iterator[Done]:
        """What comes of the jobs, in their order."""
        waiting: dict[int, Done] = {}
        numbered = list(enumerate(jobs))
        together = max(1, min(16, len(jobs) // (4 * self.most)))
        following = 0
        for (number, _), done in self.as_done(Numbered(do), numbered, together):
            waiting[number] = done
            while following in waiting:
                yield waiting.pop(following)
                following += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:  # noqa: B027
        """Whoever was hired is let go."""


class Numbered:
    """The same work on a job that has its number beside it."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.do = do

    def __call__(self, job: tuple[int, Any]) -> Any:
        return self.do(job[1])


def all_done(do: Callable[[Job], Done], jobs: list[Job]) -> list[Done | Failure]:
    """What comes of these jobs; of one that fails, why, and those after it are left."""
    out: list[Done | Failure] = []
    for job in jobs:
        try:
            out.append(do(job))
        except Exception as error:
            return [*out, Failure(f"{type(error).__name__}: {error}")]
    return out


class Failure(str):
    """Why a job failed."""

    __slots__ = ()


class Handful(Generic[Job]):
    """Some jobs that are handed over together."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs
        self.tries = 1

    def once_more(self) -> Handful[Job]:
        """Their worker has died; another one may try."""
        if self.tries == TRIES:
            raise WorkStopped(self.jobs[0], DIED)
        self.tries += 1
        return self

    def told(self, said: list[Any]) -> Iterator[tuple[Job, Any]]:
        """The jobs with what came of them, up to one that failed."""
        for job, done in zip(self.jobs, said, strict=False):
            if isinstance(done, Failure):
                raise WorkStopped(job, str(done))
            yield job, done


def handfuls(jobs: Iterable[Job], size: int) -> Iterator[Handful[Job]]:
    """So many at a time."""
    rest = iter(jobs)
    while some := list(islice(rest, size)):
        yield Handful(some)


class Alone(Workers):
    """This process, one job after the other."""

    most = 1

    def as_done(self, do: Callable[[Job], Done], jobs: Iterable[Job], together: int = 1) -> Iterator[tuple[Job, Done]]:
        for job in jobs:
            yield job, do(job)


class Processes(Workers):
    """Processes beside this one, as many as there is work for, up to so many; all others on the machine go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.processes: list[BaseProcess] = []
        self.idle: list[Connection] = []

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.kill()
            process.join()

    def hired(self) -> Connection:
        """The way to a new worker."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self.processes.append(process)
        return ours

    def as_done(self, do: Callable[[Job], Done], jobs: Iterable[Job], together: int = 1) -> Iterator[tuple[Job, Done]]:
        rest = handfuls(jobs, together)
        busy: dict[Connection, Handful[Job]] = {}
        again: list[Handful[Job]] = []
        while True:
            while len(busy) < self.most and (some := again.pop() if again else next(rest, None)):
                busy[self.begun(do, some)] = some
            if not busy:
                return
            for ready in connection.wait(list(busy)):
                assert isinstance(ready, Connection)
                some = busy.pop(ready)
                try:
                    said = ready.recv()
                except (EOFError, ConnectionError):
                    again.append(some.once_more())
                else:
                    self.idle.append(ready)
                    yield from some.told(said)

    def begun(self, do: Callable[[Job], Done], some: Handful[Job]) -> Connection:
        """The way to whoever does it now; one that died while it waited is passed over."""
        while self.idle:
            worker = self.idle.pop()
            try:
                worker.send((do, some.jobs))
            except ConnectionError:
                continue
            return worker
        worker = self.hired()
        worker.send((do, some.jobs))
        return worker


def work(jobs: Connection) -> None:
    """Do what comes, in a process of its own, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who hired the workers ends them
    if sys.platform != "win32":
        os.nice(NICE)
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            do, some = jobs.recv()
        except EOFError:
            return
        jobs.send(all_done(do, some))


def end_with_parent() -> None:
    """No worker outlives whoever hired it, however that was ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
