"""The examples of the README and of the page for researchers run as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["README.md", "docs/researchers.md"])
def test_the_examples_run_as_printed(name: str) -> None:
    pytest.importorskip("gymnasium", reason="needs the extra `envs`")
    page = Path(__file__).parent.parent / name
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
