"""Phase 3: a turn, one action after the other, in any order and as many as one can pay."""

from __future__ import annotations

from zaubertisch.games.zavandor.abilities import may_enchant, why_not_enchant
from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    DEACTIVATE,
    ENCHANT,
    FINISH,
    LEARN,
    OFFER,
    PAY_AUTO,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    block_of,
)
from zaubertisch.games.zavandor.auction import Auction
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    DRUID,
    FIRST_SENTINEL,
    KINDS,
    LEAST_BID,
    MAGIC_MIRROR,
    RUBY,
    SENTINELS,
    SHADOW_CLOAK,
    STEP_COST,
    STONE_PRICES,
    STONES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.paying import Payment
from zaubertisch.games.zavandor.prices import gem_price
from zaubertisch.games.zavandor.table import Zavandor
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NOBODY, Step


class Turn(Step[Zavandor]):
    """A turn [ZA-053 ZA-054 ZA-055 ZA-056 ZA-R11 ZA-R12]: gems, knowledge and auctions, until one has had enough."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.bought = NOTHING  # the action that is being paid for

    def run(self, g: Zavandor) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return g.ask(self.seat)
            case 2: return self.receive(g)
            case _: return self.go_on_or_end(g)

    def begin(self, g: Zavandor) -> int:
        """[ZA-078 ZA-079] A new turn, with its paid step unused."""
        g.active = self.seat
        g.stepped = False
        g.raised = 0
        g.lowered = 0
        g.block = NOTHING
        g.closed = 0
        if not g.silent:
            g.tell(EVERYONE, "turn_begins", {"seat": self.seat})
        return self.goto(1)

    def question(self, g: Zavandor) -> str:
        return "turn"

    # What one may do

    def options(self, g: Zavandor) -> list[int]:
        """[ZA-054 ZA-055 ZA-R34 ZA-R50] Whatever can be paid now, in any order; blocks are kept apart on request."""
        out: list[int] = [FINISH]
        closed = g.closed
        if closed & 1 == 0:
            self.add_gem_actions(g, out)
        if closed & 2 == 0:
            self.add_knowledge_actions(g, out)
        if closed & 4 == 0:
            self.add_offers(g, out)
        return out

    def add_gem_actions(self, g: Zavandor, out: list[int]) -> None:
        """[ZA-063 ZA-065 ZA-073 ZA-076 ZA-077] Enchant, sell, activate, deactivate."""
        seat = self.seat
        liquid = g.liquid(seat)
        for gem in range(KINDS):
            if gem_price(g, seat, gem) <= liquid and may_enchant(g, seat, gem):
                out.append(ENCHANT + gem)
        slot = g.spiral.size(seat) < g.slots(seat)
        for gem in range(KINDS):
            if g.spiral.has(seat, gem):
                out.append(SELL + gem)
                if g.raised >> gem & 1 == 0:
                    out.append(DEACTIVATE + gem)
            if g.pentagon.has(seat, gem):
                out.append(SELL_INACTIVE + gem)
                if slot and g.lowered >> gem & 1 == 0:
                    out.append(ACTIVATE + gem)

    def add_knowledge_actions(self, g: Zavandor, out: list[int]) -> None:
        """[ZA-078 ZA-080 ZA-081 ZA-082 ZA-R40] Learn, release a stone."""
        seat = self.seat
        liquid = g.liquid(seat)
        if not g.stepped:
            for track in range(TRACKS):
                level = g.levels[seat * TRACKS + track]
                if level < TOP_LEVEL and STEP_COST[track][level + 1] <= liquid and (level or g.free_stones[seat]):
                    out.append(LEARN + track)
        stored = g.stored[seat]
        if stored and liquid >= STONE_PRICES[0]:
            for stone in range(STONES):
                if stored >> stone & 1 and STONE_PRICES[stone] <= liquid:
                    out.append(RELEASE + stone)

    def add_offers(self, g: Zavandor, out: list[int]) -> None:
        """[ZA-096 ZA-097 ZA-100 ZA-R19] Put something up for auction that one could pay at its least bid."""
        seat = self.seat
        for item in range(ARTEFACTS):
            if g.display.has(item) and self.why_not_offer(g, item) == "":
                out.append(OFFER + item)
        if g.highest_bid(seat, FIRST_SENTINEL) >= LEAST_BID[FIRST_SENTINEL]:
            for sentinel in range(SENTINELS):
                if g.owners[sentinel] == NOBODY:
                    out.append(OFFER + FIRST_SENTINEL + sentinel)

    # What one may not do

    def why_not(self, g: Zavandor, action: int) -> str:
        """[ZA-055 ZA-R50] Gems, knowledge and auctions; any other word is none of a turn."""
        if action == FINISH:
            return ""
        if action < FINISH or action >= PAY_AUTO:
            return "ZA-055"
        if g.closed >> block_of(action) & 1:
            return "ZA-R50"
        if action < LEARN:
            return self.why_not_gem(g, action)
        if action < RELEASE:
            return self.why_not_learn(g, action - LEARN)
        if action < OFFER:
            return self.why_not_release(g, action - RELEASE)
        return self.why_not_offer(g, action - OFFER)

    def why_not_gem(self, g: Zavandor, action: int) -> str:
        gem = (action - ENCHANT) % KINDS
        if action < SELL:
            if gem_price(g, self.seat, gem) > g.liquid(self.seat):
                return why_not_enchant(g, self.seat, gem) or "ZA-063"
            return why_not_enchant(g, self.seat, gem)
        if action < SELL_INACTIVE:
            return "" if g.spiral.has(self.seat, gem) else "ZA-076"
        if action < ACTIVATE:
            return "" if g.pentagon.has(self.seat, gem) else "ZA-076"
        return self.why_not_activate(g, gem) if action < DEACTIVATE else self.why_not_deactivate(g, gem)

    def why_not_activate(self, g: Zavandor, gem: int) -> str:
        """[ZA-010 ZA-073 ZA-074 ZA-075] An inactive gem, a free slot, and not the way it has just come."""
        if not g.pentagon.has(self.seat, gem):
            return "ZA-073"
        if g.spiral.size(self.seat) >= g.slots(self.seat):
            return "ZA-010"
        return "ZA-075" if g.lowered >> gem & 1 else ""

    def why_not_deactivate(self, g: Zavandor, gem: int) -> str:
        """[ZA-073 ZA-075 ZA-R34] An active gem, and not the way it has just come."""
        if not g.spiral.has(self.seat, gem):
            return "ZA-073"
        return "ZA-075" if g.raised >> gem & 1 else ""

    def why_not_learn(self, g: Zavandor, track: int) -> str:
        """[ZA-063 ZA-079 ZA-080 ZA-081] One paid step a round, up to level 4, with a stone, and paid."""
        level = g.level(self.seat, track)
        if level == TOP_LEVEL:
            return "ZA-081"
        if g.stepped:
            return "ZA-079"
        if level == 0 and g.free_stones[self.seat] == 0:
            return "ZA-080"
        return "" if STEP_COST[track][level + 1] <= g.liquid(self.seat) else "ZA-063"

    def why_not_release(self, g: Zavandor, stone: int) -> str:
        """[ZA-063 ZA-082] A stone that is still stored, and paid."""
        if g.stored[self.seat] >> stone & 1 == 0:
            return "ZA-082"
        return "" if STONE_PRICES[stone] <= g.liquid(self.seat) else "ZA-063"

    def why_not_offer(self, g: Zavandor, item: int) -> str:
        """[ZA-096 ZA-100 ZA-101 ZA-102 ZA-R15 ZA-R27 ZA-R28] On offer, no second belt; a mirror needs an active gem."""
        if not g.on_offer(item):
            return "ZA-096"
        if g.barred(self.seat, item):
            return "ZA-101"
        if (item == MAGIC_MIRROR or item == SHADOW_CLOAK) and g.spiral.size(self.seat) == 0:
            return "ZA-102"
        return "" if g.highest_bid(self.seat, item) >= LEAST_BID[item] else "ZA-100"

    # Carrying it out

    def take(self, g: Zavandor, action: int) -> int:
        if action == FINISH:
            return self.finish(g)
        self.enter_block(g, action)
        if action >= ACTIVATE and action < LEARN:
            return self.move(g, action)
        g.raised = 0
        g.lowered = 0
        if action >= OFFER:
            return self.open_auction(g, action - OFFER)
        if action >= SELL and action < ACTIVATE:
            return self.sell(g, action - SELL)
        return self.buy(g, action)

    def enter_block(self, g: Zavandor, action: int) -> None:
        """[ZA-R50] Where blocks are kept apart, one that is left is closed."""
        if g.variant.turn_blocks and block_of(action) != g.block:
            if g.block != NOTHING:
                g.closed |= 1 << g.block
            g.block = block_of(action)

    def move(self, g: Zavandor, action: int) -> int:
        """[ZA-073 ZA-075] Free of charge, but a kind that went one way does not come straight back."""
        gem = (action - ENCHANT) % KINDS
        if action < DEACTIVATE:
            g.raised |= 1 << gem
            g.activate(self.seat, gem)
        else:
            g.lowered |= 1 << gem
            g.deactivate(self.seat, gem)
        return AGAIN

    def sell(self, g: Zavandor, which: int) -> int:
        """[ZA-076 ZA-077 ZA-R11] Any gem, also one bought in this turn."""
        g.sell(self.seat, which % KINDS, which < KINDS)
        g.settle_unless_combined(self.seat)
        return AGAIN

    def buy(self, g: Zavandor, action: int) -> int:
        """[ZA-063 ZA-R09] The price is paid first; then one receives."""
        self.bought = action
        g.price = self.price(g, action)
        g.prove(self.seat, g.price - g.liquid(self.seat) + g.purse[self.seat])
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
        """[ZA-065 ZA-072 ZA-078 ZA-080 ZA-082] The gem, the level or the stone that was paid for."""
        action = self.bought
        self.bought = NOTHING
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
        return self.goto(1)

    def open_auction(self, g: Zavandor, item: int) -> int:
        """[ZA-006 ZA-096 ZA-R15] Loose dust is settled first; what is opened cannot be withdrawn."""
        g.settle(self.seat)
        g.item = item
        self.at = 2
        return g.call(Auction(self.seat))

    def go_on_or_end(self, g: Zavandor) -> int:
        """[ZA-097 ZA-111] Everything of the auction is over; the turn goes on, if its seat is still there."""
        if g.is_out(self.seat) or g.living() == 1:
            g.active = NOBODY
            return END
        return self.goto(1)

    def finish(self, g: Zavandor) -> int:
        """[ZA-006 ZA-056] The turn is over for good, and dust is settled."""
        g.settle(self.seat)
        g.active = NOBODY
        return END

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        twin.bought = self.bought
        return twin
