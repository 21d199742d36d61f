"""The bots: every choice is an option and has a reason in words; the thumb knows what things are worth."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import ZavandorScene, scene
from zaubertisch.bots.bot import Bot, Calm, Choice
from zaubertisch.bots.random_bot import RandomBot
from zaubertisch.bots.zavandor.budget import incomes_left
from zaubertisch.bots.zavandor.greedy import GreedyBot
from zaubertisch.bots.zavandor.names import BOTS
from zaubertisch.bots.zavandor.prospects import Prospects
from zaubertisch.bots.zavandor.thumb import ThumbBot
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.lab.arena import play_with_bots
from zaubertisch.words.catalogue import Words


def choice_of(bot: Bot, table: Zavandor) -> Choice:
    seat = table.asked
    return bot.choose(GAME.view(table, seat), table.options()[:], Imagination(table, seat), Calm())


def word(bot: Bot, t: ZavandorScene) -> str:
    return GAME.actions.word(choice_of(bot, t.table).action)


@pytest.mark.many
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("adept", "master")])
@pytest.mark.parametrize(
    "options",
    [{}, {"edition": "zman"}, {"turn_blocks": "on"}, {"overbid": "wrath"}, {"characters": "pick", "one_dust": "on"}],
    ids=lambda options: "-".join(options) or "standard",
)
def test_every_choice_is_an_option_with_a_reason(name: str, options: dict[str, str]) -> None:
    table = GAME.new(3, 5, {"round_cap": "20", **options})
    assert isinstance(table, Zavandor)
    bots = [BOTS[name](seat) for seat in range(3)]
    languages = [Words(language, "zavandor", strict=True) for language in ("en", "de")]
    while not table.over:
        choice = choice_of(bots[table.asked], table)
        assert choice.action in table.options()
        for words in languages:
            assert words.because(choice)
        table.apply(choice.action)
        table.check()


@pytest.mark.many
def test_the_thumb_beats_chance_and_greed() -> None:
    for seed in range(3):
        for rival in (RandomBot, GreedyBot):
            table = GAME.new(2, seed)
            play_with_bots(table, [ThumbBot(1), rival(2)], Calm())
            assert table.outcome().winners == [0]


@pytest.mark.parametrize("bot", [ThumbBot(), GreedyBot()])
def test_the_first_turn_goes_into_a_sapphire_and_an_opal(bot: Bot) -> None:
    t = scene(4, characters="druid, elf, witch, mage").energy(0, 25, "blue 5")
    while t.table.asked == 0 and t.table.round == 1:
        t.says(0, word(bot, t))
    assert t.active(0) == {"opal": 3, "sapphire": 2}


def test_idle_gems_are_put_to_use() -> None:
    t = scene(2).gems(0, "2 opal", "1 ruby")
    assert word(ThumbBot(), t) == "activate ruby"
    t.gems(0, "4 opal, 1 sapphire", "1 ruby")
    assert word(ThumbBot(), t) == "sell opal"


def test_auctions_are_opened_low_and_left_when_too_dear() -> None:
    t = scene(2).display("protection_crystal").energy(0, 90).energy(1, conc="red red red").gems(0, "3 opal, 2 sapphire")
    t.says(0, "offer protection_crystal")
    assert word(ThumbBot(), t) == "bid 40"
    t.says(0, "bid 41")
    assert word(ThumbBot(), t) == "bid 42"
    t.says(1, "bid 170")
    assert word(ThumbBot(), t) == "pass"


def test_a_mirror_costs_the_least_gem_and_frees_the_dearest_stone() -> None:
    t = scene(2).display("magic_mirror").energy(0, 50).gems(1, "1 opal, 1 ruby")
    t.buys(0, "magic_mirror", 40)
    assert word(ThumbBot(), t) == "release 40"
    t.says(0, "release 40")
    assert word(ThumbBot(), t) == "lose opal"


def test_a_free_step_that_only_harms_is_declined() -> None:
    t = scene(2, characters="kobold, witch", round_cap="1").display("runestone").energy(0, 20)
    t.table.levels[:6] = [0, 1, 0, 0, 0, 0]
    t.buys(0, "runestone", 20)
    assert word(ThumbBot(), t) == "decline"


def test_nothing_is_worth_keeping_in_the_last_round() -> None:
    t = scene(2).owns(1, "owl", "fox", "toad", "raven", "tomcat").energy(0, 30)
    view = GAME.view(t.table, 0)
    assert incomes_left(view) == 0.0
    assert Prospects(view).cost(30.0) < 1.0
    assert word(ThumbBot(), t) != "end"


def test_somebody_short_sells_what_is_idle_first() -> None:
    t = scene(2).display("crystal_ball").energy(0, 10).gems(0, "1 opal", "1 sapphire")
    t.says(0, "offer crystal_ball", "bid 20")
    t.says(1, "pass")
    assert word(ThumbBot(), t) == "sell inactive sapphire"
    t.says(0, "sell inactive sapphire")
    assert word(GreedyBot(), t) == "sell opal"
