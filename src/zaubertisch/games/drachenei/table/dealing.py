"""Dealing the unseen artefact cards anew, exactly.

A world is possible for a viewer if every card that was ever offered, swapped or laid out was really among the cards its
owner had drawn by then; all possible deals of the real cards are equally likely. They are drawn like this: each mark
(see `draws`) is put on a slot it may lie on, all ways equally likely, and the unmarked slots get unseen cards. So a
world comes up as often as it has ways to carry the marks, and is accepted once in that many times. With two copies of a
kind nearly every trial is.

Where everything complete is laid out by itself, an old slot without a mark can only hold a half, and no hand ever kept
a pair; trials that contradict this are dropped as well. A half shown since then may lie on an old or on a new slot, and
the more old slots that leaves for halves, the fewer ways there are to fill them all: such trials count for less.
"""

from __future__ import annotations

from zaubertisch.games.drachenei.components import HALVES, KINDS, PAIRS
from zaubertisch.games.drachenei.table.draws import marked_end, marked_first, marked_kind
from zaubertisch.games.drachenei.table.knowledge import sees_hand, unseen, voting
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Pile


def deal_anew(g: Drachenei, viewer: int, chance: Chance) -> None:
    """Hands and artefact stack, and sealed votes; the adventure stack has no order to begin with."""
    hidden = [seat for seat in range(g.seats) if not sees_hand(viewer, seat)]
    if g.variant.sealed_vote and voting(g) and viewer != TRUTH:
        vote_anew(g, viewer, chance)
    if not hidden:
        return
    cards = unseen(g, viewer)
    trial = Trial(g, hidden, cards, chance)
    while not trial.is_accepted(chance):
        trial = Trial(g, hidden, cards, chance)
    trial.carry_out()


def vote_anew(g: Drachenei, viewer: int, chance: Chance) -> None:
    """A sealed vote of another seat may be either, unless everybody knows that the seat had no choice."""
    strength = g.variant.box.figure[g.display[g.place]]
    for seat in range(g.seats):
        if g.voted >> seat & 1 == 1 and seat != viewer:
            free = not g.variant.alone_needs_means or g.reach(seat) >= strength
            g.alone &= ~(1 << seat)
            if free and chance.below(2) == 1:
                g.alone |= 1 << seat


class Trial:
    """One attempt: for each hidden seat, the kinds of all cards it ever drew, in order."""

    def __init__(self, g: Drachenei, hidden: list[int], cards: list[int], chance: Chance) -> None:
        self.g = g
        self.hidden = hidden
        self.slots: list[list[int]] = []
        self.marked: list[list[bool]] = []
        self.rest = Pile(KINDS)
        self.rest.fill(cards[:])
        for seat in hidden:
            self.put_marks(seat, chance)
        self.unseen = sum(cards)
        self.halves = sum(cards[1 : HALVES + 1])
        self.old = self.open_old_slots()
        if self.old > self.halves:
            return
        if g.variant.auto_lay_out:
            self.fill_old_slots(chance)
        self.fill_slots(chance)

    def put_marks(self, seat: int, chance: Chance) -> None:
        """Each mark on a free slot of its range. Marks come in the order of their ends, and a range that does not begin
        with the first slot holds no earlier mark of another range, so all ways are equally likely."""
        slots = [0] * self.g.drawn[seat]
        for late in (False, True):
            for mark in self.g.marks[seat]:
                if (marked_first(mark) == 0) == late:
                    free = [slot for slot in range(marked_first(mark), marked_end(mark)) if slots[slot] == 0]
                    slots[chance.pick(free)] = marked_kind(mark)
        self.slots.append(slots)
        self.marked.append([kind > 0 for kind in slots])

    def open_old_slots(self) -> int:
        """Slots without a mark that were drawn before everything complete was laid out."""
        out = 0
        for row, seat in enumerate(self.hidden):
            if self.g.settled[seat]:
                out += self.slots[row][: self.g.settled[seat][-1].drawn].count(0)
        return out

    def fewest_open_old_slots(self) -> int:
        """As many as remain if every half shown since then was an old one."""
        out = 0
        for seat in self.hidden:
            if self.g.settled[seat]:
                drawn = self.g.settled[seat][-1].drawn
                marks = [mark for mark in self.g.marks[seat] if marked_first(mark) < drawn]
                out += max(drawn - len(marks), 0)
        return out

    def fill_old_slots(self, chance: Chance) -> None:
        """What was drawn before everything complete was laid out and has not been seen since is a half."""
        halves = Pile(KINDS)
        for kind in range(1, HALVES + 1):
            halves.add(kind, self.rest.count(kind))
            self.rest.add(kind, -self.rest.count(kind))
        for row, seat in enumerate(self.hidden):
            if self.g.settled[seat]:
                for slot in range(self.g.settled[seat][-1].drawn):
                    if self.slots[row][slot] == 0:
                        self.slots[row][slot] = halves.draw(chance)
        self.rest.pour(halves)

    def fill_slots(self, chance: Chance) -> None:
        for slots in self.slots:
            for slot in range(len(slots)):
                if slots[slot] == 0:
                    slots[slot] = self.rest.draw(chance)

    # Whether it counts

    def is_accepted(self, chance: Chance) -> bool:
        if self.old > self.halves:
            return False
        ways = 1
        for row, seat in enumerate(self.hidden):
            if not self.kept_no_pair(row, seat):
                return False
            ways *= self.ways(row, seat)
        fillings = 1  # against the most there can be, which is with the fewest open old slots
        for filled in range(self.fewest_open_old_slots(), self.old):
            fillings *= self.halves - filled
            ways *= self.unseen - filled
        return ways == fillings or chance.below(ways) < fillings

    def ways(self, row: int, seat: int) -> int:
        """In how many ways this world could carry the marks of this seat."""
        copies = [0] * KINDS
        for kind in self.slots[row]:
            copies[kind] += 1
        out = 1
        for number, mark in enumerate(self.g.marks[seat]):
            if copies[marked_kind(mark)] > 1:  # a single card can carry its mark in one way only
                out *= self.choices(row, seat, number)
        return out

    def choices(self, row: int, seat: int, number: int) -> int:
        """On how many cards this mark could lie, when the earlier ones of its kind and range have theirs."""
        marks = self.g.marks[seat]
        kind = marked_kind(marks[number])
        first = marked_first(marks[number])
        found = self.slots[row][first : marked_end(marks[number])].count(kind)
        for other in marks[:number]:
            if marked_kind(other) == kind and marked_first(other) == first:
                found -= 1
        return found

    def kept_no_pair(self, row: int, seat: int) -> bool:
        """Nobody kept two fitting halves where everything complete is laid out by itself."""
        slots = self.slots[row]
        for moment in self.g.settled[seat]:
            drawn = slots[: moment.drawn]
            for pair in range(1, PAIRS + 1):
                left = drawn.count(2 * pair - 1) + moment.net[2 * pair - 1]
                right = drawn.count(2 * pair) + moment.net[2 * pair]
                assert min(left, right) >= 0
                if left > 0 and right > 0:
                    return False
        return True

    def carry_out(self) -> None:
        """Everybody keeps what was shown and has the unmarked cards besides; the rest is the stack."""
        g = self.g
        for row, seat in enumerate(self.hidden):
            g.hands.clear(seat)
            for kind in range(1, KINDS):
                g.hands.add(seat, kind, g.shown.count(seat, kind))
            for slot, kind in enumerate(self.slots[row]):
                if not self.marked[row][slot]:
                    g.hands.add(seat, kind)
        g.artefacts = self.rest
