"""What everybody hears of an announcement."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.aim.plan import (
    CASTING,
    NO_CARD,
    PUNCHING,
    SLASHING,
    SPEEDING,
    TEARING,
    THROWING,
    TOUCHING,
    USING,
    Plan,
)
from zaubertisch.games.wizwar.announce.filling_in import note_target
from zaubertisch.games.wizwar.cards import ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION, CARDS
from zaubertisch.games.wizwar.components import SIDES
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import EVERYONE, Value

#: What is told of an announcement that is no reaction.
TOLD: Final[dict[int, str]] = {
    CASTING: "cast", PUNCHING: "punched", THROWING: "threw", USING: "used", SPEEDING: "sped", TEARING: "tore",
    TOUCHING: "touched", SLASHING: "slashed",
}


def tell(g: WizWar, p: Plan) -> None:
    """Who does what, with which modifiers, how strong and at whom."""
    fields: dict[str, Value] = {"seat": p.seat}
    if p.card != NO_CARD:
        fields["spell"] = CARDS[p.card].key
    g.tell(EVERYONE, "reacted" if p.is_counter() else TOLD[p.what], fields)
    for part in p.parts():
        if part in (ADD, AROUND_THE_CORNER, ASTRAL_PROJECTION):
            g.tell(EVERYONE, "modified", {"seat": p.seat, "spell": CARDS[part].key})
    if p.energy > 1 and p.what != SPEEDING:  # the points are told when they are there
        g.tell(EVERYONE, "boosted", {"seat": p.seat, "energy": p.energy})
    tell_target(g, p)


def tell_target(g: WizWar, p: Plan) -> None:
    if p.wizard >= 0:
        g.tell(EVERYONE, "aimed_at_wizard", {"seat": p.seat, "target_seat": p.wizard})
    elif p.border >= 0:
        g.tell_border("aimed_at_border", p.seat, p.border)
    elif p.square >= 0:
        g.tell(EVERYONE, "aimed_at_square", {"seat": p.seat, "square": square_word(p.square)})
    elif p.way >= 0:
        g.tell(EVERYONE, "aimed_toward", {"seat": p.seat, "side": SIDES[p.way]})
    for square in sorted(p.squares):
        g.tell(EVERYONE, "aimed_at_square", {"seat": p.seat, "square": square_word(square)})
    for dart in p.darts:
        single = Plan(p.seat)
        note_target(g, single, dart)
        tell_target(g, single)
