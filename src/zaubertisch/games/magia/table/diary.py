"""The diary of the hands: cards taken, stolen, drawn and shown, in order. What anybody knows of a hand lies in here.

An entry is one number: what happened, the seat, the other seat and the kind of card, packed together. A sighting, which
a viewer deduces from the diary, says that a card of this kind is in one of these hands; it is one number as well.
"""

from __future__ import annotations

from typing import Final

TOOK: Final = 0  # openly, from the discard pile
SHOWED: Final = 1  # played or discarded
STOLE: Final = 2  # blindly, from the other seat
DREW: Final = 3  # from the draw pile, unseen by others
STUCK: Final = 4  # had no card of these colours, a set instead of the card

SEAT_AT: Final = 3
OTHER_AT: Final = 6
CARD_AT: Final = 9

KIND_AT: Final = 6  # the hands of a sighting are its six lowest bits
HANDS: Final = 63


def entry(what: int, seat: int, other: int, card: int) -> int:
    return what | seat << SEAT_AT | other << OTHER_AT | card << CARD_AT


def what_of(line: int) -> int:
    return line & 7


def seat_of(line: int) -> int:
    return line >> SEAT_AT & 7


def other_of(line: int) -> int:
    return line >> OTHER_AT & 7


def card_of(line: int) -> int:
    return line >> CARD_AT


def is_secret(line: int, viewer: int) -> bool:
    """[MA-R15] A theft the viewer had no part in: it knows that a card moved, not which."""
    return what_of(line) == STOLE and viewer != seat_of(line) and viewer != other_of(line)


def sightings(diary: list[int], viewer: int) -> list[int]:
    """[MA-R15 MA-R16] What the viewer knows of cards in the hands of others."""
    found: list[int] = []
    for line in diary:
        seat = seat_of(line)
        card = card_of(line)
        if what_of(line) == STOLE:
            note_theft(found, viewer, seat, other_of(line), card)
        elif seat != viewer:
            note(found, what_of(line), seat, card)
    return found


def narrowed(found: list[int], sizes: list[int]) -> list[int]:
    """The sightings without hands that have no room for them, being empty or full of surely sighted cards."""
    for _ in sizes:  # a hand that is ruled out may make another one sure
        for seat, size in enumerate(sizes):
            if sure(found, seat) >= size:
                rule_out(found, seat)
    return found


def sure(found: list[int], seat: int) -> int:
    """How many cards can be nowhere but in this hand."""
    return len([seen for seen in found if seen & HANDS == 1 << seat])


def rule_out(found: list[int], seat: int) -> None:
    """Cards that may be in several hands are not in this one."""
    for at, seen in enumerate(found):
        if seen & HANDS & ~(1 << seat):
            found[at] = seen & ~(1 << seat)


def note(found: list[int], what: int, seat: int, card: int) -> None:
    """What everybody sees of another hand."""
    if what == TOOK:
        found.append(card << KIND_AT | 1 << seat)
    elif what == SHOWED:
        strike(found, seat, card)
    elif what == STUCK:
        for at, seen in enumerate(found):
            elsewhere = seen & ~(1 << seat)
            if card >> (seen >> KIND_AT + 2) & 1 and elsewhere & HANDS:
                found[at] = elsewhere


def lacks(diary: list[int], viewer: int, seats: int) -> list[int]:
    """[MA-049] By seat: the colours that no unsighted card in this hand can have, because it could not move somebody.

    As soon as the hand gets a card the viewer does not see, this is given up.
    """
    out = [0] * seats
    for line in diary:
        seat = seat_of(line)
        what = what_of(line)
        if what == STUCK:
            out[seat] |= card_of(line)
        elif what == DREW or (what == STOLE and viewer != other_of(line)):
            out[seat] = 0
    return [0 if seat == viewer else out[seat] for seat in range(seats)]


def note_theft(found: list[int], viewer: int, thief: int, victim: int, card: int) -> None:
    """Thief and victim know which card it was; to all others any card of the victim may have gone."""
    if viewer == thief:
        strike(found, victim, card)
    elif viewer == victim:
        found.append(card << KIND_AT | 1 << thief)
    else:
        for at, seen in enumerate(found):
            if seen >> victim & 1:
                found[at] = seen | 1 << thief


def strike(found: list[int], seat: int, card: int) -> None:
    """Strike the surest sighting of such a card in this hand, if there is one.

    Which of several it was nobody can tell, so the others may from now on be wherever the struck one may be.
    """
    surest = -1
    for at, seen in enumerate(found):
        if is_of(seen, seat, card) and (surest < 0 or fewer(seen & HANDS, found[surest] & HANDS)):
            surest = at
    if surest < 0:
        return
    hands = found.pop(surest) & HANDS
    for at, seen in enumerate(found):
        if is_of(seen, seat, card):
            found[at] = seen | hands


def is_of(seen: int, seat: int, card: int) -> bool:
    return seen >> KIND_AT == card and seen >> seat & 1 == 1


def fewer(hands: int, others: int) -> bool:
    return count(hands) < count(others)


def count(bits: int) -> int:
    """How many members a small set has."""
    members = 0
    while bits:
        bits &= bits - 1
        members += 1
    return members


def stolen_cards(diary: list[int], at: int, hands: list[list[int]]) -> list[int]:
    """Every card that the theft noted there may have moved: what its thief showed later, or holds now.

    Whoever stole from one who may have it may have it as well.
    """
    holders = 1 << seat_of(diary[at])
    cards: list[int] = []
    for line in diary[at + 1:]:
        if what_of(line) == SHOWED and holders >> seat_of(line) & 1:
            cards.append(card_of(line))
        elif what_of(line) == STOLE and holders >> other_of(line) & 1:
            holders |= 1 << seat_of(line)
    for seat, hand in enumerate(hands):
        if holders >> seat & 1:
            cards += hand
    return cards
