"""Step 6: the additional action of a symbol on the cards played."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.magia.actions import CLAIM, DISCARD, PICK, PRESENT, USE
from zaubertisch.games.magia.components import CRYSTAL, CRYSTALS, DOUBLE, STAR, SYMBOLS
from zaubertisch.games.magia.moving.possible import can_move_anything
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.star import StarStep
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY


class AdditionalAction(Section):
    """One symbol [MA-113 MA-114 MA-115 MA-R51]: if any can be carried out, one of them must be."""

    CHOOSE: Final = 0
    CARRY_OUT: Final = 1

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.symbol = 0

    def run(self, g: Magia) -> int:
        match self.at:
            case AdditionalAction.CHOOSE: return self.choose(g)
            case AdditionalAction.CARRY_OUT: return self.carry_out(g)
            case _: return END

    def choose(self, g: Magia) -> int:
        """[MA-114 MA-126 MA-R54] Any card moves some figure, so what is possible everybody can see."""
        return g.ask_or_take(self.seat) if self.possible(g) else END

    def possible(self, g: Magia) -> list[int]:
        return [symbol for symbol in (STAR, CRYSTAL, DOUBLE) if self.can_use(g, symbol)]

    def can_use(self, g: Magia, symbol: int) -> bool:
        """[MA-117 MA-123 MA-126 MA-R54] Played, and not without any effect."""
        if not g.symbols >> symbol & 1:
            return False
        if symbol == DOUBLE:
            return can_move_anything(g, self.seat)
        return symbol == STAR or can_trade(g, self.seat)

    def carry_out(self, g: Magia) -> int:
        """[MA-117 MA-121 MA-124] The examiner's step, a crystal from or to another master, or another part."""
        if not g.silent:
            g.tell(EVERYONE, "used", {"seat": self.seat, "symbol": SYMBOLS[self.symbol]})
        if self.symbol == STAR:
            return g.call(StarStep(self.seat))
        if self.symbol == CRYSTAL:
            return g.call(Trade(self.seat))
        g.extra = True
        return END

    def question(self, g: Magia) -> str:
        return "symbol"

    def options(self, g: Magia) -> list[int]:
        return [USE + symbol for symbol in self.possible(g)]

    def why_not(self, g: Magia, action: int) -> str:
        symbol = action - USE
        if symbol not in (STAR, CRYSTAL, DOUBLE):
            return ELSEWHERE
        if not g.symbols >> symbol & 1:
            return "MA-113"
        if self.can_use(g, symbol):
            return ""
        return "MA-126" if symbol == DOUBLE else "MA-123"

    def take(self, g: Magia, action: int) -> int:
        self.symbol = action - USE
        return NEXT

    def carries_out_a_symbol(self) -> bool:
        return self.at > AdditionalAction.CHOOSE

    def go_on_secured(self, g: Magia) -> int:
        """[MA-132] The symbol lapses."""
        return END

    def clone(self) -> AdditionalAction:
        twin = AdditionalAction()
        twin.like(self)
        twin.symbol = self.symbol
        return twin


def can_trade(g: Magia, seat: int) -> bool:
    """[MA-122 MA-123 MA-R53] Whether a crystal can go from or to any other unsecured master."""
    for other in range(g.seats):
        if can_claim(g, seat, other) or can_present(g, seat, other):
            return True
    return False


def can_claim(g: Magia, seat: int, other: int) -> bool:
    return other < g.seats and other != seat and not g.is_safe(other) and g.size(other) > 0


def can_present(g: Magia, seat: int, other: int) -> bool:
    return other < g.seats and other != seat and not g.is_safe(other) and g.size(seat) > 0


def why_no_trade(g: Magia, other: int) -> str:
    """[MA-121 MA-122] Secured masters are out of it; otherwise it is not another master, or there is no crystal."""
    return "MA-122" if g.is_safe(other) else "MA-121"


class Trade(Section):
    """A crystal symbol [MA-121 MA-122 MA-123]: take one from another master, or give one of your own."""

    PARTNER: Final = 0
    CRYSTAL: Final = 1

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.giver = 0
        self.receiver = 0

    def run(self, g: Magia) -> int:
        match self.at:
            case Trade.PARTNER: return g.ask_or_take(self.seat)
            case Trade.CRYSTAL: return self.choose_crystal(g)
            case _: return END

    def choose_crystal(self, g: Magia) -> int:
        """[MA-122 MA-R38 MA-R53] By colour; from a closed supply blindly."""
        if g.variant.open_supplies:
            return g.ask_or_take(self.seat)
        if self.giver == self.seat:
            return g.ask(self.seat)
        self.take_blindly(g)
        return END

    def take_blindly(self, g: Magia) -> None:
        lot = g.chance.below(g.size(self.giver))
        crystal = 0
        while lot >= g.supplies[3 * self.giver + crystal]:
            lot -= g.supplies[3 * self.giver + crystal]
            crystal += 1
        g.hand_over(self.giver, self.receiver, crystal)

    def question(self, g: Magia) -> str:
        return "trade" if self.at == Trade.PARTNER else "trade_crystal"

    def options(self, g: Magia) -> list[int]:
        if self.at == Trade.CRYSTAL:
            return [PICK + crystal for crystal in range(len(CRYSTALS)) if self.has(g, crystal)]
        out = [CLAIM + other for other in range(g.seats) if can_claim(g, self.seat, other)]
        return out + [PRESENT + other for other in range(g.seats) if can_present(g, self.seat, other)]

    def has(self, g: Magia, crystal: int) -> bool:
        return g.supplies[3 * self.giver + crystal] > 0

    def why_not(self, g: Magia, action: int) -> str:
        if self.at == Trade.CRYSTAL:
            crystal = action - PICK
            if not 0 <= crystal < len(CRYSTALS):
                return ELSEWHERE
            return "" if self.has(g, crystal) else "MA-122"
        if CLAIM <= action < PRESENT:
            return "" if can_claim(g, self.seat, action - CLAIM) else why_no_trade(g, action - CLAIM)
        if PRESENT <= action < DISCARD:
            return "" if can_present(g, self.seat, action - PRESENT) else why_no_trade(g, action - PRESENT)
        return ELSEWHERE

    def take(self, g: Magia, action: int) -> int:
        if self.at == Trade.CRYSTAL:
            g.hand_over(self.giver, self.receiver, action - PICK)
        elif action >= PRESENT:
            self.giver = self.seat
            self.receiver = action - PRESENT
        else:
            self.giver = action - CLAIM
            self.receiver = self.seat
        return NEXT

    def describe(self, v: MagiaView) -> None:
        v.giver = self.giver if self.at == Trade.CRYSTAL else -1

    def go_on_secured(self, g: Magia) -> int:
        """[MA-132] The symbol lapses: nothing may enter or leave the supply any more."""
        return END

    def clone(self) -> Trade:
        twin = Trade()
        twin.like(self)
        twin.giver = self.giver
        twin.receiver = self.receiver
        return twin
