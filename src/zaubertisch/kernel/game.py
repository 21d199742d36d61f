"""Game: the contract of a title: its size, its variants, its words and its first page."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.codec import restore, save
from zaubertisch.kernel.errors import BadRecord, BadSetup
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.rules import Rules
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import Outlook, View


class Option:
    """A choice made before the game: its key and its values, the rulebook's own first."""

    def __init__(self, key: str, values: list[str]) -> None:
        self.key = key
        self.values = values


class Order:
    """A standing order a seat may give: a switch, or a number up to `highest`; a passing one ends with its occasion."""

    def __init__(self, key: str, highest: int = 1, passing: bool = False) -> None:
        self.key = key
        self.highest = highest
        self.passing = passing


class Game(Rules[Any]):
    """What a sixth title would have to bring."""

    def __init__(self, key: str, fewest: int, most: int, options: list[Option], actions: Actions, version: int) -> None:
        super().__init__(actions)
        self.key = key
        self.fewest = fewest
        self.most = most
        self.options = options
        self.version = version

    def __reduce__(self) -> str:
        """There is one of each game, and its module calls it `GAME`: a copy or a pickle leads back to it."""
        return "GAME"

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> Table:
        """The table before its first section; every option is in `chosen` and valid."""
        raise NotImplementedError

    def open(self, table: Table) -> None:
        """Begin the outermost section."""
        raise NotImplementedError

    def imagination(self, table: Table, viewer: int) -> Imagination:
        """The worlds `viewer` thinks possible at this moment; not to be used any more once the table has moved on."""
        return Imagination(table, viewer)

    def outlook(self, table: Table, viewer: int) -> Outlook:
        """What a board shows besides the view; the rules work it out, so that no page has to know them."""
        return Outlook()

    def orders(self) -> list[Order]:
        """The standing orders a seat may give the table, so that it answers for them."""
        return []

    def occasion(self, view: View) -> int:
        """What a passing order is given for, as this viewer sees it; -1 for nothing."""
        return -1

    def least_order(self, view: View, key: str) -> int:
        """The least number of an order that could answer anything now."""
        return 0

    def ordered(self, view: View, options: list[str], given: dict[str, int]) -> str:
        """The word these orders say to the question this view shows, or nothing."""
        return ""

    def shows_bystanders_more(self) -> bool:
        """Whether somebody standing by would see more than what everybody at the table knows."""
        return False

    def classes(self) -> list[type]:
        """Every class a table of this game may hold, for the codec."""
        raise NotImplementedError

    def new(
        self, seats: int = 0, seed: int = 0, options: dict[str, str] | None = None, chance: Chance | None = None,
        listening: bool = False,
    ) -> Table:
        """A table at its first decision; by default the fewest seats, the rulebook's options and a fast generator."""
        seats = seats or self.fewest
        chosen = self.settle(seats, options or {})
        table = self.lay_out(seats, FastChance(seed) if chance is None else chance, chosen)
        table.rules = self
        if listening:
            table.listen()
        self.open(table)
        return table

    def settle(self, seats: int, wished: dict[str, str]) -> dict[str, str]:
        """Every option with its value, the wished ones over the rulebook's own; or the reason why that cannot be."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(
                "bad-seats", f"{self.key} is for {self.fewest} to {self.most} seats, not {seats}.",
                {"game": self.key, "fewest": str(self.fewest), "most": str(self.most), "seats": str(seats)},
            )
        chosen = {option.key: option.values[0] for option in self.options}
        for key, value in wished.items():
            chosen[key] = self.checked(key, value, seats)
        return chosen

    def checked(self, key: str, value: str, seats: int) -> str:
        """`value` if the option takes it; `first_seat` must name a seat that is there."""
        known = {option.key: option.values for option in self.options}
        if key not in known:
            raise BadSetup(
                "bad-option", f"{self.key} has no option “{key}”; it has {', '.join(known)}.",
                {"game": self.key, "option": key, "known": ", ".join(known)},
            )
        values = [each for each in known[key] if key != "first_seat" or not each.isdigit() or int(each) < seats]
        if value not in values:
            raise BadSetup(
                "bad-value", f"Option {key} takes {', '.join(values)}, not “{value}”.",
                {"option": key, "values": ", ".join(values), "value": value},
            )
        return value

    def save(self, table: Table) -> dict[str, Any]:
        """The whole table as plain JSON, at any decision."""
        return {"game": self.key, "version": self.version, "table": save(table)}

    def restore(self, saved: Any) -> Table:
        """A table that `save` wrote."""
        if not isinstance(saved, dict) or saved.get("game") != self.key or saved.get("version") != self.version:
            raise BadRecord("bad-saved-game", f"This is not a saved table of {self.key}, version {self.version}.",
                            {"game": self.key, "version": str(self.version)})
        table = restore(saved.get("table"), self.classes())
        assert isinstance(table, Table)
        table.rules = self
        return table

    def pickled(self, table: Table) -> tuple[Any, ...]:
        """For `pickle` and `copy`: what builds this table again, and from what; a listening one keeps its events."""
        return unpickled, (self, self.save(table), None if table.silent else table.events[:])


def unpickled(game: Game, saved: Any, events: list[Event] | None) -> Table:
    """The table that was pickled; it listens if that one did, and has heard the same."""
    table = game.restore(saved)
    if events is not None:
        table.listen()
        table.events = events
    return table
