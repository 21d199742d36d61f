"""The wheel and the source archive, each installed where nothing else is, and started.

They are built here, unless DIST names the folder where they lie. The archive is installed interpreted, as on a machine
without a C compiler, and with no npm in reach.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.project import ROOT, build, copied
from zaubertisch import __version__

pytestmark = pytest.mark.whole

NOBODY_HOME: Final = "http://127.0.0.1:9/"  # an npm that is called after all finds no registry
LINK: Final = re.compile(r"http://localhost:(\d+)/")
ASSET: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both packages."""
    if told := os.environ.get("DIST"):
        return ROOT / told
    folder = tmp_path_factory.mktemp("dist")
    build(copied(folder, page=True), folder, ZAUBERTISCH_LEVEL="0")
    return folder


class Installed:
    """A virtual environment that holds one package and what it asks for."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder = folder
        self.compiled = package.suffix == ".whl" and not package.stem.endswith("none-any")
        self.bin = folder / "venv" / "bin"
        self.environment = {
            **{name: told for name, told in os.environ.items() if not name.startswith(("PYTHON", "ZAUBERTISCH_"))},
            "PATH": f"{self.bin}:/usr/bin:/bin", "PYTHONUTF8": "1", "ZAUBERTISCH_PURE": "1",
            "npm_config_registry": NOBODY_HOME,
        }
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        pinned = str(ROOT / "constraints" / "all.txt")
        self.run("python", "-m", "pip", "install", "-qq", "-c", pinned, f"{package}[server]")

    def run(self, *words: str, typed: str = "") -> str:
        """What a command of this environment prints."""
        ran = subprocess.run(
            [str(self.bin / words[0]), *words[1:]], cwd=self.folder, env=self.environment, input=typed,
            capture_output=True, text=True, check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a live table that is served while this lasts."""
        home = str(self.folder / "home")
        words = [str(self.bin / "zaubertisch"), "serve", "--port", "0", "--no-browser", "--home", home]
        with subprocess.Popen(
            words, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True,
        ) as server:
            assert server.stdout is not None
            try:
                port = next(found[1] for line in server.stdout if (found := LINK.search(line)))
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


@pytest.fixture(scope="module", params=["*.whl", "*.tar.gz"], ids=["wheel", "archive"])
def installed(request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    [package] = dist.glob(request.param)
    return Installed(tmp_path_factory.mktemp("clean"), package)


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        text: str = answer.read().decode()
        return text


def test_it_knows_its_version_and_its_games(installed: Installed) -> None:
    assert installed.run("zaubertisch", "--version") == f"zaubertisch {__version__}\n"
    listed = installed.run("zaubertisch", "games", "--plain")
    for key in ("abraca", "drachenei", "magia", "wizwar", "zavandor"):
        assert key in listed


def test_the_wheel_is_compiled_where_it_can_be_and_the_archive_interpreted(installed: Installed) -> None:
    where = installed.run("python", "-c", "import zaubertisch.kernel.table as table; print(table.__file__)").strip()
    kind = ".so" if installed.compiled else ".py"
    assert where.endswith(kind)


def test_a_whole_game_is_played_through_a_pipe(installed: Installed) -> None:
    words = ("play", "abraca", "--seats", "2", "--seed", "7", "--plain", "--lang", "en")
    assert "Result: " in installed.run("zaubertisch", *words, typed="call 8\n" * 300)


def test_the_live_table_is_served_with_its_page(installed: Installed) -> None:
    with installed.serving() as address:
        assert '"status":"ok"' in fetched(f"{address}/health")
        page = fetched(f"{address}/")
        found = ASSET.search(page)
        assert found is not None
        assert len(fetched(address + found[1])) > 100
