"""Puzzles: legal, best still best when tried again, never what the rule of thumb says, and no more told than known."""

from __future__ import annotations

import json

import pytest

from tests.pocket.device import Device
from zaubertisch import games
from zaubertisch.hindsight.finding import CLEAR, SURE, USUAL_LOOKS, Finder
from zaubertisch.hindsight.playing_on import PlayingOn
from zaubertisch.hindsight.puzzle import Puzzle, of_the_day, puzzles_of
from zaubertisch.hindsight.trial import Trial
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import TRUTH

AGAIN = 24  # worlds of a quick second look

ALL = [(game, place) for game in games.IDS for place in range(len(puzzles_of(game)))]
each = pytest.mark.parametrize(("game", "place"), ALL, ids=[f"{game}-{place + 1}" for game, place in ALL])


def puzzle_of(game: str, place: int) -> Puzzle:
    return puzzles_of(game)[place]


@each
def test_every_choice_is_legal_and_the_best_is_clear(game: str, place: int) -> None:
    puzzle = puzzle_of(game, place)
    words = games.get(game).actions.said(puzzle.table().options())
    assert {tried.word for tried in puzzle.tried} <= set(words)
    assert len(puzzle.tried) >= 3
    assert puzzle.best == max(puzzle.tried, key=lambda tried: tried.mean).word
    assert puzzle.lead >= CLEAR
    assert puzzle.lead > SURE * puzzle.lead_error


@each
def test_it_is_not_what_the_rule_of_thumb_says(game: str, place: int) -> None:
    puzzle, players = puzzle_of(game, place), PlayingOn(game)
    usual = {games.get(game).actions.word(players.usual(puzzle.table(), look)) for look in range(USUAL_LOOKS)}
    assert puzzle.best not in usual
    assert puzzle.usual in usual


@pytest.mark.many
@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_best_is_still_the_best(game: str) -> None:
    """Tried anew, in other worlds: in so few that all puzzles together are judged, not one of them."""
    players, better = PlayingOn(game), 0.0
    for place, puzzle in enumerate(puzzles_of(game)[:6]):
        table = puzzle.table()
        number = games.get(game).actions.number
        actions = [number(puzzle.best), number(puzzle.tried[1].word)]
        trial = Trial(players, table, games.get(game).imagination(table, table.asked), actions, 900 + place, 2)
        for _ in trial.work(AGAIN, actions):
            pass
        better += trial.of(actions[0]).mean() - trial.of(actions[1]).mean()
    assert better > 0.0


@each
def test_no_more_is_told_than_the_seat_knows(game: str, place: int) -> None:
    """Another world that the seat thinks possible is told just so; neither the answer nor the truth is."""
    puzzle = puzzle_of(game, place)
    told = Device().asks("GET", f"/puzzles/{game}/{place}", lang="en")
    table = puzzle.table()
    other = games.get(game).imagination(table, table.asked)(FastChance(5))
    outlook = plain(games.get(game).outlook(other, table.asked))
    shown = json.loads(json.dumps({**plain(other.view(table.asked)), **outlook}))
    assert told["state"]["view"] == shown
    assert told["seat"] == table.asked
    assert "tried" not in told
    if plain(table.view(TRUTH)) != plain(table.view(table.asked)):
        assert told["state"]["view"] != plain(table.view(TRUTH))


def test_an_answer_is_told_what_was_found_and_the_game_goes_on_from_it() -> None:
    device, puzzle = Device(), puzzle_of("drachenei", 0)
    answer = device.asks("POST", "/puzzles/drachenei/0", {"word": puzzle.best})
    assert answer["right"]
    assert [tried["word"] for tried in answer["tried"]] == [tried.word for tried in puzzle.tried]
    assert not device.asks("POST", "/puzzles/drachenei/0", {"word": puzzle.usual})["right"]
    assert device.tries("POST", "/puzzles/drachenei/0", {"word": "bark"})[1]["key"] == "unknown-word"
    table = device.asks("POST", "/puzzles/drachenei/0/tables", {"word": puzzle.best, "name": "Ada"})
    assert table["fork"]["number"] == len(puzzle.moves)
    assert table["you"] == puzzle.table().asked
    device.sits(table["id"])
    device.goes_on()
    assert Device(device.kept).state(table["id"])["state"] == device.state(table["id"])["state"]


def test_there_is_one_for_every_day() -> None:
    device = Device()
    for day in range(20_000, 20_010):
        today = device.asks("GET", "/puzzles", day=str(day))["today"]
        game, number = of_the_day(day)
        assert today == {"game": game, "number": number}
    assert device.tries("GET", "/puzzles/abraca/999")[1]["key"] == "no-such-moment"
    assert {of_the_day(day)[0] for day in range(20_000, 20_005)} == {game for game, _ in ALL}


@pytest.mark.whole
def test_equal_seeds_find_equal_puzzles() -> None:
    one, other = (next(Finder("drachenei", 7).find(1)) for _ in range(2))
    assert one == other
