"""What all bots of Zavandor do alike."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.bot import Bot, Choice, Clock, Imagine
from zaubertisch.bots.zavandor.prospects import Prospects
from zaubertisch.bots.zavandor.taste import USUAL, Taste
from zaubertisch.games.zavandor.actions import (
    CHOOSE,
    DECLINE,
    KEEP_AUTO,
    LOSE,
    PAY_AUTO,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    STEP,
)
from zaubertisch.games.zavandor.components import CHARACTERS, GEMS, KINDS, STONE_PRICES, TRACK_WORDS
from zaubertisch.games.zavandor.view import Tag, ZavandorView
from zaubertisch.kernel.view import View

FAVOURITES: Final[list[int]] = [1, 5, 0, 3, 4, 2]  # elf, kobold, witch, fairy, mage, druid


def tag_of(view: ZavandorView, item: int) -> Tag:
    """The price tag of an item that is on offer."""
    index = 0
    while view.tags[index].item != item:
        index += 1
    return view.tags[index]


class ZavandorBot(Bot):
    """Habits of all bots: energy is paid and kept automatically."""

    def __init__(self, seed: int = 0, taste: Taste = USUAL) -> None:
        super().__init__(seed)
        self.taste = taste

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
        gem = Prospects(view, self.taste).worst_gem()
        return Choice(SELL + gem, "sell_to_pay", {"gem": GEMS[gem]})

    def lose(self, view: ZavandorView, options: list[int]) -> Choice:
        """The gem that is missed least."""
        prospects = Prospects(view, self.taste)
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
        prospects = Prospects(view, self.taste)
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
