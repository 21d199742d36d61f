"""JSON without a byte too many, as it is sent and kept."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # where Python itself is part of a page there is the plain one only
    orjson = None  # type: ignore[assignment]


def compact(value: Any) -> str:
    if orjson is None:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return orjson.dumps(value).decode()
