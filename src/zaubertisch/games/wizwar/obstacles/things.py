"""What is in the way of lifting, picking up, dropping, discarding and ending."""

from __future__ import annotations

from zaubertisch.games.wizwar.actions import AT_SPELL, CAST, DISCARD, DROP, END_SPELL, LIFT, square_word
from zaubertisch.games.wizwar.cards import CARDS, ITEM, KINDS
from zaubertisch.games.wizwar.components import COLOURS
from zaubertisch.games.wizwar.obstacles.fields import not_carried, not_held, of_card
from zaubertisch.games.wizwar.obstacles.ways import no_points
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.turn.allowed import tacks_beside
from zaubertisch.kernel.event import Value
from zaubertisch.kernel.obstacle import Obstacle


def in_the_way_of_lifting(g: WizWar, seat: int, colour: int, rule: str) -> Obstacle:
    """[WW-028 WW-161 WW-162 WW-R70 WW-R93 WW-R94] A treasure in hand already, none of this colour here, glue."""
    lies: dict[str, Value] = {"treasure": COLOURS[colour], "square": square_word(g.place[seat])}
    match rule:
        case "WW-161": return Obstacle("has_treasure", {"treasure": COLOURS[g.colours[g.burden[seat] // 2]]})
        case "WW-028": return no_points(g)
        case "WW-R94": return Obstacle("gravity")
        case "WW-R70": return Obstacle("dashed")
        case "WW-R93": return Obstacle("treasure_glued", lies)
        case _: return Obstacle("no_treasure_here", lies)


def in_the_way_of_picking_up(g: WizWar, seat: int, kind: int, rule: str) -> Obstacle:
    """[WW-028 WW-155 WW-R91 WW-R93 WW-R94] No item, none here, glue, gravity, no point; tacks are collected."""
    if not CARDS[kind].types & ITEM:
        return of_card("is_no_item", kind)
    match rule:
        case "WW-028": return no_points(g)
        case "WW-R94": return Obstacle("gravity")
        case "WW-R91": return Obstacle("tacks_stick")
        case "WW-R93": return lying("item_glued", kind, g.place[seat])
        case _: return lying("not_lying_here", kind, g.place[seat])


def lying(key: str, kind: int, square: int) -> Obstacle:
    return Obstacle(key, {"spell": CARDS[kind].key, "square": square_word(square)})


def in_the_way_of_collecting(g: WizWar, seat: int, rule: str) -> Obstacle:
    """[WW-R91 WW-R93 WW-R94] No tacks near, too late in the phase for those that are, glue, gravity."""
    if rule != "WW-R91":
        return Obstacle("gravity" if rule == "WW-R94" else "tacks_glued")
    return Obstacle("no_tacks" if tacks_beside(g, seat) < 0 else "acted_already")


def in_the_way_of_ending(g: WizWar, seat: int, index: int) -> Obstacle:
    """[WW-133 WW-135] No such spell; another's; or one that keeps itself."""
    if index >= len(g.spells):
        return Obstacle("no_such_spell", {"number": index + 1, "count": len(g.spells)})
    spell = g.spells[index]
    fields: dict[str, Value] = {"spell": CARDS[spell.card].key, "seat": spell.caster}
    return Obstacle("spell_stands_alone" if spell.caster == seat else "spell_of_another", fields)


def is_shedding(action: int) -> bool:
    """Whether this gives up a hand card, a carried item, or an own spell."""
    return DISCARD <= action < DROP + KINDS or END_SPELL <= action < AT_SPELL


def in_the_way_of_shedding(g: WizWar, seat: int, action: int) -> Obstacle:
    """A card that is not in hand, an item that is not carried, a spell that is not one's own."""
    if action < DROP:
        return not_held(g, seat, action - DISCARD)
    if action < DROP + KINDS:
        return not_carried(g, seat, action - DROP)
    return in_the_way_of_ending(g, seat, action - END_SPELL)


def not_lying(action: int, square: int) -> Obstacle:
    """An item or a treasure that does not lie on this square, or cannot be had from there."""
    if LIFT <= action < LIFT + 4:
        return Obstacle("no_treasure_here", {"treasure": COLOURS[action - LIFT], "square": square_word(square)})
    return lying("not_to_be_had", (action - CAST) % KINDS, square)
