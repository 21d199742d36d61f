"""Which gems somebody is able to enchant."""

from __future__ import annotations

from zaubertisch.games.zavandor import components
from zaubertisch.games.zavandor.boards import Boards
from zaubertisch.games.zavandor.components import (
    DIAMOND,
    DRUID,
    ELIXIR,
    EMERALD,
    FIRE_CHALICE,
    KNOW_FIRE,
    MOST_RUBIES,
    PROTECTION_CRYSTAL,
    RUBY,
    SPELLBOOK,
    TOP_LEVEL,
)


def why_not_enchant(g: Boards, seat: int, gem: int) -> str:
    """[ZA-066 ZA-067 ZA-068 ZA-069 ZA-070 ZA-071 ZA-R30] The rule that forbids a seat this kind of gem."""
    if gem == EMERALD and not g.artefacts.has(seat, SPELLBOOK):
        return "ZA-067"
    if gem == DIAMOND and not g.artefacts.has(seat, ELIXIR):
        return "ZA-067"
    if gem == RUBY:
        if not knows_rubies(g, seat):
            return "ZA-068"
        if g.spiral.count(seat, RUBY) + g.pentagon.count(seat, RUBY) >= MOST_RUBIES:
            return "ZA-069"
    return "ZA-R29" if g.variant.strict_supply and g.supply(gem) == 0 else ""


def may_enchant(g: Boards, seat: int, gem: int) -> bool:
    return why_not_enchant(g, seat, gem) == ""


def knows_rubies(g: Boards, seat: int) -> bool:
    """[ZA-068 ZA-090] Fire at level 4; where the druid has an early ruby, also the first one at level 3."""
    level = g.level(seat, KNOW_FIRE)
    if level == TOP_LEVEL:
        return True
    return level == 3 and g.variant.druid_ruby and g.characters[seat] == DRUID and not g.early_ruby


def keeps_sage_cards(g: Boards, seat: int, colour: int) -> bool:
    """Where sage cards fade, whether the seat can come by gems, or the artefact, of this colour."""
    match colour:
        case components.BLUE: return True
        case components.GREEN: return g.artefacts.has(seat, SPELLBOOK) or g.artefacts.has(seat, PROTECTION_CRYSTAL)
        case components.WHITE: return g.artefacts.has(seat, ELIXIR)
        case _: return knows_rubies(g, seat) or g.artefacts.has(seat, FIRE_CHALICE)
