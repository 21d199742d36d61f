"""Pace: others can be followed, what hits you waits until it was seen, and one looks back without leaving."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.people import Person, finish
from tests.browser.room import Room
from tests.games.abraca.scene import scene

COME_BACK = """(hidden) => {
    Object.defineProperty(document, 'visibilityState', {value: hidden ? 'hidden' : 'visible', configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
STORM = 5


def moves_elsewhere(person: Person, table: str, word: str) -> None:
    """Somebody answers without a page."""
    number = person.state(table)["number"]
    assert person.asks("POST", f"/tables/{table}/moves", {"number": number, "word": word}).ok


def test_somebody_chooses_a_pace_and_the_device_keeps_it(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.opens_menu("settings").locator("[data-test=pace]").select_option("brisk")
    ann.page.reload()
    expect(ann.opens_menu("settings").locator("[data-test=pace]")).to_have_value("brisk")


def test_the_first_games_are_calm(room: Room) -> None:
    ann = room.person("Ann", pace="")
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))
    expect(ann.opens_menu("settings").locator("[data-test=pace]")).to_have_value("calm")


def storm_over_ben(room: Room, pace: str) -> tuple[Person, Person, str]:
    """Ann has a storm in her row, which takes a life from both neighbours; Ben looks, Cleo has no page."""
    ann, ben, cleo = (room.person(name, pace=pace) for name in ("Ann", "Ben", "Cleo"))
    table = ann.opens(seats=3, start=True)
    ben.joins(table)
    cleo.joins(table)
    stage.set_up(ann.house, {table: scene(3, scoring="single_round").row(0, STORM, STORM, 6, 7, 8)})
    ben.comes_to(table)
    return ann, ben, table


def test_what_hits_you_is_held_until_any_key_and_what_comes_after_waits_behind_it(room: Room) -> None:
    ann, ben, table = storm_over_ben(room, "calm")
    moves_elsewhere(ann, table, f"call {STORM}")
    expect(ben.sees("held")).to_contain_text("You lose")
    moves_elsewhere(ann, table, "stop")
    expect(ben.hook("held")).to_be_visible()
    expect(ben.hook("turn")).to_have_attribute("data-yours", "false")
    ben.page.keyboard.press("x")
    expect(ben.hook("held")).to_have_count(0)
    ben.is_asked()


def test_a_key_of_the_page_goes_on_and_does_what_it_always_does(room: Room) -> None:
    ann, ben, table = storm_over_ben(room, "brisk")
    moves_elsewhere(ann, table, f"call {STORM}")
    expect(ben.sees("held").get_by_role("button")).to_have_accessible_name("Go on")
    ben.page.keyboard.press("t")
    expect(ben.hook("held")).to_have_count(0)
    ben.sees("text-table")


def test_what_hits_you_is_let_go_by_a_press_that_does_what_it_would_have_done(room: Room) -> None:
    ann, ben, table = storm_over_ben(room, "brisk")
    moves_elsewhere(ann, table, f"call {STORM}")
    ben.sees("held")
    ben.clicks("chat-box")
    expect(ben.hook("held")).to_have_count(0)
    expect(ben.hook("chat-box")).to_be_focused()


def test_at_an_instant_pace_nothing_is_held(room: Room) -> None:
    ann, ben, table = storm_over_ben(room, "instant")
    moves_elsewhere(ann, table, f"call {STORM}")
    moves_elsewhere(ann, table, "stop")
    ben.is_asked()
    expect(ben.hook("held")).to_have_count(0)


def test_one_looks_back_since_the_last_move_and_returns_without_leaving_the_game(room: Room) -> None:
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    if ann.looks().asked:
        ann.answers("stop")
    moves_elsewhere(ben, table, "call 8")
    ann.sees("since").click()
    back = ann.sees("looking-back")
    expect(back).to_contain_text("Ben calls 8")
    expect(ann.hook("board")).to_have_attribute("data-number", back.get_attribute("data-number") or "")
    expect(ann.hook("option-button").and_(ann.page.locator(":not([aria-disabled=true])"))).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.hook("looking-back")).to_have_count(0)
    assert f"/table/{table}" in ann.page.url


def test_a_line_of_the_log_shows_its_moment_at_the_table(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    ann.clicks("line", number=1)
    expect(ann.sees("looking-back")).to_have_attribute("data-number", "1")
    ann.clicks("past-back")
    expect(ann.hook("looking-back")).to_have_attribute("data-number", "0")
    ann.clicks("to-now")
    expect(ann.hook("looking-back")).to_have_count(0)


def looks_away(room: Room) -> tuple[Person, Person, str]:
    """Ann has had her turn and turned to another tab; Ben is asked."""
    ann, ben, table = room.pair()
    ann.comes_to(table)
    ann.answers("call 8")
    if ann.looks().asked:
        ann.answers("stop")
    ann.page.evaluate(COME_BACK, True)
    return ann, ben, table


def test_whoever_comes_back_to_the_tab_is_told_what_happened(room: Room) -> None:
    ann, ben, table = looks_away(room)
    moves_elsewhere(ben, table, "call 8")
    expect(ann.hook("log")).to_contain_text("Ben calls 8")
    ann.page.evaluate(COME_BACK, False)
    expect(ann.sees("missed-told")).to_contain_text("Ben calls 8")
    ann.clicks("missed-step")
    expect(ann.sees("looking-back")).to_contain_text("Ben calls 8")


def test_what_was_missed_goes_with_the_next_move(room: Room) -> None:
    ann, ben, table = looks_away(room)
    moves_elsewhere(ben, table, "call 8")
    if ben.state(table)["options"]:
        moves_elsewhere(ben, table, "stop")
    ann.is_asked()
    ann.page.evaluate(COME_BACK, False)
    ann.sees("missed-told")
    ann.answers("call 8")
    expect(ann.hook("missed")).to_have_count(0)


def test_at_the_end_everything_is_revealed_without_leaving(room: Room) -> None:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.comes_to(table)
    expect(ann.sees("ending").locator("[data-test=badge]")).to_have_count(2)
    ann.clicks("all-open")
    ann.sees("looking-back")
    ann.clicks("to-now")
    ann.sees("ending")
