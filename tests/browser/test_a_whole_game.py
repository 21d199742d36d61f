"""From an invitation to the last round: two people, two bots, and a page loaded anew in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person, play, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.window import DESKS, asked, is_one_screen, presses, shows_every_option

TRUTH = 8
FIRST = 6  # answers before a page is loaded anew


def entries(person: Person) -> Locator:
    return person.hook("log").locator("[data-number]")


def numbers(person: Person) -> list[int]:
    found: list[int] = entries(person).evaluate_all("(all) => all.map((entry) => Number(entry.dataset.number))")
    return found


def invite(host: Person) -> str:
    """The host lays a table for two people and two bots, for a single round; says its link."""
    host.goes("/")
    host.hook("game", game="abraca").locator("[data-test=invite]").click()
    host.sees("name").fill(host.name)
    host.hook("variants").locator("summary").click()
    host.hook("option", key="scoring").select_option("single_round")
    host.hook("seats").select_option("4")
    for seat in (2, 3):
        host.hook("seat-bot", seat=seat).select_option("thumb")
    host.clicks("open-table")
    return host.sees("link").input_value()


def follow(guest: Person, link: str) -> None:
    guest.page.goto(link)
    guest.sees("name").fill(guest.name)
    guest.hook("sit", seat=1).click()
    expect(guest.hook("seat", seat=1)).to_contain_text(guest.name)


def test_two_people_and_two_bots_play_a_whole_game_to_the_end_and_a_reload_loses_nothing(room: Room) -> None:
    ann, ben = room.person("Ann", motion=True), room.person("Ben", lang="de-DE", scheme="dark")
    link = invite(ann)
    table = link.rpartition("/")[2]
    follow(ben, link)
    ann.clicks("start")
    ann.sees("table")
    ben.sees("table")

    assert play([ann, ben], most=FIRST) == FIRST
    settle([ann, ben])
    expect(entries(ben)).to_have_count(len(numbers(ann)))
    before = entries(ben).all_inner_texts()
    ben.page.reload()
    ben.sees("table")
    expect(entries(ben)).to_have_text(before, use_inner_text=True)

    play([ann, ben])
    for person in (ann, ben):
        assert numbers(person) == sorted(set(numbers(person)))  # the same said again is one line
        expect(person.hook("ending").locator("li")).to_have_count(4)
    assert numbers(ann)[0] == 0
    assert numbers(ann)[-1] == ann.state(table)["number"] >= FIRST
    assert len(numbers(ann)) == len(numbers(ben)) >= FIRST


@pytest.mark.parametrize(("size", "seats"), [
    ((740, 360), 3), *(pytest.param(*each, marks=pytest.mark.whole) for each in (
        ((1280, 800), 5), ((1920, 1080), 2), ((360, 740), 5),
    )),
])
def test_a_whole_game_is_played_by_presses_alone(room: Room, size: tuple[int, int], seats: int) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE")
    ann.comes_to(ann.opens(seats=seats, bots=["", *["thumb"] * (seats - 1)], start=True))
    while options := asked(ann):
        shows_every_option(ann)
        if size in DESKS:
            is_one_screen(ann)
        presses(ann, ann.lot.choice(options))
    ann.sees("scene")
    check(ann)
    ann.goes_on()
    expect(ann.hook("ending").locator("li")).to_have_count(seats)
    check(ann)


@pytest.mark.whole
def test_the_truth_turns_the_mystic_stones_of_the_table_over(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.opens(bots=["", "thumb"], start=True)
    ann.comes_to(table)
    play([ann])
    ann.goes(f"/replay/{table}/0")
    expect(ann.sees("tally").locator(".tall")).to_have_count(0)
    ann.hook("eyes").select_option(str(TRUTH))
    expect(ann.hook("tally").locator(".tall")).to_have_count(4)
