"""Taking back: it costs the same however often it was done, the clock runs on, and no is heard for a while."""

from __future__ import annotations

import time

from fastapi.testclient import TestClient

from tests.server.pair import Pair, hall_of
from zaubertisch.kernel.record import UNDO
from zaubertisch.server.table import taking_back
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.live import LiveTable


def begun(client: TestClient, moves: int = 0, **wishes: str) -> tuple[Pair, LiveTable]:
    """A game of open auctions, in which nobody learns anything by a bid: to take one back is free."""
    pair = Pair(client, "zavandor", **wishes)
    pair.plays(moves)
    return pair, hall_of(client).live[pair.table]


def to_and_fro(pair: Pair, live: LiveTable, times: int) -> None:
    for _ in range(times):
        mover = pair.people[live.asked]
        pair.plays()
        assert mover.ask("POST", f"/tables/{live.id}/undo").status_code == 204
        assert live.wish is None
        assert live.dealt().log[-1].kind == UNDO


def test_a_story_of_many_undos_says_where_each_led_back_to(client: TestClient) -> None:
    pair, live = begun(client)
    to_and_fro(pair, live, 4)
    ada = pair.people[0]
    assert [entry["back"] for entry in ada.state(live.id, since=0)["story"]] == [-1, 0] * 4
    assert [entry["number"] for entry in ada.state(live.id)["story"]] == [0]


def take_back(pair: Pair, seat: int, since: int) -> None:
    with pair.people[seat].sits(pair.table) as page:
        page.hears("welcome")
        page.send("undo", ref=1, since=since)
        page.hears("done")


def test_moves_made_as_one_are_taken_back_together(client: TestClient) -> None:
    pair = Pair(client, "wizwar", options={"first_seat": "0"})
    live = hall_of(client).live[pair.table]
    before = live.number
    for _ in range(2):
        state = pair.people[0].state(pair.table)["state"]
        step = next(word for word in state["options"] if word.startswith("step"))
        pair.people[0].ask("POST", f"/tables/{pair.table}/moves", {"number": state["number"], "word": step})
    place = live.dealt().standing[-1].number
    take_back(pair, 0, before + 1)
    assert (place, live.wish) == (before + 2, None)
    assert live.dealt().standing[-1].number == before


def test_only_an_own_move_can_be_the_first_to_be_taken_back(client: TestClient) -> None:
    pair, live = begun(client, moves=3)
    last = live.dealt().standing[-1]
    other = next(deed for deed in live.dealt().standing[1:] if deed.seat != last.seat)
    take_back(pair, last.seat, other.number)
    assert live.dealt().standing[-1].number == last.number - 1


def test_the_clock_runs_on_through_an_undo(client: TestClient) -> None:
    pair, live = begun(client, clock="relaxed")
    live.asked_times[-1] -= 100
    for _ in range(3):
        to_and_fro(pair, live, 1)
        left = seconds_left(live)
        assert left is not None
        assert left <= 80
    assert len(live.asked_times) == len(live.dealt().standing) == 1
    pair.plays()
    left = seconds_left(live)
    assert left is not None
    assert left > 80


def wish(pair: Pair) -> str:
    """Ada wishes to take a move back, and Ben declines; says how that was answered."""
    ada, ben = pair.people
    answer = ada.ask("POST", f"/tables/{pair.table}/undo")
    if answer.status_code != 204:
        return str(answer.json()["key"])
    with ben.sits(pair.table) as page:
        page.hears("welcome")
        page.send("agree", ref=1, yes=False)
        page.hears("done")
    return "declined"


def test_a_declined_wish_is_not_repeated_at_once(client: TestClient) -> None:
    pair = Pair(client, options={"first_seat": "0"})
    while pair.state()["asked"] == 0:
        pair.plays()
    assert [wish(pair), wish(pair)] == ["declined", "wish-declined"]
    refused = pair.people[0].ask("POST", f"/tables/{pair.table}/undo")
    assert refused.status_code == 409
    assert 0 < int(refused.json()["fields"]["seconds"]) <= taking_back.NOT_AGAIN
    pair.plays()
    assert [wish(pair), wish(pair)] == ["declined", "wish-declined"]
    live = hall_of(client).live[pair.table]
    live.declined[0].at = time.monotonic() - taking_back.NOT_AGAIN
    assert wish(pair) == "declined"


def test_a_wish_that_still_waits_is_not_put_again(client: TestClient) -> None:
    pair = Pair(client, options={"first_seat": "0"})
    while pair.state()["asked"] == 0:
        pair.plays()
    live = hall_of(client).live[pair.table]
    assert pair.people[0].ask("POST", f"/tables/{pair.table}/undo").status_code == 204
    before = live.wish
    assert pair.people[0].ask("POST", f"/tables/{pair.table}/undo").status_code == 204
    assert live.wish is before is not None
