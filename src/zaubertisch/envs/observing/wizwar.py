"""Wiz-War as a seat knows it: the maze, everything that lies open, its own hand, and cards it has seen elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaubertisch.envs.observing.sheet import Field, Observation, Sheet, put_who, who
from zaubertisch.games.wizwar.cards import BOOBY_TRAP, KINDS
from zaubertisch.games.wizwar.maze.board import BOARDS, BORDERS
from zaubertisch.games.wizwar.show.pending import pending
from zaubertisch.games.wizwar.show.view_of import question
from zaubertisch.games.wizwar.table.sightings import known_cards
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import ITEM_KINDS, Pending
from zaubertisch.kernel.table import Table

QUESTIONS: Final[list[str]] = [
    "main", "react", "react_shield", "card_mode", "which_spell", "astral", "corner", "boost", "boost_first",
    "boost_second", "target", "more", "tie", "force_step", "which_thing", "steal", "burn", "overload", "brain_discard",
    "make_room", "discard", "draw", "room_to_draw", "school_draft", "push_choice", "feather_step", "hold_new_door",
    "arms_pick",
]
NUMBERS: Final[dict[str, int]] = {each: number for number, each in enumerate(QUESTIONS)}
KINDS_OF_BORDER: Final = 4
KINDS_OF_FILL: Final = 5
DECKS: Final = 2
PENDING: Final = 2  # the latest announcements that are shown
SORTS: Final[dict[str, int]] = {"plan": 0, "announced": 1, "damage": 2, "pick_up": 3}


def fields(seats: int) -> list[Field]:
    board = BOARDS[seats]
    squares, borders = len(board.squares), len(board.borders)
    return [
        *who(seats, QUESTIONS),
        Field("borders", borders * KINDS_OF_BORDER, 1, f"each of {borders} borders: open, wall, door or wall of fire"),
        Field("cracks", borders, 9, "cracks in what stands there", scale=5),
        Field("held doors", borders, 1, "doors that somebody holds open"),
        Field("squares", squares * KINDS_OF_FILL, 1,
              f"each of {squares} squares: free, stone block, rosebush, thornbush or cloud"),
        Field("square cracks", squares, 9, "cracks in what fills it", scale=8),
        Field("traps", squares, 2, "markers of traps; 2 for the real one, if one laid it oneself"),
        Field("items", squares, 99, "items that lie there", scale=3),
        Field("wizards", seats * squares, 1, "where each wizard stands; nowhere when dead"),
        Field("bases", seats * squares, 1, "the base of each seat"),
        Field("treasures", seats * 2 * squares, 1, "where the two treasures of each seat lie; nowhere while carried"),
        Field("carriers", seats * 2 * seats, 1, "who carries each treasure"),
        Field("life", seats, 99, "life points of each wizard", scale=20),
        Field("stun", seats, 99, "stun markers of each wizard", scale=3),
        Field("kills", seats, 9, "wizards each seat has killed", scale=3),
        Field("points", seats, 9, "points of each seat", scale=4),
        Field("turns", seats, 9999, "turns each seat has had", scale=40),
        Field("cards", seats, 99, "how many cards each seat holds", scale=7),
        Field("load", seats, 99, "hand, carried items and maintained spells of each seat", scale=7),
        Field("limit", seats, 99, "how many there may be", scale=7),
        Field("carried", seats * KINDS, 9, "items each wizard carries, by card", scale=1),
        Field("spells on", seats * KINDS, 99, "spells that work on each wizard, by card: their markers plus one",
              scale=5),
        Field("spells of", seats * KINDS, 99, "spells each seat has in play, by card: their markers plus one", scale=5),
        Field("own hand", KINDS, 9, "one's own cards", scale=2),
        Field("known hands", (seats - 1) * KINDS, 9, "cards one knows to be in each other hand", scale=1),
        Field("discards", KINDS, 99, "the discard piles together, by card", scale=3),
        Field("copies", KINDS, 99, "how many of each card there are in the game, once the schools are known", scale=3),
        Field("decks", DECKS, 999, "cards left in the deck, or the two decks", scale=50),
        Field("active", seats, 1, "whose turn it is"),
        Field("turn", 1, 9999, "turns begun by all together", scale=100),
        Field("phase", 1, 9, "the phase of the turn", scale=3),
        Field("movement", 1, 99, "movement points left", scale=5),
        Field("attacks", 1, 9, "attacks made in this turn", scale=2),
        Field("most attacks", 1, 9, "attacks there may be", scale=2),
        Field("states", 7, 1, "sped up, moved, rooted, bound, dashed, acted, sick"),
        Field("touched", seats, 1, "whom the disease has touched in this turn"),
        *[each for number in range(PENDING) for each in pending_fields(number, seats, squares, borders)],
    ]


def pending_fields(number: int, seats: int, squares: int, borders: int) -> list[Field]:
    """Something announced and not resolved, damage about to be suffered, a treasure just lifted, or one's own plan."""
    which = "pending" if number == 0 else f"pending {number + 1}"
    return [
        Field(f"{which} sort", len(SORTS), 1, "the latest first: a plan of one's own, announced, damage, a pick-up"),
        Field(f"{which} seat", seats, 1, "who announced it"),
        Field(f"{which} card", KINDS, 1, "the card"),
        Field(f"{which} energy", 1, 999, "its energy", scale=5),
        Field(f"{which} amount", 1, 999, "how much; -1 where that says nothing", least=-1, scale=5),
        Field(f"{which} wizard", seats, 1, "whom it is aimed at"),
        Field(f"{which} square", squares, 1, "the square it is aimed at"),
        Field(f"{which} border", borders, 1, "the border it is aimed at"),
        Field(f"{which} attacked", seats, 1, "who is attacked"),
        Field(f"{which} evaded", seats, 1, "who has evaded it"),
    ]


class WizWarObservation(Observation):
    """Everything lies open but hands, and which of the traps is real."""

    def __init__(self, seats: int) -> None:
        super().__init__("wizwar", 1, seats, fields(seats))
        board = BOARDS[seats]
        self.board_squares = board.squares[:]
        self.board_borders = board.borders[:]
        self.place_of_square = [-1] * 100
        for place, square in enumerate(board.squares):
            self.place_of_square[square] = place
        self.place_of_border = [-1] * BORDERS
        for place, border in enumerate(board.borders):
            self.place_of_border[border] = place

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        assert isinstance(table, WizWar)
        put_who(table, seat, NUMBERS.get(question(table, seat), -1), len(QUESTIONS), sheet)
        self.put_maze(table, sheet)
        self.put_ground(table, seat, sheet)
        self.put_figures(table, seat, sheet)
        put_numbers(table, seat, sheet)
        put_spells(table, seat, sheet)
        put_cards(table, seat, sheet)
        put_turn(table, seat, sheet)
        self.put_pending(table, seat, sheet)

    def put_maze(self, g: WizWar, sheet: Sheet) -> None:
        maze = g.maze
        sheet.put_each_one_of(maze.borders, self.board_borders, KINDS_OF_BORDER)
        sheet.put_each(maze.cracks, self.board_borders)
        first = sheet.at
        sheet.put_nothing(len(self.board_borders))
        for hold in maze.holding:
            sheet.mark(first + self.place_of_border[hold % BORDERS])
        sheet.put_each_one_of(maze.fills, self.board_squares, KINDS_OF_FILL)
        sheet.put_each(maze.fill_cracks, self.board_squares)

    def put_ground(self, g: WizWar, seat: int, sheet: Sheet) -> None:
        size: i64 = len(self.board_squares)
        first = sheet.at
        sheet.put_nothing(2 * size)
        for square in g.traps:
            sheet.mark(first + self.place_of_square[square])
        if g.real_trap >= 0 and seat == g.caster_of(BOOBY_TRAP):
            sheet.mark(first + self.place_of_square[g.real_trap], 2)
        for item in g.dropped:
            sheet.add(first + size + self.place_of_square[item // ITEM_KINDS])

    def put_figures(self, g: WizWar, seat: int, sheet: Sheet) -> None:
        around = [(seat + turn) % g.seats for turn in range(g.seats)]
        for other in around:
            self.put_square(g.place[other], sheet)
        for other in around:
            self.put_square(g.base(other), sheet)
        for other in around:
            self.put_square(g.treasures[2 * other], sheet)
            self.put_square(g.treasures[2 * other + 1], sheet)
        for other in around:
            for treasure in range(2 * other, 2 * other + 2):
                for carrier in around:
                    sheet.put_flag(g.burden[carrier] == treasure)

    def put_square(self, square: int, sheet: Sheet) -> None:
        sheet.put_one_of(self.place_of_square[square] if square >= 0 else -1, len(self.board_squares))

    def put_pending(self, g: WizWar, seat: int, sheet: Sheet) -> None:
        """The latest announcements, the last one first."""
        going_on = pending(g, seat)
        for number in range(PENDING):
            if number < len(going_on):
                self.put_one_pending(g, seat, going_on[len(going_on) - 1 - number], sheet)
            else:
                sheet.put_nothing(len(SORTS) + 4 * g.seats + KINDS + 2 + len(self.board_squares) +
                                  len(self.board_borders))

    def put_one_pending(self, g: WizWar, seat: int, what: Pending, sheet: Sheet) -> None:
        sheet.put_one_of(SORTS[what.kind], len(SORTS))
        sheet.put_seat(what.seat, seat, g.seats)
        sheet.put_one_of(what.card, KINDS)
        sheet.put(what.energy)
        sheet.put(what.amount)
        sheet.put_seat(what.wizard if what.wizard < g.seats else -1, seat, g.seats)
        self.put_square(what.square, sheet)
        sheet.put_one_of(self.place_of_border[what.border] if what.border >= 0 else -1, len(self.board_borders))
        sheet.put_seats(what.attacked, seat, g.seats)
        sheet.put_seats(what.evaded, seat, g.seats)


def put_numbers(g: WizWar, seat: int, sheet: Sheet) -> None:
    around = [(seat + turn) % g.seats for turn in range(g.seats)]
    for numbers in (g.life, g.stun, g.kills):
        for other in around:
            sheet.put(max(0, numbers[other]))
    for other in around:
        sheet.put(g.points(other))
    for other in around:
        sheet.put(g.turns[other])
    for other in around:
        sheet.put(g.hands.size(other))
    for other in around:
        sheet.put(g.load(other))
    for other in around:
        sheet.put(g.limit(other))


def put_spells(g: WizWar, seat: int, sheet: Sheet) -> None:
    for turn in range(g.seats):
        sheet.put_row(g.carried, (seat + turn) % g.seats)
    on = sheet.at
    of = on + g.seats * KINDS
    sheet.put_nothing(2 * g.seats * KINDS)
    for spell in g.spells:
        if 0 <= spell.target < g.seats:
            sheet.mark(on + (spell.target - seat + g.seats) % g.seats * KINDS + spell.card, spell.markers + 1)
        if 0 <= spell.caster < g.seats:
            sheet.mark(of + (spell.caster - seat + g.seats) % g.seats * KINDS + spell.card, spell.markers + 1)


def put_cards(g: WizWar, seat: int, sheet: Sheet) -> None:
    sheet.put_row(g.hands, seat)
    first = sheet.at
    sheet.put_nothing((g.seats - 1) * KINDS)
    known = known_cards(g, seat)
    for turn in range(1, g.seats):
        for card in known[(seat + turn) % g.seats]:
            sheet.add(first + (turn - 1) * KINDS + card)
    first = sheet.at
    sheet.put_nothing(KINDS)
    for pile in g.discards:
        for kind in pile.kinds():
            sheet.mark(first + kind, pile.count(kind))
    sheet.put_list(g.variant.copies)
    for deck in range(DECKS):
        sheet.put(g.decks[deck].size if deck < len(g.decks) else 0)


def put_turn(g: WizWar, seat: int, sheet: Sheet) -> None:
    sheet.put_seat(g.active, seat, g.seats)
    sheet.put(g.turn)
    sheet.put(g.phase)
    sheet.put(max(0, g.mp))
    sheet.put(g.attacks)
    sheet.put(g.most_attacks(g.active))
    for state in (g.sped_up, g.moved, g.rooted, g.is_bound(), g.dashed, g.acted, g.sick):
        sheet.put_flag(state)
    sheet.put_seats(g.touched, seat, g.seats)
