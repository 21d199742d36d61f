"""What a refused move is told to be in its way: naming, drawing, moving apprentices and the examiner."""

from __future__ import annotations

from tests.games.magia.scene import MagiaScene, scene
from tests.support.rules import rule


def walking(figure: str, label: str, *cards: str, **options: str) -> MagiaScene:
    """Seat 0 has named the figure and holds exactly these cards; the examiner is out of the way."""
    t = scene(**options).hand(0, figure).at(figure, label).at("examiner", "G3")
    t.says(0, f"name {figure}")
    if t.table.question() == "steal":
        t.says(0, "steal 1")
    t.table.diary.clear()
    return t.hand(0, *cards)


def examining(t: MagiaScene, label: str, *cards: str) -> MagiaScene:
    """Seat 0 has named the examiner, who stands there, and holds these cards."""
    t.hand(0, *(cards or ("red", "blue", "green"))).at("examiner", label)
    t.says(0, "name examiner")
    return t


def starring(label: str) -> MagiaScene:
    """Red has played a star, and the examiner, who stands there, is about to make his step."""
    t = scene().at("examiner", label).at("red", "A2").crystal("A3", "none").hand(0, "red star", "blue")
    t.says(0, "name red", "play red star", "go e", "stop")
    assert t.table.question() == "star"
    return t


# Naming and drawing


@rule("MA-020")
def test_who_names_the_examiner_is_told_how_many_cards_there_are() -> None:
    assert scene().hand(0, "red", "blue").in_the_way(0, "name examiner") == ("too_few_for_examiner", {"held": 2})


@rule("MA-020", "MA-070")
def test_a_secured_master_may_have_no_way_for_the_examiner() -> None:
    t = scene().hand(0, "red", "blue", "green").secured(0).at("examiner", "C2")
    for figure, label in zip(("red", "black", "yellow", "green"), ("B1", "B2", "C3", "D3"), strict=True):
        t.at(figure, label).crystal(label, "air")
    t.at("blue", "D2").crystal("D2", "air").at("purple", "C1").crystal("C1", "air")
    assert t.in_the_way(0, "name examiner") == ("examiner_stuck", {})


@rule("MA-021")
def test_a_later_part_is_told_which_figure_cannot_move() -> None:
    t = walking("red", "A2", "red double", "green").at("blue", "I2").crystal("A3", "none")
    t.says(0, "play red double", "go e", "stop")
    assert t.table.part == 2
    assert t.in_the_way(0, "name blue") == ("cannot_be_moved", {"figure": "blue"})


@rule("MA-028", "MA-029")
def test_a_hand_to_draw_from_is_anothers_and_not_empty() -> None:
    t = scene().at("black", "B3").hand(1)
    t.says(0, "name black")
    assert t.in_the_way(0, "steal 0") == ("own_hand", {})
    assert t.in_the_way(0, "steal 1") == ("empty_hand", {"victim_seat": 1})
    assert t.in_the_way(0, "steal 5") == ("no_such_master", {"count": 4})
    assert t.refuses(0, "steal 5") == "MA-028"


# An apprentice


@rule("MA-039", "MA-041", "MA-047")
def test_stopping_is_told_of_the_card_the_start_and_the_crystal() -> None:
    t = walking("red", "C4", "red", "red", "red")
    assert t.in_the_way(0, "stop") == ("no_card_played", {"figure": "red"})
    t.says(0, "play red", "go e", "play red", "go w")
    assert t.in_the_way(0, "stop") == ("began_here", {"figure": "red", "field": "C4"})
    u = walking("green", "D4", "green", "green").secured(0).spell("green", "240").crystal("D5", "fire")
    u.crystal("D6", "water").says(0, "play green", "go e")
    assert u.in_the_way(0, "stop") == ("crystal_for_you", {"crystal": "fire", "field": "D5"})


@rule("MA-033", "MA-040")
def test_a_card_must_be_held_and_not_be_the_eighth() -> None:
    t = walking("red", "E3", *["red"] * 6, "red star", "red crystal")
    assert t.in_the_way(0, "play blue star") == ("not_held", {"card": 17})
    for card in [*["red"] * 6, "red star"]:
        t.says(0, f"play {card}", "go e")
    assert t.field("red") == "bay_yellow"
    assert t.in_the_way(0, "play red crystal") == ("enough_played", {"count": 7})
    assert t.refuses(0, "go e") == "MA-040"
    assert t.in_the_way(0, "go e") == ("enough_played", {"count": 7})


@rule("MA-037", "MA-043", "MA-E15")
def test_a_card_is_told_of_its_way_and_of_the_wall() -> None:
    t = walking("red", "C4", "red", "blue")
    t.says(0, "play red", "go e")
    assert t.in_the_way(0, "play blue") == ("moves_by_colour", {"figure": "red"})
    wall = {"figure": "blue", "colour": "red", "one": "nw", "two": "ne", "field": "A2", "only": "no"}
    assert walking("blue", "A2", "red", "yellow").in_the_way(0, "play red") == ("card_to_wall", wall)
    u = walking("red", "A2", "black", "red", "yellow")
    u.says(0, "play black")
    seen = {**wall, "figure": "red", "field": "A3", "only": "yes"}
    assert u.in_the_way(0, "play red") == ("card_to_wall", seen)
    v = walking("blue", "A2", "red", "yellow", direction_reading="U")
    assert v.in_the_way(0, "play red")[1]["two"] == "none"


@rule("MA-048", "MA-047")
def test_a_step_without_an_end_is_told_what_it_would_lead_to() -> None:
    t = walking("blue", "A3", "black", "purple")
    t.says(0, "play black")
    assert t.in_the_way(0, "play purple") == ("only_back", {"figure": "blue"})
    u = walking("red", "C4", "red", "red")
    u.says(0, "play red", "go e", "play red")
    assert u.in_the_way(0, "go w") == ("only_back", {"figure": "red"})
    v = walking("green", "D4", "green").secured(0).spell("green", "240").crystal("D5", "fire").crystal("D3", "none")
    v.says(0, "play green")
    assert v.in_the_way(0, "go e") == ("only_crystals_ahead", {"figure": "green"})


@rule("MA-035", "MA-037", "MA-043")
def test_a_direction_is_told_where_the_card_leads() -> None:
    t = walking("red", "D4", "yellow", "red")
    t.says(0, "play yellow")
    leads = {"figure": "red", "colour": "yellow", "one": "e", "two": "se", "only": "no"}
    assert t.in_the_way(0, "go w") == ("card_leads", leads)
    t.says(0, "go e", "play red")
    leads = {"figure": "red", "colour": "red", "one": "nw", "two": "ne", "only": "yes"}
    assert t.in_the_way(0, "go e") == ("card_leads", leads)
    u = walking("red", "A2", "red")
    u.says(0, "play red")
    assert u.in_the_way(0, "go nw") == ("wall", {"direction": "nw"})


@rule("MA-048", "MA-052", "MA-054", "MA-055", "MA-057")
def test_a_jump_is_told_what_is_wrong_with_the_portals() -> None:
    assert walking("red", "C4", "red").in_the_way(0, "jump desk") == ("not_on_portal", {"figure": "red", "field": "C4"})
    t = walking("red", "bay_red", "red", "red", "red").at("black", "A5").at("blue", "bay_red")
    assert t.in_the_way(0, "jump green") == ("portal_taken", {"field": "bay_green", "figures": [3]})
    assert t.in_the_way(0, "jump red") == ("stands_there", {"figure": "red", "field": "bay_red"})
    t.says(0, "jump black")
    assert t.in_the_way(0, "jump desk") == ("just_jumped", {"figure": "red"})
    t.says(0, "play red", "play red", "go ne")
    assert t.in_the_way(0, "jump red") == ("began_there", {"figure": "red", "field": "bay_red"})
    u = walking("blue", "bay_blue", "black").at("yellow", "C3")
    assert u.in_the_way(0, "jump yellow") == ("no_way_on", {"field": "bay_yellow"})


# The examiner


@rule("MA-060", "MA-066", "MA-070", "MA-R30")
def test_a_summons_is_told_of_cards_jumps_and_fields() -> None:
    t = examining(scene().at("red", "C3"), "E5")
    assert t.in_the_way(0, "summon red") == ("too_few_to_summon", {"colour": "red", "held": 1})
    u = examining(scene().at("red", "C3").secured(0).crystal("C3", "fire"), "bay_red", "red", "red", "red")
    assert u.in_the_way(0, "summon red") == ("crystal_for_you", {"crystal": "fire", "field": "C3"})
    u.says(0, "jump desk")
    assert u.in_the_way(0, "summon red") == ("no_summons_after_jump", {})
    v = examining(scene().at("red", "C3"), "C3", "red", "red", "red")
    assert v.in_the_way(0, "summon red") == ("examiner_was_there", {"figure": "red", "field": "C3"})


@rule("MA-062", "MA-067", "MA-070")
def test_a_line_is_told_of_walls_crystals_and_the_start() -> None:
    t = examining(scene().secured(0).at("red", "A1").crystal("A1", "fire").at("blue", "B3").crystal("B3", "none"), "A3")
    assert t.in_the_way(0, "go nw") == ("wall", {"direction": "nw"})
    assert t.in_the_way(0, "go w") == ("crystal_for_you", {"crystal": "fire", "field": "A1"})
    u = examining(scene().at("blue", "bay_red").at("red", "C6"), "bay_red")
    u.says(0, "jump desk")
    assert u.in_the_way(0, "go nw") == ("line_back", {"field": "bay_red"})


@rule("MA-067", "MA-068")
def test_a_jump_of_his_is_told_what_is_wrong_with_the_portals() -> None:
    far = examining(scene(), "A3").in_the_way(0, "jump desk")
    assert far == ("not_on_portal", {"figure": "examiner", "field": "A3"})
    t = examining(scene().at("blue", "E5").at("red", "C6").at("green", "C7"), "E5")
    assert t.in_the_way(0, "jump green") == ("no_line_there", {"field": "bay_green"})
    assert t.in_the_way(0, "jump black") == ("portal_taken", {"field": "bay_black", "figures": [1]})
    assert t.in_the_way(0, "jump desk") == ("stands_there", {"figure": "examiner", "field": "E5"})
    u = examining(scene().at("red", "C3"), "bay_red")
    u.says(0, "jump desk")
    assert u.in_the_way(0, "jump red") == ("just_jumped", {"figure": "examiner"})


@rule("MA-059", "MA-060")
def test_paying_for_him_is_told_of_cards() -> None:
    t = examining(scene().at("red", "C3"), "E5", "red", "red", "red", "blue")
    t.says(0, "summon red")
    assert t.in_the_way(0, "play green") == ("not_held", {"card": 12})
    assert t.in_the_way(0, "play blue") == ("summons_colour", {"colour": "red"})


@rule("MA-067", "MA-069")
def test_jumping_on_is_told_where_he_is_and_where_he_began() -> None:
    t = examining(scene().at("red", "C6").at("green", "C7"), "bay_red")
    t.says(0, "jump green", "play red", "play blue")
    assert t.field("examiner") == "bay_red"
    assert t.in_the_way(0, "stay") == ("began_here", {"figure": "examiner", "field": "bay_red"})
    assert t.in_the_way(0, "jump red")[0] == "stands_there"
    u = examining(scene().at("red", "C5").at("green", "C6"), "E5")
    u.says(0, "go nw", "play red", "play blue")
    assert u.in_the_way(0, "jump desk") == ("began_there", {"figure": "examiner", "field": "E5"})


@rule("MA-043", "MA-118")
def test_a_star_step_is_told_of_walls_and_portals() -> None:
    t = starring("A1")
    assert t.in_the_way(0, "go ne") == ("wall", {"direction": "ne"})
    assert t.in_the_way(0, "jump desk") == ("not_on_portal", {"figure": "examiner", "field": "A1"})
    t.says(0, "go nw")
    assert t.in_the_way(0, "jump red") == ("stands_there", {"figure": "examiner", "field": "bay_red"})
    u = starring("bay_red")
    assert u.in_the_way(0, "jump green") == ("portal_taken", {"field": "bay_green", "figures": [3]})
    u.says(0, "jump desk")
    assert u.in_the_way(0, "jump red") == ("just_jumped", {"figure": "examiner"})


# What would be allowed


@rule("MA-033", "MA-096", "MA-135")
def test_instead_of_a_card_one_of_its_colour_is_named_and_instead_of_other_things_none() -> None:
    t = walking("red", "C4", "red star", "blue")
    assert t.nearest(t.table.asked, "play red plain") == "play red star"
    assert t.nearest(t.table.asked, "play green plain") == ""
    assert t.nearest(t.table.asked, "name green") == ""
    t.says(0, "play red star", "go e")
    assert t.nearest(t.table.asked, "stay") == "stop"


def test_a_number_that_is_no_move_has_nothing_in_its_way() -> None:
    t = scene()
    assert t.table.refusal(999, t.table.why_not(999)).obstacle is None
