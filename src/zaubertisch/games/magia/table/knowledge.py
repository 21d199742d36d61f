"""Who may know what: the view, and what a viewer has learnt."""

from __future__ import annotations

from typing import cast

from zaubertisch.games.magia.actions import SECURE
from zaubertisch.games.magia.components import NO_CRYSTAL
from zaubertisch.games.magia.hexes import NOWHERE
from zaubertisch.games.magia.table import scoring
from zaubertisch.games.magia.table.diary import HANDS, KIND_AT, lacks, narrowed, sightings
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Pile


def sees_hand(g: Magia, viewer: int, seat: int) -> bool:
    """A hand is its owner's secret, except at a table that plays with open hands."""
    return viewer == seat or viewer == TRUTH or g.variant.open_hands


def sees_supply(g: Magia, viewer: int, seat: int) -> bool:
    """[MA-077 MA-131 MA-R38] Supplies are open, unless the table closes them; a secured one was shown with its book."""
    return g.variant.open_supplies or viewer == seat or viewer == TRUTH or g.is_safe(seat) or g.over


def sees_book(g: Magia, viewer: int, seat: int) -> bool:
    """[MA-006 MA-129] A book is its owner's secret until it is secured or the game is over."""
    return viewer == seat or viewer == TRUTH or g.is_safe(seat) or g.over


def sees_mission(g: Magia, viewer: int, seat: int) -> bool:
    """[MA-006 MA-111 MA-151] A mission, and with it the third favourite, is its owner's secret until the end."""
    return viewer == seat or viewer == TRUTH or g.over


def unseen(g: Magia, viewer: int) -> Pile:
    """[MA-007] All movement cards whose faces the viewer cannot see, mixed."""
    cards = g.pile.clone()
    for seat in range(g.seats):
        if not sees_hand(g, viewer, seat):
            g.hands.pour_into(seat, cards)
    return cards


def sighted(g: Magia, viewer: int) -> list[int]:
    """What the viewer knows of hands it does not see."""
    if viewer == TRUTH or g.variant.open_hands:
        return []
    found = sightings(g.diary, viewer)
    return narrowed(found, [g.hands.size(seat) for seat in range(g.seats)]) if found else found


def lacking(g: Magia, viewer: int) -> list[int]:
    """By seat: the colours that unsighted cards in its hand cannot have, as a set."""
    return [0] * g.seats if viewer == TRUTH or g.variant.open_hands else lacks(g.diary, viewer, g.seats)


def view(g: Magia, viewer: int) -> MagiaView:
    """[MA-077] What `viewer` knows, built up from what it may see."""
    v = MagiaView(viewer, g.seats, g.asked, g.question())
    show_board(g, v)
    show_masters(g, v)
    show_cards(g, v)
    show_turn(g, v)
    show_end(g, v)
    v.variant = g.variant
    for step in g.stack:
        cast(Section, step).describe(v)
    show_leads(g, v)
    return v


def show_board(g: Magia, v: MagiaView) -> None:
    v.crystals = g.crystals[:]
    v.figures = g.figures[:]
    v.spells = g.spells[:]
    v.needs = g.needs[:]
    v.have = g.have[:]
    v.full = g.full
    v.passed = g.passed


def show_masters(g: Magia, v: MagiaView) -> None:
    seats = range(g.seats)
    v.supplies = [g.supplies[3 * each: 3 * each + 3] if sees_supply(g, v.viewer, each) else [] for each in seats]
    v.supply_sizes = [g.size(each) for each in seats]
    v.hands = [g.hands.cards(each) if sees_hand(g, v.viewer, each) else [] for each in seats]
    v.hand_sizes = [g.hands.size(each) for each in seats]
    v.books = [g.books[each] if sees_book(g, v.viewer, each) else -1 for each in seats]
    v.missions = [g.missions[each] if sees_mission(g, v.viewer, each) else -1 for each in seats]
    v.favourites = [g.favourites[each] if sees_mission(g, v.viewer, each) else -1 for each in seats]
    v.safe = g.safe
    v.open_book = g.open_book


def show_cards(g: Magia, v: MagiaView) -> None:
    """[MA-R15 MA-R16] The open pile, and what can be known of hidden cards."""
    v.pile = len(g.pile)
    v.discards = g.discards[:]
    cards = unseen(g, v.viewer).to_list()
    v.sightings = []
    for seen in sighted(g, v.viewer):
        hands = seen & HANDS
        v.sightings.append([seen >> KIND_AT, *(seat for seat in range(g.seats) if hands >> seat & 1)])
        cards[seen >> KIND_AT] -= 1
    v.unseen = cards
    v.lacks = lacking(g, v.viewer)


def show_turn(g: Magia, v: MagiaView) -> None:
    v.active = g.active
    v.turn = g.turn
    v.part = g.part
    v.stall = g.stall
    v.figure = g.figure
    v.origin = g.origin
    v.played = g.played
    v.ways = g.ways
    v.jumped = g.jumped
    v.symbols = g.symbols
    v.bearings = g.bearings
    v.card = g.card
    v.stirred = g.stirred
    ask_nothing(v)


def ask_nothing(v: MagiaView) -> None:
    """Before the sections in progress say what their question is about."""
    v.event = 0
    v.who = -1
    v.giver = -1
    v.crystal = NO_CRYSTAL
    v.row = -1
    v.paid = 0
    v.direction = NOWHERE
    v.summoned = -1


def show_leads(g: Magia, v: MagiaView) -> None:
    """[MA-R84] Where each option leads; only whoever is asked knows the options."""
    v.leads = []
    if g.stack and v.viewer == g.asked:
        section = cast(Section, g.stack[-1])
        v.leads = [[] if action == SECURE else section.leads(g, action) for action in g.options()]


def show_end(g: Magia, v: MagiaView) -> None:
    v.end = g.end_key()
    v.ender = g.ender
    v.enders = g.enders
    v.scores = scoring.outcome(g).scores if g.over else []
    v.ruled_out = g.ruled_out
    v.standing = scoring.standing(g, v.viewer) if v.viewer < g.seats else []


def learnt(g: Magia, viewer: int) -> list[int]:
    """Every hidden thing `viewer` can name: which cards are not unseen, whose they are, and the secrets it knows."""
    out = unseen(g, viewer).to_list() + sighted(g, viewer) + lacking(g, viewer)
    for seat in range(g.seats):
        out.append(g.books[seat] if sees_book(g, viewer, seat) else -1)
        out.append(g.missions[seat] if sees_mission(g, viewer, seat) else -1)
        out += g.supplies[3 * seat: 3 * seat + 3] if sees_supply(g, viewer, seat) else []
    return [*out, g.ruled_out, g.open_book]
