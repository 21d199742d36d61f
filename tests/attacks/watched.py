"""A house that is watched while it is attacked: its memory, what it says of its mishaps, how many answers were 5xx."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.attacks.house import Door

GROWTH = 48.0  # megabytes a house may grow by once it has seen every kind of attack


class Watched(Door):
    """How to knock at it, and what it costs."""

    def __init__(self, port: int, process: subprocess.Popen[str], said: Path) -> None:
        super().__init__(port)
        self.process = process
        self.said = said
        self.memory: list[float] = []

    def sample(self) -> None:
        """Write down how many megabytes it holds."""
        status = Path(f"/proc/{self.process.pid}/status")
        if status.exists():
            [held] = re.findall(r"VmRSS:\s+(\d+)", status.read_text())
            self.memory.append(int(held) / 1024)

    def is_unharmed(self) -> None:
        """It stands, made no mistake of its own, and holds no more memory than in the first half of the attack."""
        assert self.process.poll() is None
        measured = self.ask("GET", "/metrics").body.decode()
        assert re.findall(r'zaubertisch_requests_total\{.*status="5.*', measured) == []
        assert self.said.read_text() == ""
        first, second = self.memory[: len(self.memory) // 2], self.memory[len(self.memory) // 2 :]
        assert not first or max(second) <= max(first) + GROWTH, self.memory


@contextlib.contextmanager
def watched(home: Path) -> Iterator[Watched]:
    said = home / "said"
    with said.open("w") as file, subprocess.Popen(
        [sys.executable, "-m", "tests.attacks.serve", str(home / "house")],
        stdout=subprocess.PIPE, stderr=file, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        assert process.stdout is not None
        try:
            yield Watched(int(process.stdout.readline()), process, said)
        finally:
            process.terminate()
