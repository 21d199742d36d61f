"""The tool that tries the rules on other Pythons finds them, or says which it cannot run."""

from __future__ import annotations

import sys
import tomllib

import pytest
from tools import pythons

from tests.packaging.project import ROOT


def test_a_python_tells_its_version() -> None:
    assert pythons.version_of(sys.executable) == f"{sys.version_info.major}.{sys.version_info.minor}"


def test_a_python_that_is_asked_for_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert pythons.main(["python0.1", "python0.2"]) == 1
    assert capsys.readouterr().err == "python0.1, python0.2 cannot be run.\n"


def test_the_versions_that_are_promised_are_those_that_are_tried() -> None:
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    promised = {line.rpartition(" ")[2] for line in classifiers if "Python :: 3." in line}
    assert promised <= {"3.11", *(name.removeprefix("python") for name in pythons.NAMES)}
