"""Who knows what, and what a seat imagines."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.drachenei.possible import Hands, possible_hands
from tests.games.drachenei.scene import DracheneiScene, scene, scene_with
from tests.support.exactness import enough, fits
from tests.support.rules import rule
from zaubertisch.games.drachenei.box.sheet import read, render, written
from zaubertisch.games.drachenei.components import KIND_IDS, RECON1
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.knowledge import drawn_kinds
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, all_but, only
from zaubertisch.kernel.imagination import imagined


@rule("DE-005", "DE-R41")
def test_everything_lies_open_but_the_hands() -> None:
    t = scene(2).hand(0, "egg_left", "egg_left").hand(1, "potion_t").laid(1, "sword").owns(1, "addus")
    t.stones(3, 4).magic(5, 6)
    for viewer in (0, 1, WATCHER, PUBLIC, TRUTH):
        view = GAME.view(t.table, viewer)
        assert view.magic == [5, 6]
        assert view.stones == [3, 4]
        assert view.owners == [-1, -1, 1, -1, -1, -1]
        assert view.laid[1][1] == 1
        assert view.hand_sizes == [2, 1]
        assert [bool(hand) for hand in view.hands] == [viewer in (0, TRUTH), viewer in (1, TRUTH)]
    assert GAME.view(t.table, 0).hands[0][KIND_IDS.index("egg_left")] == 2
    assert sum(GAME.view(t.table, 0).unseen) == 28 - 2 - 2
    assert sum(GAME.view(t.table, PUBLIC).unseen) == 28 - 2
    assert sum(GAME.view(t.table, TRUTH).unseen) == 28 - 2 - 3


@rule("DE-005")
def test_drawn_cards_are_told_to_their_owner_and_counted_for_the_others() -> None:
    t = scene(2).adventures("spiders_4", "goblins_7").magic(9, 9)
    t.choose("left", "pass")
    drew = t.told(0, "drew")
    assert len(drew) == 1
    assert drew[0]["kinds"] == t.table.hands.cards(0)
    for viewer in (1, WATCHER, PUBLIC):
        assert t.told(viewer, "drew") == []
        assert t.told(viewer, "drew_unseen") == [{"seat": 0, "count": 3}]
    assert t.told(TRUTH, "drew") == drew


@rule("DE-116")
def test_offers_replies_swaps_and_laying_out_keep_the_shown_cards() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9")
    t.hand(0, "sword_left", "sword_left", "egg_left").hand(1, "sword_right", "sword_right", "wand_left")
    t.choose("pass", "pass")
    t.says(0, "offer sword_left", "wish anything")
    assert shown(t, 0) == {"sword_left": 1}
    t.says(1, "reply sword_right")
    t.says(0, "take 1")
    assert shown(t, 0) == {"sword_right": 1}
    assert shown(t, 1) == {"sword_left": 1}
    t.says(1, "offer sword_left", "wish anything")
    assert shown(t, 1) == {"sword_left": 1}, "the same card is not shown twice"
    t.says(0, "reply egg_left")
    assert shown(t, 0) == {"sword_right": 1, "egg_left": 1}
    t.says(1, "take nobody")
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    assert GAME.view(t.table, 1).unseen[KIND_IDS.index("sword_left")] == 1
    t.says(0, "lay sword", "done")
    assert shown(t, 0) == {"egg_left": 1}, "its own half was not known before, but is now"
    assert GAME.view(t.table, 1).unseen[KIND_IDS.index("sword_left")] == 0


def shown(t: DracheneiScene, seat: int) -> dict[str, int]:
    return {KIND_IDS[kind]: count for kind, count in enumerate(GAME.view(t.table, PUBLIC).shown[seat]) if count}


def test_what_is_learnt_grows_with_draws_shown_cards_and_revealed_adventures() -> None:
    t = scene(2).adventures("spiders_4", "goblins_7").magic(9, 9)
    before = [t.table.knowledge(viewer) for viewer in (0, 1, PUBLIC)]
    t.says(0, "place left")
    assert [t.table.knowledge(viewer) for viewer in (0, 1, PUBLIC)] == before, "placing shows nothing hidden"
    t.says(1, "pass")
    after = [t.table.knowledge(viewer) for viewer in (0, 1, PUBLIC)]
    assert all(new != old for new, old in zip(after, before, strict=True))


def test_one_learns_nothing_new_from_showing_a_card_of_ones_own_but_the_others_do() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9").hand(0, "egg_left", "egg_right").hand(1, "potion_t")
    t.choose("pass", "pass")
    before = drawn_kinds(t.table, 0)
    watched = t.table.knowledge(1)
    t.says(0, "offer egg_left")
    assert drawn_kinds(t.table, 0) == before
    assert t.table.knowledge(1) != watched


def imagine(table: Drachenei, viewer: int, chance: FastChance) -> Drachenei:
    world = imagined(table, viewer, chance)
    assert isinstance(world, Drachenei)
    return world


@rule("DE-R10")
def test_a_sealed_vote_is_known_to_its_owner_only() -> None:
    t = scene(3, vote="sealed").adventures("goblins_5", "shadows_9").magic(9, 9, 9)
    t.choose("left", "left", "left")
    t.says(0, "alone")
    seen = {imagine(t.table, viewer, FastChance(seed)).alone for viewer in (1, 2, PUBLIC) for seed in range(20)}
    assert seen == {0, 1}
    assert {imagine(t.table, viewer, FastChance(seed)).alone for viewer in (0, TRUTH) for seed in range(20)} == {1}


@rule("DE-R10")
def test_the_last_sealed_vote_teaches_all_the_others_even_if_all_agree() -> None:
    """The dragons cannot be paid and nothing is drawn, yet nobody may take a vote back for having seen the others."""
    t = scene(2, vote="sealed").adventures("dragons_16", "shadows_9").magic(4, 4)
    t.choose("left", "left")
    t.says(0, "together")
    before = t.table.knowledge(1)
    t.says(1, "together")
    assert t.left == "dragons_16"
    assert t.table.knowledge(1) != before


@rule("DE-R11")
def test_a_sealed_vote_without_means_is_no_secret() -> None:
    t = scene(3, vote="sealed", alone_needs_means="true").adventures("goblins_5", "shadows_9").magic(4, 9, 9)
    t.choose("left", "left", "left")
    assert t.asked == (1, "vote")
    assert {imagine(t.table, 2, FastChance(seed)).alone for seed in range(20)} == {0}


def traded(seed: int, seats: int, own: int, draws: list[list[int]], options: dict[str, str]) -> DracheneiScene:
    """Rounds in which seat 0 first draws `own` cards, then the others as many as said; phase E is played at random."""
    t = scene_with(seats, options).adventures("goblins_7", "shadows_9")
    t.script.rest = FastChance(seed)
    t.table.draw_cards(0, own)
    lots = FastChance(seed + 1000)
    for round_draws in draws:
        for seat, count in enumerate(round_draws, 1):
            t.table.draw_cards(seat, count)
        t.choose(*["pass"] * seats)
        while t.table.question() != "place":
            t.table.apply(lots.pick(t.table.options()))
            t.table.check()
    return t


POSITIONS = [
    (1, 2, 20, [[2], [1]], {}),
    (2, 2, 20, [[3], [1]], {}),
    (3, 2, 21, [[2], [2]], {"trade_laps": "3"}),
    (4, 3, 21, [[1, 2], [1, 1]], {}),
    (5, 3, 21, [[2, 2], [0, 1]], {}),
    (6, 3, 22, [[2, 1], [1, 1]], {"trade_laps": "3"}),
    (7, 2, 20, [[3], [1]], {"lay_out": "auto"}),
    (8, 2, 20, [[2], [2], [1]], {"lay_out": "auto"}),
    (9, 3, 21, [[2, 1], [1, 1]], {"lay_out": "auto"}),
    (10, 3, 20, [[1, 1], [1, 1], [1, 0]], {"lay_out": "auto", "trade_laps": "3"}),
    (11, 2, 24, [[2], [2]], {"trade_laps": "1"}),
    (12, 2, 4, [[2], [1]], {}),
]


@pytest.mark.parametrize(("seed", "seats", "own", "draws", "options"), POSITIONS)
def test_imagined_hands_are_exactly_the_possible_ones_each_as_likely_as_the_deal_makes_it(
    seed: int, seats: int, own: int, draws: list[list[int]], options: dict[str, str],
) -> None:
    t = traded(seed, seats, own, draws, options)
    expected = possible_hands(t.table, 0)
    assert hands_of(t.table) in expected, "the truth is possible"
    assert fits(imagined_hands(t.table, 0, enough(4000)), expected)


@rule("DE-112", "DE-113", "DE-R30")
@pytest.mark.parametrize("question", ["wish", "address", "reply", "settle", "lay_out"])
@pytest.mark.parametrize(("seed", "options"), [(21, {}), (22, {"offers": "addressed"}), (23, {"lay_out": "auto"})])
def test_hands_are_imagined_exactly_in_the_middle_of_phase_e(
    seed: int, options: dict[str, str], question: str,
) -> None:
    """A card that is offered, wished for, answered with or about to be laid out."""
    t = traded(seed, 3, 21, [[2, 2]], options)
    for seat in (1, 2):
        t.table.draw_cards(seat, 1)
    t.choose("pass", "pass", "pass")
    lots = FastChance(seed)
    while t.table.question() not in (question, "place"):
        t.table.apply(lots.pick(t.table.options()))
    view = GAME.view(t.table, 0)
    expected = possible_hands(t.table, 0)
    if view.given:  # seen before the offer is told
        expected = Counter({hands: ways for hands, ways in expected.items() if view.given in hands[view.offerer]})
    assert hands_of(t.table) in expected, "the truth is possible"
    assert fits(imagined_hands(t.table, 0, enough(2500)), expected)


@rule("DE-R10", "DE-R11")
def test_sealed_votes_are_either_and_those_without_means_are_together() -> None:
    """Seats 0 and 1 have voted unseen, seat 0 without the magic to be alone: only the vote of seat 1 is open."""
    t = scene(4, vote="sealed", alone_needs_means="true").adventures("goblins_5", "shadows_9").magic(4, 9, 9, 9)
    t.choose("left", "left", "left", "left")
    t.says(1, "alone")
    t.says(2, "together")
    assert t.asked == (3, "vote")
    chance = FastChance(5)
    votes = Counter(imagine(t.table, 3, chance).alone for _ in range(2000))
    assert fits(votes, {0b000: 1, 0b010: 1, 0b100: 1, 0b110: 1})


def many_swords() -> str:
    """A box with four left halves of the sword."""
    text = render(RECON1, []).replace("sword_left   2:?", "sword_left 4").replace("sapphire_s   2:?", "sapphire_s 0")
    return written(read(text))


def drew(t: DracheneiScene, seat: int, *kinds: str) -> None:
    """The seat draws these cards, and everybody hears of it what they may."""
    t.hand(seat, *kinds)
    t.table.tell(only(seat), "drew", {"seat": seat, "kinds": [KIND_IDS.index(kind) for kind in kinds]})
    t.table.tell(all_but(only(seat)), "drew_unseen", {"seat": seat, "count": len(kinds)})


def test_several_cards_of_a_kind_shown_one_after_the_other_are_counted_exactly() -> None:
    t = scene(2, components=many_swords()).adventures("goblins_7", "shadows_9")
    rest = [kind for kind in t.table.artefacts.cards() if KIND_IDS[kind] not in ("sword_left", "egg_left", "egg_right")]
    drew(t, 0, *[KIND_IDS[kind] for kind in rest])
    drew(t, 1, "sword_left", "sword_left", "egg_left")
    t.choose("pass", "pass")
    t.says(0, "offer nothing")
    t.says(1, "offer sword_left", "wish anything")
    t.says(0, "reply potion_t")
    t.says(1, "take 0")
    t.says(0, "offer potion_c", "wish sword_left")
    t.says(1, "reply sword_left")
    t.says(0, "take nobody")
    t.says(1, "offer nothing")
    t.skip_phase_e()
    drew(t, 1, "egg_right", "sword_left")
    expected = possible_hands(t.table, 0)
    observed = imagined_hands(t.table, 0, enough(4000))
    assert set(observed) == set(expected)
    assert fits(observed, expected)


def half_offered_after_a_draw(unseen: list[str], old: list[str], new: list[str]) -> DracheneiScene:
    """All that is complete lies open, so seat 1 kept the halves `old`; it has drawn `new` and offers a half again."""
    t = scene(2, lay_out="auto").adventures("goblins_7", "shadows_9")
    hidden = unseen + old + new
    for kind in t.table.artefacts.cards():
        if KIND_IDS[kind] in hidden:
            hidden.remove(KIND_IDS[kind])
        else:
            drew(t, 0, KIND_IDS[kind])
    drew(t, 1, *old)
    t.choose("pass", "pass")
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    drew(t, 1, *new)
    t.choose("pass", "pass")
    t.says(1, f"offer {old[0]}", "wish anything")
    return t


@rule("DE-R34", "DE-116")
@pytest.mark.parametrize(("unseen", "old", "new"), [
    (["sword_left", "wand_left", "egg_left", "potion_t"], ["sword_left"], ["potion_t"]),
    (["potion_c", "potion_t"], ["sword_left"], ["potion_t", "book_tc"]),
    (["wand_left", "potion_c"], ["sword_left", "wand_left"], ["sword_left", "potion_t"]),
])
def test_a_half_that_is_offered_may_be_an_old_or_a_new_one_but_an_old_card_is_a_half(
    unseen: list[str], old: list[str], new: list[str],
) -> None:
    t = half_offered_after_a_draw(unseen, old, new)
    expected = possible_hands(t.table, 0)
    observed = imagined_hands(t.table, 0, enough(4000))
    assert set(observed) == set(expected)
    assert fits(observed, expected)


def imagined_hands(table: Drachenei, viewer: int, deals: int) -> Counter[Hands]:
    chance = FastChance(99)
    found: Counter[Hands] = Counter()
    for _ in range(deals):
        found[hands_of(imagine(table, viewer, chance))] += 1
    return found


def hands_of(table: Drachenei) -> Hands:
    return tuple(tuple(table.hands.cards(seat)) for seat in range(table.seats))


def test_a_card_shown_before_a_draw_was_not_drawn_later() -> None:
    """Two cards, one of them shown, then a third: a world in which only the third is of that kind is impossible."""
    t = scene(2).adventures("goblins_7", "shadows_9").hand(0, "potion_c")
    t.hand(1, "egg_left", "egg_right")
    t.choose("pass", "pass")
    t.says(0, "offer nothing")
    t.says(1, "offer egg_left", "wish anything")
    t.says(0, "reply nothing")
    t.skip_phase_e()
    t.hand(1, "egg_left")
    pairs = 0
    for seed in range(2000):
        world = imagine(t.table, 0, FastChance(seed))
        assert world.hands.has(1, KIND_IDS.index("egg_left"))
        pairs += world.hands.count(1, KIND_IDS.index("egg_left")) == 2
    # Of the 27 unseen cards two are left halves of the egg. Ordered deals of three with both of them: both among the
    # first two (2·25), or one there and one last (2·2·25); with one of them, among the first two: 2·2·25·24.
    both = 2 * 25 + 2 * 2 * 25
    exact = both / (both + 2 * 2 * 25 * 24)
    assert abs(pairs / 2000 - exact) < 4 * (exact / 2000) ** 0.5


def test_whoever_sees_everything_imagines_nothing() -> None:
    t = traded(5, 3, 5, [[2, 2]], {})
    before = hands_of(t.table)
    assert hands_of(imagine(t.table, TRUTH, FastChance(1))) == before


def test_a_spectator_imagines_all_hands() -> None:
    t = scene(2).hand(0, "egg_left", "egg_left")
    assert len({hands_of(imagine(t.table, PUBLIC, FastChance(seed))) for seed in range(50)}) > 10


def test_before_anything_was_laid_out_by_itself_any_card_may_be_in_a_hand() -> None:
    t = scene(2, lay_out="auto").hand(1, "egg_left")
    seen = {hands_of(imagine(t.table, 0, FastChance(seed)))[1] for seed in range(400)}
    assert seen == {(kind,) for kind in range(1, 16)}


@rule("DE-073", "DE-099")
def test_who_votes_is_told_the_share_if_all_agree() -> None:
    t = scene(3).adventures("goblins_7", "shadows_9").magic(9, 9, 9).owns(1, "fulmentus")
    t.choose("left", "left", "left")
    assert (t.asked, GAME.view(t.table, PUBLIC).price) == ((0, "vote"), 3)
    t.says(0, "together")
    assert (t.asked, GAME.view(t.table, PUBLIC).price) == ((1, "vote"), 2), "Fulmentus is counted"
