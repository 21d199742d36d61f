"""What a viewer of Wiz-War knows, field by field; `show/view_of.py` says who may see what."""

from __future__ import annotations

from typing import Final, Literal

from zaubertisch.games.wizwar.maze.maze import Maze
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.kernel.view import View

# How two numbers make one in views and outlooks. Squares and borders are numbered as `maze.board` says; who holds a
# door is seat * BORDERS + border; a spell's `thing` is a card, or ITEM_KINDS + the number of a treasure.
ITEM_KINDS: Final = 128  # a dropped item is its square times this, plus its card

# What hides a square in an outlook's `sight`: a border by its number, or one of these.
SEEN: Final = -1
OUTER: Final = -2  # the outer wall
FOGGED: Final = -3
BLIND: Final = -4  # a bush or cloud around the wizard itself
PILLAR: Final = 1000  # and the number of its lattice point
BEHIND: Final = 2000  # and the number of a square one cannot see across

Sort = Literal["plan", "announced", "damage", "pick_up"]


class Pending:
    """Something announced and not resolved, damage about to be suffered, a treasure just lifted, or one's own plan.

    Numbers that do not apply are -1. `attacked` and `evaded` have a bit for each seat.
    """

    def __init__(self, kind: Sort, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.what = -1
        self.card = -1
        self.types = -1
        self.energy = 1
        self.wizard = -1
        self.square = -1
        self.border = -1
        self.way = -1
        self.amount = -1
        self.attacked = 0
        self.evaded = 0
        self.modifiers: list[int] = []
        self.squares: list[int] = []  # of traps
        self.darts: list[int] = []  # what each is aimed at, as an answer


class WizWarView(View):
    """Everything that lies open; the own hand; and what one has seen of others' hands.

    A `treasures` entry is a square, or -1 while somebody carries it; two entries a seat. `known` names, by seat, the
    cards the viewer knows to be in that hand for certain. `traps` are squares of markers that lie face down; only who
    laid them sees which is real. There are two decks and discard piles where two groups have spellbooks of their own.
    `variants` are the keys of the options that are on, `turn_cap` the turns after which the game ends, or 0.
    """

    maze: Maze
    colours: list[int]
    place: list[int]
    bases: list[int]
    life: list[int]
    stun: list[int]
    kills: list[int]
    points: list[int]
    points_to_win: int
    variants: list[str]
    turn_cap: int
    turns: list[int]
    treasures: list[int]
    burden: list[int]
    hand: list[int]
    hand_sizes: list[int]
    known: list[list[int]]
    carried: list[list[int]]
    loads: list[int]
    limits: list[int]
    spells: list[Spell]
    dropped: list[int]
    decks: list[int]
    discards: list[list[int]]
    copies: list[int]
    schools: list[str]
    traps: list[int]
    real_trap: int
    dashed: bool
    acted: bool
    sick: bool
    touched: int
    most_attacks: int
    active: int
    turn: int
    phase: int
    mp: int
    attacks: int
    sped_up: bool
    moved: bool
    rooted: bool
    is_bound: bool
    pending: list[Pending]
    end: str
    winner: int
