"""Matches between bots: fair seats, honest figures, one command."""

from __future__ import annotations

import json

import pytest

from zaubertisch.bots.bot import Bot, Clock
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import play_with_bots
from zaubertisch.lab.match import Standing, interval, main, play, seated


def standings(*named: str, games: int, seed: int = 1) -> dict[str, Standing]:
    return {standing.bot: standing for standing in play("abraca", named, games, seed).standings}


def test_the_thumb_bot_wins_more_than_its_share_among_random_bots() -> None:
    thumb = standings("thumb", "random", "random", "random", games=100)["thumb"]
    assert (thumb.seats, thumb.fair) == (1, 0.25)
    assert thumb.low > thumb.fair


def test_the_thumb_bot_wins_more_than_its_share_among_probable_bots() -> None:
    thumb = standings("thumb", "probable", "probable", "probable", games=50)["thumb"]
    assert thumb.low > thumb.fair


def test_all_wins_are_shared_out() -> None:
    found = standings("thumb", "probable", "random", games=12)
    assert sum(standing.share for standing in found.values()) == pytest.approx(1)
    assert list(found) == ["thumb", "probable", "random"]


def test_every_bot_sits_on_every_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def watched(table: Table, bots: list[Bot], clock: Clock) -> int:
        seen.append([type(bot).__name__ for bot in bots])
        return play_with_bots(table, bots, clock)

    monkeypatch.setattr("zaubertisch.lab.match.play_with_bots", watched)
    play("abraca", ["thumb", "probable", "random"], 3, 1)
    assert seen == [
        ["ThumbBot", "ProbableBot", "RandomBot"],
        ["RandomBot", "ThumbBot", "ProbableBot"],
        ["ProbableBot", "RandomBot", "ThumbBot"],
    ]


def test_a_win_counts_for_the_bot_that_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def won_by_the_first_seat(table: Table, bots: list[Bot], clock: Clock) -> int:
        assert isinstance(table, Abraca)
        table.stack.clear()
        table.points = [8, 0, 0]
        return 0

    monkeypatch.setattr("zaubertisch.lab.match.play_with_bots", won_by_the_first_seat)
    shares = [each.share for each in play("abraca", ["thumb", "probable", "random"], 4, 1).standings]
    assert shares == [0.5, 0.25, 0.25]


def test_a_game_that_nobody_wins_is_nobodys_share(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_short(table: Table, bots: list[Bot], clock: Clock) -> int:
        assert isinstance(table, WizWar)
        table.stack.clear()
        table.end = "all_dead"
        return 0

    monkeypatch.setattr("zaubertisch.lab.match.play_with_bots", cut_short)
    result = play("wizwar", ["random", "nearest"], 4, 1)
    assert [each.share for each in result.standings] == [0.0, 0.0]
    assert result.endings == {"all_dead": 1.0}


def test_endings_are_told_by_their_share_the_most_frequent_first() -> None:
    endings = play("wizwar", ["random", "random"], 6, 1, {"turn_cap": "40"}).endings
    assert sum(endings.values()) == pytest.approx(1)
    assert list(endings.values()) == sorted(endings.values(), reverse=True)


def test_equal_seeds_play_equal_matches_and_others_differ() -> None:
    assert play("abraca", ["random"] * 3, 20, 1) == play("abraca", ["random"] * 3, 20, 1)
    assert play("abraca", ["random"] * 3, 20, 1).decisions != play("abraca", ["random"] * 3, 20, 2).decisions


def test_a_match_follows_the_options_of_the_table() -> None:
    result = play("abraca", ["random", "random"], 5, 1, {"scoring": "single_round"})
    assert result.options == {"scoring": "single_round"}
    assert result.decisions < play("abraca", ["random", "random"], 5, 1).decisions


def test_whole_wins_have_wilsons_interval() -> None:
    assert list(interval([1.0] * 3 + [0.0] * 7)) == pytest.approx([0.1078, 0.6032], abs=1e-4)
    assert interval([0.0] * 10)[0] == 0.0
    assert interval([1.0] * 10)[1] == 1.0


def test_shared_wins_have_the_normal_interval() -> None:
    assert interval([0.5, 0.5, 0.5, 0.5]) == (0.5, 0.5)
    assert list(interval([1.0, 0.0, 0.5, 0.5] * 25)) == pytest.approx([0.4304, 0.5696], abs=1e-4)


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert seated("thumb, random", 4) == ["thumb", "random", "random", "random"]
    assert seated("thumb,random", None) == ["thumb", "random"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="3 bots cannot sit on 2 seats"):
        seated("random,random,thumb", 2)


def test_a_match_without_games_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least one game, not 0"):
        play("abraca", ["random", "random"], 0, 1)


def test_the_command_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    said = "abraca --seats 3 --bots thumb,random --games 10 --seed 4 --option chain=free"
    assert main(said.split()) == 0
    head, *lines, ends = capsys.readouterr().out.splitlines()
    assert head == "abraca, 3 seats, 10 games, seed 4, chain = free"
    assert [line.split()[:3] for line in lines] == [["thumb", "×1", "wins"], ["random", "×2", "wins"]]
    assert lines[0].endswith("fair share 33.3%")
    assert ends.startswith("endings: most_points ")


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["abraca", "--bots", "random,random", "--games", "3", "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert (whole["game"], whole["seats"], whole["games"], whole["seed"]) == ("abraca", 2, 3, 1)
    assert [(each["bot"], each["seats"], each["share"], each["fair"]) for each in whole["standings"]] == [
        ("random", 2, 1.0, 1.0),
    ]
    assert sum(whole["endings"].values()) == 1.0


def test_the_command_says_in_one_sentence_what_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["abraca", "--bots", "merlin,random"]) == 2
    assert capsys.readouterr().err == (
        "There is no bot “merlin” for abraca; "
        "there are random, probable, apprentice, careful, bold, thumb, adept, master.\n"
    )


def test_the_command_refuses_an_option_without_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["abraca", "--bots", "random,random", "--option", "chain"])
    assert "“chain” is not of the form key=value" in capsys.readouterr().err
