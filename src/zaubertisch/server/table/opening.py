"""A new table as it is wished for, and the one that follows a finished game."""

from __future__ import annotations

import secrets
from typing import Any

from zaubertisch import games
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.names import unique
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bots_seat


def new_table_id() -> str:
    """A link nobody guesses, without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def new_seed() -> str:
    return secrets.token_hex(32)


def laid(person: str, wish: dict[str, Any]) -> LiveTable:
    """A table as `protocol.http.NewTable` wishes it; its opener has the first seat no bot is wished for."""
    game = games.get(wish["game"])
    count: int = wish["seats"]
    options = game.settle(count, wish["options"])
    wished = [*wish["bots"], *[""] * count][:count]
    seats = [bots_seat(game.key, number, bot) for number, bot in enumerate(wished)]
    free = [number for number, seat in enumerate(seats) if seat.empty]
    if free:
        name = unique(wish["name"], [seat.name for seat in seats])
        seats[free[0]] = Seat(name, "", person, pledge=wish["pledge"])
    settings = {
        "public": wish["public"], "clock": wish["clock"], "aids": wish["aids"], "stand_in": wish["stand_in"],
        "watchers_see": wish["watchers_see"] if game.shows_bystanders_more() else "public",
        "bystanders_talk": wish["bystanders_talk"], "autostart": wish["start"], "counting": wish["counting"],
    }
    return LiveTable(new_table_id(), game, options, settings, new_seed(), person, seats)


def laid_again(live: LiveTable, person: str) -> LiveTable:
    """The table that follows this one: the same people and bots, everybody one seat further."""
    turned = [live.seats[-1], *live.seats[:-1]]
    seats = [Seat(seat.name, "" if seat.person else seat.bot, seat.person) for seat in turned]
    settings = {**live.settings, "autostart": True}
    return LiveTable(new_table_id(), live.game, live.options, settings, new_seed(), person, seats)
