"""The figures of a box, as the rules read them: made from the rows of a sheet, checked figure by figure."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.drachenei.components import (
    ADVENTURES,
    ARTEFACT_CARDS,
    ARTEFACT_IDS,
    CARD_IDS,
    COLUMNS,
    FAMILIES,
    FIRST_CREATURE,
    FIRST_HOLY,
    LETTERS,
    MOST_MAGIC,
    PAIRS,
    RECON1,
    RECON1_NAME,
    SECTIONS,
    SPELLS,
    SYMBOLS,
)
from zaubertisch.kernel.errors import BadSetup

Sheet = dict[str, list[list[str]]]

ORIGINS: Final[list[str]] = ["R", "C", "?"]
MOST_STONES: Final = 99
MOST_COPIES: Final = 8
NOT_SHOWN: Final = -1


class Box:
    """One box of cards, by number: adventures 0 to 24, artefact kinds 1 to 15, artefacts 1 to 12; never changed."""

    def __init__(self) -> None:
        self.name = ""
        self.letter: list[int] = []
        self.figure: list[int] = []  # a spell's amount, a ball's magic, a holy place's stones, a creature's strength
        self.cards: list[int] = []  # artefact cards of a holy place
        self.family: list[int] = []
        self.symbol: list[int] = []
        self.alone: list[int] = []  # stones; the cards follow under the same number
        self.alone_cards: list[int] = []
        self.together: list[int] = []
        self.together_cards: list[int] = []
        self.crowd: list[int] = []
        self.crowd_cards: list[int] = []
        self.copies: list[int] = []
        self.symbols: list[int] = []
        self.bonus_stones: list[int] = []
        self.bonus_magic: list[int] = []
        self.either: list[bool] = []

    def card_word(self, card: int) -> str:
        """What an adventure card is called: its spell, its family, or its sort."""
        if card < SPELLS:
            return CARD_IDS[card]
        if card < FIRST_CREATURE:
            return "energy_ball" if card < FIRST_HOLY else "holy_place"
        return FAMILIES[self.family[card]]

    def fits(self, artefact: int, card: int) -> bool:
        """[DE-084 DE-R18] Whether an artefact shows the symbol of a creature."""
        return self.symbols[artefact] & self.symbol[card] != 0


class Figures:
    """The figures of one row, read one by one; whatever is wrong is said with its card and its column."""

    def __init__(self, section: str, row: list[str]) -> None:
        self.card = row[0]
        self.columns = COLUMNS[section]
        self.tokens = row[1:]
        self.column = 0

    def text(self, allowed: list[str]) -> str:
        """The next figure without its origin, one of the `allowed` ones if any are named."""
        value = self.tokens[self.column].partition(":")[0]
        self.column += 1
        if allowed and value not in allowed:
            self.complain(value, ", ".join(allowed))
        return value

    def number(self, lowest: int, highest: int) -> int:
        value = self.text([])
        if not is_short_number(value) or not lowest <= int(value) <= highest:
            self.complain(value, f"{lowest}–{highest}")
        return int(value)

    def index_in(self, words: list[str]) -> int:
        return words.index(self.text(words))

    def set_of_symbols(self) -> int:
        """Symbols joined by a plus, as bits."""
        value = self.text([])
        out = 0
        for word in value.split("+"):
            if word not in SYMBOLS:
                self.complain(value, ", ".join(SYMBOLS))
            out |= 1 << SYMBOLS.index(word)
        return out

    def gain(self, may_lack: bool) -> tuple[int, int]:
        """Stones and cards, or a dash where the card shows nothing."""
        value = self.text([])
        if value == "-" and may_lack:
            return NOT_SHOWN, NOT_SHOWN
        stones, _, cards = value.partition("/")
        shown = is_short_number(stones) and is_short_number(cards)
        if not shown or int(stones) > MOST_STONES or int(cards) > ARTEFACT_CARDS:
            self.complain(value, "0/0, 3/2" + (", -" if may_lack else ""))
        return int(stones), int(cards)

    def complain(self, value: str, allowed: str) -> None:
        column = self.columns[self.column - 1]
        raise BadSetup(
            "components-figure", f"{self.card}: “{value}” cannot be its {column}; possible: {allowed}.",
            {"card": self.card, "column": column, "value": value, "allowed": allowed},
        )


def is_short_number(value: str) -> bool:
    """Digits, and few of them: beyond some thousand Python itself would complain."""
    return value.isdecimal() and len(value) < 5


def box_of(sheet: Sheet, name: str) -> Box:
    """The box these rows describe, or one sentence saying what is wrong with them."""
    complete(sheet)
    box = Box()
    box.name = name
    for section in SECTIONS:
        for row in sheet[section]:
            add(box, section, Figures(section, row))
    box.copies.insert(0, 0)
    for rows in (box.symbols, box.bonus_stones, box.bonus_magic):
        rows.insert(0, 0)
    box.either.insert(0, False)
    refuse_odd_counts(box)
    return box


def complete(sheet: Sheet) -> None:
    """Every card of the box has its row, in the box's order, and every row its figures with known origins."""
    for section in SECTIONS:
        wanted = [row[0] for row in RECON1[section]]
        found = [row[0] for row in sheet.get(section, [])]
        if found != wanted:
            odd = [card for card in wanted if card not in found] + [card for card in found if card not in wanted]
            card = (odd + found + wanted)[0]
            raise BadSetup("components-card", f"In {section} each card stands once and in order; look at “{card}”.",
                           {"section": section, "card": card})
        for row in sheet[section]:
            refuse_odd_row(section, row)


def refuse_odd_row(section: str, row: list[str]) -> None:
    wanted = len(COLUMNS[section])
    if len(row) - 1 != wanted:
        raise BadSetup("components-row", f"{row[0]} has {len(row) - 1} figures, not {wanted}.",
                       {"card": row[0], "found": str(len(row) - 1), "wanted": str(wanted)})
    for token in row[1:]:
        if token.partition(":")[2] not in ORIGINS:
            raise BadSetup("components-origin", f"{row[0]}: after the colon of “{token}” stands R, C or ?.",
                           {"card": row[0], "value": token})


def add(box: Box, section: str, row: Figures) -> None:
    """One more card in the box."""
    match section:
        case "artefact_cards":
            box.copies.append(row.number(0, MOST_COPIES))
        case "artefacts":
            add_artefact(box, row)
        case "creatures":
            add_creature(box, row)
        case _:
            letter = row.index_in(LETTERS)
            most = MOST_MAGIC if section == "energy_balls" else 9
            add_adventure(box, letter, row.number(1, most))
            box.cards[-1] = row.number(0, 9) if section == "holy_places" else 0


def add_adventure(box: Box, letter: int, figure: int) -> None:
    box.letter.append(letter)
    box.figure.append(figure)
    for rows in (box.cards, box.family, box.symbol, box.alone, box.alone_cards, box.together, box.together_cards,
                 box.crowd, box.crowd_cards):
        rows.append(0)


def add_creature(box: Box, row: Figures) -> None:
    family = row.index_in(FAMILIES)
    letter = row.index_in(LETTERS)
    add_adventure(box, letter, row.number(1, MOST_MAGIC))
    box.family[-1] = family
    box.symbol[-1] = 1 << row.index_in(SYMBOLS)
    box.alone[-1], box.alone_cards[-1] = row.gain(False)
    box.together[-1], box.together_cards[-1] = row.gain(False)
    box.crowd[-1], box.crowd_cards[-1] = row.gain(True)


def add_artefact(box: Box, row: Figures) -> None:
    """The symbols of a one-part artefact are in its id; a two-part one may show any."""
    symbols = row.set_of_symbols()
    named = ARTEFACT_IDS.index(row.card)
    if named > PAIRS and symbols != symbols_named(row.card):
        row.complain(row.tokens[0], row.card)
    box.symbols.append(symbols)
    box.bonus_stones.append(row.number(0, 9))
    box.bonus_magic.append(row.number(0, 9))
    box.either.append(row.index_in(["both", "either"]) == 1)


def symbols_named(card: str) -> int:
    """The letters t, c, s behind the underscore of an id, as bits."""
    out = 0
    for letter in card.rpartition("_")[2]:
        out |= 1 << "tcs".index(letter)
    return out


def refuse_odd_counts(box: Box) -> None:
    """28 artefact cards, adventures with every letter, and no two spells that make stones out of nothing."""
    assert len(box.letter) == ADVENTURES
    if sum(box.copies) != ARTEFACT_CARDS:
        raise BadSetup("components-copies", f"The box has {ARTEFACT_CARDS} artefact cards, not {sum(box.copies)}.",
                       {"wanted": str(ARTEFACT_CARDS), "found": str(sum(box.copies))})
    for number, letter in enumerate(LETTERS):
        if number not in box.letter:
            raise BadSetup("components-letter", f"No adventure card has the letter {letter}.", {"letter": letter})


STANDARD: Final = box_of(RECON1, RECON1_NAME)
