"""A copy of the project to build packages from, so that no test writes into the tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = "src/zaubertisch/server/page"
LEFT: Final = shutil.ignore_patterns(
    ".*", "node_modules", "build", "dist", "__pycache__", "*.egg-info", "*.so", "golden", "pictures", "bench",
)


def copied(folder: Path, *, page: bool) -> Path:
    """The project as it stands, with its built page or without any."""
    project = folder / "project"
    shutil.copytree(ROOT, project, ignore=LEFT)
    if not page:
        shutil.rmtree(project / PAGE, ignore_errors=True)
    return project


def with_small_page(project: Path) -> Path:
    """The same with a page of two files, newer than everything else."""
    shutil.rmtree(project / PAGE, ignore_errors=True)
    assets = project / PAGE / "assets"
    assets.mkdir(parents=True)
    (assets / "page.js").write_text("", encoding="utf-8")
    (project / PAGE / "index.html").write_text("<!doctype html>", encoding="utf-8")
    return project


def python(folder: Path, *words: str, **settings: str) -> str:
    """What this Python prints when it is run in `folder`."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ZAUBERTISCH_")}
    ran = subprocess.run(
        [sys.executable, *words], cwd=folder, env={**environment, **settings}, capture_output=True, text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def build(project: Path, target: Path, *kinds: str, **settings: str) -> None:
    """A source archive and a wheel made from it, or only the kind asked for (`--sdist`, `--wheel`)."""
    python(project, "-m", "build", "--no-isolation", "--outdir", str(target), *kinds, **settings)
