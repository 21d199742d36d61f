"""Spells in play and the maze: the verbs that lay and end spells, and that build, break and turn."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.cards import (
    BIG_MAN_FORM,
    BOOBY_TRAP,
    CARDS,
    EXTRA_ARMS,
    FIRE,
    GLUE,
    HANDFUL_OF_TACKS,
    KINDS,
    SEAL_DOOR,
    TRANSFORMATION,
)
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.maze.maze import DOOR, NOTHING, OPEN, WALL
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.table.hands import Hands
from zaubertisch.games.wizwar.table.origins import CAST, IN_PLAY, LYING
from zaubertisch.games.wizwar.table.state import NOWHERE
from zaubertisch.games.wizwar.view import ITEM_KINDS
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import NOBODY


class Building(Hands):
    """What stands, burns, grows and lies as a spell."""

    # Spells in play

    def lay_spell(
        self, kind: int, caster: int, target: int, border: int, square: int, markers: int,
    ) -> None:
        """[WW-131 WW-132 WW-134] The card lies in front of its caster, with its energy."""
        self.casting.remove(kind)
        self.arrives(IN_PLAY + self.next_spell, kind, self.leaves(CAST + caster, kind))
        if CARDS[kind].attributes & TRANSFORMATION:
            self.end_forms(target)
        self.spells.append(Spell(self.next_spell, kind, caster, target, border, square, markers))
        self.next_spell += 1
        if not self.silent:
            self.tell(EVERYONE, "spell_lasts", {"seat": caster, "spell": CARDS[kind].key, "markers": markers})
        if kind == BIG_MAN_FORM:
            self.place_giants()

    def change_last_spell(self, spell: Spell) -> None:
        """What was laid last is more than its card says: over a wall, or holding a thing."""
        self.spells[-1] = spell

    def place_giants(self) -> None:
        """[WW-115 WW-R67] A Big Man fills his square and hides what is behind it, wherever he goes."""
        squares = [self.place[seat] for seat in range(self.seats) if self.alive(seat) and self.is_giant(seat)]
        if squares != self.maze.giants:
            self.maze = self.maze.clone()
            self.maze.place_giants(squares)

    def end_forms(self, seat: int) -> None:
        """[WW-152] A new transformation ends all earlier ones."""
        for spell in self.spells[:]:
            if spell.target == seat and CARDS[spell.card].attributes & TRANSFORMATION:
                self.end_spell(spell)

    def end_spell(self, spell: Spell) -> None:
        """[WW-136 WW-185] Its card is discarded and what it created leaves the board."""
        numbers = [each.number for each in self.spells]
        if spell.number not in numbers:
            return  # it has gone with another: a seal with its door
        spell = self.spells.pop(numbers.index(spell.number))
        self.discards[self.leaves(IN_PLAY + spell.number, spell.card)].add(spell.card)
        if not self.silent:
            self.tell(EVERYONE, "spell_ended", {"seat": spell.caster, "spell": CARDS[spell.card].key})
        covered = self.spell_at(spell.border) if spell.border >= 0 and spell.card != SEAL_DOOR else -1
        if covered >= 0 and spell.under < 0:  # [WW-R80] a wall behind a door: the door leaves nothing any more
            self.spells[covered] = self.spells[covered].over(-1)
        elif spell.border >= 0 and spell.card != SEAL_DOOR:
            self.put_border(spell.border, OPEN if spell.under < 0 else WALL, max(spell.under, 0))
        if spell.square >= 0 and spell.card != GLUE:
            self.put_fill(spell.square, NOTHING)
        self.end_quietly(spell)

    def end_quietly(self, spell: Spell) -> None:
        """What a spell leaves behind when it ends: no traps, no giant, and perhaps too much to carry [WW-R69]."""
        if spell.card == BOOBY_TRAP:
            self.traps = []
            self.real_trap = NOWHERE
        elif spell.card == BIG_MAN_FORM:
            self.place_giants()
        elif spell.card == EXTRA_ARMS:
            self.unsettled = True

    def mark_spell(self, index: int, markers: int) -> None:
        """[WW-018 WW-080 WW-131 WW-R96] So many markers are left; with the last one the spell ends."""
        spell = self.spells[index]
        if markers <= 0:
            self.end_spell(spell)
            return
        self.spells[index] = spell.with_markers(markers)
        if not self.silent:
            self.tell(EVERYONE, "markers_left", {
                "seat": spell.caster, "spell": CARDS[spell.card].key, "markers": markers,
            })

    # The maze

    def put_border(self, border: int, kind: int, cracks: int = 0) -> None:
        """[WW-173 WW-184] A wall, door or fire comes or goes; a seal goes with its door [WW-R81]."""
        self.maze = self.maze.clone()
        self.maze.put(border, kind, cracks)
        if not self.silent:
            self.tell_border("border_" + ["open", "wall", "door", "fire"][kind], NOBODY, border)
        for spell in self.spells[:]:
            if spell.card == SEAL_DOOR and spell.border == border and kind != DOOR:
                self.end_spell(spell)

    def put_fill(self, square: int, kind: int) -> None:
        """A square is filled or free again."""
        self.maze = self.maze.clone()
        self.maze.fill(square, kind)
        if not self.silent:
            fields: dict[str, int | str | list[int]] = {"square": square_word(square), "fill": kind}
            self.tell(EVERYONE, "square_filled" if kind else "square_freed", fields)

    def destroy_border(self, border: int) -> None:
        """[WW-173 WW-175 WW-R80] What stood here is gone for good, and with it the spell that made it."""
        while self.spell_at(border) >= 0:
            self.end_spell(self.spells[self.spell_at(border)])
        if self.maze.borders[border] != OPEN:
            self.put_border(border, OPEN)

    def crack_border(self, border: int, cracks: int) -> None:
        """[WW-169 WW-170 WW-171] Cracks add up until it falls."""
        total = self.maze.cracks[border] + cracks
        if not self.silent:
            self.tell_border("cracked", NOBODY, border)
        if total >= self.maze.cracks_to_break(border):
            self.destroy_border(border)
            return
        self.maze = self.maze.clone()
        self.maze.cracks[border] = total

    def crack_fill(self, square: int, cracks: int, to_break: int) -> None:
        """[WW-171 WW-175] The same for what fills a square; its spell ends with it."""
        total = self.maze.fill_cracks[square] + cracks
        if not self.silent:
            self.tell(EVERYONE, "fill_cracked", {"square": square_word(square), "cracks": total})
        if total >= to_break:
            self.end_spell(self.spells[self.filled_by(square)])
            return
        self.maze = self.maze.clone()
        self.maze.fill_cracks[square] = total

    def turn_sector(self, slot: int, quarters: int) -> None:
        """[WW-187 WW-189 WW-R84] Everything on and in the sector turns along; nobody enters anything."""
        board = self.board()
        for spell in self.spells[:]:
            on_edge = spell.border >= 0 and board.sector_of(spell.border) != slot and self.touches(spell.border, slot)
            if on_edge and spell.card != SEAL_DOOR:
                self.end_spell(spell)
        before = self.maze
        self.maze = before.clone()
        self.maze.turn_sector(slot, quarters)
        for seat in range(self.seats):
            self.place[seat] = self.turned(self.place[seat], slot, quarters)
        self.treasures = [self.turned(square, slot, quarters) for square in self.treasures]
        self.dropped = sorted([
            self.turned(thing // ITEM_KINDS, slot, quarters) * ITEM_KINDS + thing % ITEM_KINDS for thing in self.dropped
        ])
        self.strays = sorted([self.turned_stray(stray, slot, quarters) for stray in self.strays])
        self.spells = [self.turned_spell(spell, slot, quarters) for spell in self.spells]
        self.traps = sorted([self.turned(square, slot, quarters) for square in self.traps])
        self.real_trap = self.turned(self.real_trap, slot, quarters)
        self.place_giants()
        if not self.silent:
            self.tell(EVERYONE, "sector_turned", {"sector": COLOURS[self.maze.sectors[slot]], "quarters": quarters})

    def touches(self, border: int, slot: int) -> bool:
        board = self.board()
        return slot in (board.slot_of[board.ends[border * 2]], board.slot_of[board.ends[border * 2 + 1]])

    def turned(self, square: int, slot: int, quarters: int) -> int:
        inside = square >= 0 and self.board().slot_of[square] == slot
        return self.maze.turned_square(square, quarters) if inside else square

    def turned_stray(self, stray: int, slot: int, quarters: int) -> int:
        zone = stray // KINDS
        if not LYING <= zone < IN_PLAY:
            return stray
        return (self.turned(zone - LYING, slot, quarters) + LYING) * KINDS + stray % KINDS

    def turned_spell(self, spell: Spell, slot: int, quarters: int) -> Spell:
        border = spell.border
        if border >= 0 and self.board().sector_of(border) == slot:
            border = self.maze.turned_border(border, quarters)
        return spell.at(border, self.turned(spell.square, slot, quarters))

    def tell_border(self, kind: str, seat: int, border: int) -> None:
        """An event about a border; a seat only where somebody did it."""
        fields: dict[str, int | str | list[int]] = {"square": square_word(border // 2), "side": SIDES[1 + border % 2]}
        if seat != NOBODY:
            fields["seat"] = seat
        self.tell(EVERYONE, kind, fields)

    def tell_landed(self, kind: int, square: int) -> None:
        if not self.silent:
            self.tell(EVERYONE, "landed", {"item": CARDS[kind].key, "square": square_word(square)})

    # Traps

    def remove_trap(self, square: int) -> None:
        """[WW-R92] A marker is turned up and taken away, for all to see; without the real one the spell is over."""
        real = square == self.real_trap
        self.traps.remove(square)
        if not self.silent:
            self.tell(EVERYONE, "trap_real" if real else "trap_blank", {"square": square_word(square)})
        if real or not self.traps:
            self.end_spell(self.spells[[spell.card for spell in self.spells].index(BOOBY_TRAP)])

    # Fire and water

    def wash_fire(self) -> None:
        """[WW-R95] All Fire spells end, all Fire items are destroyed, carried or dropped, and strewn tacks."""
        for spell in self.spells[:]:
            if CARDS[spell.card].attributes & FIRE:
                self.end_spell(spell)
        for seat in range(self.seats):
            for kind in self.carried.kinds_of(seat):
                if CARDS[kind].attributes & FIRE:
                    self.use_up(seat, kind)
        for thing in self.dropped[:]:
            if CARDS[thing % ITEM_KINDS].attributes & FIRE or thing % ITEM_KINDS == HANDFUL_OF_TACKS:
                self.destroy_dropped(thing % ITEM_KINDS, thing // ITEM_KINDS)

    def destroy_dropped(self, kind: int, square: int) -> None:
        """[WW-R89] An item lying about is destroyed, and with it the Glue on it."""
        self.discards[self.lift_item(kind, square)].add(kind)
        for spell in self.spells[:]:
            if spell.card == GLUE and spell.square == square and spell.thing == kind:
                self.end_spell(spell)
                break
        if not self.silent:
            self.tell(EVERYONE, "object_destroyed", {"item": CARDS[kind].key, "square": square_word(square)})
