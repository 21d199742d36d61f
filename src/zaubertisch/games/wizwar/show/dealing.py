"""Dealing what a viewer cannot see anew, around what they have seen."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import BACK
from zaubertisch.games.wizwar.aim.plan import Plan
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.table.seen import DECK, HOLDERS, VIEWERS, eyes, hand_of, holders_of
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Pile


def deal_anew(g: WizWar, viewer: int, chance: Chance) -> None:
    """All hands but the viewer's and the deck, dealt again around what the viewer has seen, each way alike."""
    if viewer == TRUTH:
        return
    forget_plan(g, viewer)
    hide_trap(g, viewer, chance)
    if g.variant.personal:
        deal_two_decks(g, viewer, chance)
    else:
        deal_one_deck(g, viewer, chance)
    if g.stack and g.asked != viewer and g.question() in ("main", "react", "react_shield"):
        suppose_plan(g, chance)


def deal_one_deck(g: WizWar, viewer: int, chance: Chance) -> None:
    cards = g.decks[0].clone()
    free: list[int] = []
    for seat in range(g.seats):
        free.append(g.hands.size(seat) if seat != viewer else 0)
        if seat != viewer:
            g.hands.pour_into(seat, cards)
            g.hands.clear(seat)
    place_seen(g, viewer, cards, free, chance)
    for seat in range(g.seats):
        for _ in range(free[seat]):
            g.hands.add(seat, cards.draw(chance))
    g.decks[0] = cards


def deal_two_decks(g: WizWar, viewer: int, chance: Chance) -> None:
    """The same for each deck [WW-R124]: how many cards of a hand are of which deck is taken to be known."""
    free = [[0] * g.seats, [0] * g.seats]
    for seat in range(g.seats):
        if seat != viewer:
            for card in hand_of(g, seat):
                g.decks[card // DECK].add(card % DECK)
                free[card // DECK][seat] += 1
            g.hands.clear(seat)
    g.strays = [stray for stray in g.strays if stray // KINDS >= g.seats or stray // KINDS == viewer]
    for deck in range(2):
        place_seen(g, viewer, g.decks[deck], free[deck], chance, deck)
        for seat in range(g.seats):
            for _ in range(free[deck][seat]):
                put_in_hand(g, seat, g.decks[deck].draw(chance), deck)


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


def place_seen(g: WizWar, viewer: int, cards: Pile, free: list[int], chance: Chance, deck: int = 0) -> None:
    """First the cards whose holder is known, then those that are with one of several, weighed by the room left."""
    shared: list[int] = []
    for seen in g.seen:
        if seen // VIEWERS == eyes(g, viewer) and seen % HOLDERS // DECK == deck:
            holders = holders_of(seen)
            if holders & (holders - 1):
                shared.append(seen)
            else:
                put(g, holders.bit_length() - 1, seen % HOLDERS, cards, free)
    for i, seen in enumerate(shared):
        masks = [holders_of(each) for each in shared[i:]]
        put(g, choose_holder(masks, free, chance), seen % HOLDERS, cards, free)


def put(g: WizWar, seat: int, card: int, cards: Pile, free: list[int]) -> None:
    cards.remove(card % DECK)
    put_in_hand(g, seat, card % DECK, card // DECK)
    free[seat] -= 1


def choose_holder(masks: list[int], free: list[int], chance: Chance) -> int:
    """A holder for the first of these cards, each as likely as there are ways to place all of them after it."""
    weights = [placings_with(masks, free, seat) for seat in range(len(free))]
    lot = chance.below(sum(weights))
    seat = 0
    while lot >= weights[seat]:
        lot -= weights[seat]
        seat += 1
    return seat


def placings(masks: list[int], free: list[int]) -> int:
    """In how many ways cards that may be with these seats fit into their free places."""
    if not masks:
        return 1
    return sum([placings_with(masks, free, seat) for seat in range(len(free))])


def placings_with(masks: list[int], free: list[int], seat: int) -> int:
    """The same with the first card at this seat."""
    if not masks[0] >> seat & 1 or free[seat] <= 0:
        return 0
    left = free[:]
    left[seat] -= 1
    return free[seat] * placings(masks[1:], left)
