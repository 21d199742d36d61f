"""See to it that there is a tmux for the tests of the terminal: find one, install the system's, or say so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def install() -> None:
    """Debian's package, where we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-y", "-qq", "tmux"], check=False, env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if not shutil.which("tmux"):
        install()
    if not shutil.which("tmux"):
        print("The tests of the terminal table need tmux: install it (Debian: apt-get install tmux).", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
