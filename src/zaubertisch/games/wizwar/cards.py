"""The cards: one line each. What repeats is a field; what does not is a function of the module that carries it out."""

from __future__ import annotations

from typing import Final

# Types [WW-085 WW-086 WW-087 WW-088 WW-090]; a card with two is one of them when it is cast [WW-091].
ATTACK: Final = 1
NEUTRAL: Final = 2
COUNTER: Final = 4
ITEM: Final = 8
ENERGY: Final = 16

# Ranges [WW-097 WW-098 WW-099 WW-100].
SELF: Final = 0
ADJACENT: Final = 1
SIGHT: Final = 2
ANYWHERE: Final = 3

# Durations [WW-130 WW-131 WW-132].
INSTANT: Final = 0
TEMPORARY: Final = 1
PERMANENT: Final = 2

# Attributes [WW-145 WW-146 WW-147 WW-148 WW-149 WW-150 WW-151 WW-152].
FIRE: Final = 1
WATER: Final = 2
GLOBAL: Final = 4
CREATION: Final = 8
CURSE: Final = 16
MUNDANE: Final = 32
STONE: Final = 64
TRANSFORMATION: Final = 128
THROWN: Final = 256
WEAPON: Final = 512
TRINKET: Final = 1024
LIGHTNING: Final = 2048

# What a card is aimed at [WW-103 WW-104 WW-105 WW-106 WW-107 WW-108 WW-109].
NOTHING: Final = 0
WIZARD: Final = 1
WIZARD_OR_THING: Final = 2  # another wizard, or a thing that can be broken
WATER_TARGET: Final = 3  # those, oneself, and what water moves or destroys
STORM_SQUARE: Final = 4
FREE_BORDER: Final = 5
WALL_OR_DOOR: Final = 6
SPELL: Final = 7
LOCK: Final = 8
SECTOR: Final = 9
BOLT_WAY: Final = 10
WIND_WAY: Final = 11
EMPTY_SQUARE: Final = 12
TELEPORT_SQUARE: Final = 13
BURDENED: Final = 14  # another wizard who carries something
ANY_OBJECT: Final = 15
EARTH_BORDER: Final = 16
HOME_SQUARE: Final = 17
ANY_WIZARD: Final = 18  # also oneself
TRAP_SQUARES: Final = 19  # four empty squares anywhere
DOOR_BORDER: Final = 20  # a free border or a stone wall
LYING: Final = 21  # an item or a treasure that lies about
STONE_WALL: Final = 22  # at the own square
PASSABLE: Final = 23  # a wall or fire at the own square
ANY_DOOR: Final = 24
GLOBE: Final = 25  # another wizard within so many steps
ARMED: Final = 26  # another wizard who carries an item
HEAVE: Final = 27  # another wizard, a thing that can be broken, an empty square
DARTS: Final = 28
PUT_SQUARE: Final = 29  # where a long arm can lay something down
TORN: Final = 30  # a wizard in the own square who carries something to tear away
STREW_SQUARE: Final = 31  # an adjacent empty square

SCHOOLS: Final[list[str]] = ["cantrip", "alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy"]


class Card:
    """A printed card: its types, range, duration, energy value, attributes, and how often each school holds it."""

    def __init__(
        self, key: str, types: int, reach: int, lasts: int, copies: str, ev: int = 0, attributes: int = 0,
        uses_energy: bool = False, aim: int = NOTHING,
    ) -> None:
        self.key = key
        self.types = types
        self.reach = reach
        self.lasts = lasts
        self.ev = ev
        self.attributes = attributes
        self.aim = aim
        self.uses_energy = uses_energy  # [WW-R18] its effect or duration asks for the energy
        said = copies.split()
        self.copies: dict[str, int] = {said[i]: int(said[i + 1]) for i in range(0, len(said), 2)}

    def copies_in(self, schools: list[str]) -> int:
        """How many of this card these schools bring, together with one set of cantrips."""
        return sum([self.copies.get(school, 0) for school in ["cantrip", *schools]])


# The number of each card: its place in CARDS.
FULL_SHIELD: Final = 0
NEGATE_NEUTRAL: Final = 1
DROP_OBJECT: Final = 2
ZOT: Final = 3
AROUND_THE_CORNER: Final = 4
CREATE_WALL: Final = 5
DESTROY_WALL: Final = 6
DISPEL: Final = 7
PICK_LOCK: Final = 8
ROTATE_SECTOR: Final = 9
LARGE_ROCK: Final = 10
ENERGY_6: Final = 11
FOOLS_GOLD: Final = 12
ACID_BATH: Final = 13
STONE_DEAD: Final = 14
ADD: Final = 15
HOMUNCULUS: Final = 16
BLOODSHARD: Final = 17
BOOMSTONE: Final = 18
BRAINSTONE: Final = 19
LIFESTONE: Final = 20
MIGHTSTONE: Final = 21
NULL_POWDER: Final = 22
POWERSTONE: Final = 23
SPEEDSTONE: Final = 24
SPELLSTONE: Final = 25
UNIVERSAL_SOLVENT: Final = 26
VISIONSTONE: Final = 27
ENERGY_4: Final = 28
ENERGY_5: Final = 29
WALL_OF_EARTH: Final = 30
FIREBALL: Final = 31
LIGHTNING_BOLT: Final = 32
WATERBOLT: Final = 33
FLOOD: Final = 34
WALL_OF_FIRE: Final = 35
FOG: Final = 36
MIST_BODY: Final = 37
STONE_BLOCK: Final = 38
STONE_SPIKES: Final = 39
WINDRIDER: Final = 40
FIRE_CLOAK: Final = 41
ABSORB_SPELL: Final = 42
SHIELD: Final = 43
BRAIN_BURN: Final = 44
MENTAL_FORCE: Final = 45
POWERTHRUST: Final = 46
PSYCHIC_STORM: Final = 47
SHARE_LIFE: Final = 48
THOUGHT_STEAL: Final = 49
PAIN_LINK: Final = 50
TELEPORT: Final = 51
ASTRAL_PROJECTION: Final = 52
MEDITATE: Final = 53
SHATTER: Final = 54
WARD: Final = 55
FIRE_DARTS: Final = 56
KA_BONG: Final = 57
SWAP: Final = 58
BOOBY_TRAP: Final = 59
CREATE_DOOR: Final = 60
DUST_CLOUD: Final = 61
GLUE: Final = 62
ROSEBUSH: Final = 63
THORNBUSH: Final = 64
HANDFUL_OF_TACKS: Final = 65
FEATHERWEIGHT: Final = 66
DISEASE: Final = 67
HEAVE_HO: Final = 68
GNOME_FORM: Final = 69
STRETCH: Final = 70
ADRENALINE: Final = 71
BIG_MAN_FORM: Final = 72
EXTRA_ARMS: Final = 73
GOLEM_FORM: Final = 74
MAD_DASH: Final = 75
SLIME_FORM: Final = 76
STRENGTH: Final = 77
WALLIVORE: Final = 78
WEREWOLF_FORM: Final = 79
ANTI_ANTI: Final = 80
BACKLASH: Final = 81
GLOBE_OF_PAIN: Final = 82
SLOW_DEATH: Final = 83
YOINK: Final = 84
INVISIBLE: Final = 85
GRAVITY: Final = 86
PASS_THROUGH_WALL: Final = 87
SEAL_DOOR: Final = 88
MASTER_KEY: Final = 89
DAGGER: Final = 90
WIZARDBLADE: Final = 91
KINDS: Final = 92

#: [WW-R123] Every card of the box. Same key, same rules, in whatever school. Types, ranges and durations are RECON
#: unless R shows them; energy values and attributes CARD.
CARDS: Final[list[Card]] = [
    # Cantrips
    Card("full_shield", COUNTER, SELF, INSTANT, "cantrip 1 thaumaturgy 1"),
    Card("negate_neutral", COUNTER, SIGHT, INSTANT, "cantrip 1 conjuring 1 thaumaturgy 1"),
    Card("drop_object", ATTACK, SIGHT, INSTANT, "cantrip 1 thaumaturgy 1", ev=2, aim=BURDENED),
    Card("zot", ATTACK, SIGHT, INSTANT, "cantrip 1", uses_energy=True,
         aim=WIZARD_OR_THING),
    Card("around_the_corner", NEUTRAL, SELF, INSTANT, "cantrip 1 conjuring 1 thaumaturgy 1"),
    Card("create_wall", NEUTRAL, SIGHT, PERMANENT, "cantrip 1 conjuring 1 elemental 2", attributes=CREATION,
         aim=FREE_BORDER),
    Card("destroy_wall", NEUTRAL, SIGHT, INSTANT, "cantrip 1 elemental 1", aim=WALL_OR_DOOR),
    Card("dispel", NEUTRAL, SIGHT, INSTANT, "cantrip 1 conjuring 1 mutation 1 thaumaturgy 1", aim=SPELL),
    Card("pick_lock", NEUTRAL, ADJACENT, INSTANT, "cantrip 1 mentalism 1 thaumaturgy 1",
         ev=3, attributes=MUNDANE, aim=LOCK),
    Card("rotate_sector", NEUTRAL, ANYWHERE, INSTANT, "cantrip 1 thaumaturgy 1", aim=SECTOR),
    Card("large_rock", ITEM, SIGHT, PERMANENT, "cantrip 1", ev=3, attributes=THROWN, aim=WIZARD_OR_THING),
    Card("energy_6", ENERGY, SELF, INSTANT, "cantrip 1", ev=6),
    # Alchemy
    Card("fools_gold", COUNTER, ANYWHERE, INSTANT, "alchemy 1", aim=HOME_SQUARE),
    Card("acid_bath", ATTACK, SIGHT, TEMPORARY, "alchemy 2", attributes=CURSE, uses_energy=True, aim=WIZARD),
    Card("stone_dead", ATTACK, SIGHT, INSTANT, "alchemy 1", ev=3, uses_energy=True, aim=WIZARD),
    Card("add", NEUTRAL, SELF, INSTANT, "alchemy 1 mentalism 2", ev=3),
    Card("homunculus", NEUTRAL, SELF, PERMANENT, "alchemy 1", attributes=CREATION, uses_energy=True),
    Card("bloodshard", ITEM, SELF, PERMANENT, "alchemy 1", attributes=TRINKET),
    Card("boomstone", ITEM, SIGHT, PERMANENT, "alchemy 3", attributes=STONE, aim=WIZARD_OR_THING),
    Card("brainstone", ITEM, SELF, PERMANENT, "alchemy 1", attributes=STONE),
    Card("lifestone", ITEM, SELF, PERMANENT, "alchemy 1", attributes=STONE),
    Card("mightstone", ITEM, SELF, PERMANENT, "alchemy 1", ev=2, attributes=STONE),
    Card("null_powder", ITEM, SIGHT, PERMANENT, "alchemy 1", aim=SPELL),
    Card("powerstone", ITEM, SELF, PERMANENT, "alchemy 2", attributes=STONE),
    Card("speedstone", ITEM, SELF, PERMANENT, "alchemy 2", attributes=STONE),
    Card("spellstone", ITEM, SELF, PERMANENT, "alchemy 1", attributes=STONE),
    Card("universal_solvent", ITEM, SIGHT, PERMANENT, "alchemy 2", attributes=THROWN, aim=ANY_OBJECT),
    Card("visionstone", ITEM, SELF, PERMANENT, "alchemy 1", attributes=STONE),
    Card("energy_4", ENERGY, SELF, INSTANT, "alchemy 1 conjuring 2 elemental 2 mentalism 1 mutation 2", ev=4),
    Card("energy_5", ENERGY, SELF, INSTANT, "alchemy 1 conjuring 1 elemental 1 mutation 1 thaumaturgy 2", ev=5),
    # Elemental
    Card("wall_of_earth", COUNTER, SIGHT, INSTANT, "conjuring 1 elemental 2", aim=EARTH_BORDER),
    Card("fireball", ATTACK, SIGHT, INSTANT, "elemental 3", attributes=FIRE, aim=WIZARD_OR_THING),
    Card("lightning_bolt", ATTACK, SIGHT, INSTANT, "elemental 2", attributes=LIGHTNING, uses_energy=True, aim=BOLT_WAY),
    Card("waterbolt", ATTACK, SIGHT, INSTANT, "elemental 2",
         ev=3, attributes=WATER, uses_energy=True, aim=WATER_TARGET),
    Card("flood", NEUTRAL | COUNTER, ANYWHERE, TEMPORARY, "elemental 1", attributes=GLOBAL | WATER, uses_energy=True),
    Card("wall_of_fire", NEUTRAL | COUNTER, SIGHT, PERMANENT, "elemental 1", ev=2, attributes=FIRE, aim=FREE_BORDER),
    Card("fog", NEUTRAL, ANYWHERE, TEMPORARY, "elemental 1", attributes=GLOBAL, uses_energy=True),
    Card("mist_body", NEUTRAL, SELF, TEMPORARY, "elemental 1 mutation 1", attributes=TRANSFORMATION, uses_energy=True),
    Card("stone_block", NEUTRAL, SIGHT, PERMANENT, "elemental 1", attributes=CREATION, aim=EMPTY_SQUARE),
    Card("stone_spikes", NEUTRAL, SELF, TEMPORARY, "elemental 1", ev=2, uses_energy=True),
    Card("windrider", NEUTRAL, SELF, INSTANT, "elemental 2", aim=WIND_WAY),
    Card("fire_cloak", ITEM, SELF, PERMANENT, "elemental 1", ev=2, attributes=FIRE),
    # Mentalism
    Card("absorb_spell", COUNTER, SIGHT, INSTANT, "mentalism 1"),
    Card("shield", COUNTER, SELF, INSTANT, "conjuring 2 mentalism 1", ev=2, uses_energy=True),
    Card("brain_burn", ATTACK, SIGHT, INSTANT, "mentalism 2", aim=WIZARD),
    Card("mental_force", ATTACK, SIGHT, INSTANT, "mentalism 2", uses_energy=True, aim=WIZARD),
    Card("powerthrust", ATTACK, SIGHT, INSTANT, "mentalism 2 thaumaturgy 1", ev=2, uses_energy=True,
         aim=WIZARD_OR_THING),
    Card("psychic_storm", ATTACK, SIGHT, INSTANT, "mentalism 1", uses_energy=True, aim=STORM_SQUARE),
    Card("share_life", ATTACK, SIGHT, INSTANT, "mentalism 1", aim=WIZARD),
    Card("thought_steal", ATTACK, SIGHT, INSTANT, "mentalism 2", ev=2, aim=WIZARD),
    Card("pain_link", NEUTRAL | COUNTER, SELF, TEMPORARY, "mentalism 2", uses_energy=True),
    Card("teleport", NEUTRAL | COUNTER, SELF, INSTANT, "mentalism 1", aim=TELEPORT_SQUARE),
    Card("astral_projection", NEUTRAL, SELF, INSTANT, "mentalism 2"),
    Card("meditate", NEUTRAL, SELF, INSTANT, "mentalism 2", ev=3),
    Card("shatter", NEUTRAL, SELF, TEMPORARY, "mentalism 1", ev=3, uses_energy=True),
    # Conjuring
    Card("ward", COUNTER, ANYWHERE, INSTANT, "conjuring 1"),
    Card("fire_darts", ATTACK, SIGHT, INSTANT, "conjuring 1 thaumaturgy 1", attributes=FIRE, uses_energy=True,
         aim=DARTS),
    Card("ka_bong", ATTACK, SIGHT, INSTANT, "conjuring 2", aim=WIZARD_OR_THING),
    Card("swap", ATTACK, SIGHT, INSTANT, "conjuring 1", aim=WIZARD),
    Card("booby_trap", NEUTRAL, ANYWHERE, PERMANENT, "conjuring 1", attributes=CREATION, aim=TRAP_SQUARES),
    Card("create_door", NEUTRAL, SIGHT, PERMANENT, "conjuring 1", ev=2, attributes=CREATION, aim=DOOR_BORDER),
    Card("dust_cloud", NEUTRAL, SIGHT, PERMANENT, "conjuring 1", attributes=CREATION, aim=EMPTY_SQUARE),
    Card("glue", NEUTRAL, SIGHT, TEMPORARY, "conjuring 1", ev=3, uses_energy=True, aim=LYING),
    Card("rosebush", NEUTRAL, SIGHT, PERMANENT, "conjuring 2", attributes=CREATION, aim=EMPTY_SQUARE),
    Card("thornbush", NEUTRAL, SIGHT, PERMANENT, "conjuring 2", attributes=CREATION, aim=EMPTY_SQUARE),
    Card("handful_of_tacks", ITEM, ADJACENT, PERMANENT, "conjuring 1", ev=3, attributes=TRINKET, aim=STREW_SQUARE),
    # Mutation
    Card("featherweight", COUNTER, SELF, TEMPORARY, "mutation 2", uses_energy=True),
    Card("disease", ATTACK, SELF, TEMPORARY, "mutation 1", uses_energy=True),
    Card("heave_ho", ATTACK, SIGHT, INSTANT, "mutation 1", attributes=MUNDANE, aim=HEAVE),
    Card("gnome_form", NEUTRAL | COUNTER, SELF, TEMPORARY, "mutation 1",
         ev=2, attributes=TRANSFORMATION, uses_energy=True),
    Card("stretch", NEUTRAL | ATTACK, SIGHT, INSTANT, "mutation 2", ev=2, aim=LYING),
    Card("adrenaline", NEUTRAL, SIGHT, TEMPORARY, "mutation 2", uses_energy=True, aim=ANY_WIZARD),
    Card("big_man_form", NEUTRAL, SELF, TEMPORARY, "mutation 1", attributes=TRANSFORMATION, uses_energy=True),
    Card("extra_arms", NEUTRAL, SELF, TEMPORARY, "mutation 2", ev=3, attributes=TRANSFORMATION, uses_energy=True),
    Card("golem_form", NEUTRAL, SELF, TEMPORARY, "mutation 1", attributes=TRANSFORMATION, uses_energy=True),
    Card("mad_dash", NEUTRAL, SELF, INSTANT, "mutation 1"),
    Card("slime_form", NEUTRAL, SELF, TEMPORARY, "mutation 1", attributes=TRANSFORMATION, uses_energy=True),
    Card("strength", NEUTRAL, SELF, TEMPORARY, "mutation 1", uses_energy=True),
    Card("wallivore", NEUTRAL, ADJACENT, INSTANT, "mutation 2", aim=STONE_WALL),
    Card("werewolf_form", NEUTRAL, SELF, TEMPORARY, "mutation 1", attributes=TRANSFORMATION, uses_energy=True),
    # Thaumaturgy
    Card("anti_anti", COUNTER, ANYWHERE, INSTANT, "thaumaturgy 1", ev=3),
    Card("backlash", COUNTER, SELF, INSTANT, "thaumaturgy 1"),
    Card("globe_of_pain", ATTACK, ANYWHERE, INSTANT, "thaumaturgy 2", ev=3, uses_energy=True, aim=GLOBE),
    Card("slow_death", ATTACK, SIGHT, TEMPORARY, "thaumaturgy 1", attributes=CURSE, uses_energy=True, aim=WIZARD),
    Card("yoink", ATTACK, SIGHT, INSTANT, "thaumaturgy 1", aim=ARMED),
    Card("invisible", NEUTRAL | COUNTER, SELF, TEMPORARY, "thaumaturgy 1", uses_energy=True),
    Card("gravity", NEUTRAL, ANYWHERE, TEMPORARY, "thaumaturgy 1", attributes=GLOBAL, uses_energy=True),
    Card("pass_through_wall", NEUTRAL, ADJACENT, INSTANT, "thaumaturgy 1", aim=PASSABLE),
    Card("seal_door", NEUTRAL, SIGHT, PERMANENT, "thaumaturgy 1", ev=2, aim=ANY_DOOR),
    Card("master_key", ITEM, ADJACENT, PERMANENT, "thaumaturgy 1", attributes=TRINKET),
    Card("dagger", ITEM, SIGHT, PERMANENT, "thaumaturgy 1", attributes=WEAPON, aim=WIZARD_OR_THING),
    Card("wizardblade", ITEM, ADJACENT, PERMANENT, "thaumaturgy 1", attributes=WEAPON, aim=WIZARD_OR_THING),
]


NUMBER: Final[dict[str, int]] = {card.key: kind for kind, card in enumerate(CARDS)}
EV: Final[list[int]] = [card.ev for card in CARDS]


def is_stone(kind: int) -> bool:
    """[WW-149] A Magic Stone, which fire destroys."""
    return CARDS[kind].attributes & STONE != 0


STONES: Final[list[int]] = [kind for kind in range(KINDS) if CARDS[kind].attributes & STONE]
FORMS: Final[list[int]] = [kind for kind in range(KINDS) if CARDS[kind].attributes & TRANSFORMATION]
#: Forms in which only counters are cast [WW-096].
DUMB_FORMS: Final[list[int]] = [GOLEM_FORM, WEREWOLF_FORM, SLIME_FORM]
#: Cards that put something fixed on the board: under permanent creation nobody maintains them.
FIXED: Final[list[int]] = [
    CREATE_WALL, CREATE_DOOR, DUST_CLOUD, ROSEBUSH, THORNBUSH, STONE_BLOCK, BOOBY_TRAP, WALL_OF_FIRE,
]
