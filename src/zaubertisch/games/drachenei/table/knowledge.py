"""Who may know what: the view, and what has been learnt."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import CODES, ENDS, KINDS, LETTERS
from zaubertisch.games.drachenei.table.draws import marked_kind
from zaubertisch.games.drachenei.table.prices import share_if_all_agree
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.event import TRUTH


def sees_hand(viewer: int, seat: int) -> bool:
    """[DE-005] A hand is its owner's secret."""
    return viewer == seat or viewer == TRUTH


def members(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1 == 1]


def known_votes(g: Drachenei, viewer: int) -> int:
    """Open votes; of sealed ones only the own, until all are in."""
    if not g.variant.sealed_vote or viewer == TRUTH or not voting(g):
        return g.alone
    return g.alone & 1 << viewer


def voting(g: Drachenei) -> bool:
    """Whether votes are being collected right now."""
    return g.question() == "vote"


def view(g: Drachenei, viewer: int) -> DracheneiView:
    """[DE-005 DE-006 DE-R41] What `viewer` knows, built up from what it may see."""
    v = DracheneiView(viewer, g.seats, g.asked, g.question())
    put_table(g, v)
    put_hands(g, v, viewer)
    put_adventure(g, v, viewer)
    v.lap = g.lap
    v.offerer = g.offerer
    v.given = g.given
    v.wish = g.wish
    v.address = g.address
    v.replies = g.replies[:]
    v.end = ENDS[g.end]
    return v


def put_table(g: Drachenei, v: DracheneiView) -> None:
    """What lies open: the display, the backs of the stack, magic, stones, spells and wizards."""
    v.variant = g.variant
    v.round = g.round
    v.phase = g.phase
    v.start_seat = g.start_seat
    v.idle = g.idle
    v.display = g.display[:]
    v.letters = [g.adventures.size(letter) for letter in range(len(LETTERS))]
    v.to_come = [card for letter in range(len(LETTERS)) for card in g.adventures.cards(letter)]
    v.artefacts = len(g.artefacts)
    v.magic = g.magic[:]
    v.stones = g.stones[:]
    v.owners = g.owners[:]
    v.used = members(g.used, len(g.owners))
    v.placed = g.placed[:]


def put_hands(g: Drachenei, v: DracheneiView, viewer: int) -> None:
    """[DE-005] The own hand by kinds, the others by number; laid-out artefacts and shown cards of all."""
    seats = range(g.seats)
    v.hands = [hand(g, seat) if sees_hand(viewer, seat) else [] for seat in seats]
    v.hand_sizes = [g.hands.size(seat) for seat in seats]
    v.laid = [[g.laid.count(seat, artefact) for artefact in range(CODES)] for seat in seats]
    v.shown = [[g.shown.count(seat, kind) for kind in range(KINDS)] for seat in seats]
    v.unseen = unseen(g, viewer)


def hand(g: Drachenei, seat: int) -> list[int]:
    return [g.hands.count(seat, kind) for kind in range(KINDS)]


def put_adventure(g: Drachenei, v: DracheneiView, viewer: int) -> None:
    """The auction, the vote, the fight or the bonus in progress."""
    v.place = g.place
    v.bid = g.bid
    v.bidder = g.bidder
    v.bidding = members(g.bidding, g.seats)
    v.voted = members(g.voted, g.seats)
    v.alone = members(known_votes(g, viewer), g.seats)
    v.fighters = members(g.fighters, g.seats)
    v.price = share_if_all_agree(g, g.asked) if voting(g) else g.price
    v.bonus = g.bonus
    v.many = g.many


def unseen(g: Drachenei, viewer: int) -> list[int]:
    """How many cards of each kind `viewer` has not seen: those of the stack and of hidden hands, not shown to all."""
    cards = g.artefacts.clone()
    for seat in range(g.seats):
        if not sees_hand(viewer, seat):
            g.hands.pour_into(seat, cards)
            for kind in range(KINDS):
                cards.add(kind, -g.shown.count(seat, kind))
    return cards.to_list()


def drawn_kinds(g: Drachenei, seat: int) -> list[int]:
    """How many of each kind this seat has drawn in the whole game; its owner's secret."""
    out = [g.hands.count(seat, kind) - g.shown.count(seat, kind) for kind in range(KINDS)]
    for mark in g.marks[seat]:
        out[marked_kind(mark)] += 1
    return out


def learnt(g: Drachenei, viewer: int) -> list[int]:
    """Every hidden thing `viewer` can name: cards revealed, drawn and shown; and whether votes are sealed."""
    out = [card for letter in range(len(LETTERS)) for card in g.adventures.cards(letter)]
    out.append(g.voted if g.variant.sealed_vote and voting(g) else 0)  # when they are opened, all learn them
    for seat in range(g.seats):
        out.append(g.drawn[seat])
        out += g.marks[seat]
        if sees_hand(viewer, seat):
            out += drawn_kinds(g, seat)
    return out
