"""What a viewer of Zauberschwert & Drachenei knows, field by field; `knowledge.py` says who may see what."""

from __future__ import annotations

from zaubertisch.games.drachenei.variants import Variant
from zaubertisch.kernel.view import View


class DracheneiView(View):
    """[DE-005 DE-006 DE-R41] All but others' hands and the stacks; of those, sizes, letters and what was shown."""

    variant: Variant
    round: int
    phase: int
    start_seat: int
    idle: int
    display: list[int]
    letters: list[int]  # cards of each letter in the stack, the top ones first
    to_come: list[int]  # the adventure cards not seen yet
    artefacts: int
    magic: list[int]
    stones: list[int]
    owners: list[int]  # of the six spells
    used: list[int]  # spells used in this round
    placed: list[int]
    hands: list[list[int]]  # by seat, how many of each kind it holds; empty where the viewer cannot see it
    hand_sizes: list[int]
    laid: list[list[int]]  # by seat, how many of each artefact
    shown: list[list[int]]  # by seat, how many of each kind all know to be in its hand
    unseen: list[int]  # how many of each kind the viewer has not seen: in the stack or in a hand, not shown
    place: int  # the place that is evaluated
    bid: int
    bidder: int
    bidding: list[int]
    voted: list[int]
    alone: list[int]  # of the votes the viewer knows
    fighters: list[int]
    price: int  # what the asked fighter would pay, or who votes if all agree
    bonus: int  # the artefact whose choice is asked for
    many: int  # and how many such artefacts give it
    lap: int
    offerer: int
    given: int
    wish: int
    address: int
    replies: list[int]
    end: str
