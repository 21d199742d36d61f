"""The parts that the extra `lab` brings, asked for when they are needed."""

from __future__ import annotations

import importlib
from typing import Any

from zaubertisch.kernel.errors import BadSetup


def part(name: str) -> Any:
    """The module of this name, or a sentence on where it comes from."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadSetup("no-lab", f"This needs {name}: pip install 'zaubertisch[lab]'.", {"missing": name}) from None
