"""The table of Wiz-War and its verbs: the only things that change it, each keeping the counts right and telling."""

from __future__ import annotations

from zaubertisch.games.wizwar import knowledge, scoring, soundness
from zaubertisch.games.wizwar.actions import WORDS, square_word
from zaubertisch.games.wizwar.cards import BRAINSTONE, CARDS, FIRE, KINDS, TRANSFORMATION
from zaubertisch.games.wizwar.components import (
    BRAIN_CARDS,
    COLOURS,
    DIE,
    MOST_LIFE,
    SIDES,
    START_HAND,
    START_LIFE,
    TREASURES_EACH,
)
from zaubertisch.games.wizwar.layout import BORDERS
from zaubertisch.games.wizwar.maze import NOTHING, OPEN, Maze
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.state import ITEM_KINDS, NO_TREASURE, NOWHERE, UNHURT, State
from zaubertisch.games.wizwar.variants import Variant
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.actions import Actions
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, all_but, only
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.step import NOBODY


class WizWar(State):
    """The whole truth, and what can be done to it."""

    # Set-up

    def lay_out(self, variant: Variant) -> None:
        """[WW-001 WW-002 WW-003 WW-004 WW-006 WW-007 WW-010] Colours, sectors, wizards, treasures and the deck."""
        self.variant = variant
        colours = list(range(len(COLOURS)))
        self.chance.shuffle(colours)
        self.colours = colours[: self.seats]
        sectors = self.colours[:]
        self.chance.shuffle(sectors)
        self.maze = Maze()
        self.maze.lay(variant.side, sectors, [self.chance.below(4) for _ in range(self.seats)])
        self.start_pieces()

    def start_pieces(self) -> None:
        """[WW-006 WW-010] Every wizard on his base with fifteen life, his treasures on their starts."""
        self.place = [self.base(seat) for seat in range(self.seats)]
        self.treasures = []
        for seat in range(self.seats):
            self.treasures += self.maze.treasure_starts(self.colours[seat])
        self.burden = [NO_TREASURE] * self.seats
        self.life = [START_LIFE] * self.seats
        self.stun = [0] * self.seats
        self.kills = [0] * self.seats
        self.turns = [0] * self.seats
        self.fatal = [UNHURT] * self.seats
        self.drawn_for_brain = [0] * self.seats
        self.brain_debt = [0] * self.seats
        self.hands = Piles(self.seats, KINDS)
        self.carried = Piles(self.seats, KINDS)
        self.deck = Pile(KINDS)
        for kind, copies in enumerate(self.variant.copies):
            self.deck.add(kind, copies)
        self.discards = Pile(KINDS)
        self.casting = Pile(KINDS)
        self.spells = []
        self.dropped = []
        self.seen = []
        self.toggled = []

    def deal(self) -> None:
        """[WW-009] Five cards for everybody."""
        for seat in range(self.seats):
            for _ in range(START_HAND):
                self.draw(seat)

    # Cards

    def draw(self, seat: int) -> bool:
        """[WW-216 WW-R112] One card; an empty deck is made anew from the discards; says whether there was one."""
        if self.deck.size == 0:
            if self.discards.size == 0:
                return False
            self.deck = self.discards
            self.discards = Pile(KINDS)
            if not self.silent:
                self.tell(EVERYONE, "reshuffled", {"cards": len(self.deck)})
        kind = self.deck.draw(self.chance)
        self.hands.add(seat, kind)
        if not self.silent:
            self.tell(only(seat), "drew_card", {"seat": seat, "spell": CARDS[kind].key})
            self.tell(all_but(only(seat)), "drew", {"seat": seat})
        return True

    def discard(self, seat: int, kind: int) -> None:
        """[WW-217] A hand card goes face up to the discard pile."""
        self.hands.remove(seat, kind)
        self.discards.add(kind)
        knowledge.shown(self, seat, kind)
        if not self.silent:
            self.tell(EVERYONE, "discarded", {"seat": seat, "spell": CARDS[kind].key})

    def begin_casting(self, seat: int, kind: int) -> None:
        """[WW-213] The card leaves the hand and belongs to no one until it has taken effect."""
        self.hands.remove(seat, kind)
        self.casting.add(kind)
        knowledge.shown(self, seat, kind)

    def finish_casting(self, kind: int) -> None:
        """[WW-084 WW-130] The card of a spell that is over goes to the discard pile."""
        self.casting.remove(kind)
        self.discards.add(kind)

    def hand_over(self, kind: int, seat: int) -> None:
        """[WW-R06] The card of an absorbed spell goes to the absorber's hand, and everybody saw it."""
        self.casting.remove(kind)
        self.hands.add(seat, kind)
        knowledge.seen_by_all(self, seat, kind)
        if not self.silent:
            self.tell(EVERYONE, "absorbed", {"seat": seat, "spell": CARDS[kind].key})

    # Spells in play

    def lay_spell(
        self, kind: int, caster: int, target: int, border: int, square: int, markers: int,
    ) -> None:
        """[WW-131 WW-132 WW-134] The card lies in front of its caster, with its energy."""
        self.casting.remove(kind)
        if CARDS[kind].marks & TRANSFORMATION:
            self.end_forms(target)
        self.spells.append(Spell(self.next_spell, kind, caster, target, border, square, markers))
        self.next_spell += 1
        if not self.silent:
            self.tell(EVERYONE, "spell_lasts", {"seat": caster, "spell": CARDS[kind].key, "markers": markers})

    def end_forms(self, seat: int) -> None:
        """[WW-152] A new transformation ends all earlier ones."""
        for spell in self.spells[:]:
            if spell.target == seat and CARDS[spell.card].marks & TRANSFORMATION:
                self.end_spell(spell)

    def end_spell(self, spell: Spell) -> None:
        """[WW-136 WW-185] Its card is discarded and what it created leaves the board."""
        self.spells.remove(spell)
        self.discards.add(spell.card)
        if not self.silent:
            self.tell(EVERYONE, "spell_ended", {"seat": spell.caster, "spell": CARDS[spell.card].key})
        if spell.border >= 0 and self.maze.borders[spell.border] != OPEN:
            self.put_border(spell.border, OPEN)
        if spell.square >= 0 and self.maze.fills[spell.square] != NOTHING:
            self.put_fill(spell.square, NOTHING)

    def mark_spell(self, place: int, markers: int) -> None:
        """[WW-018 WW-080 WW-131 WW-R96] So many markers are left; with the last one the spell ends."""
        spell = self.spells[place]
        if markers <= 0:
            self.end_spell(spell)
            return
        self.spells[place] = spell.with_markers(markers)
        if not self.silent:
            self.tell(EVERYONE, "markers_left", {
                "seat": spell.caster, "spell": CARDS[spell.card].key, "markers": markers,
            })

    # Life

    def roll(self, seat: int) -> int:
        rolled = self.chance.below(DIE) + 1
        self.rolls += 1
        if not self.silent:
            self.tell(EVERYONE, "rolled", {"seat": seat, "die": rolled})
        return rolled

    def gain_life(self, seat: int, amount: int) -> None:
        """[WW-195] Never more than twenty."""
        gained = min(amount, MOST_LIFE - self.life[seat])
        if gained <= 0:
            return
        self.life[seat] += gained
        if not self.silent:
            self.tell(EVERYONE, "gained_life", {"seat": seat, "life": gained, "left": self.life[seat]})

    def hurt(self, seat: int, damage: int, killer: int) -> None:
        """[WW-195 WW-206] Life falls; whoever brings it to nothing first is remembered, NOBODY if it was no attack."""
        before = self.life[seat]
        self.life[seat] = before - damage
        if before > 0 and self.life[seat] <= 0:
            self.fatal[seat] = killer
            self.unsettled = True
        if not self.silent:
            self.tell(EVERYONE, "hurt", {"seat": seat, "damage": damage, "left": self.life[seat]})

    def share_life(self, seat: int, other: int) -> None:
        """[WW-R46] Both get half of their lives together, the odd point goes to the first; no damage, no healing."""
        both = self.life[seat] + self.life[other]
        self.life[seat] = both - both // 2
        self.life[other] = both // 2
        if not self.silent:
            self.tell(EVERYONE, "life_shared", {
                "seat": seat, "other_seat": other, "left": self.life[seat], "other_left": self.life[other],
            })

    def daze(self, seat: int, markers: int) -> None:
        """[WW-194] Stun markers add up."""
        self.stun[seat] += markers
        if not self.silent:
            self.tell(EVERYONE, "stunned", {"seat": seat, "markers": self.stun[seat]})

    def come_round(self, seat: int) -> None:
        """[WW-019] One stun marker less."""
        self.stun[seat] -= 1
        if not self.silent:
            self.tell(EVERYONE, "came_round", {"seat": seat, "markers": self.stun[seat]})

    # Moving

    def move(self, seat: int, square: int) -> None:
        """[WW-029] A wizard arrives on a square; doors he no longer borders are let go [WW-048 WW-049]."""
        self.place[seat] = square
        if not self.silent:
            self.tell(EVERYONE, "moved", {"seat": seat, "square": square_word(square)})
        if self.maze.holding:
            self.let_go_far_doors(seat)

    def let_go_far_doors(self, seat: int) -> None:
        board = self.board()
        for hold in self.maze.holding[:]:
            border = hold % BORDERS
            if hold // BORDERS == seat and self.place[seat] not in (board.ends[border * 2], board.ends[border * 2 + 1]):
                self.close_door(seat, border)

    def open_door(self, seat: int, border: int) -> None:
        """[WW-045] The wizard holds this door open."""
        self.maze = self.maze.clone()
        self.maze.hold(seat, border)
        if not self.silent:
            self.tell_border("door_opened", seat, border)

    def close_door(self, seat: int, border: int) -> None:
        """[WW-048] The wizard holds this door no longer."""
        self.maze = self.maze.clone()
        self.maze.let_go(seat, border)
        if not self.silent:
            self.tell_border("door_let_go", seat, border)

    def speed_up(self, seat: int, points: int) -> None:
        """[WW-031] More movement points, once a turn."""
        self.mp += points
        if not self.silent:
            self.tell(EVERYONE, "sped_up", {"seat": seat, "points": points, "left": self.mp})

    def adjust_speed(self) -> None:
        """[WW-034 WW-035] A base speed that has changed changes the points that are left, also below nothing."""
        speed = self.base_speed(self.active)
        self.mp += speed - self.speed
        self.speed = speed

    # Items

    def play_item(self, seat: int, kind: int) -> None:
        """[WW-090] The card lies open before the seat and is carried."""
        self.hands.remove(seat, kind)
        knowledge.shown(self, seat, kind)
        self.carried.add(seat, kind)
        if not self.silent:
            self.tell(EVERYONE, "played_item", {"seat": seat, "item": CARDS[kind].key})
        self.get_item(seat, kind)

    def get_item(self, seat: int, kind: int) -> None:
        """[WW-R117] The Brainstone brings two cards, once for each wizard and game."""
        if kind == BRAINSTONE and not self.drawn_for_brain[seat]:
            self.drawn_for_brain[seat] = 1
            self.unsettled = True
            for _ in range(BRAIN_CARDS):
                self.draw(seat)

    def lose_item(self, seat: int, kind: int) -> None:
        """[WW-R69 WW-R117] Whoever loses the Brainstone owes two hand cards."""
        self.carried.remove(seat, kind)
        if kind == BRAINSTONE and self.life[seat] > 0:
            self.brain_debt[seat] += BRAIN_CARDS
            self.unsettled = True

    def drop_item(self, seat: int, kind: int) -> None:
        """[WW-137 WW-154 WW-157] A carried item lies on the wizard's square from now on and belongs to nobody."""
        self.lose_item(seat, kind)
        self.put_item(kind, self.place[seat])
        if not self.silent:
            self.tell(EVERYONE, "dropped_item", {
                "seat": seat, "item": CARDS[kind].key, "square": square_word(self.place[seat]),
            })

    def put_item(self, kind: int, square: int) -> None:
        self.dropped.append(square * ITEM_KINDS + kind)
        self.dropped.sort()

    def pick_item(self, seat: int, kind: int) -> None:
        """[WW-155] One portable object of the wizard's square."""
        self.dropped.remove(self.place[seat] * ITEM_KINDS + kind)
        self.carried.add(seat, kind)
        if not self.silent:
            self.tell(EVERYONE, "picked_up", {"seat": seat, "item": CARDS[kind].key})
        self.get_item(seat, kind)

    def let_fly(self, seat: int, kind: int) -> None:
        """[WW-179] A thrown item is in the air: no longer carried, and not yet anywhere else."""
        self.carried.remove(seat, kind)
        self.casting.add(kind)

    def use_up(self, seat: int, kind: int) -> None:
        """A carried item is destroyed or used up: its card is discarded."""
        self.lose_item(seat, kind)
        self.discards.add(kind)
        if not self.silent:
            self.tell(EVERYONE, "item_gone", {"seat": seat, "item": CARDS[kind].key})

    def destroy_dropped(self, kind: int, square: int) -> None:
        """[WW-R89] An item lying about is destroyed."""
        self.dropped.remove(square * ITEM_KINDS + kind)
        self.discards.add(kind)
        if not self.silent:
            self.tell(EVERYONE, "object_destroyed", {"item": CARDS[kind].key, "square": square_word(square)})

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

    # The maze

    def put_border(self, border: int, kind: int) -> None:
        """[WW-173 WW-184] A wall, door or fire comes or goes."""
        self.maze = self.maze.clone()
        self.maze.put(border, kind)
        if not self.silent:
            self.tell_border("border_" + ["open", "wall", "door", "fire"][kind], NOBODY, border)

    def put_fill(self, square: int, kind: int) -> None:
        """A square is filled or free again."""
        self.maze = self.maze.clone()
        self.maze.fill(square, kind)
        if not self.silent:
            self.tell(EVERYONE, "square_filled" if kind else "square_freed", {"square": square_word(square)})

    def destroy_border(self, border: int) -> None:
        """[WW-173 WW-175 WW-R80] What stood here is gone for good, and with it the spell that made it."""
        made = self.spell_at(border)
        if made >= 0:
            self.end_spell(self.spells[made])
        else:
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
            if spell.border >= 0 and board.sector_of(spell.border) != slot and self.touches(spell.border, slot):
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
        self.spells = [self.turned_spell(spell, slot, quarters) for spell in self.spells]
        if not self.silent:
            self.tell(EVERYONE, "sector_turned", {"sector": COLOURS[self.maze.sectors[slot]], "quarters": quarters})

    def touches(self, border: int, slot: int) -> bool:
        board = self.board()
        return slot in (board.slot_of[board.ends[border * 2]], board.slot_of[board.ends[border * 2 + 1]])

    def turned(self, square: int, slot: int, quarters: int) -> int:
        inside = square >= 0 and self.board().slot_of[square] == slot
        return self.maze.turned_square(square, quarters) if inside else square

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

    # Fire and water

    def wash_fire(self) -> None:
        """[WW-R95] All Fire spells end, all Fire items are destroyed, carried or dropped."""
        for spell in self.spells[:]:
            if CARDS[spell.card].marks & FIRE:
                self.end_spell(spell)
        for seat in range(self.seats):
            for kind in self.carried.kinds_of(seat):
                if CARDS[kind].marks & FIRE:
                    self.use_up(seat, kind)
        for thing in self.dropped[:]:
            if CARDS[thing % ITEM_KINDS].marks & FIRE:
                self.destroy_dropped(thing % ITEM_KINDS, thing // ITEM_KINDS)

    # Knowledge, soundness and result

    def question(self) -> str:
        """What everybody knows to be asked: a seat that chooses for itself is still at the question it began from."""
        return self.stack[self.planning - 1].question(self) if self.planning >= 0 else super().question()

    def check(self) -> None:
        soundness.check(self)

    def actions(self) -> Actions:
        return WORDS

    def view(self, viewer: int) -> WizWarView:
        return knowledge.view(self, viewer)

    def knowledge(self, viewer: int) -> list[int]:
        return knowledge.learnt(self, viewer)

    def deal_anew(self, viewer: int, chance: Chance) -> None:
        knowledge.deal_anew(self, viewer, chance)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def clone(self) -> WizWar:
        twin = WizWar(self.seats, self.chance.clone())
        twin.like(self)
        twin.variant = self.variant
        twin.maze = self.maze
        twin.colours = self.colours
        twin.place = self.place[:]
        twin.life = self.life[:]
        twin.stun = self.stun[:]
        twin.kills = self.kills[:]
        twin.turns = self.turns[:]
        twin.fatal = self.fatal[:]
        twin.treasures = self.treasures[:]
        twin.burden = self.burden[:]
        twin.drawn_for_brain = self.drawn_for_brain[:]
        twin.brain_debt = self.brain_debt[:]
        twin.hands = self.hands.clone()
        twin.carried = self.carried.clone()
        twin.deck = self.deck.clone()
        twin.discards = self.discards.clone()
        twin.casting = self.casting.clone()
        twin.spells = self.spells[:]
        twin.dropped = self.dropped[:]
        twin.seen = self.seen[:]
        twin.toggled = self.toggled[:]
        twin.active = self.active
        twin.rolls = self.rolls
        twin.turn = self.turn
        twin.mp = self.mp
        twin.speed = self.speed
        twin.attacks = self.attacks
        twin.sped_up = self.sped_up
        twin.moved = self.moved
        twin.rooted = self.rooted
        twin.dazed = self.dazed
        twin.phase = self.phase
        twin.phase_over = self.phase_over
        twin.turn_over = self.turn_over
        twin.next_spell = self.next_spell
        twin.planning = self.planning
        twin.unsettled = self.unsettled
        twin.winner = self.winner
        twin.end = self.end
        return twin

