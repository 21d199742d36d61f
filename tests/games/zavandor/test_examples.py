"""The worked examples, one after the other."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import GROUPS, ITEMS
from zaubertisch.games.zavandor.energy.dust import weight
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor


def new(seats: int, seed: int = 0, **options: str) -> Zavandor:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Zavandor)
    return table


# From the rulebook


@rule("ZA-E01", "ZA-041", "ZA-042", "ZA-049")
def test_the_first_income_is_five_dust_and_a_blue_card() -> None:
    t = scene(6)
    for seat in range(6):
        assert t.gains(seat) == (5, [], [1, 0, 0, 0])


@rule("ZA-E02", "ZA-033", "ZA-034", "ZA-035", "ZA-R51")
def test_the_first_turn_order_is_drawn_by_lot() -> None:
    orders = {tuple(new(3, seed).order) for seed in range(60)}
    assert len(orders) == 6


@rule("ZA-E03", "ZA-E25", "ZA-042")
@pytest.mark.parametrize(
    ("opals", "dust"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 12), (5, 15), (6, 20), (7, 22), (8, 25), (11, 35)],
)
def test_opals_yield_dust_by_threes(opals: int, dust: int) -> None:
    t = scene(2, characters="kobold, witch").knows(0, storage=4)
    t.owns(0, "magic_belt", "magic_wand").gems(0, f"{opals} opal" if opals else "")
    assert t.gains(0) == (dust, [], [0, 0, 0, 0])


@rule("ZA-E04", "ZA-044", "ZA-045")
def test_four_sapphires_yield_concentrated_energy() -> None:
    t = scene(2).gems(0, "4 sapphire")
    assert t.gains(0) == (2, ["blue"], [0, 0, 0, 0])
    assert t.table.concentrated_value(0) == 20


@rule("ZA-E05", "ZA-046", "ZA-047", "ZA-R48")
def test_cards_kept_do_not_become_concentrated_energy() -> None:
    t = scene(2).gems(0, "2 sapphire").energy(0, cards="blue 5, blue 5")
    assert t.gains(0) == (0, [], [2, 0, 0, 0])
    assert len(t.hand(0)) == 4


@rule("ZA-E06", "ZA-043", "ZA-137")
def test_a_protection_crystal_counts_as_an_emerald() -> None:
    t = scene(2).gems(0, "3 emerald").owns(0, "protection_crystal")
    assert t.gains(0) == (2, ["green"], [0, 0, 0, 0])


@rule("ZA-E07", "ZA-043", "ZA-137")
def test_a_chalice_counts_as_a_ruby() -> None:
    t = scene(2).gems(0, "3 ruby").owns(0, "fire_chalice")
    assert t.gains(0) == (2, ["red"], [0, 0, 0, 0])
    assert t.table.concentrated_value(0) == 60


@rule("ZA-E08", "ZA-003", "ZA-R05")
def test_ten_dust_is_one_piece_of_ten() -> None:
    assert scene(2).energy(0, 10).table.weight(0) == 3


@rule("ZA-E09", "ZA-019", "ZA-021", "ZA-022", "ZA-023", "ZA-012")
def test_characters_begin_with_their_limits_dust_and_tracks() -> None:
    table = new(6, characters="fixed")
    assert [table.hand_limit(seat) for seat in range(6)] == [4, 4, 5, 5, 6, 6]
    assert [table.dust[seat] - 5 for seat in range(6)] == [10, 10, 20, 10, 15, 20]
    assert [table.levels[seat * 6 : seat * 6 + 6].index(1) for seat in range(6)] == [0, 1, 2, 3, 4, 5]
    assert table.stored == [31] * 6
    assert table.free_stones == [0] * 6


@rule("ZA-E10", "ZA-027", "ZA-028", "ZA-029")
@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 24), (4, 24), (5, 36), (6, 36)])
def test_the_artefact_deck_comes_in_groups(seats: int, cards: int) -> None:
    table = new(seats, seats)
    assert len(table.deck) + len(table.display) == cards
    assert len(table.display) == seats
    drawn = [artefact for artefact in range(12) for _ in range(table.display.count(artefact))]
    while len(table.deck):
        drawn.append(table.draw_artefact())
    groups = [next(place for place, group in enumerate(GROUPS) if artefact in group) for artefact in drawn]
    assert groups == sorted(groups)


@rule("ZA-E11", "ZA-038", "ZA-037")
def test_without_a_purchase_no_new_artefact_appears() -> None:
    t = scene(4)
    before = t.table.display.to_list()
    t.end_turns()
    assert t.table.display.to_list() == before


@rule("ZA-E12", "ZA-007", "ZA-008", "ZA-089")
def test_an_emerald_at_level_three_costs_21_and_brings_10() -> None:
    t = scene(2).knows(0, gems=3).owns(0, "spellbook").energy(0, 40)
    t.says(0, "enchant emerald", "pay auto")
    assert t.table.dust[0] == 19
    t.says(0, "sell emerald")
    assert t.table.dust[0] == 29


@rule("ZA-E13", "ZA-116", "ZA-119")
def test_the_leader_pays_a_surcharge() -> None:
    t = scene(2).markers(10, 3).display("magic_belt").energy(0, 40, conc="red red blue")
    assert t.price(0, "magic_belt", 30) == 40
    assert t.price(0, "owl", 120) == 140
    t.buys(0, "magic_belt", 30)
    assert t.table.liquid(0) == 140
    t.buys(0, "owl", 120)
    assert t.table.liquid(0) == 0
    assert t.told(1, "won")[1] == {"seat": 0, "item": "owl", "bid": 120, "price": 140}


@rule("ZA-E14", "ZA-117")
def test_the_second_pays_nothing_more_below_ten_points() -> None:
    assert scene(3).markers(12, 9, 3).price(1, "runestone", 20) == 20
    assert scene(3).markers(12, 10, 3).price(1, "runestone", 20) == 25


@rule("ZA-E15", "ZA-118", "ZA-119")
def test_the_fifth_and_the_sixth_pay_less() -> None:
    t = scene(6).markers(11, 9, 9, 9, 4, 3)
    t.knows(4, artefacts=0)
    t.table.levels[4 * 6 + 5] = 1
    assert [t.price(seat, "magic_mirror", 40) for seat in range(6)] == [50, 40, 40, 40, 35, 30]
    assert [t.price(seat, "owl", 120) for seat in range(6)] == [140, 120, 120, 120, 110, 100]
    t.markers(9, 9, 9, 9, 4, 3)
    assert [t.price(seat, "magic_mirror", 40) for seat in range(6)] == [40] * 6


@rule("ZA-E16", "ZA-086", "ZA-R36")
def test_a_free_step_lapses_if_no_stone_can_move() -> None:
    t = scene(2).stones(0, [20, 25, 30]).display("runestone").energy(0, 90)
    t.buys(0, "runestone", 20)
    assert t.table.question() == "turn"
    assert t.told(0, "rose") == []


@rule("ZA-E17", "ZA-092", "ZA-134", "ZA-R37")
def test_a_talisman_takes_the_sages_two_levels_up() -> None:
    t = scene(2, characters="fairy, elf").display("talisman").energy(0, conc="red white")
    t.buys(0, "talisman", 100)
    t.says(0, "step sages", "step sages")
    assert t.level(0, "sages") == 3
    assert [card.split()[0] for card in t.under(0)] == ["green", "green", "white", "white"]
    assert t.table.question() == "turn"


@rule("ZA-E18", "ZA-126", "ZA-128", "ZA-129", "ZA-R39", "ZA-R41")
def test_a_mirror_releases_a_stone_and_breaks_active_gems() -> None:
    t = scene(3).stones(0, [35, 40]).display("magic_mirror").energy(0, 40)
    t.gems(1, "1 opal, 2 sapphire").gems(2, "", "2 sapphire")
    t.buys(0, "magic_mirror", 40)
    assert t.words == ["decline", "release 35", "release 40"]
    t.says(0, "release 40")
    assert (t.table.free_stones[0], t.table.stored[0]) == (1, 0b01000)
    assert t.words == ["lose opal", "lose sapphire"]
    t.says(1, "lose opal")
    assert (t.active(1), t.inactive(2)) == ({"sapphire": 2}, {"sapphire": 2})
    assert t.table.question() == "turn"


@rule("ZA-E19", "ZA-102", "ZA-R27", "ZA-R28")
@pytest.mark.parametrize(("item", "energy"), [("magic_mirror", 40), ("shadow_cloak", 80)])
def test_who_has_no_active_gem_opens_no_mirror(item: str, energy: int) -> None:
    t = scene(2).gems(0, "", "3 opal").display(item).energy(0, energy)
    assert t.refuses(0, f"offer {item}") == "ZA-102"
    t.says(0, "activate opal", f"offer {item}")


@rule("ZA-E20", "ZA-026", "ZA-R47")
def test_the_fairy_may_spend_her_cards_in_the_first_round() -> None:
    table = new(2, characters="fairy, elf", open_hands="on")
    assert table.hands.size(0) == 3
    assert table.dust[0] == 15
    assert table.liquid(0) == 15 + table.purse[0]
    assert table.weight(0) == 3 + 5


@rule("ZA-E21", "ZA-073", "ZA-143", "ZA-145")
def test_inactive_gems_count_and_yield_nothing() -> None:
    t = scene(2).gems(0, "5 opal")
    t.says(0, "deactivate opal", "deactivate opal")
    t.end_turns()
    assert t.table.points[0] == 3
    assert [event["dust"] for event in t.told(0, "gained_energy") if event["seat"] == 0][-1] == 10


@rule("ZA-E22", "ZA-155", "ZA-156", "ZA-R59", "ZA-R58")
def test_the_round_of_the_fifth_sentinel_is_finished() -> None:
    t = scene(3).owns(1, "phoenix", "owl").owns(2, "fox", "toad")
    t.energy(0, conc="red red").energy(2, 30, conc="red red")
    t.buys(0, "unicorn", 120)
    t.says(0, "end")
    t.says(1, "end")
    t.buys(2, "tomcat", 120)
    t.says(2, "end")
    t.says(2, "keep auto")
    assert t.table.over
    assert t.table.sentinels_sold() == 6
    assert t.table.outcome().reason == "sentinels"


@rule("ZA-E23", "ZA-157", "ZA-158", "ZA-R60")
def test_equal_points_win_together() -> None:
    t = scene(3)
    t.table.end = 1
    t.table.points = [52, 52, 47]
    outcome = t.table.outcome()
    assert (outcome.winners, outcome.scores, outcome.reason) == ([0, 1], [52, 52, 47], "shared")


@rule("ZA-E24", "ZA-098", "ZA-107", "ZA-108")
def test_if_all_others_pass_the_opener_buys() -> None:
    t = scene(4).display("crystal_ball").energy(0, 25)
    t.says(0, "offer crystal_ball", "bid 20")
    for seat in (1, 2, 3):
        t.says(seat, "pass")
    t.says(0, "pay auto")
    assert (t.has(0, "crystal_ball"), t.table.dust[0]) == (1, 5)


# Income, hand, weights


@rule("ZA-E27", "ZA-048", "ZA-044")
def test_a_mixed_income() -> None:
    t = scene(2, characters="elf, witch").knows(0, flow=3, storage=4).owns(0, "magic_belt")
    t.gems(0, "3 opal, 1 sapphire, 5 diamond")
    assert t.gains(0) == (17, ["white"], [1, 0, 1, 0])


@rule("ZA-E28", "ZA-014")
def test_weights_add_up() -> None:
    assert scene(2).energy(0, 17, "blue 3, blue 4, red 13", "green").table.weight(0) == 12


@rule("ZA-E29", "ZA-003")
def test_dust_weighs_by_its_lightest_pieces() -> None:
    assert [weight(dust) for dust in (8, 9, 10, 11, 12, 13)] == [4, 4, 3, 5, 4, 6]


@rule("ZA-E30", "ZA-014")
def test_four_blue_cards_weigh_as_much_as_what_replaces_them() -> None:
    t = scene(2).energy(0, 0, "blue 3, blue 3, blue 3, blue 4").energy(1, 2, "", "blue")
    assert (t.table.weight(0), t.table.weight(1)) == (4, 4)
    assert (t.table.liquid(0), t.table.liquid(1)) == (13, 22)
    assert t.energy(0, 0, "blue 7, blue 7, blue 7, blue 6").table.liquid(0) == 27


@rule("ZA-E31", "ZA-012", "ZA-013", "ZA-135", "ZA-R55")
def test_the_limit_changes_with_its_causes() -> None:
    t = scene(2)
    limits = [t.table.hand_limit(0)]
    for cause in ("flow", "storage"):
        t.knows(0, **{cause: 1})
        limits.append(t.table.hand_limit(0))
    for item in ("crystal_ball", "magic_wand"):
        t.owns(0, item)
        limits.append(t.table.hand_limit(0))
    assert limits == [4, 3, 4, 7, 10]


@rule("ZA-E32", "ZA-R56", "ZA-138")
def test_the_greatest_value_is_kept() -> None:
    t = scene(2).energy(0, 12, "blue 4, blue 6, green 8")
    t.says(0, "end")
    t.says(1, "end")
    t.says(0, "keep auto")
    assert t.told(1, "gave_back") == [{"seat": 0, "cards": [], "concentrated": [], "dust": 10}]


@rule("ZA-E34", "ZA-139", "ZA-R57")
def test_eleven_dust_shrinks_to_ten() -> None:
    t = scene(2).knows(0, flow=1).energy(0, 11)
    t.says(0, "end")
    t.says(1, "end")
    t.says(0, "discard dust")
    assert t.told(1, "gave_back") == [{"seat": 0, "cards": [], "concentrated": [], "dust": 1}]
    assert t.table.round == 2


@rule("ZA-E35", "ZA-091", "ZA-093", "ZA-040", "ZA-R45")
def test_sage_cards_wait_for_the_next_round() -> None:
    t = scene(2, characters="fairy, elf").energy(0, 6)
    t.says(0, "learn sages", "pay auto")
    cards = t.under(0)
    assert [card.split()[0] for card in cards] == ["green", "green"]
    assert (t.table.liquid(0), t.table.weight(0), t.hand(0)) == (0, 0, [])
    t.end_turns()
    assert t.under(0) == []
    assert t.hand(0)[-2:] == cards
    assert t.table.concentrated.size(0) == 0


@rule("ZA-E36", "ZA-050", "ZA-R54", "ZA-R65")
def test_the_discards_become_the_deck() -> None:
    t = scene(2).gems(0, "2 sapphire").give_all(1, "blue")
    g = t.table
    for card in g.hands.cards(1)[:8]:
        g.hands.remove(1, card)
        g.purse[1] -= card + 3
        (g.discards if g.draws.size(0) else g.draws).add(0, card)
    assert t.gains(0)[2] == [2, 0, 0, 0]
    assert (g.draws.size(0), g.discards.size(0)) == (6, 0)
    assert t.told(1, "reshuffled") == [{"colour": "blue"}]


@rule("ZA-E37", "ZA-051", "ZA-R53")
def test_dust_comes_for_cards_that_are_not_there() -> None:
    t = scene(2).gems(0, "1 sapphire").give_all(1, "blue")
    assert t.gains(0) == (5, [], [0, 0, 0, 0])


@rule("ZA-E38", "ZA-037", "ZA-039")
def test_the_display_is_filled_as_far_as_the_deck_goes() -> None:
    t = scene(4).display("talisman", "talisman")
    g = t.table
    for artefact in g.deck.cards()[1:]:
        g.deck.remove(artefact)
        g.gone.add(artefact)
    g.refill_display()
    assert (len(g.display), len(g.deck)) == (3, 0)


# Gems, knowledge, paying


@rule("ZA-E39", "ZA-008", "ZA-076")
def test_each_gem_is_rounded_down_alone() -> None:
    t = scene(2).gems(0, "2 opal, 1 emerald")
    t.says(0, "sell opal", "sell opal", "sell emerald")
    assert t.table.dust[0] == 21


@rule("ZA-E41", "ZA-010", "ZA-072", "ZA-R31")
def test_a_gem_without_a_slot_is_inactive() -> None:
    t = scene(2, characters="elf, witch").gems(0, "5 opal").energy(0, 40)
    t.says(0, "enchant sapphire", "pay auto")
    assert (t.table.dust[0], t.inactive(0)) == (20, {"sapphire": 1})
    assert t.refuses(0, "activate sapphire") == "ZA-010"
    t.says(0, "deactivate opal", "activate sapphire")
    assert t.active(0) == {"opal": 4, "sapphire": 1}


@rule("ZA-E42", "ZA-078", "ZA-079", "ZA-080", "ZA-082", "ZA-085")
def test_releasing_is_no_step_but_learning_is() -> None:
    t = scene(2).energy(0, 30, conc="blue").display("runestone")
    assert t.refuses(0, "learn artefacts") == "ZA-080"
    t.says(0, "release 20", "pay auto", "learn artefacts", "pay auto")
    assert (t.table.liquid(0), t.table.hand_limit(0)) == (28, 5)
    assert t.refuses(0, "learn gems") == "ZA-079"
    t.buys(0, "runestone", 20)
    t.says(0, "step gems")
    assert t.level(0, "gems") == 2


@rule("ZA-E43", "ZA-R12", "ZA-R50")
@pytest.mark.parametrize("blocks", ["off", "on"])
def test_gems_may_be_sold_before_they_get_cheaper(blocks: str) -> None:
    t = scene(2, turn_blocks=blocks).knows(0, gems=2).gems(0, "2 sapphire")
    t.says(0, "sell sapphire", "sell sapphire", "learn gems", "pay auto")
    assert t.table.dust[0] == 8
    t.energy(0, 14)
    if blocks == "on":
        assert t.refuses(0, "enchant sapphire") == "ZA-R50"
    else:
        t.says(0, "enchant sapphire", "pay auto", "sell sapphire")
        assert t.table.dust[0] == 7


@rule("ZA-E44", "ZA-R04")
def test_paying_automatically_loses_and_weighs_least() -> None:
    t = scene(2).energy(0, 10, "blue 5, blue 5, green 9")
    t.says(0, "enchant sapphire", "pay auto")
    assert (t.hand(0), t.table.dust[0]) == (["green 9"], 2)


@rule("ZA-E46", "ZA-060", "ZA-R03")
def test_a_piece_that_is_not_needed_goes_back() -> None:
    t = scene(2, characters="druid, witch").knows(0, fire=2).energy(0, 0, "blue 3, red 17")
    t.says(0, "learn fire", "put blue 3", "put red 17", "settle")
    assert t.hand(0) == ["blue 3"]
    assert t.table.dust[0] == 2


@rule("ZA-E47", "ZA-006", "ZA-R02", "ZA-R14")
@pytest.mark.parametrize(("combined", "dust"), [("on", 2), ("off", 0)])
def test_purchases_of_a_turn_are_paid_together(combined: str, dust: int) -> None:
    t = scene(2, combined_payment=combined).energy(0, 10, "blue 5")
    t.says(0, "enchant opal", "settle", "learn gems", "put blue 5", "settle", "end")
    assert t.table.dust[0] == dust


@rule("ZA-E48", "ZA-006", "ZA-100", "ZA-R15")
def test_loose_dust_is_settled_before_an_auction() -> None:
    t = scene(2).display("runestone").energy(0, 12, "green 9").gems(0)
    t.says(0, "enchant opal", "settle")
    assert t.table.dust[0] == 3
    t.gems(0).energy(0, 3, "red 17")
    assert t.refuses(0, "offer runestone") == "ZA-100"
    t.energy(0, 3, "red 17, blue 3")
    t.says(0, "offer runestone")
    assert t.table.dust[0] == 2


@rule("ZA-E49", "ZA-059", "ZA-061", "ZA-R01")
@pytest.mark.parametrize(("pooled", "dust"), [("on", 5), ("off", 4)])
def test_change_joins_the_dust(pooled: str, dust: int) -> None:
    t = scene(2, pooled_change=pooled).energy(0, 4, "white 10")
    t.says(0, "enchant opal", "put white 10", "settle", "end")
    assert t.table.dust[0] == dust


@rule("ZA-E50", "ZA-005", "ZA-R01")
def test_change_of_three_leaves_two() -> None:
    t = scene(2).knows(0, gems=3).energy(0, 0, "white 10")
    t.says(0, "enchant opal", "pay auto")
    assert t.table.dust[0] == 3
    t.says(0, "end")
    assert t.table.dust[0] == 2
    assert t.told(1, "dust_lost") == [{"seat": 0, "dust": 2}]


@rule("ZA-E51", "ZA-059")
def test_change_from_concentrated_energy_is_heavy() -> None:
    t = scene(2).owns(0, "spellbook").energy(0, 0, "", "white")
    t.says(0, "enchant emerald", "pay auto", "end")
    assert (t.table.dust[0], t.table.weight(0)) == (13, 6)


# Auctions and prices


@rule("ZA-E53", "ZA-009", "ZA-099", "ZA-R17")
def test_nobody_bids_more_than_can_be_paid() -> None:
    t = scene(2, characters="elf, witch").markers(12, 3).energy(0, 10, "green 10, white 11").display("runestone")
    assert t.table.worth(0) == 51
    assert t.highest(0, "runestone") == 41
    assert t.refuses(0, "offer owl") == "ZA-100"
    t.says(0, "offer runestone")
    assert t.refuses(0, "bid 42") == "ZA-099"
    assert t.refuses(0, "bid 19") == "ZA-098"
    assert t.words == [f"bid {bid}" for bid in range(20, 42)]


@rule("ZA-E54", "ZA-094", "ZA-115")
def test_rebates_let_one_bid_more() -> None:
    t = scene(6, characters="witch, elf, druid, fairy, kobold, mage").markers(10, 9, 9, 9, 9, 3)
    t.knows(5, artefacts=4).energy(5, 27)
    assert t.table.worth(5) == 47
    assert t.highest(5, "runestone") == 67


def sixth(**levels: int) -> ZavandorScene:
    """A table of six at which the last in turn order gets the rebate."""
    t = scene(6, characters="witch, elf, druid, fairy, kobold, mage").markers(10, 9, 9, 9, 9, 3)
    return t.knows(5, **levels)


@rule("ZA-E55", "ZA-122", "ZA-114")
def test_all_rebates_add_up() -> None:
    t = sixth(artefacts=4).owns(5, "spellbook", "spellbook", "spellbook")
    assert t.price(5, "shadow_cloak", 80) == 15


@rule("ZA-E56", "ZA-122", "ZA-132")
def test_crystal_balls_make_the_elixir_cheaper() -> None:
    t = scene(4, characters="mage, elf, druid, fairy").knows(0, artefacts=2).owns(0, "crystal_ball", "crystal_ball")
    t.display("elixir").energy(0, 49)
    t.buys(0, "elixir", 64)
    assert t.table.dust[0] == 0
    assert t.active(0)["diamond"] == 1


@rule("ZA-E58", "ZA-119", "ZA-122")
def test_masks_make_sentinels_cheaper() -> None:
    t = scene(4, characters="witch, mage, druid, fairy").markers(15, 14, 3, 3).knows(1, artefacts=3)
    assert t.owns(1, "charisma_mask", "charisma_mask").price(1, "owl", 130) == 90


@rule("ZA-E59", "ZA-122")
def test_a_sentinel_can_cost_twenty() -> None:
    assert sixth(artefacts=4).owns(5, *["charisma_mask"] * 3).price(5, "owl", 120) == 20


@rule("ZA-E60", "ZA-064", "ZA-R08")
def test_a_purchase_for_nothing_counts_as_usual() -> None:
    t = sixth(artefacts=4).display("runestone")
    g = t.table
    assert t.price(5, "runestone", 20) == 0
    for seat in range(5):
        t.says(seat, "end")
    t.stones(5, [20, 25, 30, 35], 1)
    g.levels[5 * 6 : 5 * 6 + 6] = [0, 0, 0, 0, 4, 0]
    t.buys(5, "runestone", 20)
    assert (g.question(), g.asked) == ("free_step", 5)
    t.says(5, "step gems")
    assert t.told(0, "paid") == []


@rule("ZA-E62", "ZA-121", "ZA-R24")
def test_with_two_seats_there_are_surcharges_and_no_rebates() -> None:
    t = scene(2).markers(15, 11)
    assert t.table.rank_price == [10, 5]
    assert scene(4).markers(15, 11, 11, 11).table.rank_price == [10, 5, 0, 0]


@rule("ZA-E63", "ZA-015", "ZA-036", "ZA-R25")
def test_only_the_marker_counts_for_prices() -> None:
    t = scene(2).markers(9, 9).gems(0, "5 ruby").owns(0, "owl")
    assert t.score(0) == 20
    assert t.price(0, "fox", 120) == 120


@rule("ZA-E65", "ZA-112", "ZA-R10", "ZA-057")
def test_who_can_pay_sells_no_gem() -> None:
    t = scene(2).display("magic_mirror").energy(0, 41).energy(1, 50)
    t.says(0, "offer magic_mirror", "bid 40")
    t.says(1, "bid 42")
    t.says(0, "pass")
    assert t.words == ["pay auto", "settle"]
    assert t.refuses(1, "sell opal") == "ZA-112"


@rule("ZA-E66", "ZA-133", "ZA-074", "ZA-R26", "ZA-R32")
def test_a_diamond_won_out_of_turn_is_inactive() -> None:
    t = scene(2).display("elixir").energy(0, 70).energy(1, 70)
    t.says(0, "end")
    t.says(1, "offer elixir", "bid 60")
    t.says(0, "bid 61")
    t.says(1, "pass")
    t.says(0, "pay auto")
    assert t.inactive(0) == {"diamond": 1}
    t.says(1, "end")
    while t.table.question() != "turn":
        t.says(t.table.asked, "keep auto")
    assert t.told(0, "drew")[-1]["cards"] != []
    assert GAME.view(t.table, 0).boards[0].cards[2] == 0


@rule("ZA-E67", "ZA-101", "ZA-106", "ZA-R20")
def test_a_second_belt_is_not_for_its_owner() -> None:
    t = scene(3).owns(0, "magic_belt").owns(2, "magic_wand").display("magic_belt", "magic_wand")
    for seat in range(3):
        t.energy(seat, 100)
    assert t.refuses(0, "offer magic_belt") == "ZA-101"
    t.says(0, "offer magic_wand", "bid 60")
    t.says(1, "pass")
    t.says(0, "pay auto", "end")
    t.says(1, "offer magic_belt", "bid 30")
    t.says(2, "pass")
    assert (t.table.question(), t.table.asked) == ("pay", 1)


@rule("ZA-E68", "ZA-123")
def test_a_mask_helps_from_the_moment_it_is_owned() -> None:
    t = scene(2).display("charisma_mask").energy(0, 10, conc="red red white")
    t.buys(0, "charisma_mask", 50)
    t.says(0, "decline")
    assert t.table.liquid(0) == 120
    t.buys(0, "owl", 120)
    assert t.table.liquid(0) == 20


# Victory points


@rule("ZA-E70", "ZA-146")
def test_the_phoenix_counts_kinds_of_active_gems() -> None:
    t = scene(2).gems(0, "1 opal, 1 sapphire, 1 emerald", "1 ruby")
    t.owns(0, "protection_crystal", "fire_chalice", "phoenix")
    assert t.bonus(0, "phoenix") == 6
    assert t.score(0) == 1 + 1 + 2 + 2 + 4 + 5 + 6


@rule("ZA-E71", "ZA-148")
def test_the_fox_counts_at_most_six_sapphires() -> None:
    t = scene(2).gems(0, "8 sapphire")
    assert (t.bonus(0, "fox"), t.bonus(0, "tomcat")) == (12, 0)
    t.gems(0)


@rule("ZA-E72", "ZA-149")
def test_the_toad_counts_four_kinds_of_artefacts() -> None:
    t = scene(3).owns(0, "spellbook", "spellbook", "runestone", "elixir", "crystal_ball")
    assert t.bonus(0, "toad") == 8


@rule("ZA-E73", "ZA-150")
def test_the_raven_counts_the_other_four() -> None:
    t = scene(3).owns(0, "crystal_ball", "crystal_ball", "charisma_mask", "magic_belt", "magic_wand", "runestone")
    assert t.bonus(0, "raven") == 10


@rule("ZA-E74", "ZA-147", "ZA-088")
def test_the_owl_counts_finished_tracks() -> None:
    t = scene(2).knows(0, gems=4, flow=4, fire=4, sages=3).owns(0, "owl").gems(0)
    assert t.bonus(0, "owl") == 6
    assert t.score(0) == 6 + 5 + 6


@rule("ZA-E75", "ZA-152")
def test_the_salamander_counts_rubies_only() -> None:
    assert scene(3).gems(0, "5 ruby").owns(0, "fire_chalice", "fire_chalice").bonus(0, "salamander") == 10


@rule("ZA-E77", "ZA-153", "ZA-148")
def test_a_bonus_follows_the_present_gems() -> None:
    t = scene(2).knows(0, storage=2).gems(0, "6 opal")
    assert (t.bonus(0, "tomcat"), t.score(0)) == (12, 6)
    t.gems(0, "2 opal, 4 diamond")
    assert (t.bonus(0, "tomcat"), t.score(0)) == (4, 10)


# Options


@rule("ZA-E78", "ZA-068")
def test_the_druid_may_have_one_early_ruby() -> None:
    t = scene(2, characters="druid, elf", druid_ruby="on").knows(0, fire=3).knows(1, fire=3)
    t.energy(0, 120).energy(1, 120)
    t.says(0, "enchant ruby", "pay auto")
    assert t.refuses(0, "enchant ruby") == "ZA-068"
    t.says(0, "sell ruby")
    assert t.refuses(0, "enchant ruby") == "ZA-068"
    t.says(0, "end")
    assert t.refuses(1, "enchant ruby") == "ZA-068"


@rule("ZA-E79")
def test_sage_cards_of_gems_out_of_reach_fade_to_dust() -> None:
    t = scene(2, characters="fairy, elf", edition="zman").gems(0)
    for card in ("green 7", "green 9"):
        kind = 5 + int(card.split()[1]) - 5
        t.table.draws.remove(1, kind)
        t.table.under.add(0, kind)
    t.end_turns()
    assert (t.table.dust[0], t.hand(0), t.under(0)) == (16, [], [])
    assert t.told(1, "sage_cards_faded") == [{"seat": 0, "colour": "green", "dust": 16}]
    assert t.told(1, "sage_cards_came") == t.told(1, "sage_dust_came") == []


@rule("ZA-E80")
def test_the_sentinels_strike_down_who_overbids() -> None:
    t = scene(3, overbid="wrath").display("runestone").energy(0, 40)
    assert t.table.worth(0) == 40 + 4 + 4 + 9
    t.says(0, "offer runestone", "bid 75")
    t.says(1, "pass")
    t.says(2, "pass")
    assert t.table.is_out(0)
    assert t.table.display.has(ITEMS.index("runestone"))
    assert t.told(1, "paid") == []
    assert t.table.asked == 1


@rule("ZA-E81", "ZA-R29", "ZA-071")
def test_a_strict_supply_runs_out() -> None:
    t = scene(5, gem_supply="strict", characters="druid, elf, witch, mage, fairy").knows(0, fire=4).energy(0, 60)
    for seat in range(1, 5):
        t.gems(seat, "5 ruby")
    t.gems(0)
    assert t.table.supply(4) == 0
    assert t.refuses(0, "enchant ruby") == "ZA-R29"
    t.gems(1)
    t.says(0, "enchant ruby", "pay auto")
