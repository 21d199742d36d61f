"""Wiz-War's sentences hold for the reader and for others, for none, one and several, and for every item."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.games.wizwar.scene import WizScene, wide
from tests.words import used
from zaubertisch.games import wizwar
from zaubertisch.games.wizwar.actions import WORDS
from zaubertisch.games.wizwar.cards import CARDS, ITEM
from zaubertisch.games.wizwar.components import COLOURS, SIDES
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.kernel.event import EVERYONE, Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words, is_seat
from zaubertisch.words.tables.wizwar import lines

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


# The table, read by one of its seats


def read_by(t: WizScene, viewer: int, lang: str) -> list[str]:
    """The table in lines, as whoever has no other name than “you” reads it."""
    names = ["Ana", "Ben", "Cora"]
    names[viewer] = YOU[lang]
    return lines(GAME.view(t.table, viewer), Words(lang, "wizwar", names, strict=True))


def busy() -> WizScene:
    """Spells on and of the first seat, a door it holds, tacks and treasures about, all that lasts."""
    t = wide().at(0, 3, 3).does(0, "open east").lying("handful_of_tacks", 4, 0).carry(0, "dagger").bearing(0, 2)
    t.spell("create_wall", 0, border=t.border_at(0, 1, "east")).spell("acid_bath", 1, 0, markers=2)
    return t.glued(0, 1, 1)


def struck() -> list[WizScene]:
    """Something announced by one seat against the other, damage on its way, a treasure just lifted."""
    t = wide().hand(0, "fireball").hand(1, "full_shield", "shield")
    t.says(0, "cast fireball", "at red")
    u = wide().hand(0, "fireball").hand(1, "shield")
    u.says(0, "cast fireball", "at red")
    u.says(1, "pass")
    v = wide().at(0, 0, 5).hand(1, "ward")
    v.says(0, "lift red")
    return [t, u, v]


@every_language
def test_the_table_speaks_to_its_reader(lang: str) -> None:
    going_on = [line for viewer in (0, 1) for t in struck() for line in read_by(t, viewer, lang)]
    for line in read_by(busy(), 0, lang) + going_on:
        assert not WRONG_VERB[lang].search(line), line
        assert not WRONG_CASE[lang].search(line), line


def test_a_table_names_things_as_events_do() -> None:
    told = "\n".join(read_by(busy(), 0, "de"))
    for said in (
        "getragen: Dolch, ein roter Schatz.", "Gegenstand auf a5: Reißnägel.", "Ein roter Schatz liegt auf",
        "Kleber von Ben, 1 Marker, auf b2 klebt fest: ein blauer Schatz.", "Mauer erschaffen von dir, ",
        "Säurebad von Ben, 2 Marker, auf dir.", "Die Tür im Osten von d4 ist offen, gehalten von dir.",
    ):
        assert said in told, said


@every_language
def test_only_items_have_an_article_in_what_can_be_done(lang: str) -> None:
    words = Words(lang, "wizwar", ["Ana", "Ben"], strict=True)
    for card in CARDS:
        for verb in ("play", "drop", "pick"):
            label = words.option(f"{verb} {card.key}")
            the = lang == "en" and bool(card.types & ITEM)
            assert ("the " + words.name(card.key) in label) == the, label


# One thing, one name, and what has changed


@every_language
def test_what_is_new_on_the_board_is_said_to_be_so_now(lang: str) -> None:
    words, now = Words(lang, "wizwar", ["Ana", "Ben"], strict=True), {"en": "now", "de": "jetzt"}[lang]
    fields: dict[str, Value] = {"square": "e5", "side": "east", "treasure": "red", "item": "dagger", "fill": 2}
    for kind in (
        "border_open", "border_wall", "border_door", "border_fire", "square_filled", "treasure_lies", "landed",
    ):
        assert f" {now}" in words.event(Event(kind, EVERYONE, fields)), kind


def test_points_and_cards_of_a_victim_are_not_mixed_up() -> None:
    words = Words("en", "wizwar", ["You", "Ana"], strict=True)
    for cards, said in ((0, ""), (1, " and 1 card"), (3, " and 3 cards")):
        fields: dict[str, Value] = {"seat": 0, "victim_seat": 1, "cards": cards}
        assert words.event(Event("killed", EVERYONE, fields), 0) == f"You get a victory point{said} for killing Ana."


def test_whoever_is_left_alive_may_be_a_woman() -> None:
    words = Words("de", "wizwar", ["Du", "Ana"], strict=True)
    said = [words.outcome(Outcome([seat], [1, 0], "last_wizard"), 0) for seat in (0, 1)]
    assert said == ["Nur du bist noch am Leben, und du gewinnst.", "Nur Ana ist noch am Leben und gewinnt."]


def test_german_has_one_name_for_one_thing() -> None:
    for page in ("de", "obstacles.de", "cards.de", "rules.de"):
        text = (Path(wizwar.__file__).parent / "locale" / f"{page}.ftl").read_text(encoding="utf-8")
        for word in ("Handlimit", "ngekündigt", "Du bist gefragt", "Du bist nur gefragt"):
            assert word not in text, (page, word)


@every_language
def test_points_below_none_and_the_price_of_speed_are_said_plainly(lang: str) -> None:
    words = Words(lang, "wizwar", ["Ana", "Ben"], strict=True)
    said = words.obstacle(Obstacle("no_points", {"points": -1}), 0)
    assert said == {
        "en": "Your movement points stand at -1, below zero.",
        "de": "Deine Bewegungspunkte stehen bei -1, also unter null.",
    }[lang]
    assert not re.search(r"\b(?:here|hier)\b", words.obstacle(Obstacle("needs_energy", {"spell": "speed"}), 0))


# What the rules say of themselves


@every_language
@pytest.mark.parametrize("rule", ["WW-114", "WW-R28", "WW-R77", "WW-R81", "WW-R93"])
def test_what_no_source_decides_is_marked(lang: str, rule: str) -> None:
    """Pillars at doors, the reach of a storm, and that glue and seals are no objects."""
    sentence = Words(lang, "wizwar", strict=True).rule(rule)
    assert {"en": " RULING: ", "de": " Festlegung (RULING): "}[lang] in sentence


def test_extra_arms_say_what_they_do_without_a_point() -> None:
    said = {lang: Words(lang, "wizwar", strict=True).say("card-extra-arms") for lang in LANGUAGES}
    assert "without a point you may only take a treasure as anybody may, which ends your phase" in said["en"]
    assert "ohne Punkt kannst du nur wie jeder andere einen Schatz nehmen, und dann endet die Phase" in said["de"]
