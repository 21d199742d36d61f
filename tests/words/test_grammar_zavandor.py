"""What Zavandor says is grammar in both languages, whoever reads it and whatever the numbers are."""

from __future__ import annotations

import re
from itertools import islice, product

import pytest
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tests.games.zavandor.scene import scene
from tests.words import used
from tests.words.pages import game_page, rule_page
from zaubertisch.bots.bot import Choice
from zaubertisch.games.zavandor.components import CHARACTERS, COLOURS, ENDS, GEMS, ITEMS, TRACK_WORDS
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.event import EVERYONE, Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.zavandor import lines

SOURCE = used.trees("games/zavandor")
ME = {"de": "Du", "en": "You"}
MOST = 400  # ways to fill the fields of one message

#: What may stand in a field that is no number.
SAMPLES: dict[str, list[Value]] = {
    "seat": [0, 1], "cards": [[], [2], [2, 13]], "concentrated": [[], [0], [0, 3]], "gem": [*GEMS], "kind": [*GEMS],
    "item": [*ITEMS], "artefact": [*ITEMS[:12]], "article": ["spellbook", "elixir", "magic_belt", "magic_wand"],
    "track": [*TRACK_WORDS], "sold": [5, 9], "character": [*CHARACTERS], "colour": [*COLOURS], "end": [*ENDS[1:]],
}

#: Somebody else's verb beside the reader's own name, numbers that do not go with their noun, marks that run together.
STUMBLES = {
    "de": re.compile(
        r"\bDu (hat|ist|gewinnt|bekommt|zahlt|zieht|bietet|spielt|nimmt|verliert|verkauft|erreicht|ersteigert)\b"
        r"|\b(von|an|für|ist|gibt|geben) Du\b|\b1 (Karten|Siegpunkte|Wächter)\b|kommen 1 |\b0 (Staub|Siegpunkte zu)"
        r"|: keine Karten|\bnichts Energie|\bgerade noch\b|\bHand: keine\b",
    ),
    "en": re.compile(
        r"\bYou (has|is|was|[a-z]+[^s]s)\b(?<!pass)|\b(by|of|to|give) You\b|\bYou's\b|\b1 (cards|points|sentinels)\b"
        r"|\b0 dust\b|\b(he|she|his|him)\b|: no cards|\ba [aeiou]|\ban [^aeiouE]",
    ),
}
ILL_SET = re.compile(r"  | [,.;:!?]|[,;:]{2}|[,;:]\.|\.\.|[a-z]_[a-z]|\{|\}|-\d")


def filled(fields: set[str]) -> list[dict[str, Value]]:
    """Ways to fill these fields: each of its samples, or the numbers nought, one and two."""
    names = sorted(fields)
    values = [SAMPLES.get(name, [0, 1, 2]) for name in names]
    return [dict(zip(names, each, strict=True)) for each in islice(product(*values), MOST)]


def words(lang: str) -> Words:
    return Words(lang, "zavandor", [ME[lang], "Merlin", "Ana"], strict=True)


def read(lang: str, said: str) -> None:
    assert not STUMBLES[lang].search(said), said
    assert not ILL_SET.search(said), said
    assert said[0].isupper() or said[0].isdigit(), said


def can_be(kind: str, fields: dict[str, Value]) -> bool:
    """Whether such a thing can happen: nobody pays nothing, and nobody hears of their own cards as of others'."""
    if kind.endswith("_unseen"):
        return fields["seat"] == 1 and any(fields[colour] for colour in COLOURS)
    if kind in ("paid", "gave_back"):
        return any(fields[part] for part in ("cards", "concentrated", "dust"))
    if kind in ("drew", "sages_gave"):
        return fields["cards"] != []
    return kind in ("gained_energy", "dust_lost") or fields.get("dust", 1) != 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(used.told(SOURCE)))
def test_what_happens_is_told_in_whole_sentences(kind: str, lang: str) -> None:
    told = [fields for fields in filled(used.told(SOURCE)[kind]) if can_be(kind, fields)]
    assert told
    for fields in told:
        read(lang, words(lang).event(Event(kind, EVERYONE, fields), 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(key for key, fields in used.obstacles(SOURCE).items() if fields is not None))
def test_what_is_in_the_way_is_told_in_whole_sentences(key: str, lang: str) -> None:
    for fields in filled(used.obstacles(SOURCE)[key] or set()):
        if [] not in fields.values():
            read(lang, words(lang).obstacle(Obstacle(key, fields), 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("winners", [[0], [1], [0, 1], [1, 2]])
def test_whoever_wins_is_told_so_in_their_person(winners: list[int], lang: str) -> None:
    shared = len(winners) > 1
    for reason in ("shared", "shared_at_the_cap") if shared else ("sentinels", "round_cap", "last_one"):
        said = words(lang).outcome(Outcome(winners, [9, 9, 9], reason), 0)
        read(lang, said)
        assert said.startswith(ME[lang]) == (0 in winners)


def of_cards(lang: str, **counts: int) -> str:
    fields: dict[str, Value] = {"seat": 1, **{colour: counts.get(colour, 0) for colour in COLOURS}}
    return words(lang).event(Event("drew_unseen", EVERYONE, fields), 0)


def test_a_number_of_cards_is_never_mistaken_for_a_card() -> None:
    assert of_cards("de", blue=2) == "Merlin zieht Karten: 2 × Blau."
    assert of_cards("en", green=1, red=3) == "Merlin draws cards: 1 × green, 3 × red."
    assert words("de").event(Event("drew", EVERYONE, {"seat": 0, "cards": [2]}), 0) == "Du ziehst Blau 5."


def test_dust_has_no_sign_and_nothing_is_said_of_what_is_not_there() -> None:
    paid: dict[str, Value] = {"seat": 1, "price": 27, "cards": [], "concentrated": [2], "dust": 0, "change": 13}
    assert words("de").event(Event("paid", EVERYONE, paid), 0) == (
        "Merlin zahlt 27: geballtes Weiß (40); zurück kommen 13 Staub."
    )
    paid = {"seat": 0, "price": 27, "cards": [2, 3], "concentrated": [], "dust": 16, "change": 0}
    assert words("en").event(Event("paid", EVERYONE, paid), 0) == "You pay 27: blue 5, blue 6, 16 dust."
    back: dict[str, Value] = {"seat": 0, "cards": [], "concentrated": [], "dust": 5}
    assert words("de").event(Event("gave_back", EVERYONE, back), 0) == "Du gibst zurück: 5 Staub."


def test_as_many_sentinels_are_named_as_were_sold() -> None:
    ends = Event("game_ends", EVERYONE, {"end": "sentinels", "sold": 7})
    assert words("de").event(ends, 0) == "7 Wächter sind vergeben: Das Spiel ist zu Ende."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_to_its_reader(lang: str) -> None:
    table = GAME.new(3, 5, {"characters": "fixed"})
    while table.question() != "bid" or table.asked == 0:
        said = [action for action in table.options() if GAME.actions.word(action).startswith(("offer", "bid"))]
        table.apply(said[0] if said else table.options()[0])
    for viewer in range(3):
        view = table.view(viewer)
        assert isinstance(view, ZavandorView)
        for line in lines(view, Words(lang, "zavandor", [ME[lang] if viewer == seat else "Ana" for seat in range(3)])):
            assert not STUMBLES[lang].search(line.replace("0 dust", "").replace("0 Staub", "")), line
            assert "  " not in line.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_shows_the_key_of_an_option(lang: str) -> None:
    page = rule_page("zavandor", lang)
    for rule in page.ids:
        if rule.startswith("ZA-"):
            assert not re.search(r"[a-z]_[a-z]", words(lang).rule(rule)), rule


def test_one_thing_has_one_name() -> None:
    rules = [rule for rule in rule_page("zavandor", "en").ids if rule.startswith("ZA-")]
    said = " ".join(words("en").rule(rule) for rule in rules).lower()
    for other in ("knowledge of storage", "knowledge of flow", "knowledge of the sages", "protection crystal"):
        assert other not in said
    for track in TRACK_WORDS:
        assert words("en").name(track).removeprefix("Knowledge of ").lower() in said
    assert not re.search(r"\. who |^who |what you pay too much", said)


class Text(Visitor):
    """What a catalogue says, in all its forms."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def written(lang: str) -> str:
    """All words of the table and the rules; on the faces of the cards, where room is scarce, names are cut short."""
    text = Text()
    for page in (game_page("zavandor", lang), rule_page("zavandor", lang)):
        for message in page.messages:
            if not message.id.name.startswith("table-face-"):
                text.visit(message)
    return "\n".join(text.said)


def test_gems_and_stones_of_knowledge_are_told_apart() -> None:
    """Both lie in the pentagon, and in German both are stones."""
    assert re.findall(r".*\bSteine?[ns]?\b.*", written("de")) == []


@pytest.mark.parametrize(
    ("lang", "other"),
    [
        ("de", "Handlimit"), ("de", "auf den Wegen"), ("de", "neues Wissen."), ("de", "jedes Wissen auf"),
        ("de", "Blöcke"), ("en", "least bid"), ("en", "new knowledge."), ("en", "open a mirror"),
        ("en", "may only open"), ("en", "Blocks"), ("en", "with blocks"),
    ],
)
def test_no_second_name_is_used_anywhere(lang: str, other: str) -> None:
    assert other not in written(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_costs_nothing_is_called_free(lang: str) -> None:
    """“The paid step of this round is free” is a riddle."""
    for stepped in ("yes", "no"):
        said = words(lang).say("table-active", seat="Merlin", you="no", stepped=stepped)
        assert not re.search(r"\b(free|frei)\b", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", ["magic-belt", "magic-wand"])
def test_nobody_reads_that_each_player_gets_one(item: str, lang: str) -> None:
    for where in ("effect", "face"):
        said = words(lang).say(f"table-{where}-{item}").lower()
        assert "one for each" not in said
        assert "einer für jeden" not in said


def test_one_and_none_are_said_as_people_say_them() -> None:
    assert words("de").say("table-short", missing=1) == "Es fehlt 1: Verkaufe Edelsteine."
    assert words("de").say("table-short", missing=2) == "Es fehlen 2: Verkaufe Edelsteine."
    assert words("en").say("table-under-disc", cards="2 × green", dust=0) == "Under the disc: 2 × green."
    promised = words("de").say("table-under-disc", cards="keine", dust=14)
    assert promised == "Unter der Scheibe: keine; versprochener Staub: 14."
    for lang in LANGUAGES:
        chip = words(lang).say("table-chip", who="Ana", points=1, now=1, gems=1, slots=5, cards=1, dust=0)
        assert not re.search(r"\b1 (points|Siegpunkte)", chip)


def test_a_weight_beyond_the_limit_is_no_part_of_it() -> None:
    for lang in LANGUAGES:
        said = words(lang).say("table-energy", dust=25, concentrated="…", cards="…", weight=9, limit=6)
        assert not re.search(r"9 (of|von) 6", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_give_their_reasons_in_whole_sentences(lang: str) -> None:
    page = game_page("zavandor", lang)
    for key in [key for key in page.ids if key.startswith("because-")]:
        for fields in filled({each.removesuffix("_name") for each in page.needs(key)}):
            said = words(lang).because(Choice(0, key.removeprefix("because-"), fields), 0)
            read(lang, said)
            assert not re.search(r"\ban? [a-z]+ more\b", said), said


def test_bidders_and_those_who_passed_are_told_to_their_reader() -> None:
    t = scene(3).display("runestone").energy(0, 30)
    t.says(0, "offer runestone", "bid 20")
    for lang, said in (
        ("de", "Versteigerung: Runenstein. Höchstes Gebot: 20 (Du). Gepasst: niemand."),
        ("en", "Auction: Runestone. Highest bid: 20 (You). Passed: nobody."),
    ):
        assert said in lines(GAME.view(t.table, 0), words(lang))
    t.says(1, "pass")
    assert "Versteigerung: Runenstein. Höchstes Gebot: 20 (Du). Gepasst: Merlin." in lines(
        GAME.view(t.table, 0), words("de"),
    )
