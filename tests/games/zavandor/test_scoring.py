"""Turn order, points and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from tests.support.rules import rule
from zaubertisch.games.zavandor.table.scoring import points_in_parts
from zaubertisch.games.zavandor.turn.round import turn_order


@rule("ZA-033", "ZA-034", "ZA-035", "ZA-R51")
def test_the_order_goes_by_points_then_gems_then_lots() -> None:
    t = scene(5).gems(0, "1 opal").gems(1, "2 opal").gems(2, "1 opal").gems(3, "1 ruby").gems(4, "1 ruby")
    t.table.points = [7, 7, 9, 7, 7]
    orders = {tuple(turn_order(t.table)) for _ in range(30)}
    assert orders == {(2, 3, 4, 1, 0), (2, 4, 3, 1, 0)}


@rule("ZA-144", "ZA-145", "ZA-154", "ZA-151")
def test_points_come_from_five_sources() -> None:
    t = scene(3).gems(0, "2 opal, 1 emerald, 2 diamond", "3 ruby").knows(0, gems=4, flow=3).energy(0, 90)
    t.owns(0, "talisman", "talisman", "runestone", "unicorn", "scarab", "protection_crystal")
    parts = points_in_parts(t.table, 0)
    assert (parts.gems, parts.knowledge, parts.artefacts, parts.sentinels, parts.bonus) == (8, 2, 19, 10, 3)
    assert parts.total() == t.score(0) == 42
    assert t.bonus(0, "scarab") == 1


@rule("ZA-160", "ZA-R62")
@pytest.mark.parametrize(("opals", "reason", "winners"), [(2, "shared_at_the_cap", [0, 1]), (3, "round_cap", [0])])
def test_a_game_ends_at_its_round_cap(opals: int, reason: str, winners: list[int]) -> None:
    t = scene(2, round_cap="1").gems(0, f"{opals} opal, 1 sapphire")
    t.end_turns()
    outcome = t.table.outcome()
    assert (t.table.over, outcome.reason, outcome.winners) == (True, reason, winners)


@rule("ZA-052", "ZA-R52")
def test_cards_are_drawn_colour_by_colour() -> None:
    t = scene(2).gems(0, "1 sapphire, 1 emerald, 1 diamond, 1 ruby")
    t.table.gain_energy(0)
    cards = t.told(0, "drew")[-1]["cards"]
    assert isinstance(cards, list)
    assert cards == sorted(cards)
    assert len(cards) == 4
    assert t.told(1, "drew_unseen")[-1] == {"seat": 0, "blue": 1, "green": 1, "white": 1, "red": 1}


@rule("ZA-R53")
def test_dust_for_missing_sage_cards_comes_with_the_next_round() -> None:
    t = scene(2, characters="fairy, elf").give_all(1, "green").gems(0).gems(1)
    t.table.draw_sage_cards(0, 1)
    assert (t.table.promised[0], t.table.dust[0]) == (14, 0)
    assert t.told(1, "sages_gave_dust") == [{"seat": 0, "dust": 14}]
    t.end_turns()
    assert (t.table.promised[0], t.table.dust[0]) == (0, 14)
    assert t.told(1, "sage_dust_came") == [{"seat": 0, "dust": 14}]
    assert t.told(1, "sage_cards_came") == []


@pytest.mark.parametrize(
    ("item", "colour", "income"),
    [("spellbook", 1, 0), ("protection_crystal", 1, 1), ("elixir", 2, 0), ("fire_chalice", 3, 1)],
)
def test_sage_cards_do_not_fade_for_whoever_can_use_them(item: str, colour: int, income: int) -> None:
    t = scene(2, characters="fairy, elf", sage_dust="on").gems(0).gems(1)
    t.table.draw_sage_cards(0, 0)
    t.table.draw_sage_cards(0, colour)
    t.table.draw_sage_cards(1, colour)
    t.owns(0, item).end_turns()
    assert (t.table.hands.size(0), t.table.hands.size(1)) == (4 + income, 0)
    assert t.table.discards.size(colour) == 2


def test_sage_rubies_stay_with_fire() -> None:
    t = scene(2, characters="fairy, elf", sage_dust="on").gems(0).gems(1).knows(0, fire=4)
    t.table.draw_sage_cards(0, 3)
    assert t.end_turns().table.hands.size(0) == 2


def test_a_strict_supply_may_have_no_diamond_for_an_elixir() -> None:
    t = scene(6, gem_supply="strict").display("elixir").energy(0, 60)
    for seat in range(1, 6):
        t.gems(seat, "5 diamond" if seat < 5 else "4 diamond")
    t.buys(0, "elixir", 60)
    assert t.active(0) == {"opal": 2, "sapphire": 1}
