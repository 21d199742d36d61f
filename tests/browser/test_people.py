"""People among each other in the browser: who one is, the opener, the absent, talk, and what bystanders see."""

from __future__ import annotations

import re
import sqlite3
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.people import PLEDGE, Person
from tests.browser.room import Room

# Who one is


def names(person: Person) -> list[str]:
    """Whose seats this browser has, by their names."""
    now = person.asks("GET", "/me").json()["now"]
    return [seat["name"] for seat in now["seats"]] if now else []


def test_a_strangers_link_asks_first_and_whoever_one_was_is_found_again(room: Room) -> None:
    ann, mallory = room.person("Ann"), room.person("Mallory")
    ann.opens()
    mallory.opens()
    ann.goes(f"/back#{mallory.key()}")
    expect(ann.sees("asking")).to_contain_text("Mallory")
    expect(ann.hook("asking")).to_contain_text("Abraca")
    expect(ann.hook("bare")).to_be_visible()
    assert names(ann) == ["Ann"]
    ann.clicks("stay")
    expect(ann.hook("now")).to_contain_text("Ann")
    assert names(ann) == ["Ann"], "nothing has changed"

    ann.hook("key").fill(f"  {mallory.key()} ")
    ann.page.keyboard.press("Enter")
    ann.clicks("take-seats")
    ann.sees("resume")
    assert names(ann) == ["Mallory"]
    ann.goes("/")
    ann.clicks("to-me")
    expect(ann.sees("before")).to_contain_text("Ann")
    ann.clicks("as-before")
    expect(ann.hook("now")).to_contain_text("Ann")
    assert names(ann) == ["Ann"]


def test_a_second_link_on_the_open_page_asks_again(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    ben.opens()
    ann.goes("/back")
    ann.sees("key")
    ann.page.evaluate("(key) => { location.hash = key; }", ben.key())
    expect(ann.sees("asking")).to_contain_text("Ben")
    assert urlsplit(ann.page.url).fragment == ""
    ann.clicks("stay")
    ann.hook("key").fill("not a key")
    ann.clicks("look")
    expect(ann.sees("why")).to_contain_text("64")


def test_a_renewed_key_keeps_the_seat_and_the_old_one_is_dead(room: Room) -> None:
    ann, _, table = room.pair()
    thief = room.person("Thief")
    old = ann.key()
    thief.context.add_cookies([{"name": "zaubertisch", "value": old, "url": room.house.url}])
    thief.comes_to(table)
    thief.is_asked()
    second = ann.context.new_page()
    second.goto(f"{room.house.url}/table/{table}")
    expect(second.locator("[data-test=turn]")).to_have_attribute("data-yours", "true")

    ann.goes("/back")
    ann.clicks("renew")
    ann.clicks("renew-yes")
    new = ann.sees("recovery-key").input_value()
    assert new == ann.key() != old
    expect(thief.hook("turn")).to_have_attribute("data-yours", "false")
    expect(second.locator("[data-test=turn]")).to_have_attribute("data-yours", "true")
    ann.comes_to(table)
    ann.is_asked()
    ann.answers("call 8")
    thief.goes(f"/back#{old}")
    expect(thief.sees("why")).to_contain_text("nobody")


def test_the_key_brings_the_seat_to_another_device(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/")
    ann.clicks("play-now", game="abraca")
    ann.sees("recovery").locator("summary").click()
    key = ann.sees("recovery-key").input_value()
    phone = room.person("Ann's phone", width=360, height=740)
    phone.goes("/back")
    phone.hook("key").fill(key)
    phone.clicks("look")
    phone.clicks("take-seats")
    phone.clicks("resume")
    expect(phone.hook("board")).to_contain_text("(you)")
    assert phone.page.url == ann.page.url
    assert key not in phone.page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")
    phone.is_asked()
    phone.answers()


def test_the_key_is_in_no_history(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    addresses: list[str] = []
    ben.page.on("framenavigated", lambda frame: addresses.append(frame.url))
    ann.opens()
    ann.goes("/back")
    ann.clicks("make-link")
    link = ann.sees("once-link").input_value()
    keys = [ann.key()]
    assert keys[0] not in link

    ben.page.goto(link)
    ben.clicks("take-seats")
    ben.sees("resume")
    assert names(ben) == ["Ann"]
    ben.goes("/back")
    ben.clicks("renew")
    ben.clicks("renew-yes")
    keys.append(ben.sees("recovery-key").input_value())
    ben.hook("key").fill(keys[1])
    ben.clicks("look")
    ben.sees("asking")
    ben.clicks("stay")

    assert link in addresses, "a browser's history is made of the addresses it has shown, and we see them"
    assert not [address for address in addresses if any(key in address for key in keys)]
    code = urlsplit(link).fragment
    cleo = room.person("Cleo")
    assert cleo.asks("POST", "/back", {"recovery": code}).json()["key"] == "no-key", "what is kept opens nothing"


# What bystanders see


def test_a_window_without_the_cookie_shows_nobodys_stones(room: Room) -> None:
    _, _, table = room.pair()
    window = room.person("Ann, once more")
    window.comes_to(table)
    rows = window.asks("GET", f"/tables/{table}/state").json()["state"]["view"]["rows"]
    assert rows == [[], []]
    expect(window.hook("rows-shown")).to_have_count(0)
    window.clicks("text-mode")
    window.sees("lines").locator("li").first.wait_for()
    assert not re.search(r"\brow\b", window.hook("lines").inner_text())


def test_a_table_that_shows_rows_says_so_at_the_table_in_words_and_in_the_lobby(room: Room) -> None:
    ann = room.person("Ann", lang="de-DE")
    ann.goes("/new/abraca")
    ann.sees("ways").locator("summary").click()
    ann.hook("watchers").select_option("rows")
    ann.hook("public").check()
    ann.hook("seats").select_option("2")
    ann.clicks("open-table")
    expect(ann.sees("rows-shown")).to_contain_text("die Reihen aller")
    ben = room.person("Ben")
    ben.goes("/")
    row = ben.page.locator("[data-test=public-table]", has_text="rows are shown")
    row.first.click()
    expect(ben.sees("rows-shown")).to_contain_text("bystanders see everybody")
    ben.clicks("sit", seat=1)
    ann.clicks("start")
    for person in (ann, ben):
        person.sees("table")
        expect(person.hook("rows-shown")).to_be_visible()
    ben.clicks("text-mode")
    expect(ben.hook("lines").locator("li").first).to_contain_text("bystanders see everybody")


# The opener and the absent


def test_the_opener_removes_a_guest_hands_the_table_on_and_it_is_closed(room: Room) -> None:
    ann, ben, cleo = room.person("Ann"), room.person("Ben"), room.person("Cleo", width=360, height=740)
    table = ann.opens(seats=3)
    for person in (ben, cleo):
        person.joins(table)
        person.goes(f"/table/{table}")
        person.sees("lobby")
    ann.goes(f"/table/{table}")
    ann.hook("seat", seat=1).locator("[data-test=remove]").click()
    expect(ben.hook("sit", seat=1)).to_be_visible()
    ben.clicks("sit", seat=1)
    expect(ben.sees("toast")).to_contain_text("asked you to leave")
    ann.hook("seat", seat=2).locator("[data-test=hand-on]").click()
    expect(ann.hook("close-table")).to_have_count(0)
    cleo.clicks("close-table")
    cleo.clicks("close-table-yes")
    cleo.sees("play-now")
    for person in (ann, ben):
        expect(person.sees("closed")).to_contain_text("closed")


def test_a_bot_plays_for_somebody_absent_if_the_others_wish_it(room: Room) -> None:
    ann, ben, table = room.pair(options={"scoring": "single_round", "first_seat": "1"})
    ann.comes_to(table)
    ann.sees("people").locator("summary").click()
    ann.hook("vote", seat=1).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.hook("person", seat=1)).to_contain_text("a bot, for now")
    expect(ann.hook("log")).to_contain_text("Ben calls")
    ben.comes_to(table)
    ben.clicks("return")
    expect(ben.hook("resign")).to_have_count(1)


# Talk and names


def test_a_muted_persons_lines_are_not_read_here_even_after_a_reload(room: Room) -> None:
    ann, ben, table = room.pair(bystanders_talk=True)
    cleo = room.person("Cleo")
    for person in (ann, ben, cleo):
        person.comes_to(table)
    for person, line in ((ben, "first"), (cleo, "from outside")):
        person.hook("chat-box").fill(line)
        person.clicks("chat-send")
    expect(ann.hook("chat-line")).to_have_count(2)
    ann.sees("mute").locator("summary").click()
    ann.hook("mute-seat", seat=1).check()
    expect(ann.hook("chat-line")).to_have_count(1)
    ann.page.reload()
    expect(ann.sees("chat")).to_contain_text("from outside")
    expect(ann.hook("chat")).not_to_contain_text("first")
    ann.sees("mute").locator("summary").click()
    ann.hook("mute-seat", seat=1).uncheck()
    expect(ann.hook("chat")).to_contain_text("first")


def test_a_bystander_reads_but_does_not_talk_unless_the_table_lets_them(room: Room) -> None:
    ann, _, table = room.pair()
    ann.comes_to(table)
    cleo = room.person("Cleo")
    cleo.comes_to(table)
    expect(cleo.sees("chat-closed")).to_be_visible()
    expect(cleo.hook("chat-box")).to_have_count(0)
    ann.sees("people").locator("summary").click()
    expect(ann.hook("bystanders")).to_contain_text("One page looks on")


def test_earlier_lines_come_when_they_are_asked_for(room: Room) -> None:
    ann, _, table = room.pair()
    for line in range(70):
        ann.asks("POST", f"/tables/{table}/chat", {"text": f"line {line}."})
    ann.comes_to(table)
    expect(ann.hook("chat-line")).to_have_count(50)
    ann.clicks("chat-older")
    expect(ann.hook("chat-line")).to_have_count(70)
    expect(ann.hook("chat-line").first).to_contain_text("line 0.")
    expect(ann.hook("chat-older")).to_have_count(0)


def test_a_name_somebody_has_is_amended_and_whoever_chose_it_is_told(room: Room) -> None:
    table = room.person("Ann").opens(seats=3)
    other = room.person("Other")
    other.goes(f"/table/{table}")
    other.hook("name").fill("ann")
    other.clicks("sit", seat=1)
    expect(other.sees("toast")).to_contain_text("ann 2")
    expect(other.hook("seat", seat=1)).to_contain_text("ann 2")
    third = room.person("Third")
    answer = third.asks("POST", f"/tables/{table}/seats", {"name": "Аnn", "pledge": PLEDGE})
    assert answer.json()["key"] == "lookalike"


def test_where_somebody_has_left_for_good_the_opener_lets_a_bot_play_on(room: Room) -> None:
    ann, _, table = room.pair(options={"scoring": "single_round", "first_seat": "1"})
    room.house.forgets()
    with sqlite3.connect(room.house.home / "tables.sqlite3") as kept:
        kept.execute(
            "UPDATE seats SET name = '', person = '', pledge = '', salt = '' WHERE seat = 1 AND table_id = ?", (table,),
        )
    kept.close()
    ann.comes_to(table)
    ann.sees("people").locator("summary").click()
    ann.clicks("seat-bot", seat=1)
    expect(ann.hook("log").locator("[data-number='1']")).to_be_visible()
    expect(ann.hook("seat-bot")).to_have_count(0)


def test_a_table_filled_up_with_bots_begins_at_once(room: Room) -> None:
    ann = room.person("Ann")
    ann.goes("/new/abraca")
    ann.hook("seats").select_option("4")
    first = ann.hook("seat-bot", seat=0).locator("option").first
    expect(first).to_have_text("yourself")
    ann.hook("seat-bot", seat=1).select_option("master")
    expect(ann.hook("open-table")).to_have_text("Open the table")
    ann.clicks("fill")
    expect(ann.hook("seat-bot", seat=1)).to_have_value("master")
    expect(ann.hook("seat-bot", seat=3)).to_have_value("apprentice")
    expect(ann.hook("fill")).to_be_disabled()
    expect(ann.hook("open-table")).to_have_text("Play against the bots")
    ann.clicks("open-table")
    ann.sees("table")
    expect(ann.hook("player")).to_have_count(4)
