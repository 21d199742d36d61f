"""Whatever a stranger sends: every answer is one the OpenAPI document tells, and none is the server's own mishap."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from zaubertisch.server.app import create_app
from zaubertisch.server.settings import Settings

HOME = Path(tempfile.mkdtemp(prefix="zaubertisch-"))
APP = create_app(Settings(home=HOME, bot_pace=0.0, requests_a_minute=10**9, tables_an_hour=10**9))
schema = schemathesis.openapi.from_asgi("/api/openapi.json", APP)


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_documented(case: Case[Any]) -> None:
    case.call_and_validate(headers={"X-Zaubertisch": "1"})
