"""`zaubertisch serve`: the live table on this machine, for this browser or for the phones in the room."""

from __future__ import annotations

import io
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path

from zaubertisch.kernel.errors import BadSetup


def address_in_the_room() -> str:
    """This machine's address as others on the same network see it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: a datagram socket only picks its route
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def free_port(host: str, wished: int) -> socket.socket:
    """The wished port, bound and ready, or one sentence."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, wished))
    except OSError as error:
        listener.close()
        raise BadSetup(
            "port-taken", f"Port {wished} cannot be used: {error.strerror}. Say --port with another number.",
            {"port": str(wished), "reason": str(error.strerror)},
        ) from error
    return listener


def qr_code(link: str) -> str:
    """The link for a phone's camera, as half-height blocks."""
    import segno

    out = io.StringIO()
    segno.make(link, error="m").terminal(out, compact=True)
    return out.getvalue()


def has_screen() -> bool:
    """Whether a browser can be opened here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def check_home(home: Path) -> None:
    """Tables can be kept there, or one sentence says why not."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            pass
    except OSError as error:
        raise BadSetup(
            "no-home", f"Tables cannot be kept in {home}: {error.strerror}.",
            {"home": str(home), "reason": str(error.strerror)},
        ) from error


def serve(host: str, port: int, lan: bool, home: Path | None, browser: bool, verbose: bool) -> None:
    """Run until Ctrl-C; every table is kept."""
    try:
        import uvicorn

        from zaubertisch.server.app import JsonLines, create_app
        from zaubertisch.server.settings import Settings
    except ImportError as error:
        raise BadSetup(
            "no-server", f"The live table needs the extra parts: pip install 'zaubertisch[server]' ({error.name}).",
            {"missing": str(error.name)},
        ) from error
    if verbose:
        lines = logging.StreamHandler()
        lines.setFormatter(JsonLines())
        logging.getLogger("zaubertisch").addHandler(lines)
        logging.getLogger("zaubertisch").setLevel(logging.INFO)
    settings = Settings()
    if home is not None:
        settings.home = home
    listener = free_port("0.0.0.0" if lan else host, port)
    bound = listener.getsockname()[1]
    link = f"http://{address_in_the_room() if lan else 'localhost'}:{bound}/"
    check_home(settings.home)
    print(f"\n  Zaubertisch: {link}\n", flush=True)
    if lan:
        print(qr_code(link), flush=True)
    if browser and has_screen():
        threading.Timer(0.7, webbrowser.open, [link]).start()
    config = uvicorn.Config(
        create_app(settings), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[listener])
