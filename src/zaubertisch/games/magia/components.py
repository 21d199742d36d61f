"""What lies in the box; each figure with its origin: R the rulebook, PUB the publisher, RECON reconstructed."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2  # R
MOST_SEATS: Final = 6  # R

# Figures (R). The order round the room is RECON: it is the order in which the rulebook lists the apprentices.
COLOURS: Final[list[str]] = ["red", "black", "yellow", "green", "blue", "purple"]
APPRENTICES: Final = 6
EXAMINER: Final = 6
FIGURES: Final[list[str]] = [*COLOURS, "examiner"]

# Crystals: 21 air, 21 water, 18 fire (R).
CRYSTALS: Final[list[str]] = ["air", "water", "fire"]
CRYSTAL_COUNTS: Final[list[int]] = [21, 21, 18]
NO_CRYSTAL: Final = -1

# Movement cards: 60 (R), ten a colour (RECON); the card's kind is 4 * colour + symbol.
SYMBOLS: Final[list[str]] = ["plain", "star", "crystal", "double"]
PLAIN: Final = 0
STAR: Final = 1
CRYSTAL: Final = 2
DOUBLE: Final = 3
CARDS: Final = 60
KINDS: Final = 24
#: Copies of each symbol in a colour (RECON: the rulebook speaks of "some" cards with symbols).
COPIES: Final[dict[str, list[int]]] = {"standard": [6, 2, 1, 1], "lively": [4, 2, 2, 2]}

FIRST_HAND: Final = 4  # R
HAND_LIMIT: Final = 7  # R
CARDS_PER_PART: Final = 7  # R names seven fields as the longest move
EXAMINER_COST: Final = 3  # R
DRAW: Final = 2  # R

SPELL_SIZE: Final = 6  # R
BOOK_SIZE: Final = 5  # R


def mixes(size: int) -> list[tuple[int, int, int]]:
    """Every way to choose so many crystals, as (air, water, fire), in rising order."""
    return [(air, water, size - air - water) for air in range(size + 1) for water in range(size - air + 1)]


#: Nineteen spells (R): all mixes of six with at most four of a colour (RECON, the count fits).
SPELLS: Final[list[tuple[int, int, int]]] = [mix for mix in mixes(SPELL_SIZE) if max(mix) <= 4]

#: Twenty books (R): all mixes of five but five fire (RECON; together 35, 35, 30, the ratio of the crystals).
BOOKS: Final[list[tuple[int, int, int]]] = [mix for mix in mixes(BOOK_SIZE) if mix != (0, 0, 5)]

#: Numbers 1 to 4 (R), five books each (RECON).
BOOK_NUMBERS: Final[list[int]] = [book % 4 + 1 for book in range(len(BOOKS))]


def mission(pair: tuple[int, int]) -> tuple[int, int, int, int, int, int]:
    """Two favourites and the other four colours as numbered in the corners; one card is from R, the rest RECON."""
    white, black = pair
    after_white = {2: 0, 0: 4, 4: 2}
    after_black = {1: 5, 5: 3, 3: 1}
    one, two = after_black[black], after_white[white]
    return white, black, one, two, after_white[two], after_black[one]


#: Nine missions (R): a favourite with a white bay and one with a black bay (RECON, fits all that R names).
MISSIONS: Final[list[tuple[int, int, int, int, int, int]]] = [
    mission((white, black)) for white in (0, 2, 4) for black in (1, 3, 5)
]

def favourites_of(mission: int, open_book: int) -> int:
    """[MA-148 MA-151 MA-R69 MA-R82] The favourites of a mission as a set; of the open book only the number counts."""
    favourites = 1 << MISSIONS[mission][0] | 1 << MISSIONS[mission][1]
    return favourites if open_book < 0 else favourites | 1 << third_of(mission, open_book)


def third_of(mission: int, open_book: int) -> int:
    """[MA-148] The colour that has the open book's number on this mission."""
    return MISSIONS[mission][1 + BOOK_NUMBERS[open_book]]


# Points (R).
SPELL_POINTS: Final = 5
BOOK_POINTS: Final = 8
END_POINTS: Final = 2
SHARED_END_POINTS: Final = 1

# How the game can end: message keys and engine codes.
RUNNING: Final = 0
BY_EXAM: Final = 1
BY_DESK: Final = 2
BY_PILE: Final = 3
BY_STALL: Final = 4
BY_LIMIT: Final = 5
ENDS: Final[list[str]] = ["running", "exam", "desk", "pile", "stall", "limit"]

# Ways of moving, as a set: both are possible until cards and steps decide.
BY_COLOUR: Final = 1
BY_DIRECTION: Final = 2
EITHER_WAY: Final = 3


def mix_name(mix: tuple[int, int, int]) -> str:
    """The three figures of a spell or a book in one word."""
    return f"{mix[0]}-{mix[1]}-{mix[2]}"
