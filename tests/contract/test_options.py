"""Contract 8: options are never empty, distinct, sayable and accepted; everything else is refused with a rule."""

from __future__ import annotations

from typing import Final

import pytest

from tests.contract.played import Played, Position, at_every_position, first_moves, in_every_game
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.codec import fingerprint
from zaubertisch.kernel.errors import GameOver, NotYourTurn, Refused
from zaubertisch.kernel.referee import resume

TRIED: Final = 24  # answers carried out at one decision, where a title offers more


@at_every_position
def test_whoever_is_asked_has_an_answer(position: Position) -> None:
    table = position.table()
    options = table.options()
    assert 0 <= table.asked < table.seats
    assert options, f"seat {table.asked} is asked “{table.question()}” and has no answer"
    assert len(set(options)) == len(options), "an option is offered twice"


@at_every_position
def test_every_option_has_a_word_of_its_own(position: Position) -> None:
    actions = position.setup.game.actions
    for action in position.table().options():
        assert actions.number(actions.word(action)) == action
        assert actions.word(action) == " ".join(actions.word(action).lower().split())


@at_every_position
def test_options_and_refusals_agree(position: Position) -> None:
    table = position.table()
    options = set(table.options())
    for action in range(-1, len(table.rules.actions) + 1):
        rule = table.why_not(action)
        word = table.rules.actions.word(action)
        if action in options:
            assert rule == "", f"“{word}” is an option and breaks {rule}"
        else:
            assert rule in position.setup.rules(), f"“{word}” is refused with “{rule}”, which is no rule of this title"


@at_every_position
def test_every_option_is_accepted_and_needs_no_second_look(position: Position) -> None:
    table = position.table()
    options = table.options()[:]
    position.chance().shuffle(options)
    for action in options[:TRIED]:
        world, known = table.clone(), table.clone()
        world.apply(action)
        world.check()
        known.apply_known(action)
        assert fingerprint(known) == fingerprint(world)


@at_every_position
def test_a_refused_answer_changes_nothing(position: Position) -> None:
    table = position.table()
    before = fingerprint(table)
    others = [action for action in range(-1, len(table.rules.actions) + 1) if table.why_not(action)]
    position.chance().shuffle(others)
    for action in others[:TRIED]:
        with pytest.raises(Refused) as refusal:
            table.apply(action)
        assert refusal.value.instead == "" or refusal.value.instead in refusal.value.allowed
        known = 0 <= action < len(table.rules.actions)
        assert not known or refusal.value.obstacle, f"nothing is in the way of “{refusal.value.word}”"
        assert refusal.value.rule == table.why_not(action)
        assert refusal.value.seat == table.asked
    assert fingerprint(table) == before


@in_every_game
def test_nobody_else_may_speak(game: Played) -> None:
    record = first_moves(game.record, len(game.record.moves) // 2)
    referee = resume(game.setup.game, record, FastChance(game.seed))
    word = game.setup.game.actions.word(referee.options(referee.asked)[0])
    happened = referee.happened
    for seat in range(game.setup.seats):
        if seat != referee.asked:
            assert referee.options(seat) == []
            with pytest.raises(NotYourTurn):
                referee.say(seat, word)
    assert referee.happened == happened
    assert referee.record().moves == record.moves


@in_every_game
def test_nobody_may_speak_after_the_end(game: Played) -> None:
    table = game.final.clone()
    assert (table.options(), table.question()) == ([], "")
    with pytest.raises(GameOver):
        table.apply(0)
    with pytest.raises(GameOver):
        table.why_not(0)
