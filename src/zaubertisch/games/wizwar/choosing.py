"""Choosing [WW-094]: what a seat answers for itself before it announces: which, with what, how strong, at whom."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_BORDER,
    AT_SELF,
    AT_SPELL,
    AT_SQUARE,
    AT_TRAP,
    AT_WIZARD,
    BACK,
    BOOST,
    DROP,
    DROP_TREASURE,
    FIST,
    FOR_DAMAGE,
    FOR_STUN,
    HIT_ITEM,
    LIFT,
    MOST_AMOUNT,
    MOST_SPELLS,
    NO_BOOST,
    PLAIN,
    REACH_OUT,
    REST,
    TURN,
    TURN_SECTOR,
    WAY,
    WITH,
)
from zaubertisch.games.wizwar.attacking import why_no_attack
from zaubertisch.games.wizwar.bolt import wind_way
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ADD,
    ADJACENT,
    ANY_OBJECT,
    AROUND_THE_CORNER,
    ASTRAL_PROJECTION,
    ATTACK,
    BOLT_WAY,
    BOOBY_TRAP,
    CARDS,
    DARTS,
    FIRE,
    GLOBE,
    HANDFUL_OF_TACKS,
    HEAVE_HO,
    KINDS,
    LYING,
    NEGATE_NEUTRAL,
    NEUTRAL,
    NOTHING,
    PASS_THROUGH_WALL,
    PICK_LOCK,
    SECTOR,
    SIGHT,
    SPELL,
    STRETCH,
    TRAP_SQUARES,
    WATER_TARGET,
    WIND_WAY,
    ZOT,
)
from zaubertisch.games.wizwar.components import TRAPS
from zaubertisch.games.wizwar.layout import BORDERS, SQUARES
from zaubertisch.games.wizwar.maze import NOTHING as FREE
from zaubertisch.games.wizwar.plan import (
    CASTING,
    NO_CARD,
    SLASHING,
    SPEEDING,
    TO_PUNCH,
    TO_PUT,
    TO_REACH,
    Plan,
    plan_at,
)
from zaubertisch.games.wizwar.reactions import blow, earth_borders, stoppable_parts
from zaubertisch.games.wizwar.state import ITEM_KINDS, NO_TREASURE
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.targets import (
    astral_squares,
    free_treasures,
    has_target,
    lying_things,
    spell_place,
    targets,
    traps_in_reach,
)

# Paragraphs of choosing; each is skipped where there is nothing to choose.

QUESTIONS: Final[list[str]] = [
    "card_mode", "which_spell", "astral", "corner", "boost", "boost_first", "boost_second", "target", "more", "tie",
]
ASTRAL: Final = 2
SECOND: Final = 6
TARGET: Final = 7
READY: Final = 10


def is_asked(g: WizWar, p: Plan) -> bool:
    """Whether the paragraph reached has anything to ask."""
    match p.at:
        case 0: return p.card in (ZOT, STRETCH)
        case 1: return p.card in (ABSORB_SPELL, NEGATE_NEUTRAL) and several_parts(g, p)
        case 2: return takes_modifiers(g, p) and p.spare(g, ASTRAL_PROJECTION) > 0 and len(projections(g, p)) > 0
        case 3: return bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p)
        case 4: return may_boost(p) and (p.what == SPEEDING or len(p.boosts(g)) > 0)
        case 5: return p.adding
        case 6: return p.adding
        case 7: return p.aim() != NOTHING and not has_enough(p)
        case 8: return asks_more(g, p)
        case _: return p.aim() == WATER_TARGET and len(ties(g, p)) > 1


def has_enough(p: Plan) -> bool:
    """Whether every dart or trap has its place."""
    return len(p.darts) >= p.energy if p.aim() == DARTS else len(p.squares) >= TRAPS


def several_parts(g: WizWar, p: Plan) -> bool:
    return len(stoppable_parts(plan_at(g, p.against), p.card)) > 1


def takes_modifiers(g: WizWar, p: Plan) -> bool:
    """[WW-R71 WW-R75 WW-178] Spells of range LOS or adj and the globe; not what moves one, takes or is thrown."""
    if p.what != CASTING or p.is_counter() or p.card in (PICK_LOCK, PASS_THROUGH_WALL, HEAVE_HO):
        return False
    if p.card == STRETCH and p.mode != TO_PUNCH:
        return False
    return p.reach() in (ADJACENT, SIGHT) or p.aim() == GLOBE


def bends(g: WizWar, p: Plan) -> bool:
    """[WW-R72] Only aimed lines can bend, bolts and globes cannot; a long arm can."""
    aimed = p.reach() == SIGHT and p.aim() != BOLT_WAY and p.card != HEAVE_HO
    return aimed and p.what == CASTING and not p.is_counter()


def may_boost(p: Plan) -> bool:
    """[WW-141 WW-R18] Only what uses energy is boosted, and only while it is cast."""
    if p.what in (SPEEDING, SLASHING):
        return True
    return p.what == CASTING and CARDS[p.card].uses_energy and not p.for_stun


def may_add(g: WizWar, p: Plan) -> bool:
    """[WW-R75] Add is a neutral spell: only in the own phase 2, with two cards besides."""
    if p.spare(g, ADD) < 1 or g.active != p.seat or g.phase != 2:
        return False
    return sum([p.spare(g, kind) for kind in p.boosts(g)]) >= 3


def asks_more(g: WizWar, p: Plan) -> bool:
    """A second choice of the target: turn, square to stop on, split, or which of several things."""
    if p.aim() in (SECTOR, WIND_WAY):
        return True
    return len(more(g, p)) > (0 if p.card == STRETCH and p.mode == TO_PUT else 1)


# Options


def options(g: WizWar, p: Plan) -> list[int]:
    """[WW-095] Going back, and whatever can still be completed."""
    match p.at:
        case 0: return [BACK, *modes(g, p)]
        case 1: return [BACK] + [AGAINST + part for part in stoppable_parts(plan_at(g, p.against), p.card)]
        case 2: return [BACK, *plainly(g, p), *projections(g, p)]
        case 3: return [BACK, *plain_line(g, p), WITH + AROUND_THE_CORNER]
        case 4: return [BACK, *powers(g, p)]
        case 5: return [BACK] + [BOOST + kind for kind in p.boosts(g) if works_with_first(g, p, kind)]
        case 6: return [BACK] + [BOOST + kind for kind in p.boosts(g) if works_with(g, p, p.first, kind)]
        case 7: return [BACK, *aims(g, p)]
        case 8: return [BACK, *more(g, p)]
        case _: return [BACK] + [WAY + way for way in ties(g, p)]


def modes(g: WizWar, p: Plan) -> list[int]:
    """Zot! does damage, or stuns a wizard; Stretch reaches, puts or punches."""
    if p.card == STRETCH:
        return [REACH_OUT + mode for mode in (TO_REACH, TO_PUT, TO_PUNCH) if can_stretch(g, p, mode)]
    p.for_stun = True
    stuns = can_complete_aim(g, p)
    p.for_stun = False
    return [FOR_DAMAGE, FOR_STUN] if stuns else [FOR_DAMAGE]


def can_stretch(g: WizWar, p: Plan, mode: int) -> bool:
    """[WW-091 WW-R43] Whether a long arm has something to do; only as a punch is it an attack."""
    if mode == TO_PUNCH and why_no_attack(g, p.seat):
        return False
    p.mode = mode
    found = can_complete_aim(g, p)
    p.mode = TO_REACH
    return found


def can_complete_aim(g: WizWar, p: Plan) -> bool:
    """Whether there is a target, if need be with modifiers the seat holds."""
    if has_target(g, p):
        return True
    if bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p):
        return True
    return takes_modifiers(g, p) and p.spare(g, ASTRAL_PROJECTION) > 0 and len(projections(g, p)) > 0


def has_target_round(g: WizWar, p: Plan) -> bool:
    p.corner = True
    found = has_target(g, p)
    p.corner = False
    return found


def projections(g: WizWar, p: Plan) -> list[int]:
    """Squares for Astral Projection, from which the line may still bend if the seat holds that card too."""
    p.corner = bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0
    found = astral_squares(g, p)
    p.corner = False
    return found


def plainly(g: WizWar, p: Plan) -> list[int]:
    """Without projection, if the spell can do without."""
    round_it = bends(g, p) and p.spare(g, AROUND_THE_CORNER) > 0 and has_target_round(g, p)
    return [PLAIN] if round_it or has_target(g, p) else []


def plain_line(g: WizWar, p: Plan) -> list[int]:
    return [PLAIN] if has_target(g, p) else []


def powers(g: WizWar, p: Plan) -> list[int]:
    """[WW-138 WW-140] No boost, one card, or Add; a speed-up needs one, and a bolt may need one to reach anybody."""
    out: list[int] = []
    if p.what not in (SPEEDING, SLASHING) and works_with(g, p, NO_CARD, NO_CARD):
        out.append(NO_BOOST)
    out += [BOOST + kind for kind in p.boosts(g) if works_with(g, p, kind, NO_CARD)]
    if p.what != SLASHING and may_add(g, p) and works_with_best(g, p):
        out.append(WITH + ADD)
    return out


def works_with(g: WizWar, p: Plan, first: int, second: int) -> bool:
    """[WW-R26] Whether there is a target with this boost: only a bolt's length matters."""
    if p.aim() != BOLT_WAY:
        return True
    kept = (p.first, p.second, p.energy)
    p.first, p.second = first, second
    p.energy = p.count_energy(g)
    found = has_target(g, p)
    p.first, p.second, p.energy = kept
    return found


def works_with_first(g: WizWar, p: Plan, first: int) -> bool:
    """Whether some second card makes it work."""
    if p.aim() != BOLT_WAY:
        return True
    p.first = first
    seconds = [kind for kind in p.boosts(g) if works_with(g, p, first, kind)]
    p.first = NO_CARD
    return len(seconds) > 0


def works_with_best(g: WizWar, p: Plan) -> bool:
    p.adding = True
    firsts = [kind for kind in p.boosts(g) if works_with_first(g, p, kind)]
    p.adding = False
    return len(firsts) > 0


def aims(g: WizWar, p: Plan) -> list[int]:
    match p.aim():
        case 16: return [AT_BORDER + border for border in earth_borders(g, p.seat, plan_at(g, p.against))]
        case 17: return home_squares(g, p)
        case 28: return [*targets(g, p, False), REST] if p.darts else targets(g, p, False)
        case _: return targets(g, p, False)


def home_squares(g: WizWar, p: Plan) -> list[int]:
    """[WW-R99] Any square of the home sector except the one the treasure lay on and a Stone Block's."""
    board, slot = g.board(), g.home_slot(p.seat)
    return [AT_SQUARE + q for q in board.squares if board.slot_of[q] == slot and q != p.spot and g.can_enter(q)]


def more(g: WizWar, p: Plan) -> list[int]:
    match p.aim():
        case 3: return splits(g, p) if p.wizard >= 0 else things(g, p)
        case 7: return traps_in_reach(g, p) if is_trap(g, p) else []
        case 9: return [TURN + 1, TURN + 2, TURN + 3]
        case 11: return [AT_SQUARE + q for q in sorted(wind_way(g, p.seat, p.way))]
        case 15: return things(g, p)
        case 21: return lying_things(g, p, p.square)
        case 29: return carried_things(g, p.seat)
        case _: return []


def is_trap(g: WizWar, p: Plan) -> bool:
    """[WW-R92] Of a Booby Trap only one marker is dispelled."""
    place = spell_place(g, p.spell)
    return place >= 0 and g.spells[place].card == BOOBY_TRAP


def carried_things(g: WizWar, seat: int) -> list[int]:
    """What a wizard carries, as answers."""
    treasure = [DROP_TREASURE] if g.burden[seat] != NO_TREASURE else []
    return treasure + [DROP + kind for kind in g.carried.kinds_of(seat)]


def things(g: WizWar, p: Plan) -> list[int]:
    """What lies on the square aimed at; what fills it comes first and needs no name."""
    if p.square < 0 or g.maze.fills[p.square] != FREE:
        return []
    out: list[int] = [AT_TRAP] if p.aim() == ANY_OBJECT and p.square in g.traps else []
    for kind in g.dropped_on(p.square):
        if HIT_ITEM + kind not in out:
            out.append(HIT_ITEM + kind)
    return out


def splits(g: WizWar, p: Plan) -> list[int]:
    """[WW-R31 WW-R32] How much of the energy is damage; the rest knocks back, but not a caster bound to his square."""
    if p.wizard == p.seat and (g.is_bound() or g.rooted):
        return [AMOUNT + p.energy]
    return [AMOUNT + damage for damage in range(p.energy + 1)]


def ties(g: WizWar, p: Plan) -> list[int]:
    """[WW-R31] The directions a knock-back may take: one, unless the line is diagonal or within one square."""
    if (p.wizard < 0 and p.thing == NO_CARD) or p.amount == p.energy or is_fire_thing(p):
        return []
    if p.wizard == p.seat:
        return [0, 1, 2, 3]
    p.spot = g.place[p.wizard] if p.wizard >= 0 else p.square
    return push_ways(g, p)


def is_fire_thing(p: Plan) -> bool:
    """[WW-R31] Water destroys it instead of pushing it: fire, and strewn tacks."""
    return p.thing != NO_CARD and (CARDS[p.thing].marks & FIRE != 0 or p.thing == HANDFUL_OF_TACKS)


def push_ways(g: WizWar, p: Plan) -> list[int]:
    """The way the last leg of the line goes on, as a direction of the board at its end."""
    across, down = blow(g, p)
    out: list[int] = []
    if across != 0 and abs(across) >= abs(down):
        out.append(1 if across > 0 else 3)
    if down != 0 and abs(down) >= abs(across):
        out.append(2 if down > 0 else 0)
    return sorted(out) if out else [0, 1, 2, 3]


# Answers


def why_not(g: WizWar, p: Plan, action: int) -> str:
    """The same predicates; a plan's questions are short enough to be looked through."""
    if action in options(g, p):
        return ""
    return ["WW-021", "WW-R08", "WW-R71", "WW-128", "WW-140", "WW-140", "WW-140", "WW-092", "WW-092", "WW-R31"][p.at]


def take(g: WizWar, p: Plan, action: int) -> None:
    """Note the answer; which paragraph comes next is up to the announcement."""
    if action == FOR_STUN:
        p.for_stun = True
    elif REACH_OUT <= action <= FIST:
        p.mode = action - REACH_OUT
        p.types = ATTACK if p.mode == TO_PUNCH else NEUTRAL
    elif AGAINST <= action < AGAINST + KINDS:
        p.part = action - AGAINST
    elif action == WITH + AROUND_THE_CORNER:
        p.corner = True
    elif action == WITH + ADD:
        p.adding = True
    elif BOOST <= action < BOOST + KINDS:
        note_boost(g, p, action - BOOST)
    elif p.at == ASTRAL and action != PLAIN:
        p.astral = action - AT_SQUARE
    elif p.at == TARGET and p.aim() == DARTS:
        p.darts += [p.darts[-1]] * (p.energy - len(p.darts)) if action == REST else [action]
    elif p.at == TARGET and p.aim() == TRAP_SQUARES:
        p.squares.append(action - AT_SQUARE)
    elif p.at >= TARGET:
        note_target(g, p, action)
        left = things(g, p) if p.aim() in (WATER_TARGET, ANY_OBJECT) else []
        if len(left) == 1:
            note_thing(g, p, left[0])
        if p.aim() == LYING and p.thing == NO_CARD:
            note_only_thing(g, p)
        if p.aim() == WATER_TARGET and p.wizard >= 0 and len(splits(g, p)) == 1:
            p.amount = p.energy


def note_boost(g: WizWar, p: Plan, kind: int) -> None:
    if p.at == SECOND:
        p.second = kind
    else:
        p.first = kind
    p.energy = p.count_energy(g)


def note_target(g: WizWar, p: Plan, action: int) -> None:
    if action == AT_SELF:
        p.wizard = p.seat
    elif AT_WIZARD <= action < AT_WIZARD + 4:
        p.wizard = g.seat_of(action - AT_WIZARD)
    elif TURN_SECTOR <= action < TURN_SECTOR + 4:
        p.square = g.maze.base(action - TURN_SECTOR)
    elif WAY <= action < WAY + 4:
        p.way = action - WAY
    elif TURN < action <= TURN + 3:
        p.amount = action - TURN
    elif AT_SQUARE <= action < AT_SQUARE + SQUARES:
        p.square = action - AT_SQUARE
    elif AT_BORDER <= action < AT_BORDER + BORDERS:
        p.border = action - AT_BORDER
    elif AT_SPELL <= action < AT_SPELL + MOST_SPELLS:
        p.spell = g.spells[action - AT_SPELL].number
    elif AMOUNT <= action < AMOUNT + MOST_AMOUNT:
        p.amount = action - AMOUNT
    else:
        note_thing(g, p, action)


def note_thing(g: WizWar, p: Plan, action: int) -> None:
    """An item by its card, a treasure by its number after all cards, a trap by the card that laid it."""
    if HIT_ITEM <= action < HIT_ITEM + KINDS:
        p.thing = action - HIT_ITEM
    elif DROP <= action < DROP + KINDS:
        p.thing = action - DROP
    elif action == DROP_TREASURE:
        p.thing = ITEM_KINDS + g.burden[p.seat]
    elif action == AT_TRAP:
        p.thing = BOOBY_TRAP
    else:
        treasures = free_treasures(g, p.square)
        p.thing = ITEM_KINDS + next(t for t in treasures if g.colours[t // 2] == action - LIFT)


def note_only_thing(g: WizWar, p: Plan) -> None:
    """Where but one thing lies nothing has to be asked."""
    left = lying_things(g, p, p.square)
    if len(left) == 1:
        note_thing(g, p, left[0])


def complete(g: WizWar, p: Plan) -> None:
    """What follows of itself where nothing had to be asked: all energy is damage, or moves an item; one way to go."""
    if p.aim() == SPELL and p.square < 0 and is_trap(g, p):
        p.square = traps_in_reach(g, p)[0] - AT_SQUARE
    if p.aim() != WATER_TARGET:
        return
    if p.amount < 0:
        p.amount = p.energy if p.thing == NO_CARD else 0
    if p.way < 0:
        ways = ties(g, p)
        p.way = ways[0] if ways else -1
