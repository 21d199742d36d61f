"""Referee: nobody gets the table; a seat gets what it may have and says what it may say."""

from __future__ import annotations

import pytest

from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.chance import FastChance, KeyedChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.errors import BadRecord, BadSetup, GameOver, NotYourTurn, Refused, UnknownWord
from zaubertisch.kernel.event import PUBLIC, TRUTH
from zaubertisch.kernel.record import read_record
from zaubertisch.kernel.referee import Referee, resume


def referee(seed: int = 1) -> Referee:
    return Referee(GAME, 3, FastChance(seed), {"first_seat": "1", "scoring": "single_round"})


def play(live: Referee, moves: int = 1000) -> None:
    """Whoever is asked says the first word it may say."""
    for _ in range(moves):
        if live.over:
            return
        live.say(live.asked, GAME.actions.word(live.options(live.asked)[0]))


def test_the_asked_seat_has_options_and_nobody_else() -> None:
    live = referee()
    assert (live.seats, live.asked, live.over) == (3, 1, False)
    assert GAME.actions.said(live.options(1)) == [f"call {spell}" for spell in range(1, 9)]
    assert live.options(0) == live.options(2) == []


def test_whoever_changes_the_options_changes_nothing_at_the_table() -> None:
    live = referee()
    live.options(1).clear()
    assert len(live.options(1)) == 8


def test_a_move_is_said_in_its_word_and_kept() -> None:
    live = referee()
    live.say(1, " Call  8 ")
    assert live.record().moves == ["call 8"]


def test_nobody_speaks_out_of_turn() -> None:
    live = referee()
    with pytest.raises(NotYourTurn, match="Seat 2 is not asked now; seat 1 is") as refusal:
        live.say(2, "call 8")
    assert refusal.value.fields == {"seat": "2", "asked": "1"}
    with pytest.raises(NotYourTurn):
        live.why_not(0, "call 8")


def test_a_word_that_is_no_move_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownWord, match=r"“fly” is not a move of this game\. Allowed now: call 1, call 2") as refusal:
        referee().say(1, "fly")
    assert refusal.value.key == "unknown-word"


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    live = referee()
    happened = live.happened
    assert (live.why_not(1, "stop"), live.why_not(1, "call 3")) == ("AB-020", "")
    with pytest.raises(Refused, match=r"Seat 1 may not say “stop” now \[AB-020\]. Allowed: call 1, ") as refusal:
        live.say(1, "stop")
    assert (refusal.value.rule, refusal.value.word, refusal.value.allowed[0]) == ("AB-020", "stop", "call 1")
    assert (live.record().moves, live.happened) == ([], happened)


def test_after_the_end_nobody_speaks() -> None:
    live = referee()
    play(live)
    assert live.over
    assert live.options(live.asked) == []
    assert live.outcome().reason == "own_fault"
    with pytest.raises(GameOver, match="The game is over"):
        live.say(0, "stop")
    with pytest.raises(GameOver):
        live.why_not(0, "stop")


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        Referee(GAME, 0, FastChance(1))


def test_views_are_of_the_viewer() -> None:
    live = referee()
    assert [live.view(viewer).viewer for viewer in (0, 2, PUBLIC)] == [0, 2, PUBLIC]


def test_events_reach_their_audience_from_any_moment_on() -> None:
    live = referee()
    told = live.events(0)
    assert {event.kind for event in told} >= {"dealt", "dealt_unseen"}
    assert live.happened > len(told)
    before = live.happened
    live.say(1, "call 8")
    assert live.events(0, before) == live.events(0)[len(told):] != []
    assert live.events(0, live.happened) == []


def test_an_imagined_world_shares_nothing_with_the_table() -> None:
    live, untouched = referee(), referee()
    chance = FastChance(5)
    world = live.imagine(1, chance)
    assert world.chance is chance
    assert world.silent
    while not world.over:
        world.apply(world.options()[0])
    play(live, 6)
    play(untouched, 6)
    assert live.record().to_json() == untouched.record().to_json()
    assert plain(live.view(TRUTH)) == plain(untouched.view(TRUTH))


def test_imagining_asks_the_tables_own_chance_nothing() -> None:
    live = referee()
    before = live.record().chance
    live.imagine(0, FastChance(3))
    assert live.record().chance == before


def test_a_record_of_a_live_game_replays_to_its_table() -> None:
    live = Referee(GAME, 4, KeyedChance("c0ffee"))
    play(live, 12)
    table = live.record().replay(GAME)
    assert plain(table.view(TRUTH)) == plain(live.view(TRUTH))
    assert live.record().options == GAME.settle(4, {})


def test_a_resumed_game_goes_on_where_it_was() -> None:
    live = referee()
    play(live, 8)
    again = resume(GAME, read_record(live.record().to_json()), FastChance(9))
    assert again.record().to_json() == live.record().to_json()
    assert again.happened == live.happened
    assert plain(again.view(0)) == plain(live.view(0))
    play(again)
    assert again.over
    assert again.record().moves[:8] == live.record().moves


def test_a_resumed_game_with_the_same_chance_ends_alike() -> None:
    live = Referee(GAME, 3, KeyedChance("c0ffee"))
    play(live, 8)
    half, chance = live.record(), KeyedChance("c0ffee")
    chance.block = len(half.chance)
    again = resume(GAME, half, chance)
    play(live)
    play(again)
    assert again.record().to_json() == live.record().to_json()


def test_a_broken_record_is_not_resumed() -> None:
    record = referee().record()
    record.moves.append("stop")
    with pytest.raises(BadRecord):
        resume(GAME, record, FastChance(1))
