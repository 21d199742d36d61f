"""JSON without a needless byte, for the database and for the sockets."""

from __future__ import annotations

from typing import Any

import orjson


def compact(value: Any) -> str:
    return orjson.dumps(value).decode()
