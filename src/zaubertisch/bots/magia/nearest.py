"""A bot that walks to the nearest crystal."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.magia.answering import MagiaBot
from zaubertisch.bots.magia.hand import Hand
from zaubertisch.bots.magia.route import Route
from zaubertisch.bots.magia.weighing import FAR
from zaubertisch.bots.magia.worth import Worth
from zaubertisch.games.magia.actions import NAME
from zaubertisch.games.magia.components import EXAMINER, NO_CRYSTAL
from zaubertisch.games.magia.view import MagiaView


class NearestWorth(Worth):
    """Sees nothing but crystals that favourites need."""

    def landing(self, apprentice: int, field: int) -> float:
        crystal = self.view.crystals[field]
        wanted = crystal != NO_CRYSTAL and self.is_favourite(apprentice) and self.fits(apprentice, crystal)
        return 2.0 if wanted else 0.0

    def symbol(self, symbol: int, cards_left: int) -> float:
        return 0.0


class Nearest(MagiaBot):
    """Walks a favourite to the nearest crystal it needs, and leaves all else to chance."""

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        worth = NearestWorth(view)
        if view.question == "name":
            hand = Hand(worth)
            worths = [self.promise(hand, action - NAME) for action in options]
            return Choice(self.best_of(options, worths), "nearest")
        if view.question in ("step", "direction"):
            return Choice(Route(Hand(worth), view.figure, FAR).next_action(options), "nearest")
        if view.question in ("secure", "announce"):
            return Choice(options[0], "nearest")
        return Choice(self.chance.pick(options), "random")

    def promise(self, hand: Hand, figure: int) -> float:
        return -1.0 if figure == EXAMINER else max(Route(hand, figure, FAR).from_the_start(), -0.5)
