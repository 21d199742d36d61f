"""Codec: what is saved comes back; equal things have equal fingerprints, different ones different ones."""

from __future__ import annotations

import json

import pytest

from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.chance import Chance, FastChance, KeyedChance, RecordedChance, ScriptedChance
from zaubertisch.kernel.codec import attributes, fingerprint, plain, restore, save, to_json
from zaubertisch.kernel.errors import BadRecord
from zaubertisch.kernel.event import EVERYONE, Event
from zaubertisch.kernel.pile import Pile, Piles
from zaubertisch.kernel.table import Table


def table() -> Table:
    return GAME.new(3, 1, listening=True)


def used(chance: Chance) -> Chance:
    chance.below(6)
    return chance


@pytest.mark.parametrize("chance", [
    used(FastChance(3)), used(ScriptedChance([1, 2], FastChance(4))), used(ScriptedChance([1, 2])),
    used(RecordedChance(FastChance(5))), used(KeyedChance("ab")),
], ids=lambda chance: type(chance).__name__)
def test_every_kind_of_chance_goes_on_after_being_saved(chance: Chance) -> None:
    restored = restore(json.loads(to_json(chance)), [])
    assert type(restored) is type(chance)
    assert fingerprint(restored) == fingerprint(chance)
    assert restored.below(3) == chance.clone().below(3)


def test_piles_are_saved_with_their_sizes() -> None:
    pile, piles = Pile(4), Piles(2, 4)
    pile.add(2, 3)
    piles.add(1, 3, 2)
    again = restore(json.loads(to_json([pile, piles])), [])
    assert (again[0].cards(), len(again[0])) == ([2, 2, 2], 3)
    assert (again[1].cards(1), again[1].size(1), again[1].size(0)) == ([3, 3], 2, 0)


def test_a_table_comes_back_silent_and_with_its_class() -> None:
    restored = restore(json.loads(to_json(table())), GAME.classes())
    assert type(restored) is type(table())
    assert restored.silent
    assert to_json(restored) == to_json(table())


def test_listening_is_not_part_of_the_state() -> None:
    assert fingerprint(table()) == fingerprint(GAME.new(3, 1))
    assert not {"silent", "events", "__dict__"} & set(attributes(table()))


def test_whatever_differs_has_another_fingerprint() -> None:
    assert len({fingerprint(thing) for thing in (1, "1", [1], [[1]], None, FastChance(1), FastChance(2))}) == 7


def test_attributes_are_sorted_by_name() -> None:
    assert attributes(FastChance(1)) == ["a", "b", "c", "counter"]


def test_plain_is_numbers_words_lists_and_dictionaries_only() -> None:
    pile, piles = Pile(2), Piles(1, 2)
    pile.add(1)
    event = Event("drew", EVERYONE, {"seat": 1, "cards": [2]})
    assert plain([None, 1, "one", pile, piles, event]) == [
        None, 1, "one", [0, 1], [0, 0, 0], {"audience": EVERYONE, "fields": {"seat": 1, "cards": [2]}, "kind": "drew"},
    ]


def test_a_class_nobody_knows_is_refused() -> None:
    with pytest.raises(BadRecord, match="speaks of “Dragon”, which this game does not know") as refusal:
        restore({"is": "Dragon"}, GAME.classes())
    assert (refusal.value.key, refusal.value.fields) == ("bad-saved-table", {"name": "Dragon"})


def test_a_thing_without_a_class_is_refused() -> None:
    with pytest.raises(BadRecord, match="speaks of “None”"):
        restore([{"seats": 3}], GAME.classes())


def test_what_is_saved_names_its_classes() -> None:
    assert save(ScriptedChance([1]))["is"] == "ScriptedChance"


def test_plain_tells_a_number_no_browser_could_hold_as_a_word() -> None:
    assert plain([2**53 - 1, 2**53, -(2**70)]) == [2**53 - 1, str(2**53), str(-(2**70))]
