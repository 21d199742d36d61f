"""Referee: nobody gets the table; a seat gets what it may have and says what it may say."""

from __future__ import annotations

import pytest

from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.wizwar.game import GAME as WIZWAR
from zaubertisch.kernel.chance import FastChance, KeyedChance
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.errors import BadRecord, BadSetup, GameOver, NotYourTurn, Refused, UnknownWord
from zaubertisch.kernel.event import PUBLIC, TRUTH, heard_by
from zaubertisch.kernel.record import DEAL, MOVE, UNDO, Deed, GameRecord, effective, read_record
from zaubertisch.kernel.referee import Referee, resume, take_up, try_deal


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
    with pytest.raises(NotYourTurn, match="Seat 3 is not asked now; seat 2 is") as refusal:
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
    told = live.refusal(1, "stop")
    assert told is not None
    assert (told.rule, told.obstacle and told.obstacle.key, told.instead) == ("AB-020", "nothing_cast", "")
    assert live.refusal(1, "call 3") is None
    with pytest.raises(Refused, match=r"Seat 2 may not say “stop” now \[AB-020\]. Allowed: call 1, ") as refusal:
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


# Trying, and accepting what was tried


def test_what_is_tried_has_not_happened_until_it_is_accepted() -> None:
    live, untouched = referee(), referee()
    tried = live.try_say(1, "call 8")
    assert plain(live.view(TRUTH)) == plain(untouched.view(TRUTH))
    assert (live.number, live.happened) == (untouched.number, untouched.happened)
    live.accept(tried)
    untouched.say(1, "call 8")
    assert plain(live.view(TRUTH)) == plain(untouched.view(TRUTH))
    assert (live.number, live.happened) == (1, untouched.happened)


def test_a_try_tells_what_would_be_written_down() -> None:
    live = referee()
    tried = live.try_say(1, " Call 8")
    deed = tried.deed
    assert (deed.number, deed.kind, deed.seat, deed.word, tried.over) == (1, MOVE, 1, "call 8", False)
    assert len(deed.sides) == len(deed.outcomes)
    assert all(0 <= outcome < sides for sides, outcome in zip(deed.sides, deed.outcomes, strict=True))
    before = live.happened
    live.accept(tried)
    assert live.events(0, before) == heard_by(0, deed.events)


def test_only_one_of_two_tries_is_accepted() -> None:
    live = referee()
    one, other = live.try_say(1, "call 8"), live.try_say(1, "call 7")
    live.accept(one)
    with pytest.raises(AssertionError, match="in between"):
        live.accept(other)


def test_a_refused_try_leaves_chance_where_it_was() -> None:
    live, untouched = referee(), referee()
    with pytest.raises(Refused):
        live.try_say(1, "stop")
    live.try_say(1, "call 8")
    play(live)
    play(untouched)
    assert live.record().to_json() == untouched.record().to_json()


def test_a_table_that_is_kept_does_not_know_what_chance_will_say() -> None:
    live, other = referee(1), Referee(GAME, 3, KeyedChance("c0ffee"), {"first_seat": "1"})
    assert live.save()["table"]["chance"] == other.save()["table"]["chance"]


def test_a_deal_can_be_tried_too() -> None:
    tried = try_deal(GAME, 3, FastChance(1), {"first_seat": "1", "scoring": "single_round"})
    assert (tried.deed.number, tried.deed.kind, tried.deed.seat) == (0, DEAL, -1)
    live = Referee(GAME, 3, tried.chance, {"first_seat": "1", "scoring": "single_round"}, [tried.deed], tried.table)
    other = referee()
    play(live)
    play(other)
    assert live.record().to_json() == other.record().to_json()
    with pytest.raises(BadSetup):
        try_deal(GAME, 0, FastChance(1), {})


def test_the_words_of_the_asked_seat_are_its_options() -> None:
    live = referee()
    assert live.words(1) == GAME.actions.said(live.options(1))
    assert live.words(0) == []
    assert live.question() == "first_call"
    assert plain(live.outlook(0)) == {}


def test_a_word_nobody_knows_breaks_a_rule_too() -> None:
    assert referee().why_not(1, "fly") != ""


# Taking back


def test_a_move_is_taken_back_and_chance_goes_on() -> None:
    live = referee()
    before = plain(live.view(TRUTH))
    live.say(1, "call 1")
    first = live.log[1].outcomes
    tried = live.try_take_back(1, live.moves_before(1))
    assert (tried.deed.kind, tried.deed.word, tried.deed.outcomes) == (UNDO, "1", [])
    live.accept(tried)
    assert plain(live.view(TRUTH)) == before
    assert [deed.kind for deed in live.log] == [DEAL, MOVE, UNDO]
    assert [deed.number for deed in effective(live.log)] == [0]
    assert live.record().moves == []
    live.say(1, "call 1")
    drawn = FastChance(1)
    told = [drawn.below(sides) for deed in live.log for sides in deed.sides]
    assert told == live.log[0].outcomes + first + live.log[3].outcomes


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    live = referee()
    assert live.moves_before(0) == -1
    live.say(1, "call 8")
    assert (live.moves_before(1), live.moves_before(0)) == (1, -1)


def test_a_move_that_showed_somebody_something_is_not_free() -> None:
    live = Referee(GAME, 3, FastChance(1), {"first_seat": "1"})
    assert live.nobody_learnt_since(1)
    while live.asked == 1:
        live.say(1, "call 1" if "call 1" in live.words(1) else live.words(1)[0])
    assert not live.nobody_learnt_since(1)


def test_the_past_is_looked_at_as_it_was() -> None:
    live = referee()
    states = [plain(live.view(TRUTH))]
    for _ in range(5):
        play(live, 1)
        states.append(plain(live.view(TRUTH)))
    live.accept(live.try_take_back(1, 1))
    states.append(plain(live.view(TRUTH)))
    assert [plain(live.at(number).view(TRUTH)) for number in range(len(states))] == states
    assert [live.at(number).number for number in (0, 6)] == [0, 6]


# Taking a game up again


def kept(live: Referee, moves: int) -> Referee:
    """The same game, played so far and then taken back a little."""
    play(live, moves)
    live.accept(live.try_take_back(live.log[-1].seat, 2))
    play(live, 3)
    return live


def test_a_game_is_taken_up_from_its_log_and_goes_on_alike() -> None:
    live = kept(Referee(GAME, 3, KeyedChance("c0ffee")), 6)
    again = take_up(GAME, 3, KeyedChance("c0ffee"), {}, live.log[:])
    assert plain(again.view(TRUTH)) == plain(live.view(TRUTH))
    assert again.happened == live.happened
    play(live)
    play(again)
    assert again.record().to_json() == live.record().to_json()


def test_a_kept_table_saves_the_way_to_it() -> None:
    live = Referee(GAME, 3, KeyedChance("c0ffee"))
    play(live, 6)
    saved, chance = live.save(), KeyedChance("c0ffee")
    for deed in live.log:
        assert [chance.below(sides) for sides in deed.sides] == deed.outcomes
    play(live, 3)
    again = take_up(GAME, 3, chance, {}, live.log[:], saved, 7)
    play(live)
    play(again)
    assert again.record().to_json() == live.record().to_json()


def test_a_log_that_does_not_follow_from_its_chance_is_not_taken_up() -> None:
    live = Referee(GAME, 3, KeyedChance("c0ffee"))
    with pytest.raises(AssertionError, match="does not follow"):
        take_up(GAME, 3, KeyedChance("c0ffef"), {}, live.log)


def test_a_long_game_is_looked_back_on_from_anywhere_as_it_was() -> None:
    live = Referee(WIZWAR, 2, KeyedChance("10"))
    for moves, length in ((600, 400), (200, 300), (400, 0)):
        for _ in range(moves):
            live.say(live.asked, live.words(live.asked)[0])
        if length:
            live.accept(live.try_take_back(live.asked, length))
    for number in (0, 1, 255, 256, 257, 512, 600, 601, 700, 801, 802, 1100, 1202, 512, 801):
        log = live.log[: number + 1]
        standing = effective(log)
        words = [deed.word for deed in standing[1:]]
        record = GameRecord("wizwar", WIZWAR.version, 2, WIZWAR.settle(2, {}), words, live_chance(standing))
        assert plain(record.replay(WIZWAR).view(TRUTH)) == plain(live.at(number).view(TRUTH))


def live_chance(standing: list[Deed]) -> list[int]:
    return [outcome for deed in standing for outcome in deed.outcomes]
