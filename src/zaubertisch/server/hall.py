"""Hall: all live tables of this server, and what people may do at them. Commit, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from zaubertisch import bots, games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.server import protocol, records
from zaubertisch.server.live import Attempt, LiveTable, Said, Seat, Standing, UndoWish
from zaubertisch.server.mishaps import NoAids, NotNow, NotSeated, NotYours, OldRules, SeatsEmpty, SeatTaken
from zaubertisch.server.people import new_seed, new_table_id
from zaubertisch.server.robots import Robots, Thought
from zaubertisch.server.settings import Settings
from zaubertisch.server.store import Store, compact

DAY = 86400.0
STARS = ["Wega", "Mira", "Rigel", "Spica", "Atair", "Deneb"]  # what the bot of each seat is called
STAND_IN = "thumb"
KEPT = 600.0  # seconds a finished table stays in memory after nobody looks any more

Asker = tuple[Any, int]  # the connected page that asked, and the `ref` it asked under


class Hall:
    """Opens, loads, moves and tells."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.robots = Robots(settings.bot_workers, settings.bot_seconds)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._waits: dict[str, asyncio.Task[None]] = {}
        self.moves = 0
        self._swept = time.time()

    async def get(self, table: str) -> LiveTable:
        """The table of this id, from memory or from the database."""
        if table in self.live:
            return self.live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self.store.run(lambda db: records.read_table(db, table)))
        try:
            live = await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)
        if table not in self.live:
            self.live[table] = live
            self.wake(live)
        return self.live[table]

    async def resume(self) -> None:
        """After a start: take up every game of the last day, so that bots and clocks go on."""
        await self.get_all(await self.store.run(lambda db: records.latest(db, ["running"], time.time() - DAY, 500)))

    async def get_all(self, tables: list[str]) -> list[LiveTable]:
        """Those of these tables that can still be played; one of old rules stands in nobody's way."""
        out: list[LiveTable] = []
        for table in tables:
            with contextlib.suppress(OldRules):
                out.append(await self.get(table))
        return out

    # Opening a table and sitting down

    async def open(self, person: str, wish: protocol.NewTable) -> LiveTable:
        """A new table; whoever opens it has the first seat no bot is wished for, if there is one."""
        game = games.get(wish.game)
        options = game.settle(wish.seats, wish.options)
        seats = [
            self._seat(wish.game, number, bot)
            for number, bot in enumerate([*wish.bots, *[""] * wish.seats][: wish.seats])
        ]
        free = [number for number, seat in enumerate(seats) if seat.empty]
        if free:
            seats[free[0]] = Seat(wish.name, "", person, wish.number)
        settings = {
            "public": wish.public, "clock": wish.clock, "aids": wish.aids, "stand_in": wish.stand_in,
            "watchers_see": wish.watchers_see, "autostart": wish.start,
        }
        return await self._add(LiveTable(new_table_id(), game, options, settings, new_seed(), person, seats))

    def _seat(self, game: str, number: int, bot: str) -> Seat:
        """An empty seat, or one with a bot that has a name of its own."""
        if not bot:
            return Seat()
        bots.get(game, bot)
        return Seat(STARS[number], bot)

    async def _add(self, live: LiveTable) -> LiveTable:
        live.created = live.touched = time.time()
        self._forget(live.created - KEPT)
        await self.store.run(lambda db: records.insert_table(db, live))
        self.live[live.id] = live
        await self._autostart(live)
        return live

    def _forget(self, before: float) -> None:
        """Let finished tables go that nobody has looked at for a while; the database has them."""
        if self._swept > before:
            return
        self._swept = time.time()
        for live in list(self.live.values()):
            if live.status == "over" and live.touched < before and not live.listeners and not live.lock.locked():
                del self.live[live.id]

    async def _autostart(self, live: LiveTable) -> None:
        ready = all(seat.bot or (seat.person and seat.number) for seat in live.seats)
        if live.settings["autostart"] and ready and live.status == "open":
            await self._start(live)

    async def join(self, live: LiveTable, person: str, wish: protocol.Join) -> None:
        """Take a seat, or be known again at one's own."""
        async with live.lock:
            if live.status != "open":
                raise NotNow(live.status)
            number = self._free_seat(live, person, wish.seat)
            await self._put(live, number, Seat(wish.name, "", person, wish.number))
        await self._autostart(live)

    def _free_seat(self, live: LiveTable, person: str, wished: int) -> int:
        own = live.seat_of(person)
        if own >= 0:
            return own
        free = [number for number, seat in enumerate(live.seats) if seat.empty]
        if wished < 0 and free:
            return free[0]
        if wished not in free:
            raise SeatTaken(wished)
        return wished

    async def leave(self, live: LiveTable, person: str) -> None:
        """Give the seat up before the game begins."""
        async with live.lock:
            if live.status != "open":
                raise NotNow(live.status)
            await self._put(live, self.own_seat(live, person), Seat())

    async def seat_bot(self, live: LiveTable, person: str, number: int, bot: str) -> None:
        """The opener of a table puts a bot on an empty seat, or takes it away again."""
        async with live.lock:
            if live.owner != person:
                raise NotYours()
            if live.status != "open":
                raise NotNow(live.status)
            if not 0 <= number < len(live.seats) or live.seats[number].person:
                raise SeatTaken(number)
            await self._put(live, number, self._seat(live.game.key, number, "" if bot == "none" else bot))

    async def _put(self, live: LiveTable, number: int, seat: Seat) -> None:
        await self.store.run(lambda db: records.update_seat(db, live, number, seat))
        live.seats[number] = seat
        self.tell_table(live)

    def own_seat(self, live: LiveTable, person: str) -> int:
        seat = live.seat_of(person)
        if seat < 0:
            raise NotSeated()
        return seat

    async def start(self, live: LiveTable, person: str) -> None:
        """Begin the game; any seat may, once nobody is missing."""
        if live.owner != person:
            self.own_seat(live, person)
        if any(seat.empty or (seat.person and not seat.number) for seat in live.seats):
            raise SeatsEmpty()
        await self._start(live)

    async def _start(self, live: LiveTable) -> None:
        async with live.lock:
            if live.status != "open":
                raise NotNow(live.status)
            await self._commit(live, live.try_start())
        self.tell_table(live)

    # Playing

    async def move(
        self, live: LiveTable, seat: int, number: int, word: str, because: list[Any] | None = None,
        asker: Asker | None = None,
    ) -> None:
        """A seat's answer: refused with its reason, or committed and then told to everybody."""
        async with live.lock:
            attempt = live.try_move(seat, number, word)
            attempt.row.because = because or []
            await self._commit(live, attempt, asker)

    async def _commit(self, live: LiveTable, attempt: Attempt, asker: Asker | None = None) -> None:
        snapshot = None
        if attempt.row.number % self.settings.snapshot_every == self.settings.snapshot_every - 1:
            snapshot = live_snapshot(live, attempt)
        await self.store.run(lambda db: records.append_row(db, live, attempt, snapshot))
        live.commit(attempt)
        self.moves += 1
        self.tell_move(live, asker)
        for seat, key in live.lapsed() if live.orders else []:
            await self._set_order(live, seat, key, None)
        self.wake(live)

    def tell_move(self, live: LiveTable, asker: Asker | None) -> None:
        """Everybody learns of the last log row what they may know, in the same moment; the asker, that it is done."""
        seconds = live.seconds_left()
        written: dict[int, str] = {}
        for listener in live.listeners:
            text = written.get(listener.viewer)
            if text is None:
                text = written[listener.viewer] = compact(live.moved(listener.viewer, seconds))
            if asker is not None and asker[0] is listener:
                text = f'{text[:-1]},"ref":{asker[1]}}}'
            listener.send_text(text)
        if live.status == "over":
            self.tell_table(live)

    def tell_table(self, live: LiveTable) -> None:
        for listener in live.listeners:
            listener.renew(live)
            listener.send(protocol.TableChanged(table=live.info(listener.person)))

    async def say(self, live: LiveTable, person: str, text: str) -> None:
        """A line of chat, from a seat or from somebody standing by."""
        async with live.lock:
            seat = live.seat_of(person)
            name = live.seats[seat].name if seat >= 0 else ""
            said = Said(len(live.chat), seat, name, text, time.time())
            await self.store.run(lambda db: records.append_chat(db, live, said))
            live.chat.append(said)
        for listener in live.listeners:
            listener.send(protocol.Chatted(line=chat_line(said)))

    # Standing orders

    async def order(self, live: LiveTable, seat: int, key: str, value: int) -> None:
        """Give a standing order, or take it back; only this seat's own pages hear of it."""
        async with live.lock:
            await self._set_order(live, seat, key, live.try_order(seat, key, value))
        self.wake(live)

    async def _set_order(self, live: LiveTable, seat: int, key: str, order: Standing | None) -> None:
        await self.store.run(lambda db: records.set_order(db, live, seat, key, order))
        given = live.orders.setdefault(seat, {})
        given.pop(key, None)
        if order is not None:
            given[key] = order
        for listener in live.listeners:
            if listener.seat == seat:
                listener.send(protocol.Orders(orders=live.orders_of(seat)))

    # Taking back

    async def undo(self, live: LiveTable, seat: int) -> None:
        """Take one's last move back: at once if nobody has learnt anything, else when the other people agree."""
        async with live.lock:
            length = live.undo_target(seat)
            others = [other for other in live.people() if other != seat]
            for key in [key for key, order in live.orders.get(seat, {}).items() if order.occasion >= 0]:
                await self._set_order(live, seat, key, None)  # or it would say the same once more
            if not others or live.undo_is_free(seat, length):
                await self._commit(live, live.try_undo(seat, length))
                return
            live.wish = UndoWish(seat, live.number, length, others)
            self._tell_wish(live)

    async def agree(self, live: LiveTable, seat: int, yes: bool) -> None:
        """Answer another seat's wish to take a move back."""
        async with live.lock:
            wish = live.wish
            if wish is None or wish.number != live.number or seat not in wish.waiting:
                return
            wish.waiting.remove(seat)
            if not yes:
                wish.waiting.clear()
                self._tell_wish(live)
                live.wish = None
            elif wish.waiting:
                self._tell_wish(live)
            else:
                await self._commit(live, live.try_undo(wish.seat, wish.length))

    def _tell_wish(self, live: LiveTable) -> None:
        asked = undo_asked(live)
        assert asked is not None
        for listener in live.listeners:
            listener.send(asked)

    # Giving a seat to a bot, taking it back, playing again

    async def resign(self, live: LiveTable, person: str) -> None:
        """A bot plays on for this person, who may come back."""
        await self._hand_over(live, person, self.stand_in(live))

    async def come_back(self, live: LiveTable, person: str) -> None:
        await self._hand_over(live, person, "")

    async def _hand_over(self, live: LiveTable, person: str, bot: str) -> None:
        async with live.lock:
            live.running()
            number = self.own_seat(live, person)
            old = live.seats[number]
            await self._put(live, number, Seat(old.name, bot, old.person, old.number))
        self.wake(live)

    def stand_in(self, live: LiveTable) -> str:
        known = bots.names(live.game.key)
        return STAND_IN if STAND_IN in known else known[-1]

    async def rematch(self, live: LiveTable, person: str, number: str) -> LiveTable:
        """The same people and bots once more, everybody one seat further; it begins when all have come."""
        async with live.lock:
            if live.status != "over":
                raise NotNow(live.status)
            own = live.seats[self.own_seat(live, person)]
            if live.next:
                following = await self.get(live.next)
            else:
                turned = [live.seats[-1], *live.seats[:-1]]
                seats = [Seat(seat.name, "" if seat.person else seat.bot, seat.person, "") for seat in turned]
                settings = {**live.settings, "autostart": True}
                following = LiveTable(
                    new_table_id(), live.game, live.options, settings, new_seed(), person, seats,
                )
                await self._add(following)
                await self.store.run(lambda db: records.set_next(db, live, following.id))
                live.next = following.id
        self.tell_table(live)
        if following.status == "open":
            await self.join(following, person, protocol.Join(name=own.name, number=number))
        return following

    # Help

    async def hint(self, live: LiveTable, seat: int) -> Thought:
        """What the best bot would say in this seat, and why, where the table allows aids."""
        if not live.settings["aids"]:
            raise NoAids()
        live.check_turn(seat, live.number)
        return await self._think(live, seat, self.stand_in(live))

    async def _think(self, live: LiveTable, seat: int, bot: str) -> Thought:
        saved = live.imagined_for(seat, FastChance(secrets.randbits(96)))
        return await self.robots.think(live.game.key, saved, seat, bot, secrets.randbits(60))

    # Bots, clocks and absence

    def wake(self, live: LiveTable) -> None:
        """See to it that somebody answers: a bot now, or a stand-in when the time is up."""
        old = self._waits.pop(live.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if live.status == "running" and (live.player(live.asked) or live.timed or live.ordered(live.asked)):
            self._waits[live.id] = asyncio.create_task(self._see_to(live, live.number))

    async def _see_to(self, live: LiveTable, number: int) -> None:
        seat = live.asked
        bot = live.player(seat)
        word = "" if bot else live.ordered(seat)
        if word:
            await asyncio.sleep(self.settings.bot_pace)
            await self._try(lambda: self.move(live, seat, number, word))
            return
        if not bot:
            await self._wait_for_person(live, seat)
            bot = self.stand_in(live)
            thought = await self._think(live, seat, bot)
        else:
            thought, _ = await asyncio.gather(self._think(live, seat, bot), asyncio.sleep(self.settings.bot_pace))
        if live.number == number:
            word, because, fields = thought
            await self._try(lambda: self.move(live, seat, number, word, [because, fields] if because else None))

    async def _wait_for_person(self, live: LiveTable, seat: int) -> None:
        """Until the person's time is up: the clock's, or that of an agreed absence."""
        while True:
            left = [
                seconds for seconds in (live.seconds_left(), self._absence_left(live, seat)) if seconds is not None
            ]
            if left and min(left) <= 0:
                return
            await asyncio.sleep(min(left) if left else 3600)

    def _absence_left(self, live: LiveTable, seat: int) -> float | None:
        if not live.settings["stand_in"] or live.here(seat):
            return None
        gone = live.left.setdefault(seat, time.time())
        return self.settings.absence_seconds - (time.time() - gone)

    async def _try(self, act: Callable[[], Any]) -> None:
        """A bot's move that came too late is nobody's mishap."""
        try:
            await act()
        except ZaubertischError:
            return

    # Coming and going

    def listen(self, live: LiveTable, listener: Any) -> None:
        live.listeners.append(listener)
        live.left.pop(listener.seat, None)
        self.tell_table(live)

    def part(self, live: LiveTable, listener: Any) -> None:
        live.listeners.remove(listener)
        if listener.seat >= 0 and not live.here(listener.seat):
            live.left[listener.seat] = time.time()
            if live.status == "running" and live.asked == listener.seat:
                self.wake(live)
        self.tell_table(live)

    async def lobby(self, person: str) -> protocol.Lobby:
        """One's own tables, and those open to all."""
        def read(db: sa.Connection) -> tuple[list[str], list[str]]:
            mine = records.tables_of(db, person, 20) if person else []
            return mine, records.latest(db, ["open", "running"], time.time() - DAY, 50)

        mine, others = await self.store.run(read)
        yours = [live.summary(person) for live in await self.get_all(mine)]
        shown = await self.get_all([table for table in others if table not in mine])
        return protocol.Lobby(yours=yours, public=[each.summary(person) for each in shown if each.settings["public"]])

    async def close(self) -> None:
        """Let bots and clocks go; every table is in the database already."""
        for task in self._waits.values():
            task.cancel()
        await asyncio.gather(*self._waits.values(), return_exceptions=True)
        self.robots.close()
        self.store.close()


def live_snapshot(live: LiveTable, attempt: Attempt) -> str:
    """The table as it will stand after this attempt."""
    return json.dumps(live.game.save(attempt.table), separators=(",", ":"))


def undo_asked(live: LiveTable) -> protocol.UndoAsked | None:
    """The wish to take a move back that still waits for somebody."""
    wish = live.wish
    return None if wish is None else protocol.UndoAsked(seat=wish.seat, waiting=wish.waiting[:])


def chat_line(said: Said) -> protocol.ChatLine:
    return protocol.ChatLine(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)
