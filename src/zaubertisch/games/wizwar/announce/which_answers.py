"""Which reaction fits which announcement [WW-075]: by public knowledge only, so that no question betrays a hand."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar.aim.attack_line import earth_borders
from zaubertisch.games.wizwar.aim.plan import CASTING, DARTING, SLASHING, THROWING, USING, Plan
from zaubertisch.games.wizwar.aim.window import ReactionWindow
from zaubertisch.games.wizwar.cards import (
    ABSORB_SPELL,
    ANTI_ANTI,
    BACKLASH,
    DESTROY_WALL,
    FEATHERWEIGHT,
    FIRE_DARTS,
    FLOOD,
    FOOLS_GOLD,
    FULL_SHIELD,
    GNOME_FORM,
    INVISIBLE,
    NEGATE_NEUTRAL,
    NULL_POWDER,
    PAIN_LINK,
    SHIELD,
    SIGHT,
    STONE_SPIKES,
    TELEPORT,
    WALL_OF_EARTH,
    WALL_OF_FIRE,
    WARD,
    WATER,
)
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.kernel.step import NOBODY

#: [WW-R14] What stops nothing but spells.
AGAINST_SPELLS: Final[list[int]] = [FULL_SHIELD, BACKLASH, NEGATE_NEUTRAL, ABSORB_SPELL]
#: [WW-R07] What needs sight of whoever casts.
FROM_AFAR: Final[list[int]] = [ABSORB_SPELL, NEGATE_NEUTRAL, WALL_OF_FIRE]
#: [WW-R29] What stops single darts, and what answers only the whole volley.
BY_DART: Final[list[int]] = [FULL_SHIELD, BACKLASH, NULL_POWDER, WALL_OF_EARTH, TELEPORT]
WHOLE_VOLLEY: Final[list[int]] = [PAIN_LINK, FEATHERWEIGHT, FLOOD, ABSORB_SPELL]
DEFENCES: Final[list[int]] = [GNOME_FORM, INVISIBLE, PAIN_LINK, FEATHERWEIGHT, FLOOD, TELEPORT]


def answers_to(g: WizWar, seat: int, p: Plan) -> list[int]:
    """[WW-075] The cards with which this seat could answer, whether it holds them or not."""
    out: list[int] = [ANTI_ANTI] if seat == countered_seat(g, p) else []
    if is_dart_at(p, seat) or (p.is_spell() and p.card != FIRE_DARTS and is_hit(g, seat, p)):
        out += [FULL_SHIELD, BACKLASH] if p.is_attack() else [FULL_SHIELD]
    if watches(p) and sees_caster(g, seat, p):
        out += watchers(g, seat, p)
    if p.is_attack():
        out += defences(g, seat, p)
    return sorted([kind for kind in out if g.hidden(kind) > 0] + powder(g, seat, p))


def watches(p: Plan) -> bool:
    """Whether a whole spell is cast, or a card played along, that anybody who looks on might stop."""
    return p.what == CASTING or p.adding


def sees_caster(g: WizWar, seat: int, p: Plan) -> bool:
    """[WW-148 WW-R07] Where the caster really stands; a Global spell is seen by everybody."""
    return p.seen_by_all() or g.sees_in(g.place[seat], g.place[p.seat], g.through(seat))


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


# Refusals


def why_no_answer(g: WizWar, seat: int, p: Plan, kind: int) -> str:
    """[WW-075] Which rule keeps a card the seat has from answering this; looked up only for a refusal."""
    if kind == SHIELD:
        return "WW-R03"
    if kind in (WARD, FOOLS_GOLD):
        return "WW-R98"
    if p.card == FIRE_DARTS and kind in (WHOLE_VOLLEY if p.what == DARTING else BY_DART):
        return "WW-R29"
    if kind in AGAINST_SPELLS and uses_item(p):
        return "WW-R14"
    if kind in FROM_AFAR and watches(p) and not sees_caster(g, seat, p):
        return "WW-R07"
    if kind == WALL_OF_EARTH and p.is_attack():
        return "WW-R34" if p.reach() == SIGHT else "WW-R33"
    return "WW-R13" if p.is_attack() and p.attacked == 0 and kind in DEFENCES else "WW-075"


def uses_item(p: Plan) -> bool:
    """[WW-R14] An item thrown, swung or used."""
    return p.what in (USING, SLASHING) or (p.what == THROWING and p.card != STONE_SPIKES)
