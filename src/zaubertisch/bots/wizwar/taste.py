"""Taste: what things are worth to a rule of thumb of Wiz-War, ten for a step or an energy, and which cards it keeps."""

from __future__ import annotations

from typing import Final

from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import KINDS

#: How gladly a card is kept in hand; the first to go when there is too much is the one with the least.
KEEP: Final[dict[int, int]] = {
    c.FULL_SHIELD: 8, c.ABSORB_SPELL: 8, c.FIREBALL: 8, c.SHIELD: 6, c.POWERTHRUST: 7, c.ENERGY_6: 9, c.ENERGY_5: 8,
    c.ENERGY_4: 7, c.TELEPORT: 7, c.WINDRIDER: 7, c.MIST_BODY: 6, c.LIGHTNING_BOLT: 6, c.PAIN_LINK: 5, c.SPEEDSTONE: 9,
    c.BLOODSHARD: 7, c.LIFESTONE: 7, c.MEDITATE: 8, c.THOUGHT_STEAL: 6, c.BRAIN_BURN: 6, c.MENTAL_FORCE: 6,
    c.DROP_OBJECT: 7, c.ACID_BATH: 6, c.ZOT: 5, c.STONE_DEAD: 4, c.SHARE_LIFE: 4, c.HOMUNCULUS: 6, c.WATERBOLT: 5,
    c.BOOMSTONE: 6, c.LARGE_ROCK: 5, c.SPELLSTONE: 7, c.BRAINSTONE: 8, c.POWERSTONE: 6, c.MIGHTSTONE: 3,
    c.VISIONSTONE: 4, c.FIRE_CLOAK: 4, c.NULL_POWDER: 5, c.FOOLS_GOLD: 5, c.WALL_OF_EARTH: 5, c.STONE_SPIKES: 6,
    c.DESTROY_WALL: 4, c.PICK_LOCK: 3, c.PSYCHIC_STORM: 5, c.KA_BONG: 8, c.FIRE_DARTS: 6, c.WARD: 6, c.THORNBUSH: 6,
    c.ROSEBUSH: 4, c.CREATE_WALL: 4, c.STONE_BLOCK: 5, c.DUST_CLOUD: 3, c.SWAP: 4, c.CREATE_DOOR: 4, c.BOOBY_TRAP: 4,
    c.FEATHERWEIGHT: 6, c.GNOME_FORM: 5, c.WEREWOLF_FORM: 5, c.GOLEM_FORM: 5, c.STRETCH: 7, c.MAD_DASH: 4,
    c.WALLIVORE: 5, c.STRENGTH: 4, c.ANTI_ANTI: 5, c.BACKLASH: 7, c.GLOBE_OF_PAIN: 6, c.SLOW_DEATH: 6, c.YOINK: 5,
    c.INVISIBLE: 7, c.GRAVITY: 5, c.PASS_THROUGH_WALL: 6, c.MASTER_KEY: 6, c.DAGGER: 6, c.WIZARDBLADE: 6,
    c.UNIVERSAL_SOLVENT: 4, c.ROTATE_SECTOR: 5, c.DISPEL: 4, c.GLUE: 4, c.SEAL_DOOR: 3, c.HEAVE_HO: 5, c.DISEASE: 4,
    c.EXTRA_ARMS: 6, c.BIG_MAN_FORM: 4, c.SLIME_FORM: 3, c.ADRENALINE: 4, c.HANDFUL_OF_TACKS: 4, c.NEGATE_NEUTRAL: 4,
    c.AROUND_THE_CORNER: 4, c.ASTRAL_PROJECTION: 3, c.WALL_OF_FIRE: 3, c.ADD: 3, c.SHATTER: 2, c.FLOOD: 3, c.FOG: 3,
}
LITTLE: Final = 2

#: Cards that ward off what others do.
SHIELDS: Final[list[int]] = [
    c.FULL_SHIELD, c.SHIELD, c.ABSORB_SPELL, c.BACKLASH, c.NULL_POWDER, c.WARD, c.MIST_BODY, c.FEATHERWEIGHT,
    c.INVISIBLE,
]


class Taste:
    """One wizard's; the usual one was found by playing such bots against each other."""

    def __init__(
        self, duel: int = 12, crowd: int = 5, roomy: int = 4, seen: int = 9, worry: int = 20, hurry: int = 30,
        hurry_home: int = 55, shields: int = 0, bears: int = 0, hunts: int = 0,
    ) -> None:
        # Fighting
        self.duel = duel  # a point of damage to the only enemy
        self.crowd = crowd  # and to one of several
        self.leader = 4  # more for each point he has
        self.carrier = 5  # more if he carries a treasure
        self.wounded = 3  # more if he has little life left
        self.kill = 150  # a point for good where it does not end the game
        self.last_chance = 600  # stopping somebody who would win in his next turn
        self.per_energy = 6  # what an energy costs that is spent on a blow
        self.roomy = roomy  # how much a card counts while there is room for more
        self.full = 2  # and when new ones would not fit
        self.hunts = hunts  # steps one goes for a fight before all treasures
        # Running
        self.denial = 4  # steps more one goes for a treasure that is a point of the only enemy
        self.last_denial = 6  # and if that point is anybody's last but one
        self.rescuing = 3  # steps an own treasure is carried away
        self.arrival = 30  # ending on the goal, twice at home
        self.hurry = hurry  # being at a treasure a turn earlier
        self.hurry_home = hurry_home  # and at home with one
        # Being careful
        self.seen = seen  # what it costs to end in sight of somebody
        self.weak = 6  # life at which that costs double
        self.worry = worry  # what there is to fear from each enemy in sight
        self.bears = bears  # harm that is borne beyond what is usual before it is countered
        self.negating = 24  # how bad a spell must be to be negated
        self.absorbing = 34  # and to be absorbed
        # Hindering
        self.delay = 8  # a step that an obstacle costs somebody
        self.turn = 7  # and that a turned sector does
        # Cards
        self.keep: list[int] = [KEEP.get(kind, LITTLE) + (shields if kind in SHIELDS else 0) for kind in range(KINDS)]
        self.room = 2  # cards one would like to draw
        self.little_use = 4  # cards and spells up to this value make room for new ones
        self.some_use = 7  # and up to this where there is no room at all


USUAL: Final = Taste()
BOLD: Final = Taste(duel=18, crowd=11, roomy=3, seen=3, worry=8, shields=-1, bears=8, hunts=4)
CAREFUL: Final = Taste(
    duel=6, crowd=2, roomy=6, seen=18, worry=40, hurry=45, hurry_home=80, shields=3, bears=-12,
)
