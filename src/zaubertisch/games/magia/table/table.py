"""The table of Magia Cum Laude and its verbs: the only things that change it, each keeping the counts and telling."""

from __future__ import annotations

from typing import Final, cast

from zaubertisch.games.magia.actions import SECURE
from zaubertisch.games.magia.components import (
    BOOKS,
    COLOURS,
    CRYSTALS,
    FIGURES,
    NO_CRYSTAL,
    SPELL_SIZE,
    SYMBOLS,
    mix_name,
)
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.table.diary import DREW, SHOWED, STOLE, STUCK, TOOK, entry
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.elsewhere.elsewhere import rule_elsewhere
from zaubertisch.games.magia.table.interruption import Interruptible
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.errors import Refused
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.step import NOBODY

SCORING: Final = 3  # the paragraph of the outermost section with which a closed game goes on


class Magia(State):
    """The verbs, as the rulebook says what happens to cards, figures and crystals."""

    # Cards

    def draw_cards(self, seat: int, count: int) -> int:
        """[MA-024 MA-025 MA-R13] Cards from the draw pile, seen by their owner alone; how many there were."""
        drawn: list[int] = []
        while len(drawn) < count and self.pile.size > 0:
            kind = self.pile.draw(self.chance)
            self.hands.add(seat, kind)
            drawn.append(kind)
        self.diary.append(entry(DREW, seat, 0, 0))
        self.stirred = True
        if not self.silent:
            self.tell_cards(seat, drawn)
        return len(drawn)

    def tell_cards(self, seat: int, drawn: list[int]) -> None:
        if self.variant.open_hands:
            self.tell(EVERYONE, "drew", {"seat": seat, "card": drawn})
            return
        self.tell(only(seat), "drew", {"seat": seat, "card": drawn})
        self.tell(all_but(only(seat)), "drew_unseen", {"seat": seat, "count": len(drawn)})

    def take_discards(self, seat: int, count: int) -> int:
        """[MA-026 MA-027 MA-R12 MA-R16] The top cards of the discard pile, openly; how many there were."""
        taken: list[int] = []
        while len(taken) < count and self.discards:
            kind = self.discards.pop()
            self.hands.add(seat, kind)
            self.diary.append(entry(TOOK, seat, 0, kind))
            taken.append(kind)
        if not self.silent:
            self.tell(EVERYONE, "took_discards", {"seat": seat, "card": taken})
        return len(taken)

    def steal(self, thief: int, victim: int) -> None:
        """[MA-028 MA-R15] One card of the victim, each equally likely; the two of them know which."""
        kind = self.hands.draw(victim, self.chance)
        self.hands.add(thief, kind)
        self.diary.append(entry(STOLE, thief, victim, kind))
        if not self.silent:
            both = EVERYONE if self.variant.open_hands else only(thief) | only(victim)
            self.tell(both, "stole", {"seat": thief, "victim_seat": victim, "card": kind})
            if not self.variant.open_hands:
                self.tell(all_but(both), "stole_unseen", {"seat": thief, "victim_seat": victim})

    def put_down(self, seat: int, kind: int, event: str) -> None:
        """[MA-046 MA-R72] A card goes from the hand to the top of the discard pile, for all to see."""
        self.hands.remove(seat, kind)
        self.discards.append(kind)
        self.diary.append(entry(SHOWED, seat, 0, kind))
        if not self.silent:
            self.tell(EVERYONE, event, {"seat": seat, "colour": COLOURS[kind >> 2], "symbol": SYMBOLS[kind & 3]})

    def be_stuck(self, seat: int, figure: int, colours: int) -> None:
        """[MA-049] The figure cannot move, so everybody knows that the hand has no card of these colours."""
        self.diary.append(entry(STUCK, seat, 0, colours))
        if not self.silent:
            self.tell(EVERYONE, "stuck", {"seat": seat, "figure": FIGURES[figure]})

    # Figures

    def put(self, figure: int, field: int, event: str) -> None:
        """A figure goes to a field."""
        self.figures[figure] = field
        if not self.silent:
            self.tell(EVERYONE, event, {"seat": self.active, "figure": FIGURES[figure], "field": LABELS[field]})

    # Crystals

    def collect(self, apprentice: int, field: int) -> None:
        """[MA-073] The crystal of the field goes to the apprentice's spell."""
        crystal = self.take_off(field)
        self.fill(apprentice, crystal)
        if not self.silent:
            self.tell(EVERYONE, "collected", {
                "seat": self.active, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
                "field": LABELS[field],
            })

    def gain(self, seat: int, field: int) -> None:
        """[MA-074 MA-076 MA-128] The crystal of the field goes to the master's supply."""
        crystal = self.take_off(field)
        self.supplies[3 * seat + crystal] += 1
        if not self.silent:
            self.tell(EVERYONE, "gained", {"seat": seat, "crystal": CRYSTALS[crystal], "field": LABELS[field]})

    def take_off(self, field: int) -> int:
        crystal = self.crystals[field]
        self.crystals[field] = NO_CRYSTAL
        self.stirred = True
        return crystal

    def fill(self, apprentice: int, crystal: int) -> None:
        """[MA-101] One more crystal on the spell, which may be full with it."""
        first = 3 * apprentice
        have = self.have
        have[first + crystal] += 1
        if have[first] + have[first + 1] + have[first + 2] == SPELL_SIZE:
            self.full |= 1 << apprentice

    def rob(self, apprentice: int, victim: int, crystal: int) -> None:
        """[MA-084 MA-088] A crystal goes from one spell to another."""
        self.have[3 * victim + crystal] -= 1
        self.full &= ~(1 << victim)
        self.fill(apprentice, crystal)
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "robbed", {
                "seat": self.active, "figure": COLOURS[apprentice], "victim": COLOURS[victim],
                "crystal": CRYSTALS[crystal],
            })

    def lay_back(self, apprentice: int, crystal: int, field: int) -> None:
        """[MA-095 MA-096] A crystal of a spell returns to the board."""
        self.have[3 * apprentice + crystal] -= 1
        self.crystals[field] = crystal
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "laid_back", {
                "seat": self.active, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
                "field": LABELS[field],
            })

    def give(self, seat: int, apprentice: int, crystal: int) -> None:
        """[MA-097 MA-R45] A crystal of the master's supply for the apprentice's spell."""
        self.supplies[3 * seat + crystal] -= 1
        self.fill(apprentice, crystal)
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "gave", {
                "seat": seat, "figure": COLOURS[apprentice], "crystal": CRYSTALS[crystal],
            })

    def hand_over(self, giver: int, receiver: int, crystal: int) -> None:
        """[MA-121] A crystal goes from one supply to another."""
        self.supplies[3 * giver + crystal] -= 1
        self.supplies[3 * receiver + crystal] += 1
        self.stirred = True
        if not self.silent:
            both = EVERYONE if self.variant.open_supplies else only(giver) | only(receiver)
            self.tell(both, "handed_over", {"seat": giver, "to_seat": receiver, "crystal": CRYSTALS[crystal]})
            if not self.variant.open_supplies:
                self.tell(all_but(both), "handed_over_unseen", {"seat": giver, "to_seat": receiver})

    def pass_exam(self, apprentice: int) -> None:
        """[MA-092 MA-103] The spell is secured for good."""
        if self.has_passed(apprentice):
            return
        self.passed |= 1 << apprentice
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "passed", {"seat": self.active, "figure": COLOURS[apprentice]})

    def secure(self, seat: int) -> None:
        """[MA-129 MA-131 MA-133] The book is shown, and the supply is frozen."""
        self.safe |= 1 << seat
        self.stirred = True
        if not self.silent:
            self.tell(EVERYONE, "secured", {"seat": seat, "book": mix_name(BOOKS[self.books[seat]])})

    def close(self) -> None:
        """[MA-017] Everything still open is dropped; only the scoring of the outermost section is left."""
        del self.stack[1:]
        self.stack[0].at = SCORING

    # Securing the book at any decision of the own turn

    def options(self) -> list[int]:
        """[MA-130] What the section asks for, and securing wherever it is possible: only whoever is asked knows."""
        out = super().options()
        return [*out, SECURE] if self.may_secure() else out

    def may_secure(self) -> bool:
        """[MA-129 MA-130 MA-R58] The asked master is active, has exactly the crystals of the book, and can go on."""
        if self.asked != self.active or not self.stack or self.is_safe(self.asked) or not self.book_matches(self.asked):
            return False
        return self.section().may_be_secured_in(self)

    def section(self) -> Interruptible[Magia]:
        """The section on top."""
        return cast("Interruptible[Magia]", self.stack[-1])

    def why_not(self, action: int) -> str:
        """What the section says, or of a word that answers another question the rule that is broken by it here."""
        rule = super().why_not(action)
        if rule != ELSEWHERE:
            return rule
        return self.why_not_secure() if action == SECURE else rule_elsewhere(self, action)

    def why_not_secure(self) -> str:
        """[MA-129 MA-130 MA-133] The rule against securing where something else is asked."""
        if self.asked != self.active:
            return "MA-130"
        if self.is_safe(self.asked):
            return "MA-133"
        if not self.book_matches(self.asked):
            return "MA-129"
        return "" if self.section().may_be_secured_in(self) else "MA-130"

    def refusal(self, action: int, rule: str) -> Refused:
        """By the rule of the table, where the section knows only that the word answers another question."""
        return super().refusal(action, self.why_not(action) if rule == ELSEWHERE else rule)

    def apply(self, action: int) -> None:
        """The answer to a question, or securing before it is answered."""
        if action == SECURE and self.may_secure():
            self.secure_first()
        else:
            super().apply(action)

    def apply_known(self, action: int) -> None:
        if action == SECURE and self.may_secure():
            self.secure_first()
        else:
            super().apply_known(action)

    def secure_first(self) -> None:
        """Secure the asked master's book; the question stays, if anything is left of it."""
        seat = self.asked
        self.asked = NOBODY
        self.secure(seat)
        self.go(self.section().go_on_secured(self))

    def as_if_secured(self, seat: int) -> Magia:
        """A copy in which this master's book is secured, to see what would be left to do."""
        twin = self.clone()
        twin.safe |= 1 << seat
        return twin

    def clone(self) -> Magia:
        twin = Magia(self.seats, self.chance.clone())
        twin.like(self)
        twin.variant = self.variant
        twin.crystals = self.crystals[:]
        twin.figures = self.figures[:]
        twin.spells = self.spells
        twin.needs = self.needs
        twin.have = self.have[:]
        twin.hands = self.hands.clone()
        twin.pile = self.pile.clone()
        twin.discards = self.discards[:]
        twin.supplies = self.supplies[:]
        twin.books = self.books[:]
        twin.missions = self.missions[:]
        twin.favourites = self.favourites[:]
        twin.diary = self.diary[:]
        twin.full = self.full
        twin.passed = self.passed
        twin.safe = self.safe
        twin.open_book = self.open_book
        twin.ruled_out = self.ruled_out
        twin.active = self.active
        twin.turn = self.turn
        twin.part = self.part
        twin.stall = self.stall
        twin.stirred = self.stirred
        twin.extra = self.extra
        twin.figure = self.figure
        twin.origin = self.origin
        twin.played = self.played
        twin.ways = self.ways
        twin.jumped = self.jumped
        twin.symbols = self.symbols
        twin.bearings = self.bearings
        twin.card = self.card
        twin.end = self.end
        twin.ender = self.ender
        twin.enders = self.enders
        return twin
