"""Workers: whoever does the jobs, the same comes of them, also when some of them die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from zaubertisch.lab.hiring import hire
from zaubertisch.lab.ladder.one_game import Job, play
from zaubertisch.lab.ladder.pairing import Pair
from zaubertisch.lab.workers import Alone, Processes, Workers, WorkStopped

NUMBERS = list(range(20))
SQUARES = [number * number for number in NUMBERS]


def square(number: int) -> int:
    return number * number


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


class DiesOnce:
    """Squares; whoever gets the seventh first dies of it."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, number: int) -> int:
        if number == 7 and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return square(number)


@pytest.fixture(scope="module", params=["alone", "processes", "ray"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    if request.param == "ray":
        pytest.importorskip("ray", reason="needs the extra `lab`")
    with hire(1 if request.param == "alone" else 2, "auto" if request.param == "ray" else "") as hired:
        yield hired


def test_what_comes_of_jobs_has_their_order(workers: Workers) -> None:
    assert list(workers.in_order(square, NUMBERS)) == SQUARES
    assert list(workers.in_order(square, [])) == []


def test_every_job_is_done_once(workers: Workers) -> None:
    assert sorted(workers.as_done(square, iter(NUMBERS))) == list(zip(NUMBERS, SQUARES, strict=True))


def test_jobs_are_asked_for_when_somebody_is_free(workers: Workers) -> None:
    asked = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    done = workers.as_done(square, jobs())
    next(done)
    assert len(asked) <= workers.most + 1
    if not isinstance(workers, Alone):
        assert len(list(zip(done, range(50), strict=False))) == 50


def test_a_worker_that_dies_changes_nothing(workers: Workers, tmp_path: Path) -> None:
    if isinstance(workers, Alone):
        pytest.skip("there is nobody else")
    dying = DiesOnce(tmp_path / "died")
    assert list(workers.in_order(dying, NUMBERS)) == SQUARES
    assert int((tmp_path / "died").read_text()) != os.getpid()


def test_a_job_that_every_worker_dies_of_is_named(workers: Workers) -> None:
    if isinstance(workers, Alone):
        pytest.skip("it would end this test")
    with pytest.raises(WorkStopped, match="its process has ended"):
        list(workers.in_order(die, [1]))
    assert list(workers.in_order(square, NUMBERS)) == SQUARES


def test_a_job_that_fails_is_named(workers: Workers) -> None:
    if isinstance(workers, Alone):
        pytest.skip("its own error is told")
    lost = Job(Pair("abraca", 2, "merlin", "random"), 3, 99, "code")
    with pytest.raises(WorkStopped, match=r"merlin against random, game 3 \(seed 99\).* no bot “mer"):
        list(workers.as_done(play, [lost]))


def test_processes_end_with_their_block() -> None:
    with Processes(2) as crew:
        assert list(crew.in_order(square, NUMBERS)) == SQUARES
    assert crew.processes
    assert not any(process.is_alive() for process in crew.processes)
