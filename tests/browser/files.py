"""Files: a folder of files given out by a bare file server, which can be taken away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.browser.house import House
from zaubertisch.cli.static import write_folder


class Files(House):
    """What `zaubertisch static` writes, in a sub-folder as page hosts have it."""

    def __init__(self, home: Path) -> None:
        write_folder(home / "table")
        super().__init__(home)
        self.url = f"http://{self.host}/table"

    def start(self) -> subprocess.Popen[str]:
        host, port = self.host.split(":")
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "http.server", port, "--bind", host, "--directory", str(self.home)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Serving")
        return self.process
