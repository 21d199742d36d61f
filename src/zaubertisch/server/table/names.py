"""Names: cleaned of what nobody sees, of a bounded length, and told apart from everybody else's; lines of chat too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from zaubertisch.server.mishaps import BadName, Lookalike

LONGEST: Final = 24
MARKS: Final = 2  # accents a letter may carry beyond its own

#: Letters that show nothing though they count as letters, marks or signs.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # the direction of what follows
LINE_ENDS: Final = frozenset("\t\n\v\f\r\x85\u2028\u2029")
ASIDE: Final = re.compile(r"(?<=\S)\s*[(\[{<][^)\]}>]*[)\]}>]?$")
UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn"])

#: Greek and Cyrillic letters, digits and signs beside the Latin letters they are mistaken for, after case folding.
LOOKS: Final = {
    "а": "a", "α": "a", "в": "b", "ь": "b", "β": "b", "с": "c", "ϲ": "c", "ԁ": "d", "е": "e", "ε": "e", "є": "e",
    "ғ": "f", "ɡ": "g", "һ": "h", "н": "h", "η": "n", "і": "i", "ι": "i", "ı": "i", "ӏ": "i", "l": "i", "1": "i",
    "|": "i", "!": "i", "ј": "j", "к": "k", "κ": "k", "м": "m", "μ": "m", "п": "n", "и": "n", "ո": "n", "о": "o",
    "ο": "o", "σ": "o", "0": "o", "р": "p", "ρ": "p", "ԛ": "q", "г": "r", "ѕ": "s", "$": "s", "5": "s", "т": "t",
    "τ": "t", "υ": "u", "ц": "u", "ν": "v", "ѵ": "v", "ԝ": "w", "ω": "w", "ш": "w", "х": "x", "χ": "x", "у": "y",
    "γ": "y", "ү": "y", "ζ": "z", "æ": "ae", "œ": "oe", "ø": "o", "ł": "i", "đ": "d", "ħ": "h",
    # Cherokee letters and Canadian syllables that are mistaken for capitals.
    **dict(zip("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏏᏒᏙᏚᏞᏟᏢᏦᏧᏴ", "drtiajewmhygzbrvsicpkdb", strict=True)),
    **dict(zip("ᐯᐱᑌᑎᑕᑭᑯᑲᒍᒪᔕᕮᕼᖇᖴᗅᗞᗩᗪᗯᗰᗷᘔᘜ᙭", "vauncpdbjisehrfadadwmbzgx", strict=True)),
}
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
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
        kind = unicodedata.category(each)
        marks = marks + 1 if kind in ("Mn", "Me") else marks if kind == "Cf" else 0  # joiners end no pile
        if marks <= MARKS:
            out.append(each)
    return "".join(out)


def spoken(text: str) -> str:
    """A line of chat as it was typed, but for what turns it round, piles up on it or cannot be seen in it."""
    line = "".join(
        " " if each in LINE_ENDS else each for each in text
        if each in LINE_ENDS or (unicodedata.category(each) not in ("Cc", "Cs") and each not in TURNS)
    )
    return with_few_marks(line).strip()


def skeleton(name: str) -> str:
    """What the name looks like: names with the same skeleton are mistaken for each other."""
    folded = unicodedata.normalize("NFKD", without_aside(name).casefold())
    letters = [looks_of(each) for each in folded if unicodedata.category(each)[0] not in "MZP" or each in LOOKS]
    looks = "".join(letters)
    for pair, one in TOGETHER.items():
        looks = looks.replace(pair, one)
    return looks


def looks_of(each: str) -> str:
    """The Latin letter this one is mistaken for, or itself."""
    told = unicodedata.name(each, "").removeprefix(SMALL_CAPITAL)
    letter = told.lower() if len(told) == 1 else each
    return LOOKS.get(letter, letter)


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


def unique(name: str, others: Iterable[str]) -> str:
    """The cleaned name: with a number if somebody has it already, refused if it only looks like somebody's."""
    clean = cleaned(name)
    taken = {skeleton(other): other for other in others if other}
    twin = taken.get(skeleton(clean), "") or next(
        (other for other in taken.values() if passes_for(clean, other) or passes_for(other, clean)), "",
    )
    if twin and twin.casefold() != clean.casefold():
        raise Lookalike(clean, twin)
    return numbered(clean, taken) if twin else clean


def numbered(name: str, taken: Iterable[str]) -> str:
    """The name with the first number nobody has yet."""
    looks = set(taken)
    number = 2
    while True:
        ending = f" {number}"
        wished = without_aside(name)[: LONGEST - len(ending)].rstrip() + ending
        if skeleton(wished) not in looks:
            return wished
        number += 1
