"""Which golden games are shipped as examples, and at which moment each paragraph is best seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tools.rulebook.citing import Place, Proof
from tools.rulebook.watching import Refusal, Watched

from zaubertisch.words.rulebook import ID

COMMON: Final = 0.7  # what is at work in more of all moves is seen everywhere, and shown nowhere
MOMENTS: Final = 2  # of a paragraph at work
REFUSED: Final = 3  # sentences of refusals for a paragraph
KIN: Final = 8  # further ids a paragraph leads to

Moment = tuple[str, int]


def at_work(all_watched: list[Watched]) -> dict[str, list[Moment]]:
    """By rule, the moments at which it is at work, those that are told of, with the least else going on, first."""
    entries = sum(len(game.at_work) for game in all_watched)
    counts = Counter(rule for game in all_watched for seen in game.at_work for rule in seen)
    found: dict[str, list[tuple[bool, int, int, str]]] = {}
    for game in all_watched:
        for number, seen in enumerate(game.at_work):
            for rule in seen:
                if counts[rule] <= COMMON * entries:
                    found.setdefault(rule, []).append((not game.told[number], len(seen), number, game.name))
    return {rule: [(name, number) for _, _, number, name in sorted(some)] for rule, some in found.items()}


def needed(moments: dict[str, list[Moment]], refused: dict[str, list[tuple[str, Refusal]]]) -> list[str]:
    """The fewest games, taken greedily, that show every rule which any of them shows."""
    shown_by: dict[str, set[str]] = {}
    for rule, some in moments.items():
        for name, _ in some:
            shown_by.setdefault(name, set()).add(f"work {rule}")
    for rule, refusals in refused.items():
        for name, refusal in refusals:
            shown_by.setdefault(name, set()).add(f"refusal {rule} {refusal.key}")
    missing = set().union(*shown_by.values()) if shown_by else set()
    out: list[str] = []
    while missing:
        best = max(sorted(shown_by), key=lambda name: len(shown_by[name] & missing))
        missing -= shown_by[best]
        out.append(best)
    return sorted(out)


def refused(all_watched: list[Watched]) -> dict[str, list[tuple[str, Refusal]]]:
    """By rule, the refusals that cite it, with the games they were met in."""
    out: dict[str, list[tuple[str, Refusal]]] = {}
    for game in all_watched:
        for refusal in game.refusals:
            out.setdefault(refusal.rule, []).append((game.name, refusal))
    return out


def best_moments(some: Iterable[Moment], shipped: list[str]) -> list[list[Any]]:
    """A few moments out of the games that are shipped, each of another game if there are several."""
    out: dict[str, int] = {}
    for name, number in some:
        if name in shipped and name not in out:
            out[name] = number
    return [[name, number] for name, number in list(out.items())[:MOMENTS]]


def best_refusals(some: list[tuple[str, Refusal]], shipped: list[str]) -> list[dict[str, Any]]:
    """One refusal of each kind: what was said, what was in the way, and where it can be seen."""
    out: dict[str, dict[str, Any]] = {}
    for name, refusal in some:
        if name in shipped and refusal.key not in out:
            out[refusal.key] = {
                "key": refusal.key, "fields": refusal.fields, "word": refusal.word, "seat": refusal.seat,
                "at": [name, refusal.number],
            }
    return [out[key] for key in sorted(out)][:REFUSED]


def kin(rule: str, sentences: dict[str, str], tests: list[Proof], places: list[Place]) -> list[str]:
    """The rules, rulings and examples that belong to this one: named in a sentence, shown or carried out together."""
    weights: Counter[str] = Counter()
    for other, sentence in sentences.items():
        named = set(ID.findall(sentence))
        if other == rule:
            weights.update(dict.fromkeys(named, 12))
        elif rule in named:
            weights[other] += 12
    groups = [*(test.ids for test in tests), *(tuple(place.by_heading) for place in places)]
    for ids in groups:
        if rule in ids:
            weights.update(dict.fromkeys(ids, max(1, 8 - 2 * len(ids))) if len(ids) <= KIN else {})
    weights.pop(rule, None)
    order = {each: number for number, each in enumerate(sentences)}
    known = [other for other in weights if other in order]
    best = sorted(known, key=lambda other: (-weights[other], order[other]))[:KIN]
    return sorted(best, key=lambda other: order[other])
