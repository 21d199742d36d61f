"""Guided games from the first lesson into a real game: by touch on a phone, and Simsala's by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.people import Person
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from zaubertisch.lessons.course import Course
from zaubertisch.lessons.lesson import lessons_of, taught

PHONE = ViewportSize(width=360, height=740)
LONG = 60_000  # milliseconds until Python is there, on a busy machine
LESSONS = len(lessons_of("abraca"))


def steps(number: int, game: str = "abraca") -> Iterator[tuple[str, int]]:
    """What a learner says at every sentence of a lesson, or nothing to read on; and at which step that is."""
    course = Course(game, number)
    while not course.is_done:
        word = course.step.answer[0] if course.is_asking else ""
        word = course.referee.words(0)[-1] if word == "any" else word
        yield word, course.place
        assert course.say(word) if word else course.on()
        course.hear_others()


def begins(person: Person, lesson: int = 0) -> None:
    """From the game's card to the first lesson, or to another one by its address."""
    if lesson:
        person.goes(f"/learn/abraca/{lesson + 1}")
    else:
        person.goes("/")
        person.sees("game", game="abraca")
        person.clicks("learn", game="abraca")
    person.page.locator("[data-test=voice][data-step='0']").wait_for(timeout=LONG)


def is_at(page: Page, number: int, step: int, asks: bool) -> None:
    """The voice has come so far."""
    page.locator(f"[data-test=voice][data-lesson='{number}'][data-step='{step}'][data-asks='{str(asks).lower()}']").wait_for()


@pytest.mark.parametrize("first", [LESSONS - 1, pytest.param(0, marks=pytest.mark.whole)])
def test_on_a_phone_by_touch_in_german_to_the_last_lesson_and_into_a_game(room: Room, first: int) -> None:
    ada = room.person("Ada", lang="de-DE", scheme="dark", asking="auto", **PHONE)
    page = ada.page
    begins(ada, first)
    for number in range(first, LESSONS):
        for word, step in steps(number):
            if ends_round(number, step, word):
                ada.hook("dialog-close").tap()
            is_at(page, number, step, bool(word))
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
            if word:
                expect(ada.hook("option-button", word=word)).to_be_in_viewport(ratio=1)
                ada.hook("option-button", word=word).tap()
            else:
                ada.hook("voice-on").tap()
        ada.hook("voice-next").tap()
    ada.hook("what-now").wait_for()
    expect(ada.hook("what-now")).to_contain_text("Was nun?")
    ada.is_asked()
    expect(ada.hook("what-now")).to_contain_text("Dein Zug beginnt")
    check(ada)
    ada.hook("what-now").locator("summary").tap()
    ada.hook("what-now-hint").tap()
    ada.sees("hint-text")


@pytest.mark.whole
@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game", [game for game in taught() if game != "abraca"])
def test_on_a_phone_all_lessons_of_a_game_by_touch(room: Room, game: str, lang: str) -> None:
    ada = room.person("Ada", lang=lang, asking="auto", **PHONE)
    page = ada.page
    page.add_locator_handler(ada.hook("dialog-close"), lambda close: close.tap())
    ada.goes(f"/learn/{game}")
    page.locator("[data-test=voice][data-step='0']").wait_for(timeout=LONG)
    for number in range(len(lessons_of(game))):
        for word, step in steps(number, game):
            if word == "pay auto":  # a purchase pays itself
                continue
            is_at(page, number, step, bool(word))
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
            if word:
                page.locator(f'[data-word="{word}"]:not([aria-disabled=true])').filter(visible=True).first.tap()
            else:
                ada.hook("voice-on").tap()
        ada.hook("voice-next").tap()
    ada.hook("what-now").wait_for(timeout=LONG)
    check(ada)


def ends_round(number: int, step: int, word: str) -> bool:
    """Whether a scene tells the end of a round before the voice goes on."""
    return number == LESSONS - 1 and step == 1 and not word


@pytest.mark.whole
def test_all_lessons_by_keys_alone(room: Room) -> None:
    ada = room.person("Ada", asking="auto")
    page = ada.page
    begins(ada)
    for number in range(LESSONS):
        for word, step in steps(number):
            if ends_round(number, step, word):
                expect(ada.hook("dialog-close")).to_be_focused()
                page.keyboard.press("Enter")
            is_at(page, number, step, bool(word))
            if not word:
                expect(ada.hook("voice-on")).to_be_focused()
                page.keyboard.press("Enter" if step % 2 else "Space")
                continue
            page.keyboard.press("0" if word == "stop" else word.split()[1])
        expect(ada.hook("voice-next")).to_be_focused()
        page.keyboard.press("Enter")
    ada.hook("what-now").wait_for()
    check(ada)


@pytest.mark.whole
def test_wrong_presses_are_answered_and_one_can_go_back_repeat_and_skip(room: Room) -> None:
    ada = room.person("Ada", asking="auto")
    ada.goes("/learn/abraca/2")
    ada.page.locator("[data-test=voice][data-step='0']").wait_for(timeout=LONG)
    expect(ada.hook("ring")).to_have_count(1)
    ada.clicks("option-button", word="call 8")
    expect(ada.sees("voice-reply")).to_contain_text("After an 8 only another 8 could follow")
    ada.hook("option-button", word="stop").click(force=True)
    expect(ada.page.get_by_text("You have not cast anything in this turn yet").first).to_be_visible()
    check(ada)
    ada.clicks("option-button", word="call 5")
    expect(ada.sees("voice-says")).to_contain_text("Both of your neighbours lose a life")
    ada.clicks("voice-back")
    expect(ada.sees("voice-says")).to_contain_text("try the 5")
    expect(ada.hook("player", seat=1)).to_contain_text("6")
    ada.clicks("option-button", word="call 5")
    ada.clicks("voice-on")
    ada.clicks("voice-again")
    expect(ada.sees("voice-says")).to_contain_text("try the 5")
    ada.clicks("voice-skip")
    expect(ada.page.locator("[data-test=voice][data-lesson='2']")).to_be_visible()


def test_where_the_rules_cannot_be_loaded_the_page_says_so_and_offers_a_table(room: Room) -> None:
    ada = room.person("Ada")
    ada.context.route("**/pocket.zip", lambda route: route.abort())
    ada.goes("/learn/abraca")
    expect(ada.sees("no-lessons")).to_contain_text("could not be loaded", timeout=LONG)
    ada.page.get_by_role("button", name="A gentle table").click()
    ada.hook("what-now").wait_for()
