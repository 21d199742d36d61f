"""The ladder: fair seats, games that count once, and the same results however it was run."""

from __future__ import annotations

import builtins
import multiprocessing
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from zaubertisch import bots
from zaubertisch.bots.search.looking_ahead import LookingAhead
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.hiring import hire
from zaubertisch.lab.ladder import keeping, one_game
from zaubertisch.lab.ladder.__main__ import main
from zaubertisch.lab.ladder.course import Course
from zaubertisch.lab.ladder.deciding import FEWEST
from zaubertisch.lab.ladder.keeping import Book
from zaubertisch.lab.ladder.one_game import Job, Played, play
from zaubertisch.lab.ladder.pairing import Pair, halved, pairs, player, rotation, seat_counts
from zaubertisch.lab.ladder.running import Ladder, Plan

QUICK = Pair("abraca", 2, "thumb", "random")
BOTS = ["random", "probable", "thumb"]


def game(number: int, pair: Pair = QUICK) -> Played:
    return play(Job(pair, number, pair.seed(1, number), "code"))


def won(pair: Pair, number: int, winners: list[int]) -> Played:
    """A game that ended so."""
    return Played(pair, number, pair.seed(1, number), winners, "end", 1, {}, "code")


def known(folder: Path) -> dict[Pair, list[tuple[Any, ...]]]:
    """All that is kept but how long it took."""
    return {
        pair: [(each.number, each.seed, each.winners, each.end, each.decisions, each.code) for each in games]
        for book in keeping.books(folder, seed=1) for pair, games in book.games().items()
    }


def climb(folder: Path, crew: int = 1, games: int = 6) -> Ladder:
    ladder = Ladder(pairs("abraca", 2, BOTS), Plan(folder, games=games))
    with hire(crew) as workers:
        ladder.run(workers)
    return ladder


# Who meets whom


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_bots_sit_on_every_seat_equally_often_after_any_even_number_of_games(seats: int) -> None:
    turns = rotation(seats)
    assert len(set(turns)) == len(turns)
    assert all(abs(2 * sum(turn) - seats) <= 1 for turn in turns)
    for end in range(2, len(turns) + 1, 2):
        assert all(2 * sum(turn[seat] for turn in turns[:end]) == end for seat in range(seats))


def test_every_way_to_sit_comes_up() -> None:
    assert [len(rotation(seats)) for seats in (2, 4, 5, 6)] == [2, 6, 20, 20]
    assert QUICK.sitting(0) == ["thumb", "random"]
    assert QUICK.sitting(1) == QUICK.sitting(3) == ["random", "thumb"]


def test_tables_have_two_four_and_the_most_seats() -> None:
    assert seat_counts("abraca") == [2, 4, 5]
    assert seat_counts("wizwar") == [2, 4]


def test_every_bot_meets_every_weaker_one() -> None:
    found = pairs("abraca", 2, [])
    assert len(found) == len(bots.names("abraca")) * (len(bots.names("abraca")) - 1) / 2
    assert [(each.first, each.second) for each in pairs("abraca", 2, ["thumb", "random"])] == [("thumb", "random")]


def test_pairs_share_no_seeds_and_a_game_has_always_the_same() -> None:
    seeds = Counter(pair.seed(1, number) // 16 for pair in pairs("abraca", 2, []) for number in range(50))
    assert max(seeds.values()) == 1
    assert QUICK.seed(1, 7) == QUICK.seed(1, 7) != QUICK.seed(2, 7)


def test_a_bot_with_half_the_trials_meets_the_whole_one() -> None:
    labels = [(each.first, each.second) for each in halved("abraca", 2, "adept", 3)]
    assert labels == [("adept", "adept/2"), ("adept/2", "adept/4"), ("adept/4", "adept/8")]
    whole, half = bots.get("abraca", "adept")(1), player("abraca", "adept/2")(1)
    assert isinstance(whole, LookingAhead)
    assert isinstance(half, LookingAhead)
    assert 2 * half.effort.trials == whole.effort.trials
    assert half.effort.options == whole.effort.options


def test_who_tries_nothing_out_has_no_trials_to_halve() -> None:
    with pytest.raises(BadSetup, match="“thumb” of abraca tries nothing out"):
        halved("abraca", 2, "thumb", 1)


def test_masters_play_fewer_games_and_all_an_even_number_of_them() -> None:
    plan = Plan(Path(), games=11, games_with_masters=4)
    assert plan.wanted(QUICK) == 12
    assert plan.wanted(Pair("abraca", 2, "master", "thumb")) == 4
    assert plan.wanted(Pair("abraca", 2, "master", "master/2")) == 4


# One game


def test_a_share_is_a_part_of_the_victory_and_a_game_nobody_wins_is_shared_by_seats() -> None:
    five = Pair("abraca", 5, "thumb", "random")  # in its first game the first one has three seats
    assert [won(five, 0, winners).share for winners in ([0], [4], [0, 4], [])] == [1.0, 0.0, 0.5, 0.6]
    assert won(five, 0, []).surplus == 0.0
    assert won(five, 0, [4]).surplus == pytest.approx(-0.6)


def test_a_game_keeps_who_won_and_how_long_its_bots_thought() -> None:
    played = game(0)
    assert played.end == "most_points"
    assert {bot: spent.choices > 0 for bot, spent in played.times.items()} == {"thumb": True, "random": True}
    assert played.times["thumb"].slowest >= played.times["thumb"].median
    assert one_game.from_json("abraca", 2, played.to_json()) == played
    assert one_game.measured([]).choices == 0


# Going on


def test_a_ladder_is_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    climb(tmp_path / "one", 1)
    climb(tmp_path / "two", 2)
    assert known(tmp_path / "one") == known(tmp_path / "two")
    assert [len(games) for games in known(tmp_path / "one").values()] == [6, 6, 6]


def test_a_ladder_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    climb(tmp_path / "whole")
    before = (tmp_path / "whole" / "abraca-2.jsonl").read_bytes()
    path = tmp_path / "killed" / "abraca-2.jsonl"
    path.parent.mkdir()
    path.write_bytes(before[: len(before) // 2])  # in the middle of a line
    kept = before[: len(before) // 2].rpartition(b"\n")[0]
    climb(tmp_path / "killed")
    assert known(tmp_path / "killed") == known(tmp_path / "whole")
    assert path.read_bytes().startswith(kept)
    assert len(path.read_bytes().splitlines()) == 18


def test_nothing_is_played_twice_and_more_games_go_on_from_those_there_are(tmp_path: Path) -> None:
    climb(tmp_path, games=2)
    path = tmp_path / "abraca-2.jsonl"
    before = path.read_bytes()
    climb(tmp_path, games=2)
    assert path.read_bytes() == before
    climb(tmp_path, games=4)
    assert path.read_bytes().startswith(before)
    assert [len(games) for games in known(tmp_path).values()] == [4, 4, 4]


def test_games_of_another_seed_do_not_count(tmp_path: Path) -> None:
    book = Book(tmp_path, "abraca", 2, seed=1)
    book.write(game(0))
    assert [len(games) for games in book.games().values()] == [1]
    assert Book(tmp_path, "abraca", 2, seed=2).games() == {}


def test_games_of_changed_bots_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Book(tmp_path, "abraca", 2, seed=1).write(game(0))
    Ladder([QUICK], Plan(tmp_path, games=1)).say_who_is_outdated()
    assert "1 games in " in capsys.readouterr().err
    assert keeping.fingerprint("abraca") == keeping.fingerprint("abraca") != keeping.fingerprint("magia")


# Stopping


def test_a_decided_pair_stops_and_what_was_finished_too_late_does_not_count() -> None:
    course = Course(QUICK, [], wanted=1000)
    counted = [each.number for number in course.numbers() for each in course.take(won(QUICK, number, [number % 2]))]
    assert counted == list(range(FEWEST))
    assert list(course.take(won(QUICK, FEWEST, [0]))) == []
    told = course.standing()
    assert (told.games, told.share, told.stopped) == (FEWEST, 1.0, True)
    assert str(told).endswith("; decided, and stopped after 60 games")


def test_a_decided_pair_plays_on_to_the_end_if_that_is_wished() -> None:
    course = Course(QUICK, [], wanted=100, to_the_end=True)
    for number in course.numbers():
        list(course.take(won(QUICK, number, [number % 2])))
    assert not course.standing().stopped
    assert str(course.standing()).endswith(" in 100 games")


def test_a_game_that_is_over_early_waits_for_those_before_it() -> None:
    course = Course(QUICK, [], wanted=4)
    assert [number for number, _ in zip(course.numbers(), range(3), strict=False)] == [0, 1, 2]
    assert list(course.take(won(QUICK, 2, [0]))) == []
    assert list(course.take(won(QUICK, 1, [0]))) == []
    assert [each.number for each in course.take(won(QUICK, 0, [0]))] == [0, 1, 2]


# The command


def test_the_command_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = f"--games-of abraca --seats 3 --bots thumb,random --games 2 --workers 1 --into {tmp_path}"
    assert main(said.split()) == 0
    told = capsys.readouterr()
    assert told.out.startswith("abraca, 3 seats, thumb against random: ")
    assert told.out.endswith(" in 2 games\n")
    assert told.out in told.err
    assert (tmp_path / "abraca-3.jsonl").exists()


@pytest.mark.parametrize(("said", "sentence"), [
    ("--games-of merlin", "There is no game “merlin”"),
    ("--bots merlin", "There is no bot “merlin”"),
    ("--games-of abraca --seats 9", "abraca is for 2 to 5 seats, not 9."),
    ("--games-of abraca --bots thumb", "These are not two bots"),
    ("--games-of abraca --doubling thumb", "tries nothing out"),
])
def test_the_command_refuses_in_a_sentence(said: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(said.split()) == 2
    assert sentence in capsys.readouterr().err


def test_an_interrupted_command_ends_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Book, "write", interrupted)
    said = f"--games-of abraca --seats 2 --bots thumb,random --games 2 --workers 2 --into {tmp_path}"
    assert main(said.split()) == 130
    assert "goes on from there" in capsys.readouterr().err
    assert multiprocessing.active_children() == []


def test_a_report_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("openskill"):
            raise ModuleNotFoundError("not there", name="openskill")
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["--report", "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "The report needs openskill: pip install 'zaubertisch[lab]'.\n"
