"""Wiz-War in the browser: whole games by mouse, thumb and keys; a countered counter; maze, cards and refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import wizards
from tests.browser.people import SIGHT, Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import fits, is_for_thumbs

STEPS = {"north": "w", "east": "d", "south": "s", "west": "a"}
ENOUGH = ("finish", "pass", "done", "stop", "unboosted", "plain", "leave")
MOST_TABS = 200

# Choosing for oneself makes no entry in the log.
ONWARD = f"""(number) => ({SIGHT})().over
    || Number(document.querySelector('[data-test=board]').dataset.number) > number"""
SEATED = "[data-test=board] [data-test=maze]"


def shown_number(person: Person) -> int:
    """The move the board shows."""
    return int(person.hook("board").get_attribute("data-number") or -1)


def sits_down(person: Person, seats: int = 2, bots: list[str] | None = None, **options: str) -> str:
    """This person begins a game, and looks at it."""
    seated = bots if bots is not None else ["", *["nearest"] * (seats - 1)]
    table = person.opens(game="wizwar", seats=seats, bots=seated, options={"first_seat": "0", **options}, start=True)
    person.comes_to(table)
    person.page.wait_for_selector(SEATED)
    return table


def sit_down(ann: Person, ben: Person, bots: list[str], **options: str) -> str:
    """Both of them, and perhaps a bot."""
    table = ann.opens(game="wizwar", seats=len(bots), bots=bots, options={"first_seat": "0", **options}, start=True)
    ben.joins(table)
    for person in (ann, ben):
        person.comes_to(table)
        person.page.wait_for_selector(SEATED)
    return table


def says(person: Person, word: str) -> None:
    """Points at it, without being asked whether it is meant."""
    number = shown_number(person)
    person.clicks("option-button", word=word)
    person.page.wait_for_function(ONWARD, arg=number)


def says_by_keys(person: Person, word: str, options: list[str]) -> None:
    """The same with the keyboard alone."""
    keys, number = person.page.keyboard, shown_number(person)
    if word.startswith("step"):
        keys.press(STEPS[word.split()[1]])
    elif word in ENOUGH:
        keys.press("0")
    elif options.index(word) < 9:
        keys.press(str(options.index(word) + 1))
    else:
        keys.press("b")
        for _ in range(MOST_TABS):
            if person.page.evaluate("document.activeElement.dataset.word") == word:
                break
            keys.press("Tab")
        keys.press("Enter")
    expect(person.hook("say", said=word)).to_be_focused()
    keys.press("Enter")
    person.page.wait_for_function(ONWARD, arg=number)


def quickly(person: Person, table: str, word: str, number: int) -> dict[str, Any]:
    """Says a word without looking."""
    answer = person.asks("POST", f"/tables/{table}/moves", {"number": number, "word": word})
    assert answer.ok, answer.text()
    state: dict[str, Any] = answer.json()["state"]
    return state


@pytest.mark.parametrize(("width", "keys"), [(1280, False), (360, False), (1280, True)])
def test_two_people_and_a_bot_play_to_the_end(room: Room, width: int, keys: bool) -> None:
    ann = room.person("Ann", width=width, height=800, lang="de-DE" if width == 360 else "en-GB")
    ben = room.person("Ben")
    table = sit_down(ann, ben, ["", "", "nearest"])
    for person in (ben,) if keys else (ann, ben):
        person.hook("two-step").uncheck()
    while True:
        settle([ann, ben])
        asked = next((person for person in (ann, ben) if person.looks().asked), None)
        if ann.looks().over:
            break
        if asked is None:
            continue
        state = asked.state(table)
        offered = asked.looks().options
        assert sorted(offered) == sorted(state["options"]), "Each option is on the board, and there once."
        word = wizards.runs(state)
        if keys and asked is ann:
            says_by_keys(ann, word, state["options"])
        else:
            says(asked, word)
    expect(ann.sees("scene").locator("dd")).to_have_count(12)
    check(ann)
    if keys:
        expect(ann.hook("dialog-close")).to_be_focused()
        ann.page.keyboard.press("Enter")
    else:
        ann.goes_on()
    expect(ann.hook("ending").locator("li")).to_have_count(3)
    check(ann)
    if width == 360:
        fits(ann)
        is_for_thumbs(ann)


def until_armed(table: str, people: list[Person]) -> tuple[Person, Person]:
    """Ann and Ben gather cards until one of them can attack, the other can counter, and the first can answer that."""
    while True:
        states = [person.state(table) for person in people]
        asked = states[0]["asked"]
        mine, theirs = states[asked], states[1 - asked]
        assert not mine["over"]
        if mine["view"]["question"] == "main" and wizards.is_armed(mine, theirs):
            return people[asked], people[1 - asked]
        quickly(people[asked], table, wizards.gathers(mine, mine["view"]["bases"][0]), mine["number"])


def finishes_choosing(person: Person, table: str) -> None:
    """Aims at a wizard, without any help or energy, until it is announced."""
    while True:
        state = person.state(table)
        if not state["options"] or state["view"]["question"] in ("main", "react", "react_shield"):
            return
        aims = [word for word in state["options"] if word.startswith(("at ", "against"))]
        says(person, aims[0] if aims else wizards.quietly(state["options"]))


def answer_with(state: dict[str, Any], keys: tuple[str, ...]) -> str:
    return next(str(word) for word in state["options"] if word.split()[-1] in keys)


def test_a_counter_is_countered_and_the_pile_shows_who_is_asked(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben", width=360, height=780)
    table = sit_down(ann, ben, ["", ""], schools="alchemy-mentalism-thaumaturgy")
    for person in (ann, ben):
        person.hook("two-step").uncheck()
    one, other = until_armed(table, [ann, ben])
    state = one.state(table)
    blow = next(key for key in wizards.BLOWS if f"cast {key}" in state["options"])
    expect(one.hook("board")).to_have_attribute("data-number", str(state["number"]))
    says(one, f"cast {blow}")
    finishes_choosing(one, table)
    other.is_asked()
    expect(other.hook("announced")).to_have_count(1)
    expect(other.sees("pile")).to_contain_text(other.name)
    check(other)
    says(other, answer_with(other.state(table), wizards.SHIELDS))
    finishes_choosing(other, table)
    one.is_asked()
    expect(one.hook("announced")).to_have_count(2)
    expect(one.hook("announced").first).to_contain_text(other.name)  # what came last lies on top
    check(one)
    says(one, answer_with(one.state(table), wizards.ANSWERS))
    finishes_choosing(one, table)
    for person in (one, other):
        log = person.hook("log")
        expect(log).to_contain_text(re.compile(rf"{other.name} reacts with|You react with"))
        expect(log).to_contain_text(re.compile(rf"{one.name} reacts with|You react with"))
    while other.state(table)["options"]:
        says(other, wizards.quietly(other.state(table)["options"]))
    expect(one.hook("log")).to_contain_text("is cancelled")


def test_a_lit_square_is_stepped_on_and_a_wall_answers_with_its_rule(room: Room) -> None:
    ann = room.person("Ann", motion=True)
    table = sits_down(ann)
    ann.is_asked()
    steps = [word for word in ann.state(table)["options"] if word.startswith("step")]
    expect(ann.page.locator("[data-test=maze] .step")).to_have_count(len(steps))
    blocked = ann.page.locator("[data-test=option-button][data-word^=step][aria-disabled=true]")
    if blocked.count():
        blocked.first.click(force=True)
        expect(ann.sees("toast")).to_contain_text("WW-")
    number = shown_number(ann)
    ann.page.locator("[data-test=maze] .step").first.click()
    ann.clicks("say")
    ann.page.wait_for_function(ONWARD, arg=number)
    expect(ann.hook("last-move")).to_contain_text("You are on")


def test_the_maze_is_zoomed_by_buttons_keys_and_fingers(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    sits_down(ann, 4)
    maze = ann.sees("maze")
    ann.hook("zoom-in").tap()
    ann.hook("zoom-in").tap()
    expect(maze).to_have_attribute("data-zoom", "2.25")
    expect(maze.locator("[data-place=square-a1] text").first).to_have_text("a1")
    ann.hook("zoom-whole").tap()
    expect(maze).to_have_attribute("data-zoom", "1.00")
    ann.hook("zoom-in").focus()
    ann.page.keyboard.press("+")
    expect(maze).to_have_attribute("data-zoom", "1.50")
    ann.page.keyboard.press("-")
    expect(maze).to_have_attribute("data-zoom", "1.00")
    maze.scroll_into_view_if_needed()
    box = maze.bounding_box()
    assert box is not None
    fingers = ann.context.new_cdp_session(ann.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, gap in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80)):
        points = [{"x": x - gap / 2, "y": y, "id": 1}, {"x": x + gap / 2, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(maze).to_have_attribute("data-zoom", re.compile(r"^(1\.[6-9]|2)"))
    fits(ann)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_four_wizards_with_long_names_fit_a_phone_and_a_bystander_sees_no_hand(room: Room, lang: str) -> None:
    ann = room.person("Konstantinopolitanerin", width=360, height=740, lang=lang)
    table = sits_down(ann, 4)
    ann.is_asked()
    fits(ann)
    is_for_thumbs(ann)
    check(ann)
    expect(ann.hook("player")).to_have_count(4)
    ben = room.person("Ben", width=360, height=740)
    ben.comes_to(table)
    ben.sees("maze")
    expect(ben.hook("option-button")).to_have_count(0)
    expect(ben.hook("read-card")).to_have_count(0)
    fits(ben)


def test_every_card_can_be_found_and_read_at_the_table_and_beside_the_rules(room: Room) -> None:
    ann = room.person("Ann")
    sits_down(ann)
    ann.is_asked()
    ann.hook("read-card").first.click()
    ann.sees("reader")
    expect(ann.hook("card")).to_have_count(1)
    check(ann)
    ann.clicks("all-cards")
    expect(ann.hook("card")).to_have_count(92)
    check(ann)
    ann.hook("find-card").fill("anti-anti")
    expect(ann.hook("card", card="anti_anti")).to_be_visible()
    ann.hook("find-card").fill("")
    ann.page.locator("[data-school=thaumaturgy]").click()
    expect(ann.hook("card", card="fireball")).to_have_count(0)
    ann.goes_on()
    ann.goes("/rules/wizwar")
    ann.clicks("reference")
    expect(ann.hook("card")).to_have_count(92)
    expect(ann.hook("card", card="zot")).to_contain_text("Zot!")


def test_a_game_can_be_looked_at_again_through_other_eyes(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = sit_down(ann, ben, ["", ""])
    state = ann.state(table)
    while not state["over"]:
        asked = (ann, ben)[state["asked"]]
        mine = asked.state(table)
        state = quickly(asked, table, wizards.runs(mine), mine["number"])
    ann.goes(f"/replay/{table}/9")
    ann.sees("replay-page")
    ann.sees("maze")
    expect(ann.hook("player")).to_have_count(2)
    ann.hook("eyes").select_option(index=1)
    ann.sees("maze")
