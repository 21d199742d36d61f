"""Scenes of Zauberschwert & Drachenei."""

from __future__ import annotations

from tests.support.naming import place_of
from tests.support.scene import Scene
from zaubertisch.games.drachenei.components import ARTEFACT_IDS, CARD_IDS, KIND_IDS, LETTERS, SPELLS
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.soundness import kinds_of
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import NOBODY


class DracheneiScene(Scene[Drachenei]):
    """A round at its first choice; the magic given is that after the income of phase B."""

    def adventures(self, left: str, right: str) -> DracheneiScene:
        """These two cards lie in the display; what lay there goes back to the stack."""
        g = self.table
        for place, card in enumerate(g.display):
            if card != NOBODY:
                g.adventures.add(g.variant.box.letter[card], card)
                g.display[place] = NOBODY
        for place, word in enumerate((left, right)):
            g.display[place] = self.adventure(word)
        return self

    def magic(self, *magic: int) -> DracheneiScene:
        assert len(magic) == self.table.seats, f"{len(magic)} numbers are no magic of {self.table.seats} seats."
        self.table.magic = list(magic)
        return self

    def stones(self, *stones: int) -> DracheneiScene:
        assert len(stones) == self.table.seats, f"{len(stones)} numbers are no stones of {self.table.seats} seats."
        self.table.stones = list(stones)
        return self

    def owns(self, seat: int, *spells: str) -> DracheneiScene:
        """The seat has won these spells before."""
        g = self.table
        for word in spells:
            spell = self.adventure(word)
            assert spell < SPELLS, f"{word} is a creature, and nobody owns it."
            g.owners[spell] = self.sits(seat)
        return self

    def adventure(self, word: str) -> int:
        """This adventure card leaves the stack."""
        g, card = self.table, place_of("adventure card", word, CARD_IDS)
        letter = g.variant.box.letter[card]
        assert g.adventures.has(letter, card), f"{word} is not in the adventure stack any more."
        g.adventures.remove(letter, card)
        return card

    def hand(self, seat: int, *kinds: str) -> DracheneiScene:
        """The seat has drawn these cards, and nobody has seen them."""
        for word in kinds:
            kind = place_of("artefact card", word, KIND_IDS)
            assert self.table.artefacts.has(kind), f"No {word} is left in the artefact stack."
            self.table.artefacts.remove(kind)
            self.table.hands.add(self.sits(seat), kind)
            self.table.drawn[seat] += 1
        return self

    def laid(self, seat: int, *artefacts: str) -> DracheneiScene:
        """The seat has laid out these artefacts in an earlier round."""
        for word in artefacts:
            artefact = place_of("artefact", word, ARTEFACT_IDS)
            self.hand(seat, *[KIND_IDS[kind] for kind in kinds_of(artefact)])
            self.table.lay(seat, artefact)
        return self

    def artefacts(self, *kinds: str) -> DracheneiScene:
        """Only these cards are left in the artefact stack; the last seat holds the others."""
        g = self.table
        wanted = [place_of("artefact card", word, KIND_IDS) for word in kinds]
        for kind in g.artefacts.cards():
            if kind in wanted:
                wanted.remove(kind)
            else:
                self.hand(g.seats - 1, KIND_IDS[kind])
        lacking = ", ".join(KIND_IDS[kind] for kind in wanted)
        assert not wanted, f"The artefact stack has no such cards any more: {lacking}."
        return self

    def adventures_left(self, count: int) -> DracheneiScene:
        """Only so many cards are left in the adventure stack; the others are out of the game."""
        g = self.table
        for letter in range(len(LETTERS)):
            for card in g.adventures.cards(letter):
                if g.stack_size() > count:
                    g.adventures.remove(letter, card)
        return self

    def choose(self, *places: str) -> DracheneiScene:
        """All seats choose, in seat order: left, right or pass."""
        for word in places:
            self.says(self.table.asked, "pass" if word == "pass" else f"place {word}")
        return self

    def skip_phase_e(self) -> DracheneiScene:
        """Nobody uses a spell, offers, answers or lays out anything until the next round."""
        for _ in range(50):
            if self.table.question() not in REFUSALS:
                return self
            self.says(self.table.asked, REFUSALS[self.table.question()])
        raise AssertionError("phase E does not end")

    def pass_round(self) -> DracheneiScene:
        """Everybody passes, and nothing happens in phase E."""
        return self.choose(*["pass"] * self.table.seats).skip_phase_e()

    def kinds(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return [KIND_IDS[kind] for kind in self.table.hands.cards(seat)]

    def artefacts_of(self, seat: int) -> list[str]:
        """What lies before a seat."""
        return [ARTEFACT_IDS[artefact] for artefact in self.table.laid.cards(seat)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.table.asked, self.table.question()

    @property
    def left(self) -> str:
        return self.card_at(0)

    @property
    def right(self) -> str:
        return self.card_at(1)

    def card_at(self, place: int) -> str:
        card = self.table.display[place]
        return CARD_IDS[card] if card != NOBODY else ""


REFUSALS = {"spells": "done", "offer": "offer nothing", "reply": "reply nothing", "lay_out": "done", "rob": "keep"}


def scene(seats: int = 4, first: int = 0, **options: str) -> DracheneiScene:
    """A table with the first seat about to choose."""
    return scene_with(seats, {"first_seat": str(first), **options})


def scene_with(seats: int, options: dict[str, str]) -> DracheneiScene:
    """The same, with options that come as they are; seat 0 starts unless they say otherwise."""
    return DracheneiScene(GAME, Drachenei, seats, {"first_seat": "0", **options})
