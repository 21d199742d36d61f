"""Scenes as text: verbs put pieces, seats speak, and what cannot be is told with its line."""

from __future__ import annotations

import re

import pytest

from zaubertisch import games
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.games.magia.hexes import LABELS
from zaubertisch.games.magia.table.table import Magia
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.zavandor.table.table import Zavandor
from zaubertisch.lessons.scenes.naming import BadScene
from zaubertisch.lessons.scenes.reading import read


def fails(text: str, told: str) -> None:
    with pytest.raises(BadScene, match=re.escape(told)):
        read(text)


def test_a_scene_of_simsala() -> None:
    g = read("""
        abraca 3 first_seat=1   # the second seat begins
        row 0 8 8 7 5 3
        lives 6 5 4

        totals 1 2 3
        mystic 0 4
        die 2
    """).table
    assert isinstance(g, Abraca)
    assert (g.rows.cards(0), g.lives, g.points, g.mystics.cards(0)) == ([3, 5, 7, 8, 8], [6, 5, 4], [1, 2, 3], [4])
    assert g.asked == 1


def test_exactly_the_named_stones_lie_on_the_board() -> None:
    g = read("abraca 3\nrow 0 1 2 3 4 5\nboard 8 8 7 6").table
    assert isinstance(g, Abraca)
    assert g.board.cards() == [6, 7, 8, 8]
    assert g.rows.cards(0) == [1, 2, 3, 4, 5]


def test_a_scene_of_wizwar() -> None:
    g = read("""
        wizwar 2
        at 0 0 0
        hand 0 fireball shield
        spell wall_of_fire 1 border=0,1,east markers=2
        dice 3
    """).table
    assert isinstance(g, WizWar)
    assert g.place[0] == square_at(0, 0)
    assert (g.hands.size(0), g.spells[-1].markers) == (2, 2)


def test_a_scene_of_magia() -> None:
    g = read('magia 3\nat red A2\nhand 0 red "blue star"\nspell red 222 111 secured=no').table
    assert isinstance(g, Magia)
    assert LABELS[g.figures[0]] == "A2"
    assert g.hands.size(0) == 2


def test_a_scene_of_drachenei() -> None:
    g = read("drachenei 3\nmagic 5 4 3\nhand 0 egg_left").table
    assert isinstance(g, Drachenei)
    assert (g.magic, g.hands.size(0)) == ([5, 4, 3], 1)


def test_a_scene_of_zavandor() -> None:
    g = read('zavandor 4\nenergy 0 dust=3 cards="blue 5, green 9"\ngems 0 active="2 opal"\nknows 1 fire=2').table
    assert isinstance(g, Zavandor)
    assert (g.dust[0], g.hands.size(0), g.spiral.size(0)) == (3, 2, 2)


def test_seats_speak_in_a_scene() -> None:
    g = read("abraca 3\nrow 0 8 7 6 5 4\n0: call 8\n0: stop").table
    assert g.asked == 1


@pytest.mark.parametrize("game", games.IDS)
def test_every_verb_of_every_game_is_one(game: str) -> None:
    stage = read(f"{game} 3")
    assert stage.verbs
    assert all(callable(getattr(stage, verb)) and getattr(stage, verb).__doc__ for verb in stage.verbs)


def test_what_cannot_be_is_told_with_its_line() -> None:
    fails("abraca 3\nrwo 0 1", "“rwo 0 1”: “rwo” is no verb; the nearest: “row”. The verbs are “board”, “die”, “lives”")
    fails("abraca 3\nrow 0 9", "“row 0 9”: There is no stone 9; they go from 1 to 8.")
    fails("abraca 3\nrow", "“row”: row takes seat, stones.")
    fails("abraca 3\nrow x", "“row x”: invalid literal")
    fails("abraca 3\nlives 1 2", "“lives 1 2”: 2 numbers are no lives of 3 seats.")
    fails("abraca 3\ndie 4", "“die 4”: The die has no 4; it has 1, 1, 2, 2, 3, 3.")
    fails("abraca 3\n0: stop", "“0: stop”: Seat 1 may not say “stop” now")
    fails("abraca 3\n1: call 8", "“1: call 8”: Seat 0 is asked “first_call”, not seat 1.")
    fails("zavandor 3\ngems 0 9opal", "“gems 0 9opal”: ")
    fails("wizwar 3\nat 0 2 7", "“at 0 2 7”: Row 2, column 7 is no square of the board for 3.")
    fails("abraca 3\nlives 9 9 9", "This table cannot be; ")


def test_a_scene_names_its_game_seats_and_options() -> None:
    fails("abrca 3", "“abrca” is no game; the nearest: “abraca”.")
    fails("abraca", "A scene begins with game, seats and options, as in “abraca 3 first_seat=0”, not “abraca”.")
    fails("abraca 3 first", "not “abraca 3 first”.")
    fails("", "“” is no game; there are “abraca”")
    fails("abraca 9", "“abraca 9”: abraca is for 2 to 5 seats, not 9.")
