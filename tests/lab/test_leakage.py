"""Knowing too much is worth something: whoever cheats wins more than whoever is honest."""

from __future__ import annotations

import pytest

from zaubertisch.bots.search.looking_ahead import LookingAhead
from zaubertisch.lab.abraca.leakage import CHEATING, CLAIRVOYANT, HONEST, Seeing, main, match, seated


@pytest.mark.whole
def test_a_cheating_search_is_an_upper_bound() -> None:
    assert sum(match(CHEATING, "adept", 12, 5)) > sum(match(HONEST, "adept", 12, 5))


def test_clairvoyant_others_are_imagined_and_play_no_seat_themselves() -> None:
    bot = seated(CLAIRVOYANT, "adept", 3)
    assert isinstance(bot, LookingAhead)
    assert all(isinstance(player, Seeing) for player in bot.players)
    assert len(match(CLAIRVOYANT, "adept", 1, 5)) == 1


def test_each_way_is_told_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--bot", "adept"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in said] == [HONEST, CLAIRVOYANT, CHEATING]
