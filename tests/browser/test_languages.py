"""German and English, at any time, with everything that has been told already."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.room import Room


def test_the_language_can_be_changed_at_any_time_and_the_log_with_it(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    expect(ann.hook("log")).to_contain_text("Round 1. You begin.")
    expect(ann.hook("entry").last).to_contain_text("You call 8")
    english = ann.hook("log").inner_text()

    ann.clicks("language")
    expect(ann.hook("log")).to_contain_text("Durchgang 1. Du beginnst.")
    expect(ann.hook("entry").last).to_contain_text("Du sagst die 8 an")
    expect(ann.hook("status")).to_have_text(re.compile("Du bist dran|Ben ist am Zug"))
    expect(ann.hook("option-button", word="call 7")).to_contain_text("Feuerball")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.clicks("text-mode")
    expect(ann.hook("lines")).to_contain_text("Durchgang 1.")
    expect(ann.hook("lines")).not_to_contain_text("Round 1.")

    ann.page.reload()
    expect(ann.sees("lines")).to_contain_text("Durchgang 1.")
    ann.clicks("language")
    expect(ann.hook("lines")).to_contain_text("Round 1.")
    expect(ann.hook("log")).to_have_text(english, use_inner_text=True)


def test_a_german_browser_is_greeted_in_german(room: Room) -> None:
    ann = room.person("Ann", lang="de-AT")
    ann.goes("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Nimm Platz am Zaubertisch")
    ann.goes("/rules/abraca")
    expect(ann.sees("rule").first).to_be_visible()
    ann.clicks("language")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Abraca…What?: Rules")


def test_a_wrong_link_is_answered_in_the_readers_language(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    for table in ("abcdefghjkmn", "halb"):
        ann.goes(f"/table/{table}")
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text(f"Den Tisch „{table}“ gibt es nicht.")
    ann.clicks("language")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("There is no table “halb”.")


def test_changing_the_language_tells_nothing_a_second_time(room: Room) -> None:
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ben.comes_to(table)
    asked, other = (ann, ben) if ann.looks().asked else (ben, ann)
    asked.answers("call 8")
    asked.clicks("undo")
    other.clicks("disagree")
    asked.sees("toast").get_by_role("button").click()
    expect(asked.hook("toast")).to_have_count(0)
    asked.clicks("language")
    expect(asked.hook("status")).to_have_text(re.compile("dran|am Zug"))
    expect(asked.hook("toast")).to_have_count(0)
