"""What the rules say of a wizard: form, load, the spells that work on them, points. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.cards import (
    ADRENALINE,
    BIG_MAN_FORM,
    BRAINSTONE,
    CARDS,
    EXTRA_ARMS,
    FIXED,
    GLUE,
    GNOME_FORM,
    GOLEM_FORM,
    MIST_BODY,
    SEAL_DOOR,
    SLIME_FORM,
    SPEEDSTONE,
    STONES,
    STRENGTH,
    TRANSFORMATION,
    WEREWOLF_FORM,
)
from zaubertisch.games.wizwar.components import BASE_SPEED, BRAIN_CARDS, HAND_LIMIT
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table.state import NO_TREASURE, State
from zaubertisch.kernel.step import NOBODY

NO_FORM: Final = -1
FORM_SPEED: Final[dict[int, int]] = {GNOME_FORM: 2, GOLEM_FORM: 2, WEREWOLF_FORM: 4}  # CARD


class Wizards(State):
    """Forms, load, spells in play and points."""

    # Forms

    def form(self, seat: int) -> int:
        """[WW-152] The transformation the wizard is in, or NO_FORM."""
        for spell in self.spells:
            if spell.target == seat and CARDS[spell.card].attributes & TRANSFORMATION:
                return spell.card
        return NO_FORM

    def is_mist(self, seat: int) -> bool:
        return self.works_on(seat, MIST_BODY)

    def is_giant(self, seat: int) -> bool:
        return self.works_on(seat, BIG_MAN_FORM)

    def is_slime(self, seat: int) -> bool:
        return self.works_on(seat, SLIME_FORM)

    def seeps(self, seat: int) -> bool:
        """[WW-R65 WW-R66] Mist and slime pass doors and objects without effect."""
        return self.form(seat) in (MIST_BODY, SLIME_FORM)

    def base_speed(self, seat: int) -> int:
        """[WW-036] Three squares or what the form allows, and one more for each Speedstone."""
        return FORM_SPEED.get(self.form(seat), BASE_SPEED) + self.carried.count(seat, SPEEDSTONE)

    def most_attacks(self, seat: int) -> int:
        """[WW-053 WW-R64] One, or two under Adrenaline, however often that was cast."""
        return 2 if self.works_on(seat, ADRENALINE) else 1

    def doubled(self, seat: int, damage: int) -> int:
        """[WW-R39] Physical damage of a wizard with Strength."""
        return damage * 2 if self.works_on(seat, STRENGTH) else damage

    def stones(self, seat: int) -> int:
        """How many Magic Stones a wizard carries."""
        count = 0
        for kind in STONES:
            count += self.carried.count(seat, kind)
        return count

    def has_something(self, seat: int) -> bool:
        """Whether the wizard carries a treasure or an item."""
        return self.burden[seat] != NO_TREASURE or self.carried.size(seat) > 0

    # Load [WW-212 WW-213]

    def limit(self, seat: int) -> int:
        return HAND_LIMIT + (BRAIN_CARDS if self.carried.has(seat, BRAINSTONE) else 0)

    def load(self, seat: int) -> int:
        """[WW-133 WW-213] Hand, carried items and maintained spells; treasures weigh nothing here."""
        out = self.hands.size(seat)
        if not self.works_on(seat, EXTRA_ARMS):
            out += self.carried.size(seat)
        return out if self.variant.free_thoughts else out + self.maintained(seat)

    def maintained(self, seat: int) -> int:
        count = 0
        for spell in self.spells:
            if self.maintains(seat, spell):
                count += 1
        return count

    def maintains(self, seat: int, spell: Spell) -> bool:
        """[WW-133] Own spells; with permanent creation what was created keeps itself."""
        return spell.caster == seat and not self.stands_alone(spell)

    def stands_alone(self, spell: Spell) -> bool:
        return self.variant.permanent_creation and spell.card in FIXED

    # Spells in play

    def works_on(self, seat: int, card: int) -> bool:
        """Whether such a spell works on this wizard."""
        for spell in self.spells:
            if spell.card == card and spell.target == seat:
                return True
        return False

    def in_play(self, card: int) -> bool:
        for spell in self.spells:
            if spell.card == card:
                return True
        return False

    def caster_of(self, card: int) -> int:
        """Who cast the spell of this card that is in play, or NOBODY."""
        for spell in self.spells:
            if spell.card == card:
                return spell.caster
        return NOBODY

    def spell_at(self, border: int) -> int:
        """The index in `spells` of the latest that put something on this border, or -1."""
        for i in range(len(self.spells) - 1, -1, -1):
            if self.spells[i].border == border and self.spells[i].card != SEAL_DOOR:
                return i
        return -1

    def filled_by(self, square: int) -> int:
        """The index in `spells` of the one that filled this square, or -1."""
        for i, spell in enumerate(self.spells):
            if spell.square == square and spell.card != GLUE:
                return i
        return -1

    def hidden(self, kind: int) -> int:
        """How many of this card nobody has laid open: everybody can count that, so it betrays nothing."""
        count = 0
        for deck in self.decks:
            count += deck.count(kind)
        for seat in range(self.seats):
            count += self.hands.count(seat, kind)
        return count

    # Points

    def treasures_won(self, seat: int) -> int:
        """[WW-165 WW-166 WW-168 WW-R105] Enemy treasures lying on the own base, whoever put them there."""
        base = self.base(seat)
        count = 0
        for treasure, square in enumerate(self.treasures):
            if square == base and treasure // 2 != seat:
                count += 1
        return count

    def points(self, seat: int) -> int:
        """[WW-221] Kills and treasures."""
        return self.kills[seat] + self.treasures_won(seat)

    # The turn

    def is_bound(self) -> bool:
        """[WW-019 WW-191 WW-R63] Whether the active wizard counts as stunned."""
        return self.dazed or self.stun[self.active] > 0
