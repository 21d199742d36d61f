"""Cluster: workers on many machines, by Ray; on one machine, if there is no cluster yet."""

from __future__ import annotations

import importlib
import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from zaubertisch import __version__
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.workers import DIED, TRIES, Done, Failure, Handful, Job, Workers, WorkStopped, all_done, handfuls

AUTO: Final = "auto"
WAITING: Final = 2  # handfuls for each processor, so that nobody waits for the next one
KNOCKING: Final = 5.0  # seconds


def loaded() -> Any:
    """Ray, or a sentence on where it comes from; it tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        missing = {"missing": "ray"}
        raise BadSetup("no-lab", "A cluster needs ray: pip install 'zaubertisch[lab]'.", missing) from None


def no_cluster(address: str) -> BadSetup:
    return BadSetup("no-cluster", f"No Ray cluster answers at {address}.", {"address": address})


def knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is at home."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, ValueError):
        raise no_cluster(address) from None


class Cluster(Workers):
    """The cluster at this address; `auto` is the one this machine belongs to, or else so many processors of its own."""

    def __init__(self, address: str, count: int) -> None:
        self.ray = loaded()
        self.connect(address, count)
        self.most = WAITING * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(max_retries=TRIES - 1, num_cpus=1)(done_there)

    def connect(self, address: str, count: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address != AUTO:
            knock(address)
        try:
            self.ray.init(address=address, **quiet)
        except ConnectionError:
            if address != AUTO:
                raise no_cluster(address) from None
            self.ray.init(address="local", num_cpus=count, include_dashboard=False, **quiet)

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def as_done(self, do: Callable[[Job], Done], jobs: Iterable[Job], together: int = 1) -> Iterator[tuple[Job, Done]]:
        rest = handfuls(jobs, together)
        busy: dict[Any, Handful[Job]] = {}
        while True:
            while len(busy) < self.most and (some := next(rest, None)):
                busy[self.remote.remote(__version__, do, some.jobs)] = some
            if not busy:
                return
            for ready in self.ray.wait(list(busy))[0]:
                some = busy.pop(ready)
                yield from some.told(self.got(ready, some))

    def got(self, ready: Any, some: Handful[Job]) -> list[Any]:
        """What came of it; Ray itself has tried again where a worker died."""
        try:
            said: list[Any] = self.ray.get(ready)
        except self.ray.exceptions.WorkerCrashedError:
            raise WorkStopped(some.jobs[0], DIED) from None
        except self.ray.exceptions.RayError as error:
            raise WorkStopped(some.jobs[0], str(error).strip().splitlines()[-1]) from None
        return said


def done_there(version: str, do: Callable[[Job], Done], jobs: list[Job]) -> list[Done | Failure]:
    """The work of one machine of the cluster; another version there would play other games."""
    if version != __version__:
        return [Failure(f"a machine of the cluster has zaubertisch {__version__}, not {version}")]
    return all_done(do, jobs)
