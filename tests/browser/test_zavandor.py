"""The board of Zavandor: one screen, whole games by presses and by keys, and nothing axe objects to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.people import Person
from tests.browser.room import Room, Scheme
from tests.browser.test_accessibility import check
from tests.browser.test_phone import is_for_thumbs
from tests.browser.zavandor import (
    ONWARD,
    comes_to,
    number_of,
    opens,
    opens_an_auction,
    pays_by_hand,
    plays_blindly,
    says,
    sensible,
    waits,
)
from tests.games.zavandor.scene import scene

SIZES = [(1280, 800), (1920, 1080), (360, 740), (740, 360)]
DESKS = SIZES[:2]

# What may be said has a button, or belongs to a gem that can be pressed, or is a bid that can be typed.
UNREACHED = """(options) => {
    const words = [...document.querySelectorAll('[data-test=option-button]')].map((button) => button.dataset.word);
    const gems = [...document.querySelectorAll('[data-test=own-gem]')].map((gem) => gem.dataset.kind);
    const bids = document.querySelector('[data-test=bid-entry]') !== null;
    return options.filter((word) => !words.includes(word) && !(bids && word.startsWith('bid '))
        && !(/^(sell|activate|deactivate) /.test(word) && gems.includes(word.split(' ').at(-1))));
}"""
# How far one would have to scroll to see each of these, in pixels; nothing for what is in view.
AWAY = """(what) => [...document.querySelectorAll(what)].map((it) => [it, it.getBoundingClientRect()])
    .map(([it, box]) => [it.dataset.word ?? it.className,
        Math.max(0, -box.top, box.bottom - innerHeight, -box.left, box.right - innerWidth)])
    .filter(([, pixels]) => pixels > 1)"""
SCROLLS = """() => [...document.querySelectorAll('html, [data-test=board], [data-test=board] *')].filter((it) =>
    /auto|scroll|hidden/.test(getComputedStyle(it).overflowY + getComputedStyle(it).overflowX) && !it.closest('.unseen')
    && getComputedStyle(it).textOverflow !== 'ellipsis' && it.clientWidth > 1
    && (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1))
    .map((it) => [it.className, it.scrollWidth, it.clientWidth, it.scrollHeight, it.clientHeight].join(' '))"""
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('[data-test=player]')].map((it) => it.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.filter((box, place) => boxes.slice(place + 1).some((other) => meet(box, other)));
}"""
# What lies under something else in its middle.
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((it) => {
    const box = it.getBoundingClientRect();
    return !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((it) => it.outerHTML)"""
# Markers further than one step from their points; the track ends at 30 at the start.
ASTRAY = """() => [...document.querySelectorAll('[data-test=marker]')].filter((it) => {
    const [box, track] = [it.getBoundingClientRect(), it.parentElement.getBoundingClientRect()];
    return Math.abs((box.x + box.width / 2 - track.x) / track.width * 30 - Number(it.dataset.points)) > 1;
}).map((it) => it.title)"""
# What a level brings, where it leaves its cell or lies under somebody's marker.
SPILT = """() => [...document.querySelectorAll('.tracks .cell')].filter((cell) => {
    const frame = cell.getBoundingClientRect();
    const marks = [...cell.querySelectorAll('.marks > span > *')].map((it) => it.getBoundingClientRect());
    return [...cell.querySelectorAll('.signs > .sign')].map((it) => it.getBoundingClientRect()).some((it) =>
        it.left < frame.left || it.right > frame.right + 0.5 || it.top < frame.top - 0.5
        || marks.some((mark) => mark.left < it.right - 1 && mark.top < it.bottom - 3));
}).map((cell) => cell.dataset.place)"""
# Buttons too small to be met.
TINY = """() => [...document.querySelectorAll('.zavandor [data-test=option-button]')].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.width < 27.5 || box.height < 26.5;
}).map((it) => it.dataset.word)"""
SCROLLED = "[scrollX, scrollY, document.querySelector('[data-test=board]').scrollTop]"
ALL_OF_IT = "[data-test=player], [data-test=option-button], [data-test=status], .zavandor section, .zavandor .dock"


def is_one_screen(person: Person) -> None:
    """Board, hand, everybody, the question and its options are in the window, and nothing scrolls."""
    person.finds_none(AWAY, ALL_OF_IT)
    person.finds_none(SCROLLS)
    person.finds_none(OVERLAPS)


def is_in_view(person: Person) -> None:
    """What is asked can be answered without scrolling, and nothing has scrolled."""
    person.finds_none(AWAY, "[data-test=option-button], .dock")
    assert person.page.evaluate(SCROLLED) == [0, 0, 0]
    person.finds_none("() => [document.documentElement.scrollWidth].filter((wide) => wide > innerWidth)")


def counted(person: Person) -> list[list[int]]:
    """The final count, source by source, as the page shows it."""
    rows: list[list[str]] = person.hook("count").first.locator("tbody tr, tfoot tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))")
    return [[int(cell) for cell in row] for row in rows]


def tag_of(view: dict[str, Any]) -> dict[str, int]:
    """What the thing up for auction would cost whoever looks."""
    tag: dict[str, int] = next(tag for tag in view["tags"] if tag["item"] == view["item"])
    return tag


@pytest.mark.parametrize(
    ("width", "height"), [SIZES[2], *(pytest.param(*size, marks=pytest.mark.whole) for size in (*DESKS, SIZES[3]))],
)
def test_a_whole_game_is_played_by_presses_with_all_in_view(room: Room, width: int, height: int) -> None:
    ann = room.person("Ann", width=width, height=height, motion=width > height, lang="de-DE")
    table = opens(ann, 3, round_cap="6")
    ann.comes_to(table)
    waits(ann)
    while not (sight := ann.looks()).over:
        is_in_view(ann)
        if (width, height) in DESKS:
            is_one_screen(ann)
        ann.finds_none(UNREACHED, ann.state(table)["options"])
        says(ann, sensible(sight.options, ann.lot))
        waits(ann)
    ann.sees("scene")
    rows = counted(ann)
    assert len(rows) == 6
    assert [sum(column[:-1]) for column in zip(*rows, strict=True)] == rows[-1]
    assert sorted(rows[-1]) == sorted(ann.state(table)["outcome"]["scores"])
    ann.goes_on()
    expect(ann.hook("ending")).to_be_visible()
    expect(ann.page.locator(".zavandor button:not([data-test=player])")).to_have_count(0)


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), DESKS)
@pytest.mark.parametrize("seats", [2, 6])
def test_two_and_six_boards_are_one_screen(room: Room, width: int, height: int, seats: int) -> None:
    ann = room.person("Annegret-Katharina Maria", width=width, height=height, lang="de-DE")
    table = opens(ann, seats)
    plays_blindly(ann, table, 8)
    ann.comes_to(table)
    waits(ann)
    expect(ann.hook("player")).to_have_count(seats)
    is_one_screen(ann)
    table = opens(ann, seats)
    comes_to(ann, table, "open bid", "offer")
    ann.comes_to(table)
    ann.sees("auction")
    waits(ann)
    is_one_screen(ann)


@pytest.mark.whole
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_six_boards_fit_a_phone(room: Room, scheme: Scheme) -> None:
    ann = room.person("Annegret-Katharina Maria", width=360, height=740, scheme=scheme, lang="de-DE")
    table = opens(ann, 6)
    plays_blindly(ann, table, 6)
    ann.comes_to(table)
    waits(ann)
    for seat in range(6):
        expect(ann.hook("player", seat=seat)).to_contain_text(re.compile(r"\d+/\d+"))
    is_in_view(ann)
    is_for_thumbs(ann)
    ann.finds_none(OVERLAPS)
    ann.hook("player", seat=3).tap()
    expect(ann.page.locator("dialog[open] [data-test=player]")).to_have_count(6)
    check(ann)


def presses(person: Person, word: str) -> None:
    """Says a word by the key that stands on its button, a bid by arrows, and confirms with Enter."""
    keys = person.page.keyboard
    if word.startswith("bid"):
        keys.press("ArrowUp")
        keys.press("ArrowDown")
        keys.press("Enter")
    else:
        shown = person.hook("option-button", word=word).locator("kbd").inner_text()
        keys.press(shown.removeprefix("⇧") if shown.startswith("⇧") else shown.lower())
    expect(person.hook("say", said=word)).to_be_focused()
    keys.press("Enter")


@pytest.mark.whole
def test_a_game_is_played_with_keys_alone(room: Room) -> None:
    ann = room.person("Ann", height=800, scheme="dark", lang="de-DE")
    ann.comes_to(opens(ann, 3, round_cap="5"))
    waits(ann)
    while not (sight := ann.looks()).over:
        before = number_of(ann)
        presses(ann, sensible(sight.options, ann.lot))
        ann.page.wait_for_function(ONWARD, arg=before)
        waits(ann)
    expect(ann.hook("dialog-close")).to_be_focused()
    ann.page.keyboard.press("Enter")


def test_buying_a_gem_takes_two_presses_and_can_be_taken_back(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2, characters="fairy, elf", calm_start="on")
    ann.comes_to(table)
    waits(ann)
    says(ann, "enchant sapphire")
    expect(ann.hook("log")).to_contain_text("You pay 20")
    expect(ann.hook("log")).to_contain_text("You gain a sapphire")
    expect(ann.hook("speaker")).not_to_contain_text("pay with")
    ann.clicks("undo")
    expect(ann.hook("log")).not_to_contain_text("You pay 20")
    expect(ann.hook("to-pay")).to_have_count(0)
    expect(ann.hook("option-button", word="enchant sapphire")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("asking", "twice"), [("auto", False), ("always", True), ("never", False)])
def test_a_second_press_is_promised_only_where_it_is_needed(room: Room, asking: str, twice: bool) -> None:
    ann = room.person("Ann", asking=asking)
    table = opens(ann, 2, characters="fairy, elf", calm_start="on")
    ann.comes_to(table)
    waits(ann)
    dock = ann.page.locator(".zavandor .dock")
    expect(dock).to_contain_text("Press what you want to buy")
    expect(dock.get_by_text("a second press confirms")).to_have_count(int(twice))
    ann.hook("option-button", word="enchant sapphire").click(force=True)
    if twice:
        expect(ann.sees("say", said="enchant sapphire")).to_be_visible()
    else:
        expect(ann.hook("log")).to_contain_text("You gain a sapphire")


@pytest.mark.parametrize(("width", "height"), DESKS)
def test_every_marker_is_seen_at_a_tie_and_nothing_covers_another(room: Room, width: int, height: int) -> None:
    ann = room.person("Ann", width=width, height=height)
    table = opens(ann, 6)
    ann.comes_to(table)
    waits(ann)
    ann.finds_none(HIDDEN, "[data-test=marker]")
    ann.finds_none(ASTRAY)
    ann.finds_none(SPILT)
    ann.finds_none(HIDDEN, ".zavandor .sentinels li")
    ann.finds_none(TINY)


def test_cards_are_put_down_and_taken_back_by_pressing_them(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2, characters="fairy, elf", calm_start="on")
    ann.comes_to(table)
    waits(ann)
    ann.hook("by-hand").check()
    says(ann, "enchant sapphire")
    expect(ann.sees("to-pay")).to_contain_text("To be paid: 20")
    check(ann)
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


def test_an_own_gem_is_pressed_to_be_put_to_rest_or_sold(room: Room) -> None:
    ann = room.person("Ann")
    ann.comes_to(opens(ann, 2))
    waits(ann)
    ann.hook("own-gem", kind="opal").hover()
    expect(ann.hook("tip")).to_contain_text("⇧X – Deactivate")
    ann.clicks("own-gem", kind="opal")
    check(ann)
    says(ann, "deactivate opal")
    expect(ann.hook("log")).to_contain_text("You deactivate")
    ann.clicks("own-gem", kind="opal")
    ann.clicks("gem-back")
    expect(ann.hook("gem-choices")).to_have_count(0)
    ann.clicks("own-gem", kind="opal")
    says(ann, "sell inactive opal")
    expect(ann.hook("log")).to_contain_text("You sell")


def test_an_auction_shows_what_each_bid_costs_and_takes_any_bid(room: Room) -> None:
    ann = room.person("Ann")
    table = opens_an_auction(ann)
    ann.comes_to(table)
    tag = tag_of(ann.state(table)["view"])
    assert tag["highest"] > tag["least"]
    net = tag["net"] + tag["highest"] - tag["least"]
    expect(ann.hook("auction-cost")).to_contain_text(f"A bid of {tag['least']} costs you {tag['net']}")
    expect(ann.hook("auction").locator("li", has_text="You")).to_have_count(1)
    expect(ann.hook("auction")).not_to_contain_text("Ann")
    ann.sees("bid-entry").fill(str(tag["highest"] + 1))
    ann.hook("bid-free").click(force=True)
    expect(ann.sees("toast").locator("[data-test=rule-link]")).to_have_text("ZA-099")
    ann.hook("bid-entry").fill(str(tag["highest"]))
    expect(ann.hook("bid-free")).to_contain_text(f"you pay {net}")
    ann.hook("bid-entry").press("Enter")
    ann.clicks("say", said=f"bid {tag['highest']}")
    expect(ann.hook("log")).to_contain_text(f"You bid {tag['highest']} for")


def test_against_bots_whoever_cannot_bid_passes_without_being_asked(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2)
    sold = scene(2).turn_of(1).display("runestone").energy(1, dust=30).gems(0)
    sold.says(1, "offer runestone", "bid 20")
    stage.set_up(ann.house, {table: sold})
    ann.comes_to(table)
    expect(ann.hook("log")).to_contain_text("You pass.")


def test_a_bid_is_found_by_arrows_and_said_by_enter(room: Room) -> None:
    ann = room.person("Ann")
    table = opens_an_auction(ann)
    ann.comes_to(table)
    ann.sees("bid-entry")
    least = tag_of(ann.state(table)["view"])["least"]
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "Enter", "Enter"):
        ann.page.keyboard.press(key)
    expect(ann.hook("log")).to_contain_text(f"You bid {least + 1} for")


def test_a_bid_is_typed_digit_by_digit_and_has_no_key_of_its_own(room: Room) -> None:
    ann = room.person("Ann")
    table = opens_an_auction(ann)
    ann.comes_to(table)
    ann.sees("bid-entry")
    tag = tag_of(ann.state(table)["view"])
    expect(ann.page.locator(".bids [data-key]:not([data-word=pass])")).to_have_count(0)
    for key in ("9", *str(tag["least"] + 1), "9", "Backspace", *str(tag["least"] + 1)):
        ann.page.keyboard.press(key)
    expect(ann.hook("bid-free")).to_have_attribute("data-word", f"bid {tag['least'] + 1}")
    expect(ann.hook("bid-free")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect(ann.hook("log")).to_contain_text(f"You bid {tag['least'] + 1} for")


@pytest.mark.parametrize(("width", "height"), [DESKS[0], SIZES[2]])
def test_a_gem_that_would_lie_inactive_says_so(room: Room, width: int, height: int) -> None:
    ann = room.person("Ann", width=width, height=height)
    table = opens(ann, 2, characters="fixed")
    stage.set_up(room.house, {table: scene(2).gems(0, "5 opal").energy(0, 60)})
    ann.comes_to(table)
    waits(ann)
    opal = ann.hook("option-button", word="enchant opal")
    expect(opal).to_contain_text("for 9; the spiral is full, it would lie inactive")
    expect(opal.locator(".full")).to_be_visible()
    expect(ann.hook("full-spiral")).to_be_visible()
    opal.click(force=True)
    expect(ann.sees("confirm")).to_contain_text("it would lie inactive")


def test_a_card_tells_all_of_itself_by_hovering_and_by_a_long_press(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 2)
    ann.comes_to(table)
    waits(ann)
    ann.hook("option-button", word="offer phoenix").hover()
    expect(ann.hook("tip")).to_contain_text("2 for each kind of active gem")
    ann.page.mouse.move(0, 0)
    expect(ann.hook("tip")).to_be_hidden()
    ann.hook("option-button", word="enchant opal").focus()
    ann.page.keyboard.press("Tab")
    expect(ann.hook("tip")).to_contain_text("a blue card")


def test_in_the_table_in_words_bids_are_one_field(room: Room) -> None:
    ann = room.person("Ann")
    table = opens_an_auction(ann)
    ann.comes_to(table)
    ann.clicks("text-mode")
    least = tag_of(ann.state(table)["view"])["least"]
    expect(ann.hook("option-button")).to_have_count(1 + ("pass" in ann.state(table)["options"]))
    ann.sees("amount").fill(str(least + 1))
    ann.clicks("option-button", word=f"bid {least + 1}")
    ann.clicks("say", said=f"bid {least + 1}")
    expect(ann.hook("log")).to_contain_text(f"You bid {least + 1} for")


def test_levels_are_signs_with_numbers_named_when_pointed_at_and_a_step_shows_what_it_brings(room: Room) -> None:
    ann = room.person("Ann")
    ann.page.emulate_media(forced_colors="active")
    ann.comes_to(opens(ann, 2, characters="mage, elf"))
    waits(ann)
    levels = ann.hook("player", seat=1).locator("[data-test=levels]")
    expect(levels.locator("[data-track=flow]")).to_contain_text(re.compile("[12]"))  # a bot that begins may have learnt
    levels.hover()
    expect(ann.hook("tip")).to_contain_text(re.compile("Knowledge of Energy Flow [12]: "))
    expect(ann.hook("option-button", word="learn gems").locator("[aria-hidden]").first).to_contain_text("−10%")
    expect(ann.page.get_by_role("group", name="Your stones")).to_contain_text("Stones")


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


@pytest.mark.whole
def test_axe_finds_nothing_at_the_beginning_in_an_auction_and_at_the_end(room: Room) -> None:
    ann = room.person("Ann")
    table = opens(ann, 3, round_cap="1")
    ann.comes_to(table)
    waits(ann)
    check(ann)
    auctioned = opens(ann, 2, characters="mage, elf")
    comes_to(ann, auctioned, "open bid", "offer")
    ann.comes_to(auctioned)
    ann.sees("auction")
    check(ann)
    paid = opens(ann, 2, characters="fairy, elf", calm_start="on")
    pays_by_hand(ann)
    comes_to(ann, paid, "pay", "enchant")
    ann.comes_to(paid)
    ann.sees("to-pay")
    check(ann)
    plays_blindly(ann, table, 2)
    ann.comes_to(table)
    ann.sees("ending")
    ann.sees("count")
    check(ann)


def test_a_standing_order_bids_for_its_seat(room: Room) -> None:
    ann = room.person("Ann", width=360, height=740)
    table = opens_an_auction(ann)
    ann.comes_to(table)
    least = tag_of(ann.state(table)["view"])["least"]
    ann.opens_menu("orders")
    ann.hook("order", key="pay_auto").check()
    expect(ann.hook("order-least")).to_contain_text(str(least))
    ann.hook("order", key="bid_up_to").fill(str(least - 1))
    ann.clicks("give-order", key="bid_up_to")
    expect(ann.sees("toast")).to_contain_text(f"Give at least {least}")
    ann.hook("order", key="bid_up_to").fill(str(least))
    ann.clicks("give-order", key="bid_up_to")
    expect(ann.hook("orders")).not_to_have_attribute("open", "")
    expect(ann.hook("log")).to_contain_text(f"You bid {least}")
    expect(ann.hook("order", key="pay_auto")).to_be_checked()
