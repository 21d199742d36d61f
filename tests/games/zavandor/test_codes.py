"""The learners' codes: few, fixed, and never two for one thing."""

from __future__ import annotations

import pytest

from tests.games.zavandor.scene import scene
from zaubertisch.games.zavandor.codes import CODES, NO_CODE, code_of, codes_of
from zaubertisch.games.zavandor.game import GAME
from zaubertisch.kernel.chance import FastChance


def test_the_codes_are_those_of_the_table_of_codes() -> None:
    t = scene(2).energy(0, 90).display("runestone", "talisman")
    found = {GAME.actions.word(action): code for code, action in codes_of(t.table.options()).items()}
    assert (found["end"], found["enchant opal"], found["sell sapphire"], found["deactivate opal"]) == (0, 1, 7, 21)
    assert (found["learn gems"], found["release 40"], found["offer runestone"]) == (26, 36, 38)
    t.says(0, "offer runestone")
    options = t.table.options()
    assert [code_of(options[jump], options) for jump in (0, 1, 63, 64)] == [87, 88, 150, NO_CODE]


@pytest.mark.parametrize(
    ("word", "code"),
    [("decline", 0), ("lose opal", 6), ("step storage", 31), ("pay auto", 58), ("keep auto", 58), ("settle", 59),
     ("take back", 60), ("put blue 3", 61), ("discard red 17", 81), ("put conc red", 85), ("discard conc red", 85),
     ("pass", 86), ("discard dust", 151), ("choose kobold", 6)],
)
def test_words_of_different_questions_may_share_a_code(word: str, code: int) -> None:
    action = GAME.actions.number(word)
    assert code_of(action, [action]) == code


def test_every_option_has_a_code_of_its_own() -> None:
    chance = FastChance(3)
    for seed in range(12):
        table = GAME.new(2 + seed % 5, seed, {"characters": "pick"} if seed % 2 else {})
        while not table.over:
            options = table.options()
            coded = codes_of(options)
            jumps = len([action for action in options if code_of(action, options) == NO_CODE])
            assert len(coded) == len(options) - jumps
            assert all(0 <= code < CODES for code in coded)
            table.apply(chance.pick(options))


@pytest.mark.parametrize(
    ("said", "word"),
    [("nominate talisman", "offer talisman"), ("nominate owl", "offer owl"), ("learn know_fire", "learn fire"),
     ("step know_gems", "step gems"), ("give blue 3", "discard blue 3"), ("give conc red", "discard conc red"),
     ("shrink dust", "discard dust"), ("Sell  Ruby", "sell ruby"), ("sell opal inactive", "sell inactive opal")],
)
def test_other_words_for_a_move_are_understood_and_written_as_its_own(said: str, word: str) -> None:
    assert GAME.actions.word(GAME.actions.number(said)) == word


def test_no_move_has_lost_its_own_word_to_another() -> None:
    assert [GAME.actions.number(word) for word in GAME.actions.words] == list(range(len(GAME.actions)))
