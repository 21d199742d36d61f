"""Paying and keeping, as arithmetic: which pieces to put down, which to keep. No table is needed here.

A piece is a card or a concentrated energy by its number (see `PIECE_VALUE`); a hand is a list of pieces in rising order
of value, blue before green before white before red.
"""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.components import PIECE_VALUE, PIECE_WEIGHT
from zaubertisch.games.zavandor.energy.dust import most_within, settled, weight

UNREACHED: Final = -1
NEVER: Final = 1 << 60

#: Every piece in rising order of value, then of colour.
RISING: Final[list[int]] = sorted(range(len(PIECE_VALUE)), key=lambda piece: (PIECE_VALUE[piece], piece))


def worth_of(pieces: list[int]) -> int:
    """The face value of all these pieces; colours do not matter [ZA-058]."""
    value = 0
    for piece in pieces:
        value += PIECE_VALUE[piece]
    return value


def without_the_needless(pieces: list[int], price: int) -> list[int]:
    """[ZA-060 ZA-R03] What stays down of `pieces`, in rising order: the smallest goes back while the others pay."""
    value = worth_of(pieces)
    first = 0
    while value - PIECE_VALUE[pieces[first]] >= price:
        value -= PIECE_VALUE[pieces[first]]
        first += 1
    return pieces[first:]


def put_down(pieces: list[int], piece: int, price: int) -> list[int]:
    """[ZA-060] One more piece, in its order by value; what is not needed with it goes back."""
    below = 0
    while below < len(pieces) and (PIECE_VALUE[pieces[below]], pieces[below]) < (PIECE_VALUE[piece], piece):
        below += 1
    return without_the_needless([*pieces[:below], piece, *pieces[below:]], price)


def dust_after(dust: int, put: int, price: int, pooled: bool) -> int:
    """[ZA-059 ZA-061 ZA-R01] The loose dust left: it pays the rest, or the change joins it, perhaps settled alone."""
    if put > price and not pooled:
        return dust + settled(put - price)
    return dust + put - price


class Purse:
    """The pieces and the dust somebody pays from, and how this table settles change."""

    def __init__(self, pieces: list[int], dust: int, pooled: bool = True, one_dust: bool = False) -> None:
        self.pieces = pieces
        self.dust = dust
        self.pooled = pooled or one_dust
        self.one_dust = one_dust

    def best_payment(self, price: int) -> list[int]:
        """[ZA-R04] What to put down: least lost by settling, then lightest afterwards, least dust, lowest values.

        `rows[i][s]` is the greatest weight of pieces from the i-th upwards that are worth exactly s. A piece that is
        not needed may not lie there, so the smallest must have lifted the sum to the price or above.
        """
        latest = LATEST.proposal
        if latest is None or not latest.answers(self, price):
            latest = Proposal(self, price, self.lightest_payment(price))
            LATEST.proposal = latest
        return latest.pieces[:]

    def lightest_payment(self, price: int) -> list[int]:
        """`best_payment`, worked out."""
        rows = self.weights(price)
        value = self.best_value(rows[0], price)
        out: list[int] = []
        for i, piece in enumerate(self.pieces):
            before = value - PIECE_VALUE[piece]
            if 0 <= before < price and rows[i + 1][before] != UNREACHED \
                    and rows[i + 1][before] + PIECE_WEIGHT[piece] == rows[i][value]:
                out.append(piece)
                value = before
        return out

    def weights(self, price: int) -> list[list[int]]:
        """The rows of `best_payment`, from the dearest piece down to the cheapest."""
        top = price + PIECE_VALUE[self.pieces[-1]] if self.pieces else price
        row = [UNREACHED] * top
        row[0] = 0
        rows = [row]
        for i in range(len(self.pieces) - 1, -1, -1):
            value = PIECE_VALUE[self.pieces[i]]
            heavier = PIECE_WEIGHT[self.pieces[i]]
            after = row[:]
            for below in range(min(price, top - value)):
                reached = row[below]
                if reached != UNREACHED and reached + heavier > after[below + value]:
                    after[below + value] = reached + heavier
            row = after
            rows.append(row)
        rows.reverse()
        return rows

    def best_value(self, reach: list[int], price: int) -> int:
        """How much to put down in all."""
        best = NEVER
        best_value = 0
        for value in range(max(0, price - self.dust), len(reach)):
            if reach[value] != UNREACHED:
                loose = dust_after(self.dust, value, price, self.pooled)
                after = settled(loose, self.one_dust)
                lost = self.dust + value - price - after
                heaviness = weight(after, self.one_dust) - reach[value]
                rank = ((lost << 20) + heaviness + (1 << 16)) << 20 | loose
                if rank < best:
                    best = rank
                    best_value = value
        return best_value

    def best_keep(self, limit: int) -> Keep:
        """[ZA-R56] What to give back: keep the greatest value within the limit, and of equal values the least dust."""
        cards = 0
        while cards < len(self.pieces) and PIECE_WEIGHT[self.pieces[cards]] == 1:
            cards += 1
        best = Keep(len(self.pieces), 0, 0, -1)
        for tiles in range(len(self.pieces) - cards + 1):
            without = worth_of(self.pieces) - worth_of(self.pieces[cards : cards + tiles])
            self.weigh_keeping(limit - 3 * (len(self.pieces) - cards - tiles), cards, tiles, without, best)
        best.given = self.pieces[: best.cards] + self.pieces[cards : cards + best.tiles]
        return best

    def weigh_keeping(self, limit: int, cards: int, tiles: int, value: int, best: Keep) -> None:
        """Give back one card after the other, the cheapest first, until everything else finds room."""
        all_dust = settled(self.dust, self.one_dust)
        for less in range(cards + 1):
            room = limit - cards + less
            if room >= 0:
                dust = most_within(self.dust, room, self.one_dust)
                best.improve(less, tiles, dust, value + dust)
                if dust == all_dust:
                    return
            if less < cards:
                value -= PIECE_VALUE[self.pieces[less]]


class Keep:
    """What is given back at the hand limit, the cheapest cards and tiles, and the dust that stays."""

    given: list[int]

    def __init__(self, cards: int, tiles: int, dust: int, kept: int) -> None:
        self.cards = cards
        self.tiles = tiles
        self.dust = dust
        self.kept = kept  # the value of all that stays

    def improve(self, cards: int, tiles: int, dust: int, kept: int) -> None:
        """Take this way instead if it keeps more, or the same with less dust, or with fewer pieces given back.

        Two ways that keep the same never give back equally many pieces, since every card is worth less than any tile.
        """
        if kept < self.kept or (kept == self.kept and (dust, cards + tiles) >= (self.dust, self.cards + self.tiles)):
            return
        self.cards = cards
        self.tiles = tiles
        self.dust = dust
        self.kept = kept


class Proposal:
    """A payment that was worked out for a purse and a price: it is shown first and mostly made right afterwards."""

    def __init__(self, purse: Purse, price: int, pieces: list[int]) -> None:
        self.purse = purse
        self.price = price
        self.pieces = pieces

    def answers(self, purse: Purse, price: int) -> bool:
        """Whether it was worked out for the same."""
        mine = self.purse
        return price == self.price and purse.dust == mine.dust and purse.pieces == mine.pieces and (
            purse.pooled == mine.pooled and purse.one_dust == mine.one_dust
        )


class Latest:
    """The payment proposed last. Memory, not state."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None


LATEST: Final = Latest()
