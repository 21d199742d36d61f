"""What things cost whom: gem prices, steps, and the net price of an auction with its parts."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    CHARISMA_MASK,
    CRYSTAL_BALL,
    ELIXIR,
    FIRE_CHALICE,
    FIRST_SENTINEL,
    GEM_PRICE,
    KINDS,
    KNOW_ARTEFACTS,
    KNOW_GEMS,
    RUNESTONE,
    SHADOW_CLOAK,
    SPELLBOOK,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.dust import settled
from zaubertisch.kernel.pile import Piles

# Surcharges and rebates on artefacts, in one table. For sentinels the first two count double [ZA-119 ZA-094].
RANK_COUNTS_FROM: Final = 10  # victory points [ZA-116 ZA-117 ZA-118]
OF_RANK: Final[list[int]] = [10, 5, 0, 0, -5, -10]  # by turn-order disc [ZA-116 ZA-117 ZA-118 ZA-121]
OF_KNOWLEDGE: Final[list[int]] = [0, 0, -5, -5, -10]  # by level in the knowledge of artefacts [ZA-094]
OF_ITEMS: Final[list[tuple[int, int, int]]] = [  # [ZA-122] each copy of the first makes the second cheaper
    (SPELLBOOK, SHADOW_CLOAK, -15),
    (RUNESTONE, FIRE_CHALICE, -10),
    (CRYSTAL_BALL, ELIXIR, -5),
    (CHARISMA_MASK, FIRST_SENTINEL, -20),  # stands for every sentinel
]


def giver_of(item: int) -> tuple[int, int]:
    """The artefact that makes `item` cheaper, and by how much each copy does; none costs nothing less."""
    for giver, taker, energy in OF_ITEMS:
        if taker == min(item, FIRST_SENTINEL):
            return giver, energy
    return SPELLBOOK, 0


GIVER: Final[list[int]] = [giver_of(item)[0] for item in range(ARTEFACTS + 1)]
GIVES: Final[list[int]] = [giver_of(item)[1] for item in range(ARTEFACTS + 1)]


class Modifiers:
    """[ZA-115] One seat's surcharges and rebates for one item, part by part."""

    def __init__(self, rank: int, knowledge: int, items: int) -> None:
        self.rank = rank
        self.knowledge = knowledge
        self.items = items


def rank_modifiers(discs: list[int], points: list[int]) -> list[int]:
    """[ZA-116 ZA-117 ZA-118 ZA-120 ZA-121 ZA-R23 ZA-R24 ZA-R25] What each seat's disc adds to the price of an artefact.

    The first two pay more at ten points of their own, the last two less at ten points of anybody; by disc, ties or not.
    """
    leader = max(points)
    out: list[int] = []
    for seat, disc in enumerate(discs):
        counts = disc >= 0 and (points[seat] if disc < 2 else leader) >= RANK_COUNTS_FROM
        out.append(OF_RANK[disc] if counts else 0)
    return out


def modifiers(g: Boards, seat: int, item: int) -> int:
    """[ZA-115 ZA-119 ZA-122 ZA-123] All surcharges and rebates of a seat for an item, added up."""
    both = g.rank_price[seat] + OF_KNOWLEDGE[g.levels[seat * TRACKS + KNOW_ARTEFACTS]]
    if item >= FIRST_SENTINEL:
        return both * 2 + GIVES[FIRST_SENTINEL] * g.artefacts.count(seat, CHARISMA_MASK)
    if GIVES[item] == 0:
        return both
    return both + GIVES[item] * g.artefacts.count(seat, GIVER[item])


def modifiers_in_parts(g: Boards, seat: int, item: int) -> Modifiers:
    """The same, part by part, for whoever wants to know why."""
    times = 2 if item >= FIRST_SENTINEL else 1
    kind = min(item, FIRST_SENTINEL)
    return Modifiers(
        times * g.rank_price[seat], times * OF_KNOWLEDGE[g.levels[seat * TRACKS + KNOW_ARTEFACTS]],
        GIVES[kind] * g.artefacts.count(seat, GIVER[kind]),
    )


def net_price(g: Boards, seat: int, item: int, bid: int) -> int:
    """[ZA-001 ZA-114 ZA-R08] What the winner pays: the bid with all their modifiers, never less than nothing."""
    return max(0, bid + modifiers(g, seat, item))


def table_of_gem_prices() -> list[list[int]]:
    """[ZA-007 ZA-089] By level in the knowledge of gems: ten per cent off for each level; always whole."""
    return [[price * (10 - level) // 10 for price in GEM_PRICE] for level in range(5)]


GEM_PRICES: Final[list[list[int]]] = table_of_gem_prices()
RESALES: Final[list[list[int]]] = [[price // 2 for price in row] for row in GEM_PRICES]  # [ZA-008]
RESALES_ALONE: Final[list[list[int]]] = [[settled(price) for price in row] for row in RESALES]


def gem_price(g: Boards, seat: int, gem: int) -> int:
    """[ZA-007] What this seat pays for a gem now."""
    return gem_prices(g, seat)[gem]


def gem_prices(g: Boards, seat: int) -> list[int]:
    """The price of each kind of gem for this seat; a row of a table, never changed."""
    return GEM_PRICES[g.levels[seat * TRACKS + KNOW_GEMS]]


def resale(g: Boards, seat: int, gem: int) -> int:
    """[ZA-008] Half of that, rounded down for each gem; where change is not pooled, each sale is settled alone."""
    return resales(g, seat)[gem]


def resales(g: Boards, seat: int) -> list[int]:
    """The resale value of each kind of gem for this seat; a row of a table, never changed."""
    level = g.levels[seat * TRACKS + KNOW_GEMS]
    return RESALES[level] if g.variant.pooled_change or g.variant.one_dust else RESALES_ALONE[level]


def resale_of_all(g: Boards, seat: int) -> int:
    """What all gems of a seat would bring, active and inactive."""
    row = resales(g, seat)
    return resale_of(row, g.spiral, seat) + (resale_of(row, g.pentagon, seat) if g.pentagon.size(seat) else 0)


def resale_of(row: list[int], gems: Piles, seat: int) -> int:
    """What the seat's part of these gems would bring."""
    total = 0
    for gem in range(KINDS):
        total += row[gem] * gems.count(seat, gem)
    return total
