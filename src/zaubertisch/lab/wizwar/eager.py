"""Eager play: by lot, but rather with cards than without, and most of all with cards nobody has seen at work yet.

Plain random play of Wiz-War discards its hand, walks to and fro and hardly ever answers anything. Whoever looks for
every card in play needs seats that like to cast, and that keep their counters for what has never been countered.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.games.wizwar.components import SIDES, TREASURES_EACH
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.lab.fuzz import RandomGame
from zaubertisch.lab.wizwar.deeds import NEVER_COUNTERED

#: How likely a word is, by its verb; whatever is not named has the weight 6.
WEIGHTS: Final[dict[str, int]] = {
    "finish": 3, "pass": 20, "back": 1, "done": 30, "stop": 2, "draw": 60, "close": 1, "discard": 2, "drop": 1,
    "end": 1, "lift": 40, "pick": 15, "use": 40, "with": 40, "punch": 30, "at": 40, "collect": 2,
}
PLAIN: Final = 6
PLAYED: Final = ["cast", "play", "use", "react", "with"]
ERRAND: Final = 30  # the weight of a step towards a treasure, or home with it
NOVEL: Final = 400  # the weight of what has not been seen at all
#: Counters that cancel what they answer; they are not spent on anything else.
CANCELLING: Final = [
    "full_shield", "negate_neutral", "absorb_spell", "wall_of_fire", "wall_of_earth", "null_powder", "anti_anti",
    "backlash",
]


class Wishes:
    """What has been seen of each card in all games so far, and how much a seat wants to say a word because of it."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}

    def weigh(self, table: WizWar, word: str, ahead: int) -> int:
        """The weight of a word the asked seat may say; `ahead` is the side to which it has an errand."""
        verb, _, rest = word.partition(" ")
        if verb == "react" and rest in CANCELLING:
            return self.longing_to_stop(table, rest)
        if verb in ("boost", "discard", "use") and rest in CANCELLING:
            return 1
        if verb in PLAYED:
            return WEIGHTS.get(verb, PLAIN) + self.longing(f"effect:{rest}") + self.longing_for_answer(rest)
        if verb == "step":
            return ERRAND if SIDES.index(rest) == ahead else PLAIN
        if verb == "drop" and rest == "treasure":
            return ERRAND if is_home(table) else 1
        if verb == "against":
            return PLAIN + self.longing(f"countered:{rest}")
        if verb == "spell":
            return PLAIN + self.longing(f"dispelled:{CARDS[table.spells[int(rest) - 1].card].key}")
        return WEIGHTS.get(verb, PLAIN)

    def longing(self, feature: str) -> int:
        """Less with every time it was seen."""
        return NOVEL // (1 + 4 * self.seen.get(feature, 0))

    def longing_for_answer(self, card: str) -> int:
        """A card that has never been countered is played so that it may be."""
        return 0 if card in NEVER_COUNTERED else self.longing(f"countered:{card}") // 4

    def longing_to_stop(self, table: WizWar, counter: str) -> int:
        """Counters that cancel are kept for cards that have not been cancelled yet."""
        answered = table.stack[-1]
        card = CARDS[answered.card].key if isinstance(answered, Plan) and answered.card >= 0 else ""
        longing = self.longing(f"countered:{card}") + self.longing(f"effect:{counter}")
        return 1 + longing + self.longing_for_answer(counter)

    def learn(self, features: set[str]) -> None:
        """Remember what a finished game has shown."""
        for feature in features:
            self.seen[feature] = self.seen.get(feature, 0) + 1


def is_home(table: WizWar) -> bool:
    """Whether the asked wizard stands on his base with somebody else's treasure."""
    seat = table.asked
    theirs = table.burden[seat] != NO_TREASURE and table.burden[seat] // TREASURES_EACH != seat
    return theirs and table.place[seat] == table.base(seat)


def way_to_go(table: WizWar) -> int:
    """The side on which the nearest treasure of somebody else lies, or home for whoever carries one; -1 if none."""
    seat = table.asked
    home = table.base(seat)
    others = [square for number, square in enumerate(table.treasures) if number // TREASURES_EACH != seat]
    goals = [home] if table.burden[seat] != NO_TREASURE else [q for q in others if q >= 0 and q != home]
    return first_step(table, table.place[seat], goals)


def first_step(table: WizWar, start: int, goals: list[int]) -> int:
    """The first side of a shortest way to any of these squares that needs no door, or -1."""
    board = table.board()
    first = {start: -1}
    reached = [start] if goals else []
    for q in reached:
        if q in goals:
            return first[q]
        for side in range(4):
            to = board.beyond[q * 4 + side]
            if to not in first and not table.stops(board.border[q * 4 + side]) and table.can_enter(to):
                first[to] = side if q == start else first[q]
                reached.append(to)
    return -1


class EagerGame(RandomGame):
    """A random game of Wiz-War whose lots are weighted by wishes."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, wishes: Wishes) -> None:
        super().__init__(game, seats, options, seed)
        self.wishes = wishes

    def choose(self, table: Table, options: list[int]) -> int:
        assert isinstance(table, WizWar)
        if len(options) == 1:
            return options[0]
        words = self.game.actions.said(options)
        ahead = way_to_go(table) if any(word.startswith("step") for word in words) else -1
        weights = [self.wishes.weigh(table, word, ahead) for word in words]
        lot = self.lots.below(sum(weights))
        for action, weight in zip(options, weights, strict=True):
            lot -= weight
            if lot < 0:
                return action
        raise AssertionError("weights are whole numbers, and some of them are above zero")
