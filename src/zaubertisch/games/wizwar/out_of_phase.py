"""What keeps an action for phase 2 wherever something else is asked."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_WIZARD, CAST, LIFT, PLAY, PUNCH, REACT, SPEED_UP, STEP, USE, WAY
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, NEUTRAL


def why_not_now(action: int, rule: str) -> str:
    """[WW-021 WW-032 WW-085 WW-086 WW-087 WW-090] What keeps an action for phase 2, or the rule of the question."""
    if CAST <= action < PLAY:
        types = CARDS[action - CAST].types
        return "WW-085" if types & ATTACK else "WW-086" if types & NEUTRAL else "WW-087"
    if PLAY <= action < USE:
        return "WW-090"
    if action == SPEED_UP:
        return "WW-032"
    moves = action == PUNCH or STEP <= action < WAY or LIFT <= action < AT_WIZARD or USE <= action < REACT
    return "WW-021" if moves else rule
