"""Two tables that are the same to a viewer send that viewer the same bytes."""

from __future__ import annotations

import dataclasses

import pytest

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.referee import imagined
from zaubertisch.server.live import Attempt, LiveTable, Seat
from zaubertisch.server.store import compact

SETTINGS = {
    "public": False, "clock": "none", "aids": True, "stand_in": False, "watchers_see": "rows", "autostart": False,
}


def running(game: Game, seats: int, seed: int) -> LiveTable:
    """A table in progress, after some random moves."""
    people = [Seat(f"P{seat}", "", f"person {seat}", f"{seat:016x}") for seat in range(seats)]
    live = LiveTable("abcdefghjkmn", game, game.settle(seats, {}), SETTINGS, f"{seed:064x}", "person 0", people)
    live.commit(live.try_start())
    chance = FastChance(seed)
    for _ in range(chance.below(30)):
        step(live, chance)
    return live


def step(live: LiveTable, chance: FastChance) -> None:
    if live.status == "running":
        assert live.table is not None
        live.commit(attempt(live, chance.pick(live.table.options())))


def attempt(live: LiveTable, action: int) -> Attempt:
    made = live.try_move(live.asked, live.number, live.game.actions.word(action))
    made.row.at = 0.0
    return made


def twin_of(live: LiveTable, viewer: int, seed: int) -> LiveTable:
    """The same table to this viewer, with everything it cannot see dealt anew."""
    assert live.table is not None
    world = imagined(live.table, viewer, FastChance(seed))
    return dataclasses.replace(live, table=world, rows=live.rows[:], source=live.source.clone())


def sent(live: LiveTable, viewer: int) -> list[str]:
    """Every byte this viewer may be sent now: the state, the story, and the answer to every question why not."""
    state = live.state(viewer)
    assert state is not None
    out = [compact(state), *(compact(entry) for entry in live.story(viewer))]
    if viewer == live.asked:
        assert live.table is not None
        out += [live.table.why_not(action) for action in range(len(live.game.actions))]
    return out


@pytest.mark.parametrize("key", games.IDS)
@pytest.mark.parametrize("seed", range(8))
def test_what_a_viewer_is_sent_does_not_depend_on_what_it_cannot_know(key: str, seed: int) -> None:
    game = games.get(key)
    live = running(game, game.fewest + seed % (game.most - game.fewest + 1), seed)
    if live.status == "over":
        live = running(game, game.fewest, seed + 100)
    for viewer in [*range(len(live.seats)), WATCHER]:
        twin = twin_of(live, viewer, seed)
        assert sent(live, viewer) == sent(twin, viewer)
        follow(live, twin, viewer)


def follow(live: LiveTable, twin: LiveTable, viewer: int) -> None:
    """The same words on both tables: the same bytes, up to the first move that shows the viewer something new."""
    one = dataclasses.replace(live, rows=live.rows[:])
    two = dataclasses.replace(twin, rows=twin.rows[:])
    chance = FastChance(viewer)
    for _ in range(12):
        if one.status == "over":
            return
        assert one.table is not None
        assert two.table is not None
        options = [action for action in one.table.options() if two.table.why_not(action) == ""]
        if not options:
            return
        action = chance.pick(options)
        first, second = attempt(one, action), attempt(two, action)
        if first.table.knowledge(viewer) != second.table.knowledge(viewer):
            return
        if fingerprint(first.table) == fingerprint(second.table):
            return  # all was laid open and dealt again: the difference is of the past
        one.commit(first)
        two.commit(second)
        if one.state(viewer) != two.state(viewer):
            return
        assert compact(one.entry(first.row, viewer)) == compact(two.entry(second.row, viewer))
