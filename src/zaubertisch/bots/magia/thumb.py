"""A bot that weighs what every move brings, one move ahead."""

from __future__ import annotations

from zaubertisch.bots.bot import Choice
from zaubertisch.bots.magia.answering import MagiaBot
from zaubertisch.bots.magia.hand import Hand
from zaubertisch.bots.magia.route import Route
from zaubertisch.bots.magia.weighing import FAR, bare_fields, exam, inspection, nearness, promise, symbol, taking, trade
from zaubertisch.bots.magia.worth import Worth
from zaubertisch.games.magia.actions import ANNOUNCE, DISCARD, NAME, PLACE, PLAY, ROW, SECURE, STEAL
from zaubertisch.games.magia.components import FIGURES
from zaubertisch.games.magia.hexes import FIRST_OF_ROW
from zaubertisch.games.magia.view import MagiaView


class Thumb(MagiaBot):
    """One move ahead, by rules of thumb."""

    def answer(self, view: MagiaView, options: list[int]) -> Choice:
        worth = Worth(view)
        match view.question:
            case "name": return self.name(worth, options)
            case "step" | "direction": return Choice(Route(Hand(worth), view.figure, FAR).next_action(options), "route")
            case "secure": return Choice(SECURE if SECURE in options else options[0], "secure")
            case "announce": return self.announce(worth, options)
            case "discard": return self.part_with(worth, options, DISCARD, "discard")
            case "pay": return self.part_with(worth, options, PLAY, "pay")
            case "row" | "place": return self.lay_back(worth, options)
            case _: return self.weigh(worth, options)

    def weigh(self, worth: Worth, options: list[int]) -> Choice:
        """Everything that can be weighed option by option."""
        view = worth.view
        match view.question:
            case "examiner" | "star" | "jump_on":
                return Choice(self.best_of(options, [inspection(worth, each) for each in options]), "examiner")
            case "examine" | "lose_or_receive":
                return Choice(self.best_of(options, [exam(worth, each) for each in options]), "exam")
            case "rob" | "pick":
                return Choice(self.best_of(options, [taking(worth, each) for each in options]), "take")
            case "symbol":
                return Choice(self.best_of(options, [symbol(worth, each) for each in options]), "symbol")
            case "steal":
                hands = [float(view.hand_sizes[each - STEAL]) for each in options]
                return Choice(self.best_of(options, hands), "steal")
            case _:
                return Choice(self.best_of(options, [trade(worth, each) for each in options]), "trade")

    def name(self, worth: Worth, options: list[int]) -> Choice:
        """The figure whose best move and draw together promise most."""
        hand = Hand(worth)
        worths = [promise(hand, action - NAME) for action in options]
        figure = self.best_of(options, worths)
        return Choice(figure, "name", {"figure": FIGURES[figure - NAME]})

    def announce(self, worth: Worth, options: list[int]) -> Choice:
        """Whoever is ahead ends the game."""
        if ANNOUNCE in options and worth.leads():
            return Choice(ANNOUNCE, "end")
        return Choice(options[-1], "wait_for_more")

    def part_with(self, worth: Worth, options: list[int], first: int, because: str) -> Choice:
        """The card that is worth least."""
        return Choice(self.best_of(options, [-worth.card(action - first) for action in options]), because)

    def lay_back(self, worth: Worth, options: list[int]) -> Choice:
        """Near a favourite that needs the crystal, far from everybody else; row and place follow from the field."""
        view = worth.view
        rows = [view.row] if view.row >= 0 else [action - ROW for action in options]
        fields = [field for row in rows for field in bare_fields(view, row)]
        spot = fields[0]
        for field in fields:
            if nearness(worth, view.crystal, field) > nearness(worth, view.crystal, spot):
                spot = field
        row = max([each for each in range(len(FIRST_OF_ROW)) if FIRST_OF_ROW[each] <= spot])
        return Choice(PLACE + spot - FIRST_OF_ROW[row] if view.row >= 0 else ROW + row, "lay_back")
