"""The table in words: everything a person needs to play, without a picture."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import play
from tests.browser.room import Room


def test_a_game_can_be_played_to_its_end_with_the_table_in_words_only(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/new/abraca")
    ann.sees("name").fill("Ann")
    ann.hook("seats").select_option("2")
    ann.hook("seat-bot", seat=1).select_option("thumb")
    ann.hook("variants").locator("summary").click()
    ann.hook("option", key="scoring").select_option("single_round")
    first = ann.hook("option", key="first_seat")
    ann.hook("seats").select_option("4")
    first.select_option("3")
    ann.hook("seats").select_option("2")
    expect(first).to_have_value("random")
    expect(first.locator("option")).to_have_count(3)  # by lot, or one of the two
    first.select_option("0")
    ann.clicks("open-table")  # against bots alone nobody is waited for
    ann.clicks("text-mode")
    lines = ann.sees("lines")
    expect(ann.hook("board")).to_have_count(0)
    for told in ("It is your turn.", "5 stones unseen", "to your left and right", "7 Fireball", "on the board"):
        expect(lines).to_contain_text(told)
    ann.answers("call 8")
    expect(lines).to_contain_text("This round: 5 stones dealt")
    expect(lines.get_by_role("heading", name="You (Ann)")).to_be_visible()
    told_of = [url for url in room.loaded if "/text?" in url]
    assert all("number=" in url for url in told_of), "The table is told as far as the story has come, and no further."
    play([ann])
    expect(lines).to_contain_text("The game is over.")
    expect(ann.hook("board")).to_have_count(0)
    expect(ann.sees("ending").get_by_role("listitem")).to_have_count(2)
    expect(ann.hook("score")).to_have_count(0)  # one round counts no points

    ann.clicks("check")
    expect(ann.sees("verdict")).to_have_attribute("data-fair", "true")
    expect(ann.hook("verdict")).to_contain_text("This device’s own number was used.")
    expect(ann.hook("verdict")).to_contain_text("The promise is the one this device was shown at the beginning.")


def test_a_live_region_speaks_each_event_and_whose_turn_it_is(room: Room) -> None:
    ann, ben, table = room.pair()
    ben.comes_to(table)
    ann.comes_to(table)
    ann.answers("call 8")
    expect(ben.hook("speaker")).to_contain_text("Ann calls 8")
    expect(ben.hook("speaker")).to_have_attribute("aria-live", "polite")
    if ann.looks().asked:
        ann.answers("stop")
    ben.is_asked()
    expect(ben.hook("speaker")).to_contain_text("Your turn. Which number stands in your row?")
    assert ben.page.title().startswith("● Your turn")
