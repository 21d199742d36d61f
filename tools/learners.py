"""Run the example that wants a library of others (`examples.independent_ppo`), in an environment of its own.

It is made once under build/, with the pins of constraints/learners.txt; whatever else is said goes to the example. On
Linux torch is hundreds of megabytes, and gigabytes where the index has it for graphics cards only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PINS: Final = ROOT / "constraints" / "learners.txt"
BENCH: Final = ROOT / "build" / "venv-learners"
PYTHON: Final = BENCH / "bin" / "python"


def pinned() -> list[str]:
    """Every package and its version; the project itself is read from its source."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_ready() -> bool:
    """Whether the environment is there and no older than its pins."""
    mark = BENCH / "ready"
    return mark.exists() and mark.stat().st_mtime >= PINS.stat().st_mtime


def set_up() -> None:
    """Make the environment; the files it takes must be built already, for nothing is compiled here."""
    if is_ready():
        return
    subprocess.run([sys.executable, "-m", "venv", BENCH], check=True)
    quiet = ["-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-deps", "--only-binary", ":all:"]
    subprocess.run([PYTHON, *quiet, *pinned()], check=True)
    (BENCH / "ready").touch()


def run(words: Sequence[str], quietly: bool = False) -> subprocess.CompletedProcess[str]:
    """The example, on the source of this tree or on the build that is on the path."""
    paths = {"PYTHONPATH": os.environ.get("PYTHONPATH") or str(ROOT / "src")}
    command = [str(PYTHON), "-m", "examples.independent_ppo", *words]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **paths}, check=not quietly, capture_output=quietly, text=True,
    )


def main(words: Sequence[str]) -> int:
    try:
        set_up()
        run(words)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
