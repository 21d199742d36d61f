"""The board of Zavandor: whole games by mouse and by keys, six seats on a phone, and nothing axe objects to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import SOMEBODY, Person
from tests.browser.room import Room, Scheme
from tests.browser.test_accessibility import check
from tests.browser.test_phone import fits, is_for_thumbs
from tests.browser.zavandor import ONWARD, number_of, opens, plays_blindly, says, sensible

UNREACHED = """(options) => {
    const words = [...document.querySelectorAll('[data-test=option-button]')].map((button) => button.dataset.word);
    const free = document.querySelector('[data-test=bid-entry]') ? (word) => word.startsWith('bid ') : () => false;
    return options.filter((word) => !words.includes(word) && !free(word));
}"""
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('[data-test=player]')].map((it) => it.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.some((box, place) => box.left < 0 || box.right > innerWidth
        || boxes.slice(place + 1).some((other) => meet(box, other)));
}"""


def waits(person: Person) -> None:
    """Until the person is asked, or the game is over."""
    person.page.wait_for_function(SOMEBODY, arg=[person.name])


def comes_to_an_auction(person: Person, table: str) -> None:
    """Offers the first thing that can be paid, and looks."""
    state = person.state(table)
    while state["question"] not in ("open", "bid") or not state["options"]:
        offers = [word for word in state["options"] if word.startswith("offer")]
        if state["options"]:
            word = offers[0] if offers else sensible(state["options"], person.lot)
            person.asks("POST", f"/tables/{table}/moves", {"number": state["number"], "word": word})
        state = person.state(table)
    person.comes_to(table)
    person.sees("auction")


def counted(person: Person) -> list[list[int]]:
    """The final count, source by source, as the page shows it."""
    rows: list[list[str]] = person.hook("count").first.locator("tbody tr, tfoot tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))")
    return [[int(cell) for cell in row] for row in rows]


@pytest.mark.whole
def test_a_person_plays_a_whole_game_against_two_bots_by_clicking_the_board(room: Room) -> None:
    ann = room.person("Ann", motion=True)
    table = opens(ann, 3)
    ann.comes_to(table)
    said: list[str] = []
    while True:
        waits(ann)
        sight = ann.looks()
        if sight.over:
            break
        assert ann.page.evaluate(UNREACHED, ann.state(table)["options"]) == []
        said.append(sensible(sight.options, ann.lot))
        says(ann, said[-1])
    ann.sees("scene")
    rows = counted(ann)
    assert len(rows) == 6
    assert [sum(column[:-1]) for column in zip(*rows, strict=True)] == rows[-1]
    assert sorted(rows[-1]) == sorted(ann.state(table)["outcome"]["scores"])
    ann.goes_on()
    expect(ann.hook("ending")).to_be_visible()
    assert {word.split()[0] for word in said} >= {"end", "pay"}


def presses(person: Person, word: str) -> None:
    """Goes with Tab to what says this word, and says it with Enter twice."""
    keys = person.page.keyboard
    button = person.hook("option-button", word=word)
    key = {"end": "e", "pass": "p", "pay auto": "a", "keep auto": "a", "decline": "n"}.get(word)
    if key:
        keys.press(key)
    else:
        keys.press("b")
        for _ in range(200):
            if is_focused(button):
                break
            keys.press("Tab")
        keys.press("Enter")
    expect(person.hook("say", said=word)).to_be_focused()
    while person.hook("confirm").count():  # an Enter before the last answer is through counts for nothing
        keys.press("Enter")


def is_focused(button: Locator) -> bool:
    return bool(button.evaluate("(it) => it === document.activeElement"))


def test_a_whole_game_can_be_played_on_a_phone_with_keys_alone(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740, scheme="dark", lang="de-DE")
    ann.comes_to(opens(ann, 3))
    while True:
        waits(ann)
        sight = ann.looks()
        if sight.over:
            break
        fits(ann)
        before = number_of(ann)
        presses(ann, sensible(sight.options, ann.lot))
        ann.page.wait_for_function(ONWARD, arg=before)
    expect(ann.hook("dialog-close")).to_be_focused()
    fits(ann)
    ann.page.keyboard.press("Enter")
    fits(ann)
    is_for_thumbs(ann)


def test_an_auction_shows_what_each_bid_costs_and_takes_any_bid(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2, characters="mage, elf")
    comes_to_an_auction(ann, table)
    view = ann.state(table)["view"]
    tag = next(tag for tag in view["tags"] if tag["item"] == view["item"])
    assert tag["highest"] > tag["least"]
    net = tag["net"] + tag["highest"] - tag["least"]
    ann.hook("bid-entry").fill(str(tag["highest"] + 1))
    ann.hook("bid-free").click(force=True)
    expect(ann.sees("toast").locator("[data-test=rule-link]")).to_have_text("ZA-099")
    ann.hook("bid-entry").fill(str(tag["highest"]))
    expect(ann.hook("bid-free")).to_contain_text(f"you pay {net}")
    ann.hook("bid-entry").press("Enter")
    ann.clicks("say", said=f"bid {tag['highest']}")
    expect(ann.hook("log")).to_contain_text(f"You bid {tag['highest']} for")


def test_cards_are_put_down_and_taken_back_by_clicking_them(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2, characters="fairy, elf", calm_start="on")
    ann.comes_to(table)
    ann.is_asked()
    says(ann, "enchant sapphire")
    expect(ann.sees("to-pay")).to_contain_text("To be paid: 20")
    says(ann, "put blue 5")
    expect(ann.hook("to-pay")).to_contain_text("Put down 5, still 15")
    says(ann, "take back")
    expect(ann.hook("to-pay")).to_contain_text("Put down 0")
    says(ann, "cancel")
    expect(ann.hook("to-pay")).to_have_count(0)
    says(ann, "enchant sapphire")
    says(ann, "put blue 5")
    says(ann, "put blue 5")
    says(ann, "settle")
    expect(ann.hook("log")).to_contain_text("You pay 20: blue 5, blue 5, 10 dust.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_six_boards_fit_a_phone(room: Room, scheme: Scheme) -> None:
    ann = room.person("Annegret-Katharina Maria", width=360, height=740, scheme=scheme, lang="de-DE")
    table = opens(ann, 6)
    plays_blindly(ann, table, 2)
    ann.comes_to(table)
    ann.is_asked()
    for seat in range(6):
        expect(ann.hook("player", seat=seat)).to_be_visible()
        expect(ann.hook("player", seat=seat)).to_contain_text(re.compile(r"\d+/\d+"))
    fits(ann)
    is_for_thumbs(ann)
    assert not ann.page.evaluate(OVERLAPS)


def test_spectators_and_readers_of_a_replay_see_the_same_board(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2, round_cap="1")
    cleo = room.person("Cleo")
    cleo.comes_to(table)
    expect(cleo.hook("board")).to_contain_text("You are watching.")
    expect(cleo.hook("option-button")).to_have_count(0)
    plays_blindly(ann, table, 2)
    cleo.goes(f"/replay/{table}/1")
    cleo.sees("replay-page")
    cleo.hook("eyes").select_option("1")
    expect(cleo.sees("income")).to_contain_text("Next income")
    cleo.hook("option-button", word="enchant opal").click(force=True)
    expect(cleo.sees("toast")).to_be_visible()


def test_axe_finds_nothing_at_the_beginning_in_an_auction_and_at_the_end(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 3, round_cap="1")
    ann.comes_to(table)
    ann.is_asked()
    ann.page.locator("details[data-test=why] summary").click()
    check(ann)
    comes_to_an_auction(ann, opens(ann, 2, characters="mage, elf"))
    check(ann)
    plays_blindly(ann, table, 2)
    ann.comes_to(table)
    ann.sees("ending")
    ann.sees("count")
    check(ann)


def test_a_standing_order_bids_for_its_seat(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    table = opens(ann, 2, characters="mage, elf")
    comes_to_an_auction(ann, table)
    view = ann.state(table)["view"]
    least = next(tag["least"] for tag in view["tags"] if tag["item"] == view["item"])
    ann.opens_menu("orders")
    ann.hook("order", key="pay_auto").check()
    ann.hook("order", key="bid_up_to").fill(str(least))
    fits(ann)
    ann.clicks("give-order", key="bid_up_to")
    expect(ann.hook("log")).to_contain_text(f"You bid {least}")
    expect(ann.hook("order", key="pay_auto")).to_be_checked()
