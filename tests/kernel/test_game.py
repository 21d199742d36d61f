"""Game: a table is laid out as asked, or one sentence says why it cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from zaubertisch.games import IDS, get
from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import BadRecord, BadSetup


def test_by_default_the_fewest_sit_down_with_the_rulebooks_options() -> None:
    assert GAME.new().seats == GAME.fewest
    assert GAME.settle(2, {}) == {option.key: option.values[0] for option in GAME.options}


def test_a_seed_gives_the_same_table_every_time() -> None:
    assert fingerprint(GAME.new(4, 7)) == fingerprint(GAME.new(4, 7)) != fingerprint(GAME.new(4, 8))
    assert fingerprint(GAME.new(4, chance=FastChance(7))) == fingerprint(GAME.new(4, 7))


def test_a_table_tells_of_its_deal_only_to_those_who_listen() -> None:
    assert GAME.new(2, listening=True).events
    assert GAME.new(2).silent


def test_wishes_stand_over_the_rulebooks_options() -> None:
    assert GAME.settle(2, {"chain": "free"})["chain"] == "free"


@pytest.mark.parametrize("seats", [-1, 1, 6])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"abraca is for 2 to 5 seats, not {seats}") as refusal:
        GAME.new(seats)
    assert refusal.value.key == "bad-seats"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="has no option “speed”; it has chain, round_end") as refusal:
        GAME.settle(2, {"speed": "high"})
    assert refusal.value.fields["option"] == "speed"


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadSetup, match="Option chain takes ascending, free, not “wild”") as refusal:
        GAME.settle(2, {"chain": "wild"})
    assert refusal.value.key == "bad-value"


def test_the_first_seat_must_be_there() -> None:
    assert GAME.settle(4, {"first_seat": "3"})["first_seat"] == "3"
    with pytest.raises(BadSetup, match="takes random, 0, 1, 2, not “3”"):
        GAME.settle(3, {"first_seat": "3"})


def test_a_saved_table_comes_back() -> None:
    table = GAME.new(3, chance=RecordedChance(FastChance(1)))
    assert fingerprint(GAME.restore(json.loads(json.dumps(GAME.save(table))))) == fingerprint(table)


@pytest.mark.parametrize("saved", [
    None, [], {}, {"game": "chess", "version": 1}, {"game": "abraca", "version": 99}, {"game": "abraca"},
])
def test_something_else_is_no_saved_table(saved: Any) -> None:
    with pytest.raises(BadRecord, match="This is not a saved table of abraca, version 1") as refusal:
        GAME.restore(saved)
    assert refusal.value.key == "bad-saved-game"


def test_games_are_found_by_their_ids() -> None:
    assert [get(key).key for key in IDS] == IDS


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no game “chess”; there are abraca") as refusal:
        get("chess")
    assert refusal.value.key == "unknown-game"


def test_a_game_has_no_standing_orders_unless_it_says_so() -> None:
    view = GAME.new(2).view(0)
    assert (GAME.orders(), GAME.occasion(view), GAME.ordered(view, ["call 1"], {"pass": 1})) == ([], -1, "")
    assert GAME.least_order(view, "pass") == 0


def test_only_simsala_shows_bystanders_more_than_is_public() -> None:
    assert [key for key in IDS if get(key).shows_bystanders_more()] == ["abraca"]
