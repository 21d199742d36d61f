"""Bots of Zavandor: one that values and plans by rules of thumb, and one that buys whatever is dearest."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.zavandor_values import Prospects
from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    BID,
    CHOOSE,
    DECLINE,
    ENCHANT,
    FINISH,
    KEEP_AUTO,
    LEARN,
    LOSE,
    OFFER,
    PASS,
    PAY_AUTO,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    STEP,
)
from zaubertisch.games.zavandor.components import (
    CHARACTERS,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    KINDS,
    LEAST_BID,
    STEP_COST,
    STONE_PRICES,
    STONES,
    TRACK_WORDS,
    TRACKS,
)
from zaubertisch.games.zavandor.view import Tag, ZavandorView
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.view import View

FAVOURITES: Final[list[int]] = [1, 5, 0, 3, 4, 2]  # elf, kobold, witch, fairy, mage, druid
MARGIN: Final = 1.25  # a purchase must be worth so much more than it costs
SMALL: Final = 200.0  # keeps tiny prices from looking like bargains


def tag_of(view: ZavandorView, item: int) -> Tag:
    """The price tag of an item that is on offer."""
    place = 0
    while view.tags[place].item != item:
        place += 1
    return view.tags[place]


class ZavandorBot(Bot):
    """What both bots share: energy is paid and kept automatically."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        assert isinstance(view, ZavandorView)
        match view.question:
            case "turn": return self.act(view, options)
            case "open" | "bid": return self.bid(view, options)
            case "pay": return self.pay(view, options)
            case "hand_limit": return Choice(KEEP_AUTO, "keep")
            case "lose_gem": return self.lose(view, options)
            case "release_stone": return self.release(view, options)
            case "free_step": return self.step(view, options)
            case _: return self.pick(options)

    def act(self, view: ZavandorView, options: list[int]) -> Choice:
        """One action of a turn."""
        raise NotImplementedError

    def bid(self, view: ZavandorView, options: list[int]) -> Choice:
        """An opening bid, a higher one, or a pass."""
        raise NotImplementedError

    def pay(self, view: ZavandorView, options: list[int]) -> Choice:
        """Automatically; who is short sells inactive gems first, then what is missed least."""
        if PAY_AUTO in options:
            return Choice(PAY_AUTO, "pay")
        for gem in range(KINDS):
            if SELL_INACTIVE + gem in options:
                return Choice(SELL_INACTIVE + gem, "sell_to_pay", {"gem": GEMS[gem]})
        gem = Prospects(view).worst_gem()
        return Choice(SELL + gem, "sell_to_pay", {"gem": GEMS[gem]})

    def lose(self, view: ZavandorView, options: list[int]) -> Choice:
        """The gem that is missed least."""
        prospects = Prospects(view)
        best = options[0]
        for action in options:
            if prospects.without_gem(action - LOSE) < prospects.without_gem(best - LOSE):
                best = action
        return Choice(best, "least_loss", {"gem": GEMS[best - LOSE]})

    def release(self, view: ZavandorView, options: list[int]) -> Choice:
        """The dearest stone, since it is free."""
        stone = max([action for action in options if action != DECLINE])
        return Choice(stone, "dearest_stone", {"stone": STONE_PRICES[stone - RELEASE]})

    def step(self, view: ZavandorView, options: list[int]) -> Choice:
        """The free step that is worth most, unless all do harm."""
        prospects = Prospects(view)
        best = DECLINE
        most = 0.0
        for action in options:
            if action != DECLINE and prospects.step(action - STEP) > most:
                best, most = action, prospects.step(action - STEP)
        if best == DECLINE:
            return Choice(DECLINE, "no_use")
        return Choice(best, "free_step", {"track": TRACK_WORDS[best - STEP]})

    def pick(self, options: list[int]) -> Choice:
        """The character one likes best among those left."""
        for character in FAVOURITES:
            if CHOOSE + character in options:
                return Choice(CHOOSE + character, "character", {"character": CHARACTERS[character]})
        return Choice(options[0], "character", {"character": CHARACTERS[options[0] - CHOOSE]})


class Plan:
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
    """Buys what pays back best before the end, learns what its plans need, bids up to what a thing is worth."""

    def act(self, view: ZavandorView, options: list[int]) -> Choice:
        prospects = Prospects(view)
        tidy = self.tidy(prospects, options)
        if tidy is not None:
            return tidy
        plan = Plan()
        self.weigh_gems(prospects, options, plan)
        self.weigh_knowledge(prospects, options, plan)
        self.weigh_offers(prospects, options, plan)
        return plan.choice

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

    def weigh_gems(self, prospects: Prospects, options: list[int], plan: Plan) -> None:
        """A gem for a free slot, or a better one in place of the worst."""
        me = prospects.me
        free = sum(me.active) < me.slots
        worst = prospects.worst_gem()
        for gem in range(KINDS):
            cost = prospects.cost(me.gem_prices[gem])
            if free and ENCHANT + gem in options:
                plan.weigh(Choice(ENCHANT + gem, "fill_slot", {"gem": GEMS[gem]}), prospects.with_gem(gem), cost)
            elif not free and worst != NOBODY and worst != gem:
                self.weigh_exchange(prospects, options, plan, gem, worst)

    def weigh_exchange(self, prospects: Prospects, options: list[int], plan: Plan, gem: int, worst: int) -> None:
        """A better gem in place of the worst, which is sold before if its price is needed."""
        me = prospects.me
        short = me.gem_prices[gem] - prospects.view.liquid
        if ENCHANT + gem in options:
            choice = Choice(ENCHANT + gem, "better_gem", {"gem": GEMS[gem]})
        elif 0 < short <= me.resales[worst] and prospects.can_enchant(gem) and SELL + worst in options:
            choice = Choice(SELL + worst, "make_room", {"gem": GEMS[worst]})
        else:
            return
        plan.weigh(choice, prospects.exchange(gem, worst), prospects.cost(me.gem_prices[gem]))

    def weigh_knowledge(self, prospects: Prospects, options: list[int], plan: Plan) -> None:
        """The step of the round, and a new stone once the slots are full."""
        me = prospects.me
        for track in range(TRACKS):
            if LEARN + track in options:
                cost = prospects.cost(STEP_COST[track][me.levels[track] + 1])
                plan.weigh(Choice(LEARN + track, "learn", {"track": TRACK_WORDS[track]}), prospects.step(track), cost)
        stones = [action for action in options if RELEASE <= action < RELEASE + STONES]
        if stones and me.free_stones == 0 and prospects.income >= 20.0 and sum(me.active) >= me.slots:
            cost = prospects.cost(STONE_PRICES[stones[0] - RELEASE])
            plan.weigh(Choice(stones[0], "new_stone"), prospects.new_track(), cost)

    def weigh_offers(self, prospects: Prospects, options: list[int], plan: Plan) -> None:
        """Whatever is on offer, at its least bid."""
        for tag in prospects.view.tags:
            if OFFER + tag.item in options and self.payable(prospects, tag, tag.net):
                choice = Choice(OFFER + tag.item, "good_price", {"item": ITEMS[tag.item]})
                plan.weigh(choice, prospects.item(tag.item), prospects.cost(tag.net), 1.0)

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


class GreedyBot(ZavandorBot):
    """Always buys the dearest gem it can, then the dearest item, and never looks ahead."""

    def act(self, view: ZavandorView, options: list[int]) -> Choice:
        me = view.boards[view.viewer]
        for gem in range(KINDS - 1, -1, -1):
            if ACTIVATE + gem in options:
                return Choice(ACTIVATE + gem, "activate", {"gem": GEMS[gem]})
        dearest = max([gem for gem in range(KINDS) if ENCHANT + gem in options], default=NOBODY)
        cheapest = min([gem for gem in range(KINDS) if me.active[gem]], default=NOBODY)
        if dearest != NOBODY and sum(me.active) < me.slots:
            return Choice(ENCHANT + dearest, "dearest", {"gem": GEMS[dearest]})
        if dearest > cheapest and cheapest != NOBODY and SELL + cheapest in options:
            return Choice(SELL + cheapest, "make_room", {"gem": GEMS[cheapest]})
        return self.buy_an_item(view, options)

    def buy_an_item(self, view: ZavandorView, options: list[int]) -> Choice:
        best = FINISH
        most = 0
        for tag in view.tags:
            if OFFER + tag.item in options and tag.net <= view.liquid and LEAST_BID[tag.item] > most:
                best = OFFER + tag.item
                most = LEAST_BID[tag.item]
        return Choice(best, "enough") if best == FINISH else Choice(best, "good_price", {"item": ITEMS[best - OFFER]})

    def bid(self, view: ZavandorView, options: list[int]) -> Choice:
        """One more, up to half as much again as the least bid, while cards and dust last."""
        tag = tag_of(view, view.item)
        bids = [action for action in options if action != PASS]
        if PASS not in options:
            return Choice(bids[0], "open_low", {"item": ITEMS[view.item], "bid": bids[0] - BID})
        if bids and tag.net <= view.liquid and bids[0] - BID <= LEAST_BID[view.item] * 3 // 2:
            return Choice(bids[0], "worth_more", {"item": ITEMS[view.item], "bid": bids[0] - BID})
        return Choice(PASS, "too_dear", {"item": ITEMS[view.item]})


BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot, "thumb": ThumbBot}
