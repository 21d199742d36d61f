"""Everything a person can meet has words in both languages, and every word is used. Written once for all games."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from tests.words import used
from tests.words.pages import Page, game_page, general_page, rule_page
from zaubertisch import bots, games
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import dashed, is_seat
from zaubertisch.words.rulebook import ID

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", games.IDS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


GENERAL_REASONS = set(used.reasons(used.trees("bots/random_bot.py")))
GENERAL_ERRORS = used.errors(used.trees("kernel"))


def dash(keys: set[str], prefix: str = "") -> set[str]:
    return {dashed(prefix + key) for key in keys}


def settings(game: str) -> set[str]:
    options = games.get(game).options
    keys = {option.key for option in options}
    return dash(keys | {f"{option.key}-{value}" for option in options for value in option.values})


def verbs(game: str) -> set[str]:
    return {word.split()[0] for word in games.get(game).actions.words}


def arguments(game: str) -> set[str]:
    return {argument for word in games.get(game).actions.words for argument in word.split()[1:]}


def source(game: str) -> str:
    return f"games/{game}"


@functools.cache
def required(game: str) -> set[str]:
    """The ids a game's catalogue must have."""
    rules = used.trees(source(game))
    return {
        "title", "tagline", *dash(settings(game), "option-"), *dash(verbs(game), "action-"),
        *dash(used.questions(rules), "question-"), *dash(set(used.told(rules)), "event-"),
        *dash(set(used.reasons(used.bots(game))) - GENERAL_REASONS, "because-"),
        *dash(set(used.obstacles(rules)), "obstacle-"),
        *dash(used.errors(used.trees("kernel/errors.py", source(game))) - GENERAL_ERRORS, "error-"),
    }


def is_used(key: str, game: str, page: Page) -> bool:
    """Whether anything in the code can ask for this message."""
    rules = used.trees(source(game))
    drawn = used.trees(f"words/tables/{game}.py", f"cli/table/boards/{game}.py")
    if key in required(game) or key in page.references or key in dash(used.constants(drawn)):
        return True
    if any(key.startswith(dashed(prefix)) and prefix.count("-") for prefix in used.prefixes(drawn)):
        return True
    if used.is_on_board(key, game) or key.removesuffix("-own") in dash(settings(game), "option-"):
        return True
    said = dash(used.constants(rules) | arguments(game))
    prefix, _, rest = key.partition("-")
    if prefix in ("outcome", "event"):
        return rest in said
    if prefix == "obstacle":
        return rest in said
    if prefix == "because":
        return rest in dash(used.constants(used.bots(game)))
    if prefix == "name":
        return rest in said or rest.isdigit()
    if prefix in "abcdef" and rest in dash(arguments(game)):
        return True
    fields = dash(used.fields_told(rules))
    return any(key.startswith(f"{field}-") and (key[len(field) + 1 :] in said or is_number(key[len(field) + 1 :]))
               for field in fields)


def is_number(rest: str) -> bool:
    """Whether a thing is named by its number, or by several, as the mixes of crystals are."""
    return rest.replace("-", "").isdigit()


@every_game
@every_language
def test_everything_that_can_happen_has_a_message(game: str, lang: str) -> None:
    assert required(game) - set(game_page(game, lang).ids) == set()


@every_game
def test_no_message_is_unused(game: str) -> None:
    page = game_page(game, "en")
    assert [key for key in page.ids if not is_used(key, game, page)] == []


@every_game
def test_both_languages_say_the_same_things_of_the_same_things(game: str) -> None:
    for page in (game_page, rule_page):
        assert page(game, "en").things() == page(game, "de").things()


def test_the_general_words_are_the_same_in_both_languages() -> None:
    assert general_page("en").things() == general_page("de").things()


@every_game
@every_language
def test_the_pages_are_well_written(game: str, lang: str) -> None:
    for page in (game_page(game, lang), rule_page(game, lang), general_page(lang)):
        assert page.junk == []
        assert len(page.ids) == len(set(page.ids))


@every_game
@every_language
def test_a_game_does_not_say_again_what_is_said_for_all(game: str, lang: str) -> None:
    assert set(game_page(game, lang).ids) & set(general_page(lang).ids) == set()


@every_game
@every_language
def test_every_rule_a_refusal_can_name_has_a_sentence(game: str, lang: str) -> None:
    named = {text for text in used.constants(used.trees(source(game))) if ID.fullmatch(text)}
    assert named
    assert named <= set(rule_page(game, lang).ids)


@every_game
@every_language
def test_events_ask_only_for_fields_that_are_told(game: str, lang: str) -> None:
    page = game_page(game, lang)
    for kind, fields in used.told(used.trees(source(game))).items():
        assert page.needs(dashed(f"event-{kind}")) <= given(fields), kind


@every_game
@every_language
def test_reasons_ask_only_for_fields_that_are_given(game: str, lang: str) -> None:
    page = game_page(game, lang)
    for reason, fields in used.reasons(used.bots(game)).items():
        if fields is not None:
            assert page.needs(dashed(f"because-{reason}")) <= given(fields), reason


@every_game
@every_language
def test_obstacles_ask_only_for_fields_that_are_given(game: str, lang: str) -> None:
    page = game_page(game, lang)
    for obstacle, fields in used.obstacles(used.trees(source(game))).items():
        if fields is not None:
            assert page.needs(dashed(f"obstacle-{obstacle}")) <= given(fields), obstacle


def given(fields: set[str]) -> set[str]:
    """The variables that come with these fields."""
    out = set(fields)
    for field in fields:
        out |= {f"{field}_name", f"{field}_names", f"{field}_count", f"{field}_you"}
        if is_seat(field):
            out.add(field.removesuffix("seat") + "you")
    return out


def test_every_error_has_a_sentence_and_every_general_word_is_used() -> None:
    code = used.trees("kernel", "games/__init__.py", "bots", "words", "lessons", "cli", "server", "lab", "envs")
    errors = dash(used.errors(code), "error-")
    page = general_page("en")
    assert errors - set(page.ids) == set()
    because = dash(set(used.reasons(used.trees("bots"))), "because-")
    because |= dash(set(used.obstacles(used.trees("kernel"))), "obstacle-")
    values, pieces = dash(used.constants(code)), dash(used.constants(used.trees("cli", "games")))
    said = errors | because | values | page.references
    said |= {f"cli-bot-{name}" for game in games.IDS for name in bots.names(game)}
    fields, begun = used.fields_told(code), {each for each in used.prefixes(code) if each.startswith("cli-")}

    def is_put_together(key: str) -> bool:
        ways = [(key[:at], key[at:]) for at in range(1, len(key))]
        return any((head in begun and tail in pieces) or (head in fields and tail[1:] in values) for head, tail in ways)

    unused = [key for key in page.ids if key not in said and not key.startswith("reason-")]
    assert [key for key in unused if not is_put_together(key)] == []


@pytest.mark.parametrize("key", games.IDS)
def test_every_message_a_board_asks_for_by_name_is_there(key: str) -> None:
    ours = (ROOT / "web/src/locale/en.ftl", ROOT / "src/zaubertisch/words/locale/en.ftl")
    theirs = (ROOT / "src/zaubertisch/games" / key / "locale").glob("*en.ftl")
    pages = [file.read_text("utf-8") for file in (*ours, *theirs)]
    said = {found for page in pages for found in re.findall(r"^([\w-]+) =", page, re.MULTILINE)}
    board = [file for file in (ROOT / "web/src/games" / key).rglob("*") if file.suffix in (".ts", ".svelte")]
    asked = {found for file in board for found in re.findall(r"\b(?:say|t)\(\s*\"([\w-]+)\"", file.read_text("utf-8"))}
    assert asked
    assert asked - said == set()
