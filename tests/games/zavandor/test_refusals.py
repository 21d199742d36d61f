"""What people try in vain: each refusal cites its rule, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.kernel.errors import Refused
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words

NAMES = ["Ana", "Ben", "Cora"]


def opened() -> ZavandorScene:
    """Ana puts a runestone up; she could pay 41 with all her gems sold."""
    t = scene(2).display("runestone").energy(0, conc="blue").energy(1, conc="red").gems(0, "2 opal, 1 sapphire")
    t.says(0, "offer runestone")
    return t


def overbid() -> ZavandorScene:
    t = opened()
    t.says(0, "bid 25")
    return t


def belted_at_three() -> ZavandorScene:
    """With three seats there are two belts."""
    return scene(3).owns(0, "magic_belt").display("magic_belt").energy(0, conc="red")


def without_fire() -> ZavandorScene:
    return scene(2).energy(0, conc="red")


def at_the_top() -> ZavandorScene:
    return scene(2).knows(0, gems=4).energy(0, conc="red")


def full() -> ZavandorScene:
    return scene(2).gems(0, "5 opal", "1 ruby")


@pytest.mark.parametrize(
    ("position", "word", "rule"),
    [
        (opened, "bid 19", "ZA-098"),
        (overbid, "bid 25", "ZA-104"),
        (opened, "bid 999", "ZA-099"),
        (belted_at_three, "offer magic_belt", "ZA-101"),
        (without_fire, "enchant ruby", "ZA-068"),
        (at_the_top, "learn gems", "ZA-081"),
        (full, "activate ruby", "ZA-010"),
    ],
    ids=["too_low", "not_higher", "never_to_be_paid", "second_belt", "ruby_without_fire", "fifth_step", "no_slot"],
)
def test_a_refusal_cites_its_rule_in_both_languages(
    position: Callable[[], ZavandorScene], word: str, rule: str,
) -> None:
    t = position()
    table = t.table
    before = table.options()
    assert t.refuses(table.asked, word) == rule
    assert table.options() == before
    refusal = Refused(table.asked, word, rule, GAME.actions.said(before))
    for lang in LANGUAGES:
        words = Words(lang, GAME.key, NAMES[: table.seats], strict=True)
        said = words.refusal(refusal)
        assert f"[{rule}]" in said
        assert words.rule(rule) in said
