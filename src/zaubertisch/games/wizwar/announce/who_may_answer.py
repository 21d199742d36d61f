"""Which reaction fits which announcement [WW-075]: by public knowledge only, so that no question betrays a hand."""

from __future__ import annotations

from zaubertisch.games.wizwar.aim.attack_line import earth_borders
from zaubertisch.games.wizwar.aim.plan import CASTING, DARTING, Plan
from zaubertisch.games.wizwar.aim.window import ReactionWindow
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ANTI_ANTI,
    BACKLASH,
    DESTROY_WALL,
    FEATHERWEIGHT,
    FIRE_DARTS,
    FLOOD,
    FULL_SHIELD,
    GNOME_FORM,
    INVISIBLE,
    NEGATE_NEUTRAL,
    NULL_POWDER,
    PAIN_LINK,
    SIGHT,
    TELEPORT,
    WALL_OF_EARTH,
    WALL_OF_FIRE,
    WATER,
)
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import NOBODY


def answers_to(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] The cards with which this seat could answer, whether it holds them or not."""
    out: list[int] = [ANTI_ANTI] if seat == countered_seat(g, p) else []
    if is_dart_at(p, seat) or (p.is_spell() and p.card != FIRE_DARTS and is_hit(g, seat, p)):
        out += [FULL_SHIELD, BACKLASH] if p.is_attack() else [FULL_SHIELD]
    watches = p.what == CASTING or p.adding
    if watches and (p.seen_by_all() or g.sees_in(g.place[seat], g.place[p.seat], g.through(seat))):
        out += watchers(g, seat, p)
    if p.is_attack():
        out += defences(g, seat, p)
    return sorted([kind for kind in out if g.hidden(kind) > 0] + powder(g, seat, p))


def watchers(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R06 WW-R07 WW-R16] What anybody can do who sees the caster where he really stands."""
    out = [ABSORB_SPELL]
    if stoppable_parts(g, seat, p, NEGATE_NEUTRAL):
        out.append(NEGATE_NEUTRAL)
    if p.is_spell() and p.has(WATER) and not g.in_play(FLOOD):
        out.append(WALL_OF_FIRE)
    return out


def defences(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-R13 WW-R33] What the attacked wizard can do, and the earth wall anybody can raise."""
    out = [GNOME_FORM, INVISIBLE] if p.has_attacked(seat) else []
    if p.has_attacked(seat) and p.what != DARTING:
        out += [PAIN_LINK, FEATHERWEIGHT, FLOOD]
    if p.card == FIRE_DARTS and p.what == CASTING:
        return out  # [WW-R29] the other answers belong to the single dart
    if p.has_attacked(seat):
        out.append(TELEPORT)
    if g.hidden(WALL_OF_EARTH) > 0 and p.reach() == SIGHT and earth_borders(g, seat, p):
        out.append(WALL_OF_EARTH)
    return out


def powder(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] A carried Null Powder stops a spell of range LOS that targets its carrier."""
    fits = p.is_spell() and p.reach() == SIGHT and p.targets_seat(seat)
    if p.card == FIRE_DARTS and p.what == CASTING:
        return []
    return [NULL_POWDER] if fits and g.carried.has(seat, NULL_POWDER) else []


def is_hit(g: WizWar, seat: int, p: Plan) -> bool:
    """[WW-R09] Targeted, or standing where the spell itself does damage."""
    if p.card == DESTROY_WALL:
        board = g.board()
        return g.place[seat] in (board.ends[p.border * 2], board.ends[p.border * 2 + 1])
    if p.card == BACKLASH:
        return g.stack[p.against].seat == seat
    return p.targets_seat(seat)


def is_dart_at(p: Plan, seat: int) -> bool:
    """[WW-R29] A single dart is countered on its own."""
    return p.what == DARTING and p.has_attacked(seat)


def countered_seat(g: WizWar, p: Plan) -> int:
    """[WW-R05] Whose spell this counter was played against: they may have an Anti-Anti."""
    if not p.is_counter():
        return NOBODY
    answered = g.stack[p.against]
    assert isinstance(answered, ReactionWindow)
    return answered.countered_seat(g)


def stoppable_parts(g: WizWar, seat: int, p: Plan, answer: int) -> list[int]:
    """[WW-148 WW-R08] The cards of the package that Absorb Spell or Negate Neutral can choose from.

    Who does not see the caster can answer a Global spell, but not what is played along with it.
    """
    parts = p.parts()
    if len(parts) > 1 and p.seen_by_all() and not g.sees_in(g.place[seat], g.place[p.seat], g.through(seat)):
        parts = [p.card]
    return parts if answer == ABSORB_SPELL else [part for part in parts if p.is_neutral(part)]
