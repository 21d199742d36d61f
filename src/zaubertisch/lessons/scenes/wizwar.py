"""Putting the pieces of Wiz-War: wizards, cards, things, spells and the maze."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from zaubertisch.games.wizwar.cards import CARDS, ITEM, NUMBER
from zaubertisch.games.wizwar.components import MOST_LIFE
from zaubertisch.games.wizwar.effects.creations import FILLS
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.harm.settle import die, give_credit
from zaubertisch.games.wizwar.maze.board import BOARDS, OUTSIDE, square_at
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FIRE_WALL, OPEN, WALL, Maze
from zaubertisch.games.wizwar.table.diary import EVERYBODY, SURE, entry
from zaubertisch.games.wizwar.table.state import NO_TREASURE, NOWHERE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.variants import TAUGHT, Variant
from zaubertisch.games.wizwar.view import ITEM_KINDS
from zaubertisch.kernel.step import NOBODY
from zaubertisch.lessons.scenes.naming import BadScene, no_such, place_of
from zaubertisch.lessons.scenes.stage import Stage

KINDS_OF_BORDER: Final = {"open": OPEN, "wall": WALL, "door": DOOR, "fire": FIRE_WALL}
SIDES: Final = ["north", "east", "south", "west"]


class WizStage(Stage[WizWar]):
    """Seat 0 is blue and in the middle of its phase 2, seat 1 red, and so on; the sectors lie in order, not turned.

    Nobody has cards; all lie in the deck. It is nobody's first turn.
    """

    verbs: ClassVar[list[str]] = [
        "with_foreign", "hand", "everybody_knows", "carry", "lying", "fill_discards", "at", "life", "stun", "mp",
        "first_turn", "kills", "struck", "dead", "treasure", "bearing", "border", "spell", "glued", "traps", "dice",
    ]

    def __init__(self, seats: int, side: str, options: dict[str, str]) -> None:
        super().__init__(GAME, WizWar, seats, {"first_seat": "0", "side": side, **options})
        g = self.table
        g.colours = list(range(seats))
        g.maze = Maze()
        g.maze.lay(side, list(range(seats)), [0] * seats)
        g.start_pieces()
        g.turns = [1] * seats

    def can_be(self) -> None:
        """Whoever was just brought down is buried with the next action, and only then the rest must hold."""
        if not self.table.unsettled:
            super().can_be()

    def number(self, parameter: str, said: str) -> int:
        """A square is said as “0,3”, row and column, a border as “0,3,east”."""
        row, column, *side = said.split(",") if parameter in ("square", "border") else (said, said)
        if parameter == "border":
            return self.border_at(int(row), int(column), *side)
        return self.square_at(int(row), int(column)) if parameter == "square" else super().number(parameter, said)

    # Cards

    def fetch(self, card: str, deck: int = 0) -> int:
        """The card leaves the deck or its discard pile, or the scene says why it cannot."""
        if card not in NUMBER:
            raise BadScene(no_such("card", card, NUMBER))
        kind = NUMBER[card]
        for pile in (self.table.decks[deck], self.table.discards[deck]):
            if pile.has(kind):
                pile.remove(kind)
                return kind
        raise BadScene(self.lacking(card, deck))

    def lacking(self, card: str, deck: int) -> str:
        """Why a card cannot be fetched: its school is not here, it is in the other spellbook, or all are in use."""
        variant = self.table.variant
        whose = f" of the seats {deck}, {deck + 2}, …" if variant.personal else ""
        schools = [school for school in TAUGHT if (school in variant.schools) == (deck == 0)]
        copies = [of[NUMBER[card]] for of in variant.deck_copies]
        if copies[deck]:
            return f"No {card} is left in the deck{whose}; it has {copies[deck]}, and this scene has put them all."
        elsewhere = "the other spellbook has it" if sum(copies) else f"its schools are {of_schools(card)}"
        return f"There is no {card} in the deck{whose}, made of {', '.join(schools)}; {elsewhere}."

    def with_foreign(self, *cards: str) -> Self:
        """These cards of other schools are in the deck as well, one of each."""
        g = self.table
        g.variant = Variant()
        for card in cards:
            g.variant.copies[NUMBER[card]] += 1
            g.variant.deck_copies[0][NUMBER[card]] += 1
            g.decks[0].add(NUMBER[card])
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """The seat holds these cards, of its own spellbook where there are two."""
        for card in cards:
            self.table.hands.add(self.lives(seat), self.fetch(card, self.table.group(seat)))
        return self

    def everybody_knows(self, seat: int, *cards: str) -> Self:
        """These cards of a hand have been seen by everybody."""
        for card in cards:
            if not self.table.hands.has(self.sits(seat), NUMBER[card]):
                raise BadScene(f"Seat {seat} holds no {card} to be known.")
        self.table.seen += [entry(SURE, EVERYBODY, seat, NUMBER[card]) for card in cards]
        return self

    def carry(self, seat: int, *items: str) -> Self:
        """The seat carries these items, of its own spellbook where there are two."""
        for item in items:
            self.table.carried.add(self.lives(seat), self.fetch_item(item, self.table.group(seat)))
        self.table.speed = self.table.base_speed(self.table.active)
        return self

    def lying(self, item: str, row: int, column: int, deck: int = 0) -> Self:
        """This item lies on the floor."""
        self.table.put_item(self.fetch_item(item, deck), self.square_at(row, column), deck)
        return self

    def fetch_item(self, item: str, deck: int) -> int:
        if item not in NUMBER:
            raise BadScene(no_such("item", item, [card.key for card in CARDS if card.types & ITEM]))
        if not CARDS[NUMBER[item]].types & ITEM:
            raise BadScene(f"{item} is no item: nobody can carry it, and it lies nowhere.")
        return self.fetch(item, deck)

    def fill_discards(self, keep: int) -> Self:
        """All but so many cards of the deck lie on the discard pile."""
        g = self.table
        while len(g.decks[0]) > keep:
            kind = g.decks[0].kinds()[0]
            g.decks[0].remove(kind)
            g.discards[0].add(kind)
        return self

    # Wizards

    def lives(self, seat: int) -> int:
        """A seat of this table whose wizard is not dead."""
        if not self.table.alive(self.sits(seat)):
            raise BadScene(f"Seat {seat} is dead and can have nothing.")
        return seat

    def at(self, seat: int, row: int, column: int) -> Self:
        """The wizard stands on this square."""
        self.table.place[self.lives(seat)] = self.square_at(row, column)
        return self

    def life(self, *life: int) -> Self:
        """The life of all seats."""
        lives = self.for_every_seat(life, "life for")
        if max(life) > MOST_LIFE:
            raise BadScene(f"Nobody has more life than {MOST_LIFE}.")
        self.table.life = lives
        return self

    def stun(self, seat: int, markers: int) -> Self:
        """So many stun markers lie with the wizard."""
        self.table.stun[self.lives(seat)] = markers
        return self

    def mp(self, points: int) -> Self:
        """So many movement points are left this turn."""
        self.table.mp = points
        return self

    def first_turn(self) -> Self:
        """It is everybody's first turn."""
        self.table.turns = [0] * self.table.seats
        return self

    def kills(self, *kills: int) -> Self:
        """So many wizards each seat has killed before."""
        self.table.kills = self.for_every_seat(kills, "kills of")
        return self

    def struck(self, seat: int, by: int = NOBODY) -> Self:
        """The wizard has just lost all life, by an attack of this seat or by nobody's; the next action settles it."""
        self.table.hurt(self.lives(seat), self.table.life[seat], by)
        return self

    def dead(self, *seats: int) -> Self:
        """These wizards died in earlier turns, by nobody's hand: all they had fell or was discarded."""
        g = self.table
        for seat in seats:
            if g.active == self.lives(seat):
                raise BadScene(f"Seat {seat} has the turn and cannot be dead.")
            if len(g.living()) <= 2:
                raise BadScene(f"With seat {seat} dead as well the game would be over.")
            g.lose_heart(seat)
            die(g, seat)
            give_credit(g, seat, NOBODY)
        return self

    # Treasures

    def treasure(self, number: int, row: int, column: int) -> Self:
        """This treasure lies on the floor."""
        self.table.treasures[self.nobody_bears(number)] = self.square_at(row, column)
        return self

    def bearing(self, seat: int, number: int) -> Self:
        """The wizard bears this treasure."""
        borne = self.table.burden[self.lives(seat)]
        if borne != NO_TREASURE:
            raise BadScene(f"Seat {seat} bears treasure {borne} already.")
        self.table.treasures[self.nobody_bears(number)] = NOWHERE
        self.table.burden[seat] = number
        return self

    def nobody_bears(self, number: int) -> int:
        """A treasure of this table that can still be put somewhere: two are those of seat 0, the next two of seat 1."""
        count = len(self.table.treasures)
        if not 0 <= number < count:
            raise BadScene(f"There is no treasure {number}; there are {count}, counted from 0.")
        if number in self.table.burden:
            raise BadScene(f"Seat {self.table.burden.index(number)} bears treasure {number}.")
        return number

    # The maze and spells

    def square_at(self, row: int, column: int) -> int:
        """A square of this table's board."""
        inside = 0 <= row < 10 and 0 <= column < 10 and square_at(row, column) in BOARDS[self.table.seats].squares
        if not inside:
            raise BadScene(f"Row {row}, column {column} is no square of the board for {self.table.seats}.")
        return square_at(row, column)

    def border_at(self, row: int, column: int, side: str) -> int:
        place = self.square_at(row, column) * 4 + place_of("side", side, SIDES)
        border = BOARDS[self.table.seats].border[place]
        if border == OUTSIDE:
            raise BadScene(f"{side.capitalize()} of row {row}, column {column} is the outer wall.")
        return border

    def border(self, row: int, column: int, side: str, kind: str) -> Self:
        """This side of a square is open, a wall, a door or a wall of fire."""
        if kind not in KINDS_OF_BORDER:
            raise BadScene(no_such("border", kind, KINDS_OF_BORDER))
        self.table.maze = self.table.maze.clone()
        self.table.maze.put(self.border_at(row, column, side), KINDS_OF_BORDER[kind])
        return self

    def spell(
        self, card: str, caster: int, target: int = -1, border: int = -1, square: int = -1, markers: int = 0,
    ) -> Self:
        """This spell lies in front of its caster, of the caster's own spellbook, and what it creates is there."""
        kind = self.fetch(card, self.table.group(self.lives(caster)))
        self.table.casting.add(kind)
        self.table.lay_spell(kind, caster, target, border, square, markers)
        if border >= 0 and card != "seal_door":
            made = {"wall_of_fire": FIRE_WALL, "create_door": DOOR}.get(card, WALL)
            self.table.put_border(border, made)
        if square >= 0 and card != "glue":
            self.table.put_fill(square, FILLS.get(kind, BLOCK))
        self.table.speed = self.table.base_speed(self.table.active)
        return self

    def glued(self, thing: str | int, row: int, column: int, caster: int = 1, markers: int = 1) -> Self:
        """An item, or a treasure by its number, that lies there is glued to its square."""
        g, square = self.table, self.square_at(row, column)
        if isinstance(thing, str):
            if thing not in NUMBER:
                raise BadScene(no_such("item", thing, NUMBER))
            lies, held = NUMBER[thing] in g.dropped_on(square), NUMBER[thing]
        else:
            lies, held = g.treasures[self.nobody_bears(thing)] == square, ITEM_KINDS + thing
        named = thing if isinstance(thing, str) else f"treasure {thing}"
        if not lies:
            raise BadScene(f"No {named} lies at row {row}, column {column} to be glued.")
        self.spell("glue", caster, square=square, markers=markers)
        last = g.spells[-1].twin()
        last.thing = held
        g.change_last_spell(last)
        return self

    def traps(self, caster: int, *squares: tuple[int, int]) -> Self:
        """Trap markers lie here, the first of them real."""
        self.spell("booby_trap", caster)
        self.table.traps = sorted([self.square_at(*square) for square in squares])
        self.table.real_trap = self.square_at(*squares[0])
        return self

    # Chance

    def dice(self, *values: int) -> Self:
        """The next dice roll."""
        self.chance(*[value - 1 for value in values])
        return self


def of_schools(card: str) -> str:
    """The schools that bring a card."""
    return ", ".join(CARDS[NUMBER[card]].copies)


def stage(seats: int, options: dict[str, str]) -> WizStage:
    """The boards as printed, those of side A unless the options say otherwise."""
    return WizStage(seats, options.get("side", "a"), options)
