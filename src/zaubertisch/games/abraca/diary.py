"""The public diary of a row: what its owner drew, cast and called in vain. All that anybody can deduce lies in here."""

from __future__ import annotations

from mypy_extensions import i64


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
        return int(self.casts >> (4 * spell) & 15)

    def failed_with(self, spell: i64) -> bool:
        return self.failed >> spell & 1 == 1

    def with_cast(self, spell: i64) -> Era:
        one: i64 = 1
        return Era(self.drawn, self.casts + (one << (4 * spell)), self.failed)

    def with_failure(self, spell: i64) -> Era:
        one: i64 = 1
        return Era(self.drawn, self.casts, self.failed | one << spell)

    def next(self, drawn: i64) -> Era:
        return Era(drawn, self.casts, 0)
