"""What an adventure would cost and bring one seat, worked out from what lies open; no rule asks any of it."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import CODES, FIRST_CREATURE, FULMENTUS, PLACES, STONEX
from zaubertisch.games.drachenei.table.prices import cut, share
from zaubertisch.games.drachenei.table.state import AT_HOME
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.view import Outlook


class Prospect:
    """What beating the creature in one place means for a seat; all zero where nothing is to be beaten."""

    def __init__(self) -> None:
        self.price = 0  # alone, in magic; in an auction, with the least bid that would win
        self.short = 0  # of that, the magic the seat does not have
        self.share = 0  # if all wizards there fought together, the seat's own among them; 0 while no other is there
        self.stones = 0  # on top of the card's reward: artefacts that fit, and Stonex
        self.magic = 0
        self.or_stones = 0  # and of artefacts that leave the choice: all taken as stones,
        self.or_magic = 0  # or all as magic


class DracheneiOutlook(Outlook):
    """What both places mean for the viewer's own wizard."""

    def __init__(self, prospects: list[Prospect]) -> None:
        self.prospects = prospects


def outlook(view: DracheneiView) -> DracheneiOutlook:
    """Nothing for who has no wizard to send."""
    if view.viewer >= view.seats or view.viewer < 0:
        return DracheneiOutlook([])
    return DracheneiOutlook([prospect(view, view.viewer, place) for place in range(PLACES)])


def prospect(view: DracheneiView, seat: int, place: int) -> Prospect:
    """Nothing where no creature lies, or where the seat's wizard cannot come any more."""
    out = Prospect()
    card = view.display[place]
    if card < FIRST_CREATURE or view.placed[seat] not in (AT_HOME, place):
        return out
    others = view.placed.count(place) - (1 if view.placed[seat] == place else 0)
    strength = view.variant.box.figure[card]
    least = max(strength, view.bid + 1) if view.place == place else strength
    out.price = price(view, seat, least, True)
    out.short = max(0, out.price - view.magic[seat])
    out.share = price(view, seat, share(strength, others + 1), False) if others else 0
    add_bonuses(view, seat, card, out)
    return out


def price(view: DracheneiView, seat: int, full: int, alone: bool) -> int:
    """[DE-099] With Fulmentus, if the seat can still use it."""
    return cut(full, view.variant.fulmentus_cut, alone) if may_use(view, seat, FULMENTUS) else full


def may_use(view: DracheneiView, seat: int, spell: int) -> bool:
    return view.owners[spell] == seat and spell not in view.used


def add_bonuses(view: DracheneiView, seat: int, card: int, out: Prospect) -> None:
    """[DE-084 DE-085 DE-100] What laid-out artefacts and Stonex would add to a victory."""
    box = view.variant.box
    out.stones = view.variant.stonex_gain if may_use(view, seat, STONEX) else 0
    for artefact in range(1, CODES):
        many = view.laid[seat][artefact] if box.fits(artefact, card) else 0
        if box.either[artefact]:
            out.or_stones += many * box.bonus_stones[artefact]
            out.or_magic += many * box.bonus_magic[artefact]
        else:
            out.stones += many * box.bonus_stones[artefact]
            out.magic += many * box.bonus_magic[artefact]
