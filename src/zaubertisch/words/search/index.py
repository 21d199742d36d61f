"""The index of a rulebook: which paragraphs speak of what is sought, the best first.

`web/src/lib/rulebook/index.ts` does the same for the page; `web/tests/searches.json` holds both.
"""

from __future__ import annotations

import functools
from typing import Final

from zaubertisch.words.search.near import EMPTY, NEAR
from zaubertisch.words.search.stems import stem, words_in

SAME, STEM, PART, ALIKE, SPELT = 6, 5, 3, 3, 2  # how well a word is met; what only the heading says counts PART
BESIDES: Final = 2  # what the heading says too
WEIGHT: Final = {"": 3, "R": 3, "E": 2}  # an example explains a rule, and comes after it
FEW, ENOUGH = 5, 12  # where so few speak of everything, those that lack a word are told too, up to so many
LONG: Final = 4  # letters of what may stand within another word, and of what may be misspelt
VERY_LONG: Final = 8  # letters of what may be misspelt twice
WITHIN: Final = 5  # letters of a word that may stand within the one that is sought


class Paragraph:
    """A rule as it is searched."""

    def __init__(self, rule: str, heading: str, text: str, lang: str) -> None:
        self.rule = rule
        self.weight = WEIGHT.get(rule.partition("-")[2][:1], 3)
        self.words = list(dict.fromkeys(words_in(text, lang)))
        self.heading = list(dict.fromkeys(words_in(heading, lang)))
        self.stems = {stem(word, lang) for word in self.words}


class Term:
    """A word that is sought, or two that mean one thing, with the stems that mean nearly the same."""

    def __init__(self, words: list[str], lang: str) -> None:
        self.words = words
        self.stems = [stem(word, lang) for word in words]
        self.near = near_stems(lang).get(" ".join(self.stems), set())
        self.lang = lang
        self.known: dict[str, int] = {}

    def grade(self, word: str) -> int:
        """How well this word of a sentence meets the term."""
        if word not in self.known:
            self.known[word] = self.graded(word)
        return self.known[word]

    def graded(self, word: str) -> int:
        bare_stem = stem(word, self.lang)
        if len(self.words) == 1:
            sought, sought_stem = self.words[0], self.stems[0]
            if word == sought:
                return SAME
            if bare_stem == sought_stem:
                return STEM
            if (len(sought) >= LONG and sought in word) or (len(sought_stem) >= LONG and sought_stem in word):
                return PART
            if len(word) >= WITHIN and word in sought:
                return SPELT
        return ALIKE if bare_stem in self.near else 0

    def in_paragraph(self, paragraph: Paragraph) -> int:
        """How well a rule meets the term."""
        best = max((self.grade(word) for word in paragraph.words), default=0)
        if len(self.words) > 1 and paragraph.stems.issuperset(self.stems):
            best = STEM
        if any(self.grade(word) >= STEM for word in paragraph.heading):
            return best + BESIDES if best else PART
        return best


class Index:
    """All rules of a game in one language."""

    def __init__(self, lang: str, rules: list[tuple[str, str, str]]) -> None:
        self.lang = lang
        self.paragraphs = [Paragraph(rule, heading, text, lang) for rule, heading, text in rules]

    def find(self, text: str) -> list[str]:
        """The rules that meet the most of what is sought, the best first."""
        met = [(term, self.met(term)) for term in terms(text, self.lang)]
        counts = [0] * len(self.paragraphs)
        scores = [0] * len(self.paragraphs)
        for _, grades in met:
            weight = (len(grades) // max(1, sum(grade > 0 for grade in grades))).bit_length()
            for place, grade in enumerate(grades):
                counts[place] += grade > 0
                scores[place] += grade * weight * self.paragraphs[place].weight
        return [self.paragraphs[place].rule for place in best_places(counts, scores)]

    def met(self, term: Term) -> list[int]:
        """How well each rule meets the term; where none does, parts of the word count, and words spelt nearly so."""
        grades = [term.in_paragraph(paragraph) for paragraph in self.paragraphs]
        if any(grade > SPELT for grade in grades):
            return [grade if grade > SPELT else 0 for grade in grades]
        if any(grades) or len(term.words) > 1 or len(term.words[0]) < LONG:
            return grades
        sought = term.words[0]
        mistakes = 2 if len(sought) >= VERY_LONG else 1
        words = {word for paragraph in self.paragraphs for word in paragraph.words}
        term.known = {word: SPELT if differ(sought, word, mistakes) <= mistakes else 0 for word in words}
        return [max((term.known[word] for word in paragraph.words), default=0) for paragraph in self.paragraphs]


def best_places(counts: list[int], scores: list[int]) -> list[int]:
    """Those that meet the most, the best first; where they are few, some that meet one word less."""
    most = max(counts, default=0)
    order = sorted(range(len(counts)), key=lambda place: (-counts[place], -scores[place]))
    found = [place for place in order if most and counts[place] == most]
    if len(found) < FEW and most > 1:
        found += [place for place in order if counts[place] == most - 1][: ENOUGH - len(found)]
    return found


def terms(text: str, lang: str) -> list[Term]:
    """Each word by itself, but two together that mean one thing; empty words only if there are no others."""
    words = words_in(text, lang)
    telling = [word for word in words if word not in empty(lang)] or words
    out: list[Term] = []
    place = 0
    while place < len(telling):
        pair = telling[place : place + 2]
        both = len(pair) == 2 and " ".join(stem(word, lang) for word in pair) in near_stems(lang)
        out.append(Term(pair if both else pair[:1], lang))
        place += 2 if both else 1
    return out


@functools.cache
def empty(lang: str) -> set[str]:
    return set(words_in(EMPTY[lang], lang))


@functools.cache
def near_stems(lang: str) -> dict[str, set[str]]:
    """By the stems of a word or of two, the stems of all that mean nearly the same."""
    out: dict[str, set[str]] = {}
    for group in NEAR[lang]:
        stems = [" ".join(stem(word, lang) for word in words_in(phrase, lang)) for phrase in group]
        for each in stems:
            out.setdefault(each, set()).update(single for single in stems if " " not in single)
    return out


def differ(one: str, other: str, most: int) -> int:
    """By how many letters two words differ, as far as that is not more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        before, row[0] = row[0], place
        for at, against in enumerate(other, 1):
            before, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, before + (letter != against))
    return row[-1]
