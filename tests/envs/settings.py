"""The tables on which outside suites run: every title, fewest and most seats, the rulebook's options and others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pytest

from zaubertisch import games

OTHER: Final[dict[str, dict[str, str]]] = {
    "abraca": {"chain": "free", "mystic_choice": "choose", "round_end": "last_wizard"},
    "drachenei": {"vote": "sealed", "offers": "addressed", "may_decline": "true"},
    "magia": {"open_supplies": "false", "symbol_distribution": "lively", "announce_mode": "auto"},
    "wizwar": {"giant_spellbook": "on", "side": "b", "deadly_treasures": "on"},
    "zavandor": {"overbid": "wrath", "characters": "pick", "round_cap": "20", "open_hands": "on"},
}


@dataclass(frozen=True)
class Table:
    """A title, so many seats, and the options that differ from the rulebook's."""

    game: str
    seats: int
    options: dict[str, str] = field(hash=False)

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}{'-other' if self.options else ''}"


def tables() -> list[Table]:
    """First the small tables as the rulebook has them, then the large ones with other options, then the rest."""
    some = [Table(key, games.get(key).fewest, {}) for key in games.IDS]
    some += [Table(key, games.get(key).most, OTHER[key]) for key in games.IDS]
    rest = [Table(key, games.get(key).most, {}) for key in games.IDS]
    return some + rest + [Table(key, games.get(key).fewest, OTHER[key]) for key in games.IDS]


TABLES: Final = tables()
FIRST: Final = 2 * len(games.IDS)

#: A test on all these tables, half of them only when somebody asks for everything.
everywhere = pytest.mark.parametrize(
    "table", [pytest.param(each, marks=[pytest.mark.whole] if number >= FIRST else [], id=str(each))
              for number, each in enumerate(TABLES)],
)
