"""The bots, and the table told in lines."""

from __future__ import annotations

import pytest

from tests.games.magia.scene import MagiaScene, field_of, scene
from zaubertisch.bots.bot import Bot, Calm, Choice
from zaubertisch.bots.magia.names import BOTS
from zaubertisch.bots.magia.weighing import distance, line_end, nearness
from zaubertisch.bots.magia.worth import Worth
from zaubertisch.bots.random_bot import RandomBot
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.kernel.chance import Chance
from zaubertisch.kernel.event import PUBLIC, WATCHER
from zaubertisch.kernel.table import Table
from zaubertisch.lab.arena import play_with_bots
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.magia import lines


def nothing(chance: Chance) -> Table:
    raise AssertionError("these bots imagine nothing")


def says(t: MagiaScene, bot: str = "thumb") -> Choice:
    seat = t.table.asked
    return BOTS[bot](1).choose(GAME.view(t.table, seat), t.table.options()[:], nothing, Calm())


def said(t: MagiaScene, bot: str = "thumb") -> str:
    return GAME.actions.word(says(t, bot).action)


@pytest.mark.parametrize("options", [
    {}, {"direction_reading": "U"}, {"open_supplies": "false"}, {"open_hands": "true"},
])
def test_bots_play_whole_games_under_every_reading(options: dict[str, str]) -> None:
    for seats in (2, 4):
        table = GAME.new(seats, seats, options)
        bots: list[Bot] = [BOTS["thumb"](seat) if seat % 2 else BOTS["nearest"](seat) for seat in range(seats)]
        play_with_bots(table, bots, Calm())
        table.check()


@pytest.mark.many
def test_thumb_beats_random_masters() -> None:
    won = 0.0
    for seed in range(8):
        table = GAME.new(2, seed)
        play_with_bots(table, [BOTS["thumb"](seed), RandomBot(seed)], Calm())
        winners = table.outcome().winners
        won += winners.count(0) / len(winners)
    assert won >= 6


def test_thumb_secures_an_exact_book() -> None:
    t = scene(2).supply(1, "320").book(1, "320").hand(0, "red").at("blue", "A3")
    t.says(0, "name blue")
    assert said(t) == "secure"
    assert said(t, "nearest") == "secure"


def test_thumb_ends_the_game_when_it_leads_and_waits_when_it_does_not() -> None:
    t = scene().at("red", "A2").at("examiner", "A3").crystal("A3", "none").hand(0, "red").full("red").full("black")
    t.mission(0, "red", "black").supply(0, "000")
    t.says(0, "name red", "play red", "go e", "stop")
    assert said(t) == "announce"
    t.supply(0, "009").secured(1, "320").full("green")
    assert said(t) == "continue"


def test_thumb_walks_a_favourite_to_a_crystal_it_needs() -> None:
    t = scene().at("red", "A2").crystal("A3", "water").mission(0, "red", "black").spell("red", "132", "120")
    t.hand(0, "red", "red").draws("purple", "purple")
    assert said(t) == "name red"
    while t.table.asked == 0:
        t.says(0, said(t))
    assert sum(int(count) for count in t.has("red")) > 3


def test_thumb_lays_crystals_near_those_it_helps() -> None:
    t = scene().mission(0, "red", "black").spell("red", "222").spell("blue", "222")
    worth = Worth(GAME.view(t.at("red", "A1").at("blue", "I5").table, 0))
    assert nearness(worth, 0, field_of("A2")) > nearness(worth, 0, field_of("I4"))
    assert distance(field_of("A1"), field_of("I5")) == 8
    assert LABELS[line_end(GAME.view(t.table, 0), 0)] == "A1"


def test_a_bot_gives_a_reason_in_both_languages() -> None:
    t = scene()
    choice = says(t)
    for lang in ("en", "de"):
        assert Words(lang, "magia", strict=True).because(choice)
    assert says(t, "nearest").because == "nearest"


ENGLISH = Words("en", "magia", ["Ana", "Ben", "Cora", "Dan"], strict=True)


def test_one_hears_the_board_the_apprentices_and_ones_own_secrets() -> None:
    t = scene().at("red", "A2").crystal("A2", "fire").mission(0, "red", "black").book(0, "320").hand(0, "red star")
    t.spell("red", "222", "100").full("blue", secured=True).full("green").supply(0, "011")
    heard = lines(GAME.view(t.table, 0), ENGLISH)
    assert heard[0] == "Turn 1, part 1: it is your turn."
    assert any("; A2, owl field, fire, here: Red;" in line for line in heard)
    assert "  Red is on A2 (owl field): spell air 1 of 2, water 0 of 2, fire 0 of 2; your favourite." in heard
    blue = "  Blue is in the blue bay (owl field): spell air 2 of 2, water 2 of 2, fire 2 of 2; full and secured."
    assert blue in heard
    own = heard.index("You (Ana)")
    assert heard[own + 1 : own + 4] == [
        "  Hand: Red star; supply: air 0, water 1, fire 1.", "  Your book: air 3, water 2, fire 0.",
        "  Your favourites: Red and Black.",
    ]
    assert "  Red cards lead to the north-west or north-east." in heard
    outside = lines(GAME.view(t.table, 1), ENGLISH)
    assert outside[0] == "Turn 1, part 1: Ana plays."
    assert outside[outside.index("Ana") + 1] == "  1 card; supply: air 0, water 1, fire 1."
    assert not any("Ana: air" in line for line in outside)


def test_whoever_decides_at_a_meeting_hears_what_it_is_about() -> None:
    t = scene().hand(0, "red").at("red", "A2").at("blue", "A3").crystal("A3", "none")
    t.spell("red", "240", "100").spell("blue", "222", "101")
    t.says(0, "name red", "play red", "go e", "stop")
    rob = "Red has stopped beside Blue and may take a crystal that its own spell still lacks."
    assert rob in lines(GAME.view(t.table, 0), ENGLISH)
    assert "It is about Blue." in lines(GAME.view(t.table, 1), ENGLISH)
    u = scene().hand(0, "blue", "blue", "blue", "red").at("blue", "C3").at("green", "C3")
    u.spell("blue", "222", "111").spell("green", "222", "111")
    u.says(0, "name examiner", "summon blue", "play blue", "play blue", "play blue")
    exam = "The examiner meets Green and Blue; you decide the order of the exams."
    assert exam in lines(GAME.view(u.table, 0), ENGLISH)
    u.says(0, "examine green")
    fate = "Green meets the examiner with a spell that is not full: it loses a crystal, or you give it one of yours."
    assert fate in lines(GAME.view(u.table, 0), ENGLISH)


def test_one_hears_what_a_question_is_about() -> None:
    t = scene().hand(0, "blue", "blue", "blue", "red").at("blue", "C3").crystal("C3", "none")
    t.spell("blue", "222", "111")
    t.says(0, "name examiner", "summon blue")
    assert "The examiner’s move (summons to Blue): 0 of 3 cards paid." in lines(GAME.view(t.table, 2), ENGLISH)
    t.says(0, "play blue", "play blue", "play blue", "lose fire")
    heard = lines(GAME.view(t.table, 2), ENGLISH)
    assert "It is about Blue." in heard
    assert "The crystal to lay back: fire." in heard
    u = scene().hand(0, "red star", "red", "blue").at("red", "A2")
    u.says(0, "name red", "play red star")
    assert "Red star is played and its step still to be taken." in lines(GAME.view(u.table, 1), ENGLISH)
    told = lines(GAME.view(u.table, 1), ENGLISH)
    assert any(line.startswith("  east: A3, ") for line in told[told.index("Ways of Red on A2"):])
    u.says(0, "go e")
    assert "Symbols on the cards of this part: star." in lines(GAME.view(u.table, 1), ENGLISH)
    v = scene().hand(0, "blue", "blue", "red")
    v.says(0, "name examiner", "go nw")
    told = lines(GAME.view(v.table, 1), ENGLISH)
    assert "The examiner’s move (line to the north-west): 0 of 3 cards paid." in told
    assert "Ways of the examiner on the desk at E5" in told


def test_whole_games_can_be_heard_by_everybody_in_both_languages() -> None:
    from zaubertisch.kernel.chance import FastChance

    lots = FastChance(2)
    for seats, options in ((2, {}), (3, {"open_supplies": "false", "open_hands": "true"})):
        table = GAME.new(seats, 5, options)
        count = 0
        while not table.over:
            count += 1
            if count % 7 == 0:
                for lang in ("en", "de"):
                    assert lines(table.view([0, 1, WATCHER, PUBLIC][count % 4]), Words(lang, "magia", strict=True))  # type: ignore[arg-type]
            table.apply(lots.pick(table.options()))
        heard = lines(table.view(0), ENGLISH)  # type: ignore[arg-type]
        assert heard[0] == "The game is over."
        assert heard[heard.index("Points") + 1] == f"  Ana: {table.outcome().scores[0]}"
