"""Bots of Zavandor: one that knows what things are worth, and one that buys whatever is dearest."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.zavandor.habits import ZavandorBot, tag_of
from zaubertisch.bots.zavandor.prospects import Prospects
from zaubertisch.bots.zavandor.taste import Taste
from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    BID,
    ENCHANT,
    FINISH,
    LEARN,
    OFFER,
    PASS,
    RELEASE,
    SELL,
    SELL_INACTIVE,
)
from zaubertisch.games.zavandor.components import (
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    KINDS,
    STEP_COST,
    STONE_PRICES,
    STONES,
    TRACK_WORDS,
    TRACKS,
)
from zaubertisch.games.zavandor.view import Tag, ZavandorView
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.step import NOBODY


class Allowed:
    """The options of a turn, a bit for each."""

    def __init__(self, options: list[int]) -> None:
        self.bits = 0
        for action in options:
            self.bits |= 1 << action

    def has(self, action: int) -> bool:
        return self.bits >> action & 1 == 1


class Bargain:
    """The best purchase so far: how much more it is worth than it costs, by what it costs."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.action = FINISH
        self.because = "enough"
        self.rank = 0.0

    def weigh_gem(self, action: int, because: str, value: float, cost: float) -> None:
        self.weigh(action, because, self.taste.gem * value, cost)

    def weigh(self, action: int, because: str, value: float, cost: float) -> None:
        if value > self.taste.margin * cost:
            self.compare(action, because, value, cost)

    def compare(self, action: int, because: str, value: float, cost: float) -> None:
        rank = (value - cost) / (cost + self.taste.small)
        if rank > self.rank:
            self.rank = rank
            self.action = action
            self.because = because


def explained(action: int, because: str) -> Choice:
    """An action of a turn with its reason."""
    return Choice(action, because, named(action))


def named(action: int) -> dict[str, Value]:
    """The gem, the track or the item that the reason names."""
    if ENCHANT <= action < LEARN:
        return {"gem": GEMS[(action - ENCHANT) % KINDS]}
    if LEARN <= action < RELEASE:
        return {"track": TRACK_WORDS[action - LEARN]}
    return {"item": ITEMS[action - OFFER]} if action >= OFFER else {}


class ThumbBot(ZavandorBot):
    """Buys what pays back best before the end, learns what its purchases need, bids up to what a thing is worth."""

    def act(self, view: ZavandorView, options: list[int]) -> Choice:
        prospects = Prospects(view, self.taste)
        allowed = Allowed(options)
        tidy = self.tidy(prospects, allowed)
        if tidy is not None:
            return tidy
        bargain = Bargain(self.taste)
        self.weigh_gems(prospects, allowed, bargain)
        self.weigh_knowledge(prospects, allowed, bargain)
        self.weigh_offers(prospects, allowed, bargain)
        return explained(bargain.action, bargain.because)

    def tidy(self, prospects: Prospects, allowed: Allowed) -> Choice | None:
        """A gem that lies idle takes a free slot, or the slot of one that is worth less; or it is sold."""
        best = prospects.best_idle_gem()
        if best == NOBODY:
            return None
        if allowed.has(ACTIVATE + best):
            return explained(ACTIVATE + best, "activate")
        worst = prospects.worst_gem()
        better = worst != NOBODY and worst != best and prospects.exchange(best, worst) > 0.0
        if better and allowed.has(SELL + worst) and not prospects.has_a_slot():
            return explained(SELL + worst, "make_room")
        if not better and allowed.has(SELL_INACTIVE + best):
            return explained(SELL_INACTIVE + best, "sell_idle")
        return None

    def weigh_gems(self, prospects: Prospects, allowed: Allowed, bargain: Bargain) -> None:
        """A gem for a free slot, or a better one in place of the worst."""
        if not prospects.has_a_slot():
            self.weigh_exchanges(prospects, allowed, bargain)
            return
        for gem in range(KINDS):
            if allowed.has(ENCHANT + gem):
                cost = prospects.cost(prospects.me.gem_prices[gem])
                bargain.weigh_gem(ENCHANT + gem, "fill_slot", prospects.with_gem(gem), cost)

    def weigh_exchanges(self, prospects: Prospects, allowed: Allowed, bargain: Bargain) -> None:
        """A better gem in place of the worst, which is sold before if its price is needed."""
        me = prospects.me
        worst = prospects.worst_gem()
        for gem in range(KINDS):
            if worst == NOBODY or worst == gem:
                continue
            price = me.gem_prices[gem]
            short = price - prospects.view.liquid
            if allowed.has(ENCHANT + gem):
                bargain.weigh_gem(ENCHANT + gem, "better_gem", prospects.exchange(gem, worst), prospects.cost(price))
            elif 0 < short <= me.resales[worst] and prospects.can_enchant(gem) and allowed.has(SELL + worst):
                bargain.weigh_gem(SELL + worst, "make_room", prospects.exchange(gem, worst), prospects.cost(price))

    def weigh_knowledge(self, prospects: Prospects, allowed: Allowed, bargain: Bargain) -> None:
        """The step of the round, and a new stone once the slots are full."""
        me = prospects.me
        for track in range(TRACKS):
            if allowed.has(LEARN + track):
                cost = prospects.cost(STEP_COST[track][me.levels[track] + 1])
                bargain.weigh(LEARN + track, "learn", prospects.step(track), cost)
        if me.free_stones or prospects.income < 20.0 or prospects.has_a_slot():
            return
        for stone in range(STONES):
            if allowed.has(RELEASE + stone):
                cost = prospects.cost(STONE_PRICES[stone])
                bargain.weigh(RELEASE + stone, "new_stone", prospects.new_track(), cost)
                return

    def weigh_offers(self, prospects: Prospects, allowed: Allowed, bargain: Bargain) -> None:
        """Whatever is on offer, at its least bid."""
        for tag in prospects.view.tags:
            if allowed.has(OFFER + tag.item) and self.payable(prospects, tag, tag.net):
                bargain.compare(OFFER + tag.item, "good_price", prospects.item(tag.item), prospects.cost(tag.net))

    def payable(self, prospects: Prospects, tag: Tag, net: int) -> bool:
        """Without selling active gems or touching the reserve; for a sentinel near the end a few of them may go."""
        if net <= prospects.at_hand - (0 if prospects.last else self.taste.reserve):
            return True
        if tag.item < FIRST_SENTINEL or prospects.incomes >= 2.0:
            return False
        return net <= prospects.at_hand + self.ransom(prospects)

    def ransom(self, prospects: Prospects) -> int:
        """What up to four gems would bring, the least missed first."""
        left = 4
        out = 0
        for gem in range(KINDS):
            here = min(left, prospects.me.active[gem])
            out += here * prospects.me.resales[gem]
            left -= here
        return out

    def bid(self, view: ZavandorView, options: list[int]) -> Choice:
        """The least bid that leads, as long as the price stays below what the thing is worth."""
        if options[0] != PASS:  # which always comes first, before the bids in rising order
            return Choice(options[0], "open_low", {"item": ITEMS[view.item], "bid": options[0] - BID})
        if len(options) > 1:
            bid = options[1] - BID
            prospects = Prospects(view, self.taste)
            tag = tag_of(view, view.item)
            net = prospects.net(tag, bid)
            if self.payable(prospects, tag, net) and prospects.item(view.item) >= prospects.cost(net):
                return Choice(options[1], "worth_more", {"item": ITEMS[view.item], "bid": bid})
        return Choice(PASS, "too_dear", {"item": ITEMS[view.item]})
