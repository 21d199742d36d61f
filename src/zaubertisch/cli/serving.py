"""`zaubertisch serve`: the live table on this machine, for this browser or for the phones in the room."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from zaubertisch.kernel.errors import BadSetup
from zaubertisch.words.catalogue import Words

if TYPE_CHECKING:
    from zaubertisch.server.settings import Settings


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
        listener.listen()  # whoever follows the link at once waits instead of being turned away
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


def check_home(words: Words, home: Path) -> None:
    """Tables can be kept there and read by nobody else, or one sentence says why not."""
    from zaubertisch.server.house.home import settle_in

    try:
        found = settle_in(home)
        with tempfile.TemporaryFile(dir=home):
            pass
    except OSError as error:
        raise BadSetup(
            "no-home", f"Tables cannot be kept in {home}: {error.strerror}.",
            {"home": str(home), "reason": str(error.strerror)},
        ) from error
    if found != "private":
        key = "cli-home-tightened" if found == "tightened" else "cli-home-open"
        print(words.say(key, home=str(home)), file=sys.stderr)


@contextlib.contextmanager
def at_home(words: Words, settings: Settings) -> Iterator[None]:
    """One server in this home, and tables it can read."""
    from zaubertisch.server.house.home import alone_in
    from zaubertisch.server.house.opening import folder_of, look_over

    folder = folder_of(settings)
    if folder is None:
        yield
        return
    check_home(words, folder)
    with alone_in(folder):
        look_over(settings)
        yield


def keep_log(verbose: bool) -> None:
    """What went wrong, with the table and the reason; if that is wished for, a line for every request too."""
    from zaubertisch.server.door.watching import JsonLines

    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.getLogger("zaubertisch").addHandler(lines)
    logging.getLogger("zaubertisch").setLevel(logging.INFO if verbose else logging.WARNING)


def link_of(settings: Settings, port: int, lan: bool) -> str:
    """What people open: the house's address on the internet, on this network, or on this machine."""
    here = address_in_the_room() if lan else "localhost"
    return f"{settings.public_url or f'http://{here}:{port}'}/"


def set_site(settings: Settings, public_url: str, trust_proxy: str, metrics_for: str) -> None:
    """What the command line says of where the house stands; what it leaves out the environment has told."""
    from zaubertisch.server.settings import networks, public_site

    if public_url:
        settings.public_url = public_site(public_url)
    if trust_proxy:
        settings.trust_proxy = networks(trust_proxy)
    if metrics_for:
        settings.metrics_for = networks(metrics_for)


def serve(words: Words, settings: Settings, host: str, port: int, lan: bool, browser: bool, verbose: bool) -> None:
    """Run until Ctrl-C; every table is kept."""
    from zaubertisch.server.app import create_app
    from zaubertisch.server.door import connections

    keep_log(verbose)
    with at_home(words, settings):
        listener = free_port("0.0.0.0" if lan else host, port)
        bound = listener.getsockname()[1]
        link = link_of(settings, bound, lan)
        print(f"\n  Zaubertisch: {link}\n", flush=True)
        if lan:
            print(qr_code(link), flush=True)
            if not settings.secure:
                print(words.say("cli-lan-install"), flush=True)
        if browser and has_screen():
            threading.Timer(0.7, webbrowser.open, [link]).start()
        connections.serve(create_app(settings), settings, [listener])
