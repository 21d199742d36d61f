"""A stage: a running table is set as a scene of the rules' own tests, so that a browser can be shown exactly that."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from tests.browser.house import House
from tests.support.scene import Scene


def set_up(house: House, scenes: Mapping[str, Scene[Any]]) -> None:
    """The house forgets its tables and finds these as the scenes have them; nobody looks, no bot thinks meanwhile."""
    house.forgets()
    with sqlite3.connect(house.home / "tables.sqlite3") as kept:
        for table, scene in scenes.items():
            (number, blocks) = kept.execute(
                "SELECT max(number), sum(json_array_length(chance)) FROM log WHERE table_id = ?", (table,),
            ).fetchone()  # every outcome so far took one block of the table's chance
            kept.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            body = json.dumps(scene.game.save(scene.table))
            kept.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?)", (table, number, blocks, body))
    kept.close()
