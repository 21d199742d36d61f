"""The card reader in the terminal: all cards by school, found by a word, with what has been said about them."""

from __future__ import annotations

import re

import pytest

from tests.cli.speaking import zaubertisch
from zaubertisch.games.wizwar.cards import CARDS
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import sections
from zaubertisch.words.wizwar.cards import rules_of

RULE = re.compile(r"WW-[RE]?\d+")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_cards_stand_under_their_schools_with_the_ids_of_their_rules(lang: str) -> None:
    said = zaubertisch("cards", "wizwar", lang=lang).stdout
    words = Words(lang, "wizwar")
    lines = said.splitlines()
    assert sum(line.endswith("]") for line in lines) == len(CARDS) == 92
    for card in CARDS:
        assert any(line.startswith(f"{words.name(card.key)} (") for line in lines), card.key
    for school in ("cantrip-white", "alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy"):
        assert any(line.startswith(words.say(f"school-{school}")) for line in lines)


def test_every_card_has_rules_and_every_id_is_in_the_rulebook() -> None:
    known = {rule for section in sections("wizwar", "en") for rule in section.rules}
    for card in CARDS:
        assert rules_of(card), card.key
        assert set(rules_of(card)) <= known, card.key


def test_rules_come_before_rulings_and_examples_and_a_longer_name_is_another_card() -> None:
    shield, full = (rules_of(next(card for card in CARDS if card.key == key)) for key in ("shield", "full_shield"))
    assert shield.index("WW-087") < shield.index("WW-R01") < shield.index("WW-E20")
    assert "WW-E19" in full
    assert "WW-E19" not in shield


def test_a_card_named_alone_comes_with_all_its_sentences() -> None:
    said = zaubertisch("cards", "wizwar", "Golem Form").stdout
    assert "Golem Form (Neutral spell; Caster; Temporary" in said
    assert "\n[WW-E48] Given B is in Golem Form" in said
    assert "[WW-152] Transformation" in said
    german = zaubertisch("cards", "wizwar", "feuerball", lang="de").stdout
    assert "[WW-085] Angriffszauber" in german


def test_cards_are_found_by_school_and_by_a_word_of_their_text() -> None:
    said = zaubertisch("cards", "wizwar", "werewolf").stdout
    assert "Werewolf Form" in said
    assert len(RULE.findall(said)) > 3
    mutation = zaubertisch("cards", "wizwar", "Verwandlung", lang="de").stdout
    assert all(name in mutation for name in ("Verwandlung in Golem", "Verwandlung in Gnom"))


def test_a_word_on_no_card_and_a_game_without_a_reader_are_one_sentence() -> None:
    for args, told in ((("wizwar", "xyzzy"), "No card has “xyzzy”"), (("abraca",), "only wizwar has a reader")):
        result = zaubertisch("cards", *args)
        assert told in result.stderr
        assert (result.stderr.count("\n"), result.exit_code) == (1, 2)
