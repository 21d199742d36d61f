"""Who knows what: views, what is seen of hands, dealing anew."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import WizScene, duel, scene, trio, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.aim.plan import plan_at
from zaubertisch.games.wizwar.cards import CARDS, NUMBER
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.table import seen
from zaubertisch.games.wizwar.table.sightings import sightings
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.imagination import imagined


def known(t: WizScene, viewer: int, seat: int) -> list[str]:
    return [CARDS[kind].key for kind in GAME.view(t.table, viewer).known[seat]]


def steal(t: WizScene, thief: int, victim: int, card: str) -> None:
    """A card goes over; only these two know which."""
    seen.stolen(t.table, victim, thief, NUMBER[card], t.table.pass_on(NUMBER[card], victim, thief))


def worlds(g: WizWar, viewer: int, count: int = 300) -> list[WizWar]:
    out = []
    for seed in range(count):
        world = imagined(g, viewer, FastChance(seed))
        assert isinstance(world, WizWar)
        world.check()
        out.append(world)
    return out


def test_a_view_holds_the_own_hand_only() -> None:
    t = duel().hand(0, "zot").hand(1, "dispel", "fog")
    v = GAME.view(t.table, 0)
    assert [CARDS[kind].key for kind in v.hand] == ["zot"]
    assert v.hand_sizes == [1, 2]
    assert v.known == [[], []]
    assert GAME.view(t.table, WATCHER).hand == []


def test_a_plan_is_secret_until_it_is_announced() -> None:
    t = duel().hand(0, "powerthrust", "energy_4")
    before = fingerprint_of(t, 1)
    t.says(0, "cast powerthrust", "boost energy_4")
    assert fingerprint_of(t, 1) == before
    assert GAME.view(t.table, 1).question == "main"
    assert t.table.question() == "main"
    assert GAME.view(t.table, 0).question == "target"
    assert GAME.view(t.table, 0).pending[0].kind == "plan"
    assert GAME.view(t.table, TRUTH).question == "target"
    t.says(0, "at red")
    assert GAME.view(t.table, 1).pending[0].energy == 4
    assert t.told(1, "boosted") == [{"seat": 0, "energy": 4}]


def fingerprint_of(t: WizScene, viewer: int) -> str:
    from tests.contract.outlook import written

    return written(GAME.view(t.table, viewer))


def test_others_imagine_a_plan_they_cannot_see() -> None:
    t = duel().hand(0, "powerthrust", "energy_4").hand(1, "zot")
    t.says(0, "cast powerthrust", "boost energy_4")
    found = worlds(t.table, 1)
    assert any(world.planning >= 0 for world in found)
    assert any(world.planning < 0 for world in found)
    assert all(world.planning == t.table.planning for world in worlds(t.table, 0, 3))


@rule("WW-R06")
def test_an_absorbed_card_is_known_until_it_is_shown() -> None:
    t = trio().hand(0, "fireball").hand(2, "absorb_spell", "zot")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    t.says(2, "react absorb_spell")
    t.quiet()
    for viewer in (0, 1, WATCHER, PUBLIC):
        assert known(t, viewer, 2) == ["fireball"]
    assert known(t, 2, 2) == []
    assert all(world.hands.has(2, NUMBER["fireball"]) for world in worlds(t.table, 0))
    t.table.discard(2, NUMBER["fireball"])
    assert known(t, 0, 2) == []


@rule("WW-R47")
def test_thought_steal_is_known_to_both_and_doubtful_to_others() -> None:
    t = trio().hand(0, "thought_steal").hand(1, "zot", "dispel", "fog").everybody_knows(1, "zot")
    t.does(0, "cast thought_steal", "at red", "steal zot", "stop")
    assert known(t, 0, 1) == ["dispel", "fog"]
    assert known(t, 1, 0) == ["zot"]
    assert known(t, 2, 1) == []
    holders = {(world.hands.has(0, NUMBER["zot"]), world.hands.has(1, NUMBER["zot"])) for world in worlds(t.table, 2)}
    assert holders == {(True, False), (False, True)}
    t.table.discard(0, NUMBER["zot"])
    assert sightings(t.table, 2) == []


@pytest.mark.many
def test_dealing_anew_is_uniform() -> None:
    """One unknown card of a hand: every card of the deck list is as likely as its copies make it."""
    t = duel().hand(1, "zot")
    counts = [0] * len(CARDS)
    for world in worlds(t.table, 0, 4200):
        counts[world.hands.cards(1)[0]] += 1
    copies = t.table.variant.copies
    expected = [4200 * each / 84 for each in copies]
    total = sum((counts[k] - expected[k]) ** 2 / expected[k] for k in range(len(CARDS)) if copies[k])
    kinds = sum(1 for each in copies if each)
    assert total < kinds + 4 * (2 * kinds) ** 0.5


@rule("WW-203")
def test_a_hand_that_went_over_is_known_to_the_dead_and_to_whoever_knew_it() -> None:
    t = trio().hand(0, "fireball").hand(1, "zot", "dispel", "fog").life(15, 5, 15).everybody_knows(1, "zot", "fog")
    steal(t, 2, 1, "fog")
    assert known(t, 0, 1) == known(t, 0, 2) == []
    t.does(0, "cast fireball", "at red")
    assert known(t, 2, 0) == ["zot"]
    assert known(t, 1, 0) == ["zot", "dispel"]
    assert known(t, WATCHER, 0) == []
    assert known(t, 0, 0) == []
    assert known(t, 0, 2) == ["fog"]


def test_looking_again_settles_doubts() -> None:
    t = trio().hand(1, "zot", "dispel", "fog").everybody_knows(1, "zot", "dispel")
    steal(t, 2, 1, "dispel")
    assert known(t, 0, 1) == []
    t.table.discard(1, NUMBER["fog"])
    seen.looked(t.table, 0, 1)
    assert known(t, 0, 1) == ["zot"]
    assert known(t, 0, 2) == ["dispel"]


def test_an_emptied_hand_holds_nothing() -> None:
    t = trio().hand(0, "thought_steal").hand(1, "zot").everybody_knows(1, "zot")
    t.does(0, "cast thought_steal", "at red", "steal zot")
    assert known(t, 2, 0) == ["zot"]


def test_the_only_card_of_its_kind_is_no_longer_looked_for_once_it_is_shown() -> None:
    t = trio().hand(1, "zot", "dispel").everybody_knows(1, "zot")
    steal(t, 0, 1, "zot")
    assert len(sightings(t.table, 2)) == 1
    t.table.discard(0, NUMBER["zot"])
    assert sightings(t.table, 2) == []


def test_a_doubtful_card_of_which_there_are_more_may_still_be_there() -> None:
    """A Fireball is with seat 0 or 1; when seat 0 shows one, it may have been another."""
    t = trio().hand(1, "fireball", "dispel", "fog").hand(0, "flood").everybody_knows(1, "fireball")
    steal(t, 0, 1, "fireball")
    t.table.discard(0, NUMBER["fireball"])
    assert len(sightings(t.table, 2)) == 1
    assert known(t, 2, 0) == known(t, 2, 1) == []
    where = {world.hands.count(1, NUMBER["fireball"]) for world in worlds(t.table, 2)}
    assert {0, 1} <= where
    t.table.discard(1, NUMBER["dispel"])
    t.table.discard(1, NUMBER["fog"])
    assert sightings(t.table, 2) == []


def test_a_doubtful_card_is_elsewhere_when_a_hand_is_empty() -> None:
    t = trio().hand(1, "fireball", "dispel").everybody_knows(1, "fireball")
    steal(t, 0, 1, "dispel")
    assert known(t, 2, 1) == []
    t.table.discard(0, NUMBER["dispel"])
    assert known(t, 2, 1) == ["fireball"]


def test_of_two_doubtful_cards_one_may_be_gone() -> None:
    t = trio().hand(1, "fireball", "fireball", "dispel").everybody_knows(1, "fireball", "fireball")
    steal(t, 0, 1, "fireball")
    assert len(sightings(t.table, 2)) == 2
    t.table.discard(0, NUMBER["fireball"])
    assert known(t, 2, 1) == []
    assert all(world.hands.has(1, NUMBER["fireball"]) for world in worlds(t.table, 2, 40))


def test_the_past_is_forgotten_but_not_what_is_sure() -> None:
    """After many turns an absorbed card and a looked-at one are still known; how they came is not."""
    t = trio().hand(0, "stone_block", "shatter").hand(1, "zot", "dispel", "flood").hand(2, "fog")
    t.everybody_knows(1, "zot").everybody_knows(0, "stone_block")
    seen.looked(t.table, 2, 1)
    steal(t, 2, 0, "shatter")
    assert len(sightings(t.table, WATCHER)) == 2
    for _ in range(74):
        t.table.draw(2)
        t.table.discard(2, t.table.hands.cards(2)[0])
    assert len(t.table.seen) < 40
    assert known(t, 2, 1) == ["zot", "dispel", "flood"]
    assert known(t, WATCHER, 1) == known(t, 0, 1) == ["zot"]
    assert len(sightings(t.table, WATCHER)) == 1
    for viewer in (0, WATCHER):
        for world in worlds(t.table, viewer, 20):
            assert world.hands.has(1, NUMBER["zot"])
            assert GAME.view(world, 2).known[1] == [NUMBER["zot"]], "what others saw long ago is not supposed"
    t.table.discard(1, NUMBER["zot"])
    assert known(t, WATCHER, 1) == []


def test_that_others_remember_something_is_not_told() -> None:
    """Only seat 2 is still sure of a card; to everybody else the table is one of which nothing is known."""
    t = trio().hand(1, "zot", "dispel").hand(2, "fog")
    seen.looked(t.table, 2, 1)
    for _ in range(74):
        t.table.draw(2)
        t.table.discard(2, t.table.hands.cards(2)[0])
    assert known(t, 2, 1) == ["zot", "dispel"]
    assert t.table.seen != []
    assert [world.seen for viewer in (0, 1, WATCHER) for world in worlds(t.table, viewer, 3)] == [[]] * 9


@rule("WW-R124")
def test_of_which_deck_a_card_is_stays_known_when_the_past_is_forgotten() -> None:
    t = scene(3, personal_spellbook="on").hand(0, "zot").hand(1, "thornbush", "rosebush").hand(2, "flood")
    steal(t, 2, 1, "thornbush")
    for _ in range(74):
        t.table.draw(2)
        t.table.discard(2, next(kind for kind in t.table.hands.cards(2) if kind != NUMBER["thornbush"]))
    assert known(t, 1, 2) == ["thornbush"]
    for viewer in (0, 1, 2, WATCHER):
        for world in worlds(t.table, viewer, 20):
            assert world.hand_decks(2).count(1) == 1
            assert viewer != 1 or world.hands.has(2, NUMBER["thornbush"])


def test_nothing_is_noted_as_long_as_nobody_has_seen_anything() -> None:
    t = trio().hand(1, "zot", "dispel", "flood")
    t.table.draw(1)
    t.table.discard(1, NUMBER["zot"])
    assert t.table.seen == []
    t.everybody_knows(1, "flood")
    t.table.discard(1, NUMBER["flood"])
    for _ in range(16):
        t.table.draw(2)
    assert t.table.seen == []


def test_where_there_are_too_many_courses_only_what_is_sure_counts() -> None:
    t = scene(4).hand(0, "zot").hand(1, *SIX_AND_SIX[:6]).hand(2, *SIX_AND_SIX[6:]).hand(3, "fog", "shatter")
    t.everybody_knows(1, *SIX_AND_SIX[:6]).everybody_knows(2, *SIX_AND_SIX[6:]).everybody_knows(3, "fog")
    for _ in range(6):
        for thief, victim in [(1, 2), (2, 1)]:
            steal(t, thief, victim, CARDS[t.table.hands.cards(victim)[0]].key)
    found = worlds(t.table, 0, 40)
    assert all(world.hands.has(3, NUMBER["fog"]) for world in found)
    assert len({tuple(world.hands.cards(1)) for world in found}) > 20
    assert {len(world.seen) for world in found} == {1}


SIX_AND_SIX = [
    "dispel", "flood", "teleport", "meditate", "stone_block", "share_life", "psychic_storm", "lightning_bolt",
    "powerthrust", "waterbolt", "pain_link", "wall_of_fire",
]


@rule("WW-216")
def test_what_hands_held_when_the_deck_was_made_anew_is_forgotten_after_a_while() -> None:
    t = scene(3).hand(0, "zot").hand(1, "dispel").hand(2, "fog").fill_discards(0)
    t.table.draw(0)
    assert len(t.table.seen) == 1 + 3 + 1
    t.table.check()
    for _ in range(20):
        t.table.draw(0)
        t.table.discard(0, t.table.hands.cards(0)[0])
    assert t.table.seen == []


def test_what_has_been_learnt_changes_with_rolls_and_cards() -> None:
    t = duel().hand(0, "zot")
    before = t.table.knowledge(0)
    t.table.roll(0)
    assert t.table.knowledge(0) != before
    assert t.table.knowledge(WATCHER)[:1] == [-1]


def test_the_truth_is_not_dealt_anew() -> None:
    t = duel().hand(0, "zot").hand(1, "fog")
    world = imagined(t.table, TRUTH, FastChance(1))
    world.chance = t.table.chance
    assert fingerprint(world) == fingerprint(t.table)


def test_pending_things_are_shown() -> None:
    t = duel().hand(0, "fireball")
    t.says(0, "cast fireball", "at red")
    t.says(1, "pass")
    assert [each.kind for each in GAME.view(t.table, 0).pending] == ["announced", "damage"]
    assert GAME.view(t.table, 0).pending[1].amount == 5
    t = scene().at(0, 0, 5)
    t.says(0, "lift red")
    assert [each.kind for each in GAME.view(t.table, 1).pending] == ["pick_up"]
    t = scene(3).at(0, 0, 1).at(1, 1, 3).hand(0, "fireball", "around_the_corner")
    t.says(0, "cast fireball", "with around_the_corner", "at red")
    assert GAME.view(t.table, 1).pending[0].modifiers == [NUMBER["around_the_corner"]]


def test_the_real_trap_is_any_marker_to_everybody_but_its_caster() -> None:
    t = wide().traps(0, (4, 0), (4, 1), (4, 2), (3, 0))
    found = [world.real_trap for world in worlds(t.table, 1, 400)]
    assert {found.count(square) > 60 for square in t.table.traps} == {True}
    assert {world.real_trap for world in worlds(t.table, 0, 20)} == {t.table.real_trap}
    assert t.table.knowledge(0) != t.table.knowledge(1)


def test_a_trap_that_is_being_laid_is_hidden_as_well() -> None:
    t = wide().hand(0, "booby_trap")
    t.says(0, "cast booby_trap", "square a5", "square b5", "square c5", "square d5")
    firsts = {plan_at(world, len(world.stack) - 1).squares[0] for world in worlds(t.table, 1, 60) if world.planning < 0}
    assert len(firsts) == 4
    assert {plan_at(world, len(world.stack) - 1).squares[0] for world in worlds(t.table, 0, 9)} == {40}


def test_how_a_trap_is_imagined_tells_nothing_of_where_it_is() -> None:
    """With a chance of one's own making the truth must not shine through."""
    laid = []
    for real, other in (("a5", "b5"), ("b5", "a5")):
        t = wide().hand(0, "booby_trap")
        t.says(0, "cast booby_trap", f"square {real}", f"square {other}", "square c5", "square d5")
        world = imagined(t.table, 1, FastChance(3))
        world.chance = FastChance(1)
        laid.append(fingerprint(world))
    assert laid[0] == laid[1]
