"""Taking back costs the same however often it was done: nothing is played again that need not be."""

from __future__ import annotations

import pytest

from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel import referee as refereeing
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import TRUTH
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import Deed
from zaubertisch.kernel.referee import KEPT, STRIDE, Referee
from zaubertisch.kernel.table import Table


def play(live: Referee, moves: int) -> None:
    for _ in range(moves):
        live.say(live.asked, live.words(live.asked)[-1])


def take_back(live: Referee) -> None:
    seat = live.standing[-1].seat
    length = live.moves_before(seat)
    live.nobody_learnt_since(length)
    live.accept(live.try_take_back(seat, length))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Deed]:
    """Every move that is played again."""
    out: list[Deed] = []
    follow = refereeing.follow

    def counted(game: Game, table: Table, moves: list[Deed]) -> None:
        out.extend(moves)
        follow(game, table, moves)

    monkeypatch.setattr(refereeing, "follow", counted)
    return out


def test_what_was_once_taken_back_to_is_not_played_again(played: list[Deed]) -> None:
    live = Referee(GAME, 3, FastChance(1))
    play(live, 6)
    take_back(live)
    first = len(played)
    for _ in range(50):
        play(live, 1)
        take_back(live)
    assert len(played) == first == 2 * 5  # to see what was known then, and to stand there again
    assert live.number == 7 + 2 * 50


def test_in_a_long_game_little_is_played_again(played: list[Deed]) -> None:
    live = Referee(GAME, 5, FastChance(1))
    play(live, (KEPT + 2) * STRIDE)
    before = plain(live.view(TRUTH))
    play(live, 1)
    take_back(live)
    assert len(played) <= 2 * STRIDE
    assert plain(live.view(TRUTH)) == before
    take_back(live)
    assert plain(live.view(TRUTH)) == plain(live.at(live.standing[-1].number).view(TRUTH))


def test_what_stands_is_not_looked_for_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Referee(GAME, 3, FastChance(1))
    monkeypatch.delattr(refereeing, "effective")
    play(live, 3)
    take_back(live)
    assert [deed.number for deed in live.standing] == [0, 1, 2]
    assert live.stood_after(4) == 2
    assert len(live.record().moves) == 2
