"""The schools of a game that names none: drawn by lot, or picked one by one [WW-008]."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import SCHOOL
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.variants import DRAFT, TAUGHT
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, Step

SCHOOLS_EACH: Final = 3


class Draft(Step[WizWar]):
    """[WW-008] Three schools for all; or three for each of two groups, which pick alternately."""

    DRAW_LOTS: Final = 0
    PICK: Final = 1
    MAKE_DECKS: Final = 2

    taken: list[int]  # schools in the order they were taken

    def __init__(self) -> None:
        super().__init__()
        self.taken = []

    def run(self, g: WizWar) -> int:
        match self.at:
            case Draft.DRAW_LOTS: return self.draw_lots(g)
            case Draft.PICK: return self.ask_next(g)
            case _: return self.make_decks(g)

    def draw_lots(self, g: WizWar) -> int:
        """[WW-008] By lot, if the table says so."""
        if g.variant.choice == DRAFT:
            return self.goto(Draft.PICK)
        schools = list(range(len(TAUGHT)))
        g.chance.shuffle(schools)
        self.taken = schools[:SCHOOLS_EACH]
        for school in self.taken:
            if not g.silent:
                g.tell(EVERYONE, "school_drawn", {"school": TAUGHT[school]})
        return self.goto(Draft.MAKE_DECKS)

    def ask_next(self, g: WizWar) -> int:
        """[WW-008] In turn order; with two groups each of their seats in turn."""
        if len(self.taken) == SCHOOLS_EACH * len(g.decks):
            return self.goto(Draft.MAKE_DECKS)
        return g.ask(self.next_seat(g))

    def next_seat(self, g: WizWar) -> int:
        return self.picker(g, len(self.taken))

    def picker(self, g: WizWar, pick: int) -> int:
        """Clockwise, or the group whose turn it is; its seats take turns as well."""
        if not g.variant.personal:
            return (g.active + pick) % g.seats
        group = (g.group(g.active) + pick) % 2
        seats = [seat for seat in range(g.seats) if g.group(seat) == group]
        return seats[pick // 2 % len(seats)]

    def question(self, g: WizWar) -> str:
        return "school_draft"

    def options(self, g: WizWar) -> list[int]:
        return [SCHOOL + school for school in range(len(TAUGHT)) if school not in self.taken]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-008"

    def take(self, g: WizWar, action: int) -> int:
        if not g.silent:
            g.tell(EVERYONE, "school_chosen", {"seat": self.next_seat(g), "school": TAUGHT[action - SCHOOL]})
        self.taken.append(action - SCHOOL)
        return self.goto(Draft.PICK)

    def make_decks(self, g: WizWar) -> int:
        """[WW-007] What the first group, or everybody, has taken makes the first deck."""
        step = len(g.decks)
        first = 0 if step == 1 or g.group(g.active) == 0 else 1
        mine = self.taken[first::step] if g.variant.choice == DRAFT else self.taken
        g.variant = g.variant.with_schools([TAUGHT[school] for school in sorted(mine)])
        g.shuffle_decks()
        return END

    def clone(self) -> Draft:
        twin = Draft()
        twin.like(self)
        twin.taken = self.taken[:]
        return twin
