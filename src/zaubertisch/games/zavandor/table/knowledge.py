"""Who may know what: the view, and what has been learnt."""

from __future__ import annotations

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
    STONE_PRICES,
    STONES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.dust import settled
from zaubertisch.games.zavandor.energy.income import income
from zaubertisch.games.zavandor.energy.prices import gem_price, modifiers_in_parts, resales
from zaubertisch.games.zavandor.energy.purse import dust_after, worth_of
from zaubertisch.games.zavandor.energy.wealth import Wealth
from zaubertisch.games.zavandor.table.scoring import bonus, points_in_parts
from zaubertisch.games.zavandor.view import Board, Tag, ZavandorView
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Piles
from zaubertisch.kernel.step import NOBODY


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
    b.score = points_in_parts(g, seat)
    b.bonuses = [bonus(g, seat, sentinel) for sentinel in range(SENTINELS)]
    b.dust = g.dust[seat]
    b.concentrated = row(g.concentrated, seat, len(COLOURS))
    b.cards = by_colour(g.hands, seat)
    b.cards_under_disc = by_colour(g.under, seat)
    b.promised_dust = g.promised[seat]
    b.weight = g.weight(seat)
    b.limit = g.hand_limit(seat)
    b.active = row(g.spiral, seat, KINDS)
    b.inactive = row(g.pentagon, seat, KINDS)
    b.slots = g.slots(seat)
    b.levels = g.levels[seat * TRACKS : seat * TRACKS + TRACKS]
    b.stored = [STONE_PRICES[stone] for stone in range(STONES) if g.stored[seat] >> stone & 1]
    b.free_stones = g.free_stones[seat]
    b.artefacts = row(g.artefacts, seat, ARTEFACTS)
    b.sentinels = [sentinel for sentinel in range(SENTINELS) if g.owners[sentinel] == seat]
    b.income = income(g, seat)
    b.gem_prices = [gem_price(g, seat, gem) for gem in range(KINDS)]
    b.resales = resales(g, seat)[:]
    b.open_worth = g.open_worth(seat)
    b.least_hand = g.least[seat]
    b.surcharge = g.rank_price[seat]
    b.most_hand = g.most[seat]
    b.struck_down = g.is_out(seat)
    return b


def row(piles: Piles, seat: int, kinds: int) -> list[int]:
    """One seat's pile as counts."""
    return [piles.count(seat, kind) for kind in range(kinds)]


def by_colour(piles: Piles, seat: int) -> list[int]:
    """[ZA-R64] The backs of cards show their colour."""
    out = [0] * len(COLOURS)
    for card in piles.cards(seat):
        out[CARD_COLOUR[card]] += 1
    return out


def show_cards(g: Wealth, v: ZavandorView) -> None:
    """[ZA-R65] The cards the viewer sees: own ones, discards; and from them what all the others can be."""
    v.discards = [g.discards.count(CARD_COLOUR[card], card) for card in range(CARDS)]
    v.decks = [g.draws.size(colour) for colour in range(len(COLOURS))]
    v.unseen = [CARD_COPIES[card] - v.discards[card] for card in range(CARDS)]
    v.hands = []
    v.under_discs = []
    for seat in range(g.seats):
        seen = sees_hand(g, v.viewer, seat)
        v.hands.append(g.hands.cards(seat) if seen else [])
        v.under_discs.append(g.under.cards(seat) if seen else [])
        for card in v.hands[seat] + v.under_discs[seat]:
            v.unseen[card] -= 1


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
        v.tags = [tag(g, v.viewer, item) for item in range(FIRST_SENTINEL + SENTINELS) if g.on_offer(item)]
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


def tag(g: Wealth, seat: int, item: int) -> Tag:
    """[ZA-001 ZA-098 ZA-099 ZA-104 ZA-114] The least and the highest bid of a seat, and its price at the least."""
    least = g.bid + 1 if g.item == item else LEAST_BID[item]
    highest = max(0, g.highest_bid(seat, item))  # a surcharge above one's worth leaves no bid at all
    return Tag(item, least, highest, modifiers_in_parts(g, seat, item), g.barred(seat, item))


def show_payment(g: Wealth, v: ZavandorView) -> None:
    """[ZA-R04 ZA-R56 ZA-R66] The price to pay, the own pieces for it, and what the table would choose."""
    v.price = g.price if g.bought == NOTHING or v.question == "pay" else 0
    v.put = []
    v.proposal = []
    v.proposed_dust = 0
    if v.viewer != g.asked:
        return
    v.put = g.put[:]
    purse = g.purse_of(v.viewer)
    if v.question == "pay" and v.liquid >= g.price:
        v.proposal = purse.best_payment(g.price)
        loose = dust_after(purse.dust, worth_of(v.proposal), g.price, purse.pooled)
        stays_loose = g.active == v.viewer and g.variant.combined_payment
        v.proposed_dust = loose if stays_loose else settled(loose, purse.one_dust)
    elif v.question == "hand_limit":
        keep = purse.best_keep(g.hand_limit(v.viewer))
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
