"""Short cuts: jumps, open walls and doors, long arms and other forms that bring a wizard to his goal sooner."""

from __future__ import annotations

from typing import Final

from zaubertisch.bots.wizwar.fight.fighting import WIN
from zaubertisch.bots.wizwar.ideas import Ideas
from zaubertisch.bots.wizwar.reading.ways import FAR
from zaubertisch.bots.wizwar.travel.moving import HUNT, NOWHERE, TREASURE
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.actions import CAST, END_SPELL, LIFT, PLAY, USE
from zaubertisch.games.wizwar.cards import FORMS
from zaubertisch.games.wizwar.maze.maze import BLOCK, DOOR, WALL

JUMP: Final = 4
OPENERS: Final[list[int]] = [
    c.PICK_LOCK, c.PASS_THROUGH_WALL, c.WALLIVORE, c.DESTROY_WALL, c.CREATE_DOOR, c.UNIVERSAL_SOLVENT,
]
BESIDE: Final[list[int]] = [c.PICK_LOCK, c.PASS_THROUGH_WALL, c.WALLIVORE]


def shorten_way(ideas: Ideas) -> None:
    """Everything that brings the goal nearer."""
    jump(ideas)
    open_ways(ideas)
    clear_own_way(ideas)
    long_arms(ideas)
    change_form(ideas)


def jump(ideas: Ideas) -> None:
    """A jump, a ride on the wind, a mad dash."""
    view = ideas.view
    price = ideas.fighter.price(c.TELEPORT)
    if ideas.can(CAST + c.TELEPORT):
        near = nearest_by_jump(ideas)
        if view.mp == 0 or near == 0:
            ideas.offer(ideas.saving(near, 0) - price, CAST + c.TELEPORT, "shortcut")
    if ideas.can(CAST + c.WINDRIDER):
        near = min([nearest_on_line(ideas, side) for side in range(4)])
        ideas.offer(ideas.saving(near, view.mp) - price, CAST + c.WINDRIDER, "shortcut")
    if ideas.can(CAST + c.MAD_DASH) and view.burden[ideas.me] < 0 and ideas.far > 2 * view.mp:
        worth = ideas.saving(ideas.far, 2 * view.mp) - ideas.fighter.price(c.MAD_DASH)
        ideas.offer(worth, CAST + c.MAD_DASH, "hurry")
    if ideas.can(CAST + c.SWAP):
        ideas.offer(max([swapping(ideas, seat) for seat in ideas.position.foes]), CAST + c.SWAP, "swap")


def nearest_by_jump(ideas: Ideas) -> int:
    maze, ways = ideas.view.maze, ideas.aim.ways
    within = ideas.position.board.within(ideas.here, JUMP)
    return min([ways[square] for square in within if maze.fills[square] != BLOCK and square not in maze.giants])


def nearest_on_line(ideas: Ideas, way: int) -> int:
    """How near one comes to the goal straight on to this side."""
    board, walker = ideas.position.board, ideas.position.walker(ideas.me)
    best = FAR
    q = ideas.here
    for _ in range(10):
        place = q * 4 + way
        border = board.border[place]
        if border < 0 or walker.cost[border] != 1 or walker.detour[board.beyond[place]] >= FAR:
            break
        way = (way + board.turn[place]) % 4
        q = board.beyond[place]
        if walker.detour[q] == 0:
            best = min(best, ideas.aim.ways[q])
    return best


def swapping(ideas: Ideas, seat: int) -> int:
    """What it is worth to stand where this wizard stands, and he here; no step follows it."""
    position, view = ideas.position, ideas.view
    there = view.place[seat]
    if not position.sees(ideas.here, there):
        return 0
    gain = ideas.saving(ideas.aim.ways[there], 0)
    if position.is_carrier(seat):
        home = position.home(seat)
        gain += 8 * (home[ideas.here] - home[there]) if home[ideas.here] < FAR else 60
        if position.is_winning(seat) and home[there] <= 2 * position.speed(seat) < home[ideas.here]:
            gain += 100
    return gain - ideas.fighter.price(c.SWAP)


def open_ways(ideas: Ideas) -> None:
    """Walls and doors in the way, if going round is long."""
    view = ideas.view
    if ideas.aim.square < 0 or ideas.far <= view.mp or ideas.far >= FAR:
        return
    openers = [kind for kind in OPENERS if ideas.can(CAST + kind) or ideas.can(PLAY + kind) or ideas.can(USE + kind)]
    for kind in openers:
        border = opening(ideas, kind)
        if border >= 0:
            verb = CAST if ideas.can(CAST + kind) else USE if ideas.can(USE + kind) else PLAY
            worth = ideas.saving(ideas.through(border), view.mp) - ideas.fighter.price(kind)
            ideas.offer(worth + (16 if kind == c.WALLIVORE else 0), verb + kind, "open_way")
    if ideas.can(CAST + c.WALLIVORE) and view.life[ideas.me] <= 12 and not ideas.position.has_room():
        ideas.offer(8, CAST + c.WALLIVORE, "heal")


def opening(ideas: Ideas, kind: int) -> int:
    """The border this card had best open, or -1."""
    view = ideas.view
    near = ideas.own_borders()
    found = near if kind in BESIDE else ideas.seen_borders()
    wanted = DOOR if kind == c.PICK_LOCK else WALL
    fits = [border for border in found if border >= 0 and view.maze.borders[border] == wanted]
    if kind in (c.DESTROY_WALL, c.UNIVERSAL_SOLVENT):
        fits = [border for border in found if border >= 0 and view.maze.borders[border] in (WALL, DOOR)]
    if kind == c.DESTROY_WALL and view.life[ideas.me] <= 6:
        fits = [border for border in fits if border not in near]
    return ideas.best_opening(fits)


def clear_own_way(ideas: Ideas) -> None:
    """Own walls and bushes go when they stand in the own way."""
    view, walker = ideas.view, ideas.position.walker(ideas.me)
    for place, spell in enumerate(view.spells):
        if spell.caster != ideas.me or not ideas.can(END_SPELL + place):
            continue
        if ideas.aim.kind in (NOWHERE, HUNT) and (spell.border >= 0 or spell.square >= 0):
            ideas.offer(20, END_SPELL + place, "clear_way")
        elif spell.border >= 0 and walker.cost[spell.border] > 1:
            ideas.offer(ideas.saving(ideas.through(spell.border), view.mp) - 10, END_SPELL + place, "clear_way")


def long_arms(ideas: Ideas) -> None:
    """Taking a treasure from afar, laying or throwing one onto the own base, or keeping on after lifting one."""
    view, position = ideas.view, ideas.position
    base = view.bases[ideas.me]
    if position.carries and ideas.far > view.mp and position.sees(ideas.here, base):
        worth = WIN if position.is_winning(ideas.me) else 60
        if ideas.can(CAST + c.STRETCH):
            ideas.offer(worth, CAST + c.STRETCH, "from_afar")
        if ideas.can(CAST + c.HEAVE_HO) and ideas.position.is_empty(base):
            ideas.offer(worth + 1, CAST + c.HEAVE_HO, "from_afar")
    wants = view.burden[ideas.me] < 0 and ideas.aim.kind == TREASURE and ideas.far > view.mp
    if wants and ideas.can(CAST + c.STRETCH) and position.sees(ideas.here, ideas.aim.square):
        ideas.offer(ideas.saving(0, 0), CAST + c.STRETCH, "from_afar")
    at_treasure = ideas.here == ideas.aim.square and ideas.aim.kind == TREASURE
    if at_treasure and any([ideas.can(LIFT + colour) for colour in range(4)]):
        home = position.home(ideas.me)[ideas.here]
        if ideas.can(CAST + c.EXTRA_ARMS) and view.mp >= 2 and not form_worn(ideas):
            ideas.offer(25 + 40 * (home < view.mp), CAST + c.EXTRA_ARMS, "many_arms")
        if ideas.can(CAST + c.GOLEM_FORM) and view.mp >= 4 and not form_worn(ideas):
            ideas.offer(15, CAST + c.GOLEM_FORM, "many_arms")


def form_worn(ideas: Ideas) -> bool:
    return any([spell.target == ideas.me and spell.card in FORMS for spell in ideas.view.spells])


def change_form(ideas: Ideas) -> None:
    """Faster legs for the last step, mist or slime through doors."""
    view = ideas.view
    if form_worn(ideas) or ideas.aim.square < 0 or view.rooted:
        return
    if ideas.can(CAST + c.WEREWOLF_FORM) and ideas.far == view.mp + 1:
        ideas.offer(ideas.saving(ideas.far, view.mp + 1) - 15, CAST + c.WEREWOLF_FORM, "faster")
    for kind in (c.SLIME_FORM, c.MIST_BODY):
        if ideas.can(CAST + kind) and (kind == c.MIST_BODY or not ideas.position.carries) and view.mp > 0:
            seeping = ideas.position.terrain().walker(view, ideas.me, True).ways(ideas.aim.square)[ideas.here]
            ideas.offer(ideas.saving(seeping, view.mp) - 15, CAST + kind, "seep")
