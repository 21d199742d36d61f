"""From an invitation to the last round: two people, two bots, and a page loaded anew in the middle."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Person, play, settle
from tests.browser.room import Room


def entries(person: Person) -> Locator:
    return person.hook("log").locator("[data-number]")


def numbers(person: Person) -> list[int]:
    found: list[int] = entries(person).evaluate_all("(all) => all.map((entry) => Number(entry.dataset.number))")
    return found


def invite(host: Person) -> str:
    """The host lays a table for two people and two bots; says its link."""
    host.goes("/")
    host.hook("game", game="abraca").locator("[data-test=invite]").click()
    host.sees("name").fill(host.name)
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
    follow(ben, invite(ann))
    ann.clicks("start")
    ann.sees("table")
    ben.sees("table")

    assert play([ann, ben], most=6) == 6
    settle([ann, ben])
    expect(entries(ben)).to_have_count(len(numbers(ann)))
    before = entries(ben).all_inner_texts()
    ben.page.reload()
    ben.sees("table")
    expect(entries(ben)).to_have_count(len(before))
    assert entries(ben).all_inner_texts() == before

    play([ann, ben])
    for person in (ann, ben):
        assert numbers(person) == list(range(len(numbers(person))))
        expect(person.hook("ending").locator("li")).to_have_count(4)
    assert len(numbers(ann)) == len(numbers(ben)) > 20
