"""A server that is killed and born again: this process loads everything once and forks a child whenever one has died.

`python -m tests.server.nursery PORT HOME` prints the process id of every new child on a line of its own.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings


def serve(port: int, home: Path) -> None:
    settings = Settings(
        home=home, bot_pace=0.0, snapshot_every=9, requests_a_minute=10**6, moves_a_second=10**6, tables_an_hour=10**6,
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=port, log_level="critical", ws="websockets-sansio")


def main() -> None:
    port, home = int(sys.argv[1]), Path(sys.argv[2])
    while True:
        child = os.fork()
        if child == 0:
            serve(port, home)
            os._exit(0)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            return


if __name__ == "__main__":
    main()
