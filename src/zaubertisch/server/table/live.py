"""LiveTable: one table in memory. A move is tried, committed to the database, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Final

from zaubertisch.kernel.chance import KeyedChance
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import UNDO
from zaubertisch.kernel.referee import Referee, try_deal
from zaubertisch.kernel.sealing import chance_key, commitment, first_key, transcript
from zaubertisch.server.mishaps import LogFull, NotNow, NotSealed, NotSeated, SeatsSealed, Stale
from zaubertisch.server.table.attempt import Attempt
from zaubertisch.server.table.chat import Said
from zaubertisch.server.table.fork import Fork
from zaubertisch.server.table.front import Status
from zaubertisch.server.table.listener import Listener
from zaubertisch.server.table.order import Standing
from zaubertisch.server.table.sealed import Sealed, seal_seat
from zaubertisch.server.table.seat import Seat, seat_of
from zaubertisch.server.table.wish import Declined, UndoWish

MOST_ENTRIES: Final = 20_000  # of a log: more than a game has unless nobody wants it to end


@dataclass
class LiveTable:
    """All that is known of one table, kept equal to the database."""

    id: str
    game: Game
    options: dict[str, str]
    settings: dict[str, Any]
    seed: str
    owner: str
    seats: list[Seat]
    next: str = ""
    fork: Fork | None = None  # of a what-if game
    hindsight: dict[str, Any] | None = None  # what looking back on a finished game has found, on a device
    version: int | None = None  # of the rules it was opened by, if it was read from the database
    created: float = 0.0
    touched: float = 0.0
    sealed: Sealed | None = None  # from the beginning on; tables dealt before there was sealing have none
    referee: Referee | None = None  # from the deal on
    reasons: dict[int, list[Any]] = field(default_factory=dict)  # the bots', by log number
    answered: dict[int, str] = field(default_factory=dict)  # by log number: why the table answered for a person
    chat: list[Said] = field(default_factory=list)
    orders: dict[int, dict[str, Standing]] = field(default_factory=dict)  # by seat and key
    wish: UndoWish | None = None
    declined: dict[int, Declined] = field(default_factory=dict)  # the last wish of a seat the others did not agree to
    listeners: list[Listener] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    left: dict[int, float] = field(default_factory=dict)  # since when a seat's person is away, by the steady clock
    asked_times: list[float] = field(default_factory=list)  # when each entry that stands asked, by the steady clock
    late: int = -2  # the log number to which a person's answer has not come in time
    seen: float = field(default_factory=time.monotonic)  # when somebody last came for this table
    visits: int = 0  # how often it was come for
    votes: dict[int, set[int]] = field(default_factory=dict)  # by absent seat: who wishes a bot there
    unwelcome: set[str] = field(default_factory=set)  # people the opener has asked to leave
    told_at: float = -1e9  # when everybody was last told who is here, by the loop's clock
    telling: asyncio.TimerHandle | None = None  # the next time they are told
    first_sight: tuple[int, dict[str, Any]] | None = None  # what bystanders are shown until the next move

    # Reading

    @property
    def status(self) -> Status:
        if self.referee is None:
            return "open"
        return "over" if self.referee.over else "running"

    @property
    def number(self) -> int:
        """The last log number."""
        return -1 if self.referee is None else self.referee.number

    @property
    def asked_at(self) -> float:
        """When the question that stands was first put, by the steady clock."""
        return self.asked_times[-1] if self.asked_times else 0.0

    @property
    def asked(self) -> int:
        return -1 if self.referee is None else self.referee.asked

    def seat_of(self, person: str) -> int:
        """This person's seat, or -1."""
        return seat_of(self.seats, person)

    def own_seat(self, person: str) -> int:
        """This person's seat, for what only those who sit here may do."""
        seat = self.seat_of(person)
        if seat < 0:
            raise NotSeated()
        return seat

    @property
    def bystanders_talk(self) -> bool:
        return bool(self.settings.get("bystanders_talk", False))

    @property
    def counting(self) -> bool:
        """Whether the table tells every seat what it could know."""
        return bool(self.settings.get("counting", False))

    @property
    def next_line(self) -> int:
        """The number of the next line of chat; only the last lines are in memory."""
        return self.chat[-1].number + 1 if self.chat else 0

    def people(self) -> list[int]:
        """The seats that belong to people, whoever plays for them now."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def present(self) -> set[int]:
        """The seats whose people are connected."""
        return {listener.seat for listener in self.listeners if listener.seat >= 0}

    def player(self, seat: int) -> str:
        """The bot that plays this seat now, or nothing if a person does."""
        return self.seats[seat].bot

    def orders_of(self, seat: int) -> dict[str, int]:
        return {key: order.value for key, order in self.orders.get(seat, {}).items()}

    def ordered(self, seat: int) -> str:
        """What this seat's orders answer to the question before it, or nothing."""
        given = self.orders_of(seat)
        if not given or self.referee is None or self.referee.asked != seat:
            return ""
        return self.game.ordered(self.referee.view(seat), self.referee.words(seat), given)

    @property
    def full(self) -> bool:
        """Whether the log is as long as one may be: a game without end is ended here."""
        return self.status == "running" and self.number + 1 >= MOST_ENTRIES

    def check_room(self) -> None:
        """Whether the log takes another entry."""
        if self.full:
            raise LogFull(MOST_ENTRIES)

    def check_open(self) -> None:
        """Whether the deal is still to come."""
        if self.referee is not None:
            raise NotNow(self.status)

    def check_unsealed(self) -> None:
        """Whether the seats may still change."""
        self.check_open()
        if self.sealed is not None:
            raise SeatsSealed()

    def revealing(self) -> Sealed:
        """What was sealed, while the numbers are being told."""
        self.check_open()
        if self.sealed is None:
            raise NotSealed()
        return self.sealed

    def untold(self) -> list[int]:
        """The seats whose numbers the deal waits for."""
        if self.sealed is None or self.referee is not None:
            return []
        promised = [number for number, seat in enumerate(self.sealed.seats) if seat.pledge]
        return [number for number in promised if not self.seats[number].number]

    def dealt(self) -> Referee:
        """The referee of a game that has begun."""
        if self.referee is None:
            raise NotNow(self.status)
        return self.referee

    def running(self) -> Referee:
        """The referee of a game in progress."""
        if self.referee is None or self.referee.over:
            raise NotNow(self.status)
        return self.referee

    # Trying and committing

    def seal(self, seats: list[Seat]) -> Sealed:
        """Fix who sits here and what everybody has promised."""
        fixed = [seal_seat(seat) for seat in seats]
        version = self.game.version
        told = transcript(self.game.key, version, self.options, commitment(self.seed), fixed)
        return Sealed(version, fixed, told)

    def key(self) -> str:
        """The key of this table's chance."""
        numbers = [seat.number for seat in self.seats]
        if self.sealed is None:
            return first_key(self.seed, numbers)
        return chance_key(self.sealed.transcript, self.seed, numbers)

    def try_start(self) -> Attempt:
        """Deal, on a table nobody has seen yet."""
        return Attempt(try_deal(self.game, len(self.seats), KeyedChance(self.key()), self.options), time.time())

    def try_move(self, seat: int, number: int, word: str) -> Attempt:
        """The move as the referee takes it, if it answers to the last log entry."""
        referee = self.dealt()
        if number != referee.number and not referee.over:
            raise Stale(number, referee.number)
        self.check_room()
        return Attempt(referee.try_say(seat, word), time.time())

    def try_undo(self, seat: int, length: int) -> Attempt:
        """Moves taken back, so that `length` effective entries stand."""
        self.check_room()
        return Attempt(self.dealt().try_take_back(seat, length), time.time())

    def commit(self, attempt: Attempt) -> None:
        """The database has it: now it is so."""
        tried = attempt.tried
        if self.referee is None:
            self.referee = Referee(
                self.game, len(self.seats), tried.chance, self.options, [tried.deed], tried.table,
            )
        else:
            self.referee.accept(tried)
        if attempt.because:
            self.reasons[tried.deed.number] = attempt.because
        if attempt.by:
            self.answered[tried.deed.number] = attempt.by
        self.touched = attempt.at
        self.wish = self.first_sight = None
        if tried.deed.kind == UNDO:  # the clock runs on: it is the old question that is put again
            del self.asked_times[len(self.referee.standing) :]
        else:
            self.asked_times.append(time.monotonic())
