"""Imagination: the worlds a viewer thinks possible, and the key that all of them share."""

from __future__ import annotations

import hashlib
import json

from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.table import Table


class Imagination:
    """All that a bot gets of a table besides its view: worlds of this moment, each dealt with the chance it is given.

    A game may work out once what all worlds of a moment share; they come out as `imagined` would deal them.
    """

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer

    def __call__(self, chance: Chance) -> Table:
        world = self.table.clone()
        world.chance = chance
        self.deal(world, chance)
        return world

    def deal(self, world: Table, chance: Chance) -> None:
        """Deal what the viewer cannot see again."""
        world.deal_anew(self.viewer, chance)


def imagined(table: Table, viewer: int, chance: Chance) -> Table:
    """A copy of `table` whose hidden part and whose future are dealt anew, as `viewer` thinks possible."""
    return Imagination(table, viewer)(chance)


def information_key(table: Table, viewer: int) -> str:
    """A short name for all that `viewer` knows: equal for tables it cannot tell apart, on every build and machine."""
    known = [plain(table.view(viewer)), table.knowledge(viewer), table.options() if table.asked == viewer else []]
    return hashlib.sha256(json.dumps(known, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
