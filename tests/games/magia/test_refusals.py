"""What is refused is refused with its rule, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule
from zaubertisch.games.magia.game import GAME
from zaubertisch.kernel.errors import Refused
from zaubertisch.words.catalogue import Words

WAYS = ("All cards of a part must suit the same way of moving", "Alle Karten eines Teils")
START = ("must not stop on the field where it began", "nicht auf dem Feld")
SECURED = ("If your book is secured, you may not stop a figure", "abgesichert")
THREE = ("only if you hold three cards or more", "drei Karten")


def moving(figure: str, place: str, *cards: str) -> MagiaScene:
    """The figure is named and about to move with exactly these cards."""
    t = scene().at(figure, place).at("examiner", "A3")
    t.says(0, f"name {figure}")
    if t.table.question() == "steal":
        t.says(0, "steal 1")
    t.table.diary.clear()
    return t.hand(0, *cards)


def mixed_ways() -> MagiaScene:
    t = moving("red", "C4", "red", "blue")
    t.says(0, "play red plain", "go e")
    return t


def back_at_the_start() -> MagiaScene:
    t = moving("red", "C4", "red", "red", "red")
    t.says(0, "play red plain", "go e", "play red plain", "go w")
    return t


def secured_on_a_crystal() -> MagiaScene:
    t = scene().secured(0).at("green", "D4").spell("green", "240").crystal("D5", "fire").crystal("D6", "water")
    t.hand(0, "green", "green", "green")
    t.says(0, "name green", "steal 1")
    t.table.diary.clear()
    t.hand(0, "green", "green", "green").says(0, "play green plain", "go e")
    return t


def two_cards() -> MagiaScene:
    return scene().hand(0, "red", "blue")


@rule("MA-037", "MA-041", "MA-047", "MA-020", "MA-059")
@pytest.mark.parametrize(("begin", "word", "broken", "sentences"), [
    (mixed_ways, "play blue plain", "MA-037", WAYS),
    (back_at_the_start, "stop", "MA-041", START),
    (secured_on_a_crystal, "stop", "MA-047", SECURED),
    (two_cards, "name examiner", "MA-020", THREE),
], ids=["mixing colour and direction", "ending on the start field", "a secured master's crystal", "two cards"])
def test_what_is_refused_names_its_rule_in_both_languages(
    begin: Callable[[], MagiaScene], word: str, broken: str, sentences: tuple[str, str],
) -> None:
    t = begin()
    assert t.refuses(0, word) == broken
    refusal = Refused(0, word, broken, t.words)
    for lang, sentence in zip(("en", "de"), sentences, strict=True):
        said = Words(lang, GAME.key).error(refusal)
        assert f"[{broken}]" in said
        assert sentence in said


@rule("MA-059", "MA-060")
def test_an_examiner_once_named_takes_three_cards_and_no_fewer() -> None:
    t = scene().hand(0, "red", "blue", "green")
    t.says(0, "name examiner", "go e", "play red plain", "play blue plain")
    assert t.table.hands.size(0) == 0  # the third card, the last at hand, is paid without asking
