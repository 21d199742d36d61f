"""Taste: what things are worth to a rule of thumb of Magia Cum Laude, in points."""

from __future__ import annotations

from typing import Final


class Taste:
    """One player's; the usual one was found by playing such bots against each other."""

    def __init__(
        self, full: float = 1.5, fills_others: float = -1.0, needed: float = 1.2, book_done: float = 2.0,
        damage: float = 0.2, passes: float = 1.5, loses: float = -1.5, other_loses: float = 0.35,
    ) -> None:
        # Crystals
        self.fits = 1.5  # a crystal for a favourite
        self.progress = 0.3  # more for each crystal it has
        self.full = full  # more if that fills the spell
        self.helps_others = -0.25  # a crystal for somebody else's apprentice
        self.fills_others = fills_others  # and if that fills the spell
        self.needed = needed  # a crystal for the own book
        self.book_done = book_done  # more if the book is exact with it
        self.unneeded = -1.0  # a crystal the own book has no use for
        self.damage = damage  # a crystal taken from somebody else's apprentice
        # Exams
        self.passes = passes  # an exam for a full favourite
        self.other_passes = -0.5  # and for somebody else's full apprentice
        self.loses = loses  # an exam for an unfinished favourite
        self.other_loses = other_loses  # and for somebody else's unfinished apprentice
        self.other_progress = 0.1  # more for each crystal that one has
        # The end
        self.ends = 6.0  # ending the game while ahead
        self.ends_behind = 0.5  # and while behind
        self.patience = 80  # turns after which bots that only hinder each other grow impatient
        self.impatience = 0.05  # for each turn more: white fields bring the end nearer
        # Cards
        self.card = 0.25  # what a card played costs
        self.more_parts = 0.7  # a second part of a turn
        self.from_pile = 0.6  # two cards from the draw pile
        self.from_discards = 0.25  # each card from the discard pile, plus what it is worth
        self.from_others = 0.4  # a card out of another hand


USUAL: Final = Taste()
BOLD: Final = Taste(full=2.5, fills_others=-2.0, damage=0.9, other_loses=0.9)
CAREFUL: Final = Taste(needed=1.6, book_done=3.0, damage=0.0, passes=3.0, loses=-2.5, other_loses=0.0)
