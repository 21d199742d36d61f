"""People at a live table, as tests play them: over HTTP with a key, over the socket with a first word."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

NUMBER = "0123456789abcdef" * 2


class Guest:
    """One person, who keeps the key of the seat."""

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
        wish = {"game": "abraca", "seats": 2, "name": self.name, "number": NUMBER, **wishes}
        answer = self.ask("POST", "/tables", wish)
        assert answer.status_code == 201, answer.text
        self.key = answer.json()["recovery"]
        table: str = answer.json()["table"]["id"]
        return table

    def joins(self, table: str, seat: int = -1) -> Response:
        answer = self.ask("POST", f"/tables/{table}/seats", {"name": self.name, "number": NUMBER, "seat": seat})
        if answer.status_code == 200:
            self.key = answer.json()["recovery"]
        return answer

    def starts(self, table: str) -> Response:
        return self.ask("POST", f"/tables/{table}/start")

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
