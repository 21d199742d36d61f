"""What a new card must not forget: an effect and its words in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from zaubertisch.games.wizwar.cards import CARDS, KINDS
from zaubertisch.games.wizwar.effects.registry import ANSWER, CAST, USE
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

#: Carried, thrown or boosted with: what these do stands where it is looked for, not in a function of theirs.
WITHOUT_EFFECT: Final = {
    "around_the_corner", "large_rock", "energy_6", "add", "bloodshard", "boomstone", "brainstone", "lifestone",
    "mightstone", "powerstone", "speedstone", "spellstone", "visionstone", "energy_4", "energy_5", "fire_cloak",
    "astral_projection", "master_key", "dagger", "wizardblade",
}


def test_every_number_is_a_card() -> None:
    assert len(CARDS) == KINDS


@pytest.mark.parametrize("kind", range(KINDS), ids=[card.key for card in CARDS])
def test_a_card_has_an_effect_or_none_on_purpose(kind: int) -> None:
    assert (kind in CAST or kind in ANSWER or kind in USE) != (CARDS[kind].key in WITHOUT_EFFECT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, "wizwar", strict=True)
    for card in CARDS:
        key = card.key.replace("_", "-")
        assert words.say(f"name-{key}")
        assert words.say(f"card-{key}")
