"""Phase 3: a turn, one action after the other, in any order and as many as one can pay."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    DEACTIVATE,
    ENCHANT,
    FINISH,
    LEARN,
    OFFER,
    RELEASE,
    SELL,
    block_of,
    is_purchase,
)
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import DRUID, KINDS, RUBY, STEP_COST, STONE_PRICES
from zaubertisch.games.zavandor.energy.prices import gem_price
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn import allowed, changes_of_mind
from zaubertisch.games.zavandor.turn.auction import Auction
from zaubertisch.games.zavandor.turn.payment import Payment
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step


class Turn(Step[Zavandor]):
    """A turn [ZA-053 ZA-054 ZA-055 ZA-056 ZA-R11 ZA-R12]: gems, knowledge and auctions, until one has had enough."""

    BEGIN: Final = 0
    ACT: Final = 1
    RECEIVE: Final = 2
    AFTER_AN_AUCTION: Final = 3

    def run(self, g: Zavandor) -> int:
        match self.at:
            case Turn.BEGIN: return self.begin(g)
            case Turn.ACT: return g.ask(self.seat)
            case Turn.RECEIVE: return self.receive(g)
            case _: return self.go_on_or_end(g)

    def begin(self, g: Zavandor) -> int:
        """[ZA-078 ZA-079] A new turn, with its paid step unused."""
        g.active = self.seat
        g.stepped = False
        changes_of_mind.forget(g)
        g.block = NOTHING
        g.closed = 0
        if not g.silent:
            g.tell(EVERYONE, "turn_begins", {"seat": self.seat})
        return self.goto(Turn.ACT)

    def question(self, g: Zavandor) -> str:
        return "turn"

    # What one may do

    def options(self, g: Zavandor) -> list[int]:
        return allowed.options(g, self.seat)

    def why_not(self, g: Zavandor, action: int) -> str:
        return allowed.why_not(g, self.seat, action)

    # Carrying it out

    def take(self, g: Zavandor, action: int) -> int:
        if action == FINISH:
            return self.finish(g)
        if is_purchase(action):
            return self.buy(g, action)
        self.enter_block(g, action)
        if action >= ACTIVATE and action < LEARN:
            return self.move(g, action)
        changes_of_mind.forget(g)
        if action >= OFFER:
            return self.open_auction(g, action - OFFER)
        return self.sell(g, action - SELL)

    def enter_block(self, g: Zavandor, action: int) -> None:
        """[ZA-R50] Where blocks are kept apart, one that is left is closed."""
        if g.variant.turn_blocks and block_of(action) != g.block:
            if g.block != NOTHING:
                g.closed |= 1 << g.block
            g.block = block_of(action)

    def move(self, g: Zavandor, action: int) -> int:
        """[ZA-073 ZA-075] Free of charge; one may change one's mind, and once more."""
        gem = (action - ENCHANT) % KINDS
        if action < DEACTIVATE:
            changes_of_mind.note_rise(g, gem)
            g.activate(self.seat, gem)
        else:
            changes_of_mind.note_sinking(g, gem)
            g.deactivate(self.seat, gem)
        return AGAIN

    def sell(self, g: Zavandor, which: int) -> int:
        """[ZA-076 ZA-077 ZA-R11] Any gem, also one bought in this turn."""
        g.sell(self.seat, which % KINDS, which < KINDS)
        g.settle_unless_combined(self.seat)
        return AGAIN

    def buy(self, g: Zavandor, action: int) -> int:
        """[ZA-063 ZA-R09 ZA-R66] The price is paid first; then one receives. Until then nothing has happened."""
        g.bought = action
        g.price = self.price(g, action)
        return g.call(Payment(self.seat))

    def price(self, g: Zavandor, action: int) -> int:
        """[ZA-007 ZA-078 ZA-082] What a gem, a step or a stone costs."""
        if action < SELL:
            return gem_price(g, self.seat, action - ENCHANT)
        if action < RELEASE:
            track = action - LEARN
            return STEP_COST[track][g.level(self.seat, track) + 1]
        return STONE_PRICES[action - RELEASE]

    def receive(self, g: Zavandor) -> int:
        """[ZA-065 ZA-072 ZA-078 ZA-080 ZA-082 ZA-R66] The gem, the level or the stone that was paid for; or nothing."""
        action = g.bought
        if action == NOTHING:
            return self.goto(Turn.ACT)
        g.bought = NOTHING
        self.enter_block(g, action)
        changes_of_mind.forget(g)
        if action < SELL:
            gem = action - ENCHANT
            if gem == RUBY and g.characters[self.seat] == DRUID:
                g.early_ruby = True
            g.gain_gem(self.seat, gem)
        elif action < RELEASE:
            g.stepped = True
            g.rise(self.seat, action - LEARN)
        else:
            g.release(self.seat, action - RELEASE)
        return self.goto(Turn.ACT)

    def open_auction(self, g: Zavandor, item: int) -> int:
        """[ZA-006 ZA-096 ZA-R15] Loose dust is settled first; what is opened cannot be withdrawn."""
        g.settle(self.seat)
        g.item = item
        self.at = Turn.AFTER_AN_AUCTION - 1  # a call goes on at the next paragraph
        return g.call(Auction(self.seat))

    def go_on_or_end(self, g: Zavandor) -> int:
        """[ZA-097 ZA-111] Everything of the auction is over; the turn goes on, if its seat is still there."""
        if g.is_out(self.seat) or g.living() == 1:
            g.active = NOBODY
            return END
        return self.goto(Turn.ACT)

    def finish(self, g: Zavandor) -> int:
        """[ZA-006 ZA-056] The turn is over for good, and dust is settled."""
        g.settle(self.seat)
        g.active = NOBODY
        return END

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        return twin
