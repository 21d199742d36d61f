"""What stands in, where Python is WebAssembly, for two packages that only the compiler needs."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")


def take_in() -> None:
    """Let the rules be imported where neither package is; one that is here stays."""
    extensions = ModuleType("mypy_extensions")
    vars(extensions).update(i64=int, mypyc_attr=unchanged)
    vecs = ModuleType("librt.vecs")
    vars(vecs).update(vec=list)
    for name, module in {"mypy_extensions": extensions, "librt": ModuleType("librt"), "librt.vecs": vecs}.items():
        try:
            importlib.import_module(name)
        except ImportError:
            sys.modules[name] = module


def unchanged(**_: Any) -> Callable[[T], T]:
    """A hint to the compiler, which says nothing to anybody else."""
    return lambda cls: cls
