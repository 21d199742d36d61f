"""What a viewer of Magia Cum Laude knows, field by field; `knowledge.py` says who may see what."""

from __future__ import annotations

from zaubertisch.games.magia.variants import Variant
from zaubertisch.kernel.view import View


class MagiaView(View):
    """[MA-077] Everything open; one's own hand, book and mission; and what is known of the hands of others."""

    # The board
    crystals: list[int]
    figures: list[int]
    spells: list[int]
    needs: list[int]
    have: list[int]
    full: int
    passed: int

    # The masters
    supplies: list[list[int]]  # empty where only the size is known
    supply_sizes: list[int]
    hands: list[list[int]]  # empty where only the size is known
    hand_sizes: list[int]
    books: list[int]  # -1 where unknown
    missions: list[int]  # -1 where unknown
    favourites: list[int]  # -1 where unknown
    safe: int
    open_book: int

    # Cards
    pile: int
    discards: list[int]
    sightings: list[list[int]]  # kind, then the hands one of which it is in
    lacks: list[int]  # by seat: colours its unsighted cards cannot have, as a set
    unseen: list[int]  # by kind: how many lie where the viewer cannot see and has not sighted them

    # The turn
    active: int
    turn: int
    part: int
    stall: int
    figure: int
    origin: int
    played: int
    ways: int
    jumped: bool
    symbols: int
    bearings: int
    card: int
    stirred: bool

    # What whoever is asked may do: for each option, in their order, the fields it leads to
    leads: list[list[int]]

    # What the question is about, as far as it is about something
    event: int
    who: int  # an apprentice
    giver: int  # a seat
    crystal: int
    row: int
    paid: int
    direction: int
    summoned: int

    # The end
    end: str
    ender: int
    enders: int
    scores: list[int]
    ruled_out: int
    standing: list[int]  # the viewer’s points for spells and for the book if it ended now; empty without a seat

    variant: Variant
