"""Token buckets: so much at once, so much over time, for each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Holds up to `size` drops and gains `rate` a second."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.then = now

    def take(self, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limiter:
    """One bucket for each key; buckets that are full again are forgotten."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        now = self.clock()
        if len(self.buckets) > 10_000:
            self.buckets = {k: b for k, b in self.buckets.items() if b.level + (now - b.then) * b.rate < b.size}
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.size, self.rate, now)
        return bucket.take(now)
