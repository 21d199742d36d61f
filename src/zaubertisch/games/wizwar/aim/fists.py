"""What a fist can do at most."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import BIG_MAN_FORM, FIRE_CLOAK, GOLEM_FORM, MIGHTSTONE, WEREWOLF_FORM
from zaubertisch.games.wizwar.components import DIE, FIRE_CLOAK_DAMAGE
from zaubertisch.games.wizwar.table.table import WizWar

FISTS: Final[dict[int, int]] = {BIG_MAN_FORM: 3, GOLEM_FORM: 2}  # CARD


def punch_at_most(g: WizWar, seat: int) -> int:
    """The most a punch can deal."""
    fire = FIRE_CLOAK_DAMAGE if g.carried.has(seat, FIRE_CLOAK) else 0
    fist = DIE if g.form(seat) == WEREWOLF_FORM else FISTS.get(g.form(seat), 1)
    return g.doubled(seat, fist + DIE * g.carried.count(seat, MIGHTSTONE)) + fire
