"""Small sheets over the page: Esc and a press elsewhere close them, and so do an ending and what was chosen in them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Person, finish
from tests.browser.room import Room


def is_closed(sheet: Locator) -> None:
    expect(sheet).to_have_js_property("open", False)


def presses_elsewhere(person: Person) -> None:
    person.page.locator("[data-test=turn]").click()


def test_what_is_still_to_come_closes_with_esc_wherever_the_focus_is_and_with_a_press_elsewhere(room: Room) -> None:
    ann = room.person("Ann")
    options = {"first_seat": "0"}
    ann.comes_to(ann.opens(game="drachenei", seats=3, bots=["", "thumb", "thumb"], options=options, start=True))
    ann.is_asked()
    sheet = ann.opens_menu("to-come")
    ann.page.locator("body").evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.press("Escape")
    is_closed(sheet)
    expect(sheet.locator("summary")).to_be_focused()
    ann.opens_menu("to-come")
    presses_elsewhere(ann)
    is_closed(sheet)


def test_esc_closes_the_settings_and_nothing_else(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.clicks("option-button", word="call 2")
    sheet = ann.opens_menu("settings")
    ann.hook("say").focus()
    ann.page.keyboard.press("Escape")
    is_closed(sheet)
    expect(ann.hook("say")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.hook("confirm")).to_have_count(0)


def test_the_settings_close_when_a_bot_shall_play(room: Room) -> None:
    ann, _, table = room.pair(options={"first_seat": "1"})
    ann.comes_to(table)
    sheet = ann.opens_menu("settings")
    ann.clicks("resign")
    ann.clicks("resign-yes")
    is_closed(sheet)
    ann.sees("return")


def test_the_end_finds_no_sheet_open(room: Room) -> None:
    ann, ben, table = room.pair()
    ann.comes_to(table)
    sheet = ann.opens_menu("settings")
    finish(table, [ann, ben])
    ann.sees("ending")
    is_closed(sheet)
