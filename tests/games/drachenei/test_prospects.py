"""What an adventure would cost and bring its viewer, before they decide."""

from __future__ import annotations

from tests.games.drachenei.scene import DracheneiScene, scene
from tests.support.rules import rule
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.prospects import Prospect
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.drachenei import label, lines

WORDS = Words("en", "drachenei", ["Ana", "Ben", "Cora"], strict=True)


def prospects(t: DracheneiScene, viewer: int) -> list[Prospect]:
    return GAME.outlook(t.table, viewer).prospects


def test_a_creature_has_its_price_and_what_is_missing_and_nothing_else_has_one() -> None:
    left, right = prospects(scene(3).adventures("goblins_7", "energy_4").magic(5, 9, 9), 0)
    assert (left.price, left.short, left.share, left.stones, left.magic) == (7, 2, 0, 0, 0)
    assert (right.price, right.short, right.share) == (0, 0, 0)


def test_who_only_looks_on_has_no_prospects() -> None:
    t = scene(2).adventures("goblins_7", "energy_4")
    assert (prospects(t, PUBLIC), prospects(t, TRUTH)) == ([], [])
    assert not any("would pay" in line for line in lines(GAME.view(t.table, PUBLIC), WORDS))


@rule("DE-073", "DE-099")
def test_a_share_counts_the_own_wizard_and_fulmentus_makes_both_prices_less() -> None:
    t = scene(3).adventures("goblins_7", "energy_4").magic(9, 9, 9).owns(2, "fulmentus")
    t.says(0, "place left")
    left, _ = prospects(t, 2)
    assert (left.price, left.share) == (6, 3)
    t.says(1, "place left")
    t.says(2, "place left")
    assert (prospects(t, 2)[0].share, prospects(t, 0)[0].share) == (2, 3)


def test_a_wizard_that_went_elsewhere_has_no_prospects_there() -> None:
    t = scene(2).adventures("goblins_7", "shadows_8").magic(9, 9)
    t.says(0, "place left")
    left, right = prospects(t, 0)
    assert (left.price, right.price) == (7, 0)


@rule("DE-084", "DE-085", "DE-100")
def test_artefacts_that_fit_and_stonex_are_told_on_top() -> None:
    t = scene(2).adventures("goblins_7", "shadows_8").magic(9, 9).owns(0, "stonex")
    t.laid(0, "wand", "book_tc", "potion_c", "sapphire_s")
    left, right = prospects(t, 0)
    assert (left.stones, left.magic, left.or_stones, left.or_magic) == (3, 1, 1, 2)
    assert (right.stones, right.magic, right.or_stones, right.or_magic) == (1, 0, 1, 2)
    told = next(line for line in lines(GAME.view(t.table, 0), WORDS) if line.startswith("On the left"))
    assert told.endswith(
        "Alone you would pay 7 of your 9 magic. On top of the reward: 3 stones, 1 magic and 1 stone or 2 magic.",
    )


def test_a_choice_of_the_way_names_the_card_with_its_figure() -> None:
    view = GAME.view(scene(2).adventures("goblins_7", "harpagarus").table, 0)
    assert label(view, WORDS, "place left").endswith(": Goblins 7 (circle)")
    assert label(view, WORDS, "place right").endswith(": Harpagarus")
