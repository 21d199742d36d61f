"""Two people at a table who remember what the server has acknowledged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response

from tests.server.people import Guest
from zaubertisch.server.hall import Hall
from zaubertisch.server.settings import Settings


class Pair:
    """Ada and Ben at a table of their own."""

    def __init__(self, client: TestClient, game: str = "abraca", **wishes: Any) -> None:
        self.people = [Guest(client, "Ada"), Guest(client, "Ben")]
        self.table = self.people[0].opens(game=game, **wishes)
        self.people[1].joins(self.table)
        assert self.people[0].starts(self.table).status_code == 200
        self.told: list[str] = []  # the words of all moves that were acknowledged

    def moved_to(self, client: TestClient) -> Pair:
        """The same two, at another server."""
        for person in self.people:
            person.client = client
        return self

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].state(self.table)["state"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.state()["over"])

    def tries(self, option: int = 0) -> Response:
        """Whoever is asked says one of their options."""
        asked = self.people[self.state()["asked"]]
        state = asked.state(self.table)["state"]
        word = state["options"][option % len(state["options"])]
        answer: Response = asked.ask("POST", f"/tables/{self.table}/moves", {"number": state["number"], "word": word})
        if answer.status_code == 200:
            self.told.append(word)
        return answer

    def plays(self, moves: int = 1) -> None:
        for option in range(moves):
            if not self.over:
                assert self.tries(option).status_code == 200


def hall_of(client: TestClient) -> Hall:
    return cast(Hall, cast(FastAPI, client.app).state.hall)


def file_of(settings: Settings) -> Path:
    return settings.home / "tables.sqlite3"


def change(file: Path, statement: str, *values: object) -> None:
    """Somebody writes into the database behind the server's back."""
    with closing(sqlite3.connect(file)) as kept, kept:
        kept.execute(statement, values)


def look(file: Path, question: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as kept:
        return kept.execute(question, values).fetchall()


def words_of(file: Path, table: str) -> list[str]:
    """All words written down, in order."""
    return [word for (word,) in look(
        file, "SELECT word FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", table,
    )]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process is writing."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
