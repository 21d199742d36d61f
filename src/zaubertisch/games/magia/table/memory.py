"""What a viewer knows of hidden cards at one moment: the same in every world it thinks possible then."""

from __future__ import annotations

from zaubertisch.games.magia.table.knowledge import lacking, sees_hand, sighted, unseen
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.table.whereabouts import whereabouts


class Memory:
    """The cards it cannot see, how many go to each hand, and where sighted ones may be."""

    def __init__(self, g: Magia, viewer: int) -> None:
        held = [g.hands.size(seat) for seat in range(g.seats)]
        self.cards = unseen(g, viewer)
        self.sizes = [0 if sees_hand(g, viewer, seat) else held[seat] for seat in range(g.seats)]
        self.sighted = sighted(g, viewer)
        self.lacks = lacking(g, viewer)
        self.courses = whereabouts(g.diary, viewer, held, self.cards.to_list(), len(g.pile))
