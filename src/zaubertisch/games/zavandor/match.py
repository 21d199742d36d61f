"""The game: who plays whom, the set-up, and rounds until it is over."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import CHOOSE
from zaubertisch.games.zavandor.components import CHARACTERS, RUNNING
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.round import Round
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Match(Step[Zavandor]):
    """The game [ZA-031 ZA-155]: set-up, then rounds until five sentinels are owned at the end of one."""

    CHOOSE_CHARACTERS: Final = 0
    SET_UP: Final = 1
    ROUND: Final = 2

    def run(self, g: Zavandor) -> int:
        match self.at:
            case Match.CHOOSE_CHARACTERS: return g.call(Characters())
            case Match.SET_UP: return self.set_up(g)
            case Match.ROUND: return g.call(Round())
            case _: return self.next_round_or_end(g)

    def set_up(self, g: Zavandor) -> int:
        """[ZA-029] As many artefacts as seats are turned up."""
        g.refill_display()
        return NEXT

    def next_round_or_end(self, g: Zavandor) -> int:
        """[ZA-155] Rounds follow each other until one has ended the game."""
        return self.goto(Match.ROUND) if g.end == RUNNING else END

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin


class Characters(Step[Zavandor]):
    """Who plays whom [ZA-019]: by lot, as the table has agreed, or chosen in a random order of the seats."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0  # in the order of choosing

    def run(self, g: Zavandor) -> int:
        if not g.variant.pick:
            return self.deal(g)
        g.chance.shuffle(g.order)
        return g.ask(g.order[0])

    def deal(self, g: Zavandor) -> int:
        """[ZA-019] Six characters, no two alike."""
        cast = g.variant.cast[:]
        if g.variant.random_characters:
            g.chance.shuffle(cast)
        for seat in range(g.seats):
            g.take_character(seat, cast[seat])
        return END

    def question(self, g: Zavandor) -> str:
        return "choose_character"

    def options(self, g: Zavandor) -> list[int]:
        return [CHOOSE + character for character in range(len(CHARACTERS)) if character not in g.characters]

    def why_not(self, g: Zavandor, action: int) -> str:
        free = CHOOSE <= action < CHOOSE + len(CHARACTERS) and action - CHOOSE not in g.characters
        return "" if free else "ZA-019"

    def take(self, g: Zavandor, action: int) -> int:
        g.take_character(g.order[self.place], action - CHOOSE)
        self.place += 1
        return END if self.place == g.seats else g.ask(g.order[self.place])

    def clone(self) -> Characters:
        twin = Characters()
        twin.like(self)
        twin.place = self.place
        return twin
