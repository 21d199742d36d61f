"""The table in words: everything a viewer knows is said, in both languages, at every decision."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from zaubertisch.bots.bot import Calm
from zaubertisch.bots.zavandor.thumb import ThumbBot
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.view import ZavandorView
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables import zavandor

ENGLISH = Words("en", "zavandor", ["Ann", "Bob", "Cid"], strict=True)


def lines(view: ZavandorView, words: Words) -> list[str]:
    """What is told, under whichever heading."""
    return [line.strip() for line in zavandor.lines(view, words)]


@pytest.mark.many
def test_every_view_of_a_game_can_be_told() -> None:
    table = GAME.new(3, 4, {"characters": "pick", "turn_blocks": "on"})
    assert isinstance(table, Zavandor)
    bots = [ThumbBot(seat) for seat in range(3)]
    both = [ENGLISH, Words("de", "zavandor", strict=True)]
    number = 0
    while not table.over:
        number += 1
        for viewer in (0, 1, 2, WATCHER, PUBLIC, TRUTH) if number % 9 == 0 else ():
            for words in both:
                assert len(lines(GAME.view(table, viewer), words)) > 20
        seat = table.asked
        table.apply(bots[seat].choose(GAME.view(table, seat), table.options(), Imagination(table, seat), Calm()).action)
    assert lines(GAME.view(table, 0), ENGLISH)[0] == "The game is over."


def test_discs_are_told_only_when_they_are_dealt() -> None:
    table = GAME.new(2, 1, {"characters": "pick"})
    assert isinstance(table, Zavandor)
    told = "\n".join(lines(GAME.view(table, 0), ENGLISH))
    assert (told.count("no disc yet"), told.count("disc 0"), told.count("Turn order")) == (2, 0, 0)
    for word in ("choose elf", "choose mage"):
        table.apply(GAME.actions.number(word))
    told = "\n".join(lines(GAME.view(table, 0), ENGLISH))
    assert ("no disc yet" in told, "Elf, disc" in told, "Turn order: " in told) == (False, True, True)


def test_own_cards_are_told_to_their_owner_only() -> None:
    t = scene(3, characters="fairy, elf, witch").energy(0, 7, "blue 5, red 13", "green")
    t.table.draw_sage_cards(0, 1)
    mine, other = lines(GAME.view(t.table, 0), ENGLISH), lines(GAME.view(t.table, 1), ENGLISH)
    assert "Your cards in hand: blue 5, red 13. Liquid energy 55, with all gems sold 75." in mine
    assert any(line.startswith("Under your disc: green") for line in mine)
    assert not any("blue 5" in line for line in other)
    energy = "Dust: 7; concentrated energy: 1 × green; cards in hand: 1 × blue, 1 × red; weight 8, hand limit 5."
    assert energy in mine
    assert energy in other
    assert "Under the disc: 2 × green." in other


def test_prices_are_told_with_their_parts() -> None:
    t = scene(3).markers(12, 3, 3).owns(0, "magic_belt").display("magic_belt", "runestone").energy(0, 90)
    said = "\n".join(lines(GAME.view(t.table, 0), ENGLISH))
    assert "1 × Magic Belt: you may not have a second one." in said
    assert "1 × Runestone: from 20, you would pay 30 (order +10); you may bid up to 97." in said
    assert said.count("Each from 120, you would pay 140 (order +20); you cannot pay that.") == 1
    assert "Phoenix: 5 + 4 points for you now. 5 points, and 2 for each kind of active gem." in said
    assert said.count("By the turn order: artefacts +10, sentinels +20.") == 1
    other = "\n".join(lines(GAME.view(t.table, 1), ENGLISH))
    assert "1 × Runestone: from 20, you would pay 20;" in other
    public = "\n".join(lines(GAME.view(t.table, WATCHER), ENGLISH))
    assert "1 × Runestone: from 20." in public
    assert "Owl: from 120." in public


def test_a_level_is_offered_with_what_it_brings_and_the_viewer_is_called_you() -> None:
    t = scene(2, characters="mage, elf").energy(0, 90)
    view = GAME.view(t.table, 0)
    assert zavandor.label(view, ENGLISH, "learn artefacts") == "Learn: Artefacts 2 for 4: Artefacts −5, sentinels −10"
    assert zavandor.label(view, ENGLISH, "step fire") == "Free step: Fire 1: The way to rubies begins"
    told = "\n".join(lines(view, ENGLISH))
    assert "Turn order: You, " in told
    assert "Levels: Knowledge of Energy Flow 1. Stones" in told  # and nothing of tracks nobody has entered
    assert "Opal 10 (brings 5): 1 point; every three yield 10 dust a round, two 5, one 2." in told


def test_an_auction_and_its_payment_are_told() -> None:
    t = scene(3).display("runestone").energy(0, 12, "red 13").energy(1, 0, "blue 3").gems(0)
    t.says(0, "offer runestone")
    assert "Auction: Runestone. Nobody has bid yet." in lines(GAME.view(t.table, 1), ENGLISH)
    t.says(0, "bid 21")
    t.says(1, "pass")
    said = lines(GAME.view(t.table, 2), ENGLISH)
    assert "Auction: Runestone. Highest bid: 21 (Ann). Passed: Bob." in said
    assert "The cards in hand are worth at least 9." in said
    t.says(2, "pass")
    t.says(0, "put red 13")
    said = lines(GAME.view(t.table, 0), ENGLISH)
    assert "To be paid: 21." in said
    assert "You have put down: red 13." in said
    assert "Paying automatically puts down red 13, 8 dust, and leaves 4 dust." in said


def test_what_would_be_kept_is_told() -> None:
    t = scene(2).energy(0, 12, "blue 4, blue 6, green 8")
    t.says(0, "end")
    t.says(1, "end")
    assert "Keeping the best gives back 10 dust, and leaves 2 dust." in lines(GAME.view(t.table, 0), ENGLISH)
    assert not any("Keeping" in line for line in lines(GAME.view(t.table, 1), ENGLISH))


def test_the_struck_down_and_the_short_are_told() -> None:
    t = scene(3, overbid="wrath").display("runestone", "crystal_ball").energy(1, 8, "blue 3").gems(1, "2 sapphire")
    t.says(0, "offer runestone", "bid 300")
    t.says(1, "pass")
    t.says(2, "pass")
    assert "Ann: struck down by the sentinels." in lines(GAME.view(t.table, 1), ENGLISH)
    t.says(1, "offer crystal_ball", "bid 20")
    t.says(2, "pass")
    t.says(1, "sell sapphire")
    assert "The cards in hand are worth at most 11." in lines(GAME.view(t.table, 2), ENGLISH)
