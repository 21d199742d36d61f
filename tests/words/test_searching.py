"""Several words, their stems, and words that mean nearly the same find the paragraph that speaks of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find
from zaubertisch.words.search.index import differ
from zaubertisch.words.search.stems import bare, stem, words_in

SEARCHES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "web/tests/searches.json").read_text(encoding="utf-8"),
)


@pytest.mark.parametrize("search", SEARCHES, ids=lambda each: f"{each['game']}-{each['lang']}-{each['query']}")
def test_a_search_finds_what_is_wished_among_the_first_and_as_the_page_does(search: dict[str, Any]) -> None:
    found = find(Words(search["lang"], search["game"]), search["query"])
    assert search["wish"] in found[:3]
    assert found[: len(search["found"])] == search["found"]


def test_every_game_is_searched_in_both_languages() -> None:
    asked = {(each["game"], each["lang"]) for each in SEARCHES}
    counts = [sum((each["game"], each["lang"]) == pair for each in SEARCHES) for pair in asked]
    assert len(asked) == 10
    assert min(counts) >= 8


def test_marks_cases_and_spelt_out_umlauts_make_no_difference() -> None:
    assert words_in("The player’s Ka-Bong!", "en") == ["the", "player", "ka", "bong"]
    assert bare("Zurückstoßen", "de") == bare("zurueckstossen", "de")
    assert bare("Mauer", "de") == "mauer"


@pytest.mark.parametrize(("lang", "forms"), [
    ("en", ["push", "pushes", "pushed", "pushing"]), ("en", ["cancel", "cancels", "cancelled"]),
    ("en", ["carry", "carries", "carried"]), ("de", ["stoßen", "gestoßen", "stößt"]), ("de", ["Mauer", "Mauern"]),
    ("de", ["weglegen", "weggelegt"]),
])
def test_the_forms_of_a_word_have_one_stem(lang: str, forms: list[str]) -> None:
    assert len({stem(bare(form, lang), lang) for form in forms}) == 1


def test_only_empty_words_are_sought_too_if_there_are_no_others() -> None:
    assert find(Words("en", "abraca"), "the") != []


def test_words_differ_by_letters_changed_added_or_left_out() -> None:
    assert [differ("blizzard", other, 2) for other in ("blizzard", "blizard", "blixard", "bl")] == [0, 1, 2, 3]
