"""Compile the rules with mypyc where a C compiler is at hand; the same source runs interpreted where it is not.

ZAUBERTISCH_PURE=1 asks for the interpreted build, ZAUBERTISCH_DEBUG=1 for a quick, slow compiled one.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

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


setup(ext_modules=extensions())
