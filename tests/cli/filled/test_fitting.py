"""Every table of a whole game fits the terminal: no line is too wide, no pane too high, all that matters is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

from zaubertisch import bots, games
from zaubertisch.cli.fullscreen.layout import Layout, Shown, laid_out
from zaubertisch.cli.fullscreen.options import Options
from zaubertisch.cli.fullscreen.story import Story
from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.seating import Wish, seated
from zaubertisch.cli.table.sitting import Sitting
from zaubertisch.games import IDS
from zaubertisch.words.catalogue import Words

SIZES = [(80, 24), (120, 40), (200, 60)]
EACH = 3  # of the questions with the fewest and the most seats, since the whole game above asks them all


def sit(game: str, seats: int = 0, seed: int = 3) -> Sitting:
    return seated(Wish(game, seats=seats, seed=seed, name="Wilhelmine von A"))


def questions(sitting: Sitting, lang: str) -> Iterator[Shown]:
    """What the person is shown at each of their questions, and at the end."""
    words = Words(lang, sitting.game.key, sitting.names)
    person = bots.get(sitting.game.key, bots.quick(sitting.game.key))(0)
    story = Story()
    story.tell([words.event(event, sitting.me) for event in sitting.referee.events(sitting.me)])
    while not sitting.referee.over:
        seat = sitting.referee.asked
        if sitting.my_turn:
            view = sitting.referee.view(sitting.me)
            choices = Choices(sitting.game.actions, sitting.referee.options(sitting.me), words, view)
            yield Shown(words, view, words.question(view.question), Options(choices), story)
        choice = sitting.thought(person) if sitting.my_turn else sitting.bot_choice()
        events = sitting.say(sitting.game.actions.word(choice.action))
        story.tell([words.event(event, sitting.me) for event in events], seat)
    outcome = words.outcome(sitting.referee.outcome(), sitting.me)
    yield Shown(words, sitting.referee.view(sitting.me), outcome, None, story)


def right_side(plan: Layout) -> int:
    return sum(len(plan.panes[name]) for name in ("seats", "hand", "question", "options", "story"))


def assert_fits(shown: Shown, width: int, height: int) -> None:
    plan = laid_out(shown, width, height - 2)
    for name, lines in plan.panes.items():
        room = plan.left if name == "board" else plan.right
        for line in lines:
            assert cell_len(line.plain) <= room, f"{name}: {line.plain}"
            assert "\n" not in line.plain
    assert len(plan.panes["board"]) <= height - 2, "\n".join(line.plain for line in plan.panes["board"])
    assert right_side(plan) <= height - 2, "\n".join(line.plain for line in plan.panes["seats"])
    assert plan.panes["question"]
    if shown.options:
        assert len(plan.panes["options"]) >= min(4, shown.options.lines(plan.right)), (
            "\n".join(line.plain for name in ("seats", "hand", "question", "options") for line in plan.panes[name]))


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.whole)])  # German is longer
@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_fits_the_smallest_and_larger_terminals(game: str, lang: str) -> None:
    for number, shown in enumerate(questions(sit(game), lang)):
        assert_fits(shown, *SIZES[0])
        assert_fits(shown, *SIZES[1 + number % 2])


@pytest.mark.parametrize("game", IDS)
def test_fewest_and_most_seats_fit(game: str) -> None:
    rules = games.get(game)
    for seats in (rules.fewest, rules.most):
        for shown in islice(questions(sit(game, seats, seed=5), "de"), 0, None, EACH):
            assert_fits(shown, *SIZES[0])
