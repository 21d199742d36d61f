"""Taste: what things are worth to a rule of thumb of Zauberschwert & Drachenei, in stones."""

from __future__ import annotations

from typing import Final


class Taste:
    """One player's; the usual one was found by letting such seats play each other with the reconstructed cards."""

    def __init__(self, magic: float = 0.85, company: float = 0.85) -> None:
        self.magic = magic  # a point of magic while rounds are left
        self.last_magic = 0.03  # and in the last round, where it only breaks ties
        self.victories = 0.4  # own victories in a round still to come
        self.card = 0.39  # an unknown artefact card, for each own victory to come
        self.plenty = 24  # magic from which on more of it is worth less
        self.half = 0.25  # a single half, as a part of the pair
        self.spare = 0.02  # a half nobody can complete
        self.company = company  # the chance that a seat still to choose stays away
        self.worth_a_swap = 0.1  # what a swap must add to a hand
        self.little_magic = 16  # up to which a stone is turned into magic
        self.much_magic = 28  # from which on magic is turned into stones


USUAL: Final = Taste()
BOLD: Final = Taste(magic=0.65, company=0.95)
CAREFUL: Final = Taste(magic=1.05, company=0.7)
