"""A device with a pocket in it, as tests play with it: what is kept lies in a dict, what is told in a list."""

from __future__ import annotations

import json
from typing import Any

from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.sealing import pledge
from zaubertisch.pocket.pocket import Pocket

NUMBER = "0123456789abcdef" * 2
PLEDGE = pledge(NUMBER)


class Device:
    """Nobody waits here: bots answer as soon as they are let."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.pocket = Pocket()
        self.kept = kept if kept is not None else {}
        self.lines: dict[str, dict[str, Any]] = {}  # of the list of games, by table
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.wait: float | None = None
        for text in self.kept.values():
            self.take("take_up", kept=text)

    def take(self, kind: str, **fields: Any) -> Any:
        out = json.loads(self.pocket.take(json.dumps({"type": kind, **fields})))
        for table, text, line in out["keep"]:
            self.kept[table], self.lines[table] = text, line
        for table in out["forget"]:
            del self.kept[table]
        for wire, text in out["tell"]:
            self.heard.setdefault(wire, []).append(json.loads(text))
        self.wait = out["wait"]
        return out["answer"]

    def tries(self, method: str, path: str, body: Any = None, key: str = "", **asked: str) -> tuple[bool, Any]:
        done, text = self.take("ask", method=method, path=path, asked=asked, body=body, key=key)
        return done, json.loads(text)

    def asks(self, method: str, path: str, body: Any = None, key: str = "", **asked: str) -> Any:
        done, answer = self.tries(method, path, body, key, **asked)
        assert done, answer
        return answer

    def opens(self, **wishes: Any) -> str:
        """A table whose one person has told the number, if it begins by itself."""
        wish = {"game": "abraca", "seats": 2, "name": "Ada", "pledge": PLEDGE, **wishes}
        table = self.asks("POST", "/tables", wish)["table"]
        if table["transcript"]:
            self.asks("POST", f"/tables/{table['id']}/number", {"number": NUMBER})
        return str(table["id"])

    def joins(self, table: str, name: str) -> str:
        """A further person at this device; says the key of the seat."""
        opened = self.asks("POST", f"/tables/{table}/seats", {"name": name, "pledge": PLEDGE}, key="new")
        return str(opened["recovery"])

    def sits(self, table: str, wire: int = 0, key: str = "", since: int = -1) -> dict[str, Any]:
        """Connected to the table; says what one is welcomed with."""
        self.take("dial", wire=wire, table=table, pace=0.0)
        self.says(wire, "hello", since=since, chat=-1, key=key)
        return self.heard[wire][-1]

    def says(self, wire: int, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """What this wire hears in answer, and all else that it is told."""
        before = len(self.heard.get(wire, []))
        self.take("hear", wire=wire, text=json.dumps({"type": kind, **fields}))
        return self.heard.get(wire, [])[before:]

    def goes_on(self) -> None:
        """Bots and orders answer as long as they are asked."""
        while self.wait == 0:
            self.take("go")

    def state(self, table: str, key: str = "") -> dict[str, Any]:
        whole: dict[str, Any] = self.asks("GET", f"/tables/{table}/state", key=key)
        return whole

    def plays(self, table: str, moves: int, seed: int = 1) -> dict[str, Any]:
        """The person on wire 0 says any word, as often as wished or until the game is over."""
        chance = FastChance(seed)
        self.goes_on()
        state: dict[str, Any] = self.state(table)["state"]
        while moves and not state["over"]:
            word = state["options"][chance.below(len(state["options"]))]
            self.says(0, "move", ref=1, number=state["number"], word=word)
            self.goes_on()
            state = self.state(table)["state"]
            moves -= 1
        return state
