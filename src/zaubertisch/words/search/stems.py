"""Words without what grammar does to them; `web/src/lib/rulebook/stems.ts` says the same, and a fixture holds both."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

WORD: Final = re.compile(r"[^\W_]+")
GENITIVE: Final = re.compile(r"['’]s?(?![^\W_])")
SPELT_OUT: Final = re.compile(r"ae|oe|(?<![aeq])ue")  # not in Mauer, Feuer, Quelle
SEPARABLE: Final = re.compile(
    r"^(ab|an|auf|aus|ein|fort|her|hin|los|nach|um|vor|weg|weiter|zuruck|zu)?ge(?=.{3,}(t|en)$)",
)
GERMAN_ENDINGS: Final = ("ern", "ers", "ens", "em", "er", "en", "es", "e", "s")
LEAST: Final = 3  # letters that stay


def words_in(text: str, lang: str) -> list[str]:
    """The words of a text in order, in small letters without marks."""
    return WORD.findall(bare(text, lang))


def bare(text: str, lang: str) -> str:
    """Small letters without marks, German umlauts as their vowels however they are spelt."""
    low = GENITIVE.sub("", text.lower()).replace("ß", "ss")
    letters = unicodedata.normalize("NFD", low)
    plain = "".join(each for each in letters if unicodedata.category(each) != "Mn")
    return SPELT_OUT.sub(lambda found: found[0][0], plain) if lang == "de" else plain


def stem(word: str, lang: str) -> str:
    """What the forms of a bare word have in common."""
    return german(word) if lang == "de" else english(word)


def english(word: str) -> str:
    out = word
    if len(out) > 4 and out.endswith(("ies", "ied")):
        out = out[:-3] + "y"
    elif len(out) > 5 and out.endswith("ing"):
        out = out[:-3]
    elif (len(out) > 3 and out.endswith("ed") and not out.endswith("eed")) or (
        len(out) > 4 and out.endswith(("ses", "xes", "zes", "ches", "shes"))
    ):
        out = out[:-2]
    elif len(out) > 3 and out.endswith("s") and not out.endswith("ss"):
        out = out[:-1]
    if len(out) > LEAST and out[-1] == out[-2]:
        out = out[:-1]
    return out[:-1] if len(out) >= LEAST and out.endswith("e") else out


def german(word: str) -> str:
    out = SEPARABLE.sub(lambda found: found[1] or "", word)
    ending = next((each for each in GERMAN_ENDINGS if out.endswith(each) and len(out) - len(each) >= LEAST), "")
    out = out[: len(out) - len(ending)]
    if out.endswith("st") and not out.endswith("sst") and len(out) - 2 >= LEAST:
        return out[:-2]
    return out[:-1] if out.endswith("t") and len(out) - 1 >= LEAST else out
