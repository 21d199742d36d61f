"""What lies in the box; each figure with its origin: R the rulebook, CARD a card, FAQ, RECON reconstructed."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2  # R
MOST_SEATS: Final = 4  # R
START_LIFE: Final = 15  # R
MOST_LIFE: Final = 20  # R
START_HAND: Final = 5  # R
HAND_LIMIT: Final = 7  # R
DRAWS: Final = 2  # R
BASE_SPEED: Final = 3  # R
DIE: Final = 4  # R
TREASURES_EACH: Final = 2  # R
DAMAGE_PER_CRACK: Final = 3  # R

#: Cracks that destroy a thing (R, CARD).
DOOR_CRACKS: Final = 3
WALL_CRACKS: Final = 5
BLOCK_CRACKS: Final = 8
BUSH_CRACKS: Final = 1

#: [WW-R01] Shield: what it takes off plainly (R), and what it adds to a boost (CARD).
SHIELD_PLAIN: Final = 2
SHIELD_BOOSTED: Final = 2
#: [WW-R78] A barrier of fire hides what is behind it (RECON from R's treatment as a wall).
WALL_OF_FIRE_BLOCKS_SIGHT: Final = 1  # 0 if it does not
#: [WW-R101] Whoever loses his turn does not draw either (CARD, literally).
END_OF_TURN_SKIPS_DRAW: Final = 1  # 0 if he does

# Figures on the cards (CARD).
ACID_DAMAGE: Final = 2
FIRE_WALL_DAMAGE: Final = 4
RUBBLE_DAMAGE: Final = 2
FIRE_CLOAK_DAMAGE: Final = 2
BOOMSTONE_DAMAGE: Final = 4
BOLT_DAMAGE: Final = 3
ZOT_STUN: Final = 2
FORCE_STEPS: Final = 3
MEDITATE_CARDS: Final = 3
STEAL_CARDS: Final = 2
BRAIN_CARDS: Final = 2
TELEPORT_REACH: Final = 4
ASTRAL_REACH: Final = 3
GLOBE_REACH: Final = 6
TRAPS: Final = 4
TRAP_DAMAGE: Final = 4
ROSE_DAMAGE: Final = 3
THORN_DAMAGE: Final = 1
TACKS_DAMAGE: Final = 3
WARD_DAMAGE: Final = 3
WARD_DROPS: Final = 2  # on a roll of so much or less the treasure falls
KA_BONG_DAMAGE: Final = 4
DISEASE_DAMAGE: Final = 3
SLIME_DAMAGE: Final = 1
GOLEM_SKIN: Final = 2
WALLIVORE_LIFE: Final = 2
GNOME_EVADES: Final = 2  # on a roll of so much or less (R)
INVISIBLE_EVADES: Final = 2  # on a roll of so much or more
TEARS: Final = 2  # on a roll of so much or more
ROCK_DAMAGE: Final = 2
SPIKE_DAMAGE: Final = 3
DAGGER_DAMAGE: Final = 3  # RECON, from an older edition

COLOURS: Final[list[str]] = ["blue", "red", "yellow", "green"]  # R
SIDES: Final[list[str]] = ["north", "east", "south", "west"]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
#: [WW-052] What the die says of a random direction: 1 is to the right (R), the others go on clockwise (RECON).
DIRECTION_OF_DIE: Final[list[int]] = [EAST, SOUTH, WEST, NORTH]

#: Faces of the sectors, side A new and side B classic, by colour: walls, doors, starts of the treasures.
#: "10E" is the border east of row 1, column 0. Red A's door by FAQ; red B and the walls of blue B confirmed
#: independently; all others from a single reading (RECON).
FACES: Final[dict[str, list[tuple[str, str, str]]]] = {
    "a": [
        ("01S 02S 10E 13E 13S 21E 21S 22S 23E 30E 32S 33S", "33E", "11 33"),
        ("00E 02S 10S 11E 13E 13S 21S 24S 30E 32E 32S 43E", "21E", "00 44"),
        ("01S 03S 10S 11E 12E 13E 21E 22S 23S 30E 31S 32S 33S", "23E", "13 31"),
        ("01S 02S 03S 10S 11E 21E 21S 22E 23E 30E 32E 33E 33S 41E", "14S", "11 33"),
    ],
    "b": [
        ("01S 04S 10E 11E 12E 13S 20E 20S 21E 22S 23E 31S 32S 33E 33S", "02E", "13 31"),
        ("01S 02S 03S 10E 11E 13S 14S 20S 21E 22E 31S 32S 33E 33S", "21S 24S", "11 33"),
        ("01S 02S 03S 10S 11E 14S 20S 21E 21S 22E 24S 31S 32E 32S 33E", "42E", "11 33"),
        ("01S 02S 03S 10S 11S 12S 13E 20S 21S 22S 23E 31S 32S 33E 42E", "23S", "11 33"),
    ],
}
SIZE: Final = 5  # squares along a sector (R)
MIDDLE: Final = 2  # an exit is in the middle of each side, the base in the middle of the sector (R)

#: Slots of the sectors as (row, column), by number of seats (RECON from a review; R has pictures only).
SLOTS: Final[dict[int, list[tuple[int, int]]]] = {
    2: [(0, 0), (0, 1)],
    3: [(0, 0), (1, 0), (1, 1)],
    4: [(0, 0), (0, 1), (1, 0), (1, 1)],
}
#: Exits that belong together: slot and side, slot and side, and what joins them (RECON).
LINKS: Final[dict[int, list[tuple[int, int, int, int, str]]]] = {
    2: [(0, WEST, 1, EAST, "wrap"), (0, NORTH, 1, SOUTH, "purple"), (1, NORTH, 0, SOUTH, "cyan")],
    3: [(0, NORTH, 1, SOUTH, "wrap"), (1, WEST, 2, EAST, "wrap"), (0, EAST, 2, NORTH, "purple"),
        (0, WEST, 2, SOUTH, "cyan")],
    4: [(0, WEST, 1, EAST, "wrap"), (2, WEST, 3, EAST, "wrap"), (0, NORTH, 3, SOUTH, "purple"),
        (1, NORTH, 2, SOUTH, "cyan")],
}
