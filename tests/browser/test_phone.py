"""At 360 pixels everything is there: nothing to scroll sideways, nothing too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import ONWARD, Person
from tests.browser.room import Room

SMALL = """() => [...document.querySelectorAll('button, select, summary, a[href], input, label.tick')]
    .filter((it) => !it.disabled && it.type !== 'checkbox' && it.checkVisibility())
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.bottom + scrollY > 0 && (box.width < 40 || box.height < 40))
    .map(([it, box]) => `${it.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`)
"""
COVERED = """() => [...document.querySelectorAll('[data-test=player]')].filter((player) => {
    const [mystics, row] = ['mystics', 'row'].map((place) => player.querySelector(`[data-place^=${place}]`));
    if (!mystics) return false;
    const [one, other] = [mystics.getBoundingClientRect(), row.getBoundingClientRect()];
    const inside = [...mystics.querySelectorAll('*')].every((it) => it.getBoundingClientRect().right <= one.right + 1);
    return !inside || !(one.right <= other.left + 1 || one.bottom <= other.top + 1 || one.top >= other.bottom - 1);
}).map((player) => player.textContent)
"""
KEYS = """() => [...document.querySelectorAll('button')].filter((it) => it.checkVisibility())
    .filter((it) => [...it.querySelectorAll('kbd')].some((key) => key.checkVisibility())
        || (it.dataset.key && getComputedStyle(it, '::after').content !== 'none'))
    .map((it) => it.outerHTML)
"""
NIGHT_SINGER = 4


def fits(person: Person) -> None:
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, f"{person.page.url} is {wide} pixels wide"


def dialog_fits(person: Person) -> None:
    """Nothing of what has been opened lies beyond its edge."""
    dialog = person.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    beyond = dialog.evaluate("(dialog) => dialog.scrollWidth - dialog.clientWidth")
    assert beyond <= 0, f"{beyond} pixels are cut off"


def is_for_thumbs(person: Person) -> None:
    person.finds_none(SMALL)


def test_on_a_phone_one_gets_from_home_into_the_game_and_nothing_scrolls_sideways(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    ann.goes("/")
    ann.sees("play-now", game="abraca")
    fits(ann)
    ann.hook("play-now", game="abraca").tap()
    ann.sees("board")
    for _ in range(3):
        ann.is_asked()
        sight = ann.looks()
        if sight.scene:
            ann.hook("dialog-close").tap()
        fits(ann)
        is_for_thumbs(ann)
        ann.hook("option-button", word=sight.options[-1]).tap()
        ann.sees("confirm")
        fits(ann)
        is_for_thumbs(ann)
        ann.hook("say").tap()
        ann.page.wait_for_function(ONWARD, arg=sight.number)
    ann.is_asked()
    if ann.looks().scene:
        ann.hook("dialog-close").tap()
    ann.hook("text-mode").tap()
    ann.sees("lines")
    fits(ann)
    is_for_thumbs(ann)


def test_on_a_phone_a_table_can_be_laid_and_joined(room: Room) -> None:
    ann, ben = (room.person(name, width=360, height=740) for name in ("Ann", "Ben"))
    ann.goes("/new/abraca")
    ann.sees("name").fill("Ann")
    fits(ann)
    ann.hook("open-table").tap()
    link = ann.sees("link").input_value()
    fits(ann)
    is_for_thumbs(ann)
    ben.page.goto(link)
    ben.sees("name").fill("Ben")
    fits(ben)
    ben.hook("sit", seat=1).tap()
    expect(ann.hook("seat", seat=1)).to_contain_text("Ben")


def test_replay_rules_and_about_fit_a_phone(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))
    ann.answers("call 8")
    ann.hook("line", number=1).tap()
    ann.hook("past-replay").tap()
    ann.sees("replay-page")
    fits(ann)
    is_for_thumbs(ann)
    for path, test in (("/rules/abraca", "rule"), ("/about", "about")):
        ann.goes(path)
        ann.sees(test)
        fits(ann)


def test_on_a_phone_nothing_covers_the_mystic_stone_one_has_looked_at(room: Room) -> None:
    ann, ben, table = room.pair()
    while NIGHT_SINGER not in ben.state(table)["view"]["rows"][0]:
        table = ann.opens(start=True)
        ben.joins(table)
    assert ann.asks("POST", f"/tables/{table}/moves", {"number": 0, "word": f"call {NIGHT_SINGER}"}).ok
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.comes_to(table)
    expect(ann.hook("player", seat=0).locator("[data-place=mystics-0]")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.finds_none(COVERED)


@pytest.mark.parametrize("game", ["abraca", "zavandor"])
def test_whoever_touches_is_shown_no_keys_however_large_the_screen(room: Room, game: str) -> None:
    ann = room.person("Ann", width=360, height=740)
    ann.comes_to(ann.opens(game=game, bots=["", "thumb"], options={}, start=True))
    ann.is_asked()
    ann.sees("option-button")
    ann.finds_none(KEYS)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    ann.finds_none(KEYS)
