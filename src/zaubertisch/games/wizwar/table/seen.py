"""Noting in the diary what has happened to hands, and forgetting what is long past but for what is still sure."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.table.diary import (
    ANEW,
    DECK,
    DREW,
    FELL,
    HELD,
    LOOKED,
    SAW,
    SHOWED,
    STOLE,
    TOOK,
    entry,
    hand_of,
    lines_after,
    story_at,
    what_of,
)
from zaubertisch.games.wizwar.table.origins import Origins
from zaubertisch.games.wizwar.table.sightings import restated, sightings

STRETCH: Final = 16  # entries after which the diary is looked through
LONGEST: Final = 128  # entries beyond which the past is forgotten
FRESH: Final = 24  # entries for which it is remembered who may have held what when a deck was made anew


def taken(g: Origins, seat: int, kind: int, deck: int = 0) -> None:
    """Everybody saw this card go into the seat's hand."""
    note(g, [entry(TOOK, seat, 0, kind + DECK * deck)])


def drawn(g: Origins, seat: int) -> None:
    if g.seen:
        note(g, [entry(DREW, seat, 0, DECK * g.group(seat))])


def shown(g: Origins, seat: int, kind: int, deck: int = 0) -> None:
    """A card leaves the hand for all to see; the dead did not choose it."""
    if g.seen:
        note(g, [entry(SHOWED if g.alive(seat) else FELL, seat, 0, kind + DECK * deck)])


def looked(g: Origins, viewer: int, seat: int) -> None:
    """A seat has looked at another's whole hand."""
    note(g, [entry(LOOKED, viewer, seat)] + [entry(SAW, viewer, seat, card) for card in hand_of(g, seat)])


def stolen(g: Origins, victim: int, thief: int, kind: int, deck: int) -> None:
    """[WW-R47 WW-203] Both know which card went over, the others only that one did."""
    note(g, [entry(STOLE, thief, victim, kind + DECK * deck)])


def made_anew(g: Origins, deck: int) -> None:
    """[WW-216] A deck is empty before it is made anew, so everybody knows what of it is in all hands together."""
    held: list[int] = []
    for seat in range(g.seats):
        held += [entry(HELD, seat, 0, card) for card in hand_of(g, seat) if card // DECK == deck]
    note(g, [entry(ANEW, deck), *held])


def note(g: Origins, lines: list[int]) -> None:
    """One more thing has happened; it may be time to forget an earlier one."""
    first = story_at(g.seen)
    before = (len(g.seen) - first) // STRETCH
    g.seen += lines
    if (len(g.seen) - first) // STRETCH > before and is_past(g, g.seen[first:]):
        g.seen = restated(g)


def is_past(g: Origins, story: list[int]) -> bool:
    """Whether nothing but certainty is worth remembering; everybody can tell, so forgetting betrays nothing."""
    if len(story) > LONGEST:
        return True
    private = [at for at, line in enumerate(story) if what_of(line) in (LOOKED, STOLE, ANEW)]
    anew = [at for at in private if what_of(story[at]) == ANEW]
    if anew:
        return len(story) - anew[-1] - len(lines_after(story, anew[-1], HELD)) > FRESH
    return not private and not sightings(g, g.seats)
