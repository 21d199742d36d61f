"""The rulebook's frame: the game, a turn, and the parts of a turn with their six steps."""

from __future__ import annotations

from zaubertisch.games.magia import scoring
from zaubertisch.games.magia.actions import DISCARD, NAME, SECURE, SECURE_OR_WAIT, STEAL, WAIT, WAIT_ONLY
from zaubertisch.games.magia.arrival import Arrival
from zaubertisch.games.magia.components import (
    BOOK_SIZE,
    BY_LIMIT,
    BY_PILE,
    BY_STALL,
    DRAW,
    EITHER_WAY,
    EXAMINER,
    EXAMINER_COST,
    FIGURES,
    HAND_LIMIT,
    KINDS,
    RUNNING,
)
from zaubertisch.games.magia.examiner import ExaminerMove, can_move_anything, can_move_examiner
from zaubertisch.games.magia.hexes import COLOUR_OF, GREY, WHITE
from zaubertisch.games.magia.layout import set_up
from zaubertisch.games.magia.move import Move
from zaubertisch.games.magia.section import Section
from zaubertisch.games.magia.symbols import AdditionalAction
from zaubertisch.games.magia.table import Magia
from zaubertisch.games.magia.walk import can_move, useful_colours
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY


class Match(Section):
    """The game: turns, until somebody ends it, the draw pile is used up, or nothing moves any more."""

    def run(self, g: Magia) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return g.call(Turn(g.active))
            case 2: return self.next_turn_or_end(g)
            case 3: return self.score(g)  # Magia.close() knows this number
            case _: return END

    def begin(self, g: Magia) -> int:
        """[MA-011 MA-R01 MA-R83] Everything is laid out; the first master is drawn by lot, or named by the table."""
        set_up(g)
        fixed = g.variant.first_seat
        g.active = g.chance.below(g.seats) if fixed == NOBODY else fixed
        return NEXT

    def next_turn_or_end(self, g: Magia) -> int:
        """[MA-001 MA-137 MA-139 MA-140 MA-R70 MA-R80] After a turn the next seat follows, unless time is up."""
        g.stall = 0 if g.stirred else g.stall + 1
        if len(g.pile) == 0:
            g.end = BY_PILE
        elif g.variant.stall_limit and g.stall >= g.variant.stall_limit:
            g.end = BY_STALL
        elif g.turn >= g.variant.max_turns:
            g.end = BY_LIMIT
        if g.end != RUNNING:
            return NEXT
        g.active = (g.active + 1) % g.seats
        return self.goto(1)

    def score(self, g: Magia) -> int:
        """[MA-111 MA-138] Everything secret is shown and counted."""
        if not g.silent:
            scoring.tell(g)
        return NEXT

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin


class Turn(Section):
    """A turn [MA-013 MA-016]: one part, one more for each double carried out; then securing and the hand limit."""

    def run(self, g: Magia) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return g.call(Part(self.seat))
            case 2: return self.another_part(g)
            case 3: return window(g, self.seat)
            case 4: return self.keep_hand_limit(g)
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
        return self.goto(1) if g.extra else NEXT

    def keep_hand_limit(self, g: Magia) -> int:
        """[MA-135 MA-136 MA-R71] Only the active master is checked, and only now."""
        return g.call(HandLimit(self.seat)) if g.hands.size(self.seat) > HAND_LIMIT else NEXT

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        return twin


class Part(Section):
    """A part of a turn [MA-013 MA-014]: name, draw, move, take and meet, additional action."""

    def run(self, g: Magia) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return window(g, self.seat)
            case 2: return self.name(g)
            case 3: return self.draw(g)
            case 4: return self.move(g)
            case 5: return g.call(Arrival(self.seat, g.figure))
            case 6: return window(g, self.seat)
            case 7: return self.additional_action(g)
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
            return "MA-018"
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
        return self.at > 2 or g.part == 1 or can_move_anything(g, self.seat)

    def clone(self) -> Part:
        twin = Part()
        twin.like(self)
        return twin


def may_name(g: Magia, seat: int, figure: int) -> bool:
    """[MA-019 MA-020 MA-021 MA-R56] Whether the seat may name this figure now."""
    if figure == EXAMINER:
        return g.hands.size(seat) >= EXAMINER_COST and can_move_examiner(g, seat)
    return g.part == 1 or can_move(g, seat, figure)


def victims(g: Magia, seat: int) -> list[int]:
    """[MA-028 MA-029 MA-R14] The other masters who have cards."""
    return [other for other in range(g.seats) if other != seat and g.hands.size(other) > 0]


def relieve(g: Magia, seat: int) -> None:
    """[MA-031 MA-R11] Nothing drawn and nothing to move with, as at the start of the turn: two cards from the pile."""
    if g.variant.relief_draw and not can_move_anything(g, seat):
        if not g.silent:
            g.tell(EVERYONE, "relief", {"seat": seat})
        g.draw_cards(seat, DRAW)


def window(g: Magia, seat: int) -> int:
    """[MA-130 MA-R58] Whoever has five crystals is asked, so that the question does not betray the book."""
    if g.size(seat) == BOOK_SIZE and not g.is_safe(seat):
        return g.call(SecureWindow(seat))
    return NEXT


class SecureWindow(Section):
    """The right to secure the book [MA-129 MA-130 MA-133 MA-134 MA-R52 MA-R59]; it ends nothing but open symbols."""

    def run(self, g: Magia) -> int:
        return g.ask(self.seat) if self.at == 0 else END

    def question(self, g: Magia) -> str:
        return "secure"

    def options(self, g: Magia) -> list[int]:
        return SECURE_OR_WAIT if g.book_matches(self.seat) else WAIT_ONLY

    def why_not(self, g: Magia, action: int) -> str:
        if action == WAIT:
            return ""
        if action == SECURE:
            return "" if g.book_matches(self.seat) else "MA-129"
        return "MA-130"

    def take(self, g: Magia, action: int) -> int:
        if action == SECURE:
            g.secure(self.seat)
        return NEXT

    def clone(self) -> SecureWindow:
        twin = SecureWindow()
        twin.like(self)
        return twin


class Theft(Section):
    """From a black field [MA-028]: whose hand to take a card from."""

    def run(self, g: Magia) -> int:
        return g.ask_or_take(self.seat) if self.at == 0 else END

    def question(self, g: Magia) -> str:
        return "steal"

    def options(self, g: Magia) -> list[int]:
        return [STEAL + seat for seat in victims(g, self.seat)]

    def why_not(self, g: Magia, action: int) -> str:
        victim = action - STEAL
        if not 0 <= victim < g.seats or victim == self.seat:
            return "MA-028"
        return "" if g.hands.size(victim) > 0 else "MA-029"

    def take(self, g: Magia, action: int) -> int:
        g.steal(self.seat, action - STEAL)
        return NEXT

    def clone(self) -> Theft:
        twin = Theft()
        twin.like(self)
        return twin


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
        return "" if 0 <= kind < KINDS and g.hands.has(self.seat, kind) else "MA-135"

    def take(self, g: Magia, action: int) -> int:
        g.put_down(self.seat, action - DISCARD, "discarded")
        return NEXT

    def clone(self) -> HandLimit:
        twin = HandLimit()
        twin.like(self)
        return twin
