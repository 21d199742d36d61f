"""High Card: a title of five rules, small enough to follow by hand and to break on purpose.

Everybody gets a card [HC-001] and, in turn, keeps it or swaps it [HC-002]; a swapped card lies open [HC-003]. Where the
table is greedy, one may swap again [HC-004]; otherwise one has to say enough. The highest card wins [HC-005].
"""

from __future__ import annotations

from typing import ClassVar, Final

from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, TRUTH, all_but, only
from zaubertisch.kernel.game import Game, Option
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.pile import Pile
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step
from zaubertisch.kernel.table import Table
from zaubertisch.kernel.view import View

KINDS: Final = 4
COPIES: Final = 4
KEEP: Final = 0
SWAP: Final = 1
ENOUGH: Final = 2
WORDS: Final = Actions(["keep", "swap", "enough"])
RULES: Final = {"HC-001", "HC-002", "HC-003", "HC-004", "HC-005"}
OPTIONS: Final = [Option("greedy", ["no", "yes"]), Option("first_seat", ["random", "0", "1", "2"])]


class HighCardView(View):
    """One's own card, the open cards, and how many are left."""

    own: int
    thrown: list[int]
    deck: int
    swaps: int


class HighCard(Table):
    """A deck, a card before every seat, and the open cards."""

    hands: list[int]
    deck: Pile
    thrown: Pile

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.greedy = False
        self.turn = 0
        self.turns = 0
        self.swaps = 0

    def lay_out(self, chosen: dict[str, str]) -> None:
        self.greedy = chosen["greedy"] == "yes"
        self.turn = NOBODY if chosen["first_seat"] == "random" else int(chosen["first_seat"])
        self.hands = [NOBODY] * self.seats
        self.thrown = Pile(KINDS)
        self.deck = Pile(KINDS)
        for kind in range(KINDS):
            self.deck.add(kind, COPIES)

    def draw(self, seat: int) -> None:
        """[HC-001] A card that nobody else sees."""
        self.hands[seat] = self.deck.draw(self.chance)
        if not self.silent:
            self.tell(only(seat), "drew", {"seat": seat, "card": self.hands[seat]})
            self.tell(all_but(only(seat)), "drew_unseen", {"seat": seat})

    def throw(self, seat: int) -> None:
        """[HC-003] The card of this seat lies open from now on."""
        self.thrown.add(self.hands[seat])
        self.swaps += 1
        if not self.silent:
            self.tell(EVERYONE, "threw", {"seat": seat, "card": self.hands[seat]})

    def view(self, viewer: int) -> HighCardView:
        view = HighCardView(viewer, self.seats, self.asked, self.question())
        view.own = self.hands[viewer] if viewer < self.seats else NOBODY
        view.thrown = self.thrown.cards()
        view.deck = len(self.deck)
        view.swaps = self.swaps
        return view

    def knowledge(self, viewer: int) -> list[int]:
        own = [card for seat, card in enumerate(self.hands) if viewer in (seat, TRUTH)]
        return own + self.thrown.cards()

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        others = [seat for seat in range(self.seats) if seat != viewer]
        for seat in others:
            self.deck.add(self.hands[seat])
        for seat in others:
            self.hands[seat] = self.deck.draw(chance)

    def outcome(self) -> Outcome:
        """[HC-005] Equal cards share the victory."""
        best = max(self.hands)
        winners = [seat for seat, card in enumerate(self.hands) if card == best]
        return Outcome(winners, self.hands[:], "highest" if len(winners) == 1 else "shared")

    def standing(self, seat: int) -> int:
        return self.hands[seat]

    def check(self) -> None:
        cards = self.deck.clone()
        cards.pour(self.thrown)
        for card in self.hands:
            cards.add(card)
        assert cards.to_list() == [COPIES] * KINDS, cards.to_list()

    def clone(self) -> HighCard:
        twin = type(self)(self.seats, self.chance.clone())
        twin.like(self)
        twin.hands = self.hands[:]
        twin.deck = self.deck.clone()
        twin.thrown = self.thrown.clone()
        twin.greedy = self.greedy
        twin.turn = self.turn
        twin.turns = self.turns
        twin.swaps = self.swaps
        return twin


class Evening(Step[HighCard]):
    """The whole game: deal, a turn for everybody, show."""

    DEAL: Final = 0
    TURN: Final = 1
    NEXT_SEAT_OR_SHOW: Final = 2

    asks: ClassVar[type[Turn]]  # a test may put another kind of turn here

    def run(self, g: HighCard) -> int:
        match self.at:
            case Evening.DEAL: return self.deal(g)
            case Evening.TURN: return g.call(self.asks(g.turn))
            case Evening.NEXT_SEAT_OR_SHOW: return self.next_seat_or_show(g)
            case _: return END

    def deal(self, g: HighCard) -> int:
        for seat in range(g.seats):
            g.draw(seat)
        if g.turn == NOBODY:
            g.turn = g.chance.below(g.seats)
        return NEXT

    def next_seat_or_show(self, g: HighCard) -> int:
        """A seat that has swapped reports how often."""
        self.report += self.heard
        g.turns += 1
        g.turn = (g.turn + 1) % g.seats
        if g.turns < g.seats:
            return self.goto(Evening.TURN)
        if not g.silent:
            g.tell(EVERYONE, "showed", {"cards": g.hands[:]})
        return NEXT

    def clone(self) -> Evening:
        twin = type(self)()
        twin.like(self)
        return twin


class Turn(Step[HighCard]):
    """A seat keeps its card or swaps it [HC-002]; the report says how often it has swapped."""

    KEEP_OR_SWAP: Final = 0
    SWAP_AGAIN: Final = 1

    def run(self, g: HighCard) -> int:
        match self.at:
            case Turn.KEEP_OR_SWAP: return g.ask(self.seat)
            case Turn.SWAP_AGAIN: return g.ask_or_take(self.seat)
            case _: return END

    def question(self, g: HighCard) -> str:
        return "keep_or_swap" if self.at == Turn.KEEP_OR_SWAP else "again"

    def options(self, g: HighCard) -> list[int]:
        return [action for action in range(len(WORDS)) if self.why_not(g, action) == ""]

    def why_not(self, g: HighCard, action: int) -> str:
        if action == SWAP:
            return "" if self.at == Turn.KEEP_OR_SWAP or (g.greedy and self.report < 3) else "HC-004"
        return "" if action == (KEEP if self.at == Turn.KEEP_OR_SWAP else ENOUGH) else "HC-002"

    def take(self, g: HighCard, action: int) -> int:
        if action != SWAP:
            return END
        g.throw(self.seat)
        g.draw(self.seat)
        self.report += 1
        return self.goto(Turn.SWAP_AGAIN)

    def clone(self) -> Turn:
        twin = type(self)()
        twin.like(self)
        return twin


Evening.asks = Turn


class HighCardGame(Game):
    """Two or three seats; a test may put another kind of table or evening in place of the sound ones."""

    def __init__(self, kind: type[HighCard] = HighCard, evening: type[Evening] = Evening) -> None:
        super().__init__("high_card", 2, 3, OPTIONS, WORDS, 1)
        self.kind = kind
        self.evening = evening

    def lay_out(self, seats: int, chance: Chance, chosen: dict[str, str]) -> HighCard:
        table = self.kind(seats, chance)
        table.lay_out(chosen)
        return table

    def open(self, table: Table) -> None:
        table.start(self.evening())

    def obstacle(self, g: HighCard, action: int, rule: str) -> Obstacle | None:
        """The rules of so small a game say all there is to say."""
        return Obstacle(rule) if 0 <= action < len(WORDS) else None

    def classes(self) -> list[type]:
        return [self.kind, self.evening, self.evening.asks]
