"""Life and death: the verbs that hurt, heal and stun wizards, and take them off the board."""

from __future__ import annotations

from zaubertisch.games.wizwar.components import DIE, MOST_LIFE
from zaubertisch.games.wizwar.table.building import Building
from zaubertisch.games.wizwar.table.state import NOWHERE, UNHURT
from zaubertisch.kernel.event import EVERYONE


class Life(Building):
    """What is done to wizards themselves."""

    def roll(self, seat: int) -> int:
        rolled = self.chance.below(DIE) + 1
        self.rolls += 1
        if not self.silent:
            self.tell(EVERYONE, "rolled", {"seat": seat, "die": rolled})
        return rolled

    def gain_life(self, seat: int, amount: int) -> None:
        """[WW-195] Never more than twenty."""
        gained = min(amount, MOST_LIFE - self.life[seat])
        if gained <= 0:
            return
        self.life[seat] += gained
        if not self.silent:
            self.tell(EVERYONE, "gained_life", {"seat": seat, "life": gained, "left": self.life[seat]})

    def hurt(self, seat: int, damage: int, killer: int) -> None:
        """[WW-195 WW-206] Life falls; whoever brings it to nothing first is remembered, NOBODY if it was no attack."""
        before = self.life[seat]
        self.life[seat] = before - damage
        if before > 0 and self.life[seat] <= 0:
            self.fatal[seat] = killer
            self.unsettled = True
        if not self.silent:
            self.tell(EVERYONE, "hurt", {"seat": seat, "damage": damage, "left": max(0, self.life[seat])})

    def share_life(self, seat: int, other: int) -> None:
        """[WW-R46] Both get half of their lives together, the odd point goes to the first; no damage, no healing."""
        both = self.life[seat] + self.life[other]
        self.life[seat] = both - both // 2
        self.life[other] = both // 2
        if not self.silent:
            self.tell(EVERYONE, "life_shared", {
                "seat": seat, "other_seat": other, "left": self.life[seat], "other_left": self.life[other],
            })

    def daze(self, seat: int, markers: int) -> None:
        """[WW-194] Stun markers add up."""
        self.stun[seat] += markers
        if not self.silent:
            self.tell(EVERYONE, "stunned", {"seat": seat, "markers": self.stun[seat]})

    def come_round(self, seat: int) -> None:
        """[WW-019] One stun marker less."""
        self.stun[seat] -= 1
        if not self.silent:
            self.tell(EVERYONE, "came_round", {"seat": seat, "markers": self.stun[seat]})

    # What is still to be suffered

    def suffer_slowly(self, seat: int) -> None:
        """[WW-R52] One card drawn under Slow Death has had its price."""
        self.slow[seat] -= 1

    def pay_debt(self, seat: int) -> None:
        """[WW-R117] One card less is owed for a Brainstone."""
        self.brain_debt[seat] -= 1

    def forgive_debt(self, seat: int) -> None:
        """[WW-R117] Who holds no card owes none."""
        self.brain_debt[seat] = 0

    # Dying

    def lose_heart(self, seat: int) -> None:
        """A wizard has no life left, and nobody has taken it."""
        self.life[seat] = 0
        self.fatal[seat] = UNHURT

    def leave(self, seat: int) -> None:
        """[WW-202] A dead wizard is nowhere, and owes and suffers nothing any more."""
        self.place[seat] = NOWHERE
        self.stun[seat] = 0
        self.brain_debt[seat] = 0
        self.slow[seat] = 0

    def forget_killer(self, seat: int) -> None:
        """[WW-206] Whoever brought this wizard down has had what is due."""
        self.fatal[seat] = UNHURT

    def count_kill(self, seat: int) -> None:
        """[WW-203] A point for good."""
        self.kills[seat] += 1
