"""Straight lines between centres, once and for all: every line as the list of borders and lattice points it passes.

Units are half squares, so a centre has odd and a lattice point even coordinates: a line never runs along a border
[WW-124]. All lines are kept in one tree, so that whatever blocks one line blocks all that begin alike [WW-122].
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.components import EAST, NORTH, SOUTH, WEST
from zaubertisch.kernel.pile import packed

FARTHEST: Final = 19  # [WW-121] squares in each direction: once round the longest way through exits
#: [WW-121] The longer lines that may see what no shorter one does: half squares one way, and across it.
#: No line beyond them does; `python -m tools.wizwar_sight` finds them.
LONGER: Final[dict[int, list[int]]] = {
    40: [3, 11, 12, 13, 14, 15, 16, 17, 18, 34, 35, 37, 38, 39], 41: [12, 14, 16, 18, 24, 34, 36, 38, 40],
    42: [3, 4, 11, 12, 13, 15, 16, 17, 18, 36, 37, 39, 40, 41], 43: [4, 12, 14, 16, 18, 42],
    44: [3, 13, 14, 15, 16, 17, 18, 38, 41, 42, 43], 45: [4, 12, 14, 16, 18, 44],
    46: [3, 4, 12, 13, 14, 15, 16, 17, 18, 19, 27, 44, 45], 47: [4, 14, 16, 18, 46],
    48: [3, 4, 13, 14, 15, 17, 18, 28, 46, 47], 49: [4, 14, 16, 18, 48], 50: [3, 4, 14, 15, 16, 17, 18, 29, 48, 49],
    51: [4, 14, 16, 18, 30, 50], 52: [3, 4, 14, 15, 16, 17, 18, 50, 51], 53: [4, 16, 18, 52],
    54: [3, 4, 15, 16, 17, 19, 52, 53], 55: [4, 16, 18, 24, 32, 54], 56: [3, 4, 16, 17, 18, 19, 20, 22, 33, 54, 55],
    57: [4, 16, 18, 20, 24, 56], 58: [4, 17, 19, 20, 22, 34, 56, 57], 59: [16, 18, 20, 22, 58],
    60: [17, 18, 19, 21, 22, 58], 61: [18, 20, 22], 62: [19, 20, 21, 23, 24], 63: [18, 20, 22, 24],
    64: [18, 19, 21, 22, 23, 24, 26], 65: [18, 22], 66: [19, 21, 23, 25], 67: [22], 68: [22, 26],
}
CORNER: Final = 4  # a passing of CORNER + corner goes through a lattice point, one below it across a side


class Line:
    """From the centre of a square by (across, down) half squares: what it passes, and on which side a border lies."""

    def __init__(self, across: int, down: int) -> None:
        self.across = across
        self.down = down
        self.side = -1  # of the last square; a border lies there if one coordinate is odd
        if across % 2:
            self.side = EAST if across > 0 else WEST
        elif down % 2:
            self.side = SOUTH if down > 0 else NORTH
        self.passes = passed(across, down)
        self.crossed = sum([2 if step >= CORNER else 1 for step in self.passes])


def passed(across: int, down: int) -> list[int]:
    """[WW-122] The sides crossed, one after the other, and the lattice points run through."""
    ax, ay = abs(across), abs(down)
    sx = EAST if across > 0 else WEST
    sy = SOUTH if down > 0 else NORTH
    corner = CORNER + ([3, 0] if sy == NORTH else [2, 1])[sx == EAST]
    k = j = 0
    out: list[int] = []
    while 2 * k + 1 < ax or 2 * j + 1 < ay:
        a, b = (2 * k + 1) * ay, (2 * j + 1) * ax
        wide, tall = 2 * k + 1 < ax, 2 * j + 1 < ay
        if wide and tall and a == b:
            out.append(corner)
            k, j = k + 1, j + 1
        elif wide and (not tall or a < b):
            out.append(sx)
            k += 1
        else:
            out.append(sy)
            j += 1
    return out


def best_first(lines: list[Line]) -> list[Line]:
    """[WW-125] Of two lines to one target the earlier in this order is used."""
    return sorted(lines, key=lambda each: (each.crossed, abs(each.across) + abs(each.down), each.across, each.down))


def all_lines(to_borders: bool) -> list[Line]:
    reach = 2 * FARTHEST + to_borders
    odd = 1 if to_borders else 0
    near = [
        Line(across, down) for across in range(-reach, reach + 1) for down in range(-reach, reach + 1)
        if (across % 2 + down % 2 == odd)
    ]
    longer = [(far, wide) for far, across in LONGER.items() for wide in across if (far + wide) % 2 == odd]
    return near + [line for far, wide in longer for line in mirrored(far, wide)]


def mirrored(far: int, wide: int) -> list[Line]:
    """The eight lines of this shape."""
    out = [(far, wide), (far, -wide), (-far, wide), (-far, -wide)]
    return [Line(across, down) for across, down in out] + [Line(across, down) for down, across in out]


#: [WW-125] A line's number is its rank: the smaller, the better.
TO_SQUARES: Final[list[Line]] = best_first(all_lines(False))
TO_BORDERS: Final[list[Line]] = best_first(all_lines(True))
#: [WW-127] Under Fog only lines below these numbers count: those that cross one border at most.
NEAR_SQUARES: Final = 5
NEAR_BORDERS: Final = 16

# The tree of lines as it grows: node 0 is the origin.
AFTER: Final[list[list[int]]] = [[]]  # the nodes that follow
PASSED: Final[list[int]] = [-1]  # what is passed on the way to a node
SQUARE_LINES: Final[list[int]] = [-1]  # the line to a square that ends here
BORDER_LINES: Final[list[list[int]]] = [[]]  # the lines to borders that end here, as side, number, side, number …


def grow(line: Line) -> int:
    """The node at the end of a line, grown if it is not there."""
    node = 0
    for step in line.passes:
        found = [child for child in AFTER[node] if PASSED[child] == step]
        if not found:
            found = [len(PASSED)]
            AFTER[node].append(found[0])
            PASSED.append(step)
            AFTER.append([])
            SQUARE_LINES.append(-1)
            BORDER_LINES.append([])
        node = found[0]
    return node


def grow_all() -> None:
    for number, line in enumerate(TO_SQUARES):
        SQUARE_LINES[grow(line)] = number
    for number, line in enumerate(TO_BORDERS):
        BORDER_LINES[grow(line)] += [line.side, number]


def by_generation() -> list[int]:
    """All nodes, every node's children side by side and in the order of their parents."""
    nodes = [0]
    for node in nodes:
        nodes += AFTER[node]
    return nodes


def beginnings(rows: list[list[int]], first: int) -> list[int]:
    """Where each row begins if they are laid one after the other, and where the last one ends."""
    out = [first]
    for row in rows:
        out.append(out[-1] + len(row))
    return out


grow_all()
NODES: Final[list[int]] = by_generation()

# The same tree for looking along it: what belongs to a node lies from its own beginning to that of the next one.
PASSES: Final = packed([PASSED[node] for node in NODES])
CHILDREN: Final = packed(beginnings([AFTER[node] for node in NODES], 1))
SQUARE_LINE: Final = packed([SQUARE_LINES[node] for node in NODES])
BORDERS_OF: Final = packed(beginnings([BORDER_LINES[node] for node in NODES], 0))
BORDER_LINE: Final = packed([part for node in NODES for part in BORDER_LINES[node]])
