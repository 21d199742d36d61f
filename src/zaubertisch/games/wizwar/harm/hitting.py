"""Fists, and what damage does to things and to a Homunculus."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.fists import FISTS
from zaubertisch.games.wizwar.cards import FIRE_CLOAK, HOMUNCULUS, MIGHTSTONE, SHATTER, WEREWOLF_FORM
from zaubertisch.games.wizwar.components import DAMAGE_PER_CRACK, FIRE_CLOAK_DAMAGE
from zaubertisch.games.wizwar.harm.source import Source
from zaubertisch.games.wizwar.maze.maze import BLOCK, FILL_CRACKS
from zaubertisch.games.wizwar.table.table import WizWar


def punch(g: WizWar, seat: int) -> Source:
    """[WW-061 WW-062] The form's fist, a die more for each Mightstone, doubled, and the fire of a cloak: one source."""
    form = g.form(seat)
    amount = g.roll(seat) if form == WEREWOLF_FORM else FISTS.get(form, 1)
    for _ in range(g.carried.count(seat, MIGHTSTONE)):
        amount += g.roll(seat)
    fire = FIRE_CLOAK_DAMAGE if g.carried.has(seat, FIRE_CLOAK) else 0
    return Source(g.doubled(seat, amount) + fire, fire, False, seat)


def cracks(g: WizWar, seat: int, damage: int) -> int:
    """[WW-169 WW-170 WW-176] A crack for every three points of one source, or for every point with Shatter."""
    return damage if g.works_on(seat, SHATTER) else damage // DAMAGE_PER_CRACK


def hit_border(g: WizWar, seat: int, border: int, damage: int, sharp: bool = False) -> None:
    """[WW-R13 WW-176] Damage to a wall or a door; a sharp blade cracks it with every point."""
    made = damage if sharp else cracks(g, seat, damage)
    if made > 0 and g.is_breakable(border):
        g.crack_border(border, made)


def hit_fill(g: WizWar, seat: int, square: int, source: Source, sharp: bool = False) -> None:
    """[WW-171] Damage to what fills a square; any fire destroys a bush."""
    kind = g.maze.fills[square]
    made = source.amount if sharp else cracks(g, seat, source.amount)
    if kind != BLOCK and source.fire > 0:
        made = FILL_CRACKS[kind]
    if made > 0 and FILL_CRACKS[kind] > 0:
        g.crack_fill(square, made, FILL_CRACKS[kind])


def hit_homunculus(g: WizWar, seat: int, damage: int) -> None:
    """[WW-R53] It loses as many markers as there is damage; the surplus is lost."""
    for index, spell in enumerate(g.spells):
        if spell.card == HOMUNCULUS and spell.target == seat:
            g.mark_spell(index, spell.markers - damage)
            return
