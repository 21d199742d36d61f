"""The rulebook, section by section: a round, a turn, a choice of mystic stones."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.abraca import scoring
from zaubertisch.games.abraca.actions import ANY_CALL, ANY_CALL_OR_STOP, FROM, STOP, TAKE, TAKES
from zaubertisch.games.abraca.components import DRAGON, EMPTIED, KNOCKED_OUT, LAST_WIZARD, OWN_FAULT, RUNNING, SINGER
from zaubertisch.games.abraca.spells import work
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step


class Round(Step[Abraca]):
    """A round: it is dealt, the seats take turns, it ends, points are given."""

    SET_UP: Final = 0
    BEGIN_TURN: Final = 1
    NEXT_TURN_OR_END: Final = 2
    GIVE_POINTS: Final = 3

    def run(self, g: Abraca) -> int:
        match self.at:
            case Round.SET_UP: return self.set_up(g)
            case Round.BEGIN_TURN: return self.begin_turn(g)
            case Round.NEXT_TURN_OR_END: return self.next_turn_or_end(g)
            case Round.GIVE_POINTS: return self.give_points(g)
            case _: return END

    def set_up(self, g: Abraca) -> int:
        """[AB-012 AB-013 AB-014 AB-015 AB-016 AB-017 AB-018] All stones are mixed and dealt; points are kept."""
        g.clear_away()
        g.round += 1
        g.end = RUNNING
        if not g.silent:
            g.tell(EVERYONE, "round_begins", {"round": g.round, "seat": g.active})
        g.deal()
        return NEXT

    def begin_turn(self, g: Abraca) -> int:
        """[AB-021] Nothing was cast yet, so any number may come first."""
        g.lowest = 0
        return g.call(Turn(g.active))

    def next_turn_or_end(self, g: Abraca) -> int:
        """[AB-036] The left neighbour is next, unless the turn has ended the round."""
        g.end = self.heard
        if g.end != RUNNING:
            return NEXT
        g.active = g.left(g.active)
        return self.goto(Round.BEGIN_TURN)

    def give_points(self, g: Abraca) -> int:
        """[AB-053 AB-R21 AB-R29] Nobody draws; everything is shown; where one round is all there is, nobody scores."""
        g.caster = g.active
        scoring.lose_all_lives(g)
        if not g.silent:
            g.tell(EVERYONE, "round_ends", {"seat": g.caster, "end": g.end_key()})
            if g.variant.reveal:
                g.reveal()
        if not g.variant.one_round:
            self.add_points(g)
        return NEXT

    def add_points(self, g: Abraca) -> None:
        """[AB-058] The points of the round are added to the totals."""
        g.round_points = scoring.points_of_round(g)
        for seat, points in enumerate(g.round_points):
            g.score(seat, points)

    def clone(self) -> Round:
        twin = Round()
        twin.like(self)
        return twin


class Turn(Step[Abraca]):
    """A turn [AB-020]: name a spell you may hold; go on as high or higher, or stop. Reports how it ended the round."""

    CALL: Final = 0
    WORK: Final = 1
    GO_ON_OR_END: Final = 2
    NEW_STONES: Final = 3

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.spell = 0

    def run(self, g: Abraca) -> int:
        match self.at:
            case Turn.CALL: return g.ask(self.seat)
            case Turn.WORK: return self.let_it_work(g)
            case Turn.GO_ON_OR_END: return self.go_on_or_end(g)
            case Turn.NEW_STONES: return self.take_new_stones(g)
            case _: return END

    def question(self, g: Abraca) -> str:
        return "go_on" if g.lowest else "first_call"

    def options(self, g: Abraca) -> list[int]:
        """[AB-020 AB-021 AB-022 AB-023] Any number from the last success upwards, held or not; stop after a success."""
        if g.lowest == 0:
            return ANY_CALL
        return ANY_CALL_OR_STOP if g.variant.free_chain or g.variant.offence else FROM[g.lowest]

    def why_not(self, g: Abraca, action: int) -> str:
        """[AB-043 AB-R04 AB-R16 AB-R24] What cannot be in the row may be called, what is lower only as an offence."""
        if action == STOP:
            return "" if g.lowest else "AB-020"
        if action > TAKE:
            return "AB-043" if g.variant.choose_mystic else "AB-R16"
        if action < STOP:
            return "AB-021"
        if action < g.lowest and not g.variant.free_chain and not g.variant.offence:
            return "AB-022"
        return ""

    def take(self, g: Abraca, action: int) -> int:
        """[AB-024 AB-R05] The table itself looks whether such a stone stands in the row, and is never wrong."""
        if action == STOP:
            return self.stop(g)
        if action < g.lowest and not g.variant.free_chain:
            return self.offend(g, action)
        if not g.rows.has(self.seat, action):
            return self.fail(g, action)
        g.put_on_board(self.seat, action)
        self.spell = action
        g.lowest = action
        return NEXT

    def stop(self, g: Abraca) -> int:
        if not g.silent:
            g.tell(EVERYONE, "stopped", {"seat": self.seat})
        return self.goto(Turn.NEW_STONES)

    def offend(self, g: Abraca, spell: int) -> int:
        """[AB-037 AB-R25] One life for the wrong order, no die; nobody learns whether the stone stands there."""
        if not g.silent:
            g.tell(EVERYONE, "offended", {"seat": self.seat, "spell": spell})
        g.lose(self.seat, 1)
        return self.after_a_mistake(g)

    def fail(self, g: Abraca, spell: int) -> int:
        """[AB-029 AB-030 AB-031 AB-R11] A failed dragon costs what the die says, any other spell one life."""
        g.note_failure(self.seat, spell)
        g.lose(self.seat, g.roll(self.seat) if spell == DRAGON else 1)
        return self.after_a_mistake(g)

    def after_a_mistake(self, g: Abraca) -> int:
        """[AB-051 AB-R10 AB-R28] The last life lost by oneself ends the round, or for last wizards only the turn."""
        if g.alive(self.seat):
            return self.goto(Turn.NEW_STONES)
        if not g.variant.to_the_last_wizard:
            self.report = OWN_FAULT
        elif g.living() == 1:
            self.report = LAST_WIZARD
        return END

    def let_it_work(self, g: Abraca) -> int:
        """[AB-026 AB-R07] The spell works completely, also that of the last stone."""
        if self.spell == SINGER and g.variant.choose_mystic:
            return g.call(MysticChoice(self.seat))
        work(g, self.seat, self.spell)
        return NEXT

    def go_on_or_end(self, g: Abraca) -> int:
        """[AB-027 AB-028 AB-050 AB-051 AB-052 AB-R06 AB-R12 AB-R27] An empty row comes before any knock-out."""
        if g.rows.size(self.seat) == 0:
            self.report = EMPTIED
            return END
        living = g.living()
        if g.variant.to_the_last_wizard:
            self.report = LAST_WIZARD if living == 1 else RUNNING
        elif living < g.seats:
            self.report = KNOCKED_OUT
        return self.goto(Turn.CALL) if self.report == RUNNING else END

    def take_new_stones(self, g: Abraca) -> int:
        """[AB-032] The turn is over: the row is filled up."""
        g.refill(self.seat)
        return NEXT

    def clone(self) -> Turn:
        twin = Turn()
        twin.like(self)
        twin.spell = self.spell
        return twin


class MysticChoice(Step[Abraca]):
    """Which of the face-down mystic stones to take [AB-R16]: all alike to everybody, but some like to choose."""

    CHOOSE: Final = 0

    def run(self, g: Abraca) -> int:
        return g.ask(self.seat) if self.at == MysticChoice.CHOOSE else END

    def question(self, g: Abraca) -> str:
        return "take_mystic"

    def options(self, g: Abraca) -> list[int]:
        return TAKES[len(g.mystic_table)]

    def why_not(self, g: Abraca, action: int) -> str:
        return "" if TAKE < action <= TAKE + len(g.mystic_table) else "AB-R16"

    def take(self, g: Abraca, action: int) -> int:
        g.take_mystic(self.seat)
        return NEXT

    def clone(self) -> MysticChoice:
        twin = MysticChoice()
        twin.like(self)
        return twin
