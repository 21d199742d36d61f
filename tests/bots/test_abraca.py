"""The bots of Simsala… Bumm?: exact chances, no offences, and a reason for everything."""

from __future__ import annotations

import pytest

from tests.bots.sand import Sand
from tests.games.abraca.scene import AbracaScene, scene
from zaubertisch.bots.abraca.taste import USUAL
from zaubertisch.bots.abraca.thumb import AbracaBot, ProbableBot, Prospects, ThumbBot, chances, unseen_stones
from zaubertisch.bots.bot import Bot, Calm, Choice
from zaubertisch.games.abraca.game import GAME
from zaubertisch.games.abraca.knowledge import unseen
from zaubertisch.games.abraca.table import Abraca
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.imagination import Imagination
from zaubertisch.lab.arena import play_with_bots

BOTS: dict[str, type[Bot]] = {"probable": ProbableBot, "thumb": ThumbBot}
VARIANTS: list[dict[str, str]] = [
    {}, {"chain": "free"}, {"round_end": "last_wizard"}, {"lower_call": "offence"}, {"mystic_choice": "choose"},
    {"scoring": "single_round"}, {"die_faces": "111223", "tie_break": "en", "reveal_after_round": "false"},
    {"chain": "free", "round_end": "last_wizard", "mystic_choice": "choose"},
]


def choice_of(bot: Bot, t: AbracaScene) -> Choice:
    seat = t.table.asked
    return bot.choose(t.shown(seat), t.table.options()[:], Imagination(t.table, seat), Sand())


def says(choice: Choice) -> str:
    return GAME.actions.word(choice.action)


def holding(*row: int, seats: int = 4, **options: str) -> AbracaScene:
    return scene(seats, 0, **options).row(0, *row)


def prospects_of(t: AbracaScene) -> Prospects:
    view = t.shown(0)
    return Prospects(view, USUAL, chances(view))


def sure_of(*spells: int, **options: str) -> AbracaScene:
    """Seat 0 knows its two stones: the supply is empty, and the mystic stones are its own."""
    t = scene(2, 0, **options).row(0, *spells).row(1, 8, 8, 7, 7, 6)
    return t.mystic(0, 2, 4, 5, 6).supply(0)


# Chances


def test_unseen_stones_are_counted_from_the_view_alone() -> None:
    lots = FastChance(4)
    for seats in (2, 3, 4, 5):
        g = GAME.new(seats, seats)
        assert isinstance(g, Abraca)
        while not g.over:
            assert unseen_stones(GAME.view(g, g.asked)) == unseen(g, g.asked).to_list()
            g.apply(lots.pick(g.options()))


def test_before_any_call_the_chance_is_that_of_a_blind_draw() -> None:
    t = scene(5)
    hidden = unseen_stones(t.shown(0))
    for spell, chance in enumerate(chances(t.shown(0))):
        blind = 1.0
        for place in range(5):
            blind *= (16 - hidden[spell] - place) / (16 - place)
        assert chance == pytest.approx(1 - blind)


def test_a_number_that_just_failed_has_no_chance() -> None:
    t = scene(2).row(0, 8, 8, 7, 6, 5).row(1, 8, 8, 7, 7, 6)
    t.says(0, "call 4")
    t.says(1, "call 3")
    assert chances(t.shown(0))[4] == 0.0


def test_a_known_row_is_certain() -> None:
    assert [spell for spell, chance in enumerate(chances(sure_of(3, 8).shown(0))) if chance == 1.0] == [3, 8]


# The probable bot


def test_the_probable_bot_calls_the_most_probable_number() -> None:
    t = holding(8, 8, 7, 6, 5)
    held = chances(t.shown(0))
    choice = choice_of(ProbableBot(1), t)
    assert held[choice.action] == max(held)
    assert (choice.because, choice.fields["percent"]) == ("probable", round(100 * max(held)))


def test_the_probable_bot_calls_the_lowest_of_equally_probable_numbers() -> None:
    assert says(choice_of(ProbableBot(1), sure_of(5, 8))) == "call 5"


def test_the_probable_bot_stops_when_failing_is_more_likely() -> None:
    t = holding(8, 8, 7, 6, 5)
    t.says(0, "call 8", "call 8")
    held = chances(t.shown(0))
    choice = choice_of(ProbableBot(1), t)
    assert held[8] < 0.5
    assert (says(choice), choice.because, choice.fields) == ("stop", "unlikely", {"percent": round(100 * held[8])})


def test_the_probable_bot_goes_on_while_it_is_likely() -> None:
    t = sure_of(5, 8)
    t.says(0, "call 5")
    assert says(choice_of(ProbableBot(1), t)) == "call 8"


# The rule of thumb


def test_the_thumb_bot_empties_its_row() -> None:
    t = sure_of(8)
    choice = choice_of(ThumbBot(1), t)
    assert (says(choice), choice.because, choice.fields) == ("call 8", "last_stone", {"spell": 8, "percent": 100})


def test_the_thumb_bot_knocks_out_rather_than_heals() -> None:
    t = sure_of(6, 8).lives(3, 1)
    choice = choice_of(ThumbBot(1), t)
    assert (says(choice), choice.because) == ("call 6", "knock_out")


def test_the_thumb_bot_heals_when_nobody_can_be_knocked_out() -> None:
    t = sure_of(3, 7).lives(1, 6)
    choice = choice_of(ThumbBot(1), t)
    assert (says(choice), choice.because) == ("call 3", "certain")


def test_the_thumb_bot_stops_before_a_call_not_worth_its_risk() -> None:
    t = holding(8, 8, 7, 6, 5)
    t.says(0, "call 8", "call 8")
    choice = choice_of(ThumbBot(1), t)
    assert (says(choice), choice.because, choice.fields["spell"]) == ("stop", "not_worth_it", 8)


def test_the_thumb_bot_takes_the_least_bad_call_when_it_must_call() -> None:
    t = holding(7, 6, 5, 4, 3).row(1, 8, 8, 8, 7, 6).row(2, 8, 8, 8, 5, 2).lives(1, 6, 6, 6)
    prospects = prospects_of(t)
    choice = choice_of(ThumbBot(1), t)
    assert choice.because == "least_bad"
    assert prospects.worth(choice.action) == max(prospects.worth(spell) for spell in range(1, 9)) < 0


def test_the_thumb_bot_calls_what_is_worth_the_try() -> None:
    t = holding(8, 8, 7, 6, 5)
    prospects = prospects_of(t)
    choice = choice_of(ThumbBot(1), t)
    assert choice.because == "good_chance"
    assert prospects.worth(choice.action) == max(prospects.worth(spell) for spell in range(1, 9)) >= 0


def test_the_dragon_is_weighed_over_all_faces_of_the_die() -> None:
    t = holding(8, 8, 7, 6, 5).lives(2, 6, 3, 6)
    prospects = prospects_of(t)
    assert prospects.loss(1) == pytest.approx((0.9 + 2.2 + 2.2) / 3)
    assert prospects.of_spell(1) == pytest.approx((0.5 * 1 + 0.5 * 2 + (0.5 * 3 + 3)) / 3)


def test_a_rival_fewer_is_worth_less_than_the_round_among_several_last_wizards() -> None:
    standard = prospects_of(holding(8, 8, 7, 6, 5).lives(6, 1, 6, 6))
    among_wizards = prospects_of(holding(8, 8, 7, 6, 5, round_end="last_wizard").lives(6, 1, 6, 6))
    last_rival = prospects_of(holding(8, 8, 7, 6, 5, round_end="last_wizard").lives(6, 0, 1, 0))
    assert among_wizards.of_spell(6) < standard.of_spell(6) < last_rival.of_spell(6)


def test_neighbours_are_the_next_wizards_with_lives() -> None:
    prospects = prospects_of(holding(8, 8, 7, 6, 5, round_end="last_wizard").lives(6, 0, 3, 0))
    assert (prospects.left, prospects.right, prospects.others) == (2, 2, [2])
    assert [prospects.hit(spell) for spell in range(1, 9)] == [[2], [2], [], [], [2], [2], [2], []]


def test_in_the_simple_version_a_high_number_leaves_as_much_room_as_a_low_one() -> None:
    free = prospects_of(holding(8, 8, 7, 6, 5, chain="free"))
    rising = prospects_of(holding(8, 8, 7, 6, 5))
    assert free.gain(7) - free.of_spell(7) == free.gain(2) - free.of_spell(2)
    assert rising.gain(7) - rising.of_spell(7) < rising.gain(2) - rising.of_spell(2)


# Both


@pytest.mark.parametrize("bot", [ProbableBot, ThumbBot])
def test_a_mystic_stone_is_as_good_as_another(bot: type[AbracaBot]) -> None:
    t = holding(4, 8, 8, 7, 7, mystic_choice="choose")
    t.says(0, "call 4")
    choices = [choice_of(bot(seed), t) for seed in range(60)]
    assert {choice.because for choice in choices} == {"any_mystic"}
    assert {says(choice) for choice in choices} == {"take 1", "take 2", "take 3", "take 4"}


@pytest.mark.parametrize("bot", [ProbableBot, ThumbBot])
def test_the_only_mystic_stone_is_the_only_choice(bot: type[AbracaBot]) -> None:
    t = holding(4, 8, 8, 7, 7, mystic_choice="choose").mystic(1, 2, 3, 5)
    t.says(0, "call 4")
    choice = choice_of(bot(1), t)
    assert (says(choice), choice.because) == ("take 1", "only_choice")


@pytest.mark.parametrize("bot", [ProbableBot, ThumbBot])
def test_nobody_offends(bot: type[AbracaBot]) -> None:
    for spell in (5, 6, 7, 8):
        t = holding(spell, 1, 2, 3, 4, lower_call="offence")
        t.says(0, f"call {spell}")
        choice = choice_of(bot(1), t)
        assert choice.action == 0 or choice.action >= spell


@pytest.mark.parametrize("bot", [ProbableBot, ThumbBot])
def test_a_lower_number_may_follow_in_the_simple_version(bot: type[AbracaBot]) -> None:
    t = sure_of(3, 7, chain="free").lives(1, 6)
    t.says(0, "call 7")
    assert says(choice_of(bot(1), t)) == "call 3"


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()) or "standard")
@pytest.mark.parametrize("name", BOTS)
def test_whole_games_of_every_variant_come_to_an_end(name: str, options: dict[str, str]) -> None:
    for seats in (2, 5):
        g = GAME.new(seats, seats, options)
        assert isinstance(g, Abraca)
        assert play_with_bots(g, [BOTS[name](seat) for seat in range(seats)], Calm()) > 0
        g.check()
        assert g.outcome().winners


def test_every_reason_is_heard_sooner_or_later() -> None:
    said: set[str] = set()
    for seed in range(12):
        g = GAME.new(2 + seed % 4, seed, {"mystic_choice": "choose"})
        players = [BOTS[name](seed) for name in BOTS]
        while not g.over:
            choice = players[g.asked % 2].choose(g.view(g.asked), g.options(), Imagination(g, g.asked), Calm())
            said.add(choice.because)
            g.apply(choice.action)
    assert said - {"only_choice"} == {
        "any_mystic", "certain", "good_chance", "knock_out", "last_stone", "least_bad", "not_worth_it", "probable",
        "unlikely",
    }
