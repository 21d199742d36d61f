"""History: a game in which chance is asked openly; and what each seat has heard and said of it so far."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from zaubertisch.kernel.chance import Chance, FastChance, ScriptedChance
from zaubertisch.kernel.errors import ScriptEnded
from zaubertisch.kernel.event import Event, heard_by
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.imagination import information_key
from zaubertisch.kernel.table import Table

DEAL: Final = -1
NOTHING: Final = -2


class History:
    """The table at its last decision, and what is being carried out since, as far as chance has spoken.

    An answer is tried again from the decision whenever chance has said one thing more, so the rules need not know that
    they were interrupted.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dealt = False
        self.table: Table = Table(seats)
        self.doing = DEAL
        self.script: list[int] = []
        self.sides = 0  # among how many chance has to choose; 0 if it is not asked
        self.memories: list[str] = [""] * seats
        self.try_out()

    @staticmethod
    def at(game: Game, table: Table) -> History:
        """A history that begins at this table, of which every seat remembers what it knows there."""
        out = History.__new__(History)
        out.game, out.seats, out.options = game, table.seats, {}
        out.dealt, out.table, out.doing, out.script, out.sides = True, table, NOTHING, [], 0
        out.memories = [information_key(table, seat) for seat in range(table.seats)]
        return out

    def say(self, action: int) -> None:
        """The asked seat's answer."""
        self.doing = action
        self.script = []
        self.try_out()

    def fall(self, outcome: int) -> None:
        """What chance says."""
        assert 0 <= outcome < self.sides, "chance says one of what it was asked for"
        self.script.append(outcome)
        self.try_out()

    def fall_by(self, chance: Chance) -> None:
        """All that chance says up to the next decision, drawn by itself."""
        self.come_to(self.carried_out(chance))

    def try_out(self) -> None:
        """Carry out what is being done, up to the next decision or to a question that chance has not answered yet."""
        while True:
            try:
                after = self.carried_out(ScriptedChance(self.script))
            except ScriptEnded as ended:
                self.sides = int(ended.fields["sides"])
                if self.sides > 1:
                    return
                self.script.append(0)
                continue
            break
        self.come_to(after)

    def come_to(self, after: Table) -> None:
        """What was being done is done, and this is the next decision."""
        self.remember(after.events)
        after.silent = True
        after.chance = FastChance()  # whoever looks at the table finds nothing of what will come
        self.table, self.dealt, self.doing, self.script, self.sides = after, True, NOTHING, [], 0

    def carried_out(self, chance: Chance) -> Table:
        if self.doing == DEAL:
            return self.game.new(self.seats, options=self.options, chance=chance, listening=True)
        table = self.table.clone()
        table.chance = chance
        table.listen()
        table.apply(self.doing)
        return table

    def remember(self, events: list[Event]) -> None:
        """Every seat's memory grows by what it heard; whoever spoke also knows what it said."""
        for seat in range(self.seats):
            heard: list[Any] = [[event.kind, event.fields] for event in heard_by(seat, events)]
            if self.doing != DEAL and seat == self.table.asked:
                heard.append(self.doing)
            if heard:
                told = json.dumps(heard, sort_keys=True, separators=(",", ":"))
                self.memories[seat] = hashlib.sha256((self.memories[seat] + told).encode()).hexdigest()[:32]

    def memory(self, seat: int) -> str:
        """A name for all this seat has heard and said: other histories that it can tell apart have other names."""
        return f"{seat}:{self.memories[seat]}"

    def retold(self, world: Table, viewer: int) -> History:
        """The same history as the viewer knows it, in another world; the others remember nothing that is their own."""
        twin = self.twin()
        world.chance = FastChance()
        twin.table = world
        twin.memories = [self.memories[viewer] if seat == viewer else "imagined" for seat in range(self.seats)]
        return twin

    def words(self) -> str:
        """For whoever looks for a mistake."""
        if not self.dealt:
            return f"{self.game.key}: dealing {self.script}"
        table = self.table
        asked = f"seat {table.asked} is asked {table.question()}" if not table.over else "over"
        doing = f"; {self.game.actions.word(self.doing)} {self.script}" if self.doing != NOTHING else ""
        return f"{self.game.key}: {asked}{doing}; {' '.join(self.memories)}"

    def twin(self) -> History:
        out = History.__new__(History)
        out.__dict__.update(self.__dict__)
        out.script = self.script[:]
        out.memories = self.memories[:]
        out.table = self.table.clone() if self.dealt else self.table
        return out

    def __deepcopy__(self, _: Any) -> History:
        return self.twin()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "table": self.game.save(self.table) if self.dealt else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.table = self.game.restore(state["table"]) if self.dealt else Table(self.seats)
