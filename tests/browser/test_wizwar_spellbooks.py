"""Personal spellbooks in the browser: the schools are drafted in the page, and the game is played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import wizards
from tests.browser.people import Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import dialog_fits, fits, is_for_thumbs
from tests.browser.test_wizwar import SEATED, says
from zaubertisch.games.wizwar.cards import CARDS

DRAFT = {"schools": "draft", "personal_spellbook": "on", "first_seat": "0", "turn_cap": "40"}


def picks(person: Person, school: str) -> None:
    """Takes a school in the page, and sees it in the own group's spellbook."""
    person.is_asked()
    assert person.hook("option-button", word=f"school {school}").is_enabled()
    says(person, f"school {school}")


def taken(person: Person, group: int) -> list[str | None]:
    slots = person.hook("book", group=group).locator("[data-test=pick]")
    return [slot.get_attribute("data-school") for slot in slots.all()]


def plays_on(people: list[Person], table: str) -> None:
    """They run for treasures until somebody has won, or the last turn is over."""
    while not people[0].looks().over:
        settle(people)
        for person in people:
            if person.looks().asked and not person.looks().over:
                state = person.state(table)
                expect(person.hook("board")).to_have_attribute("data-number", str(state["number"]))
                says(person, wizards.runs(state))
                break


def is_over(person: Person, seats: int) -> None:
    """The end scene, and what stands on the table after it."""
    expect(person.sees("scene").locator("dd")).to_have_count(4 * seats)
    dialog_fits(person)
    check(person)
    person.goes_on()
    expect(person.hook("ending").locator("li")).to_have_count(seats)


@pytest.mark.whole
def test_two_people_share_the_schools_out_and_play_to_the_end(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben", width=360, height=780)
    table = ann.opens(game="wizwar", options=DRAFT, start=True)
    ben.joins(table)
    for person in (ann, ben):
        person.comes_to(table)
        person.sees("draft")
        person.moves_at_once()
        check(person)
    fits(ben)
    is_for_thumbs(ben)
    expect(ann.hook("read-school")).to_have_count(6)
    ann.clicks("read-school", school="mutation")
    expect(ann.sees("reader")).to_contain_text("Golem Form")
    ann.goes_on()
    drafted = ["elemental", "mutation", "alchemy", "thaumaturgy", "mentalism"]
    for number, school in enumerate(drafted):
        picks([ann, ben][number % 2], school)
        both = [taken(ann, 0), taken(ann, 1)]
        assert both[number % 2][number // 2] == school
    expect(ann.hook("option-button", word="school elemental")).to_have_attribute("aria-disabled", "true")
    expect(ben.hook("book", group=0)).to_contain_text("Mentalism")
    picks(ben, "conjuring")
    for person in (ann, ben):
        expect(person.hook("draft")).to_have_count(0)
        expect(person.hook("spellbook")).to_have_count(2)
    own = ann.hook("spellbook").first
    for school in ("Alchemy", "Elemental", "Mentalism"):
        expect(own.get_by_role("img", name=school)).to_be_visible()
    foreign = ({"conjuring", "mutation", "thaumaturgy"}, {"alchemy", "elemental", "mentalism"})
    for person, others in zip((ann, ben), foreign, strict=True):
        for kind in person.state(table)["view"]["hand"]:
            assert not set(CARDS[kind].copies) <= others, "A hand is drawn from the own group's deck."
    plays_on([ann, ben], table)
    is_over(ann, 2)


@pytest.mark.whole
@pytest.mark.parametrize(("width", "lang"), [(360, "de-DE"), (1280, "en-GB")])
def test_four_draft_for_two_groups_and_play_to_the_end(room: Room, width: int, lang: str) -> None:
    ann = room.person("Ann", width=width, height=780, lang=lang)
    table = ann.opens(game="wizwar", seats=4, bots=["", *["nearest"] * 3], options=DRAFT, start=True)
    ann.comes_to(table)
    ann.page.wait_for_selector(SEATED, state="attached")  # the schools lie over the maze
    ann.moves_at_once()
    ann.is_asked()
    check(ann)
    picks(ann, "mutation")
    ann.is_asked()  # in its group everybody picks in turn, so the first picks again at last but one
    expect(ann.hook("book", group=0).locator("[data-school=mutation]")).to_be_visible()
    expect(ann.hook("book", group=1).locator("[data-test=pick]:not([data-school=''])")).to_have_count(2)
    says(ann, ann.looks().options[0])
    expect(ann.hook("draft")).to_have_count(0)
    expect(ann.hook("spellbook")).to_have_count(2)
    if width == 360:
        fits(ann)
        is_for_thumbs(ann)
    ann.opens_menu("orders")
    for order in ("pass_others", "take_harmless"):
        ann.hook("order", key=order).check()
    ann.page.keyboard.press("Escape")  # the sheet lies over what is asked until it is put away
    plays_on([ann], table)
    is_over(ann, 4)
