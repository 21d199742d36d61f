"""Print illegal moves drawn at random, with what a person is told: `python -m tools.refusals wizwar --count 300`."""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import Final

from zaubertisch import games
from zaubertisch.kernel.chance import Chance, FastChance
from zaubertisch.kernel.errors import Refused
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.table import Table
from zaubertisch.lab.fuzz import random_options
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

EVERY: Final = 7  # so many random moves lie between two tries, so that the tries are spread over games
LONGEST: Final = 400  # a random game of Wiz-War may go on for ever


def refused(game: Game, chance: Chance) -> Iterator[tuple[str, Refused]]:
    """Illegal moves of random games without end, each with the question it was no answer to."""
    verbs: dict[str, list[int]] = {}
    for action in range(len(game.actions)):
        verbs.setdefault(game.actions.verb(action), []).append(action)
    families = list(verbs.values())
    while True:
        seats = game.fewest + chance.below(game.most - game.fewest + 1)
        table = game.new(seats, chance.below(2**30), random_options(game, seats, chance))
        for decision in range(LONGEST):
            if decision % EVERY == 0:
                yield from tried(table, chance.pick(families[chance.below(len(families))]))
            table.apply(chance.pick(table.options()))
            if table.over:
                break


def tried(table: Table, action: int) -> Iterator[tuple[str, Refused]]:
    rule = table.why_not(action)
    if rule:
        yield table.question(), table.refusal(action, rule)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.IDS)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    for key in asked.games:
        game = games.get(key)
        both = [Words(lang, key, ["Ana", "Ben", "Cora", "Dan", "Eva", "Finn"]) for lang in LANGUAGES]
        for number, (question, refusal) in enumerate(islice(refused(game, FastChance(asked.seed)), asked.count), 1):
            print(f"{key} {number}. seat {refusal.seat}, asked “{question}”, says “{refusal.word}”")
            for words in both:
                print(f"   {words.lang}: {words.error(refusal, typed=True)}")


if __name__ == "__main__":
    main()
