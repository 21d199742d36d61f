"""The fullest tables of Zauberschwert & Drachenei: thirty bids, nearly every kind in a hand, nothing to scroll for."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.room import Room
from tests.browser.test_accessibility import check
from tests.browser.window import DESKS, is_one_screen, shows_every_option
from tests.games.drachenei.scene import DracheneiScene, scene_with
from zaubertisch.games.drachenei.components import ARTEFACT_IDS, KIND_IDS

OPTIONS: Final = {"first_seat": "0", "spell_windows": "full", "offers": "addressed"}
SCARCE: Final = ["potion_s", "sapphire_c"]
MANY: Final = [kind for kind in KIND_IDS[1:] if kind not in SCARCE]


def crowded() -> DracheneiScene:
    """Late in a game: all spells have owners, most artefacts are laid out, and of some hands much is known."""
    t = scene_with(4, OPTIONS).magic(30, 30, 30, 30).stones(12, 9, 14, 21).adventures("dragons_12", "harpagarus")
    t.owns(0, "transformus", "retransformus", "stonex").owns(1, "fulmentus", "addus")
    t.laid(0, "sword", "book_tc", "potion_t").laid(1, "wand", "book_cs", "potion_c", "sapphire_t", "sapphire_s")
    t.laid(2, "egg", "book_ts", "potion_s", "sapphire_c").laid(3, "sword", "book_tc")
    for seat, kinds in ((1, ["wand_left", "egg_left"]), (2, ["wand_right", "book_cs", "potion_t"]), (3, ["egg_right"])):
        t.hand(seat, *kinds)
        for kind in kinds:
            t.table.show(seat, KIND_IDS.index(kind))
    return t.hand(0, "potion_c", "sapphire_s")


def trading() -> DracheneiScene:
    """Nearly every kind in one hand, and the rest of the box among the others."""
    t = scene_with(4, OPTIONS).hand(0, *MANY).hand(1, "sapphire_t", "potion_t").hand(2, "book_ts").hand(3, "sapphire_s")
    t.laid(1, "sword", "book_cs", "potion_s").laid(2, "wand", "book_tc", "sapphire_c").laid(3, "egg", "potion_c")
    t.choose("pass", "pass", "pass", "pass")
    while t.table.question() == "spells":
        t.says(t.table.asked, "done")
    return t


def rich() -> DracheneiScene:
    """Late in a game of two: every sort of artefact and most spells lie before one, half of that before the other."""
    t = scene_with(2, {"first_seat": "0"}).magic(17, 30).stones(34, 28).adventures("goblins_7", "dragons_16")
    t.owns(0, "stonex", "addus", "retransformus", "transformus", "harpagarus").owns(1, "fulmentus")
    t.laid(0, *ARTEFACT_IDS[1:]).laid(1, "sword", "egg", "book_tc", "book_ts", "potion_t", "sapphire_t")
    return t.hand(0, "wand_left", "book_cs").hand(1, "wand_right", "potion_c")


def bidding() -> DracheneiScene:
    return crowded().choose("right", "right", "right", "right")


def voting() -> DracheneiScene:
    return crowded().choose("left", "left", "left", "left")


def wishing() -> DracheneiScene:
    t = trading()
    t.says(0, "offer egg_left")
    return t


def addressing() -> DracheneiScene:
    t = wishing()
    t.says(0, "wish anything")
    return t


def settling() -> DracheneiScene:
    t = addressing()
    t.says(0, "address everybody")
    for seat, kind in ((1, "potion_t"), (2, "book_ts"), (3, "sapphire_s")):
        t.says(seat, f"reply {kind}")
    return t


def replying() -> DracheneiScene:
    """The last to answer, with every kind to answer with."""
    t = trading()
    t.says(0, "offer nothing")
    t.says(1, "offer sapphire_t", "wish book_tc", "address everybody")
    t.says(2, "reply book_ts")
    t.says(3, "reply nothing")
    return t


def laying() -> DracheneiScene:
    t = trading()
    while t.table.question() != "lay_out":
        t.says(t.table.asked, "offer nothing")
    return t


FULLEST: Final = {
    "place": crowded, "bid": bidding, "vote": voting, "offer": trading, "wish": wishing, "address": addressing,
    "settle": settling, "reply": replying, "lay_out": laying,
}


@pytest.mark.parametrize(("size", "lang"), [
    ((740, 360), "de-DE"),
    pytest.param((1280, 800), "de-DE", marks=pytest.mark.whole),
    pytest.param((360, 740), "de-DE", marks=pytest.mark.whole),
    pytest.param((1920, 1080), "en-GB", marks=pytest.mark.whole),
])
def test_the_fullest_table_shows_all_that_answers_the_question(
    room: Room, size: tuple[int, int], lang: str,
) -> None:
    ann = room.person("Ann", width=size[0], height=size[1], lang=lang)
    ann.context.route("**/*.woff2", lambda route: route.abort())  # the system's letters are wider than the page's own
    wish = {"game": "drachenei", "seats": 4, "bots": ["", *["thumb"] * 3], "options": OPTIONS, "start": True}
    tables = {question: ann.opens(**wish) for question in FULLEST}
    stage.set_up(room.house, {tables[question]: FULLEST[question]() for question in FULLEST})
    for question, table in tables.items():
        ann.comes_to(table)
        ann.is_asked()
        assert ann.state(table)["question"] == question
        expect(ann.hook("option-button", word=ann.state(table)["options"][-1])).to_be_visible()
        shows_every_option(ann)
        if size in DESKS:
            is_one_screen(ann)
    check(ann)


def test_what_is_still_to_come_lies_beside_a_short_question_as_cards(room: Room) -> None:
    ann = room.person("Ann", width=1280, height=800)
    wish = {"game": "drachenei", "seats": 2, "bots": ["", "thumb"], "options": {"first_seat": "0"}, "start": True}
    table = ann.opens(**wish)
    ann.comes_to(table)
    ann.is_asked()
    coming = ann.hook("coming")
    expect(coming).to_be_visible()
    expect(coming.locator(".small")).to_have_count(len(ann.state(table)["view"]["to_come"]))
    is_one_screen(ann)
    check(ann)
    stage.set_up(room.house, {table: rich()})
    for width, height in DESKS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.comes_to(table)
        ann.is_asked()
        is_one_screen(ann)
