"""Contract, words: whatever a person may read of a title stands in both catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import zaubertisch
from tests.contract.outlook import viewers
from tests.contract.played import Played, games_on, in_every_game
from tests.contract.setups import GAMES, SETUPS
from zaubertisch.kernel.game import Game, Option
from zaubertisch.lab.golden import WANTED
from zaubertisch.words.catalogue import Words, dashed

LANGUAGES: Final = ["en", "de"]
HOME: Final = Path(zaubertisch.__file__).parent / "games"

both_languages = pytest.mark.parametrize("language", LANGUAGES)
all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@cache
def messages(key: str, language: str) -> list[str]:
    """The ids of a title's catalogue, in order."""
    entries = parse((HOME / key / "locale" / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)], "a part of the catalogue is not Fluent"
    return [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]


def lacking(game: Game, language: str, wanted: list[str]) -> list[str]:
    """The messages that are wanted and not there."""
    there = set(messages(game.key, language))
    return sorted({dashed(key) for key in wanted} - there)


def games_of(game: Game) -> Iterator[Played]:
    for setup in SETUPS:
        if setup.game is game:
            yield from games_on(setup)


def sources(game: Game) -> Iterator[ast.AST]:
    """Every piece of a title's rules, as Python reads them."""
    for file in sorted((HOME / game.key).rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def strings_in(piece: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(piece) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def kinds_of_events(game: Game) -> list[str]:
    """The kinds that random games have told, and those that are written out in the rules."""
    told = [event.kind for played in games_of(game) for event in played.events]
    calls = [node for node in sources(game) if isinstance(node, ast.Call)]
    tells = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
    kinds = [call.args[1] for call in tells if len(call.args) > 1]
    return told + [kind.value for kind in kinds if isinstance(kind, ast.Constant) and isinstance(kind.value, str)]


def questions(game: Game) -> list[str]:
    """The questions that random games have put, and those that are written out in the rules."""
    put = [position.table().question() for played in games_of(game) for position in played.positions]
    methods = [node for node in sources(game) if isinstance(node, ast.FunctionDef) and node.name == "question"]
    answers = [node for method in methods for node in ast.walk(method) if isinstance(node, ast.Return)]
    return put + [key for answer in answers for key in strings_in(answer)]


def reasons(game: Game) -> list[str]:
    """The reasons that random games have ended for, and those the golden games must show."""
    seen = [played.outcome().reason for played in games_of(game)]
    return seen + [wish.removeprefix("outcome:") for wish in WANTED.get(game.key, []) if wish.startswith("outcome:")]


def values(option: Option) -> list[str]:
    """The values that need words: all, but of a long row of numbers none."""
    return [value for value in option.values if len(option.values) <= 8 or not value.isdigit()]


@all_games
@both_languages
def test_the_title_has_a_name(game: Game, language: str) -> None:
    assert lacking(game, language, ["title", "tagline"]) == []


@all_games
@both_languages
def test_every_option_has_words(game: Game, language: str) -> None:
    wanted = [f"option-{option.key}" for option in game.options]
    wanted += [f"option-{option.key}-{value}" for option in game.options for value in values(option)]
    assert lacking(game, language, wanted) == []


@all_games
@both_languages
def test_every_event_has_words(game: Game, language: str) -> None:
    assert lacking(game, language, [f"event-{kind}" for kind in kinds_of_events(game)]) == []


@all_games
@both_languages
def test_every_question_has_words(game: Game, language: str) -> None:
    assert lacking(game, language, [f"question-{key}" for key in questions(game)]) == []


@all_games
@both_languages
def test_every_action_has_words(game: Game, language: str) -> None:
    assert lacking(game, language, [f"action-{word.split()[0]}" for word in game.actions.words]) == []


@all_games
@both_languages
def test_every_outcome_has_words(game: Game, language: str) -> None:
    assert lacking(game, language, [f"outcome-{reason}" for reason in reasons(game)]) == []


@all_games
def test_both_catalogues_have_the_same_messages(game: Game) -> None:
    english, german = messages(game.key, "en"), messages(game.key, "de")
    assert sorted(english) == sorted(german)
    assert len(set(english)) == len(english), "a message stands twice"


@in_every_game
def test_everything_that_happens_can_be_told(game: Played) -> None:
    """No message asks for a field that nobody gives, whoever reads it; the last event of each kind stands for all."""
    last = {event.kind: event for event in game.events}
    for words in readers(game):
        for event in last.values():
            for viewer in viewers(game.final):
                if event.reaches(viewer):
                    words.event(event, viewer)
        words.outcome(game.outcome(), 0)


@in_every_game
def test_everything_that_is_asked_can_be_told(game: Played) -> None:
    for words in readers(game):
        for position in game.positions:
            table = position.table()
            words.question(table.question())
            for action in table.options():
                words.option(table.rules.actions.word(action))


def readers(game: Played) -> list[Words]:
    """Somebody of each language who does not overlook a missing word."""
    names = [f"seat{seat}" for seat in range(game.setup.seats)]
    return [Words(language, game.setup.game.key, names, strict=True) for language in LANGUAGES]
