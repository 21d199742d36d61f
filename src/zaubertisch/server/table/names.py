"""Names: cleaned of what nobody sees, of a bounded length, and told apart from everybody else's; lines of chat too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from zaubertisch.server.mishaps import BadName, Lookalike, MixedAlphabets
from zaubertisch.server.table.lookalikes import LOOKS, looks_of, mixes_alphabets

LONGEST: Final = 24
MARKS: Final = 2  # accents a letter may carry beyond its own

#: Letters that show nothing though they count as letters, marks or signs.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # the direction of what follows
LINE_ENDS: Final = frozenset("\t\n\v\f\r\x85\u2028\u2029")
ASIDE: Final = re.compile(r"(?<=\S)\s*[(\[{<][^)\]}>]*[)\]}>]?$")
UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn"])
READ: Final = "LNSP"  # letters, numbers, signs, punctuation: what shows without another character
BETWEEN_WORDS: Final = re.compile(r"[\s-]+")

TOGETHER: Final = {"rn": "m", "vv": "w", "ci": "d"}  # two that stand for one


def cleaned(name: str) -> str:
    """The name as it is kept: composed, without control and unseen characters, white space collapsed."""
    shown = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFKC", name) if is_seen(each))
    clean = " ".join(unicodedata.normalize("NFKC", with_few_marks(shown)).split())
    if not any(map(can_be_read, clean)) or len(clean) > LONGEST:
        raise BadName(LONGEST)
    return clean


def is_seen(each: str) -> bool:
    """Whether this shows anything; tabs and the like count as white space."""
    if each.isspace():
        return True
    selects = "\ufe00" <= each <= "\ufe0f" or "\U000e0100" <= each <= "\U000e01ef" or "\u180b" <= each <= "\u180f"
    return unicodedata.category(each) not in UNSEEN and each not in BLANK and not selects


def can_be_read(each: str) -> bool:
    """Whether this shows something by itself; a picture newer than this Python's tables does too."""
    if unicodedata.category(each) == "Cn":
        return "\U0001f000" <= each <= "\U0001faff"
    return is_seen(each) and unicodedata.category(each)[0] in READ


def with_few_marks(name: str) -> str:
    """At most a few marks on each letter, so that none grows into its neighbours."""
    out, marks = [], 0
    for each in name:
        kind = unicodedata.category(each)
        marks = marks + 1 if kind in ("Mn", "Me") else marks if kind == "Cf" else 0  # joiners end no pile
        if marks <= MARKS:
            out.append(each)
    return "".join(out)


def spoken(text: str) -> str:
    """A line of chat as typed, but for what turns it round or piles up on it; nothing if nothing in it can be read."""
    line = "".join(
        " " if each in LINE_ENDS else each for each in text
        if each in LINE_ENDS or (unicodedata.category(each) not in ("Cc", "Cs") and each not in TURNS)
    )
    return with_few_marks(line).strip() if any(map(can_be_read, line)) else ""


def skeleton(name: str) -> str:
    """What the name looks like as it is typed: names with the same skeleton are mistaken for each other."""
    typed = unicodedata.normalize("NFKD", without_aside(name))
    looks = "".join(looks_of(each) for each in typed if unicodedata.category(each)[0] not in "MZP" or each in LOOKS)
    for pair, one in TOGETHER.items():
        looks = looks.replace(pair, one)
    return looks


def skeletons(name: str) -> set[str]:
    """As typed and in small letters, for there another letter may be the one that is mistaken."""
    return {skeleton(name), skeleton(name.casefold())}


def without_aside(name: str) -> str:
    """The name without what it says in brackets at its end, as the page does of the reader: Anna (you)."""
    return ASIDE.sub("", name)


def is_mixed(name: str) -> bool:
    """Whether Latin letters stand beside those of another alphabet; wide ones are mistaken for nobody's."""
    letters = [each for each in name if each.isalpha() and unicodedata.east_asian_width(each) not in "WF"]
    return len({unicodedata.name(each, "").startswith("LATIN") for each in letters}) == 2


def passes_for(name: str, other: str) -> bool:
    """Whether a name of mixed alphabets looks like the other: no list has every foreign letter, so each may be any."""
    looks, others = skeleton(name), skeleton(other)
    same = len(looks) == len(others) and all(a == b or not a.isascii() for a, b in zip(looks, others, strict=True))
    return same and is_mixed(name)


def look_alike(name: str, other: str) -> bool:
    """Whether one of the names is mistaken for the other."""
    return not skeletons(name).isdisjoint(skeletons(other)) or passes_for(name, other) or passes_for(other, name)


def unique(name: str, others: Iterable[str]) -> str:
    """The cleaned name: with a number if somebody has it already, refused if it only looks like somebody's."""
    clean = cleaned(name)
    here = [other for other in others if other]
    twins = [other for other in here if look_alike(clean, other)]
    if twins and clean.casefold() not in map(str.casefold, twins):
        raise Lookalike(clean, twins[0])
    if any(map(mixes_alphabets, BETWEEN_WORDS.split(clean))):
        raise MixedAlphabets(clean)
    return numbered(clean, here) if twins else clean


def numbered(name: str, others: Iterable[str]) -> str:
    """The name with the first number nobody has yet."""
    taken = {looks for other in others for looks in skeletons(other)}
    number = 2
    while True:
        ending = f" {number}"
        wished = without_aside(name)[: LONGEST - len(ending)].rstrip() + ending
        if skeletons(wished).isdisjoint(taken):
            return wished
        number += 1
