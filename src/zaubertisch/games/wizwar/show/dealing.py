"""Dealing what a viewer cannot see anew, around what they have seen."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import BACK
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.components import MOST_SEATS
from zaubertisch.games.wizwar.show.course import SEAT_BITS, Course
from zaubertisch.games.wizwar.show.courses import Courses, courses_of
from zaubertisch.games.wizwar.show.retelling import Retelling
from zaubertisch.games.wizwar.table.diary import (
    ANEW,
    DECK,
    EVERYBODY,
    LOOKED,
    STOLE,
    SURE,
    TOOK,
    eyes,
    hand_of,
    seat_of,
    what_of,
)
from zaubertisch.games.wizwar.table.sightings import restated
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH


def deal_anew(g: WizWar, viewer: int, chance: Chance) -> None:
    """All hands but the viewer's and the deck, dealt again as what the viewer has seen allows and makes likely."""
    if viewer == TRUTH:
        return
    forget_plan(g, viewer)
    hide_trap(g, viewer, chance)
    if g.seen:
        deal_as_seen(g, viewer, chance)
    elif g.variant.personal:
        deal_two_decks(g, viewer, chance)
    else:
        deal_one_deck(g, viewer, chance)
    if g.stack and g.asked != viewer and g.question() in ("main", "react", "react_shield"):
        suppose_plan(g, chance)


def deal_one_deck(g: WizWar, viewer: int, chance: Chance) -> None:
    """As long as nobody has seen anything, every unseen card is as likely anywhere."""
    cards = g.decks[0].clone()
    for seat in range(g.seats):
        if seat != viewer:
            g.hands.pour_into(seat, cards)
    for seat in range(g.seats):
        if seat != viewer:
            size = g.hands.size(seat)
            g.hands.clear(seat)
            for _ in range(size):
                g.hands.add(seat, cards.draw(chance))
    g.decks[0] = cards


def deal_two_decks(g: WizWar, viewer: int, chance: Chance) -> None:
    """The same for each deck [WW-R124]: how many cards of a hand are of which deck is taken to be known."""
    decks = [[card // DECK for card in hand_of(g, seat)] for seat in range(g.seats)]
    take_up_hands(g, viewer)
    for seat in range(g.seats):
        if seat != viewer:
            for deck in decks[seat]:
                put_in_hand(g, seat, g.decks[deck].draw(chance), deck)


def deal_as_seen(g: WizWar, viewer: int, chance: Chance) -> None:
    """[WW-R06 WW-R47 WW-203 WW-216] One of the pasts the viewer thinks possible, and what it has left in the hands."""
    watcher = eyes(g, viewer)
    courses = possible_courses(g, watcher)
    if not courses.now:
        g.seen = restated(g)
        courses = possible_courses(g, watcher)
    take_up_hands(g, viewer)
    if not courses.untold:
        deal_course(g, courses.draw(chance), chance)
        g.seen = readable(g.seen, watcher)
        return
    retold = Retelling(courses, g.decks, chance)
    g.seen = readable(retold.diary, watcher)
    for seat in range(g.seats):
        for card in retold.hand(seat):
            put_in_hand(g, seat, card % DECK, card // DECK)


def deal_course(g: WizWar, course: Course, chance: Chance) -> None:
    """Where the viewer could read everything, how a course came about makes no difference."""
    for place in course.places:
        card = place >> SEAT_BITS
        g.decks[card // DECK].remove(card % DECK)
        put_in_hand(g, place % (1 << SEAT_BITS), card % DECK, card // DECK)
    for deck in range(len(g.decks)):
        for seat in range(g.seats):
            for _ in range(course.slots[deck * MOST_SEATS + seat]):
                put_in_hand(g, seat, g.decks[deck].draw(chance), deck)


def possible_courses(g: WizWar, watcher: int) -> Courses:
    """Every course of the past, weighed by the cards this viewer cannot see."""
    unseen = [deck.to_list() for deck in g.decks]
    for seat in range(g.seats):
        if seat != watcher:
            for card in hand_of(g, seat):
                unseen[card // DECK][card % DECK] += 1
    sizes = [g.hands.size(seat) for seat in range(g.seats)]
    return courses_of(g.seen, watcher, sizes, [g.group(seat) for seat in range(g.seats)], unseen)


def readable(diary: list[int], viewer: int) -> list[int]:
    """The diary without what others have seen long ago, and without what follows from nothing then."""
    out = [line for line in diary if what_of(line) != SURE or seat_of(line) == viewer or seat_of(line) == EVERYBODY]
    return out if any([what_of(line) in (SURE, TOOK, LOOKED, STOLE, ANEW) for line in out]) else []


def take_up_hands(g: WizWar, viewer: int) -> None:
    """Every card the viewer cannot see lies in its deck."""
    for seat in range(g.seats):
        if seat != viewer:
            for card in hand_of(g, seat):
                g.decks[card // DECK].add(card % DECK)
            g.hands.clear(seat)
    g.strays = [stray for stray in g.strays if stray // KINDS >= g.seats or stray // KINDS == viewer]


def put_in_hand(g: WizWar, seat: int, kind: int, deck: int) -> None:
    g.hands.add(seat, kind)
    g.arrives(seat, kind, deck)


def hide_trap(g: WizWar, viewer: int, chance: Chance) -> None:
    """Which marker is real is known to whoever laid the trap; for all others each is as likely."""
    if g.traps and viewer != g.caster_of(BOOBY_TRAP):
        g.real_trap = chance.pick(g.traps)
    for step in g.stack:
        if isinstance(step, Plan) and step.squares and step.seat != viewer:
            step.squares = sorted(step.squares)  # so that the shuffle tells nothing of the truth
            chance.shuffle(step.squares)


def suppose_plan(g: WizWar, chance: Chance) -> None:
    """The seat asked may already be choosing something for itself, as far as one can go unnoticed."""
    while chance.below(2):
        trial = g.clone()
        trial.apply(chance.pick([action for action in g.options() if action != BACK]))
        if trial.planning < 0:
            return
        g.stack = trial.stack
        g.asked = trial.asked
        g.planning = trial.planning


def forget_plan(g: WizWar, viewer: int) -> None:
    """What another seat is choosing for itself is unknown: it is back at the question it began from."""
    if g.planning >= 0 and g.asked != viewer:
        del g.stack[g.planning :]
        g.stack[-1].at -= 1
        g.planning = -1
