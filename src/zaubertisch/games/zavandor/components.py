"""What lies in the box; each figure with its origin: R the rulebook, PUB a public description, RECON reconstructed."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2  # R
MOST_SEATS: Final = 6  # R

# Gems (R); prices are PUB, confirmed for the emerald by the official questions and answers.
OPAL: Final = 0
SAPPHIRE: Final = 1
EMERALD: Final = 2
DIAMOND: Final = 3
RUBY: Final = 4
KINDS: Final = 5
GEMS: Final[list[str]] = ["opal", "sapphire", "emerald", "diamond", "ruby"]
GEM_PRICE: Final[list[int]] = [10, 20, 30, 40, 60]  # PUB
GEM_POINTS: Final[list[int]] = [1, 1, 2, 2, 3]  # R
GEM_TOKENS: Final[list[int]] = [28, 28, 24, 24, 20]  # PUB; they limit play only if the table wants it [ZA-R29]
MOST_RUBIES: Final = 5  # R
FIRST_OPALS: Final = 2  # R
FIRST_SAPPHIRES: Final = 1  # R
SPIRAL_SLOTS: Final = 5  # R
OPAL_DUST: Final[list[int]] = [0, 2, 5]  # for the opals beyond the full threes (R)
DUST_OF_THREE: Final = 10  # R

# Energy cards: colour i belongs to gem i + 1. Values and copies are PUB, the means well supported.
BLUE: Final = 0
GREEN: Final = 1
WHITE: Final = 2
RED: Final = 3
COLOURS: Final[list[str]] = ["blue", "green", "white", "red"]
LOWEST_VALUE: Final[list[int]] = [3, 5, 8, 13]
COPIES: Final[list[list[int]]] = [[3, 6, 12, 6, 3], [3, 6, 9, 9, 6, 3], [3, 6, 12, 6, 3], [3, 6, 12, 6, 3]]
FIRST_CARD: Final[list[int]] = [0, 5, 11, 16, 21]  # of each colour, and one beyond the last
CARDS: Final = 21
CARD_COLOUR: Final[list[int]] = [colour for colour in range(4) for _ in COPIES[colour]]
CARD_VALUE: Final[list[int]] = [LOWEST_VALUE[colour] + i for colour in range(4) for i in range(len(COPIES[colour]))]
CARD_COPIES: Final[list[int]] = [copies for row in COPIES for copies in row]
BLUE_FIVE: Final = 2  # the card of a calm start
SUBSTITUTE: Final[list[int]] = [5, 7, 10, 15]  # dust for a card that is not there, the mean [ZA-051]
CONCENTRATED: Final[list[int]] = [20, 30, 40, 60]  # PUB
CONCENTRATE: Final = 4  # so many new cards of a colour are one concentrated energy (R)
DUST_WITH_CONCENTRATED: Final = 2  # R

#: Pieces one can put down: the 21 cards, then concentrated energy of each colour.
PIECES: Final = 25
PIECE_VALUE: Final[list[int]] = CARD_VALUE + CONCENTRATED
PIECE_WEIGHT: Final[list[int]] = [1] * CARDS + [3] * 4  # RECON
PIECE_WORD: Final[list[str]] = (
    [f"{COLOURS[CARD_COLOUR[card]]} {CARD_VALUE[card]}" for card in range(CARDS)]
    + [f"conc {colour}" for colour in COLOURS]
)

# Knowledge (R).
KNOW_GEMS: Final = 0
KNOW_FLOW: Final = 1
KNOW_FIRE: Final = 2
KNOW_SAGES: Final = 3
KNOW_ARTEFACTS: Final = 4
KNOW_STORAGE: Final = 5
TRACKS: Final = 6
TRACK_WORDS: Final[list[str]] = ["gems", "flow", "fire", "sages", "artefacts", "storage"]
STEP_COST: Final[list[list[int]]] = [
    [0, 2, 4, 8, 16], [0, 3, 6, 12, 24], [0, 5, 10, 15, 20], [0, 3, 6, 12, 24], [0, 2, 4, 8, 16], [0, 2, 4, 8, 16],
]
LIMIT_OF_TRACK: Final[list[int]] = [-1, -1, 0, 0, 1, 1]  # R; [ZA-R21] its text names a wrong track, its table not
TOP_LEVEL: Final = 4
POINTS_OF_TOP_LEVEL: Final = 2
FLOW_DUST: Final[list[int]] = [0, 0, 2, 5, 10]
SAGE_CARDS: Final = 2
STORAGE_SLOTS: Final[list[int]] = [0, 0, 1, 1, 2]
STONE_PRICES: Final[list[int]] = [20, 25, 30, 35, 40]
STONES: Final = 5
ALL_STORED: Final = 0b11111

# Characters: track and hand limit R, dust PUB.
FAIRY: Final = 3
DRUID: Final = 2
CHARACTERS: Final[list[str]] = ["witch", "elf", "druid", "fairy", "mage", "kobold"]  # each on the track of its number
FIRST_DUST: Final[list[int]] = [10, 10, 20, 10, 15, 20]
FIRST_LIMIT: Final = 5
FIRST_POINTS: Final = 3

# Artefacts (R); a sentinel is an item, too.
SPELLBOOK: Final = 0
RUNESTONE: Final = 1
CRYSTAL_BALL: Final = 2
MAGIC_BELT: Final = 3
MAGIC_MIRROR: Final = 4
PROTECTION_CRYSTAL: Final = 5
ELIXIR: Final = 6
CHARISMA_MASK: Final = 7
MAGIC_WAND: Final = 8
FIRE_CHALICE: Final = 9
SHADOW_CLOAK: Final = 10
TALISMAN: Final = 11
ARTEFACTS: Final = 12
FIRST_SENTINEL: Final = 12
SENTINELS: Final = 9
ITEMS: Final[list[str]] = [
    "spellbook", "runestone", "crystal_ball", "magic_belt", "magic_mirror", "protection_crystal", "elixir",
    "charisma_mask", "magic_wand", "fire_chalice", "shadow_cloak", "talisman",
    "phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander",
]
LEAST_BID: Final[list[int]] = [20, 20, 20, 30, 40, 40, 60, 50, 60, 80, 80, 100] + [120] * SENTINELS
ARTEFACT_POINTS: Final[list[int]] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8]
GROUPS: Final[list[list[int]]] = [[0, 1, 2], [3, 4, 5, 6], [7, 8, 9], [10, 11]]
ARTEFACT_COPIES: Final[list[int]] = [0, 0, 1, 2, 2, 3, 3]  # by number of seats
FREE_STEPS: Final[list[int]] = [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2] + [0] * SENTINELS
LIMIT_OF_BALL: Final = 3
LIMIT_OF_WAND: Final = 3
SLOTS_OF_BELT: Final = 2
SLOTS_OF_WAND: Final = 2

# Sentinels (R).
PHOENIX: Final = 0
OWL: Final = 1
FOX: Final = 2
TOAD: Final = 3
UNICORN: Final = 4
TOMCAT: Final = 5
SCARAB: Final = 6
RAVEN: Final = 7
SALAMANDER: Final = 8
SENTINEL_POINTS: Final = 5
MOST_CAPPED_BONUS: Final = 12
SENTINELS_TO_END: Final = 5
TOAD_LIKES: Final[list[int]] = [RUNESTONE, PROTECTION_CRYSTAL, SPELLBOOK, ELIXIR]
RAVEN_LIKES: Final[list[int]] = [CRYSTAL_BALL, CHARISMA_MASK, MAGIC_BELT, MAGIC_WAND]

# Bids; a larger one has no word, and no game comes near it.
HIGHEST_BID: Final = 999

# The phases of a round (R); before the first one there is none.
NO_PHASE: Final = 0
ORDER_PHASE: Final = 1
INCOME_PHASE: Final = 2
TURN_PHASE: Final = 3
LIMIT_PHASE: Final = 4

# How a game can end: message keys and engine codes.
RUNNING: Final = 0
BY_SENTINELS: Final = 1
BY_ROUND_CAP: Final = 2
LAST_ONE: Final = 3
ENDS: Final[list[str]] = ["running", "sentinels", "round_cap", "last_one"]
