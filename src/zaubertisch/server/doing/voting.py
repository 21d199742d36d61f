"""Voting: when somebody stays away, most of the others who are here may let a bot stand in for them."""

from __future__ import annotations

import time
from dataclasses import replace

from zaubertisch.server.doing.sitting import put
from zaubertisch.server.doing.standing_in import stand_in
from zaubertisch.server.hall import Hall
from zaubertisch.server.mishaps import NobodyThere, NotAway
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.announcing import tell_table


async def vote(hall: Hall, live: LiveTable, person: str, number: int) -> None:
    """Wish for a bot on an absent person's seat; the person may come back at any time."""
    async with live.lock:
        live.running()
        voter = live.own_seat(person)
        check_away(hall, live, voter, number)
        agreed = live.votes.setdefault(number, set())
        if voter in agreed:
            return
        agreed.add(voter)
        if 2 * len(agreed & (voters := here_besides(live, number) | {voter})) > len(voters):
            live.votes.pop(number)
            await put(hall, live, number, replace(live.seats[number], bot=stand_in(live)))
            if live.asked == number:
                hall.wake(live)
        else:
            tell_table(live)


def check_away(hall: Hall, live: LiveTable, voter: int, number: int) -> None:
    """Whether a person sits there, plays themselves and has been away for a while."""
    if number >= len(live.seats) or number == voter or not live.seats[number].person or live.seats[number].bot:
        raise NobodyThere(number)
    since = live.left.get(number, live.asked_at)  # whoever has not come yet has had the time since the last question
    if live.here(number) or time.monotonic() - since < hall.settings.vote_seconds:
        raise NotAway(number)


def here_besides(live: LiveTable, number: int) -> set[int]:
    """The seats of the other people who are here."""
    return {seat for seat in live.present() if seat != number and live.seats[seat].person}
