"""What lies in the box, one card a line; behind each figure its origin: R the rulebook, C a card, ? reconstructed.

The rulebook fixes how many cards of each sort there are; most of what is printed on them is reconstructed. Whoever owns
the box corrects one line here, or in the text that `box_text` writes and reads.
"""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2  # R
MOST_SEATS: Final = 4  # R
START_MAGIC: Final = 2  # R
INCOME: Final = 2  # R
PASS_MAGIC: Final = 1  # R
MOST_MAGIC: Final = 30  # R
PLACES: Final = 2  # R
ARTEFACT_CARDS: Final = 28  # R

# The adventure cards by number: 6 spells, 3 energy balls, 2 holy places, 14 creatures (R).
FULMENTUS: Final = 0
STONEX: Final = 1
ADDUS: Final = 2
RETRANSFORMUS: Final = 3
TRANSFORMUS: Final = 4
HARPAGARUS: Final = 5
SPELLS: Final = 6
FIRST_BALL: Final = 6
FIRST_HOLY: Final = 9
FIRST_CREATURE: Final = 11
ADVENTURES: Final = 25

# The phases of a round (R).
PHASE_A: Final = 0
PHASE_B: Final = 1
PHASE_C: Final = 2
PHASE_D: Final = 3
PHASE_E: Final = 4
PHASE_F: Final = 5
PHASES: Final = "ABCDEF"

LETTERS: Final[list[str]] = ["A", "B", "C"]
FAMILIES: Final[list[str]] = ["spiders", "goblins", "shadows", "dragons"]
SYMBOLS: Final[list[str]] = ["triangle", "circle", "square"]  # as bits 1, 2, 4 of a set of symbols

# Artefact cards have kinds 1 to 15: six halves, then nine whole artefacts. Laid out, they have codes 1 to 12.
HALVES: Final = 6
KINDS: Final = 16
NO_KIND: Final = 0  # nothing is given; or, of a wish, anything will do
PAIRS: Final = 3
CODES: Final = 13

# One row a card: its id, then its figures in the order of COLUMNS.
SPELL_CARDS: Final[list[list[str]]] = [
    # card             letter  amount
    ["fulmentus",      "A:?",  "1:?"],  # magic less for a creature
    ["stonex",         "A:?",  "1:?"],  # stones more for a creature
    ["addus",          "B:?",  "1:?"],  # magic more in phase B
    ["retransformus",  "B:?",  "2:?"],  # magic for a stone
    ["transformus",    "C:?",  "2:?"],  # magic a stone costs
    ["harpagarus",     "C:?",  "1:?"],  # magic taken from another seat
]

ENERGY_BALLS: Final[list[list[str]]] = [
    # card       letter  magic
    ["energy_4", "A:?",  "4:?"],
    ["energy_5", "B:?",  "5:?"],
    ["energy_6", "C:?",  "6:?"],
]

HOLY_PLACES: Final[list[list[str]]] = [
    # card     letter  stones  cards
    ["holy_2", "B:?",  "2:?",  "1:R"],
    ["holy_3", "C:?",  "3:?",  "1:R"],
]

#: Gains are stones/cards: for one victor, for each of two or more, for each of three or more where a card shows that.
CREATURES: Final[list[list[str]]] = [
    # card         family       letter  strength  symbol        alone     together  crowd
    ["spiders_3",  "spiders:?", "A:?",  "3:?",    "square:?",   "0/2:?",  "0/1:?",  "-:?"],
    ["spiders_4",  "spiders:R", "A:?",  "4:R",    "circle:R",   "0/3:R",  "0/1:?",  "-:?"],
    ["goblins_4",  "goblins:?", "A:?",  "4:?",    "square:?",   "2/2:?",  "1/0:?",  "-:?"],
    ["goblins_5",  "goblins:R", "A:?",  "5:R",    "triangle:R", "3/2:R",  "1/1:R",  "-:?"],
    ["shadows_6",  "shadows:?", "A:?",  "6:?",    "circle:?",   "4/2:?",  "2/0:?",  "-:?"],
    ["spiders_6",  "spiders:?", "B:?",  "6:?",    "triangle:?", "2/4:?",  "1/1:?",  "-:?"],
    ["goblins_7",  "goblins:?", "B:?",  "7:?",    "circle:?",   "5/2:?",  "2/1:?",  "-:?"],
    ["shadows_8",  "shadows:?", "B:?",  "8:?",    "square:?",   "6/2:?",  "2/1:?",  "-:?"],
    ["shadows_9",  "shadows:?", "B:?",  "9:?",    "triangle:?", "7/2:?",  "3/1:?",  "-:?"],
    ["goblins_10", "goblins:?", "C:?",  "10:?",   "square:?",   "8/2:?",  "3/1:?",  "-:?"],
    ["shadows_11", "shadows:?", "C:?",  "11:?",   "circle:?",   "9/2:?",  "3/1:?",  "-:?"],
    ["dragons_12", "dragons:?", "C:?",  "12:?",   "triangle:?", "11/1:?", "4/1:?",  "-:?"],
    ["dragons_14", "dragons:?", "C:?",  "14:?",   "circle:?",   "13/1:?", "5/1:?",  "-:?"],
    ["dragons_16", "dragons:?", "C:?",  "16:?",   "square:?",   "15/2:?", "6/1:?",  "-:?"],
]

#: How often each artefact card exists. Every pair of symbols has its book and every symbol its potion and sapphire, so
#: a card that shows other symbols than thought is another line's copy; the box has 28 in all (R).
ARTEFACT_COPIES: Final[list[list[str]]] = [
    # card          copies
    ["sword_left",  "2:?"],
    ["sword_right", "2:?"],
    ["wand_left",   "2:?"],
    ["wand_right",  "2:?"],
    ["egg_left",    "2:?"],
    ["egg_right",   "2:?"],
    ["book_tc",     "2:?"],
    ["book_cs",     "2:?"],
    ["book_ts",     "2:?"],
    ["potion_t",    "2:?"],
    ["potion_c",    "2:?"],
    ["potion_s",    "1:?"],
    ["sapphire_t",  "2:?"],
    ["sapphire_c",  "1:?"],
    ["sapphire_s",  "2:?"],
]

#: What a laid-out artefact brings at a victory: stones and magic both, or either of them as its owner likes.
ARTEFACTS: Final[list[list[str]]] = [
    # artefact      symbols              stones  magic   which
    ["sword",       "triangle:?",        "2:?",  "0:?",  "both:?"],
    ["wand",        "circle:R",          "2:R",  "0:R",  "both:R"],
    ["egg",         "square:?",          "2:?",  "0:?",  "both:?"],
    ["book_tc",     "triangle+circle:R", "0:R",  "1:R",  "both:R"],
    ["book_cs",     "circle+square:?",   "0:?",  "1:?",  "both:?"],
    ["book_ts",     "triangle+square:?", "0:?",  "1:?",  "both:?"],
    ["potion_t",    "triangle:?",        "1:?",  "2:?",  "either:R"],
    ["potion_c",    "circle:?",          "1:?",  "2:?",  "either:R"],
    ["potion_s",    "square:?",          "1:?",  "2:?",  "either:R"],
    ["sapphire_t",  "triangle:?",        "1:?",  "2:?",  "either:R"],
    ["sapphire_c",  "circle:?",          "1:?",  "2:?",  "either:R"],
    ["sapphire_s",  "square:R",          "1:?",  "2:?",  "either:R"],
]

SECTIONS: Final[list[str]] = ["spells", "energy_balls", "holy_places", "creatures", "artefact_cards", "artefacts"]

COLUMNS: Final[dict[str, list[str]]] = {
    "spells": ["letter", "amount"],
    "energy_balls": ["letter", "magic"],
    "holy_places": ["letter", "stones", "cards"],
    "creatures": ["family", "letter", "strength", "symbol", "alone", "together", "crowd"],
    "artefact_cards": ["copies"],
    "artefacts": ["symbols", "stones", "magic", "which"],
}

#: The reconstruction this program starts from, by section.
RECON1: Final[dict[str, list[list[str]]]] = {
    "spells": SPELL_CARDS,
    "energy_balls": ENERGY_BALLS,
    "holy_places": HOLY_PLACES,
    "creatures": CREATURES,
    "artefact_cards": ARTEFACT_COPIES,
    "artefacts": ARTEFACTS,
}

RECON1_NAME: Final = "recon1"

CARD_IDS: Final[list[str]] = [row[0] for section in SECTIONS[:4] for row in RECON1[section]]
KIND_IDS: Final[list[str]] = ["", *(row[0] for row in ARTEFACT_COPIES)]
ARTEFACT_IDS: Final[list[str]] = ["", *(row[0] for row in ARTEFACTS)]


def artefact_of(kind: int) -> int:
    """The artefact this card is, or is a half of."""
    return (kind + 1) // 2 if kind <= HALVES else kind - PAIRS


# How a game can end: message keys and engine codes.
RUNNING: Final = 0
STACK_ENDED: Final = 1
STALLED: Final = 2
ENDS: Final[list[str]] = ["running", "stack_ended", "stalled"]
