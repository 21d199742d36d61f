"""House: a real server in a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from zaubertisch.server.door.routes.pages import PAGE


class House:
    """One server with its own home."""

    def __init__(self, home: Path, bot_pace: float = 0.03) -> None:
        assert (PAGE / "index.html").exists(), "The page has not been built; say `make web`."
        self.home = home
        self.bot_pace = bot_pace
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.host = f"127.0.0.1:{probe.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self.process = self.start()

    def start(self) -> subprocess.Popen[str]:
        """A server of the build this process itself has imported, in a group with its bots."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serve", self.host.split(":")[1], str(self.home)],
            stdout=subprocess.PIPE, text=True, start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "BOT_PACE": str(self.bot_pace)},
        )
        self.says("ready")
        return self.process

    def says(self, word: str) -> None:
        """Waits for it."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"{word}\n", f"The server did not say “{word}”."

    def forgets(self) -> None:
        """All tables are in the database alone now, until somebody comes for one."""
        self.process.send_signal(signal.SIGUSR1)
        self.says("forgotten")

    def kill(self) -> None:
        """No last words: the server and its bots are gone in the same moment. A dead house stays dead."""
        if self.process.poll() is not None:
            return
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
