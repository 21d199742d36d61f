"""Whole games by lot: everything that must hold, holds after every answer, also for silent copies."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import Beginning, WizScene, duel, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import to_json
from zaubertisch.kernel.table import Table


def go_on(table: Table, lots: FastChance, decisions: int) -> Table:
    """Play on by lot; every copy takes over from the one before it."""
    for _ in range(decisions):
        if table.over:
            break
        table = table.clone()
        options = table.options()
        assert len(set(options)) == len(options)
        assert [option for option in options if table.why_not(option)] == []
        table.apply(lots.pick(options))
        table.check()
    return table


@rule("WW-095", "WW-R113", "WW-213", "WW-161")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["a", "b"])
def test_games_by_lot_stay_sound(seats: int, side: str) -> None:
    for seed in range(2):
        go_on(GAME.new(seats, seed, {"turn_cap": "400", "side": side}), FastChance(seed), 350)


def test_a_game_by_lot_ends() -> None:
    table = GAME.new(2, 3, {"turn_cap": "400"})
    lots = FastChance(3)
    while not table.over:
        table.apply(lots.pick(table.options()))
    assert isinstance(table, WizWar)
    assert table.turn <= 400
    table.check()


def fiery() -> WizScene:
    """A Wall of Fire east of seat 0."""
    t = duel().hand(0, "windrider")
    return t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "east"))


def test_silent_copies_go_the_same_way() -> None:
    """In the middle of everything that can be interrupted: a copy and the original give the same table."""
    scenes = [
        (duel().hand(0, "fireball").hand(1, "shield", "zot").carry(1, "brainstone", "boomstone"),
         ["cast fireball", "at red", "pass", "react shield", "pass"]),
        (duel().at(1, 0, 1).hand(0, "waterbolt"), ["cast waterbolt", "at red", "amount 1", "pass"]),
        (duel().hand(0, "mental_force"), ["cast mental_force", "at red", "pass", "step west"]),
        (duel().hand(0, "thought_steal").hand(1, "zot", "fog"), ["cast thought_steal", "at red", "pass", "steal zot"]),
        (duel().hand(0, "brain_burn").hand(1, "zot"), ["cast brain_burn", "at red", "pass", "discard zot"]),
        (duel().hand(0, "drop_object").bearing(1, 0).carry(1, "large_rock"), ["cast drop_object", "at red", "pass"]),
        (scene().at(0, 0, 5).hand(1, "fools_gold"), ["lift red", "react fools_gold", square(4, 9)]),
        (duel().hand(0, "windrider"), ["cast windrider", "toward east", square(0, 2)]),
        (duel().at(1, 0, 1).hand(0, "lightning_bolt"), ["cast lightning_bolt", "toward east", "pass"]),
        (duel().hand(0, "zot", "dispel", "fireball", "add", "flood", "fog", "add").lying("large_rock", 0, 0),
         ["pick large_rock", "discard zot"]),
        (duel().carry(0, "brainstone").hand(0, "zot", "fog", "add"), ["drop brainstone", "discard zot"]),
        (duel().hand(0, "meditate", "zot", "dispel", "fireball", "add", "flood", "fog"), ["cast meditate", "pass"]),
        (duel().hand(0, "share_life").life(2, 15), ["cast share_life", "at red", "pass"]),
        (duel().carry(0, "large_rock"), ["use large_rock", "at red", "pass"]),
        (duel().hand(1, "teleport").hand(0, "fireball"),
         ["cast fireball", "at red", "react teleport", square(1, 3), "pass"]),
        (duel().hand(0, "fireball").spell("stone_block", 1, square=2), ["cast fireball", square(0, 2), "pass"]),
        (fiery(), ["cast windrider", "toward east", square(0, 2), "pass"]),
        (fiery(), ["step east", "pass"]),
        (duel().hand(0, "fireball").hand(1, "absorb_spell"), ["cast fireball", "at red", "react absorb_spell"]),
        (duel().hand(0, "rotate_sector"), ["cast rotate_sector", "sector red", "turn right", "pass"]),
        (scene(2).at(0, 2, 2).at(1, 4, 9).hand(0, "rotate_sector"), ["cast rotate_sector", "sector red", "turn half"]),
        (duel().hand(0, "zot", "mist_body"), ["cast mist_body", "pass", "finish", "done", "stop"]),
        (wide().hand(0, "swap"), ["cast swap", "at red", "pass", "pass"]),
        (wide().spell("rosebush", 1, square=3).at(1, 0, 3).hand(0, "swap").at(0, 0, 3),
         ["cast swap", "at red", "pass", "pass", "pass"]),
        (wide().at(0, 0, 5).hand(1, "ward"), ["lift red", "react ward", "pass", "pass"]),
        (wide().at(0, 0, 1).hand(0, "create_door"), ["cast create_door", "border b1 south", "pass", "hold"]),
        (wide().spell("extra_arms", 0, 0, markers=2).lying("dagger", 0, 0).lying("lifestone", 0, 0),
         ["pick dagger", "pick lifestone", "done"]),
        (wide().at(0, 0, 2).spell("big_man_form", 0, 0, markers=2), ["step east", "step south"]),
        (wide().at(1, 0, 0).hand(0, "powerthrust").spell("featherweight", 1, 1, markers=2),
         ["cast powerthrust", "at red", "pass", "pass", "step south", "step south"]),
        (wide().hand(0, "fire_darts", "energy_4"),
         ["cast fire_darts", "boost energy_4", "at red", "rest", "pass", "pass", "pass", "pass", "pass"]),
        (wide().hand(0, "booby_trap"),
         ["cast booby_trap", "square a5", "square b5", "square c5", "square d5", "pass"]),
        (wide().traps(1, (0, 1), (4, 0), (4, 1), (4, 2)), ["step east", "pass"]),
        (wide().spell("thornbush", 1, square=1), ["step east", "pass"]),
        (wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).carry(1, "dagger"), ["use strength", "at red", "pass"]),
        (wide().carry(0, "handful_of_tacks"), ["use handful_of_tacks", "square b1", "step east", "pass"]),
        (wide().hand(0, "fireball").hand(1, "gnome_form"), ["cast fireball", "at red", "react gnome_form", "pass"]),
        (wide().hand(0, "yoink").carry(1, "dagger"), ["cast yoink", "at red", "pass"]),
        (wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).bearing(1, 0).dice(4, 4, 4),
         ["use strength", "at red", "pass"]),
        (wide(treasure_hunt="on").hand(0, "fireball").life(15, 5), ["cast fireball", "at red", "pass", "pass"]),
        (Beginning(2, {"schools": "draft"}), ["school mutation", "school alchemy", "school elemental"]),
        (Beginning(2, {"schools": "random"}), ["finish"]),
    ]
    for t, words in scenes:
        for word in words:
            twin = t.table.clone()
            action = GAME.actions.number(word)
            if t.table.why_not(action):
                continue
            t.table.apply(action)
            twin.apply(action)
            twin.chance = t.table.chance
            assert to_json(twin.clone()) == to_json(t.table)
