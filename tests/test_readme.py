"""The examples of the README and of the page for researchers run as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from zaubertisch import __version__

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/researchers.md"])
def test_the_examples_run_as_printed(name: str) -> None:
    pytest.importorskip("gymnasium", reason="needs the extra `envs`")
    page = ROOT / name
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_whoever_cites_this_names_its_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{__version__}}}" in (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
