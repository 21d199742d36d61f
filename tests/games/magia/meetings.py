"""Scenes in which red has arrived: beside others, at the examiner, with symbols played."""

from __future__ import annotations

from typing import Final

from tests.games.magia.scene import MagiaScene, scene

#: Everything that can be asked.
QUESTIONS: Final[list[str]] = [
    "name", "steal", "step", "direction", "examiner", "pay", "jump_on", "star", "secure", "announce", "examine",
    "lose_or_receive", "row", "place", "rob", "pick", "symbol", "trade", "trade_crystal", "discard",
]


def arriving(t: MagiaScene) -> MagiaScene:
    """Red has gone from A2 to A3 with a plain card; seat 0 has another card left."""
    t.at("red", "A2").crystal("A3", "none").hand(0, "red", "blue")
    t.says(0, "name red", "play red", "go e", "stop")
    return t


def symbols(t: MagiaScene, *cards: str, left: int = 0) -> MagiaScene:
    """Red has gone east from A2 with these cards, with so many left, and nothing else has happened."""
    t.at("red", "A2").at("examiner", "G4").crystal("A3", "none").crystal("A4", "none").crystal("A5", "none")
    t.says(0, "name red")
    t.table.diary.clear()
    t.hand(0, *cards, *["green"] * left)
    for card in cards:
        t.says(0, f"play {card}", "go e")
    if left:
        t.says(0, "stop")
    return t


def empty(t: MagiaScene) -> MagiaScene:
    """No master has a crystal."""
    for seat in range(t.table.seats):
        t.supply(seat, "000")
    return t


def examined(t: MagiaScene) -> MagiaScene:
    """Red has come to the examiner on A3."""
    return arriving(t.at("examiner", "A3"))


def before_naming() -> MagiaScene:
    """Seat 1 has five crystals, so it is asked about its book before it names a figure."""
    t = scene().supply(1, "311").at("red", "A2").crystal("A3", "none").hand(0, "red").at("examiner", "G4")
    t.says(0, "name red")
    t.table.diary.clear()
    t.hand(0, "red").says(0, "play red", "go e")
    assert (t.table.question(), t.table.asked) == ("secure", 1)
    return t


def told(t: MagiaScene, word: str, seat: int = 0) -> tuple[str, str]:
    """The rule a refused word breaks, and what is said to be in its way."""
    return t.refuses(seat, word), t.in_the_way(seat, word)[0]
