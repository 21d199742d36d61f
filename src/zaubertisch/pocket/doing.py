"""What people of one device may do at a table: refused with a reason, or done, kept and told."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from zaubertisch import bots
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.sealing import pledge
from zaubertisch.pocket.house import House
from zaubertisch.pocket.strengths import SECONDS
from zaubertisch.server.mishaps import NoAids, NotNow, OnlyAServers, OthersPlay, SeatsEmpty, WrongNumber
from zaubertisch.server.table.attempt import Attempt
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.opening import laid, laid_again
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.ordering import allowed, lapsed
from zaubertisch.server.table.sealed import ready_to_seal
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.table.seating import bot_for, check_opener, taken_seat
from zaubertisch.server.table.taking_back import LAST, check_not_declined, is_free, moves_left
from zaubertisch.server.table.wish import Declined, UndoWish
from zaubertisch.server.telling.announcing import Asker, tell_closed, tell_move, tell_orders, tell_table, tell_wish
from zaubertisch.server.thought import Thought, at_once, note_fault, thought_about

# Opening, sitting down, beginning


def open_table(house: House, who: str, wish: dict[str, Any]) -> LiveTable:
    """A new table; a clock would run on while nobody has the device in hand, so there is none."""
    if wish["clock"] != "none" or wish["stand_in"] or wish["public"]:
        raise OnlyAServers()
    live = laid(who, wish)
    live.id = f"here-{live.id}"  # no server calls a table so
    house.add(live)
    start_by_itself(house, live)
    return live


def rematch(house: House, live: LiveTable, who: str, promised: str) -> LiveTable:
    """The same people and bots once more, everybody one seat further; it begins when all have come."""
    if live.status != "over":
        raise NotNow(live.status)
    own = live.seats[live.own_seat(who)]
    following = house.tables.get(live.next)
    if following is None:
        following = laid_again(live, who)
        following.id = f"here-{following.id}"
        house.add(following)
        live.next = following.id
        house.keep(live)
    tell_table(live)
    if following.sealed is None and following.status == "open":
        sit_down(house, following, who, own.name, promised)
    return following


def sit_down(house: House, live: LiveTable, who: str, name: str, promised: str, wished: int = -1) -> None:
    """Take a seat, or be known again at one's own."""
    number, seat = taken_seat(live, who, name, promised, wished)
    put(house, live, number, seat)
    start_by_itself(house, live)


def stand_up(house: House, live: LiveTable, who: str) -> None:
    live.check_unsealed()
    put(house, live, live.own_seat(who), Seat())


def seat_bot(house: House, live: LiveTable, who: str, number: int, bot: str) -> None:
    put(house, live, number, bot_for(live, who, number, bot))


def put(house: House, live: LiveTable, number: int, seat: Seat) -> None:
    """Who sits here from now on."""
    live.seats[number] = seat
    house.keep(live)
    tell_table(live)


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


# Playing


def say(house: House, live: LiveTable, who: str, number: int, word: str, asker: Asker | None = None) -> None:
    """A person's answer to log entry `number`."""
    commit(house, live, live.try_move(live.own_seat(who), number, word), asker)


def commit(house: House, live: LiveTable, attempt: Attempt, asker: Asker | None = None) -> None:
    """Let it be so; whoever holds the house keeps it before it is told."""
    live.commit(attempt)
    house.keep(live)
    tell_move(live, asker)
    if live.full:
        tell_table(live)
    for seat, key in lapsed(live) if live.orders else []:
        put_order(house, live, seat, key, None)


def go_on(house: House, live: LiveTable) -> None:
    """The asked seat's order or bot answers, if there is one."""
    if live.status != "running" or live.full:
        return
    seat, bot, because = live.asked, live.player(live.asked), None
    word = "" if bot else live.ordered(seat)
    if bot:
        word, reason, fields = think(live, seat, bot)
        because = [reason, fields] if reason else None
    if word:
        attempt = live.try_move(seat, live.number, word)
        attempt.because = because or []
        commit(house, live, attempt)


def seconds_to_wait(house: House, live: LiveTable) -> float | None:
    """How long until somebody answers by themselves; nothing if a person is asked, or nobody looks on."""
    due = live.status == "running" and not live.full and bool(live.player(live.asked) or live.ordered(live.asked))
    if not due or not live.listeners:
        return None
    return max(0.0, live.asked_at + house.pace - time.monotonic())


def think(live: LiveTable, seat: int, bot: str) -> Thought:
    """A bot's thought about a world this seat thinks possible; one with a fault does not stop the game."""
    world = live.running().imagine(seat, FastChance(secrets.randbits(96)))
    world.chance = FastChance()
    seed = secrets.randbits(60)
    try:
        return thought_about(live.game, world, seat, bot, seed, SECONDS)
    except Exception as error:
        note_fault(live.game.key, bot, error)
        return at_once(live.game.key, live.game.save(world), seat, seed)


def hint(house: House, live: LiveTable, seat: int) -> Thought:
    """What the strongest bot would say in this seat in the time there is, and why."""
    if not live.settings["aids"]:
        raise NoAids()
    live.dealt().check_turn(seat)
    return think(live, seat, bots.ADVISER)


# Taking back


def undo(house: House, live: LiveTable, who: str, since: int = LAST) -> None:
    """Do it where it is free, or ask the others."""
    seat = live.own_seat(who)
    referee = live.running()
    length = moves_left(referee, seat, since)
    others = [other for other in live.people() if other != seat]
    free = not others or is_free(live, referee, seat, length)
    if not free and live.wish is not None and live.wish.seat == seat:
        return
    if not free:
        check_not_declined(live, seat)
    for key in [key for key, order in live.orders.get(seat, {}).items() if order.occasion >= 0]:
        put_order(house, live, seat, key, None)
    if free:
        commit(house, live, live.try_undo(seat, length))
        return
    live.wish = UndoWish(seat, live.number, length, others)
    tell_wish(live)


def agree(house: House, live: LiveTable, who: str, yes: bool) -> None:
    """Answer another seat's wish to take a move back."""
    seat = live.own_seat(who)
    wish = live.wish
    if wish is None or wish.number != live.number or seat not in wish.waiting:
        return
    wish.waiting.remove(seat)
    if not yes:
        wish.waiting.clear()
        tell_wish(live)
        live.wish = None
        live.declined[wish.seat] = Declined(live.number, time.monotonic())
    elif wish.waiting:
        tell_wish(live)
    else:
        commit(house, live, live.try_undo(wish.seat, wish.length))


# Orders, stand-ins, closing


def order(house: House, live: LiveTable, who: str, key: str, value: int) -> None:
    """Give a standing order, or take it back; only this seat's own wires hear of it."""
    seat = live.own_seat(who)
    put_order(house, live, seat, key, allowed(live, seat, key, value))


def put_order(house: House, live: LiveTable, seat: int, key: str, given: Standing | None) -> None:
    orders = live.orders.setdefault(seat, {})
    orders.pop(key, None)
    if given is not None:
        orders[key] = given
    house.keep(live)
    tell_orders(live, seat)


def hand_over(house: House, live: LiveTable, who: str, bot: str) -> None:
    """A bot plays on for this person, or the person plays on."""
    live.running()
    number = live.own_seat(who)
    if live.player(number) != bot:
        put(house, live, number, replace(live.seats[number], bot=bot))


def close(house: House, live: LiveTable, who: str) -> None:
    """Before the deal at any time, later only a game nobody else plays in."""
    check_opener(live, who)
    if live.status == "over":
        raise NotNow(live.status)
    if live.status == "running" and any(live.seats[seat].person != who for seat in live.people()):
        raise OthersPlay()
    house.forget(live)
    tell_closed(live)
