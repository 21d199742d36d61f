"""The bot of Zavandor that buys whatever is dearest."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.zavandor.habits import ZavandorBot, tag_of
from zaubertisch.games.zavandor.actions import ACTIVATE, BID, ENCHANT, FINISH, OFFER, PASS, SELL
from zaubertisch.games.zavandor.components import GEMS, ITEMS, KINDS, LEAST_BID
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.step import NOBODY


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
