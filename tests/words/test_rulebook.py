"""Rules to read and to find."""

from __future__ import annotations

from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find, sections


def test_the_rules_stand_under_their_headings_in_order() -> None:
    first = sections("abraca", "de")[0]
    assert first.heading == "Vereinbarungen"
    assert first.rules[:2] == ["AB-001", "AB-002"]


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    assert find(Words("en", "abraca"), "ab-022") == ["AB-022"]


def test_rules_are_found_by_a_word_in_them() -> None:
    found = find(Words("en", "abraca"), "blizzard")
    assert "AB-046" in found
    assert "AB-022" not in found
    assert find(Words("en", "abraca"), "chess") == []
