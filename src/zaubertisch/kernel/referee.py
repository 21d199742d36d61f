"""Referee: the only holder of a live table. It hands out what a seat may have and takes what a seat may say."""

from __future__ import annotations

from zaubertisch.kernel.chance import Chance, RecordedChance, ScriptedChance
from zaubertisch.kernel.errors import GameOver, NotYourTurn, UnknownWord
from zaubertisch.kernel.event import Event, heard_by
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import GameRecord
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View


def imagined(table: Table, viewer: int, chance: Chance) -> Table:
    """A copy of `table` whose hidden part and whose future are dealt anew, as `viewer` thinks possible."""
    world = table.clone()
    world.chance = chance
    world.deal_anew(viewer, chance)
    return world


class Referee:
    """One live game: every seat gets its view, its options and its imagination; nobody gets the table."""

    def __init__(self, game: Game, seats: int, chance: Chance, options: dict[str, str] | None = None) -> None:
        self.game = game
        self._chance = RecordedChance(chance)
        self._chosen = game.settle(seats, options or {})
        self._table = game.new(seats, options=self._chosen, chance=self._chance, listening=True)
        self._moves: list[str] = []

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def asked(self) -> int:
        return self._table.asked

    @property
    def seats(self) -> int:
        return self._table.seats

    def view(self, viewer: int) -> View:
        return self._table.view(viewer)

    def options(self, seat: int) -> list[int]:
        """What this seat may choose now: nothing unless it is asked."""
        return self._table.options()[:] if seat == self._table.asked else []

    def imagine(self, viewer: int, chance: Chance) -> Table:
        """A world `viewer` thinks possible; it shares nothing with the live table, not even its chance."""
        return imagined(self._table, viewer, chance)

    def why_not(self, seat: int, word: str) -> str:
        """The rule that forbids this word to this seat now; nothing if it may say it."""
        return self._table.why_not(self._number(seat, word))

    def say(self, seat: int, word: str) -> None:
        """A seat's move, in its word; refused with a reason, or carried out."""
        action = self._number(seat, word)
        self._table.apply(action)
        self._moves.append(self.game.actions.word(action))

    def _number(self, seat: int, word: str) -> int:
        if self._table.over:
            raise GameOver()
        if seat != self._table.asked:
            raise NotYourTurn(seat, self._table.asked)
        action = self.game.actions.number(word)
        if action < 0:
            raise UnknownWord(word, self.game.actions.said(self._table.options()))
        return action

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What this viewer may know of what happened from event number `since` on."""
        return heard_by(viewer, self._table.events[since:])

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self._table.events)

    def outcome(self) -> Outcome:
        return self._table.outcome()

    def record(self) -> GameRecord:
        return GameRecord(
            self.game.key, self.game.version, self.seats, self._chosen, self._moves[:], self._chance.outcomes[:],
        )


def resume(game: Game, record: GameRecord, chance: Chance) -> Referee:
    """A referee at the end of a record, going on with `chance`."""
    record.replay(game)
    referee = Referee(game, record.seats, ScriptedChance(record.chance, chance), record.options)
    for word in record.moves:
        referee.say(referee.asked, word)
    return referee
