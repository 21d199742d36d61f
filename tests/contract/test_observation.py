"""Contract of what learners see: numbers that follow from a seat's knowledge alone, within the bounds they promise."""

from __future__ import annotations

from tests.contract.played import Played, Position, at_every_position, in_every_game
from zaubertisch.envs.observing import Observation, Sheet, observation
from zaubertisch.envs.observing.sheet import blank
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table


def numbers(described: Observation, table: Table, seat: int) -> list[int]:
    """What the seat is shown, with as many numbers as were promised."""
    row = blank(described.size)
    sheet = Sheet(row)
    described.write(table, seat, sheet)
    assert sheet.at == described.size
    return [int(number) for number in row]


@at_every_position
def test_worlds_a_seat_cannot_tell_apart_look_the_same_to_a_learner(position: Position) -> None:
    table = position.table()
    described = observation(position.setup.game.key, table.seats)
    for seat in range(table.seats):
        world = imagined(table, seat, position.chance(seat))
        assert numbers(described, world, seat) == numbers(described, table, seat)


@at_every_position
def test_every_number_lies_within_its_bounds(position: Position) -> None:
    table = position.table()
    described = observation(position.setup.game.key, table.seats)
    for seat in range(table.seats):
        row = numbers(described, table, seat)
        for field, (first, end) in zip(described.fields, described.places().values(), strict=True):
            found = row[first:end]
            assert all(field.least <= number <= field.highest for number in found), (field.name, found)


@at_every_position
def test_the_question_is_told_to_whoever_is_asked(position: Position) -> None:
    table = position.table()
    described = observation(position.setup.game.key, table.seats)
    first, end = described.places()["question"]
    assert sum(numbers(described, table, table.asked)[first:end]) == 1


@in_every_game
def test_the_end_of_a_game_can_be_seen(played: Played) -> None:
    described = observation(played.setup.game.key, played.setup.seats)
    for seat in range(played.setup.seats):
        first, end = described.places()["asked"]
        assert sum(numbers(described, played.final, seat)[first:end]) == 0
