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
        cards = [piece for piece in self.pieces if PIECE_WEIGHT[piece] == 1]
        concentrated = self.pieces[len(cards):]
        best = Keep(self.pieces, 0)
        best_kept = -1
        for gone in range(len(concentrated) + 1):
            for less in range(len(cards) + 1):
                room = limit - 3 * (len(concentrated) - gone) - (len(cards) - less)
                if room >= 0:
                    keep = Keep(cards[:less] + concentrated[:gone], most_within(self.dust, room, self.one_dust))
                    kept = worth_of(self.pieces) - worth_of(keep.given) + keep.dust
                    if kept > best_kept or (kept == best_kept and keep.before(best)):
                        best = keep
                        best_kept = kept
        return best


class Keep:
    """What is given back at the hand limit, and the dust that stays."""

    def __init__(self, given: list[int], dust: int) -> None:
        self.given = given
        self.dust = dust

    def before(self, other: Keep) -> bool:
        """Whether this is the better of two ways that keep the same value: less dust, then fewer pieces back.

        Two such ways never give back equally many pieces, since every card is worth less than any tile.
        """
        return len(self.given) < len(other.given) if self.dust == other.dust else self.dust < other.dust
