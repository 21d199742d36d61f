"""What a board may show besides the view: ways with their cost, sight with what hides it, picks of a draft."""

from __future__ import annotations

from tests.games.wizwar.scene import WizScene, duel, scene, wide
from tests.support.rules import rule
from tests.support.scene import Scene
from zaubertisch.games.wizwar.components import SIDES
from zaubertisch.games.wizwar.game import GAME
from zaubertisch.games.wizwar.maze.board import BOARDS, square_at
from zaubertisch.games.wizwar.maze.sight import KEPT
from zaubertisch.games.wizwar.show.outlook import LOOKED, outlook
from zaubertisch.games.wizwar.table.table import WizWar
from zaubertisch.games.wizwar.view import BEHIND, BLIND, FOGGED, OUTER, PILLAR, SEEN
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import WATCHER


def cost(t: WizScene, row: int, column: int, viewer: int = 0) -> int:
    """The steps to a square; -1 if it is out of reach."""
    return len(outlook(t.table, viewer).ways[square_at(row, column)]) or -1


def hidden(t: WizScene, row: int, column: int, viewer: int = 0) -> int:
    return outlook(t.table, viewer).sight[4 * square_at(row, column) + 3]


@rule("WW-025", "WW-028")
def test_every_square_in_reach_has_its_cost_and_the_step_to_begin_with() -> None:
    t = scene().at(0, 2, 0)
    ways = GAME.outlook(t.table, 0).ways
    assert ways[square_at(2, 9)] == [3]  # round the edge of the board
    assert cost(t, 2, 8) == 2
    assert ways[square_at(2, 0)] == []
    assert max(len(way) for way in ways) == 3
    assert {f"step {SIDES[way[0]]}" for way in ways if way} <= set(t.words)


@rule("WW-165")
def test_goals_are_enemy_treasures_and_with_one_in_hand_the_own_base() -> None:
    t = scene().treasure(2, 0, 3).treasure(3, 2, 2)
    assert outlook(t.table, 0).goals == [square_at(0, 3)]  # the other one is a point already
    assert outlook(t.bearing(0, 2).table, 0).goals == [t.table.base(0)]
    assert outlook(scene().bearing(0, 0).table, 0).goals == []


@rule("WW-163")
def test_lifting_ends_the_phase_but_for_a_golem_and_whoever_has_arms_and_a_point_left() -> None:
    def grown(points: int, *forms: str) -> bool:
        t = scene(2, giant_spellbook="on").mp(points)
        for form in forms:
            t.spell(form, 0, 0)
        return outlook(t.table, 0).lifting_ends

    assert grown(2)
    assert not grown(2, "golem_form")
    assert not grown(2, "extra_arms")
    assert grown(0, "extra_arms")


@rule("WW-R90", "WW-R102")
def test_thorns_and_clouds_are_reached_but_not_passed_except_by_mist() -> None:
    t = wide().mp(3).spell("thornbush", 1, square=square_at(0, 1))
    assert (cost(t, 0, 1), cost(t, 0, 2)) == (1, -1)
    t = wide().mp(3).spell("dust_cloud", 1, square=square_at(0, 1)).spell("mist_body", 0, 0, markers=2)
    assert (cost(t, 0, 1), cost(t, 0, 2)) == (1, 2)


@rule("WW-025")
def test_a_way_is_told_side_by_side_and_walked_step_by_step() -> None:
    t = scene().at(0, 2, 0)
    ways = outlook(t.table, 0).ways
    goal = square_at(2, 8)
    assert [SIDES[side] for side in ways[goal]] == ["west", "west"]
    for side in ways[goal]:
        t.does(0, f"step {SIDES[side]}")
    assert t.where(0) == (2, 8)
    assert outlook(t.table, 1).ways == []


@rule("WW-R90", "WW-R102")
def test_a_way_goes_round_what_hurts_and_enters_it_only_with_its_last_step() -> None:
    for hazard in (
        wide().mp(4).lying("handful_of_tacks", 0, 1), wide().mp(4).traps(1, (4, 4), (0, 1)),
        wide().mp(4).spell("rosebush", 1, square=square_at(0, 1)),
    ):
        assert (cost(hazard, 0, 1), cost(hazard, 0, 2)) == (1, -1)
    own = wide().mp(4).traps(0, (0, 1), (4, 4))
    assert cost(own, 0, 2) == 2
    t = wide().mp(6)
    t.spell("wall_of_fire", 1, border=t.border_at(1, 0, "south"), markers=2)
    assert (cost(t, 2, 0), cost(t, 2, 1)) == (2, -1)
    t.border(1, 0, "east", "open").border(1, 1, "south", "open")
    assert (cost(t, 1, 1), cost(t, 2, 0)) == (2, 4)  # round the fire, though it is farther


@rule("WW-R61")
def test_whoever_may_not_leave_reaches_nothing() -> None:
    t = wide()
    t.table.rooted = True
    assert not any(outlook(t.table, 0).ways)


def test_only_who_walks_is_told_ways_and_only_who_lives_sees() -> None:
    t = duel()
    assert outlook(t.table, 1).ways == []
    assert outlook(t.table, WATCHER).looks == [0]
    t = scene(3).dead(1)
    assert plain(outlook(t.table, 1)) == {
        "looks": [-1], "goals": [], "lifting_ends": False, "ways": [], "sight": [], "picks": [], "groups": [0, 0, 0],
    }


@rule("WW-110", "WW-113", "WW-114", "WW-122", "WW-E28")
def test_a_square_is_seen_or_the_wall_or_pillar_in_the_way_is_named() -> None:
    t = scene().at(0, 2, 2)
    seen = [divmod(square, 10) for square in BOARDS[2].squares if hidden(t, *divmod(square, 10)) == SEEN]
    assert seen == [(0, 3), (1, 2), (2, 2), (2, 3)]
    assert hidden(t, 2, 1) == t.border_at(2, 1, "east")
    assert hidden(t, 3, 3) == PILLAR + 3 * 11 + 3
    assert hidden(t, 7, 7) == OUTER


@rule("WW-120")
def test_a_line_through_an_exit_says_how_far_it_is_turned() -> None:
    t = scene(3).at(0, 2, 4).at(2, 7, 7)
    sight = outlook(t.table, 0).sight
    across, down, turn, hides = sight[4 * square_at(7, 7) : 4 * square_at(7, 7) + 4]
    assert (across > 0, hides) == (True, SEEN)
    assert turn in (1, 3)
    assert down == 0
    assert hidden(t, 9, 9) == OUTER


@rule("WW-115", "WW-123")
def test_a_square_one_cannot_see_across_is_named() -> None:
    t = wide().spell("stone_block", 1, square=square_at(0, 1))
    assert hidden(t, 0, 1) == SEEN
    assert hidden(t, 0, 2) == BEHIND + square_at(0, 1)
    t = crossing().spell("stone_block", 1, square=square_at(3, 0)).spell("rosebush", 1, square=square_at(4, 1))
    assert hidden(t, 3, 1) in (BEHIND + square_at(3, 0), BEHIND + square_at(4, 1))


@rule("WW-127")
def test_in_fog_nothing_need_stand_in_the_way() -> None:
    assert hidden(crossing(), 3, 1) == SEEN
    assert hidden(crossing().spell("fog", 1, markers=2), 3, 1) == FOGGED


def crossing() -> WizScene:
    """Seat 0 beside a lattice point without a pillar."""
    t = wide().at(0, 4, 0)
    for row, column, side in ((3, 0, "east"), (4, 0, "east"), (3, 0, "south"), (3, 1, "south")):
        t.border(row, column, side, "open")
    return t


@rule("WW-117", "WW-127", "WW-129")
def test_bush_fog_and_visionstone_change_what_is_told() -> None:
    t = wide().spell("rosebush", 1, square=square_at(0, 0))
    assert hidden(t, 0, 1) == BLIND
    t = wide().spell("fog", 1, markers=2)
    assert (hidden(t, 0, 1), hidden(t, 0, 2)) == (SEEN, FOGGED)
    bare, stone = wide().at(0, 2, 2), wide().at(0, 2, 2).carry(0, "visionstone")
    wall = bare.border_at(2, 1, "east")
    assert (hidden(bare, 2, 1), hidden(stone, 2, 1)) == (wall, SEEN)
    walls = {hidden(stone, *divmod(square, 10)) for square in BOARDS[2].squares}
    assert wall not in walls
    assert any(0 <= each < PILLAR for each in walls)


def test_what_was_seen_in_many_mazes_is_forgotten_again() -> None:
    LOOKED.clear()
    LOOKED.update({(number,): [] for number in range(KEPT)})
    assert hidden(duel(), 0, 3) == SEEN
    assert len(LOOKED) == 1


@rule("WW-008", "WW-R124")
def test_a_draft_tells_who_picks_what_and_when() -> None:
    t = Scene(GAME, WizWar, 2, {"first_seat": "1", "schools": "draft", "personal_spellbook": "on"})
    t.says(1, "school mutation")
    told = outlook(t.table, 0)
    assert told.picks == [1, 4, 0, -1, 1, -1, 0, -1, 1, -1, 0, -1]
    assert told.groups == [0, 1]
    assert told.sight == []
