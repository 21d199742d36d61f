"""Who sees what, what bids prove, and worlds dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.zavandor.scene import ZavandorScene, card_numbers, scene
from tests.support.exactness import enough
from tests.support.rules import rule
from zaubertisch.games.zavandor.boards import ANYTHING
from zaubertisch.games.zavandor.components import CARD_VALUE, CARDS, GEM_PRICE
from zaubertisch.games.zavandor.energy.bound_hand import BoundHand
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.dealing import exchange_until_equally_likely
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.imagination import imagined


def world(t: ZavandorScene, viewer: int, seed: int) -> Zavandor:
    table = imagined(t.table, viewer, FastChance(seed))
    assert isinstance(table, Zavandor)
    table.check()
    return table


@rule("ZA-049", "ZA-R46", "ZA-R63", "ZA-R64")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    t = scene(2, characters="fairy, elf").energy(0, 7, "blue 5, green 9", "red").energy(1, 2)
    t.table.draw_sage_cards(0, 2)
    for viewer in (1, WATCHER, PUBLIC):
        view = GAME.view(t.table, viewer)
        assert (view.hands[0], view.under_discs[0]) == ([], [])
        board = view.boards[0]
        assert (board.cards, board.cards_under_disc) == ([1, 1, 0, 0], [0, 0, 2, 0])
        assert (board.dust, board.concentrated) == (7, [0, 0, 0, 1])
    for viewer in (0, TRUTH):
        view = GAME.view(t.table, viewer)
        assert view.hands[0] == card_numbers("blue 5, green 9")
        assert view.under_discs[0] == t.table.under.cards(0)
    assert t.told(1, "sages_gave") == []
    assert t.told(1, "sages_gave_unseen") == [{"seat": 0, "blue": 0, "green": 0, "white": 2, "red": 0}]
    assert len(t.told(0, "sages_gave")) == 1


def test_the_view_previews_the_next_income() -> None:
    t = scene(2, characters="elf, witch").gems(0, "3 opal, 1 sapphire, 1 emerald").knows(0, flow=2)
    income = GAME.view(t.table, 1).boards[0].income
    assert (income.dust, income.concentrated, income.cards) == (12, [0, 0, 0, 0], [1, 1, 0, 0])
    assert income.twice_the_mean() == 2 * 12 + 10 + 15


@rule("ZA-007", "ZA-078", "ZA-081")
def test_a_seat_reads_its_own_prices_with_their_rebates_and_nobody_else_does() -> None:
    t = scene(2).knows(0, gems=3, flow=4).gems(0, "3 opal, 1 sapphire, 1 emerald")
    view = GAME.view(t.table, 0)
    assert view.gem_rebates == [3, 6, 9, 12, 18]
    assert [price + less for price, less in zip(view.boards[0].gem_prices, view.gem_rebates, strict=True)] == GEM_PRICE
    assert view.step_costs == [16, 0, 5, 3, 2, 2]
    assert view.mean_income == (2 * 20 + 10 + 15) // 2
    for viewer in (WATCHER, PUBLIC, TRUTH):
        other = GAME.view(t.table, viewer)
        assert (other.gem_rebates, other.step_costs, other.mean_income) == ([], [], 0)


def test_open_hands_are_open_to_all() -> None:
    t = scene(2, open_hands="on").energy(0, 0, "blue 5")
    t.table.gain_energy(0)
    assert GAME.view(t.table, PUBLIC).hands[0] == t.table.hands.cards(0)
    assert t.told(1, "drew") == t.told(0, "drew")
    assert world(t, 1, 3).hands.to_list() == t.table.hands.to_list()


@rule("ZA-R65")
def test_the_view_counts_what_is_unseen() -> None:
    t = scene(2).energy(0, 0, "blue 5").energy(1, 0, "red 17").discard_all("white")
    view = GAME.view(t.table, 0)
    assert sum(view.unseen) == 126 - 1 - 30
    assert view.decks == [29, 36, 0, 29]
    assert view.discards[11:16] == [3, 6, 12, 6, 3]


def test_the_view_says_what_things_cost_the_viewer_and_why() -> None:
    t = scene(4, characters="mage, elf, druid, fairy").knows(0, artefacts=2).markers(12, 3, 3, 3)
    t.display("elixir", "runestone").owns(0, "crystal_ball").energy(0, 100)
    tags = {tag.item: tag for tag in GAME.view(t.table, 0).tags}
    elixir = tags[6]
    assert (elixir.modifiers.rank, elixir.modifiers.knowledge, elixir.modifiers.items) == (10, -5, -5)
    assert (elixir.least, elixir.net, elixir.highest) == (60, 60, 100 + 20)
    assert (tags[13].modifiers.rank, tags[13].modifiers.knowledge, tags[13].net) == (20, -10, 130)
    assert len(tags) == 11
    t.says(0, "offer runestone", "bid 30")
    view = GAME.view(t.table, 1)
    assert (view.item, view.bid, view.bidder_seat) == (1, 30, 0)
    assert [tag.least for tag in view.tags if tag.item == 1] == [31]
    assert GAME.view(t.table, WATCHER).tags == []


def test_the_payer_sees_what_the_table_would_choose() -> None:
    t = scene(2).energy(0, 10, "blue 5, blue 5, green 9")
    t.says(0, "enchant sapphire", "put green 9")
    mine, other = GAME.view(t.table, 0), GAME.view(t.table, 1)
    assert (mine.price, mine.put, mine.proposal, mine.proposed_dust) == (18, [9], [2, 2], 2)
    assert (other.price, other.put, other.proposal) == (0, [], [])
    t.says(0, "pay auto", "end")
    t.energy(0, 12, "blue 4, blue 6, green 8")
    t.says(1, "end")
    view = GAME.view(t.table, 0)
    assert (view.question, view.proposal, view.proposed_dust) == ("hand_limit", [], 2)


def test_outside_the_own_turn_the_proposal_is_settled() -> None:
    t = scene(2).display("crystal_ball").energy(0, 20).energy(1, 24)
    t.says(0, "offer crystal_ball", "bid 20")
    t.says(1, "bid 21")
    t.says(0, "pass")
    assert GAME.view(t.table, 1).proposed_dust == 2
    t.says(1, "pay auto")
    assert t.table.dust[1] == 2


@pytest.mark.parametrize(("combined", "dust"), [("on", 3), ("off", 2)])
def test_in_the_own_turn_the_proposal_is_settled_only_where_each_purchase_is(combined: str, dust: int) -> None:
    t = scene(2, combined_payment=combined).energy(0, 12)
    t.says(0, "enchant opal")
    assert GAME.view(t.table, 0).proposed_dust == dust
    t.says(0, "pay auto")
    assert t.table.dust[0] == dust


@rule("ZA-001")
def test_nobody_reads_of_bids_below_nothing() -> None:
    t = scene(2, characters="druid, elf").markers(12, 3).energy(0, 2).gems(0, "1 opal")
    phoenix = GAME.view(t.table, 0).tags[-9]
    assert (phoenix.item, phoenix.least, phoenix.highest) == (12, 120, 0)


def test_who_is_short_gets_no_proposal() -> None:
    t = scene(2).display("crystal_ball").energy(0, 12)
    t.says(0, "offer crystal_ball", "bid 20")
    t.says(1, "pass")
    assert GAME.view(t.table, 0).proposal == []


def test_a_bid_proves_what_the_hand_is_worth() -> None:
    t = scene(2).display("runestone").energy(0, 5, "red 13, red 15").gems(0)
    assert t.table.least[0] == 0
    t.says(0, "offer runestone")
    assert t.table.least[0] == 15
    t.says(0, "bid 31")
    assert (t.table.least[0], GAME.view(t.table, 1).boards[0].least_hand) == (26, 26)
    for seed in range(40):
        assert world(t, 1, seed).purse[0] >= 26
    t.says(1, "pass")
    t.says(0, "put red 13", "put red 15")
    for seed in range(40):
        assert world(t, 1, seed).purse[0] >= 26
    t.says(0, "settle")
    assert t.table.least[0] == 0
    t.table.gain_energy(0)
    assert t.table.most[0] == ANYTHING


@rule("ZA-R66")
def test_nobody_else_knows_of_a_purchase_before_it_is_paid() -> None:
    t = scene(2).energy(0, 5, "blue 7, blue 6")
    before = [fingerprint(GAME.view(t.table, viewer)) for viewer in (1, WATCHER, PUBLIC)]
    worlds = {(world(t, 1, seed).bought, world(t, 1, seed).cancelled) for seed in range(100)}
    t.says(0, "enchant opal", "cancel", "enchant sapphire")
    assert [fingerprint(GAME.view(t.table, viewer)) for viewer in (1, WATCHER, PUBLIC)] == before
    assert t.table.question() == "turn"
    assert [GAME.view(t.table, viewer).question for viewer in (0, TRUTH)] == ["pay", "pay"]
    assert {(world(t, 1, seed).bought, world(t, 1, seed).cancelled) for seed in range(100)} == worlds
    assert world(t, 0, 1).bought == world(t, TRUTH, 1).bought == t.table.bought
    assert t.table.knowledge(1) == world(t, 1, 1).knowledge(1)
    t.says(0, "pay auto")
    assert len(t.told(1, "paid")) == 1


def test_a_forced_sale_proves_what_was_not_at_hand() -> None:
    t = scene(2).display("crystal_ball").energy(0, 8, "blue 3, blue 4").gems(0, "2 sapphire")
    t.says(0, "offer crystal_ball", "bid 20")
    t.says(1, "pass")
    t.says(0, "sell sapphire")
    assert (t.table.most[0], t.table.least[0]) == (11, 0)
    for seed in range(40):
        assert world(t, 1, seed).purse[0] <= 11


def test_pieces_put_down_are_the_payers_secret() -> None:
    t = scene(2).energy(0, 5, "blue 7, blue 6, green 8")
    t.says(0, "enchant sapphire", "put blue 7")
    assert t.told(1, "paid") == []
    seen = {tuple(world(t, 1, seed).put) for seed in range(200)}
    assert () in seen
    assert len(seen) > 5
    assert world(t, 0, 1).put == t.table.put


def test_knowledge_grows_with_what_is_shown() -> None:
    t = scene(2).energy(0, 40, "white 10").display("runestone")
    before = t.table.knowledge(1)
    t.says(0, "enchant opal", "settle")
    assert t.table.knowledge(1) == before
    t.says(0, "enchant opal", "put white 10", "settle")
    assert t.table.knowledge(1) != before


# Dealing anew, against all deals that are possible


def few_blue(*hands: str) -> ZavandorScene:
    """Only ten blue cards are unseen by seat 0: 3, 3, 4, 4, 5, 5, 6, 6, 7, 7; the others lie in the discards."""
    t = scene(len(hands) + 1)
    for seat, cards in enumerate(hands, 1):
        t.energy(seat, 0, cards)
    g = t.table
    for card in range(5):
        held = sum(g.hands.count(seat, card) for seat in range(g.seats))
        while g.draws.count(0, card) > 2 - held:
            g.draws.remove(0, card)
            g.discards.add(0, card)
    return t


def fits(g: Zavandor, seat: int, cards: tuple[int, ...]) -> bool:
    return g.least[seat] <= sum(CARD_VALUE[card] for card in cards) <= g.most[seat]


def expected_of_one(g: Zavandor, size: int) -> dict[tuple[int, ...], float]:
    """Every hand of seat 1 within its bounds, by the number of ways to choose it."""
    stones = [card for card in range(5) for _ in range(2)]
    counts = Counter(tuple(sorted(chosen)) for chosen in combinations(stones, size))
    allowed = {hand: ways for hand, ways in counts.items() if fits(g, 1, hand)}
    total = sum(allowed.values())
    return {hand: ways / total for hand, ways in allowed.items()}


def chi_square(seen: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float], number: int) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[hand] - number * share) ** 2 / (number * share) for hand, share in expected.items())


@pytest.mark.parametrize(("least", "most"), [(0, ANYTHING), (12, ANYTHING), (0, 8), (14, 14), (11, 12)])
def test_every_hand_that_is_possible_is_dealt_as_often_as_it_should(least: int, most: int) -> None:
    t = few_blue("blue 7, blue 7")
    t.table.least[1], t.table.most[1] = least, most
    number = enough(3000)
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(number):
        table = t.table.clone()
        table.deal_anew(0, FastChance(seed))
        seen[tuple(table.hands.cards(1))] += 1
    expected = expected_of_one(t.table, 2)
    freedom = len(expected) - 1
    assert chi_square(seen, expected, number) <= freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.many
def test_two_bound_hands_are_exchanged_until_all_deals_are_equally_likely() -> None:
    t = few_blue("blue 7, blue 6", "blue 7, blue 5")
    t.table.least[1] = 12
    t.table.least[2] = 12
    stones = [card for card in range(5) for _ in range(2)]
    counts: Counter[tuple[int, ...]] = Counter()
    for first in combinations(range(10), 2):
        for second in combinations([place for place in range(10) if place not in first], 2):
            one, two = (tuple(stones[place] for place in hand) for hand in (first, second))
            if fits(t.table, 1, one) and fits(t.table, 2, two):
                counts[one + two] += 1
    total = sum(counts.values())
    number = enough(1500)
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(number):
        table = t.table.clone()
        exchange_until_equally_likely(table, [1, 2], FastChance(seed))
        seen[tuple(table.hands.cards(1) + table.hands.cards(2))] += 1
    expected = {deal: ways / total for deal, ways in counts.items()}
    freedom = len(expected) - 1
    assert chi_square(seen, expected, number) <= freedom + 4 * (2 * freedom) ** 0.5


def test_tight_bounds_are_met_however_rare() -> None:
    t = few_blue("blue 7, blue 7", "blue 6, blue 6", "blue 5, blue 5")
    t.table.least[1:] = [14, 12, 10]
    for seed in range(20):
        table = world(t, 0, seed)
        assert [table.purse[seat] for seat in (1, 2, 3)] == [14, 12, 10]


def test_a_bound_hand_counts_its_ways() -> None:
    pool = [0] * CARDS
    pool[0] = pool[4] = 2
    pool[20] = 1
    bound = BoundHand(pool, [2, 0, 0, 1], 27, 31)
    assert {state: bound.ways[CARDS][state] for state in bound.ends} == {27: 4, 31: 1}
    assert BoundHand(pool, [2, 0, 0, 1], 28, 30).ends == []
    hands = Counter(tuple(sorted(bound.sample(FastChance(seed)))) for seed in range(400))
    assert set(hands) == {(0, 4, 20), (4, 4, 20)}
    assert 280 < hands[(0, 4, 20)] < 360
