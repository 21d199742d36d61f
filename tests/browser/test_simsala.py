"""Simsala… Bumm? on its board: what one knows is in view where one decides, and the end says why and shows all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.people import Person
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.window import DESKS, HIDDEN, OPTIONS, is_one_screen, shows_every_option
from tests.games.abraca.scene import AbracaScene, scene

UPRIGHT, LYING = (360, 740), (740, 360)
CALL = "[data-test=option-button]"
SMALL_THINGS = f"[data-test=strip], [data-test=mini-tally], {CALL} .short, {CALL} .left"
CUT_OFF = """() => [...document.querySelectorAll('.dock, .dock .text')]
    .filter((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.textContent)"""


def in_vain() -> AbracaScene:
    """Five seats have each called in vain, and it is the first one's turn again."""
    t = scene(5).row(0, 8, 8, 7, 5, 3).row(1, 1, 2, 7, 6, 5).row(2, 3, 8, 7, 6, 6)
    t.row(3, 4, 5, 5, 6, 7).row(4, 4, 5, 6, 8, 8).lives(4, 6, 2, 5, 3).mystic(0, 4, 6).mystic(2, 8)
    for seat, word in enumerate(("call 4", "call 3", "call 2", "call 2", "call 2")):
        t.says(seat, word)
    return t


def comes_to_stage(person: Person, t: AbracaScene, **wishes: object) -> str:
    """The person at the first seat, bots at the others, and the table as the scene has it."""
    seats = t.table.seats
    wish = {"seats": seats, "bots": ["", *["thumb"] * (seats - 1)], "options": {"first_seat": "0"}, "start": True}
    table = person.opens(**{**wish, **wishes})
    stage.set_up(person.house, {table: t})
    person.comes_to(table)
    person.is_asked()
    return table


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_on_a_phone_one_decides_seeing_what_one_has_and_what_a_spell_does(
    room: Room, size: tuple[int, int], lang: str,
) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang=lang)
    comes_to_stage(ann, in_vain())
    ann.page.evaluate("document.fonts.ready")
    shows_every_option(ann)
    ann.finds_none(HIDDEN, SMALL_THINGS)
    ann.finds_none(CUT_OFF)
    expect(ann.hook("strip")).to_have_text(re.compile(r"^\s*3\s*\?\s*5\s*4\s*6\s*$"))
    check(ann)


def test_a_phone_that_lies_shows_the_whole_table_beside_the_calls(room: Room) -> None:
    ann = room.person("Ann", width=LYING[0], height=LYING[1])
    comes_to_stage(ann, in_vain(), name="Maximiliane Zwiebelkopf")
    ann.finds_none(HIDDEN, "[data-test=player], [data-test=tally]")
    ann.hook("player", seat=0).get_by_text("Maximiliane").hover()  # a name that is cut is told whole
    expect(ann.sees("whole-text")).to_have_text("Maximiliane Zwiebelkopf")


@pytest.mark.parametrize("size", [UPRIGHT, LYING, *DESKS])
def test_all_mystic_stones_to_choose_from_are_in_view(room: Room, size: tuple[int, int]) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE")
    t = scene(3, mystic_choice="choose").row(0, 4, 5, 6, 7, 8)
    t.says(0, "call 4")
    comes_to_stage(ann, t, options={"first_seat": "0", "mystic_choice": "choose"})
    ann.page.evaluate("document.fonts.ready")
    expect(ann.page.locator(OPTIONS)).to_have_count(4)
    assert ann.looks().options == ["take 1", "take 2", "take 3", "take 4"]
    shows_every_option(ann)
    if size in DESKS:
        is_one_screen(ann)


@pytest.mark.parametrize("size", DESKS)
def test_what_was_called_in_vain_is_marked_at_the_call_and_at_the_row(room: Room, size: tuple[int, int]) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE")
    comes_to_stage(ann, in_vain())
    is_one_screen(ann)
    expect(ann.hook("option-button", word="call 4")).to_have_accessible_name(re.compile("vergeblich angesagt"))
    expect(ann.hook("option-button").locator("[data-test=vain]")).to_have_count(1)
    for seat, spell in enumerate((4, 3, 2, 2, 2)):
        mark = ann.hook("player", seat=seat).locator("[data-test=vain]")
        expect(mark.get_by_role("img", name=f"vergeblich angesagt: {spell}")).to_be_visible()


def test_stones_drawn_since_are_counted_and_the_row_is_no_longer_marked(room: Room) -> None:
    ann = room.person("Ann")
    t = scene(2).row(0, 3, 5, 6, 7, 8).row(1, 1, 5, 6, 7, 8)
    for seat, word in ((0, "call 3"), (0, "call 4"), (1, "call 2")):
        t.says(seat, word)
    comes_to_stage(ann, t)
    expect(ann.hook("option-button", word="call 4")).to_have_accessible_name(
        re.compile("called in vain, 1 stone drawn since"),
    )
    expect(ann.hook("player", seat=0).locator("[data-test=vain]")).to_have_count(0)


def test_without_aids_nothing_is_remembered_for_anybody(room: Room) -> None:
    ann = room.person("Ann")
    comes_to_stage(ann, in_vain(), aids=False)
    expect(ann.hook("vain")).to_have_count(0)


def knock_out(*totals: int) -> AbracaScene:
    """A Blizzard of the first seat takes its left neighbour's last life."""
    t = scene(4).row(0, 6, 8, 8).row(1, 1, 2, 7, 6, 5).lives(4, 1, 2, 5).totals(*totals)
    return t.mystic(0, 4, 6).mystic(1, 3).mystic(2, 8)


def test_the_end_of_a_round_says_what_its_points_are_made_of(room: Room) -> None:
    ann = room.person("Ann")
    comes_to_stage(ann, knock_out(0, 1, 2, 0))
    ann.answers("call 6")
    expect(ann.hook("points-parts")).to_have_text(["3 + 2 mystic stones", "1 + 1 mystic stone"])
    check(ann)
    ann.goes_on()
    assert not ann.looks().over


def test_the_end_of_a_game_turns_all_stones_over(room: Room) -> None:
    ann = room.person("Ann")
    comes_to_stage(ann, knock_out(5, 1, 2, 0))
    ann.answers("call 6")
    ann.goes_on()
    expect(ann.hook("player", seat=0).locator("[data-place=row-0]")).to_have_attribute("aria-label", "row 8, 8")
    expect(ann.hook("player", seat=2).get_by_role("img", name="8", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [UPRIGHT, DESKS[0]])
def test_every_seat_is_in_view_and_the_neighbours_are_marked(room: Room, size: tuple[int, int]) -> None:
    ann = room.person("Ann", width=size[0], height=size[1])
    comes_to_stage(ann, in_vain())
    ann.page.evaluate("document.fonts.ready")
    ann.finds_none(HIDDEN, "[data-test=player]")
    expect(ann.hook("side")).to_have_count(2)
    expect(ann.hook("player", seat=1).locator("[data-side=left]")).to_be_visible()
    expect(ann.hook("player", seat=4).locator("[data-side=right]")).to_be_visible()


def test_a_call_names_whom_it_strikes(room: Room) -> None:
    ann = room.person("Ann")
    comes_to_stage(ann, in_vain())
    left, right = (ann.hook("player", seat=seat).get_attribute("aria-label") for seat in (1, 4))
    expect(ann.hook("option-button", word="call 6").locator(".effect").first).to_have_text(f"{left} −1")
    expect(ann.hook("option-button", word="call 7").locator(".effect").first).to_have_text(f"{right} −1")


def test_the_last_round_says_that_the_game_is_over(room: Room) -> None:
    ann = room.person("Ann")
    comes_to_stage(ann, knock_out(5, 1, 2, 0))
    ann.answers("call 6")
    expect(ann.hook("game-over")).to_be_visible()
    check(ann)
