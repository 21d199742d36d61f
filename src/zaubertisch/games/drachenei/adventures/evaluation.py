"""Phase D: the adventures are evaluated."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.adventures.auction import SpellSale
from zaubertisch.games.drachenei.adventures.creature import Creature
from zaubertisch.games.drachenei.components import FIRST_CREATURE, FIRST_HOLY, HARPAGARUS, PLACES, SPELLS
from zaubertisch.games.drachenei.spells.uses import can_rob_somebody
from zaubertisch.games.drachenei.spells.windows import Robbery
from zaubertisch.games.drachenei.table.state import EMPTY
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Evaluation(Step[Drachenei]):
    """The card of the first wizard in seat order, then the other one [DE-040 DE-041]; last, what nobody chose."""

    BEGIN: Final = 0
    WINDOW: Final = 1
    EVALUATE: Final = 2
    TAKE_WIZARDS_BACK: Final = 3
    REMOVE_UNCHOSEN: Final = 4

    def __init__(self) -> None:
        super().__init__()
        self.cards_left = 0

    def run(self, g: Drachenei) -> int:
        match self.at:
            case Evaluation.BEGIN: return self.begin(g)
            case Evaluation.WINDOW: return self.open_window(g)
            case Evaluation.EVALUATE: return self.evaluate(g)
            case Evaluation.TAKE_WIZARDS_BACK: return self.take_wizards_back(g)
            case _: return self.remove_unchosen(g)

    def begin(self, g: Drachenei) -> int:
        """[DE-040 DE-041 DE-R22 DE-R23 DE-R43] The first wizard placed leads; a card without wizards is left out."""
        self.cards_left = 0
        for turn in range(g.seats - 1, -1, -1):
            place = g.placed[g.in_order(turn)]
            if 0 <= place < PLACES:
                g.place = place
        for place in range(PLACES):
            if place in g.placed:
                self.cards_left += 1
        return NEXT if self.cards_left > 0 else self.goto(Evaluation.REMOVE_UNCHOSEN)

    def open_window(self, g: Drachenei) -> int:
        """[DE-094 DE-R26] Harpagarus may strike first where magic can be paid: at creatures and at contested spells."""
        card = g.display[g.place]
        owner = g.owners[HARPAGARUS]
        if owner == NOBODY or not can_rob_somebody(g, owner):
            return NEXT
        contested = card < SPELLS and g.placed.count(g.place) > 1
        return g.call(Robbery(owner)) if card >= FIRST_CREATURE or contested else NEXT

    def evaluate(self, g: Drachenei) -> int:
        """[DE-043] Once, with all wizards that lie there."""
        card = g.display[g.place]
        if not g.silent:
            g.tell(EVERYONE, "evaluates", {
                "place": g.place, "card": g.variant.box.card_word(card), "figure": g.variant.box.figure[card],
                "seats": g.wizards_at(g.place),
            })
        if card >= FIRST_CREATURE:
            return g.call(Creature())
        if card >= FIRST_HOLY:
            return self.visit_holy_place(g, card)
        if card >= SPELLS:
            return self.share_energy(g, card)
        return g.call(SpellSale()) if g.placed.count(g.place) > 1 else self.take_free_spell(g, card)

    def take_free_spell(self, g: Drachenei, spell: int) -> int:
        """[DE-050] A lone wizard gets the spell for nothing."""
        g.win_spell(g.placed.index(g.place), spell)
        g.clear(g.place)
        return NEXT

    def share_energy(self, g: Drachenei, card: int) -> int:
        """[DE-046 DE-R19] Everybody who is there gains the printed magic."""
        for seat in g.wizards_at(g.place):
            g.gain(seat, g.variant.box.figure[card], "energy_ball")
        g.clear(g.place)
        return NEXT

    def visit_holy_place(self, g: Drachenei, card: int) -> int:
        """[DE-047 DE-048 DE-R19] Stones and a card for all who are there, in seat order; artefacts give nothing."""
        for seat in g.wizards_at(g.place):
            g.gain_stones(seat, g.variant.box.figure[card], "holy_place")
            g.draw_cards(seat, g.variant.box.cards[card])
        g.clear(g.place)
        return NEXT

    def take_wizards_back(self, g: Drachenei) -> int:
        """[DE-045] The wizards of this card go home; then comes the other card."""
        for seat in range(g.seats):
            if g.placed[seat] == g.place:
                g.send_home(seat)
        g.end_contest()
        self.cards_left -= 1
        if self.cards_left == 0:
            return NEXT
        g.place = 1 - g.place
        return self.goto(Evaluation.WINDOW)

    def remove_unchosen(self, g: Drachenei) -> int:
        """[DE-042 DE-R49] Creatures wait; every other card that nobody chose leaves the game for good."""
        g.place = NOBODY
        for place in range(PLACES):
            card = g.display[place]
            if card != EMPTY and card < FIRST_CREATURE:
                if not g.silent:
                    box = g.variant.box
                    g.tell(EVERYONE, "unchosen", {"card": box.card_word(card), "figure": box.figure[card]})
                g.clear(place)
        return END

    def clone(self) -> Evaluation:
        twin = Evaluation()
        twin.like(self)
        twin.cards_left = self.cards_left
        return twin
