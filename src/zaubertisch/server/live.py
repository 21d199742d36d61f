"""LiveTable: one table in memory. A move is tried on a copy, committed, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from zaubertisch.bots import orders
from zaubertisch.kernel.chance import (
    Chance,
    FastChance,
    KeyedChance,
    RecordedChance,
    ScriptedChance,
    commitment,
    fresh_key,
)
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.errors import GameOver, NotYourTurn, UnknownWord, ZaubertischError
from zaubertisch.kernel.event import PUBLIC, WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.referee import imagined
from zaubertisch.kernel.table import Table
from zaubertisch.server import protocol
from zaubertisch.server.mishaps import (
    NoOccasion,
    NoSuchMoment,
    NoSuchOrder,
    NothingToUndo,
    NotNow,
    OldRules,
    Secret,
    Stale,
)

if TYPE_CHECKING:
    from zaubertisch.server.sockets import Listener

Status = Literal["open", "running", "over"]
Kind = Literal["deal", "move", "undo"]

SECONDS = {"none": None, "relaxed": 180.0, "fast": 30.0}


@dataclass
class Row:
    """One row of the log."""

    number: int
    kind: Kind
    seat: int
    word: str
    chance: list[list[int]]
    events: list[list[Any]]
    at: float
    because: list[Any] = field(default_factory=list)


@dataclass
class Seat:
    """Who sits where: a person, a bot, a bot standing in for a person, or nobody."""

    name: str = ""
    bot: str = ""
    person: str = ""
    number: str = ""

    @property
    def empty(self) -> bool:
        return not self.bot and not self.person


@dataclass
class Said:
    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class UndoWish:
    """A seat wishes to be back where `length` effective moves had been made; these seats must still agree."""

    seat: int
    number: int
    length: int
    waiting: list[int]


@dataclass
class Standing:
    """A standing order as it was given; a passing one holds for its occasion only."""

    value: int
    occasion: int = -1


@dataclass
class Attempt:
    """A move that has been tried on a copy and may now be committed."""

    row: Row
    table: Table
    source: KeyedChance


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
    status: Status = "open"
    next: str = ""
    version: int | None = None  # of the rules it was opened by, if it was read from the database
    created: float = 0.0
    touched: float = 0.0
    rows: list[Row] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)
    table: Table | None = None
    source: KeyedChance = field(default_factory=KeyedChance)
    listeners: list[Listener] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wish: UndoWish | None = None
    orders: dict[int, dict[str, Standing]] = field(default_factory=dict)  # by seat and key
    left: dict[int, float] = field(default_factory=dict)  # since when a seat's person is away
    asked_at: float = 0.0

    # Reading

    @property
    def number(self) -> int:
        """The last log number."""
        return len(self.rows) - 1

    @property
    def asked(self) -> int:
        return self.table.asked if self.table is not None else -1

    def seat_of(self, person: str) -> int:
        """This person's seat, or -1."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return -1

    def viewer_of(self, person: str) -> int:
        """Through whose eyes this person looks: its seat's, or a bystander's as the table allows."""
        seat = self.seat_of(person)
        if seat >= 0:
            return seat
        return WATCHER if self.settings["watchers_see"] == "rows" else PUBLIC

    def people(self) -> list[int]:
        """The seats that belong to people, whoever plays for them now."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def player(self, seat: int) -> str:
        """The bot that plays this seat now, or nothing if a person does."""
        return self.seats[seat].bot

    def effective(self, until: int | None = None) -> list[Row]:
        """The deal and the moves that stand after log number `until`: what was taken back is gone."""
        standing: list[Row] = []
        for row in self.rows if until is None else self.rows[: until + 1]:
            if row.kind == "undo":
                del standing[int(row.word) :]
            else:
                standing.append(row)
        return standing

    # Starting and loading

    def key(self) -> str:
        return fresh_key(self.seed, [seat.number for seat in self.seats])

    def try_start(self) -> Attempt:
        """Deal, on a table nobody has seen yet."""
        source = RecordedChance(KeyedChance(self.key()))
        table = self.game.new(len(self.seats), options=self.options, chance=source, listening=True)
        return self._attempt("deal", -1, "", table, source)

    def load(self, snapshot: tuple[int, int, str] | None) -> None:
        """Stand where the log ends: from the snapshot if no undo has happened since, else from the deal."""
        if self.version is None or self.version == self.game.version:
            self._load(snapshot)
            return
        try:
            self._load(None)
        except (ZaubertischError, AssertionError):
            raise OldRules(self.game.key, self.version, self.game.version) from None

    def _load(self, snapshot: tuple[int, int, str] | None) -> None:
        after = 0
        if snapshot is not None and not any(row.kind == "undo" for row in self.rows[snapshot[0] + 1 :]):
            after = snapshot[0] + 1
            self.source = KeyedChance(self.key())
            self.source.block = snapshot[1]
            self.table = self.game.restore(json.loads(snapshot[2]))
            self._apply_rows(self.table, self.rows[after:])
        else:
            self.source = KeyedChance(self.key())
            self.table = self.replayed(self.effective())
        for row in self.rows[after:]:
            for sides, outcome in row.chance:
                assert self.source.below(sides) == outcome, "the log does not follow from its seed"

    def replayed(self, rows: list[Row]) -> Table:
        """The table after these effective rows."""
        deal = ScriptedChance([outcome for _, outcome in rows[0].chance])
        table = self.game.new(len(self.seats), options=self.options, chance=deal)
        self._apply_rows(table, rows[1:])
        return table

    def _apply_rows(self, table: Table, rows: list[Row]) -> None:
        for row in rows:
            table.chance = ScriptedChance([outcome for _, outcome in row.chance])
            table.apply(self.game.actions.number(row.word))
        table.chance = FastChance()

    # Moving

    def running(self) -> Table:
        if self.table is None or self.status != "running":
            raise NotNow(self.status)
        return self.table

    def check_turn(self, seat: int, number: int) -> Table:
        """The table, if this seat may answer this question now."""
        if self.status == "over":
            raise GameOver()
        table = self.running()
        if number != self.number:
            raise Stale(number, self.number)
        if seat != table.asked:
            raise NotYourTurn(seat, table.asked)
        return table

    def try_move(self, seat: int, number: int, word: str) -> Attempt:
        """The move on a copy; refused with its reason if the rules forbid it."""
        table = self.check_turn(seat, number)
        action = self.game.actions.number(word)
        if action < 0:
            raise UnknownWord(word, self.game.actions.said(table.options()))
        copy = table.clone()
        source = RecordedChance(self.source.clone())
        copy.chance = source
        copy.listen()
        copy.apply(action)
        return self._attempt("move", seat, self.game.actions.word(action), copy, source)

    def _attempt(self, kind: Kind, seat: int, word: str, table: Table, source: RecordedChance) -> Attempt:
        events = [[event.kind, event.audience, dict(event.fields)] for event in table.events]
        chance = [list(pair) for pair in zip(source.sides, source.outcomes, strict=True)]
        table.chance = FastChance()
        keyed = source.source
        assert isinstance(keyed, KeyedChance)
        return Attempt(Row(self.number + 1, kind, seat, word, chance, events, time.time()), table, keyed)

    def commit(self, attempt: Attempt) -> None:
        """The database has it: now it is so."""
        self.rows.append(attempt.row)
        self.table = attempt.table
        self.source = attempt.source
        self.status = "over" if attempt.table.over else "running"
        self.touched = self.asked_at = attempt.row.at
        self.wish = None

    # Standing orders

    def orders_of(self, seat: int) -> dict[str, int]:
        return {key: order.value for key, order in self.orders.get(seat, {}).items()}

    def try_order(self, seat: int, key: str, value: int) -> Standing | None:
        """The order this seat may give, or nothing if it is taken back."""
        known = {order.key: order for order in orders.orders_of(self.game.key)}
        if key not in known or value > known[key].highest:
            raise NoSuchOrder(key)
        now = orders.occasion(self.running().view(seat))
        if known[key].passing and now < 0 <= value:
            raise NoOccasion()
        return Standing(value, now if known[key].passing else -1) if value >= 0 else None

    def lapsed(self) -> list[tuple[int, str]]:
        """The orders whose occasion has passed, by seat and key."""
        return [
            (seat, key) for seat, given in self.orders.items() for key, order in given.items()
            if order.occasion >= 0 and (
                self.table is None or self.table.over or orders.occasion(self.table.view(seat)) != order.occasion
            )
        ]

    def ordered(self, seat: int) -> str:
        """What this seat's orders answer to the question before it, or nothing."""
        given = self.orders_of(seat)
        if not given or self.table is None or self.table.asked != seat:
            return ""
        return orders.answer(self.table.view(seat), self.game.actions.said(self.table.options()), given)

    # Taking back

    def undo_target(self, seat: int) -> int:
        """How many effective rows stood before this seat's last move."""
        self.running()
        standing = self.effective()
        for place in range(len(standing) - 1, 0, -1):
            if standing[place].seat == seat:
                return place
        raise NothingToUndo()

    def undo_is_free(self, seat: int, length: int) -> bool:
        """Whether nobody has learnt anything since, and no other person has moved."""
        standing = self.effective()
        if any(self.seats[row.seat].person and row.seat != seat for row in standing[length:]):
            return False
        before = self.replayed(standing[:length])
        now = self.running()
        viewers = [*range(len(self.seats)), WATCHER]
        return all(before.knowledge(viewer) == now.knowledge(viewer) for viewer in viewers)

    def try_undo(self, seat: int, length: int) -> Attempt:
        """The table as it was; chance is not turned back, so nobody knows what comes."""
        table = self.replayed(self.effective()[:length])
        row = Row(self.number + 1, "undo", seat, str(length), [], [], time.time())
        return Attempt(row, table, self.source)

    # Telling

    def info(self, person: str) -> protocol.TableInfo:
        return protocol.TableInfo(
            id=self.id, game=self.game.key, version=self.game.version, status=self.status, options=self.options,
            public=self.settings["public"], clock=self.settings["clock"], aids=self.settings["aids"],
            stand_in=self.settings["stand_in"], watchers_see=self.settings["watchers_see"], seats=self.seat_infos(),
            you=self.seat_of(person), owner=bool(person) and person == self.owner,
            commitment=commitment(self.seed), next=self.next,
        )

    def seat_infos(self) -> list[protocol.SeatInfo]:
        return [
            protocol.SeatInfo(
                seat=number, name=seat.name, bot=seat.bot, person=bool(seat.person), here=self.here(number),
            )
            for number, seat in enumerate(self.seats)
        ]

    def summary(self, person: str) -> protocol.TableSummary:
        return protocol.TableSummary(
            id=self.id, game=self.game.key, status=self.status, seats=self.seat_infos(), you=self.seat_of(person),
            touched=self.touched,
        )

    def entry(self, row: Row, viewer: int) -> dict[str, Any]:
        """A row of the log as this viewer may know it: its events, never its word. See `protocol.Entry`."""
        events = [
            {"kind": kind, "fields": fields} for kind, audience, fields in row.events if audience >> viewer & 1
        ]
        back = self.effective(row.number)[-1].number if row.kind == "undo" else -1
        return {"number": row.number, "kind": row.kind, "seat": row.seat, "back": back, "events": events}

    def story(self, viewer: int, since: int = -1) -> list[dict[str, Any]]:
        """What this viewer may know of everything after log number `since`; on first sight, of what stands."""
        rows = self.effective() if since < 0 else self.rows[since + 1 :]
        return [self.entry(row, viewer) for row in rows]

    def moved(self, viewer: int, seconds: float | None) -> dict[str, Any]:
        """The last move as this viewer is told of it: `protocol.Moved`, without the way through its model."""
        return {"type": "moved", "entry": self.entry(self.rows[-1], viewer), "state": self.state(viewer, seconds)}

    def state(self, viewer: int, seconds: float | None = None) -> dict[str, Any] | None:
        if self.table is None:
            return None
        return self.state_of(self.table, self.number, viewer, viewer == self.asked, seconds)

    def state_of(
        self, table: Table, number: int, viewer: int, may_choose: bool, seconds: float | None = None,
    ) -> dict[str, Any]:
        """The table as this viewer knows it. See `protocol.State`."""
        return {
            "number": number, "view": {**plain(table.view(viewer)), **self.game.outlook(table, viewer)},
            "asked": table.asked, "question": table.question(),
            "options": self.game.actions.said(table.options()) if may_choose else [], "over": table.over,
            "outcome": plain(table.outcome()) if table.over else None, "seconds": seconds,
        }

    @property
    def timed(self) -> bool:
        """Whether a person who is asked may be too late."""
        return self.settings["clock"] != "none" or bool(self.settings["stand_in"])

    def seconds_left(self) -> float | None:
        """What is left of the asked person's time."""
        allowed = SECONDS[self.settings["clock"]]
        if allowed is None or self.status != "running" or self.player(self.asked):
            return None
        return max(0.0, allowed - (time.time() - self.asked_at))

    def moment(self, number: int, viewer: int) -> dict[str, Any]:
        """The table after log entry `number`, through these eyes. See `protocol.Moment`."""
        state = self.state_of(self.at(number), number, viewer, False)
        row = self.rows[number]
        because = {"key": row.because[0], "fields": row.because[1]} if row.because and self.status == "over" else None
        return {
            "number": number, "last": self.number, "entry": self.entry(row, viewer), "state": state,
            "because": because,
        }

    def at(self, number: int) -> Table:
        """The table after log entry `number`."""
        if not 0 <= number <= self.number:
            raise NoSuchMoment(number, self.number)
        return self.replayed(self.effective(number))

    def record(self) -> GameRecord:
        """The whole game, with everything anybody needs to check its chance; only when it is over."""
        if self.status != "over":
            raise Secret()
        standing = self.effective()
        notes = {
            "names": [seat.name or seat.bot for seat in self.seats],
            "fairness": {
                "commitment": commitment(self.seed), "seed": self.seed,
                "numbers": [seat.number for seat in self.seats],
                "draws": [draw for row in self.rows for draw in row.chance],
                "log": [row.word if row.kind == "move" else f"undo {row.word}" for row in self.rows[1:]],
            },
        }
        return GameRecord(
            self.game.key, self.game.version, len(self.seats), self.options, [row.word for row in standing[1:]],
            [outcome for row in standing for _, outcome in row.chance], notes,
        )

    def imagined_for(self, seat: int, chance: Chance) -> dict[str, Any]:
        """A world this seat thinks possible, to be sent to a bot: nothing secret leaves this process."""
        world = imagined(self.running(), seat, chance)
        world.chance = FastChance()
        return self.game.save(world)
