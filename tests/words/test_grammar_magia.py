"""Whole sentences of Magia Cum Laude and Simsala… Bumm?, held against the mistakes that were once found in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tests.words import used
from tests.words.pages import game_page
from zaubertisch import games
from zaubertisch.cli.table.tables import told
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import EVERYONE, Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.referee import Referee
from zaubertisch.lab.fuzz import ending
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words, dashed
from zaubertisch.words.tables.magia import either

TITLES = ["magia", "abraca"]
READER = {"en": "You", "de": "Du"}

#: The reader with the verb of somebody else, or in the wrong case.
STUMBLES = {
    "en": re.compile(r"\bYou (?:\w*[^s\W]s|has|is|was|does)\b|\b(?:from|to|of|with|is|gives) You\b"),
    "de": re.compile(
        r"\bDu (?!\w+(?:st|tzt)\b|und\b|oder\b|\d)\w+|\b(?:von|an|zu|bei|für|mit|ist|gibt|stiehlt|hat):? Du\b",
    ),
}
#: A number and a word, or two values, with nothing between them; and a plural after one.
UNSPACED = re.compile(r"\d[a-zäöüß]|[a-zäöüß]\d|[,;:](?=[^\s\d])|\s[,;.:]|  ")
MANY_OF_ONE = re.compile(
    r"\b1 (?:cards|crystals|stones|turns|lives|points|Karten|Kristalle|Steine|Züge|Punkte|Lebenspunkte)\b",
)

#: Two numbers run together, a dash before a minus, “or … or”, a figure without its article, a comma left open at the
#: desk, one pile under two names, a colour with a number that may be a card or a count, and a holder who may be held.
TANGLED = re.compile(
    r"\b(?:Seat|Platz) \d+ -?\d|– -\d| (?:or|oder) [^,.;:–]* (?:or|oder) |\b(?:of|to|von|zu) (?:examiner|Prüfer)\b"
    r"|\b(?:desk|Pult), E5 |from the pile|vom Stapel|\b(?:Red|Black|Yellow|Green|Blue|Purple|Rot|Schwarz|Gelb|Grün"
    r"|Blau|Lila) \d|^\s*(?:Rot|Schwarz|Gelb|Grün|Blau|Lila)\b.* hat \w+ auf der Hand",
)

#: What an event or an obstacle may say, by the name of its field; other fields are numbers.
SAMPLES: dict[str, list[Value]] = {
    "seat": [0, 1], "to_seat": [0, 1], "victim_seat": [0, 1], "figure": ["red", "examiner"], "victim": ["blue"],
    "other": ["blue"], "colour": ["purple"], "symbol": ["plain", "star"], "crystal": ["air", "water"], "card": [7],
    "field": ["B3", "E5", "bay_red"], "first": ["red"], "second": ["black"], "third": ["green"], "direction": ["nw"],
    "book": ["0-1-4", "5-0-0"], "one": ["e"], "two": ["se", "none"], "only": ["yes", "no"], "row": ["A"], "spell": [4],
    "stone": [4], "total": [-2, 13], "end": ["pile", "emptied", "knocked_out", "own_fault"],
}
LISTS: dict[str, list[Value]] = {
    "card": [[7], [1, 2]], "figures": [[6], [0, 1]], "stones": [[], [3], [3, 4]],
}


def samples(fields: set[str], variables: set[str], question: str = "") -> Iterator[dict[str, Value]]:
    """Every mixture of what the fields behind these variables can be; two seats are never the same."""
    names = sorted(fields & fields_of(variables))
    for values in product(*(sample(name, variables, question) for name in names)):
        mixture = dict(zip(names, values, strict=True))
        seats = [str(value) for name, value in mixture.items() if name.endswith("seat")]
        if len(set(seats)) == len(seats):
            yield mixture


def sample(name: str, variables: set[str], question: str) -> list[Value]:
    """Where a message asks for its length it is a list, at times an empty one."""
    if name == "question":
        return [question]
    if f"{name}_count" in variables or f"{name}_names" in variables:
        return LISTS.get(name, [[], [5], [5, 8]])
    return [[3], [3, 4]] if name == "stones" else SAMPLES.get(name, [0, 1, 2])


def fields_of(variables: set[str]) -> set[str]:
    """The fields behind the variables a message asks for."""
    plain = {re.sub(r"_(?:names?|count)$", "", name) for name in variables}
    return plain | {name.removesuffix("you") + "seat" for name in variables if name.endswith("you")}


def reading(key: str, lang: str, seats: int = 6) -> Words:
    """The words of a reader on the first seat, who is called as the terminal calls them."""
    return Words(lang, key, [READER[lang], "Merlin", "Ana", "Circe", "Gandalf", "Ben"][:seats], strict=True)


def well_said(said: str, lang: str) -> None:
    for mistake in (STUMBLES[lang], UNSPACED, MANY_OF_ONE, TANGLED):
        found = mistake.search(said)
        assert not found, f"“{found and found[0]}” in “{said}”"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_event_is_well_said_to_and_of_the_reader(key: str, lang: str) -> None:
    words = reading(key, lang)
    page = game_page(key, lang)
    for kind, fields in used.told(used.trees(f"games/{key}")).items():
        variables = page.needs(dashed(f"event-{kind}"))
        for mixture in samples(fields, variables):
            if kind == "scored" or heard_by_the_reader(variables, mixture):
                well_said(words.event(Event(kind, EVERYONE, {**dict.fromkeys(fields, 0), **mixture}), 0), lang)


def heard_by_the_reader(variables: set[str], given: dict[str, Value]) -> bool:
    """What never says “you” is told to all but those it is about."""
    speaks = any(name.endswith("you") for name in variables)
    return speaks or not any(name in variables and given[name] == 0 for name in given if name.endswith("seat"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_obstacle_is_well_said(key: str, lang: str) -> None:
    words = reading(key, lang)
    page = game_page(key, lang)
    question = min(used.questions(used.trees(f"games/{key}")))
    for obstacle, fields in used.obstacles(used.trees(f"games/{key}")).items():
        for given in samples(fields or set(), page.needs(dashed(f"obstacle-{obstacle}")), question):
            if 0 not in (given.get("seat"), given.get("victim_seat")):  # of the reader it says “you”, not a seat
                well_said(words.obstacle(Obstacle(obstacle, given), 0), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_outcome_is_well_said_to_winners_and_losers(key: str, lang: str) -> None:
    reasons = [each.removeprefix("outcome-") for each in game_page(key, lang).ids if each.startswith("outcome-")]
    for reason in reasons:
        for winners in ([0], [1], [0, 1], [1, 2]):
            well_said(reading(key, lang).outcome(Outcome(winners, [0] * 6, reason.replace("-", "_")), 0), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats", "options"), [
    ("magia", 2, {}), ("magia", 4, {"open_supplies": "false"}), ("magia", 6, {"announce_mode": "auto"}),
    ("abraca", 2, {}), ("abraca", 5, {"lower_call": "offence"}),
])
def test_a_whole_game_and_its_table_are_well_said(key: str, seats: int, options: dict[str, str], lang: str) -> None:
    game = games.get(key)
    words = reading(key, lang, seats)
    referee = Referee(game, seats, FastChance(seats), {**ending(game), **options})
    chance = FastChance(11)
    heard = moves = 0
    while not referee.over:
        for event in referee.events(0, heard):
            well_said(words.event(event, 0), lang)
        heard = referee.happened
        offered = referee.options(referee.asked)
        if moves % 9 == 0:
            for line in told(referee.view(0), words):
                if "  " not in line:  # the drawn board is no sentence
                    well_said(line, lang)
            for option in offered:
                well_said(words.option(game.actions.word(option)), lang)
        moves += 1
        referee.say(referee.asked, game.actions.word(chance.pick(offered)))
    for event in referee.events(0, heard):
        well_said(words.event(event, 0), lang)
    well_said(words.outcome(referee.outcome(), 0), lang)


@pytest.mark.parametrize(("lang", "said"), [
    ("de", "Du gewinnt."), ("de", "Merlin gibt Du einen Kristall."), ("de", "Du bevorzugte Rot."), ("en", "You wins."),
    ("de", "Sieg für: Du und Ben."), ("en", "It comes from You."), ("en", "mystic 5, 8no supply."),
    ("de", "8kein Vorrat"), ("de", "noch 1 Karten"), ("de", "Siegpunkte: Platz 1 13, Platz 2 5."),
    ("en", "0 for ending – -2 in all."), ("en", "In the hand of Merlin or Circe or Ben: Yellow."),
    ("de", "Wege von Prüfer auf B3"), ("de", "Rot wurde auf dem Pult, E5 genannt."),
    ("de", "Ben zieht 2 Karten vom Stapel."),
    ("de", "Ablagestapel: Blau 2, Rot."), ("de", "Lila hat Merlin auf der Hand."),
])
def test_the_mistakes_are_known_when_they_are_met(lang: str, said: str) -> None:
    with pytest.raises(AssertionError):
        well_said(said, lang)


@pytest.mark.parametrize(("word", "en", "de"), [
    ("steal 1", "Take a card from Merlin", "Bei Merlin eine Karte ziehen"),
    ("summon red", "Summon the examiner to Red for three cards of that colour",
     "Den Prüfer für drei Karten in dieser Farbe zu Rot rufen"),
    ("wait", "Keep the book hidden for now", "Das Buch noch nicht zeigen"),
    ("use crystal", "Carry out the crystal symbol", "Das Symbol Kristall ausführen"),
])
def test_an_answer_says_what_it_means_without_its_question(word: str, en: str, de: str) -> None:
    """A refusal quotes it where something else is asked."""
    assert reading("magia", "en").option(word).startswith(en)
    assert reading("magia", "de").option(word).startswith(de)


@pytest.mark.parametrize(("lang", "names"), [("en", ["Red", "Red or Blue", "Red, Blue or Green"]),
                                             ("de", ["Rot", "Rot oder Blau", "Rot, Blau oder Grün"])])
def test_of_several_the_last_comes_after_or(lang: str, names: list[str]) -> None:
    words = reading("magia", lang)
    things = [words.name(colour) for colour in ("red", "blue", "green")]
    assert [either(words, things[:count]) for count in (1, 2, 3)] == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_third_favourite_is_told_alike_when_dealt_and_when_revealed(lang: str) -> None:
    """It follows from the open number at first; in the end it follows the book, of which it is no consequence."""
    told = Event("third_favourite", EVERYONE, {"seat": 1, "third": "green"})
    assert not re.match(r"So |Damit ", reading("magia", lang).event(told, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_a_refusal_quotes_can_stand_alone(lang: str) -> None:
    """It comes after what is in the way, so “it”, “he” and “now” would be understood of that."""
    leaning = re.compile(r"You may (?:do it|end)|If (?:he|you now)|Das darfst|Du darfst das|Steht er vor|Hast du jetzt")
    for rule_id in ("MA-108", "MA-118", "MA-130", "MA-135"):
        assert not leaning.match(reading("magia", lang).rule(rule_id))
