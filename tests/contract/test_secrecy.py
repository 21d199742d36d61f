"""Contract 3 and 4: two worlds a seat cannot tell apart give it the same bytes, now and after the same words."""

from __future__ import annotations

from typing import Final

from tests.contract.outlook import heard, outlook, written
from tests.contract.played import Position, at_every_position, state
from zaubertisch.kernel.chance import FastChance, RecordedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import PUBLIC
from zaubertisch.kernel.imagination import imagined
from zaubertisch.kernel.table import Table

STEPS: Final = 8  # words after which two worlds have had their chance to differ
TRIED: Final = 24  # answers tried to bring two worlds together again


@at_every_position
def test_dealing_anew_changes_nothing_a_seat_may_have(position: Position) -> None:
    table = position.table()
    for seat in range(table.seats):
        world = imagined(table, seat, position.chance(seat))
        world.check()
        elsewhere = outlook(world, seat)
        for part, here in outlook(table, seat).items():
            assert elsewhere[part] == here, f"the {part} of seat {seat} depends on what it cannot know"


@at_every_position
def test_public_things_are_the_same_in_all_worlds(position: Position) -> None:
    table = position.table()
    for seat in range(table.seats):
        world = imagined(table, seat, position.chance(seat))
        assert written(world.view(PUBLIC)) == written(table.view(PUBLIC)), f"seat {seat} does not know public things"


@at_every_position
def test_two_worlds_equal_to_a_seat_tell_it_the_same(position: Position) -> None:
    for seat in range(position.setup.seats):
        here = position.table()
        there = imagined(here, seat, position.chance(seat))
        for world in (here, there):
            world.chance = RecordedChance(FastChance(position.seed))
            world.listen()
        go_on_until_they_differ(here, there, seat, position.chance())


def go_on_until_they_differ(here: Table, there: Table, seat: int, lots: FastChance) -> None:
    """Drive both worlds with the same words and the same chance, until the seat learns which of them it is in.

    It may learn so only by being told, and its view must know then what it was told.
    """
    for _ in range(STEPS):
        answers = [] if here.over else [action for action in here.options() if there.why_not(action) == ""]
        if not answers:
            return
        action = lots.pick(answers)
        word = here.rules.actions.word(action)
        before = here.clone()
        told, told_there = answered(here, action, seat), answered(there, action, seat)
        alike = outlook(here, seat) == outlook(there, seat)
        if told == told_there:
            assert alike, f"after “{word}” seat {seat} has what it was not told"
        elif alike:
            assert not same_chance(here, there) or past_only(here, there), (
                f"after “{word}” seat {seat} was told what its view does not say"
            )
            return
        else:
            if not chooses_on(before, here, seat) and not chooses_on(before, there, seat):
                by_secret = asked_by_secret(here, told, there, told_there, seat)
                assert not by_secret, f"after “{word}” something hidden decides who is asked"
            return


def chooses_on(before: Table, world: Table, seat: int) -> bool:
    """Whether the seat that answered goes on choosing for itself, and the other one notices nothing of it."""
    return world.asked == before.asked != seat and outlook(world, seat) == outlook(before, seat)


def answered(world: Table, action: int, seat: int) -> list[str]:
    """What the seat hears of this answer."""
    before = len(world.events)
    world.apply(action)
    return heard(world.events[before:], seat)


def same_chance(here: Table, there: Table) -> bool:
    """Whether chance has said the same in both worlds; what is hidden may decide how often it is asked."""
    return fingerprint(here.chance) == fingerprint(there.chance)


def past_only(here: Table, there: Table) -> bool:
    """Whether a difference just told is of the past alone: the worlds have become one, or the game is over."""
    return here.over or state(here) == state(there)


def asked_by_secret(here: Table, told: list[str], there: Table, told_there: list[str], seat: int) -> bool:
    """Whether one world asks somebody where the other goes on, and an answer makes them alike to the seat again."""
    if len(told) > len(told_there):
        here, told, there, told_there = there, told_there, here, told
    if here.over or here.asked == seat or told_there[: len(told)] != told:
        return False
    wanted = outlook(there, seat)
    return any(outlook(after(here, action), seat) == wanted for action in here.options()[:TRIED])


def after(world: Table, action: int) -> Table:
    later = world.clone()
    later.apply(action)
    return later
