"""People who play Wiz-War on purpose: they run for treasures."""

from __future__ import annotations

from typing import Any

from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.maze.board import BOARDS
from zaubertisch.games.wizwar.maze.maze import BLOCK, OPEN

State = dict[str, Any]


def way(view: State, start: int, goals: set[int]) -> list[int]:
    """The sides to walk through, on open ground only, to the nearest of these squares; empty if there is no way."""
    board = BOARDS[view["seats"]]
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
