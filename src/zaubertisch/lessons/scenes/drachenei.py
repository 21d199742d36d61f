"""Putting the pieces of Zauberschwert & Drachenei."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from zaubertisch.games.drachenei.components import ARTEFACT_IDS, CARD_IDS, KIND_IDS, LETTERS, SPELLS
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.soundness import kinds_of
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import NOBODY
from zaubertisch.lessons.scenes.naming import BadScene, place_of
from zaubertisch.lessons.scenes.stage import Stage

REFUSALS: Final = {
    "spells": "done", "offer": "offer nothing", "reply": "reply nothing", "lay_out": "done", "rob": "keep",
}


class DracheneiStage(Stage[Drachenei]):
    """A round at its first choice; the magic given is that after the income of phase B."""

    verbs: ClassVar[list[str]] = [
        "adventures", "magic", "stones", "owns", "hand", "laid", "artefacts", "adventures_left", "choose",
        "skip_phase_e", "pass_round",
    ]

    # Putting pieces

    def adventures(self, left: str, right: str) -> Self:
        """These two cards lie in the display; what lay there goes back to the stack."""
        g = self.table
        for place, card in enumerate(g.display):
            if card != NOBODY:
                g.adventures.add(g.variant.box.letter[card], card)
                g.display[place] = NOBODY
        for place, word in enumerate((left, right)):
            g.display[place] = self.adventure(word)
        return self

    def adventure(self, word: str) -> int:
        """This adventure card leaves the stack."""
        g, card = self.table, place_of("adventure card", word, CARD_IDS)
        letter = g.variant.box.letter[card]
        if not g.adventures.has(letter, card):
            raise BadScene(f"{word} is not in the adventure stack any more.")
        g.adventures.remove(letter, card)
        return card

    def magic(self, *magic: int) -> Self:
        """The magic of all seats."""
        self.table.magic = self.for_every_seat(magic, "magic of")
        return self

    def stones(self, *stones: int) -> Self:
        """The stones of all seats."""
        self.table.stones = self.for_every_seat(stones, "stones of")
        return self

    def owns(self, seat: int, *spells: str) -> Self:
        """The seat has won these spells before."""
        g = self.table
        for word in spells:
            spell = self.adventure(word)
            if spell >= SPELLS:
                raise BadScene(f"{word} is a creature, and nobody owns it.")
            g.owners[spell] = self.sits(seat)
        return self

    def hand(self, seat: int, *kinds: str) -> Self:
        """The seat has drawn these cards, and nobody has seen them."""
        for word in kinds:
            kind = place_of("artefact card", word, KIND_IDS)
            if not self.table.artefacts.has(kind):
                raise BadScene(f"No {word} is left in the artefact stack.")
            self.table.artefacts.remove(kind)
            self.table.hands.add(self.sits(seat), kind)
            self.table.drawn[seat] += 1
        return self

    def laid(self, seat: int, *artefacts: str) -> Self:
        """The seat has laid out these artefacts in an earlier round."""
        for word in artefacts:
            artefact = place_of("artefact", word, ARTEFACT_IDS)
            self.hand(seat, *[KIND_IDS[kind] for kind in kinds_of(artefact)])
            self.table.lay(seat, artefact)
        return self

    def artefacts(self, *kinds: str) -> Self:
        """Only these cards are left in the artefact stack; the last seat holds the others."""
        g = self.table
        wanted = [place_of("artefact card", word, KIND_IDS) for word in kinds]
        for kind in g.artefacts.cards():
            if kind in wanted:
                wanted.remove(kind)
            else:
                self.hand(g.seats - 1, KIND_IDS[kind])
        if wanted:
            lacking = ", ".join(KIND_IDS[kind] for kind in wanted)
            raise BadScene(f"The artefact stack has no such cards any more: {lacking}.")
        return self

    def adventures_left(self, count: int) -> Self:
        """Only so many cards are left in the adventure stack; the others are out of the game."""
        g = self.table
        for letter in range(len(LETTERS)):
            for card in g.adventures.cards(letter):
                if g.stack_size() > count:
                    g.adventures.remove(letter, card)
        return self

    # Going on

    def choose(self, *places: str) -> Self:
        """All seats choose, in seat order: left, right or pass."""
        for word in places:
            self.says(self.table.asked, "pass" if word == "pass" else f"place {word}")
        return self

    def skip_phase_e(self) -> Self:
        """Nobody uses a spell, offers, answers or lays out anything until the next round."""
        for _ in range(50):
            if self.table.question() not in REFUSALS:
                return self
            self.says(self.table.asked, REFUSALS[self.table.question()])
        raise BadScene("Phase E does not end.")

    def pass_round(self) -> Self:
        """Everybody passes, and nothing happens in phase E."""
        return self.choose(*["pass"] * self.table.seats).skip_phase_e()


def stage(seats: int, options: dict[str, str]) -> DracheneiStage:
    """A table with seat 0 about to choose, unless the options say otherwise."""
    return DracheneiStage(GAME, Drachenei, seats, {"first_seat": "0", **options})
