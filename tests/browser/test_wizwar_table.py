"""The table of Wiz-War: all of it on one screen, whole ways at one press, the maze read square by square."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import stage, wizards
from tests.browser.people import Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_wizwar import ONWARD, SEATED, says, shown_number, sit_down_at
from tests.browser.window import TOO_HIGH
from tests.games.wizwar.scene import WizScene, duel, scene, wide
from zaubertisch.games.wizwar.maze.board import BOARDS

HELD = ("fireball", "powerstone", "lightning_bolt", "energy_4", "teleport", "create_wall")
THUMB = 24  # pixels, at the least
BESIDE = 9  # pixels from the middle of a wall drawn ten wide
MOST_LINES = 40
LARGE = 0.6  # of the window's height: what the maze for three or four has at a desk
JUMP = 100  # pixels a page may move under somebody's finger
SIZES = [(1280, 800), (1920, 1080), (360, 740), (740, 360)]

# What is cut off, by name: nothing but the log, the chat and the list of a long plan may scroll at a desk.
CUT_OFF = """() => ['.tabletop', '.ask', '.wizards', '.spells', '[data-test=hand]']
    .flatMap((name) => [...document.querySelectorAll(name)].map((it) => [name, it]))
    .filter(([, it]) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
    .map(([name, it]) => `${name}: ${it.scrollHeight} of ${it.clientHeight}, ${it.scrollWidth} of ${it.clientWidth}`)"""
OUTSIDE = """(names) => names.flatMap((name) => [...document.querySelectorAll(name)]).filter((it) => {
    const box = it.getBoundingClientRect();
    return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
}).map((it) => it.outerHTML.slice(0, 120))"""
BROKEN = """() => [...document.querySelectorAll('.hand .name, .hand .brief')]
    .filter((it) => it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.textContent)"""
# Whether the middle of a thing can be pressed where it stands, and how far the page is scrolled.
IN_VIEW = """(it) => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return {free: inside && (it.contains(top) || top?.contains(it) || false),
        top: top?.outerHTML.slice(0, 100) ?? '', y};
}"""


def sized(number: int, whole: bool) -> Any:
    """One of the sizes, by name, perhaps only in the whole suite."""
    return pytest.param(SIZES[number], id="x".join(map(str, SIZES[number])), marks=[pytest.mark.whole] if whole else [])


def laden(seats: int) -> WizScene:
    """Everybody carries something, and one's own hand is full."""
    t = (duel(giant_spellbook="on") if seats == 2 else scene(seats, giant_spellbook="on")).hand(0, *HELD)
    t.carry(0, "bloodshard").carry(1, "lifestone", "mightstone")
    return t.carry(2, "speedstone", "visionstone") if seats > 2 else t


def sits_laden(room: Room, seats: int, size: tuple[int, int], lang: str = "en-GB") -> tuple[Person, str]:
    ann = room.person("Ann", width=size[0], height=size[1], lang=lang)
    table = sit_down_at([ann], ["", *["nearest"] * (seats - 1)], laden(seats))
    ann.is_asked()
    return ann, table


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.whole), 4])
@pytest.mark.parametrize("size", [sized(0, False), sized(1, True)])
def test_at_a_desk_all_of_it_is_on_one_screen(room: Room, seats: int, size: tuple[int, int]) -> None:
    ann, _ = sits_laden(room, seats, size, "de-DE")
    ann.finds_none(TOO_HIGH)
    ann.finds_none(CUT_OFF)
    shown = [f"[data-test={name}]" for name in ("maze", "player", "option-button", "hand", "turn")]
    ann.finds_none(OUTSIDE, shown)
    ann.finds_none(BROKEN)
    expect(ann.hook("player")).to_have_count(seats)
    maze = ann.sees("maze").bounding_box()
    assert maze is not None
    assert maze["width"] * maze["height"] > 0.2 * size[0] * size[1]
    if seats > 2:
        assert min(maze["width"], maze["height"]) > LARGE * size[1]


# What is asked or announced with a word that does not fit, or that may break anywhere.
BROKEN_ASKED = """() => [...document.querySelectorAll('.ask :is(button .text, .whole, [data-test=announced] .text)')]
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || getComputedStyle(it).overflowWrap === 'anywhere')
    .map((it) => it.textContent)"""


def test_beside_a_high_maze_what_is_asked_uses_its_height_and_no_word_breaks(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800, lang="de-DE", asking="auto")
    held = ("fireball", "lightning_bolt", "energy_4", "teleport", "destroy_wall")
    laden_too = scene(4, giant_spellbook="on").hand(0, *held).carry(1, "mightstone", "lifestone")
    laden_too.carry(2, "speedstone", "visionstone").spell("mist_body", 0, 0, markers=2)
    laden_too.spell("create_wall", 0, border=laden_too.border_at(6, 6, "east"))
    sit_down_at([ann], ["", *["nearest"] * 3], laden_too.at(0, 8, 4).bearing(0, 4).mp(3))
    ann.is_asked()
    ann.finds_none(CUT_OFF)
    ann.finds_none(BROKEN_ASKED)
    for word in ("end 1", "end 2", "step north", "speed"):
        is_free(ann.hook("option-button", word=word))
    step = ann.hook("option-button", word="step north").bounding_box()
    assert step is not None
    assert step["height"] > THUMB + 10  # its key lies above the square it names
    ann.clicks("option-button", word="cast destroy_wall")
    expect(ann.hook("announced")).to_contain_text("Mauer zerstören")
    ann.finds_none(BROKEN_ASKED)
    expect(ann.page.locator("[data-test=marks] ~ [data-test=standing]")).to_have_count(0)  # nobody stands on a number
    expect(ann.hook("marks")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.hook("announced")).to_have_count(0)
    expect(ann.hook("option-button", word="cast destroy_wall")).to_be_visible()
    ann.clicks("text-mode")
    expect(ann.hook("option-button", word="end 2")).to_contain_text("„Mauer erschaffen“ beenden")


def test_under_a_long_name_one_is_told_which_slip_is_the_own_and_no_key_is_cut_off(room: Room) -> None:
    ann = room.person("Konstantinopolitanerin", width=1280, height=800)
    sit_down_at([ann], ["", *["nearest"] * 3], laden(4))
    ann.is_asked()
    is_free(ann.hook("player", seat=0).get_by_text("(you)"))
    keys = ann.page.locator("[data-test=hand] button[data-key]")
    assert keys.count() > 1
    assert keys.evaluate_all("(all) => all.map((it) => getComputedStyle(it).overflow)") == ["visible"] * keys.count()


def test_a_card_in_the_hand_is_named_once_and_the_table_in_words_has_headings(room: Room) -> None:
    ann, _ = sits_laden(room, 2, (1280, 800), "de-DE")
    snapshot = ann.hook("hand").aria_snapshot()
    (told,) = [line for line in snapshot.splitlines() if "button" in line and "„Feuerball“" in line]
    assert told.count("Feuerball") == 1
    dropping = ann.page.locator("li:has([data-word='drop bloodshard'])")
    expect(dropping.get_by_text("fallen lassen", exact=True)).to_be_visible()
    ann.clicks("text-mode")
    lines = ann.sees("lines")
    for name in ("Du (Ann), Blau", "Deine Hand", "Schätze und Gegenstände", "Das Labyrinth"):
        expect(lines.get_by_role("heading", name=name)).to_be_visible()
    check(ann)


def test_badge_figure_and_log_have_one_colour(room: Room) -> None:
    ann = room.person("Ann")
    sit_down_at([ann], ["", "nearest", "nearest"], laden(3))
    ann.is_asked()
    for seat in range(3):
        slip = ann.hook("player", seat=seat)
        badge = slip.locator("header svg.glyph path").first.get_attribute("fill")
        assert badge == slip.locator(".figures svg.glyph rect").first.get_attribute("fill")
        assert badge == ann.hook("standing", seat=seat).locator("path").first.get_attribute("fill")


def test_one_press_walks_a_whole_way_and_no_step_is_asked_about(room: Room) -> None:
    ann = room.person("Ann", motion=True, asking="auto")
    table = sit_down_at([ann], ["", "nearest"], duel().at(1, 4, 9).treasure(3, 2, 2).bearing(0, 2).mp(9))
    ann.is_asked()
    expect(ann.sees("goal")).to_contain_text("Bring the treasure home to c3")
    expect(ann.hook("goal-square", square=22)).to_have_count(1)
    cell = ann.hook("in-reach", square=3)
    cell.hover()
    expect(ann.hook("path")).to_have_attribute("data-steps", "3")
    cell.click()
    expect(ann.hook("log")).to_contain_text("You come to d1, 3 steps.")
    assert ann.state(table)["view"]["place"][0] == 3
    expect(ann.hook("confirm")).to_have_count(0)
    follows_a_hint(ann, table)


def follows_a_hint(ann: Person, table: str) -> None:
    """A hint to walk names the end of the walk and its goal, shows the way there, and is followed by one press."""
    ann.clicks("hint")
    expect(ann.sees("hint-text")).to_contain_text("“Walk to c3”. Home to c3 with the treasure.", use_inner_text=True)
    steps = int(ann.sees("path").get_attribute("data-steps") or 0)
    number, before = shown_number(ann), ann.state(table)["view"]["place"][0]
    ann.clicks("take-hint")
    expect(ann.hook("board")).to_have_attribute("data-number", str(number + steps))
    assert ann.state(table)["view"]["place"][0] != before


def test_a_walk_stops_where_something_happens(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    sick = wide().mp(4).at(1, 0, 2).spell("disease", 0, 0, markers=3)
    table = sit_down_at([ann], ["", "nearest"], sick)
    ann.is_asked()
    ann.hook("in-reach", square=4).click()
    ann.page.wait_for_function("() => document.querySelector('[data-test=log]').textContent.includes('c1')")
    ann.is_asked()
    assert ann.state(table)["view"]["place"][0] == 2
    assert ann.state(table)["view"]["life"][1] < 15


def test_a_way_is_walked_by_keys_and_the_focus_stays_on_the_table(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    table = sit_down_at([ann], ["", "nearest"], duel().at(1, 4, 9))
    ann.is_asked()
    ann.page.locator("[role=gridcell][tabindex='0']").focus()
    for _ in range(2):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.hook("path")).to_have_attribute("data-steps", "2")
    ann.page.keyboard.press("Enter")
    expect(ann.hook("log")).to_contain_text("You come to c1, 2 steps.")
    assert ann.state(table)["view"]["place"][0] == 2
    assert ann.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell"
    ann.hook("option-button", word="finish").focus()
    number = shown_number(ann)
    ann.page.keyboard.press("0")
    ann.page.wait_for_function(ONWARD, arg=number)
    assert ann.page.evaluate("document.activeElement !== document.body")


def test_a_key_leads_to_the_own_square_whatever_was_looked_at_before(room: Room) -> None:
    ann = room.person("Ann", asking="auto")
    table = sit_down_at([ann], ["", "nearest"], duel().at(1, 4, 9))
    ann.is_asked()
    own = str(ann.state(table)["view"]["place"][0])
    ann.page.keyboard.press("b")
    expect(ann.page.locator("[role=gridcell]:focus")).to_have_attribute("data-square", own)
    ann.page.locator("[role=gridcell][data-square='27']").click()
    ann.page.keyboard.press("b")
    expect(ann.page.locator("[role=gridcell]:focus")).to_have_attribute("data-square", own)
    ann.page.keyboard.press("ArrowRight")
    ann.hook("option-button", word="finish").focus()
    expect(ann.page.locator("[role=gridcell][tabindex='0']")).to_have_attribute("data-square", own)


def test_on_a_phone_a_press_beside_a_wall_means_the_nearest_one(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740, asking="always")
    sit_down_at([ann], ["", *["nearest"] * 3], laden(4))
    ann.is_asked()
    casts_a_wall(ann)
    for around in ann.hook("beside-border").all():
        box = around.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
    border = ann.page.locator("[data-test=option-button][data-word^=border]").last
    box = border.bounding_box()
    assert box is not None
    upright = box["height"] > box["width"]
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.touchscreen.tap(x + (BESIDE if upright else 0), y + (0 if upright else BESIDE))
    expect(ann.sees("say")).to_have_attribute("data-said", border.get_attribute("data-word") or "")


def test_on_a_phone_what_is_told_of_a_square_and_the_buttons_of_the_maze_stand_above_the_dock(room: Room) -> None:
    ann, _ = sits_laden(room, 4, (360, 740))
    ann.page.evaluate("scrollTo(0, 0)")
    for name in ("zoom-in", "zoom-out"):
        is_free(ann.hook(name))
    for square in (0, 9, 90, 94, 95, 99):  # no button lies on a square of the highest or the lowest row
        is_free(ann.page.locator(f"[role=gridcell][data-square='{square}']"))
    ann.page.locator("[role=gridcell][data-square='56']").tap()
    expect(ann.hook("sight")).to_contain_text("g6")
    told, dock = ann.sees("sight").bounding_box(), ann.page.locator(".dock").bounding_box()
    assert told is not None
    assert dock is not None
    assert told["y"] + told["height"] <= dock["y"]


def test_the_maze_is_a_grid_that_names_openings_walls_and_where_they_lead(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    sit_down_at([ann], ["", "nearest"], duel())
    ann.is_asked()
    expect(ann.page.get_by_role("grid").get_by_role("row")).to_have_count(5)
    expect(ann.page.get_by_role("row").first.get_by_role("gridcell")).to_have_count(10)
    first = ann.page.get_by_role("gridcell").first
    expect(first).to_have_attribute("aria-label", "a1: Ann (Blau). offen: Osten und Süden; Mauer: Norden und Westen")
    edge = ann.page.locator("[role=gridcell][data-square='20']").get_attribute("aria-label") or ""
    assert "Westen nach j3" in edge
    check(ann)


def test_a_card_tells_all_it_does_wherever_its_name_is(room: Room) -> None:
    ann, _ = sits_laden(room, 2, (1280, 800))
    fireball = ann.hook("option-button", word="cast fireball")
    expect(fireball).to_contain_text("5 fire damage")
    fireball.hover()
    expect(ann.sees("card-tip")).to_contain_text("burns down a bush")
    check(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.hook("card-tip")).to_have_count(0)
    ann.hook("player", seat=1).locator(".things button").first.hover()
    expect(ann.sees("card-tip", card="lifestone")).to_contain_text("1 life")
    ann.page.keyboard.press("Tab")
    fireball.focus()
    ann.page.keyboard.press("i")
    expect(ann.sees("reader")).to_contain_text("Fireball")


def test_a_card_named_in_the_log_tells_itself_by_hovering_and_by_keys(room: Room) -> None:
    ann, _ = sits_laden(room, 2, (1280, 800))
    ann.moves_at_once()
    says(ann, "cast lightning_bolt")
    says(ann, "back")
    says(ann, "play powerstone")
    name = ann.sees("named").filter(has_text="Powerstone").last
    name.hover()
    tip = ann.sees("card-tip", card="powerstone")
    check(ann)
    box, under = tip.bounding_box(), name.bounding_box()
    assert box is not None
    assert under is not None
    assert box["y"] + box["height"] <= under["y"] or box["y"] >= under["y"] + under["height"]
    ann.page.mouse.move(5, 5)
    expect(ann.hook("card-tip")).to_have_count(0)
    ann.hook("log").focus()
    line = ann.hook("line").filter(has=ann.hook("named").filter(has_text="Powerstone")).last
    ann.page.keyboard.press("Tab")
    for _ in range(MOST_LINES):
        if line.evaluate("(it) => it === document.activeElement"):
            break
        ann.page.keyboard.press("ArrowUp")
    expect(ann.sees("card-tip", card="powerstone")).to_be_visible()
    ann.page.keyboard.press("i")
    expect(ann.sees("reader")).to_contain_text("Powerstone")


def test_a_long_press_reads_a_card_and_does_not_play_it(room: Room) -> None:
    ann, _ = sits_laden(room, 2, (360, 740))
    box = ann.hook("option-button", word="cast fireball").bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger = ann.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ann.sees("card-tip")).to_contain_text("burns down a bush")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.hook("confirm")).to_have_count(0)


def casts_a_wall(person: Person) -> None:
    """Weighs it, and means it."""
    number = shown_number(person)
    person.clicks("option-button", word="cast create_wall")
    person.clicks("say", said="cast create_wall")
    person.page.wait_for_function(ONWARD, arg=number)


def is_free(thing: Locator) -> None:
    """It can be pressed where it stands, without any scrolling."""
    seen = thing.evaluate(IN_VIEW)
    assert seen["free"], f"{thing} lies at {seen['y']} under {seen['top']}"


def presses(person: Person, word: str) -> None:
    """One real press on what is in view; the page does not jump under it."""
    number, before = shown_number(person), person.page.evaluate("scrollY")
    thing = person.hook("option-button", word=word)
    is_free(thing)
    thing.click()
    person.page.wait_for_function(ONWARD, arg=number)
    assert abs(person.page.evaluate("scrollY") - before) < JUMP


def walks(person: Person, state: dict[str, Any]) -> bool:
    """Goes as far toward the next goal as one press can, if that is more than a step."""
    view = state["view"]
    if view["question"] != "main":
        return False
    square, far = view["place"][view["viewer"]], -1
    board = BOARDS[view["seats"]]
    for side in wizards.way(view, square, wizards.goals(view)):
        square = board.beyond[square * 4 + side]
        if view["ways"][square]:
            far = square
    if far < 0 or len(view["ways"][far]) < 2 or not wizards.runs(state).startswith("step"):
        return False
    cell = person.hook("in-reach", square=far)
    is_free(cell)
    cell.click()
    person.page.wait_for_function(ONWARD, arg=state["number"] + len(view["ways"][far]) - 1)
    return True


@pytest.mark.parametrize("size", [sized(number, True) for number in range(len(SIZES))])
def test_a_whole_game_is_played_by_presses_on_what_is_in_view(room: Room, size: tuple[int, int]) -> None:
    ann = room.person("Ann", width=size[0], height=size[1])
    options = {"first_seat": "0", "turn_cap": "40"}
    table = ann.opens(game="wizwar", seats=2, bots=["", "nearest"], options=options, start=True)
    ann.comes_to(table)
    ann.page.wait_for_selector(SEATED)
    ann.moves_at_once()
    ann.page.evaluate("scrollTo(0, 0)")
    while not ann.looks().over:
        settle([ann])
        if not ann.looks().asked or ann.looks().over:
            continue
        state = ann.state(table)
        if state["number"] != shown_number(ann) or not state["options"]:
            continue
        if state["options"] == ["pass"]:  # goes by itself among bots, perhaps before anybody could look for it
            ann.page.wait_for_function(ONWARD, arg=state["number"])
        elif not walks(ann, state):
            presses(ann, wizards.runs(state))
    ann.sees("scene")
    check(ann)
    ann.goes_on()
    expect(ann.hook("option-button")).to_have_count(0)


@pytest.mark.parametrize("size", [sized(2, False), sized(3, True)])
@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.whole), 4])
def test_on_a_phone_every_option_is_in_view_at_every_question(
    room: Room, seats: int, size: tuple[int, int],
) -> None:
    ann, table = sits_laden(room, seats, size)
    ann.moves_at_once()
    casts = ("cast create_wall", "cast lightning_bolt", "cast teleport")
    may = [word for word in casts if word in ann.state(table)["options"]]
    for word in [each for cast in may for each in (cast, "back")] + ["finish"]:
        for option in ann.state(table)["options"]:
            is_free(ann.hook("option-button", word=option))
        check(ann)
        says(ann, word)
    for option in ann.state(table)["options"]:
        is_free(ann.hook("option-button", word=option))


# What the dock cuts off below, and squares of the lowest row that something lies on.
HIDDEN_BELOW = """() => [...document.querySelectorAll('.dock')]
    .flatMap((dock) => [...dock.querySelectorAll('[data-word], [data-test=draw-up]')]
        .filter((it) => it.checkVisibility())
        .filter((it) => it.getBoundingClientRect().bottom > Math.min(innerHeight, dock.getBoundingClientRect().bottom)))
    .map((it) => it.textContent)"""


@pytest.mark.parametrize(("seats", "size"), [(4, SIZES[2]), (4, SIZES[3]), (2, SIZES[3])])
def test_a_full_hand_and_spells_in_force_leave_the_maze_in_view_on_a_phone(
    room: Room, seats: int, size: tuple[int, int],
) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE", asking="auto")
    held = ("fireball", "energy_4", "teleport", "create_wall", "anti_anti")
    t = scene(seats, giant_spellbook="on").hand(0, *held).carry(0, "dagger", "brainstone")
    t.spell("mist_body", 0, 0, markers=2).spell("create_wall", 0, border=t.border_at(2, 6, "east"))
    sit_down_at([ann], ["", *["nearest"] * (seats - 1)], t)
    ann.is_asked()
    ann.finds_none(HIDDEN_BELOW)
    expect(ann.hook("option-button", word="end 1")).to_have_accessible_name("„Nebelgestalt“ beenden auf Ann")
    lowest = 9 if seats > 2 else 4
    for column in (0, 4, 9):
        is_free(ann.page.locator(f"[role=gridcell][data-square='{lowest * 10 + column}']"))
    check(ann)


def test_whoever_is_asked_in_anothers_turn_is_told_so_and_what_hits_them_is_held(room: Room) -> None:
    ann = room.person("Ann", pace="calm", asking="auto")
    struck = duel().hand(0, "fireball").does(0, "cast fireball")
    while struck.table.asked == 0:
        struck.says(0, "at red" if "at red" in struck.words else wizards.quietly(struck.words))
    table = ann.opens(game="wizwar", seats=2, bots=["nearest", ""], options={"giant_spellbook": "on"}, start=False)
    ann.starts(table)
    stage.set_up(ann.house, {table: struck})
    ann.comes_to(table)
    expect(ann.hook("status")).to_contain_text("You are asked: ")
    expect(ann.sees("held")).to_contain_text("You suffer 5 damage")
    ann.clicks("held-go-on")
    expect(ann.hook("held")).to_have_count(0)
