"""The socket: order, resuming, chat, undo, and what happens to nonsense."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.people import Guest
from tests.server.test_tables import two_people
from zaubertisch.server.protocol.told import Moved, Welcome


def test_a_page_that_reconnects_gets_what_it_missed_and_nothing_twice(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    with ada.sits(table) as page:
        assert [entry["number"] for entry in page.hears("welcome")["story"]] == [0]
        page.send("move", number=0, word="call 1", ref=5)
        assert page.hears("moved")["entry"]["number"] == 1
    state = ben.state(table)["state"]
    asked = ben if state["options"] else ada
    asked.says(table, "call 2")
    with ada.sits(table, since=1) as page:
        assert [entry["number"] for entry in page.hears("welcome")["story"]] == [2]


def test_everybody_at_the_table_hears_a_move(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = two_people(ada, ben)
    with ada.sits(table) as one, ben.sits(table) as two, Guest(client, "Cleo").sits(table) as three:
        for page in (one, two, three):
            page.hears("welcome")
        one.send("move", number=0, word="call 8", ref=1)
        moved = one.hears("moved")
        assert Moved.model_validate(moved).entry.number == 1
        assert two.hears("moved")["entry"]["number"] == 1
        assert three.hears("moved")["entry"]["number"] == 1


def test_a_welcome_is_what_the_protocol_says(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    ada.says(table, "call 1")
    ada.ask("POST", f"/tables/{table}/chat", {"text": "Hello"})
    ada.ask("POST", f"/tables/{table}/undo")
    with ben.sits(table) as page:
        heard = page.hears("welcome")
    welcome = Welcome.model_validate(heard)
    assert welcome.model_dump(mode="json") == heard
    assert (welcome.viewer, welcome.table.you, len(welcome.story), len(welcome.chat)) == (1, 1, 2, 1)
    assert welcome.wish is not None
    assert welcome.state is not None


def test_chat_reaches_everybody_and_is_kept(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    with ada.sits(table) as one, ben.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        one.send("say", text="<b>Guten Abend</b>", ref=1)
        assert two.hears("chatted")["line"]["text"] == "<b>Guten Abend</b>"
    with ben.sits(table) as two:
        assert [line["name"] for line in two.hears("welcome")["chat"]] == ["Ada"]


def test_whoever_asks_why_not_hears_what_a_refusal_would_say(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    with ada.sits(table) as page:
        page.hears("welcome")
        page.send("why", word="stop", ref=3)
        because = page.hears("because")
        refusal = because["refusal"]
        assert (because["ref"], because["word"]) == (3, "stop")
        assert (refusal["key"], refusal["fields"]["rule"]) == ("refused", "AB-020")
        assert refusal["obstacle"] == {"key": "nothing_cast", "fields": {}}
        page.send("why", word="call 1", ref=5)
        assert page.hears("because")["refusal"] is None
        page.send("ping", ref=4)
        assert page.hears("pong")["ref"] == 4


def test_a_hint_is_an_option_with_a_reason(ada: Guest) -> None:
    table = ada.opens(seats=2, bots=["", "random"], start=True, options={"first_seat": "0"})
    with ada.sits(table) as page:
        options = page.hears("welcome")["state"]["options"]
        page.send("hint", ref=1)
        hinted = page.hears("hinted")
        assert hinted["word"] in options
        assert hinted["because"]


def test_a_table_without_aids_gives_no_hint(ada: Guest) -> None:
    table = ada.opens(seats=2, bots=["", "random"], start=True, options={"first_seat": "0"}, aids=False)
    with ada.sits(table) as page:
        page.hears("welcome")
        page.send("hint", ref=1)
        assert page.hears("refused")["key"] == "no-aids"


def test_an_undo_after_somebody_learnt_something_needs_the_others(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    ada.says(table, "call 1")
    with ada.sits(table) as one, ben.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        one.send("undo", ref=1)
        assert two.hears("undo") == {"type": "undo", "seat": 0, "waiting": [1]}
        two.send("agree", yes=True)
        moved = one.hears("moved")
        assert (moved["entry"]["kind"], moved["entry"]["back"]) == ("undo", 0)
        assert moved["state"]["asked"] == 0
        one.send("move", number=moved["state"]["number"], word="call 8", ref=2)
        assert one.hears("moved")["entry"]["number"] == 3


def test_an_undo_that_is_declined_changes_nothing(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    ada.says(table, "call 1")
    before = ada.state(table)["state"]["number"]
    with ada.sits(table) as one, ben.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        one.send("undo", ref=1)
        two.hears("undo")
        two.send("agree", yes=False)
        assert one.hears("undo")["waiting"] == [1]
        assert one.hears("undo")["waiting"] == []
    assert ada.state(table)["state"]["number"] == before


def test_without_a_move_there_is_nothing_to_undo(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    assert ben.ask("POST", f"/tables/{table}/undo").json()["key"] == "nothing-to-undo"


def test_alone_among_bots_an_undo_is_free(ada: Guest) -> None:
    table = ada.opens(seats=2, bots=["", "random"], start=True, options={"first_seat": "0"})
    with ada.sits(table) as page:
        page.hears("welcome")
        page.send("move", number=0, word="call 1", ref=1)
        assert page.hears("moved")["ref"] == 1
        page.send("undo", ref=2)
        moved = page.hears("moved")
        while moved["entry"]["kind"] != "undo":
            moved = page.hears("moved")
        assert moved["entry"]["back"] == 0


def test_nonsense_is_refused_and_the_table_unharmed(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    before = ada.state(table)
    with ada.sits(table) as page:
        page.hears("welcome")
        nonsense = ["{", "[]", '{"type":"fly"}', '{"type":"move"}', '{"type":"move","number":"x","word":1}', "x" * 5000]
        for text in nonsense:
            page.session.send_text(text)
            assert page.hears("refused")["key"] == "malformed"
    after = ada.state(table)
    assert (after["state"], after["story"]) == (before["state"], before["story"])


def test_a_page_of_another_site_gets_no_socket(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = two_people(ada, ben)
    headers = {"Origin": "https://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/socket", headers=headers):
        pass


def test_a_table_that_is_not_there_has_no_socket(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/zzzzzzzzzzzz/socket"):
        pass
