"""The fullest tables of Magia Cum Laude: six masters with open books, a hand of many colours, nothing to scroll for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.window import DESKS, is_one_screen, shows_every_option
from tests.games.magia.scene import MagiaScene, scene

MANY: Final = ["red", "red star", "black crystal", "yellow", "yellow double", "green", "blue star", "purple"]
ALIKE: Final = ["red", "red", "red", "blue", "blue", "blue", "green", "green", "green"]
BOOKS: Final = ["212", "122", "131", "311", "221"]


def late(*hand: str) -> MagiaScene:
    """Late in a game: everybody else has secured a book, spells are half full, the own supply has too many."""
    t = scene(6).hand(0, *hand).supply(0, "202")
    for seat, book in enumerate(BOOKS, 1):
        t.secured(seat, book)
    return t.spell("red", "222", "121").full("black", secured=True).full("blue")


def naming() -> MagiaScene:
    return late(*MANY)


def walking() -> MagiaScene:
    """In a bay, with a card for every wall and a portal for every colour."""
    t = late(*MANY)
    t.says(0, "name green")
    while t.table.question() == "steal":
        t.says(0, "steal 1")
    return t


def examining() -> MagiaScene:
    """On the desk, with six lines, six portals and summonses to pay."""
    t = late(*ALIKE).at("red", "B2").at("blue", "G2").at("green", "H5")
    t.says(0, "name examiner")
    return t


def paying() -> MagiaScene:
    t = examining()
    t.says(0, "go e")
    return t


def losing() -> MagiaScene:
    """An apprentice meets the examiner and may lose or be given a crystal."""
    t = late("red", "red").at("red", "A2").at("examiner", "A3").crystal("A3", "none")
    t.says(0, "name red", "play red", "go e", "stop")
    return t


FULLEST: Final[dict[str, Callable[[], MagiaScene]]] = {
    "name": naming, "step": walking, "examiner": examining, "pay": paying, "lose_or_receive": losing,
}


@pytest.mark.parametrize(("size", "lang"), [
    ((1920, 1080), "de-DE"),
    pytest.param((1280, 800), "en-GB", marks=pytest.mark.whole),
    pytest.param((1280, 800), "de-DE", marks=pytest.mark.whole),
    pytest.param((360, 740), "de-DE", marks=pytest.mark.whole),
    pytest.param((740, 360), "de-DE", marks=pytest.mark.whole),
])
def test_the_fullest_table_shows_all_that_answers_the_question(room: Room, size: tuple[int, int], lang: str) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang=lang)
    wish = {"game": "magia", "seats": 6, "bots": ["", *["thumb"] * 5], "options": {"first_seat": "0"}, "start": True}
    tables = {question: ann.opens(**wish) for question in FULLEST}
    stage.set_up(room.house, {tables[question]: FULLEST[question]() for question in FULLEST})
    for question, table in tables.items():
        ann.comes_to(table)
        ann.is_asked()
        assert ann.state(table)["question"] == question
        expect(ann.hook("option-button", word=ann.state(table)["options"][-1])).to_be_visible()
        shows_every_option(ann)
        if size in DESKS:
            is_one_screen(ann)
    expect(ann.hook("about")).to_contain_text("Rot" if lang == "de-DE" else "Red")
    check(ann)


CUT_OFF: Final = """() => [...document.querySelectorAll('[data-test=player] p')]
    .filter((line) => line.scrollWidth > line.clientWidth + 1).map((line) => line.textContent)"""
RUN_TOGETHER: Final = """() => [...document.querySelectorAll('.names button')].filter((button) => {
    const name = button.querySelector('.text > [aria-hidden]').getBoundingClientRect();
    const sign = button.querySelector('.ground')?.getBoundingClientRect();
    const beside = !sign || sign.left >= name.right || sign.top >= name.bottom;
    return !beside || name.right > button.getBoundingClientRect().right;
}).map((button) => button.textContent)"""
ASTRAY: Final = """() => [['green', 'D7'], ['examiner', 'D7']].filter(([figure, field]) => {
    const stands = document.querySelector(`[data-place=figure-${figure}] .figure`).getBoundingClientRect();
    const floor = document.querySelector(`g.hex[data-field=${field}]`).getBoundingClientRect();
    return stands.left < floor.left - 1 || stands.right > floor.right + 1 || stands.top < floor.top - 1;
})"""
SEALED_BADLY: Final = """() => [...document.querySelectorAll('[data-test=seal]')].filter((seal) => {
    const tick = seal.getBoundingClientRect();
    const name = seal.parentElement.querySelector('text').getBoundingClientRect();
    const room = seal.ownerSVGElement.getBoundingClientRect();
    const covers = tick.left < name.right && tick.right > name.left && tick.top < name.bottom && tick.bottom > name.top;
    return covers || tick.left < room.left || tick.right > room.right;
}).map((seal) => seal.parentElement.dataset.colour)"""


def crowded() -> MagiaScene:
    """Open books, secured spells on every side, two figures on one field, a supply that fits nothing in the book."""
    t = late(*MANY).book(0, "320").supply(0, "001").at("green", "D7").at("examiner", "D7")
    return t.full("purple", secured=True).full("red", secured=True)


@pytest.mark.parametrize("lang", ["en-GB", pytest.param("de-DE", marks=pytest.mark.whole)])
def test_nothing_is_cut_off_in_the_letters_of_the_system(room: Room, lang: str) -> None:
    ann = room.person("Ann", width=1280, height=800, lang=lang)
    ann.page.route("**/*.woff2", lambda route: route.abort())
    table = ann.opens(game="magia", seats=6, bots=["", *["thumb"] * 5], options={"first_seat": "0"}, start=True)
    stage.set_up(room.house, {table: crowded()})
    ann.comes_to(table)
    ann.is_asked()
    german = lang == "de-DE"
    expect(ann.hook("secrets").locator(".book .worth")).to_have_text("jetzt -1 Punkt" if german else "-1 point now")
    expect(ann.hook("surplus")).to_have_text("1zu viel" if german else "1too many")
    expect(ann.hook("seal")).to_have_count(3)
    for size in DESKS:
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        for flaw in (CUT_OFF, RUN_TOGETHER, ASTRAY, SEALED_BADLY):
            ann.finds_none(flaw)
