"""What is in the way of offering, wishing, addressing, replying and taking."""

from __future__ import annotations

from zaubertisch.games.drachenei.actions import ADDRESS, ADDRESS_ALL, OFFER, REPLY, TAKE, WISH
from zaubertisch.games.drachenei.components import KIND_IDS
from zaubertisch.games.drachenei.obstacles.artefacts import not_in_hand
from zaubertisch.games.drachenei.obstacles.seats import nobody_there
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.obstacle import Obstacle, another_question
from zaubertisch.kernel.step import NOBODY


def in_the_way_of_trade(g: Drachenei, action: int) -> Obstacle:
    """[DE-110 DE-111] Whether trading goes on at all; whose offer is on the table; then the word itself."""
    if g.offerer == NOBODY:
        return no_trade(g)
    if ADDRESS <= action <= ADDRESS_ALL and not g.variant.addressed_offers:
        return Obstacle("open_offers")
    if g.question() == "reply" and not REPLY <= action < TAKE:
        return Obstacle("others_offer", {"other_seat": g.offerer})
    if action < WISH:
        return in_the_way_of_an_offer(g, action - OFFER)
    if action < ADDRESS:
        return in_the_way_of_a_wish(g, action - WISH)
    if action < REPLY:
        return in_the_way_of_an_address(g, action - ADDRESS)
    if action < TAKE:
        return in_the_way_of_a_reply(g, action - REPLY)
    return in_the_way_of_taking(g, action - TAKE)


def no_trade(g: Drachenei) -> Obstacle:
    """[DE-110 DE-115 DE-120] Never at this table, no more in this round, or not yet."""
    if g.variant.trade_laps == 0:
        return Obstacle("no_trading")
    return Obstacle("trading_over" if g.question() == "lay_out" else "trading_later")


def in_the_way_of_an_offer(g: Drachenei, kind: int) -> Obstacle:
    """[DE-111 DE-116] One's own offer is under way, or the card is not in hand."""
    if g.question() == "offer":
        return not_in_hand(g, kind)
    return Obstacle("offer_stands", {"kind": KIND_IDS[g.given]})


def in_the_way_of_a_wish(g: Drachenei, kind: int) -> Obstacle:
    """[DE-112 DE-R31] Nothing is offered for it, it was said, it is the kind offered, or there is no such card."""
    if g.question() == "offer":
        return Obstacle("no_offer_yet")
    if g.question() != "wish":
        return another_question(g.question())
    return Obstacle("same_kind" if kind == g.given else "not_in_the_box")


def in_the_way_of_an_address(g: Drachenei, seat: int) -> Obstacle:
    """[DE-113 DE-R30] An offer goes to another seat that has cards, when it has been made."""
    if g.question() == "offer":
        return Obstacle("no_offer_yet")
    if g.question() != "address":
        return another_question(g.question())
    if seat == g.asked:
        return Obstacle("own_offer")
    return nobody_there(g, seat) or Obstacle("no_cards", {"other_seat": seat})


def in_the_way_of_a_reply(g: Drachenei, kind: int) -> Obstacle:
    """[DE-113 DE-116 DE-R31] No offer, one's own, the kind that is offered, or a card that is not in hand."""
    if g.question() == "offer":
        return Obstacle("nothing_to_answer")
    if g.question() != "reply":
        return Obstacle("own_offer")
    return Obstacle("kind_they_offer", {"other_seat": g.offerer}) if kind == g.given else not_in_hand(g, kind)


def in_the_way_of_taking(g: Drachenei, seat: int) -> Obstacle:
    """[DE-114] Nobody has replied, or not this seat."""
    if g.question() != "settle":
        return Obstacle("no_replies")
    if seat == g.asked:
        return Obstacle("own_offer")
    return nobody_there(g, seat) or Obstacle("no_reply", {"other_seat": seat})
