"""The game and its rounds: turn order, income, turns, hand limit and scoring."""

from __future__ import annotations

from zaubertisch.games.zavandor.abilities import keeps_sage_cards
from zaubertisch.games.zavandor.actions import CHOOSE
from zaubertisch.games.zavandor.components import (
    BY_ROUND_CAP,
    BY_SENTINELS,
    CHARACTERS,
    COLOURS,
    ENDS,
    LAST_ONE,
    RUNNING,
    SENTINELS_TO_END,
)
from zaubertisch.games.zavandor.limit import HandLimit
from zaubertisch.games.zavandor.prices import rank_modifiers
from zaubertisch.games.zavandor.scoring import gem_points, points
from zaubertisch.games.zavandor.table import Zavandor
from zaubertisch.games.zavandor.turn import Turn
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Match(Step[Zavandor]):
    """The game [ZA-031 ZA-155]: set-up, then rounds until five sentinels are owned at the end of one."""

    def run(self, g: Zavandor) -> int:
        match self.at:
            case 0: return g.call(Characters())
            case 1: return self.set_up(g)
            case 2: return g.call(Round())
            case _: return END if g.end != RUNNING else self.goto(2)

    def set_up(self, g: Zavandor) -> int:
        """[ZA-029] As many artefacts as seats are turned up."""
        g.refill_display()
        return NEXT

    def clone(self) -> Match:
        twin = Match()
        twin.like(self)
        return twin


class Characters(Step[Zavandor]):
    """Who plays whom [ZA-019]: by lot, as the table has agreed, or chosen in a random order of the seats."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0

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


class Round(Step[Zavandor]):
    """A round in four phases [ZA-031 ZA-032]."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0  # whose turn it is, in turn order

    def run(self, g: Zavandor) -> int:
        match self.at:
            case 0: return self.deal_discs(g)
            case 1: return self.refill(g)
            case 2: return self.gain_energy(g)
            case 3: return self.next_turn(g)
            case 4: return self.turn_is_over(g)
            case 5: return self.keep_the_limit(g)
            case 6: return self.count_points(g)
            case _: return END

    def deal_discs(self, g: Zavandor) -> int:
        """[ZA-033 ZA-036 ZA-040] The turn order is settled for the round, and with it who pays more and who less."""
        g.round += 1
        g.phase = 1
        if not g.silent:
            g.tell(EVERYONE, "round_begins", {"round": g.round})
        g.order = turn_order(g)
        g.discs = [NOBODY] * g.seats
        for disc, seat in enumerate(g.order):
            g.discs[seat] = disc
            if not g.silent:
                g.tell(EVERYONE, "took_disc", {"seat": seat, "disc": disc + 1})
        g.rank_price = rank_modifiers(g.discs, g.points)
        for seat in g.order:
            self.take_sage_cards(g, seat)
        return NEXT

    def take_sage_cards(self, g: Zavandor, seat: int) -> None:
        """[ZA-040] To the hand; where the table wants it, cards of gems one cannot have fade to dust."""
        if g.variant.sage_dust:
            for colour in range(len(COLOURS)):
                if not keeps_sage_cards(g, seat, colour):
                    g.turn_into_dust(seat, colour)
        if g.under.size(seat) or g.promised[seat]:
            g.take_from_under_disc(seat)
        g.settle(seat)

    def refill(self, g: Zavandor) -> int:
        """[ZA-037 ZA-038 ZA-039] Only now; sentinels are never refilled."""
        g.refill_display()
        return NEXT

    def gain_energy(self, g: Zavandor) -> int:
        """[ZA-032 ZA-041 ZA-044 ZA-052] Everybody's income, in turn order."""
        g.phase = 2
        for seat in g.order:
            g.gain_energy(seat)
        g.phase = 3
        return NEXT

    def next_turn(self, g: Zavandor) -> int:
        """[ZA-053 ZA-R59] The next seat in turn order that is still in the game; the round is always finished."""
        while self.place < len(g.order) and g.is_out(g.order[self.place]):
            self.place += 1
        if self.place == len(g.order):
            return self.goto(5)
        return g.call(Turn(g.order[self.place]))

    def turn_is_over(self, g: Zavandor) -> int:
        """A single seat left has won; else the next one comes."""
        self.place += 1
        if g.living() == 1:
            g.end = LAST_ONE
            if not g.silent:
                g.tell(EVERYONE, "game_ends", {"end": ENDS[g.end]})
            return END
        return self.goto(3)

    def keep_the_limit(self, g: Zavandor) -> int:
        """[ZA-138 ZA-R58] Also in the last round."""
        g.phase = 4
        return g.call(HandLimit())

    def count_points(self, g: Zavandor) -> int:
        """[ZA-015 ZA-143 ZA-153 ZA-155 ZA-156 ZA-160 ZA-R62] Markers are set afresh; perhaps the game is over."""
        for seat in g.order:
            if not g.is_out(seat):
                g.points[seat] = points(g, seat)
                if not g.silent:
                    g.tell(EVERYONE, "scored", {"seat": seat, "points": g.points[seat]})
        if g.sentinels_sold() >= SENTINELS_TO_END:
            g.end = BY_SENTINELS
        elif g.round >= g.variant.round_cap:
            g.end = BY_ROUND_CAP
        if g.end != RUNNING and not g.silent:
            g.tell(EVERYONE, "game_ends", {"end": ENDS[g.end]})
        return NEXT

    def clone(self) -> Round:
        twin = Round()
        twin.like(self)
        twin.place = self.place
        return twin


def turn_order(g: Zavandor) -> list[int]:
    """[ZA-033 ZA-034 ZA-035 ZA-R51] By points, then by points in active gems; those still equal draw lots."""
    ranks = [g.points[seat] * 1000 + gem_points(g, seat) for seat in range(g.seats)]
    order: list[int] = []
    left = [seat for seat in range(g.seats) if not g.is_out(seat)]
    while left:
        best = max([ranks[seat] for seat in left])
        equals = [seat for seat in left if ranks[seat] == best]
        g.chance.shuffle(equals)
        order += equals
        left = [seat for seat in left if ranks[seat] < best]
    return order
