"""Scenes of Wiz-War: seats speak, and the table is read."""

from __future__ import annotations

from typing import Self

from tests.support.scene import Scene
from zaubertisch.games.wizwar.actions import PASS, square_word
from zaubertisch.games.wizwar.cards import CARDS, NUMBER
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.lessons.scenes.wizwar import KINDS_OF_BORDER, WizStage


class WizScene(WizStage, Scene[WizWar]):
    """A turn of seat 0, with the pieces put as the test says."""

    # Letting seats speak

    def quiet(self) -> None:
        """Whoever is asked to react passes."""
        g = self.table
        while g.stack and g.planning < 0 and g.question() in ("react", "react_shield"):
            g.apply(PASS)
            g.check()

    def does(self, seat: int, *words: str) -> Self:
        """The seat says these words, and nobody reacts."""
        for word in words:
            self.says(seat, word)
            self.quiet()
        return self

    def ends_turn(self, seat: int) -> Self:
        """To the next seat's phase 2, without discarding or drawing."""
        return self.does(seat, "finish", "done", "stop") if self.may_draw(seat) else self.does(seat, "finish", "done")

    def may_draw(self, seat: int) -> bool:
        return self.table.load(seat) < self.table.limit(seat)

    # Reading

    def where(self, seat: int) -> tuple[int, int]:
        return divmod(self.table.place[seat], 10)

    def cards(self, seat: int) -> list[str]:
        return [CARDS[kind].key for kind in self.table.hands.cards(seat)]

    def items(self, seat: int) -> list[str]:
        return [CARDS[kind].key for kind in self.table.carried.cards(seat)]

    def in_play(self) -> list[str]:
        return [CARDS[spell.card].key for spell in self.table.spells]

    def markers(self, card: str) -> int:
        return next(spell.markers for spell in self.table.spells if CARDS[spell.card].key == card)

    def discarded(self, card: str) -> int:
        return self.table.discards[0].count(NUMBER[card])

    def on(self, row: int, column: int) -> list[str]:
        return [CARDS[kind].key for kind in self.table.dropped_on(square_at(row, column))]

    def stands(self, row: int, column: int, side: str) -> str:
        kind = self.table.maze.borders[self.border_at(row, column, side)]
        return next(word for word, number in KINDS_OF_BORDER.items() if number == kind)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what, as the seat itself sees it."""
        return self.table.asked, GAME.view(self.table, self.table.asked).question


class Beginning(WizScene):
    """A table at its very beginning, as it is laid out; seat 0 begins unless the options say otherwise."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        Scene.__init__(self, GAME, WizWar, seats, {"first_seat": "0", **options})


def sq(row: int, column: int) -> str:
    return square_word(square_at(row, column))


def square(row: int, column: int) -> str:
    """The option that aims at a square."""
    return f"square {sq(row, column)}"


def border(t: WizScene, row: int, column: int, side: str) -> str:
    """The option that aims at a border."""
    number = t.border_at(row, column, side)
    return f"border {square_word(number // 2)} {'south' if number % 2 else 'east'}"


def scene(seats: int = 2, side: str = "a", **options: str) -> WizScene:
    """The test boards: T2A by default; blue, red, yellow, green in the slots A, B, C, D."""
    return WizScene(seats, side, options)


def duel(**options: str) -> WizScene:
    """Seat 0 in the north-west corner, seat 1 three squares east of it in the same corridor, in sight of each other."""
    return WizScene(2, "a", options).at(0, 0, 0).at(1, 0, 3)


def trio(**options: str) -> WizScene:
    """A duel with a third wizard one square behind seat 1, all in sight of each other."""
    return WizScene(3, "a", options).at(0, 0, 0).at(1, 0, 3).at(2, 0, 4)


def wide(seats: int = 2, **options: str) -> WizScene:
    """A duel or a trio with all cards there are."""
    return (duel if seats == 2 else trio)(giant_spellbook="on", **options)
