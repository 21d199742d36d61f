"""What a refused move is told to be in its way: cards, ways and things, in phase 2 and wherever else is asked."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, border, duel, scene, square, wide
from tests.support.rules import rule


def why(t: WizScene, seat: int, word: str) -> tuple[str, str]:
    """The rule that forbids a word, and what is said to be in its way."""
    return t.refuses(seat, word), t.in_the_way(seat, word)[0]


# Cards


@rule("WW-085", "WW-086", "WW-087", "WW-088", "WW-090")
def test_a_card_that_is_not_held_is_said_not_to_be_held() -> None:
    t = wide().hand(1, "fireball")
    rules = {"fireball": "WW-085", "fog": "WW-086", "full_shield": "WW-087", "dagger": "WW-090", "energy_4": "WW-088"}
    for card, by in rules.items():
        assert why(t, 0, f"cast {card}") == (by, "not_held")
        assert why(t, 0, f"play {card}") == (by, "not_held")
        assert t.in_the_way(0, f"cast {card}") == ("not_held", {"spell": card})
    t.carry(0, "dagger")
    assert why(t, 0, "play dagger") == ("WW-090", "carried_not_held")


@rule("WW-087", "WW-088", "WW-090", "WW-R08")
def test_each_type_of_card_is_played_in_its_own_way() -> None:
    t = wide().hand(0, "full_shield", "dagger", "energy_4", "add", "fog")
    assert why(t, 0, "cast full_shield") == ("WW-087", "is_counter")
    assert why(t, 0, "cast dagger") == ("WW-090", "is_item")
    assert why(t, 0, "cast energy_4") == ("WW-088", "is_energy")
    assert why(t, 0, "cast add") == ("WW-R08", "helps_another")
    assert why(t, 0, "play fog") == ("WW-086", "is_no_item")
    assert why(t, 0, "use fog") == ("WW-086", "is_no_item")
    assert (t.nearest(0, "cast dagger"), t.nearest(0, "play fog"), t.nearest(0, "cast full_shield")) == (
        "play dagger", "cast fog", "",
    )


@rule("WW-065", "WW-090", "WW-177", "WW-R36", "WW-R83")
def test_what_is_used_must_be_carried_and_usable() -> None:
    t = wide().hand(0, "dagger").carry(0, "master_key", "speedstone", "wizardblade", "large_rock").at(1, 0, 1)
    assert why(t, 0, "use dagger") == ("WW-090", "held_not_carried")
    assert t.nearest(0, "use dagger") == "play dagger"
    assert why(t, 0, "use boomstone") == ("WW-090", "not_carried")
    assert why(t, 0, "use master_key") == ("WW-R83", "key_works")
    assert why(t, 0, "use speedstone") == ("WW-177", "works_of_itself")
    assert why(t, 0, "use strength") == ("WW-065", "not_in_force")
    assert why(t, 0, "use wizardblade") == ("WW-R36", "no_card_to_spend")
    t.at(1, 2, 2).spell("strength", 0, 0, markers=2)
    assert t.in_the_way(0, "use strength") == ("no_target", {"spell": "strength", "aim": "torn", "range": "near"})
    t.first_turn()
    assert why(t, 0, "use large_rock") == ("WW-054", "first_turn")


@rule("WW-096", "WW-R95")
def test_forms_and_floods_forbid_cards() -> None:
    t = wide().hand(0, "fog", "fireball", "fire_cloak").spell("golem_form", 0, 0, markers=2)
    assert t.in_the_way(0, "cast fog") == ("dumb_form", {"spell": "golem_form"})
    assert why(t, 0, "cast fireball") == ("WW-096", "dumb_form")
    t = wide().hand(0, "fireball", "fire_cloak").spell("flood", 1, markers=2)
    assert why(t, 0, "cast fireball") == ("WW-R95", "flood_quenches")
    assert why(t, 0, "play fire_cloak") == ("WW-R95", "flood_quenches")
    t = wide().spell("slime_form", 0, 0, markers=2).at(1, 0, 0)
    assert why(t, 0, "punch") == ("WW-096", "dumb_form")


@rule("WW-053", "WW-054", "WW-192", "WW-R64", "WW-R65")
def test_whoever_may_not_attack_hears_why() -> None:
    assert why(duel().first_turn().hand(0, "fireball"), 0, "cast fireball") == ("WW-054", "first_turn")
    t = duel().hand(0, "fireball", "powerthrust").does(0, "cast fireball", "at red")
    assert t.in_the_way(0, "cast powerthrust") == ("attacked_already", {"most": 1})
    assert why(t, 0, "punch") == ("WW-053", "attacked_already")
    assert why(wide().spell("mist_body", 0, 0, markers=2), 0, "punch") == ("WW-R65", "are_mist")
    t = duel().hand(0, "fireball").stun(0, 1).does(0, "step east")
    assert why(t, 0, "cast fireball") == ("WW-192", "stunned_and_moved")
    t = wide().hand(0, "fireball", "zot").spell("adrenaline", 0, 0, markers=2).stun(0, 1)
    t.does(0, "step east", "cast fireball", "at red")
    assert why(t, 0, "cast zot") == ("WW-R64", "stunned_and_moved_once")


@rule("WW-192", "WW-R61", "WW-R62", "WW-R70", "WW-R85")
def test_whoever_may_not_leave_hears_why() -> None:
    t = wide().hand(0, "fireball", "teleport", "swap", "mad_dash", "pass_through_wall").stun(0, 1)
    assert why(t, 0, "cast swap") == ("WW-R62", "stunned_for_swap")
    t.does(0, "cast fireball", "at red")
    assert why(t, 0, "cast teleport") == ("WW-192", "stunned_and_attacked")
    assert why(t, 0, "step east") == ("WW-192", "stunned_and_attacked")
    t = wide().hand(0, "teleport", "windrider").does(0, "cast teleport", square(0, 1))
    assert why(t, 0, "step east") == ("WW-R61", "rooted")
    assert why(t, 0, "cast windrider") == ("WW-R61", "rooted")
    t = wide().hand(0, "mad_dash", "pass_through_wall").mp(0)
    assert why(t, 0, "cast mad_dash") == ("WW-R70", "no_points")
    assert why(t, 0, "cast pass_through_wall") == ("WW-R85", "no_points")


@rule("WW-092", "WW-R21")
def test_without_a_target_it_is_said_what_is_missing() -> None:
    t = scene().at(0, 4, 0).at(1, 0, 8).hand(0, "fireball", "acid_bath", "dispel", "drop_object", "pick_lock")
    assert t.in_the_way(0, "cast acid_bath") == ("no_target", {"spell": "acid_bath", "aim": "wizard", "range": "sight"})
    assert t.in_the_way(0, "cast dispel")[1]["aim"] == "spell"
    assert t.in_the_way(0, "cast pick_lock") == ("no_target", {"spell": "pick_lock", "aim": "lock", "range": "near"})
    assert t.in_the_way(0, "punch") == ("no_target", {"spell": "punch", "aim": "wizard_or_thing", "range": "near"})
    t = wide().at(1, 2, 2).hand(0, "stretch").spell("gravity", 1, markers=2)
    t.table.attacks = 1
    assert why(t, 0, "cast stretch") == ("WW-092", "stretch_idle")


@rule("WW-031", "WW-088")
def test_a_second_speed_up_and_one_without_cards() -> None:
    t = duel()
    assert why(t, 0, "speed") == ("WW-088", "no_energy_in_hand")
    t.hand(0, "energy_4", "energy_5").does(0, "speed", "boost energy_4")
    assert why(t, 0, "speed") == ("WW-031", "sped_up_already")


# Ways and doors


@rule("WW-026", "WW-028", "WW-035", "WW-043", "WW-051", "WW-R67")
def test_what_bars_a_way() -> None:
    t = wide()
    assert t.in_the_way(0, "step north") == ("way_outer", {"square": "a1", "side": "north", "walker_seat": 0})
    assert t.in_the_way(0, "step west") == ("way_outer", {"square": "a1", "side": "west", "walker_seat": 0})
    assert why(t.at(0, 0, 1), 0, "step south") == ("WW-026", "way_wall")
    assert why(t.at(0, 2, 6), 0, "step east") == ("WW-043", "door_locked")
    t.spell("seal_door", 1, border=t.border_at(2, 6, "east"))
    assert why(t, 0, "step east") == ("WW-051", "door_sealed")
    t = wide().spell("stone_block", 1, square=1)
    assert t.in_the_way(0, "step east") == ("way_block", {"square": "b1"})
    t = wide().at(1, 0, 1).spell("big_man_form", 1, 1, markers=2)
    assert t.in_the_way(0, "step east") == ("way_giant", {"square": "b1"})
    t = wide().at(1, 2, 7).at(0, 2, 8).spell("big_man_form", 0, 0, markers=2)
    for side in ("north", "south"):
        t.border(2, 7, side, "wall")
    t.border(2, 6, "east", "wall")
    assert why(t, 0, "step west") == ("WW-R67", "way_push")
    assert duel().mp(0).in_the_way(0, "step east") == ("no_points", {"points": 0})
    assert duel().mp(-1).in_the_way(0, "step east") == ("no_points", {"points": -1})
    assert wide().nearest(0, "step north") == ""


@rule("WW-043", "WW-045", "WW-048", "WW-051", "WW-R82")
def test_what_keeps_a_hand_from_a_door() -> None:
    t = wide().at(0, 3, 3).does(0, "open east")
    assert why(t, 0, "open north") == ("WW-045", "no_door")
    assert why(t, 0, "open west") == ("WW-045", "no_door")
    assert why(t, 0, "close west") == ("WW-048", "no_door")
    assert why(t, 0, "open east") == ("WW-045", "door_held")
    t.does(0, "close east")
    assert why(t, 0, "close east") == ("WW-048", "door_not_held")
    assert why(t, 0, "open east") == ("WW-R82", "door_opened_once")
    t = wide().at(0, 3, 3).does(0, "open east", "close east")
    t.table.open_door(0, t.border_at(3, 3, "east"))
    assert why(t, 0, "close east") == ("WW-R82", "door_closed_once")
    t = wide().at(0, 2, 6)
    assert t.refuses(0, "open east") == "WW-043"
    assert t.in_the_way(0, "open east") == ("door_locked", {"square": "g3", "side": "east", "walker_seat": 0})
    t.spell("seal_door", 1, border=t.border_at(2, 6, "east"))
    assert why(t, 0, "open east") == ("WW-051", "door_sealed")
    assert why(wide(), 0, "open west") == ("WW-045", "no_door")


@rule("WW-R48", "WW-R54", "WW-R67")
def test_what_bars_the_way_of_whoever_is_led_pushed_or_floating() -> None:
    t = wide().hand(0, "mental_force").at(1, 2, 6)
    t.at(0, 2, 5).does(0, "cast mental_force", "at red")
    assert t.in_the_way(0, "step south") == ("way_wall", {"square": "g3", "side": "south", "walker_seat": 1})
    for word in ("punch", "cast full_shield", "react shield", "boost dagger", "with add", "school mutation"):
        assert why(t, 0, word) == ("WW-R48", "another_question")
    t = wide().at(0, 0, 1).at(1, 0, 2).spell("big_man_form", 0, 0, markers=2).border(0, 2, "south", "open")
    t.says(0, "step east")
    assert why(t, 1, "step west") == ("WW-R67", "pushed_back")
    t.border(0, 2, "south", "wall")
    assert why(t, 1, "step south") == ("WW-R67", "way_wall")
    t = wide().at(0, 2, 5).at(1, 2, 6).border(2, 6, "east", "wall").border(2, 6, "south", "open")
    t.hand(0, "powerthrust", "energy_4").spell("featherweight", 1, 1, markers=3)
    t.does(0, "cast powerthrust", "boost energy_4", "at red")
    assert t.asked == (1, "feather_step")
    assert why(t, 1, "step west") == ("WW-R54", "floating_off")
    assert why(t, 1, "step east") == ("WW-R54", "way_wall")
    t.says(1, "step north")
    assert why(t, 1, "step south") == ("WW-R54", "floating_back")


# Things


@rule("WW-028", "WW-161", "WW-162", "WW-R70", "WW-R93", "WW-R94")
def test_what_keeps_a_treasure_on_the_ground() -> None:
    t = wide().at(0, 0, 5)
    assert t.in_the_way(0, "lift blue") == ("no_treasure_here", {"treasure": "blue", "square": "f1"})
    assert t.nearest(0, "lift blue") == "lift red"
    t.bearing(0, 1)
    assert t.in_the_way(0, "lift red") == ("has_treasure", {"treasure": "blue"})
    t = wide().at(0, 0, 5).spell("gravity", 1, markers=2)
    assert why(t, 0, "lift red") == ("WW-R94", "gravity")
    t = wide().at(0, 0, 5).spell("golem_form", 0, 0, markers=2).mp(0)
    assert why(t, 0, "lift red") == ("WW-028", "no_points")
    t = wide().at(0, 0, 5)
    t.table.dashed = True
    assert why(t, 0, "lift red") == ("WW-R70", "dashed")


@rule("WW-R93")
def test_glue_keeps_things_where_they_are() -> None:
    t = wide().at(0, 0, 5).hand(0, "glue").does(0, "cast glue", square(0, 5))
    assert t.in_the_way(0, "lift red") == ("treasure_glued", {"treasure": "red", "square": "f1"})
    t = wide().lying("dagger", 0, 0).hand(0, "glue").does(0, "cast glue", square(0, 0))
    assert t.in_the_way(0, "pick dagger") == ("item_glued", {"spell": "dagger", "square": "a1"})


@rule("WW-155", "WW-R91", "WW-R93", "WW-R94", "WW-028")
def test_what_keeps_an_item_on_the_ground() -> None:
    t = wide().lying("dagger", 0, 0).lying("handful_of_tacks", 0, 0)
    assert t.in_the_way(0, "pick boomstone") == ("not_lying_here", {"spell": "boomstone", "square": "a1"})
    assert t.in_the_way(0, "pick dispel") == ("is_no_item", {"spell": "dispel"})
    assert t.nearest(0, "pick boomstone") == "pick dagger"
    assert why(t, 0, "pick handful_of_tacks") == ("WW-R91", "tacks_stick")
    assert why(t.mp(0), 0, "pick dagger") == ("WW-028", "no_points")
    t.mp(1).spell("gravity", 1, markers=2)
    assert why(t, 0, "pick dagger") == ("WW-R94", "gravity")
    assert why(t, 0, "collect") == ("WW-R94", "gravity")
    assert why(wide(), 0, "collect") == ("WW-R91", "no_tacks")
    assert why(wide().does(0, "step east"), 0, "collect") == ("WW-R91", "no_tacks")
    late = wide().lying("handful_of_tacks", 0, 0).does(0, "step east")
    assert why(late, 0, "collect") == ("WW-R91", "acted_already")
    t = wide().lying("handful_of_tacks", 0, 0).hand(0, "glue").does(0, "cast glue", square(0, 0))
    t.table.acted = False
    assert why(t, 0, "collect") == ("WW-R93", "tacks_glued")


@rule("WW-135", "WW-157", "WW-164")
def test_what_cannot_be_dropped_or_ended() -> None:
    t = wide().hand(0, "dagger", "fog").spell("gravity", 1, markers=2)
    assert why(t, 0, "drop treasure") == ("WW-164", "no_treasure_borne")
    assert why(t, 0, "drop dagger") == ("WW-157", "held_not_carried")
    assert why(t, 0, "drop boomstone") == ("WW-157", "not_carried")
    assert why(t, 0, "drop fog") == ("WW-157", "is_no_item")
    assert t.in_the_way(0, "end 2") == ("no_such_spell", {"number": 2, "count": 1})
    assert t.in_the_way(0, "end 1") == ("spell_of_another", {"spell": "gravity", "seat": 1})
    t = wide(permanent_creation="on").hand(0, "create_wall")
    t.does(0, "cast create_wall", border(t, 0, 0, "south"))
    assert why(t, 0, "end 1") == ("WW-135", "spell_stands_alone")


# What belongs to another moment


@rule("WW-008", "WW-021", "WW-087", "WW-094", "WW-141", "WW-208", "WW-209", "WW-R08", "WW-R43", "WW-R47")
def test_words_that_come_too_early_in_phase_two() -> None:
    t = wide().hand(0, "energy_4", "dagger")
    assert why(t, 0, "react full_shield") == ("WW-087", "nothing_to_answer")
    assert why(t, 0, "against fireball") == ("WW-087", "nothing_to_answer")
    assert why(t, 0, "boost energy_4") == ("WW-141", "nothing_to_boost")
    assert why(t, 0, "with add") == ("WW-R08", "nothing_to_boost")
    assert why(t, 0, "unboosted") == ("WW-141", "nothing_to_boost")
    assert why(t, 0, "discard energy_4") == ("WW-208", "phase_three_later")
    assert why(t, 0, "draw") == ("WW-209", "phase_three_later")
    assert why(t, 0, "school mutation") == ("WW-008", "schools_settled")
    for word in ("at red", "square a1", "amount 3", "stun", "turn left"):
        assert why(t, 0, word) == ("WW-094", "nothing_chosen")
    for word in ("reach", "put", "fist"):
        assert why(t, 0, word) == ("WW-R43", "only_by_stretch")
    assert t.in_the_way(0, "back") == ("nothing_to_leave", {"question": "main"})
    assert t.in_the_way(0, "stop") == ("another_question", {"question": "main"})
    assert why(t, 0, "steal fireball") == ("WW-R47", "sees_no_hand")
    assert [t.nearest(0, word) for word in ("pass", "done", "stop", "draw")] == ["finish"] * 4


@rule("WW-087", "WW-140", "WW-R08", "WW-065")
def test_a_card_that_never_answers_or_helps_is_told_so_whatever_is_asked() -> None:
    t = wide().hand(0, "fireball", "rosebush").carry(1, "null_powder")
    for _ in ("in Move and Cast", "in Discard and Draw"):
        assert t.in_the_way(0, "react fireball") == ("is_no_counter", {"spell": "fireball"})
        assert why(t, 0, "react null_powder") == ("WW-087", "nothing_to_answer")
        assert why(t, 0, "boost rosebush") == ("WW-140", "no_energy_value")
        assert why(t, 0, "with rosebush") == ("WW-R08", "is_no_helper")
        assert why(t, 0, "with energy_4") == ("WW-R08", "helps_by_energy")
        if t.table.question() == "main":
            t.does(0, "finish")


@rule("WW-094")
def test_a_spell_in_play_is_named_after_the_card_that_is_aimed_at_it() -> None:
    t = wide().spell("gravity", 1, markers=2)
    assert t.refuses(0, "spell 1") == t.refuses(0, "spell 24") == "WW-094"
    assert t.in_the_way(0, "spell 1") == ("spell_is_a_target", {"spell": "gravity"})
    assert t.in_the_way(0, "spell 24") == ("no_spell_to_name", {"number": 24, "count": 1})


@rule("WW-045")
def test_a_door_that_was_not_made_is_opened_by_its_own_word() -> None:
    t = duel().at(0, 3, 4)
    for word in ("hold", "leave"):
        assert why(t, 0, word) == ("WW-045", "no_new_door")
    assert (t.nearest(0, "hold"), t.nearest(0, "leave")) == ("open west", "")
    assert wide().nearest(0, "hold") == ""


@rule("WW-008", "WW-023", "WW-164", "WW-208")
def test_words_that_come_too_late() -> None:
    t = wide().hand(0, "fireball", "dagger").bearing(0, 2).does(0, "finish")
    assert t.in_the_way(0, "step east") == ("phase_two_over", {"question": "discard"})
    assert why(t, 0, "drop treasure") == ("WW-164", "phase_two_over")
    assert why(t, 0, "cast fireball") == ("WW-085", "phase_two_over")
    assert why(t, 0, "cast full_shield") == ("WW-087", "is_counter")
    assert why(t, 0, "cast pain_link") == ("WW-086", "phase_two_over")
    assert why(t, 0, "draw") == ("WW-209", "still_discarding")
    assert why(t, 0, "react shield") == ("WW-087", "nothing_to_answer")
    for word in ("boost energy_4", "unboosted"):
        assert why(t, 0, word) == ("WW-141", "casting_is_over")
    assert why(t, 0, "with add") == ("WW-R08", "casting_is_over")
    for word in ("at red", "square a1", "amount 3", "stun", "toward east", "hit dagger", "spell 1", "reach", "hold"):
        assert why(t, 0, word) == ("WW-021", "phase_two_over")
    assert why(t, 0, "against fireball") == ("WW-087", "nothing_to_answer")
    assert why(t, 0, "steal fireball") == ("WW-R47", "sees_no_hand")
    assert why(t, 0, "pass") == ("WW-208", "another_question")
    assert why(t, 0, "school mutation") == ("WW-008", "schools_settled")
    assert why(t, 0, "discard zot") == ("WW-208", "not_held")
    assert why(t, 0, "drop boomstone") == ("WW-157", "not_carried")
    assert why(t, 0, "end 1") == ("WW-135", "no_such_spell")
    assert [t.nearest(0, word) for word in ("draw", "finish", "drop dagger")] == ["done", "done", "discard dagger"]
    t.does(0, "done")
    assert why(t, 0, "discard fireball") == ("WW-208", "discarded_before")
    assert why(t, 0, "drop boomstone") == ("WW-157", "not_carried")
    assert t.nearest(0, "done") == "stop"


@rule("WW-021", "WW-023", "WW-069")
def test_in_anothers_turn_one_only_answers() -> None:
    t = wide().hand(0, "fireball").hand(1, "fireball").carry(1, "dagger")
    t.says(0, "cast fireball", "at red")
    assert t.in_the_way(1, "step east") == ("turn_of_another", {"seat": 0, "question": "react"})
    assert why(t, 1, "cast fireball") == ("WW-085", "turn_of_another")
    assert why(t, 1, "drop dagger") == ("WW-023", "another_question")
    assert why(t, 1, "square a1") == ("WW-075", "another_question")


@rule("WW-008")
def test_a_school_that_is_taken_is_not_to_be_had() -> None:
    t = WizScene(2, "a", {"schools": "draft"})
    assert t.in_the_way(0, "step east") == ("another_question", {"question": "school_draft"})
    t.says(0, "school mutation")
    assert t.in_the_way(1, "school mutation") == ("school_taken", {"school": "mutation"})


# Shedding and taking


@rule("WW-R45", "WW-R115", "WW-R116", "WW-R117")
def test_what_cannot_be_given_up_when_something_must() -> None:
    t = wide().lying("dagger", 0, 0).carry(0, "speedstone")
    t.hand(0, "fireball", "zot", "fog", "flood", "gravity", "teleport").says(0, "pick dagger")
    assert t.asked == (0, "make_room")
    assert why(t, 0, "discard glue") == ("WW-R116", "not_held")
    assert why(t, 0, "discard speedstone") == ("WW-R116", "carried_not_held")
    assert why(t, 0, "step east") == ("WW-R116", "another_question")
    assert (t.nearest(0, "discard speedstone"), t.nearest(0, "step east")) == ("drop speedstone", "back")
    t = wide().carry(0, "brainstone", "dagger").hand(0, "fireball", "zot").does(0, "drop brainstone")
    assert t.asked == (0, "brain_discard")
    assert why(t, 0, "drop dagger") == ("WW-R117", "only_hand_cards")
    assert why(t, 0, "discard fog") == ("WW-R117", "not_held")
    t = wide().hand(0, "brain_burn").hand(1, "fog").carry(1, "dagger").does(0, "cast brain_burn", "at red")
    assert why(t, 1, "drop dagger") == ("WW-R45", "items_do_not_burn")
    assert why(t, 1, "discard zot") == ("WW-R45", "not_held")


@rule("WW-161", "WW-163", "WW-R44", "WW-R47")
def test_what_cannot_be_taken() -> None:
    t = wide().hand(0, "thought_steal").hand(1, "fog", "zot").does(0, "cast thought_steal", "at red")
    assert t.in_the_way(0, "steal glue") == ("not_in_that_hand", {"spell": "glue", "seat": 1})
    t = wide().hand(0, "drop_object").carry(1, "dagger", "boomstone").does(0, "cast drop_object", "at red")
    assert t.in_the_way(0, "drop zot") == ("they_do_not_carry", {"spell": "zot", "seat": 1})
    assert t.in_the_way(0, "drop treasure") == ("they_bear_no_treasure", {"seat": 1})
    assert why(t, 0, "step east") == ("WW-R44", "another_question")
    t = wide().hand(0, "yoink").carry(1, "dagger", "boomstone").bearing(1, 0).does(0, "cast yoink", "at red")
    assert why(t, 0, "drop treasure") == ("WW-R44", "items_only")
    t = wide().at(1, 0, 0).bearing(0, 2).carry(1, "dagger", "boomstone").bearing(1, 0)
    t.spell("strength", 0, 0, markers=2).dice(4).does(0, "use strength", "at red")
    assert t.asked == (0, "which_thing")
    assert why(t, 0, "drop treasure") == ("WW-R44", "has_a_treasure")


@rule("WW-163")
def test_many_arms_take_what_lies_here_and_one_treasure() -> None:
    t = wide().at(0, 0, 5).spell("extra_arms", 0, 0, markers=2).lying("dagger", 0, 5).lying("boomstone", 0, 5)
    t.does(0, "pick dagger")
    assert t.asked == (0, "arms_pick")
    assert t.in_the_way(0, "pick zot") == ("not_to_be_had", {"spell": "zot", "square": "f1"})
    assert t.in_the_way(0, "lift blue") == ("no_treasure_here", {"treasure": "blue", "square": "f1"})
    t.does(0, "lift red")
    assert why(t, 0, "lift red") == ("WW-163", "arms_have_one")


def test_a_number_that_is_no_move_has_nothing_in_its_way() -> None:
    t = scene()
    for number in (-1, len(t.game.actions)):
        assert t.table.refusal(number, t.table.why_not(number)).obstacle is None


def test_the_nearest_place_is_near_on_the_board() -> None:
    t = wide().hand(0, "teleport", "create_wall")
    t.says(0, "cast teleport")
    assert t.nearest(0, square(4, 1)) == square(3, 1)
    t.says(0, "back", "cast create_wall")
    assert t.nearest(0, border(t, 0, 4, "east")) == border(t, 0, 4, "south")
    assert (t.nearest(0, "step east"), t.nearest(0, "steal zot")) == ("back", "")
