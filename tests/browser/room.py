"""Room: all browsers of one test, what they loaded, and what they complained about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Playwright, Request, WebError
from tools.browser import found

from tests.browser.house import House
from tests.browser.people import PATIENCE, Person
from zaubertisch import games

ROOT = Path(__file__).parents[2]
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
    # The last list counts: some that Playwright names too, and the address bar's own pages, two for each window.
    "--disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,WebUIOmniboxAimPopup,WebUIOmniboxPopup",
]
WISHES = """
    if (location.protocol.startsWith('http')) {
        const kept = JSON.parse(localStorage.getItem('zaubertisch:settings') ?? '{}');
        if (!('pace' in kept)) localStorage.setItem('zaubertisch:settings', JSON.stringify({...kept, ...%s}));
        if (!localStorage.getItem('zaubertisch:goals')) localStorage.setItem('zaubertisch:goals', JSON.stringify(%s));
    }
"""
Scheme = Literal["dark", "light"]


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, which calls nobody."""
    assert found(), "The browser tests need Chromium; `python tools/browser.py` says how to get it."
    return playwright.chromium.launch(executable_path=found(), args=QUIET)


class Room:
    """The people of one test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Person] = []
        self.loaded: list[str] = []
        self.complaints: list[str] = []

    def person(
        self, name: str, *, width: int = 1280, height: int = 900, scheme: Scheme = "light", lang: str = "en-GB",
        motion: bool = False, pace: str = "instant", asking: str = "always", new: bool = False,
    ) -> Person:
        """A person whose browser knows how fast others move, what is weighed and, unless they are new, the games."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale=lang, has_touch=width < 500,
            is_mobile=width < 500, reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        goals = {} if new else {game: {"finished": 2, "folded": True} for game in games.IDS}
        context.add_init_script(WISHES % (json.dumps({"pace": pace, "asking": asking}), json.dumps(goals)))
        self.listen(context)
        self.people.append(Person(name, self.house, context))
        return self.people[-1]

    def pair(self, **wishes: object) -> tuple[Person, Person, str]:
        """Ann and Ben at a running table, not yet looking at it."""
        ann, ben = self.person("Ann"), self.person("Ben")
        table = ann.opens(**{"start": True, **wishes})
        ben.joins(table)
        return ann, ben, table

    def listen(self, context: BrowserContext) -> None:
        context.on("request", self.hear_request)
        context.on("console", self.hear_console)
        context.on("weberror", self.hear_error)

    def hear_request(self, request: Request) -> None:
        self.loaded.append(request.url)

    def hear_console(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    def hear_error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def foreign(self) -> list[str]:
        """What was loaded from anywhere but the house."""
        return [url for url in self.loaded if urlsplit(url).netloc not in (self.house.host, "")]

    def keep_pictures(self, test: str) -> None:
        """What everybody saw when a test failed."""
        folder = ROOT / "build" / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        pages = [page for person in self.people for page in person.context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / (f"{test}-{number + 1}.png" if number else f"{test}.png"))

    def leave(self) -> None:
        for person in self.people:
            person.context.close()
