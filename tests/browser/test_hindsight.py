"""Looking back on a game that is over, and puzzles: by keys, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import finish
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from zaubertisch.hindsight.puzzle import puzzles_of

LONG = 120_000  # milliseconds until Python is there and has found something, on a busy machine
OVERFLOWS = "document.documentElement.scrollWidth > innerWidth"


def test_the_curve_of_a_game_that_is_over(room: Room) -> None:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.goes(f"/table/{table}")
    ann.sees("ending")
    ann.hook("hindsight").press("Enter")
    ann.hook("chances").wait_for(timeout=LONG)
    expect(ann.hook("curve")).to_have_count(2)
    expect(ann.hook("sums").locator("tbody tr")).to_have_count(2)
    ann.hook("stop").press("Enter")
    expect(ann.hook("closer")).to_be_visible()
    ann.hook("curve-in-numbers").locator("summary").press("Enter")
    expect(ann.hook("curve-in-numbers").locator("tbody tr").first).to_contain_text("before the deal")
    for width, height in ((1280, 800), (360, 740)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not ann.page.evaluate(OVERFLOWS)
        expect(ann.hook("chances")).to_be_visible()
    check(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.hook("found")).to_have_count(0)


@pytest.mark.whole
def test_a_puzzle_by_keys(room: Room) -> None:
    puzzle = puzzles_of("abraca")[0]
    ann = room.person("Ann")
    ann.goes("/puzzles/abraca/1")
    ann.hook("puzzle").wait_for(timeout=LONG)
    check(ann)
    ann.page.keyboard.press(puzzle.best.split()[-1])
    expect(ann.hook("verdict")).to_have_attribute("data-right", "true")
    expect(ann.hook("asked")).to_be_focused()
    ann.page.set_viewport_size({"width": 360, "height": 740})
    assert not ann.page.evaluate(OVERFLOWS)
    check(ann)
    ann.hook("play-on").first.press("Enter")
    expect(ann.page).to_have_url(re.compile(r"/table/here-\w+$"))
    ann.hook("board").wait_for(timeout=LONG)
    ann.sees("forked")
