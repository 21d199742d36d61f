"""Names in scenes: unknown ones are said, with those that were meant."""

from __future__ import annotations

import pytest

from tests.support.naming import Known
from zaubertisch.lessons.scenes.naming import BadScene, no_such, place_of

CARDS = ["fireball", "fireclaw", "fog"]


def test_an_unknown_name_is_told_with_the_nearest_ones() -> None:
    assert no_such("card", "firebal", CARDS) == "“firebal” is no card; the nearest: “fireball”, “fireclaw”."
    assert no_such("card", "xyz", CARDS) == "“xyz” is no card; there are “fireball”, “fireclaw”, “fog”."
    assert no_such("card", "xyz", CARDS * 5) == "“xyz” is no card; nothing is called like it."


def test_a_name_has_its_place() -> None:
    assert place_of("card", "fog", CARDS) == 2
    with pytest.raises(BadScene, match="“frog” is no card; the nearest: “fog”"):
        place_of("card", "frog", CARDS)


def test_to_look_for_a_word_nobody_has_is_a_mistake() -> None:
    words = Known(["fog"], CARDS)
    assert "fog" in words
    assert "fireball" not in words
    assert words == ["fog"]
    with pytest.raises(BadScene, match="“firebal” is no word of this game"):
        assert "firebal" not in words
