"""Two tables that are the same to a viewer send that viewer the same bytes."""

from __future__ import annotations

import dataclasses

import pytest

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance, KeyedChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.referee import Referee, take_up
from zaubertisch.server.compact import compact
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.telling.state import state
from zaubertisch.server.telling.story import entry, story

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
        words = live.dealt().words(live.asked)
        live.commit(live.try_move(live.asked, live.number, words[chance.below(len(words))]))


def again(live: LiveTable) -> LiveTable:
    """The same table once more, to be played on by itself."""
    log = live.dealt().log[:]
    return dataclasses.replace(
        live, referee=take_up(live.game, len(live.seats), KeyedChance(live.key()), live.options, log),
    )


def twin_of(live: LiveTable, viewer: int, seed: int) -> LiveTable:
    """The same table to this viewer, with everything it cannot see dealt anew, and the same chance to come."""
    log = live.dealt().log[:]
    chance = KeyedChance(live.key())
    for deed in log:
        assert [chance.below(sides) for sides in deed.sides] == deed.outcomes
    world = live.dealt().imagine(viewer, FastChance(seed))
    return dataclasses.replace(live, referee=Referee(live.game, len(live.seats), chance, live.options, log, world))


def sent(live: LiveTable, viewer: int) -> list[str]:
    """Every byte this viewer may be sent now: the state, the story, and the answer to every question why not."""
    out = [compact(state(live, viewer)), *(compact(each) for each in story(live, viewer))]
    if viewer == live.asked:
        out += [live.dealt().why_not(viewer, word) for word in live.game.actions.words]
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
        follow(again(live), twin, viewer)


def follow(one: LiveTable, two: LiveTable, viewer: int) -> None:
    """The same words on both tables: the same bytes, up to the first move that shows the viewer something new."""
    chance = FastChance(viewer)
    for _ in range(12):
        if one.status == "over":
            return
        seat = one.asked
        options = [word for word in one.dealt().words(seat) if two.dealt().why_not(seat, word) == ""]
        if not options:
            return
        word = options[chance.below(len(options))]
        first, second = (each.try_move(seat, each.number, word) for each in (one, two))
        if first.tried.table.knowledge(viewer) != second.tried.table.knowledge(viewer):
            return
        if fingerprint(first.tried.table) == fingerprint(second.tried.table):
            return  # all was laid open and dealt again: the difference is of the past
        one.commit(first)
        two.commit(second)
        if state(one, viewer) != state(two, viewer):
            return
        assert compact(entry(one.dealt(), first.deed, viewer)) == compact(entry(two.dealt(), second.deed, viewer))
