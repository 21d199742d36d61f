"""The examples run, on small budgets that only show that they do; whoever asks for everything sees them learn."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `envs`")
pytest.importorskip("pyspiel", reason="needs the extra `envs`")

from examples import mccfr, pettingzoo_agent, policy_gradient


def lower_bound(said: str) -> float:
    """What the last interval begins with, in percent."""
    return float(re.findall(r"\((\d+\.\d)% to", said)[-1])


def test_the_policy_gradient_runs(capsys: pytest.CaptureFixture[str]) -> None:
    policy_gradient.main(["--seconds", "0", "--tables", "8", "--steps", "40", "--games", "5"])
    assert "against random: wins" in capsys.readouterr().out


@pytest.mark.whole
def test_the_policy_gradient_beats_actions_by_lot(capsys: pytest.CaptureFixture[str]) -> None:
    policy_gradient.main(["--seconds", "60", "--games", "500"])
    against_random = capsys.readouterr().out.splitlines()[-2]
    assert lower_bound(against_random) > 60


def test_an_agent_plays_through_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_agent.main(["--games", "10"])
    assert len(capsys.readouterr().out.splitlines()) == 10


@pytest.mark.whole
def test_an_agent_learns_through_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_agent.main(["--games", "3000"])
    assert lower_bound(capsys.readouterr().out) > 55


def test_every_deal_of_the_reduced_game_is_a_sound_table() -> None:
    game = mccfr.Reduced()
    assert sum(game.chances) == pytest.approx(1)
    for deal in game.deals:
        table = mccfr.laid(deal)
        assert sorted(table.rows.cards(0) + table.rows.cards(1) + table.mystic_table.cards()) == mccfr.POOL


@pytest.mark.whole
def test_regret_minimisation_comes_near_an_equilibrium(capsys: pytest.CaptureFixture[str]) -> None:
    mccfr.main(["--iterations", "500"])
    first, _, last = [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines()]
    assert last < first / 2
