"""From the command line to a table: who sits where, by which rules, from which deal or record."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from zaubertisch import bots, games
from zaubertisch.cli.correcting import corrected
from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.keeping import fetch
from zaubertisch.cli.table.sitting import Sitting, noted
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import Referee, resume

NAMES: Final[list[str]] = ["Merlin", "Circe", "Prospero", "Morgana", "Medea", "Faust", "Viviane"]
USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 16


class Wish:
    """What the command line asks for; empty means: as usual."""

    def __init__(
        self, game: str = "", seats: int = 0, bots: str = "", seed: int = -1, variant: list[str] | None = None,
        name: str = "", me: int = -1, resume: str = "", components: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.seed = seed if seed >= 0 else secrets.randbits(64)
        self.variant = variant or []
        self.name = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
        self.me = me
        self.resume = resume
        self.components = components


def seated(wish: Wish) -> Sitting:
    """A new table, or one that was kept."""
    if wish.resume and wish.components:
        raise Mishap("components-fixed", path=wish.resume)
    if wish.resume:
        return resumed(wish, fetch(Path(wish.resume)))
    game = games.get(wish.game)
    seats = wish.seats or max(game.fewest, min(USUAL_SEATS, game.most))
    options = settings(wish.variant)
    if wish.components:
        options["components"] = corrected(game.key, Path(wish.components))
    game.settle(seats, options)
    me = seat_of_me(wish.me if wish.me >= 0 else 0, seats)
    company = bots_at(game, wish.bots or bots.quick(game.key), seats, me)
    referee = Referee(game, seats, FastChance(wish.seed), options)
    return Sitting(referee, me, names_at(wish.name, seats, me), company, wish.seed)


def resumed(wish: Wish, record: GameRecord) -> Sitting:
    """The table of a record, with those who sat there unless somebody else is wished."""
    game = games.get(wish.game or record.game)
    referee = resume(game, record, FastChance(wish.seed))
    if referee.over:
        raise Mishap("already-over", path=wish.resume)
    seats = referee.seats
    before = record.notes.get("me")
    me = seat_of_me(wish.me if wish.me >= 0 else before if isinstance(before, int) else 0, seats)
    names = noted(record.notes, "names", seats) or names_at(wish.name, seats, me)
    if wish.name:
        names[me] = wish.name
    company = noted(record.notes, "bots", seats)
    if wish.bots or not set(company) <= set(bots.names(game.key)) or not company:
        company = bots_at(game, wish.bots or bots.quick(game.key), seats, me)
    return Sitting(referee, me, names, company, wish.seed)


def seat_of_me(me: int, seats: int) -> int:
    if not 0 <= me < seats:
        raise Mishap("no-such-seat", wished=str(me), last=str(seats - 1))
    return me


def settings(variant: list[str]) -> dict[str, str]:
    """`key=value` texts as options."""
    out: dict[str, str] = {}
    for text in variant:
        key, equals, value = text.partition("=")
        if not equals:
            raise Mishap("bad-variant", text=text)
        out[key.strip()] = value.strip()
    return out


def bots_at(game: Game, wished: str, seats: int, me: int) -> list[str]:
    """The bot of every seat: the wished ones in turn, separated by commas; the person's own has one to step in."""
    kinds = [each.strip() for each in wished.split(",") if each.strip()] or [wished]
    for kind in kinds:
        bots.get(game.key, kind)
    others = [kinds[place % len(kinds)] for place in range(seats - 1)]
    return [*others[:me], kinds[0], *others[me:]]


def names_at(mine: str, seats: int, me: int) -> list[str]:
    """The person's name, which may be empty, and a wizard's for everybody else."""
    wizards = [name for name in NAMES if name.casefold() != mine.casefold()]
    return [*wizards[:me], mine, *wizards[me : seats - 1]]
