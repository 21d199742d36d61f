"""What a seat could know, as bars on a board: in the replay, by keys, on a phone, in words; where a table counts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person, finish
from tests.browser.room import Room
from tests.browser.test_accessibility import check

MOMENT = 2


def looking_back(room: Room, width: int, height: int) -> tuple[Person, str]:
    """Ann at a moment of a finished game, with the bars asked for by a key."""
    ann, ben = room.person("Ann", width=width, height=height), room.person("Ben")
    table = ann.opens(start=True)
    ben.joins(table)
    finish(table, [ann, ben])
    ann.goes(f"/replay/{table}/{MOMENT}")
    ann.sees("replay-page")
    expect(ann.hook("hidden-place")).to_have_count(0)
    ann.sees("what-known").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.hook("what-known")).to_have_attribute("aria-pressed", "true")
    return ann, table


def row_of(person: Person, seat: int) -> Locator:
    return person.sees("hidden-place", hidden="row", seat=seat)


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (360, 740)])
def test_the_replay_draws_what_a_seat_could_know_and_tells_every_figure(room: Room, width: int, height: int) -> None:
    ann, table = looking_back(room, width, height)
    label = row_of(ann, 0).get_attribute("aria-label") or ""
    known = ann.asks("GET", f"/tables/{table}/known/{MOMENT}?eyes=0").json()
    (row,) = [place for place in known["places"] if place["place"] == "row"]
    assert "counted exactly" in label
    for each in row["likely"]:
        assert re.search(rf"\b{each['what']} [\w ]+: (surely|[<>] )?[\d.]*%?", label), label
    expect(row_of(ann, 0).locator(".one")).to_have_count(len(row["likely"]))
    row_of(ann, 0).focus()
    expect(ann.hook("whole-text")).to_contain_text("counted exactly")
    check(ann)


def test_the_bars_follow_the_moment_and_the_eyes(room: Room) -> None:
    ann, _ = looking_back(room, 1280, 900)
    expect(ann.hook("how-known")).to_have_attribute("data-number", str(MOMENT))
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.hook("how-known")).to_have_attribute("data-number", str(MOMENT - 1))
    ann.hook("eyes").select_option("1")
    row_of(ann, 1)
    expect(ann.hook("hidden-place", hidden="row", seat=0)).to_have_count(0)
    ann.hook("eyes").select_option("8")
    ann.sees("choose-eyes")
    expect(ann.hook("hidden-place")).to_have_count(0)
    ann.hook("eyes").select_option("0")
    ann.clicks("text-mode")
    expect(ann.sees("known-lines")).to_contain_text("counted exactly")


def test_a_table_that_counts_says_so_and_shows_each_their_own(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.opens(start=True, counting=True)
    ann.goes(f"/table/{table}")
    ann.sees("counts")
    ben = room.person("Ben", width=360, height=740)
    ben.joins(table)
    for seat, person in enumerate((ann, ben)):
        person.comes_to(table)
        row_of(person, seat)
        expect(person.hook("hidden-place", hidden="row", seat=1 - seat)).to_have_count(0)
    check(ben)
    ann.answers("call 8")
    expect(ann.hook("how-known")).to_have_attribute("data-number", "1")


def test_other_tables_show_no_bars(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.is_asked()
    expect(ann.hook("hidden-place")).to_have_count(0)
