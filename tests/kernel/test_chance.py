"""Chance: fair, the same for ever, and four times the same question."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.statistics import surprise
from zaubertisch.kernel.chance import Chance, FastChance, KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import ScriptEnded

KEY = "00ff" * 8


def draws(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.below(n) for _ in range(count)]


# Fast chance


@pytest.mark.parametrize("n", [2, 3, 6, 36, 100])
@pytest.mark.parametrize("seed", [0, 1, 2**64 + 5])
def test_fast_chance_is_fair(n: int, seed: int) -> None:
    seen = Counter(draws(FastChance(seed), n, 200 * n))
    assert set(seen) == set(range(n))
    assert surprise([seen[side] for side in range(n)]) < 4.8


@pytest.mark.parametrize("n", [3 * 2**30, 2**32 - 1, 2**32, 2**32 + 1, 3 * 2**62, 2**63 + 1, 10**30])
def test_fast_chance_is_fair_among_very_many(n: int) -> None:
    parts = Counter(drawn * 16 // n for drawn in draws(FastChance(5), n, 3200))
    assert set(parts) == set(range(16))
    assert surprise([parts[part] for part in range(16)]) < 4.8


def test_the_low_digits_of_large_draws_are_fair_too() -> None:
    digits = Counter(drawn % 10 for drawn in draws(FastChance(6), 10**20, 2000))
    assert surprise([digits[digit] for digit in range(10)]) < 4.8


@pytest.mark.parametrize(("a", "b"), [(2, 2), (6, 6), (5, 7)])
def test_two_draws_in_a_row_know_nothing_of_each_other(a: int, b: int) -> None:
    chance = FastChance(9)
    pairs = Counter((chance.below(a), chance.below(b)) for _ in range(200 * a * b))
    assert surprise([pairs[first, second] for first in range(a) for second in range(b)]) < 4.8


def test_neighbouring_seeds_give_streams_that_differ() -> None:
    first = Counter(FastChance(seed).below(10) for seed in range(2000))
    assert surprise([first[side] for side in range(10)]) < 4.8


@pytest.mark.parametrize(("seed", "words"), [
    (0, [4216505632, 947923937, 2491578854, 3964400089, 2091952393, 4208506024]),
    (1, [3387734806, 1080862987, 3546521498, 2861869171, 428981239, 2719816156]),
    (2**96 - 1, [163292757, 66647681, 4198423949, 1356320052, 1806129180, 381401778]),
])
def test_the_fast_stream_never_changes(seed: int, words: list[int]) -> None:
    chance = FastChance(seed)
    assert [int(chance.word()) for _ in words] == words


def test_fast_draws_never_change() -> None:
    chance = FastChance(42)
    sides = [2, 3, 6, 10, 36, 1000, 2**31, 2**32 - 1, 2**32, 2**40, 2**70]
    assert [chance.below(n) for n in sides] == [
        1, 0, 0, 6, 20, 537, 93778591, 2481992333, 2592828994, 892096932658, 458476343545491443645,
    ]


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The generator as its author describes it: three words and a counter, mixed fifteen times before use."""
    out: list[int] = []
    for counter in range(1, 16 + count):
        word = (a + b + counter) % 2**32
        a, b = b ^ b >> 9, c * 9 % 2**32
        c = (c << 21 | c >> 11) % 2**32
        c = (c + word) % 2**32
        out.append(word)
    return out[15:]


@given(st.integers(0, 2**96 - 1))
def test_fast_chance_is_sfc32(seed: int) -> None:
    chance = FastChance(seed)
    assert [int(chance.word()) for _ in range(8)] == sfc32(seed % 2**32, seed >> 32 & 2**32 - 1, seed >> 64, 8)


@given(st.integers(0, 2**96 - 1), st.lists(st.integers(1, 2**80), max_size=20))
def test_a_draw_lies_below_its_bound_and_a_clone_goes_the_same_way(seed: int, sides: list[int]) -> None:
    chance = FastChance(seed)
    chance.below(6)
    twin = chance.clone()
    assert [chance.below(n) for n in sides] == [drawn for n in sides if 0 <= (drawn := twin.below(n)) < n]


# Picking and shuffling


def test_a_pick_is_one_of_the_things() -> None:
    assert ScriptedChance([2]).pick([5, 6, 7]) == 7


def test_a_shuffle_never_changes() -> None:
    things = list(range(10))
    FastChance(7).shuffle(things)
    assert things == [3, 4, 0, 1, 9, 8, 7, 2, 5, 6]


def test_all_orders_are_equally_likely() -> None:
    chance = FastChance(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        seen[tuple(things)] += 1
    assert surprise([seen[order] for order in permutations(range(4))]) < 4.8


@pytest.mark.parametrize("things", [[], [8]])
def test_shuffling_less_than_two_things_asks_nothing(things: list[int]) -> None:
    chance = RecordedChance(FastChance(1))
    chance.shuffle(things)
    assert chance.outcomes == []


# Scripted chance


def test_a_script_is_followed_and_then_the_rest() -> None:
    chance = ScriptedChance([3, 0], ScriptedChance([1]))
    assert draws(chance, 4, 3) == [3, 0, 1]


def test_a_script_that_has_ended_says_so() -> None:
    with pytest.raises(ScriptEnded, match="asked for one of 6 outcomes, but nothing is left of it") as ended:
        ScriptedChance([]).below(6)
    assert (ended.value.key, ended.value.fields["sides"]) == ("script-ended", "6")


def test_an_outcome_that_cannot_be_is_refused_and_not_used_up() -> None:
    chance = ScriptedChance([6])
    with pytest.raises(ScriptEnded, match="but it says 6"):
        chance.below(6)
    assert chance.below(7) == 6


def test_a_cloned_script_goes_on_by_itself() -> None:
    chance = ScriptedChance([1, 2], FastChance(1))
    chance.below(3)
    twin = chance.clone()
    assert draws(twin, 3, 5) == draws(chance, 3, 5)
    assert ScriptedChance([2]).clone().below(3) == 2


# Recorded chance


def test_recorded_chance_keeps_every_outcome() -> None:
    chance = RecordedChance(ScriptedChance([4, 0, 5]))
    assert (chance.below(6), chance.pick([7, 8]), chance.below(9)) == (4, 7, 5)
    assert (chance.outcomes, chance.sides) == ([4, 0, 5], [6, 2, 9])
    replay = ScriptedChance(chance.outcomes)
    assert draws(replay, 9, 3) == [4, 0, 5]


def test_a_clone_records_by_itself() -> None:
    chance = RecordedChance(FastChance(2))
    chance.below(6)
    twin = chance.clone()
    assert fingerprint(twin) == fingerprint(chance)
    twin.below(6)
    assert (len(chance.outcomes), len(twin.outcomes)) == (1, 2)
    assert fingerprint(twin) != fingerprint(chance)


def test_recorded_chance_without_a_source_is_blank() -> None:
    assert isinstance(RecordedChance().source, FastChance)


# Keyed chance


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The keyed hash by its definition: the key is padded to a block, and hashing is done inside and outside."""
    block = key.ljust(64, b"\0")
    inside = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inside).digest()


def keyed(key: str, block: int) -> int:
    return int.from_bytes(hmac_sha256(bytes.fromhex(key), str(block).encode())[:8], "big")


@given(st.binary(max_size=64), st.integers(1, 10**6))
def test_keyed_chance_is_an_hmac_of_a_counter(key: bytes, n: int) -> None:
    expected = [keyed(key.hex(), block) % n for block in range(4)]
    assert draws(KeyedChance(key.hex()), n, 4) == expected


def test_keyed_draws_never_change() -> None:
    chance = KeyedChance(KEY)
    assert [chance.below(n) for n in (2, 6, 36, 100, 10**6)] == [0, 2, 27, 67, 761669]


def test_keyed_chance_skips_numbers_that_would_favour_the_low_outcomes() -> None:
    n = 2**63 + 1
    chance = KeyedChance(KEY)
    words = [keyed(KEY, block) for block in range(60)]
    kept = [word for word in words if word < n]
    assert draws(chance, n, 10) == kept[:10]
    assert chance.block == words.index(kept[9]) + 1 > 10


def test_keyed_chance_is_fair() -> None:
    seen = Counter(draws(KeyedChance(KEY), 12, 2400))
    assert surprise([seen[side] for side in range(12)]) < 4.8


def test_a_clone_of_keyed_chance_goes_the_same_way() -> None:
    chance = KeyedChance(KEY)
    chance.below(6)
    twin = chance.clone()
    assert draws(twin, 6, 9) == draws(chance, 6, 9)
