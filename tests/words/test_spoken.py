"""Whole games retold in both languages to everybody, with no word missing. Written once for all games."""

from __future__ import annotations

from itertools import count

import pytest
from _pytest.mark.structures import ParameterSet

from zaubertisch import games
from zaubertisch.cli.table.tables import drawn, told
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.referee import Referee
from zaubertisch.lab.fuzz import ending
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

NAMES = ["Ana", "Ben", "Cora", "Dan", "Eva", "Finn"]


def tables() -> list[ParameterSet]:
    """Every game with fewest and most seats; in the long run all between, and each option away from its usual value."""
    out: list[ParameterSet] = []
    for key in games.IDS:
        game = games.get(key)
        out += [pytest.param(key, seats, "", "") for seats in (game.fewest, game.most)]
        more = [(seats, "", "") for seats in range(game.fewest + 1, game.most)]
        more += [(game.most, option.key, option.values[-1]) for option in game.options]
        out += [pytest.param(key, *each, marks=pytest.mark.whole) for each in more]
    return out


def speakers(game: Game, seats: int) -> list[Words]:
    return [Words(lang, game.key, NAMES[:seats], strict=True) for lang in LANGUAGES]


@pytest.mark.parametrize(("key", "seats", "option", "value"), tables())
def test_a_whole_game_can_be_told(key: str, seats: int, option: str, value: str) -> None:
    game = games.get(key)
    referee = Referee(game, seats, FastChance(seats), {**ending(game), **({option: value} if option else {})})
    chance = FastChance(3)
    both = speakers(game, seats)
    heard = moves = 0
    while not referee.over:
        asked = referee.asked
        options = referee.options(asked)
        for words in both:
            assert words.question(referee.view(asked).question)
            assert all(words.option(game.actions.word(each)) for each in options)
            tell(referee, words, heard)
        if moves % 11 == 0:
            show(referee, both[moves % 2], [*range(seats), WATCHER, PUBLIC, TRUTH][moves % (seats + 3)])
        heard = referee.happened
        moves += 1
        referee.say(asked, game.actions.word(chance.pick(options)))
    for words in both:
        tell(referee, words, heard)
        show(referee, words, 0)
        assert words.outcome(referee.outcome(), 0)


def tell(referee: Referee, words: Words, since: int) -> None:
    for viewer in [*range(referee.seats), WATCHER, PUBLIC, TRUTH]:
        for event in referee.events(viewer, since):
            assert words.event(event, viewer)


def show(referee: Referee, words: Words, viewer: int) -> None:
    assert told(referee.view(viewer), words)
    assert drawn(referee.view(viewer), words, 80)


EVERY = 13  # each position tries another thirteenth of all words


@pytest.mark.parametrize("key", games.IDS)
def test_every_refusal_of_a_game_can_be_told(key: str) -> None:
    game = games.get(key)
    table = game.new(game.fewest, 5)
    chance = FastChance(5)
    refused = set()
    for number in count():
        if table.over:
            break
        for action in range(number % EVERY, len(game.actions), EVERY):
            rule = table.why_not(action)
            if not rule:
                continue
            refusal = table.refusal(action, rule)
            assert refusal.obstacle is not None, f"“{refusal.word}” is refused [{rule}], but nothing is in its way"
            kind = f"{rule} {refusal.obstacle.key}"
            if kind not in refused:
                refused.add(kind)
                assert all(f"[{rule}]" in words.refusal(refusal, typed=True) for words in speakers(game, game.fewest))
        table.apply(chance.pick(table.options()))
    assert refused
