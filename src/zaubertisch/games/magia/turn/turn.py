"""A turn, its parts with their six steps, and the hand limit."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import DISCARD, NAME
from zaubertisch.games.magia.arrival.arrival import Arrival
from zaubertisch.games.magia.components import DRAW, EITHER_WAY, EXAMINER, EXAMINER_COST, FIGURES, HAND_LIMIT, KINDS
from zaubertisch.games.magia.hexes import COLOUR_OF, GREY, WHITE
from zaubertisch.games.magia.moving.examiner import ExaminerMove
from zaubertisch.games.magia.moving.move import Move
from zaubertisch.games.magia.moving.possible import can_move, can_move_anything, can_move_examiner, useful_colours
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.drawing import Theft, relieve, victims
from zaubertisch.games.magia.turn.securing import window
from zaubertisch.games.magia.turn.symbols import AdditionalAction
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT


class Turn(Section):
    """A turn [MA-013 MA-016]: one part, one more for each double carried out; then securing and the hand limit."""

    BEGIN: Final = 0
    PART: Final = 1
    ANOTHER_PART: Final = 2
    SECURE: Final = 3
    HAND_LIMIT: Final = 4

    def run(self, g: Magia) -> int:
        match self.at:
            case Turn.BEGIN: return self.begin(g)
            case Turn.PART: return g.call(Part(self.seat))
            case Turn.ANOTHER_PART: return self.another_part(g)
            case Turn.SECURE: return window(g, self.seat)
            case Turn.HAND_LIMIT: return self.keep_hand_limit(g)
            case _: return END

    def begin(self, g: Magia) -> int:
        g.turn += 1
        g.part = 0
        g.stirred = False
        if not g.silent:
            g.tell(EVERYONE, "turn", {"seat": self.seat, "turn": g.turn})
        return NEXT

    def another_part(self, g: Magia) -> int:
        """[MA-124 MA-125 MA-R57] A double brings another part, even if the draw pile is used up."""
        return self.goto(Turn.PART) if g.extra else NEXT

    def keep_hand_limit(self, g: Magia) -> int:
        """[MA-135 MA-136 MA-R71] Only the active master is checked, and only now."""
        return g.call(HandLimit(self.seat)) if g.hands.size(self.seat) > HAND_LIMIT else NEXT

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        return twin


class Part(Section):
    """A part of a turn [MA-013 MA-014]: name, draw, move, take and meet, additional action."""

    BEGIN: Final = 0
    SECURE: Final = 1
    NAME: Final = 2
    DRAW: Final = 3
    MOVE: Final = 4
    ARRIVE: Final = 5
    SECURE_AGAIN: Final = 6
    ADDITIONAL_ACTION: Final = 7

    def run(self, g: Magia) -> int:
        match self.at:
            case Part.BEGIN: return self.begin(g)
            case Part.SECURE: return window(g, self.seat)
            case Part.NAME: return self.name(g)
            case Part.DRAW: return self.draw(g)
            case Part.MOVE: return self.move(g)
            case Part.ARRIVE: return g.call(Arrival(self.seat, g.figure))
            case Part.SECURE_AGAIN: return window(g, self.seat)
            case Part.ADDITIONAL_ACTION: return self.additional_action(g)
            case _: return END

    def begin(self, g: Magia) -> int:
        g.part += 1
        g.extra = False
        g.figure = -1
        g.played = 0
        g.ways = EITHER_WAY
        g.jumped = False
        g.symbols = 0
        g.bearings = 0
        return NEXT

    def name(self, g: Magia) -> int:
        """[MA-015 MA-R09] A figure must be named; only securing the book can leave a later part without any."""
        return g.ask(self.seat) if g.part == 1 or can_move_anything(g, self.seat) else END

    def question(self, g: Magia) -> str:
        return "name"

    def options(self, g: Magia) -> list[int]:
        """[MA-018 MA-019 MA-022 MA-R06 MA-R07 MA-R55 MA-R78] At first any apprentice, then any figure that can move."""
        return [NAME + figure for figure in range(len(FIGURES)) if may_name(g, self.seat, figure)]

    def why_not(self, g: Magia, action: int) -> str:
        figure = action - NAME
        if not 0 <= figure < len(FIGURES):
            return ELSEWHERE
        if may_name(g, self.seat, figure):
            return ""
        return "MA-020" if figure == EXAMINER else "MA-021"

    def take(self, g: Magia, action: int) -> int:
        """[MA-R79] The named figure stays named."""
        g.figure = action - NAME
        g.origin = g.figures[g.figure]
        if not g.silent:
            g.tell(EVERYONE, "named", {"seat": self.seat, "figure": FIGURES[g.figure], "part": g.part})
        return NEXT

    def draw(self, g: Magia) -> int:
        """[MA-014 MA-023 MA-030 MA-032 MA-R10 MA-R17] In the first part, by the colour of the apprentice's field."""
        if g.part > 1 or g.figure == EXAMINER:
            return NEXT
        colour = COLOUR_OF[g.origin]
        if colour == WHITE:
            g.draw_cards(self.seat, DRAW)
        elif colour == GREY:
            if g.take_discards(self.seat, DRAW) == 0:
                relieve(g, self.seat)
        elif victims(g, self.seat):
            return g.call(Theft(self.seat))
        else:
            relieve(g, self.seat)
        return NEXT

    def move(self, g: Magia) -> int:
        """[MA-015 MA-049 MA-R08 MA-R60] The figure moves if it can; if not, the part is over."""
        if g.figure == EXAMINER:
            return g.call(ExaminerMove(self.seat))
        if can_move(g, self.seat, g.figure):
            return g.call(Move(self.seat))
        g.be_stuck(self.seat, g.figure, useful_colours(g, self.seat, g.figure))
        return END

    def additional_action(self, g: Magia) -> int:
        """[MA-083 MA-113 MA-116 MA-127] Only for an apprentice, and never for a secured master."""
        if g.symbols and not g.is_safe(self.seat):
            return g.call(AdditionalAction(self.seat))
        return NEXT

    def could_be(self, g: Magia) -> bool:
        """Before a later part some figure can be moved."""
        return self.at > Part.NAME or g.part == 1 or can_move_anything(g, self.seat)

    def clone(self) -> Part:
        twin = Part()
        twin.like(self)
        return twin


def may_name(g: Magia, seat: int, figure: int) -> bool:
    """[MA-019 MA-020 MA-021 MA-R56] Whether the seat may name this figure now."""
    if figure == EXAMINER:
        return g.hands.size(seat) >= EXAMINER_COST and can_move_examiner(g, seat)
    return g.part == 1 or can_move(g, seat, figure)


class HandLimit(Section):
    """[MA-135] Too many cards at the end of the turn: one after the other goes to the discard pile."""

    def run(self, g: Magia) -> int:
        return g.ask(self.seat) if g.hands.size(self.seat) > HAND_LIMIT else END

    def question(self, g: Magia) -> str:
        return "discard"

    def options(self, g: Magia) -> list[int]:
        return [DISCARD + kind for kind in g.hands.kinds_of(self.seat)]

    def why_not(self, g: Magia, action: int) -> str:
        kind = action - DISCARD
        if not 0 <= kind < KINDS:
            return ELSEWHERE
        return "" if g.hands.has(self.seat, kind) else "MA-135"

    def take(self, g: Magia, action: int) -> int:
        g.put_down(self.seat, action - DISCARD, "discarded")
        return NEXT

    def clone(self) -> HandLimit:
        twin = HandLimit()
        twin.like(self)
        return twin
