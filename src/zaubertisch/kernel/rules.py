"""Rules: what a title says of its tables: their words, who may know what of them, and who has won."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.view import View

G = TypeVar("G")


class Rules(Generic[G]):
    """Handed to every table by its game, so that no table has to know the rooms that know tables."""

    def __init__(self, actions: Actions) -> None:
        self.actions = actions  # the words of this game's moves

    def view(self, g: G, viewer: int) -> View:
        """What `viewer` knows."""
        raise NotImplementedError

    def knowledge(self, g: G, viewer: int) -> list[int]:
        """All hidden things `viewer` has learnt, as numbers: a move that changes this for nobody can be taken back."""
        raise NotImplementedError

    def deal_anew(self, g: G, viewer: int, chance: Chance) -> None:
        """Deal what `viewer` cannot see again, each world it thinks possible as likely as the deal makes it."""
        raise NotImplementedError

    def standing(self, g: G, seat: int) -> int:
        """The seat's score as it stands, as if the game ended now; some of it may be known to the seat alone."""
        raise NotImplementedError

    def outcome(self, g: G) -> Outcome:
        """Who won, by how much and why; asked only when the game is over."""
        raise NotImplementedError

    def obstacle(self, g: G, action: int, rule: str) -> Obstacle | None:
        """What is in the way of an action that `why_not` refuses by this rule, as far as the asked seat knows."""
        raise NotImplementedError

    def instead(self, action: int, options: list[int]) -> int:
        """The option nearest to a refused action, or -1: by default one of the same verb, as near as its number is."""
        verb = self.actions.verb(action)
        return min(
            (each for each in options if verb and self.actions.verb(each) == verb),
            key=lambda each: abs(each - action), default=-1,
        )

    def check(self, g: G) -> None:
        """Assert what must hold after every step: all pieces are there, all numbers within their bounds."""
        raise NotImplementedError

    def pickled(self, g: G) -> tuple[Any, ...]:
        """For `pickle` and `copy`: what builds this table again, and from what."""
        raise NotImplementedError
