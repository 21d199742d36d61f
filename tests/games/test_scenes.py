"""The scene language: what a test writes wrongly fails loudly, in a sentence, and passes for nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.games.abraca.scene import scene as abraca
from tests.games.drachenei.scene import scene as drachenei
from tests.games.magia.scene import scene as magia
from tests.games.wizwar.scene import border, duel, scene, square, wide
from tests.games.zavandor.scene import scene as zavandor
from zaubertisch.games.wizwar.cards import NUMBER
from zaubertisch.lessons.scenes.naming import BadScene


def fails(told: str, wrong: Callable[[], object]) -> None:
    """The scene says exactly this."""
    with pytest.raises((AssertionError, BadScene), match=f"^{re.escape(told)}"):
        wrong()


# Words


@pytest.mark.parametrize("verb", ["refuses", "says", "in_the_way", "nearest", "does"])
def test_a_word_the_game_does_not_have_fails_and_is_no_refusal(verb: str) -> None:
    t = duel().hand(0, "fireball")
    told = "“cast firebal” is no word of wizwar; the nearest: “cast fireball”"
    fails(told, lambda: getattr(t, verb)(0, "cast firebal"))


def test_the_words_of_every_game_are_known_by_its_scenes() -> None:
    fails("“cal 5” is no word of abraca; the nearest: “call 5”", lambda: abraca().refuses(0, "cal 5"))
    fails("“place lift” is no word of drachenei; the nearest: “place left”",
          lambda: drachenei().refuses(0, "place lift"))
    fails("“play rot plain” is no word of magia", lambda: magia().in_the_way(0, "play rot"))
    fails("“enchant opel” is no word of zavandor; the nearest: “enchant opal”",
          lambda: zavandor().says(0, "enchant opel"))


def test_to_miss_a_word_the_game_does_not_have_fails() -> None:
    t = duel().hand(0, "fog")
    assert "cast fog" in t.words
    assert "cast fireball" not in t.words
    fails("“cast firebal” is no word of this game", lambda: "cast firebal" not in t.words)


def test_to_listen_for_what_is_never_told_fails() -> None:
    t = duel()
    assert t.told(1, "moved") == []
    fails("“movd” is no event; the nearest: “moved”", lambda: t.told(1, "movd"))
    fails("“stoped” is no word of this game; the nearest: “stopped”", lambda: "stoped" in abraca().heard(0))


def test_a_word_that_is_allowed_is_not_refused_and_nothing_is_in_its_way() -> None:
    t = duel()
    fails("“step east” was not refused.", lambda: t.refuses(0, "step east"))
    fails("“finish” is not refused.", lambda: t.in_the_way(0, "finish"))
    fails("“finish” is not refused.", lambda: t.nearest(0, "finish"))


def test_only_who_is_asked_speaks_and_only_while_the_game_goes_on() -> None:
    t = duel().hand(0, "fireball").life(15, 5)
    fails("Seat 0 is asked “main”, not seat 1.", lambda: t.refuses(1, "step east"))
    t.does(0, "cast fireball", "at red")
    fails("The game is over; seat 0 cannot say “finish”.", lambda: t.says(0, "finish"))


# Cards of Wiz-War


def test_a_card_that_is_not_there_says_why() -> None:
    fails("“firebal” is no card; the nearest: “fireball”", lambda: duel().hand(0, "firebal"))
    fails("There is no glue in the deck, made of alchemy, elemental, mentalism; its schools are conjuring.",
          lambda: duel().hand(0, "glue"))
    fails("No zot is left in the deck; it has 1, and this scene has put them all.",
          lambda: duel().hand(0, "zot", "zot"))
    fails("fog is no item: nobody can carry it", lambda: duel().carry(0, "fog"))
    fails("fog is no item: nobody can carry it", lambda: duel().lying("fog", 0, 0))
    fails("“daggre” is no item; the nearest: “dagger”", lambda: duel().carry(0, "daggre"))


def test_every_seat_has_its_own_spellbook() -> None:
    t = duel(personal_spellbook="on", schools="alchemy-elemental-mentalism")
    t.carry(0, "brainstone").carry(1, "master_key").spell("create_wall", 1, border=t.border_at(0, 1, "east"))
    t.lying("large_rock", 4, 4, deck=1).can_be()
    assert t.items(1) == ["master_key"]
    t.says(0, "finish", "done", "stop")
    t.says(1, "end 1")
    assert [pile.count(NUMBER["create_wall"]) for pile in t.table.discards] == [0, 1]
    fails("There is no fireball in the deck of the seats 1, 3, …, made of conjuring, mutation, thaumaturgy; the "
          "other spellbook has it.", lambda: t.hand(1, "fireball"))


# Wizards of Wiz-War


def test_the_dead_have_nothing_and_the_game_goes_on_without_them() -> None:
    t = scene(3).hand(1, "zot").carry(1, "large_rock").bearing(1, 4).at(1, 7, 3).dead(1)
    assert (t.cards(1), t.items(1), t.on(7, 3), t.discarded("zot")) == ([], [], ["large_rock"], 1)
    assert t.table.treasures[4] == t.square_at(7, 3)
    t.ends_turn(0)
    assert t.asked == (2, "main")
    fails("Seat 1 is dead and can have nothing.", lambda: t.hand(1, "fog"))
    fails("Seat 1 is dead and can have nothing.", lambda: t.at(1, 7, 3))
    fails("With seat 0 dead as well the game would be over.", lambda: t.dead(0))
    fails("Seat 0 has the turn and cannot be dead.", lambda: scene(3).dead(0))


def test_kills_count_and_who_was_struck_dies_with_the_next_action() -> None:
    t = scene(3, points_to_win="3").kills(1, 0, 0).struck(1, by=0).hand(1, "fog")
    t.does(0, "step east")
    assert (t.table.kills, t.table.alive(1), t.cards(0)) == ([2, 0, 0], False, ["fog"])
    fails("2 numbers are no kills of 3 seats.", lambda: scene(3).kills(1, 0))
    fails("1 numbers are no life for 2 seats.", lambda: duel().life(3))
    fails("Nobody has more life than 20.", lambda: duel().life(3, 21))


def test_a_seat_that_is_not_there() -> None:
    fails("There is no seat 2 at a table of 2.", lambda: duel().at(2, 0, 0))
    fails("There is no seat 4 at a table of 4.", lambda: abraca().row(4, 1))


def test_three_in_one_corridor_with_all_cards_there_are() -> None:
    t = wide(3).hand(0, "glue", "fireball")
    assert [t.where(seat) for seat in range(3)] == [(0, 0), (0, 3), (0, 4)]
    t.says(0, "cast fireball")
    assert t.words[:3] == ["back", "at red", "at yellow"]


# Things and places of Wiz-War


def test_what_is_glued_stays_where_it_lies() -> None:
    assert wide().lying("dagger", 0, 0).glued("dagger", 0, 0).refuses(0, "pick dagger") == "WW-R93"
    assert wide().treasure(2, 0, 0).glued(2, 0, 0).refuses(0, "lift red") == "WW-R93"
    fails("No dagger lies at row 0, column 1 to be glued.", lambda: wide().glued("dagger", 0, 1))
    fails("No treasure 2 lies at row 0, column 1 to be glued.", lambda: wide().glued(2, 0, 1))


def test_places_that_are_not_there() -> None:
    fails("Row 2, column 7 is no square of the board for 3.", lambda: scene(3).at(0, 2, 7))
    fails("North of row 0, column 0 is the outer wall.", lambda: border(duel(), 0, 0, "north"))
    fails("“nord” is no side; the nearest: “north”", lambda: duel().border(0, 0, "nord", "wall"))
    fails("“dor” is no border; the nearest: “door”", lambda: duel().border(0, 0, "east", "dor"))


def test_a_treasure_is_in_one_place() -> None:
    fails("There is no treasure 4; there are 4, counted from 0.", lambda: duel().bearing(0, 4))
    fails("Seat 1 bears treasure 0.", lambda: duel().bearing(1, 0).treasure(0, 0, 0))
    fails("Seat 1 bears treasure 0 already.", lambda: duel().bearing(1, 0).bearing(1, 2))


def test_a_table_that_cannot_be_says_what_is_wrong_before_anybody_speaks() -> None:
    t = duel().hand(0, "zot", "dispel", "fireball", "add", "flood", "fog", "add", "meditate")
    fails("This table cannot be; wizards are sound does not hold: assert g.load(seat) <= g.limit(seat)",
          lambda: t.refuses(0, "step north"))
    fails("This table cannot be; check board does not hold: assert 0 <= g.spiral.size(seat)",
          lambda: zavandor().gems(0, "9 opal").refuses(0, "pass"))


# The other games


def test_pieces_nobody_has() -> None:
    fails("There is no stone 9; they go from 1 to 8.", lambda: abraca().row(0, 9))
    fails("No stone 1 is left; this scene has put all there are.", lambda: abraca().row(0, 1, 1))
    fails("“mermaid” is no adventure card", lambda: drachenei().adventures("mermaid", "shadows_9"))
    fails("shadows_9 is not in the adventure stack any more.", lambda: drachenei().adventures("shadows_9", "shadows_9"))
    fails("goblins_7 is a creature, and nobody owns it.", lambda: drachenei().owns(0, "goblins_7"))
    fails("“egg” is no artefact card; the nearest: “egg_left”", lambda: drachenei().hand(0, "egg"))
    fails("“pink plain” is no card", lambda: magia().hand(0, "pink"))
    fails("“Z9” is no field", lambda: magia().at("red", "Z9"))
    fails("“earth” is no crystal", lambda: magia().crystal("A2", "earth"))
    fails("“red red” is no mission", lambda: magia().mission(0, "red", "red"))
    fails("“900” is no spell", lambda: magia().spell("red", "900"))
    fails("“blue 99” is no energy card", lambda: zavandor().energy(0, cards="blue 99"))
    fails("“opel” is no gem; the nearest: “opal”", lambda: zavandor().gems(0, "1 opel"))
    fails("“elixr” is no item; the nearest: “elixir”", lambda: zavandor().owns(0, "elixr"))


def test_a_square_is_named_as_the_page_names_it() -> None:
    assert square(2, 3) == "square d3"
