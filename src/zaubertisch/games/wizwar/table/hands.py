"""Cards, items and treasures: the verbs that move them from one place to another."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.cards import BRAINSTONE, CARDS, KINDS, SLOW_DEATH
from zaubertisch.games.wizwar.components import BRAIN_CARDS, COLOURS, TREASURES_EACH
from zaubertisch.games.wizwar.table import seen
from zaubertisch.games.wizwar.table.origins import CARRIED, CAST, LYING, Origins
from zaubertisch.games.wizwar.table.state import NO_TREASURE, NOWHERE
from zaubertisch.games.wizwar.view import ITEM_KINDS
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.pile import Pile


class Hands(Origins):
    """What is drawn, discarded, cast, played, dropped, picked up and carried."""

    # Cards

    def draw(self, seat: int) -> bool:
        """[WW-216 WW-R112] One card; an empty deck is made anew from the discards; says whether there was one."""
        group = self.group(seat)
        if self.decks[group].size == 0:
            if self.discards[group].size == 0:
                return False
            self.decks[group] = self.discards[group]
            self.discards[group] = Pile(KINDS)
            seen.made_anew(self, group)
            if not self.silent:
                self.tell(EVERYONE, "reshuffled", {"cards": len(self.decks[group])})
        kind = self.decks[group].draw(self.chance)
        self.hands.add(seat, kind)
        seen.drawn(self, seat)
        self.die_slowly(seat)
        if not self.silent:
            self.tell(only(seat), "drew_card", {"seat": seat, "spell": CARDS[kind].key})
            self.tell(all_but(only(seat)), "drew", {"seat": seat})
        return True

    def die_slowly(self, seat: int) -> None:
        """[WW-R52] Whoever draws a card while Slow Death lies on him will suffer for it."""
        for spell in self.spells:
            if spell.card == SLOW_DEATH and spell.target == seat:
                self.slow[seat] += 1
                self.unsettled = True

    def discard(self, seat: int, kind: int) -> None:
        """[WW-217 WW-R124] A hand card goes face up to the discard pile of its own deck."""
        deck = self.leaves(seat, kind, self.hands.count(seat, kind))
        self.hands.remove(seat, kind)
        self.discards[deck].add(kind)
        seen.shown(self, seat, kind, deck)
        if not self.silent:
            self.tell(EVERYONE, "discarded", {"seat": seat, "spell": CARDS[kind].key})

    def begin_casting(self, seat: int, kind: int) -> None:
        """[WW-213] The card leaves the hand and belongs to no one until it has taken effect."""
        deck = self.leaves(seat, kind, self.hands.count(seat, kind))
        self.hands.remove(seat, kind)
        self.casting.add(kind)
        self.arrives(CAST + seat, kind, deck)
        seen.shown(self, seat, kind, deck)

    def finish_casting(self, kind: int, seat: int) -> None:
        """[WW-084 WW-130] The card of a spell that is over goes to the discard pile."""
        self.casting.remove(kind)
        self.discards[self.leaves(CAST + seat, kind)].add(kind)

    def hand_over(self, kind: int, caster: int, seat: int) -> None:
        """[WW-R06] The card of an absorbed spell goes to the absorber's hand, and everybody saw it."""
        self.casting.remove(kind)
        deck = self.leaves(CAST + caster, kind)
        self.hands.add(seat, kind)
        self.arrives(seat, kind, deck)
        seen.taken(self, seat, kind, deck)
        if not self.silent:
            self.tell(EVERYONE, "absorbed", {"seat": seat, "spell": CARDS[kind].key})

    # Items

    def play_item(self, seat: int, kind: int) -> None:
        """[WW-090] The card lies open before the seat and is carried."""
        deck = self.leaves(seat, kind, self.hands.count(seat, kind))
        self.hands.remove(seat, kind)
        seen.shown(self, seat, kind, deck)
        self.get(seat, kind, deck)
        if not self.silent:
            self.tell(EVERYONE, "played_item", {"seat": seat, "item": CARDS[kind].key})
        self.get_item(seat, kind)

    def get(self, seat: int, kind: int, deck: int) -> None:
        """An item of this deck is carried."""
        self.carried.add(seat, kind)
        self.arrives(CARRIED + seat, kind, deck)

    def get_item(self, seat: int, kind: int) -> None:
        """[WW-R117] The Brainstone brings two cards, once for each wizard and game."""
        if kind == BRAINSTONE and not self.drawn_for_brain[seat]:
            self.drawn_for_brain[seat] = 1
            self.unsettled = True
            for _ in range(BRAIN_CARDS):
                self.draw(seat)

    def lose_item(self, seat: int, kind: int) -> int:
        """[WW-R69 WW-R117] Whoever loses the Brainstone owes two hand cards; says of which deck the item is."""
        deck = self.leaves(CARRIED + seat, kind, self.carried.count(seat, kind))
        self.carried.remove(seat, kind)
        if kind == BRAINSTONE and self.life[seat] > 0:
            self.brain_debt[seat] += BRAIN_CARDS
            self.unsettled = True
        return deck

    def drop_item(self, seat: int, kind: int) -> None:
        """[WW-137 WW-154 WW-157] A carried item lies on the wizard's square from now on and belongs to nobody."""
        self.put_item(kind, self.place[seat], self.lose_item(seat, kind))
        if not self.silent:
            self.tell(EVERYONE, "dropped_item", {
                "seat": seat, "item": CARDS[kind].key, "square": square_word(self.place[seat]),
            })

    def put_item(self, kind: int, square: int, deck: int = 0) -> None:
        self.dropped.append(square * ITEM_KINDS + kind)
        self.dropped.sort()
        self.arrives(LYING + square, kind, deck)

    def lift_item(self, kind: int, square: int) -> int:
        """An item no longer lies here; says of which deck it is."""
        deck = self.leaves(LYING + square, kind, self.dropped.count(square * ITEM_KINDS + kind))
        self.dropped.remove(square * ITEM_KINDS + kind)
        return deck

    def pick_item(self, seat: int, kind: int, square: int) -> None:
        """[WW-155] One portable object, most often of the wizard's square."""
        self.get(seat, kind, self.lift_item(kind, square))
        if not self.silent:
            self.tell(EVERYONE, "picked_up", {"seat": seat, "item": CARDS[kind].key})
        self.get_item(seat, kind)

    def take_item(self, seat: int, victim: int, kind: int) -> None:
        """[WW-158] An item goes from one wizard to another."""
        self.get(seat, kind, self.lose_item(victim, kind))
        self.unsettled = True
        if not self.silent:
            self.tell(EVERYONE, "took_item", {"seat": seat, "victim_seat": victim, "item": CARDS[kind].key})
        self.get_item(seat, kind)

    def take_treasure(self, seat: int, victim: int) -> None:
        """A treasure goes from one wizard to another."""
        self.burden[seat] = self.burden[victim]
        self.burden[victim] = NO_TREASURE
        if not self.silent:
            owner = self.colour_word(self.burden[seat] // TREASURES_EACH)
            self.tell(EVERYONE, "took_treasure", {"seat": seat, "victim_seat": victim, "treasure": owner})

    def let_fly(self, seat: int, kind: int) -> None:
        """[WW-179] A thrown item is in the air: no longer carried, and not yet anywhere else."""
        deck = self.leaves(CARRIED + seat, kind, self.carried.count(seat, kind))
        self.carried.remove(seat, kind)
        self.casting.add(kind)
        self.arrives(CAST + seat, kind, deck)

    def come_down(self, seat: int, kind: int, square: int) -> None:
        """[WW-179] What a wizard has thrown lies on a square."""
        self.casting.remove(kind)
        self.put_item(kind, square, self.leaves(CAST + seat, kind))

    def use_up(self, seat: int, kind: int) -> None:
        """A carried item is destroyed or used up: its card is discarded."""
        self.discards[self.lose_item(seat, kind)].add(kind)
        if not self.silent:
            self.tell(EVERYONE, "item_gone", {"seat": seat, "item": CARDS[kind].key})

    # Treasures

    def lift(self, seat: int, treasure: int) -> None:
        """[WW-161 WW-162 WW-167] The wizard carries this treasure, which nothing can damage."""
        self.treasures[treasure] = NOWHERE
        self.burden[seat] = treasure
        if not self.silent:
            self.tell(EVERYONE, "lifted", {"seat": seat, "treasure": self.colour_word(treasure // TREASURES_EACH)})

    def drop_treasure(self, seat: int) -> None:
        """[WW-164] The wizard's treasure lies on his square."""
        self.put_treasure(seat, self.place[seat])

    def carry_treasure(self, seat: int, treasure: int) -> None:
        """This treasure is in these hands, wherever it was."""
        self.burden[seat] = treasure

    def put_treasure(self, seat: int, square: int) -> None:
        """The treasure a wizard carries comes to lie on some square."""
        treasure = self.burden[seat]
        self.burden[seat] = NO_TREASURE
        self.treasures[treasure] = square
        self.unsettled = True
        if not self.silent:
            self.tell(EVERYONE, "treasure_lies", {
                "seat": seat, "treasure": self.colour_word(treasure // TREASURES_EACH), "square": square_word(square),
            })

    def colour_word(self, seat: int) -> str:
        return COLOURS[self.colours[seat]]
