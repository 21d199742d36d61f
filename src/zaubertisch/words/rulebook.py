"""The rule sentences of a game in their order, under their headings, and found by id or by words."""

from __future__ import annotations

import functools
import re
from typing import Final

from fluent.syntax.ast import GroupComment, Message

from zaubertisch.words.bundles import page
from zaubertisch.words.catalogue import Words
from zaubertisch.words.search.index import Index

ID: Final = re.compile(r"[A-Z]{2}-[RE]?\d+[a-z]?")


class Section:
    """A heading and the ids below it."""

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.rules: list[str] = []


def sections(game: str, lang: str) -> list[Section]:
    """The whole rulebook of a game."""
    out: list[Section] = []
    for item in page(f"zaubertisch.games.{game}", f"locale/rules.{lang}.ftl").body:
        if isinstance(item, GroupComment):
            out.append(Section(item.content or ""))
        elif isinstance(item, Message) and ID.fullmatch(item.id.name):
            out[-1].rules.append(item.id.name)
    return out


def find(words: Words, text: str) -> list[str]:
    """The rule of this id, or every rule that speaks of these words, the best first; all if nothing is sought."""
    rules = [rule for section in sections(words.game, words.lang) for rule in section.rules]
    wanted = text.strip().upper()
    named = [rule for rule in rules if rule.upper() == wanted]
    if named or not wanted:
        return named or rules
    return [] if ID.fullmatch(wanted) else index(words.game, words.lang).find(text)


@functools.cache
def index(game: str, lang: str) -> Index:
    """The rulebook as it is searched."""
    words = Words(lang, game)
    return Index(lang, [
        (rule, section.heading, words.rule(rule)) for section in sections(game, lang) for rule in section.rules
    ])
