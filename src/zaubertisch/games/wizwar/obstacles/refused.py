"""What is in the way of any refused answer, by the section that asks."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import DROP, DROP_TREASURE, LIFT, PICK, REACT, SCHOOL, STEAL, STEP, WORDS
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.aim.window import ReactionWindow
from zaubertisch.games.wizwar.cards import CARDS, KINDS, SCHOOLS
from zaubertisch.games.wizwar.effects.minds import TAKES_ITEM, BrainBurn, ThoughtSteal, WhichThing
from zaubertisch.games.wizwar.harm.being_moved import ForcedWalk, Pushed
from zaubertisch.games.wizwar.harm.floating import FeatherWalk
from zaubertisch.games.wizwar.harm.pickup import ManyArms
from zaubertisch.games.wizwar.harm.shedding import BrainDebt, Shedding
from zaubertisch.games.wizwar.obstacles.answers import in_the_way_of_answering
from zaubertisch.games.wizwar.obstacles.choosing import while_choosing
from zaubertisch.games.wizwar.obstacles.phase_two import elsewhere, in_phase_two
from zaubertisch.games.wizwar.obstacles.things import in_the_way_of_shedding, is_shedding, not_lying
from zaubertisch.games.wizwar.obstacles.ways import barred
from zaubertisch.games.wizwar.table.state import NO_TREASURE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.draft import Draft
from zaubertisch.games.wizwar.turn.phase2 import MoveAndCast
from zaubertisch.games.wizwar.turn.turn import DiscardAndDraw
from zaubertisch.kernel.obstacle import Obstacle


def obstacle(g: WizWar, action: int, rule: str) -> Obstacle | None:
    """What is in the way now, as far as the asked seat knows; nothing of a number that is no answer at all."""
    if not 0 <= action < len(WORDS):
        return None
    step, seat = g.stack[-1], g.asked
    if isinstance(step, MoveAndCast):
        return in_phase_two(g, seat, action, rule)
    if isinstance(step, Plan) and not step.is_announced():
        return while_choosing(g, step, action)
    if isinstance(step, ReactionWindow) and REACT <= action < REACT + KINDS:
        return in_the_way_of_answering(g, step, seat, action - REACT)
    return while_moved(g, action) or while_shedding(g, seat, action) or while_taking(g, action) or (
        elsewhere(g, seat, action, rule)
    )


def while_moved(g: WizWar, action: int) -> Obstacle | None:
    """[WW-R48 WW-R54 WW-R67] Steps of whoever is led, pushed or floating."""
    step = g.stack[-1]
    if not STEP <= action < STEP + 4:
        return None
    side = action - STEP
    if isinstance(step, ForcedWalk):
        return barred(g, step.victim, side)
    if isinstance(step, Pushed):
        back = g.board().border[g.place[step.seat] * 4 + side] == step.border
        return Obstacle("pushed_back") if back else barred(g, step.seat, side)
    if not isinstance(step, FeatherWalk):
        return None
    if not g.can_walk(step.seat, side):
        return barred(g, step.seat, side)
    return Obstacle("floating_back" if step.last >= 0 else "floating_off")


def while_shedding(g: WizWar, seat: int, action: int) -> Obstacle | None:
    """[WW-208 WW-R45 WW-R115 WW-R116 WW-R117] Cards, items and spells that cannot be given up, or not now."""
    step = g.stack[-1]
    if not is_shedding(action) or not isinstance(step, (DiscardAndDraw, Shedding, BrainDebt, BrainBurn)):
        return None
    if isinstance(step, DiscardAndDraw) and step.at != DiscardAndDraw.DISCARD and action < DROP:
        return Obstacle("discarded_before")
    if isinstance(step, BrainDebt) and action >= DROP:
        return Obstacle("only_hand_cards")
    if isinstance(step, BrainBurn) and DROP <= action < DROP + KINDS:
        return Obstacle("items_do_not_burn")
    return in_the_way_of_shedding(g, seat, action)


def while_taking(g: WizWar, action: int) -> Obstacle | None:
    """[WW-008 WW-163 WW-R47] What is not in the other's hand, does not lie here, or is taken already."""
    step = g.stack[-1]
    if isinstance(step, ThoughtSteal) and STEAL <= action < STEAL + KINDS:
        return Obstacle("not_in_that_hand", {"spell": CARDS[action - STEAL].key, "seat": step.victim})
    if isinstance(step, WhichThing) and (action == DROP_TREASURE or DROP <= action < DROP + KINDS):
        return not_to_be_had(g, step, action)
    if isinstance(step, ManyArms) and PICK <= action < STEAL:
        return not_lying(action, g.place[step.seat])
    if isinstance(step, ManyArms) and LIFT <= action < LIFT + 4:
        has = g.burden[step.seat] != NO_TREASURE
        return Obstacle("arms_have_one") if has else not_lying(action, g.place[step.seat])
    taken = isinstance(step, Draft) and action >= SCHOOL
    return Obstacle("school_taken", {"school": SCHOOLS[action - SCHOOL + 1]}) if taken else None


def not_to_be_had(g: WizWar, step: WhichThing, action: int) -> Obstacle:
    """[WW-161 WW-R44] What the victim does not carry; a treasure that this spell leaves, or no hand is free for."""
    if action != DROP_TREASURE:
        return Obstacle("they_do_not_carry", {"spell": CARDS[action - DROP].key, "seat": step.victim})
    if g.burden[step.victim] == NO_TREASURE:
        return Obstacle("they_bear_no_treasure", {"seat": step.victim})
    return Obstacle("items_only" if step.how == TAKES_ITEM else "has_a_treasure")
