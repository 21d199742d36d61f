"""Referee: the only holder of a live table. It hands out what a seat may have and takes what a seat may say.

A move is tried on a copy and then accepted; in between, whoever keeps the game may write it down.
"""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.kernel.chance import Chance, FastChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.codec import restore, save
from zaubertisch.kernel.errors import GameOver, NotYourTurn, Refused, UnknownWord
from zaubertisch.kernel.event import WATCHER, Event, heard_by
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import DEAL, MOVE, UNDO, Deed, GameRecord, effective
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import Outlook, View

STRIDE: Final = 32  # every so many entries the table is kept: looking a little back takes but a little replaying
KEPT: Final = 3  # the last of these tables
LANDMARKS: Final = 256  # and every so many of a game somebody looks back on, from its beginning


class Tried:
    """What would be if it were accepted: the entry of the log, the table after it, and where chance would stand."""

    def __init__(self, deed: Deed, table: Table, chance: Chance) -> None:
        self.deed = deed
        self.table = table
        self.chance = chance

    @property
    def over(self) -> bool:
        return self.table.over


def try_deal(game: Game, seats: int, chance: Chance, options: dict[str, str]) -> Tried:
    """A table at its first decision, which nobody has seen yet."""
    chosen = game.settle(seats, options)  # to `new`, no seats would mean the fewest
    source = RecordedChance(chance)
    return _tried(0, DEAL, -1, "", game.new(seats, options=chosen, chance=source, listening=True), source)


def _tried(number: int, kind: str, seat: int, word: str, table: Table, source: RecordedChance) -> Tried:
    table.chance = FastChance()  # the table that is kept knows nothing of what will come
    return Tried(Deed(number, kind, seat, word, source.sides, source.outcomes, table.events), table, source.source)


class Referee:
    """One live game: every seat gets its view, its options and its imagination; nobody gets the table."""

    def __init__(
        self, game: Game, seats: int, chance: Chance, options: dict[str, str] | None = None,
        log: list[Deed] | None = None, table: Table | None = None,
    ) -> None:
        """Deal; or stand at the `table` to which this log has led."""
        self.game = game
        self.log: list[Deed] = log or []
        self._chosen = game.settle(seats, options or {})
        self._chance = chance
        if table is None:
            dealt = try_deal(game, seats, chance, self._chosen)
            self.log.append(dealt.deed)
            table = dealt.table
        self._table: Table = table
        self.standing: list[Deed] = []  # the deal and the moves that were not taken back; not to be changed by readers
        self._backs: dict[int, int] = {}  # by number of an undo: the last entry that stood after it
        self._milestones: list[tuple[int, Table]] = []  # how many entries stood, and the table then
        self._landmarks: dict[int, Table] = {}  # by the number of its last standing entry, a table looked back on
        for deed in self.log:
            self._stand(deed)
        self.happened = sum([len(deed.events) for deed in self.log])  # how many events there have been

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_over, (self.game, self.seats, save(self._chance), self._chosen, self.log[:], self._table)

    # What anybody may know

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited."""
        return self._table.asked

    @property
    def seats(self) -> int:
        """How many sit here."""
        return self._table.seats

    @property
    def number(self) -> int:
        """The number of the log's last entry."""
        return len(self.log) - 1

    def question(self) -> str:
        """What is asked now, as a message key."""
        return self._table.question()

    def outcome(self) -> Outcome:
        """Who won, by how much and why; asked only when the game is over."""
        return self._table.outcome()

    # What one viewer may know

    def view(self, viewer: int) -> View:
        """What `viewer` knows."""
        return self._table.view(viewer)

    def outlook(self, viewer: int) -> Outlook:
        """What a board shows this viewer besides the view."""
        return self.game.outlook(self._table, viewer)

    def options(self, seat: int) -> list[int]:
        """What this seat may choose now: nothing unless it is asked."""
        return self._table.options()[:] if seat == self._table.asked else []

    def words(self, seat: int) -> list[str]:
        """What this seat may say now: nothing unless it is asked."""
        return self.game.actions.said(self._table.options()) if seat == self._table.asked else []

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What this viewer may know of what happened from event number `since` on."""
        place = len(self.log)
        start = self.happened
        while start > since:
            place -= 1
            start -= len(self.log[place].events)
        later = [event for deed in self.log[place:] for event in deed.events]
        return heard_by(viewer, later[since - start :])

    def imagine(self, viewer: int, chance: Chance) -> Table:
        """A world `viewer` thinks possible; it shares nothing with the live table, not even its chance."""
        return self.imagination(viewer)(chance)

    def imagination(self, viewer: int) -> Imagination:
        """All worlds `viewer` thinks possible at this moment, for whoever wants many of them."""
        return self.game.imagination(self._table, viewer)

    # What a seat may say

    def why_not(self, seat: int, word: str) -> str:
        """The rule that forbids this word to this seat now; nothing if it may say it."""
        self.check_turn(seat)
        return self._table.why_not(self.game.actions.number(word))

    def refusal(self, seat: int, word: str) -> Refused | None:
        """What this seat would be told if it said this word now; nothing if it may say it."""
        action = self.game.actions.number(word)
        rule = self.why_not(seat, word)
        return self._table.refusal(action, rule) if rule else None

    def say(self, seat: int, word: str) -> None:
        """A seat's move, in its word; refused with a reason, or carried out."""
        self.accept(self.try_say(seat, word))

    def try_say(self, seat: int, word: str) -> Tried:
        """A seat's move on a copy; refused with a reason, or ready to be accepted."""
        self.check_turn(seat)
        action = self.game.actions.number(word)
        if action < 0:
            raise UnknownWord(word, self.words(seat))
        copy = self._table.clone()
        source = RecordedChance(self._chance.clone())
        copy.chance = source
        copy.listen()
        copy.apply(action)
        return _tried(len(self.log), MOVE, seat, self.game.actions.word(action), copy, source)

    def check_turn(self, seat: int) -> None:
        """Only the asked seat speaks, and nobody after the end."""
        if self._table.over:
            raise GameOver()
        if seat != self._table.asked:
            raise NotYourTurn(seat, self._table.asked)

    def accept(self, tried: Tried) -> None:
        """Now it is so."""
        assert tried.deed.number == len(self.log), "something else was accepted in between"
        self.log.append(tried.deed)
        self.happened += len(tried.deed.events)
        self._table = tried.table
        self._chance = tried.chance
        self._stand(tried.deed)
        length = len(self.standing)
        if tried.deed.kind == UNDO or length % STRIDE == 0:
            self._milestones = [kept for kept in self._milestones if kept[0] < length][1 - KEPT :]
            self._milestones.append((length, tried.table))

    def _stand(self, deed: Deed) -> None:
        """Keep what stands equal to the log, one entry at a time."""
        if deed.kind == UNDO:
            del self.standing[int(deed.word) :]
            self._backs[deed.number] = self.standing[-1].number
        else:
            self.standing.append(deed)

    # Taking back

    def stood_after(self, undo: int) -> int:
        """The number of the last entry that stood after the undo of this number."""
        return self._backs[undo]

    def moves_before(self, seat: int) -> int:
        """How many effective entries stood before this seat's last move; -1 if it has not moved."""
        for place in range(len(self.standing) - 1, 0, -1):
            if self.standing[place].seat == seat:
                return place
        return -1

    def nobody_learnt_since(self, length: int) -> bool:
        """Whether every viewer knows of hidden things what it knew when `length` entries stood."""
        before = self._when(length)
        viewers = [*range(self.seats), WATCHER]
        return all([before.knowledge(viewer) == self._table.knowledge(viewer) for viewer in viewers])

    def try_take_back(self, seat: int, length: int) -> Tried:
        """The table as it was; chance is not turned back, so nobody knows what comes."""
        table = self._when(length)
        return Tried(Deed(len(self.log), UNDO, seat, str(length), [], [], []), table, self._chance)

    def at(self, number: int) -> Referee:
        """A referee who stands after log entry `number` of the same game, to look back with."""
        log = self.log[: number + 1]
        return Referee(self.game, self.seats, FastChance(), self._chosen, log, self._looked_back(effective(log)))

    def _looked_back(self, standing: list[Deed]) -> Table:
        """The table after these entries: an entry's number says all that stood before it."""
        place = (len(standing) - 1) // LANDMARKS * LANDMARKS
        while place > 0 and standing[place].number not in self._landmarks:
            place -= LANDMARKS
        if place > 0:
            table = self._landmarks[standing[place].number].clone()
        else:
            table = replayed(self.game, self.seats, self._chosen, standing[:1])
        for start in range(place + 1, len(standing), LANDMARKS):
            part = standing[start : start + LANDMARKS]
            follow(self.game, table, part)
            if len(part) == LANDMARKS:
                self._landmarks[part[-1].number] = table.clone()
        return table

    def _when(self, length: int) -> Table:
        """The table when `length` entries stood, played on from the nearest one kept before, or from the deal."""
        for stood, kept in reversed(self._milestones):
            if stood <= length:
                table = kept.clone()
                follow(self.game, table, self.standing[stood:length])
                return table
        return replayed(self.game, self.seats, self._chosen, self.standing[:length])

    # Keeping

    def save(self) -> dict[str, Any]:
        """The whole table as plain JSON, for whoever keeps the game."""
        return self.game.save(self._table)

    def record(self) -> GameRecord:
        """What stands of the game, as a record that can be replayed."""
        return GameRecord(
            self.game.key, self.game.version, self.seats, self._chosen, [deed.word for deed in self.standing[1:]],
            [outcome for deed in self.standing for outcome in deed.outcomes],
        )


def replayed(game: Game, seats: int, options: dict[str, str], standing: list[Deed]) -> Table:
    """The table after these entries, the deal first and nothing taken back."""
    table = game.new(seats, options=options, chance=ScriptedChance(standing[0].outcomes))
    follow(game, table, standing[1:])
    return table


def follow(game: Game, table: Table, moves: list[Deed]) -> None:
    """These moves, with the chance they had."""
    for deed in moves:
        assert deed.seat == table.asked, "the log lets somebody speak who was not asked"
        table.chance = ScriptedChance(deed.outcomes)
        table.apply(game.actions.number(deed.word))
    table.chance = FastChance()


def take_up(
    game: Game, seats: int, chance: Chance, options: dict[str, str], log: list[Deed], saved: Any = None, kept: int = 0,
) -> Referee:
    """A referee where this log ends; `saved` is the table after its first `kept` entries, if it was kept.

    `chance` stands where it stood before the entries that are played again: they must follow from it.
    """
    if saved is None:
        table = replayed(game, seats, options, effective(log))
    else:
        table = game.restore(saved)
        table.check()
        follow(game, table, log[kept:])
    check_chance(chance, log[kept:])
    return Referee(game, seats, chance, options, log, table)


def check_chance(chance: Chance, log: list[Deed]) -> None:
    """What chance said in these entries is what it says now; it stands behind them afterwards."""
    for deed in log:
        for sides, outcome in zip(deed.sides, deed.outcomes, strict=True):
            drawn = chance.below(sides)
            assert drawn == outcome, "the log does not follow from its seed"


def resume(game: Game, record: GameRecord, chance: Chance) -> Referee:
    """A referee at the end of a record, going on with `chance`."""
    record.replay(game)
    referee = Referee(game, record.seats, ScriptedChance(record.chance, chance), record.options)
    for word in record.moves:
        referee.say(referee.asked, word)
    return referee


def taken_over(
    game: Game, seats: int, chance: Any, chosen: dict[str, str], log: list[Deed], table: Table,
) -> Referee:
    """The referee of a table that was pickled or copied, going on with the same chance."""
    return Referee(game, seats, restore(chance, []), chosen, log, table)
