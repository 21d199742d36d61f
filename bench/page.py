"""`make bench`: how the page feels: what must be scrolled, what jumps and shifts, and how long a slow line takes.

`python -m bench.page [--games abraca,magia] [--moves 30] [--only scroll,shift,slow] [--json FILE]` plays every game
in a real Chromium against a server of its own. Whichever build and page are on the path are measured.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, sync_playwright
from tests.browser.house import House
from tests.browser.people import NUMBER, PLEDGE
from tests.browser.room import launch

from bench.watching import ASKED, BY_NOW, FIRSTS, NEEDED, SETTLED, SHIFTS, STANDS
from zaubertisch import games

PORTRAIT: Final = (360, 740)
LANDSCAPE: Final = (740, 360)
DESK: Final = (1280, 800)
JUMP: Final = 100  # pixels
SLOW: Final = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # 400 kbit/s
SLOWER: Final = 4
PATIENCE: Final = 60_000  # milliseconds

Figures = dict[str, float]


def scrolled(needed: list[float], unseen: int, moved: list[float]) -> Figures:
    """What some moves took: pixels to each chosen option, moves asked with none in view, jumps of the page."""
    return {
        "moves": len(needed), "mean": statistics.fmean(needed) if needed else 0.0, "most": max(needed, default=0.0),
        "unseen": unseen, "jumps": sum(distance > JUMP for distance in moved),
    }


def likely(words: list[str], lot: random.Random) -> str:
    """A word that leads on: any, but what only moves things to and fro or ends a turn seldom."""
    idle = ("put", "take", "sell", "end", "finish", "pass", "stop")
    busy = [word for word in words if not word.startswith(idle)]
    return lot.choice(busy if busy and lot.random() < 0.7 else words)


def lines(results: dict[str, dict[str, Figures]]) -> list[str]:
    """One table a kind of measurement: a row a game, a column a figure."""
    out: list[str] = []
    for kind in dict.fromkeys(kind for figures in results.values() for kind in figures):
        rows = {game: figures[kind] for game, figures in results.items() if kind in figures}
        heads = list(next(iter(rows.values())))
        out += [f"| {kind} | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
        out += [f"| {game} | " + " | ".join(figure(row[head]) for head in heads) + " |" for game, row in rows.items()]
        out.append("")
    return out


def figure(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or value >= 100 else f"{value:.3g}"


class Visitor:
    """Somebody alone at a table of bots."""

    def __init__(self, page: Page, house: House, game: str) -> None:
        self.page = page
        self.house = house
        self.game = game
        self.lot = random.Random(game)

    def opens(self) -> str:
        """A table that has begun; says its path."""
        kept = games.get(self.game)
        seats = min(4, kept.most)
        wish = {"game": self.game, "seats": seats, "bots": ["", *["thumb"] * (seats - 1)], "name": "Ann",
                "pledge": PLEDGE, "start": True}
        table = self.posts("/tables", wish)["table"]["id"]
        self.posts(f"/tables/{table}/number", {"number": NUMBER})
        return f"/table/{table}"

    def opens_and_is_asked(self) -> str:
        """As `opens`, and those who play before her have done so: their time is not the page's."""
        path = self.opens()
        state = f"{self.house.url}/api{path.replace('table', 'tables')}/state"
        while not (self.page.context.request.get(state).json()["state"] or {}).get("options"):
            self.page.wait_for_timeout(100)
        return path

    def posts(self, path: str, body: object) -> dict[str, Any]:
        answer = self.page.context.request.post(
            f"{self.house.url}/api{path}", data=body, headers={"X-Zaubertisch": "1"},
        )
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def sits_down(self) -> None:
        self.page.goto(self.house.url + self.opens())

    def is_asked(self) -> bool:
        """Waits until there is something to choose, past all that stands before it; not at the end of a game."""
        while True:
            found = str(self.page.wait_for_function(ASKED).json_value())
            if found == "closing":
                self.page.locator("dialog[open] [data-test=dialog-close]").click()
                self.page.locator("dialog[open]").wait_for(state="hidden")
            elif found == "held":
                self.page.locator("[data-test=held-go-on]").click()
            else:
                return found == "asked"

    def moves(self, moves: int, after: Callable[[dict[str, Any], float], None]) -> None:
        """Plays so many moves, game after game, and tells what was needed for each and how far the page jumped."""
        self.sits_down()
        for _ in range(moves):
            if not self.is_asked():
                self.sits_down()
                self.is_asked()
            sight: dict[str, Any] = self.page.evaluate(NEEDED)
            word = likely(list(sight["needed"]), self.lot)
            after({**sight, "chosen": sight["needed"][word]}, self.says(word))

    def says(self, word: str) -> float:
        """Presses a word as often as it takes; how far the page jumped once it was said, for which nobody scrolled.

        Where the game ends nothing jumps: who won stands above the board, and nobody is about to press anything there.
        """
        button = self.page.locator(f"[data-test=option-button][data-word={json.dumps(word)}]").first
        button.scroll_into_view_if_needed()
        before = self.page.evaluate(STANDS)
        button.click()
        if not self.onward(before["number"]):
            confirm = self.page.locator(f"[data-test=say][data-said={json.dumps(word)}]").first
            confirm.scroll_into_view_if_needed()
            before = {**self.page.evaluate(STANDS), "number": before["number"]}
            confirm.click()
            self.page.wait_for_function(BY_NOW, arg=before["number"])
        if not self.is_asked():
            return 0.0
        self.page.evaluate(SETTLED)
        after = self.page.evaluate(STANDS)
        moved: float = max(abs(after["scroll"] - before["scroll"]), abs(after["top"] - before["top"]))
        return moved

    def onward(self, number: int) -> bool:
        """Whether the word was said, and not only weighed."""
        weighed = "document.querySelector('[data-test=say]')"
        self.page.wait_for_function(f"(number) => {weighed} || ({BY_NOW})(number)", arg=number)
        return bool(self.page.evaluate(BY_NOW, number))


@contextmanager
def visiting(browser: Browser, house: House, game: str, size: tuple[int, int], pace: str = "") -> Iterator[Visitor]:
    """A browser that knows nothing yet, but perhaps how fast others move."""
    phone = min(size) < 500
    window = ViewportSize(width=size[0], height=size[1])
    context = browser.new_context(viewport=window, bypass_csp=True, locale="en-GB", is_mobile=phone, has_touch=phone)
    context.set_default_timeout(PATIENCE)
    if pace:
        context.add_init_script(f"localStorage.setItem('zaubertisch:settings', JSON.stringify({{pace: '{pace}'}}))")
    yield Visitor(context.new_page(), house, game)
    context.close()


def scroll(browser: Browser, house: House, game: str, size: tuple[int, int], moves: int) -> Figures:
    """What must be scrolled to play, and how often the page jumps."""
    needed: list[float] = []
    moved: list[float] = []
    unseen: list[bool] = []

    def note(sight: dict[str, Any], jumped: float) -> None:
        needed.append(sight["chosen"])
        unseen.append(not sight["seen"])
        moved.append(jumped)

    with visiting(browser, house, game, size, "instant") as ann:
        ann.moves(moves, note)
    return scrolled(needed, sum(unseen), moved)


def shift(browser: Browser, house: House, game: str, moves: int) -> Figures:
    """Layout shift after load while playing at a desk, counted as browsers do: without what follows an input."""
    with visiting(browser, house, game, DESK, "brisk") as ann:
        ann.page.add_init_script(SHIFTS)
        before: list[float] = []
        ann.moves(moves, lambda *_: before.extend(ann.page.evaluate("window.shifts.splice(0)")))
        shifts = before + list(ann.page.evaluate("window.shifts.splice(0)"))
    return {"moves": moves, "shift": sum(shifts), "most": max(shifts, default=0.0), "times": len(shifts)}


def slow(browser: Browser, house: House, game: str) -> Figures:
    """Seconds to the first paint and the first options of a table on a slow line and a slow phone, nothing cached."""
    with visiting(browser, house, game, PORTRAIT) as ann:
        path = ann.opens_and_is_asked()
        ann.page.add_init_script(FIRSTS)
        line = ann.page.context.new_cdp_session(ann.page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        ann.page.goto(house.url + path, wait_until="commit")
        ann.page.wait_for_function("window.firsts?.options")
        firsts = ann.page.evaluate("window.firsts")
    seconds = {f"first {what} s": firsts[what] / 1000 for what in ("paint", "options")}
    return {**seconds, "raw keys": firsts["raw"]}


def measured(browser: Browser, house: House, game: str, kinds: list[str], moves: int) -> dict[str, Figures]:
    """Every figure of one game."""
    figures: dict[str, Figures] = {}
    if "scroll" in kinds:
        for size in (PORTRAIT, LANDSCAPE):
            figures[f"scroll at {size[0]}×{size[1]}, px"] = scroll(browser, house, game, size, moves)
    if "shift" in kinds:
        figures["layout shift at 1280×800"] = shift(browser, house, game, moves)
    if "slow" in kinds:
        figures["400 kbit/s, 400 ms, 4× slower"] = slow(browser, house, game)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(games.IDS), help="comma-separated; all by default")
    parser.add_argument("--only", default="scroll,shift,slow", help="what to measure")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--json", type=Path, help="also write the figures there")
    wishes = parser.parse_args()
    results: dict[str, dict[str, Figures]] = {}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home))
        browser = launch(playwright)
        try:
            for game in wishes.games.split(","):
                try:
                    results[game] = measured(browser, house, game, wishes.only.split(","), wishes.moves)
                except TimeoutError as error:
                    print(f"{game} could not be played on: {str(error).splitlines()[0]}")
        finally:
            browser.close()
            house.kill()
    print("\n".join(lines(results)))
    if wishes.json:
        wishes.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
