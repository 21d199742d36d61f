"""Names: cleaned of what nobody sees, of a bounded length, and told apart from everybody else's at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from zaubertisch.server.mishaps import BadName, Lookalike

LONGEST: Final = 24
MARKS: Final = 2  # accents a letter may carry beyond its own

#: Letters that show nothing though they count as letters, marks or signs.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn"])

#: Greek and Cyrillic letters, digits and signs beside the Latin letters they are mistaken for, after case folding.
LOOKS: Final = {
    "а": "a", "α": "a", "в": "b", "ь": "b", "β": "b", "с": "c", "ϲ": "c", "ԁ": "d", "е": "e", "ε": "e", "є": "e",
    "ғ": "f", "ɡ": "g", "һ": "h", "н": "h", "η": "n", "і": "i", "ι": "i", "ı": "i", "ӏ": "i", "l": "i", "1": "i",
    "|": "i", "!": "i", "ј": "j", "к": "k", "κ": "k", "м": "m", "μ": "m", "п": "n", "и": "n", "ո": "n", "о": "o",
    "ο": "o", "σ": "o", "0": "o", "р": "p", "ρ": "p", "ԛ": "q", "г": "r", "ѕ": "s", "$": "s", "5": "s", "т": "t",
    "τ": "t", "υ": "u", "ц": "u", "ν": "v", "ѵ": "v", "ԝ": "w", "ω": "w", "ш": "w", "х": "x", "χ": "x", "у": "y",
    "γ": "y", "ү": "y", "ζ": "z", "æ": "ae", "œ": "oe", "ø": "o", "ł": "i", "đ": "d", "ħ": "h",
}
TOGETHER: Final = {"rn": "m", "vv": "w", "ci": "d"}  # two that stand for one


def cleaned(name: str) -> str:
    """The name as it is kept: composed, without control and unseen characters, white space collapsed."""
    shown = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFKC", name) if is_seen(each))
    clean = " ".join(unicodedata.normalize("NFKC", with_few_marks(shown)).split())
    if not any(unicodedata.category(each)[0] in "LNSP" for each in clean) or len(clean) > LONGEST:
        raise BadName(LONGEST)
    return clean


def is_seen(each: str) -> bool:
    """Whether this shows anything; tabs and the like count as white space."""
    if each.isspace():
        return True
    selects = "\ufe00" <= each <= "\ufe0f" or "\U000e0100" <= each <= "\U000e01ef" or "\u180b" <= each <= "\u180f"
    return unicodedata.category(each) not in UNSEEN and each not in BLANK and not selects


def with_few_marks(name: str) -> str:
    """At most a few marks on each letter, so that none grows into its neighbours."""
    out, marks = [], 0
    for each in name:
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if marks <= MARKS:
            out.append(each)
    return "".join(out)


def skeleton(name: str) -> str:
    """What the name looks like: names with the same skeleton are mistaken for each other."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    letters = [LOOKS.get(each, each) for each in folded if unicodedata.category(each)[0] not in "MZP" or each in LOOKS]
    looks = "".join(letters)
    for pair, one in TOGETHER.items():
        looks = looks.replace(pair, one)
    return looks


def unique(name: str, others: Iterable[str]) -> str:
    """The cleaned name: with a number if somebody has it already, refused if it only looks like somebody's."""
    clean = cleaned(name)
    taken = {skeleton(other): other for other in others if other}
    twin = taken.get(skeleton(clean), "")
    if twin and twin.casefold() != clean.casefold():
        raise Lookalike(clean, twin)
    return numbered(clean, taken) if twin else clean


def numbered(name: str, taken: Iterable[str]) -> str:
    """The name with the first number nobody has yet."""
    looks = set(taken)
    number = 2
    while True:
        ending = f" {number}"
        wished = name[: LONGEST - len(ending)].rstrip() + ending
        if skeleton(wished) not in looks:
            return wished
        number += 1
