"""Paying and keeping: piece by piece, automatically, and always as well as a search over all ways."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.zavandor.scene import card_numbers, scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.components import PIECE_VALUE, PIECE_WEIGHT, PIECES
from zaubertisch.games.zavandor.energy.dust import most_within, settled, shrunk, weight
from zaubertisch.games.zavandor.energy.purse import RISING, Purse, dust_after
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.kernel.chance import FastChance


@rule("ZA-058", "ZA-060", "ZA-062", "ZA-142")
def test_pieces_are_put_down_and_taken_back() -> None:
    t = scene(2).energy(0, 4, "blue 5, green 5, white 10", "blue")
    t.says(0, "release 20")
    assert t.words == ["pay auto", "put blue 5", "put green 5", "put white 10", "put conc blue", "cancel"]
    t.says(0, "put green 5", "put white 10")
    assert t.refuses(0, "put green 5") == "ZA-058"
    assert t.words == ["pay auto", "take back", "put blue 5", "put conc blue", "cancel"]
    t.says(0, "take back")
    assert t.refuses(0, "take back") == "ZA-R04"
    t.says(0, "put blue 5", "put conc blue")
    assert t.table.put == [21]
    assert t.refuses(0, "put green 5") == "ZA-060"
    assert t.refuses(0, "end") == "ZA-R66"
    assert t.refuses(0, "sell opal") == "ZA-R09"
    t.says(0, "settle")
    assert (t.table.concentrated.size(0), t.hand(0)) == (0, ["blue 5", "green 5", "white 10"])


@rule("ZA-062")
def test_paid_cards_lie_face_up() -> None:
    t = scene(2).energy(0, 0, "white 10").knows(0, gems=1)
    t.says(0, "enchant opal", "pay auto")
    assert t.told(1, "paid") == [{"seat": 0, "price": 9, "cards": [13], "concentrated": [], "dust": 0, "change": 1}]
    assert GAME.view(t.table, 1).discards[13] == 1


@rule("ZA-004", "ZA-005")
@pytest.mark.parametrize(("one_dust", "amounts"), [(False, [0, 0, 2, 2, 4, 5]), (True, [0, 1, 2, 3, 4, 5])])
def test_only_one_and_three_cannot_be_shown(one_dust: bool, amounts: list[int]) -> None:
    assert [settled(dust, one_dust) for dust in range(6)] == amounts


def lightest(pieces: list[tuple[int, int]], most: int) -> list[int]:
    """The least weight of every amount, by trying all pieces; 99 where there is no way."""
    best = [0] + [99] * most
    for amount in range(1, most + 1):
        best[amount] = min([best[amount - value] + heavy for value, heavy in pieces if value <= amount], default=99)
    return best


@rule("ZA-003", "ZA-R05")
@pytest.mark.parametrize("one_dust", [False, True])
def test_dust_always_lies_in_its_lightest_pieces(one_dust: bool) -> None:
    pieces = [(2, 1), (5, 2), (10, 3)] + ([(1, 1)] if one_dust else [])
    best = lightest(pieces, 200)
    for amount in range(201):
        if best[amount] < 99:
            assert weight(amount, one_dust) == best[amount], amount


@rule("ZA-139")
def test_dust_shrinks_to_the_next_lighter_amount() -> None:
    assert [shrunk(dust) for dust in (10, 8, 11, 12, 15, 20)] == [5, 7, 10, 10, 12, 15]
    assert [most_within(100, room) for room in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13)] == [
        0, 2, 5, 10, 12, 15, 20, 22, 25, 30, 32, 42,
    ]


def purses() -> list[Purse]:
    """Purses of all sorts, small enough to try every way."""
    chance = FastChance(7)
    out = []
    for _ in range(160):
        pieces = [chance.below(PIECES) if chance.below(4) else chance.below(10) for _ in range(chance.below(8))]
        pieces.sort(key=RISING.index)
        out.append(Purse(pieces, settled(chance.below(30)), chance.below(3) > 0, chance.below(4) == 0))
    return out


def ways(purse: Purse) -> list[list[int]]:
    return [list(chosen) for size in range(len(purse.pieces) + 1) for chosen in combinations(purse.pieces, size)]


def value(pieces: list[int]) -> int:
    return sum(PIECE_VALUE[piece] for piece in pieces)


def best_way(purse: Purse, price: int) -> list[int]:
    """The best payment, by trying all."""
    def rank(put: list[int]) -> tuple[int, int, int, list[int], list[int]]:
        loose = dust_after(purse.dust, value(put), price, purse.pooled)
        after = settled(loose, purse.one_dust)
        heavy = weight(after, purse.one_dust) - sum(PIECE_WEIGHT[piece] for piece in put)
        return purse.dust + value(put) - price - after, heavy, loose, [PIECE_VALUE[piece] for piece in put], put

    allowed = [
        put for put in ways(purse)
        if value(put) + purse.dust >= price
        and (value(put) < price or value(put) - min(PIECE_VALUE[piece] for piece in put) < price)
    ]
    return min(allowed, key=rank)


@rule("ZA-R04")
def test_automatic_payment_is_the_best_of_all_ways() -> None:
    for number, purse in enumerate(purses()):
        whole = value(purse.pieces) + purse.dust
        for price in {1, 2, 9, 18, 27, 40, whole, whole - 1, number}:
            if 1 <= price <= whole:
                assert purse.best_payment(price) == best_way(purse, price), (purse.pieces, purse.dust, price)


@rule("ZA-R56", "ZA-140")
def test_automatic_keeping_is_the_best_of_all_ways() -> None:
    for purse in purses():
        for limit in (3, 4, 6, 10):
            kept = [
                (-value(keep) - dust, dust, len(purse.pieces) - len(keep))
                for keep in ways(purse)
                for dust in {settled(amount, purse.one_dust) for amount in range(purse.dust + 1)}
                if sum(PIECE_WEIGHT[piece] for piece in keep) + weight(dust, purse.one_dust) <= limit
            ]
            found = purse.best_keep(limit)
            rest = purse.pieces[:]
            for piece in found.given:
                rest.remove(piece)
            assert (-value(rest) - found.dust, found.dust, len(found.given)) == min(kept)


def test_of_equal_ways_to_keep_the_lower_values_go() -> None:
    purse = Purse(card_numbers("blue 5, green 5, white 8"), 0)
    assert purse.best_keep(2).given == card_numbers("blue 5")


@rule("ZA-138", "ZA-140", "ZA-141", "ZA-142", "ZA-R06")
def test_too_much_energy_is_given_back_piece_by_piece() -> None:
    t = scene(2, characters="elf, kobold").energy(0, 2, "blue 3, blue 4", "red").energy(1, 20)
    t.says(0, "end")
    t.says(1, "end")
    assert t.words == ["keep auto", "discard blue 3", "discard blue 4", "discard conc red", "discard dust"]
    assert t.refuses(0, "discard blue 5") == "ZA-138"
    assert t.refuses(0, "discard conc blue") == "ZA-138"
    assert t.refuses(0, "end") == "ZA-138"
    t.says(0, "discard blue 3")
    assert (t.table.asked, t.table.discards.size(0)) == (0, 1)
    t.says(0, "discard dust")
    assert t.table.round == 2
    assert t.hand(0)[0] == "blue 4"


@rule("ZA-139")
def test_who_has_no_dust_gives_none_back() -> None:
    t = scene(2).energy(0, 0, "blue 3, blue 4", "red")
    t.says(0, "end")
    t.says(1, "end")
    assert t.refuses(0, "discard dust") == "ZA-139"
    t.says(0, "discard conc red")
    assert t.table.round == 2


@rule("ZA-R07")
def test_dust_and_concentrated_energy_never_run_out() -> None:
    t = scene(2).gems(0, "4 ruby")
    for _ in range(40):
        t.table.gain_energy(0)
    assert t.table.concentrated.count(0, 3) == 40
    assert t.table.dust[0] == 80


def test_without_pooled_change_each_sale_is_settled_alone() -> None:
    t = scene(2, pooled_change="off").knows(0, gems=3).gems(0, "2 opal")
    assert t.table.worth(0) == 4
    t.says(0, "sell opal", "sell opal")
    assert t.table.dust[0] == 4
    pooled = scene(2).knows(0, gems=3).gems(0, "2 opal")
    pooled.says(0, "sell opal", "sell opal")
    assert pooled.table.dust[0] == 6


def test_with_a_piece_of_one_nothing_is_lost() -> None:
    t = scene(2, one_dust="on").energy(0, 10)
    t.says(0, "enchant opal", "pay auto", "end")
    assert t.table.dust[0] == 1
