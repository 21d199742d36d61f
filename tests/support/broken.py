"""High Card, broken in every way the contract forbids: each table and each turn breaks one promise."""

from __future__ import annotations

from typing import Any, Final

from tests.support.toy import ENOUGH, KEEP, SWAP, Evening, HighCard, HighCardGame, HighCardView, Turn
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.step import END

# Tables that break one promise each


class LosesACard(HighCard):
    def throw(self, seat: int) -> None:
        if self.hands[seat] != 0:
            super().throw(seat)


class ForgetsAnAttribute(HighCard):
    def lay_out(self, chosen: dict[str, str]) -> None:
        super().lay_out(chosen)
        self.mood = 1


class ForgetsANumber(HighCard):
    def clone(self) -> HighCard:
        twin = super().clone()
        twin.swaps = 0
        return twin


class SharesAPile(HighCard):
    def clone(self) -> HighCard:
        twin = super().clone()
        twin.thrown = self.thrown
        return twin


class SeesThroughCards(HighCard):
    def view(self, viewer: int) -> HighCardView:
        view = super().view(viewer)
        view.deck = self.deck.count(0)
        return view


class KnowsTooMuch(HighCard):
    def knowledge(self, viewer: int) -> list[int]:
        return self.hands


class ShowsThePublic(HighCard):
    def view(self, viewer: int) -> HighCardView:
        view = super().view(viewer)
        if viewer >= self.seats:
            view.thrown = self.hands
        return view


class TalksTooMuch(HighCard):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if not self.silent:
            self.tell(EVERYONE, "blabbed", {"zeros": self.deck.count(0)})


class ShowsWithoutTelling(HighCard):
    """After a swap everybody sees into the deck, and nobody is told."""

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.seen: int = -1

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.seen = self.deck.count(0) if self.swaps else -1

    def view(self, viewer: int) -> HighCardView:
        view = super().view(viewer)
        view.swaps = self.seen
        return view

    def clone(self) -> HighCard:
        twin = super().clone()
        assert isinstance(twin, ShowsWithoutTelling)
        twin.seen = self.seen
        return twin


class DealsNothing(HighCard):
    def deal_anew(self, viewer: int, chance: Chance) -> None:
        pass


class RemembersTheTruth(HighCard):
    """Chance is asked as often as the true card is high."""

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        for _ in range(self.hands[viewer - 1]):
            chance.below(2)
        super().deal_anew(viewer, chance)


class DeniesTheTruth(HighCard):
    """A seat never imagines that somebody else holds the highest card."""

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        super().deal_anew(viewer, chance)
        for seat in range(self.seats):
            while seat != viewer and self.hands[seat] == 3:
                drawn = self.deck.draw(chance)
                self.deck.add(3)
                self.hands[seat] = drawn


class WritesWhileReading(HighCard):
    def view(self, viewer: int) -> HighCardView:
        self.swaps += 1
        return super().view(viewer)


class WritesAtTheEnd(HighCard):
    def outcome(self) -> Outcome:
        self.hands[0] = (self.hands[0] + 1) % 4
        return super().outcome()


class LendsAPile(HighCard):
    """The view holds the table's own list, and changes with it."""

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.open: list[int] = []

    def throw(self, seat: int) -> None:
        super().throw(seat)
        self.open.append(self.hands[seat])

    def view(self, viewer: int) -> HighCardView:
        view = super().view(viewer)
        view.thrown = self.open
        return view

    def clone(self) -> HighCard:
        twin = super().clone()
        assert isinstance(twin, LendsAPile)
        twin.open = self.open[:]
        return twin


class HasNoReason(HighCard):
    def outcome(self) -> Outcome:
        return Outcome([0], self.hands[:], "")


class CrownsAStranger(HighCard):
    def outcome(self) -> Outcome:
        return Outcome([self.seats], self.hands[:], "highest")


class ForgetsAScore(HighCard):
    def outcome(self) -> Outcome:
        return Outcome([0], self.hands[1:], "highest")


STRANGE: Final = FastChance(7)


class CrownsByLot(HighCard):
    def outcome(self) -> Outcome:
        return Outcome([STRANGE.below(self.seats)], self.hands[:], "highest")


class ThrowsItsOwnDice(HighCard):
    """Chance from elsewhere than the table."""

    def draw(self, seat: int) -> None:
        own, self.chance = self.chance, STRANGE
        super().draw(seat)
        self.chance = own


class TellsFractions(HighCard):
    def throw(self, seat: int) -> None:
        super().throw(seat)
        half: Any = 0.5
        if not self.silent:
            self.tell(EVERYONE, "sighed", {"depth": [half]})


class NamesAStranger(HighCard):
    def throw(self, seat: int) -> None:
        super().throw(seat)
        if not self.silent:
            self.tell(EVERYONE, "sighed", {"sad_seat": 17})


# Turns that break one promise each


class OffersNothing(Turn):
    def options(self, g: HighCard) -> list[int]:
        return []


class OffersTwice(Turn):
    def options(self, g: HighCard) -> list[int]:
        return super().options(g) * 2


class OffersTheForbidden(Turn):
    def options(self, g: HighCard) -> list[int]:
        return [KEEP, SWAP, ENOUGH]


class AllowsWhatItDoesNotOffer(Turn):
    def options(self, g: HighCard) -> list[int]:
        return [SWAP] if self.at == Turn.KEEP_OR_SWAP else super().options(g)


class RefusesWithoutARule(Turn):
    def why_not(self, g: HighCard, action: int) -> str:
        return "XX-001" if super().why_not(g, action) else ""


class WritesWhileRefusing(Turn):
    def why_not(self, g: HighCard, action: int) -> str:
        rule = super().why_not(g, action)
        self.heard += 1 if rule else 0
        return rule


class AsksBySecret(Turn):
    """Only who holds a low card is asked at all."""

    def run(self, g: HighCard) -> int:
        return super().run(g) if self.at != Turn.KEEP_OR_SWAP or g.hands[self.seat] < 2 else END


class AllowsBySecret(Turn):
    """A neighbour's hidden card decides what is allowed."""

    def why_not(self, g: HighCard, action: int) -> str:
        neighbour = g.hands[(self.seat + 1) % g.seats]
        return "HC-003" if action == SWAP and neighbour == 0 else super().why_not(g, action)


class NeverEnds(Turn):
    def take(self, g: HighCard, action: int) -> int:
        return self.goto(Turn.KEEP_OR_SWAP)


class ForgetsItsTurns(HighCardGame):
    """A title that does not name all its classes."""

    def classes(self) -> list[type]:
        return [HighCard, Evening]


def with_turns(turn: type[Turn]) -> HighCardGame:
    """High Card with another kind of turn."""
    return HighCardGame(HighCard, type("OtherEvening", (Evening,), {"asks": turn}))
