"""Turns, movement, doors, speed, and the hand."""

from __future__ import annotations

from tests.games.wizwar.scene import border, duel, scene, sq, square
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import NUMBER
from zaubertisch.games.wizwar.components import DIRECTION_OF_DIE, SIDES
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at
from zaubertisch.games.wizwar.spell import Spell
from zaubertisch.games.wizwar.variants import Variant


@rule("WW-012", "WW-013", "WW-014", "WW-015", "WW-211", "WW-030")
def test_seats_take_whole_turns_and_the_dead_are_skipped() -> None:
    t = scene(3)
    assert t.asked == (0, "main")
    assert t.refuses(0, "toward north") == "WW-094"
    t.does(0, "finish")
    assert t.table.mp == 0
    assert t.asked == (0, "discard")
    t.does(0, "done", "stop")
    assert t.asked == (1, "main")
    t.ends_turn(1)
    t.ends_turn(2)
    t.struck(1).does(0, "step east")
    assert not t.table.alive(1)
    t.ends_turn(0)
    assert t.asked == (2, "main")


@rule("WW-021", "WW-022", "WW-023", "WW-024", "WW-025", "WW-028", "WW-057")
def test_steps_and_other_actions_alternate() -> None:
    t = duel().hand(0, "fireball").at(1, 0, 4)
    t.does(0, "step east", "cast fireball", "at red", "step east")
    assert t.table.life == [15, 10]
    assert t.where(0) == (0, 2)
    assert t.table.mp == 1
    t.does(0, "step east")
    assert t.refuses(0, "step east") == "WW-028"


@rule("WW-E03", "WW-037")
def test_over_the_edge_and_in_again() -> None:
    t = scene().at(0, 2, 0).mp(1).does(0, "step west")
    assert (t.where(0), t.table.mp) == ((2, 9), 0)


@rule("WW-E04", "WW-038")
def test_through_the_purple_portal() -> None:
    t = scene().at(0, 0, 2).does(0, "step north")
    assert (t.where(0), t.table.mp) == ((4, 7), 2)


@rule("WW-026", "WW-040")
def test_walls_doors_and_blocks_stop_a_step() -> None:
    t = scene().at(0, 2, 1)
    assert t.refuses(0, "step east") == "WW-026"
    t.at(0, 0, 0)
    assert t.refuses(0, "step north") == "WW-026"
    t.spell("stone_block", 1, square=square_at(0, 1))
    assert t.refuses(0, "step east") == "WW-026"


@rule("WW-027")
def test_wizards_share_squares() -> None:
    t = duel().at(1, 0, 1).does(0, "step east")
    assert t.where(0) == t.where(1)


@rule("WW-E02", "WW-031", "WW-032", "WW-088", "WW-089", "WW-R76")
def test_a_speed_up_once_a_turn() -> None:
    t = duel().hand(0, "meditate", "energy_4", "fireball")
    t.says(0, "speed")
    assert t.words == ["back", "boost energy_4", "boost meditate"]
    t.does(0, "boost meditate")
    assert t.table.mp == 6
    assert t.discarded("meditate") == 1
    assert t.refuses(0, "speed") == "WW-031"
    t = duel().hand(0, "fireball").carry(0, "large_rock")
    assert t.refuses(0, "speed") == "WW-088"


@rule("WW-033", "WW-140", "WW-R74", "WW-R08")
def test_add_and_powerstones_speed_up_too() -> None:
    t = duel().hand(0, "add", "energy_4", "meditate").carry(0, "powerstone")
    t.says(0, "speed", "with add", "boost energy_4")
    assert t.words == ["back", "boost meditate"]
    t.does(0, "boost meditate")
    assert t.table.mp == 3 + 5 + 4
    assert t.discarded("add") == 1


@rule("WW-R08")
def test_a_negated_add_leaves_the_first_card() -> None:
    t = duel().hand(0, "add", "energy_4", "meditate").hand(1, "negate_neutral")
    t.says(0, "speed", "with add", "boost energy_4", "boost meditate")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.table.mp == 3 + 4
    assert (t.discarded("add"), t.discarded("meditate")) == (1, 1)


@rule("WW-034", "WW-035", "WW-036")
def test_a_changed_base_speed_changes_the_points_left() -> None:
    t = duel().hand(0, "speedstone").does(0, "play speedstone")
    assert t.table.mp == 4
    t.does(0, "step east", "step west", "step east", "step west", "drop speedstone")
    assert t.table.mp == -1
    assert t.refuses(0, "step east") == "WW-028"
    assert t.refuses(0, "pick speedstone") == "WW-028"


@rule("WW-042", "WW-043", "WW-044", "WW-047")
def test_own_doors_let_you_through_and_close_behind_you() -> None:
    t = scene().at(0, 3, 3).at(1, 3, 3)
    t.does(0, "step east")
    assert t.where(0) == (3, 4)
    assert not t.table.maze.is_held(t.border_at(3, 3, "east"))
    t.ends_turn(0)
    assert t.refuses(1, "step east") == "WW-043"


@rule("WW-E05", "WW-043", "WW-R83", "WW-022", "WW-053", "WW-044")
def test_a_master_key_opens_every_door() -> None:
    t = scene().with_foreign("master_key").at(0, 2, 4).at(1, 2, 5).hand(0, "fireball")
    t.does(0, "step east", "step east")
    assert t.refuses(0, "step east") == "WW-043"
    t.carry(0, "master_key")
    t.does(0, "cast fireball", "at red", "step east")
    assert (t.where(0), t.table.life[1], t.table.mp, t.table.attacks) == ((2, 7), 10, 0, 1)
    assert not t.table.maze.is_held(t.border_at(2, 6, "east"))


@rule("WW-045", "WW-046", "WW-048", "WW-049", "WW-R82")
def test_a_held_door_is_open_to_all_until_its_holder_leaves_it() -> None:
    t = scene().at(0, 3, 3).at(1, 3, 4)
    door = t.border_at(3, 3, "east")
    t.does(0, "open east")
    assert t.table.lets_pass(1, door)
    assert t.table.sees(1, 0)
    t.does(0, "step east")
    assert t.table.maze.is_held(door)
    t.does(0, "step south")
    assert not t.table.maze.is_held(door)
    t.does(0, "step north", "open west")
    assert t.table.maze.is_held(door)


@rule("WW-048", "WW-R82")
def test_a_door_is_closed_by_its_holder() -> None:
    t = scene().at(0, 3, 3).does(0, "open east", "close east")
    assert not t.table.maze.is_held(t.border_at(3, 3, "east"))
    assert t.refuses(0, "close east") == "WW-048"
    assert t.refuses(0, "open east") == "WW-R82"
    assert t.refuses(0, "open north") == "WW-045"


@rule("WW-043")
def test_nobody_opens_a_strangers_door() -> None:
    t = scene().at(0, 2, 6)
    assert t.refuses(0, "open east") == "WW-043"


@rule("WW-R82")
def test_a_door_is_closed_once_a_turn() -> None:
    t = scene().at(0, 3, 3).does(0, "open east", "close east")
    t.table.open_door(0, t.border_at(3, 3, "east"))
    assert t.refuses(0, "close east") == "WW-R82"


@rule("WW-050", "WW-068", "WW-150", "WW-098", "WW-101")
def test_pick_lock_holds_a_strangers_door_once_and_nobody_reacts() -> None:
    t = scene().at(0, 2, 6).hand(0, "pick_lock").hand(1, "negate_neutral", "absorb_spell")
    t.says(0, "cast pick_lock", border(t, 2, 6, "east"))
    assert t.asked == (0, "main")
    assert t.table.maze.holds(0, t.border_at(2, 6, "east"))
    t.does(0, "step east", "step east", "step west")
    assert t.refuses(0, "step west") in ("WW-043", "WW-028")
    assert t.refuses(0, "open west") == "WW-043"


@rule("WW-051")
def test_a_sealed_door_opens_for_nobody() -> None:
    t = scene().at(0, 3, 3)
    door = t.border_at(3, 3, "east")
    t.table.spells.append(Spell(99, NUMBER["seal_door"], 1, -1, door, -1, 0))
    assert t.table.is_sealed(door)
    assert not t.table.may_unlock(0, door)
    assert not t.table.is_sealed(t.border_at(2, 6, "east"))


@rule("WW-019", "WW-191", "WW-192", "WW-E18", "WW-193")
def test_the_stunned_move_or_attack() -> None:
    t = duel().hand(1, "fireball", "teleport", "meditate").stun(1, 1)
    t.ends_turn(0)
    assert t.table.stun[1] == 0
    t.does(1, "cast fireball", "at blue")
    assert t.refuses(1, "cast teleport") == "WW-192"
    assert t.refuses(1, "step west") == "WW-192"
    t.does(1, "cast meditate")
    t.ends_turn(1)
    assert not t.table.dazed


@rule("WW-192", "WW-R62", "WW-R63")
def test_who_has_moved_while_stunned_does_not_attack() -> None:
    t = duel().hand(0, "fireball", "windrider", "speedstone")
    t.does(0, "cast windrider", "toward east", square(0, 1))
    t.stun(0, 1)
    assert t.refuses(0, "cast fireball") == "WW-192"
    t.does(0, "play speedstone", "step east")
    assert t.where(0) == (0, 2)


@rule("WW-R61", "WW-R62", "WW-R60")
def test_after_a_teleport_there_is_no_more_moving() -> None:
    t = duel().hand(0, "teleport", "windrider").lying("large_rock", 0, 4)
    t.does(0, "cast teleport", square(0, 4))
    assert t.where(0) == (0, 4)
    assert t.refuses(0, "step west") == "WW-R61"
    assert t.refuses(0, "cast windrider") == "WW-R61"
    t.does(0, "pick large_rock")
    assert t.items(0) == ["large_rock"]


@rule("WW-R60")
def test_a_teleport_reaches_one_to_four_squares_but_no_stone_block() -> None:
    t = duel().hand(0, "teleport").spell("stone_block", 1, square=square_at(0, 1))
    t.says(0, "cast teleport")
    assert square(0, 4) in t.words
    assert square(1, 4) not in t.words
    assert square(0, 1) not in t.words
    assert square(0, 0) not in t.words


@rule("WW-R86", "WW-029")
def test_the_wind_carries_straight_on_up_to_a_wall_or_a_door() -> None:
    t = scene().at(0, 2, 9).hand(0, "windrider")
    t.says(0, "cast windrider", "toward west")
    assert t.words == ["back", square(2, 7), square(2, 8)]
    t.says(0, "back")
    assert t.asked == (0, "main")
    t.says(0, "cast windrider", "toward east")
    assert t.words == ["back", square(2, 0), square(2, 1)]
    t.does(0, square(2, 1))
    assert t.where(0) == (2, 1)
    assert t.table.mp == 3


@rule("WW-R86", "WW-205", "WW-E23")
def test_fire_burns_a_rider_and_kills_without_credit() -> None:
    t = duel().hand(0, "windrider", "zot").life(4, 15)
    t.spell("wall_of_fire", 1, border=t.border_at(0, 0, "east"))
    t.does(0, "cast windrider", "toward east", square(0, 2))
    assert t.table.over
    assert t.table.outcome().reason == "last_wizard"
    assert t.table.kills == [0, 0]
    assert t.discarded("zot") == 1


@rule("WW-R86")
def test_the_wind_stops_before_it_comes_back() -> None:
    t = scene().at(0, 2, 0).hand(0, "windrider")
    t.border(2, 1, "east", "open").border(2, 3, "east", "open").border(2, 6, "east", "open")
    t.says(0, "cast windrider", "toward west")
    assert len(t.words) == 10


@rule("WW-E07", "WW-133", "WW-208", "WW-209", "WW-213", "WW-212", "WW-132")
def test_maintained_spells_fill_the_hand() -> None:
    t = duel().hand(0, "zot", "dispel", "fireball", "add", "flood", "shield")
    t.spell("create_wall", 0, border=t.border_at(4, 0, "east"))
    t.does(0, "finish", "done")
    assert t.asked == (1, "main")
    assert len(t.cards(0)) == 6


@rule("WW-208", "WW-209", "WW-023", "WW-135", "WW-136", "WW-157")
def test_in_phase_3_cards_spells_and_items_can_go() -> None:
    t = duel().hand(0, "zot").carry(0, "large_rock")
    t.spell("create_wall", 0, border=t.border_at(4, 0, "east"))
    t.does(0, "finish")
    assert t.words == ["done", "discard zot", "end 1", "drop large_rock"]
    t.does(0, "discard zot", "end 1", "drop large_rock")
    assert t.stands(4, 0, "east") == "open"
    assert t.on(0, 0) == ["large_rock"]
    assert t.refuses(0, "draw") == "WW-209"
    t.does(0, "done")
    assert t.refuses(0, "done") == "WW-209"
    t.does(0, "draw", "draw")
    assert t.asked == (1, "main")
    assert len(t.cards(0)) == 2


@rule("WW-023", "WW-R117")
def test_the_brainstone_can_be_dropped_in_phase_3_at_its_price() -> None:
    t = duel().carry(0, "brainstone").hand(0, "zot", "dispel", "add")
    t.does(0, "finish", "drop brainstone")
    assert t.asked == (0, "brain_discard")
    assert t.refuses(0, "done") == "WW-R117"
    t.does(0, "discard zot", "discard dispel")
    assert t.asked == (0, "discard")


@rule("WW-210", "WW-R118")
def test_a_spellstone_draws_a_third_card() -> None:
    t = duel().carry(0, "spellstone")
    t.does(0, "finish", "done", "draw", "draw")
    assert t.asked == (0, "draw")
    t.does(0, "draw")
    assert t.asked == (1, "main")


@rule("WW-E82", "WW-216", "WW-217")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = duel().fill_discards(1)
    t.does(0, "finish", "done", "draw", "draw")
    assert len(t.told(1, "reshuffled")) == 1
    assert len(t.cards(0)) == 2


@rule("WW-R112")
def test_without_any_cards_nobody_draws() -> None:
    t = duel()
    g = t.table
    while g.decks[0].size:
        g.put_item(g.decks[0].draw(g.chance), square_at(4, 9))
    t.does(0, "finish", "done")
    assert t.table.asked == 1
    assert not g.draw(0)


@rule("WW-016", "WW-R101", "WW-R114")
def test_a_seat_without_cards_goes_on() -> None:
    t = duel().at(1, 0, 1)
    assert t.words == ["finish", "step east", "step south", "punch"]
    t.ends_turn(0)
    assert t.asked == (1, "main")


@rule("WW-018", "WW-020", "WW-131", "WW-134", "WW-143")
def test_markers_go_one_by_one_in_the_casters_turn_only() -> None:
    t = duel().hand(0, "shatter", "fog", "energy_4")
    t.does(0, "cast shatter", "unboosted", "cast fog", "boost energy_4")
    assert (t.markers("shatter"), t.markers("fog")) == (1, 4)
    t.ends_turn(0)
    assert (t.markers("shatter"), t.markers("fog")) == (1, 4)
    t.ends_turn(1)
    assert t.in_play() == ["fog"]
    assert t.markers("fog") == 3
    assert t.discarded("shatter") == 1


@rule("WW-R125")
def test_a_turn_cap_ends_the_game() -> None:
    t = duel().life(15, 9)
    t.table.variant = Variant(GAME.settle(2, {"turn_cap": "400"}))
    t.table.turn = 400
    t.ends_turn(0)
    assert t.table.over
    assert t.table.outcome().winners == [0]
    assert t.table.outcome().reason == "turn_cap"
    assert t.table.question() == ""


@rule("WW-R125")
def test_a_turn_cap_may_leave_several_ahead() -> None:
    t = duel()
    t.table.variant = Variant(GAME.settle(2, {"turn_cap": "400"}))
    t.table.turn = 400
    t.ends_turn(0)
    assert t.table.outcome().winners == [0, 1]


@rule("WW-052")
def test_the_die_shows_directions_clockwise_from_the_right() -> None:
    assert [SIDES[side] for side in DIRECTION_OF_DIE] == ["east", "south", "west", "north"]
    assert sq(0, 0) == "a1"
