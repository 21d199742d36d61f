"""What is read in the pager: the rulebook, the help, the cards."""

from __future__ import annotations

from rich.text import Text

from zaubertisch.cli.table.choices import one_of_each
from zaubertisch.cli.table.tables import cards
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find, sections


def rulebook(words: Words) -> list[Text]:
    """All rules under their headings."""
    out: list[Text] = []
    for section in sections(words.game, words.lang):
        out += [Text(), Text(section.heading, "bold underline")]
        out += [Text.assemble((f"[{rule}] ", "cyan"), words.rule(rule)) for rule in section.rules]
    return out[1:]


def help_page(words: Words, offered: list[str]) -> list[Text]:
    """Keys, and what can be typed, with moves of this game as examples."""
    out = [Text(line) for line in words.say("cli-help-keys").split("\n")]
    out.append(Text())
    out += [Text(words.say("cli-help-examples"), "bold")]
    out += [Text.assemble("  ", (word, "cyan"), f"  {words.option(word)}") for word in one_of_each(offered)]
    rule = find(words, "")[0]
    return [*out, Text.assemble("  ", (f"rule {rule}", "cyan"), f"  {words.rule(rule)}")]


def explained(view: View, words: Words) -> list[Text]:
    """What the cards and pieces that concern one do."""
    return [Text(line) for line in cards(view, words)]
