"""The view of a table: what a viewer knows of it, built up from what they may see."""

from __future__ import annotations

from zaubertisch.games.wizwar.cards import BOOBY_TRAP
from zaubertisch.games.wizwar.show.pending import pending
from zaubertisch.games.wizwar.table.sightings import known_cards
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import WizWarView
from zaubertisch.kernel.event import TRUTH


def view_of(g: WizWar, viewer: int) -> WizWarView:
    """What `viewer` knows, built up from what it may see."""
    v = WizWarView(viewer, g.seats, g.asked, question(g, viewer))
    seats = range(g.seats)
    v.maze = g.maze
    v.colours = g.colours
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
    v.known = known_cards(g, viewer)
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
