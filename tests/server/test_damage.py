"""One damaged table never closes the house: it is set aside with a sentence, and everything else goes on."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx2
import pytest
from fastapi.testclient import TestClient

from tests.server.damages import BESIDE, FATAL, OF_THE_SNAPSHOT
from tests.server.pair import Pair, change, file_of, hall_of, look
from tests.server.people import Guest
from tests.server.test_two_servers import start
from zaubertisch.server.app import create_app
from zaubertisch.server.house.keeper import Keeper
from zaubertisch.server.settings import Settings
from zaubertisch.words.catalogue import Words

MOVES = 10  # more than lie between two snapshots


@pytest.fixture
def pairs(client: TestClient) -> list[Pair]:
    """Two tables in the middle of their games, which leave memory."""
    both = [Pair(client, "zavandor", public=True), Pair(client, "zavandor", public=True)]
    for pair in both:
        pair.plays(MOVES)
    hall_of(client).live.clear()
    return both


@pytest.mark.parametrize("damage", FATAL)
def test_a_damaged_table_is_set_aside_and_the_house_goes_on(
    damage: str, pairs: list[Pair], client: TestClient, settings: Settings, caplog: pytest.LogCaptureFixture,
) -> None:
    lost, kept = pairs
    change(file_of(settings), FATAL[damage], lost.table)
    with caplog.at_level(logging.ERROR, "zaubertisch"):
        refused = [lost.people[0].ask("GET", f"/tables/{lost.table}{path}") for path in ("", "/state", "/record")]
    assert [(answer.status_code, answer.json()["key"]) for answer in refused] == [(410, "set-aside")] * 3
    assert {record.message for record in caplog.records} == {"table set aside"}
    operator = TestClient(client.app, client=("127.0.0.1", 50000))
    assert "zaubertisch_tables_set_aside 1.0" in operator.get("/metrics").text
    kept.plays()
    Pair(client).plays()
    shown = Guest(client, "Somebody").ask("GET", "/tables").json()["public"]
    assert [table["id"] for table in shown] == [kept.table]
    assert [person.ask("GET", "/me").status_code for person in lost.people] == [200, 200]


@pytest.mark.parametrize("damage", ["a name that is no text", "a bot that is no text", "no seats"])
def test_damage_to_a_table_in_memory_closes_no_lobby(
    damage: str, pairs: list[Pair], client: TestClient, settings: Settings,
) -> None:
    lost, kept = pairs
    for pair in pairs:
        pair.plays()
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    client.portal.call(keeper.heed)
    change(file_of(settings), FATAL[damage], lost.table)
    client.portal.call(keeper.heed)
    shown = Guest(client, "Somebody").ask("GET", "/tables").json()["public"]
    assert [table["id"] for table in shown] == [kept.table]
    assert lost.people[0].ask("GET", f"/tables/{lost.table}").json()["key"] == "set-aside"


@pytest.mark.parametrize("in_memory", [False, True])
@pytest.mark.parametrize("damage", BESIDE)
def test_what_hangs_damaged_on_a_table_is_left_out(
    damage: str, in_memory: bool, pairs: list[Pair], client: TestClient, settings: Settings,
) -> None:
    pair = pairs[0]
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    assert pair.people[0].ask("POST", f"/tables/{pair.table}/chat", {"text": "Well."}).status_code == 204
    client.portal.call(keeper.heed)
    if not in_memory:
        hall_of(client).live.clear()
    change(file_of(settings), BESIDE[damage], pair.table)
    client.portal.call(keeper.heed)
    assert pair.people[1].ask("POST", f"/tables/{pair.table}/chat", {"text": "Go on."}).status_code == 204
    lines = pair.people[0].ask("GET", f"/tables/{pair.table}/chat").json()["lines"]
    assert [line["number"] for line in lines] == [0, 1]
    assert lines[1]["text"] == "Go on."
    with pair.people[0].sits(pair.table) as page:
        page.hears("welcome")
    assert {person.ask("POST", f"/tables/{pair.table}/undo").status_code for person in pair.people} <= {204, 409}
    pair.plays(3)


def test_a_house_with_every_kind_of_damage_opens_and_writes_on(client: TestClient, settings: Settings) -> None:
    pairs = [Pair(client, stand_in=True) for _ in FATAL]
    kept = Pair(client)
    for pair, damage in zip(pairs, FATAL, strict=True):
        pair.plays(3)
        hall_of(client).let_go(pair.table)
        change(file_of(settings), FATAL[damage], pair.table)
    with TestClient(create_app(settings)) as house:
        found = [pair.moved_to(house).people[1].ask("GET", f"/tables/{pair.table}") for pair in pairs]
        assert {answer.status_code for answer in found} == {410}
        kept.moved_to(house).plays(3)
        assert house.get("/health").status_code == 200
        mine = [table["id"] for table in kept.people[0].ask("GET", "/tables").json()["yours"]]
        assert mine == [kept.table]


@pytest.mark.parametrize("damage", OF_THE_SNAPSHOT)
def test_a_damaged_snapshot_alone_costs_nothing(
    damage: str, pairs: list[Pair], client: TestClient, settings: Settings,
) -> None:
    pair = pairs[0]
    before = pair.state()
    hall_of(client).live.clear()
    assert look(file_of(settings), "SELECT count(*) FROM snapshots") == [(2,)]
    change(file_of(settings), OF_THE_SNAPSHOT[damage], pair.table)
    assert pair.state() == before
    pair.plays()


def test_a_mended_table_comes_back(pairs: list[Pair], client: TestClient, settings: Settings) -> None:
    pair = pairs[0]
    keeper = Keeper(hall_of(client))
    assert client.portal is not None
    client.portal.call(keeper.heed)
    change(file_of(settings), FATAL["a status nobody knows"], pair.table)
    assert pair.people[0].ask("GET", f"/tables/{pair.table}").status_code == 410
    change(file_of(settings), "UPDATE tables SET status = 'running'")
    client.portal.call(keeper.heed)
    pair.plays()


def test_a_damaged_table_has_no_socket_and_its_sentence_is_told_in_both_languages(
    pairs: list[Pair], client: TestClient, settings: Settings,
) -> None:
    pair = pairs[0]
    change(file_of(settings), FATAL["a missing move"], pair.table)
    problem = pair.people[0].ask("GET", f"/tables/{pair.table}").json()
    told = {lang: Words(lang).say(f"error-{problem['key']}", **problem["fields"]) for lang in ("de", "en")}
    assert "beiseitegestellt" in told["de"]
    assert "set aside" in told["en"]


def test_whoever_keeps_the_house_reads_which_table_is_damaged_and_why(
    pairs: list[Pair], client: TestClient, settings: Settings, tmp_path: Path,
) -> None:
    lost = pairs[0].table
    change(file_of(settings), FATAL["a missing move"], lost)
    said = tmp_path / "said"
    with said.open("w") as errors, start(settings.home, errors) as (server, link):
        assert httpx2.get(f"{link}api/tables/{lost}").status_code == 410
        server.terminate()
        server.wait()
    told = [json.loads(line) for line in said.read_text().splitlines()]
    assert [(line["message"], line["table"], line["reason"]) for line in told] == [
        ("table set aside", lost, "an entry of the log is missing"),
    ]
