"""What a table is called, how it is set up and who sits there, for the person who asks."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch import bots
from zaubertisch.kernel.sealing import commitment
from zaubertisch.server.protocol.http import TableSummary
from zaubertisch.server.protocol.parts import ChatLine, Promise, SeatInfo, TableInfo
from zaubertisch.server.protocol.told import UndoAsked
from zaubertisch.server.table.chat import A_PAGE, Said
from zaubertisch.server.table.front import Front
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat, seat_of


def info(live: LiveTable, person: str) -> TableInfo:
    """The table's card."""
    return TableInfo(
        id=live.id, game=live.game.key, version=live.game.version, status=live.status, options=live.options,
        public=live.settings["public"], clock=live.settings["clock"], aids=live.settings["aids"],
        stand_in=live.settings["stand_in"], substitute=bots.quick(live.game.key),
        watchers_see=live.settings["watchers_see"], bystanders_talk=live.bystanders_talk,
        bystanders=sum(each.seat < 0 for each in live.listeners), seats=seats(live),
        you=live.seat_of(person), owner=bool(person) and person == live.owner, commitment=commitment(live.seed),
        transcript=live.sealed.transcript if live.sealed else "", promises=promises(live),
        next=live.next, full=live.full,
    )


def promises(live: LiveTable) -> list[Promise]:
    """What every seat has brought to the chance so far; a number itself is told at the end only."""
    if live.sealed is None:
        return [Promise(bot=seat.bot, pledge=seat.pledge, tag="", salt="", told=False) for seat in live.seats]
    return [
        Promise(bot=fixed.bot, pledge=fixed.pledge, tag=fixed.tag, salt=seat.salt, told=bool(seat.number))
        for fixed, seat in zip(live.sealed.seats, live.seats, strict=True)
    ]


def summary(live: LiveTable, person: str) -> TableSummary:
    """One line of the lobby."""
    you = live.seat_of(person)
    return TableSummary(
        id=live.id, game=live.game.key, status=live.status, seats=seats(live), you=you,
        asked=you >= 0 and live.status == "running" and live.asked == you and not live.player(you),
        touched=live.touched, watchers_see=live.settings["watchers_see"],
    )


def front_line(front: Front, person: str) -> TableSummary:
    """One line of the lobby, of a table that is not in memory: nobody is there, and bots wait for their one person."""
    you = seat_of(front.seats, person)
    among_bots = you >= 0 and all(bool(seat.bot) == (number != you) for number, seat in enumerate(front.seats))
    return TableSummary(
        id=front.id, game=front.game, status=front.status, touched=front.touched, watchers_see=front.watchers_see,
        seats=[seat_info(number, seat) for number, seat in enumerate(front.seats)], you=you,
        asked=front.status == "running" and among_bots,
    )


def seats(live: LiveTable) -> list[SeatInfo]:
    present = live.present()
    return [
        seat_info(number, seat, number in present, sorted(live.votes.get(number, ())))
        for number, seat in enumerate(live.seats)
    ]


def seat_info(number: int, seat: Seat, here: bool = False, votes: Sequence[int] = ()) -> SeatInfo:
    return SeatInfo(
        seat=number, name=seat.name, bot=seat.bot, person=bool(seat.person), here=here, votes=list(votes),
    )


def lines_since(live: LiveTable, number: int) -> list[ChatLine]:
    """What was said after this line, at most a page of it."""
    return [chat_line(said) for said in live.chat[-A_PAGE:] if said.number > number]


def chat_line(said: Said) -> ChatLine:
    return ChatLine(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)


def undo_asked(live: LiveTable) -> UndoAsked | None:
    """The wish to take a move back that still waits for somebody."""
    wish = live.wish
    return None if wish is None else UndoAsked(seat=wish.seat, waiting=wish.waiting[:])
