"""The JSON Schema of every message, from which the page's types are made: `python -m zaubertisch.server.export`."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from zaubertisch.server.protocol import heard, http, parts, told


def messages() -> list[type[BaseModel]]:
    """Every model of the protocol, in the order it is written down."""
    named = [each for page in (parts, heard, told, http) for each in vars(page).values() if isinstance(each, type)]
    return [each for each in dict.fromkeys(named) if issubclass(each, parts.Model) and each is not parts.Model]


def schema() -> dict[str, Any]:
    """One document with a definition for each message."""
    _, whole = models_json_schema([(each, "serialization") for each in messages()], title="Zaubertisch protocol")
    return whole


def main() -> None:
    print(json.dumps(schema(), indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
