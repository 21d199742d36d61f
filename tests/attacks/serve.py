"""A house in a process of its own, whose memory can be watched: `python -m tests.attacks.serve HOME` says its port."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from tests.attacks.house import LOOPBACK, generous
from zaubertisch.server.app import create_app
from zaubertisch.server.door.connections import config_of


class Announcing(uvicorn.Server):
    """Tells whoever started it where it listens, once it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        print(sockets[0].getsockname()[1], flush=True)


def main() -> None:
    settings = generous(Path(sys.argv[1]))
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        listener.listen()
        Announcing(config_of(create_app(settings), settings)).run(sockets=[listener])


if __name__ == "__main__":
    main()
