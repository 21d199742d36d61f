"""A ladder on a cluster comes to the same end as in one process, also if a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lab.test_ladder import BOTS, known
from zaubertisch.lab.hiring import hire
from zaubertisch.lab.ladder.pairing import pairs
from zaubertisch.lab.ladder.running import Ladder, Plan
from zaubertisch.lab.workers import Alone, Done, Job, Workers


class Killed:
    """Work that is killed once: whoever begins the fifth piece of it first does not come back."""

    def __init__(self, do: Callable[[Any], Any], mark: Path) -> None:
        self.do = do
        self.mark = mark

    def __call__(self, job: Any) -> Any:
        if getattr(job, "number", 0) == 4 and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return self.do(job)


class Bereaved(Workers):
    """These workers, of whom one is killed."""

    def __init__(self, crew: Workers, mark: Path) -> None:
        self.crew = crew
        self.most = crew.most
        self.mark = mark

    def as_done(self, do: Callable[[Job], Done], jobs: Iterable[Job], together: int = 1) -> Iterator[tuple[Job, Done]]:
        return self.crew.as_done(Killed(do, self.mark), jobs, together)


def climbed(folder: Path, crew: Workers) -> list[str]:
    ladder = Ladder(pairs("abraca", 2, BOTS[:2]), Plan(folder, games=8))
    ladder.run(crew)
    return [str(each) for each in ladder.standings()]


def test_a_worker_killed_in_the_middle_of_a_ladder_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra `lab`")
    alone = climbed(tmp_path / "alone", Alone())
    with hire(2, "auto") as crew:
        bereaved = climbed(tmp_path / "bereaved", Bereaved(crew, tmp_path / "killed"))
    assert int((tmp_path / "killed").read_text()) != os.getpid()
    assert bereaved == alone
    assert known(tmp_path / "bereaved") == known(tmp_path / "alone")
