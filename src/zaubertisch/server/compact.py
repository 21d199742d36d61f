"""JSON without a needless byte, for the database and for the sockets."""

from __future__ import annotations

from typing import Any

import orjson
from pydantic import BaseModel


def compact(value: Any) -> str:
    return orjson.dumps(value).decode()


def written(message: BaseModel) -> orjson.Fragment:
    """A message as part of another, written by its own model."""
    return orjson.Fragment(message.model_dump_json())
