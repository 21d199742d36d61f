"""Scenes in which red has arrived: beside others, at the examiner, with symbols played."""

from __future__ import annotations

from tests.games.magia.scene import MagiaScene


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
