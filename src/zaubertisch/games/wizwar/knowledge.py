"""Who may know what: the view, what has been seen of other hands, and dealing the unseen cards anew.

What a viewer has seen is kept as one number a card: viewer, the seats it may be with, and the card, which is its kind
and, with two spellbooks, the deck it is of [WW-R124]. Spectators share one viewer, whose number is the number of seats.
That somebody passed proves nothing: he may have kept an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from zaubertisch.games.wizwar.actions import BACK
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.pile import Pile

if TYPE_CHECKING:
    from zaubertisch.games.wizwar.origins import Origins
    from zaubertisch.games.wizwar.state import State
    from zaubertisch.games.wizwar.table import WizWar

DECK: Final = 128  # times the deck, plus the kind: a card as it is seen
HOLDERS: Final = 256
VIEWERS: Final = 256 * 256


def token(viewer: int, holders: int, card: int) -> int:
    return viewer * VIEWERS + holders * HOLDERS + card


def holders_of(seen: int) -> int:
    return seen % VIEWERS // HOLDERS


# What is seen of hands


def hand_of(g: Origins, seat: int) -> list[int]:
    """The cards of a hand, each with its deck."""
    return [kind + DECK * deck for kind, deck in zip(g.hands.cards(seat), g.hand_decks(seat), strict=True)]


def seen_by_all(g: State, seat: int, kind: int, deck: int = 0) -> None:
    """Everybody saw this card go into the seat's hand."""
    g.seen += [token(viewer, 1 << seat, kind + DECK * deck) for viewer in range(g.seats + 1) if viewer != seat]
    g.seen.sort()


def shown(g: State, seat: int, kind: int, deck: int = 0) -> None:
    """A card leaves the hand for all to see: whoever knew of such a card there knows of one less.

    Which of two equal cards it was makes no difference: what is left of the hand is the part that was not known.
    """
    if not g.seen:
        return
    card = kind + DECK * deck
    for viewer in range(g.seats + 1):
        exact = token(viewer, 1 << seat, card)
        if exact in g.seen:
            g.seen.remove(exact)
            continue
        for seen in g.seen:
            if seen // VIEWERS == viewer and seen % HOLDERS == card and holders_of(seen) >> seat & 1:
                g.seen.remove(seen)
                break


def looked(g: WizWar, viewer: int, seat: int) -> None:
    """A seat has looked at another's whole hand."""
    g.seen = [seen for seen in g.seen if seen // VIEWERS != viewer or holders_of(seen) != 1 << seat]
    narrow(g, viewer, seat)
    g.seen += [token(viewer, 1 << seat, card) for card in hand_of(g, seat)]
    g.seen.sort()


def narrow(g: WizWar, viewer: int, seat: int) -> None:
    """The viewer sees this hand: a card it knew to be here or elsewhere is here, or else is elsewhere."""
    out: list[int] = []
    hand = hand_of(g, seat)
    for seen in g.seen:
        if seen // VIEWERS != viewer or not holders_of(seen) >> seat & 1:
            out.append(seen)
        elif seen % HOLDERS not in hand:
            out.append(seen - (1 << seat) * HOLDERS)
    g.seen = out


def stolen(g: WizWar, victim: int, thief: int, kind: int, deck: int) -> None:
    """Both know which card went over; others only that what they knew to be there may be here now."""
    card = kind + DECK * deck
    g.seen.remove(token(thief, 1 << victim, card))
    out = [token(victim, 1 << thief, card)]
    for seen in g.seen:
        moved = seen
        if seen // VIEWERS not in (thief, victim) and holders_of(seen) >> victim & 1:
            moved |= (1 << thief) * HOLDERS
            if g.hands.size(victim) == 0:
                moved -= (1 << victim) * HOLDERS
        out.append(moved)
    out.sort()
    g.seen = out


def hand_moved(g: WizWar, seat: int, killer: int, cards: list[int]) -> None:
    """[WW-203] A whole hand went over: whatever was known of it goes along, and the dead know what they held."""
    out: list[int] = []
    for seen in g.seen:
        holders = holders_of(seen)
        if holders >> seat & 1:
            holders = (holders & ~(1 << seat)) | 1 << killer
        out.append(token(seen // VIEWERS, holders, seen % HOLDERS))
    g.seen = [seen for seen in out if seen // VIEWERS != killer or holders_of(seen) != 1 << killer]
    narrow(g, killer, killer)
    g.seen += [token(seat, 1 << killer, card) for card in cards]
    g.seen.sort()


def view(g: WizWar, viewer: int) -> WizWarView:
    """What `viewer` knows, built up from what it may see."""
    from zaubertisch.games.wizwar.pending import pending

    v = WizWarView(viewer, g.seats, g.asked, question(g, viewer))
    seats = range(g.seats)
    v.maze = g.maze
    v.colours = g.colours[:]
    v.place = g.place[:]
    v.bases = [g.base(seat) for seat in seats]
    v.life = g.life[:]
    v.stun = g.stun[:]
    v.kills = g.kills[:]
    v.points = [g.points(seat) for seat in seats]
    v.points_to_win = g.variant.points_to_win
    v.variants = g.variant.in_force
    v.turn_cap = g.variant.turn_cap
    v.turns = g.turns[:]
    v.treasures = g.treasures[:]
    v.burden = g.burden[:]
    v.hand = g.hands.cards(viewer) if viewer < g.seats else []
    v.hand_sizes = [g.hands.size(seat) for seat in seats]
    v.known = [known_cards(g, viewer, seat) for seat in seats]
    v.carried = [g.carried.cards(seat) for seat in seats]
    v.loads = [g.load(seat) for seat in seats]
    v.limits = [g.limit(seat) for seat in seats]
    v.spells = g.spells[:]
    v.dropped = g.dropped[:]
    v.decks = [len(deck) for deck in g.decks]
    v.discards = [pile.to_list() for pile in g.discards]
    v.copies = g.variant.copies
    v.schools = g.variant.schools[:]
    v.traps = g.traps[:]
    v.real_trap = g.real_trap if viewer in (g.caster_of(BOOBY_TRAP), TRUTH) else -1
    v.dashed = g.dashed
    v.acted = g.acted
    v.sick = g.sick
    v.touched = g.touched
    v.most_attacks = g.most_attacks(g.active)
    v.active = g.active
    v.turn = g.turn
    v.phase = g.phase
    v.mp = g.mp
    v.attacks = g.attacks
    v.sped_up = g.sped_up
    v.moved = g.moved
    v.rooted = g.rooted
    v.is_bound = g.is_bound()
    v.pending = pending(g, viewer)
    v.end = g.end
    v.winner = g.winner
    return v


def question(g: WizWar, viewer: int) -> str:
    """What is asked; how far a seat has come in choosing for itself is known to it alone."""
    return g.stack[-1].question(g) if g.planning >= 0 and viewer in (g.asked, TRUTH) else g.question()


def eyes(g: WizWar, viewer: int) -> int:
    """Spectators of all kinds have seen the same."""
    return min(viewer, g.seats)


def known_cards(g: WizWar, viewer: int, seat: int) -> list[int]:
    """The cards this viewer knows to be in that hand for certain."""
    mark = eyes(g, viewer) * VIEWERS + (1 << seat) * HOLDERS
    return sorted([seen % DECK for seen in g.seen if seen - seen % HOLDERS == mark])


def learnt(g: WizWar, viewer: int) -> list[int]:
    """Every hidden thing `viewer` has learnt: its hand, cards seen, cards laid open, and every roll of the die."""
    out = g.hands.cards(viewer) if viewer < g.seats else []
    out += [-1, g.rolls, g.turn, sum([len(deck) for deck in g.decks]), -1]
    out += [len(g.traps), g.real_trap if viewer == g.caster_of(BOOBY_TRAP) else -1]
    out += [seen for seen in g.seen if seen // VIEWERS == eyes(g, viewer)]
    for kind in range(KINDS):
        out.append(g.hidden(kind))
    return out


# Dealing anew


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
    from zaubertisch.games.wizwar.plan import Plan

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
