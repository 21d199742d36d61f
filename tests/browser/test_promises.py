"""Promises before the deal, as a page shows and keeps them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import finish
from tests.browser.room import Room


def test_a_page_promises_waits_for_the_others_numbers_and_checks_the_game_at_its_end(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.opens()
    ann.goes(f"/table/{table}")
    ann.sees("promises").locator("summary").click()
    commitment = ann.sees("commitment").inner_text()
    ben.joins(table)
    ann.clicks("start")
    expect(ann.hook("status")).to_contain_text("Waiting for the numbers of Ben")
    transcript = ann.sees("transcript").inner_text()

    ben.starts(table)
    ann.sees("table")
    finish(table, [ann, ben])
    ann.page.reload()  # past the scene that ends a round
    ann.clicks("check")
    expect(ann.hook("verdict")).to_have_attribute("data-fair", "true")
    expect(ann.hook("verdict")).to_contain_text("Seats and promises are those this device saw")
    fairness = ann.asks("GET", f"/tables/{table}/record").json()["notes"]["fairness"]
    assert (fairness["commitment"], fairness["transcript"]) == (commitment, transcript)
    assert all(seat["number"] for seat in fairness["seats"])
