"""The table in your pocket: a folder of files, a phone, and nobody at the other end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, expect
from tools.browser import found

from tests.browser.files import Files
from tests.browser.people import ONWARD, Person, finish, play, settle
from tests.browser.room import QUIET, Room
from tests.browser.test_accessibility import check
from tests.browser.test_loading import KEEP_ALL
from tests.browser.test_replay import OPEN
from zaubertisch.games import IDS

PHONE = ViewportSize(width=360, height=740)
LONG = 60_000  # milliseconds until Python is there, on a busy machine


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    files = Files(tmp_path)
    yield files
    files.kill()


@pytest.fixture
def files_room(chromium: Browser, files: Files) -> Iterator[Room]:
    room = Room(chromium, files)
    yield room
    room.leave()
    assert not room.complaints
    assert not room.foreign()


def begins(person: Person, game: str, seats: int = 2, strength: str = "thumb") -> None:
    """A table against bots, on this device."""
    card = person.sees("game", game=game)
    card.locator("[data-test=card-seats]").select_option(str(seats))
    card.locator("[data-test=card-strength]").select_option(strength)
    person.clicks("play-now", game=game)
    person.hook("board").wait_for(timeout=LONG)


def verified(person: Person, folder: Path) -> str:
    """What the terminal says of the record this person saves, which it also shows move by move."""
    with person.page.expect_download() as saved:
        person.clicks("record")
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    assert terminal("watch", str(file))
    return terminal("verify", str(file))


def terminal(*words: str) -> str:
    """What the program of this name says to these words."""
    said = subprocess.run(
        [sys.executable, "-m", "zaubertisch.cli", "--lang", "en", *words], capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, timeout=LONG / 1000,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_whole_game_without_a_network_and_its_record_holds_elsewhere(
    files_room: Room, files: Files, tmp_path: Path,
) -> None:
    ann = files_room.person("Ann", **PHONE)
    ann.goes("/")
    ann.sees("here")
    begins(ann, "abraca")
    ann.page.evaluate(KEEP_ALL)
    files.kill()
    assert play([ann]) > 0
    ann.sees("ending")
    ann.clicks("check")
    expect(ann.sees("verdict")).to_have_attribute("data-fair", "true")
    ann.clicks("dialog-close")
    assert "chance" in verified(ann, tmp_path)
    ann.clicks("replay")
    ann.sees("replay-page")
    expect(ann.hook("moment")).to_have_attribute("data-number", "0")
    ann.page.evaluate("location.hash = '/'")
    expect(ann.sees("kept-game")).to_have_attribute("data-status", "over")
    assert_a_link_holds_it(ann)
    ann.hook("bring").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(ann.page.get_by_text("not a game record")).to_be_visible()
    ann.hook("bring").set_input_files(next(tmp_path.glob("abraca-here-*.json")))
    ann.sees("replay-page")


def assert_a_link_holds_it(person: Person) -> None:
    """Whoever opens the link looks back at the game."""
    person.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    person.clicks("game-link")
    expect(person.page.get_by_text("holds the whole game")).to_be_visible()
    person.page.goto(person.page.evaluate("window.copied"))
    person.sees("replay-page")
    person.page.evaluate("location.hash = '/'")


@pytest.mark.whole
def test_people_share_the_device_without_chat_and_links_and_read_the_table_in_words(files_room: Room) -> None:
    ann = files_room.person("Ann", lang="de-DE", scheme="dark")
    ann.goes("/#/here/new/abraca")
    ann.sees("new-table")
    expect(ann.sees("clocks-here")).to_be_visible()
    offered = [each.get_attribute("value") for each in ann.hook("clock").locator("option").all()]
    assert offered
    assert not [clock for clock in offered if clock and "day" in clock]
    ann.hook("name").fill("Ann")
    ann.clicks("open-table")
    ann.hook("further-name").wait_for(timeout=LONG)
    expect(ann.hook("link")).to_have_count(0)
    ann.hook("further-name").fill("Ben")
    ann.clicks("sit", seat=1)
    expect(ann.hook("seat", seat=1)).to_contain_text("Ben")
    for seat in range(2, ann.hook("seat").count()):
        ann.hook("seat", seat=seat).locator("select").select_option("thumb")
    ann.clicks("start")
    ann.sees("curtain")
    ann.clicks("lift", seat=0)
    settle([ann])
    expect(ann.sees("alone")).to_contain_text("nur auf diesem Gerät")
    expect(ann.hook("chat")).to_have_count(0)
    ann.clicks("text-mode")
    expect(ann.sees("text-table")).to_contain_text("Ann")
    check(ann)


def test_the_page_of_this_device_is_for_everybody(files_room: Room) -> None:
    ann = files_room.person("Ann", **PHONE)
    ann.goes("/")
    ann.sees("here")
    expect(ann.hook("bring")).to_be_attached()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    check(ann)


@pytest.mark.whole
@pytest.mark.parametrize("game", IDS)
def test_every_game_comes_to_its_end_without_a_network(
    files_room: Room, files: Files, tmp_path: Path, game: str,
) -> None:
    ann = files_room.person("Ann", **PHONE)
    ann.goes("/")
    ann.sees("here")
    begins(ann, game)
    ann.page.evaluate(KEEP_ALL)
    files.kill()
    ann.clicks("text-mode")  # where every answer of every game is a plain button
    while not plays_on(ann):
        pass
    ann.sees("ending")
    assert "chance" in verified(ann, tmp_path)


def plays_on(person: Person) -> bool:
    """Answers until the game is over, or until an order of this person's own, as a bid gives, was quicker than they."""
    before = person.looks().number
    try:
        play([person])
    except (TimeoutError, IndexError):  # what was to be pressed had gone
        person.page.wait_for_function(ONWARD, arg=before)
        return False
    return True


@pytest.mark.whole
def test_a_game_begun_without_a_network_goes_on_after_the_browser_was_closed(
    chromium: Browser, files: Files, tmp_path: Path,
) -> None:
    context = browser_with(chromium, tmp_path / "profile")
    page = context.new_page()
    page.goto(files.url + "/")
    starts_in(page, "abraca")
    page.evaluate(KEEP_ALL)
    files.kill()
    page.goto(files.url + "/")
    starts_in(page, "magia")
    page.locator("[data-test=turn][data-yours=true]").wait_for(timeout=LONG)
    number, address = page.locator("[data-test=board]").get_attribute("data-number"), page.url
    context.close()
    context = browser_with(chromium, tmp_path / "profile")
    page = context.new_page()
    page.goto(files.url + "/")
    page.locator("[data-test=resume]").first.click()
    page.locator("[data-test=turn][data-yours=true]").wait_for(timeout=LONG)
    assert page.url == address
    assert page.locator("[data-test=board]").get_attribute("data-number") == number
    context.close()


def browser_with(chromium: Browser, profile: Path) -> BrowserContext:
    """A browser that remembers when it is closed."""
    return chromium.browser_type.launch_persistent_context(
        profile, executable_path=found(), args=QUIET, viewport=PHONE,
    )


def starts_in(page: Page, game: str) -> None:
    page.locator(f"[data-test=play-now][data-game={game}]").click()
    page.locator("[data-test=board]").wait_for(timeout=LONG)


@pytest.mark.whole
def test_when_the_server_is_gone_play_now_plays_on_this_device(falling_room: Room) -> None:
    ann = falling_room.person("Ann")
    ann.goes("/")
    ann.clicks("to-here")
    ann.sees("here")
    begins(ann, "abraca")
    ann.page.evaluate(KEEP_ALL)
    falling_room.house.kill()
    ann.goes("/")
    ann.sees("away")
    expect(ann.hook("play-now", game="magia")).to_be_enabled()
    begins(ann, "magia", strength="master")
    assert "/table/here-" in ann.page.url
    settle([ann])
    expect(ann.hook("player").nth(1)).to_be_visible()


def test_a_servers_finished_game_is_looked_back_at_on_the_device_and_played_on_from(room: Room) -> None:
    ann, ben, table = room.pair()
    finish(table, [ann, ben])
    ann.goes("/here")
    begins(ann, "abraca")
    ann.goes(f"/replay/{table}/0")
    ann.sees("replay-page")
    assert any(steps_without_the_server(room, ann) for _ in range(500))
    ann.hook("eyes").select_option("8")
    ann.clicks("next-moment")
    expect(ann.hook("player", seat=0).locator("[role=img][data-place]")).to_have_attribute("aria-label", OPEN)
    assert not [url for url in room.loaded if "/moments/" in url]
    ann.clicks("what-if")
    ann.page.wait_for_url("**/table/here-*", timeout=LONG)
    ann.hook("board").wait_for(timeout=LONG)
    expect(ann.sees("forked")).to_contain_text("What if")
    expect(ann.hook("promises")).to_have_count(0)


def steps_without_the_server(room: Room, person: Person) -> bool:
    """One moment on and back; whether nobody was asked for them."""
    room.loaded.clear()
    for step, number in (("next-moment", 1), ("previous", 0)):
        person.clicks(step)
        expect(person.hook("moment")).to_have_attribute("data-shown", str(number))
    return not [url for url in room.loaded if "/moments/" in url]
