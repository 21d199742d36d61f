"""The table told in lines."""

from __future__ import annotations

import itertools

import pytest

from tests.games.wizwar.scene import WizScene, border, duel, scene, square, wide
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.variants import Variant
from zaubertisch.kernel.event import WATCHER
from zaubertisch.words.catalogue import Words
from zaubertisch.words.tables.wizwar import lines, plan


def told(t: WizScene, viewer: int, language: str = "en") -> str:
    words = Words(language, "wizwar", ["Ann", "Bob", "Cy", "Di"], strict=True)
    return "\n".join(lines(GAME.view(t.table, viewer), words))


def test_the_maze_is_drawn_for_whoever_asks_for_a_drawing() -> None:
    drawn = "\n".join(plan(GAME.view(scene().table, 0), Words("en", "wizwar")))
    assert " 3  .   . | BH  . | .   .   . D RH  .   .  " in drawn
    assert "Legend" in drawn


def test_every_side_of_a_square_says_where_it_leads_and_no_map_is_read_aloud() -> None:
    text = told(scene(), 0)
    assert "Row 1: a1: east to b1, south to a2; b1: east to c1, west to a1; c1: north to h5" in text
    assert "You stand on c3: north to c2, east to d3; wall: south and west." in text
    assert "+---" not in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_the_table_is_told(language: str) -> None:
    t = duel().hand(0, "zot", "powerthrust", "energy_4").carry(1, "large_rock").bearing(1, 0).lying("lifestone", 4, 4)
    t.spell("fog", 1, markers=2).spell("acid_bath", 1, 0, markers=1).spell("stone_block", 1, square=square_at(4, 0))
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "south"))
    t.table.crack_border(t.border_at(0, 1, "south"), 2)
    t.table.crack_fill(square_at(4, 0), 2, 8)
    t.at(1, 3, 3)
    t.table.open_door(1, t.border_at(3, 3, "east"))
    text = told(t, 0, language)
    assert len(text) > 1500
    assert told(t, WATCHER, language) != text
    t.says(0, "speed")
    assert told(t, 0, language) != text


@pytest.mark.parametrize(("language", "headings"), [
    ("en", ["You (Ann), blue", "Your hand", "Bob, red", "Treasures and items", "The maze",
            "Deck, schools and variants"]),
    ("de", ["Du (Ann), Blau", "Deine Hand", "Bob, Rot", "Schätze und Gegenstände", "Das Labyrinth",
            "Magiestapel, Schulen und Varianten"]),
])
def test_every_matter_has_its_heading_and_only_the_stunned_are_said_to_be(language: str, headings: list[str]) -> None:
    every = told(duel().hand(0, "zot"), 0, language).splitlines()
    inner = [line.startswith("  ") for line in every]
    assert [every[place] for place, (here, after) in enumerate(itertools.pairwise(inner)) if after > here] == headings
    assert "stun" not in told(duel().hand(0, "fireball"), WATCHER)
    stunned = duel()
    stunned.table.stun[1] = 2
    assert "2 stun markers" in told(stunned, 0)


def test_what_is_going_on_is_told() -> None:
    t = duel().hand(0, "fireball", "zot").hand(1, "dispel")
    t.says(0, "cast fireball", "at red")
    assert "Going on: Ann: Fireball, energy 1, at Bob" in told(t, 1)
    t.says(1, "pass")
    assert "Going on: 5 damage to Bob" in told(t, 1)
    t.quiet()
    t.at(0, 0, 2)
    t.table.attacks = 0
    t.says(0, "punch")
    assert "a punch" in told(t, 0)
    t.says(0, "back")
    t = scene().at(0, 0, 5)
    t.says(0, "lift red")
    assert "Going on: Ann lifts a treasure" in told(t, 1)
    t = duel().at(1, 0, 1).hand(0, "lightning_bolt", "psychic_storm", "destroy_wall")
    t.says(0, "cast lightning_bolt", "toward east")
    assert "energy 1, toward the east" in told(t, 1)
    assert "Energie 1, nach Osten" in told(t, 1, "de")
    t = duel().hand(0, "psychic_storm", "destroy_wall")
    t.says(0, "cast psychic_storm", "square d1")
    assert "at d1" in told(t, 1)
    t = duel().hand(0, "destroy_wall")
    t.says(0, "cast destroy_wall", "border b1 south")
    assert "at the border south of b1" in told(t, 1)
    assert "auf die Trennlinie im Süden von b1" in told(t, 1, "de")


def test_the_dead_and_the_end_are_told() -> None:
    t = scene(3).at(0, 0, 0).at(1, 0, 3).hand(0, "fireball").life(15, 5, 15)
    t.does(0, "cast fireball", "at red")
    assert "Bob, red\n  Dead; base" in told(t, 0)
    assert t.table.variant.schools == Variant().schools
    t = duel().hand(0, "fireball").life(15, 5).does(0, "cast fireball", "at red")
    assert told(t, 0).startswith("The game is over.")


def test_a_known_card_and_a_spell_on_nobody() -> None:
    t = duel().hand(0, "fireball").hand(1, "absorb_spell")
    t.says(0, "cast fireball", "at red")
    t.says(1, "react absorb_spell")
    t.quiet()
    assert "You know of Bob’s hand: Fireball." in told(t, 0)


def test_the_other_schools_are_told() -> None:
    t = wide().hand(0, "glue").lying("dagger", 0, 0).treasure(0, 0, 2)
    t.does(0, "cast glue", square(0, 0))
    assert "holding Dagger on a1" in told(t, 0)
    t = wide().hand(0, "glue").treasure(0, 0, 2).does(0, "cast glue", square(0, 2))
    assert "holding a blue treasure on c1" in told(t, 1)
    t = wide().traps(0, (4, 0), (4, 1), (4, 2), (3, 0)).spell("rosebush", 1, square=23)
    assert "Trap markers lie on a4, a5, b5, c5." in told(t, 1)
    assert "The real one is on a5." in told(t, 0)
    assert "The real one" not in told(t, 1)
    t = wide().hand(0, "booby_trap")
    t.says(0, "cast booby_trap", "square a5", "square b5", "square c5", "square d5")
    assert "at a5, b5, c5, d5" in told(t, 1)
    t = wide().hand(0, "fire_darts")
    t.says(0, "cast fire_darts", "at red")
    assert "Fire Darts, energy 1, at Bob" in told(t, 1)
    assert "Feuerpfeile, Energie 1, auf Bob" in told(t, 1, "de")
    for aimed, said in ((border(t, 0, 1, "south"), "at the border south of b1"), (square(0, 2), "at c1")):
        t = wide().hand(0, "fire_darts").at(0, 0, 1).at(1, 0, 0).spell("rosebush", 1, square=2)
        t.says(0, "cast fire_darts", aimed)
        assert f"energy 1, {said}" in told(t, 1)
    t = wide().at(1, 0, 0).spell("strength", 0, 0, markers=2).carry(1, "dagger")
    t.says(0, "use strength", "at red")
    assert "tearing something away" in told(t, 1)
    t = duel(personal_spellbook="on")
    assert "Deck of group 2: 84 cards" in told(t, 0)
    assert "Black cantrips" in told(t, 0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_tells_what_was_agreed(language: str) -> None:
    t = duel(heavy_burden="on", treasure_hunt="on", turn_cap="40")
    assert GAME.view(t.table, 1).variants == ["heavy_burden", "treasure_hunt"]
    assert (GAME.view(t.table, 1).turn_cap, GAME.view(duel(points_to_win="3").table, 1).points_to_win) == (40, 3)
    words = Words(language, "wizwar", ["Ann", "Bob"], strict=True)
    for key in ("option-heavy-burden", "option-treasure-hunt"):
        assert words.say(key) in told(t, 1, language)
        assert words.say(key) not in told(duel(), 1, language)
    assert words.say("table-turn-cap", turns=40) in told(t, 1, language)
