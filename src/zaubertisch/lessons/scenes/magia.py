"""Putting the pieces of Magia Cum Laude."""

from __future__ import annotations

from typing import ClassVar, Self

from zaubertisch.games.magia.actions import CARD_WORDS
from zaubertisch.games.magia.components import (
    BOOKS,
    COLOURS,
    CRYSTALS,
    FIGURES,
    MISSIONS,
    NO_CRYSTAL,
    SPELLS,
    favourites_of,
)
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import FIELDS, LABELS, PORTAL_AT
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.lessons.scenes.naming import BadScene, place_of
from zaubertisch.lessons.scenes.stage import Stage


class MagiaStage(Stage[Magia]):
    """A turn in progress. Pieces not named lie wherever there is room; fields named once are left alone."""

    verbs: ClassVar[list[str]] = [
        "at", "crystal", "spell", "full", "supply", "hand", "discards", "pile", "draws", "mission", "book", "secured",
    ]

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(GAME, Magia, seats, options)
        self.kept: set[int] = set()
        self.spelled: set[int] = set()

    def says(self, seat: int, *words: str) -> None:
        super().says(seat, *(spelled_out(word) for word in words))

    # The board

    def at(self, figure: str, label: str) -> Self:
        """The figure stands there; what lies there is not needed elsewhere."""
        self.table.figures[place_of("figure", figure, FIGURES)] = field_of(label)
        self.kept.add(field_of(label))
        return self

    def crystal(self, label: str, kind: str) -> Self:
        """Such a crystal lies there, or “none”."""
        g = self.table
        field = field_of(label)
        self.kept.add(field)
        old = g.crystals[field]
        new = NO_CRYSTAL if kind == "none" else place_of("crystal", kind, CRYSTALS)
        if old != new:
            g.crystals[field] = new
            if new != NO_CRYSTAL:
                self.fetch_crystal(new)
            if old != NO_CRYSTAL:
                self.stow_crystal(old)
        return self

    def fetch_crystal(self, kind: int) -> None:
        """One such crystal comes from a field nobody has named."""
        g = self.table
        fields = [each for each in range(FIELDS) if g.crystals[each] == kind and each not in self.kept]
        if not fields:
            raise BadScene(f"No {CRYSTALS[kind]} crystal is left on a field this scene has not named.")
        g.crystals[fields[-1]] = NO_CRYSTAL

    def stow_crystal(self, kind: int) -> None:
        """It goes to a bare field nobody has named, or to a spell nobody has named that needs it."""
        g = self.table
        for field in range(FIELDS):
            if g.crystals[field] == NO_CRYSTAL and PORTAL_AT[field] < 0 and field not in self.kept:
                g.crystals[field] = kind
                return
        for each in range(5, -1, -1):
            room = sum(g.have[3 * each: 3 * each + 3]) < 5 and each not in self.spelled
            if room and g.have[3 * each + kind] < g.needs[3 * each + kind]:
                g.have[3 * each + kind] += 1
                return
        raise BadScene(f"There is no room for a {CRYSTALS[kind]} crystal that this scene moves away.")

    def spell(self, apprentice: str, needs: str, have: str = "000", secured: bool = False) -> Self:
        """The apprentice's spell and what it has, as three figures: air, water, fire."""
        g = self.table
        each = place_of("apprentice", apprentice, COLOURS)
        self.spelled.add(each)
        g.spells = [*g.spells[:each], recipe_of(needs), *g.spells[each + 1:]]
        for number, (need, has) in enumerate(zip(mix(needs), mix(have), strict=True)):
            self.move_crystals(g.have, 3 * each + number, number, has)
            g.needs[3 * each + number] = need
        g.full &= ~(1 << each)
        g.passed &= ~(1 << each)
        g.full |= (sum(mix(have)) == 6) << each
        g.passed |= secured << each
        return self

    def full(self, apprentice: str, secured: bool = False) -> Self:
        """The apprentice's spell has all it needs."""
        return self.spell(apprentice, "222", "222", secured)

    def supply(self, seat: int, crystals: str) -> Self:
        """What the seat owns, as three figures."""
        for number, count in enumerate(mix(crystals)):
            self.move_crystals(self.table.supplies, 3 * seat + number, number, count)
        return self

    def move_crystals(self, place: list[int], index: int, kind: int, count: int) -> None:
        while place[index] < count:
            self.fetch_crystal(kind)
            place[index] += 1
        while place[index] > count:
            place[index] -= 1
            self.stow_crystal(kind)

    # Cards

    def hand(self, seat: int, *cards: str) -> Self:
        """Exactly these cards; “red” is a plain red one."""
        g = self.table
        for kind in g.hands.cards(self.sits(seat)):
            g.hands.remove(seat, kind)
            g.pile.add(kind)
        for card in cards:
            self.bring_to_pile(kind_of(card), 1, seat)
            g.pile.remove(kind_of(card))
            g.hands.add(seat, kind_of(card))
        return self

    def bring_to_pile(self, kind: int, copies: int, seat: int = -1) -> None:
        """So many such cards lie in the draw pile; other hands and the discard pile give theirs for other ones."""
        g = self.table
        while g.pile.count(kind) < copies:
            spare = next((each for each in g.pile.kinds() if each != kind), -1)
            if spare < 0:
                raise BadScene("The draw pile has no card to be put in place of another.")
            g.pile.remove(spare)
            g.pile.add(kind)
            holders = [each for each in range(g.seats) if each != seat and g.hands.has(each, kind)]
            if holders:
                g.hands.remove(holders[0], kind)
                g.hands.add(holders[0], spare)
                continue
            if kind not in g.discards:
                raise BadScene(f"No more {CARD_WORDS[kind]} cards are there than this scene has put.")
            g.discards[g.discards.index(kind)] = spare

    def discards(self, *cards: str) -> Self:
        """The discard pile, the top card last."""
        g = self.table
        for kind in g.discards:
            g.pile.add(kind)
        g.discards = []
        for card in cards:
            self.bring_to_pile(kind_of(card), 1)
            g.pile.remove(kind_of(card))
            g.discards.append(kind_of(card))
        return self

    def pile(self, size: int) -> Self:
        """Only so many cards are left to draw; the others were discarded long ago."""
        g = self.table
        gone: list[int] = []
        while len(g.pile) > size:
            gone.append(g.pile.draw(g.chance))
        g.discards = gone + g.discards
        return self

    def draws(self, *cards: str) -> Self:
        """These are the next cards of the draw pile."""
        for card in cards:
            self.bring_to_pile(kind_of(card), cards.count(card), self.table.asked)
        counts = self.table.pile.to_list()
        outcomes: list[int] = []
        for card in cards:
            outcomes.append(sum(counts[: kind_of(card)]))
            counts[kind_of(card)] -= 1
        self.chance(*outcomes)
        return self

    # Secrets

    def mission(self, seat: int, first: str, second: str) -> Self:
        """The seat's favourites; whoever had this mission gets the old one."""
        g = self.table
        pairs = [f"{COLOURS[each[0]]} {COLOURS[each[1]]}" for each in MISSIONS]
        wanted = place_of("mission", f"{first} {second}", pairs)
        swap(g.missions, seat, wanted)
        g.favourites = [favourites_of(each, g.open_book) for each in g.missions]
        return self

    def book(self, seat: int, crystals: str) -> Self:
        """The seat's secret book; whoever had it gets the old one."""
        books = ["".join(str(count) for count in book) for book in BOOKS]
        swap(self.table.books, self.sits(seat), place_of("book", crystals, books))
        return self

    def secured(self, seat: int, crystals: str = "320") -> Self:
        """The seat has secured a book with these crystals."""
        self.book(seat, crystals).supply(seat, crystals)
        self.table.safe |= 1 << seat
        return self


def spelled_out(word: str) -> str:
    """“play red” is to play a plain red card."""
    parts = word.split()
    return f"{word} plain" if parts[0] in ("play", "discard") and len(parts) == 2 else word


def mix(figures: str) -> tuple[int, int, int]:
    """“320” as crystals of air, water and fire."""
    if len(figures) != 3 or not figures.isdigit():
        raise BadScene(f"“{figures}” are no crystals: they are three figures, for air, water and fire.")
    air, water, fire = (int(figure) for figure in figures)
    return air, water, fire


def kind_of(card: str) -> int:
    return place_of("card", card if " " in card else f"{card} plain", CARD_WORDS)


def field_of(label: str) -> int:
    return place_of("field", label, LABELS)


def recipe_of(needs: str) -> int:
    """The spell that needs these crystals."""
    return place_of("spell", needs, ["".join(str(count) for count in spell) for spell in SPELLS])


def swap(dealt: list[int], seat: int, wanted: int) -> None:
    if wanted in dealt:
        dealt[dealt.index(wanted)] = dealt[seat]
    dealt[seat] = wanted


def stage(seats: int, options: dict[str, str]) -> MagiaStage:
    """The first turn of a game, that of seat 0 unless the options say otherwise, before a figure is named."""
    return MagiaStage(seats, {"first_seat": "0", **options})
