"""Reaction windows [WW-066]: the one way in which others are asked whether they answer what is happening."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import PASS, REACT
from zaubertisch.games.wizwar.cards import CARDS, COUNTER, KINDS, NULL_POWDER
from zaubertisch.games.wizwar.out_of_phase import why_not_now
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import AGAIN, NOBODY, Step


class ReactionWindow(Step[WizWar]):
    """[WW-066 WW-070 WW-072] A section that others may answer: who could is asked, until all have passed in a row.

    Who is asked depends on what everybody knows, never on what a hand holds.
    """

    # What each window says of itself

    def answers(self, g: WizWar, seat: int) -> list[int]:
        """[WW-075] The cards with which this seat could answer, whether it holds them or not."""
        raise NotImplementedError

    def next_to_ask(self, g: WizWar) -> int:
        """[WW-069] The seat whose turn it is to answer, or NOBODY if all who could have passed."""
        raise NotImplementedError

    def why_no_answer(self, g: WizWar, seat: int, kind: int) -> str:
        """[WW-075] The rule that keeps a card the seat has from answering this."""
        raise NotImplementedError

    def note_pass(self) -> int:
        """The seat asked does not answer."""
        raise NotImplementedError

    def react(self, g: WizWar, seat: int, kind: int) -> int:
        """The seat asked answers with this card."""
        raise NotImplementedError

    def close_window(self) -> int:
        """Nobody answers any more."""
        raise NotImplementedError

    def countered_seat(self, g: WizWar) -> int:
        """[WW-R05] Whose spell a counter to this stands against, or NOBODY: that seat may have an Anti-Anti."""
        return NOBODY

    # What all windows share

    def window(self, g: WizWar) -> int:
        """[WW-066 WW-070] Ask whoever is next, or close."""
        seat = self.next_to_ask(g)
        return self.close_window() if seat == NOBODY else g.ask(seat)

    def question(self, g: WizWar) -> str:
        return "react"

    def options(self, g: WizWar) -> list[int]:
        """[WW-070 WW-R04] What the seat holds of all that fits; passing is always possible."""
        seat = g.asked
        return [PASS] + [REACT + kind for kind in self.answers(g, seat) if can_show(g, seat, kind)]

    def why_not(self, g: WizWar, action: int) -> str:
        if action == PASS:
            return ""
        kind = action - REACT
        if not 0 <= kind < KINDS:
            return why_not_now(action, "WW-075")
        if kind != NULL_POWDER and not CARDS[kind].types & COUNTER:
            return "WW-075"
        if not can_show(g, g.asked, kind):
            return "WW-075" if kind == NULL_POWDER else "WW-087"
        return "" if kind in self.answers(g, g.asked) else self.why_no_answer(g, g.asked, kind)

    def take(self, g: WizWar, action: int) -> int:
        return self.note_pass() if action == PASS else self.react(g, self.next_to_ask(g), action - REACT)


class WindowInOrder(ReactionWindow):
    """[WW-069] A window in which several seats are asked, one after the other."""

    place: int  # how far the order has been asked

    def asking_order(self, g: WizWar) -> list[int]:
        """[WW-069] Who is asked after whom."""
        raise NotImplementedError

    def next_to_ask(self, g: WizWar) -> int:
        """[WW-066 WW-069 WW-073] The first from here on who could have an answer."""
        order = self.asking_order(g)
        while self.place < len(order):
            if self.answers(g, order[self.place]):
                return order[self.place]
            self.place += 1
        return NOBODY

    def note_pass(self) -> int:
        self.place += 1
        return AGAIN

    def begin_again(self) -> None:
        """[WW-070 WW-071] After a reaction everybody is asked anew; not if the seat thought better of it."""
        if self.heard:
            self.place = 0


def can_show(g: WizWar, seat: int, kind: int) -> bool:
    """Whether the seat has this answer: in hand, or carried as a powder."""
    return g.carried.has(seat, kind) if kind == NULL_POWDER else g.hands.has(seat, kind)
