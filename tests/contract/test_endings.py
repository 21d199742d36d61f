"""Contract 9: random play ends, and the outcome says who won, by how much and why."""

from __future__ import annotations

from tests.contract.played import Played, in_every_game
from zaubertisch.lab.fuzz import bound


@in_every_game
def test_random_play_ends(game: Played) -> None:
    assert game.final.over
    assert 0 < len(game.record.moves) < bound(game.setup.game)


@in_every_game
def test_an_outcome_names_seats_scores_and_a_reason(game: Played) -> None:
    outcome = game.outcome()
    assert outcome.reason
    assert outcome.winners == sorted(set(outcome.winners))
    assert all(0 <= seat < game.setup.seats for seat in outcome.winners)
    assert len(outcome.scores) == game.setup.seats


@in_every_game
def test_at_the_end_the_standings_are_the_scores(game: Played) -> None:
    assert [game.final.standing(seat) for seat in range(game.setup.seats)] == game.outcome().scores


@in_every_game
def test_the_outcome_follows_from_the_table_alone(game: Played) -> None:
    again, before = game.final.clone().outcome(), game.outcome()
    assert (again.winners, again.scores, again.reason) == (before.winners, before.scores, before.reason)
