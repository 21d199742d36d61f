"""Additional actions: a symbol, and with whom a crystal is traded."""

from __future__ import annotations

from zaubertisch.games.magia.actions import CLAIM, PRESENT
from zaubertisch.games.magia.components import CRYSTAL, EXAMINER, SYMBOLS
from zaubertisch.games.magia.table.elsewhere.asking import (
    Reason,
    no_such_master,
    over,
    parts_are_over,
    symbol_is_chosen,
    symbols_shown,
)
from zaubertisch.games.magia.table.state import State
from zaubertisch.kernel.obstacle import Obstacle


def of_a_symbol(g: State, symbol: int) -> Reason:
    """[MA-016 MA-059 MA-114 MA-116] None for a secured master or the examiner; one is chosen; the parts are over."""
    if g.is_safe(g.asked):
        return "MA-116", Obstacle("secured_without_symbols")
    if symbol_is_chosen(g):
        return "MA-114", Obstacle("symbol_chosen")
    if parts_are_over(g):
        return over(g)
    if g.figure == EXAMINER:
        return "MA-059", Obstacle("he_has_no_symbols")
    return of_its_time(g, symbol)


def of_its_time(g: State, symbol: int) -> Reason:
    """[MA-013 MA-113] It comes later, or was not played."""
    shown = symbols_shown(g)
    if shown >> symbol & 1:
        return "MA-013", Obstacle("symbols_later")
    if shown:
        return "MA-113", Obstacle("symbol_not_played", {"symbol": SYMBOLS[symbol]})
    return "MA-113", Obstacle("no_symbol_played")


def of_a_trade(g: State, action: int) -> Reason:
    """[MA-013 MA-116 MA-121 MA-R84] No such master, a secured one, settled already, later, or no crystal symbol."""
    other = action - PRESENT if action >= PRESENT else action - CLAIM
    if other >= g.seats:
        return no_such_master(g, "MA-121")
    if other == g.asked:
        return "MA-121", Obstacle("trades_alone")
    if g.is_safe(g.asked):
        return "MA-116", Obstacle("secured_without_symbols")
    if g.question() == "trade_crystal":
        return "MA-R84", Obstacle("partner_chosen")
    if not symbols_shown(g) >> CRYSTAL & 1 or symbol_is_chosen(g) or parts_are_over(g):
        return "MA-121", Obstacle("no_crystal_symbol")
    return ("MA-114", Obstacle("symbol_first")) if g.question() == "symbol" else ("MA-013", Obstacle("symbols_later"))
