"""How a game goes: the goal at every table, open in the first games, and a page with pictures for each game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, finish
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.test_nothing_jumps import box, cover
from tests.browser.window import HIDDEN, OPTIONS, TOO_HIGH
from zaubertisch import games

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
RAW = re.compile(r"\b(?:ui|how|goal|table|board|name|type|part|step|mistake|better)-[a-z0-9]+|\{ ?\$|NaN|undefined")
SECOND = """() => {
    localStorage.setItem("zaubertisch:goals", JSON.stringify({ abraca: { finished: 1, folded: false } }));
}"""
WINDOWS = [("en-GB", 1280, 800), ("de-DE", 360, 740)]
FEW = ["wizwar", "zavandor"]  # whose tables have least room to spare

every_game = pytest.mark.parametrize("game", games.IDS)
one_game = pytest.mark.parametrize(
    "game", [game if game == "abraca" else pytest.param(game, marks=pytest.mark.whole) for game in games.IDS],
)
few_games = pytest.mark.parametrize(
    "game", [game if game in FEW else pytest.param(game, marks=pytest.mark.whole) for game in games.IDS],
)


def reads(person: Person, game: str) -> None:
    """The whole page of a game is there."""
    person.goes(f"/how/{game}")
    person.sees("how", game=game)
    expect(person.hook("how-step")).to_have_count(6)
    expect(person.hook("mistake")).to_have_count(5)


def newcomer(room: Room, game: str, width: int, height: int, lang: str = "en-GB", seats: int = 3) -> Person:
    """Somebody who has never seen this game, at a table against bots."""
    ann = room.person("Ann", width=width, height=height, lang=lang, new=True)
    bots = ["", *["apprentice"] * (seats - 1)]
    ann.comes_to(ann.opens(game=game, seats=seats, bots=bots, options={}, start=True))
    return ann


@every_game
def test_a_page_tells_all_in_both_languages_and_fits(room: Room, game: str) -> None:
    for lang, width, height in WINDOWS:
        ann = room.person("Ann", width=width, height=height, lang=lang)
        reads(ann, game)
        assert ann.page.evaluate(SIDEWAYS) <= 0
        text = ann.page.locator("main").inner_text()
        assert RAW.findall(text) == []
        ann.context.close()


@one_game
def test_a_page_has_no_serious_fault(room: Room, game: str) -> None:
    for lang, width, height in WINDOWS:
        ann = room.person("Ann", width=width, height=height, lang=lang)
        reads(ann, game)
        check(ann)


def test_there_is_a_way_to_the_page_from_the_games_and_on_from_there_into_one(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/")
    expect(ann.sees("game", game="abraca").locator("[data-test=kind]")).to_have_text("deduction and daring")
    ann.hook("game", game="abraca").locator("[data-test=to-how]").click()
    expect(ann.sees("goal-line")).to_have_count(3)
    ann.hook("cited").first.click()
    ann.sees("rules")
    ann.page.go_back()
    ann.hook("how-gentle").first.click()
    ann.sees("board")


def test_whoever_waits_may_read_how_it_goes(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes(f"/table/{ann.opens(seats=3)}")
    ann.clicks("to-how")
    ann.sees("how", game="abraca")
    ann.page.go_back()
    ann.sees("lobby")


def test_a_game_that_is_not_there_shows_those_that_are(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/how/chess")
    expect(ann.sees("how-games").get_by_role("link")).to_have_count(len(games.IDS))


def test_the_goal_stands_open_in_the_second_game_too_and_is_folded_from_then_on(room: Room) -> None:
    ann, ben = room.person("Ann", new=True), room.person("Ben")
    ann.goes("/about")
    ann.page.evaluate(SECOND)  # the first game was seen to its end
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    expect(ann.sees("goal-line")).to_have_count(3)
    finish(table, [ann, ben])
    ann.sees("ending")
    table = ann.opens(start=True)
    ben.joins(table)
    ann.comes_to(table)
    ann.sees("how")
    expect(ann.hook("goal-strip")).to_have_count(0)


def test_keys_fold_and_open_it_and_a_page_that_is_loaded_anew_keeps_it(room: Room) -> None:
    ann = newcomer(room, "abraca", 1280, 800)
    ann.sees("goal-strip")
    before = box(ann.hook("board"))
    ann.page.keyboard.press("Shift+H")
    expect(ann.hook("goal-strip")).to_have_count(0)
    expect(ann.hook("how")).to_have_attribute("aria-expanded", "false")
    assert box(ann.hook("board")) == before
    ann.page.reload()
    ann.sees("board")
    expect(ann.hook("goal-strip")).to_have_count(0)
    ann.hook("how").focus()
    ann.page.keyboard.press("Enter")
    ann.sees("goal-strip")
    ann.page.reload()
    ann.sees("goal-strip")
    check(ann)


@few_games
def test_it_leaves_in_view_what_is_asked(room: Room, game: str) -> None:
    for lang, width, height in WINDOWS:
        ann = newcomer(room, game, width, height, lang)
        ann.is_asked()
        goal = ann.sees("goal-strip")
        expect(goal.locator("[data-test=goal-line]")).to_have_count(3)
        assert RAW.findall(goal.inner_text()) == []
        assert ann.page.evaluate(SIDEWAYS) <= 0
        if width > height:
            ann.finds_none(TOO_HIGH)
            ann.finds_none(HIDDEN, OPTIONS)
            assert not cover(box(goal), box(ann.hook("board")))
        else:
            assert not cover(box(goal), box(ann.page.locator(".dock").last))
        ann.context.close()


def test_on_a_phone_an_own_move_puts_it_away(room: Room) -> None:
    ann = newcomer(room, "abraca", 360, 740, "de-DE")
    ann.is_asked()
    ann.sees("goal-strip")
    check(ann)
    ann.answers("call 8")
    expect(ann.hook("goal-strip")).to_have_count(0)
    ann.hook("how").tap()
    expect(ann.sees("goal-strip")).to_contain_text("Das Ziel.")
    ann.hook("goal-fold").tap()
    expect(ann.hook("goal-strip")).to_have_count(0)


def test_it_is_true_for_the_options_of_the_table(room: Room) -> None:
    ann = room.person("Ann", new=True)
    ann.comes_to(ann.opens(bots=["", "thumb"], start=True))
    expect(ann.sees("goal-strip")).to_contain_text("Win the only round")
    hunt = {"treasure_hunt": "on", "points_to_win": "3", "first_seat": "0"}
    ann.comes_to(ann.opens(game="wizwar", seats=3, bots=["", "thumb", "thumb"], options=hunt, start=True))
    expect(ann.sees("goal-strip")).to_contain_text("have 3 victory points")
    expect(ann.hook("goal-strip")).to_contain_text("a kill brings none")
