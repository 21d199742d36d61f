"""From the last seat taken to the deal."""

from __future__ import annotations

from dataclasses import replace

from zaubertisch.kernel.sealing import pledge
from zaubertisch.pocket.doing.playing import commit
from zaubertisch.pocket.house import House
from zaubertisch.server.mishaps import SeatsEmpty, WrongNumber
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.sealed import ready_to_seal
from zaubertisch.server.telling.announcing import tell_table


def start(house: House, live: LiveTable, who: str) -> None:
    """Begin the game once nobody is missing."""
    if live.owner != who:
        live.own_seat(who)
    live.check_open()
    seal(house, live)


def start_by_itself(house: House, live: LiveTable) -> None:
    if live.settings["autostart"] and live.referee is None and all(seat.ready for seat in live.seats):
        seal(house, live)


def seal(house: House, live: LiveTable) -> None:
    """Nobody sits down or gets up any more: from now on numbers are told."""
    if live.sealed is None:
        if not all(seat.ready for seat in live.seats):
            raise SeatsEmpty()
        live.seats = [ready_to_seal(seat) for seat in live.seats]
        live.sealed = live.seal(live.seats)
        house.keep(live)
    deal_if_told(house, live)
    tell_table(live)


def reveal(house: House, live: LiveTable, who: str, number: str) -> None:
    """A person tells the number they have promised; the last one brings the deal about."""
    place = live.own_seat(who)
    if pledge(number) != live.revealing().seats[place].pledge:
        raise WrongNumber()
    live.seats[place] = replace(live.seats[place], number=number)
    house.keep(live)
    deal_if_told(house, live)
    tell_table(live)


def deal_if_told(house: House, live: LiveTable) -> None:
    if not live.untold():
        commit(house, live, live.try_start())
