"""A real terminal for tests: the program in a pseudo-terminal, keys in, screen out. Nothing waits by the clock."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType

import zaubertisch

PATIENCE = 60.0  # seconds of silence before a test gives up on a program that hangs
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CTRL_D = "\x04"


def heed_ctrl_c() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored, and the program would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`zaubertisch` with these arguments on a screen of this size."""

    def __init__(
        self, *args: str, folder: Path, columns: int = 80, lines: int = 24, lang: str = "en",
        term: str = "xterm-256color",
    ) -> None:
        self.keys, screen = pty.openpty()
        self.size(columns, lines)
        source = str(Path(zaubertisch.__file__).parents[1])
        environment = {
            **{key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")},
            "PYTHONPATH": source, "LANG": f"{lang}_XX.UTF-8", "TERM": term, "PYTHONUTF8": "1",
        }
        command = [sys.executable, "-m", "zaubertisch.cli"]
        # Opened by the leader of a new session, the pseudo-terminal is the one whose Ctrl-C reaches the program.
        self.program = subprocess.Popen(
            ["sh", "-c", 'exec "$@" <"$0" >"$0" 2>&1', os.ttyname(screen), *command, *args],
            cwd=folder, env=environment, start_new_session=True,
            preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - nothing but a signal is set before the program begins
        )
        self.opened = screen  # until the program has it open too, reading would find nobody there
        self.seen = ""

    def size(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.keys, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        self.close_own()
        os.close(self.keys)

    def close_own(self) -> None:
        """Leave the screen to the program alone, so that its end is seen."""
        if self.opened >= 0:
            os.close(self.opened)
        self.opened = -1

    def types(self, text: str) -> None:
        os.write(self.keys, text.encode())

    def says(self, text: str) -> None:
        """One line, with Enter."""
        self.types(text + "\n")

    def ctrl_c(self) -> None:
        """Ctrl-C, once the program waits for a line: it cannot be woken by what came before it slept."""
        state = Path(f"/proc/{self.program.pid}/stat")
        while state.exists() and state.read_text().rpartition(") ")[2][0] == "R":
            os.sched_yield()
        self.types("\x03")

    def until(self, *texts: str) -> str:
        """Read until the screen has shown one of these; what came before it and it, without colours."""
        while not any(text in self.seen for text in texts):
            assert self.read(), f"the program ended without saying {texts}:\n{self.seen}"
        first = min((text for text in texts if text in self.seen), key=self.seen.index)
        before, _, self.seen = self.seen.partition(first)
        return before + first

    def read(self) -> bool:
        """One more piece of what the program writes; false when it has ended."""
        ready, _, _ = select.select([self.keys], [], [], PATIENCE)
        assert ready, f"the program neither writes nor ends:\n{self.seen}"
        try:
            piece = os.read(self.keys, 65536)
        except OSError:  # Linux says so when the other side of a pseudo-terminal is closed
            return False
        self.close_own()
        self.seen += COLOURS.sub("", piece.decode(errors="replace")).replace("\r", "")
        return bool(piece)

    def ends(self) -> int:
        """Read to the end; the exit code."""
        while self.read():
            pass
        return self.program.wait(PATIENCE)
