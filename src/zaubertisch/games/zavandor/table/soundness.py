"""What must hold after every step: all pieces are there, all numbers within their bounds."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import (
    ARTEFACT_COPIES,
    ARTEFACTS,
    CARD_COLOUR,
    CARD_COPIES,
    CARD_VALUE,
    CARDS,
    FIRST_POINTS,
    KINDS,
    MAGIC_BELT,
    MAGIC_WAND,
    MOST_RUBIES,
    ORDER_PHASE,
    RUBY,
    TOP_LEVEL,
    TRACKS,
    TURN_PHASE,
)
from zaubertisch.games.zavandor.energy.prices import modifiers
from zaubertisch.games.zavandor.energy.wealth import Wealth
from zaubertisch.games.zavandor.table.scoring import points
from zaubertisch.kernel.pile import Pile
from zaubertisch.kernel.step import NOBODY

MOST_SLOTS: Final = 11
LEAST_LIMIT: Final = 3
ALL_STONES: Final = 6


def check(g: Wealth) -> None:
    """Every piece is somewhere, and every number is what the rules allow."""
    check_cards(g)
    check_artefacts(g)
    check_order(g)
    for seat in range(g.seats):
        check_board(g, seat)
        check_hand(g, seat)
    if g.question() == "bid" and not g.variant.wrath:
        assert g.worth(g.bidder) >= g.bid + modifiers(g, g.bidder, g.item), "a bid that cannot be paid"


def check_cards(g: Wealth) -> None:
    """All 126 energy cards are in decks, discards, hands or under discs."""
    for card in range(CARDS):
        colour = CARD_COLOUR[card]
        found = g.draws.count(colour, card) + g.discards.count(colour, card)
        for seat in range(g.seats):
            found += g.hands.count(seat, card) + g.under.count(seat, card)
        assert found == CARD_COPIES[card], (card, found)


def check_artefacts(g: Wealth) -> None:
    """[ZA-027] All artefacts are in deck, display or with owners; the display is no larger than the table."""
    found = Pile(ARTEFACTS)
    for pile in (g.deck, g.display, g.gone):
        found.pour(pile)
    for seat in range(g.seats):
        g.artefacts.pour_into(seat, found)
    assert found.to_list() == [ARTEFACT_COPIES[g.seats]] * ARTEFACTS, found.to_list()
    assert len(g.display) <= g.seats


def check_order(g: Wealth) -> None:
    """The discs are dealt to everybody in the game, and points do not rise along them while a round lasts."""
    if g.round:
        assert len(set(g.order)) == len(g.order)
        assert all([g.discs[seat] == disc for disc, seat in enumerate(g.order)])
    if ORDER_PHASE <= g.phase <= TURN_PHASE and g.stack and not g.out:
        assert all([g.points[a] >= g.points[b] for a, b in zip(g.order, g.order[1:], strict=False)])
    if g.round == 1 and g.phase <= TURN_PHASE:
        assert all([g.points[seat] == FIRST_POINTS or g.is_out(seat) for seat in range(g.seats)])


def check_board(g: Wealth, seat: int) -> None:
    """Slots, rubies, belts, stones and levels of one seat."""
    assert 0 <= g.spiral.size(seat) <= max(g.slots(seat), 0) <= MOST_SLOTS
    assert g.spiral.count(seat, RUBY) + g.pentagon.count(seat, RUBY) <= MOST_RUBIES
    assert g.artefacts.count(seat, MAGIC_BELT) <= 1
    assert g.artefacts.count(seat, MAGIC_WAND) <= 1
    levels = g.levels[seat * TRACKS : seat * TRACKS + TRACKS]
    assert all([0 <= level <= TOP_LEVEL for level in levels])
    if g.characters[seat] != NOBODY:
        entered = sum([1 for level in levels if level])
        assert g.stored[seat].bit_count() + g.free_stones[seat] + entered == ALL_STONES
    if g.variant.strict_supply:
        assert all([g.supply(gem) >= 0 for gem in range(KINDS)])


def check_hand(g: Wealth, seat: int) -> None:
    """Energy of one seat: counted right, within what was proved, shown by pieces, within the limit at the end."""
    value = sum([CARD_VALUE[card] for card in g.hands.cards(seat)])
    assert g.purse[seat] == value
    assert g.least[seat] <= value <= g.most[seat], (g.least[seat], value, g.most[seat])
    assert g.hand_limit(seat) >= LEAST_LIMIT
    loose = seat == g.active or (g.price > 0 and seat == g.bidder)
    assert g.dust[seat] >= 0
    assert loose or g.variant.one_dust or g.dust[seat] not in (1, 3), g.dust[seat]
    if not g.stack and not g.is_out(seat) and g.living() > 1:
        assert g.weight(seat) <= g.hand_limit(seat)
        assert g.points[seat] == points(g, seat)
