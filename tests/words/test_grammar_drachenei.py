"""The sentences of Zauberschwert & Drachenei read aloud: the reader as a person, none and one of a thing, articles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Final

import pytest

from zaubertisch import bots, games
from zaubertisch.bots.bot import Choice, Countdown
from zaubertisch.games.drachenei.components import ARTEFACT_IDS, KIND_IDS
from zaubertisch.games.drachenei.view import DracheneiView
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import EVERYONE, PUBLIC, Event, Value
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.referee import Referee
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.drachenei import WAYS, label, lines

GAME: Final = games.get("drachenei")
YOU: Final = {"de": "Du", "en": "You"}

#: What nobody says, by language: a person in the third person, in the wrong case, and figures without their grammar.
STUMBLES: Final = {
    "de": [
        r"\bDu (?!hast|bist)\w*(?<!s)t\b",
        r"\b(?:von|für|mit|bei|an|gibt|bietet|nimmt|gehört|beraubt|Hand von) Du\b", r"\bDu (?:berauben|anbieten)\b",
        r"\bkein\w* 0\b", r"\b0 (?:Magie|Machtstein|Artefaktkarte)", r"\b1 (?:Machtsteine|Artefaktkarten)\b",
        r"\bbleiben (?:noch )?[01]\b", r"(?:noch|mehr als) 0\b",
        r"\b(?:bietet|bietest|gibt|gibst|legt|legst) (?:(?:Ana|Ben|dir) )?(?:linke|rechte|Zauber|Sternsaphir)",
        r"^Gefragt: (?!Du\b)\w+\. [^„]", r"nach (?:links|rechts):", r"\bMit Harpagarus nimmt", r"; dort bleib",
        r"\bNur (?:Merlin|Ana|Ben|Eva) anbieten", r"gesiegt:",
    ],
    "en": [
        r"\bYou (?:\w*[^s]s|has|is|was)\b", r"\b(?:from|by|for|than|price for) You\b", r"\bYou’s\b", r"\bRob You\b",
        r"\b0 (?:magic|stone|artefact)", r"\b1 (?:stones|artefact cards)\b", r"(?:has|have|than) 0\b",
        r"\b(?:offers?|gives?|lays? out|wish(?:es)? for|Wish for|Offer|Give) (?:left|right|Magic|Spell|Star)\b",
        r"^Asked: (?!You\b)\w+\. [^“]", r"\bgo(?:es)? (?:left|right):", r"\bWith Harpagarus [A-Z]", r"\bbring up\b",
        r"\bno moment for\b", r"\bWhom do you make\b", r" to you and\b",
    ],
}
EVERY: Final = 5  # each position tries another fifth of all words
EVERYWHERE: Final = [r"\d[a-zäöü]", r"[.,;:!?][a-zA-ZäöüÄÖÜ(]", r"\(\s*\)", r"  ", r" [.,;:!?](?:\s|$)", r"\{|\}|_"]


def stumbles(sentence: str, lang: str) -> list[str]:
    return [each for each in [*STUMBLES[lang], *EVERYWHERE] if re.search(each, sentence.strip())]


def speaker(lang: str, me: int = 0) -> Words:
    names = ["Merlin", "Ana", "Ben", "Eva"]
    names[me] = YOU[lang]
    return Words(lang, "drachenei", names, strict=True)


def played(seats: int, options: dict[str, str], words: Words) -> Iterator[str]:
    """All that is said to seat 0 in a game of bots: events, questions, labels of their own moves, reasons, tables."""
    referee = Referee(GAME, seats, FastChance(seats), options)
    company = [bots.get("drachenei", ("thumb", "thumb", "random", "thumb")[seat])(seat) for seat in range(seats)]
    heard = 0
    while not referee.over:
        seat = referee.asked
        view, said = referee.view(seat), referee.options(seat)
        if seat == 0:
            yield words.question(view.question)
            yield from (words.option(GAME.actions.word(each)) for each in said)
        yield from lines(referee.view(0), words)  # type: ignore[arg-type]
        yield from lines(referee.view(PUBLIC), words)  # type: ignore[arg-type]
        choice = company[seat].choose(view, said, partial(referee.imagine, seat), Countdown(5.0))
        yield words.because(choice, 0)
        referee.say(seat, GAME.actions.word(choice.action))
        yield from (words.event(event, 0) for event in referee.events(0, heard))
        heard = referee.happened
    yield words.outcome(referee.outcome(), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [
    (2, {}), (3, {"offers": "addressed", "vote": "sealed", "may_decline": "true"}),
    pytest.param(4, {"fulmentus_cut": "0", "stonex_gain": "0", "harpagarus_take": "2", "min_spell_bid": "0"},
                 marks=pytest.mark.whole),
])
def test_a_whole_game_can_be_read_aloud(lang: str, seats: int, options: dict[str, str]) -> None:
    found = {said: wrong for said in played(seats, options, speaker(lang)) if (wrong := stumbles(said, lang))}
    assert found == {}


def everything_told() -> Iterator[Event]:
    """Events about one seat and another, with none, one and two of what they count, and every card."""
    for number in (0, 1, 2, 30):
        for seat, other in ((0, 1), (1, 0), (1, 2)):
            person: dict[str, Value] = {"seat": seat, "other_seat": other}
            for cause in ("income", "pass", "energy_ball", "bonus", "addus", "harpagarus", "retransformus"):
                for total in (number, 30) if number else (30,):
                    yield Event("gained", EVERYONE, {**person, "magic": number, "total": total, "cause": cause})
            yield Event("paid", EVERYONE, {**person, "magic": 2, "total": number, "cause": "creature"})
            yield Event("gave_stone", EVERYONE, {**person, "total": number})
            yield Event("robbed", EVERYONE, {**person, "magic": 1, "left": number})
            yield Event("stones", EVERYONE, {**person, "stones": number + 1, "total": number + 1, "cause": "creature"})
            yield Event("drew_unseen", EVERYONE, {**person, "count": number + 1})
    for kind in KIND_IDS[1:]:
        for seat, other in ((0, 1), (1, 0), (1, 2)):
            cards: dict[str, Value] = {"seat": seat, "other_seat": other, "kind": kind, "wish": kind, "got": kind}
            for told in ("offered", "offered_to", "replied", "swapped"):
                yield Event(told, EVERYONE, cards)
            yield Event("offered", EVERYONE, {**cards, "wish": "anything"})
    for artefact in ARTEFACT_IDS[1:]:
        yield from (Event("laid_out", EVERYONE, {"seat": seat, "artefact": artefact}) for seat in (0, 1))
    for card in ("energy_ball", "holy_place", "spiders", "goblins", "shadows", "dragons", "addus"):
        for seat, place, figure in ((0, 0, 1), (1, 1, 2)):
            yield Event("placed", EVERYONE, {"seat": seat, "place": place, "card": card, "figure": figure})
    for seats in ([0], [1], [0, 1], [1, 2], [0, 1, 2]):
        for told in ("beaten", "evaluates"):
            yield Event(told, EVERYONE, {"card": "goblins", "figure": 5, "place": 0, "seats": seats})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_read_aloud_with_you_none_one_and_many(lang: str) -> None:
    words = speaker(lang)
    found = {said: wrong for event in everything_told() if (wrong := stumbles(said := words.event(event, 0), lang))}
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_read_aloud(lang: str) -> None:
    found = {}
    position = count()
    for seats in (2, 4):
        table = GAME.new(seats, 3, {"offers": "addressed", "vote": "sealed"})
        chance = FastChance(seats)
        while not table.over:
            words = speaker(lang, table.asked)
            for action in range(next(position) % EVERY, len(GAME.actions), EVERY):
                rule = table.why_not(action)
                if rule:
                    refusal = table.refusal(action, rule)
                    for said in (words.obstacle(refusal.obstacle, table.asked), words.option(refusal.word)):
                        if wrong := stumbles(said, lang):
                            found[said] = wrong
            for _ in range(5):
                if not table.over:
                    table.apply(chance.pick(table.options()))
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_can_be_read_aloud(lang: str) -> None:
    words = speaker(lang)
    for reason in ("most_stones", "more_magic", "more_artefacts", "shared"):
        for winners in ([0, 1], [1, 2], [0, 1, 2]) if reason == "shared" else ([0], [1]):
            said = words.outcome(Outcome(winners, [3, 3, 3], reason), 0)
            assert stumbles(said, lang) == [], said
    assert speaker("de").outcome(Outcome([0, 1], [3, 3], "shared"), 0) == (
        "Alles ist gleich, der Sieg ist geteilt: Du und Ana."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_speak_to_the_reader_and_of_figures_there_are(lang: str) -> None:
    words = speaker(lang)
    for because in ("rob", "spoil"):
        for seat in (0, 1):
            said = words.because(Choice(0, because, {"other_seat": seat}), 0)
            assert stumbles(said, lang) == [], said
            assert (YOU[lang].lower() in said.lower().split() or "dich" in said) == (seat == 0)
    for worth in (0, 1, 2):
        assert stumbles(words.because(Choice(0, "card", {"worth": worth}), 0), lang) == []
        assert stumbles(words.because(Choice(0, "dear", {"limit": worth}), 0), lang) == []


def test_magic_that_has_no_room_is_not_said_to_be_gained() -> None:
    full = Event("gained", EVERYONE, {"seat": 0, "magic": 0, "total": 30, "cause": "income"})
    assert speaker("en").event(full, 0) == "You have 30 magic already, the most there is, and gain nothing (income)."
    nearly = Event("gained", EVERYONE, {"seat": 1, "magic": 1, "total": 30, "cause": "income"})
    assert speaker("de").event(nearly, 0) == "Ana bekommt 1 Magie (Magieversorgung) und hat 30, mehr geht nicht."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_obstacles_speak_of_no_magic_as_none(lang: str) -> None:
    words = speaker(lang)
    for key in ("too_dear", "no_means", "too_dear_spell"):
        said = words.obstacle(Obstacle(key, {"magic": 0, "strength": 5, "price": 2}), 0)
        assert stumbles(said, lang) == [], said


@pytest.mark.parametrize(("event", "german", "english"), [
    (Event("placed", EVERYONE, {"seat": 0, "place": 0, "card": "addus", "figure": 1}),
     "Du gehst nach links zum Zauberspruch Addus.", "You go left, to the spell Addus."),
    (Event("placed", EVERYONE, {"seat": 1, "place": 1, "card": "holy_place", "figure": 1}),
     "Ana geht nach rechts zur Heiligen Stätte mit 1 Machtstein.", "Ana goes right, to the holy place with 1 stone."),
    (Event("beaten", EVERYONE, {"card": "goblins", "figure": 5, "seats": [0, 1]}),
     "Ihr besiegt gemeinsam Goblins der Stärke 5: Du und Ana.", "You and Ana beat goblins of strength 5 together."),
    (Event("beaten", EVERYONE, {"card": "goblins", "figure": 5, "seats": [1, 2]}),
     "Ana und Ben besiegen gemeinsam Goblins der Stärke 5.", "Ana and Ben beat goblins of strength 5 together."),
    (Event("robbed", EVERYONE, {"seat": 1, "other_seat": 2, "magic": 1, "left": 3}),
     "Ana nimmt Ben mit Harpagarus 1 Magie; es bleiben noch 3.",
     "Ana uses Harpagarus and takes 1 magic from Ben, who has 3 left."),
    (Event("gave_stone", EVERYONE, {"seat": 1, "total": 0}),
     "Ana gibt einen Machtstein ab (Retransformus) und hat keine mehr.",
     "Ana gives a stone (Retransformus) and has none left."),
    (Event("swapped", EVERYONE, {"seat": 1, "other_seat": 0, "kind": "egg_left", "got": "potion_t"}),
     "Ana gibt dir eine linke Hälfte des Dracheneis und bekommt dafür einen Zaubertrank mit Dreieck.",
     "Ana gives you a left half of the Dragon’s Egg and gets a Magic Potion with triangle for it."),
])
def test_who_does_what_to_whom_is_one_plain_sentence(event: Event, german: str, english: str) -> None:
    assert speaker("de").event(event, 0) == german
    assert speaker("en").event(event, 0) == english


@pytest.mark.parametrize(("lang", "told"), [
    ("en", ["Go left: Spiders 3 (square)", "Go right: energy ball 4"]),
    ("de", ["Nach links: Spinnen 3 (Quadrat)", "Nach rechts: Energiekugel 4"]),
])
def test_a_way_is_told_with_the_card_it_leads_to(lang: str, told: list[str]) -> None:
    words, view = Words(lang, "drachenei"), GAME.new(4, chance=FastChance(1)).view(0)
    assert isinstance(view, DracheneiView)
    assert [label(view, words, way) for way in WAYS] == told
    assert label(view, words, "pass") == words.option("pass")


def test_labels_mean_one_thing_only() -> None:
    german, english = speaker("de"), speaker("en")
    assert german.option("address 1") == "Das Angebot nur Ana machen", "it is not Ana who is offered"
    assert german.option("keep") == "Harpagarus aufsparen", "it is not lifted"
    assert english.option("decline") == "Do not fight", "“alone” is the word of another question"
    assert english.question("address") == "Who is this offer for?"
    assert (german.option("stones 0"), english.option("stones 0")) == ("Nur Magie", "Magic only"), "one is not all"


@pytest.mark.parametrize(("lang", "sentence"), [
    ("de", "Du gewinnt mit den meisten Machtsteinen."), ("de", "Merlin gibt Du eine Karte."), ("de", "dort bleiben 1."),
    ("de", "Ana bietet linke Hälfte an."), ("de", "8kein Vorrat"), ("de", "Preis für Du: 5 Magie."),
    ("de", "Gefragt: Ana. Wohin geht dein Zauberer?"), ("en", "Asked: Ana. Where does your wizard go?"),
    ("de", "Du gehst nach links: der Zauberspruch Addus."), ("de", "Mit Harpagarus nimmt Ana Ben 1 Magie."),
    ("en", "Whom do you make this offer?"), ("en", "Now is no moment for Harpagarus."),
    ("en", "You wins."), ("en", "Ana takes 1 magic from You."), ("en", "Ana gains 0 magic."), ("en", "1 stones"),
    ("en", "You offer left half of the Magic Sword."),
])
def test_the_ear_hears_what_stumbles(lang: str, sentence: str) -> None:
    assert stumbles(sentence, lang)
