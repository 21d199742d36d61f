"""What is in the way of a bid, and of anything that is no bid while bids go round."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import BID, CANCEL, DECLINE, PASS, PAY_AUTO, TAKE_BACK
from zaubertisch.games.zavandor.components import ITEMS, LEAST_BID
from zaubertisch.games.zavandor.energy.prices import modifiers
from zaubertisch.games.zavandor.obstacles.elsewhere import elsewhere
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.obstacle import Obstacle
from zaubertisch.kernel.step import NOBODY


def to_bidding(g: Zavandor, seat: int, action: int, rule: str) -> Obstacle:
    """[ZA-098 ZA-099 ZA-104] Too little, too much, or an opener who must bid."""
    if action == PASS or (action == DECLINE and rule == "ZA-098"):
        return Obstacle("opener_bids", {"item": ITEMS[g.item], "least": LEAST_BID[g.item]})
    if action < BID or action == CANCEL:
        return while_bids_go_round(g, action, rule)
    bid = action - BID
    if rule == "ZA-098":
        return Obstacle("below_the_minimum", {"item": ITEMS[g.item], "bid": bid, "least": LEAST_BID[g.item]})
    if rule == "ZA-104":
        return Obstacle("not_higher", {"bid": bid, "highest": g.bid, "seat": g.bidder})
    return Obstacle("beyond_worth", {"bid": bid, "net": bid + modifiers(g, seat, g.item), "worth": g.worth(seat)})


def while_bids_go_round(g: Zavandor, action: int, rule: str) -> Obstacle:
    """[ZA-096 ZA-111 ZA-124] Nothing comes of the item yet, nothing is to pay yet, no way out of an auction."""
    if rule == "ZA-124":
        return Obstacle("auction_first", {"item": ITEMS[g.item]})
    opening = g.bidder == NOBODY
    if opening and action in (CANCEL, TAKE_BACK):
        return Obstacle("opening_is_held", {"item": ITEMS[g.item], "least": LEAST_BID[g.item]})
    if opening and PAY_AUTO <= action < PASS:
        return Obstacle("no_bid_yet", {"item": ITEMS[g.item], "least": LEAST_BID[g.item]})
    if PAY_AUTO <= action < PASS:
        key = "nothing_lies_there_yet" if action == TAKE_BACK else "nothing_to_pay_yet"
        return Obstacle(key, {"item": ITEMS[g.item]})
    if action == CANCEL:
        return Obstacle("auction_is_held", {"item": ITEMS[g.item]})
    return elsewhere(g, action)
