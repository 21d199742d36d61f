"""See to it that there is a Chromium for the browser tests: find one, install the system's, or say what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The one without windows first: the same engine, a sixth less work for the processor, a smaller package.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def found() -> str:
    """The browser's path, or nothing. $CHROMIUM names another one."""
    told = os.environ.get("CHROMIUM", "")
    return told or next((path for path in map(shutil.which, NAMES) if path), "")


def install() -> None:
    """Debian's package, where we may; older systems have the whole browser only."""
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for package in NAMES[:2]:
        wanted = ["apt-get", "install", "-y", "-qq", package]
        if subprocess.run(wanted, check=False, env=quiet, stdout=subprocess.DEVNULL).returncode == 0:
            return


def main() -> int:
    if not found():
        install()
    if not found():
        print(
            "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to it.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
