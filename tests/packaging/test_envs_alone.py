"""The package with the extra `envs` alone: the example for researchers runs; the core asks for nothing of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.project import ROOT, build, copied, with_small_page

pytestmark = pytest.mark.whole

#: What plays in the terminal, and nothing for numbers, servers or laboratories.
CORE: Final = {"fluent-runtime", "librt", "mypy-extensions", "rich", "textual", "typer"}
NOT_CORE: Final = {
    "altair", "fastapi", "gymnasium", "matplotlib", "numpy", "open-spiel", "pettingzoo", "pillow", "polars", "ray",
    "sb3-contrib", "sqlalchemy", "torch",
}
ASKED: Final = "import importlib.metadata as of, json; print(json.dumps(of.requires('zaubertisch')))"
RUN: Final = "import doctest, sys; r = doctest.testfile(sys.argv[1], module_relative=False, encoding='utf-8'); print(r)"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build(with_small_page(copied(folder, page=False)), folder, "--wheel", ZAUBERTISCH_PURE="1")
    [found] = folder.glob("*.whl")
    return found


def python(venv: Path, *words: str) -> str:
    """What the Python of this environment prints; it sees nothing but what is installed there."""
    bare = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "ZAUBERTISCH_"))}
    ran = subprocess.run(
        [str(venv / "bin" / "python"), *words], cwd=venv, env=bare, capture_output=True, text=True, check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def installed(folder: Path, asked: str) -> set[str]:
    """A new environment with this in it; says the names of all that came along."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = ("-m", "pip", "--disable-pip-version-check")
    python(folder, *pip, "install", "-qq", "-c", str(ROOT / "constraints" / "all.txt"), asked)
    listed = json.loads(python(folder, *pip, "list", "--format", "json"))
    return {normal(each["name"]) for each in listed}


def normal(name: str) -> str:
    """One spelling for all spellings of a package's name."""
    return name.lower().replace("_", "-").replace(".", "-")


def test_with_the_extra_the_example_of_the_page_for_researchers_runs(wheel: Path, tmp_path: Path) -> None:
    names = installed(tmp_path / "venv", f"{wheel}[envs]")
    assert not names & {"polars", "ray", "fastapi", "torch", "altair"}
    for page in ("README.md", "docs/researchers.md"):
        said = python(tmp_path / "venv", "-c", RUN, str(ROOT / page))
        assert said.startswith("TestResults(failed=0, attempted="), said
        assert "attempted=0" not in said


def test_the_core_brings_nothing_for_learners(wheel: Path, tmp_path: Path) -> None:
    names = installed(tmp_path / "venv", str(wheel))
    assert not names & NOT_CORE
    asked = [each for each in json.loads(python(tmp_path / "venv", "-c", ASKED)) if "extra ==" not in each]
    assert {normal(re.split(r"[<>=; ]", each)[0]) for each in asked} == CORE
    assert names >= CORE
