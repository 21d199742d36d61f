"""The tower room as pure geometry: 67 hexagonal fields, six directions, seven portals (reconstructed; counts R).

Fields are numbered row by row from the top, 0 to 60, then the six bays clockwise, 61 to 66. Coordinates are (q, r);
r grows downwards, and the room is the hexagon of side five round the desk at (0, 0).
"""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

DIRECTIONS: Final[list[str]] = ["nw", "ne", "e", "se", "sw", "w"]
STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
RADIUS: Final = 4

FIELD_COLOURS: Final[list[str]] = ["grey", "black", "white"]
GREY: Final = 0
BLACK: Final = 1
WHITE: Final = 2

ROOM: Final = 61
FIELDS: Final = 67
DESK: Final = 30
PORTALS: Final = 7
ROWS: Final = "ABCDEFGHI"


def room() -> list[tuple[int, int]]:
    """Every field within four steps of the desk, row by row."""
    reach = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in reach for q in reach if abs(q + r) <= RADIUS]


def bays() -> list[tuple[int, int]]:
    """One field beyond each corner of the room."""
    return [((RADIUS + 1) * q, (RADIUS + 1) * r) for q, r in STEPS]


def neighbours(coordinates: list[tuple[int, int]]) -> list[int]:
    """Six entries a field: the field one step that way, or nowhere."""
    numbers = {each: number for number, each in enumerate(coordinates)}
    return [numbers.get((q + dq, r + dr), NOWHERE) for q, r in coordinates for dq, dr in STEPS]


def label(q: int, r: int) -> str:
    """The row's letter and the place in the row, from 1."""
    return ROWS[r + RADIUS] + str(q - max(-RADIUS, -RADIUS - r) + 1)


COORDINATES: Final[list[tuple[int, int]]] = room() + bays()
BAY_NAMES: Final[list[str]] = ["red", "black", "yellow", "green", "blue", "purple"]
LABELS: Final[list[str]] = [label(q, r) for q, r in room()] + [f"bay_{name}" for name in BAY_NAMES]

#: [MA-023] The only proper colouring with three colours; it gives every bay its colour of the rulebook.
COLOUR_OF: Final[list[int]] = [(q - r) % 3 for q, r in COORDINATES]

#: [MA-043] NEIGHBOURS[6 * field + direction]; a bay has one neighbour, its corner.
NEIGHBOURS: Final[list[int]] = neighbours(COORDINATES)

#: Bit d is set if a step in direction d stays on the board.
EXITS: Final[list[int]] = [
    sum(1 << d for d in range(6) if NEIGHBOURS[6 * field + d] != NOWHERE) for field in range(FIELDS)
]

#: [MA-051] The six bays, then the desk.
PORTAL_FIELDS: Final[list[int]] = [*range(ROOM, FIELDS), DESK]
PORTAL_AT: Final[list[int]] = [PORTAL_FIELDS.index(f) if f in PORTAL_FIELDS else NOWHERE for f in range(FIELDS)]

ROW_OF: Final[list[int]] = [ROWS.index(LABELS[field][0]) for field in range(ROOM)]
FIRST_OF_ROW: Final[list[int]] = [ROW_OF.index(row) for row in range(len(ROWS))]

#: [MA-035 MA-036 MA-R03 MA-R05] Bit d is set if a card of the colour moves that way. Reading S: the two directions that
#: lead one row nearer to the wall clockwise of the colour's bay; reading U: straight towards the bay.
TOWARDS_WALL: Final[list[int]] = [1 << k | 1 << (k + 1) % 6 for k in range(6)]
TOWARDS_BAY: Final[list[int]] = [1 << k for k in range(6)]

#: The directions in each of the 64 sets of them, in rising order; shared, never changed.
MEMBERS: Final[list[list[int]]] = [[d for d in range(6) if bits >> d & 1] for bits in range(64)]
