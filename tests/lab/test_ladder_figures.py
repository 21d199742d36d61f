"""The ladder's figures: pairs decided by no luck, ratings that find what is there, a report that keeps the rest."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from zaubertisch.lab.ladder.__main__ import main
from zaubertisch.lab.ladder.deciding import FEWEST, Verdict, lasting_interval
from zaubertisch.lab.ladder.keeping import Book
from zaubertisch.lab.ladder.one_game import Played, Times
from zaubertisch.lab.ladder.pairing import Pair, rotation
from zaubertisch.lab.ladder.rating import duels, ladder
from zaubertisch.lab.ladder.report import BEGIN, END, put

SPENT = Times(10, 2.0, 1.5, 30.0)


def tossed(pair: Pair, count: int, strengths: dict[str, float], seed: int) -> list[Played]:
    """Games won by lot, each seat by its bot's strength."""
    chance = random.Random(seed)
    games = []
    for number in range(count):
        sitting = pair.sitting(number)
        winner = chance.choices(range(pair.seats), [strengths[bot] for bot in sitting])[0]
        times = {pair.first: SPENT, pair.second: SPENT}
        games.append(Played(pair, number, pair.seed(1, number), [winner], "end", 9, times, "code"))
    return games


def decided_after(pair: Pair, strengths: dict[str, float], seed: int, error: float, count: int = 400) -> int:
    verdict = Verdict(pair.seats, len(rotation(pair.seats)), error)
    for game in tossed(pair, count, strengths, seed):
        verdict.take(game.surplus)
    return verdict.decided_after


# Deciding


@pytest.mark.parametrize("seats", [2, 5])
def test_bots_that_are_alike_are_rarely_called_decided_however_often_one_looks(seats: int) -> None:
    pair = Pair("abraca", seats, "thumb", "random")
    found = sum(decided_after(pair, {"thumb": 1.0, "random": 1.0}, seed, error=0.1) > 0 for seed in range(200))
    assert found <= 20


def test_seats_that_are_not_alike_decide_nothing() -> None:
    pair = Pair("abraca", 2, "thumb", "random")
    found = 0
    for seed in range(200):
        chance, verdict = random.Random(seed), Verdict(2, 2, error=0.1)
        for number in range(400):
            begins_and_wins = chance.random() < 0.8
            verdict.take(Played(pair, number, 0, [0 if begins_and_wins else 1], "end", 1, {}, "").surplus)
        found += verdict.decided_after > 0
    assert found <= 20


def test_a_bot_that_is_better_is_found_out_soon_and_a_much_better_one_at_once() -> None:
    pair = Pair("abraca", 2, "thumb", "random")
    better = [decided_after(pair, {"thumb": 2.0, "random": 1.0}, seed, error=0.001) for seed in range(50)]
    assert sum(0 < games <= 400 for games in better) >= 48
    assert decided_after(pair, {"thumb": 50.0, "random": 1.0}, 1, error=0.001) == FEWEST


def test_an_interval_that_lasts_holds_the_truth_also_where_the_pair_was_stopped() -> None:
    pair, strengths, missed = Pair("abraca", 2, "thumb", "random"), {"thumb": 0.7, "random": 0.3}, 0
    for seed in range(100):
        end = decided_after(pair, strengths, seed, error=0.05, count=200) or 200
        low, high = lasting_interval([game.surplus for game in tossed(pair, end, strengths, seed)], 2)
        missed += not low <= 0.7 <= high
    assert missed <= 5


def test_an_interval_that_lasts_knows_its_bounds() -> None:
    low, high = lasting_interval([0.5] * 60, 2)
    assert high == 1.0
    assert 0.85 < low < 0.95
    assert lasting_interval([-0.5] * 60, 2)[0] == 0.0


# Ratings


def three_bots(seats: int, count: int) -> list[Played]:
    strengths = {"random": 1.0, "probable": 3.0, "thumb": 10.0}  # 191 and 400 points
    together = [("probable", "random"), ("thumb", "random"), ("thumb", "probable")]
    return [game for at, (strong, weak) in enumerate(together)
            for game in tossed(Pair("abraca", seats, strong, weak), count, strengths, at)]


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_distances_there_are(seats: int) -> None:
    weak, middle, strong = ladder(three_bots(seats, 200), ["random", "probable", "thumb"], seed=1, resamples=40)
    assert (weak.rating, weak.low, weak.high) == (0.0, 0.0, 0.0)
    assert middle.low < 191 < middle.high
    assert strong.low < 400 < strong.high
    assert strong.step == pytest.approx(strong.rating - middle.rating)
    assert strong.step_low > 0


def test_a_victory_is_told_as_duels_with_each_seat_of_the_other_bot() -> None:
    four = Pair("abraca", 4, "thumb", "random")  # thumb, thumb, random, random

    def told(winners: list[int]) -> list[tuple[str, str, bool]]:
        return duels(Played(four, 0, 0, winners, "end", 1, {}, ""))

    assert told([0]) == [("thumb", "random", False)] * 2
    assert told([0, 1, 2, 3]) == told([]) == [("thumb", "random", True)]
    assert told([0, 2]) == [("thumb", "random", False), ("random", "thumb", False)]


# The report


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A ladder of two tables, one of them with a bot against its half."""
    for seats in (2, 4):
        book = Book(tmp_path / "games", "abraca", seats, seed=1)
        for game in three_bots(seats, 30):
            book.write(game)
    for game in tossed(Pair("abraca", 2, "adept", "adept/2"), 20, {"adept": 1.2, "adept/2": 1.0}, 9):
        Book(tmp_path / "games", "abraca", 2, seed=1).write(game)
    (tmp_path / "results.md").write_text(f"# Results\n\n{BEGIN}\nold\n{END}\n\n## Others\n", encoding="utf-8")
    return tmp_path


def reported(folder: Path) -> dict[str, bytes]:
    assert main(["--report", "--into", str(folder / "games"), "--page", str(folder / "results.md")]) == 0
    return {path.name: path.read_bytes() for path in [folder / "results.md", *(folder / "pictures").iterdir()]}


def test_a_report_is_the_same_every_time_and_keeps_the_rest_of_the_page(played: Path) -> None:
    first = reported(played)
    assert reported(played) == first
    page = first["results.md"].decode()
    assert page.startswith(f"# Results\n\n{BEGIN}\n\n## The ladder\n")
    assert page.endswith(f"\n\n{END}\n\n## Others\n")
    assert "old" not in page
    assert page.count("|  | against `random` | against `probable` |\n") == 2
    assert page.count("; 30 |") == 6
    assert "| Simsala… Bumm? | 2 | `adept` | `adept/2` |" in page
    assert sorted(first) == ["ladder-abraca.svg", "ladder-halvings.svg", "results.md"]
    assert b">4 seats</text>" in first["ladder-abraca.svg"]
    assert b"#faf6ec" in first["ladder-abraca.svg"]


def test_a_report_needs_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--report", "--into", str(tmp_path)]) == 2
    assert "Nothing has been played yet" in capsys.readouterr().err


def test_a_page_without_room_for_the_ladder_is_left_alone() -> None:
    with pytest.raises(Exception, match="no room for the ladder"):
        put("# Results\n", "more")


def test_the_page_of_results_has_room_for_the_ladder() -> None:
    page = (Path(__file__).parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    assert "## The ladder" in put(page, "## The ladder")
