"""How a table is set up that nobody but whoever has the device in hand ever comes to."""

from __future__ import annotations

from typing import Any, Final

SETTINGS: Final[dict[str, Any]] = {
    "public": False, "clock": "none", "aids": True, "stand_in": False, "watchers_see": "public",
    "bystanders_talk": False, "autostart": True,
}
