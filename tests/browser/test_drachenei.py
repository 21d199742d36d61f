"""Zauberschwert & Drachenei on its drawn board: trades, fights and auctions between people and bots, to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.people import SIGHT, SOMEBODY, Person, settle
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_phone import dialog_fits, fits, is_for_thumbs
from tests.browser.window import DESKS, asked, is_one_screen, presses, shows_every_option
from tests.games.drachenei.scene import scene_with

FIRST_CREATURE = 11
# An offer is not told before its wish, so the log alone does not show that a word was heard.
SHOWN = """() => JSON.stringify([
    [...document.querySelectorAll('[data-test=option-button]:not([aria-disabled=true])')].map((it) => it.dataset.word),
    document.querySelector('[data-test=status]')?.textContent,
    document.querySelectorAll('[data-test=log] [data-number]').length,
    document.querySelectorAll('[data-test=ending]').length,
])"""
PLACES = ["place left", "place right"]
WISHED = {"together", "against", "trade", "bot"}


def says(person: Person, word: str) -> None:
    """In two steps, and sees that something has changed."""
    before = person.page.evaluate(SHOWN)
    person.clicks("option-button", word=word)
    person.clicks("say", said=word)
    person.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


class Guide:
    """Two people who want to have seen everything: what each says, from what the table shows them."""

    def __init__(self, table: str, people: list[Person], bot: int) -> None:
        self.table = table
        self.people = people
        self.bot = bot
        self.seen: set[str] = set()

    def chooses(self, state: dict[str, Any]) -> str:
        """Creatures are met by both; they share until they have shared, then quarrel; every card is worth a swap."""
        options: list[str] = state["options"]
        match state["question"]:
            case "place": return self.goes(state["view"])
            case "vote": return "alone" if "together" in self.seen and "against" not in self.seen else "together"
            case "bid": return next(word for word in options if word != "pass")
            case "offer": return options[-1] if {"trade", "bot"} - self.seen else options[0]
            case "wish": return "wish anything"
            case "reply": return options[-1] if {"trade", "bot"} - self.seen else options[0]
            case "settle": return self.takes(options)
            case _: return options[-1]

    def goes(self, view: dict[str, Any]) -> str:
        """To the cheapest creature both can share, or they save up for it; when all is seen, to both cards at once."""
        if not WISHED - self.seen:
            return PLACES[int(view["asked"]) % 2]
        strengths = {card: view["variant"]["box"]["figure"][card] for card in view["display"] if card >= FIRST_CREATURE}
        if not strengths:
            return PLACES[0]
        card = min(strengths, key=lambda each: strengths[each])
        wanted = strengths[card] if "together" in self.seen and "against" not in self.seen else strengths[card] / 2
        return PLACES[int(view["display"].index(card))] if min(view["magic"][:2]) >= wanted else "pass"

    def takes(self, options: list[str]) -> str:
        from_bot = f"take {self.bot}"
        return from_bot if from_bot in options and "bot" not in self.seen else options[-1]

    def notes_after(self, word: str) -> None:
        """Only after words that may have brought about something not seen yet."""
        if WISHED - self.seen and word.startswith(("take", "pass", "bid", "together", "reply")):
            self.notes()

    def notes(self) -> None:
        """What has happened so far at this table, from its log."""
        ann = self.people[0]
        story = ann.asks("GET", f"/tables/{self.table}/state").json()["story"]
        events = [event for entry in story for event in entry["events"]]
        bidders: set[int] = set()
        for event in events:
            fields = event["fields"]
            match event["kind"]:
                case "evaluates": bidders = set()
                case "bid": bidders.add(fields["seat"])
                case "beaten" if len(fields["seats"]) > 1: self.seen.add("together")
                case "beaten" if len(bidders) > 1: self.seen.add("against")
                case "swapped": self.seen.add("bot" if self.bot in (fields["seat"], fields["other_seat"]) else "trade")


def plays(guide: Guide, looking: Callable[[Person, dict[str, Any]], None]) -> None:
    """To the end of the game; whoever is asked looks around first."""
    people = guide.people
    while True:
        settle(people)
        sights = [person.looks() for person in people]
        if all(sight.over and not sight.scene for sight in sights):
            return
        for person, sight in zip(people, sights, strict=True):
            if sight.scene:
                person.goes_on()
            elif sight.asked:
                state = person.state(guide.table)
                looking(person, state)
                word = guide.chooses(state)
                says(person, word)
                guide.notes_after(word)


def moves(guide: Guide, person: Person, state: dict[str, Any]) -> None:
    """Says what the guide chooses, quickly and without looking."""
    word = guide.chooses(state)
    answer = person.asks("POST", f"/tables/{guide.table}/moves", {"number": state["number"], "word": word})
    assert answer.ok, answer.text()
    guide.notes_after(word)


def finishes(guide: Guide) -> None:
    """The rest of the game, without looking."""
    state = guide.people[0].state(guide.table)
    while not state["over"]:
        for person in guide.people:
            state = person.state(guide.table)
            if state["options"]:
                moves(guide, person, state)


def table_of_three(room: Room, width: int) -> Guide:
    """Ann, Ben and a bot that says anything."""
    ann, ben = (room.person(name, width=width, height=860) for name in ("Ann", "Ben"))
    return next_table([ann, ben])


def next_table(people: list[Person], bot: str = "random", **options: str) -> Guide:
    ann, *others = people
    chosen = {"first_seat": "0", "stall_rounds": "6", **options}
    bots = [""] * len(people) + [bot]
    table = ann.opens(game="drachenei", seats=len(bots), bots=bots, options=chosen, start=True)
    for other in others:
        other.joins(table)
    for person in people:
        person.comes_to(table)
    return Guide(table, people, len(people))


@pytest.mark.whole
@pytest.mark.parametrize("width", [1280, 360])
def test_two_people_and_a_bot_trade_fight_together_and_against_each_other_to_the_end(room: Room, width: int) -> None:
    guide = table_of_three(room, width)
    looked: set[str] = set()

    def look(person: Person, state: dict[str, Any]) -> None:
        question = state["question"]
        if question not in looked:
            looked.add(question)
            assert sorted(person.looks().options) == sorted(state["options"])
            if width == 360:
                fits(person)
                is_for_thumbs(person)

    plays(guide, look)
    while WISHED - guide.seen:
        again = next_table(guide.people)
        again.seen = guide.seen
        guide.table = again.table
        plays(guide, look)
    assert {"place", "vote", "bid", "offer", "wish", "reply", "settle", "lay_out"} <= looked
    for person in guide.people:
        expect(person.hook("ending").locator("li")).to_have_count(3)


@pytest.mark.whole
@pytest.mark.parametrize(("size", "bots"), [((740, 360), 2), ((360, 740), 3), ((1280, 800), 3), ((1920, 1080), 1)])
def test_a_whole_game_is_played_by_presses_alone(room: Room, size: tuple[int, int], bots: int) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang="de-DE" if bots == 3 else "en-GB")
    options = {"first_seat": "0", "stall_rounds": "6", "trade_laps": "1"}
    table = ann.opens(game="drachenei", seats=bots + 1, bots=["", *["thumb"] * bots], options=options, start=True)
    ann.comes_to(table)
    while words := asked(ann):
        shows_every_option(ann)
        if size in DESKS:
            is_one_screen(ann)
        if len(words) == 1:  # goes by itself among bots
            ann.page.wait_for_function(f"(word) => ({SIGHT})().options.join() !== word", arg=words[0])
        else:
            presses(ann, ann.lot.choice(words))
    ann.sees("scene")
    check(ann)
    ann.goes_on()
    expect(ann.hook("ending").locator("li")).to_have_count(bots + 1)
    check(ann)


def test_answers_to_an_offer_are_seen_as_they_come_in(room: Room) -> None:
    guide = table_of_three(room, 1280)
    ann, ben = guide.people
    while ann.state(guide.table)["question"] != "offer":
        plays_one(guide)
    while True:
        settle(guide.people)
        asked = next(person for person in guide.people if person.looks().asked)
        if asked.state(guide.table)["question"] == "reply":
            break
        says(asked, guide.chooses(asked.state(guide.table)))
    offerer = asked.state(guide.table)["view"]["offerer"]
    expect(asked.sees("trade")).to_be_visible()
    seat = guide.people.index(asked)
    expect(asked.hook("answer", seat=seat)).to_contain_text("is thinking")
    watcher = ben if asked is ann else ann
    says(asked, "reply nothing")
    if watcher.state(guide.table)["view"]["offerer"] == offerer and watcher.hook("answer", seat=seat).count():
        expect(watcher.hook("answer", seat=seat)).to_contain_text("declines")


def plays_one(guide: Guide) -> None:
    """Whoever is asked answers once."""
    settle(guide.people)
    for person in guide.people:
        if person.looks().asked:
            says(person, guide.chooses(person.state(guide.table)))
            return


def test_what_is_not_allowed_answers_with_a_sentence(room: Room) -> None:
    ann, ben = table_of_three(room, 1280).people
    ann.is_asked()
    ben.hook("option-button", word="place left").click(force=True)
    ben.sees("toast")


@pytest.mark.whole
def test_a_game_is_played_by_keys_alone(room: Room) -> None:
    ann = room.person("Ann")
    guide = next_table([ann], trade_laps="1")
    keys = ann.page.keyboard
    while True:
        ann.page.wait_for_function(SOMEBODY, arg=["Ann"])
        sight = ann.looks()
        if sight.over:
            break
        state = ann.state(guide.table)
        if len(state["options"]) < 2:  # goes by itself among bots, or a bot has not moved yet
            continue
        word = guide.chooses(state)
        keys.press("b")
        for _ in range(60):
            if ann.page.evaluate("document.activeElement.dataset.word ?? ''") == word:
                break
            keys.press("Tab")
        keys.press("Enter")
        expect(ann.sees("say", said=word)).to_be_focused()
        before = ann.page.evaluate(SHOWN)
        keys.press("Enter")
        ann.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
    expect(ann.hook("dialog-close")).to_be_focused()
    keys.press("Enter")
    ann.sees("ending")


@pytest.mark.whole
@pytest.mark.parametrize("width", [1280, 360])
def test_nothing_serious_is_found_early_at_trades_at_fights_and_at_the_end(room: Room, width: int) -> None:
    guide = table_of_three(room, width)
    wanted = {"place", "vote", "bid", "wish", "settle", "lay_out"}
    while wanted:
        for person in guide.people:
            state = person.state(guide.table)
            if state["over"]:
                guide = next_table(guide.people)
            elif state["options"]:
                if state["question"] in wanted:
                    wanted.remove(state["question"])
                    person.is_asked()
                    person.sees("option-button", word=state["options"][-1])
                    check(person)
                moves(guide, person, state)
    finishes(guide)
    for person in guide.people:
        person.comes_to(guide.table)
        person.sees("ending")
        check(person)


@pytest.mark.whole
def test_the_count_of_four_with_long_names_fits_a_phone(room: Room) -> None:
    ann = room.person("Konstantin der Große", width=360, height=780, lang="de-DE")
    options = {"first_seat": "0", "stall_rounds": "6"}
    table = ann.opens(game="drachenei", seats=4, bots=["", *["random"] * 3], options=options, start=True)
    ann.comes_to(table)
    finishes(Guide(table, [ann], 3))
    ann.sees("scene")
    dialog_fits(ann)
    check(ann)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_on_a_small_screen_everybodys_magic_stands_beside_the_answers(room: Room, width: int, height: int) -> None:
    ann = room.person("Ann", width=width, height=height)
    guide = next_table([ann])
    ann.is_asked()
    strip = ann.sees("strip")
    expect(strip).to_be_in_viewport(ratio=1)
    hand = ann.page.get_by_role("region", name="Your hand")
    expect(hand).to_have_count(0)  # an empty one leaves its room to the answers
    expect(strip).to_contain_text(str(ann.state(guide.table)["view"]["magic"][0]))
    t = scene_with(2, {"first_seat": "0"}).adventures("goblins_7", "holy_2").magic(5, 5).hand(0, "egg_left", "potion_t")
    stage.set_up(room.house, {guide.table: t})
    ann.comes_to(guide.table)
    ann.is_asked()
    expect(hand).to_be_in_viewport(ratio=1)
    expect(hand.locator("[data-test=half]")).to_have_text(["L"])
    expect(ann.hook("prospect")).to_have_text("2 magic too few")
    expect(ann.hook("prospect")).to_be_in_viewport(ratio=1)


def test_among_bots_a_question_with_one_answer_is_answered_by_itself(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.opens(game="drachenei", seats=2, bots=["", "thumb"], options={"first_seat": "0"}, start=True)
    t = scene_with(2, {"first_seat": "0"}).hand(0, "wand_left").choose("pass", "pass")
    assert t.table.question() == "lay_out"
    stage.set_up(room.house, {table: t})
    ann.comes_to(table)
    ann.is_asked()
    expect(ann.hook("phase")).to_have_text("Round 2 Choose an adventure")
    expect(ann.hook("log")).to_contain_text("Round 2")


def test_an_order_lays_out_what_is_complete_though_people_play(room: Room) -> None:
    ann, ben, table = room.pair(game="drachenei", options={"first_seat": "0"})
    t = scene_with(2, {"first_seat": "0"}).hand(0, "potion_t", "wand_left").hand(1, "wand_right").choose("pass", "pass")
    for seat in (0, 1):
        t.says(seat, "offer nothing")
    stage.set_up(room.house, {table: t})
    ann.comes_to(table)
    ben.comes_to(table)
    ann.is_asked()
    ann.opens_menu("orders").locator("[data-key=lay_everything]").check()
    ben.is_asked()
    assert sum(ben.state(table)["view"]["laid"][0]) == 1


def test_at_a_desk_the_phase_is_named_and_what_is_laid_out_shows_its_worth(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800)
    table = ann.opens(game="drachenei", seats=3, bots=["", "thumb", "thumb"], options={"first_seat": "0"}, start=True)
    t = scene_with(3, {"first_seat": "0"}).laid(0, "sword", "potion_t").laid(1, "egg")
    t.adventures("goblins_5", "energy_4").magic(6, 4, 4)
    stage.set_up(room.house, {table: t})
    ann.comes_to(table)
    ann.is_asked()
    expect(ann.hook("phase")).to_have_text("Round 1 Choose an adventure")
    for seat, worth in ((0, "+2"), (1, "+2")):
        expect(ann.hook("player", seat=seat).locator(".laid .bonus").get_by_text(worth).first).to_be_visible()
    expect(ann.hook("prospect")).to_contain_text("you pay 5 of 6 magic")
    expect(ann.hook("prospect")).to_contain_text("your bonus: +2")
    expect(ann.hook("course").locator(".now")).to_have_text("CChoose an adventure")
    is_one_screen(ann)
    lines_hold_in_any_letters(ann)
    ann.page.keyboard.press("t")
    ways = ann.sees("text-table").get_by_role("button")
    expect(ways.filter(has_text="goblins 5 (triangle), you pay 5 of 6 magic")).to_be_visible()
    expect(ways.filter(has_text="energy ball 4")).to_be_visible()
    ann.page.keyboard.press("t")
    t.adventures("energy_4", "energy_5").hand(0, "sword_left").hand(1, "egg_left").choose("left", "right", "pass")
    t.says(0, "offer sword_left")
    stage.set_up(room.house, {table: t})
    ann.comes_to(table)
    ann.is_asked()
    is_one_screen(ann)
    expect(ann.hook("player", seat=2).locator("header").get_by_role("img", name="passed")).to_be_visible()
    expect(ann.hook("trade")).to_contain_text("You give")
    wishes = ann.page.get_by_role("toolbar", name="What do you wish for").bounding_box()
    assert wishes
    assert wishes["width"] > 600, "The trade has the middle of the table once both adventures are over."


def lines_hold_in_any_letters(person: Person) -> None:
    """On a slow line the page's own letters come with the next visit; gains and prices have one line each without."""
    page = person.page
    page.evaluate("document.documentElement.style.setProperty('--sans', 'sans-serif')")
    rows = page.locator("[data-place^=place-]").locator(".gain, .prospect > .line:not(.bonus)")
    in_letters = "(rows) => rows.map((row) => row.offsetHeight / parseFloat(getComputedStyle(row).fontSize))"
    heights = rows.evaluate_all(in_letters)
    assert len(heights) >= 3
    assert max(heights) < 2, heights
    page.evaluate("document.documentElement.style.removeProperty('--sans')")
