"""People among each other: who one is, the opener's part, the absent, talk, names, and who is here."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import hypothesis
import orjson
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from tests.server.people import PLEDGE, Guest
from tests.server.test_secrecy import running
from tests.server.test_tables import play_out, two_people
from zaubertisch import games
from zaubertisch.kernel.event import PUBLIC
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify
from zaubertisch.server.app import create_app
from zaubertisch.server.doing import being, coming
from zaubertisch.server.door.handing import SECONDS, Handing
from zaubertisch.server.door.people import BEFORE, COOKIE, new_token, person_of
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import BadName, Lookalike, MixedAlphabets
from zaubertisch.server.settings import Settings
from zaubertisch.server.table.chat import A_PAGE, IN_MEMORY
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.lookalikes import LOOKS, READ_AS
from zaubertisch.server.table.names import LONGEST, cleaned, skeleton, spoken, unique
from zaubertisch.server.table.seating import bots_name
from zaubertisch.server.telling import announcing, presence
from zaubertisch.server.telling.first_sight import first_sight
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.story import story
from zaubertisch.server.telling.tables import info

OURS = {"X-Zaubertisch": "1"}


def hall_of(client: TestClient) -> Hall:
    hall: Hall = cast(FastAPI, client.app).state.hall
    return hall


def let_all_go(client: TestClient) -> None:
    """The server forgets what it has in memory."""
    hall = hall_of(client)
    for table in list(hall.live):
        hall.let_go(table)


# Who one is


class Device:
    """A browser with its cookies, as the page uses it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        answer = self.client.request(method, f"/api{path}", json=body, headers=OURS)
        self.cookies |= dict(answer.cookies)
        return answer.json()

    def opens(self, name: str) -> str:
        """A table of its own; says its key."""
        wish = {"game": "abraca", "seats": 2, "name": name, "pledge": PLEDGE}
        key: str = self.ask("POST", "/tables", wish)["recovery"]
        return key

    def names(self) -> list[str]:
        now = self.ask("GET", "/me")["now"]
        return [seat["name"] for seat in now["seats"]] if now else []


@pytest.fixture
def devices(client: TestClient) -> tuple[Device, Device]:
    return Device(client), Device(client)


def test_a_key_shows_whose_seats_it_has_and_changes_nothing(devices: tuple[Device, Device]) -> None:
    mine, theirs = devices
    mine.opens("Ada")
    key = theirs.opens("Mallory")
    before = dict(mine.cookies)
    coming = mine.ask("POST", "/back/look", {"recovery": key})
    assert [(seat["name"], seat["game"], seat["status"]) for seat in coming["whose"]["seats"]] == [
        ("Mallory", "abraca", "open"),
    ]
    assert not coming["same"]
    assert mine.cookies == before
    assert mine.names() == ["Ada"]


def test_whoever_one_was_can_be_taken_up_again(devices: tuple[Device, Device]) -> None:
    mine, theirs = devices
    own, key = mine.opens("Ada"), theirs.opens("Mallory")
    told = mine.ask("POST", "/back", {"recovery": key})
    assert [seat["name"] for seat in told["before"]["seats"]] == ["Ada"]
    assert mine.names() == ["Mallory"]
    assert mine.ask("GET", "/me")["before"]["seats"][0]["name"] == "Ada"
    mine.ask("POST", "/back/before")
    assert mine.names() == ["Ada"]
    assert mine.cookies[COOKIE] == own
    mine.ask("POST", "/back/before")
    assert mine.names() == ["Mallory"], "and back again"


def test_three_identities_are_all_found_again(client: TestClient, devices: tuple[Device, Device]) -> None:
    mine, theirs = devices
    mine.opens("Ada")
    for name, device in (("Ben", theirs), ("Cleo", Device(client))):
        mine.ask("POST", "/back", {"recovery": device.opens(name)})
    seen = {mine.names()[0]}
    for _ in range(2):
        mine.ask("POST", "/back/before")
        seen.add(mine.names()[0])
    assert seen == {"Ada", "Ben", "Cleo"}


def test_a_key_nobody_has_is_refused_and_a_cookie_of_nonsense_is_nobody(devices: tuple[Device, Device]) -> None:
    mine, _ = devices
    mine.opens("Ada")
    for path in ("/back", "/back/look"):
        assert mine.ask("POST", path, {"recovery": "0" * 64})["key"] == "no-key"
    mine.cookies[BEFORE] = "nonsense." + "z" * 64
    assert mine.ask("GET", "/me")["before"] is None
    assert mine.ask("POST", "/back/before")["key"] == "no-key"
    assert mine.names() == ["Ada"]


def test_a_renewed_key_has_all_seats_and_the_old_one_nothing(client: TestClient, ada: Guest, ben: Guest) -> None:
    running_table, waiting = two_people(ada, ben), ada.opens()
    old = ada.key
    code = ada.ask("POST", "/me/link").json()["code"]
    with ada.sits(running_table) as page:
        page.hears("welcome")
        ada.key = ada.ask("POST", "/me/renew").json()["recovery"]
        changed = page.hears("table")
        while changed["table"]["you"] >= 0:
            changed = page.hears("table")
        page.send("move", number=0, word="call 8", ref=1)
        assert page.hears("refused")["key"] == "not-seated", "the old key's pages only look on"
    let_all_go(client)
    assert ada.state(running_table)["table"]["you"] == 0
    assert ada.ask("GET", f"/tables/{waiting}").json()["owner"]
    assert ada.says(running_table, "call 8").status_code == 200
    thief = Guest(client, "Thief")
    thief.key = old
    assert thief.state(running_table)["table"]["you"] == -1
    assert thief.ask("POST", "/back", {"recovery": old}).json()["key"] == "no-key"
    assert thief.ask("POST", "/back", {"recovery": code}).json()["key"] == "no-key"
    assert thief.ask("POST", "/me/renew").json()["key"] == "no-key"


def test_two_people_renew_their_keys_while_their_tables_are_busy_and_nobody_waits_for_ever(
    client: TestClient, ada: Guest, ben: Guest,
) -> None:
    tables = [two_people(ada, ben), two_people(ada, ben)]
    hall = hall_of(client)
    first, second = (hall.live[table] for table in tables)

    async def renew_both() -> None:
        await first.lock.acquire()
        await second.lock.acquire()
        both = [asyncio.create_task(being.renew(hall, person_of(ada.key), "a" * 64))]
        await asyncio.sleep(0)
        hall.live = dict(reversed(hall.live.items()))  # as if somebody had come for the other table
        both.append(asyncio.create_task(being.renew(hall, person_of(ben.key), "b" * 64)))
        await asyncio.sleep(0)
        first.lock.release()
        second.lock.release()
        await asyncio.wait_for(asyncio.gather(*both), 5)

    assert client.portal is not None
    client.portal.call(renew_both)
    assert [seat.person for live in (first, second) for seat in live.seats] == ["a" * 64, "b" * 64] * 2


def test_renewing_gives_this_device_the_new_key(devices: tuple[Device, Device]) -> None:
    mine, _ = devices
    mine.opens("Ada")
    key = mine.ask("POST", "/me/renew")["recovery"]
    assert mine.cookies[COOKIE] == key
    assert mine.names() == ["Ada"]


def test_a_link_for_another_device_holds_no_key_and_works_once(
    client: TestClient, devices: tuple[Device, Device],
) -> None:
    mine, phone = devices
    key = mine.opens("Ada")
    code = mine.ask("POST", "/me/link")["code"]
    assert code not in key
    assert phone.ask("POST", "/back/look", {"recovery": code})["whose"]["count"] == 1
    phone.ask("POST", "/back", {"recovery": code})
    assert phone.names() == ["Ada"]
    assert Device(client).ask("POST", "/back", {"recovery": code})["key"] == "no-key"
    assert mine.names() == ["Ada"], "both have the seats"


def test_a_link_is_forgotten_after_a_while() -> None:
    now = [0.0]
    handing = Handing(lambda: now[0])
    first, second = handing.give("a" * 64), handing.give("b" * 64)
    assert handing.look(first) == "a" * 64
    assert handing.look(handing.give("a" * 64)) == "a" * 64
    assert handing.look(first) == "", "only the last one counts"
    now[0] = SECONDS
    assert handing.look(second) == ""


# The opener


def test_the_opener_closes_a_table_and_everybody_there_is_told(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    ben.joins(table)
    with ben.sits(table) as page:
        page.hears("welcome")
        assert ben.ask("DELETE", f"/tables/{table}").json()["key"] == "not-yours"
        assert ada.ask("DELETE", f"/tables/{table}").status_code == 204
        page.hears("closed")
    assert ada.ask("GET", f"/tables/{table}").json()["key"] == "no-such-table"
    let_all_go(client)
    assert ben.ask("GET", f"/tables/{table}").status_code == 404


def test_a_game_other_people_play_cannot_be_closed(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    assert ada.ask("DELETE", f"/tables/{table}").json()["key"] == "others-play"
    alone = ada.opens(bots=["", "random"], start=True)
    assert ada.ask("DELETE", f"/tables/{alone}").status_code == 204


def test_a_guest_who_was_asked_to_leave_does_not_sit_down_again(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.opens(seats=3)
    ben.joins(table)
    assert ben.ask("DELETE", f"/tables/{table}/seats/0").json()["key"] == "not-yours"
    assert ada.ask("DELETE", f"/tables/{table}/seats/0").json()["key"] == "nobody-there"
    assert not ada.ask("DELETE", f"/tables/{table}/seats/1").json()["seats"][1]["person"]
    assert ben.joins(table).json()["key"] == "unwelcome"
    assert Guest(client, "Cleo").joins(table).status_code == 200


def test_nobody_is_removed_once_the_game_has_begun(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    assert ada.ask("DELETE", f"/tables/{table}/seats/1").json()["key"] == "not-now"


def test_a_table_that_is_handed_on_is_the_other_persons(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.opens(seats=3)
    ben.joins(table)
    assert ada.ask("POST", f"/tables/{table}/owner", {"seat": 2}).json()["key"] == "nobody-there"
    assert not ada.ask("POST", f"/tables/{table}/owner", {"seat": 1}).json()["owner"]
    let_all_go(client)
    assert ben.ask("GET", f"/tables/{table}").json()["owner"]
    assert ada.ask("POST", f"/tables/{table}/owner", {"seat": 0}).json()["key"] == "not-yours"


# The absent


@pytest.fixture
def impatient(settings: Settings) -> Iterator[TestClient]:
    """A server where nobody waits before a vote."""
    settings.vote_seconds = 0.0
    with TestClient(create_app(settings)) as client:
        yield client


def test_most_of_those_who_are_here_let_a_bot_play_for_somebody_absent(impatient: TestClient) -> None:
    ada, ben, cleo, dan = (Guest(impatient, name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    table = ada.opens(seats=4, options={"first_seat": "3"})
    for guest in (ben, cleo, dan):
        guest.joins(table)
    ada.starts(table)
    with ada.sits(table) as one, ben.sits(table) as two, cleo.sits(table) as three:
        for page in (one, two, three):
            page.hears("welcome")
        assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["key"] == "not-away"
        once = ada.ask("POST", f"/tables/{table}/votes", {"seat": 3}).json()["seats"][3]
        assert (once["votes"], once["bot"]) == ([0], "")
        assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 3}).json()["seats"][3]["bot"] == "", "one voice each"
        decided = ben.ask("POST", f"/tables/{table}/votes", {"seat": 3}).json()["seats"][3]
        assert (decided["votes"], decided["bot"], decided["person"]) == ([], "thumb", True)
        assert ada.ask("GET", f"/tables/{table}").json()["substitute"] == decided["bot"]
        assert three.hears("moved")["entry"]["seat"] == 3
        assert dan.ask("POST", f"/tables/{table}/return").json()["seats"][3]["bot"] == ""


def test_whoever_comes_back_is_not_voted_out(impatient: TestClient) -> None:
    ada, ben, cleo = (Guest(impatient, name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.opens(seats=3)
    for guest in (ben, cleo):
        guest.joins(table)
    ada.starts(table)
    with ada.sits(table) as one, ben.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        ada.ask("POST", f"/tables/{table}/votes", {"seat": 2})
        with cleo.sits(table) as three:
            assert three.hears("welcome")["table"]["seats"][2]["votes"] == [0]
            three.send("ping", ref=1)
            three.hears("pong")
            assert ben.ask("GET", f"/tables/{table}").json()["seats"][2]["votes"] == []


def test_a_moments_absence_is_no_absence(ada: Guest, ben: Guest, client: TestClient, settings: Settings) -> None:
    table = two_people(ada, ben)
    live = hall_of(client).live[table]
    with ada.sits(table) as page:
        page.hears("welcome")
        assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["key"] == "not-away", "never seen yet"
        with ben.sits(table) as other:
            other.hears("welcome")
        while 1 not in live.left:
            page.hears("table")
        assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["key"] == "not-away", "just gone"
        live.left[1] -= settings.vote_seconds
        assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["seats"][1]["bot"] == "thumb"


@pytest.mark.parametrize("jump", [10**6, -(10**6)])
def test_an_absence_is_not_measured_by_the_wall_clock(
    ada: Guest, ben: Guest, client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch, jump: int,
) -> None:
    table = two_people(ada, ben)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + jump)
    assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["key"] == "not-away"
    hall_of(client).live[table].asked_times[-1] -= settings.vote_seconds
    assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["seats"][1]["bot"] == "thumb"


def test_a_bot_that_was_voted_for_changes_nothing_that_was_sealed(impatient: TestClient) -> None:
    ada, ben = Guest(impatient, "Ada"), Guest(impatient, "Ben")
    table = ada.opens(options={"first_seat": "0", "scoring": "single_round"})
    ben.joins(table)
    ada.starts(table)
    assert ada.ask("POST", f"/tables/{table}/votes", {"seat": 1}).json()["seats"][1]["bot"] == "thumb"
    ben.ask("POST", f"/tables/{table}/return")
    play_out(table, ada, ben)
    record = read_record(ada.ask("GET", f"/tables/{table}/record").text)
    assert record.notes["names"] == ["Ada", "Ben"]
    assert verify(games.get("abraca"), record) > 0


@pytest.mark.parametrize("seat", [0, 1, 5])
def test_only_other_people_can_be_voted_out(impatient: TestClient, seat: int) -> None:
    ada = Guest(impatient, "Ada")
    table = ada.opens(bots=["", "random"], start=True)
    assert ada.ask("POST", f"/tables/{table}/votes", {"seat": seat}).json()["key"] == "nobody-there"


# Talk


def test_only_the_people_at_the_table_talk_unless_it_is_opened_to_bystanders(
    ada: Guest, ben: Guest, client: TestClient,
) -> None:
    cleo = Guest(client, "Cleo")
    cleo.opens()
    quiet, lively = two_people(ada, ben), two_people(ada, ben, bystanders_talk=True)
    assert ada.ask("POST", f"/tables/{quiet}/chat", {"text": "Hello"}).status_code == 204
    assert cleo.ask("POST", f"/tables/{quiet}/chat", {"text": "Hello"}).json()["key"] == "not-heard"
    with cleo.sits(quiet) as page:
        page.hears("welcome")
        page.send("say", text="Hello", ref=1)
        assert page.hears("refused")["key"] == "not-heard"
    assert cleo.ask("POST", f"/tables/{lively}/chat", {"text": "Hello"}).status_code == 204
    assert [ada.ask("GET", f"/tables/{table}").json()["bystanders_talk"] for table in (quiet, lively)] == [False, True]


def test_a_person_says_only_so_much_at_once(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = two_people(ada, ben)
    said = [ada.ask("POST", f"/tables/{table}/chat", {"text": str(line)}).status_code for line in range(10)]
    allowed = settings.lines_a_minute // 4
    assert said == [204] * allowed + [429] * (10 - allowed)
    refused = ada.ask("POST", f"/tables/{table}/chat", {"text": "again"})
    assert refused.headers["retry-after"] == refused.json()["fields"]["seconds"]
    assert 0 < int(refused.headers["retry-after"]) <= 60 / settings.lines_a_minute
    assert ben.ask("POST", f"/tables/{table}/chat", {"text": "and I?"}).status_code == 204
    assert ada.ask("POST", f"/tables/{table}/chat", {"text": "x" * 501}).status_code == 422


def test_inventing_tokens_gives_a_bystander_no_second_voice(ada: Guest, ben: Guest, settings: Settings) -> None:
    table = two_people(ada, ben, bystanders_talk=True)
    crowd = [Guest(ada.client, "Nobody") for _ in range(10)]
    for guest in crowd:
        guest.key = new_token()
    said = [guest.ask("POST", f"/tables/{table}/chat", {"text": "spam"}).status_code for guest in crowd]
    allowed = settings.lines_a_minute // 4
    assert said == [204] * allowed + [429] * (10 - allowed)
    with crowd[0].sits(table) as page:
        page.hears("welcome")
        page.send("say", text="spam", ref=1)
        assert page.hears("refused")["key"] == "too-much"
    assert ben.ask("POST", f"/tables/{table}/chat", {"text": "and I?"}).status_code == 204


def test_chat_comes_in_pages(ada: Guest, ben: Guest, client: TestClient, settings: Settings) -> None:
    table = two_people(ada, ben)
    let_all_go(client)
    count = IN_MEMORY + 30
    with sqlite3.connect(settings.home / "tables.sqlite3") as kept:
        line = "INSERT INTO chat VALUES (?, ?, 0, 'Ada', 'a line', 0, 1, '')"
        kept.executemany(line, [(table, number) for number in range(count)])
    kept.close()
    with ben.sits(table) as page:
        lines = [line["number"] for line in page.hears("welcome")["chat"]]
    assert lines == [*range(count - A_PAGE, count)]
    assert len(hall_of(client).live[table].chat) == IN_MEMORY
    while True:
        page_before = ben.ask("GET", f"/tables/{table}/chat?before={lines[0]}").json()
        lines = [line["number"] for line in page_before["lines"]] + lines
        if not page_before["more"]:
            break
    assert lines == [*range(count)]
    ben.ask("POST", f"/tables/{table}/chat", {"text": "the next"})
    assert ben.ask("GET", f"/tables/{table}/chat").json()["lines"][-1]["number"] == count
    assert len(hall_of(client).live[table].chat) == IN_MEMORY


# Names


@pytest.mark.parametrize(("name", "kept"), [
    ("  Ada \t  Lovelace ", "Ada Lovelace"), ("A\u200bd\u200da", "Ada"), ("\u202eadA\u202c", "adA"), ("Ａｄａ", "Ada"),
    ("A\u0301da", "Áda"), ("Ada\x07", "Ada"), ("Z\u0315\u0316\u0317\u0318\u0319a", "Z\u0316\u0317a"), ("✨", "✨"),
    ("A\ufe0fda\u3164", "Ada"), ("Ada\n\nBen", "Ada Ben"), ("Ærøskøbing", "Ærøskøbing"), ("ﬁ", "fi"), ("李雷", "李雷"),
])
def test_a_name_is_kept_as_it_can_be_seen(name: str, kept: str) -> None:
    assert cleaned(name) == kept


@pytest.mark.parametrize("name", [
    "\u200b", " \u3164 ", "\u2060\u2060", "ﷺﷺ", "\u0301", "\ud800", "\u2800", "\u00ad", "\u200d", "\u2063",
    "\U000e0041\U000e0064", "\U0001d159", "\ufffc",
])
def test_a_name_that_shows_nothing_or_too_much_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        cleaned(name)


@pytest.mark.parametrize(("name", "other"), [
    ("Аda", "Ada"), ("AdΑ", "Ada"), ("Bi11", "Bill"), ("BiII", "Bill"), ("Rornan", "Roman"), ("Ádа", "Ada"),
    ("Pеtеr", "Peter"), ("Ada.", "Ada"), ("A d a", "Ada"), ("0tto", "Otto"), ("Ådа", "Ada"), ("Сlео", "Cleo"),
    ("ᴀɴɴᴀ", "Anna"), ("ꜱᴀᴍ", "Sam"), ("ᎪᎠᎪ", "Ada"), ("ꭺꭰꭺ", "Ada"), ("ᗅᗪᗅ", "Ada"), ("ᗷᑌᗷ", "Bub"),
    ("Anna (you)", "Anna"), ("Anna (du)", "Anna"), ("Anna [you", "Anna"),
    ("Νina", "Nina"), ("Ηugo", "Hugo"), ("Υara", "Yara"), ("ΝΙΝΑ", "Nina"), ("νera", "Vera"), ("BEΝ", "BEN"),
    ("ꓐꓰꓠ", "BEN"), ("ᗷᗴᑎ", "BEN"), ("ꞴEN", "BEN"), ("ⲂⲈⲚ", "Ben"), ("ΒΕΝ", "Ben"), ("🅱🅴🅽", "Ben"), ("Ɓen", "Ben"),
    ("Ｂｅｎ", "Веn"), ("ⲃⲉⲛ", "ꓐꓰꓠ"),
])
def test_a_name_that_looks_like_somebodys_is_refused(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    with pytest.raises(Lookalike):
        unique(name, [other])


@pytest.mark.parametrize(("name", "other"), [
    ("Aꓠꓠa", "Anna"), ("Anna", "Aꓠꓠa"), ("Яna", "Ana"), ("Anna（you）", "Anna"),
])
def test_letters_of_another_alphabet_among_latin_ones_may_stand_for_any(name: str, other: str) -> None:
    with pytest.raises(Lookalike):
        unique(name, [other])


@pytest.mark.parametrize(("name", "other"), [
    ("Яна", "Ина"), ("Νίκος", "Vikos"), ("Nikos Νίκος", "Ada"), ("Anna-Ελένη", "Ada"), ("Дима", "Рима"),
    ("Anna 雪", "Annabe"), ("ᏣᎳᎩ", "Ada"), ("Anna", "Anna Lena"), ("(Ben)", "Anna"),
])
def test_honest_names_in_one_alphabet_are_kept(name: str, other: str) -> None:
    assert unique(name, [other]) == name


@pytest.mark.parametrize("name", ["Annaя", "Ωmega", "Ben Ноx", "Zoé-Μia", "Lꓡ", "µs", "Ⲁnna"])
def test_two_alphabets_in_one_word_are_refused_even_if_nobody_is_meant(name: str) -> None:
    with pytest.raises(MixedAlphabets):
        unique(name, ["Somebody"])


def test_a_name_in_capitals_is_the_same_name_in_every_alphabet() -> None:
    assert unique("ΝΙΚΟΣ", ["Νικος"]) == "ΝΙΚΟΣ 2"
    assert unique("МИХАИЛ", ["Михаил"]) == "МИХАИЛ 2"


def test_no_letter_is_read_in_two_ways() -> None:
    assert len(LOOKS) == sum(map(len, READ_AS.values()))


def test_an_aside_in_a_name_makes_no_second_person_of_it() -> None:
    assert unique("Anna (you)", ["Anna (you)"]) == "Anna 2"
    assert unique("Anna (you", ["Anna (you", "Anna 2"]) == "Anna 3"


@pytest.mark.parametrize(("typed", "kept"), [
    ("Z" + "\u0301" * 40 + "algo", "Z\u0301\u0301algo"), ("Z" + "\u0301\u200d" * 9, "Z" + "\u0301\u200d" * 2),
    ("\u202eevil\u202c \u2067x\u2069", "evil x"), ("a\x1b[2Jb\x07", "a[2Jb"), ("one\ntwo\tthree", "one two three"),
    ("\u202e hello", "hello"), ("👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3"),
    ("Ａ  ﬁ — „so“", "Ａ  ﬁ — „so“"), ("שָׁלוֹם", "שָׁלוֹם"), ("?", "?"),
    ("\U0001fae8", "\U0001fae8"), ("a\u00adb", "a\u00adb"),
])
def test_a_line_of_chat_is_kept_as_typed_but_for_what_spoils_others(typed: str, kept: str) -> None:
    assert spoken(typed) == kept


def test_a_line_nobody_can_read_is_refused(ada: Guest) -> None:
    table = ada.opens()
    assert ada.ask("POST", f"/tables/{table}/chat", {"text": "\u202eHo\u0301\u0301\u0301"}).status_code == 204
    refused = ada.ask("POST", f"/tables/{table}/chat", {"text": "\u202e\u2066"})
    assert (refused.status_code, refused.json()["key"]) == (422, "malformed")
    assert [line["text"] for line in ada.ask("GET", f"/tables/{table}/chat").json()["lines"]] == ["Ho\u0301\u0301"]


@pytest.mark.parametrize("typed", [
    "\u200b", "\u2800", "\u3164", "\u00ad", "\u200d", "\u2063", "\U000e0068\U000e0069", " \u200b\t\u2800 ",
    "\u0301", "\ufe0f",
])
def test_a_line_that_shows_nothing_is_not_said(ada: Guest, typed: str) -> None:
    table = ada.opens()
    refused = ada.ask("POST", f"/tables/{table}/chat", {"text": typed})
    assert (refused.status_code, refused.json()["key"]) == (422, "malformed")
    assert ada.ask("GET", f"/tables/{table}/chat").json()["lines"] == []


@pytest.mark.parametrize("name", ["Ada", "ADA", "ada", " ada "])
def test_a_name_somebody_has_gets_a_number(name: str) -> None:
    second = unique(name, ["Ada"])
    assert second == f"{name.strip()} 2"
    assert unique(name, ["Ada", second]) == f"{name.strip()} 3"
    assert unique("x" * LONGEST, ["x" * LONGEST]) == "x" * (LONGEST - 2) + " 2"


@hypothesis.settings(max_examples=30)
@given(st.text(max_size=40), st.lists(st.text(min_size=1, max_size=24), max_size=5))
def test_no_two_names_at_a_table_look_alike(name: str, wished: list[str]) -> None:
    names: list[str] = []
    for each in [*wished, name, name]:
        try:
            names.append(unique(each, names))
        except (BadName, Lookalike, MixedAlphabets):
            continue
    assert len({skeleton(each) for each in names}) == len(names)
    assert all(cleaned(each) == each and len(each) <= LONGEST for each in names)


def test_names_are_told_apart_at_the_table(client: TestClient, ada: Guest) -> None:
    table = ada.opens(seats=5, bots=["", "random"])
    again, lookalike, star = Guest(client, "ada"), Guest(client, "Аda"), Guest(client, "Mira")
    assert again.joins(table).json()["table"]["seats"][2]["name"] == "ada 2"
    assert lookalike.joins(table).json()["key"] == "lookalike"
    assert star.joins(table).json()["table"]["seats"][3]["name"] == "Mira 2", "a bot is called Mira"
    assert Guest(client, "\u200b\u200b").joins(table).json()["key"] == "bad-name"
    assert ada.joins(table).json()["table"]["seats"][0]["name"] == "Ada", "one's own name is free"
    taken = Guest(client, "Rigel").opens(seats=3)
    assert hall_of(client).live[taken].seats[0].name == "Rigel"


def test_a_bot_is_not_called_like_a_person(client: TestClient) -> None:
    rigel = Guest(client, "Rigel")
    table = rigel.opens(seats=3)
    told = rigel.ask("PUT", f"/tables/{table}/seats/2", {"bot": "random"}).json()
    assert told["seats"][2]["name"] == "Rigel 2"


@pytest.mark.parametrize(("name", "called"), [
    ("M1ra", "Deneb"), ("ꓟꓲꓣꓮ", "Deneb"), ("Mira", "Mira 2"), ("Ben", "Mira"),
])
def test_a_name_that_looks_like_a_bots_keeps_no_bot_away(client: TestClient, name: str, called: str) -> None:
    guest = Guest(client, name)
    table = guest.opens(seats=3)
    told = guest.ask("PUT", f"/tables/{table}/seats/1", {"bot": "random"})
    assert (told.status_code, told.json()["seats"][1]["name"]) == (200, called)


def test_a_bot_finds_a_name_where_all_stars_are_looked_like() -> None:
    assert bots_name(1, ["Wеga", "M1ra", "R1gel", "Sp1ca", "Ata1r", "Dеneb"]) == "Mira 2"


def test_who_was_let_in_under_a_name_keeps_it(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    ben.joins(table)
    hall_of(client).live[table].seats[1].name = ben.name = "Aԁа"  # as an older house let it in
    assert ben.joins(table).json()["table"]["seats"][1]["name"] == "Aԁа"


# Who is here


class Ear(Listener):
    """Somebody who looks on and counts what they are told."""

    def __init__(self, person: str = "") -> None:
        super().__init__(person)
        self.heard: list[str] = []
        self.again = asyncio.Event()

    def send_text(self, text: str) -> None:
        self.heard.append(text)
        self.again.set()


async def come_and_go(live: LiveTable, hall: Hall, crowd: int) -> list[Ear]:
    """A crowd comes at once, is told of itself, and goes at once but for one."""
    ears = [Ear() for _ in range(crowd)]
    for ear in ears:
        coming.listen(live, ear)
    assert not any(ear.heard for ear in ears), "nobody is told of each of them"
    await asyncio.wait_for(ears[-1].again.wait(), 5)
    assert f'"bystanders":{crowd},' in ears[-1].heard[-1]
    for ear in ears[:-1]:
        coming.part(hall, live, ear)
    ears[-1].again.clear()
    await asyncio.wait_for(ears[-1].again.wait(), 5)
    assert '"bystanders":1,' in ears[-1].heard[-1]
    return ears


def test_a_crowd_that_comes_and_goes_is_told_of_a_few_times_only(
    client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    described: list[int] = []

    def counted(live: LiveTable, person: str) -> dict[str, Any]:
        described.append(1)
        return info(live, person)

    monkeypatch.setattr(presence, "UNHURRIED", 0.05)
    monkeypatch.setattr(announcing, "info", counted)
    live = running(games.get("abraca"), 4, 1)
    ears = asyncio.run(come_and_go(live, hall_of(client), 600))
    assert [len(ear.heard) for ear in ears] == [1] * 599 + [2]
    assert len(described) == 2, "the table is described once for all"


def test_a_crowd_that_comes_between_two_moves_is_shown_the_table_as_it_was_written_once(
    ada: Guest, ben: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = two_people(ada, ben)
    live = hall_of(client).live[table]
    written: list[int] = []

    def counted(live: LiveTable, viewer: int, seconds: float | None) -> dict[str, Any] | None:
        written.append(viewer)
        return state(live, viewer, seconds)

    monkeypatch.setattr("zaubertisch.server.telling.first_sight.state", counted)
    for number in (1, 2):
        shown = [first_sight(live, PUBLIC, -1) for _ in range(600)]
        assert written.count(PUBLIC) == number  # players who ask are shown what they alone know
        told = {name: json.loads(orjson.dumps(part)) for name, part in shown[-1].items()}
        assert told == {"story": story(live, PUBLIC), "state": state(live, PUBLIC)}
        word = live.dealt().words(live.asked)[0]
        assert (ada, ben)[live.asked].says(table, word).status_code == 200
    assert first_sight(live, 0, -1) != first_sight(live, 1, -1), "a seat has its own eyes"


def test_somebody_of_the_table_is_told_of_at_once_whatever_crowd_is_on_its_way(client: TestClient) -> None:
    live = running(games.get("abraca"), 4, 1)
    live.seats = [replace(seat, person=f"person {number}") for number, seat in enumerate(live.seats)]

    async def come() -> list[str]:
        one, crowd = Ear(), [Ear() for _ in range(50)]
        for ear in (one, *crowd):
            coming.listen(live, ear)
        ben = Ear("person 1")
        ben.seat = 1
        coming.listen(live, ben)
        assert live.telling is None
        return one.heard

    [told] = asyncio.run(come())
    table = json.loads(told)["table"]
    assert [seat["here"] for seat in table["seats"]] == [False, True, False, False]
    assert table["bystanders"] == 51


def test_a_single_arrival_is_told_at_once(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    with ada.sits(table) as page:
        page.hears("welcome")
        with ben.sits(table) as other:
            other.hears("welcome")
            told = page.hears("table")
            while not told["table"]["seats"][1]["here"]:
                told = page.hears("table")
