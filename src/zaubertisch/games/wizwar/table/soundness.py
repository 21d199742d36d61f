"""What must hold after every step: all cards and treasures are there, all numbers are within their bounds."""

from __future__ import annotations

from zaubertisch.games.wizwar.cards import BOOBY_TRAP, CARDS, GLUE, KINDS, SEAL_DOOR, TEMPORARY, TRANSFORMATION
from zaubertisch.games.wizwar.components import MOST_LIFE
from zaubertisch.games.wizwar.maze.board import BORDERS
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, FILL_CRACKS, NOTHING, OPEN
from zaubertisch.games.wizwar.table.origins import CARRIED, IN_PLAY, LYING
from zaubertisch.games.wizwar.table.state import NO_TREASURE, NOWHERE
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS


def check(g: WizWar) -> None:
    cards_are_all_there(g)
    treasures_are_all_there(g)
    maze_is_sound(g)
    spells_are_sound(g)
    traps_are_sound(g)
    if g.stack:
        wizards_are_sound(g)


def cards_are_all_there(g: WizWar) -> None:
    """Every card of the deck list lies in exactly one place."""
    counts = g.casting.clone()
    for group in range(len(g.decks)):
        counts.pour(g.decks[group])
        counts.pour(g.discards[group])
    decks_are_whole(g)
    for seat in range(g.seats):
        g.hands.pour_into(seat, counts)
        g.carried.pour_into(seat, counts)
    for spell in g.spells:
        counts.add(spell.card)
    for thing in g.dropped:
        counts.add(thing % ITEM_KINDS)
    assert counts.to_list() == g.variant.copies, [
        (CARDS[kind].key, counts.count(kind)) for kind in range(KINDS) if counts.count(kind) != g.variant.copies[kind]
    ]


def decks_are_whole(g: WizWar) -> None:
    """[WW-R124] With two spellbooks: every card of the first is in its piles, or with somebody as one of it."""
    if not g.variant.personal or len(g.casting) > 0:
        return
    first = g.decks[0].clone()
    first.pour(g.discards[0])
    zones = [LYING + thing // ITEM_KINDS for thing in g.dropped] + [IN_PLAY + spell.number for spell in g.spells]
    kinds = [thing % ITEM_KINDS for thing in g.dropped] + [spell.card for spell in g.spells]
    for seat in range(g.seats):
        zones += [seat] * g.hands.size(seat) + [CARRIED + seat] * g.carried.size(seat)
        kinds += g.hands.cards(seat) + g.carried.cards(seat)
    for zone, kind in zip(zones, kinds, strict=True):
        first.add(kind, 1 - g.usual_deck(zone, kind))
    for stray in g.strays:
        first.add(stray % KINDS, 1 if g.usual_deck(stray // KINDS, stray % KINDS) else -1)
    assert first.to_list() == g.variant.deck_copies[0]


def treasures_are_all_there(g: WizWar) -> None:
    """Each lies on a square or is carried by one living wizard."""
    for treasure, square in enumerate(g.treasures):
        assert (square == NOWHERE) == (treasure in g.burden), (treasure, square)
    assert all([g.burden[seat] == NO_TREASURE or g.alive(seat) for seat in range(g.seats)])


def wizards_are_sound(g: WizWar) -> None:
    """Life, load and stun within bounds whenever a seat is free to act; the dead have nothing."""
    quiet = g.question() in ("main", "discard", "draw", "room_to_draw")
    for seat in range(g.seats):
        assert g.life[seat] <= MOST_LIFE
        assert g.stun[seat] >= 0
        if not g.alive(seat):
            assert g.load(seat) == 0
        elif quiet:
            assert g.life[seat] >= 1, g.life
            assert g.load(seat) <= g.limit(seat), (seat, g.load(seat))
            assert g.brain_debt[seat] == 0
            assert g.points(seat) < g.variant.points_to_win
            assert len(g.casting) == 0
            assert g.slow[seat] == 0
        assert not g.alive(seat) or g.maze.fills[g.place[seat]] != BLOCK
    assert g.alive(g.asked), "the dead are not asked"
    assert g.attacks <= 2
    assert g.attacks == 0 or g.turns[g.active] > 0


def maze_is_sound(g: WizWar) -> None:
    """Cracks below what breaks, doors open exactly while held from beside them, the key as the borders say."""
    board = g.board()
    for border in board.borders:
        assert g.maze.cracks[border] < max(g.maze.cracks_to_break(border), 1)
    for square in board.squares:
        assert g.maze.fills[square] == NOTHING or not g.is_base(square)
        assert g.maze.fill_cracks[square] < max(FILL_CRACKS[g.maze.fills[square]], 1)
    for hold in g.maze.holding:
        border = hold % BORDERS
        assert g.maze.borders[border] == DOOR
        assert g.place[hold // BORDERS] in (board.ends[border * 2], board.ends[border * 2 + 1])
    fresh = g.maze.clone()
    fresh.name_sight()
    assert fresh.key == g.maze.key


def traps_are_sound(g: WizWar) -> None:
    """Markers lie as long as their spell does, and the real one is among them."""
    assert (len(g.traps) > 0) == g.in_play(BOOBY_TRAP)
    assert g.real_trap in g.traps if g.traps else g.real_trap == NOWHERE


def spells_are_sound(g: WizWar) -> None:
    """Temporary spells have markers, created things and their spells belong together, one form a wizard."""
    for spell in g.spells:
        assert spell.markers > 0 or CARDS[spell.card].lasts != TEMPORARY
        assert g.alive(spell.caster) or g.stands_alone(spell)
        assert spell.border < 0 or g.maze.borders[spell.border] != OPEN
        assert spell.square < 0 or g.maze.fills[spell.square] != NOTHING or spell.card == GLUE
        assert spell.card != SEAL_DOOR or not g.maze.is_held(spell.border)
    for square in g.board().squares:
        assert g.maze.fills[square] == NOTHING or g.filled_by(square) >= 0
    for seat in range(g.seats):
        assert not g.alive(seat) or not g.is_giant(seat) or g.place[seat] in g.maze.giants
        forms = [spell for spell in g.spells if spell.target == seat and CARDS[spell.card].attributes & TRANSFORMATION]
        assert len(forms) <= 1
