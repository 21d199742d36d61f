"""The public diary of a row: what its owner drew, cast and called in vain. All that anybody can deduce lies in here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from zaubertisch.games.abraca.components import KINDS

BITS: Final = 4  # room for up to eight equal stones
ONE_CAST: Final[list[int]] = [1 << BITS * spell for spell in range(KINDS)]  # a shifted literal would be 32 bits in C

@mypyc_attr(acyclic=True)
class Era:
    """The time between two draws [AB-R02 AB-R03]: never changed, only replaced, so that copies of a table may share it.

    `drawn` stones opened it; `casts` counts what the seat has cast in the round until its end, four bits a number;
    `failed` has bit k set if k was called in vain.
    """

    def __init__(self, drawn: i64 = 0, casts: i64 = 0, failed: i64 = 0) -> None:
        self.drawn = drawn
        self.casts = casts
        self.failed = failed

    def cast(self, spell: i64) -> int:
        """How many stones of this number were cast by the end of the era."""
        return int(self.casts >> (BITS * spell) & 15)

    def failed_with(self, spell: i64) -> bool:
        return self.failed >> spell & 1 == 1

    def with_cast(self, spell: int) -> Era:
        return Era(self.drawn, self.casts + ONE_CAST[spell], self.failed)

    def with_failure(self, spell: int) -> Era:
        return Era(self.drawn, self.casts, self.failed | 1 << spell)

    def next(self, drawn: i64) -> Era:
        return Era(drawn, self.casts, 0)
