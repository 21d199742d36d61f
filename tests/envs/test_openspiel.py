"""OpenSpiel's own suites, unchanged, and what makes an information state."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pytest

from tests.envs.settings import Table, everywhere
from zaubertisch import games

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `envs`")

from zaubertisch.envs import openspiel  # noqa: E402

REDUCED = Table("abraca", 2, {"scoring": "single_round", "mystic_choice": "auto", "first_seat": "0"})


def loaded(table: Table, **more: Any) -> Any:
    kinds = {option.key: openspiel.parameter(option) for option in games.get(table.game).options}
    options = {key: typed(value, kinds[key]) for key, value in table.options.items()}
    return pyspiel.load_game(openspiel.PREFIX + table.game, {"players": table.seats, **options, **more})


def typed(value: str, kind: str | int | bool) -> str | int | bool:
    """An option as OpenSpiel reads it."""
    if isinstance(kind, bool):
        return value == "true"
    return int(value) if isinstance(kind, int) else value


def fall(state: Any, lots: random.Random) -> None:
    """Let chance speak until a seat is asked."""
    while state.is_chance_node():
        state.apply_action(lots.randrange(len(state.chance_outcomes())))


def decisions(game: Any, seed: int, every: int) -> list[Any]:
    """Copies of some states of a random game in which a seat is asked."""
    lots = random.Random(seed)
    state, found = game.new_initial_state(), []
    fall(state, lots)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            found.append(state.clone())
        number += 1
        state.apply_action(lots.choice(state.legal_actions()))
        fall(state, lots)
    return found


@pytest.mark.whole
@everywhere
def test_random_games_pass_openspiels_own_simulation(table: Table) -> None:
    """Of sampled chance it asks the state of a C++ generator, which a game in Python cannot give in OpenSpiel 2.0."""
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["abraca", "drachenei"])
def test_short_random_games_pass_openspiels_own_simulation(game: str) -> None:
    pyspiel.random_sim_test(loaded(Table(game, 2, {})), num_sims=1, serialize=True, verbose=False)


def passes(game: Any, name: str, suite: str) -> None:
    """One of OpenSpiel's own classes of tests, as it runs them on games of its own."""
    from open_spiel.integration_tests import api_test

    about = {"game": game, "game_name": name}
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(type("Suite", (getattr(api_test, suite),), about)).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures


@everywhere
def test_the_interface_is_as_openspiel_wants_it(table: Table) -> None:
    passes(loaded(table), openspiel.PREFIX + table.game, "EnforceAPIOnPartialTreeBase")


def test_every_state_of_a_small_game_is_as_openspiel_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole tree of the end of a round of Simsala: its nodes of chance, of decisions and of ends, as counted."""
    from examples.mccfr import Reduced
    from open_spiel.integration_tests import api_test

    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "reduced", (506, 528, 6103))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "reduced", 246)
    passes(Reduced(), "reduced", "EnforceAPIOnFullTreeBase")


@everywhere
def test_sampled_chance_is_as_openspiel_wants_it(table: Table) -> None:
    passes(loaded(table, chance="sampled"), openspiel.PREFIX + table.game, "EnforceAPIOnPartialTreeBase")


@everywhere
def test_sampled_games_end_and_each_deal_is_another(table: Table) -> None:
    game = loaded(table, chance="sampled", rng_seed=7)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    lots, states = random.Random(1), []
    for _ in range(2):
        state = game.new_initial_state()
        while state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
        states.append(state)
    assert str(states[0]) != str(states[1])
    copy = game.deserialize_state(states[0].serialize())
    assert str(copy) == str(states[0])
    for _ in range(60):
        if copy.is_terminal():
            break
        copy.apply_action(0 if copy.is_chance_node() else lots.choice(copy.legal_actions()))
    again = loaded(table, chance="sampled", rng_seed=7).new_initial_state()
    again.apply_action(0)
    assert str(again) == str(states[0])


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@everywhere
def test_a_resampled_state_keeps_the_information_state(table: Table, chance: str) -> None:
    game = loaded(table, chance=chance)
    lots = random.Random(2)
    for state in decisions(game, 1, 40)[:12]:
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, lots.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_is_dealt_anew_and_can_be_played_to_its_end() -> None:
    game = loaded(Table("abraca", 3, {}))
    lots = random.Random(5)
    state = decisions(game, 3, 10)[2]
    player = state.current_player()
    rows = set()
    for _ in range(10):
        other = state.resample_from_infostate(player, lots.random)
        rows.add(tuple(other.so_far.table.rows.cards(player)))
        while not other.is_terminal():
            other.apply_action(lots.choice(other.legal_actions()))
            fall(other, lots)
        assert sum(other.returns()) == pytest.approx(0)
    assert len(rows) > 1


@everywhere
def test_a_state_can_be_written_down_and_read_back(table: Table) -> None:
    game = loaded(table)
    for state in decisions(game, 4, 60)[:4]:
        back = game.deserialize_state(state.serialize())
        assert str(back) == str(state)
        assert back.history() == state.history()
        for player in range(game.num_players()):
            assert back.information_state_string(player) == state.information_state_string(player)


def test_histories_that_a_seat_can_tell_apart_have_different_information_states() -> None:
    """Perfect recall: a name stands for one sequence of what the seat saw and said, whatever others know."""
    game = loaded(REDUCED)
    past: dict[str, tuple[Any, ...]] = {}
    views: dict[str, str] = {}
    for seed in range(60):
        lots = random.Random(seed % 3)  # few deals, so that games begin alike
        state = game.new_initial_state()
        fall(state, lots)
        lots = random.Random(seed)
        own: list[tuple[Any, ...]] = [(), ()]
        while not state.is_terminal():
            player = state.current_player()
            key = state.information_state_string()
            assert past.setdefault(key, own[player]) == own[player]
            assert views.setdefault(key, state.observation_string()) == state.observation_string()
            action = lots.choice(state.legal_actions())
            own[player] = (*own[player], key, action)
            state.apply_action(action)
            fall(state, lots)
    assert len(past) > 100


def test_who_is_not_asked_learns_only_what_is_told() -> None:
    """Two answers of one seat that others cannot tell apart leave them the same information state."""
    game = loaded(Table("drachenei", 3, {"vote": "sealed"}))
    for seed in range(20):
        for state in decisions(game, seed, 1):
            if state.so_far.table.question() != "vote" or len(state.legal_actions()) < 2:
                continue
            voter = state.current_player()
            after = [state.child(action) for action in state.legal_actions()]
            if any(each.so_far.table.question() != "vote" for each in after):
                continue
            for other in range(3):
                names = {each.information_state_string(other) for each in after}
                assert len(names) == (2 if other == voter else 1)
            return
    pytest.fail("no sealed vote came up")


def test_parameters_choose_the_table() -> None:
    game = pyspiel.load_game("python_zaubertisch_abraca(players=4,chain=free,reveal_after_round=false)")
    assert game.setting.options["reveal_after_round"] == "false"
    assert game.num_players() == 4
    assert game.setting.options["chain"] == "free"
    assert "chain=free" in str(game)


def test_openspiels_own_search_plays_on_resampled_states() -> None:
    """ISMCTS deals anew what its seat cannot see, again and again, and answers with an option."""
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded(REDUCED)
    search = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, RandomState(1)), uct_c=1.4, max_simulations=8,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES, random_state=RandomState(2),
    )
    state = decisions(game, 1, 1)[0]
    assert search.step(state) in state.legal_actions()


def test_openspiels_own_bots_play_whole_games() -> None:
    game = loaded(Table("abraca", 3, {}))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(3)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == pytest.approx(0)
