"""The server's table and the pocket's: the same messages to both, and both tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.pocket.device import NUMBER, PLEDGE, Device
from tests.server.people import Guest, Socket
from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.pocket.hearing import MESSAGES
from zaubertisch.server.app import create_app
from zaubertisch.server.protocol import heard
from zaubertisch.server.protocol.parts import Model
from zaubertisch.server.settings import Settings
from zaubertisch.server.table import opening, sealed

MOVES = 15
UNALIKE = ("id", "recovery", "created", "touched", "here", "bystanders")  # what is of one house, or of one moment


class Both:
    """Two people at a server's table and at the pocket's, who do the same at both."""

    def __init__(self, client: TestClient, game: str, options: dict[str, str]) -> None:
        self.device = Device()
        self.people = [Guest(client, "Ada"), Guest(client, "Ben")]
        wish = {"game": game, "seats": 2, "options": options}
        self.there = self.people[0].opens(**wish)
        self.here = self.device.opens(**wish)
        self.people[1].joins(self.there)
        self.keys = ["", self.device.joins(self.here, "Ben")]
        self.people[0].starts(self.there)
        self.device.asks("POST", f"/tables/{self.here}/start")
        for key in self.keys:
            self.device.asks("POST", f"/tables/{self.here}/number", {"number": NUMBER}, key=key)
        self.sockets: list[Socket] = []

    def ask(self, seat: int, method: str, path: str) -> None:
        """A request both answer alike."""
        answer = self.people[seat].ask(method, f"/tables/{self.there}{path}")
        parts, _, query = path.partition("?")
        asked = dict(part.split("=") for part in query.split("&") if part)
        _, here = self.device.tries(method, f"/tables/{self.here}{parts}", key=self.keys[seat], **asked)
        assert alike(answer.json()) == alike(here), path

    def say(self, kind: str, seat: int, **fields: Any) -> list[dict[str, Any]]:
        """A message both answer alike, to everybody; says what its speaker was told."""
        told = []
        before = [len(self.device.heard[wire]) for wire in range(2)]
        self.sockets[seat].send(kind, **fields)
        self.device.says(seat, kind, **fields)
        for wire in (seat, 1 - seat):
            self.sockets[wire].send("ping", ref=99)
            there = list(until_pong(self.sockets[wire]))
            here = [each for each in self.device.heard[wire][before[wire]:] if each["type"] != "table"]
            assert alike(there) == alike(here), (kind, fields)
            told.append(here)
        return told[0]


def until_pong(socket: Socket) -> Iterator[dict[str, Any]]:
    """What was told so far; who comes and goes is told when the server finds the time, so it is passed over."""
    while True:
        message = socket.session.receive_json()
        if message["type"] == "pong" and message["ref"] == 99:
            return
        if message["type"] != "table":
            yield message


def alike(told: Any) -> Any:
    """Without what differs from house to house; a field that is nothing may as well be left out."""
    if isinstance(told, dict):
        return {key: alike(told[key]) for key in told if key not in UNALIKE and told[key] is not None}
    return [alike(each) for each in told] if isinstance(told, list) else told


@pytest.fixture
def client(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose seeds and salts are the pocket's, so that both deal alike."""
    monkeypatch.setattr(opening, "new_seed", lambda: "5eed" * 16)
    monkeypatch.setattr(sealed, "secrets", SimpleNamespace(token_hex=lambda length: "5a" * length))
    with TestClient(create_app(settings)) as client:
        yield client


def test_every_message_of_the_protocol_is_heard_in_the_pocket() -> None:
    models = [getattr(heard, kind.title()) for kind in MESSAGES]
    assert [set(model.model_fields) - {"type"} for model in models] == [set(fields) for fields in MESSAGES.values()]
    pages = [each for each in vars(heard).values() if isinstance(each, type) and issubclass(each, Model)]
    described = [each for each in pages if "type" in each.model_fields]
    assert described == models


@pytest.mark.parametrize("game", games.IDS)
def test_server_and_pocket_tell_the_same(client: TestClient, game: str) -> None:
    """Welcome, moves, refusals, questions why, orders, moves taken back, past moments, the table in words."""
    both = Both(client, game, {})
    with both.people[0].sits(both.there) as one, both.people[1].sits(both.there) as two:
        both.sockets = [one, two]
        welcomes = [socket.hears("welcome") for socket in both.sockets]
        here = [both.device.sits(both.here, wire, key) for wire, key in enumerate(both.keys)]
        assert alike(welcomes) == alike(here)
        play_alike(both, MOVES)
        for seat in range(2):
            both.ask(seat, "GET", "")
            both.ask(seat, "GET", "/state")
            both.ask(seat, "GET", "/moments/3?eyes=-1")
            both.ask(seat, "GET", "/moments/3?eyes=8")
            both.ask(seat, "GET", "/text?lang=de&number=-1&eyes=-1")
            both.ask(seat, "GET", "/record")


def play_alike(both: Both, moves: int) -> None:
    chance = FastChance(7)
    for turn in range(moves):
        state = both.device.state(both.here)["state"]
        if state["over"]:
            return
        seat = state["asked"]
        options = both.device.state(both.here, both.keys[seat])["state"]["options"]
        both.say("why", seat, ref=2, word="no such word")
        both.say("move", 1 - seat, ref=3, number=state["number"], word=options[0])
        both.say("move", seat, ref=4, number=state["number"] + 1, word=options[0])
        both.say("move", seat, ref=5, number=state["number"], word=options[chance.below(len(options))])
        if turn % 5 == 4:
            both.say("undo", seat, ref=6, since=-1)
            both.say("agree", 1 - seat, ref=7, yes=turn % 2 == 0)
        if turn % 5 == 2:
            both.say("order", seat, ref=8, key="wish", value=1)


def test_a_promise_is_kept_by_both(client: TestClient) -> None:
    """Pledges, transcript and commitment are the same, for the same seed, names and numbers."""
    both = Both(client, "abraca", {})
    both.ask(0, "GET", "")
    table = both.device.asks("GET", f"/tables/{both.here}")
    assert [promise["pledge"] for promise in table["promises"]] == [PLEDGE, PLEDGE]
    assert table["transcript"]
