"""A server for the browser tests: `python -m tests.browser.serve PORT HOME` says `ready` when it listens."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import uvicorn

from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings


class Announcing(uvicorn.Server):
    """Tells whoever started it that it listens, so that nobody has to try."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


def main() -> None:
    port, home = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(
        home=home, bot_pace=float(os.environ.get("BOT_PACE", "0.03")), requests_a_minute=10**6, tables_an_hour=10**6,
        moves_a_second=10**6, lines_a_minute=10**6, vote_seconds=0.0,
    )
    Announcing(uvicorn.Config(
        create_app(settings), host="127.0.0.1", port=port, log_level="critical", ws="websockets-sansio",
    )).run()


if __name__ == "__main__":
    main()
