"""What is in the way of an action of a turn: gems, knowledge, offers."""

from __future__ import annotations

from zaubertisch.games.zavandor.actions import (
    DEACTIVATE,
    ENCHANT,
    LEARN,
    OFFER,
    PAY_AUTO,
    RELEASE,
    SELL,
    SELL_INACTIVE,
    block_of,
)
from zaubertisch.games.zavandor.components import (
    DRUID,
    ELIXIR,
    EMERALD,
    FIRST_SENTINEL,
    GEMS,
    ITEMS,
    KINDS,
    KNOW_FIRE,
    LEAST_BID,
    SPELLBOOK,
    STEP_COST,
    STONE_PRICES,
    TRACK_WORDS,
)
from zaubertisch.games.zavandor.energy.prices import gem_price, modifiers
from zaubertisch.games.zavandor.obstacles.elsewhere import elsewhere
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.kernel.obstacle import Obstacle


def in_turn(g: Zavandor, seat: int, action: int, rule: str) -> Obstacle:
    """[ZA-R50] A block that is closed, or what the action itself lacks."""
    if action >= PAY_AUTO:
        return elsewhere(g, action)
    if rule == "ZA-R50":
        return Obstacle("block_closed", {"block": block_of(action)})
    if action < SELL:
        return to_enchanting(g, seat, action - ENCHANT, rule)
    if action < LEARN:
        return to_moving_or_selling(g, seat, action, rule)
    if action < RELEASE:
        return to_learning(g, seat, action - LEARN, rule)
    if action < OFFER:
        return to_releasing(g, seat, action - RELEASE, rule)
    return to_offering(g, seat, action - OFFER, rule)


def to_enchanting(g: Zavandor, seat: int, gem: int, rule: str) -> Obstacle:
    """[ZA-063 ZA-067 ZA-068 ZA-069 ZA-R29] An artefact, level 4 of fire, a sixth ruby, the supply, or energy."""
    match rule:
        case "ZA-067":
            return Obstacle("lacks_artefact", {"article": ITEMS[SPELLBOOK if gem == EMERALD else ELIXIR]})
        case "ZA-068":
            early = g.variant.druid_ruby and g.characters[seat] == DRUID and g.early_ruby
            return Obstacle("early_ruby_was_had" if early else "fire_too_low", {"level": g.level(seat, KNOW_FIRE)})
        case "ZA-069": return Obstacle("five_rubies")
        case "ZA-R29": return Obstacle("kind_ran_out", {"kind": GEMS[gem]})
        case _: return Obstacle("gem_too_dear", {
            "gem": GEMS[gem], "price": gem_price(g, seat, gem), "liquid": g.liquid(seat),
        })


def to_moving_or_selling(g: Zavandor, seat: int, action: int, rule: str) -> Obstacle:
    """[ZA-010 ZA-073 ZA-075 ZA-076] No such gem there, no slot, or a third change of mind."""
    gem = (action - ENCHANT) % KINDS
    if rule == "ZA-010":
        return Obstacle("no_slot", {"slots": g.slots(seat)})
    if rule == "ZA-075":
        return Obstacle("moved_to_and_fro", {"kind": GEMS[gem]})
    return lacking_gem(g, seat, gem, action < SELL_INACTIVE or action >= DEACTIVATE)


def lacking_gem(g: Zavandor, seat: int, gem: int, active: bool) -> Obstacle:
    """[ZA-073 ZA-076 ZA-129] None of this kind is in the spiral, or none in the pentagon."""
    elsewhere_too = g.pentagon.has(seat, gem) if active else g.spiral.has(seat, gem)
    if not elsewhere_too:
        return Obstacle("no_such_gem", {"kind": GEMS[gem]})
    return Obstacle("gem_is_inactive" if active else "gem_is_active", {"kind": GEMS[gem]})


def to_learning(g: Zavandor, seat: int, track: int, rule: str) -> Obstacle:
    """[ZA-063 ZA-079 ZA-080 ZA-081] The end of the track, the step of this round, a stone, or energy."""
    level = g.level(seat, track)
    match rule:
        case "ZA-079": return Obstacle("step_used_up")
        case "ZA-080": return Obstacle("no_stone", {
            "track": TRACK_WORDS[track], "stored": g.stored[seat].bit_count(),
        })
        case "ZA-081": return Obstacle("track_finished", {"track": TRACK_WORDS[track]})
        case _: return Obstacle("level_too_dear", {
            "track": TRACK_WORDS[track], "level": level + 1, "price": STEP_COST[track][level + 1],
            "liquid": g.liquid(seat),
        })


def to_releasing(g: Zavandor, seat: int, stone: int, rule: str) -> Obstacle:
    """[ZA-063 ZA-082] The stone is gone from the board, or energy is missing."""
    price = STONE_PRICES[stone]
    if rule == "ZA-082":
        return Obstacle("stone_not_stored", {"stone": price})
    return Obstacle("stone_too_dear", {"stone": price, "liquid": g.liquid(seat)})


def to_offering(g: Zavandor, seat: int, item: int, rule: str) -> Obstacle:
    """[ZA-096 ZA-100 ZA-101 ZA-102] Not on offer, a second belt or wand, no active gem, or too little worth."""
    match rule:
        case "ZA-096" if item >= FIRST_SENTINEL:
            return Obstacle("sentinel_is_sold", {"item": ITEMS[item], "seat": g.owners[item - FIRST_SENTINEL]})
        case "ZA-096": return Obstacle("not_on_display", {"artefact": ITEMS[item]})
        case "ZA-101": return Obstacle("has_one", {"article": ITEMS[item]})
        case "ZA-102": return Obstacle("no_active_gem", {"item": ITEMS[item]})
        case _:
            least = LEAST_BID[item]
            return Obstacle("cannot_open", {
                "item": ITEMS[item], "bid": least, "net": least + modifiers(g, seat, item), "worth": g.worth(seat),
            })
