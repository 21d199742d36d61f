"""Whatever somebody says can be written down and told again."""

from __future__ import annotations

import json

import pytest

from zaubertisch.server.compact import compact


def test_no_byte_too_many() -> None:
    assert compact({"name": "Zoë", "seats": [1, 2]}) == '{"name":"Zoë","seats":[1,2]}'


@pytest.mark.parametrize("odd", [10**30, -(2**70), "\ud800", "a\udfffb"])
def test_numbers_beyond_64_bits_and_halves_of_letters_are_told_again(odd: object) -> None:
    text = compact({"ref": odd})
    assert text.isascii()
    assert json.loads(text) == {"ref": odd}
