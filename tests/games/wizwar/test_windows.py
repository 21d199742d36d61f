"""Windows betray nothing: whether or not the asked seat holds an answer, everybody else sees and hears the same."""

from __future__ import annotations

import pytest

from tests.contract.outlook import written
from tests.support.rules import rule
from zaubertisch.games.wizwar.actions import PASS
from zaubertisch.games.wizwar.cards import CARDS, COUNTER, KINDS
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import Event, heard_by

COUNTERS = [kind for kind in range(KINDS) if CARDS[kind].types & COUNTER]
WINDOWS = ("react", "react_shield")
SHOWING = ("drew_card", "saw_card", "discarded")


def at_random_window(seed: int) -> WizWar | None:
    """A table at some window of a game by lot, wizards close to each other."""
    lots = FastChance(seed)
    table = GAME.new(2 + seed % 3, seed, {"giant_spellbook": "on"}, listening=True)
    assert isinstance(table, WizWar)
    near = table.board().within(22, 2)
    table.place = [lots.pick(near) for _ in range(table.seats)]
    table.turns = [1] * table.seats
    for _ in range(150):
        if table.over:
            return None
        if table.planning < 0 and table.question() in WINDOWS and lots.below(3) == 0:
            return table
        table.apply(lots.pick(table.options()))
    return None


def without_answers(table: WizWar) -> WizWar:
    """The same table, but the asked seat holds no counter: each is changed for a card of the deck that is none."""
    twin = table.clone()
    deck = twin.decks[0]
    for kind in twin.hands.cards(twin.asked):
        if kind in COUNTERS:
            other = next(each for each in deck.kinds() if each not in COUNTERS)
            twin.hands.remove(twin.asked, kind)
            twin.hands.add(twin.asked, other)
            deck.remove(other)
            deck.add(kind)
    return twin


def with_answers(table: WizWar) -> WizWar:
    """The same table, but every counter that lies in the deck is in the asked seat's hand, for cards that are none."""
    twin = table.clone()
    deck = twin.decks[0]
    for kind in [kind for kind in twin.hands.cards(twin.asked) if kind not in COUNTERS]:
        wanted = [each for each in deck.kinds() if each in COUNTERS]
        if wanted:
            twin.hands.remove(twin.asked, kind)
            twin.hands.add(twin.asked, wanted[kind % len(wanted)])
            deck.remove(wanted[kind % len(wanted)])
            deck.add(kind)
    return twin


def seen_by_others(table: WizWar, seat: int) -> list[object]:
    """Everybody passes: what all other seats hear, see and are asked until somebody acts of his own free will."""
    out: list[object] = []
    table.listen()
    others = [viewer for viewer in range(table.seats) if viewer != seat]
    while not table.over and table.planning < 0 and table.question() in WINDOWS:
        out.append((table.asked, table.question(), [written(GAME.view(table, viewer)) for viewer in others]))
        table.apply(PASS)
    return [*out, [[told(event) for event in heard_by(viewer, table.events)] for viewer in others], table.asked]


def told(event: Event) -> tuple[str, str]:
    """An event without the name of a card that was drawn, looked at or lost with its holder: that is another matter."""
    fields = {key: value for key, value in event.fields.items() if key != "spell" or event.kind not in SHOWING}
    return event.kind, str(fields)


@rule("WW-066", "WW-069", "WW-070")
@pytest.mark.parametrize("start", range(0, 160, 40))
def test_whether_a_seat_holds_an_answer_shows_to_nobody_else(start: int) -> None:
    compared = 0
    for seed in range(start, start + 40):
        table = at_random_window(seed)
        if table is None:
            continue
        seat = table.asked
        plain, armed = without_answers(table), with_answers(table)
        plain.chance, armed.chance = FastChance(seed), FastChance(seed)
        assert seen_by_others(plain, seat) == seen_by_others(armed, seat)
        compared += 1
    assert compared > 5
