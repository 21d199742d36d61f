"""The card reader of Wiz-War: every card by school, found by any word, with its rules, rulings and examples."""

from __future__ import annotations

import functools
import re
from typing import Final

from zaubertisch.games.wizwar import cards
from zaubertisch.games.wizwar.cards import CARDS, SCHOOLS, Card
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import sections
from zaubertisch.words.tables.wizwar import card_line

GAME: Final = "wizwar"
OF_TYPES: Final = {
    cards.ATTACK: "WW-085", cards.NEUTRAL: "WW-086", cards.COUNTER: "WW-087", cards.ENERGY: "WW-088",
    cards.ITEM: "WW-090",
}
OF_RANGES: Final = ["WW-097", "WW-098", "WW-099", "WW-100"]
OF_DURATIONS: Final = ["WW-130", "WW-131", "WW-132"]
OF_ATTRIBUTES: Final = {
    cards.CREATION: "WW-145", cards.CURSE: "WW-146", cards.FIRE: "WW-147", cards.WATER: "WW-147",
    cards.GLOBAL: "WW-148", cards.STONE: "WW-149", cards.MUNDANE: "WW-150", cards.TRANSFORMATION: "WW-152",
    cards.THROWN: "WW-151", cards.WEAPON: "WW-151", cards.TRINKET: "WW-151", cards.LIGHTNING: "WW-151",
}

#: What sentences call a card without its name.
CALLED: Final = {
    "booby_trap": ["Trap marker", "trap marker", "trap"], "handful_of_tacks": ["tacks"],
    "rotate_sector": ["sector is turned", "a turn of either", "when one of them turns"],
    "create_wall": ["create walls", "new wall", "created wall"], "lightning_bolt": ["bolt"], "fire_darts": ["dart"],
    "stone_spikes": ["spikes"],
}


def by_school(words: Words, text: str = "") -> list[tuple[str, list[Card]]]:
    """The cards with this word in their name, type, school or text, under the first school that teaches them."""
    found = [card for card in CARDS if text.casefold() in sought_in(words, card).casefold()]
    return [(school, some) for school in SCHOOLS if (some := [card for card in found if first_school(card) == school])]


def sought_in(words: Words, card: Card) -> str:
    return " ".join([card_line(words, card), *(school_name(words, school) for school in card.copies)])


def first_school(card: Card) -> str:
    return next(school for school in SCHOOLS if school in card.copies)


def school_name(words: Words, school: str) -> str:
    return words.say("school-cantrip-white" if school == "cantrip" else f"school-{school}")


def rules_of(card: Card) -> list[str]:
    """What holds for cards of its kind, then every rule, ruling and example that names it."""
    general = [rule for kind, rule in OF_TYPES.items() if card.types & kind]
    general += ["WW-091"] if len(general) > 1 else []
    if not card.types & cards.ENERGY:
        general.append(OF_RANGES[card.reach])
    if not card.types & (cards.ENERGY | cards.ITEM):
        general.append(OF_DURATIONS[card.lasts])
    general += [rule for attribute, rule in OF_ATTRIBUTES.items() if card.attributes & attribute]
    general += ["WW-089"] if card.ev else []
    general += ["WW-139"] if card.uses_energy else []
    both = dict.fromkeys([*sorted(set(general)), *naming().get(card.key, [])])
    return sorted(both, key=lambda rule: "-RE".index(rule[3]) if rule[3] in "RE" else 0)


@functools.cache
def naming() -> dict[str, list[str]]:
    """By card, the rules whose English sentence names it; the longest name counts, so a Full Shield is no Shield."""
    words = Words("en", GAME)
    names = {name: card.key for card in CARDS for name in [*names_of(words.name(card.key)), *CALLED.get(card.key, [])]}
    found: dict[str, list[str]] = {}
    longest = sorted(names, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest))})(?:s|es)?(?![\w-])")
    for section in sections(GAME, "en"):
        for rule in section.rules:
            for name in dict.fromkeys(pattern.findall(words.rule(rule))):
                if rule not in found.setdefault(names[name], []):
                    found[names[name]].append(rule)
    return found


def names_of(name: str) -> list[str]:
    """A card's name, and how else a sentence may call it."""
    out = [name.rstrip("!"), name.removesuffix(" Form")]
    if name.startswith("Wall of"):
        out.append(name.replace("Wall", "Walls"))
    if name.startswith("Energy "):
        out = [f"{name.split()[1]}-energy card"]
    return list(dict.fromkeys(out))


def lines(words: Words, text: str = "") -> list[tuple[str, list[str]]]:
    """School by school its cards as printed, each followed by the ids of what has been said about it."""
    return [
        (
            f"{school_name(words, school)} ({len(some)})",
            [f"{card_line(words, card)} [{' '.join(rules_of(card))}]" for card in some],
        )
        for school, some in by_school(words, text)
    ]
