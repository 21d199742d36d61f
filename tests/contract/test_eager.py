"""Eager seats rather play cards than pass, and keep their counters for what nobody has countered."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, duel, scene
from zaubertisch.games.wizwar.components import EAST, WEST
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.lab.fuzz import RandomGame, play
from zaubertisch.lab.wizwar.deeds import story
from zaubertisch.lab.wizwar.eager import (
    ERRAND,
    NOVEL,
    PLAIN,
    WEIGHTS,
    EagerGame,
    Wishes,
    first_step,
    is_home,
    way_to_go,
)


def cards_at_work(trial: RandomGame) -> int:
    table = trial.begin()
    while not table.over:
        trial.answer(table)
    return len(set(story(table.events).took_effect()))


def test_eager_seats_bring_more_cards_to_work() -> None:
    by_lot = cards_at_work(RandomGame(GAME, 2, {}, 1))
    assert cards_at_work(EagerGame(GAME, 2, {}, 1, Wishes())) > 2 * by_lot


def test_an_eager_game_can_be_played_again() -> None:
    trials = [EagerGame(GAME, 3, {"schools": "draft"}, 5, Wishes()) for _ in range(2)]
    assert play(trials[0], 16) == play(trials[1], 16)
    assert trials[0].moves == trials[1].moves
    assert trials[0].record().replay(GAME).over


def weight(t: WizScene, word: str, wishes: Wishes) -> int:
    return wishes.weigh(t.table, word, -1)


def test_what_has_been_seen_often_is_wished_for_less() -> None:
    t, wishes = duel().hand(0, "fog", "pick_lock"), Wishes()
    assert weight(t, "cast pick_lock", wishes) == PLAIN + NOVEL  # nobody can counter it
    fresh = weight(t, "cast fog", wishes)
    wishes.learn({"effect:fog"})
    seen = weight(t, "cast fog", wishes)
    wishes.learn({"effect:fog", "countered:fog"})
    assert fresh > seen > weight(t, "cast fog", wishes)


def test_counters_are_kept_for_what_has_not_been_countered() -> None:
    t, wishes = duel().hand(0, "fireball").hand(1, "full_shield"), Wishes()
    t.says(0, "cast fireball", "at red")
    for _ in range(100):
        wishes.learn({"effect:full_shield", "countered:full_shield"})
    assert weight(t, "react full_shield", wishes) > NOVEL > weight(t, "pass", wishes)
    for _ in range(400):
        wishes.learn({"countered:fireball"})
    assert weight(t, "react full_shield", wishes) < weight(t, "pass", wishes)
    assert weight(t, "boost anti_anti", wishes) == weight(t, "discard anti_anti", wishes) == 1


def test_a_fist_is_no_card_that_can_be_wished_to_be_countered() -> None:
    t, wishes = duel().at(0, 0, 0).at(1, 0, 1).hand(1, "teleport"), Wishes()
    t.says(0, "punch", "at red")
    assert t.table.question() == "react"
    wishes.learn({"effect:full_shield", "countered:full_shield", "countered:"})
    assert weight(t, "react full_shield", wishes) < NOVEL


def test_a_dispel_is_aimed_at_what_has_not_been_dispelled() -> None:
    t, wishes = duel().hand(0, "fog", "pain_link"), Wishes()
    t.says(0, "cast fog")
    t.quiet()
    t.says(0, "cast pain_link")
    t.quiet()
    wishes.learn({"dispelled:fog", "countered:add"})
    assert weight(t, "spell 1", wishes) < weight(t, "spell 2", wishes)
    assert weight(t, "against add", wishes) < weight(t, "against zot", wishes)


def test_steps_on_an_errand_are_liked() -> None:
    t, wishes = scene(), Wishes()
    assert wishes.weigh(t.table, "step east", EAST) == ERRAND > wishes.weigh(t.table, "step west", EAST)
    assert weight(t, "finish", wishes) == WEIGHTS["finish"]


def test_the_errand_is_the_nearest_treasure_of_somebody_else() -> None:
    t = scene().at(0, 2, 0).treasure(2, 2, 9)
    assert way_to_go(t.table) == WEST  # across the edge
    assert way_to_go(scene().at(0, 2, 1).treasure(2, 2, 0).table) == WEST


def test_whoever_carries_a_treasure_goes_home_and_drops_it_there() -> None:
    t, wishes = scene().at(0, 2, 3).bearing(0, 2), Wishes()
    assert way_to_go(t.table) == WEST
    assert (is_home(t.table), weight(t, "drop treasure", wishes)) == (False, 1)
    t.at(0, 2, 2)
    assert (is_home(t.table), weight(t, "drop treasure", wishes)) == (True, ERRAND)
    assert not is_home(scene().bearing(0, 0).table)  # one's own


def test_where_no_way_leads_there_is_no_first_step() -> None:
    t = scene()
    assert first_step(t.table, t.table.place[0], []) == -1
    t.spell("stone_block", 0, square=square_at(4, 9))
    assert first_step(t.table, t.table.place[0], [square_at(4, 9)]) == -1
