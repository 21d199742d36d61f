"""Opening, joining, playing, leaving: a table from its link to its end."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.server.pair import Pair
from tests.server.people import PLEDGE, Guest
from zaubertisch import games
from zaubertisch.kernel.event import PUBLIC
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.verifying import verify
from zaubertisch.server.telling import story
from zaubertisch.words.catalogue import Words


def two_people(ada: Guest, ben: Guest, **wishes: object) -> str:
    """A running game for two."""
    table = ada.opens(options={"first_seat": "0"}, **wishes)
    ben.joins(table)
    assert ada.starts(table).status_code == 200
    return table


def play_out(table: str, *guests: Guest) -> None:
    """Everybody says the last option until the game is over."""
    for _ in range(500):
        for guest in guests:
            state = guest.state(table)["state"]
            if state["over"]:
                return
            if state["options"]:
                guest.says(table, state["options"][-1])
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_and_anybody_can_check_it(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    play_out(table, ada, ben)
    record = read_record(ada.ask("GET", f"/tables/{table}/record").text)
    assert verify(games.get("abraca"), record) > 30
    assert ada.state(table)["table"]["status"] == "over"


def test_one_person_and_bots_play_to_the_end(ada: Guest) -> None:
    table = ada.opens(seats=3, bots=["", "random", "thumb"], start=True)
    with ada.sits(table) as page:
        message = page.hears("welcome")
        while not message["state"]["over"]:
            if message["state"]["options"]:
                page.send("move", number=message["state"]["number"], word=message["state"]["options"][-1])
            message = page.hears("moved")
        assert message["state"]["outcome"]["winners"]
    reasons = [ada.ask("GET", f"/tables/{table}/moments/{number}").json()["because"] for number in range(12)]
    assert any(reason and reason["key"] for reason in reasons)


def test_a_table_needs_every_seat_before_it_starts(ada: Guest) -> None:
    table = ada.opens()
    answer = ada.starts(table)
    assert answer.status_code == 409
    assert answer.json()["key"] == "seats-empty"


def test_a_seat_is_taken_once(ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    assert ben.joins(table, seat=0).json()["key"] == "seat-taken"
    assert ben.joins(table, seat=1).status_code == 200


def test_a_full_table_says_so(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    ben.joins(table)
    for seat in (-1, 0):
        refused = Guest(client, "Cleo").joins(table, seat=seat)
        assert (refused.status_code, refused.json()["key"]) == (409, "table-full")
        assert refused.json()["text"] == Words("en").say("error-table-full") == "All seats are taken."
        assert Words("de").say("error-table-full") == "Alle Plätze sind besetzt."


def test_whoever_leaves_before_the_start_frees_the_seat(ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    ben.joins(table)
    assert ben.ask("DELETE", f"/tables/{table}/seats").json()["you"] == -1
    assert not ada.ask("GET", f"/tables/{table}").json()["seats"][1]["person"]


def test_only_the_opener_seats_bots(ada: Guest, ben: Guest) -> None:
    table = ada.opens(seats=3)
    ben.joins(table)
    assert ben.ask("PUT", f"/tables/{table}/seats/2", {"bot": "random"}).json()["key"] == "not-yours"
    assert ada.ask("PUT", f"/tables/{table}/seats/2", {"bot": "random"}).json()["seats"][2]["bot"] == "random"
    assert ada.ask("PUT", f"/tables/{table}/seats/2", {"bot": "none"}).json()["seats"][2]["bot"] == ""
    assert ada.ask("PUT", f"/tables/{table}/seats/1", {"bot": "random"}).json()["key"] == "seat-taken"


def test_a_move_out_of_turn_is_refused_and_changes_nothing(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    before = ada.state(table)
    answer = ben.says(table, "call 5")
    assert (answer.status_code, answer.json()["key"]) == (409, "not-your-turn")
    assert ada.state(table) == before


def test_a_move_against_the_rules_cites_its_rule(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    answer = ada.says(table, "stop")
    assert answer.json()["key"] == "refused"
    assert answer.json()["fields"]["rule"] == "AB-020"


def test_a_stale_and_a_doubled_move_are_refused(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    first = ada.ask("POST", f"/tables/{table}/moves", {"number": 0, "word": "call 8"})
    assert first.status_code == 200
    again = ada.ask("POST", f"/tables/{table}/moves", {"number": 0, "word": "call 8"})
    assert (again.status_code, again.json()["key"]) == (409, "stale-move")


def test_a_word_nobody_knows_is_told_what_is_allowed(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    answer = ada.says(table, "abracadabra")
    assert (answer.status_code, answer.json()["key"]) == (422, "unknown-word")
    assert "call 1" in answer.json()["fields"]["allowed"]


def test_somebody_without_a_seat_only_watches(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = two_people(ada, ben)
    cleo = Guest(client, "Cleo")
    whole = cleo.state(table)
    assert whole["viewer"] == PUBLIC
    assert whole["state"]["options"] == []
    assert cleo.says(table, "call 5").json()["key"] == "not-seated"


def test_a_foreign_key_is_nobody(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = two_people(ada, ben)
    thief = Guest(client, "Thief")
    thief.key = "0" * 64
    assert thief.says(table, "call 5").json()["key"] == "not-seated"


def test_the_record_and_other_eyes_stay_shut_until_the_end(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    assert ada.ask("GET", f"/tables/{table}/record").json()["key"] == "secret"
    assert ada.ask("GET", f"/tables/{table}/moments/0?eyes=1").json()["key"] == "secret"
    assert ada.ask("GET", f"/tables/{table}/moments/0").status_code == 200
    play_out(table, ada, ben)
    assert ada.ask("GET", f"/tables/{table}/moments/0?eyes=1").status_code == 200
    assert ada.ask("GET", f"/tables/{table}/moments/0?eyes=8").status_code == 200
    missing = ada.ask("GET", f"/tables/{table}/moments/0?eyes=5")
    assert (missing.status_code, missing.json()["fields"]) == (404, {"wished": "5", "last": "1"})
    assert missing.json()["text"].startswith("There is no seat 5 at this table; ")


def test_a_moment_that_never_was_is_a_sentence(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    assert ada.ask("GET", f"/tables/{table}/moments/99").json()["key"] == "no-such-moment"


def test_a_rematch_turns_the_seats_and_carries_everybody_over(ada: Guest, ben: Guest) -> None:
    table = two_people(ada, ben)
    play_out(table, ada, ben)
    following = ada.plays_again(table)
    assert following["you"] == 1
    assert following["status"] == "open"
    assert ben.plays_again(table)["id"] == following["id"]
    assert ben.state(following["id"])["table"]["status"] == "running"
    assert ben.state(following["id"])["viewer"] == 0


def test_a_seat_given_to_a_bot_plays_on_and_can_be_taken_back(ada: Guest) -> None:
    table = ada.opens(seats=2, bots=["", "random"], start=True)
    with ada.sits(table) as page:
        page.hears("welcome")
        assert ada.ask("POST", f"/tables/{table}/resign").json()["seats"][0]["bot"] == "thumb"
        moved = page.hears("moved")
        assert moved["entry"]["number"] > 0
        back = ada.ask("POST", f"/tables/{table}/return")
        assert back.json().get("key") == "not-now" or back.json()["seats"][0]["bot"] == ""


@pytest.mark.parametrize(("wish", "key"), [
    ({"game": "chess"}, "unknown-game"), ({"seats": 9}, "bad-seats"), ({"options": {"chain": "up"}}, "bad-value"),
    ({"options": {"colour": "red"}}, "bad-option"), ({"bots": ["", "genius"]}, "unknown-bot"),
    ({"name": "x" * 25}, "malformed"), ({"pledge": "xyz"}, "malformed"), ({"number": "ab" * 8}, "malformed"),
    ({"moon": 1}, "malformed"),
])
def test_a_table_that_cannot_be_is_refused_in_a_sentence(ada: Guest, wish: dict[str, object], key: str) -> None:
    whole = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE, **wish}
    answer = ada.ask("POST", "/tables", whole)
    assert answer.status_code in (404, 422)
    assert answer.json()["key"] == key
    assert answer.json()["text"]


def test_the_lobby_shows_your_tables_and_the_public_ones(ada: Guest, ben: Guest) -> None:
    private = ada.opens()
    ben.key = ""
    public = ben.opens(public=True)
    lobby = ada.ask("GET", "/tables").json()
    assert [each["id"] for each in lobby["yours"]] == [private]
    assert [each["id"] for each in lobby["public"]] == [public]


def test_words_and_rules_come_in_both_languages(ada: Guest) -> None:
    english = ada.ask("GET", "/rules/abraca?lang=en").json()
    german = ada.ask("GET", "/rules/abraca?lang=de").json()
    assert [rule["id"] for rule in english] == [rule["id"] for rule in german]
    assert "event-cast" in ada.ask("GET", "/words/abraca?lang=de").text
    assert ada.ask("GET", "/words/general?lang=en").status_code == 200
    assert ada.ask("GET", "/words/chess").status_code == 404


def test_the_text_of_a_table_is_told_in_the_readers_language(ada: Guest, ben: Guest) -> None:
    table = ada.opens()
    assert ada.ask("GET", f"/tables/{table}/text").json()["lines"] == []
    ben.joins(table)
    ada.starts(table)
    assert ada.ask("GET", f"/tables/{table}/text?lang=de").json()["lines"]


def test_of_a_log_without_end_the_last_page_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair(client)
    pair.plays(9)
    ada = pair.people[0]
    whole = ada.ask("GET", f"/tables/{pair.table}/state").json()["story"]
    later = ada.ask("GET", f"/tables/{pair.table}/state?since=2").json()["story"]
    assert [entry["number"] for entry in later] == [entry["number"] for entry in whole][3:]
    monkeypatch.setattr(story, "A_PAGE", 4)
    for since in ("", "?since=0", "?since=2"):
        assert ada.ask("GET", f"/tables/{pair.table}/state{since}").json()["story"] == whole[-4:]
    assert ada.ask("GET", f"/tables/{pair.table}/state?since={whole[-2]['number']}").json()["story"] == whole[-1:]
