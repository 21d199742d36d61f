"""The whole box, card by card: the printed lists, compared with every field of the cards in play."""

from __future__ import annotations

from typing import Final

import pytest

from tests.support.rules import rule
from zaubertisch.games.wizwar import cards as c
from zaubertisch.games.wizwar.cards import CARDS, NUMBER, Card
from zaubertisch.games.wizwar.variants import OPTIONS, TAUGHT, Variant, choices_of_three

#: Each school: card, copies, type (attack, neutral, counter, item, energy), range, duration, energy value, whether its
#: effect or duration asks for energy (E), attributes. A card stands in every school that holds it.
BOX: Final[dict[str, str]] = {
    "cantrip": """
        full_shield       1  c   self  inst  -  - -
        negate_neutral    1  c   sight inst  -  - -
        drop_object       1  a   sight inst  2  - -
        zot               1  a   sight inst  -  E -
        around_the_corner 1  n   self  inst  -  - -
        create_wall       1  n   sight perm  -  - creation
        destroy_wall      1  n   sight inst  -  - -
        dispel            1  n   sight inst  -  - -
        pick_lock         1  n   near  inst  3  - mundane
        rotate_sector     1  n   any   inst  -  - -
        large_rock        1  i   sight perm  3  - thrown
        energy_6          1  e   -     -     6  - -
    """,
    "alchemy": """
        fools_gold        1  c   any   inst  -  - -
        acid_bath         2  a   sight temp  -  E curse
        stone_dead        1  a   sight inst  3  E -
        add               1  n   self  inst  3  - -
        homunculus        1  n   self  perm  -  E creation
        bloodshard        1  i   self  perm  -  - trinket
        boomstone         3  i   sight perm  -  - stone
        brainstone        1  i   self  perm  -  - stone
        lifestone         1  i   self  perm  -  - stone
        mightstone        1  i   self  perm  2  - stone
        null_powder       1  i   sight perm  -  - -
        powerstone        2  i   self  perm  -  - stone
        speedstone        2  i   self  perm  -  - stone
        spellstone        1  i   self  perm  -  - stone
        universal_solvent 2  i   sight perm  -  - thrown
        visionstone       1  i   self  perm  -  - stone
        energy_4          1  e   -     -     4  - -
        energy_5          1  e   -     -     5  - -
    """,
    "conjuring": """
        negate_neutral    1  c   sight inst  -  - -
        shield            2  c   self  inst  2  E -
        wall_of_earth     1  c   sight inst  -  - -
        ward              1  c   any   inst  -  - -
        fire_darts        1  a   sight inst  -  E fire
        ka_bong           2  a   sight inst  -  - -
        swap              1  a   sight inst  -  - -
        around_the_corner 1  n   self  inst  -  - -
        booby_trap        1  n   any   perm  -  - creation
        create_door       1  n   sight perm  2  - creation
        create_wall       1  n   sight perm  -  - creation
        dispel            1  n   sight inst  -  - -
        dust_cloud        1  n   sight perm  -  - creation
        glue              1  n   sight temp  3  E -
        rosebush          2  n   sight perm  -  - creation
        thornbush         2  n   sight perm  -  - creation
        handful_of_tacks  1  i   near  perm  3  - trinket
        energy_4          2  e   -     -     4  - -
        energy_5          1  e   -     -     5  - -
    """,
    "elemental": """
        wall_of_earth     2  c   sight inst  -  - -
        fireball          3  a   sight inst  -  - fire
        lightning_bolt    2  a   sight inst  -  E lightning
        waterbolt         2  a   sight inst  3  E water
        flood             1  nc  any   temp  -  E global water
        wall_of_fire      1  nc  sight perm  2  - fire
        create_wall       2  n   sight perm  -  - creation
        destroy_wall      1  n   sight inst  -  - -
        fog               1  n   any   temp  -  E global
        mist_body         1  n   self  temp  -  E transformation
        stone_block       1  n   sight perm  -  - creation
        stone_spikes      1  n   self  temp  2  E -
        windrider         2  n   self  inst  -  - -
        fire_cloak        1  i   self  perm  2  - fire
        energy_4          2  e   -     -     4  - -
        energy_5          1  e   -     -     5  - -
    """,
    "mentalism": """
        absorb_spell      1  c   sight inst  -  - -
        shield            1  c   self  inst  2  E -
        brain_burn        2  a   sight inst  -  - -
        mental_force      2  a   sight inst  -  E -
        powerthrust       2  a   sight inst  2  E -
        psychic_storm     1  a   sight inst  -  E -
        share_life        1  a   sight inst  -  - -
        thought_steal     2  a   sight inst  2  - -
        pain_link         2  nc  self  temp  -  E -
        teleport          1  nc  self  inst  -  - -
        add               2  n   self  inst  3  - -
        astral_projection 2  n   self  inst  -  - -
        meditate          2  n   self  inst  3  - -
        pick_lock         1  n   near  inst  3  - mundane
        shatter           1  n   self  temp  3  E -
        energy_4          1  e   -     -     4  - -
    """,
    "mutation": """
        featherweight     2  c   self  temp  -  E -
        disease           1  a   self  temp  -  E -
        heave_ho          1  a   sight inst  -  - mundane
        gnome_form        1  nc  self  temp  2  E transformation
        stretch           2  na  sight inst  2  - -
        adrenaline        2  n   sight temp  -  E -
        big_man_form      1  n   self  temp  -  E transformation
        dispel            1  n   sight inst  -  - -
        extra_arms        2  n   self  temp  3  E transformation
        golem_form        1  n   self  temp  -  E transformation
        mad_dash          1  n   self  inst  -  - -
        mist_body         1  n   self  temp  -  E transformation
        slime_form        1  n   self  temp  -  E transformation
        strength          1  n   self  temp  -  E -
        wallivore         2  n   near  inst  -  - -
        werewolf_form     1  n   self  temp  -  E transformation
        energy_4          2  e   -     -     4  - -
        energy_5          1  e   -     -     5  - -
    """,
    "thaumaturgy": """
        anti_anti         1  c   any   inst  3  - -
        backlash          1  c   self  inst  -  - -
        full_shield       1  c   self  inst  -  - -
        negate_neutral    1  c   sight inst  -  - -
        drop_object       1  a   sight inst  2  - -
        fire_darts        1  a   sight inst  -  E fire
        globe_of_pain     2  a   any   inst  3  E -
        powerthrust       1  a   sight inst  2  E -
        slow_death        1  a   sight temp  -  E curse
        yoink             1  a   sight inst  -  - -
        invisible         1  nc  self  temp  -  E -
        around_the_corner 1  n   self  inst  -  - -
        dispel            1  n   sight inst  -  - -
        gravity           1  n   any   temp  -  E global
        pass_through_wall 1  n   near  inst  -  - -
        pick_lock         1  n   near  inst  3  - mundane
        rotate_sector     1  n   any   inst  -  - -
        seal_door         1  n   sight perm  2  - -
        master_key        1  i   near  perm  -  - trinket
        dagger            1  i   sight perm  -  - weapon
        wizardblade       1  i   near  perm  -  - weapon
        energy_5          2  e   -     -     5  - -
    """,
}

TYPES: Final = {"a": c.ATTACK, "n": c.NEUTRAL, "c": c.COUNTER, "i": c.ITEM, "e": c.ENERGY}
RANGES: Final = {"self": c.SELF, "near": c.ADJACENT, "sight": c.SIGHT, "any": c.ANYWHERE}
DURATIONS: Final = {"inst": c.INSTANT, "temp": c.TEMPORARY, "perm": c.PERMANENT}
ATTRIBUTES: Final = {
    "fire": c.FIRE, "water": c.WATER, "global": c.GLOBAL, "creation": c.CREATION, "curse": c.CURSE,
    "mundane": c.MUNDANE, "stone": c.STONE, "transformation": c.TRANSFORMATION, "thrown": c.THROWN,
    "weapon": c.WEAPON, "trinket": c.TRINKET, "lightning": c.LIGHTNING,
}


class Line:
    """One line of the list: a card as one school holds it."""

    def __init__(self, school: str, words: list[str]) -> None:
        self.school = school
        self.key, copies, self.types, self.range, self.lasts, value, self.energy, *self.attributes = words
        self.copies = int(copies)
        self.value = 0 if value == "-" else int(value)

    def printed(self) -> list[object]:
        """What is the same wherever the card stands."""
        return [self.types, self.range, self.lasts, self.value, self.energy, self.attributes]


LINES: Final = [
    Line(school, line.split()) for school, lines in BOX.items() for line in lines.splitlines() if line.strip()
]
KEYS: Final = sorted({line.key for line in LINES})


def lines_of(key: str) -> list[Line]:
    return [line for line in LINES if line.key == key]


def card_of(key: str) -> Card:
    return CARDS[NUMBER[key]]


@rule("WW-007", "WW-R123")
def test_the_box_has_168_cards_of_92_kinds() -> None:
    by_school = {school: sum(line.copies for line in LINES if line.school == school) for school in BOX}
    assert by_school == {"cantrip": 12, **dict.fromkeys(TAUGHT, 24)}
    assert sum(by_school.values()) + by_school["cantrip"] == 168  # the cantrips lie in the box twice, white and black
    assert sorted(NUMBER) == KEYS
    assert len(KEYS) == len(CARDS) == 92


@pytest.mark.parametrize("key", KEYS)
def test_the_same_name_is_the_same_card_in_every_school(key: str) -> None:
    first, *others = [line.printed() for line in lines_of(key)]
    assert all(other == first for other in others)


@rule("WW-007", "WW-R123")
@pytest.mark.parametrize("key", KEYS)
def test_every_school_holds_as_many_copies_as_listed(key: str) -> None:
    assert card_of(key).copies == {line.school: line.copies for line in lines_of(key)}


@rule("WW-085", "WW-086", "WW-087", "WW-088", "WW-090", "WW-091")
@pytest.mark.parametrize("key", KEYS)
def test_every_card_has_its_type_and_energy_value(key: str) -> None:
    line, card = lines_of(key)[0], card_of(key)
    assert card.types == sum(TYPES[letter] for letter in line.types)
    assert card.ev == line.value
    assert card.uses_energy == (line.energy == "E")


@rule("WW-097", "WW-098", "WW-099", "WW-100", "WW-130", "WW-131", "WW-132")
@pytest.mark.parametrize("key", [key for key in KEYS if not key.startswith("energy")])
def test_every_card_has_its_range_and_duration(key: str) -> None:
    line, card = lines_of(key)[0], card_of(key)
    assert card.reach == RANGES[line.range]
    assert card.lasts == DURATIONS[line.lasts]


@rule("WW-145", "WW-146", "WW-147", "WW-148", "WW-149", "WW-150", "WW-151", "WW-152")
@pytest.mark.parametrize("key", KEYS)
def test_every_card_has_its_attributes(key: str) -> None:
    line = lines_of(key)[0]
    assert card_of(key).attributes == sum(ATTRIBUTES[word] for word in line.attributes if word != "-")


@rule("WW-007", "WW-008")
@pytest.mark.parametrize("schools", choices_of_three())
def test_a_deck_holds_the_cantrips_and_three_schools_card_by_card(schools: str) -> None:
    inside = ["cantrip", *schools.split("-")]
    variant = Variant({**chosen_plainly(), "schools": schools})
    assert {key: variant.copies[NUMBER[key]] for key in KEYS} == {
        key: sum(line.copies for line in lines_of(key) if line.school in inside) for key in KEYS
    }


def test_a_giant_spellbook_holds_every_school_and_the_white_cantrips_card_by_card() -> None:
    variant = Variant({**chosen_plainly(), "giant_spellbook": "on"})
    assert sum(variant.copies) == 156
    assert [variant.copies[NUMBER[key]] for key in KEYS] == [sum(line.copies for line in lines_of(key)) for key in KEYS]


def chosen_plainly() -> dict[str, str]:
    """The rulebook's own options."""
    return {option.key: option.values[0] for option in OPTIONS}
