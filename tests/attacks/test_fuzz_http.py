"""Requests by the thousand to every operation there is, with real tables and real keys: every refusal is a 4xx."""

from __future__ import annotations

import http.client
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from tests.attacks.house import LOOPBACK
from tests.attacks.watched import Watched, watched
from tests.server.people import NUMBER, PLEDGE

FEW = int(os.environ.get("FUZZ_REQUESTS_FEW", "1000"))
MANY = int(os.environ.get("FUZZ_REQUESTS", "100000"))
EACH = int(os.environ.get("FUZZ_EXAMPLES", "5"))  # examples schemathesis makes for each operation

ODD: list[Any] = [
    None, True, -1, 0, 7, 2**63, 10**40, "", "\0", "\ud800", "a", "a" * 600, "😀", [], {}, ["\0"], {"\udfff": 1},
    "zz" * 32, NUMBER, "abraca", "thumb", "none", "call 1", 1e308,
]
PATHS: list[Any] = ["", "0", "-1", "8", "9" * 30, "%00", "%ed%a0%80", "..", "%2f", "a" * 3000, "abcdefghjkmn", "😀"]
ASKED = ["", "", "?lang=de", "?since=0", "?eyes=8", "?number=0", "?since=%00", "?lang=%ff", "?&=&", "?eyes=-9"]
WISHES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE, "bots": ["", "random"]},
    "/api/tables/{table}/seats": {"name": "Ben", "pledge": PLEDGE, "seat": -1},
    "/api/tables/{table}/seats/{seat}": {"bot": "random"}, "/api/tables/{table}/moves": {"number": 0, "word": "call 1"},
    "/api/tables/{table}/chat": {"text": "a"}, "/api/tables/{table}/rematch": {"pledge": PLEDGE},
    "/api/back": {"recovery": NUMBER * 2},
}


class Stranger:
    """Asks what nobody in their right mind would ask, over one connection as long as it lasts."""

    def __init__(self, house: Watched, lot: random.Random) -> None:
        self.lot = lot
        self.line = http.client.HTTPConnection(LOOPBACK, house.port, timeout=30)
        self.paths: dict[str, dict[str, Any]] = house.ask("GET", "/api/openapi.json").json()["paths"]
        opened = [house.opens(), house.opens(bots=["", ""], start=False), house.opens(seats=4, bots=["", "random"])]
        self.tables = [table for table, _ in opened]
        self.keys = [key for _, key in opened]
        self.seen: set[tuple[str, int]] = set()

    def ask(self) -> int:
        """One request, and the status it gets."""
        path = self.lot.choice(list(self.paths))
        method = self.lot.choice([*self.paths[path], self.lot.choice(["patch", "head", "options", "put", "delete"])])
        headers = {"X-Zaubertisch": "1", "Content-Type": "application/json"}
        if self.lot.random() < 0.7:
            headers["Authorization"] = f"Bearer {self.lot.choice([*self.keys, NUMBER, '', 'ä'])}"
        self.line.request(method.upper(), self.filled(path), self.body(path), headers)
        answer = self.line.getresponse()
        answer.read()
        if path in self.paths and method in self.paths[path]:
            self.seen.add((f"{method} {path}", answer.status))
        return answer.status

    def filled(self, path: str) -> str:
        """The path with real things in it mostly, and with odd ones."""
        real = {"table": self.tables, "game": ["abraca", "zavandor", "general"], "seat": ["0", "1"], "number": ["0"]}
        for name, values in real.items():
            value = self.lot.choice(values if self.lot.random() < 0.9 else PATHS)
            path = path.replace(f"{{{name}}}", quote(value, safe="%"))
        return path + self.lot.choice(ASKED)

    def body(self, path: str) -> bytes | None:
        """What is wished for, with something changed or hurt."""
        wish = dict(WISHES.get(path, {"x": 1}))
        match self.lot.randrange(6):
            case 0: return None
            case 1: wish[self.lot.choice(list(wish))] = self.lot.choice(ODD)
            case 2: wish.pop(self.lot.choice(list(wish)))
            case 3: wish[self.lot.choice(["options", "x", "\0", "clock"])] = self.lot.choice(ODD)
            case 4: return json.dumps(wish).encode()[: self.lot.randrange(60)] + self.lot.choice([b"", b"\xff", b"]"])
        return json.dumps(wish).encode()


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.whole)])
def test_odd_requests_do_no_harm_and_reach_every_operation(tmp_path: Path, count: int) -> None:
    with watched(tmp_path) as house:
        stranger = Stranger(house, random.Random(count))
        for number in range(count):
            assert stranger.ask() < 500
            if number % 500 == 0:
                house.sample()
        stranger.line.close()
        house.is_unharmed()
    reached = {operation for operation, status in stranger.seen if status != 404}
    assert reached == {f"{method} {path}" for path, methods in stranger.paths.items() for method in methods}


# schemathesis, which reads the same description as everybody else


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with watched(tmp_path_factory.mktemp("house")) as house:
        yield house
        house.is_unharmed()


@pytest.fixture(scope="module")
def seated(house: Watched) -> tuple[str, str]:
    """A table and the key of somebody at it."""
    return house.opens()


@pytest.fixture(scope="module")
def described(house: Watched) -> BaseSchema:
    return schemathesis.openapi.from_url(f"http://{LOOPBACK}:{house.port}/api/openapi.json")


PATIENT: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


def test_what_the_description_allows_does_no_harm_at_a_real_table(
    described: BaseSchema, seated: tuple[str, str],
) -> None:
    table, key = seated
    for found in described.get_all_operations():
        assert isinstance(found, Ok)

        @settings(max_examples=EACH, **PATIENT)
        @given(case=found.ok().as_strategy())
        def ask(case: Case[Any]) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(headers={"Authorization": f"Bearer {key}"}, checks=[not_a_server_error])

        ask()


def test_one_thing_after_another_does_no_harm(described: BaseSchema) -> None:
    machine = described.as_state_machine()
    run_state_machine_as_test(machine, settings=settings(max_examples=EACH, stateful_step_count=8, **PATIENT))
