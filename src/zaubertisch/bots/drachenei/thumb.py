"""A bot that knows what things are worth: rules of thumb, question by question."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.drachenei.answering import DracheneiBot, rich_victim
from zaubertisch.bots.drachenei.taste import USUAL, Taste
from zaubertisch.bots.drachenei.values import Values
from zaubertisch.games.drachenei.actions import (
    ADDRESS_ALL,
    ALONE,
    BID,
    DECLINE,
    DONE,
    FIGHT,
    FORGO,
    KEEP,
    LAY,
    OFFER,
    PASS,
    PLACE,
    REPLY,
    ROB,
    STONES,
    TAKE,
    TAKE_NOBODY,
    TOGETHER,
    USE_RETRANSFORMUS,
    USE_TRANSFORMUS,
    WISH,
)
from zaubertisch.games.drachenei.components import (
    FIRST_CREATURE,
    FIRST_HOLY,
    HALVES,
    KINDS,
    MOST_MAGIC,
    PASS_MAGIC,
    PHASE_B,
    PLACES,
    SPELLS,
)
from zaubertisch.games.drachenei.view import DracheneiView


class ThumbBot(DracheneiBot):
    """Weighs magic, stones and cards by rules of thumb, and never bids more than a thing is worth."""

    def __init__(self, seed: int = 0, taste: Taste = USUAL) -> None:
        super().__init__(seed)
        self.taste = taste

    def answer(self, view: DracheneiView, options: list[int]) -> Choice:
        me = view.viewer
        values = Values(view, self.taste)
        match view.question:
            case "place": return self.place(view, values, me)
            case "rob": return self.spoil(view, values, me, options)
            case "vote": return self.vote(view, values, me, options)
            case "bid": return self.bid(view, values, me, options)
            case "borrow": return self.borrow(view, values, me)
            case "fight": return self.fight(view, values, me)
            case "bonus": return self.choose_bonus(view, values, me)
            case "spells": return self.use_spells(view, values, me, options)
            case "offer": return self.offer(view, values, me)
            case "wish": return self.wish(view, values, me)
            case "address": return Choice(ADDRESS_ALL, "everybody")
            case "reply": return self.reply(view, values, me)
            case "settle": return self.take_reply(view, values, me)
        return self.lay_out(options)

    # Phase C

    def place(self, view: DracheneiView, values: Values, me: int) -> Choice:
        """The better card, if it is worth more than the magic for passing."""
        best, action = PASS_MAGIC * values.magic(me), PASS
        for place in range(PLACES):
            worth = self.worth_of_place(view, values, me, place)
            if worth > best:
                best, action = worth, PLACE + place
        if action == PASS:
            return Choice(PASS, "save")
        return Choice(action, "card", {"worth": int(best + 0.5)})

    def worth_of_place(self, view: DracheneiView, values: Values, me: int, place: int) -> float:
        card = view.display[place]
        there = [seat for seat in range(view.seats) if view.placed[seat] == place]
        waiting = len([seat for seat in range(view.seats) if view.placed[seat] < 0]) - 1
        undisturbed = self.taste.company ** waiting
        if SPELLS <= card < FIRST_HOLY:
            return values.magic(me) * min(values.box.figure[card], MOST_MAGIC - view.magic[me])
        if FIRST_HOLY <= card < FIRST_CREATURE:
            return values.box.figure[card] + values.box.cards[card] * values.card
        if card < SPELLS:
            if not there:
                return values.spell(me, card) * undisturbed
            return values.spell(me, card) - values.magic(me) * values.price_against(me, card, there)
        if not there:
            return values.alone(me, card, values.box.figure[card]) * undisturbed
        return self.worth_in_company(values, me, card, there)

    def worth_in_company(self, values: Values, me: int, card: int, there: list[int]) -> float:
        """Sharing if everybody would agree, or the auction."""
        fighters = [*there, me]
        quarrel = values.quarrel(me, card, there)
        for rival in there:
            if values.insists(rival, card, fighters):
                return quarrel
        return max(quarrel, values.together(me, card, fighters))

    # Phase D

    def spoil(self, view: DracheneiView, values: Values, me: int, options: list[int]) -> Choice:
        """Harpagarus strikes early only at a lone wizard who has just enough."""
        card = view.display[view.place]
        there = [seat for seat in range(view.seats) if view.placed[seat] == view.place]
        if card >= FIRST_CREATURE and len(there) == 1 and ROB + there[0] in options:
            rival = there[0]
            price = values.price(rival, values.box.figure[card], True)
            taken = view.variant.harpagarus_take
            if view.magic[rival] >= price > values.reach(rival) - taken:
                return Choice(ROB + rival, "spoil", {"other_seat": rival})
        return Choice(KEEP, "later")

    def vote(self, view: DracheneiView, values: Values, me: int, options: list[int]) -> Choice:
        card = view.display[view.place]
        fighters = [seat for seat in range(view.seats) if view.placed[seat] == view.place]
        if ALONE in options and values.insists(me, card, fighters):
            return Choice(ALONE, "alone")
        return Choice(TOGETHER, "together")

    def bid(self, view: DracheneiView, values: Values, me: int, options: list[int]) -> Choice:
        """The smallest step, as long as it is worth it; Retransformus only for such a step."""
        card = view.display[view.place]
        worth = values.gain_alone(me, card) if card >= FIRST_CREATURE else values.spell(me, card)
        limit = int(worth / max(values.magic(me), 0.03))
        lowest = values.box.figure[card] if card >= FIRST_CREATURE else view.variant.min_spell_bid
        step = max(lowest, view.bid + 1)
        if step > limit:
            return Choice(PASS, "dear", {"limit": limit})
        if BID + step in options:
            return Choice(BID + step, "bid", {"limit": limit}) if limit < view.magic[me] else Choice(BID + step, "all")
        return Choice(USE_RETRANSFORMUS, "borrow")

    def borrow(self, view: DracheneiView, values: Values, me: int) -> Choice:
        """A stone for magic, if the victory is worth more than both."""
        card = view.display[view.place]
        lone = len(view.fighters) == 1
        gain = values.gain_alone(me, card) if lone else values.gain_together(me, card)
        magic = values.magic(me)
        left = gain - 1.0 + magic * (view.variant.retransformus_gain - view.price)
        return Choice(USE_RETRANSFORMUS, "borrow") if left > 0.0 else Choice(FORGO, "worthless", {"price": view.price})

    def fight(self, view: DracheneiView, values: Values, me: int) -> Choice:
        card = view.display[view.place]
        if values.alone(me, card, values.box.figure[card]) > 0.0:
            return Choice(FIGHT, "alone")
        return Choice(DECLINE, "worthless", {"price": view.price})

    def choose_bonus(self, view: DracheneiView, values: Values, me: int) -> Choice:
        """Magic as long as it is worth more and fits."""
        stones, magic = values.box.bonus_stones[view.bonus], values.box.bonus_magic[view.bonus]
        if magic * values.magic(me) <= stones:
            return Choice(STONES + view.many, "stones")
        fitting = min(view.many, (MOST_MAGIC - view.magic[me]) // max(1, magic))
        return Choice(STONES + view.many - fitting, "magic")

    def use_spells(self, view: DracheneiView, values: Values, me: int, options: list[int]) -> Choice:
        """Rob the one who is doing best; turn stones into magic early and magic into stones late.

        In phase B nothing is lost by waiting for what the adventures bring, and a robbery may spoil one of them.
        """
        if view.phase == PHASE_B:
            return Choice(DONE, "later")
        victim = rich_victim(values, options)
        if victim >= 0:
            return Choice(ROB + victim, "rob", {"other_seat": victim})
        magic = values.magic(me)
        have = view.magic[me]
        worth_turning = magic * view.variant.transformus_price < 1.0 or have >= self.taste.much_magic
        if USE_TRANSFORMUS in options and worth_turning:
            return Choice(USE_TRANSFORMUS, "stones")
        early = values.rounds >= 3.0 and have <= self.taste.little_magic
        if USE_RETRANSFORMUS in options and early and magic * view.variant.retransformus_gain > 1.2:
            return Choice(USE_RETRANSFORMUS, "magic")
        return Choice(DONE, "later")

    # Phase E

    def offer(self, view: DracheneiView, values: Values, me: int) -> Choice:
        """The card whose loss costs least for the half that helps most."""
        hand = view.hands[me]
        best, given = self.taste.worth_a_swap, 0
        for kind in range(1, KINDS):
            if hand[kind] > 0:
                wanted = self.best_wish(values, me, hand, kind)
                if wanted > 0 and values.swap(me, hand, kind, wanted) > best:
                    best, given = values.swap(me, hand, kind, wanted), kind
        return Choice(OFFER + given, "trade") if given else Choice(OFFER, "content")

    def best_wish(self, values: Values, me: int, hand: list[int], given: int) -> int:
        """The half that helps most and may still be about; 0 if none helps."""
        best, wanted = 0.0, 0
        for kind in range(1, HALVES + 1):
            if kind != given and values.is_about(me, kind):
                worth = values.swap(me, hand, given, kind)
                if worth > best:
                    best, wanted = worth, kind
        return wanted

    def wish(self, view: DracheneiView, values: Values, me: int) -> Choice:
        return Choice(WISH + self.best_wish(values, me, view.hands[me], view.given), "trade")

    def reply(self, view: DracheneiView, values: Values, me: int) -> Choice:
        """What was wished for if that pays; else the card whose loss costs least."""
        hand = view.hands[me]
        best, answer = self.taste.worth_a_swap, 0
        for kind in range(1, KINDS):
            if hand[kind] > 0 and kind != view.given:
                worth = values.swap(me, hand, kind, view.given)
                if worth >= self.taste.worth_a_swap and kind == view.wish:
                    return Choice(REPLY + kind, "trade")
                if worth > best:
                    best, answer = worth, kind
        return Choice(REPLY + answer, "trade") if answer else Choice(REPLY, "content")

    def take_reply(self, view: DracheneiView, values: Values, me: int) -> Choice:
        hand = view.hands[me]
        best, partner = self.taste.worth_a_swap, -1
        for seat in range(view.seats):
            if view.replies[seat] > 0:
                worth = values.swap(me, hand, view.given, view.replies[seat])
                if worth > best:
                    best, partner = worth, seat
        return Choice(TAKE_NOBODY, "content") if partner < 0 else Choice(TAKE + partner, "trade")

    def lay_out(self, options: list[int]) -> Choice:
        """Everything complete, at once."""
        assert options[-1] > LAY
        return Choice(options[-1], "lay")
