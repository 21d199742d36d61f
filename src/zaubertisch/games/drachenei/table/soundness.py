"""What must hold after every step: all cards are there, all numbers within their bounds."""

from __future__ import annotations

from zaubertisch.games.drachenei.components import CODES, KINDS, LETTERS, MOST_MAGIC, PAIRS, PHASE_D, PLACES, SPELLS
from zaubertisch.games.drachenei.table.state import EMPTY
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.step import NOBODY


def check(g: Drachenei) -> None:
    """[DE-004 DE-116] Every card is somewhere, nobody has too much, and nobody was shown to have what they have not."""
    check_artefacts(g)
    check_adventures(g)
    for seat in range(g.seats):
        assert 0 <= g.magic[seat] <= MOST_MAGIC, g.magic
        assert g.stones[seat] >= 0, g.stones
        for kind in range(KINDS):
            assert g.shown.count(seat, kind) <= g.hands.count(seat, kind)
    assert g.idle < g.variant.stall_rounds or not g.stack


def check_artefacts(g: Drachenei) -> None:
    """As many of each kind as the box has: in the stack, in hands, and laid out."""
    found = g.artefacts.clone()
    for seat in range(g.seats):
        g.hands.pour_into(seat, found)
        for artefact in range(1, CODES):
            for kind in kinds_of(artefact):
                found.add(kind, g.laid.count(seat, artefact))
    assert found.to_list() == g.variant.box.copies, found.to_list()


def check_adventures(g: Drachenei) -> None:
    """No card in two places; both are filled while wizards are placed, and after phase D all wizards are home."""
    seen = [card for letter in range(len(LETTERS)) for card in g.adventures.cards(letter)]
    seen += [card for card in g.display if card != EMPTY]
    seen += [spell for spell in range(SPELLS) if g.owners[spell] != NOBODY]
    assert len(set(seen)) == len(seen), seen
    if g.question() == "place":
        assert g.display.count(EMPTY) == 0
    if g.phase > PHASE_D:
        assert g.place == NOBODY
        assert not [place for place in g.placed if 0 <= place < PLACES]


def kinds_of(artefact: int) -> list[int]:
    """[DE-121] The cards an artefact is made of."""
    return [artefact + PAIRS] if artefact > PAIRS else [2 * artefact - 1, 2 * artefact]
