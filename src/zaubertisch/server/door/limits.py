"""How much one may ask: so much at once, so much over time, so many together; for every key of a caller."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

Keys = Sequence[tuple[str, int]]  # whose bucket, and how many people's share it holds

MOST_KEYS = 10_000


class Bucket:
    """Holds up to `size` drops and gains `rate` a second."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.then = now

    def wait(self, now: float) -> float:
        """Seconds until there is a drop again."""
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        return 0.0 if self.level >= 1 else (1 - self.level) / self.rate


class Limiter:
    """One bucket for each key; of too many keys the one not seen for longest is forgotten."""

    def __init__(
        self, size: float, rate: float, clock: Callable[[], float] = time.monotonic, most: int = MOST_KEYS,
    ) -> None:
        self.size = size
        self.rate = rate
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, keys: Keys) -> float:
        """Nothing, and one drop is taken from each bucket; or the seconds until they all have one."""
        now = self.clock()
        buckets = [self._bucket(key, share, now) for key, share in keys]
        longest = max(bucket.wait(now) for bucket in buckets)
        if not longest:
            for bucket in buckets:
                bucket.level -= 1
        return longest

    def _bucket(self, key: str, share: int, now: float) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.size * share, self.rate * share, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket


class Crowd:
    """How many are here at once for each key; whoever has left is not remembered."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def enter(self, keys: Keys) -> bool:
        """Whether there is room; then everybody counts until they leave with the same keys."""
        if any(self.here[key] >= self.most * share for key, share in keys):
            return False
        for key, _ in keys:
            self.here[key] += 1
        return True

    def leave(self, keys: Keys) -> None:
        for key, _ in keys:
            self.here[key] -= 1
            if self.here[key] <= 0:
                del self.here[key]
