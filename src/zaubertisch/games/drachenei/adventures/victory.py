"""A creature is beaten: rewards, then the bonus of artefacts."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.actions import STONE_COUNTS, STONES
from zaubertisch.games.drachenei.components import CODES, STONEX
from zaubertisch.games.drachenei.table.moments import why_not_here
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NEXT, Step


class Victory(Step[Drachenei]):
    """What the victors get [DE-081 DE-082 DE-084 DE-R48]: first all rewards, then all bonuses, each in seat order."""

    REWARD: Final = 0
    BONUS: Final = 1

    def __init__(self, victors: int = 0) -> None:
        super().__init__()
        self.victors = victors
        self.turn = 0

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Victory.REWARD: return self.reward(g)
            case Victory.BONUS: return self.next_bonus(g)
            case _: return self.leave(g)

    def reward(self, g: Drachenei) -> int:
        """[DE-081 DE-082 DE-083 DE-R14 DE-R16] Each takes all stones and cards before the next."""
        g.bonus = 0
        if not g.silent:
            self.tell_victory(g)
        for turn in range(g.seats):
            seat = g.in_order(turn)
            if self.victors >> seat & 1 == 1:
                g.gain_stones(seat, self.stones(g), "creature")
                self.add_stonex(g, seat)
                g.draw_cards(seat, self.cards(g))
        return NEXT

    def tell_victory(self, g: Drachenei) -> None:
        card = g.display[g.place]
        seats = [seat for seat in g.wizards_at(g.place) if self.victors >> seat & 1 == 1]
        box = g.variant.box
        g.tell(EVERYONE, "beaten", {"card": box.card_word(card), "figure": box.figure[card], "seats": seats})

    def crowded(self, g: Drachenei, card: int) -> bool:
        """[DE-R15] Two, three or four victors share one line, unless the table reads a card's line for three."""
        return g.variant.line_by_size and self.victors.bit_count() > 2 and g.variant.box.crowd[card] >= 0

    def stones(self, g: Drachenei) -> int:
        box = g.variant.box
        card = g.display[g.place]
        if self.victors.bit_count() == 1:
            return box.alone[card]
        return box.crowd[card] if self.crowded(g, card) else box.together[card]

    def cards(self, g: Drachenei) -> int:
        box = g.variant.box
        card = g.display[g.place]
        if self.victors.bit_count() == 1:
            return box.alone_cards[card]
        return box.crowd_cards[card] if self.crowded(g, card) else box.together_cards[card]

    def add_stonex(self, g: Drachenei, seat: int) -> None:
        """[DE-094 DE-100 DE-R24] Its owner has a stone more, without being asked."""
        if g.can_use(seat, STONEX):
            g.use(STONEX)
            g.gain_stones(seat, g.variant.stonex_gain, "stonex")

    # Bonuses

    def matches(self, g: Drachenei, artefact: int) -> bool:
        """[DE-084 DE-087 DE-R18] Laid out before, and showing the creature's symbol."""
        return g.variant.box.fits(artefact, g.display[g.place]) and g.laid.has(self.seat, artefact)

    def next_bonus(self, g: Drachenei) -> int:
        """[DE-084 DE-085] A victor's fixed bonuses at once; then one question for each sort of choice there is."""
        while self.turn < g.seats:
            self.seat = g.in_order(self.turn)
            if self.victors >> self.seat & 1 == 1 and g.laid.size(self.seat) > 0:
                if g.bonus == 0:  # no question yet
                    self.give_fixed(g)
                if self.find_choice(g):
                    return g.ask(self.seat)
            g.bonus = 0
            self.turn += 1
        return NEXT

    def give_fixed(self, g: Drachenei) -> None:
        """[DE-084 DE-086] Once for each artefact, however many of its symbols."""
        box = g.variant.box
        for artefact in range(1, CODES):
            if not box.either[artefact] and self.matches(g, artefact):
                many = g.laid.count(self.seat, artefact)
                g.gain_stones(self.seat, many * box.bonus_stones[artefact], "bonus")
                if box.bonus_magic[artefact]:
                    g.gain(self.seat, many * box.bonus_magic[artefact], "bonus")

    def find_choice(self, g: Drachenei) -> bool:
        """[DE-085 DE-R17] The next sort of choice: all artefacts that offer the same stones or the same magic."""
        for artefact in range(g.bonus + 1, CODES):
            if self.chooses(g, artefact) and self.first_of_its_sort(g, artefact):
                g.bonus = artefact
                g.many = 0
                for other in range(artefact, CODES):
                    if self.chooses(g, other) and self.same_sort(g, artefact, other):
                        g.many += g.laid.count(self.seat, other)
                return True
        return False

    def chooses(self, g: Drachenei, artefact: int) -> bool:
        return g.variant.box.either[artefact] and self.matches(g, artefact)

    def first_of_its_sort(self, g: Drachenei, artefact: int) -> bool:
        for other in range(1, artefact):
            if self.chooses(g, other) and self.same_sort(g, artefact, other):
                return False
        return True

    def same_sort(self, g: Drachenei, artefact: int, other: int) -> bool:
        box = g.variant.box
        same_stones = box.bonus_stones[artefact] == box.bonus_stones[other]
        return same_stones and box.bonus_magic[artefact] == box.bonus_magic[other]

    def question(self, g: Drachenei) -> str:
        return "bonus"

    def options(self, g: Drachenei) -> list[int]:
        """[DE-085 DE-R17] How many of them give stones; the others give magic."""
        return STONE_COUNTS[g.many]

    def why_not(self, g: Drachenei, action: int) -> str:
        return "" if STONES <= action <= STONES + g.many else why_not_here(g, action, "DE-085")

    def take(self, g: Drachenei, action: int) -> int:
        box = g.variant.box
        count = action - STONES
        g.gain_stones(self.seat, count * box.bonus_stones[g.bonus], "bonus")
        if count < g.many:
            g.gain(self.seat, (g.many - count) * box.bonus_magic[g.bonus], "bonus")
        return AGAIN

    def leave(self, g: Drachenei) -> int:
        """[DE-044] A beaten creature leaves the game."""
        g.clear(g.place)
        return END

    def clone(self) -> Victory:
        twin = Victory(self.victors)
        twin.like(self)
        twin.turn = self.turn
        return twin
