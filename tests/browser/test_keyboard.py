"""Keys alone: from the home page to the end of a game, and every key is listed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import ONWARD, SOMEBODY, Person
from tests.browser.room import Room

OUTLINED = "(it) => getComputedStyle(it).outlineStyle !== 'none' && parseFloat(getComputedStyle(it).outlineWidth) >= 2"


def tabs_to(person: Person, wanted: Locator) -> None:
    """Presses Tab until it is there, and sees where it is."""
    expect(wanted).to_be_visible()
    for _ in range(120):
        if wanted.evaluate("(it) => it === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    assert wanted.evaluate(OUTLINED), "One cannot see where the focus is."


def picks(person: Person, wanted: Locator, value: str) -> None:
    """Goes through the list from its beginning until the value is there."""
    tabs_to(person, wanted)
    person.page.keyboard.press("Home")
    for _ in range(12):
        if wanted.input_value() == value:
            break
        person.page.keyboard.press("ArrowDown")
    expect(wanted).to_have_value(value)


def test_a_game_can_be_played_from_home_to_its_end_without_a_mouse(room: Room) -> None:
    ann = room.person("Ann")
    keys = ann.page.keyboard
    ann.goes("/")
    tabs_to(ann, ann.hook("game", game="abraca").locator("[data-test=invite]"))
    keys.press("Enter")
    tabs_to(ann, ann.hook("name"))
    keys.type("Ann")
    picks(ann, ann.hook("seats"), "3")
    picks(ann, ann.hook("seat-bot", seat=1), "thumb")
    picks(ann, ann.hook("seat-bot", seat=2), "thumb")
    tabs_to(ann, ann.hook("variants").locator("summary"))
    keys.press("Enter")
    picks(ann, ann.hook("option", key="scoring"), "single_round")
    tabs_to(ann, ann.hook("open-table"))
    keys.press("Enter")
    ann.sees("table")

    while True:
        ann.page.wait_for_function(SOMEBODY, arg=["Ann"])
        sight = ann.looks()
        if sight.over:
            break
        keys.press(ann.lot.choice(sight.options).replace("stop", "0")[-1])
        expect(ann.hook("say")).to_be_focused()
        keys.press("Enter")
        ann.page.wait_for_function(ONWARD, arg=sight.number)
    expect(ann.hook("dialog-close")).to_be_focused()
    keys.press("Enter")
    tabs_to(ann, ann.hook("replay"))
    keys.press("Enter")
    ann.sees("replay-page")


def test_every_key_is_listed_and_each_does_what_it_says(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    keys = ann.page.keyboard
    keys.press("?")
    shown = ann.sees("shortcut-list").locator("kbd")
    assert set(shown.all_inner_texts()) >= {"← ↑ ↓ →", "Enter", "Esc", "H", "U", "T", "C", "L", "?", "1", "8"}
    keys.press("Escape")
    expect(ann.hook("shortcut-list")).to_have_count(0)
    keys.press("7")
    expect(ann.sees("say", said="call 7")).to_be_focused()
    keys.press("Escape")
    expect(ann.hook("confirm")).to_have_count(0)
    keys.press("h")
    ann.sees("hint-text")
    keys.press("Escape")
    keys.press("t")
    ann.sees("text-table")
    keys.press("t")
    keys.press("l")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    keys.press("b")
    expect(ann.hook("option-button", word="call 1")).to_be_focused()
    keys.press("c")
    expect(ann.hook("chat-box")).to_be_focused()
    keys.type("7 h t l?")
    expect(ann.hook("chat-box")).to_have_value("7 h t l?")
    expect(ann.hook("text-table")).to_have_count(0)


def test_every_option_shows_its_key_and_the_key_says_it(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    for button in ann.page.locator("[data-test=option-button]:not([aria-disabled=true])").all():
        key = button.get_attribute("data-key") or ""
        assert button.get_attribute("aria-keyshortcuts") == key != ""
        ann.page.keyboard.press(key)
        expect(ann.sees("say", said=button.get_attribute("data-word"))).to_be_focused()
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("in_words", [False, True])
def test_arrows_lead_through_the_options_and_enter_chooses(room: Room, in_words: bool) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    keys = ann.page.keyboard
    if in_words:
        keys.press("t")
        expect(ann.sees("text-table")).to_be_focused()
    words = ann.looks().options
    for word in [*words, words[0]]:
        keys.press("ArrowRight")
        expect(ann.hook("option-button", word=word)).to_be_focused()
    keys.press("ArrowLeft")
    expect(ann.hook("option-button", word=words[-1])).to_be_focused()
    keys.press("Home")
    keys.press("ArrowDown")
    expect(ann.hook("option-button", word=words[0])).not_to_be_focused()
    keys.press("ArrowUp")
    expect(ann.hook("option-button", word=words[0])).to_be_focused()
    keys.press("End")
    keys.press("Enter")
    expect(ann.sees("say", said=words[-1])).to_be_focused()
    keys.press("ArrowLeft")  # from what is being weighed
    expect(ann.hook("option-button", word=words[-2])).to_be_focused()


@pytest.mark.parametrize("in_words", [False, True])
def test_a_key_is_no_part_of_what_its_button_is_called(room: Room, in_words: bool) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    if in_words:
        ann.clicks("text-mode")
    button = ann.hook("option-button", word="call 8")
    expect(button).to_have_attribute("aria-keyshortcuts", "8")
    expect(button).to_have_accessible_name(re.compile(r"\D$"))


def test_enter_takes_a_hint(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    table = ann.opens(bots=["", "thumb"], start=True)
    ann.comes_to(table)
    ann.is_asked()
    number = ann.looks().number
    ann.page.keyboard.press("h")
    expect(ann.sees("take-hint")).to_be_focused()
    expect(ann.hook("take-hint")).to_have_accessible_description(re.compile("A good bot would choose"))
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(ONWARD, arg=number)


def test_the_words_and_the_picture_are_turned_to_by_a_key_that_keeps_the_focus(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    ann.page.keyboard.press("t")
    expect(ann.sees("text-table")).to_be_focused()
    ann.page.keyboard.press("t")
    expect(ann.hook("option-button").and_(ann.page.locator(":focus"))).to_have_count(1)


def test_the_focus_never_falls_to_the_body_after_a_move(room: Room) -> None:
    ann = room.person("Ann")
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))
    for _ in range(4):
        ann.page.wait_for_function(SOMEBODY, arg=["Ann"])
        sight = ann.looks()
        if sight.over:
            break
        ann.page.keyboard.press(sight.options[-1].replace("stop", "0")[-1])
        expect(ann.hook("say")).to_be_focused()
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_function(ONWARD, arg=sight.number)
        ann.page.wait_for_function("document.activeElement !== document.body")


def test_a_skip_link_leads_to_the_table_in_words(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    tabs_to(ann, ann.hook("skip-words"))
    ann.page.keyboard.press("Enter")
    expect(ann.sees("text-table")).to_be_focused()


def test_the_log_is_one_stop_and_arrows_lead_through_it(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    lines = ann.hook("log").locator("[data-test=line]")
    expect(lines.nth(1)).to_be_visible()
    expect(ann.hook("log").locator("[tabindex='0']")).to_have_count(1)
    tabs_to(ann, lines.last)
    ann.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.hook("log").locator(":focus")).to_have_count(0)
    ann.page.keyboard.press("Shift+Tab")
    expect(lines.nth(1)).to_be_focused()
