"""Magia Cum Laude in the browser: whole games by mouse, thumb and keys; lit fields, zoom, refusals, six masters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import SOMEBODY, Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import fits, is_for_thumbs
from tests.browser.window import DESKS, ONWARD, asked, is_one_screen, presses, shown_number, shows_every_option

THREE_BOTS = ["", "thumb", "thumb", "thumb"]
BRIEF = {"first_seat": "0", "stall_limit": "10", "max_turns": "100"}


def sits_down(person: Person, bots: list[str] | None = None, **options: str) -> str:
    """This person begins a game against bots, and looks at it."""
    seated = bots or THREE_BOTS
    table = person.opens(game="magia", seats=len(seated), bots=seated, options={**BRIEF, **options}, start=True)
    person.comes_to(table)
    person.sees("room")
    return table


def towards_an_exam(state: dict[str, Any]) -> list[str]:
    """The examiner, and the ways that lead him to somebody who has crystals to lose; or anything."""
    view = state["view"]
    weak = {view["figures"][each] for each in range(6) if sum(view["have"][3 * each: 3 * each + 3]) in range(1, 6)}
    leads = zip(state["options"], view["leads"], strict=True)
    ways = [word for word, fields in leads if word.split()[0] in ("go", "summon", "jump") and weak & set(fields)]
    if state["question"] in ("examiner", "star", "jump_on") and ways:
        return ways
    return [word for word in state["options"] if word in ("name examiner", "use star")] or state["options"]


def anything(state: dict[str, Any]) -> list[str]:
    words: list[str] = state["options"]
    return words


def quickly(
    person: Person, table: str, until: set[str], prefer: Callable[[dict[str, Any]], list[str]] = anything,
) -> dict[str, Any]:
    """Goes on without looking until one of these questions is asked, or the game is over."""
    while True:
        settle([person])
        state = person.state(table)
        if state["over"] or state["question"] in until:
            return state
        number = shown_number(person)
        word = person.lot.choice([each for each in prefer(state) if each != "announce"])
        assert person.asks("POST", f"/tables/{table}/moves", {"number": state["number"], "word": word}).ok
        person.page.wait_for_function(ONWARD, arg=number)


def ends_with_a_count(person: Person) -> None:
    """The small scene counts source by source; the ending names everybody."""
    expect(person.hook("ending").locator("li")).to_have_count(4)


@pytest.mark.whole
@pytest.mark.parametrize(("size", "seats"), [((740, 360), 4), ((360, 740), 4), ((1280, 800), 2), ((1920, 1080), 6)])
def test_a_whole_game_is_played_by_presses_alone(room: Room, size: tuple[int, int], seats: int) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE" if seats == 4 else "en-GB")
    sits_down(ann, ["", *["thumb"] * (seats - 1)])
    while options := asked(ann):
        shows_every_option(ann)
        if size in DESKS:
            is_one_screen(ann)
        presses(ann, ann.lot.choice(options))
    expect(ann.sees("scene").locator("dd")).to_have_count(4 * seats)
    check(ann)
    ann.goes_on()
    expect(ann.hook("ending").locator("li")).to_have_count(seats)
    expect(ann.hook("round")).to_have_text(re.compile("^(The game is over|Das Spiel ist aus)"))
    expect(ann.hook("secrets")).not_to_contain_text(re.compile("points? now|jetzt"))
    check(ann)


@pytest.mark.whole
@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_desk_shows_everything_at_once(room: Room, size: tuple[int, int], seats: int) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE")
    table = sits_down(ann, ["", *["thumb"] * (seats - 1)])
    for question in ("name", "step"):
        quickly(ann, table, {question})
        ann.is_asked()
        is_one_screen(ann)


@pytest.mark.whole
def test_a_card_tells_its_whole_text_on_hover(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800)
    sits_down(ann)
    ann.is_asked()
    card = ann.page.locator("[data-test=option-button][data-word^=play]").first
    card.hover()
    expect(ann.hook("whole-text")).to_contain_text("cards lead to the")
    ann.page.mouse.move(0, 0)
    expect(ann.hook("whole-text")).to_be_hidden()
    ann.hook("secrets").locator(".book").hover()
    expect(ann.hook("whole-text")).to_contain_text("Your book asks for")


@pytest.mark.whole
def test_a_spell_that_can_be_named_is_pressed_itself_and_pressed_again_to_confirm(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800)
    table = sits_down(ann)
    ann.is_asked()
    spell = ann.hook("press", said="name red")
    spell.click()
    expect(ann.sees("say", said="name red")).to_be_visible()
    spell.click()
    expect(ann.hook("press", said="name red")).to_have_count(0)
    ann.is_asked()
    assert ann.state(table)["view"]["figure"] == 0


@pytest.mark.whole
def test_a_whole_game_can_be_played_by_keys_alone(room: Room) -> None:
    ann = room.person("Ann")
    sits_down(ann)
    keys = ann.page.keyboard
    while True:
        ann.page.wait_for_function(SOMEBODY, arg=["Ann"])
        sight = ann.looks()
        if sight.over:
            break
        number = shown_number(ann)
        assert sorted(set(sight.options)) == sorted(sight.options), "Each option is there once."
        keys.press("0" if {"stop", "stay", "continue", "wait", "leave", "spare"} & set(sight.options) else "1")
        expect(ann.hook("say")).to_be_focused()
        keys.press("Enter")
        ann.page.wait_for_function(ONWARD, arg=number)
    expect(ann.hook("dialog-close")).to_be_focused()
    keys.press("Enter")
    ends_with_a_count(ann)


def test_lit_fields_are_named_say_their_cards_and_lead_there(room: Room) -> None:
    ann = room.person("Ann", motion=True)
    table = sits_down(ann, symbol_distribution="lively")
    ann.is_asked()
    ann.hook("figure").first.press("Enter")
    ann.clicks("say")
    expect(ann.hook("confirm")).to_have_count(0)
    state = quickly(ann, table, {"step"})
    lead = dict(zip(state["options"], state["view"]["leads"], strict=True))
    lit = {field for fields in lead.values() for field in fields}
    expect(ann.hook("field")).to_have_count(len(lit))
    word, fields = next((word, fields) for word, fields in lead.items() if word.startswith("play"))
    card = ann.hook("option-button", word=word)
    expect(card).to_contain_text("→")
    ann.page.keyboard.press("t")
    expect(ann.sees("text-table").locator(f"[data-word='{word}']")).to_contain_text(re.compile(", to .+"))
    ann.page.keyboard.press("t")
    chips = ann.hook("room").locator(".chips:has(.chip)").first
    name = chips.get_attribute("data-field") or ""
    target = ann.hook("field", field=name)
    expect(target).to_have_attribute("aria-label", re.compile(r"field.*; with Play"))
    target.focus()
    ann.page.keyboard.press("Enter")
    if ann.hook("say").count() == 0:
        ann.page.locator("[data-test=option-button].aimed").first.click()
    number = shown_number(ann)
    ann.clicks("say")
    ann.page.wait_for_function(ONWARD, arg=number)
    if ann.state(table)["question"] == "direction":  # the second word follows by itself, to be confirmed
        number = shown_number(ann)
        ann.clicks("say")
        ann.page.wait_for_function(ONWARD, arg=number)
    said = {"bay_": "bay", "E5": "desk"}.get(name[:4], name)
    expect(ann.hook("last-move")).to_contain_text(said)
    assert fields


def test_the_room_is_zoomed_by_buttons_keys_and_fingers(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    sits_down(ann)
    tower = ann.sees("room")
    expect(tower.locator("[data-field=A1] text")).to_have_count(0)
    ann.hook("zoom-in").tap()
    ann.hook("zoom-in").tap()
    expect(tower).to_have_attribute("data-zoom", "2.25")
    expect(tower.locator("[data-field=A1] text")).to_have_text("A1")
    ann.hook("zoom-whole").tap()
    expect(tower).to_have_attribute("data-zoom", "1.00")
    ann.hook("figure").first.focus()
    ann.page.keyboard.press("+")
    expect(tower).to_have_attribute("data-zoom", "1.50")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("-")
    expect(tower).to_have_attribute("data-zoom", "1.00")
    tower.scroll_into_view_if_needed()
    box = tower.bounding_box()
    assert box is not None
    fingers = ann.context.new_cdp_session(ann.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, gap in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80)):
        points = [{"x": x - gap / 2, "y": y, "id": 1}, {"x": x + gap / 2, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tower).to_have_attribute("data-zoom", re.compile(r"^(1\.[6-9]|2)"))
    assert ann.state(table_of(ann))["question"] == "name"  # a pinch points at nothing
    fits(ann)


def table_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize(("lang", "obstacle", "when"), [
    ("en-GB", "You have not named a figure yet.", "only after a card"),
    ("de-DE", "Du hast noch keine Figur genannt.", "erst nach einer Karte"),
])
def test_what_is_not_allowed_answers_with_its_rule(room: Room, lang: str, obstacle: str, when: str) -> None:
    ann = room.person("Ann", lang=lang)
    table = sits_down(ann)
    ann.is_asked()
    card = ann.page.locator("[data-test=option-button][data-word^=play]").first
    card.click(force=True)
    expect(ann.sees("toast")).to_contain_text("MA-013")
    expect(ann.sees("toast")).to_contain_text(obstacle)
    quickly(ann, table, {"step"})
    if ann.hook("option-button", word="stop").get_attribute("aria-disabled") == "true":
        expect(ann.hook("status")).not_to_contain_text(re.compile("stop|anhalten"))  # nobody is asked what is refused
        expect(ann.hook("option-button", word="stop")).to_contain_text(when)
        ann.hook("option-button", word="stop").click(force=True)
        expect(ann.hook("toast").filter(has_text="MA-039")).to_be_visible()


def test_six_masters_fit_a_phone_and_a_bystander_sees_no_hand(room: Room) -> None:
    ann = room.person("Konstantinopolitanerin", width=360, height=740, lang="de-DE")
    table = sits_down(ann, ["", *["thumb"] * 5])
    ann.is_asked()
    fits(ann)
    is_for_thumbs(ann)
    expect(ann.hook("player")).to_have_count(6)
    quickly(ann, table, {"step"})
    fits(ann)
    is_for_thumbs(ann)
    ben = room.person("Ben", width=360, height=740)
    ben.comes_to(table)
    ben.sees("room")
    expect(ben.hook("secrets")).to_have_count(0)
    expect(ben.hook("option-button")).to_have_count(0)
    expect(ben.hook("player")).to_have_count(6)
    fits(ben)


def test_nothing_serious_is_wrong_for_people_who_see_hear_or_move_otherwise(room: Room) -> None:
    ann = room.person("Ann")
    table = sits_down(ann)
    ann.is_asked()
    check(ann)
    quickly(ann, table, {"step"})
    check(ann)
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.hook("zoom-in").click()
    check(ann)


@pytest.mark.whole
def test_nothing_serious_is_wrong_in_an_exam_and_a_lost_crystal_is_laid_on_a_lit_field(room: Room) -> None:
    ann = room.person("Ann")
    state: dict[str, Any] = {"over": True}
    while state["over"]:  # every few games bring her one
        state = quickly(ann, sits_down(ann), {"lose_or_receive"}, towards_an_exam)
    ann.sees("option-button", word=state["options"][0])
    check(ann)
    if state["options"][0].startswith("lose"):
        ann.moves_at_once()
        ann.clicks("option-button", word=state["options"][0])
        ann.sees("field").first.click()  # the row, and by itself the place
        expect(ann.hook("log")).to_contain_text("it now lies on")


@pytest.mark.whole
def test_a_game_can_be_looked_at_again_through_other_eyes(room: Room) -> None:
    ann = room.person("Ann")
    table = sits_down(ann)
    quickly(ann, table, {"over"})
    ann.goes(f"/replay/{table}/12")
    ann.sees("replay-page")
    ann.sees("room")
    ann.hook("eyes").select_option("8")
    expect(ann.hook("player", seat=1).locator(".secrets").first).to_be_attached()


def test_whoever_waits_reads_what_the_other_has_named(room: Room) -> None:
    ann, ben = (room.person(name, width=1280, height=800) for name in ("Ann", "Ben"))
    table = ann.opens(game="magia", seats=2, bots=["", ""], options=BRIEF, start=True)
    ben.joins(table)
    ben.comes_to(table)
    number = ann.state(table)["number"]
    assert ann.asks("POST", f"/tables/{table}/moves", {"number": number, "word": "name red"}).ok
    expect(ben.hook("meanwhile")).to_contain_text("Ann")
    expect(ben.hook("meanwhile")).to_contain_text("Red was named")


LEFT_OVER = """(tray) => tray.getBoundingClientRect().bottom
    - Math.max(...[...tray.children].map((part) => part.getBoundingClientRect().bottom))"""


def test_on_a_phone_the_dock_covers_no_more_than_it_must(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    table = sits_down(ann)
    ann.is_asked()
    for question in ("name", "step"):
        quickly(ann, table, {question})
        expect(ann.hook("option-button").first).to_be_visible()
        assert ann.page.locator(".dock > *").evaluate(LEFT_OVER) < 24, "As high as what answers, and a margin."


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_on_a_phone_the_window_goes_to_what_can_be_reached_and_names_it(room: Room, size: tuple[int, int]) -> None:
    ann = room.person("Ann", width=size[0], height=size[1])
    table = sits_down(ann)
    ann.is_asked()
    tower = ann.sees("room")
    expect(tower).to_have_attribute("data-zoom", "1.00")
    state = quickly(ann, table, {"step"})
    while not any(word.startswith("play") for word in state["options"]):
        quickly(ann, table, {"name"})
        state = quickly(ann, table, {"step"})
    expect(tower).not_to_have_attribute("data-zoom", "1.00")
    name = tower.locator(".chips").first.get_attribute("data-field") or ""
    expect(tower.locator(f"g.hex[data-field={name}] text")).to_be_attached()
    ann.clicks("zoom-whole")
    expect(tower).to_have_attribute("data-zoom", "1.00")
    expect(tower.locator(f"g.hex[data-field={name}] text")).to_be_attached()
    expect(ann.hook("secrets")).to_be_in_viewport()
    expect(ann.hook("others")).to_be_in_viewport()


def test_every_spell_hangs_in_the_room_and_tells_its_whole_text(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800)
    sits_down(ann)
    expect(ann.hook("tablet")).to_have_count(6)
    ann.hook("tablet", colour="red").hover()
    expect(ann.hook("whole-text")).to_contain_text("Red")
