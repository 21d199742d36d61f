"""Conjuring: what is created, what traps and pricks, and the volley of darts."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, border, scene, sq, square, wide
from tests.support.rules import rule
from zaubertisch.games.wizwar.cards import NUMBER
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import square_at


@rule("WW-R102", "WW-R101", "WW-E64", "WW-019", "WW-016")
def test_thorns_end_the_turn_hurt_and_stun() -> None:
    t = wide().mp(2).spell("thornbush", 1, square=square_at(0, 1))
    t.does(0, "step east")
    assert t.table.life == [14, 15]
    assert t.table.stun == [1, 0]
    assert t.asked[0] == 1
    assert t.told(0, "turn_lost") == [{"seat": 0}]
    t.ends_turn(1)
    assert t.table.stun == [0, 0]
    assert t.table.is_bound()


@rule("WW-E65", "WW-R48", "WW-R102")
def test_whoever_is_led_into_thorns_is_led_no_further() -> None:
    t = wide().hand(0, "mental_force").spell("thornbush", 0, square=square_at(0, 4)).life(15, 1)
    t.does(0, "cast mental_force", "at red")
    t.does(0, "step east")
    assert t.table.over
    assert t.table.kills == [0, 0]
    t = wide().hand(0, "mental_force").spell("thornbush", 0, square=square_at(0, 4))
    t.does(0, "cast mental_force", "at red")
    t.does(0, "step east")
    assert t.asked == (0, "main")
    assert (t.table.life[1], t.table.stun[1], t.where(1)) == (14, 1, (0, 4))


@rule("WW-029", "WW-R56", "WW-115")
def test_roses_prick_and_a_fire_cloak_burns_them() -> None:
    t = wide().hand(0, "rosebush")
    t.says(0, "cast rosebush", square(0, 1))
    t.quiet()
    assert not t.table.sees(0, 1)
    t.does(0, "step east")
    assert t.table.life[0] == 12
    assert t.in_play() == ["rosebush"]
    t = wide().carry(0, "fire_cloak").spell("rosebush", 1, square=square_at(0, 1))
    t.does(0, "step east")
    assert t.table.life[0] == 12
    assert t.in_play() == []


@rule("WW-E16", "WW-E17", "WW-181", "WW-183", "WW-224", "WW-222")
def test_nothing_is_created_on_what_is_there() -> None:
    t = wide().hand(0, "thornbush", "wall_of_fire", "rosebush").hand(1, "rosebush").lying("dagger", 0, 1)
    t.spell("thornbush", 1, square=square_at(0, 2))
    t.says(0, "cast thornbush")
    assert t.refuses(0, square(0, 1)) == "WW-181"
    assert t.refuses(0, square(0, 2)) == "WW-181"
    assert t.refuses(0, square(2, 2)) == "WW-222"
    t.says(0, "back", "cast wall_of_fire")
    assert t.refuses(0, border(t, 0, 1, "south")) == "WW-183"
    t.says(0, "back")
    t.does(0, "cast rosebush", square(1, 0))
    t.ends_turn(0)
    t.does(1, "cast rosebush", square(0, 4))
    assert [(s.card, s.caster) for s in t.table.spells][1:] == [(NUMBER["rosebush"], 0), (NUMBER["rosebush"], 1)]


@rule("WW-E24", "WW-052", "WW-R90", "WW-117")
def test_out_of_a_cloud_the_die_leads() -> None:
    t = wide().spell("dust_cloud", 1, square=square_at(0, 0)).mp(2)
    assert not t.table.sees(0, 1)
    t.dice(1).says(0, "step south")
    assert (t.where(0), t.table.mp) == ((0, 1), 1)
    t = wide().spell("dust_cloud", 1, square=square_at(0, 0)).mp(2)
    t.dice(3).says(0, "step south")
    assert (t.where(0), t.table.mp) == ((0, 0), 1)
    assert not t.table.moved
    t = wide().spell("dust_cloud", 1, square=square_at(0, 0)).spell("mist_body", 0, 0, markers=2)
    t.says(0, "step south")
    assert t.where(0) == (1, 0)
    t = wide().hand(1, "mental_force").spell("dust_cloud", 1, square=square_at(0, 1)).at(0, 0, 2).at(1, 0, 4)
    t.ends_turn(0)
    t.does(1, "cast mental_force", "at blue", "step west")
    t.dice(3).says(1, "step east")
    assert t.where(0) == (0, 0)


@rule("WW-R92", "WW-E70", "WW-R02", "WW-082")
def test_a_trap_is_blank_or_real() -> None:
    t = wide().hand(1, "shield").traps(1, (0, 2), (0, 1), (4, 0), (4, 1))
    t.says(0, "step east")
    assert len(t.table.traps) == 3
    assert t.told(1, "trap_blank") == [{"square": sq(0, 1)}]
    t.does(0, "step east")
    assert t.table.life[0] == 11
    assert (t.table.traps, t.in_play()) == ([], [])
    t = wide().traps(0, (0, 1), (4, 2), (4, 0), (4, 1))
    t.says(0, "step east")
    assert len(t.table.traps) == 4


@rule("WW-R92", "WW-145")
def test_a_trap_is_laid_and_only_its_caster_knows_which_is_real() -> None:
    t = wide().hand(0, "booby_trap")
    t.says(0, "cast booby_trap")
    assert t.refuses(0, square(2, 2)) == "WW-R92"
    t.says(0, square(4, 0), square(4, 1))
    assert t.refuses(0, square(4, 0)) == "WW-R92"
    t.says(0, square(4, 2), square(3, 0))
    assert t.asked == (1, "react")
    assert GAME.view(t.table, 1).pending[0].squares == sorted([square_at(4, 0), square_at(4, 1), 42, 30])
    t.quiet()
    assert t.table.real_trap == square_at(4, 0)
    assert [GAME.view(t.table, seat).real_trap for seat in (0, 1)] == [square_at(4, 0), -1]
    assert (len(t.told(0, "trap_set")), t.told(1, "trap_set")) == (1, [])


@rule("WW-R92", "WW-R88", "WW-R89")
def test_one_marker_is_dispelled_or_dissolved() -> None:
    t = wide().hand(0, "dispel").traps(1, (0, 2), (0, 1), (4, 0), (4, 1)).carry(0, "universal_solvent")
    t.says(0, "cast dispel", "spell 1")
    assert t.refuses(0, square(4, 1)) == "WW-092"
    t.does(0, square(0, 1))
    assert len(t.table.traps) == 3
    t.does(0, "use universal_solvent", square(0, 2))
    assert t.in_play() == []
    t = wide().hand(0, "dispel").traps(1, (4, 3), (0, 1), (4, 2), (4, 1))
    t.does(0, "cast dispel", "spell 1")
    assert len(t.table.traps) == 3
    t = wide().traps(1, (0, 2), (0, 1), (4, 0), (4, 1)).carry(0, "universal_solvent").lying("dagger", 0, 1)
    t.does(0, "use universal_solvent", square(0, 1), "trap")
    assert (len(t.table.traps), t.on(0, 1)) == (3, ["dagger"])


@rule("WW-R80", "WW-E72", "WW-043", "WW-045")
def test_a_door_in_a_wall_gives_the_wall_back() -> None:
    t = wide().hand(0, "create_door", "dispel")
    t.table.crack_border(t.border_at(0, 1, "south"), 2)
    t.at(0, 0, 1)
    t.says(0, "cast create_door", border(t, 0, 1, "south"))
    t.quiet()
    assert t.asked == (0, "hold_new_door")
    assert t.refuses(0, "pass") == "WW-045"
    t.says(0, "hold")
    assert t.table.maze.is_held(t.border_at(0, 1, "south"))
    assert t.table.may_unlock(0, t.border_at(0, 1, "south"))
    assert not t.table.may_unlock(1, t.border_at(0, 1, "south"))
    t.does(0, "cast dispel", "spell 1")
    assert t.stands(0, 1, "south") == "wall"
    assert t.table.maze.cracks[t.border_at(0, 1, "south")] == 2
    t = wide().hand(0, "create_door").at(0, 0, 1)
    t.does(0, "cast create_door", border(t, 0, 1, "south"), "leave")
    t.table.crack_border(t.border_at(0, 1, "south"), 3)
    assert t.stands(0, 1, "south") == "open"
    assert t.in_play() == []


@rule("WW-R80")
def test_a_door_in_a_created_wall() -> None:
    t = wide().hand(0, "create_door")
    t.spell("create_wall", 0, border=t.border_at(0, 1, "east"))
    t.does(0, "cast create_door", border(t, 0, 1, "east"))
    assert t.in_play() == ["create_wall", "create_door"]
    twin = t.table.clone()
    twin.end_spell(twin.spells[0])
    assert twin.maze.borders[t.border_at(0, 1, "east")] == 2
    twin.end_spell(twin.spells[0])
    assert twin.maze.borders[t.border_at(0, 1, "east")] == 0
    t.table.destroy_border(t.border_at(0, 1, "east"))
    assert (t.in_play(), t.stands(0, 1, "east")) == ([], "open")


@rule("WW-R93", "WW-R31", "WW-R21")
def test_glue_holds_what_lies_about() -> None:
    t = wide().hand(0, "glue", "waterbolt").lying("dagger", 0, 0).treasure(2, 0, 0).carry(1, "large_rock")
    t.does(0, "cast glue", "unboosted", square(0, 0), "hit dagger")
    assert t.refuses(0, "pick dagger") == "WW-R93"
    t.does(0, "cast waterbolt", square(0, 0), "toward east")
    assert t.on(0, 0) == ["dagger"]
    t.table.destroy_dropped(NUMBER["dagger"], 0)
    assert t.in_play() == []
    t = wide().hand(0, "glue").treasure(2, 0, 0)
    t.does(0, "cast glue", square(0, 0))
    assert t.refuses(0, "lift red") == "WW-R93"


@rule("WW-R91", "WW-198", "WW-R95")
def test_tacks_are_strewn_trodden_on_and_collected() -> None:
    t = wide().carry(0, "handful_of_tacks")
    t.does(0, "use handful_of_tacks", square(0, 1))
    assert t.on(0, 1) == ["handful_of_tacks"]
    t.does(0, "step east")
    assert t.table.life[0] == 12
    assert t.refuses(0, "pick handful_of_tacks") == "WW-R91"
    assert t.refuses(0, "collect") == "WW-R91"
    t.ends_turn(0)
    t.ends_turn(1)
    t.says(0, "collect")
    assert t.items(0) == ["handful_of_tacks"]
    assert t.asked == (0, "discard")
    t = wide().hand(0, "flood").lying("handful_of_tacks", 0, 2)
    t.does(0, "cast flood")
    assert t.on(0, 2) == []
    t = wide().hand(0, "waterbolt").lying("handful_of_tacks", 0, 2)
    t.does(0, "cast waterbolt", square(0, 2))
    assert t.on(0, 2) == []
    assert scene().refuses(0, "collect") == "WW-R91"


@rule("WW-R91", "WW-R93", "WW-R94")
def test_tacks_that_cannot_be_collected() -> None:
    t = wide().lying("handful_of_tacks", 0, 1).glued("handful_of_tacks", 0, 1)
    assert t.refuses(0, "collect") == "WW-R93"
    t = wide().lying("handful_of_tacks", 0, 1).spell("gravity", 1, markers=2)
    assert t.refuses(0, "collect") == "WW-R94"


@rule("WW-E62", "WW-R98", "WW-163", "WW-R100", "WW-075")
def test_ward_hurts_and_the_die_drops_the_treasure() -> None:
    t = wide().at(0, 0, 5).hand(1, "ward")
    t.says(0, "lift red")
    t.dice(2).says(1, "react ward")
    t.quiet()
    assert t.table.life[0] == 12
    assert t.table.burden == [-1, -1]
    assert t.asked == (0, "discard")
    t = wide().at(0, 0, 5).hand(1, "ward").hand(0, "full_shield")
    t.says(0, "lift red")
    t.says(1, "react ward")
    assert "react full_shield" in t.words
    t.says(0, "react full_shield")
    t.quiet()
    assert t.table.life[0] == 15
    t = wide().at(0, 0, 5).hand(1, "ward", "fools_gold").life(15, 15)
    t.says(0, "lift red")
    t.says(1, "react fools_gold", square(4, 9))
    assert t.table.burden[0] == -1


def aim_all(t: WizScene, *darts: str) -> None:
    t.says(0, "cast fire_darts", "boost energy_4", *darts)


@rule("WW-E44", "WW-R29", "WW-R11", "WW-199")
def test_darts_are_countered_one_by_one() -> None:
    t = wide(3)
    t.hand(0, "fire_darts", "energy_4").hand(1, "full_shield")
    aim_all(t, "at red", "at red", "at red", "at yellow")
    assert "react full_shield" not in t.words
    while t.table.asked != 1 or "react full_shield" not in t.words:
        t.says(t.table.asked, "pass")
    t.says(1, "react full_shield")
    t.quiet()
    assert t.table.life == [15, 13, 14]


@rule("WW-E45", "WW-R29", "WW-171", "WW-175")
def test_a_dart_burns_a_bush_and_the_rest_follows() -> None:
    t = wide().hand(0, "fire_darts", "energy_4").spell("rosebush", 1, square=square_at(0, 2)).at(1, 3, 3)
    aim_all(t, square(0, 2), "rest")
    t.quiet()
    assert t.in_play() == []
    t = wide().hand(0, "fire_darts", "energy_4", "add", "energy_5").hand(1, "negate_neutral")
    t.says(0, "cast fire_darts", "with add", "boost energy_4", "boost energy_5", "at red", "rest")
    t.says(1, "react negate_neutral")
    t.quiet()
    assert t.table.life[1] == 11


@rule("WW-R29", "WW-R15", "WW-R06")
def test_the_whole_volley_is_absorbed_or_drowned() -> None:
    t = wide().hand(0, "fire_darts").hand(1, "absorb_spell")
    t.says(0, "cast fire_darts", "at red")
    t.says(1, "react absorb_spell")
    t.quiet()
    assert (t.table.life[1], t.cards(1)) == (15, ["fire_darts"])
    t = wide().hand(0, "fire_darts").hand(1, "flood")
    t.says(0, "cast fire_darts", "at red")
    t.says(1, "react flood")
    t.quiet()
    assert t.table.life[1] == 15
    t = wide().hand(0, "fire_darts", "energy_4").hand(1, "teleport")
    t.says(0, "cast fire_darts", "boost energy_4", "at red", "rest")
    t.says(1, "pass")
    t.says(1, "react teleport", square(3, 3))
    t.quiet()
    assert t.table.life[1] == 15
    t = wide().hand(0, "fire_darts").at(1, 4, 4)
    t.says(0, "cast fire_darts", border(t, 0, 1, "south"))
    t.quiet()
    assert t.asked == (0, "main")


@rule("WW-E49", "WW-R35", "WW-079", "WW-R39")
def test_ka_bong_stuns_whoever_suffers_it() -> None:
    t = wide().hand(0, "ka_bong").hand(1, "shield", "energy_4")
    t.says(0, "cast ka_bong", "at red")
    t.says(1, "pass", "react shield", "boost energy_4")
    t.quiet()
    assert (t.table.life[1], t.table.stun[1]) == (15, 0)
    t = wide().hand(0, "ka_bong")
    t.does(0, "cast ka_bong", "at red")
    assert (t.table.life[1], t.table.stun[1]) == (11, 1)
    t = wide().hand(0, "ka_bong").spell("strength", 0, 0, markers=2)
    t.does(0, "cast ka_bong", border(t, 0, 1, "south"))
    assert t.table.maze.cracks[t.border_at(0, 1, "south")] == 2


@rule("WW-R61", "WW-R62", "WW-R103", "WW-029")
def test_swap_changes_squares() -> None:
    t = wide().hand(0, "swap").bearing(1, 0)
    t.does(0, "cast swap", "at red")
    assert (t.where(0), t.where(1), t.table.burden[1]) == ((0, 3), (0, 0), 0)
    assert t.refuses(0, "step west") == "WW-R61"
    t = wide().hand(0, "swap").stun(0, 1)
    assert t.refuses(0, "cast swap") == "WW-R62"
    t = wide().hand(0, "swap").hand(1, "full_shield").spell("invisible", 1, 1, markers=3)
    t.dice(4).says(0, "cast swap", "at red")
    t.quiet()
    assert t.where(0) == (0, 0)


@rule("WW-R91", "WW-R116")
def test_going_back_changes_nothing_about_the_tacks() -> None:
    t = wide().lying("handful_of_tacks", 0, 1).hand(0, "fireball", "fog", "flood", "add", "zot", "dispel", "meditate")
    t.says(0, "cast fireball", "back", "collect")
    assert t.asked == (0, "make_room")
    t.says(0, "back")
    assert t.asked == (0, "main")
    t.says(0, "collect", "discard fog")
    assert (t.items(0), t.asked) == (["handful_of_tacks"], (0, "discard"))
