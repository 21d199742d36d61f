"""Letters that are mistaken for Latin ones: capitals and small ones apart, for Ν is taken for an N and ν for a v."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

#: Each Latin letter with what is read as it; what is missing here is looked up again after case folding. The rows tell
#: Greek, Cyrillic, Coptic and Armenian, then Cherokee, Canadian syllables, Lisu, and the rest.
READ_AS: Final = {
    "a": "αаⲁɑΛ" + "ᎪᎯ" + "ᐱᗅᗋᗩ" + "ꓮ" + "𐊠",
    "b": "βвьⲃƅꞵ" + "ᏏᏴᏰ" + "ᑲᖯᗷ" + "ꓐ" + "𐊂𐊡𐌁",
    "c": "ϲсⲥ" + "Ꮯ" + "ᑕᑢ" + "ꓚ" + "𐊢𐌂",
    "d": "ԁժ" + "ᎠᏧ" + "ᑯᕲᗞᗪ" + "ꓒꓓ",
    "e": "εΣеєҽⲉə" + "ᎬᏋ" + "ᕮᗴᘿ" + "ꓰ" + "ⴹ𐊆℮⋿",
    "f": "ϝғքẝ" + "ᖴ" + "ꓝ" + "𐊇𐊥",
    "g": "ԍց" + "ᏀᏳᎶ" + "ᘜ" + "ꓖ",
    "h": "Ηһнⲏհ" + "ᎻᏂ" + "ᕼ" + "ꓧ" + "𐋏",
    "i": "ιіӏꙇⲓⳑɩl1|!ǀǃ∣լ" + "ᎥᏞ" + "ᒪᓰ" + "ꓡꓲ" + "ⵏᛁ𐊊𐌉𐌠",
    "j": "ϳјյ" + "Ꭻ" + "ᒍᒚ" + "ꓙ",
    "k": "κкⲕ" + "Ꮶ" + "ꓗ" + "ᛕ",
    "m": "μϻмⲙ" + "Ꮇ" + "ᗰᘻ" + "ꓟ" + "ᛖ𐊰𐌑",
    "n": "ηΝΠпиⲛոռ" + "Ꮑ" + "ᑎᘉ" + "ꓠ",
    "o": "οσоⲟօ0" + "Ꮎ" + "ᓍᗝ" + "ꓳ" + "〇०০੦૦୦௦౦೦൦๐໐၀ჿⵔ𐊒𐊫𐐬𐓪",
    "p": "ρрⲣ" + "ᏢᎮ" + "ᑭᕵ" + "ꓑ" + "𐊕",
    "q": "ԛգզ" + "ᑫᕴ" + "ⵕ",
    "r": "гⲅƦ" + "ᎡᏒ" + "ᖇ" + "ꓣ",
    "s": "ѕՏ$5ƨƽ" + "ᏚᏕ" + "ᔕ" + "ꓢ" + "𐊖",
    "t": "τтⲧ" + "Ꭲ" + "ᖶ" + "ꓔ" + "⊤𐊗𐊱𐌕",
    "u": "υцսʋ" + "ᑌᑘ" + "ꓴ" + "∪",
    "v": "νѵ" + "ᏙᏉ" + "ᐯᐺ" + "ꓦ" + "ⴸ∨",
    "w": "ωшѡԝⲱաɯ" + "ᎳᏔ" + "ᗯᘺ" + "ꓪ",
    "x": "χхⲭ×" + "᙭᙮ᕁᕽ" + "ꓫ" + "ⵝᚷ╳𐊐𐊴𐌗𐌢",
    "y": "γΥϒуүⲩɣ" + "ᎽᎩ" + "ᖻ" + "ꓬ" + "ყ𐊲",
    "z": "ζⲍ" + "Ꮓ" + "ᘔᗱ" + "ꓜ" + "𐋵",
    "ae": "æ", "oe": "œ",
}
LOOKS: Final = {letter: latin for latin, letters in READ_AS.items() for letter in letters}

#: What Unicode calls a variety of one Latin letter: with a stroke or a hook, turned, as a small capital, on a stamp.
VARIETY: Final = re.compile(r"(?:.* )?(?:LATIN|REGIONAL INDICATOR) (?:.* )?([A-Z])(?: WITH .+)?")

#: Alphabets with letters nobody can tell from Latin ones, as the names of their letters begin.
ALIKE: Final = ("ARMENIAN", "CANADIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LISU")


@lru_cache(maxsize=4096)
def looks_of(each: str) -> str:
    """The Latin letters this one is mistaken for, as typed or else after case folding; or itself."""
    if each in LOOKS:
        return LOOKS[each]
    return "".join(LOOKS.get(one) or variety_of(one) for one in each.casefold())


def variety_of(each: str) -> str:
    """The Latin letter this is a variety of, or itself."""
    found = VARIETY.fullmatch(unicodedata.name(each, ""))
    letter = found[1].lower() if found else each
    return LOOKS.get(letter, letter)


def mixes_alphabets(word: str) -> bool:
    """Whether Latin letters stand in one word with those of an alphabet that is mistaken for theirs."""
    names = [unicodedata.name(each, "") for each in word if each.isalpha()]
    return any(name.startswith("LATIN") for name in names) and any(name.startswith(ALIKE) for name in names)
