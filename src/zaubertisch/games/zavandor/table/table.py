"""The table of Zavandor and its verbs: the only things that change it, each keeping the counts and telling."""

from __future__ import annotations

from zaubertisch.games.zavandor.components import (
    CARD_COLOUR,
    CHARACTERS,
    FAIRY,
    FIRST_DUST,
    FIRST_SENTINEL,
    GEMS,
    GROUPS,
    ITEMS,
    KNOW_SAGES,
    SAGE_CARDS,
    STONE_PRICES,
    TRACK_WORDS,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.prices import resale
from zaubertisch.games.zavandor.table import past
from zaubertisch.games.zavandor.table.energy import EnergyVerbs
from zaubertisch.kernel.event import EVERYONE


class Zavandor(EnergyVerbs):
    """Boards with verbs [ZA-017 ZA-R13]: none of them hands anything from one player to another."""

    def take_character(self, seat: int, character: int) -> None:
        """[ZA-019 ZA-021 ZA-022 ZA-023 ZA-026 ZA-R47] The character's dust and first stone; the fairy's cards."""
        self.characters[seat] = character
        self.levels[seat * TRACKS + character] = 1
        self.dust[seat] = FIRST_DUST[character]
        if not self.silent:
            self.tell(EVERYONE, "took_character", {"seat": seat, "character": CHARACTERS[character]})
        if character == FAIRY:
            self.draw_cards(seat, [SAGE_CARDS, 0, 0, 0])

    # Gems

    def gain_gem(self, seat: int, gem: int) -> None:
        """[ZA-072 ZA-133 ZA-R31 ZA-R32] A new gem is active if its owner is at turn and has a slot."""
        active = seat == self.active and self.spiral.size(seat) < self.slots(seat)
        if active:
            self.spiral.add(seat, gem)
        else:
            self.pentagon.add(seat, gem)
        if not self.silent:
            self.tell(EVERYONE, "gained_gem" if active else "gained_inactive_gem", {"seat": seat, "gem": GEMS[gem]})

    def sell(self, seat: int, gem: int, active: bool) -> None:
        """[ZA-076 ZA-008] Back to the supply, for half its price as dust."""
        if active:
            self.spiral.remove(seat, gem)
        else:
            self.pentagon.remove(seat, gem)
        dust = resale(self, seat, gem)
        self.dust[seat] += dust
        if not self.silent:
            self.tell(EVERYONE, "sold" if active else "sold_inactive", {"seat": seat, "gem": GEMS[gem], "dust": dust})

    def activate(self, seat: int, gem: int) -> None:
        """[ZA-073] From the pentagon to the spiral."""
        self.pentagon.remove(seat, gem)
        self.spiral.add(seat, gem)
        if not self.silent:
            self.tell(EVERYONE, "activated", {"seat": seat, "gem": GEMS[gem]})

    def deactivate(self, seat: int, gem: int) -> None:
        """[ZA-073] From the spiral to the pentagon."""
        self.spiral.remove(seat, gem)
        self.pentagon.add(seat, gem)
        if not self.silent:
            self.tell(EVERYONE, "deactivated", {"seat": seat, "gem": GEMS[gem]})

    def lose_gem(self, seat: int, gem: int) -> None:
        """[ZA-128] An active gem goes back to the supply, for nothing."""
        self.spiral.remove(seat, gem)
        if not self.silent:
            self.tell(EVERYONE, "lost_gem", {"seat": seat, "gem": GEMS[gem]})

    # Knowledge

    def release(self, seat: int, stone: int) -> None:
        """[ZA-082 ZA-083 ZA-126] A stored stone goes to the pentagon."""
        self.stored[seat] &= ~(1 << stone)
        self.free_stones[seat] += 1
        if not self.silent:
            self.tell(EVERYONE, "released", {"seat": seat, "stone": STONE_PRICES[stone]})

    def rise(self, seat: int, track: int) -> None:
        """[ZA-080 ZA-084 ZA-091 ZA-R49] One level up; on level 1 with a stone of the pentagon; the sages give cards."""
        index = seat * TRACKS + track
        if self.levels[index] == 0:
            self.free_stones[seat] -= 1
        self.levels[index] += 1
        if not self.silent:
            self.tell(EVERYONE, "rose", {"seat": seat, "track": TRACK_WORDS[track], "level": self.levels[index]})
        if track == KNOW_SAGES:
            self.draw_sage_cards(seat, self.levels[index] - 1)

    def note_too_small(self, seat: int, price: int) -> None:
        """[ZA-R10] Everybody knows now that this hand was worth less than the price."""
        others = self.liquid(seat) - self.purse[seat]
        self.most[seat] = min(self.most[seat], price - 1 - others)

    # Turn order and points

    def take_disc(self, seat: int, disc: int) -> None:
        """[ZA-033] A seat's place in the turn order."""
        self.discs[seat] = disc
        if not self.silent:
            self.tell(EVERYONE, "took_disc", {"seat": seat, "disc": disc + 1})

    def set_marker(self, seat: int, points: int) -> None:
        """[ZA-143] The marker of this seat stands at its points."""
        self.points[seat] = points
        if not self.silent:
            self.tell(EVERYONE, "scored", {"seat": seat, "points": points})

    # Artefacts and sentinels

    def refill_display(self) -> None:
        """[ZA-028 ZA-029 ZA-037 ZA-038 ZA-R61] From the top of the deck, as many as there were seats at the start."""
        while self.display.size < self.seats and self.deck.size > 0:
            artefact = self.draw_artefact()
            self.display.add(artefact)
            if not self.silent:
                self.tell(EVERYONE, "turned_up", {"artefact": ITEMS[artefact]})

    def draw_artefact(self) -> int:
        """[ZA-028] The top of the deck: any card of the first group that has one left."""
        first = 0
        while self.left_of_group(first) == 0:
            first += 1
        lot = self.chance.below(self.left_of_group(first))
        index = 0
        while lot >= self.deck.count(GROUPS[first][index]):
            lot -= self.deck.count(GROUPS[first][index])
            index += 1
        self.deck.remove(GROUPS[first][index])
        return GROUPS[first][index]

    def left_of_group(self, group: int) -> int:
        """How many artefacts of a group the deck still holds."""
        left = 0
        for artefact in GROUPS[group]:
            left += self.deck.count(artefact)
        return left

    def hand_over(self, seat: int, item: int) -> None:
        """[ZA-111 ZA-016] The item leaves the offer and never leaves its owner."""
        if item < FIRST_SENTINEL:
            self.display.remove(item)
            self.artefacts.add(seat, item)
        else:
            self.owners[item - FIRST_SENTINEL] = seat

    def strike_down(self, seat: int) -> None:
        """[ZA-R17] Nothing is left to the seat but the sentinels it owned, which stay off the offer."""
        cards = self.hands.cards(seat) + self.under.cards(seat)
        self.lay_down(seat, self.hands.cards(seat))
        for card in self.under.cards(seat):
            self.under.remove(seat, card)
            self.discards.add(CARD_COLOUR[card], card)
            past.paid(self, seat + past.UNDER, card)
        self.concentrated.clear(seat)
        self.spiral.clear(seat)
        self.pentagon.clear(seat)
        self.artefacts.pour_into(seat, self.gone)
        self.artefacts.clear(seat)
        self.dust[seat] = 0
        self.promised[seat] = 0
        self.points[seat] = 0
        self.out |= 1 << seat
        if not self.silent:
            self.tell(EVERYONE, "struck_down", {"seat": seat, "cards": cards})

    def clone(self) -> Zavandor:
        twin = Zavandor(self.seats, self.chance.clone())
        twin.like(self)
        twin.copy_boards(self)
        return twin
