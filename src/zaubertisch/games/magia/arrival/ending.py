"""The early end: who may announce it, and how nobody learns who could have."""

from __future__ import annotations

from zaubertisch.games.magia.actions import ANNOUNCE, ANNOUNCE_OR_PLAY_ON, PLAY_ON, PLAY_ON_ONLY
from zaubertisch.games.magia.components import MISSIONS, favourites_of, third_of
from zaubertisch.games.magia.table.elsewhere.asking import ELSEWHERE
from zaubertisch.games.magia.table.section import Section
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.view import MagiaView
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY


def fulfils(g: Magia, mission: int, event: int) -> bool:
    """[MA-105 MA-106 MA-149 MA-150 MA-R68] Whether a master with this mission could end the game at this event."""
    if not takes_part(g, mission, event):
        return False
    if g.variant.third_secured and g.open_book >= 0:
        return g.passed >> third_of(mission, g.open_book) & 1 == 1  # an exam has secured full spells before it asks
    return True


def takes_part(g: Magia, mission: int, event: int) -> bool:
    """[MA-106 MA-149] Whether all favourites of this mission are full and one of them takes part in the event."""
    favourites = favourites_of(mission, g.open_book)
    return favourites & ~g.full == 0 and favourites & event != 0


def may_end_the_game(g: Magia, event: int) -> bool:
    """[MA-106 MA-R62] Whether any mission there is could end the game now: this much everybody can see."""
    if not event & g.full:
        return False
    for mission in range(len(MISSIONS)):
        if not g.ruled_out >> mission & 1 and fulfils(g, mission, event):
            return True
    return False


def eligible(g: Magia, event: int) -> int:
    """[MA-106 MA-107 MA-110 MA-R65] The masters who may end the game at this event, as a set, whoever's turn it is."""
    out = 0
    for seat in range(g.seats):
        if fulfils(g, g.missions[seat], event):
            out |= 1 << seat
    return out


class Announcement(Section):
    """An end event [MA-105 MA-112]: everybody is asked in turn, but only eligible masters may say yes [MA-108 MA-R61].

    Who is asked depends on open spells alone, and a refusal is not told, so the question betrays no mission [MA-R62].
    """

    def __init__(self, seat: int = NOBODY, event: int = 0, end: int = 0) -> None:
        super().__init__(seat)
        self.event = event
        self.end = end

    def run(self, g: Magia) -> int:
        if g.variant.ends_by_itself:
            return self.end_by_itself(g)
        return g.ask(self.master(g)) if self.at < g.seats else END

    def master(self, g: Magia) -> int:
        """[MA-108] Whose answer it is: in seat order, from the active master on."""
        return (self.seat + self.at) % g.seats

    def end_by_itself(self, g: Magia) -> int:
        """[MA-R61] Without asking; if nobody has such a mission, everybody knows that now."""
        able = eligible(g, self.event)
        for distance in range(g.seats):
            if able >> (self.seat + distance) % g.seats & 1:
                return self.finish(g, (self.seat + distance) % g.seats)
        for mission in range(len(MISSIONS)):
            if fulfils(g, mission, self.event):
                g.ruled_out |= 1 << mission
        return END

    def question(self, g: Magia) -> str:
        return "announce"

    def options(self, g: Magia) -> list[int]:
        return ANNOUNCE_OR_PLAY_ON if fulfils(g, g.missions[self.master(g)], self.event) else PLAY_ON_ONLY

    def why_not(self, g: Magia, action: int) -> str:
        if action == PLAY_ON:
            return ""
        if action != ANNOUNCE:
            return ELSEWHERE
        mission = g.missions[self.master(g)]
        if fulfils(g, mission, self.event):
            return ""
        return "MA-150" if takes_part(g, mission, self.event) else "MA-106"

    def take(self, g: Magia, action: int) -> int:
        """[MA-108 MA-R64] The first yes ends the game; a no holds for this event only."""
        return self.finish(g, self.master(g)) if action == ANNOUNCE else NEXT

    def finish(self, g: Magia, ender: int) -> int:
        """[MA-017 MA-109 MA-138 MA-R63] At once, with everything still open dropped; all who were eligible share."""
        g.end = self.end
        g.ender = ender
        g.enders = eligible(g, self.event)
        g.close()
        return AGAIN

    def describe(self, v: MagiaView) -> None:
        v.event = self.event

    def clone(self) -> Announcement:
        twin = Announcement()
        twin.like(self)
        twin.event = self.event
        twin.end = self.end
        return twin
