"""Phase 2: move and cast [WW-021]. Each thing one may do has one predicate, which serves options and refusals alike."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    CAST,
    CLOSE_DOOR,
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
    SPEED_UP,
    STEP,
    USE,
)
from zaubertisch.games.wizwar.announcement import Announcement
from zaubertisch.games.wizwar.cards import (
    ADD,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOLT_WAY,
    BOOMSTONE,
    BRAINSTONE,
    CARDS,
    EV,
    FIRE,
    FLOOD,
    ITEM,
    KINDS,
    LARGE_ROCK,
    NEUTRAL,
    NOTHING,
    NULL_POWDER,
    STONE_SPIKES,
    TELEPORT,
    UNIVERSAL_SOLVENT,
    WINDRIDER,
)
from zaubertisch.games.wizwar.choosing import can_complete_aim, may_add, works_with, works_with_best
from zaubertisch.games.wizwar.components import BRAIN_CARDS
from zaubertisch.games.wizwar.maze import DOOR
from zaubertisch.games.wizwar.pickup import MakeRoom, PickUp
from zaubertisch.games.wizwar.plan import CASTING, NO_CARD, PUNCHING, SPEEDING, THROWING, USING, Plan
from zaubertisch.games.wizwar.settle import Settle
from zaubertisch.games.wizwar.state import NO_TREASURE
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import has_target
from zaubertisch.games.wizwar.walk import Entering, walk
from zaubertisch.kernel.step import END, NEXT, Step

THROWN_ITEMS: Final[list[int]] = [LARGE_ROCK, BOOMSTONE]
USED_ITEMS: Final[list[int]] = [NULL_POWDER, UNIVERSAL_SOLVENT]
MODIFIERS: Final[list[int]] = [AROUND_THE_CORNER, ASTRAL_PROJECTION, ADD]


class MoveAndCast(Step[WizWar]):
    """[WW-015 WW-021 WW-022 WW-R113] In any order, until the seat or something else ends the phase."""

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.begin(g)
            case 1: return self.go_on(g)
            case 2: return self.settle(g)
            case _: return END

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
        self.at = 0
        return g.call(Settle()) if g.unsettled else NEXT

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
        if g.burden[seat] != NO_TREASURE:
            out.append(DROP_TREASURE)
        out += self.doors(g)
        out += self.treasures(g)
        out += self.cards(g)
        out += self.things(g)
        return out

    def doors(self, g: WizWar) -> list[int]:
        out: list[int] = []
        board = g.board()
        for side in range(4):
            border = board.border[g.place[self.seat] * 4 + side]
            if border >= 0 and g.maze.borders[border] == DOOR:
                if not why_not_open(g, self.seat, border):
                    out.append(OPEN_DOOR + side)
                if not why_not_close(g, self.seat, border):
                    out.append(CLOSE_DOOR + side)
        return out

    def treasures(self, g: WizWar) -> list[int]:
        here = g.place[self.seat]
        if here not in g.treasures or g.burden[self.seat] != NO_TREASURE:
            return []
        return [LIFT + colour for colour in sorted(g.colours) if lying_here(g, here, colour) >= 0]

    def cards(self, g: WizWar) -> list[int]:
        """Cards of the hand to cast or to play."""
        casts: list[int] = []
        plays: list[int] = []
        for kind in g.hands.kinds_of(self.seat):
            if CARDS[kind].types & ITEM:
                if not why_not_play(g, self.seat, kind):
                    plays.append(PLAY + kind)
            elif not why_not_cast(g, self.seat, kind):
                casts.append(CAST + kind)
        return casts + plays

    def things(self, g: WizWar) -> list[int]:
        """What is carried, what lies here, what is maintained."""
        seat = self.seat
        out: list[int] = []
        if g.carried.size(seat):
            out += [USE + kind for kind in g.carried.kinds_of(seat) if not why_not_use(g, seat, kind)]
        if g.spells and not why_not_use(g, seat, STONE_SPIKES):
            out.append(USE + STONE_SPIKES)
        if g.carried.size(seat):
            out += [DROP + kind for kind in g.carried.kinds_of(seat)]
        if g.dropped:
            out += [PICK + kind for kind in sorted(set(g.dropped_on(g.place[seat]))) if not why_not_pick(g, seat, kind)]
        for place, spell in enumerate(g.spells):
            if spell.caster == seat:
                out.append(END_SPELL + place)
        return out

    # Refusals

    def why_not(self, g: WizWar, action: int) -> str:
        seat = self.seat
        if action == END_PHASE:
            return ""
        if action < CAST:
            return self.why_not_plain(g, action)
        kind = (action - CAST) % KINDS
        match (action - CAST) // KINDS:
            case 0: return why_not_cast(g, seat, kind)
            case 1: return why_not_play(g, seat, kind)
            case 2: return why_not_use(g, seat, kind)
            case 8: return "" if g.carried.has(seat, kind) else "WW-157"
            case 9: return why_not_pick(g, seat, kind)
        place = action - END_SPELL
        mine = 0 <= place < len(g.spells) and place < MOST_SPELLS and g.spells[place].caster == seat
        return "" if mine else "WW-021"

    def why_not_plain(self, g: WizWar, action: int) -> str:
        seat = self.seat
        if STEP <= action < STEP + 4:
            return why_no_step(g, seat, action - STEP)
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
                return "WW-045"
            return why_not_open(g, seat, border) if action < CLOSE_DOOR else why_not_close(g, seat, border)
        return "WW-021"

    # Answers

    def take(self, g: WizWar, action: int) -> int:
        if action == END_PHASE:
            g.phase_over = True
            return self.goto(1)
        if action < CAST:
            return self.take_plain(g, action)
        kind = (action - CAST) % KINDS
        match (action - CAST) // KINDS:
            case 0: return plan(g, Announcement(self.seat, CASTING, kind, cast_type(kind)))
            case 1: g.play_item(self.seat, kind)
            case 2: return plan(g, use(self.seat, kind))
            case 8: g.drop_item(self.seat, kind)
            case 9: return self.pick(g, kind)
            case _: g.end_spell(g.spells[action - END_SPELL])
        return NEXT

    def take_plain(self, g: WizWar, action: int) -> int:
        seat = self.seat
        if STEP <= action < STEP + 4:
            return self.step(g, action - STEP)
        if action == PUNCH:
            return plan(g, Announcement(seat, PUNCHING, NO_CARD, ATTACK))
        if action == SPEED_UP:
            return plan(g, Announcement(seat, SPEEDING, NO_CARD, NEUTRAL))
        if action == DROP_TREASURE:
            g.drop_treasure(seat)
        elif LIFT <= action < LIFT + 4:
            return g.call(PickUp(seat, lying_here(g, g.place[seat], action - LIFT)))
        else:
            self.toggle(g, action)
        return NEXT

    def step(self, g: WizWar, side: int) -> int:
        """[WW-025 WW-028 WW-037 WW-038 WW-062] One movement point, also across the edge and through portals."""
        g.mp -= 1
        g.moved = True
        return g.call(Entering(self.seat, walk(g, self.seat, side)))

    def toggle(self, g: WizWar, action: int) -> None:
        """[WW-045 WW-R82] Open or close a door, each at most once a turn."""
        border = g.board().border[g.place[self.seat] * 4 + (action - OPEN_DOOR) % 4]
        if action < CLOSE_DOOR:
            g.toggled.append(border * 2)
            g.open_door(self.seat, border)
        else:
            g.toggled.append(border * 2 + 1)
            g.close_door(self.seat, border)

    def pick(self, g: WizWar, kind: int) -> int:
        """[WW-155 WW-156] One movement point; at the limit something must go first."""
        if not has_room(g, self.seat, kind):
            return g.call(MakeRoom(self.seat, kind))
        g.mp -= 1
        g.pick_item(self.seat, kind)
        return NEXT

    def clone(self) -> MoveAndCast:
        twin = MoveAndCast()
        twin.like(self)
        return twin


# Plans


def plan(g: WizWar, step: Announcement) -> int:
    """Begin to choose; nobody else hears of it before it is announced."""
    g.planning = len(g.stack)
    return g.call(step)


def cast_type(kind: int) -> int:
    """[WW-091] What a card is cast as in the own turn."""
    return ATTACK if CARDS[kind].types & ATTACK else NEUTRAL


def use(seat: int, kind: int) -> Announcement:
    """[WW-067] Throwing is an attack; powder and solvent are not."""
    if kind in USED_ITEMS:
        return Announcement(seat, USING, kind, NEUTRAL)
    return Announcement(seat, THROWING, kind, ATTACK)


# Predicates: the rule that forbids something, or nothing


def why_no_leaving(g: WizWar) -> str:
    """[WW-191 WW-192 WW-R61 WW-R63] A wizard who has teleported, or has attacked while stunned, stays where he is."""
    if g.rooted:
        return "WW-R61"
    return "WW-192" if g.attacks > 0 and g.is_bound() else ""


def why_no_step(g: WizWar, seat: int, side: int) -> str:
    if g.mp < 1:
        return "WW-028"
    return why_no_leaving(g) or ("" if g.can_walk(seat, side) else "WW-026")


def why_no_attack(g: WizWar, seat: int) -> str:
    """[WW-053 WW-054 WW-191 WW-192 WW-R65 WW-R119] Once a turn, not in the first, not after moving while stunned."""
    if g.turns[seat] == 0:
        return "WW-054"
    if g.attacks > 0:
        return "WW-053"
    if g.is_mist(seat):
        return "WW-R65"
    return "WW-192" if g.moved and g.is_bound() else ""


def why_no_punch(g: WizWar, seat: int) -> str:
    return why_no_attack(g, seat) or ("" if has_target(g, Plan(seat, PUNCHING, NO_CARD, ATTACK)) else "WW-061")


def why_no_speed_up(g: WizWar, seat: int) -> str:
    """[WW-031 WW-032 WW-033 WW-R76] Once a turn, at any moment of the phase, with a hand card that has a value."""
    if g.sped_up:
        return "WW-031"
    for kind in g.hands.kinds_of(seat):
        if EV[kind] > 0:
            return ""
    return "WW-088"


def why_not_cast(g: WizWar, seat: int, kind: int) -> str:
    """[WW-085 WW-086 WW-087 WW-092 WW-193 WW-R21 WW-R62 WW-R95 WW-R114] A spell of the own turn with a target."""
    types = CARDS[kind].types
    if not g.hands.has(seat, kind) or not types & (ATTACK | NEUTRAL):
        return "WW-087"
    if kind in MODIFIERS:
        return "WW-R08"
    if types & ATTACK and why_no_attack(g, seat):
        return why_no_attack(g, seat)
    if CARDS[kind].marks & FIRE and g.in_play(FLOOD):
        return "WW-R95"
    if kind in (TELEPORT, WINDRIDER) and why_no_leaving(g):
        return why_no_leaving(g)
    return "" if can_complete(g, Plan(seat, CASTING, kind, cast_type(kind))) else "WW-092"


def can_complete(g: WizWar, p: Plan) -> bool:
    """[WW-095] Whether the choices that follow can lead to a legal announcement."""
    if p.aim() == NOTHING or can_complete_aim(g, p):
        return True
    if p.aim() != BOLT_WAY:
        return False
    return any([works_with(g, p, kind, NO_CARD) for kind in p.boosts(g)]) or (may_add(g, p) and works_with_best(g, p))


def why_not_play(g: WizWar, seat: int, kind: int) -> str:
    """[WW-090 WW-R68 WW-R95] Any number of items; no Fire ones during a Flood."""
    if not CARDS[kind].types & ITEM or not g.hands.has(seat, kind):
        return "WW-090"
    return "WW-R95" if CARDS[kind].marks & FIRE and g.in_play(FLOOD) else ""


def why_not_use(g: WizWar, seat: int, kind: int) -> str:
    """[WW-065 WW-177 WW-178] Throwing as an attack, solvent and powder at any time, each at something in sight."""
    if kind == STONE_SPIKES:
        if not g.works_on(seat, STONE_SPIKES):
            return "WW-065"
    elif not g.carried.has(seat, kind) or (kind not in THROWN_ITEMS and kind not in USED_ITEMS):
        return "WW-177"
    step = use(seat, kind)
    if step.is_attack() and why_no_attack(g, seat):
        return why_no_attack(g, seat)
    return "" if has_target(g, step) else "WW-092"


def lying_here(g: WizWar, square: int, colour: int) -> int:
    """A treasure of this colour on this square, or -1."""
    for treasure, lies in enumerate(g.treasures):
        if lies == square and g.colours[treasure // 2] == colour:
            return treasure
    return -1


def why_not_lift(g: WizWar, seat: int, colour: int) -> str:
    """[WW-161 WW-162] One treasure at most, one's own too."""
    if g.burden[seat] != NO_TREASURE:
        return "WW-161"
    return "" if lying_here(g, g.place[seat], colour) >= 0 else "WW-162"


def has_room(g: WizWar, seat: int, kind: int) -> bool:
    """[WW-156] Whether one more item stays within the limit, which a Brainstone raises itself."""
    raised = kind == BRAINSTONE and not g.carried.has(seat, BRAINSTONE)
    return g.load(seat) < g.limit(seat) + (BRAIN_CARDS if raised else 0)


def why_not_pick(g: WizWar, seat: int, kind: int) -> str:
    """[WW-028 WW-153 WW-155 WW-193] One movement point for an item lying here."""
    if kind not in g.dropped_on(g.place[seat]):
        return "WW-155"
    return "WW-028" if g.mp < 1 else ""


def why_not_open(g: WizWar, seat: int, border: int) -> str:
    """[WW-045 WW-R82] A door one may unlock and does not hold yet, once a turn."""
    if g.maze.holds(seat, border) or not g.may_unlock(seat, border):
        return "WW-043"
    return "WW-R82" if border * 2 in g.toggled else ""


def why_not_close(g: WizWar, seat: int, border: int) -> str:
    """[WW-048 WW-R82] A door one holds, once a turn."""
    if not g.maze.holds(seat, border):
        return "WW-048"
    return "WW-R82" if border * 2 + 1 in g.toggled else ""
