"""All pictures of `docs/pictures`, taken from running games: `python -m tests.browser.pictures [wizwar moving]`."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser import moving, stage, wizards, zavandor
from tests.browser.house import House
from tests.browser.people import PATIENCE, Person, play, settle
from tests.browser.room import ROOT, Room, Scheme, launch
from tests.browser.test_drachenei import next_table, plays_one
from tests.games.wizwar.scene import scene

FOLDER = ROOT / "docs" / "pictures"
WIDE = (1280, 800)
PHONE = (360, 740)
# Gradients and shadows make large files.
FLAT = """() => {
    document.body.style.background = 'var(--ground)';
    document.querySelector('[data-test=board] > *').style.background = 'var(--wood)';
    for (const panel of document.querySelectorAll('.panel, .status')) panel.style.boxShadow = 'none';
}"""
OPEN = re.compile(r"row \d")


def take(person: Person, name: str) -> None:
    """What is in the window, once letters and pictures are there and nothing moves."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.fonts.ready")
    person.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def is_worth_a_look(person: Person, table: str) -> bool:
    """A later round, some stones cast, and it is this person's turn to go on."""
    state = person.state(table)
    view = state["view"]
    return bool(state["question"] == "go_on" and state["options"] and view["round"] > 1 and sum(view["board"]) > 8)


def play_until_worth_a_look(ann: Person, ben: Person) -> str:
    """A table with something to see; a game that ends before is played again."""
    while True:
        table = ann.opens(seats=4, bots=["", "", "thumb", "thumb"], options={}, start=True)
        ben.joins(table)
        ann.comes_to(table)
        ben.comes_to(table)
        while not ann.looks().over:
            if is_worth_a_look(ann, table):
                return table
            play([ann, ben], most=1)
            settle([ann, ben])


def talk(ann: Person, ben: Person) -> None:
    for speaker, line in ((ben, "That was my last life, nearly."), (ann, "I see a seven, and it is not mine …")):
        speaker.hook("chat-box").fill(line)
        speaker.hook("chat-box").press("Enter")
        expect(ann.hook("chat-line").last).to_contain_text(line)


def seen_by(room: Room, person: Person, size: tuple[int, int], scheme: Scheme) -> Person:
    """The same person at another device."""
    twin = room.person(person.name, width=size[0], height=size[1], scheme=scheme)
    for cookie in person.context.cookies():
        twin.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": room.house.url}])
    return twin


def play_until_lit(ann: Person) -> str:
    """A table of Magia Cum Laude in the middle of a game, at a step with several ways to go."""
    while True:
        table = ann.opens(game="magia", seats=4, bots=["", "thumb", "thumb", "thumb"], options={}, start=True)
        state = ann.state(table)
        while not state["over"]:
            if state["question"] == "step" and state["view"]["turn"] > 12 and len(state["options"]) > 3:
                return table
            if state["options"]:
                word = {"number": state["number"], "word": ann.lot.choice(state["options"])}
                ann.asks("POST", f"/tables/{table}/moves", word)
            state = ann.state(table)


def take_magia(room: Room) -> None:
    ann = room.person("Ann")
    table = play_until_lit(ann)
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("magia-1280", WIDE, "light"), ("magia-360", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        twin = seen_by(room, ann, size, scheme)
        twin.comes_to(table)
        twin.sees("field")
        twin.page.evaluate(FLAT)
        take(twin, name)


def countered(ann: Person, ben: Person) -> str:
    """A table of Wiz-War in its middle: an attack has been countered, and whoever attacked may answer that."""
    t = scene(4, giant_spellbook="on").at(0, 0, 0).at(1, 0, 3).at(2, 6, 3).at(3, 8, 8).life(15, 11, 5, 13).stun(2, 1)
    t.hand(0, "fireball", "anti_anti", "energy_5", "teleport", "create_wall").hand(1, "full_shield", "shield")
    t.carry(0, "dagger").carry(3, "master_key").bearing(0, 3).lying("large_rock", 1, 3)
    t.spell("golem_form", 2, 2, markers=3).spell("werewolf_form", 3, 3, markers=2).spell("rosebush", 1, square=48)
    t.spell("wall_of_fire", 1, border=t.border_at(6, 2, "west"), markers=2).spell("thornbush", 3, square=75)
    t.does(0, "cast fireball")
    while t.table.asked == 0 and t.table.view(0).question not in ("main", "react"):
        t.says(0, "at red" if "at red" in t.words else wizards.quietly(t.words))
    while t.table.asked != 1:
        t.says(t.table.asked, "pass")
    t.says(1, "react full_shield")
    while t.table.asked != 0:
        t.says(t.table.asked, "pass" if "pass" in t.words else wizards.quietly(t.words))
    wish = {"game": "wizwar", "seats": 4, "bots": ["", "", "nearest", "nearest"], "options": {"giant_spellbook": "on"}}
    table = ann.opens(**wish)
    ben.joins(table)
    ann.starts(table)
    stage.set_up(ann.house, {table: t})
    return table


def take_wizwar(room: Room) -> None:
    asked = room.person("Ann")
    table = countered(asked, room.person("Ben"))
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("wizwar-1280", WIDE, "light"), ("wizwar-360", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        twin = seen_by(room, asked, size, scheme)
        twin.comes_to(table)
        twin.sees("maze")
        twin.page.evaluate(FLAT)
        take(twin, name)


def take_all(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = play_until_worth_a_look(ann, ben)
    talk(ann, ben)
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("table-1280-light", WIDE, "light"), ("table-1280-dark", WIDE, "dark"),
        ("table-360-light", PHONE, "light"), ("table-360-dark", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        twin = seen_by(room, ann, size, scheme)
        twin.comes_to(table)
        twin.sees("chat-line")
        take(twin, name)

    visitor = room.person("Cleo", width=WIDE[0], height=WIDE[1])
    visitor.goes("/rules/abraca")
    visitor.sees("rule")
    take(visitor, "rules-1280")

    number = ann.state(table)["number"]
    play([ann, ben])
    twin = seen_by(room, ann, WIDE, "dark")
    twin.goes(f"/replay/{table}/{number}")
    twin.sees("replay-page")
    twin.hook("eyes").select_option("8")
    expect(twin.hook("player", seat=0).locator("[role=img][data-place]")).to_have_attribute("aria-label", OPEN)
    take(twin, "replay-1280")


def take_drachenei(room: Room) -> None:
    """A later moment at which something is laid out and it is time to choose; one by day, one by candle."""
    people = [room.person("Ann"), room.person("Ben")]
    guide = next_table(people, "thumb")
    while True:
        plays_one(guide)
        settle(people)
        if people[0].looks().over:
            guide = next_table(people, "thumb")
        state = people[0].state(guide.table)
        if state["question"] == "place" and state["options"] and sum(map(sum, state["view"]["laid"])) > 3:
            break
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("drachenei-1280", WIDE, "light"), ("drachenei-360", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        twin = seen_by(room, people[0], size, scheme)
        twin.comes_to(guide.table)
        twin.is_asked()
        twin.page.evaluate("document.body.style.background = 'var(--ground)'")  # a gradient is half of the file
        take(twin, name)


def take_zavandor(room: Room) -> None:
    """A wide table by day and a phone by candle, some rounds into a game of four."""
    ann = room.person("Ann")
    table = zavandor.opens(ann, 4)
    zavandor.plays_blindly(ann, table, 7)
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("zavandor-1280", WIDE, "light"), ("zavandor-360", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        twin = seen_by(room, ann, size, scheme)
        twin.comes_to(table)
        twin.sees("player")
        take(twin, name)


def take_arriving(room: Room) -> None:
    """The home page by day and by candle, and a table that waits for friends."""
    looks: list[tuple[str, tuple[int, int], Scheme]] = [
        ("1280-light", WIDE, "light"), ("1280-dark", WIDE, "dark"), ("360-dark", PHONE, "dark"),
    ]
    for name, size, scheme in looks:
        visitor = room.person("Cleo", width=size[0], height=size[1], scheme=scheme)
        visitor.goes("/")
        visitor.sees("play-now")
        take(visitor, f"home-{name}")
        visitor.goes("/new/magia")
        visitor.sees("name").fill("Cleo")
        visitor.clicks("open-table")
        visitor.sees("qr")
        take(visitor, f"waiting-{name}")


def take_moving(room: Room) -> None:
    moving.take_film(room.browser, "abraca")


TAKEN = {
    "arriving": take_arriving, "moving": take_moving,
    "magia": take_magia, "wizwar": take_wizwar, "abraca": take_all, "drachenei": take_drachenei,
    "zavandor": take_zavandor,
}


def main(games: list[str]) -> None:
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home))
        browser = launch(playwright)
        try:
            for game in games or TAKEN:
                TAKEN[game](Room(browser, house))
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
