"""What has been seen of other hands, and all else that a viewer has learnt.

What a viewer has seen is kept as one number a card: viewer, the seats it may be with, and the card, which is its kind
and, with two spellbooks, the deck it is of [WW-R124]. Spectators share one viewer, whose number is the number of seats.
That somebody passed proves nothing: they may have kept an answer.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.table.origins import Origins

DECK: Final = 128  # times the deck, plus the kind: a card as it is seen
HOLDERS: Final = 256
VIEWERS: Final = 256 * 256


def token(viewer: int, holders: int, card: int) -> int:
    return viewer * VIEWERS + holders * HOLDERS + card


def holders_of(seen: int) -> int:
    return seen % VIEWERS // HOLDERS


def hand_of(g: Origins, seat: int) -> list[int]:
    """The cards of a hand, each with its deck."""
    return [kind + DECK * deck for kind, deck in zip(g.hands.cards(seat), g.hand_decks(seat), strict=True)]


def seen_by_all(g: Origins, seat: int, kind: int, deck: int = 0) -> None:
    """Everybody saw this card go into the seat's hand."""
    g.seen += [token(viewer, 1 << seat, kind + DECK * deck) for viewer in range(g.seats + 1) if viewer != seat]
    g.seen.sort()


def shown(g: Origins, seat: int, kind: int, deck: int = 0) -> None:
    """A card leaves the hand for all to see: whoever knew of such a card there knows of one less.

    Which of two equal cards it was makes no difference: what is left of the hand is the part that was not known.
    """
    if not g.seen:
        return
    card = kind + DECK * deck
    for viewer in range(g.seats + 1):
        exact = token(viewer, 1 << seat, card)
        if exact in g.seen:
            g.seen.remove(exact)
            continue
        for seen in g.seen:
            if seen // VIEWERS == viewer and seen % HOLDERS == card and holders_of(seen) >> seat & 1:
                g.seen.remove(seen)
                break


def looked(g: Origins, viewer: int, seat: int) -> None:
    """A seat has looked at another's whole hand."""
    g.seen = [seen for seen in g.seen if seen // VIEWERS != viewer or holders_of(seen) != 1 << seat]
    narrow(g, viewer, seat)
    g.seen += [token(viewer, 1 << seat, card) for card in hand_of(g, seat)]
    g.seen.sort()


def narrow(g: Origins, viewer: int, seat: int) -> None:
    """The viewer sees this hand: a card it knew to be here or elsewhere is here, or else is elsewhere."""
    out: list[int] = []
    hand = hand_of(g, seat)
    for seen in g.seen:
        if seen // VIEWERS != viewer or not holders_of(seen) >> seat & 1:
            out.append(seen)
        elif seen % HOLDERS not in hand:
            out.append(seen - (1 << seat) * HOLDERS)
    g.seen = out


def stolen(g: Origins, victim: int, thief: int, kind: int, deck: int) -> None:
    """Both know which card went over; others only that what they knew to be there may be here now."""
    card = kind + DECK * deck
    g.seen.remove(token(thief, 1 << victim, card))
    out = [token(victim, 1 << thief, card)]
    for seen in g.seen:
        moved = seen
        if seen // VIEWERS not in (thief, victim) and holders_of(seen) >> victim & 1:
            moved |= (1 << thief) * HOLDERS
            if g.hands.size(victim) == 0:
                moved -= (1 << victim) * HOLDERS
        out.append(moved)
    out.sort()
    g.seen = out


def hand_moved(g: Origins, seat: int, killer: int, cards: list[int]) -> None:
    """[WW-203] A whole hand went over: whatever was known of it goes along, and the dead know what they held."""
    out: list[int] = []
    for seen in g.seen:
        holders = holders_of(seen)
        if holders >> seat & 1:
            holders = (holders & ~(1 << seat)) | 1 << killer
        out.append(token(seen // VIEWERS, holders, seen % HOLDERS))
    g.seen = [seen for seen in out if seen // VIEWERS != killer or holders_of(seen) != 1 << killer]
    narrow(g, killer, killer)
    g.seen += [token(seat, 1 << killer, card) for card in cards]
    g.seen.sort()


def eyes(g: Origins, viewer: int) -> int:
    """Spectators of all kinds have seen the same."""
    return min(viewer, g.seats)


def known_cards(g: Origins, viewer: int, seat: int) -> list[int]:
    """The cards this viewer knows to be in that hand for certain."""
    mark = eyes(g, viewer) * VIEWERS + (1 << seat) * HOLDERS
    return sorted([seen % DECK for seen in g.seen if seen - seen % HOLDERS == mark])


def learnt(g: Origins, viewer: int) -> list[int]:
    """Every hidden thing `viewer` has learnt: its hand, cards seen, cards laid open, and every roll of the die."""
    out = g.hands.cards(viewer) if viewer < g.seats else []
    out += [-1, g.rolls, g.turn, sum([len(deck) for deck in g.decks]), -1]
    out += [len(g.traps), g.real_trap if viewer == g.caster_of(BOOBY_TRAP) else -1]
    out += [seen for seen in g.seen if seen // VIEWERS == eyes(g, viewer)]
    for kind in range(KINDS):
        out.append(g.hidden(kind))
    return out
