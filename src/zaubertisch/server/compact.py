"""JSON without a byte too many, as it is sent and kept."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # where Python itself is part of a page there is the plain one only
    orjson = None  # type: ignore[assignment]


def compact(value: Any) -> str:
    """As text; whoever says a number beyond 64 bits or half a letter is told it again in plain ASCII."""
    if orjson is None:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        return json.dumps(value, separators=(",", ":"))
