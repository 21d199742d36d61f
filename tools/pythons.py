"""Try the rules on other Pythons: each gets an environment of its own, and plays interpreted, then compiled.

Without arguments these are all that are there of python3.12, python3.13 and python3.14; with arguments, those named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ["python3.12", "python3.13", "python3.14"]
TESTS: Final = ["tests/kernel", "tests/games", "tests/contract"]
SHARE: Final = {"CONTRACT_GAMES_EACH": "0.05"}  # the default Python plays the others
QUICKLY: Final = {"ZAUBERTISCH_NO_PAGE": "1", "ZAUBERTISCH_LEVEL": "0"}


def version_of(python: str) -> str:
    """Such as 3.13; nothing where this is no Python that runs, like the shim of one that is not chosen."""
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    if shutil.which(python) is None:
        return ""
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"))


class Bench:
    """One Python's own environment under build/."""

    def __init__(self, python: str, version: str) -> None:
        self.version = version
        self.venv = ROOT / "build" / f"venv-{version}"
        self.compiled = ROOT / "build" / f"compiled-{version}"
        subprocess.run([python, "-m", "venv", self.venv], check=True)

    def run(self, *words: str, **settings: str) -> None:
        subprocess.run([self.venv / "bin" / "python", *words], cwd=ROOT, env={**os.environ, **settings}, check=True)

    def install(self, *words: str, **settings: str) -> None:
        quiet = ("-m", "pip", "--disable-pip-version-check", "install", "-qq")
        self.run(*quiet, "-c", "constraints/all.txt", *words, **settings)

    def set_up(self) -> None:
        self.install("setuptools", "wheel")
        self.install("--no-build-isolation", "-e", ".[dev,server]", **QUICKLY, ZAUBERTISCH_PURE="1")

    def compile(self) -> None:
        """Build anew: what an earlier build left would be taken for its own."""
        for left in [self.compiled, *(ROOT / "build").glob(f"*.*-cpython-{self.version.replace('.', '')}")]:
            shutil.rmtree(left, ignore_errors=True)
        self.install("--no-build-isolation", "--no-deps", "--target", str(self.compiled), ".", **QUICKLY)

    def test(self, source: str) -> None:
        print(f"Python {self.version}, {source}", flush=True)
        workers = os.environ.get("TESTS", "-n 2").split()
        self.run("-m", "pytest", "-q", *workers, "-o", f"pythonpath={source}", *TESTS, **SHARE)


def try_out(python: str, version: str) -> None:
    bench = Bench(python, version)
    bench.set_up()
    bench.test("src")
    if has_compiler():
        bench.compile()
        bench.test(f"build/compiled-{version}")


def main(named: Sequence[str]) -> int:
    versions = {python: version_of(python) for python in named or NAMES}
    missing = [python for python, version in versions.items() if not version]
    if named and missing:
        print(f"{', '.join(missing)} cannot be run.", file=sys.stderr)
        return 1
    found = {python: version for python, version in versions.items() if version}
    if not found:
        print(f"None of {', '.join(NAMES)} is here.")
    try:
        for python, version in found.items():
            try_out(python, version)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
