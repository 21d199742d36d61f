"""The table of Simsala… Bumm? and its verbs: the only things that change it, each keeping the counts and telling."""

from __future__ import annotations

from zaubertisch.games.abraca.components import (
    ENDS,
    FULL_LIFE,
    FULL_ROW,
    KINDS,
    MYSTIC_STONES,
    OPEN_STONES,
    RUNNING,
    SPELLS,
)
from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.variants import Variant
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import EVERYONE, PUBLIC, all_but, only
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table


class Abraca(Table):
    """Rows, board, mystic stones, supply, lives and points."""

    variant: Variant
    lives: list[int]
    points: list[int]
    round_points: list[int]
    rows: Piles
    mystics: Piles
    board: Pile
    mystic_table: Pile
    supply: Pile
    diaries: list[list[Era]]

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.active = 0
        self.lowest = 0  # the last success of this turn; 0 before the first
        self.end = RUNNING
        self.caster = 0  # whose turn it was when the last round ended

    # Set-up

    def lay_out(self, variant: Variant) -> None:
        """[AB-010] Everybody starts with no points."""
        self.variant = variant
        self.points = [0] * self.seats
        self.round_points = [0] * self.seats

    def clear_away(self) -> None:
        """[AB-012 AB-017] All stones back into the supply, six lives for everybody, nobody has mystic stones."""
        self.lives = [FULL_LIFE] * self.seats
        self.rows = Piles(self.seats, KINDS)
        self.mystics = Piles(self.seats, KINDS)
        self.diaries = [[Era()] for _ in range(self.seats)]
        self.board = Pile(KINDS)
        self.mystic_table = Pile(KINDS)
        self.supply = Pile(KINDS)
        for spell in range(1, SPELLS + 1):
            self.supply.add(spell, spell)

    def deal(self) -> None:
        """[AB-013 AB-014 AB-015 AB-016] Five stones a row, open ones, four mystic stones; the rest is the supply."""
        for seat in range(self.seats):
            self.deal_row(seat)
        for _ in range(OPEN_STONES[self.seats]):
            self.board.add(self.supply.draw(self.chance))
        for _ in range(MYSTIC_STONES):
            self.mystic_table.add(self.supply.draw(self.chance))
        if not self.silent:
            self.tell(EVERYONE, "laid_open", {"stones": self.board.cards(), "supply": len(self.supply)})

    def deal_row(self, seat: int) -> None:
        for _ in range(FULL_ROW):
            self.rows.add(seat, self.supply.draw(self.chance))
        self.diaries[seat] = [Era(FULL_ROW)]
        if not self.silent:
            self.tell_stones("dealt", seat, self.rows.cards(seat))

    # Seats

    def alive(self, seat: int) -> bool:
        return self.lives[seat] > 0

    def living(self) -> int:
        """How many seats have lives left."""
        count = 0
        for lives in self.lives:
            if lives > 0:
                count += 1
        return count

    def left(self, seat: int) -> int:
        """[AB-001 AB-R26] The next seat clockwise that has lives."""
        seat = (seat + 1) % self.seats
        while self.lives[seat] == 0:
            seat = (seat + 1) % self.seats
        return seat

    def right(self, seat: int) -> int:
        """[AB-001 AB-R26] The next seat the other way round that has lives."""
        seat = (seat - 1) % self.seats
        while self.lives[seat] == 0:
            seat = (seat - 1) % self.seats
        return seat

    # Verbs

    def lose(self, seat: int, lives: int) -> None:
        """[AB-003] Lives are lost down to none."""
        lost = min(lives, self.lives[seat])
        self.lives[seat] -= lost
        if not self.silent and lost:
            self.tell(EVERYONE, "lost", {"seat": seat, "lives": lost, "left": self.lives[seat]})

    def gain(self, seat: int, lives: int) -> None:
        """[AB-003] Lives are gained up to six."""
        gained = min(lives, FULL_LIFE - self.lives[seat])
        self.lives[seat] += gained
        if not self.silent:
            self.tell(EVERYONE, "gained", {"seat": seat, "lives": gained, "left": self.lives[seat]})

    def roll(self, seat: int) -> int:
        """[AB-R23] The die, with the faces of this table."""
        rolled = self.chance.pick(self.variant.die)
        if not self.silent:
            self.tell(EVERYONE, "rolled", {"seat": seat, "die": rolled})
        return rolled

    def put_on_board(self, seat: int, spell: int) -> None:
        """[AB-025] One such stone goes from the row to the board."""
        self.rows.remove(seat, spell)
        self.board.add(spell)
        diary = self.diaries[seat]
        diary[-1] = diary[-1].with_cast(spell)
        if not self.silent:
            self.tell(EVERYONE, "cast", {"seat": seat, "spell": spell})

    def note_failure(self, seat: int, spell: int) -> None:
        """[AB-024] The row held no such stone, and everybody knows it now."""
        diary = self.diaries[seat]
        diary[-1] = diary[-1].with_failure(spell)
        if not self.silent:
            self.tell(EVERYONE, "missed", {"seat": seat, "spell": spell})

    def take_mystic(self, seat: int) -> None:
        """[AB-043 AB-R16 AB-R17] One mystic stone, seen by its taker alone; nobody knew it, so any of them will do."""
        assert self.mystic_table.size > 0, "four singers, four mystic stones"
        stone = self.mystic_table.draw(self.chance)
        self.mystics.add(seat, stone)
        if not self.silent:
            self.tell(only(seat), "saw_mystic", {"seat": seat, "stone": stone})
            self.tell(all_but(only(seat)), "took_mystic", {"seat": seat})

    def refill(self, seat: int) -> None:
        """[AB-032 AB-033 AB-034 AB-035] Draw up to five, as long as there is a supply; others see the new stones."""
        drawn: list[int] = []
        while self.rows.size(seat) < FULL_ROW and self.supply.size > 0:
            stone = self.supply.draw(self.chance)
            self.rows.add(seat, stone)
            drawn.append(stone)
        if drawn:
            diary = self.diaries[seat]
            diary.append(diary[-1].next(len(drawn)))
            if not self.silent:
                self.tell_stones("drew", seat, drawn)

    def tell_stones(self, kind: str, seat: int, stones: list[int]) -> None:
        """[AB-035 AB-R02] New stones: which they are, to all but their owner; to them and the public, how many."""
        unseeing = 1 << seat | 1 << PUBLIC
        self.tell(all_but(unseeing), kind, {"seat": seat, "stones": sorted(stones)})
        self.tell(unseeing, kind + "_unseen", {"seat": seat, "count": len(stones)})

    def score(self, seat: int, points: int) -> None:
        """[AB-058] Points are added to the total."""
        self.points[seat] += points
        if not self.silent:
            self.tell(EVERYONE, "scored", {"seat": seat, "points": points, "total": self.points[seat]})

    def reveal(self) -> None:
        """[AB-R18] After a round everybody sees everything, if the table wants it."""
        for seat in range(self.seats):
            self.tell(EVERYONE, "revealed", {
                "seat": seat, "row": self.rows.cards(seat), "mystic": self.mystics.cards(seat),
            })
        self.tell(EVERYONE, "revealed_rest", {"mystic": self.mystic_table.cards(), "supply": self.supply.cards()})

    def end_key(self) -> str:
        return ENDS[self.end]

    def clone(self) -> Abraca:
        twin = Abraca(self.seats, self.chance.clone())
        twin.like(self)
        twin.variant = self.variant
        twin.lives = self.lives[:]
        twin.points = self.points[:]
        twin.round_points = self.round_points[:]
        twin.rows = self.rows.clone()
        twin.mystics = self.mystics.clone()
        twin.diaries = [diary[:] for diary in self.diaries]
        twin.board = self.board.clone()
        twin.mystic_table = self.mystic_table.clone()
        twin.supply = self.supply.clone()
        twin.round = self.round
        twin.active = self.active
        twin.lowest = self.lowest
        twin.end = self.end
        twin.caster = self.caster
        return twin
