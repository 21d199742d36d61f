"""What obstacles are made of: cards, places and sides by their words."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import square_word
from zaubertisch.games.wizwar.aim.plan import PUNCHING, SPEEDING, Plan
from zaubertisch.games.wizwar.cards import CARDS, EV, ITEM
from zaubertisch.games.wizwar.components import SIDES
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.obstacle import Obstacle


def is_no_helper(kind: int) -> Obstacle:
    """[WW-R08] A card that helps another spell by its energy only, or not at all."""
    return of_card("helps_by_energy" if EV[kind] else "is_no_helper", kind)


def of_card(key: str, kind: int) -> Obstacle:
    """What is to be said of a card."""
    return Obstacle(key, {"spell": CARDS[kind].key})


def of_square(key: str, square: int) -> Obstacle:
    return Obstacle(key, {"square": square_word(square)})


def of_side(key: str, square: int, side: int, walker: int) -> Obstacle:
    """What is to be said of one side of a square, to or about whoever would go there."""
    return Obstacle(key, {"square": square_word(square), "side": SIDES[side], "walker_seat": walker})


def of_border(key: str, border: int) -> Obstacle:
    return Obstacle(key, border_fields(border))


def border_fields(border: int) -> dict[str, Value]:
    return {"square": square_word(border // 2), "side": "south" if border % 2 else "east"}


def of_wizard(key: str, seat: int) -> Obstacle:
    return Obstacle(key, {"seat": seat})


def of_deed(key: str, p: Plan) -> Obstacle:
    """What is to be said of what a plan does: its card, a punch or a speed-up."""
    return Obstacle(key, {"spell": deed(p)})


def deed(p: Plan) -> str:
    return {PUNCHING: "punch", SPEEDING: "speed"}.get(p.what, "") or CARDS[p.card].key


def not_held(g: WizWar, seat: int, kind: int) -> Obstacle:
    """A card that is not in the hand: it lies open before the seat, or it is not there at all."""
    return of_card("carried_not_held" if g.carried.has(seat, kind) else "not_held", kind)


def not_carried(g: WizWar, seat: int, kind: int) -> Obstacle:
    """What is not carried: no item, still in hand, or not there at all."""
    if not CARDS[kind].types & ITEM:
        return of_card("is_no_item", kind)
    return of_card("held_not_carried" if g.hands.has(seat, kind) else "not_carried", kind)
