"""The moving picture of the README, taken from a real game: `python -m tests.browser.moving [abraca]`."""

from __future__ import annotations

import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.room import ROOT, Room, launch

TARGET: Final = ROOT / "docs" / "pictures" / "moving.webp"
LARGEST: Final = 2_000_000  # bytes
SIZE: Final = (1280, 800)
SHOWN: Final = (800, 500)
SECONDS: Final = 14.0
BEAT: Final = 1.1  # seconds a person looks before they press
QUALITIES: Final = (70, 55, 40, 25)

Frame = tuple[Image.Image, int]


def acts(person: Person) -> None:
    """Presses what comes next, as a person would: closes what was read, confirms what was weighed, or chooses."""
    sight = person.looks()
    if sight.scene and person.hook("dialog-close").count():
        person.hook("dialog-close").first.click()
    elif person.hook("say").count():
        person.hook("say").first.click()
    elif sight.asked and sight.options:
        person.hook("option-button", word=person.lot.choice(sight.options)).first.click()


def film(person: Person, seconds: float) -> list[Frame]:
    """What is seen in that time, and how many milliseconds each picture stands."""
    frames: list[Frame] = []
    begun = seen = acted = time.monotonic()
    while seen - begun < seconds:
        shot = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        now = time.monotonic()
        frames.append((shot, max(20, round(1000 * (now - seen)))))
        seen = now
        if now - acted > BEAT:
            acts(person)
            acted = time.monotonic()
    return joined(frames)


def joined(frames: list[Frame]) -> list[Frame]:
    """Pictures in which nothing has moved become one that stands longer."""
    out: list[Frame] = []
    for picture, milliseconds in frames:
        if out and out[-1][0].tobytes() == picture.tobytes():
            out[-1] = (picture, out[-1][1] + milliseconds)
        else:
            out.append((picture, milliseconds))
    return out


def written(frames: list[Frame], quality: int) -> bytes:
    out = io.BytesIO()
    pictures, times = [picture for picture, _ in frames], [milliseconds for _, milliseconds in frames]
    pictures[0].save(
        out, "WEBP", save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=quality, method=6,
        minimize_size=True,
    )
    return out.getvalue()


def smallest_enough(frames: list[Frame]) -> bytes:
    """The best quality that is small enough."""
    for quality in QUALITIES:
        film = written(frames, quality)
        if len(film) < LARGEST:
            return film
    raise ValueError("The picture is too large whatever its quality; film fewer seconds.")


def take_film(browser: Browser, game: str) -> None:
    """A game in a house of its own, whose bots take their time."""
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home), bot_pace=0.9)
        try:
            ann = Room(browser, house).person("Ann", width=SIZE[0], height=SIZE[1], motion=True)
            ann.comes_to(ann.opens(game=game, seats=3, bots=["", "thumb", "thumb"], options={}, start=True))
            ann.is_asked()
            frames = film(ann, SECONDS)
            ann.context.close()
        finally:
            house.kill()
    TARGET.write_bytes(smallest_enough(frames))
    print(f"{TARGET.name}: {len(frames)} pictures, {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    with sync_playwright() as playwright:
        take_film(launch(playwright), *(sys.argv[1:] or ["abraca"]))
