"""Looking ahead: options are tried in the same worlds, the better ones in more, and luck alone overrules nobody."""

from __future__ import annotations

import pytest

from tests.bots.sand import Sand
from tests.games.abraca.scene import AbracaScene, scene
from zaubertisch import bots, games
from zaubertisch.bots.abraca.mind import AbracaMind
from zaubertisch.bots.bot import ENOUGH, Bot, Calm, Choice, Clock, Considered, Imagine
from zaubertisch.bots.search.looking_ahead import Effort, LookingAhead
from zaubertisch.bots.search.mind import Mind
from zaubertisch.bots.search.weighed import Weighed, is_better, is_hopeless
from zaubertisch.games.abraca.game import GAME
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words

RESERVED = 10  # looks at a clock of sand that are not used
LITTLE = Effort(trials=24, options=9, guard=1.0)


class First(Bot):
    """Takes the first option, whatever it is."""

    def choose(self, view: View, options: list[int], imagine: Imagine, clock: Clock) -> Choice:
        return Choice(options[0], "first")


def thinking(effort: Effort = LITTLE, mind: Mind | None = None, seed: int = 1) -> LookingAhead:
    return LookingAhead(seed, mind or AbracaMind(), First, effort)


def last_stone(**options: str) -> AbracaScene:
    """Seat 0 knows that its only stone is an 8, which wins the round; the first option is to call 1."""
    return scene(2, 0, **options).row(0, 8).row(1, 8, 8, 7, 7, 6).mystic(0, 2, 4, 5, 6).supply(0).lives(3, 6)


def chosen(bot: Bot, t: AbracaScene, clock: Clock | None = None) -> Choice:
    seat = t.table.asked
    return bot.choose(t.shown(seat), t.table.options()[:], Imagination(t.table, seat), clock or Calm())


# Weighing


def weighed(*values: float, chance: float = 1.0, succeeded: tuple[bool, ...] = ()) -> Weighed:
    out = Weighed(0, chance)
    for at, value in enumerate(values):
        out.note(value, succeeded[at] if succeeded else True)
    return out


def test_success_and_failure_count_as_often_as_they_happen_not_as_often_as_they_were_met() -> None:
    lucky = weighed(1.0, 1.0, 1.0, 0.0, chance=0.25, succeeded=(True, True, True, False))
    assert lucky.mean() == 0.25
    assert weighed(1.0, 0.0).mean() == 0.5
    assert weighed(0.2, 0.4, chance=0.5, succeeded=(True, True)).mean() == pytest.approx(0.3), "failure was never met"


def test_an_option_is_better_only_if_it_is_so_in_the_same_worlds_and_by_more_than_luck() -> None:
    steady = weighed(0.6, 0.2, 0.9, 0.4)
    assert is_better(weighed(0.7, 0.3, 1.0, 0.5), steady, 2.0), "a little better in every world"
    assert not is_better(weighed(1.0, 0.0, 1.0, 0.3), steady, 2.0), "here better, there worse"
    assert not is_better(steady, weighed(0.6, 0.2, 0.9, 0.4), 0.0), "equal is not better"


def test_unsure_options_need_a_lead_beyond_both_errors() -> None:
    both = (True, False) * 8
    good = weighed(*[0.9, 0.1] * 8, chance=0.9, succeeded=both)
    bad = weighed(*[0.9, 0.1] * 8, chance=0.2, succeeded=both)
    assert is_better(good, bad, 2.0)
    assert not is_better(bad, good, 0.0)


def test_an_option_is_given_up_once_it_is_surely_worse_or_the_same_in_enough_worlds() -> None:
    own = weighed(*[0.6, 0.2] * 8)
    assert is_hopeless(weighed(*[0.5, 0.1] * 8), own), "a little worse in every world"
    assert is_hopeless(weighed(*[0.6, 0.2] * 8), own), "the same in every world"
    assert not is_hopeless(weighed(*[0.1, 0.6] * 8), own), "here worse, there better"
    assert not is_hopeless(weighed(0.5, 0.1), own), "too few worlds to say"


# Choosing


def test_a_poor_rule_of_thumb_is_overruled_by_what_wins_in_every_world() -> None:
    choice = chosen(thinking(), last_stone())
    assert GAME.actions.word(choice.action) == "call 8"
    assert choice.because == "looked_ahead"
    assert [each.action for each in choice.considered] == [8, 1], "all else is known to fail"


def test_where_nothing_is_surely_better_the_rule_of_thumb_stands_and_comes_first() -> None:
    choice = chosen(thinking(Effort(trials=24, options=9, guard=1e9)), scene(3, 0))
    assert (choice.action, choice.because) == (1, "first")
    assert choice.considered[0].action == 1


def test_what_was_tried_in_too_few_worlds_overrules_nobody() -> None:
    few = chosen(thinking(Effort(trials=24, options=9, guard=0.0, worlds=1000)), last_stone())
    assert (few.action, few.because) == (1, "first")
    assert chosen(thinking(Effort(trials=24, options=9, guard=0.0, worlds=2)), last_stone()).because == "looked_ahead"


def test_whoever_advises_is_the_strongest_and_surer_than_any_player() -> None:
    for game in games.IDS:
        adviser, master = bots.adviser(game)(3), bots.get(game, "master")(3)
        assert isinstance(adviser, LookingAhead)
        assert isinstance(master, LookingAhead)
        assert adviser.effort.trials == master.effort.trials
        assert adviser.effort.guard > master.effort.guard
        assert adviser.effort.worlds == ENOUGH
        assert bots.ADVISER not in bots.names(game)


def test_equal_seeds_choose_alike_and_try_alike() -> None:
    table = games.get("drachenei").new(3, 5)
    seat = table.asked

    def tried(seed: int) -> list[tuple[int, int, float]]:
        bot = bots.get("drachenei", "adept")(seed)
        choice = bot.choose(table.view(seat), table.options(), Imagination(table, seat), Calm())
        return [(each.action, each.worlds, each.mean) for each in choice.considered]

    assert tried(4) == tried(4) != tried(5)


def test_the_better_half_is_tried_in_more_worlds_and_the_effort_is_kept() -> None:
    choice = chosen(thinking(Effort(trials=64, options=9, guard=1.0)), scene(3, 0))
    worlds = [each.worlds for each in choice.considered]
    assert len(worlds) > 4
    assert max(worlds[:2]) > min(worlds)
    assert sum(worlds) <= 64 + len(worlds)


def test_nothing_is_tried_on_that_cannot_overrule_the_rule_of_thumb_any_more() -> None:
    effort = Effort(trials=2000, options=9, guard=1.0)
    choice = chosen(LookingAhead(1, AbracaMind(), bots.get("abraca", "thumb"), effort), last_stone())
    assert (GAME.actions.word(choice.action), choice.because) == ("call 8", "last_stone")
    assert sum(each.worlds for each in choice.considered) < effort.trials


def test_the_more_people_play_the_fewer_worlds_are_tried() -> None:
    assert [Effort(trials=48).trials_of(seats) for seats in (2, 3, 4, 6)] == [48, 32, 24, 16]


def test_no_more_options_are_tried_than_the_effort_allows_and_the_rule_of_thumb_is_among_them() -> None:
    choice = chosen(thinking(Effort(trials=16, options=3, guard=1.0)), scene(3, 0))
    assert len(choice.considered) == 3
    assert 1 in [each.action for each in choice.considered]


def test_when_the_time_is_up_what_was_tried_for_all_counts_and_else_the_rule_of_thumb() -> None:
    choice = chosen(thinking(), scene(3, 0), Sand(RESERVED + 10))
    assert {each.worlds for each in choice.considered} == {1}, "a second world was begun and not ended"
    hasty = chosen(thinking(), scene(3, 0), Sand(RESERVED + 4))
    assert (hasty.action, hasty.because, hasty.considered) == (1, "first", [])


def test_a_plain_question_and_an_only_option_are_answered_at_once() -> None:
    class Plain(Mind):
        def is_plain(self, view: View) -> bool:
            return True

    assert chosen(thinking(mind=Plain()), last_stone()).considered == []
    bot, view = thinking(), last_stone().shown(0)
    assert bot.choose(view, [8], Imagination(last_stone().table, 0), Calm()).considered == []


def test_a_game_that_says_nothing_is_played_to_its_end() -> None:
    choice = chosen(thinking(mind=Mind()), last_stone(scoring="single_round"))
    assert GAME.actions.word(choice.action) == "call 8"
    assert choice.considered[0].mean == 1.0
    assert Mind().prospects(last_stone().table, 0) == 0.5
    assert Mind(margin=1.0, scale=4.0).lead([8, 4, 2], 0) > 0.5 > Mind(margin=1.0, scale=4.0).lead([8, 4, 2], 1)


# Telling


@pytest.mark.parametrize(("lang", "parts"), [
    ("en", ["better than what a rule of thumb", "24 worlds", "61 of 100", "give or take 5", "“3 Sweet Dream”, 48"]),
    ("de", ["besser, als eine Faustregel meint", "24 Welten", "61 von 100", "± 5", "„3 Süße Träume“, 48"]),
])
def test_what_was_tried_is_told_with_the_reason(lang: str, parts: list[str]) -> None:
    choice = Choice(5, "looked_ahead", None, [Considered(5, 24, 0.61, 0.05), Considered(3, 24, 0.48, 0.06)])
    choice.tell(GAME.actions)
    said = Words(lang, "abraca", strict=True).because(choice)
    for part in parts:
        assert part in said


def test_a_lonely_option_is_compared_with_nothing() -> None:
    choice = Choice(5, "looked_ahead", None, [Considered(5, 24, 0.61, 0.05)])
    choice.tell(GAME.actions)
    assert choice.fields == {}


@pytest.mark.parametrize("considered", [
    [Considered(5, 24, 0.02, 0.05), Considered(3, 24, 0.34, 0.3)],
    [Considered(5, 4, 0.61, 0.05), Considered(3, 4, 0.48, 0.06)],
], ids=["luck speaks against it", "few worlds"])
def test_numbers_that_say_little_are_not_told(considered: list[Considered]) -> None:
    choice = Choice(5, "thumb", None, considered)
    choice.tell(GAME.actions)
    assert choice.fields == {}


# Overlooking


@pytest.mark.parametrize("game", games.IDS)
def test_an_apprentice_plays_whole_games_by_the_rules(game: str) -> None:
    table = games.get(game).new(seed=3)
    players = [bots.get(game, "apprentice")(seat) for seat in range(table.seats)]
    while table.stack:
        seat = table.asked
        choice = players[seat].choose(table.view(seat), table.options(), Imagination(table, seat), Calm())
        table.apply(choice.action)
    table.check()
