"""Copies and saved tables at every kind of question, and laws that hold after every move."""

from __future__ import annotations

from tests.games.magia.scene import scene
from tests.support.rules import rule
from zaubertisch.games.magia.components import EXAMINER
from zaubertisch.games.magia.game import GAME
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint

QUESTIONS = {
    "name", "steal", "step", "direction", "examiner", "pay", "jump_on", "star", "secure", "announce",
    "lose_or_receive", "row", "place", "rob", "pick", "symbol", "trade", "trade_crystal",
}


def busy_table(seed: int) -> Magia:
    """A table in which much can happen: nearly full spells, full supplies."""
    t = scene(3 + seed % 2, symbol_distribution="lively").full("red").full("black").spell("blue", "222", "122")
    t.spell("green", "222", "212").spell("yellow", "231", "111").supply(0, "320").supply(1, "111")
    t.table.chance = FastChance(seed)
    return t.table


def check_copies(table: Magia) -> None:
    assert fingerprint(table.clone()) == fingerprint(table)
    assert fingerprint(GAME.restore(GAME.save(table))) == fingerprint(table)


def test_copies_and_saved_tables_are_equal_at_every_kind_of_question() -> None:
    lots = FastChance(4)
    left = set(QUESTIONS)
    for seed in range(60):
        table = busy_table(seed)
        while not table.over and left:
            if table.question() in left:
                left.remove(table.question())
                check_copies(table)
            table.apply(lots.pick(table.options()))
    assert left == set()


def test_copies_are_equal_at_the_rarest_questions() -> None:
    t = scene().at("examiner", "C3").hand(0, *["red"] * 3).at("blue", "C4").at("green", "C4")
    t.spell("blue", "222", "111").spell("green", "222", "100")
    t.says(0, "name examiner", "go e", "play red", "play red")
    assert t.table.question() == "examine"
    check_copies(t.table)
    u = scene().hand(0, *["red"] * 4, *["blue"] * 3).at("red", "C3").crystal("C4", "none")
    u.says(0, "name red", "play red", "go e", "stop")
    assert u.table.question() == "discard"
    check_copies(u.table)


@rule("MA-024", "MA-040", "MA-059", "MA-041", "MA-125")
def test_laws_that_hold_over_whole_games() -> None:
    """The pile only shrinks, by two a turn at most; parts follow doubles; nobody stops where a part began."""
    lots = FastChance(9)
    for seed in range(6):
        table = GAME.new(2 + seed % 5, seed)
        assert isinstance(table, Magia)
        pile, turn, secured = len(table.pile), table.turn, 0
        while not table.over:
            before = table.figures[:]
            table.apply(lots.pick(table.options()))
            table.check()
            if table.turn != turn:
                assert pile - len(table.pile) <= 2
                pile, turn = len(table.pile), table.turn
            assert table.passed & secured == secured
            secured = table.passed
            assert sum(now != then for now, then in zip(table.figures, before, strict=True)) <= 2
            assert table.played <= 7
            if table.figure == EXAMINER:
                assert table.played == 0
