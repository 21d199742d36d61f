"""Helping oneself: items and spells that guard, or make the next attack better."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.fight.fighting import ATTACKS, PHYSICAL
from zaubertisch.bots.wizwar.fight.striking import best_blow
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.ways import FAR, works
from zaubertisch.bots.wizwar.travel.moving import HOME, TREASURE
from zaubertisch.bots.wizwar.travel.shortcuts import form_worn
from zaubertisch.bots.wizwar.values import GOOD_ITEMS, SEVERAL, keeping
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import CAST, PICK, PLAY, USE
from zaubertisch.games.wizwar.cards import CARDS, EV
from zaubertisch.games.wizwar.spell import Spell

LONG_FOG: Final = 30


def help_oneself(ideas: Ideas) -> None:
    """Everything that helps at any time of the turn."""
    equip(ideas)
    make_ready(ideas)
    lift_curses(ideas)


def equip(ideas: Ideas) -> None:
    """Items that help are laid out, cards are drawn."""
    view = ideas.view
    for place, kind in enumerate(GOOD_ITEMS):
        if ideas.can(PLAY + kind) and (kind in SEVERAL or view.carried[ideas.me].count(kind) == 0):
            ideas.offer(90 - place, PLAY + kind, "equip")
    if ideas.can(PLAY + c.HANDFUL_OF_TACKS) and view.points[ideas.me] > view.kills[ideas.me]:
        ideas.offer(20, PLAY + c.HANDFUL_OF_TACKS, "equip")
    if ideas.can(CAST + c.MEDITATE) and not works(view, ideas.me, c.SLOW_DEATH):
        ideas.offer(70, CAST + c.MEDITATE, "more_cards")


def take_things(ideas: Ideas) -> None:
    """Useful items that lie here, when there is nothing better to do with the last steps."""
    view = ideas.view
    if view.loads[ideas.me] >= view.limits[ideas.me]:
        return
    for kind in GOOD_ITEMS:
        if ideas.can(PICK + kind) and view.carried[ideas.me].count(kind) == 0:
            ideas.offer(keeping(kind), PICK + kind, "take_that")


# Forms and guards


def guard_oneself(ideas: Ideas) -> None:
    """At the end of a turn: what lasts until the next and keeps attacks away."""
    fear = worry(ideas)
    view = ideas.view
    if fear <= 0:
        return
    if not form_worn(ideas):
        if ideas.here == view.bases[ideas.me] and ideas.can(CAST + c.BIG_MAN_FORM) and ideas.here in view.treasures:
            ideas.offer(fear + 10, CAST + c.BIG_MAN_FORM, "bar_the_way")
        for kind, worth in ((c.MIST_BODY, fear - 20), (c.GOLEM_FORM, fear - 25)):
            if ideas.can(CAST + kind):
                ideas.offer(worth, CAST + kind, "guard")
    if ideas.can(CAST + c.FOG) and not ideas.position.fog:
        ideas.offer(fear - LONG_FOG, CAST + c.FOG, "guard")


def worry(ideas: Ideas) -> int:
    """How much there is to fear until the next own turn: enemies in sight, a treasure to lose, little life."""
    view, position = ideas.view, ideas.position
    seen = [seat for seat in position.foes if position.sees(view.place[seat], ideas.here) and view.hand_sizes[seat] > 1]
    fear = 20 * len(seen)
    if position.carries:
        fear += 15 + 15 * position.is_winning(ideas.me)
    if view.life[ideas.me] <= 7:
        fear += 15
    return fear if seen or (position.carries and position.foes) else 0


def make_ready(ideas: Ideas) -> None:
    """What pays over several turns, and what makes a second or a harder blow."""
    view, fighter = ideas.view, ideas.fighter
    energy = [kind for kind in view.hand if CARDS[kind].types & c.ENERGY]
    near = [seat for seat in ideas.position.foes if ideas.steps_between(ideas.here, view.place[seat]) <= 8]
    if energy and near:
        for kind, worth in ((c.HOMUNCULUS, 35), (c.STONE_SPIKES, 30 if fighter.duel else 15)):
            if ideas.can(CAST + kind) and not works(view, ideas.me, kind):
                ideas.offer(worth, CAST + kind, "prepare")
    if view.attacks == view.most_attacks == 1 and ideas.can(CAST + c.ADRENALINE):
        again = max([best_blow(fighter, kind).worth for kind in view.hand if kind in ATTACKS], default=0)
        ideas.offer(again - 8, CAST + c.ADRENALINE, "once_more")
    if ideas.can(CAST + c.STRENGTH) and view.attacks < view.most_attacks:
        ideas.offer(strengthening(ideas), CAST + c.STRENGTH, "stronger")
    if ideas.can(CAST + c.DISEASE):
        within = [seat for seat in ideas.position.foes if ideas.steps_from_here()[view.place[seat]] <= view.mp]
        hurt = max([3 * fighter.weight(seat) for seat in within], default=0)
        ideas.offer(hurt - fighter.price(c.DISEASE), CAST + c.DISEASE, "touch")


def tearing(ideas: Ideas) -> int:
    """What it is worth to tear a treasure, or else an item, from somebody on this very square."""
    view = ideas.view
    gain = 0
    for seat in ideas.position.foes:
        if view.place[seat] == ideas.here:
            takes = ideas.position.is_carrier(seat) and view.burden[ideas.me] < 0
            gain = max(gain, ideas.fighter.stopping(seat) * 3 // 4 if takes else 12 if view.carried[seat] else 0)
    return gain


def strengthening(ideas: Ideas) -> int:
    """What double damage would add, or tearing away a treasure on this very square."""
    view, fighter = ideas.view, ideas.fighter
    gain = tearing(ideas)
    arms = [kind for kind in view.hand + view.carried[ideas.me] if kind in PHYSICAL]
    if works(view, ideas.me, c.STONE_SPIKES):
        arms.append(c.STONE_SPIKES)
    for kind in arms:
        for seat in fighter.in_reach(kind):
            gain = max(gain, fighter.damage(kind, seat, 1) * fighter.weight(seat) - fighter.price(c.STRENGTH))
    return gain


def lift_curses(ideas: Ideas) -> None:
    """Dispelling what hurts or hinders, with a card or with powder; water washes acid off."""
    view = ideas.view
    for option in (CAST + c.DISPEL, USE + c.NULL_POWDER):
        if ideas.can(option):
            most = max([dispelling(ideas, spell) for spell in view.spells], default=0)
            ideas.offer(most - ideas.fighter.price(c.DISPEL), option, "dispel")
    acid = sum([spell.markers for spell in view.spells if spell.card == c.ACID_BATH and spell.target == ideas.me])
    if ideas.can(CAST + c.FLOOD) and acid:
        ideas.offer(16 * acid - 12, CAST + c.FLOOD, "wash")


def dispelling(ideas: Ideas, spell: Spell) -> int:
    """What it is worth if this spell ends."""
    view, me = ideas.view, ideas.me
    if spell.caster == me:
        return 0
    if spell.target == me and spell.card in (c.ACID_BATH, c.SLOW_DEATH):
        return 16 * spell.markers
    if spell.border >= 0 and ideas.aim.square >= 0 and ideas.far < FAR and ideas.position.sees_border(spell.border):
        return ideas.saving(ideas.through(spell.border), view.mp)
    if spell.card == c.GRAVITY and ideas.aim.kind == TREASURE and ideas.far <= view.mp:
        return 30
    if spell.target >= 0 and spell.target != me and view.place[spell.target] >= 0:
        guards = spell.card in (c.HOMUNCULUS, c.INVISIBLE, c.MIST_BODY, c.PAIN_LINK, c.GNOME_FORM, c.GOLEM_FORM)
        if guards and ideas.position.sees(ideas.here, view.place[spell.target]):
            return 30 if ideas.fighter.duel or ideas.position.is_carrier(spell.target) else 10
    return 0


def boost_for(ideas: Ideas, kind: int, boosts: list[int]) -> int:
    """The hand card worth spending on a spell that is no attack, or -1."""
    energy = [boost for boost in boosts if CARDS[boost].types & c.ENERGY]
    if kind in (c.HOMUNCULUS, c.STONE_SPIKES):
        return max(energy, key=lambda boost: EV[boost]) if energy else -1
    if kind == c.WEREWOLF_FORM and ideas.aim.kind == HOME and ideas.far > 8:
        return min(energy, key=lambda boost: EV[boost]) if energy else -1
    return -1
