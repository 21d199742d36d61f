"""Two servers on one home: the second says so and stops; a killed one stands in nobody's way."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from zaubertisch.server.keeping.store import Store

SERVE = [sys.executable, "-m", "zaubertisch.cli", "serve", "--port", "0", "--no-browser", "--lang", "en", "--home"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@contextlib.contextmanager
def start(home: Path, errors: IO[str] | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that has said where it is, and its link; it is killed in the end."""
    with subprocess.Popen(
        [*SERVE, str(home)], stdout=subprocess.PIPE, stderr=errors, text=True, env=ENVIRONMENT,
    ) as server:
        try:
            assert server.stdout is not None
            link = next(line for line in server.stdout if "http" in line).partition("http")
            yield server, "".join(link[1:]).strip()
        finally:
            server.kill()


def test_the_second_server_names_the_first_and_stops(tmp_path: Path) -> None:
    for _ in range(2):  # a killed server leaves no lock behind
        with start(tmp_path) as (first, _):
            second = subprocess.run(
                [*SERVE, str(tmp_path)], capture_output=True, text=True, env=ENVIRONMENT, check=False,
            )
            assert second.returncode != 0
            assert str(first.pid) in second.stderr
            assert "Traceback" not in second.stderr


def test_a_newer_schema_is_refused_with_a_sentence(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    refused = subprocess.run([*SERVE, str(tmp_path)], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert refused.returncode != 0
    assert "9999" in refused.stderr
    assert "Traceback" not in refused.stderr
