"""What `zaubertisch` exports: there, told in the reference, and quick to import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools import reference

import zaubertisch

SLOW = ("fastapi", "sqlalchemy", "alembic", "uvicorn", "rich", "typer", "fluent", "asyncio")
LOADED = "import sys, zaubertisch; print('\\n'.join(sys.modules))"


def test_every_exported_name_is_there_and_none_is_private() -> None:
    for name in zaubertisch.__all__:
        assert not name.startswith("_")
        assert hasattr(zaubertisch, name)
    assert len(set(zaubertisch.__all__)) == len(zaubertisch.__all__)


def test_whatever_the_first_page_imports_is_exported() -> None:
    assert sorted(reference.exports(reference.ROOT)) == sorted(zaubertisch.__all__)


@pytest.mark.parametrize("name", zaubertisch.__all__)
def test_every_exported_name_is_told_in_the_reference(name: str) -> None:
    page = (reference.ROOT / reference.PAGE).read_text(encoding="utf-8")
    assert f"\n### `{name}" in page
    assert reference.exports(reference.ROOT)[name].docstring().endswith(".")


def test_the_reference_says_a_sentence_of_every_function() -> None:
    page = (reference.ROOT / reference.PAGE).read_text(encoding="utf-8")
    assert not [line for line in page.splitlines() if line.startswith("- `") and line.endswith("`") and "(" in line]


def test_the_reference_is_up_to_date() -> None:
    assert reference.main(["--check"]) == 0


def test_a_reference_out_of_date_is_named_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "src").symlink_to(reference.ROOT / "src")
    assert reference.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == "docs/reference.md is out of date: run `make reference`.\n"
    assert not (tmp_path / "docs/reference.md").exists()
    assert reference.main([], tmp_path) == 0
    assert reference.main(["--check"], tmp_path) == 0


def test_importing_the_package_loads_no_game_and_nothing_of_the_server() -> None:
    source = str(Path(zaubertisch.__file__).parents[1])
    environment = {"PYTHONPATH": source}
    words = [sys.executable, "-c", LOADED]
    loaded = subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert "zaubertisch.kernel.table" in loaded
    assert not [name for name in loaded if name.split(".")[0] in SLOW]
    assert not [name for name in loaded if name.startswith("zaubertisch.games.")]
