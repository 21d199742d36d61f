"""The examples run, on small budgets that only show that they do; whoever asks for everything sees them learn."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from tools import learners

pytest.importorskip("pettingzoo", reason="needs the extra `envs`")
pytest.importorskip("pyspiel", reason="needs the extra `envs`")

from examples import curve, mccfr, pettingzoo_agent, policy_gradient


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
    found = [float(line.split()[3]) for line in capsys.readouterr().out.splitlines()]
    assert found[-1] < found[0] / 2


def test_a_curve_is_kept_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("altair", reason="needs the extra `lab`")
    pytest.importorskip("vl_convert", reason="needs the extra `lab`")
    pettingzoo_agent.main(["--games", "20", "--curve", str(tmp_path / "agent.json")])
    assert [point.at for point in curve.read(str(tmp_path / "agent.json")).points] == list(range(2, 22, 2))
    curve.main([str(tmp_path / "agent.json"), "--into", str(tmp_path / "drawn.svg")])
    assert (tmp_path / "drawn.svg").read_text().startswith("<svg")
    assert "| An agent in NumPy, PettingZoo |" in capsys.readouterr().out


@pytest.mark.whole
def test_a_library_of_others_learns_through_pettingzoo(tmp_path: Path) -> None:
    """Independent PPO by sb3-contrib: after two rounds its first seat wins more than it would by lot."""
    try:
        learners.set_up()
    except subprocess.CalledProcessError:
        pytest.skip("sb3-contrib and torch are not to be had here")
    ran = learners.run(
        ["--rounds", "2", "--steps", "8192", "--games", "200", "--curve", str(tmp_path / "ppo.json")], quietly=True,
    )
    assert ran.returncode == 0, ran.stderr
    last = curve.read(str(tmp_path / "ppo.json")).points[-1]
    assert last.low > 0.5
