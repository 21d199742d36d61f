"""What the ordinary page loads before a table of this device is wanted: every script, style and page, packed, in bytes.

`python -m bench.pocket_page` says it of the page that was built last.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.room import Room, launch

LOADED: Final = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => !/\\/api\\/|woff2|sw\\.js/.test(name))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def loaded(page: Page) -> dict[str, int]:
    """Bytes of every file by its path; letters and what the server says are the same with and without a pocket."""
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(LOADED))


def weighed(room: Room, lang: str) -> dict[str, int]:
    """Bytes of the home page and of a table, each with nothing on the device."""
    out = {}
    for what, seen in (("home", "play-now"), ("table", "board")):
        person: Person = room.person("Ann", lang=lang)
        table = person.opens(bots=["", "thumb"], start=True)
        person.goes("/" if what == "home" else f"/table/{table}")
        person.hook(seen).first.wait_for()
        out[what] = sum(loaded(person.page).values())
    return out


def main() -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = launch(playwright)
        house = House(Path(home))
        try:
            for lang in ("en-GB", "de-DE"):
                print(lang, weighed(Room(browser, house), lang))
        finally:
            house.kill()
            browser.close()


if __name__ == "__main__":
    main()
