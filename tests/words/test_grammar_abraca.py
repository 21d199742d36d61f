"""Sentences of Simsala… Bumm? and of the general words, held against the mistakes once found in them."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from tests.games.abraca.scene import scene
from tests.support.rules import rule
from zaubertisch import games
from zaubertisch.bots.bot import Choice
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.variants import OPTIONS
from zaubertisch.kernel.event import EVERYONE, TRUTH, Event, Value
from zaubertisch.kernel.obstacle import another_question
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.server.mishaps import NobodyThere, NotNow
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.abraca import last_round, lines

every_language = pytest.mark.parametrize("lang", LANGUAGES)

#: A counted thing of which there is none, as a program says it and nobody else.
NONE_COUNTED = re.compile(r"\b0 (?:stones?|points?|mystic|Steine?|Punkte?|Mystik)")
NUMBERS_MEET = re.compile(r"\d \d")


def nameless(lang: str) -> Words:
    """Words in which every seat goes by its number."""
    return Words(lang, "abraca", strict=True)


def said(lang: str, kind: str, viewer: int = 1, **fields: Value) -> str:
    return nameless(lang).event(Event(kind, EVERYONE, fields), viewer)


# Numbers


@every_language
def test_nobody_is_told_a_number_of_nothing(lang: str) -> None:
    for viewer in (0, 1):
        assert not NONE_COUNTED.search(said(lang, "scored", viewer, seat=0, points=0, total=5))
    for mystics, count in ((0, 0), (1, 0), (0, 3)):
        assert not NONE_COUNTED.search(nameless(lang).say("table-supply", mystics=mystics, count=count))


def test_no_points_leave_the_total_as_it_was() -> None:
    assert said("de", "scored", 0, seat=0, points=0, total=5) == "Du bekommst keinen Punkt und bleibst bei 5."
    assert said("en", "scored", 1, seat=0, points=0, total=5) == "Seat 1 gets no points and stays at 5."
    assert said("de", "scored", 1, seat=0, points=3, total=8) == "Platz 1 bekommt 3 Punkte und hat jetzt 8."


@every_language
def test_points_do_not_run_into_the_number_of_a_seat(lang: str) -> None:
    view = GAME.view(scene(3).totals(1, 2, 3).table, 0)
    view.round, view.round_points = 2, [3, 0, 1]
    (told,) = last_round(view, nameless(lang))
    assert not NUMBERS_MEET.search(told)


def test_a_single_mystic_stone_is_not_many() -> None:
    t = scene(2).mystic(0, 7).mystic_table(2, 3, 5)
    german, english = (lines(GAME.view(t.table, TRUTH), nameless(lang)) for lang in ("de", "en"))
    assert "  Mystikstein: 7 Feuerball." in german
    assert "  Mystic stone: 7 Fireball." in english
    own = lines(GAME.view(t.table, 0), nameless("de"))
    assert "  Von den Mystiksteinen hast du: 7 Feuerball." in own
    assert not any("Mystiksteine: 7" in line for line in [*german, *own])


def test_the_supply_counts_stones() -> None:
    assert said("de", "laid_open", stones=[], supply=7) == "Offen liegt nichts; im Vorrat sind 7 Steine."
    assert said("en", "laid_open", stones=[], supply=7) == "No stones are laid open; the supply holds 7 stones."


@every_language
def test_what_is_left_over_is_told_with_something_between(lang: str) -> None:
    for mystic in ([], [5], [5, 8]):
        for supply in ([], [3]):
            told = said(lang, "revealed_rest", mystic=mystic, supply=supply)
            assert re.search(r"[a-zäöü\d]; ", told)
            assert not re.search(r"\d[a-zäöü]", told)


@rule("AB-R01")
@pytest.mark.parametrize(("lang", "seat"), [("de", "Platz"), ("en", "seat")])
def test_who_begins_is_counted_from_one(lang: str, seat: str) -> None:
    (first,) = (option for option in OPTIONS if option.key == "first_seat")
    told = {value: nameless(lang).setting("first_seat", value) for value in first.values}
    assert {value: label for value, label in told.items() if value != "random"} == {
        str(number): f"{seat} {number + 1}" for number in range(5)
    }


# Reasons


@rule("AB-064")
@every_language
def test_more_points_in_the_last_round_are_not_called_a_won_round(lang: str) -> None:
    """A survivor with mystic stones can get more than whoever has won the round."""
    told = nameless(lang).outcome(Outcome([0], [8, 8], "last_round"), 0)
    assert {"de": "im letzten Durchgang mehr bekommen", "en": "you got more in the last round"}[lang] in told


@every_language
def test_a_bot_without_any_chance_does_not_compare_with_nothing(lang: str) -> None:
    told = nameless(lang).because(Choice(0, "unlikely", {"percent": 0}))
    assert "0" not in told
    assert "15" in nameless(lang).because(Choice(0, "unlikely", {"percent": 15}))


@rule("AB-R16")
@every_language
def test_the_rule_of_the_mystic_stone_is_true_of_both_kinds_of_tables(lang: str) -> None:
    """It is told to those who are to pick one, too."""
    told = nameless(lang).rule("AB-R16")
    assert {"de": "Das Programm wählt ihn aus, oder", "en": "the program picks it, or you"}[lang] in told


def test_one_thing_has_one_name() -> None:
    """Numbers are called, in German “angesagt”; whoever fails loses by own fault; the board is the rulebook's."""
    assert "durch eigenes Verschulden" in said("de", "round_ends", seat=0, end="own_fault")
    assert "by own fault" in said("en", "round_ends", seat=0, end="own_fault")
    assert "ansagen" in nameless("de").because(Choice(1, "least_bad", {"spell": 8, "percent": 40}))
    assert "Spielbrett" in nameless("de").say("table-supply", mystics=4, count=7)


# Pages


@every_language
@pytest.mark.parametrize("game", games.IDS)
def test_the_rules_go_by_the_name_of_the_game(game: str, lang: str) -> None:
    words = Words(lang, game, strict=True)
    assert words.say("rules-title").startswith(words.say("title"))


@pytest.mark.parametrize("file", ["en.ftl", "rules.en.ftl"])
def test_apostrophes_are_those_of_print(file: str) -> None:
    text = resources.files("zaubertisch.games.abraca").joinpath(f"locale/{file}").read_text(encoding="utf-8")
    assert not re.findall(r"\w*'\w*", text)


# General words


@pytest.mark.parametrize(("status", "german", "english"), [
    ("open", "hat noch nicht begonnen", "has not begun yet"),
    ("running", "läuft schon", "is already running"),
    ("over", "ist schon zu Ende", "is already over"),
])
def test_what_cannot_be_done_now_is_told_how_the_game_stands(status: str, german: str, english: str) -> None:
    error = NotNow(status)
    assert Words("de", "abraca", strict=True).error(error) == f"Das geht jetzt nicht: Das Spiel {german}."
    assert Words("en", "abraca", strict=True).error(error) == f"That cannot be done now: the game {english}."


@every_language
def test_nobody_plays_on_a_name(lang: str) -> None:
    told = Words(lang, "abraca", ["Ana", "Merlin"], strict=True).error(NobodyThere(1))
    assert told.endswith(": Merlin.")


@every_language
def test_a_question_is_answered_not_an_answer_answering(lang: str) -> None:
    told = nameless(lang).obstacle(another_question("take_mystic"), 0)
    assert {"de": "wäre die Antwort auf eine andere Frage", "en": "would answer another question"}[lang] in told

