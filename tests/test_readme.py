"""The README's example runs as printed."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_example_of_the_readme_runs_as_printed() -> None:
    page = Path(__file__).parent.parent / "README.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
