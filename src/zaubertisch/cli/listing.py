"""What there is: the games with their options, and the rules to read."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from zaubertisch import bots, games
from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.screen import Screen
from zaubertisch.kernel.game import Game
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find, sections


def list_games(general: Words, screen: Screen) -> None:
    """Every game in a few lines: what it is called and about, how many can play, and against whom."""
    for key in games.IDS:
        introduce(Words(general.lang, key), screen)
        screen.say()
    screen.say(general.say("cli-games-more", game=games.IDS[1]))


def introduce(words: Words, screen: Screen) -> None:
    game = games.get(words.game)
    screen.heading(f"{words.game} – {words.say('title')}")
    screen.say(words.say("tagline"))
    company = [words.say("cli-bot", bot=name, way=words.say(f"cli-bot-{name}")) for name in bots.names(words.game)]
    screen.say(words.say("cli-seats", fewest=game.fewest, most=game.most, bots=", ".join(company)))


def list_options(words: Words, screen: Screen, drawn: bool) -> None:
    """One game with all its options and their values."""
    introduce(words, screen)
    game = games.get(words.game)
    if drawn:
        Console().print(options_drawn(game, words))
    else:
        for line in options_told(game, words):
            screen.say(line)
    screen.say(words.say("cli-options-how", game=words.game, option=example(game)))


def example(game: Game) -> str:
    """An option that is not the usual one, as it is typed."""
    option = next(each for each in game.options if len(each.values) > 1)
    return f"{option.key}={option.values[1]}"


def options_told(game: Game, words: Words) -> list[str]:
    """One line an option value, the usual value first."""
    return [
        f"{option.key}={value}: {words.setting(option.key)}: {words.setting(option.key, value)}"
        for option in game.options for value in option.values
    ]


def options_drawn(game: Game, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("cli-option", "cli-value", "cli-meaning"):
        table.add_column(words.say(heading))
    for option in game.options:
        for place, value in enumerate(option.values):
            key = Text(option.key if place == 0 else "", style="cyan")
            meaning = words.setting(option.key, value)
            table.add_row(key, Text(value, style="bold" if place == 0 else ""),
                          Text(f"{words.setting(option.key)}: {meaning}" if place == 0 else f"… {meaning}"))
    return table


def read_rules(words: Words, text: str, screen: Screen) -> None:
    """The whole rulebook, one rule, or all rules with a word in them."""
    if not text:
        for section in sections(words.game, words.lang):
            screen.say()
            screen.heading(section.heading)
            say_rules(words, section.rules, screen)
        return
    found = find(words, text)
    if not found:
        raise Mishap("no-such-rule", text=text)
    say_rules(words, found, screen)


def say_rules(words: Words, rules: list[str], screen: Screen) -> None:
    for rule in rules:
        screen.say(f"[{rule}] {words.rule(rule)}")


def read_cards(words: Words, text: str, screen: Screen) -> None:
    """Every card by school, or those with a word in them; one that is named alone comes with all its rules."""
    from zaubertisch.words.wizwar import cards as reader

    if words.game != reader.GAME:
        raise Mishap("no-cards", game=words.game, known=reader.GAME)
    found = reader.lines(words, text)
    if not found:
        raise Mishap("no-such-card", text=text)
    for heading, told in found:
        screen.say()
        screen.heading(heading)
        for line in told:
            screen.say(line)
    named = [card for _, some in reader.by_school(words, text) for card in some]
    exact = [card for card in named if words.name(card.key).casefold().rstrip("!") == text.casefold().rstrip("!")]
    for card in exact or (named if len(named) == 1 else []):
        screen.say()
        say_rules(words, reader.rules_of(card), screen)
