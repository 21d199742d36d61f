"""What an artefact does when it is bought."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.actions import (
    DECLINE,
    FINISH,
    LOSE,
    PAY_AUTO,
    RELEASE,
    STEP,
    of_another_occasion,
    out_of_turn,
)
from zaubertisch.games.zavandor.components import (
    DIAMOND,
    ELIXIR,
    FREE_STEPS,
    KINDS,
    MAGIC_MIRROR,
    SHADOW_CLOAK,
    STONES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.abilities import why_not_enchant
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, END, NEXT, NOBODY, Step


def works_at_once(item: int) -> bool:
    """[ZA-135 ZA-136 ZA-137] The others change limits, slots, rebates and income, which are read off the boards."""
    return FREE_STEPS[item] > 0 or item in (MAGIC_MIRROR, ELIXIR, SHADOW_CLOAK)


class Effects(Step[Zavandor]):
    """The effects of a purchase, in their order [ZA-124 ZA-R44]: stone, losses, free gem, free steps."""

    RELEASE_A_STONE: Final = 0
    LOSE_GEMS: Final = 1
    GIVE_A_GEM: Final = 2
    STEP_UP: Final = 3

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.place = 0  # how many seats after the buyer have had their loss
        self.taken = 0  # free steps taken or declined

    def run(self, g: Zavandor) -> int:
        match self.at:
            case Effects.RELEASE_A_STONE: return self.release_a_stone(g)
            case Effects.LOSE_GEMS: return self.lose_gems(g)
            case Effects.GIVE_A_GEM: return self.give_a_gem(g)
            case _: return self.step_up(g)

    def breaks_gems(self, g: Zavandor) -> bool:
        return g.item == MAGIC_MIRROR or g.item == SHADOW_CLOAK

    def release_a_stone(self, g: Zavandor) -> int:
        """[ZA-126 ZA-127 ZA-R35 ZA-R38 ZA-R39] Mirror and cloak release a stored stone of the buyer's choice."""
        return g.ask(self.seat) if self.breaks_gems(g) and g.stored[self.seat] else NEXT

    def lose_gems(self, g: Zavandor) -> int:
        """[ZA-128 ZA-129 ZA-130 ZA-131 ZA-R41 ZA-R42 ZA-R43] Everybody else loses one active gem, in turn order."""
        if not self.breaks_gems(g):
            return NEXT
        while self.place < len(g.order) - 1:
            victim = self.victim(g)
            kinds = [] if g.is_out(victim) else g.spiral.kinds_of(victim)
            if len(kinds) > 1:
                return g.ask(victim)
            if kinds:
                g.lose_gem(victim, kinds[0])
            self.place += 1
        return NEXT

    def victim(self, g: Zavandor) -> int:
        """[ZA-131] In turn order, beginning after the buyer."""
        return g.order[(g.order.index(self.seat) + 1 + self.place) % len(g.order)]

    def give_a_gem(self, g: Zavandor) -> int:
        """[ZA-132 ZA-133] An elixir comes with a diamond, if there is one left."""
        if g.item == ELIXIR and why_not_enchant(g, self.seat, DIAMOND) == "":
            g.gain_gem(self.seat, DIAMOND)
        return NEXT

    def step_up(self, g: Zavandor) -> int:
        """[ZA-084 ZA-085 ZA-086 ZA-134 ZA-R36 ZA-R37] One or two free steps; they lapse if no stone can move."""
        if self.taken >= FREE_STEPS[g.item]:
            return END
        for track in range(TRACKS):
            if self.can_step(g, track):
                return g.ask(self.seat)
        return END

    def can_step(self, g: Zavandor, track: int) -> bool:
        """[ZA-084] A stone on level 1 to 3, or one of the pentagon on a new track."""
        level = g.levels[self.seat * TRACKS + track]
        return g.free_stones[self.seat] > 0 if level == 0 else level < TOP_LEVEL

    def question(self, g: Zavandor) -> str:
        match self.at:
            case Effects.RELEASE_A_STONE: return "release_stone"
            case Effects.LOSE_GEMS: return "lose_gem"
            case _: return "free_step"

    def options(self, g: Zavandor) -> list[int]:
        if self.at == Effects.RELEASE_A_STONE:
            return [DECLINE] + [RELEASE + stone for stone in range(STONES) if g.stored[self.seat] >> stone & 1]
        if self.at == Effects.LOSE_GEMS:
            return [LOSE + gem for gem in g.spiral.kinds_of(self.victim(g))]
        return [DECLINE] + [STEP + track for track in range(TRACKS) if self.can_step(g, track)]

    def why_not(self, g: Zavandor, action: int) -> str:
        """[ZA-087 ZA-130] A stone or a step may be declined, a loss may not."""
        if action == DECLINE:
            return "ZA-130" if self.at == Effects.LOSE_GEMS else ""
        if self.at == Effects.LOSE_GEMS and LOSE <= action < LOSE + KINDS:
            return "" if g.spiral.has(g.asked, action - LOSE) else "ZA-128"
        if self.at == Effects.RELEASE_A_STONE and RELEASE <= action < RELEASE + STONES:
            return "" if g.stored[self.seat] >> (action - RELEASE) & 1 else "ZA-126"
        if self.at == Effects.STEP_UP:
            if STEP <= action < STEP + TRACKS:
                return self.why_not_step(g, action - STEP)
            if RELEASE <= action < RELEASE + STONES:
                return "ZA-086"
        return self.why_not_now(g, action)

    def why_not_step(self, g: Zavandor, track: int) -> str:
        """[ZA-081 ZA-084] Level 4 is the end, and a new track needs a stone of the pentagon."""
        if self.can_step(g, track):
            return ""
        return "ZA-081" if g.level(self.seat, track) else "ZA-084"

    def why_not_now(self, g: Zavandor, action: int) -> str:
        """[ZA-057 ZA-074 ZA-111] The turn goes on when the item has had its effects."""
        if FINISH <= action < PAY_AUTO and g.asked != g.active:
            return out_of_turn(action)
        return of_another_occasion(action, "ZA-111")

    def take(self, g: Zavandor, action: int) -> int:
        if self.at == Effects.LOSE_GEMS:
            g.lose_gem(self.victim(g), action - LOSE)
            self.place += 1
            return AGAIN
        if action == DECLINE and not g.silent:
            g.tell(EVERYONE, "declined", {"seat": self.seat})
        if self.at == Effects.RELEASE_A_STONE:
            if action != DECLINE:
                g.release(self.seat, action - RELEASE)
            return NEXT
        self.taken += 1
        if action != DECLINE:
            g.rise(self.seat, action - STEP)
        return AGAIN

    def clone(self) -> Effects:
        twin = Effects()
        twin.like(self)
        twin.place = self.place
        twin.taken = self.taken
        return twin
