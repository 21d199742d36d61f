"""The eight spells of a successful call; all losses and gains of one spell happen together [AB-R12 AB-R13]."""

from __future__ import annotations

from zaubertisch.games.abraca.components import BLIZZARD, DRAGON, DREAM, FIREBALL, SINGER, TEMPEST, WANDERER
from zaubertisch.games.abraca.table import Abraca


def work(g: Abraca, caster: int, spell: int) -> None:
    """[AB-026] Carry the spell out completely. Only stones of the row can be cast, never mystic ones [AB-049]."""
    if spell == DRAGON:
        ancient_dragon(g, caster)
    elif spell == WANDERER:
        dark_wanderer(g, caster)
    elif spell == DREAM:
        sweet_dream(g, caster)
    elif spell == SINGER:
        night_singer(g, caster)
    elif spell == TEMPEST:
        lightning_tempest(g, caster)
    elif spell == BLIZZARD:
        blizzard(g, caster)
    elif spell == FIREBALL:
        fireball(g, caster)
    else:
        magic_drink(g, caster)


def ancient_dragon(g: Abraca, caster: int) -> None:
    """[AB-040 AB-R08 AB-R09] Everybody else loses what the die says, even if that leaves nobody else standing."""
    hurt_all_others(g, caster, g.roll(caster))


def dark_wanderer(g: Abraca, caster: int) -> None:
    """[AB-041 AB-R13] Everybody else loses one life and you gain one."""
    hurt_all_others(g, caster, 1)
    g.gain(caster, 1)


def sweet_dream(g: Abraca, caster: int) -> None:
    """[AB-042] You gain what the die says."""
    g.gain(caster, g.roll(caster))


def night_singer(g: Abraca, caster: int) -> None:
    """[AB-043] You take a mystic stone and are the only one to see it."""
    g.take_mystic(caster)


def lightning_tempest(g: Abraca, caster: int) -> None:
    """[AB-044 AB-045 AB-R14] Both neighbours lose a life; one who is both loses only one."""
    left = g.left(caster)
    right = g.right(caster)
    g.lose(left, 1)
    if right != left:
        g.lose(right, 1)


def blizzard(g: Abraca, caster: int) -> None:
    """[AB-046 AB-R15] Your left neighbour loses a life."""
    g.lose(g.left(caster), 1)


def fireball(g: Abraca, caster: int) -> None:
    """[AB-047 AB-R15] Your right neighbour loses a life."""
    g.lose(g.right(caster), 1)


def magic_drink(g: Abraca, caster: int) -> None:
    """[AB-048] You gain a life."""
    g.gain(caster, 1)


def hurt_all_others(g: Abraca, caster: int, lives: int) -> None:
    for seat in range(g.seats):
        if seat != caster:
            g.lose(seat, lives)
