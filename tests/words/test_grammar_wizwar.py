"""Wiz-War's sentences hold for the reader and for others, for none, one and several, and for every item."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.words import used
from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.cards import CARDS, ITEM
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.kernel.event import EVERYONE, Event, Value
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words, is_seat

every_language = pytest.mark.parametrize("lang", LANGUAGES)

YOU: Final = {"en": "You", "de": "Du"}
#: “You wins”, “Du gewinnt”: a verb that belongs to somebody else; “Du gewinnst” and “Du benutzt” are right.
WRONG_VERB: Final = {
    "en": re.compile(r"\bYou (?:is|has|\w+s)\b"), "de": re.compile(r"\bDu (?:\w*[^sßzx\W]t|ist|hat)\b"),
}
#: The name of the reader within a sentence, where a pronoun belongs; after a colon names stand in a list.
WRONG_CASE: Final = {"en": re.compile(r"[a-z“] You\b|\bYou[’']s"), "de": re.compile(r"[a-zäöüß] Du\b")}
MANY: Final = re.compile(r"\b1 (?:cards|markers|cracks|points|movement points|Karten|Breschen|Bewegungspunkte)\b")
NONE: Final = re.compile(r"-\d|\b0 (?:cards|markers|life|Karten|Marker|Leben)\b")
SPELLED: Final = re.compile(r"[!?]\.|\.\.|\s[.,:;]|  |\(\)|[a-z]\d+[A-Z]")
NUMBERS: Final = (
    "cards", "markers", "cracks", "points", "left", "other_left", "damage", "life", "energy", "die", "turn",
)
#: What is told only of at least one: some numbers, and all numbers of some events.
NEVER_NONE: Final = (
    "damage", "life", "energy", "die", "turn", "points", "cracks", "markers_left", "stunned", "reshuffled",
)
#: Who hears what is not for all: the first acts, the second suffers, the last is a bystander.
HEARD_BY: Final = {
    "saw_card": [0], "stole_card": [0, 1], "trap_set": [0], "drew_card": [0], "stole": [2, 3], "drew": [1, 2, 3],
}
ITEMS: Final = [card.key for card in CARDS if card.types & ITEM]
CHOICES: Final[dict[str, list[str]]] = {
    "item": ITEMS, "treasure": COLOURS, "sector": COLOURS, "side": SIDES, "square": ["e5"], "school": ["mutation"],
    "spell": ["zot", "dagger"], "reason": ["points"],
}
#: What is thrown, used and swung.
HANDLED: Final[dict[str, list[str]]] = {
    "threw": ["large_rock", "boomstone", "dagger", "stone_spikes"],
    "used": ["null_powder", "universal_solvent", "handful_of_tacks"], "slashed": ["wizardblade"],
}


def told() -> list[tuple[str, set[str]]]:
    return sorted(used.told(used.trees("games/wizwar")).items())


def versions(kind: str, fields: set[str], number: int) -> list[dict[str, Value]]:
    """The fields of an event with this number everywhere, once for each thing it can be about."""
    plain: dict[str, Value] = {"quarters": 1, "fill": 1}
    for field in fields:
        if field in NUMBERS:
            plain[field] = max(number, 1) if field in NEVER_NONE or kind in NEVER_NONE else number
    about = [field for field in sorted(fields) if field in CHOICES]
    out = [{field: plain[field] for field in fields if field in plain}]
    for field in about:
        choices = HANDLED.get(kind, CHOICES[field])
        out = [{**each, field: choice} for each in out for choice in choices]
    return out


def spoken(lang: str, number: int, viewer: int) -> list[str]:
    """Every event told to one seat of three, the first of whom acts and the second of whom suffers."""
    names = ["Ana", "Ben", "Cora"]
    if viewer < len(names):
        names[viewer] = YOU[lang]
    words = Words(lang, "wizwar", names, strict=True)
    out = []
    for kind, fields in told():
        if viewer not in HEARD_BY.get(kind, [0, 1, 2, 3]):
            continue
        seats: dict[str, Value] = {field: 0 if field == "seat" else 1 for field in fields if is_seat(field)}
        for each in versions(kind, fields, number):
            out.append(words.event(Event(kind, EVERYONE, {**seats, **each}), viewer))
    return out


@every_language
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_the_reader_is_spoken_to_and_others_are_spoken_of(lang: str, viewer: int) -> None:
    for sentence in spoken(lang, 2, viewer):
        assert not WRONG_VERB[lang].search(sentence), sentence
        assert not WRONG_CASE[lang].search(sentence), sentence


@every_language
@pytest.mark.parametrize("number", [0, 1, 2])
def test_none_one_and_several(lang: str, number: int) -> None:
    for sentence in spoken(lang, number, 2):
        assert not MANY.search(sentence), sentence
        assert not NONE.search(sentence), sentence
        assert not SPELLED.search(sentence), sentence


@every_language
@pytest.mark.parametrize("reason", ["points", "last_wizard", "turn_cap", "all_dead"])
def test_the_outcome_is_told_to_whoever_won_and_to_others(lang: str, reason: str) -> None:
    words = Words(lang, "wizwar", [YOU[lang], "Ana"], strict=True)
    for winners, viewer in (([0], 0), ([1], 0)):
        sentence = words.outcome(Outcome(winners, [1, 0], reason), viewer)
        assert not WRONG_VERB[lang].search(sentence), sentence


@every_language
def test_an_item_has_its_article(lang: str) -> None:
    words = Words(lang, "wizwar", ["Ana", "Ben"], strict=True)
    articles = {"en": r"\bthe \w", "de": r"\b(?:den|das|die) \w"}[lang]
    for kind in ("played_item", "picked_up", "item_gone", "dropped_item", "took_item"):
        for item in ITEMS:
            fields: dict[str, Value] = {"seat": 0, "victim_seat": 1, "item": item, "square": "e5"}
            sentence = words.event(Event(kind, EVERYONE, fields), 0)
            assert re.search(articles, sentence), sentence


def test_german_declines_what_it_names() -> None:
    words = Words("de", "wizwar", ["Ana", "Ben"], strict=True)
    rock: dict[str, Value] = {"seat": 0, "item": "large_rock", "square": "e5"}
    assert words.event(Event("picked_up", EVERYONE, rock)) == "Ana hebt den Großen Felsen auf."
    assert words.event(Event("landed", EVERYONE, rock)) == "Auf e5 liegt jetzt der Große Felsen."
    tacks: dict[str, Value] = {"item": "handful_of_tacks", "square": "e5"}
    assert words.event(Event("object_destroyed", EVERYONE, tacks)) == "Auf e5 werden die Reißnägel zerstört."
    lifted: dict[str, Value] = {"seat": 0, "treasure": "blue"}
    assert words.event(Event("lifted", EVERYONE, lifted)) == "Ana hebt einen blauen Schatz auf."


@every_language
def test_no_label_begins_in_small_letters_or_shows_a_code(lang: str) -> None:
    words = Words(lang, "wizwar", ["Ana", "Ben"], strict=True)
    for word in WORDS.words:
        label = words.option(word)
        assert not label[0].islower(), label
        assert "_" not in label, label
