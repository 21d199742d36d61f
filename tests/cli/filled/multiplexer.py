"""A real screen of 80×24 for tests: the program in tmux, keys in, what is seen out; nothing waits by the clock."""

from __future__ import annotations

import os
import re
import select
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import zaubertisch

PATIENCE = 60.0  # seconds of silence before a test gives up on a program that hangs
SILENCE = 2.0  # seconds of it before a person presses again
MOVES = re.compile(r"Move (\d+)|Zug (\d+)$", re.MULTILINE)


class Tmux:
    """`zaubertisch` with these arguments in a tmux of its own."""

    def __init__(self, *args: str, folder: Path, columns: int = 80, lines: int = 24, lang: str = "en") -> None:
        assert shutil.which("tmux"), "these tests need tmux: python tools/terminal.py installs it where it may"
        self.server = f"zaubertisch-{os.getpid()}"
        pipe = folder / "written"
        os.mkfifo(pipe)
        self.written = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
        source = str(Path(zaubertisch.__file__).parents[1])
        program = shlex.join([sys.executable, "-m", "zaubertisch.cli", *args])
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(lines), "-c", str(folder),
                  "-e", f"PYTHONPATH={source}", "-e", f"LANG={lang}_XX.UTF-8", "-e", "PYTHONUTF8=1",
                  "-e", "COLORTERM=", "-e", "TERM=screen", "sh")
        self.tmux("set-option", "remain-on-exit", "on")
        self.tmux("pipe-pane", "-O", f"cat >{shlex.quote(str(pipe))}")
        self.press(f"exec {program}", "Enter")

    def tmux(self, *words: str) -> str:
        command = ["tmux", "-L", self.server, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def __enter__(self) -> Tmux:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.tmux("kill-server")
        os.close(self.written)

    def press(self, *keys: str) -> None:
        if keys:
            self.tmux("send-keys", *keys)

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def until(self, seen: Callable[[str], object], *keys: str) -> str:
        """The screen once it shows this; looked at again whenever the program has written something.

        A key may come too early, when the screen is half painted and nobody is asked yet: it is pressed again then.
        """
        self.press(*keys)
        screen, tries = self.screen(), PATIENCE / SILENCE
        while not seen(screen):
            ready, _, _ = select.select([self.written], [], [], SILENCE)
            if ready:
                os.read(self.written, 1 << 20)
            else:
                tries -= 1
                assert tries > 0, f"the program neither writes nor ends:\n{screen}"
                self.press(*keys)
            screen = self.screen()
        return screen


def moves(screen: str) -> int:
    """How many moves the heading counts."""
    found = MOVES.search(screen)
    return int(found[1] or found[2]) if found else -1
