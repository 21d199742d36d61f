"""The living rulebook: searched, followed to what stands behind a paragraph, and read beside a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_pocket import LONG, PHONE, files, files_room

__all__ = ["files", "files_room"]

WATERBOLT = {"en-GB": "waterbolt knock-back", "de-DE": "Wasserstrahl zurückstoßen"}


@pytest.mark.parametrize(("lang", "width"), [("en-GB", 1280), ("de-DE", 360)])
def test_a_paragraph_is_sought_by_keys_and_shown_in_its_place(room: Room, lang: str, width: int) -> None:
    ann = room.person("Ann", width=width, height=740, lang=lang)
    ann.goes("/rules/wizwar")
    ann.sees("rule")
    ann.sees("how-to-read")
    ann.page.keyboard.press("/")
    expect(ann.hook("find-rule")).to_be_focused()
    ann.page.keyboard.type(WATERBOLT[lang])
    expect(ann.sees("found").first).to_have_attribute("data-rule", "WW-R31")
    expect(ann.hook("found", rule="WW-R31").locator("mark").first).to_be_visible()
    check(ann)
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.hook("found").nth(1).locator("[data-result]")).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#WW-R31.here")).to_be_in_viewport()
    expect(ann.page).to_have_url(re.compile("#WW-R31$"))
    assert ann.page.evaluate("document.documentElement.scrollWidth") == width


def test_every_anchor_is_reached_at_once_and_words_lead_to_cards_and_chapters(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/rules/wizwar#WW-E57")
    expect(ann.page.locator("#WW-E57.here")).to_be_in_viewport()
    ann.page.locator("#WW-E57").locator("[data-test=card-in-text]").first.click()
    expect(ann.sees("reader")).to_be_visible()
    rule = ann.hook("card-rule").last
    cited = rule.inner_text()
    rule.click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator(f"#{cited}.here")).to_be_in_viewport()
    ann.hook("chapter").filter(has_text="Line of sight").first.click()
    expect(ann.page.get_by_role("heading", name="Line of sight").first).to_be_in_viewport()


@pytest.mark.whole
def test_an_example_is_opened_without_a_server_and_played_on(files_room: Room) -> None:
    ann = files_room.person("Ann", **PHONE)
    ann.goes("/#/rules/abraca#AB-029")
    ann.hook("rule", rule="AB-029").locator("[data-test=behind]").click()
    expect(ann.sees("behind-it")).to_contain_text("test")
    check(ann)
    ann.hook("position").first.click()
    ann.hook("replay-page").wait_for(timeout=LONG)
    address = ann.page.url
    ann.clicks("what-if")
    ann.hook("board").wait_for(timeout=LONG)
    expect(ann.page).to_have_url(re.compile(r"/table/here-\w+$"))
    ann.page.goto(address)  # a link to an example holds for ever
    ann.page.reload()
    ann.hook("replay-page").wait_for(timeout=LONG)


def refused(person: Person) -> None:
    """Somebody asks for what they may not do, and follows the rule by keys."""
    person.is_asked()
    person.hook("option-button", word="stop").click(force=True)
    person.sees("rule-link").focus()
    person.page.keyboard.press("Enter")
    expect(person.sees("drawer").locator("#AB-020.here")).to_be_in_viewport()


def test_beside_a_table_one_reads_on_and_the_board_stays_in_use(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    refused(ann)
    check(ann)
    ann.hook("drawer").locator("[data-test=behind]").first.focus()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("dragon")
    expect(ann.sees("found").first).to_have_attribute("data-rule", "AB-040")
    ann.page.keyboard.press("Escape")
    expect(ann.hook("find-rule")).to_have_value("")
    ann.hook("option-button", word="call 8").click()
    expect(ann.sees("say")).to_be_visible()
    expect(ann.hook("drawer")).to_be_visible()
    ann.page.keyboard.press("Escape")  # ends what is weighed
    ann.clicks("drawer-close")
    expect(ann.hook("drawer")).to_have_count(0)
    expect(ann.page).to_have_url(f"{room.house.url}/table/{table}")
    ann.clicks("nav-rules")
    ann.sees("drawer")
    ann.page.keyboard.press("Escape")
    expect(ann.hook("drawer")).to_have_count(0)
    expect(ann.hook("nav-rules")).to_be_focused()


def test_on_a_phone_the_rules_lie_over_the_table_and_go_again(room: Room) -> None:
    ann, ben = room.person("Ann", lang="de-DE", scheme="dark", **PHONE), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    refused(ann)
    check(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    ann.page.keyboard.press("Escape")
    expect(ann.hook("drawer")).to_have_count(0)
    expect(ann.hook("rule-link")).to_be_focused()
    expect(ann.page).to_have_url(f"{room.house.url}/table/{table}")


def test_what_is_certain_says_what_was_not_run(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740, lang="de-DE")
    ann.goes("/about")
    ann.clicks("to-certain")
    expect(ann.sees("certain")).to_contain_text("117 von 117")
    expect(ann.hook("certain-game")).to_have_count(5)
    expect(ann.page.locator("[data-test=never-run], [data-test=last-run]")).to_be_visible()
    check(ann)
