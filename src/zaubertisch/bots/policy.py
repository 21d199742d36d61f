"""Policy: what somebody would do in an imagined world, without a word about it: the players of a world played on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from zaubertisch.bots.bot import Bot, Calm
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Picks for a seat; it is handed a world, and reads of it what that seat may know there and nothing else."""

    def pick(self, table: Table, seat: int, chance: Chance) -> int:
        """One of the options of the asked seat."""
        raise NotImplementedError


class AsBot(Policy):
    """Picks as this bot chooses; the bot must imagine nothing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def pick(self, table: Table, seat: int, chance: Chance) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        return self.bot.choose(table.view(seat), options, no_imagination, CALM).action


class AtRandom(Policy):
    """Every option equally likely."""

    def pick(self, table: Table, seat: int, chance: Chance) -> int:
        return chance.pick(table.options())


def no_imagination(chance: Chance) -> Table:
    """A rule of thumb looks at what is before it."""
    raise AssertionError("a rule of thumb imagines nothing")


CALM: Final = Calm()
