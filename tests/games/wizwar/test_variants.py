"""Schools, the draft, and the eight variants, alone and together."""

from __future__ import annotations

import pytest

from tests.games.wizwar.scene import Beginning, WizScene, border, duel, scene, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import CARDS, NUMBER, SCHOOLS
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.variants import OPTIONS, TAUGHT, Variant
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadSetup


def laid_out(seats: int = 2, **options: str) -> WizWar:
    table = GAME.new(seats, 1, {"first_seat": "0", **options}, listening=True)
    assert isinstance(table, WizWar)
    return table


# The box


@rule("WW-007", "WW-R123")
def test_the_box_holds_seven_schools_of_twenty_four() -> None:
    by_school = {school: sum(card.copies.get(school, 0) for card in CARDS) for school in SCHOOLS}
    assert by_school == {"cantrip": 12, **dict.fromkeys(TAUGHT, 24)}
    assert sum(by_school.values()) + 12 == 168
    pure = {school: sorted(c.ev for c in CARDS if c.key.startswith("energy") for _ in range(c.copies.get(school, 0)))
            for school in SCHOOLS}
    assert pure == {
        "cantrip": [6], "alchemy": [4, 5], "conjuring": [4, 4, 5], "elemental": [4, 4, 5], "mentalism": [4],
        "mutation": [4, 4, 5], "thaumaturgy": [5, 5],
    }
    values = {card.key: card.ev for card in CARDS if card.ev and not card.key.startswith("energy")}
    assert values == {
        "drop_object": 2, "pick_lock": 3, "large_rock": 3, "stone_dead": 3, "add": 3, "mightstone": 2, "shield": 2,
        "create_door": 2, "glue": 3, "handful_of_tacks": 3, "waterbolt": 3, "wall_of_fire": 2, "stone_spikes": 2,
        "fire_cloak": 2, "powerthrust": 2, "thought_steal": 2, "meditate": 3, "shatter": 3, "gnome_form": 2,
        "stretch": 2, "extra_arms": 3, "anti_anti": 3, "globe_of_pain": 3, "seal_door": 2,
    }


@rule("WW-008", "WW-007")
def test_any_three_schools_make_a_deck_of_eighty_four() -> None:
    schools = next(option for option in OPTIONS if option.key == "schools").values
    assert len(schools) == 22
    for chosen in schools[:20]:
        table = laid_out(schools=chosen)
        assert sum(table.variant.copies) == 84
        assert table.variant.schools == chosen.split("-")


@rule("WW-008")
def test_schools_by_lot() -> None:
    table = laid_out(schools="random")
    assert len(set(table.variant.schools)) == 3
    assert [event.kind for event in table.events][:3] == ["school_drawn"] * 3
    assert sum(table.variant.copies) == 84
    table.check()


@rule("WW-008")
def test_schools_are_picked_in_turn() -> None:
    t = Beginning(3, {"schools": "draft"})
    assert t.table.question() == "school_draft"
    assert t.refuses(0, "pass") == "WW-008"
    t.says(0, "school mutation")
    assert t.refuses(1, "school mutation") == "WW-008"
    t.says(1, "school conjuring")
    t.says(2, "school thaumaturgy")
    assert t.table.variant.schools == ["conjuring", "mutation", "thaumaturgy"]
    assert len(t.table.decks[0]) == 84 - 15
    assert t.told(1, "school_chosen")[0] == {"seat": 0, "school": "mutation"}


# Personal and giant spellbooks


@rule("WW-E27", "WW-R124")
def test_two_groups_have_a_deck_each() -> None:
    table = laid_out(4, schools="alchemy-mentalism-thaumaturgy", personal_spellbook="on")
    assert [sum(copies) for copies in table.variant.deck_copies] == [84, 84]
    assert [table.group(seat) for seat in range(4)] == [0, 1, 0, 1]
    for seat in range(4):
        for kind in table.hands.cards(seat):
            assert table.variant.deck_copies[seat % 2][kind] > 0
    assert [len(deck) for deck in table.decks] == [74, 74]


@rule("WW-R124")
def test_a_card_goes_back_to_its_own_deck() -> None:
    t = duel(personal_spellbook="on", schools="alchemy-mentalism-thaumaturgy")
    t.table.decks[1].remove(NUMBER["fireball"])
    t.table.hands.add(0, NUMBER["fireball"])
    t.does(0, "cast fireball", "at red")
    assert [pile.count(NUMBER["fireball"]) for pile in t.table.discards] == [0, 1]
    t.table.decks[0].remove(NUMBER["zot"])
    t.table.hands.add(0, NUMBER["zot"])
    t.does(0, "finish", "discard zot", "done", "draw")
    assert [pile.count(NUMBER["zot"]) for pile in t.table.discards] == [1, 0]
    assert len(t.table.decks[1]) == 83


def two_books(seats: int = 2) -> WizScene:
    t = scene(seats, personal_spellbook="on", schools="alchemy-mentalism-thaumaturgy")
    return t.at(0, 0, 0).at(1, 0, 3)


def piles(t: WizScene, card: str) -> list[int]:
    return [pile.count(NUMBER[card]) for pile in t.table.discards]


@rule("WW-R124", "WW-R06")
def test_a_card_keeps_its_deck_in_another_hand() -> None:
    """Both have a Zot! of their own deck; the one absorbed goes back to the other deck, the own one first."""
    t = two_books().hand(0, "absorb_spell", "zot").hand(1, "zot")
    t.ends_turn(0)
    t.says(1, "cast zot", "damage", "at blue")
    t.says(0, "react absorb_spell")
    t.quiet()
    assert (t.cards(0), piles(t, "zot")) == (["zot", "zot"], [0, 0])
    t.ends_turn(1)
    t.says(0, "finish", "discard zot")
    assert piles(t, "zot") == [1, 0]
    t.says(0, "discard zot")
    assert piles(t, "zot") == [1, 1]


@rule("WW-R124", "WW-R47", "WW-203")
def test_stolen_and_inherited_cards_keep_their_deck() -> None:
    t = two_books().hand(0, "thought_steal", "dispel").hand(1, "dispel", "zot", "create_wall")
    t.does(0, "cast thought_steal", "at red", "steal dispel", "steal create_wall")
    assert GAME.view(t.table, 1).known[0] == [NUMBER["create_wall"], NUMBER["dispel"]]
    t.does(0, "cast create_wall", border(t, 0, 2, "east"))
    assert "create_wall" in t.in_play()
    t.says(0, "end 1")
    assert piles(t, "create_wall") == [0, 1]
    t.struck(1, by=0).does(0, "step east")
    assert t.table.over
    assert t.table.hand_decks(0) == [1, 0, 1]


@rule("WW-R124", "WW-179", "WW-R84")
def test_a_rock_keeps_its_deck_wherever_it_lies() -> None:
    t = two_books().hand(1, "large_rock", "rotate_sector", "create_wall").hand(0, "large_rock")
    t.ends_turn(0)
    t.does(1, "play large_rock", "use large_rock", "at blue", "cast create_wall", border(t, 0, 2, "east"))
    t.does(1, "cast rotate_sector", "sector blue", "turn half")
    assert t.on(4, 4) == ["large_rock"]
    t.ends_turn(1)
    t.does(0, "pick large_rock", "play large_rock")
    assert t.items(0) == ["large_rock", "large_rock"]
    t.does(0, "drop large_rock", "drop large_rock")
    t.table.destroy_dropped(NUMBER["large_rock"], t.table.place[0])
    assert piles(t, "large_rock") == [1, 0]
    t.table.destroy_dropped(NUMBER["large_rock"], t.table.place[0])
    assert piles(t, "large_rock") == [1, 1]


@rule("WW-008", "WW-R124")
def test_two_groups_pick_their_schools_alternately() -> None:
    t = Beginning(3, {"schools": "draft", "personal_spellbook": "on"})
    asked = []
    for school in TAUGHT:
        asked.append(t.table.asked)
        t.says(t.table.asked, f"school {school}")
    assert asked == [0, 1, 2, 1, 0, 1]
    assert t.table.variant.schools == TAUGHT[0::2]
    assert laid_out(schools="random", personal_spellbook="on").variant.copies[NUMBER["energy_6"]] == 2
    t = Beginning(2, {"schools": "draft", "personal_spellbook": "on", "first_seat": "1"})
    for school in TAUGHT:
        t.says(t.table.asked, f"school {school}")
    assert t.table.variant.schools == TAUGHT[1::2]


def test_a_giant_spellbook_holds_all_schools() -> None:
    table = laid_out(giant_spellbook="on")
    assert sum(table.variant.copies) == 156
    assert laid_out(giant_spellbook="on", schools="draft").question() == "main"
    with pytest.raises(BadSetup, match="giant_spellbook"):
        laid_out(giant_spellbook="on", personal_spellbook="on")


# Weights, points and treasures


@rule("WW-213")
def test_free_thoughts_weigh_nothing() -> None:
    t = wide(free_thoughts="on").spell("shatter", 0, 0, markers=2).spell("strength", 0, 0, markers=2)
    assert t.table.load(0) == 0
    t.hand(1, "brain_burn")
    t.ends_turn(0)
    t.does(1, "cast brain_burn", "at blue")
    t.does(0, "done")
    assert t.table.life[0] == 15 - 2


def test_a_longer_game_needs_more_points() -> None:
    for points in (3, 4):
        t = duel(points_to_win=str(points)).treasure(2, 2, 2).treasure(3, 2, 2)
        t.at(0, 2, 2).bearing(0, 3).says(0, "drop treasure")
        assert not t.table.over
        assert t.table.points(0) == 2
    t = duel(points_to_win="3").hand(0, "fireball").life(15, 5).does(0, "cast fireball", "at red")
    assert t.table.outcome().reason == "last_wizard"


@rule("WW-205", "WW-218")
def test_deadly_treasures_kill_their_owner() -> None:
    t = scene(3, deadly_treasures="on", points_to_win="3").treasure(2, 2, 2).bearing(2, 3).hand(1, "fog")
    t.ends_turn(0)
    t.ends_turn(1)
    t.says(2, "drop treasure")
    assert not t.table.alive(1)
    assert t.table.kills == [0, 0, 0]
    assert t.discarded("fog") == 1
    t = scene(3, deadly_treasures="on").treasure(2, 2, 2).at(0, 2, 2).bearing(0, 3)
    t.says(0, "drop treasure")
    assert t.table.outcome().reason == "points"
    t = scene(3, deadly_treasures="on", points_to_win="4").treasure(2, 2, 2).bearing(2, 3).at(2, 7, 2)
    t.ends_turn(0)
    t.ends_turn(1)
    t.says(2, "drop treasure")
    assert t.table.alive(1)


def test_a_heavy_burden_ends_the_phase() -> None:
    t = wide(heavy_burden="on").lying("dagger", 0, 0)
    t.says(0, "pick dagger")
    assert t.asked == (0, "discard")
    t = wide(heavy_burden="on").lying("dagger", 0, 0).spell("golem_form", 0, 0, markers=2).treasure(2, 0, 0)
    t.does(0, "lift red")
    assert t.asked == (0, "main")
    t.says(0, "pick dagger")
    assert t.asked == (0, "discard")
    t = wide(heavy_burden="on").lying("dagger", 0, 0).lying("lifestone", 0, 0).spell("extra_arms", 0, 0, markers=2)
    t.treasure(2, 0, 0).does(0, "pick dagger", "lift red", "pick lifestone")
    assert t.asked == (0, "discard")
    t = wide(heavy_burden="on").spell("extra_arms", 0, 0, markers=2).treasure(2, 0, 0).does(0, "lift red")
    assert t.asked == (0, "main")
    t = wide(heavy_burden="on").spell("extra_arms", 0, 0, markers=2).treasure(2, 0, 0).lying("dagger", 0, 0)
    t.does(0, "lift red", "pick dagger")
    assert t.asked == (0, "discard")


@rule("WW-175", "WW-185")
def test_permanent_creations_keep_themselves() -> None:
    t = scene(3, giant_spellbook="on", permanent_creation="on").at(0, 0, 0).at(1, 0, 3)
    t.spell("stone_block", 0, square=square_at(4, 0)).spell("fog", 0, markers=2).hand(1, "dispel").life(2, 15, 15)
    assert t.table.load(0) == 1
    assert t.refuses(0, "end 1") == "WW-135"
    t.struck(0).does(0, "step south")
    assert t.in_play() == ["stone_block"]
    t.at(1, 3, 0)
    t.does(1, "cast dispel", "spell 1")
    assert t.in_play() == []
    t = wide(permanent_creation="on").hand(0, "destroy_wall").at(0, 0, 1)
    t.spell("create_wall", 1, border=t.border_at(0, 0, "east"))
    t.does(0, "cast destroy_wall", border(t, 0, 0, "east"))
    assert t.discarded("create_wall") == 1


def test_only_treasures_count_in_a_treasure_hunt() -> None:
    t = scene(3, treasure_hunt="on").at(0, 0, 0).at(1, 0, 3).hand(0, "fireball").hand(1, "fog").life(15, 5, 15)
    t.does(0, "cast fireball", "at red")
    assert (t.table.points(0), t.cards(0)) == (0, ["fog"])
    t = scene(3, treasure_hunt="on").treasure(2, 2, 2).at(0, 2, 2).bearing(0, 4)
    t.says(0, "drop treasure")
    assert t.table.outcome().winners == [0]


@pytest.mark.parametrize("seed", range(6))
def test_variants_go_together(seed: int) -> None:
    """By lot: any combination that is allowed stays sound."""
    lots = FastChance(seed)
    options = [option for option in OPTIONS if option.key != "first_seat"]
    chosen = {option.key: option.values[lots.below(len(option.values))] for option in options}
    if chosen["giant_spellbook"] == "on":
        chosen["personal_spellbook"] = "off"
    if seed % 3 == 0 and chosen["points_to_win"] != "2":
        chosen["treasure_hunt"] = "off"
    table = GAME.new(2 + seed % 3, seed, chosen)
    for _ in range(200):
        if table.over:
            break
        table.apply(lots.pick(table.options()))
        table.check()
    assert GAME.restore(GAME.save(table)).question() == table.question()


def test_a_variant_without_words_is_the_rulebook() -> None:
    assert Variant().points_to_win == 2
    assert square(0, 0) == "square a1"
