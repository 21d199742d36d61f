"""Nothing jumps and nothing is covered: answers stand under the status, and the board stays where it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.people import Person
from tests.browser.room import Room

SIZES = [(1280, 800), (360, 740), (740, 360), (320, 640)]
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def cover(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share any room."""
    return (
        one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )


def where(person: Person) -> tuple[float, float, float]:
    """How far the page is scrolled, and where the board begins."""
    return person.page.evaluate("scrollY"), box(person.hook("board"))["y"], box(person.hook("turn"))["height"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_stays_where_it_is_after_an_own_move(room: Room, width: int, height: int) -> None:
    ann, ben = room.person("Ann", width=width, height=height), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    ann.is_asked()
    before = where(ann)
    for word in ("call 8", "call 8"):
        if ann.looks().asked:
            ann.answers(word)
            assert where(ann) == before
    assert ann.page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_answer_stands_under_the_status_and_not_on_what_was_pressed(room: Room, width: int, height: int) -> None:
    ann, ben = room.person("Ann", width=width, height=height), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ben.comes_to(table)
    ann.comes_to(table)
    ann.is_asked()
    pressed = ann.hook("option-button", word="stop").or_(ann.page.locator("[data-word][aria-disabled=true]")).first
    pressed.scroll_into_view_if_needed()
    place = box(pressed)
    pressed.click(force=True)
    toast = box(ann.sees("toast"))
    status = box(ann.hook("turn"))
    expect(ann.hook("toast")).to_have_count(1)
    assert not cover(toast, status)
    assert not cover(toast, box(pressed)), (toast, place)
    assert box(pressed)["y"] == place["y"]


def test_what_is_read_aloud_is_queued_and_goes_when_it_has_been_read(room: Room) -> None:
    ann, ben, table = room.pair()
    ben.page.clock.install()
    ben.comes_to(table)
    ann.comes_to(table)
    ann.answers("call 8")
    if ann.looks().asked:
        ann.answers("stop")
    ben.is_asked()
    lines = ben.hook("speaker").locator("p")
    expect(lines.last).to_contain_text("Your turn.")
    expect(lines.first).to_contain_text("Ann calls 8")
    ben.page.clock.fast_forward(120_000)  # longer than it takes to read all of it
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Your turn.")


def test_on_a_phone_what_happened_has_the_lines_that_the_question_leaves(room: Room) -> None:
    ann, ben = room.person("Ann", width=320, height=740), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    ann.is_asked()
    high = box(ann.hook("turn"))["height"]
    ann.answers("call 8")
    if ann.looks().asked:
        ann.answers("stop")
    expect(ann.hook("status")).to_have_text("It is Ben’s turn.")
    expect(ann.hook("last-move")).to_have_css("-webkit-line-clamp", "2")
    newest = ann.hook("log").locator("[data-test=line]").last.text_content() or ""
    expect(ann.hook("last-move")).to_have_text(re.compile(f"{re.escape(newest)}$"))
    assert not ann.hook("last-move").evaluate("(it) => it.scrollHeight > it.clientHeight + 1"), "The newest is cut."
    assert box(ann.hook("last-move"))["y"] + box(ann.hook("last-move"))["height"] <= box(ann.hook("turn"))["y"] + high
    assert box(ann.hook("turn"))["height"] == high


@pytest.mark.parametrize("path", ["/", "/new/zavandor", "/rules/wizwar", "/about", "/back"])
def test_the_narrowest_window_is_wide_enough(room: Room, path: str) -> None:
    ann = room.person("Ann", width=320, height=640, lang="de-DE")
    ann.goes(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.page.evaluate("innerWidth") == 320  # a phone's window grows where something sticks out
