"""Rolling: a world is played on by policies, as far as a horizon."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from zaubertisch.bots.policy import Policy
from zaubertisch.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon:
    """How far a world is played on: to the end of the game, unless a game knows a nearer place to stop."""

    def is_reached(self, table: Table) -> bool:
        return False


def roll(table: Table, policies: list[Policy], until: Horizon, limit: int) -> int:
    """Everybody picks by their own policy; says after how many decisions the game was over or the horizon reached."""
    for decision in range(limit):
        if not table.stack or until.is_reached(table):
            return decision
        seat = table.asked
        table.apply_known(policies[seat].pick(table, seat, table.chance))
    return limit
