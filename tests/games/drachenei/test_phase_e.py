"""Phase E: trading and laying out; and who has won."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import DracheneiScene, scene, scene_with
from tests.support.rules import rule
from zaubertisch.games.drachenei.components import KIND_IDS
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.kernel.event import PUBLIC


def trade(seats: int = 2, **options: str) -> DracheneiScene:
    """Two creatures nobody fights."""
    return scene_with(seats, options).adventures("goblins_7", "shadows_9")


@rule("DE-E28", "DE-110", "DE-112", "DE-113", "DE-114", "DE-118", "DE-120", "DE-121", "DE-R33")
def test_two_left_and_two_right_halves_become_two_swords() -> None:
    t = trade().hand(0, "sword_left", "sword_left").hand(1, "sword_right", "sword_right")
    t.choose("pass", "pass")
    assert t.asked == (0, "offer")
    t.says(0, "offer sword_left", "wish sword_right")
    assert t.asked == (1, "reply")
    assert t.told(1, "offered") == [{"seat": 0, "kind": "sword_left", "wish": "sword_right"}]
    t.says(1, "reply sword_right")
    assert t.asked == (0, "settle")
    assert t.words == ["take nobody", "take 1"]
    t.says(0, "take 1")
    assert t.kinds(0) == t.kinds(1) == ["sword_left", "sword_right"]
    t.says(1, "offer nothing")
    t.says(0, "offer nothing")
    t.says(1, "offer nothing")
    assert t.asked == (0, "lay_out")
    assert t.words == ["done", "lay sword"]
    t.says(0, "lay sword")
    t.says(1, "lay sword")
    assert t.artefacts_of(0) == t.artefacts_of(1) == ["sword"]
    assert t.table.phase == 2, "empty hands are not asked whether they are done"


@rule("DE-E29", "DE-113", "DE-114", "DE-115")
def test_a_refused_reply_moves_nothing_and_ends_the_trading() -> None:
    t = trade().hand(0, "sword_left").hand(1, "egg_left")
    t.choose("pass", "pass")
    t.says(0, "offer sword_left", "wish sword_right")
    t.says(1, "reply egg_left")
    t.says(0, "take nobody")
    t.says(1, "offer nothing")
    assert t.asked == (0, "lay_out")
    assert t.kinds(0) == ["sword_left"]
    assert t.kinds(1) == ["egg_left"]
    assert t.told(PUBLIC, "took_nothing") == [{"seat": 0}]


@rule("DE-115", "DE-R53", "DE-111")
@pytest.mark.parametrize(("laps", "options"), [(8, {}), *((laps, {"trade_laps": str(laps)}) for laps in (1, 2, 3))])
def test_trading_goes_on_while_somebody_swaps_up_to_a_bound(laps: int, options: dict[str, str]) -> None:
    t = trade(2, **options).hand(0, "sword_left").hand(1, "egg_left")
    t.choose("pass", "pass")
    for lap in range(1, laps + 1):
        assert t.asked == (0, "offer")
        assert GAME.view(t.table, 1).lap == lap
        mine, yours = t.kinds(0)[0], t.kinds(1)[0]
        t.says(0, f"offer {mine}", "wish anything")
        t.says(1, f"reply {yours}")
        t.says(0, "take 1")
        t.says(1, "offer nothing")
    assert t.asked == (0, "lay_out")


@rule("DE-115", "DE-R53")
def test_the_second_lap_comes_only_after_a_swap_and_may_repeat_an_offer() -> None:
    t = trade(3).hand(0, "sword_left").hand(1, "egg_left").hand(2, "wand_left")
    t.choose("pass", "pass", "pass")
    t.says(0, "offer sword_left", "wish anything")
    t.says(1, "reply nothing")
    t.says(2, "reply nothing")
    assert t.asked == (1, "offer"), "without replies nothing is settled"
    t.says(1, "offer egg_left", "wish anything")
    t.says(2, "reply wand_left")
    t.says(0, "reply nothing")
    t.says(1, "take 2")
    t.says(2, "offer nothing")
    assert t.asked == (0, "offer")
    t.says(0, "offer sword_left", "wish egg_left")
    t.says(1, "reply nothing")
    t.says(2, "reply nothing")
    t.says(1, "offer nothing")
    t.says(2, "offer nothing")
    assert t.table.question() == "lay_out"


@rule("DE-E36", "DE-111", "DE-R35")
def test_with_one_hand_there_is_no_trading_but_laying_out() -> None:
    t = trade(3).hand(1, "potion_t")
    t.choose("pass", "pass", "pass")
    assert t.asked == (1, "lay_out")


@rule("DE-111")
def test_the_table_may_do_without_trading() -> None:
    t = trade(2, trade_laps="0").hand(0, "potion_t").hand(1, "potion_t")
    t.choose("pass", "pass")
    assert t.asked == (0, "lay_out")


@rule("DE-112", "DE-116", "DE-R31")
def test_offers_and_wishes_are_real_and_different() -> None:
    t = trade().hand(0, "sword_left", "potion_s").hand(1, "sword_left", "egg_left")
    t.choose("pass", "pass")
    assert t.words == ["offer nothing", "offer sword_left", "offer potion_s"]
    assert t.refuses(0, "offer egg_left") == "DE-116"
    assert t.refuses(0, "pass") == "DE-112"
    t.says(0, "offer sword_left")
    assert t.words == ["wish anything", *[f"wish {kind}" for kind in KIND_IDS[1:] if kind != "sword_left"]]
    assert t.refuses(0, "wish sword_left") == "DE-R31"
    assert t.refuses(0, "offer nothing") == "DE-112"
    t.says(0, "wish potion_t")
    assert t.words == ["reply nothing", "reply egg_left"]
    assert t.refuses(1, "reply sword_left") == "DE-R31"
    assert t.refuses(1, "reply potion_t") == "DE-116"
    assert t.refuses(1, "pass") == "DE-113"
    t.says(1, "reply egg_left")
    assert t.refuses(0, "take 0") == "DE-114"
    assert t.refuses(0, "offer nothing") == "DE-114"
    assert t.kinds(0) == ["sword_left", "potion_s"], "an offer alone moves nothing"


@rule("DE-R35", "DE-113")
def test_a_hand_that_can_only_decline_is_asked_all_the_same() -> None:
    t = trade().hand(0, "sword_left").hand(1, "sword_left")
    t.choose("pass", "pass")
    t.says(0, "offer sword_left", "wish anything")
    assert t.asked == (1, "reply")
    assert t.words == ["reply nothing"]


@rule("DE-117", "DE-R32", "DE-118")
def test_only_single_cards_can_be_named_in_trading() -> None:
    words = [word.split() for word in GAME.actions.words if word.split()[0] in ("offer", "wish", "reply")]
    assert all(len(word) == 2 for word in words)
    assert {word[1] for word in words} == {*KIND_IDS[1:], "nothing", "anything"}


@rule("DE-113", "DE-003")
def test_replies_go_clockwise_from_the_offerer() -> None:
    t = trade(4, first_seat="2").hand(0, "potion_t").hand(1, "potion_c").hand(3, "potion_s")
    t.choose("pass", "pass", "pass", "pass")
    assert t.asked == (3, "offer"), "seat 2 has no cards"
    t.says(3, "offer potion_s", "wish anything")
    t.says(0, "reply potion_t")
    t.says(1, "reply potion_c")
    assert t.words == ["take nobody", "take 0", "take 1"]
    assert GAME.view(t.table, PUBLIC).replies == [10, 11, 0, 0]
    t.says(3, "take 1")
    assert t.kinds(3) == ["potion_c"]


@rule("DE-R30")
def test_an_offer_may_be_addressed_where_the_table_allows_it() -> None:
    t = trade(3, offers="addressed").hand(0, "potion_t").hand(1, "potion_c").hand(2, "potion_s")
    t.choose("pass", "pass", "pass")
    t.says(0, "offer potion_t", "wish anything")
    assert t.asked == (0, "address")
    assert t.words == ["address everybody", "address 1", "address 2"]
    assert t.refuses(0, "address 0") == "DE-R30"
    assert t.refuses(0, "wish anything") == "DE-R30"
    t.says(0, "address 2")
    assert t.asked == (2, "reply")
    assert t.told(1, "offered_to") == [{"seat": 0, "other_seat": 2, "kind": "potion_t", "wish": "anything"}]
    t.says(2, "reply nothing")
    assert t.asked == (1, "offer")
    t.says(1, "offer potion_c", "wish potion_s", "address everybody")
    t.says(2, "reply nothing")
    t.says(0, "reply nothing")
    assert t.asked == (2, "offer")


@rule("DE-R30")
def test_with_one_possible_partner_there_is_nothing_to_address() -> None:
    t = trade(2, offers="addressed").hand(0, "potion_t").hand(1, "potion_c")
    t.choose("pass", "pass")
    t.says(0, "offer potion_t", "wish anything")
    assert t.asked == (1, "reply")


@rule("DE-E30", "DE-R35", "DE-121")
def test_a_single_half_can_only_be_kept() -> None:
    t = trade().hand(0, "wand_left")
    t.choose("pass", "pass")
    assert t.asked == (0, "lay_out")
    assert t.words == ["done"]
    assert t.refuses(0, "lay wand") == "DE-121"
    assert t.refuses(0, "lay potion_t") == "DE-120"
    assert t.refuses(0, "pass") == "DE-120"


@rule("DE-120", "DE-R34", "DE-122", "DE-123")
def test_complete_artefacts_may_be_laid_out_one_by_one_or_kept() -> None:
    t = trade().hand(0, "wand_left", "wand_right", "wand_right", "potion_t", "potion_t", "book_ts", "egg_left")
    t.choose("pass", "pass")
    assert t.words == ["done", "lay wand", "lay book_ts", "lay potion_t"]
    t.says(0, "lay potion_t", "lay wand", "done")
    assert t.artefacts_of(0) == ["wand", "potion_t"]
    assert t.kinds(0) == ["wand_right", "egg_left", "book_ts", "potion_t"]
    assert t.told(1, "laid_out") == [{"seat": 0, "artefact": "potion_t"}, {"seat": 0, "artefact": "wand"}]
    t.pass_round()
    assert t.artefacts_of(0) == ["wand", "potion_t"]


@rule("DE-R34", "DE-120")
def test_the_table_may_lay_out_everything_by_itself() -> None:
    t = trade(2, lay_out="auto").hand(0, "wand_left", "wand_right", "wand_right", "potion_t", "potion_t")
    t.choose("pass", "pass")
    assert t.asked == (1, "place")
    assert t.artefacts_of(0) == ["wand", "potion_t", "potion_t"]
    assert t.kinds(0) == ["wand_right"]


@rule("DE-123")
def test_a_hand_has_no_limit() -> None:
    t = trade(2).artefacts()
    t.choose("pass", "pass")
    assert t.table.hands.size(1) == 28


# Who has won


def ended(*stones: int) -> DracheneiScene:
    """A game that is over after this round."""
    return scene(len(stones)).adventures("addus", "energy_4").adventures_left(0).stones(*stones)


@rule("DE-132", "DE-135")
def test_most_stones_win_whatever_else_one_has() -> None:
    t = ended(5, 6, 2).magic(20, 3, 3)
    t.hand(0, "potion_t").hand(2, "sword_left")
    t.pass_round()
    outcome = t.table.outcome()
    assert (outcome.winners, outcome.scores, outcome.reason) == ([1], [5, 6, 2], "most_stones")


@rule("DE-133", "DE-R54")
def test_equal_stones_are_decided_by_magic() -> None:
    t = ended(6, 6, 2).magic(5, 4, 20)
    t.pass_round()
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0], "more_magic")
    assert t.table.magic == [6, 5, 21], "no income and no conversion at the end"


@rule("DE-133")
def test_then_by_laid_out_cards_of_which_a_pair_counts_two() -> None:
    t = ended(6, 6).magic(5, 5).laid(0, "potion_t").laid(1, "sword")
    t.pass_round()
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([1], "more_artefacts")


@rule("DE-134", "DE-R40")
def test_then_the_victory_is_shared() -> None:
    t = ended(6, 6, 5).magic(5, 5, 5).laid(0, "sword").laid(1, "potion_t", "potion_s")
    t.hand(0, "book_tc")
    t.pass_round()
    assert (t.table.outcome().winners, t.table.outcome().reason) == ([0, 1], "shared")


@rule("DE-R54", "DE-023")
def test_after_the_last_lap_no_spell_works() -> None:
    t = scene(2).adventures("goblins_4", "energy_4").owns(0, "transformus").adventures_left(0).magic(9, 4)
    t.choose("pass", "right")
    t.says(0, "done")
    assert t.table.over
    assert t.table.magic[0] == 10


@rule("DE-112", "DE-116")
def test_a_card_once_named_is_heard_by_all_and_cannot_be_withdrawn() -> None:
    """Everybody may see it before the wish is said: the offer will be heard by all, whatever the wish."""
    t = scene(3).adventures("goblins_7", "shadows_9").magic(5, 5, 5).hand(0, "egg_left").hand(1, "egg_right")
    t.choose("pass", "pass", "pass")
    t.says(0, "offer egg_left")
    assert t.asked == (0, "wish")
    for viewer in (0, 1, 2, PUBLIC):
        view = GAME.view(t.table, viewer)
        assert (view.given, view.shown[0][view.given]) == (KIND_IDS.index("egg_left"), 1)
    assert [t.nearest(0, word) for word in ("offer nothing", "done", "pass")] == ["", "", ""]
    assert all(word.startswith("wish ") for word in t.words)
    t.says(0, "wish anything")
    assert t.told(2, "offered") == [{"seat": 0, "kind": "egg_left", "wish": "anything"}]
