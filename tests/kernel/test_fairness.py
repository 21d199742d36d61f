"""Fairness: the arithmetic anybody can do again. Whole games are checked in tests/server/test_tampering.py."""

from __future__ import annotations

import hashlib

from zaubertisch.kernel.sealing import (
    SealedSeat,
    chance_key,
    commitment,
    digest,
    first_key,
    name_tag,
    pledge,
    transcript,
)

SEATS = [SealedSeat(name_tag("aa", "Zoë"), "", pledge("12")), SealedSeat(name_tag("bb", "Wega"), "thumb", "")]
SEALED = transcript("abraca", 1, {"chain": "up", "a": "b"}, commitment("seed"), SEATS)


def test_the_first_schemes_key_and_the_commitment_never_change() -> None:
    assert first_key("seed", ["a", "b"]) == hashlib.sha256(b"zaubertisch-chance-1\nseed\na\nb").hexdigest()
    assert first_key("seed", ["a", "b"]) == "27c7ad7c040e654ded4d4dc026f03527a5c02f74e01c33692c6c4bf8e04a0754"
    assert commitment("seed") == "dd754692a5c2d8d3eaee32d371f5127a62384ade7f04bea5a3ac063f1a819ebf"


def test_a_digest_is_of_its_texts_and_their_lengths() -> None:
    assert digest(["Zoë", ""]) == hashlib.sha256("4:Zoë\n0:\n".encode()).hexdigest()
    lists = [["a", "b"], ["ab", ""], ["", "ab"], ["ab"], ["a\n1:b"], []]
    assert len({digest(each) for each in lists}) == len(lists)


def test_the_sealed_key_never_changes() -> None:
    assert pledge("12") == "6d9702b18cc71b4956a03af153feeb6dfc7119413d7e0a13d9c521dee4cc552f"
    assert SEALED == "07273a33a4fa8d09df1118e647c09f575120d2013b9c9707ded2c371a039e268"
    assert chance_key(SEALED, "seed", ["12", ""]) == "22df2c3ecb7d39d53071a10411a4ac64fb86aad9b938aa014199553bc3064d45"


def test_everything_that_is_sealed_changes_the_transcript() -> None:
    seed, other = commitment("seed"), commitment("other")
    options = {"chain": "up", "a": "b"}
    found = {
        SEALED, transcript("magia", 1, options, seed, SEATS), transcript("abraca", 2, options, seed, SEATS),
        transcript("abraca", 1, {"chain": "up"}, seed, SEATS), transcript("abraca", 1, options, other, SEATS),
        transcript("abraca", 1, options, seed, SEATS[:1]), transcript("abraca", 1, options, seed, SEATS[::-1]),
        *(transcript("abraca", 1, options, seed, [seat, SEATS[1]]) for seat in (
            SealedSeat(name_tag("aa", "Zoe"), "", SEATS[0].pledge), SealedSeat(SEATS[0].tag, "thumb", SEATS[0].pledge),
            SealedSeat(SEATS[0].tag, "", pledge("34")),
        )),
    }
    assert len(found) == 10
    assert transcript("abraca", 1, {"a": "b", "chain": "up"}, seed, SEATS) == SEALED


def test_seed_transcript_and_every_number_in_its_seat_change_the_key() -> None:
    keys = {chance_key(SEALED, "seed", numbers) for numbers in (["a", "b"], ["b", "a"], ["a"], ["a", "b", ""], ["ab"])}
    keys |= {chance_key(SEALED, "other", ["a", "b"]), chance_key("0" * 64, "seed", ["a", "b"])}
    assert len(keys) == 7
