"""Scenes of Wiz-War."""

from __future__ import annotations

from tests.support.scene import Scene
from zaubertisch.games.wizwar.actions import PASS, square_word
from zaubertisch.games.wizwar.cards import CARDS, NUMBER
from zaubertisch.games.wizwar.effects.creations import FILLS
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import BOARDS, square_at
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FIRE_WALL, OPEN, WALL, Maze
from zaubertisch.games.wizwar.table.diary import EVERYBODY, SURE, entry
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.variants import Variant

KINDS_OF_BORDER = {"open": OPEN, "wall": WALL, "door": DOOR, "fire": FIRE_WALL}


class WizScene(Scene[WizWar]):
    """Seat 0 is blue and in the middle of its phase 2, seat 1 red, and so on; the sectors lie in order, not turned.

    Nobody has cards; all lie in the deck. It is nobody's first turn.
    """

    def __init__(self, seats: int, side: str, options: dict[str, str]) -> None:
        super().__init__(GAME, WizWar, seats, {"first_seat": "0", "side": side, **options})
        g = self.table
        g.colours = list(range(seats))
        g.maze = Maze()
        g.maze.lay(side, list(range(seats)), [0] * seats)
        g.start_pieces()
        g.turns = [1] * seats

    # Putting pieces

    def fetch(self, card: str, group: int = 0) -> int:
        kind = NUMBER[card]
        if self.table.decks[group].has(kind):
            self.table.decks[group].remove(kind)
        else:
            self.table.discards[group].remove(kind)
        return kind

    def with_foreign(self, *cards: str) -> WizScene:
        """These cards of other schools are in the deck as well, one of each."""
        g = self.table
        g.variant = Variant()
        for card in cards:
            g.variant.copies[NUMBER[card]] += 1
            g.variant.deck_copies[0][NUMBER[card]] += 1
            g.decks[0].add(NUMBER[card])
        return self

    def hand(self, seat: int, *cards: str) -> WizScene:
        for card in cards:
            self.table.hands.add(seat, self.fetch(card, self.table.group(seat)))
        return self

    def everybody_knows(self, seat: int, *cards: str) -> WizScene:
        """These cards of a hand have been seen by everybody."""
        self.table.seen += [entry(SURE, EVERYBODY, seat, NUMBER[card]) for card in cards]
        return self

    def carry(self, seat: int, *items: str) -> WizScene:
        for item in items:
            self.table.carried.add(seat, self.fetch(item))
        self.table.speed = self.table.base_speed(self.table.active)
        return self

    def lying(self, item: str, row: int, column: int) -> WizScene:
        self.table.put_item(self.fetch(item), square_at(row, column))
        return self

    def at(self, seat: int, row: int, column: int) -> WizScene:
        self.table.place[seat] = square_at(row, column)
        return self

    def life(self, *life: int) -> WizScene:
        self.table.life = list(life)
        return self

    def stun(self, seat: int, markers: int) -> WizScene:
        self.table.stun[seat] = markers
        return self

    def mp(self, points: int) -> WizScene:
        self.table.mp = points
        return self

    def treasure(self, number: int, row: int, column: int) -> WizScene:
        self.table.treasures[number] = square_at(row, column)
        return self

    def bearing(self, seat: int, number: int) -> WizScene:
        self.table.treasures[number] = -1
        self.table.burden[seat] = number
        return self

    def border(self, row: int, column: int, side: str, kind: str) -> WizScene:
        self.table.maze = self.table.maze.clone()
        self.table.maze.put(self.border_at(row, column, side), KINDS_OF_BORDER[kind])
        return self

    def spell(
        self, card: str, caster: int, target: int = -1, border: int = -1, square: int = -1, markers: int = 0,
    ) -> WizScene:
        """This spell lies in front of its caster, and what it creates is there."""
        kind = self.fetch(card)
        self.table.casting.add(kind)
        self.table.lay_spell(kind, caster, target, border, square, markers)
        if border >= 0 and card != "seal_door":
            made = {"wall_of_fire": FIRE_WALL, "create_door": DOOR}.get(card, WALL)
            self.table.put_border(border, made)
        if square >= 0 and card != "glue":
            self.table.put_fill(square, FILLS.get(kind, BLOCK))
        self.table.speed = self.table.base_speed(self.table.active)
        return self

    def traps(self, caster: int, *squares: tuple[int, int]) -> WizScene:
        """Trap markers lie here, the first of them real."""
        self.spell("booby_trap", caster)
        self.table.traps = sorted([square_at(*square) for square in squares])
        self.table.real_trap = square_at(*squares[0])
        return self

    def first_turn(self) -> WizScene:
        self.table.turns = [0] * self.table.seats
        return self

    def fill_discards(self, keep: int) -> WizScene:
        """All but so many cards of the deck lie on the discard pile."""
        g = self.table
        while len(g.decks[0]) > keep:
            kind = g.decks[0].kinds()[0]
            g.decks[0].remove(kind)
            g.discards[0].add(kind)
        return self

    def dice(self, *values: int) -> WizScene:
        self.chance(*[value - 1 for value in values])
        return self

    # Letting seats speak

    def quiet(self) -> None:
        """Whoever is asked to react passes."""
        g = self.table
        while g.stack and g.planning < 0 and g.question() in ("react", "react_shield"):
            g.apply(PASS)
            g.check()

    def does(self, seat: int, *words: str) -> WizScene:
        """The seat says these words, and nobody reacts."""
        for word in words:
            self.says(seat, word)
            self.quiet()
        return self

    def ends_turn(self, seat: int) -> WizScene:
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

    def border_at(self, row: int, column: int, side: str) -> int:
        place = square_at(row, column) * 4 + ["north", "east", "south", "west"].index(side)
        return BOARDS[self.table.seats].border[place]

    def stands(self, row: int, column: int, side: str) -> str:
        kind = self.table.maze.borders[self.border_at(row, column, side)]
        return next(word for word, number in KINDS_OF_BORDER.items() if number == kind)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what, as the seat itself sees it."""
        return self.table.asked, GAME.view(self.table, self.table.asked).question


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


def wide(**options: str) -> WizScene:
    """A duel with all cards there are."""
    return duel(giant_spellbook="on", **options)
