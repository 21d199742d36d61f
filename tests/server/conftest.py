"""A server for tests: in this process, with a database of its own, and bots that do not dawdle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.people import Guest
from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(home=tmp_path, bot_pace=0.0, snapshot_every=7, requests_a_minute=100_000, tables_an_hour=100_000,
                    moves_a_second=10_000)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Guest:
    return Guest(client, "Ben")
