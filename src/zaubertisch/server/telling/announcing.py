"""Everybody at a table is told in the same moment, each what they may know."""

from __future__ import annotations

from typing import Any

from zaubertisch.server.compact import compact
from zaubertisch.server.table.chat import Said
from zaubertisch.server.table.clock import seconds_left
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.telling.state import moved
from zaubertisch.server.telling.tables import chat_line, info, undo_asked
from zaubertisch.server.telling.who_may_see import viewer_of

Asker = tuple[Listener, int]  # the connected page that asked, and the `ref` it asked under


def tell_move(live: LiveTable, asker: Asker | None) -> None:
    """Everybody learns of the last log entry what they may know; the asker, that it is done."""
    assert live.referee is not None
    seconds, by = seconds_left(live), live.answered.get(live.number, "")
    if live.status == "over":  # bystanders see everything now
        for listener in live.listeners:
            renew(listener, live)
    written: dict[int, str] = {}
    for listener in live.listeners:
        text = written.get(listener.viewer)
        if text is None:
            text = written[listener.viewer] = compact(moved(live.referee, listener.viewer, seconds, by))
        if asker is not None and asker[0] is listener:
            text = f'{text[:-1]},"ref":{asker[1]}}}'
        listener.send_text(text)
    if live.status == "over":
        tell_table(live)


def tell_table(live: LiveTable) -> None:
    """Who sits where, and how things stand with the table."""
    for listener in live.listeners:
        renew(listener, live)
    card = info(live, "")
    written: dict[tuple[int, bool], str] = {}  # all bystanders read the same
    for listener in live.listeners:
        who = listener.seat, bool(listener.person) and listener.person == live.owner
        text = written.get(who)
        if text is None:
            text = written[who] = compact({"type": "table", "table": {**card, "you": who[0], "owner": who[1]}})
        listener.send_text(text)


def renew(listener: Listener, live: LiveTable) -> None:
    """A person who sits down sees with the eyes of the seat."""
    listener.seat = live.seat_of(listener.person)
    listener.viewer = viewer_of(live, listener.person)


def tell_closed(live: LiveTable) -> None:
    tell_all(live, {"type": "closed"})


def tell_chat(live: LiveTable, said: Said) -> None:
    tell_all(live, {"type": "chatted", "line": chat_line(said)})


def tell_wish(live: LiveTable) -> None:
    """A move somebody wishes to take back, and who must still agree."""
    asked = undo_asked(live)
    assert asked is not None
    tell_all(live, asked)


def tell_orders(live: LiveTable, seat: int) -> None:
    """Its own standing orders, to this seat's pages alone."""
    for listener in live.listeners:
        if listener.seat == seat:
            listener.send_text(compact({"type": "orders", "orders": live.orders_of(seat)}))


def tell_all(live: LiveTable, message: dict[str, Any]) -> None:
    """The same to everybody who looks on."""
    text = compact(message)
    for listener in live.listeners:
        listener.send_text(text)
