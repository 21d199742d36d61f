"""What may be done in a turn, and the rule against everything else."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    ACTIVATE,
    AUCTION_BLOCK,
    DEACTIVATE,
    ENCHANT,
    FINISH,
    GEM_BLOCK,
    KNOWLEDGE_BLOCK,
    LEARN,
    OFFER,
    PASS,
    PAY_AUTO,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    block_of,
    of_another_occasion,
)
from zaubertisch.games.zavandor.components import (
    ARTEFACTS,
    FIRST_SENTINEL,
    KINDS,
    LEAST_BID,
    MAGIC_MIRROR,
    SENTINELS,
    SHADOW_CLOAK,
    STEP_COST,
    STONE_PRICES,
    STONES,
    TOP_LEVEL,
    TRACKS,
)
from zaubertisch.games.zavandor.energy.prices import gem_price, gem_prices, modifiers
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.games.zavandor.turn.abilities import may_enchant, why_not_enchant
from zaubertisch.games.zavandor.turn.changes_of_mind import may_rise, may_sink
from zaubertisch.kernel.step import NOBODY


def options(g: Zavandor, seat: int) -> list[int]:
    """[ZA-054 ZA-055 ZA-R34 ZA-R50] Whatever can be paid now, in any order; blocks are kept apart on request."""
    out: list[int] = [FINISH]
    closed = g.closed
    liquid = g.liquid(seat)
    if closed >> GEM_BLOCK & 1 == 0:
        add_gem_actions(g, seat, liquid, out)
    if closed >> KNOWLEDGE_BLOCK & 1 == 0:
        add_knowledge_actions(g, seat, liquid, out)
    if closed >> AUCTION_BLOCK & 1 == 0:
        add_offers(g, seat, out)
    return out


def add_gem_actions(g: Zavandor, seat: int, liquid: int, out: list[int]) -> None:
    """[ZA-063 ZA-065 ZA-073 ZA-076 ZA-077] Enchant, sell, activate, deactivate."""
    prices = gem_prices(g, seat)
    for gem in range(KINDS):
        if prices[gem] <= liquid and may_enchant(g, seat, gem):
            out.append(ENCHANT + gem)
    slot = g.spiral.size(seat) < g.slots(seat)
    for gem in range(KINDS):
        if g.spiral.has(seat, gem):
            out.append(SELL + gem)
            if may_sink(g, gem):
                out.append(DEACTIVATE + gem)
        if g.pentagon.has(seat, gem):
            out.append(SELL_INACTIVE + gem)
            if slot and may_rise(g, gem):
                out.append(ACTIVATE + gem)


def add_knowledge_actions(g: Zavandor, seat: int, liquid: int, out: list[int]) -> None:
    """[ZA-078 ZA-080 ZA-081 ZA-082 ZA-R40] Learn, release a stone."""
    if not g.stepped:
        for track in range(TRACKS):
            level = g.levels[seat * TRACKS + track]
            if level < TOP_LEVEL and STEP_COST[track][level + 1] <= liquid and (level or g.free_stones[seat]):
                out.append(LEARN + track)
    stored = g.stored[seat]
    if stored and liquid >= STONE_PRICES[0]:
        for stone in range(STONES):
            if stored >> stone & 1 and STONE_PRICES[stone] <= liquid:
                out.append(RELEASE + stone)


def add_offers(g: Zavandor, seat: int, out: list[int]) -> None:
    """[ZA-096 ZA-097 ZA-100 ZA-R19] Put something up for auction that one could pay at its least bid."""
    worth = g.worth(seat)
    for item in range(ARTEFACTS):
        if g.display.has(item) and why_not_open(g, seat, worth, item) == "":
            out.append(OFFER + item)
    if g.highest_of(worth, modifiers(g, seat, FIRST_SENTINEL)) >= LEAST_BID[FIRST_SENTINEL]:
        for sentinel in range(SENTINELS):
            if g.owners[sentinel] == NOBODY:
                out.append(OFFER + FIRST_SENTINEL + sentinel)


def why_not(g: Zavandor, seat: int, action: int) -> str:
    """[ZA-055 ZA-R50 ZA-R66] Gems, knowledge and auctions; nothing is paid before it is bought."""
    if action == FINISH:
        return ""
    if action < FINISH or action >= PAY_AUTO:
        return of_another_occasion(action, "ZA-R66" if PAY_AUTO <= action < PASS else "ZA-055")
    if g.closed >> block_of(action) & 1:
        return "ZA-R50"
    if action < LEARN:
        return why_not_gem(g, seat, action)
    if action < RELEASE:
        return why_not_learn(g, seat, action - LEARN)
    if action < OFFER:
        return why_not_release(g, seat, action - RELEASE)
    return why_not_offer(g, seat, action - OFFER)


def why_not_gem(g: Zavandor, seat: int, action: int) -> str:
    gem = (action - ENCHANT) % KINDS
    if action < SELL:
        if gem_price(g, seat, gem) > g.liquid(seat):
            return why_not_enchant(g, seat, gem) or "ZA-063"
        return why_not_enchant(g, seat, gem)
    if action < SELL_INACTIVE:
        return "" if g.spiral.has(seat, gem) else "ZA-076"
    if action < ACTIVATE:
        return "" if g.pentagon.has(seat, gem) else "ZA-076"
    return why_not_activate(g, seat, gem) if action < DEACTIVATE else why_not_deactivate(g, seat, gem)


def why_not_activate(g: Zavandor, seat: int, gem: int) -> str:
    """[ZA-010 ZA-073 ZA-074 ZA-075] An inactive gem, a free slot, and no third change of direction."""
    if not g.pentagon.has(seat, gem):
        return "ZA-073"
    if g.spiral.size(seat) >= g.slots(seat):
        return "ZA-010"
    return "" if may_rise(g, gem) else "ZA-075"


def why_not_deactivate(g: Zavandor, seat: int, gem: int) -> str:
    """[ZA-073 ZA-075 ZA-R34] An active gem, and no third change of direction."""
    if not g.spiral.has(seat, gem):
        return "ZA-073"
    return "" if may_sink(g, gem) else "ZA-075"


def why_not_learn(g: Zavandor, seat: int, track: int) -> str:
    """[ZA-063 ZA-079 ZA-080 ZA-081] One paid step a round, up to level 4, with a stone, and paid."""
    level = g.level(seat, track)
    if level == TOP_LEVEL:
        return "ZA-081"
    if g.stepped:
        return "ZA-079"
    if level == 0 and g.free_stones[seat] == 0:
        return "ZA-080"
    return "" if STEP_COST[track][level + 1] <= g.liquid(seat) else "ZA-063"


def why_not_release(g: Zavandor, seat: int, stone: int) -> str:
    """[ZA-063 ZA-082] A stone that is still stored, and paid."""
    if g.stored[seat] >> stone & 1 == 0:
        return "ZA-082"
    return "" if STONE_PRICES[stone] <= g.liquid(seat) else "ZA-063"


def why_not_offer(g: Zavandor, seat: int, item: int) -> str:
    """[ZA-096] What is on offer, and what one may open at one's worth."""
    return why_not_open(g, seat, g.worth(seat), item) if g.on_offer(item) else "ZA-096"


def why_not_open(g: Zavandor, seat: int, worth: int, item: int) -> str:
    """[ZA-100 ZA-101 ZA-102 ZA-R15 ZA-R27 ZA-R28] No second belt; a mirror needs an active gem; the least bid."""
    if g.barred(seat, item):
        return "ZA-101"
    if (item == MAGIC_MIRROR or item == SHADOW_CLOAK) and g.spiral.size(seat) == 0:
        return "ZA-102"
    return "" if g.highest_of(worth, modifiers(g, seat, item)) >= LEAST_BID[item] else "ZA-100"
