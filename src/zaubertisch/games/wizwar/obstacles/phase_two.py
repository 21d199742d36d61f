"""What is in the way of an action of phase 2 while it is asked for, and of words that belong elsewhere."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import (
    AGAINST,
    AMOUNT,
    AT_SPELL,
    BACK,
    BOOST,
    CAST,
    CLOSE_DOOR,
    COLLECT,
    DISCARD,
    DRAW,
    DROP,
    HIT_ITEM,
    LIFT,
    NO_BOOST,
    OPEN_DOOR,
    PICK,
    PLAY,
    PUNCH,
    REACT,
    SCHOOL,
    SPEED_UP,
    STEAL,
    STEP,
    USE,
    WITH,
)
from zaubertisch.games.wizwar.cards import CARDS, COUNTER, EV, KINDS, NULL_POWDER
from zaubertisch.games.wizwar.obstacles.cards import (
    in_the_way_of_a_punch,
    in_the_way_of_casting,
    in_the_way_of_playing,
    in_the_way_of_speeding_up,
    in_the_way_of_using,
)
from zaubertisch.games.wizwar.obstacles.fields import is_no_helper, of_card
from zaubertisch.games.wizwar.obstacles.things import (
    in_the_way_of_collecting,
    in_the_way_of_lifting,
    in_the_way_of_picking_up,
    in_the_way_of_shedding,
    is_shedding,
)
from zaubertisch.games.wizwar.obstacles.ways import in_the_way_of_a_door, in_the_way_of_a_step
from zaubertisch.games.wizwar.out_of_phase import is_for_phase_three, is_for_phase_two
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import FROM_AFAR, MODIFIERS, NEW_DOOR, follows_a_choice, says_more
from zaubertisch.kernel.obstacle import Obstacle, another_question


def in_phase_two(g: WizWar, seat: int, action: int, rule: str) -> Obstacle:
    """[WW-021] Every action has its own need; what needs something chosen before cannot come first."""
    if CAST <= action < REACT:
        return with_a_card(g, seat, action, rule)
    if is_for_phase_two(action):
        return without_a_card(g, seat, action, rule)
    if is_shedding(action) and not DISCARD <= action < DROP:
        return in_the_way_of_shedding(g, seat, action)
    return out_of_place(g, action)


def with_a_card(g: WizWar, seat: int, action: int, rule: str) -> Obstacle:
    kind = (action - CAST) % KINDS
    if action < PLAY:
        return in_the_way_of_casting(g, seat, kind, rule)
    return in_the_way_of_playing(g, seat, kind) if action < USE else in_the_way_of_using(g, seat, kind, rule)


def without_a_card(g: WizWar, seat: int, action: int, rule: str) -> Obstacle:
    if STEP <= action < OPEN_DOOR:
        return in_the_way_of_a_step(g, seat, action - STEP, rule)
    if OPEN_DOOR <= action < CLOSE_DOOR + 4:
        return in_the_way_of_a_door(g, seat, (action - OPEN_DOOR) % 4, action < CLOSE_DOOR)
    if LIFT <= action < LIFT + 4:
        return in_the_way_of_lifting(g, seat, action - LIFT, rule)
    if action >= PICK:
        return in_the_way_of_collecting(g, seat, rule) if action == COLLECT else (
            in_the_way_of_picking_up(g, seat, action - PICK, rule)
        )
    if action == PUNCH:
        return in_the_way_of_a_punch(g, seat, rule)
    return in_the_way_of_speeding_up(rule) if action == SPEED_UP else Obstacle("no_treasure_borne")


def out_of_place(g: WizWar, action: int) -> Obstacle:
    """[WW-008 WW-087 WW-141 WW-208 WW-209] What follows a choice not yet made, answers nothing, or comes later."""
    if REACT <= action < BOOST or AGAINST <= action < DISCARD:
        return of_answering(action)
    if BOOST <= action < WITH + KINDS or action == NO_BOOST:
        return of_helping(g, action)
    if is_for_phase_three(action):
        return Obstacle("phase_three_later")
    if action >= SCHOOL:
        return Obstacle("schools_settled")
    if action in FROM_AFAR:
        return Obstacle("only_by_stretch")
    if action in NEW_DOOR:
        return Obstacle("no_new_door")
    if STEAL <= action < HIT_ITEM:
        return Obstacle("sees_no_hand")
    if AT_SPELL <= action < AMOUNT:
        return of_naming_a_spell(g, action - AT_SPELL)
    if follows_a_choice(action):
        return Obstacle("nothing_chosen")
    return nothing_to_leave(g, action)


def of_answering(action: int) -> Obstacle:
    """[WW-087] What answers nothing at any time, or nothing now."""
    kind = action - REACT
    if action < BOOST and kind != NULL_POWDER and not CARDS[kind].types & COUNTER:
        return of_card("is_no_counter", kind)
    return Obstacle("nothing_to_answer")


def of_helping(g: WizWar, action: int) -> Obstacle:
    """[WW-140 WW-141 WW-R08] A card that never helps in this way; nothing is cast now, or nothing any more."""
    if BOOST <= action < WITH and EV[action - BOOST] == 0:
        return of_card("no_energy_value", action - BOOST)
    if WITH <= action < WITH + KINDS and action - WITH not in MODIFIERS:
        return is_no_helper(action - WITH)
    over = g.phase == 3 and g.active == g.asked
    return Obstacle("casting_is_over" if over else "nothing_to_boost")


def of_naming_a_spell(g: WizWar, index: int) -> Obstacle:
    """[WW-094] A spell in play is a target, named after the card that is aimed at it; or there is no such spell."""
    if index >= len(g.spells):
        return Obstacle("no_spell_to_name", {"number": index + 1, "count": len(g.spells)})
    return of_card("spell_is_a_target", g.spells[index].card)


def of_no_moment(g: WizWar, action: int, rule: str) -> Obstacle | None:
    """[WW-008 WW-087 WW-140 WW-141 WW-R08 WW-R47] No answer, no spell, no draft, no hand: by the rule of the word.

    A counter has no phase of its own: that phase 2 is over does not keep it.
    """
    if rule == "WW-008" and action >= SCHOOL:
        return Obstacle("schools_settled")
    if rule == "WW-087" and (REACT <= action < BOOST or AGAINST <= action < DISCARD):
        return of_answering(action)
    if rule == "WW-R47" and STEAL <= action < HIT_ITEM:
        return Obstacle("sees_no_hand")
    if rule in ("WW-140", "WW-141", "WW-R08") and (BOOST <= action < WITH + KINDS or action == NO_BOOST):
        return of_helping(g, action)
    counter = rule == "WW-087" and CAST <= action < PLAY and CARDS[action - CAST].types == COUNTER
    return of_card("is_counter", action - CAST) if counter else None


def nothing_to_leave(g: WizWar, action: int) -> Obstacle:
    """Whoever prepares nothing has nothing to go back to."""
    question = g.stack[-1].question(g)
    return Obstacle("nothing_to_leave", {"question": question}) if action == BACK else another_question(question)


def elsewhere(g: WizWar, seat: int, action: int, rule: str) -> Obstacle:
    """[WW-021 WW-209] Something else is asked, in another's turn or after phase 2; or what the word needs is not on."""
    question = g.stack[-1].question(g)
    lacking = of_no_moment(g, action, rule)
    if lacking is not None:
        return lacking
    if is_for_phase_two(action) and g.active != seat and g.phase:
        return Obstacle("turn_of_another", {"seat": g.active, "question": question})
    if action == DRAW and question == "discard":
        return Obstacle("still_discarding")
    too_late = is_for_phase_two(action) or (rule == "WW-021" and says_more(action))
    if too_late and g.phase == 3:
        return Obstacle("phase_two_over", {"question": question})
    return nothing_to_leave(g, action)
