"""A server for the browser tests: `python -m tests.browser.serve PORT HOME` says `ready` when it listens.

On SIGUSR1 it forgets its tables, which lie in the database, and says `forgotten`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from zaubertisch.server.app import create_app
from zaubertisch.server.hall import Hall
from zaubertisch.server.settings import Settings


class Announcing(uvicorn.Server):
    """Tells whoever started it that it listens, so that nobody has to try."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.forget)
        print("ready", flush=True)

    def forget(self) -> None:
        hall: Hall = self.app.state.hall
        for table in list(hall.live):
            hall.let_go(table)
        print("forgotten", flush=True)


def main() -> None:
    port, home = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(
        home=home, bot_pace=float(os.environ.get("BOT_PACE", "0.03")), requests_a_minute=10**6, tables_an_hour=10**6,
        moves_a_second=10**6, lines_a_minute=10**6, vote_seconds=0.0,
    )
    app = create_app(settings)
    config = uvicorn.Config(app, host="127.0.0.1", port=port, log_level="critical", ws="websockets-sansio")
    Announcing(config, app).run()


if __name__ == "__main__":
    main()
