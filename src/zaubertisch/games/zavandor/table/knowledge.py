"""Who may know what: the view, and what has been learnt."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    CARD_COLOUR,
    CARD_COPIES,
    CARDS,
    COLOURS,
    ENDS,
    FIRST_SENTINEL,
    GEM_PRICE,
    KINDS,
    LEAST_BID,
    SENTINELS,
    STEP_COST,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.dust import settled
from zaubertisch.games.zavandor.energy.prices import Modifiers, modifiers_in_parts
from zaubertisch.games.zavandor.energy.purse import dust_after, worth_of
from zaubertisch.games.zavandor.energy.wealth import Wealth
from zaubertisch.games.zavandor.table.holdings import Holdings, holdings_of, row
from zaubertisch.games.zavandor.view import Board, Tag, ZavandorView
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Piles
from zaubertisch.kernel.step import NOBODY

EVERY_CARD: Final[list[int]] = list(range(CARDS))
NONE: Final[list[int]] = [0] * len(COLOURS)  # of any colour; shared, never changed


def sees_hand(g: Wealth, viewer: int, seat: int) -> bool:
    """[ZA-049 ZA-R46] A hand and the cards under a disc are their owner's, unless this table plays with open hands."""
    return viewer == seat or viewer == TRUTH or g.variant.open_hands


def view(g: Wealth, viewer: int) -> ZavandorView:
    """[ZA-R63 ZA-R64 ZA-R65] What `viewer` knows, built up from what it may see."""
    v = ZavandorView(viewer, g.seats, g.asked, g.question_to(viewer))
    v.round = g.round
    v.phase = g.phase
    v.active_seat = g.active
    v.order = g.order[:]
    v.boards = [board(g, seat) for seat in range(g.seats)]
    v.owners = g.owners[:]
    v.display = g.display.to_list()
    v.deck = g.deck.to_list()
    v.stepped = g.stepped
    v.closed = [block for block in range(3) if g.closed >> block & 1]
    v.round_cap = g.variant.round_cap
    v.one_dust = g.variant.one_dust
    v.end = ENDS[g.end]
    show_cards(g, v)
    show_auction(g, v)
    show_payment(g, v)
    return v


def board(g: Wealth, seat: int) -> Board:
    """[ZA-R63 ZA-R64] What everybody sees of a seat."""
    b = Board()
    b.character = g.characters[seat]
    b.disc = g.discs[seat]
    b.marker = g.points[seat]
    b.surcharge = g.rank_price[seat]
    b.struck_down = g.is_out(seat)
    b.free_stones = g.free_stones[seat]
    show_holdings(b, holdings_of(g, seat))
    b.dust = g.dust[seat]
    b.concentrated = row(g.concentrated, seat, len(COLOURS)) if g.concentrated.size(seat) else NONE
    b.cards = by_colour(g.hands, seat)
    b.cards_under_disc = by_colour(g.under, seat) if g.under.size(seat) else NONE
    b.promised_dust = g.promised[seat]
    b.weight = g.weight(seat)
    b.open_worth = g.open_worth(seat)
    b.least_hand = g.least[seat]
    b.most_hand = g.most[seat]
    return b


def show_holdings(b: Board, held: Holdings) -> None:
    """What the seat owns for long; the lists are shared with other views, and nobody changes them."""
    b.score = held.score
    b.bonuses = held.bonuses
    b.limit = held.limit
    b.active = held.active
    b.inactive = held.inactive
    b.slots = held.slots
    b.levels = held.levels
    b.stored = held.stored
    b.artefacts = held.artefacts
    b.sentinels = held.sentinels
    b.income = held.income
    b.gem_prices = held.gem_prices
    b.resales = held.resales


def by_colour(piles: Piles, seat: int) -> list[int]:
    """[ZA-R64] The backs of cards show their colour."""
    out = [0] * len(COLOURS)
    for card in piles.cards(seat):
        out[CARD_COLOUR[card]] += 1
    return out


def show_cards(g: Wealth, v: ZavandorView) -> None:
    """[ZA-R65] The cards the viewer sees: own ones, discards; and from them what all the others can be."""
    v.discards = [g.discards.count(CARD_COLOUR[card], card) for card in EVERY_CARD]
    v.decks = [g.draws.size(colour) for colour in range(len(COLOURS))]
    v.unseen = [CARD_COPIES[card] - v.discards[card] for card in EVERY_CARD]
    v.hands = []
    v.under_discs = []
    for seat in range(g.seats):
        seen = sees_hand(g, v.viewer, seat)
        v.hands.append(seen_of(g.hands, seat, v.unseen) if seen else [])
        v.under_discs.append(seen_of(g.under, seat, v.unseen) if seen else [])


def seen_of(piles: Piles, seat: int, unseen: list[int]) -> list[int]:
    """The cards of this seat, which are not unseen any more."""
    cards = piles.cards(seat)
    for card in cards:
        unseen[card] -= 1
    return cards


def show_auction(g: Wealth, v: ZavandorView) -> None:
    """The running auction, and the price tags of everything on offer as the viewer would have to pay."""
    v.item = g.item
    v.bid = g.bid if g.bidder != NOBODY else 0
    v.bidder_seat = g.bidder
    v.passed = [seat for seat in range(g.seats) if g.passed >> seat & 1]
    v.tags = []
    v.liquid = 0
    v.worth = 0
    v.gem_rebates = []
    v.step_costs = []
    v.mean_income = 0
    if v.viewer < g.seats and not g.is_out(v.viewer):
        v.liquid = g.liquid(v.viewer)
        v.worth = g.worth(v.viewer)
        v.tags = tags(g, v.viewer, v.worth)
        show_own_prices(g, v)


def show_own_prices(g: Wealth, v: ZavandorView) -> None:
    """[ZA-007 ZA-078] What gems and steps cost the viewer, and what the next income is worth on average."""
    board = v.boards[v.viewer]
    v.gem_rebates = [GEM_PRICE[gem] - board.gem_prices[gem] for gem in range(KINDS)]
    v.step_costs = [next_cost(track, board.levels[track]) for track in range(TRACKS)]
    v.mean_income = board.income.twice_the_mean() // 2


def next_cost(track: int, level: int) -> int:
    """[ZA-078 ZA-081] The price of the level above this one; nothing is above the top."""
    return STEP_COST[track][level + 1] if level < TOP_LEVEL else 0


def tags(g: Wealth, seat: int, worth: int) -> list[Tag]:
    """[ZA-096 ZA-030] Everything on offer, with its price for a seat of this worth; all sentinels cost alike."""
    out: list[Tag] = []
    for item in range(ARTEFACTS):
        if g.display.has(item):
            out.append(tag(g, item, worth, modifiers_in_parts(g, seat, item), g.barred(seat, item)))
    parts = modifiers_in_parts(g, seat, FIRST_SENTINEL)
    for sentinel in range(SENTINELS):
        if g.owners[sentinel] == NOBODY:
            out.append(tag(g, FIRST_SENTINEL + sentinel, worth, parts, False))
    return out


def tag(g: Wealth, item: int, worth: int, parts: Modifiers, barred: bool) -> Tag:
    """[ZA-001 ZA-098 ZA-099 ZA-104 ZA-114] The least and the highest bid of a seat, and its price at the least."""
    least = g.bid + 1 if g.item == item else LEAST_BID[item]
    highest = g.highest_of(worth, parts.rank + parts.knowledge + parts.items)
    return Tag(item, least, max(0, highest), parts, barred)  # a surcharge above one's worth leaves no bid at all


def show_payment(g: Wealth, v: ZavandorView) -> None:
    """[ZA-R04 ZA-R56 ZA-R66] The price to pay, the own pieces for it, and what the table would choose."""
    v.price = g.price if g.bought == NOTHING or v.question == "pay" else 0
    v.put = []
    v.proposal = []
    v.proposed_dust = 0
    if v.viewer != g.asked:
        return
    v.put = g.put[:]
    if v.question == "pay" and v.liquid >= g.price:
        purse = g.purse_of(v.viewer)
        v.proposal = purse.best_payment(g.price)
        loose = dust_after(purse.dust, worth_of(v.proposal), g.price, purse.pooled)
        stays_loose = g.active == v.viewer and g.variant.combined_payment
        v.proposed_dust = loose if stays_loose else settled(loose, purse.one_dust)
    elif v.question == "hand_limit":
        keep = g.purse_of(v.viewer).best_keep(g.hand_limit(v.viewer))
        v.proposal = keep.given
        v.proposed_dust = keep.dust


def learnt(g: Wealth, viewer: int) -> list[int]:
    """Every hidden thing `viewer` can name: cards seen, artefacts turned up, lots drawn, and what bids proved."""
    out = [g.round, *g.order, *g.display.to_list(), *g.deck.to_list(), *g.least, *g.most]
    for colour in range(len(COLOURS)):
        out.append(g.draws.size(colour))
        out += g.discards.cards(colour)
    for seat in range(g.seats):
        if sees_hand(g, viewer, seat):
            out += [seat, *g.hands.cards(seat), NOBODY, *g.under.cards(seat)]
    return out
