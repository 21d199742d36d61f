"""Limits hang on what cannot be invented: the address, its network, and persons with a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from tests.attacks.house import generous
from tests.server.pair import Pair
from tests.server.people import PLEDGE, Guest
from tests.server.test_tables import play_out
from zaubertisch.server.app import create_app
from zaubertisch.server.door.callers import Caller, Callers, places
from zaubertisch.server.door.limits import Crowd, Limiter
from zaubertisch.server.door.people import new_token
from zaubertisch.server.settings import Settings, networks
from zaubertisch.words.catalogue import Words

THERE = ("192.0.2.7", 1234)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Place:
    """A house, and people who come to it from somewhere."""

    def __init__(self, home: Path, **wishes: Any) -> None:
        self.clock = Clock()
        self.app: FastAPI = create_app(generous(home, **wishes))
        self.app.state.callers = Callers(self.app.state.settings, self.clock)

    def coming(self, host: str) -> TestClient:
        return TestClient(self.app, client=(host, 1234))


@pytest.fixture
def place(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Place]:
    made = Place(tmp_path, **getattr(request, "param", {}))
    with TestClient(made.app):
        yield made


def lobby(client: TestClient, **headers: str) -> int:
    client.cookies.clear()
    status: int = client.get("/api/tables", headers=headers).status_code
    return status


# The buckets


def test_a_bucket_fills_again_with_time_and_says_how_long_that_takes() -> None:
    clock = Clock()
    limiter = Limiter(2, 0.5, clock)
    assert [limiter.wait([("a", 1)]) for _ in range(3)] == [0, 0, 2.0]
    clock.now += 1
    assert limiter.wait([("a", 1)]) == 1.0
    clock.now += 1
    assert limiter.wait([("a", 1)]) == 0


def test_a_refusal_takes_nothing_from_anybody() -> None:
    limiter = Limiter(1, 1, Clock())
    assert limiter.wait([("a", 1), ("all", 2)]) == 0
    assert limiter.wait([("a", 1), ("all", 2)]) > 0
    assert limiter.wait([("b", 1), ("all", 2)]) == 0


def test_a_limiter_remembers_so_many_and_forgets_who_was_not_seen_for_longest() -> None:
    limiter = Limiter(1, 1, Clock(), most=100)
    limiter.wait([("first", 1)])
    for number in range(99):
        limiter.wait([(f"{number}", 1)])
        limiter.wait([("first", 1)])
    limiter.wait([("one more", 1)])
    assert len(limiter.buckets) == 100
    assert "first" in limiter.buckets
    assert "0" not in limiter.buckets


def test_a_crowd_counts_who_is_here_and_forgets_who_left() -> None:
    crowd = Crowd(1)
    keys = [("one", 1), ("all", 2)]
    assert crowd.enter(keys)
    assert not crowd.enter(keys)
    assert crowd.enter([("two", 1), ("all", 2)])
    assert not crowd.enter([("three", 1), ("all", 2)])
    crowd.leave(keys)
    crowd.leave([("two", 1), ("all", 2)])
    assert not crowd.here


@pytest.mark.parametrize(("host", "found"), [
    ("192.0.2.7", ("192.0.2.7", "192.0.2.0/24")),
    ("::ffff:192.0.2.7", ("192.0.2.7", "192.0.2.0/24")),
    ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
    ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
    ("not an address", ("elsewhere", "elsewhere too")),
])
def test_an_address_counts_with_its_network(host: str, found: tuple[str, str]) -> None:
    assert places(host) == found


# Requests


@pytest.mark.parametrize("place", [{"requests_a_minute": 5}], indirect=True)
def test_inventing_tokens_sheds_no_limit(place: Place) -> None:
    client = place.coming("192.0.2.7")
    asked = [lobby(client, Authorization=f"Bearer {new_token()}") for _ in range(8)]
    assert asked == [200] * 5 + [429] * 3


@pytest.mark.parametrize("place", [{"requests_a_minute": 5}], indirect=True)
def test_a_refusal_says_when_to_try_again_in_both_languages(place: Place) -> None:
    client = place.coming("192.0.2.7")
    for _ in range(5):
        lobby(client)
    answer = client.get("/api/tables")
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "12"
    assert answer.json()["fields"] == {"seconds": "12"}
    assert Words("en").say("error-too-much", **answer.json()["fields"]) == answer.json()["text"]
    assert "in 12 s" in Words("de").say("error-too-much", **answer.json()["fields"])
    place.clock.now += 12
    assert lobby(client) == 200


@pytest.mark.parametrize("place", [{"requests_a_minute": 5}], indirect=True)
def test_who_has_a_seat_is_not_kept_out_by_strangers_of_the_same_address(place: Place) -> None:
    client = place.coming("192.0.2.7")
    ada = Guest(client, "Ada")
    ada.opens()
    for _ in range(6):
        lobby(client)
    assert lobby(client) == 429
    assert ada.ask("GET", "/tables").status_code == 200


@pytest.mark.parametrize("place", [{"requests_a_minute": 2, "address_share": 2, "network_share": 3}], indirect=True)
def test_a_network_is_limited_whatever_its_addresses(place: Place) -> None:
    asked = [lobby(place.coming(f"192.0.2.{number}")) for number in range(1, 9)]
    assert asked == [200] * 6 + [429] * 2
    assert lobby(place.coming("198.51.100.1")) == 200
    asked = [lobby(place.coming(f"2001:db8:1:{number}::1")) for number in range(1, 9)]
    assert asked == [200] * 6 + [429] * 2


@pytest.mark.parametrize("place", [{"requests_a_minute": 2}], indirect=True)
def test_nobody_is_believed_about_another_address_unless_they_are_named(place: Place) -> None:
    client = place.coming("192.0.2.7")
    asked = [lobby(client, **{"X-Forwarded-For": f"198.51.100.{number}"}) for number in range(4)]
    assert asked == [200, 200, 429, 429]


@pytest.mark.parametrize("place", [
    {"requests_a_minute": 2, "trust_proxy": networks("192.0.2.0/24")},
], indirect=True)
def test_a_named_proxy_is_believed_about_the_last_address_it_did_not_name_itself(place: Place) -> None:
    client = place.coming("192.0.2.7")
    people = [f"198.51.100.{number}" for number in range(4)]
    assert [lobby(client, **{"X-Forwarded-For": person}) for person in people] == [200] * 4
    forged = [f"203.0.113.{number}, 198.51.100.9" for number in range(4)]
    assert [lobby(client, **{"X-Forwarded-For": each}) for each in forged] == [200, 200, 429, 429]


def test_looking_for_invented_persons_in_the_database_is_limited_too(tmp_path: Path) -> None:
    class Counting:
        asked = 0

        @property
        def store(self) -> Counting:
            return self

        async def read(self, work: object) -> bool:
            self.asked += 1
            return False

    async def invent() -> int:
        counting = Counting()
        hall: Any = counting
        callers = Callers(Settings(home=tmp_path), Clock())
        for _ in range(1000):
            assert not await callers.knows(hall, new_token(), "192.0.2.7")
        return counting.asked

    assert asyncio.run(invent()) == 60


# Tables, seats, sockets, messages


@pytest.mark.parametrize("place", [{"tables_an_hour": 3, "address_share": 2}], indirect=True)
def test_new_persons_of_one_address_open_no_more_tables_than_it_may(place: Place) -> None:
    client = place.coming("192.0.2.7")
    wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE}
    asked = [Guest(client, "Ada").ask("POST", "/tables", wish) for _ in range(5)]
    assert [answer.status_code for answer in asked] == [201, 201, 201, 429, 429]
    assert asked[-1].headers["retry-after"] == "1200"


@pytest.mark.parametrize("place", [{"tables_an_hour": 24, "address_share": 2}], indirect=True)
def test_new_persons_of_one_address_do_not_fill_the_lobby(place: Place) -> None:
    client = place.coming("192.0.2.7")
    wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE}
    asked = [Guest(client, "Ada").ask("POST", "/tables", {**wish, "public": True}).status_code for _ in range(5)]
    assert asked == [201, 201, 201, 429, 429]
    assert Guest(client, "Ada").ask("POST", "/tables", wish).status_code == 201, "a private one stands in nobody's way"


@pytest.mark.parametrize("place", [{"tables_a_person": 2}], indirect=True)
def test_a_person_keeps_so_many_tables_going(place: Place) -> None:
    ada = Guest(place.coming("192.0.2.7"), "Ada")
    ada.opens()
    ada.opens()
    answer = ada.ask("POST", "/tables", {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE})
    assert (answer.status_code, answer.json()["key"]) == (409, "too-many-tables")


@pytest.mark.parametrize("place", [{"tables_a_person": 1}], indirect=True)
def test_a_rematch_is_a_table_like_any_other(place: Place) -> None:
    ada, ben = (Guest(place.coming("192.0.2.7"), name) for name in ("Ada", "Ben"))
    table = ada.opens(options={"scoring": "single_round"})
    ben.joins(table)
    ada.starts(table)
    play_out(table, ada, ben)
    ada.opens()
    assert ada.ask("POST", f"/tables/{table}/rematch", {"pledge": PLEDGE}).json()["key"] == "too-many-tables"
    assert ben.plays_again(table)["status"] == "open"


@pytest.mark.parametrize("place", [{"undos_a_minute": 3}], indirect=True)
def test_moves_are_not_taken_back_to_and_fro_without_end(place: Place) -> None:
    pair = Pair(place.coming("192.0.2.7"), "zavandor")
    answers = []
    for _ in range(5):
        mover = pair.people[pair.state()["asked"]]
        pair.plays()
        answers.append(mover.ask("POST", f"/tables/{pair.table}/undo"))
        if answers[-1].status_code != 204:
            break
    assert [answer.status_code for answer in answers] == [204, 204, 204, 429]
    assert answers[-1].headers["retry-after"] == "20"
    with mover.sits(pair.table) as page:
        page.hears("welcome")
        page.send("undo", ref=1)
        assert page.hears("refused")["key"] == "too-much"


@pytest.mark.parametrize("place", [{"seats_a_person": 1}], indirect=True)
def test_a_person_holds_so_many_seats(place: Place) -> None:
    ada, ben = (Guest(place.coming("192.0.2.7"), name) for name in ("Ada", "Ben"))
    first, second = ada.opens(), Guest(ada.client, "Cleo").opens()
    assert ben.joins(first).status_code == 200
    answer = ben.joins(second)
    assert (answer.status_code, answer.json()["fields"]) == (409, {"most": "1"})


@pytest.mark.parametrize("place", [{"sockets_a_person": 2, "address_share": 2}], indirect=True)
def test_one_address_has_so_many_sockets(place: Place) -> None:
    ada = Guest(place.coming("192.0.2.7"), "Ada")
    table = ada.opens()
    ben = Guest(ada.client, "Ben")
    ben.joins(table)
    with ada.sits(table) as one, ada.sits(table) as two, ben.sits(table) as three, ben.sits(table) as four:
        for page in (one, two, three, four):
            page.hears("welcome")
        with pytest.raises(WebSocketDenialResponse) as refused, ada.sits(table):
            pass
    assert refused.value.status_code == 429
    assert refused.value.headers["retry-after"] == "30"
    with ada.sits(table) as page:
        page.hears("welcome")


@pytest.mark.parametrize("place", [{"sockets_a_person": 2}], indirect=True)
def test_one_person_has_so_many_sockets_and_is_told(place: Place) -> None:
    ada = Guest(place.coming("192.0.2.7"), "Ada")
    table = ada.opens()
    with ada.sits(table) as one, ada.sits(table) as two:
        one.hears("welcome")
        two.hears("welcome")
        with ada.sits(table) as three:
            assert three.hears("refused")["fields"] == {"seconds": "30"}


@pytest.mark.parametrize("place", [{"moves_a_second": 2}], indirect=True)
def test_whoever_says_too_much_is_told_and_waits(place: Place) -> None:
    ada = Guest(place.coming("192.0.2.7"), "Ada")
    table = ada.opens()
    with ada.sits(table) as page:
        page.hears("welcome")
        for ref in range(1, 12):
            page.send("ping", ref=ref)
        assert page.hears("refused")["key"] == "too-much"


@pytest.mark.parametrize("place", [{"lines_a_minute": 20}], indirect=True)
def test_a_person_talks_a_little_at_once_and_so_much_a_minute_wherever_they_sit(place: Place) -> None:
    ada = Guest(place.coming("192.0.2.7"), "Ada")
    tables = [ada.opens(), ada.opens()]
    said = []
    for second in range(61):
        said += [second for table in tables
                 if ada.ask("POST", f"/tables/{table}/chat", {"text": "a"}).status_code == 204]
        place.clock.now += 1
    assert said[:5] == [0, 0, 1, 1, 2]
    assert len(said) == 5 + 20


def test_strangers_of_one_address_share_what_one_person_has() -> None:
    assert Caller("a", "n").own == Caller("a", "n").own != Caller("b", "n").own
    assert Caller("a", "n", "somebody").own == "somebody"
