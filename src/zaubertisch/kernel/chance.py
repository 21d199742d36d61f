"""Chance: where every shuffle, draw and die roll comes from, in four kinds that answer the same question.

The one question is `below(n)`: a whole number from 0 to n - 1, each equally likely.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from zaubertisch.kernel.errors import ScriptEnded

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32


class Chance:
    """A source of chance; each kind says how it comes by an outcome."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """The same chance at the same place, going on by itself."""
        raise NotImplementedError

    def pick(self, things: list[int]) -> int:
        """One of `things`, each place equally likely: a die with these faces, or a lot."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[int]) -> None:
        """Put `things` in a random order, all orders equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class FastChance(Chance):
    """The SFC32 generator: four machine words, copied in nanoseconds, for search and simulation."""

    def __init__(self, seed: int | None = None) -> None:
        """Start from `seed`; without one, stay blank to be filled by `clone` or the codec."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed is not None:
            self.sow(seed)

    def sow(self, seed: int) -> None:
        """Spread the seed's lowest 96 bits over the whole state."""
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = (seed >> 64) & WORD
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: int) -> int:
        if n > WORD:
            return self.below_large(n)
        sides: i64 = n
        fair: i64 = 0x100000000 - 0x100000000 % sides
        out: i64 = self.word()
        while out >= fair:
            out = self.word()
        return int(out % sides)

    def below_large(self, n: int) -> int:
        """The same for numbers beyond 32 bits, which only exact sampling of hidden worlds needs."""
        span = 1
        out = 0
        while span < n:
            span *= SPAN
            out = out * SPAN + int(self.word())
        return out % n if out < span - span % n else self.below_large(n)

    def clone(self) -> FastChance:
        twin = FastChance()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin


class ScriptedChance(Chance):
    """Outcomes written down beforehand, for tests and for replaying a record. After the script comes `rest`, if any."""

    def __init__(self, script: list[int] | None = None, rest: Chance | None = None) -> None:
        self.script: list[int] = script or []
        self.place = 0
        self.rest = rest

    def below(self, n: int) -> int:
        if self.place < len(self.script):
            outcome = self.script[self.place]
            if not 0 <= outcome < n:
                raise ScriptEnded(n, outcome)
            self.place += 1
            return outcome
        if self.rest is None:
            raise ScriptEnded(n, -1)
        return self.rest.below(n)

    def clone(self) -> ScriptedChance:
        twin = ScriptedChance(self.script, None if self.rest is None else self.rest.clone())
        twin.place = self.place
        return twin


class RecordedChance(Chance):
    """Another source, with every outcome kept and among how many it fell, so that a replay needs no seed."""

    def __init__(self, source: Chance | None = None) -> None:
        self.source: Chance = FastChance() if source is None else source
        self.outcomes: list[int] = []
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.outcomes.append(outcome)
        self.sides.append(n)
        return outcome

    def clone(self) -> RecordedChance:
        twin = RecordedChance(self.source.clone())
        twin.outcomes = self.outcomes[:]
        twin.sides = self.sides[:]
        return twin


class KeyedChance(Chance):
    """Outcomes anybody who learns the key can compute again: block i is HMAC-SHA256(key, i as decimal digits).

    A block's first eight bytes, most significant first, are one number below 2**64; numbers that would favour the low
    outcomes are skipped. The key is hexadecimal; a live table makes it from the committed seed and the seats' numbers.
    """

    def __init__(self, key: str = "") -> None:
        self.key = key
        self.block = 0

    def word(self) -> int:
        digest = hmac.new(bytes.fromhex(self.key), str(self.block).encode(), hashlib.sha256).digest()
        self.block += 1
        return int.from_bytes(digest[:8], "big")

    def below(self, n: int) -> int:
        span = 1 << 64
        out = self.word()
        while out >= span - span % n:
            out = self.word()
        return out % n

    def clone(self) -> KeyedChance:
        twin = KeyedChance(self.key)
        twin.block = self.block
        return twin
