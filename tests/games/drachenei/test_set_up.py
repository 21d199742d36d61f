"""Setting up, phases A, B, C and F, and the end."""

from __future__ import annotations

import pytest

from tests.games.drachenei.scene import scene
from tests.support.rules import rule
from zaubertisch.games.drachenei.components import CARD_IDS, RECON1
from zaubertisch.games.drachenei.game import GAME
from zaubertisch.games.drachenei.table.table import Drachenei
from zaubertisch.kernel.chance import FastChance, ScriptedChance
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.kernel.event import PUBLIC


@rule("DE-001", "DE-003", "DE-030", "DE-124")
def test_everybody_acts_clockwise_from_the_start_seat() -> None:
    t = scene(seats=3, first=2).adventures("goblins_7", "shadows_9")
    order = []
    for _ in range(3):
        order.append(t.table.asked)
        t.says(t.table.asked, "pass")
    assert order == [2, 0, 1]
    assert t.table.start_seat == 0
    assert t.asked == (0, "place")


@rule("DE-002")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.settle(seats, {})


@rule("DE-010", "DE-012", "DE-014", "DE-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_magic_and_gets_two_more_in_the_first_round(seats: int) -> None:
    t = scene(seats)
    g = t.table
    assert g.magic == [4] * seats
    assert g.stones == [0] * seats
    assert g.owners == [-1] * 6
    assert [g.hands.size(seat) for seat in range(seats)] == [0] * seats
    assert len(g.artefacts) == 28
    fresh = GAME.lay_out(seats, FastChance(1), GAME.settle(seats, {}))
    assert fresh.magic == [2] * seats
    assert fresh.display == [-1, -1]


@rule("DE-006", "DE-011")
def test_adventures_come_letter_by_letter_and_the_next_letter_is_public() -> None:
    letters = {row[0]: row[1 if len(row) < 8 else 2][0] for section in list(RECON1)[:4] for row in RECON1[section]}
    t = scene(2, stall_rounds="20")
    seen = []
    while not t.table.over:
        for place in (0, 1):
            if t.card_at(place) not in seen:
                seen.append(t.card_at(place))
        view = GAME.view(t.table, PUBLIC)
        assert sum(view.letters) == len(view.to_come) == 25 - len(seen)
        assert [view.letters[number] for number in range(3)] == [
            [letters[CARD_IDS[card]] for card in view.to_come].count(letter) for letter in "ABC"
        ]
        t.magic(30, 30)
        t.choose("left", "right")
        while t.table.question() == "bonus":
            t.says(t.table.asked, "stones 0")
        t.skip_phase_e()
    assert [letters[card] for card in seen] == sorted(letters[card] for card in seen)
    assert len(seen) == 24


@rule("DE-013", "DE-R01")
def test_the_start_seat_is_drawn_by_lot_or_named() -> None:
    starts = set()
    for lot in range(3):
        table = GAME.new(3, chance=ScriptedChance([lot], FastChance(1)))
        assert isinstance(table, Drachenei)
        starts.add(table.start_seat)
    assert starts == {0, 1, 2}
    assert scene(4, first=3).table.start_seat == 3
    with pytest.raises(BadSetup):
        GAME.settle(2, {"first_seat": "2"})


@rule("DE-020", "DE-023")
def test_a_round_goes_through_its_phases_and_no_spell_works_in_phase_a() -> None:
    t = scene(2).owns(0, "transformus", "retransformus", "harpagarus", "addus").stones(5, 0).magic(9, 9)
    t.choose("pass", "pass")
    assert t.table.phase == 4
    assert t.asked == (0, "spells")
    t.says(0, "done")
    assert t.table.phase == 1
    assert t.asked == (0, "spells"), "nothing is asked in F or A"
    t.says(0, "done")
    assert t.asked == (1, "place")
    assert t.table.phase == 2
    order = [event.kind for event in t.table.events]
    begins = len(order) - 1 - order[::-1].index("round_begins")
    assert order[begins + 1] in ("revealed", "gained")
    assert t.told(0, "gained")[-3:] == [
        {"seat": 1, "magic": 2, "total": 12, "cause": "income"},
        {"seat": 0, "magic": 2, "total": 12, "cause": "income"},
        {"seat": 0, "magic": 1, "total": 13, "cause": "addus"},
    ]


@rule("DE-E06", "DE-021", "DE-R02")
@pytest.mark.parametrize(("left", "right", "kept"), [
    ("addus", "energy_4", 0), ("goblins_7", "addus", 1), ("addus", "goblins_7", 1), ("goblins_7", "shadows_9", 2),
])
def test_only_empty_places_are_filled_left_first(left: str, right: str, kept: int) -> None:
    t = scene(2).adventures(left, right)
    before = len(t.told(0, "revealed"))
    t.pass_round()
    places = [told["place"] for told in t.told(0, "revealed")[before:]]
    assert places == {0: [0, 1], 1: [1 if left == "goblins_7" else 0], 2: []}[kept]
    if left == "goblins_7":
        assert t.left == "goblins_7"
    if right in ("goblins_7", "shadows_9"):
        assert t.right == right


@rule("DE-022", "DE-130", "DE-E32", "DE-R37")
def test_with_one_card_for_two_places_the_game_is_over_and_nobody_gets_income() -> None:
    t = scene(2).adventures("addus", "energy_4").adventures_left(1).magic(5, 7)
    t.pass_round()
    assert t.table.over
    assert t.table.magic == [6, 8]
    assert t.table.round == 1
    assert t.told(0, "game_ends") == [{"end": "stack_ended"}]


@rule("DE-E32", "DE-R56", "DE-R57")
def test_with_one_card_and_one_waiting_creature_one_more_whole_round_is_played() -> None:
    t = scene(2).adventures("addus", "goblins_7").artefacts().adventures_left(1)
    t.pass_round()
    assert not t.table.over
    assert t.table.stack_size() == 0
    assert len(t.table.artefacts) == 0
    t.choose("pass", "pass")
    assert t.asked == (1, "lay_out"), "E is still played with both stacks empty"
    t.skip_phase_e()
    assert (t.left, t.right) == ("dragons_16", "goblins_7")
    assert t.table.round == 3, "two creatures still fill the display"


@rule("DE-031")
def test_a_placed_wizard_is_seen_by_all_and_stays() -> None:
    t = scene(3).adventures("goblins_7", "shadows_9")
    t.says(0, "place right")
    assert t.asked == (1, "place")
    assert GAME.view(t.table, PUBLIC).placed == [1, -1, -1]
    assert t.told(PUBLIC, "placed") == [{"seat": 0, "place": 1, "card": "shadows", "figure": 9}]


@rule("DE-032", "DE-R21")
def test_passing_gives_one_magic_before_the_next_seat_chooses() -> None:
    t = scene(2).magic(4, 4)
    t.says(0, "pass")
    assert t.table.magic == [5, 4]


@rule("DE-033", "DE-034")
def test_any_number_of_wizards_may_choose_what_they_cannot_pay() -> None:
    t = scene(4).adventures("dragons_16", "goblins_7").magic(0, 0, 0, 0)
    for seat in range(4):
        assert t.words == ["pass", "place left", "place right"]
        t.says(seat, "place left")
    assert t.asked == (0, "vote")


@rule("DE-030", "DE-094")
def test_other_words_are_refused_when_choosing() -> None:
    t = scene(2, spell_windows="lean").owns(0, "transformus")
    assert t.refuses(0, "done") == "DE-030"
    assert t.refuses(0, "use transformus") == "DE-094"


@rule("DE-035", "DE-R42")
def test_no_move_makes_or_keeps_a_promise() -> None:
    verbs = {word.split()[0] for word in GAME.actions.words}
    assert verbs == {
        "pass", "place", "keep", "rob", "together", "alone", "bid", "use", "forgo", "fight", "decline", "done", "offer",
        "wish", "address", "reply", "take", "lay", "stones",
    }


@rule("DE-E07", "DE-042", "DE-R22", "DE-R49")
def test_when_all_pass_the_spell_leaves_the_game_and_the_goblins_stay() -> None:
    t = scene(3).adventures("addus", "goblins_7").magic(4, 4, 4)
    t.choose("pass", "pass", "pass")
    assert t.right == "goblins_7"
    assert CARD_IDS.index("addus") not in [*t.table.display, *GAME.view(t.table, 0).to_come]
    assert t.table.owners == [-1] * 6
    assert t.table.magic == [7, 7, 7], "1 for passing, then 2 for the next round"
    assert t.table.round == 2


@rule("DE-E34", "DE-131", "DE-R38")
def test_ten_idle_rounds_end_the_game() -> None:
    t = scene(2).adventures("goblins_7", "shadows_9")
    for number in range(1, 11):
        assert not t.table.over, number
        t.pass_round()
    assert t.table.over
    assert t.table.round == 10
    assert t.told(0, "game_ends") == [{"end": "stalled"}]
    assert t.table.outcome().reason == "shared"


@rule("DE-E34", "DE-R39")
def test_a_failed_fight_does_not_break_the_wait_but_a_beaten_creature_does() -> None:
    t = scene(2).adventures("dragons_16", "goblins_4")
    for _ in range(8):
        t.magic(3, 3)
        t.choose("left", "pass").skip_phase_e()
    assert t.table.idle == 8
    t.magic(4, 4)
    t.choose("right", "pass").skip_phase_e()
    assert t.table.idle == 0
    assert not t.table.over


@rule("DE-R38")
@pytest.mark.parametrize("rounds", [5, 20])
def test_the_table_may_wait_shorter_or_longer(rounds: int) -> None:
    t = scene(2, stall_rounds=str(rounds)).adventures("goblins_7", "shadows_9")
    while not t.table.over:
        t.pass_round()
    assert t.table.round == rounds


@rule("DE-004", "DE-E15", "DE-R20")
def test_magic_ends_at_thirty_gain_by_gain() -> None:
    t = scene(2).adventures("energy_6", "goblins_7").magic(27, 30)
    t.choose("left", "pass").skip_phase_e()
    assert t.table.magic == [30, 30]
    assert {"seat": 0, "magic": 3, "total": 30, "cause": "energy_ball"} in t.told(1, "gained")
    assert {"seat": 1, "magic": 0, "total": 30, "cause": "income"} in t.told(1, "gained")
