"""A table of older rules goes on if the rules still allow what was played, and else stands in nobody's way."""

from __future__ import annotations

import sqlite3
from typing import cast

from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import Guest
from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings

MOVES = 10  # more than lie between two snapshots


def played(ada: Guest, ben: Guest) -> str:
    """A table with some moves made."""
    table = ada.opens(game="zavandor")
    ben.joins(table)
    assert ada.starts(table).status_code == 200
    for _ in range(MOVES):
        asked = (ada, ben)[ada.state(table)["state"]["asked"]]
        assert asked.says(table, asked.state(table)["state"]["options"][0]).status_code == 200
    return table


def change(settings: Settings, *statements: str) -> None:
    """Somebody writes into the database behind the server's back."""
    with sqlite3.connect(settings.home / "tables.sqlite3") as kept:
        for statement in statements:
            kept.execute(statement)
    kept.close()


def forget(client: TestClient) -> None:
    cast(FastAPI, client.app).state.hall.live.clear()


def test_a_table_of_older_rules_is_played_through_from_its_deal(
    ada: Guest, ben: Guest, client: TestClient, settings: Settings,
) -> None:
    table = played(ada, ben)
    before = ada.state(table)["state"]
    change(settings, "UPDATE tables SET version = 0", "UPDATE snapshots SET body = 'not read'")
    forget(client)
    assert ada.state(table)["state"] == before
    asked = (ada, ben)[before["asked"]]
    assert asked.says(table, asked.state(table)["state"]["options"][0]).status_code == 200


def test_a_table_the_rules_no_longer_allow_is_refused_and_the_house_opens(
    ada: Guest, ben: Guest, client: TestClient, settings: Settings,
) -> None:
    lost, kept = played(ada, ben), played(ada, ben)
    forget(client)
    change(
        settings, f"UPDATE tables SET version = 0 WHERE id = '{lost}'",
        f"UPDATE log SET word = 'cast nothing' WHERE table_id = '{lost}' AND number = 3",
    )
    with TestClient(create_app(settings)) as house:
        person = Guest(house, "Ada")
        person.key = ada.key
        refused = person.ask("GET", f"/tables/{lost}")
        assert (refused.status_code, refused.json()["key"]) == (410, "old-rules")
        assert [table["id"] for table in person.ask("GET", "/tables").json()["yours"]] == [kept]
