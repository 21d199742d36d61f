"""The table of Wiz-War and its verbs: the only things that change it, each keeping the counts right and telling."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import BACK, WORDS, square_word
from zaubertisch.games.wizwar.cards import KINDS
from zaubertisch.games.wizwar.components import COLOURS, START_HAND, START_LIFE
from zaubertisch.games.wizwar.maze.board import BORDERS
from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.out_of_phase import is_for_own_turn
from zaubertisch.games.wizwar.table.life import Life
from zaubertisch.games.wizwar.table.state import NO_TREASURE, UNHURT
from zaubertisch.games.wizwar.variants import Variant
from zaubertisch.kernel.errors import Refused
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.pile import Pile, Piles


class WizWar(Life):
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
        self.shuffle_decks()
        self.casting = Pile(KINDS)
        self.spells = []
        self.dropped = []
        self.seen = []
        self.toggled = []
        self.traps = []
        self.slow = [0] * self.seats
        self.strays = []

    def shuffle_decks(self) -> None:
        """[WW-007] One deck for all, or one for each group."""
        self.decks = []
        self.discards = []
        for copies in self.variant.deck_copies:
            deck = Pile(KINDS)
            deck.fill(copies[:])
            self.decks.append(deck)
            self.discards.append(Pile(KINDS))

    def deal(self) -> None:
        """[WW-009] Five cards for everybody."""
        for seat in range(self.seats):
            for _ in range(START_HAND):
                self.draw(seat)

    # Moving

    def move(self, seat: int, square: int, passing: bool = False) -> None:
        """[WW-029] A wizard arrives on a square; doors he no longer borders are let go [WW-048 WW-049].

        Squares the wind carries him across are not worth telling.
        """
        self.place[seat] = square
        if not self.silent and not passing:
            self.tell(EVERYONE, "moved", {"seat": seat, "square": square_word(square)})
        if self.maze.holding:
            self.let_go_far_doors(seat)
        if self.maze.giants:
            self.place_giants()

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

    def pay_point(self) -> None:
        """[WW-025 WW-155] One movement point is spent."""
        self.mp -= 1
        self.spend()

    def spend(self) -> None:
        """[WW-R82] Something is done that costs something: doors may be opened and closed once more."""
        self.acted = True
        self.toggled = []

    def adjust_speed(self) -> None:
        """[WW-034 WW-035] A base speed that has changed changes the points that are left, also below nothing."""
        speed = self.base_speed(self.active)
        self.mp += speed - self.speed
        self.speed = speed

    # The turn

    def note_toggled(self, door: int) -> None:
        """[WW-R82] A door was opened or closed, each noted on its own."""
        self.toggled.append(door)

    def count_turn(self, seat: int) -> None:
        """[WW-211] One more turn is over."""
        self.turns[seat] += 1

    # Questions and copies

    def question(self) -> str:
        """What everybody knows to be asked: a seat that chooses for itself is still at the question it began from."""
        return self.stack[self.planning - 1].question(self) if self.planning >= 0 else super().question()

    def refusal(self, action: int, rule: str) -> Refused:
        """Going back is offered only to whoever can do there what is refused here, and has not begun it already."""
        told = super().refusal(action, rule)
        offers_back = self.planning >= 0 and told.instead == WORDS.word(BACK) and is_for_own_turn(action)
        if not offers_back:
            return told
        going_on = told.obstacle is not None and told.obstacle.key == "chosen_already"
        if not going_on and not self.stack[self.planning - 1].why_not(self, action):
            return told
        return Refused(told.seat, told.word, told.rule, told.allowed, told.obstacle)

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
        twin.decks = [deck.clone() for deck in self.decks]
        twin.discards = [pile.clone() for pile in self.discards]
        twin.casting = self.casting.clone()
        twin.spells = self.spells[:]
        twin.dropped = self.dropped[:]
        twin.seen = self.seen[:]
        twin.toggled = self.toggled[:]
        twin.traps = self.traps[:]
        twin.slow = self.slow[:]
        twin.strays = self.strays[:]
        twin.real_trap = self.real_trap
        twin.acted = self.acted
        twin.dashed = self.dashed
        twin.touched = self.touched
        twin.sick = self.sick
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

