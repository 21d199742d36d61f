"""What is in the way of naming, stealing, symbols, trading, discarding and securing."""

from __future__ import annotations

from zaubertisch.games.magia.actions import CLAIM, DISCARD, NAME, PICK, PRESENT, STEAL, USE
from zaubertisch.games.magia.components import BOOKS, CRYSTALS, EXAMINER, FIGURES, SYMBOLS
from zaubertisch.games.magia.table.elsewhere.moving import of_naming_him
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.magia.turn.symbols import Trade
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_naming(g: Magia, action: int) -> Obstacle:
    """[MA-020 MA-021] Too few cards for the examiner, no way for him, or no card that moves the apprentice."""
    figure = action - NAME
    if figure == EXAMINER:
        return of_naming_him(g)
    return Obstacle("cannot_be_moved", {"figure": FIGURES[figure]})


def in_the_way_of_a_theft(g: Magia, action: int) -> Obstacle:
    """[MA-028 MA-029] No such master, the own hand, or an empty one."""
    victim = action - STEAL
    if victim >= g.seats:
        return Obstacle("no_such_master", {"count": g.seats})
    if victim == g.asked:
        return Obstacle("own_hand")
    return Obstacle("empty_hand", {"victim_seat": victim})


def in_the_way_of_a_symbol(action: int, rule: str) -> Obstacle:
    """[MA-113 MA-123 MA-126] Not played, nobody to trade with, or nothing to play another part with."""
    if rule == "MA-126":
        return Obstacle("nothing_to_double")
    if rule == "MA-123":
        return Obstacle("nobody_to_trade_with")
    return Obstacle("symbol_not_played", {"symbol": SYMBOLS[action - USE]})


def in_the_way_of_a_trade(g: Magia, step: Trade, action: int) -> Obstacle:
    """[MA-121 MA-122] No such crystal or master, oneself, a secured master, or an empty supply."""
    if step.at == Trade.CRYSTAL:
        key = "supply_lacks" if step.giver == step.seat else "giver_lacks"
        return Obstacle(key, {"seat": step.giver, "crystal": CRYSTALS[action - PICK]})
    other = action - PRESENT if action >= PRESENT else action - CLAIM
    if other >= g.seats:
        return Obstacle("no_such_master", {"count": g.seats})
    if other == step.seat:
        return Obstacle("trades_alone")
    if g.is_safe(other):
        return Obstacle("their_supply_frozen", {"seat": other})
    return Obstacle("own_supply_empty") if action >= PRESENT else Obstacle("supply_empty", {"seat": other})


def in_the_way_of_discarding(action: int) -> Obstacle:
    """[MA-135] Only what is held can be put down."""
    return Obstacle("not_held", {"card": action - DISCARD})


def in_the_way_of_securing(g: Magia, rule: str) -> Obstacle:
    """[MA-129 MA-130 MA-133] Somebody else's turn, done already, other crystals than the book's, or a move begun."""
    if g.asked != g.active:
        return Obstacle("others_turn", {"seat": g.active})
    if rule == "MA-133":
        return Obstacle("book_secured")
    if rule == "MA-130":
        return Obstacle("move_would_bring_crystal")
    air, water, fire = BOOKS[g.books[g.asked]]
    first = 3 * g.asked
    return Obstacle("other_crystals", {
        "own_air": g.supplies[first], "own_water": g.supplies[first + 1], "own_fire": g.supplies[first + 2],
        "air": air, "water": water, "fire": fire,
    })
