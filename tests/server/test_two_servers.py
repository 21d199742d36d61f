"""Two servers on one home: the second says so and stops; a killed one stands in nobody's way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from zaubertisch.server.keeping.store import Store

SERVE = [sys.executable, "-m", "zaubertisch.cli", "serve", "--port", "0", "--no-browser", "--lang", "en", "--home"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def start(home: Path) -> subprocess.Popen[str]:
    """A server that has said where it is."""
    server = subprocess.Popen([*SERVE, str(home)], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    assert server.stdout is not None
    while "http" not in server.stdout.readline():
        assert server.poll() is None
    return server


def test_the_second_server_names_the_first_and_stops(tmp_path: Path) -> None:
    for _ in range(2):  # a killed server leaves no lock behind
        with start(tmp_path) as first:
            second = subprocess.run(
                [*SERVE, str(tmp_path)], capture_output=True, text=True, env=ENVIRONMENT, check=False,
            )
            assert second.returncode != 0
            assert str(first.pid) in second.stderr
            assert "Traceback" not in second.stderr
            first.kill()


def test_a_newer_schema_is_refused_with_a_sentence(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    refused = subprocess.run([*SERVE, str(tmp_path)], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert refused.returncode != 0
    assert "9999" in refused.stderr
    assert "Traceback" not in refused.stderr
