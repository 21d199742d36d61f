"""What is in the way of a payment: pieces one has not, a price that is covered, or is not."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import ACTIVATE, BID, CANCEL, DECLINE, PASS, PAY, PAY_AUTO, PUT, SELL, TAKE_BACK
from zaubertisch.games.zavandor.boards import NOTHING
from zaubertisch.games.zavandor.components import CARDS, ITEMS, KINDS, PIECES
from zaubertisch.games.zavandor.energy.purse import worth_of
from zaubertisch.games.zavandor.obstacles.elsewhere import elsewhere
from zaubertisch.games.zavandor.obstacles.turn import lacking_gem
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.obstacle import Obstacle


def to_paying(g: Zavandor, seat: int, action: int, rule: str) -> Obstacle:
    """[ZA-058 ZA-060 ZA-061 ZA-108 ZA-112 ZA-R04 ZA-R66] Too little, too much, nothing there, or no way back."""
    if action == PAY_AUTO:
        return Obstacle("liquid_too_small", {"price": g.price, "liquid": g.liquid(seat)})
    if action == PAY:
        return Obstacle("not_covered", {"price": g.price, "down": worth_of(g.put), "dust": g.dust[seat]})
    if action == TAKE_BACK:
        return Obstacle("nothing_put_down")
    if PUT <= action < PUT + PIECES:
        return to_putting(g, action - PUT, rule)
    if SELL <= action < ACTIVATE:
        return to_selling(g, seat, action - SELL, rule)
    return back_out(g, action, rule)


def to_putting(g: Zavandor, piece: int, rule: str) -> Obstacle:
    """[ZA-058 ZA-060] The price is covered, or there is no such piece, or none that does not lie there yet."""
    if rule == "ZA-060":
        return Obstacle("covered", {"price": g.price, "down": worth_of(g.put)})
    return lacking_piece(piece, piece in g.put)


def lacking_piece(piece: int, all_down: bool) -> Obstacle:
    """[ZA-058 ZA-138] Cards and concentrated energy one has not, or has put down already."""
    if piece < CARDS:
        return Obstacle("all_such_cards_lie_there" if all_down else "no_such_card", {"cards": [piece]})
    return Obstacle("all_such_energy_lies_there" if all_down else "no_such_energy", {"concentrated": [piece - CARDS]})


def to_selling(g: Zavandor, seat: int, which: int, rule: str) -> Obstacle:
    """[ZA-076 ZA-112 ZA-R09] No such gem, or energy enough without it."""
    if rule == "ZA-076":
        return lacking_gem(g, seat, which % KINDS, which < KINDS)
    return Obstacle("energy_is_enough", {"price": g.price, "liquid": g.liquid(seat)})


def back_out(g: Zavandor, action: int, rule: str) -> Obstacle:
    """[ZA-108 ZA-124 ZA-R66] What was won is won, and paid before it does anything; a purchase is cancelled once."""
    if rule == "ZA-124" or (action == DECLINE and rule == "ZA-R66"):
        return Obstacle("payment_first", {"item": ITEMS[g.item], "price": g.price})
    if g.bought == NOTHING and (action == PASS or BID <= action < CANCEL):
        return Obstacle("bidding_is_over", {"item": ITEMS[g.item]})
    if action == CANCEL:
        held = g.bought == NOTHING
        return Obstacle("auction_is_held", {"item": ITEMS[g.item]}) if held else Obstacle("cancelled_before")
    return elsewhere(g, action)
