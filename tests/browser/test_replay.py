"""Walking through a finished game: step, scrub, other eyes, the truth, a link to a moment, and whether it was fair."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, finish
from tests.browser.room import Room
from tests.browser.window import DESKS, HIDDEN, TOO_HIGH

SIZES = [*DESKS, (360, 740), (740, 360)]
UNSEEN = re.compile("unseen")
OPEN = re.compile(r"row \d")


@pytest.fixture
def ann(room: Room) -> Person:
    """Ann, at the first moment of a finished game."""
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.goes(f"/replay/{table}/0")
    ann.sees("replay-page")
    return ann


def is_at(person: Person, number: int) -> None:
    expect(person.hook("moment")).to_have_attribute("data-number", str(number))
    expect(person.page).to_have_url(re.compile(rf"/replay/\w+/{number}$"))


def row_is(person: Person, seat: int, told: re.Pattern[str]) -> None:
    expect(person.hook("player", seat=seat).locator("[role=img][data-place]")).to_have_attribute("aria-label", told)


def test_one_steps_and_scrubs_through_a_game(ann: Person) -> None:
    is_at(ann, 0)
    ann.clicks("next-moment")
    is_at(ann, 1)
    ann.hook("scrub").fill("4")
    is_at(ann, 4)
    ann.clicks("previous")
    is_at(ann, 3)
    ann.hook("moment").click()
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 4)
    ann.clicks("first")
    is_at(ann, 0)
    ann.clicks("last")
    expect(ann.hook("next-moment")).to_be_visible()
    last = int(ann.hook("scrub").get_attribute("max") or "")
    is_at(ann, last)
    expect(ann.hook("option-button")).to_have_count(0)
    for width, height in SIZES:  # board and steps are in view together, and a desk is used
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.finds_none(HIDDEN, "[data-test=next-moment]")
        if (width, height) in DESKS:
            ann.finds_none(TOO_HIGH)
            ann.finds_none(HIDDEN, "[data-test=player]")
            assert ann.hook("board").evaluate("(it) => it.clientHeight") > 0.7 * height


def test_an_entry_of_the_log_leads_to_its_moment(ann: Person) -> None:
    ann.clicks("line", number=2)
    is_at(ann, 2)


def test_one_looks_through_a_seats_eyes_and_then_at_the_truth(ann: Person) -> None:
    row_is(ann, 0, UNSEEN)
    row_is(ann, 1, OPEN)
    ann.hook("eyes").select_option("1")
    row_is(ann, 0, OPEN)
    row_is(ann, 1, UNSEEN)
    ann.hook("eyes").select_option("8")
    row_is(ann, 0, OPEN)
    row_is(ann, 1, OPEN)


def test_a_link_to_a_moment_can_be_shared(room: Room, ann: Person) -> None:
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.hook("scrub").fill("3")
    is_at(ann, 3)
    ann.clicks("share-moment")
    ann.sees("toast")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    guest = room.person("Guest")
    guest.page.goto(link)
    guest.sees("replay-page")
    is_at(guest, 3)


def test_the_page_finds_a_finished_game_fair(ann: Person) -> None:
    ann.clicks("to-table")
    room = ann.sees("board").bounding_box()
    ann.clicks("check")
    expect(ann.sees("verdict")).to_have_attribute("data-fair", "true")
    expect(ann.hook("verdict")).to_contain_text("This game was fair.")
    expect(ann.hook("verdict").locator("li.bad")).to_have_count(0)
    assert ann.hook("board").bounding_box() == room, "The board keeps its room."
    ann.clicks("dialog-close")
    expect(ann.hook("verdict")).to_have_count(0)


def test_while_a_game_lasts_one_looks_back_only_through_ones_own_eyes(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    ann.clicks("line", number=1)
    ann.clicks("past-replay")
    ann.sees("replay-page")
    expect(ann.hook("eyes").locator("option")).to_have_count(1)
    row_is(ann, 0, UNSEEN)
    assert ann.asks("GET", f"/tables/{table}/moments/1?eyes=8").status == 403
