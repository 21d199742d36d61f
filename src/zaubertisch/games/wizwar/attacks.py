"""What attacks do: one function a card or family; each answers with the section that carries it on, or nothing."""

from __future__ import annotations

from zaubertisch.games.wizwar import knowledge
from zaubertisch.games.wizwar.actions import DISCARD, DONE, DROP, DROP_TREASURE, END_SPELL, STEAL, STOP
from zaubertisch.games.wizwar.bolt import bolt_way, storm_area
from zaubertisch.games.wizwar.cards import ACID_BATH, BOOMSTONE, CARDS, FIRE, KINDS, STONE_SPIKES
from zaubertisch.games.wizwar.components import BOLT_DAMAGE, BOOMSTONE_DAMAGE, FORCE_STEPS, STEAL_CARDS, ZOT_STUN
from zaubertisch.games.wizwar.damage import Blows, Damage, Source, hit_border, hit_fill, hit_homunculus, punch
from zaubertisch.games.wizwar.plan import NO_CARD, Plan
from zaubertisch.games.wizwar.settle import Overload, can_shed, shed, things_to_shed
from zaubertisch.games.wizwar.state import ITEM_KINDS, NO_TREASURE
from zaubertisch.games.wizwar.table import WizWar
from zaubertisch.games.wizwar.walk import Drift, ForcedWalk, pushed_item
from zaubertisch.kernel.event import all_but, only
from zaubertisch.kernel.step import END, NEXT, NOBODY, Step

Section = Step[WizWar]


# Plain damage to one wizard or thing


def strike(g: WizWar, p: Plan, source: Source) -> Section | None:
    """[WW-058 WW-081 WW-169] The target suffers it; a Homunculus catches it; a thing is cracked."""
    if p.border >= 0:
        hit_border(g, p.seat, p.border, source.amount)
    elif p.wizard < 0:
        hit_fill(g, p.seat, p.square, source)
    elif p.caught >> p.wizard & 1:
        hit_homunculus(g, p.wizard, source.amount)
    elif p.hits(p.wizard):
        return Blows([p.wizard], source)
    return None


def fireball(g: WizWar, p: Plan) -> Section | None:
    """Five points of fire."""
    return strike(g, p, Source(5, 5, False, p.seat))


def zot(g: WizWar, p: Plan) -> Section | None:
    """The energy as damage, or two stun markers."""
    if not p.for_stun:
        return strike(g, p, Source(p.energy, 0, False, p.seat))
    if p.hits(p.wizard):
        g.daze(p.wizard, ZOT_STUN)
    return None


def powerthrust(g: WizWar, p: Plan) -> Section | None:
    """The energy and two more."""
    return strike(g, p, Source(p.energy + 2, 0, False, p.seat))


def stone_dead(g: WizWar, p: Plan) -> Section | None:
    """The energy and one for every Magic Stone the target carries."""
    return strike(g, p, Source(p.energy + g.stones(p.wizard), 0, False, p.seat))


def fist(g: WizWar, p: Plan) -> Section | None:
    """[WW-061 WW-062 WW-064] The die is rolled when the blow falls, so that a Shield knows the amount."""
    return strike(g, p, punch(g, p.seat))


def throw(g: WizWar, p: Plan) -> Section | None:
    """[WW-065 WW-177 WW-R14 WW-R38] Spike 3, Boomstone 4 of fire, Large Rock 2; weapons are no spells."""
    if p.card == STONE_SPIKES:
        return strike(g, p, Source(3, 0, False, p.seat))
    if p.card == BOOMSTONE:
        return strike(g, p, Source(BOOMSTONE_DAMAGE, BOOMSTONE_DAMAGE, False, p.seat))
    return strike(g, p, Source(2, 0, False, p.seat))


# Several wizards at once


def lightning_bolt(g: WizWar, p: Plan) -> Section | None:
    """[WW-056 WW-R24 WW-R25] Three points each time it passes a wizard, the caster too; then one stun marker."""
    victims: list[int] = []
    for square in bolt_way(g, p.origin(g), p.way, p.energy, p.earths).squares:
        for seat in range(g.seats):
            if g.standing(seat) and g.place[seat] == square and not g.is_mist(seat):
                if p.caught >> seat & 1:
                    hit_homunculus(g, seat, BOLT_DAMAGE)
                elif seat == p.seat or p.hits(seat):
                    victims.append(seat)
    return Blows(victims, Source(BOLT_DAMAGE, 0, False, p.seat), True)


def psychic_storm(g: WizWar, p: Plan) -> Section | None:
    """[WW-082 WW-R28 WW-R53] Everybody attacked, wherever he is by now, and the caster if he stands in it."""
    area = storm_area(g, p.square)
    victims: list[int] = []
    for seat in range(g.seats):
        if p.has_attacked(seat) or (seat == p.seat and g.place[seat] in area and not g.is_mist(seat)):
            victims.append(seat)
            if p.caught >> seat & 1:
                hit_homunculus(g, seat, p.energy)
    return Blows(victims, Source(p.energy, 0, False, p.seat))


# Curses and minds


def acid_bath(g: WizWar, p: Plan) -> Section | None:
    """[WW-060 WW-146 WW-R12 WW-R51] It lies on the target, or nowhere if he evaded."""
    if p.hits(p.wizard):
        g.lay_spell(ACID_BATH, p.seat, p.wizard, -1, -1, p.energy)
        p.gone = True
    return None


def share_life(g: WizWar, p: Plan) -> Section | None:
    if p.hits(p.wizard):
        g.share_life(p.seat, p.wizard)
    return None


def mental_force(g: WizWar, p: Plan) -> Section | None:
    return ForcedWalk(p.seat, p.wizard, p.energy + FORCE_STEPS) if p.hits(p.wizard) else None


def drop_object(g: WizWar, p: Plan) -> Section | None:
    return WhichThing(p.seat, p.wizard) if p.hits(p.wizard) and g.has_something(p.wizard) else None


def thought_steal(g: WizWar, p: Plan) -> Section | None:
    return ThoughtSteal(p.seat, p.wizard) if p.hits(p.wizard) else None


def brain_burn(g: WizWar, p: Plan) -> Section | None:
    """[WW-R45 WW-R53] A Homunculus has no thoughts to burn, but the damage there would be is his."""
    if p.caught >> p.wizard & 1:
        hit_homunculus(g, p.wizard, g.hands.size(p.wizard) + g.maintained(p.wizard))
    return BrainBurn(p.wizard, p.seat) if p.hits(p.wizard) else None


def waterbolt(g: WizWar, p: Plan) -> Section | None:
    """[WW-093 WW-R31] Wizards are hurt and knocked back, fire goes out, things are cracked, items float."""
    if p.wizard >= 0 and (p.wizard == p.seat or p.hits(p.wizard)):
        return Waterbolt(p.wizard, NOBODY if p.wizard == p.seat else p.seat, p.amount, p.way, p.energy - p.amount)
    if p.wizard >= 0 or p.thing == NO_CARD:
        return wet_thing(g, p)
    if CARDS[p.thing].marks & FIRE:
        g.destroy_dropped(p.thing, p.square)
    else:
        g.dropped.remove(p.square * ITEM_KINDS + p.thing)
        g.put_item(p.thing, pushed_item(g, p.square, p.way, p.energy))
    return None


def wet_thing(g: WizWar, p: Plan) -> Section | None:
    """Fire on a border goes out; anything else is struck."""
    if p.border >= 0 and not g.is_breakable(p.border):
        g.destroy_border(p.border)
        return None
    return strike(g, p, Source(p.amount, 0, True, p.seat))


class Waterbolt(Step[WizWar]):
    """[WW-R31 WW-R51] Acid is washed off, damage comes first, then the knock-back."""

    def __init__(
        self, seat: int = NOBODY, attacker: int = NOBODY, amount: int = 0, way: int = -1, squares: int = 0,
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.amount = amount
        self.way = way
        self.squares = squares

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.wash(g)
            case 1: return g.call(Damage(self.seat, Source(self.amount, 0, True, self.attacker)))
            case 2: return g.call(Drift(self.seat, self.way, self.squares))
            case _: return END

    def wash(self, g: WizWar) -> int:
        wash_off_acid(g, self.seat)
        return NEXT

    def clone(self) -> Waterbolt:
        twin = Waterbolt(self.seat, self.attacker, self.amount, self.way, self.squares)
        twin.like(self)
        return twin


def wash_off_acid(g: WizWar, seat: int) -> None:
    """[WW-R51 WW-R95] Water ends the Acid Baths on a wizard."""
    for spell in g.spells[:]:
        if spell.card == ACID_BATH and spell.target == seat:
            g.end_spell(spell)


class WhichThing(Step[WizWar]):
    """[WW-158 WW-R44] Drop Object: the attacker names the treasure or an item, all of which lie open."""

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__(seat)
        self.victim = victim

    def run(self, g: WizWar) -> int:
        return g.ask_or_take(self.seat) if self.at == 0 else END

    def question(self, g: WizWar) -> str:
        return "which_thing"

    def options(self, g: WizWar) -> list[int]:
        out = [DROP_TREASURE] if g.burden[self.victim] != NO_TREASURE else []
        return out + [DROP + kind for kind in g.carried.kinds_of(self.victim)]

    def why_not(self, g: WizWar, action: int) -> str:
        return "" if action in self.options(g) else "WW-R44"

    def take(self, g: WizWar, action: int) -> int:
        if action == DROP_TREASURE:
            g.drop_treasure(self.victim)
        else:
            g.drop_item(self.victim, action - DROP)
        return NEXT

    def clone(self) -> WhichThing:
        twin = WhichThing()
        twin.like(self)
        twin.victim = self.victim
        return twin


class ThoughtSteal(Step[WizWar]):
    """[WW-215 WW-R47] The thief looks at the whole hand, takes up to two cards, and then checks his limit once."""

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = STEAL_CARDS

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return self.look(g)
            case 1: return self.ask_for_card(g)
            case 2: return self.goto(1)
            case 3: return g.call(Overload(self.seat))
            case _: return END

    def look(self, g: WizWar) -> int:
        knowledge.looked(g, self.seat, self.victim)
        if not g.silent:
            for kind in g.hands.cards(self.victim):
                g.tell(only(self.seat), "saw_card", {
                    "seat": self.seat, "victim_seat": self.victim, "spell": CARDS[kind].key,
                })
        return NEXT

    def ask_for_card(self, g: WizWar) -> int:
        if self.left == 0 or g.hands.size(self.victim) == 0:
            return self.goto(3)
        return g.ask(self.seat)

    def question(self, g: WizWar) -> str:
        return "steal"

    def options(self, g: WizWar) -> list[int]:
        return [STOP] + [STEAL + kind for kind in g.hands.kinds_of(self.victim)]

    def why_not(self, g: WizWar, action: int) -> str:
        if action == STOP or (STEAL <= action < STEAL + KINDS and g.hands.has(self.victim, action - STEAL)):
            return ""
        return "WW-R47"

    def take(self, g: WizWar, action: int) -> int:
        if action == STOP:
            return self.goto(3)
        kind = action - STEAL
        self.left -= 1
        g.hands.remove(self.victim, kind)
        g.hands.add(self.seat, kind)
        knowledge.stolen(g, self.victim, self.seat, kind)
        if not g.silent:
            both = only(self.seat) | only(self.victim)
            fields = {"seat": self.seat, "victim_seat": self.victim}
            g.tell(both, "stole_card", {**fields, "spell": CARDS[kind].key})
            g.tell(all_but(both), "stole", {**fields})
        return NEXT

    def clone(self) -> ThoughtSteal:
        twin = ThoughtSteal()
        twin.like(self)
        twin.victim = self.victim
        twin.left = self.left
        return twin


class BrainBurn(Step[WizWar]):
    """[WW-R45] The victim may first rid himself of cards and spells; then what is left burns."""

    def __init__(self, seat: int = NOBODY, attacker: int = NOBODY) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def run(self, g: WizWar) -> int:
        match self.at:
            case 0: return g.ask(self.seat)
            case 1: return self.goto(0)
            case 2: return self.burn(g)
            case _: return END

    def burn(self, g: WizWar) -> int:
        amount = g.hands.size(self.seat) + g.maintained(self.seat)
        return g.call(Damage(self.seat, Source(amount, 0, False, self.attacker)))

    def question(self, g: WizWar) -> str:
        return "burn"

    def options(self, g: WizWar) -> list[int]:
        return [DONE] + [option for option in things_to_shed(g, self.seat) if not is_drop(option)]

    def why_not(self, g: WizWar, action: int) -> str:
        fits = (DISCARD <= action < DISCARD + KINDS or action >= END_SPELL) and can_shed(g, self.seat, action)
        return "" if action == DONE or fits else "WW-R45"

    def take(self, g: WizWar, action: int) -> int:
        if action == DONE:
            return self.goto(2)
        shed(g, self.seat, action)
        return NEXT

    def clone(self) -> BrainBurn:
        twin = BrainBurn()
        twin.like(self)
        twin.attacker = self.attacker
        return twin


def is_drop(option: int) -> bool:
    return DROP <= option < DROP + KINDS


