"""The contract can fail: High Card keeps it, and each way of breaking High Card is caught by the test meant for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract import (
    test_clones,
    test_conservation,
    test_endings,
    test_imagination,
    test_options,
    test_reading,
    test_replay,
    test_saving,
    test_secrecy,
)
from tests.contract.setups import Setup, setups_of, single_choices, whole
from tests.support import broken
from tests.support.toy import RULES, HighCard, HighCardGame, Turn
from zaubertisch.kernel.errors import BadRecord, Refused
from zaubertisch.kernel.record import read_record
from zaubertisch.lab.fuzz import BOUNDS, DeadEnd, Runaway, ending, title

Test = Callable[[Setup], None]


class ToySetup(Setup):
    """A table of High Card, whose rules have no page."""

    def rules(self) -> set[str]:
        return RULES


def promises() -> list[Any]:
    """Every test of the contract that runs over setups."""
    pages = [
        test_clones, test_conservation, test_endings, test_imagination, test_options, test_reading, test_replay,
        test_saving, test_secrecy,
    ]
    tests = [(name, test) for page in pages for name, test in vars(page).items() if name.startswith("test_")]
    return [
        pytest.param(test, id=name) for name, test in tests
        if any("setup" in mark.args for mark in getattr(test, "pytestmark", []))
    ]


def run(test: Test, game: HighCardGame) -> None:
    for setup in setups_of(game):
        test(ToySetup(setup.game, setup.seats, setup.chosen))


def test_half_the_budget_meets_every_choice_of_schools_and_every_variant_of_wiz_war() -> None:
    """What a usual run of all tests plays on."""
    game = title("wizwar")
    setups = setups_of(game, 40)
    met = {choice for setup in setups for choice in setup.chosen}
    for option in game.options:
        if option.key not in ending(game) and option.key != "first_seat":
            assert {(option.key, value) for value in option.values[1:]} <= met
    assert {setup.seats for setup in setups} == {2, 3, 4}
    assert sum(len(setup.chosen) > 3 for setup in setups) >= 3  # mixtures


def test_the_whole_of_wiz_war_is_seats_by_schools_by_variants_and_mixtures() -> None:
    game = title("wizwar")
    setups = whole(game)
    assert len(set(setups)) == len(setups)
    schools = next(option for option in game.options if option.key == "schools").values
    for seats in (2, 3, 4):
        here = [setup for setup in setups if setup.seats == seats]
        for chosen in schools:
            there = [setup for setup in here if setup.options["schools"] == chosen]
            singles = [setup for setup in there if len(setup.chosen) == 2]
            assert len({setup.chosen[1] for setup in singles}) >= len(single_choices(game, seats))
            assert len(there) - len(singles) >= 15


def test_the_whole_of_a_title_without_long_rows_has_singles_and_mixtures() -> None:
    setups = whole(HighCardGame())
    assert {setup.seats for setup in setups} == {2, 3}
    assert {(), (("greedy", "yes"),)} <= {setup.chosen for setup in setups}


def test_there_are_promises() -> None:
    assert len(promises()) > 20


@pytest.mark.parametrize("test", promises())
def test_a_sound_title_keeps_the_contract(test: Test) -> None:
    run(test, HighCardGame())


@pytest.mark.parametrize(("kind", "test"), [
    (broken.LosesACard, test_conservation.test_all_pieces_are_there_after_every_move),
    (broken.ForgetsAnAttribute, test_clones.test_a_clone_forgets_no_field),
    (broken.ForgetsANumber, test_clones.test_a_clone_is_equal),
    (broken.SharesAPile, test_clones.test_a_clone_lives_its_own_life),
    (broken.SharesAPile, test_clones.test_no_earlier_clone_ever_changes),
    (broken.SeesThroughCards, test_secrecy.test_dealing_anew_changes_nothing_a_seat_may_have),
    (broken.KnowsTooMuch, test_secrecy.test_dealing_anew_changes_nothing_a_seat_may_have),
    (broken.ShowsThePublic, test_secrecy.test_public_things_are_the_same_in_all_worlds),
    (broken.TalksTooMuch, test_secrecy.test_two_worlds_equal_to_a_seat_tell_it_the_same),
    (broken.ShowsWithoutTelling, test_secrecy.test_two_worlds_equal_to_a_seat_tell_it_the_same),
    (broken.DealsNothing, test_imagination.test_there_is_something_to_imagine),
    (broken.RemembersTheTruth, test_imagination.test_what_a_seat_imagines_depends_only_on_what_it_knows),
    (broken.DeniesTheTruth, test_imagination.test_the_truth_is_always_thought_possible),
    (broken.WritesWhileReading, test_reading.test_reading_changes_nothing),
    (broken.WritesAtTheEnd, test_reading.test_reading_a_finished_table_changes_nothing),
    (broken.CrownsByLot, test_endings.test_the_outcome_follows_from_the_table_alone),
    (broken.LendsAPile, test_reading.test_a_view_shares_nothing_with_the_table),
    (broken.HasNoReason, test_endings.test_an_outcome_names_seats_scores_and_a_reason),
    (broken.CrownsAStranger, test_endings.test_an_outcome_names_seats_scores_and_a_reason),
    (broken.ForgetsAScore, test_endings.test_an_outcome_names_seats_scores_and_a_reason),
    (broken.TellsFractions, test_replay.test_events_hold_numbers_words_and_rows_of_numbers),
    (broken.NamesAStranger, test_replay.test_events_hold_numbers_words_and_rows_of_numbers),
])
def test_a_broken_table_is_caught(kind: type[HighCard], test: Test) -> None:
    with pytest.raises(AssertionError):
        run(test, HighCardGame(kind))


def test_chance_from_elsewhere_is_caught() -> None:
    with pytest.raises((AssertionError, BadRecord)):
        run(test_replay.test_a_record_replays_to_the_same_game, HighCardGame(broken.ThrowsItsOwnDice))


@pytest.mark.parametrize(("turn", "test"), [
    (broken.OffersTwice, test_options.test_whoever_is_asked_has_an_answer),
    (broken.AllowsWhatItDoesNotOffer, test_options.test_options_and_refusals_agree),
    (broken.RefusesWithoutARule, test_options.test_options_and_refusals_agree),
    (broken.WritesWhileRefusing, test_options.test_a_refused_answer_changes_nothing),
    (broken.WritesWhileRefusing, test_reading.test_reading_changes_nothing),
    (broken.AsksBySecret, test_secrecy.test_two_worlds_equal_to_a_seat_tell_it_the_same),
    (broken.AllowsBySecret, test_secrecy.test_dealing_anew_changes_nothing_a_seat_may_have),
])
def test_a_broken_turn_is_caught(turn: type[Turn], test: Test) -> None:
    with pytest.raises(AssertionError):
        run(test, broken.with_turns(turn))


def test_an_option_that_is_refused_is_caught() -> None:
    with pytest.raises(Refused):
        run(test_endings.test_random_play_ends, broken.with_turns(broken.OffersTheForbidden))


def test_a_dead_end_is_caught() -> None:
    with pytest.raises(DeadEnd):
        run(test_endings.test_random_play_ends, broken.with_turns(broken.OffersNothing))


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOUNDS, "high_card", 50)
    with pytest.raises(Runaway):
        run(test_endings.test_random_play_ends, broken.with_turns(broken.NeverEnds))


def test_a_class_the_codec_does_not_know_is_caught() -> None:
    with pytest.raises(BadRecord):
        run(test_saving.test_a_saved_table_comes_back_equal, broken.ForgetsItsTurns())


def test_a_failure_brings_a_record_that_leads_to_it() -> None:
    with pytest.raises(AssertionError) as failure:
        run(test_conservation.test_all_pieces_are_there_after_every_move, HighCardGame(broken.LosesACard))
    record = read_record(failure.value.__notes__[0].partition("\n")[2])
    table = record.replay(HighCardGame(broken.LosesACard))
    with pytest.raises(AssertionError):
        table.check()
