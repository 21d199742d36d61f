"""Wiz-War in the browser: whole games by mouse, thumb and keys; a countered counter; maze, cards and refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import stage, wizards
from tests.browser.people import SIGHT, Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import dialog_fits, fits, is_for_thumbs
from tests.games.wizwar.scene import WizScene, duel, scene, wide
from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.words.wizwar.cards import rules_of

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
    """Points at it, without being asked whether it is meant; what goes by itself is waited for."""
    number = shown_number(person)
    if not person.hook("passes").count():
        person.clicks("option-button", word=word)
    person.page.wait_for_function(ONWARD, arg=number)


def goes_to(person: Person, word: str) -> None:
    """Reaches an option by the tabulator."""
    person.page.keyboard.press("b")
    for _ in range(MOST_TABS):
        if person.page.evaluate("document.activeElement.dataset.word") == word:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{word} is not reached")


def says_by_keys(person: Person, word: str, options: list[str]) -> None:
    """The same with the keyboard alone: by the key its button shows, if it shows one."""
    keys, number = person.page.keyboard, shown_number(person)
    shown = person.hook("option-button", word=word).get_attribute("data-key")
    if shown:
        keys.press(shown)
    else:
        goes_to(person, word)
        keys.press("Enter")
    if not (word.startswith("step") or word == "back" or len(options) == 1):
        expect(person.hook("say", said=word)).to_be_focused()
        keys.press("Enter")
    person.page.wait_for_function(ONWARD, arg=number)


def quickly(person: Person, table: str, word: str, number: int) -> dict[str, Any]:
    """Says a word without looking."""
    answer = person.asks("POST", f"/tables/{table}/moves", {"number": number, "word": word})
    assert answer.ok, answer.text()
    state: dict[str, Any] = answer.json()["state"]
    return state


def sit_down_at(people: list[Person], bots: list[str], set_scene: WizScene) -> str:
    """They sit down where this scene has been set, and look at it."""
    table = people[0].opens(game="wizwar", seats=len(bots), bots=bots, options={"giant_spellbook": "on"}, start=False)
    for person in people[1:]:
        person.joins(table)
    people[0].starts(table)
    stage.set_up(people[0].house, {table: set_scene})
    for person in people:
        person.comes_to(table)
        person.page.wait_for_selector(SEATED)
    return table


def says_somehow(person: Person, table: str, word: str, keys: bool) -> None:
    """By keys or by pointing; each option is on the board, and there once."""
    state = person.state(table)
    expect(person.hook("board")).to_have_attribute("data-number", str(state["number"]))
    assert sorted(person.looks().options) == sorted(state["options"])
    if keys:
        says_by_keys(person, word, state["options"])
    else:
        says(person, word)


def casts(person: Person, table: str, word: str, keys: bool) -> None:
    """Says what is cast, then aims at a wizard without any help or energy, until it is announced."""
    says_somehow(person, table, word, keys)
    state = person.state(table)
    while state["options"] and state["view"]["question"] not in ("main", "react", "react_shield"):
        aims = [word for word in state["options"] if word.startswith(("at ", "against"))]
        says_somehow(person, table, aims[0] if aims else wizards.quietly(state["options"]), keys)
        state = person.state(table)


def counter_a_counter(ann: Person, ben: Person, table: str, keys: bool) -> None:
    """Ann casts a Fireball at Ben, who shields himself; she breaks the shield, and he is asked again and burns."""
    ann.is_asked()
    casts(ann, table, "cast fireball", keys)
    ben.is_asked()
    expect(ben.hook("announced")).to_have_count(1)
    expect(ben.sees("pile")).to_contain_text("Ben")
    check(ben)
    casts(ben, table, "react full_shield", False)
    ann.is_asked()
    expect(ann.hook("announced")).to_have_count(2)
    expect(ann.hook("announced").first).to_contain_text("Ben")  # what came last lies on top
    check(ann)
    casts(ann, table, "react anti_anti", keys)
    ben.is_asked()
    expect(ben.hook("announced")).to_have_count(1)
    expect(ben.hook("log")).to_contain_text("“Full Shield” is cancelled")
    while ben.looks().asked:
        says_somehow(ben, table, wizards.quietly(ben.state(table)["options"]), False)
    expect(ben.hook("player", seat=1).locator("[aria-label^='Life: 10']")).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize(("width", "keys"), [(360, False), (1280, True)])
def test_two_people_and_a_bot_counter_a_counter_and_play_to_the_end(
    room: Room, width: int, keys: bool,
) -> None:
    ann = room.person("Ann", width=width, height=800, lang="de-DE" if width == 360 else "en-GB", asking="auto")
    ben = room.person("Ben", width=1640 - width)
    armed = scene(3, giant_spellbook="on").at(0, 0, 0).at(1, 0, 3)
    table = sit_down_at([ann, ben], ["", "", "nearest"], armed.hand(0, "fireball", "anti_anti").hand(1, "full_shield"))
    for person in (ben,) if keys else (ann, ben):
        person.moves_at_once()
    counter_a_counter(ann, ben, table, keys)
    while True:
        settle([ann, ben])
        if ann.looks().over:
            break
        asked = next((person for person in (ann, ben) if person.looks().asked), None)
        if asked is not None:
            says_somehow(asked, table, wizards.runs(asked.state(table)), keys and asked is ann)
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


def points_at(person: Person, row: int, column: int) -> None:
    """Moves the mouse to the middle of a square of a board for two, which is 230 by 130 with its edge of 15."""
    box = person.sees("maze").bounding_box()
    assert box is not None
    unit = min(box["width"] / 230, box["height"] / 130)
    left, top = box["x"] + (box["width"] - 230 * unit) / 2, box["y"] + (box["height"] - 130 * unit) / 2
    person.page.mouse.move(left + (25 + 20 * column) * unit, top + (25 + 20 * row) * unit)


def test_pointing_or_looking_around_by_keys_names_the_wall_in_the_way(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    sit_down_at([ann], ["", "nearest"], duel())
    ann.is_asked()
    points_at(ann, 2, 2)
    expect(ann.hook("ray")).to_have_attribute("data-seen", "false")
    expect(ann.hook("sight")).to_contain_text(re.compile("c3.*Not seen from a1: the (wall|pillar)"))
    points_at(ann, 0, 3)
    expect(ann.hook("sight")).to_contain_text("d1: ")
    expect(ann.hook("sight")).to_contain_text("Seen from a1")
    ann.page.mouse.move(0, 0)
    expect(ann.hook("ray")).to_have_count(0)
    ann.page.locator("[role=gridcell][tabindex='0']").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.hook("sight")).to_contain_text("b1. Seen from a1")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.hook("sight")).to_contain_text("b2")
    expect(ann.hook("sight")).to_contain_text("is in the way")
    check(ann)
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Enter")
    expect(ann.hook("last-move")).to_contain_text("You come to b1")


def test_doors_fire_and_cracks_are_told_to_whoever_cannot_see_them(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    t = wide().carry(1, "dagger")
    t.spell("wall_of_fire", 1, border=t.border_at(1, 1, "east"), markers=2)
    t.spell("seal_door", 1, border=t.border_at(2, 6, "east"))
    t.table.maze.cracks[t.border_at(2, 1, "east")] = 3
    sit_down_at([ann], ["", "nearest"], t)
    ann.sees("maze")
    labels = [each.get_attribute("aria-label") or "" for each in ann.hook("on-border").all()]
    for told in ("deine Tür", "Tür von", "versiegelt", "die Flammenmauer", "3 Breschen"):
        assert any(told in label for label in labels), told


def test_a_lit_square_is_stepped_on_and_a_wall_answers_with_its_rule(room: Room) -> None:
    ann = room.person("Ann", motion=True, asking="auto")
    table = sits_down(ann)
    ann.is_asked()
    steps = [word for word in ann.state(table)["options"] if word.startswith("step")]
    expect(ann.hook("in-reach", steps=1)).to_have_count(len(steps))
    blocked = ann.page.locator("[data-test=option-button][data-word^=step][aria-disabled=true]")
    if blocked.count():
        blocked.first.click(force=True)
        expect(ann.sees("toast")).to_contain_text("WW-")
    number = shown_number(ann)
    ann.hook("in-reach", steps=1).first.click()
    ann.page.wait_for_function(ONWARD, arg=number)
    expect(ann.hook("last-move")).to_contain_text("You come to")
    takes_back_a_step_and_a_walk(ann, table)


def takes_back_a_step_and_a_walk(ann: Person, table: str) -> None:
    """What one press did is taken back by one, however many steps it was."""
    ann.clicks("undo")
    expect(ann.hook("log")).to_contain_text("You take your last move back.")
    before, number = ann.state(table)["view"]["place"], shown_number(ann)
    steps = ann.page.locator("[data-test=in-reach]").evaluate_all("(all) => all.map((it) => Number(it.dataset.steps))")
    ann.hook("in-reach", steps=max(steps)).first.click()
    expect(ann.hook("board")).to_have_attribute("data-number", str(number + max(steps)))
    ann.clicks("undo")
    expect(ann.hook("board")).to_have_attribute("data-number", str(number + max(steps) + 1))
    assert max(steps) > 1
    assert ann.state(table)["view"]["place"] == before


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
    expect(ben.hook("hand")).to_have_count(0)
    fits(ben)


@pytest.mark.whole
def test_every_card_can_be_found_and_read_at_the_table_and_beside_the_rules(room: Room) -> None:
    ann = room.person("Ann")
    sits_down(ann)
    ann.is_asked()
    ann.hook("hand").locator("button").first.hover()
    ann.clicks("tip-read")
    ann.sees("reader")
    expect(ann.hook("card")).to_have_count(1)
    check(ann)
    dialog_fits(ann)
    ann.clicks("all-cards")
    expect(ann.hook("card")).to_have_count(92)
    dialog_fits(ann)
    check(ann)
    ann.hook("find-card").fill("anti-anti")
    expect(ann.hook("card", card="anti_anti")).to_be_visible()
    ann.hook("find-card").fill("")
    ann.page.locator("[data-school=thaumaturgy]").click()
    expect(ann.hook("card", card="fireball")).to_have_count(0)
    ann.page.locator("dialog[open]").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(ann.hook("reader-close")).to_be_in_viewport()
    expect(ann.hook("find-card")).to_be_in_viewport()
    ann.clicks("reader-close")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.goes("/rules/wizwar")
    ann.clicks("reference")
    expect(ann.hook("card")).to_have_count(92)
    check(ann)
    expect(ann.hook("card", card="zot")).to_contain_text("Zot!")


@pytest.mark.whole
@pytest.mark.parametrize("width", [1280, 360])
def test_a_card_leads_to_its_rules_rulings_and_examples(room: Room, width: int) -> None:
    ann = room.person("Ann", width=width, height=800)
    ann.goes("/rules/wizwar")
    ann.clicks("reference")
    for card in CARDS:
        links = ann.hook("card", card=card.key).locator("[data-test=card-rule]")
        assert links.evaluate_all("(all) => all.map((it) => it.hash.slice(1))") == rules_of(card)
    shield = ann.hook("card", card="shield")
    shield.locator("summary").click()
    expect(shield).to_contain_text("WW-R01")
    expect(shield).to_contain_text("Given you cast Fireball on B, when B casts Shield")
    dialog_fits(ann)
    check(ann)
    if width == 360:
        fits(ann)
        is_for_thumbs(ann)
    shield.locator("[data-test=card-rule]", has_text="WW-E20").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator("[id=WW-E20].here")).to_be_in_viewport()


@pytest.mark.whole
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


@pytest.mark.parametrize("width", [1280, 360])
def test_two_at_one_device_see_their_own_hands_only(room: Room, width: int) -> None:
    ann = room.person("Ann", width=width, height=780)
    table = ann.opens(game="wizwar", options={"first_seat": "0"})
    ann.goes(f"/table/{table}")
    ann.sees("further-name").fill("Ben")
    ann.clicks("sit", seat=1)
    ann.clicks("start")
    ann.sees("curtain")
    expect(ann.hook("maze")).to_have_count(0)
    ann.clicks("lift", seat=0)
    ann.page.wait_for_selector(SEATED)
    expect(ann.hook("player", seat=0)).to_contain_text("Ann (you)")
    ann.moves_at_once()
    while ann.looks().asked:
        says(ann, wizards.quietly(ann.looks().options))
    ann.clicks("hand-over")
    expect(ann.sees("curtain")).to_contain_text("Ben")
    expect(ann.hook("hand")).to_have_count(0)
    ann.clicks("lift", seat=1)
    expect(ann.hook("player", seat=1)).to_contain_text("Ben (you)")
    ann.is_asked()
    if width == 360:
        fits(ann)
