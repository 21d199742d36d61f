"""A second window, without the cookie or with another one, shows nobody anything they do not know already."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from alembic import command
from alembic.config import Config
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import NUMBER, PLEDGE, Guest
from tests.server.test_secrecy import SETTINGS, again, running, twin_of
from tests.server.test_tables import play_out, two_people
from tests.support.rules import rule
from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.server.door import sockets
from zaubertisch.server.door.people import COOKIE, new_token
from zaubertisch.server.hall import Hall
from zaubertisch.server.keeping import migrations
from zaubertisch.server.keeping.reading import read_table
from zaubertisch.server.keeping.store import Store
from zaubertisch.server.protocol.heard import Hello
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling import announcing
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.who_may_see import viewer_of

WINDOWS = ["no cookie", "another cookie"]

#: How a stranger would ask for a change, by method and path under the table's own.
WISHES: dict[tuple[str, str], Any] = {
    ("delete", ""): None,
    ("post", "/seats"): {"name": "Cleo", "pledge": PLEDGE}, ("delete", "/seats"): None,
    ("put", "/seats/{seat}"): {"bot": "none"}, ("delete", "/seats/{seat}"): None, ("post", "/owner"): {"seat": 0},
    ("post", "/votes"): {"seat": 0}, ("post", "/start"): None, ("post", "/moves"): {"number": 0, "word": "call 1"},
    ("post", "/chat"): {"text": "Hello"}, ("post", "/undo"): None, ("post", "/resign"): None,
    ("post", "/return"): None, ("post", "/rematch"): {"pledge": PLEDGE}, ("post", "/number"): {"number": NUMBER},
}


def hall_of(client: TestClient) -> Hall:
    hall: Hall = cast(FastAPI, client.app).state.hall
    return hall


def routes(client: TestClient) -> list[tuple[str, str]]:
    """Every method and path of a table there is."""
    paths: dict[str, dict[str, Any]] = cast(FastAPI, client.app).openapi()["paths"]
    start = "/api/tables/{table}"
    return [(method, path.removeprefix(start)) for path, methods in paths.items() if path.startswith(start)
            for method in methods]


def looks(live: LiveTable) -> list[str]:
    """Everything a window may be asked to show of this table."""
    moments = sorted({0, live.number // 2, live.number})
    eyes = [-1, *range(len(live.seats)), WATCHER, PUBLIC, TRUTH]
    return [
        "", "/state", "/state?since=0", "/record", "/whole", "/seed", "/chat",
        *[f"/text?lang={lang}" for lang in ("de", "en")], *[f"/text?eyes={each}" for each in eyes],
        *[f"/text?number={number}" for number in moments], *[f"/moments/{number}" for number in moments],
        *[f"/moments/{live.number}?eyes={each}" for each in eyes],
        *[f"/known/{number}" for number in moments], *[f"/known/{live.number}?eyes={each}" for each in eyes],
    ]


def seen(client: TestClient, live: LiveTable, window: str) -> list[tuple[str, int, str]]:
    """Every answer to every question a window can ask, and to every wish it can utter."""
    hall_of(client).live[live.id] = live
    client.cookies.clear()
    if window == "another cookie":
        client.cookies.set(COOKIE, new_token())
    out = []
    for path in looks(live):
        answer = client.get(f"/api/tables/{live.id}{path}")
        out.append((path, answer.status_code, answer.text))
    for (method, path), body in WISHES.items():
        link = f"/api/tables/{live.id}{path.format(seat=0)}"
        answer = client.request(method, link, json=body, headers={"X-Zaubertisch": "1"})
        assert answer.status_code >= 400, f"{method} {path} was done for a stranger"
        out.append((f"{method} {path}", answer.status_code, answer.text))
    return out


def games_in_progress(key: str, seeds: range = range(3)) -> Iterator[tuple[LiveTable, int, int]]:
    """Running tables with a seat, and a seed to deal its unknown part anew."""
    game = games.get(key)
    for seed in seeds:
        live = running(game, game.fewest + seed % (game.most - game.fewest + 1), seed)
        if live.status == "running":
            live.settings = {**SETTINGS, "watchers_see": "public"}
            for seat in range(len(live.seats)):
                yield live, seat, seed


def test_the_test_asks_for_everything_there_is(client: TestClient) -> None:
    gets = {"", "/state", "/text", "/moments/{number}", "/known/{number}", "/record", "/whole", "/seed", "/chat"}
    assert set(routes(client)) == {*WISHES, *(("get", path) for path in gets)}


@pytest.mark.parametrize("key", games.IDS)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 9), marks=pytest.mark.whole)])
def test_no_route_tells_a_second_window_what_its_player_does_not_know(
    client: TestClient, key: str, window: str, seeds: range,
) -> None:
    for live, seat, seed in games_in_progress(key, seeds):
        answers = seen(client, live, window)
        assert answers == seen(client, twin_of(live, seat, seed), window)
        views = [json.loads(text)["state"] for path, status, text in answers
                 if status == 200 and path.startswith(("/state", "/moments"))]
        assert {view["view"]["viewer"] for view in views} == {PUBLIC}
        assert not any(view["options"] for view in views)


class Ear(sockets.Page):
    """A second window's socket, and everything it was told."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(nowhere, live, "", 1 << 20, lambda: None)
        self.heard: list[str] = []

    def send_text(self, text: str) -> None:
        self.heard.append(text)


async def nowhere(_: Any) -> None:
    raise AssertionError("nothing is sent")


def told(live: LiveTable) -> Ear:
    """A second window that has just come to this table."""
    ear = Ear(live)
    sockets.welcome(live, ear, Hello(type="hello"))
    live.listeners = [ear]
    return ear


@pytest.mark.parametrize("key", games.IDS)
def test_no_message_tells_a_second_window_what_its_player_does_not_know(key: str) -> None:
    moved = 0
    for live, seat, seed in games_in_progress(key):
        one, two = again(live), twin_of(live, seat, seed)
        ears = told(one), told(two)
        assert ears[0].heard == ears[1].heard
        moved += play_on(one, two, seat)
        assert ears[0].heard == ears[1].heard
    assert moved, "nothing was ever moved"


def play_on(one: LiveTable, two: LiveTable, seat: int) -> int:
    """The same words on both tables, told to both windows, as long as the seat cannot tell the tables apart."""
    chance = FastChance(seat)
    for moves in range(6):
        if one.status == "over" or one.asked != two.asked:
            return moves
        words = [word for word in one.dealt().words(one.asked) if two.dealt().why_not(one.asked, word) == ""]
        if not words:
            return moves
        word = words[chance.below(len(words))]
        first, second = (each.try_move(each.asked, each.number, word) for each in (one, two))
        one_table, two_table = first.tried.table, second.tried.table
        if one_table.knowledge(seat) != two_table.knowledge(seat) or fingerprint(one_table) == fingerprint(two_table):
            return moves
        one.commit(first)
        two.commit(second)
        if state(one, seat) != state(two, seat):
            for live in (one, two):
                live.listeners.clear()
            return moves
        for live in (one, two):
            announcing.tell_move(live, None)
            announcing.tell_table(live)
    return 6


def test_these_comparisons_would_find_rows_that_are_shown() -> None:
    found = False
    for live, seat, seed in games_in_progress("abraca"):
        live.settings = {**SETTINGS, "watchers_see": "rows"}
        found = found or told(again(live)).heard != told(twin_of(live, seat, seed)).heard
    assert found


# By default, by choice, and at the end


@rule("AB-R31")
def test_bystanders_see_public_things_unless_the_opener_shows_the_rows(
    ada: Guest, ben: Guest, client: TestClient,
) -> None:
    shut, open_ = two_people(ada, ben), two_people(ada, Guest(client, "Ben"), watchers_see="rows")
    cleo = Guest(client, "Cleo")
    assert [cleo.state(table)["viewer"] for table in (shut, open_)] == [PUBLIC, WATCHER]
    assert cleo.state(shut)["state"]["view"]["rows"] == [[], []]
    assert all(cleo.state(open_)["state"]["view"]["rows"])


def test_a_table_that_shows_rows_says_so_to_everybody_everywhere(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = two_people(ada, ben, watchers_see="rows", public=True)
    for guest in (ada, ben, Guest(client, "Cleo")):
        assert guest.state(table)["table"]["watchers_see"] == "rows"
        assert "bystanders see everybody" in guest.ask("GET", f"/tables/{table}/text").json()["lines"][0]
        assert "wer zuschaut, die Reihen" in guest.ask("GET", f"/tables/{table}/text?lang=de").json()["lines"][0]
        lobby = guest.ask("GET", "/tables").json()
        assert [row["watchers_see"] for row in lobby["yours"] + lobby["public"]] == ["rows"]
    quiet = two_people(ada, ben)
    assert "bystanders" not in str(ada.ask("GET", f"/tables/{quiet}/text").json())


def test_a_game_without_rows_has_none_to_show(ada: Guest) -> None:
    table = ada.opens(game="wizwar", watchers_see="rows")
    assert ada.ask("GET", f"/tables/{table}").json()["watchers_see"] == "public"


def test_at_the_end_a_bystander_sees_everything(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = ada.opens(options={"scoring": "single_round"})
    ben.joins(table)
    ada.starts(table)
    cleo = Guest(client, "Cleo")
    with cleo.sits(table) as page:
        assert page.hears("welcome")["viewer"] == PUBLIC
        play_out(table, ada, ben)
        viewers = [PUBLIC]
        while viewers[-1] == PUBLIC:
            viewers.append(page.hears("moved")["state"]["view"]["viewer"])
        assert viewers[-1] == TRUTH
    assert cleo.state(table)["viewer"] == TRUTH
    assert cleo.ask("GET", f"/tables/{table}/record").status_code == 200


def test_tables_stored_with_the_old_default_show_public_things_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    store.close()
    with sqlite3.connect(file) as kept:
        kept.executescript("""
            INSERT INTO tables VALUES ('abcdefghjkmn', 'abraca', 1, '{}', 'SETTINGS',
                                       '00', 'somebody', 'open', NULL, 0, 0);
            INSERT INTO seats VALUES ('abcdefghjkmn', 0, 'Ada', '', 'somebody', '00');
            INSERT INTO seats VALUES ('abcdefghjkmn', 1, '', '', '', '');
        """.replace("SETTINGS", json.dumps({**SETTINGS, "public": True, "watchers_see": "rows"})))
    kept.close()
    store = Store(f"sqlite:///{file}")
    live = asyncio.run(store.run(lambda db: read_table(db, "abcdefghjkmn")))
    assert (live.settings["watchers_see"], viewer_of(live, "")) == ("public", PUBLIC)
    store.close()
    with sqlite3.connect(file) as kept:
        assert kept.execute("SELECT public FROM tables").fetchone() == (1,)
    kept.close()


