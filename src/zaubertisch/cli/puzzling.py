"""A puzzle in the terminal: the table as its seat knows it, one answer, and what the search has found."""

from __future__ import annotations

import datetime
from typing import Final

from zaubertisch import games
from zaubertisch.cli.hindsight import hundredths
from zaubertisch.cli.mishap import Mishap
from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.screen import open_lines
from zaubertisch.hindsight.puzzle import Puzzle, of_the_day, puzzles_of
from zaubertisch.words.catalogue import Words

UNIX_DAY: Final = datetime.date(1970, 1, 1).toordinal()


def wished(game: str, number: int) -> Puzzle:
    """That of the day, or of a game the first or the one of this number, counted from 1."""
    if not game:
        game, place = of_the_day(datetime.date.today().toordinal() - UNIX_DAY)
    else:
        place = number - 1
    known = puzzles_of(games.get(game).key)
    if not 0 <= place < len(known):
        raise Mishap("no-such-puzzle", count=str(len(known)))
    return known[place]


def put(puzzle: Puzzle, lang: str) -> None:
    """Show it, take one answer, and say what is best."""
    words = Words(lang, puzzle.game)
    screen = open_lines(words)
    table = puzzle.table()
    view = table.view(table.asked)
    screen.table(view)
    choices = Choices(games.get(puzzle.game).actions, table.options(), words, view)
    screen.say(words.say("cli-puzzle-ask", name=words.seat(table.asked)))
    screen.choices(words.question(view.question), choices)
    word = ""
    while not word:
        try:
            typed = screen.ask()
        except (EOFError, KeyboardInterrupt):
            return
        word = choices.offered(typed)
        if not word:
            screen.say(words.say("cli-puzzle-again"))
    for line in told(puzzle, words, word):
        screen.say(line)


def told(puzzle: Puzzle, words: Words, word: str) -> list[str]:
    """Whether this word was the best, and the two best."""
    best, second = puzzle.tried[:2]
    verdict = "cli-puzzle-right" if word == puzzle.best else "cli-puzzle-wrong"
    return [
        words.say(verdict, best=words.option(best.word)),
        words.say(
            "cli-puzzle-found", best=words.option(best.word), worlds=best.worlds, mean=hundredths(best.mean),
            second=words.option(second.word), following=hundredths(second.mean), lead=hundredths(puzzle.lead),
            off=hundredths(puzzle.lead_error),
        ),
        words.say("cli-puzzle-usual", usual=words.option(puzzle.usual)),
    ]
