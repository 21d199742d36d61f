"""What `bench.page` makes of what it has seen."""

from __future__ import annotations

import random

from bench.page import figure, likely, lines, scrolled


def test_scrolling_is_summed_up_by_its_mean_its_worst_and_its_jumps() -> None:
    assert scrolled([0, 0, 90], unseen=1, moved=[0, 100, 101.5]) == {
        "moves": 3, "mean": 30, "most": 90, "unseen": 1, "jumps": 1,
    }
    assert scrolled([], unseen=0, moved=[])["mean"] == 0


def test_a_move_leads_on_most_of_the_time() -> None:
    lot = random.Random(1)
    said = [likely(["end", "offer crown", "sell ruby"], lot) for _ in range(200)]
    assert said.count("offer crown") > 120
    assert set(said) == {"end", "offer crown", "sell ruby"}
    assert likely(["pass"], lot) == "pass"


def test_every_kind_of_measurement_is_a_table_with_a_row_a_game() -> None:
    printed = lines({"abraca": {"slow": {"s": 2.345, "keys": 0}}, "magia": {"slow": {"s": 1234.5, "keys": 1}}})
    assert printed == [
        "| slow | s | keys |", "|---|---:|---:|", "| abraca | 2.35 | 0 |", "| magia | 1,234 | 1 |", "",
    ]


def test_a_figure_is_as_exact_as_it_needs_to_be() -> None:
    assert [figure(value) for value in (0, 0.0456, 12.0, 335.4, 1426)] == ["0", "0.0456", "12", "335", "1,426"]
