"""What a viewer of Zavandor knows, field by field; `knowledge.py` says who may see what."""

from __future__ import annotations

from zaubertisch.games.zavandor.energy.income import Income
from zaubertisch.games.zavandor.energy.prices import Modifiers
from zaubertisch.games.zavandor.table.scoring import Points
from zaubertisch.kernel.view import View


class Board:
    """One seat's board as everybody sees it [ZA-R63 ZA-R64]; lists go by gem, colour, track or artefact."""

    character: int
    disc: int  # place in the turn order, from 0; -1 for whoever is not in it
    marker: int
    surcharge: int  # what the disc adds to the price of an artefact; twice that for a sentinel
    score: Points  # what a count would give now
    dust: int
    concentrated: list[int]
    cards: list[int]  # in hand, by colour
    cards_under_disc: list[int]
    promised_dust: int
    weight: int
    limit: int
    active: list[int]
    inactive: list[int]
    slots: int
    levels: list[int]
    stored: list[int]  # prices of the stones on the board
    free_stones: int
    artefacts: list[int]
    sentinels: list[int]
    bonuses: list[int]  # what each of the nine sentinels would bring this seat now, beside its own points
    income: Income
    gem_prices: list[int]
    resales: list[int]
    open_worth: int
    least_hand: int  # what bids and purchases have proved of the value of the cards in hand
    most_hand: int
    struck_down: bool


class Tag:
    """[ZA-099 ZA-115] An item on offer and what it would cost the viewer: bid + rank + knowledge + items."""

    def __init__(self, item: int, least: int, highest: int, modifiers: Modifiers, barred: bool) -> None:
        self.item = item
        self.least = least  # the least bid, by the card or above the present one
        self.highest = highest  # the most the viewer may bid
        self.modifiers = modifiers
        self.net = max(0, least + modifiers.rank + modifiers.knowledge + modifiers.items)
        self.barred = barred


class ZavandorView(View):
    """[ZA-049 ZA-R46 ZA-R63 ZA-R64 ZA-R65] Boards, offers and discards; of hands only those the viewer sees."""

    round: int
    phase: int
    active_seat: int
    order: list[int]
    boards: list[Board]
    display: list[int]  # how many of each artefact
    deck: list[int]  # what is still to come, by artefact; the groups come in order
    owners: list[int]  # of the sentinels
    discards: list[int]  # by card
    decks: list[int]  # how many cards are left to draw, by colour
    unseen: list[int]  # by card: somewhere the viewer cannot look
    hands: list[list[int]]  # the cards of each hand the viewer sees
    under_discs: list[list[int]]
    item: int  # up for auction; -1 for nothing
    bid: int
    bidder_seat: int
    passed: list[int]
    tags: list[Tag]  # only for a seat
    liquid: int  # the viewer's own
    worth: int
    gem_rebates: list[int]  # how much less than its full price each gem costs the viewer; empty for whoever has no seat
    step_costs: list[int]  # what the viewer's next level of each track costs; 0 for a finished one
    mean_income: int  # of the viewer's next round, in energy, rounded down
    price: int  # what the asked seat has to pay
    put: list[int]  # the viewer's pieces for it
    proposal: list[int]  # what paying or keeping automatically would put down or give back
    proposed_dust: int  # and the dust it would leave
    stepped: bool  # whether the active seat has used its paid step
    closed: list[int]  # blocks of the turn that are over
    round_cap: int
    one_dust: bool
    end: str
