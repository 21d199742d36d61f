"""What a table is called, how it is set up and who sits there, for the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaubertisch import bots
from zaubertisch.kernel.sealing import commitment
from zaubertisch.server.table.chat import A_PAGE, Said
from zaubertisch.server.table.front import Front
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat, seat_of


def info(live: LiveTable, person: str) -> dict[str, Any]:
    """The table's card. See `protocol.parts.TableInfo`."""
    return {
        "id": live.id, "game": live.game.key, "version": live.game.version, "status": live.status,
        "options": live.options, "public": live.settings["public"], "clock": live.settings["clock"],
        "aids": live.settings["aids"], "counting": live.counting, "stand_in": live.settings["stand_in"],
        "substitute": bots.quick(live.game.key), "watchers_see": live.settings["watchers_see"],
        "bystanders_talk": live.bystanders_talk, "bystanders": sum(each.seat < 0 for each in live.listeners),
        "seats": seats(live), "you": live.seat_of(person), "owner": bool(person) and person == live.owner,
        "commitment": commitment(live.seed), "transcript": live.sealed.transcript if live.sealed else "",
        "promises": promises(live), "next": live.next, "full": live.full,
        "fork": None if live.fork is None else {"table": live.fork.table, "number": live.fork.number},
    }


def promises(live: LiveTable) -> list[dict[str, Any]]:
    """What every seat has brought to the chance so far; a number itself is told at the end only."""
    if live.sealed is None:
        return [promise(seat.bot, seat.pledge) for seat in live.seats]
    return [
        promise(fixed.bot, fixed.pledge, fixed.tag, seat.salt, bool(seat.number))
        for fixed, seat in zip(live.sealed.seats, live.seats, strict=True)
    ]


def promise(bot: str, pledge: str, tag: str = "", salt: str = "", told: bool = False) -> dict[str, Any]:
    """See `protocol.parts.Promise`."""
    return {"bot": bot, "pledge": pledge, "tag": tag, "salt": salt, "told": told}


def summary(live: LiveTable, person: str) -> dict[str, Any]:
    """One line of the lobby. See `protocol.http.TableSummary`."""
    you = live.seat_of(person)
    return {
        "id": live.id, "game": live.game.key, "status": live.status, "seats": seats(live), "you": you,
        "asked": you >= 0 and live.status == "running" and live.asked == you and not live.player(you),
        "touched": live.touched, "watchers_see": live.settings["watchers_see"],
    }


def front_line(front: Front, person: str) -> dict[str, Any]:
    """One line of the lobby, of a table that is not in memory: nobody is there, and bots wait for their one person."""
    you = seat_of(front.seats, person)
    among_bots = you >= 0 and all(bool(seat.bot) == (number != you) for number, seat in enumerate(front.seats))
    return {
        "id": front.id, "game": front.game, "status": front.status, "touched": front.touched,
        "watchers_see": front.watchers_see, "you": you, "asked": front.status == "running" and among_bots,
        "seats": [seat_info(number, seat) for number, seat in enumerate(front.seats)],
    }


def seats(live: LiveTable) -> list[dict[str, Any]]:
    present = live.present()
    return [
        seat_info(number, seat, number in present, sorted(live.votes.get(number, ())))
        for number, seat in enumerate(live.seats)
    ]


def seat_info(number: int, seat: Seat, here: bool = False, votes: Sequence[int] = ()) -> dict[str, Any]:
    """See `protocol.parts.SeatInfo`."""
    return {
        "seat": number, "name": seat.name, "bot": seat.bot, "person": bool(seat.person), "here": here,
        "votes": list(votes),
    }


def lines_since(live: LiveTable, number: int) -> list[dict[str, Any]]:
    """What was said after this line, at most a page of it."""
    return [chat_line(said) for said in live.chat[-A_PAGE:] if said.number > number]


def chat_line(said: Said) -> dict[str, Any]:
    """See `protocol.parts.ChatLine`."""
    return {"number": said.number, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}


def undo_asked(live: LiveTable) -> dict[str, Any] | None:
    """The wish to take a move back that still waits for somebody. See `protocol.told.UndoAsked`."""
    wish = live.wish
    return None if wish is None else {"type": "undo", "seat": wish.seat, "waiting": wish.waiting[:]}
