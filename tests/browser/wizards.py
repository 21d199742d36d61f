"""People who play Wiz-War on purpose: they run for treasures, or gather an attack, its counter and the answer."""

from __future__ import annotations

from typing import Any, Final

from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.layout import LAYOUTS
from zaubertisch.games.wizwar.maze import BLOCK, OPEN

State = dict[str, Any]

ANSWERS: Final = ("anti_anti",)  # to a counter
SHIELDS: Final = ("full_shield", "backlash", "absorb_spell")
# Attacks on wizards alone: whoever is offered one sees somebody.
BLOWS: Final = ("mental_force", "brain_burn", "thought_steal", "stone_dead", "acid_bath", "slow_death", "share_life")


def way(view: State, start: int, goals: set[int]) -> list[int]:
    """The sides to walk through, on open ground only, to the nearest of these squares; empty if there is no way."""
    board = LAYOUTS[view["seats"]]
    came: dict[int, tuple[int, int]] = {start: (-1, -1)}
    reached = [start]
    for square in reached:
        if square in goals:
            return back(came, square)
        for side in range(4):
            to, border = board.beyond[square * 4 + side], board.border[square * 4 + side]
            free = border >= 0 and view["maze"]["borders"][border] == OPEN and view["maze"]["fills"][to] != BLOCK
            if free and to not in came:
                came[to] = (square, side)
                reached.append(to)
    return []


def back(came: dict[int, tuple[int, int]], square: int) -> list[int]:
    """The sides walked through to get here."""
    before, side = came[square]
    return [*back(came, before), side] if before >= 0 else []


def goals(view: State) -> set[int]:
    """The own base for whoever carries a treasure; else where strange ones lie."""
    me = view["viewer"]
    if view["burden"][me] >= 0:
        return {view["bases"][me]}
    strange = {square for each, square in enumerate(view["treasures"]) if square >= 0 and each // 2 != me}
    return strange - {view["bases"][me]}


def runs(state: State) -> str:
    """Toward treasures and home, without any magic."""
    view, options = state["view"], state["options"]
    me = view["viewer"]
    if view["question"] == "main":
        here = view["place"][me]
        if view["burden"][me] >= 0 and here == view["bases"][me] and "drop treasure" in options:
            return "drop treasure"
        own = f"lift {COLOURS[view['colours'][me]]}"
        lifts: list[str] = [word for word in options if word.startswith("lift") and word != own]
        if lifts and here != view["bases"][me]:
            return lifts[0]
        return step_toward(view, options, goals(view))
    return quietly(options)


def step_toward(view: State, options: list[str], wanted: set[int]) -> str:
    sides = way(view, view["place"][view["viewer"]], wanted)
    word = f"step {SIDES[sides[0]]}" if sides else "finish"
    return word if word in options else "finish"


def quietly(options: list[str]) -> str:
    """Whatever brings the turn to its end."""
    enough = ["pass", "draw", "done", "finish", "stop", "unboosted", "plain", "leave"]
    return next((word for word in enough if word in options), options[0])


def holds(view: State, keys: tuple[str, ...]) -> list[str]:
    """Which of these cards are in the viewer's hand."""
    hand = [CARDS[kind].key for kind in view["hand"]]
    return [key for key in keys if key in hand]


def gathers(state: State, meet: int) -> str:
    """Goes where the other stands, keeps attacks, shields and answers, gives up everything else for new cards."""
    view, options = state["view"], state["options"]
    if view["question"] == "main":
        return step_toward(view, options, {meet})
    if view["question"] == "discard":
        spare = [word for word in options if word.startswith("discard") and not is_kept(view, word.split()[1])]
        return spare[0] if spare else "done" if "done" in options else options[0]
    return quietly(options)


def is_kept(view: State, key: str) -> bool:
    """The answer, and no more attacks and shields than leave room for new cards."""
    blows, shields = holds(view, BLOWS), holds(view, SHIELDS)
    return key in ANSWERS or key in blows[:2] or key in shields[:2]


def is_armed(mine: State, theirs: State) -> bool:
    """One can attack, the other can counter, and the first can answer that."""
    may = any(f"cast {key}" in mine["options"] for key in BLOWS)
    return may and bool(holds(mine["view"], ANSWERS)) and bool(holds(theirs["view"], SHIELDS))


