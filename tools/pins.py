"""Write the pins with hashes: `constraints/server.txt` for an installation, `constraints/build.txt` for its build.

The versions are those of `constraints/all.txt`; pip itself is asked, for every Python and platform below, which file it
would take and what its hash is. Usable as `pip install --require-hashes -r constraints/server.txt`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PYTHONS: Final = ["3.11", "3.12", "3.13"]
PLATFORMS: Final = [
    ["manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "manylinux_2_5_x86_64", "linux_x86_64"],
    ["manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64", "linux_aarch64"],
    ["macosx_11_0_arm64", "macosx_14_0_arm64", "macosx_11_0_universal2", "macosx_10_9_universal2"],
]
HEADER: Final = "# Written by `make pins`; versions as in all.txt, one hash for each file an installation may take.\n"

Pins = dict[str, tuple[str, set[str]]]  # by normal name: name==version as all.txt writes it, and hashes


def normal(name: str) -> str:
    """One spelling for all spellings of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def versions(root: Path = ROOT) -> dict[str, str]:
    """Every line of all.txt by its package's normal name."""
    lines = (root / "constraints/all.txt").read_text(encoding="utf-8").split()
    return {normal(line.partition("==")[0]): line for line in lines}


def wanted(root: Path = ROOT) -> dict[str, list[str]]:
    """The requirements of each file of pins, read from the project."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    server = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["server"]
    return {"server": server, "build": [*project["build-system"]["requires"], "wheel"]}


def asked(requirements: list[str], python: str, platforms: list[str], *more: str) -> list[dict[str, Any]]:
    """What pip would install there."""
    with tempfile.TemporaryDirectory() as target:
        report = Path(target) / "report.json"
        command = [
            sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--timeout", "20",
            "--target", target, "--only-binary", ":all:", "--python-version", python, "--report", str(report),
            "-c", str(ROOT / "constraints/all.txt"), *(f"--platform={each}" for each in platforms),
            *more, *requirements,
        ]
        subprocess.run(command, check=True)
        found: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def gather(requirements: list[str]) -> Pins:
    """The pins of these requirements, over all Pythons and platforms."""
    known, pins = versions(), Pins()
    needed = [known[normal(each["metadata"]["name"])] for each in asked(requirements, PYTHONS[0], PLATFORMS[0])]
    for python in PYTHONS:
        for platforms in PLATFORMS:
            for each in asked(needed, python, platforms, "--no-deps"):
                name = normal(each["metadata"]["name"])
                _, hashes = pins.setdefault(name, (known[name], set()))
                hashes.add(each["download_info"]["archive_info"]["hashes"]["sha256"])
    return pins


def page(pins: Pins) -> str:
    """The file as pip reads it."""
    out = [HEADER]
    for name in sorted(pins):
        line, hashes = pins[name]
        out.append(" \\\n".join([line, *(f"    --hash=sha256:{each}" for each in sorted(hashes))]) + "\n")
    return "".join(out)


def read(text: str) -> Pins:
    """The pins of a page."""
    pins = Pins()
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            pin, *hashes = line.split()
            pins[normal(pin.partition("==")[0])] = (pin, {each.removeprefix("--hash=sha256:") for each in hashes})
    return pins


def main() -> int:
    for name, requirements in wanted().items():
        (ROOT / f"constraints/{name}.txt").write_text(page(gather(requirements)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
