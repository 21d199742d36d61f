"""Setting up, and which tables are possible."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import CARD_COPIES, CARD_VALUE, CHARACTERS, COPIES, GEM_TOKENS, LOWEST_VALUE
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import BadSetup


def new(seats: int, seed: int = 0, **options: str) -> Zavandor:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Zavandor)
    return table


@rule("ZA-018")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        GAME.new(seats)


@rule("ZA-019")
def test_characters_are_drawn_without_repetition() -> None:
    casts = [new(6, seed).characters for seed in range(40)]
    assert all(sorted(cast) == list(range(6)) for cast in casts)
    assert {cast[0] for cast in casts} == set(range(6))


@rule("ZA-020", "ZA-024", "ZA-030")
def test_everybody_begins_with_three_active_gems_and_three_points() -> None:
    t = scene(3)
    assert t.active(2) == {"opal": 2, "sapphire": 1}
    assert t.inactive(2) == {}
    assert t.table.points == [3, 3, 3]
    assert t.table.owners == [-1] * 9


@rule("ZA-025")
def test_the_energy_cards_are_those_of_the_box() -> None:
    assert [sum(row) for row in COPIES] == [30, 36, 30, 30]
    assert sum(CARD_COPIES) == 126
    means = [
        sum((LOWEST_VALUE[colour] + i) * copies for i, copies in enumerate(COPIES[colour])) / sum(COPIES[colour])
        for colour in range(4)
    ]
    assert means == [5, 7.5, 10, 15]
    assert [*range(3, 8), *range(5, 11), *range(8, 13), *range(13, 18)] == CARD_VALUE
    assert sum(GEM_TOKENS) == 124


@rule("ZA-026")
def test_only_the_fairy_draws_before_the_first_round() -> None:
    table = new(6, characters="fixed")
    assert [table.hands.size(seat) for seat in range(6)] == [1, 1, 1, 3, 1, 1]


def test_a_table_at_which_characters_are_being_picked_is_copied_whole() -> None:
    table = new(3, 5, characters="pick")
    table.apply(table.options()[0])
    twin = table.clone()
    assert fingerprint(twin) == fingerprint(table)
    twin.apply(twin.options()[0])
    assert (table.options(), table.asked) != (twin.options(), twin.asked)


def test_characters_can_be_chosen_in_a_random_order() -> None:
    asked = {new(3, seed, characters="pick").asked for seed in range(20)}
    assert asked == {0, 1, 2}
    table = new(2, 1, characters="pick")
    first = table.asked
    assert table.question() == "choose_character"
    assert GAME.actions.said(table.options()) == [f"choose {name}" for name in CHARACTERS]
    table.apply(GAME.actions.number("choose fairy"))
    assert table.why_not(GAME.actions.number("choose fairy")) == "ZA-019"
    assert table.why_not(GAME.actions.number("end")) == "ZA-019"
    assert "choose fairy" not in GAME.actions.said(table.options())
    table.apply(GAME.actions.number("choose elf"))
    assert table.characters[first] == CHARACTERS.index("fairy")
    assert table.hands.size(first) == 3
    assert table.question() == "turn"


def test_characters_can_be_given_as_a_list() -> None:
    assert new(2, characters="kobold, witch").characters == [5, 0]
    for bad in ("kobold", "kobold, kobold", "kobold, giant", "nobody"):
        with pytest.raises(BadSetup, match="characters takes random, pick, fixed, witch elf, not"):
            new(2, characters=bad)


@rule("ZA-R62")
def test_the_round_cap_is_any_number_up_to_200() -> None:
    assert new(2, round_cap="7").variant.round_cap == 7
    assert new(2).variant.round_cap == 60
    for bad in ("0", "201", "many"):
        with pytest.raises(BadSetup, match="round_cap takes 1–200, not"):
            new(2, round_cap=bad)


def test_other_options_take_only_their_values() -> None:
    with pytest.raises(BadSetup, match="edition takes german, zman"):
        new(2, edition="french")


def test_the_first_blue_cards_of_a_calm_start_are_fives() -> None:
    table = new(6, 3, calm_start="on", characters="fixed")
    assert [table.purse[seat] for seat in range(6)] == [5, 5, 5, 15, 5, 5]
    table.round = 2
    drawn = {table.draw_card(0, 0) for _ in range(20)}
    assert len(drawn) > 1


def test_a_calm_start_ends_with_the_fives() -> None:
    t = scene(2, calm_start="on")
    while t.table.draws.has(0, 2):
        t.table.draws.remove(0, 2)
    assert t.table.draw_card(0, 0) != 2
