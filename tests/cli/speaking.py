"""The command line in tests: what it is told, what it says."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from zaubertisch import games
from zaubertisch.cli.app import app
from zaubertisch.games.abraca.table import Abraca

#: A game of four in which the person begins.
PLAY = ("play", "abraca", "--seats", "4", "--seed", "7", "--variant", "first_seat=0")



def row(seed: int) -> list[int]:
    """What the person holds in the game of this seed."""
    table = games.get("abraca").new(4, seed, {"first_seat": "0"})
    assert isinstance(table, Abraca)
    return table.rows.cards(0)


HELD = str(row(7)[0])  #: the lowest number in the person's row
MISSING = str(next(number for number in range(8, 1, -1) if number not in row(7)))  #: one that is not in it
SINGER = str(next(seed for seed in range(99) if 4 in row(seed)))  #: the seed of a game in which the person has a 4


def zaubertisch(*args: str, typed: str = "", lang: str = "en") -> Result:
    """One call of the command, with these lines on its input; the environment speaks `lang`."""
    return CliRunner().invoke(app, list(args), input=typed, env={"LANG": f"{lang}_XX.UTF-8", "COLUMNS": "200"})
