"""People at a live table, as tests play them: over HTTP with a key, over the socket with a first word."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, ClassVar

from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

from zaubertisch.kernel.sealing import pledge

NUMBER = "0123456789abcdef" * 2
PLEDGE = pledge(NUMBER)


class Guest:
    """One person, who keeps the key of the seat, and tells the promised number when asked to."""

    company: ClassVar[dict[str, list[Guest]]] = {}  # who sits where, to be found when a table is sealed

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.key = ""

    def ask(self, method: str, path: str, body: Any = None) -> Response:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {"X-Zaubertisch": "1"}
        self.client.cookies.clear()
        answer: Response = self.client.request(method, f"/api{path}", json=body, headers=headers)
        return answer

    def opens(self, **wishes: Any) -> str:
        """Open a table and sit down; says its id."""
        wish = {"game": "abraca", "seats": 2, "name": self.name, "pledge": PLEDGE, **wishes}
        answer = self.ask("POST", "/tables", wish)
        assert answer.status_code == 201, answer.text
        self.key = answer.json()["recovery"]
        table: str = answer.json()["table"]["id"]
        self.sat_down(table)
        return table

    def joins(self, table: str, seat: int = -1) -> Response:
        answer = self.ask("POST", f"/tables/{table}/seats", {"name": self.name, "pledge": PLEDGE, "seat": seat})
        if answer.status_code == 200:
            self.key = answer.json()["recovery"]
            self.sat_down(table)
        return answer

    def starts(self, table: str) -> Response:
        """Begin; everybody known to sit here tells their number."""
        answer = self.ask("POST", f"/tables/{table}/start")
        return self.ask("GET", f"/tables/{table}") if answer.status_code == 200 and tell_all(table) else answer

    def plays_again(self, table: str) -> dict[str, Any]:
        """Asks for a rematch and sits down there; says the table's card."""
        following: dict[str, Any] = self.ask("POST", f"/tables/{table}/rematch", {"pledge": PLEDGE}).json()
        self.sat_down(following["id"])
        return following

    def sat_down(self, table: str) -> None:
        """If everybody has come and the table begins by itself, all tell their numbers."""
        Guest.company.setdefault(table, []).append(self)
        if is_sealed(self.ask("GET", f"/tables/{table}").json()):
            tell_all(table)

    def tells(self, table: str, number: str = NUMBER) -> Response:
        return self.ask("POST", f"/tables/{table}/number", {"number": number})

    def state(self, table: str, since: int = -1) -> dict[str, Any]:
        whole: dict[str, Any] = self.ask("GET", f"/tables/{table}/state?since={since}").json()
        return whole

    def says(self, table: str, word: str) -> Response:
        number = self.state(table)["state"]["number"]
        return self.ask("POST", f"/tables/{table}/moves", {"number": number, "word": word})

    @contextlib.contextmanager
    def sits(self, table: str, since: int = -1) -> Iterator[Socket]:
        """Connected to the table's socket."""
        with self.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.send_json({"type": "hello", "since": since, "key": self.key})
            yield Socket(session)


def is_sealed(table: dict[str, Any]) -> bool:
    """Whether numbers are being told."""
    return bool(table["status"] == "open" and table["transcript"])


def tell_all(table: str) -> bool:
    """Everybody known to sit here tells the number; says whether somebody did."""
    return any([guest.tells(table).status_code == 200 for guest in Guest.company.get(table, [])])


class Socket:
    """A connected page."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, kind: str, **fields: Any) -> None:
        self.session.send_json({"type": kind, **fields})

    def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are passed over."""
        while True:
            message: dict[str, Any] = self.session.receive_json()
            if message["type"] == kind:
                return message
