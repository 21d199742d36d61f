"""Points, and who has won."""

from __future__ import annotations

from zaubertisch.games.magia.components import (
    BOOK_POINTS,
    BOOK_SIZE,
    BOOKS,
    COLOURS,
    END_POINTS,
    MISSIONS,
    SHARED_END_POINTS,
    SPELL_POINTS,
    mix_name,
    third_of,
)
from zaubertisch.games.magia.table.diary import count
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.outcome import Outcome


def matching(g: Magia, seat: int) -> int:
    """[MA-142] How many crystals of the supply the book asks for."""
    return matches(g.supplies[3 * seat: 3 * seat + 3], g.books[seat])


def matches(supply: list[int], book: int) -> int:
    air, water, fire = BOOKS[book]
    return min(supply[0], air) + min(supply[1], water) + min(supply[2], fire)


def book_points(supply: list[int], book: int, surplus_spoils: bool) -> int:
    """[MA-142 MA-143 MA-R73] Eight for all five, else one each; minus one for each crystal too many or wrong."""
    fitting = matches(supply, book)
    surplus = sum(supply) - fitting
    if fitting == BOOK_SIZE and not (surplus and surplus_spoils):
        return BOOK_POINTS - surplus
    return fitting - surplus


def spell_points(favourites: int, full: int) -> int:
    """[MA-104 MA-141 MA-R74] Five for each favourite whose spell is full, secured or not; nothing for anybody else."""
    return SPELL_POINTS * count(favourites & full)


def end_points(enders: int, seat: int) -> int:
    """[MA-109 MA-144] Two for ending the game alone, one each if several could have."""
    if not enders >> seat & 1:
        return 0
    return END_POINTS if enders == 1 << seat else SHARED_END_POINTS


def total(g: Magia, seat: int) -> int:
    """[MA-145 MA-149 MA-R75] It may be negative."""
    supply = g.supplies[3 * seat: 3 * seat + 3]
    return (
        spell_points(g.favourites[seat], g.full)
        + book_points(supply, g.books[seat], g.variant.surplus_spoils_book)
        + end_points(g.enders, seat)
    )


def standing(g: Magia, seat: int) -> list[int]:
    """[MA-141 MA-142] What a master's spells and book would be worth if the game ended now; ending itself left out."""
    supply = g.supplies[3 * seat: 3 * seat + 3]
    return [
        spell_points(g.favourites[seat], g.full), book_points(supply, g.books[seat], g.variant.surplus_spoils_book),
    ]


def outcome(g: Magia) -> Outcome:
    """[MA-145 MA-146 MA-R76] The highest total; then the larger number of matching crystals; or shared."""
    scores = [total(g, seat) for seat in range(g.seats)]
    best = max(scores)
    ahead = [seat for seat in range(g.seats) if scores[seat] == best]
    most = max([matching(g, seat) for seat in ahead])
    return Outcome([seat for seat in ahead if matching(g, seat) == most], scores, g.end_key())


def tell(g: Magia) -> None:
    """[MA-111 MA-138] How it ended, what everybody had, and what that is worth."""
    if g.ender >= 0:
        g.tell(EVERYONE, "announced", {"seat": g.ender, "end": g.end_key()})
    else:
        g.tell(EVERYONE, "time_up", {"end": g.end_key()})
    for seat in range(g.seats):
        tell_secrets(g, seat)
    for seat in range(g.seats):
        supply = g.supplies[3 * seat: 3 * seat + 3]
        g.tell(EVERYONE, "scored", {
            "seat": seat, "spells": spell_points(g.favourites[seat], g.full),
            "book": book_points(supply, g.books[seat], g.variant.surplus_spoils_book),
            "bonus": end_points(g.enders, seat), "total": total(g, seat), "matching": matching(g, seat),
        })


def tell_secrets(g: Magia, seat: int) -> None:
    """[MA-111 MA-151] Books, missions, and with two masters the third favourites."""
    first, second = MISSIONS[g.missions[seat]][:2]
    g.tell(EVERYONE, "revealed", {
        "seat": seat, "book": mix_name(BOOKS[g.books[seat]]), "first": COLOURS[first], "second": COLOURS[second],
    })
    if g.open_book >= 0:
        third = COLOURS[third_of(g.missions[seat], g.open_book)]
        g.tell(EVERYONE, "third_favourite", {"seat": seat, "third": third})
