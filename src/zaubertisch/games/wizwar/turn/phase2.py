"""Phase 2: move and cast [WW-021]."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    CAST,
    CLOSE_DOOR,
    COLLECT,
    DROP,
    DROP_TREASURE,
    END_PHASE,
    END_SPELL,
    LIFT,
    MOST_SPELLS,
    OPEN_DOOR,
    PICK,
    PLAY,
    PUNCH,
    REACT,
    SPEED_UP,
    STEAL,
    STEP,
    USE,
)
from zaubertisch.games.wizwar.aim.plan import CASTING, NO_CARD, PUNCHING, SPEEDING
from zaubertisch.games.wizwar.announce.announcement import Announcement
from zaubertisch.games.wizwar.announce.in_reach import TargetsInReach, cast_type
from zaubertisch.games.wizwar.cards import ATTACK, CARDS, HANDFUL_OF_TACKS, ITEM, KINDS, NEUTRAL
from zaubertisch.games.wizwar.harm.being_moved import Stride, way_out
from zaubertisch.games.wizwar.harm.pickup import pick, pick_up, start
from zaubertisch.games.wizwar.harm.settle import settle_then
from zaubertisch.games.wizwar.maze.maze import DOOR
from zaubertisch.games.wizwar.out_of_phase import why_not_now
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import (
    NO_WAY,
    USED_SPELLS,
    choose,
    lying_here,
    tacks_beside,
    use,
    why_no_punch,
    why_no_speed_up,
    why_no_step,
    why_no_way,
    why_not_cast,
    why_not_close,
    why_not_collect,
    why_not_lift,
    why_not_open,
    why_not_pick,
    why_not_play,
    why_not_use,
    why_not_yet,
)
from zaubertisch.kernel.step import END, NEXT, Step


class MoveAndCast(Step[WizWar]):
    """[WW-015 WW-021 WW-022 WW-R113] In any order, until the seat or something else ends the phase."""

    BEGIN: Final = 0
    GO_ON: Final = 1

    def run(self, g: WizWar) -> int:
        match self.at:
            case MoveAndCast.BEGIN: return self.begin(g)
            case MoveAndCast.GO_ON: return self.go_on(g)
            case _: return self.settle(g)

    def begin(self, g: WizWar) -> int:
        """[WW-024] Movement points by base speed."""
        g.phase = 2
        g.speed = g.base_speed(self.seat)
        g.mp = g.speed
        return NEXT

    def go_on(self, g: WizWar) -> int:
        """[WW-015 WW-030 WW-034] Unspent points are lost at the end."""
        if g.phase_over or g.turn_over:
            g.mp = 0
            return END
        g.adjust_speed()
        return g.ask(self.seat)

    def settle(self, g: WizWar) -> int:
        """[WW-201] After each action: who is dead, who has won, who has too much."""
        return settle_then(g, self, MoveAndCast.GO_ON)

    def question(self, g: WizWar) -> str:
        return "main"

    # Options

    def options(self, g: WizWar) -> list[int]:
        seat = self.seat
        out = [END_PHASE]
        out += [STEP + side for side in range(4) if not why_no_step(g, seat, side)]
        if not why_no_punch(g, seat):
            out.append(PUNCH)
        if not why_no_speed_up(g, seat):
            out.append(SPEED_UP)
        if g.dropped and not why_not_collect(g, seat):
            out.append(COLLECT)
        if g.burden[seat] != NO_TREASURE:
            out.append(DROP_TREASURE)
        self.add_doors(g, out)
        self.add_treasures(g, out)
        self.add_cards(g, out)
        self.add_things(g, out)
        return out

    def add_doors(self, g: WizWar, out: list[int]) -> None:
        board = g.board()
        for side in range(4):
            border = board.border[g.place[self.seat] * 4 + side]
            if border >= 0 and g.maze.borders[border] == DOOR:
                if not why_not_open(g, self.seat, border):
                    out.append(OPEN_DOOR + side)
                if not why_not_close(g, self.seat, border):
                    out.append(CLOSE_DOOR + side)

    def add_treasures(self, g: WizWar, out: list[int]) -> None:
        if g.burden[self.seat] == NO_TREASURE and g.place[self.seat] in g.treasures:
            out += [LIFT + colour for colour in sorted(g.colours) if not why_not_lift(g, self.seat, colour)]

    def add_cards(self, g: WizWar, out: list[int]) -> None:
        """Cards of the hand to cast or to play."""
        plays: list[int] = []
        targets = TargetsInReach()
        for kind in g.hands.kinds_of(self.seat):
            if CARDS[kind].types & ITEM:
                if not why_not_play(g, self.seat, kind):
                    plays.append(PLAY + kind)
            elif not why_not_cast(g, self.seat, kind, targets):
                out.append(CAST + kind)
        out += plays

    def add_things(self, g: WizWar, out: list[int]) -> None:
        """What is carried, what lies here, what is maintained."""
        seat = self.seat
        if g.carried.size(seat):
            out += [USE + kind for kind in g.carried.kinds_of(seat) if not why_not_use(g, seat, kind)]
        if g.spells:
            out += [USE + kind for kind in USED_SPELLS if not why_not_use(g, seat, kind)]
        if g.carried.size(seat):
            out += [DROP + kind for kind in g.carried.kinds_of(seat)]
        here = g.dropped_on(g.place[seat]) if g.dropped else []
        if here:
            out += [PICK + kind for kind in sorted(set(here)) if not why_not_pick(g, seat, kind)]
        for index, spell in enumerate(g.spells):
            if g.maintains(seat, spell):
                out.append(END_SPELL + index)

    # Refusals

    def why_not(self, g: WizWar, action: int) -> str:
        seat = self.seat
        if action == END_PHASE:
            return ""
        if action < CAST:
            return self.why_not_plain(g, action)
        kind = (action - CAST) % KINDS
        if action < PLAY:
            return why_not_cast(g, seat, kind, TargetsInReach())
        if action < USE:
            return why_not_play(g, seat, kind)
        if action < REACT:
            return why_not_use(g, seat, kind)
        if DROP <= action < PICK:
            return "" if g.carried.has(seat, kind) else "WW-157"
        if PICK <= action < STEAL:
            return why_not_pick(g, seat, kind)
        if action == COLLECT:
            return why_not_collect(g, seat)
        index = action - END_SPELL
        mine = 0 <= index < len(g.spells) and index < MOST_SPELLS and g.maintains(seat, g.spells[index])
        return "" if mine else "WW-135" if 0 <= index < MOST_SPELLS else why_not_now(action, why_not_yet(action))

    def why_not_plain(self, g: WizWar, action: int) -> str:
        seat = self.seat
        if STEP <= action < STEP + 4:
            rule = why_no_step(g, seat, action - STEP)
            return why_no_way(g, seat, action - STEP) if rule == NO_WAY else rule
        if action == PUNCH:
            return why_no_punch(g, seat)
        if action == SPEED_UP:
            return why_no_speed_up(g, seat)
        if action == DROP_TREASURE:
            return "" if g.burden[seat] != NO_TREASURE else "WW-164"
        if LIFT <= action < LIFT + 4:
            return why_not_lift(g, seat, action - LIFT)
        if OPEN_DOOR <= action < CLOSE_DOOR + 4:
            border = g.board().border[g.place[seat] * 4 + (action - OPEN_DOOR) % 4]
            if border < 0 or g.maze.borders[border] != DOOR:
                return "WW-045" if action < CLOSE_DOOR else "WW-048"
            return why_not_open(g, seat, border) if action < CLOSE_DOOR else why_not_close(g, seat, border)
        return why_not_now(action, why_not_yet(action))

    # Answers

    def take(self, g: WizWar, action: int) -> int:
        if action == END_PHASE:
            g.phase_over = True
            return self.goto(MoveAndCast.GO_ON)
        if action == COLLECT:
            return start(g, pick(g, self.seat, HANDFUL_OF_TACKS, tacks_beside(g, self.seat)))
        if action < CAST:
            return self.take_plain(g, action)
        kind = (action - CAST) % KINDS
        if action < PLAY:
            return choose(g, Announcement(self.seat, CASTING, kind, cast_type(kind)))
        if USE <= action < REACT:
            return choose(g, use(self.seat, kind))
        if PICK <= action < STEAL:
            return start(g, pick(g, self.seat, kind, g.place[self.seat]))
        if action < USE:
            g.play_item(self.seat, kind)
            g.spend()
        elif action < PICK:
            g.drop_item(self.seat, kind)
        else:
            g.end_spell(g.spells[action - END_SPELL])
        g.acted = True
        return NEXT

    def take_plain(self, g: WizWar, action: int) -> int:
        seat = self.seat
        if STEP <= action < STEP + 4:
            return self.step(g, action - STEP)
        if action == PUNCH:
            return choose(g, Announcement(seat, PUNCHING, NO_CARD, ATTACK))
        if action == SPEED_UP:
            return choose(g, Announcement(seat, SPEEDING, NO_CARD, NEUTRAL))
        g.acted = True
        if action == DROP_TREASURE:
            g.drop_treasure(seat)
        elif LIFT <= action < LIFT + 4:
            return pick_up(g, seat, lying_here(g, g.place[seat], action - LIFT))
        else:
            self.toggle(g, action)
        return NEXT

    def step(self, g: WizWar, side: int) -> int:
        """[WW-025 WW-028 WW-037 WW-038 WW-062] One movement point, also across the edge and through portals."""
        g.pay_point()
        side = way_out(g, self.seat, side)
        if side < 0:
            return NEXT
        g.moved = True
        return g.call(Stride(self.seat, side))

    def toggle(self, g: WizWar, action: int) -> None:
        """[WW-045 WW-R82] Open or close a door, each at most once before something is spent."""
        border = g.board().border[g.place[self.seat] * 4 + (action - OPEN_DOOR) % 4]
        if action < CLOSE_DOOR:
            g.note_toggled(border * 2)
            g.open_door(self.seat, border)
        else:
            g.note_toggled(border * 2 + 1)
            g.close_door(self.seat, border)

    def clone(self) -> MoveAndCast:
        twin = MoveAndCast()
        twin.like(self)
        return twin
