"""Bots of Zavandor: one that knows what things are worth, and one that buys whatever is dearest."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.zavandor.habits import ZavandorBot, tag_of
from zaubertisch.bots.zavandor.prospects import Prospects
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
from zaubertisch.kernel.step import NOBODY

MARGIN: Final = 1.25  # a purchase must be worth so much more than it costs
SMALL: Final = 200.0  # keeps tiny prices from looking like bargains


class Bargain:
    """The best purchase so far: how much more it is worth than it costs, by what it costs."""

    def __init__(self) -> None:
        self.choice = Choice(FINISH, "enough")
        self.rank = 0.0

    def weigh(self, choice: Choice, value: float, cost: float, margin: float = MARGIN) -> None:
        if value > margin * cost:
            rank = (value - cost) / (cost + SMALL)
            if rank > self.rank:
                self.rank = rank
                self.choice = choice


class ThumbBot(ZavandorBot):
    """Buys what pays back best before the end, learns what its purchases need, bids up to what a thing is worth."""

    def act(self, view: ZavandorView, options: list[int]) -> Choice:
        prospects = Prospects(view)
        tidy = self.tidy(prospects, options)
        if tidy is not None:
            return tidy
        bargain = Bargain()
        self.weigh_gems(prospects, options, bargain)
        self.weigh_knowledge(prospects, options, bargain)
        self.weigh_offers(prospects, options, bargain)
        return bargain.choice

    def tidy(self, prospects: Prospects, options: list[int]) -> Choice | None:
        """A gem that lies idle takes a free slot, or the slot of one that is worth less; or it is sold."""
        me = prospects.me
        best = prospects.best_idle_gem()
        if best == NOBODY:
            return None
        if ACTIVATE + best in options:
            return Choice(ACTIVATE + best, "activate", {"gem": GEMS[best]})
        worst = prospects.worst_gem()
        better = worst != NOBODY and worst != best and prospects.exchange(best, worst) > 0.0
        if better and SELL + worst in options and sum(me.active) >= me.slots:
            return Choice(SELL + worst, "make_room", {"gem": GEMS[worst]})
        if not better and SELL_INACTIVE + best in options:
            return Choice(SELL_INACTIVE + best, "sell_idle", {"gem": GEMS[best]})
        return None

    def weigh_gems(self, prospects: Prospects, options: list[int], bargain: Bargain) -> None:
        """A gem for a free slot, or a better one in place of the worst."""
        me = prospects.me
        free = sum(me.active) < me.slots
        worst = prospects.worst_gem()
        for gem in range(KINDS):
            cost = prospects.cost(me.gem_prices[gem])
            if free and ENCHANT + gem in options:
                bargain.weigh(Choice(ENCHANT + gem, "fill_slot", {"gem": GEMS[gem]}), prospects.with_gem(gem), cost)
            elif not free and worst != NOBODY and worst != gem:
                self.weigh_exchange(prospects, options, bargain, gem, worst)

    def weigh_exchange(self, prospects: Prospects, options: list[int], bargain: Bargain, gem: int, worst: int) -> None:
        """A better gem in place of the worst, which is sold before if its price is needed."""
        me = prospects.me
        short = me.gem_prices[gem] - prospects.view.liquid
        if ENCHANT + gem in options:
            choice = Choice(ENCHANT + gem, "better_gem", {"gem": GEMS[gem]})
        elif 0 < short <= me.resales[worst] and prospects.can_enchant(gem) and SELL + worst in options:
            choice = Choice(SELL + worst, "make_room", {"gem": GEMS[worst]})
        else:
            return
        bargain.weigh(choice, prospects.exchange(gem, worst), prospects.cost(me.gem_prices[gem]))

    def weigh_knowledge(self, prospects: Prospects, options: list[int], bargain: Bargain) -> None:
        """The step of the round, and a new stone once the slots are full."""
        me = prospects.me
        for track in range(TRACKS):
            if LEARN + track in options:
                cost = prospects.cost(STEP_COST[track][me.levels[track] + 1])
                choice = Choice(LEARN + track, "learn", {"track": TRACK_WORDS[track]})
                bargain.weigh(choice, prospects.step(track), cost)
        stones = [action for action in options if RELEASE <= action < RELEASE + STONES]
        if stones and me.free_stones == 0 and prospects.income >= 20.0 and sum(me.active) >= me.slots:
            cost = prospects.cost(STONE_PRICES[stones[0] - RELEASE])
            bargain.weigh(Choice(stones[0], "new_stone"), prospects.new_track(), cost)

    def weigh_offers(self, prospects: Prospects, options: list[int], bargain: Bargain) -> None:
        """Whatever is on offer, at its least bid."""
        for tag in prospects.view.tags:
            if OFFER + tag.item in options and self.payable(prospects, tag, tag.net):
                choice = Choice(OFFER + tag.item, "good_price", {"item": ITEMS[tag.item]})
                bargain.weigh(choice, prospects.item(tag.item), prospects.cost(tag.net), 1.0)

    def payable(self, prospects: Prospects, tag: Tag, net: int) -> bool:
        """Without selling active gems; for a sentinel near the end a few of them may go."""
        me = prospects.me
        idle = sum([me.inactive[gem] * me.resales[gem] for gem in range(KINDS)])
        if net <= prospects.view.liquid + idle:
            return True
        if tag.item < FIRST_SENTINEL or prospects.incomes >= 2.0:
            return False
        return net <= prospects.view.liquid + idle + self.ransom(prospects)

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
        prospects = Prospects(view)
        bids = [action for action in options if action != PASS]
        tag = tag_of(view, view.item)
        if PASS not in options:
            return Choice(bids[0], "open_low", {"item": ITEMS[view.item], "bid": bids[0] - BID})
        if bids:
            bid = bids[0] - BID
            net = prospects.net(tag, bid)
            if self.payable(prospects, tag, net) and prospects.item(view.item) >= prospects.cost(net):
                return Choice(bids[0], "worth_more", {"item": ITEMS[view.item], "bid": bid})
        return Choice(PASS, "too_dear", {"item": ITEMS[view.item]})
