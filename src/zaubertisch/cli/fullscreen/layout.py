"""Which pane gets which lines: the board to the left, seats, hand, question, options and story to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from zaubertisch.cli.fullscreen.opening import FEWEST_COLUMNS, FEWEST_LINES
from zaubertisch.cli.table import tables
from zaubertisch.cli.table.boards.drawing import title, wrapped

if TYPE_CHECKING:
    from zaubertisch.cli.fullscreen.app import TableApp

NARROWEST: Final = 36  # columns to the right
WIDEST: Final = 60
LEAST_STORY: Final = 4  # lines


def too_small(width: int, height: int) -> bool:
    return width < FEWEST_COLUMNS or height < FEWEST_LINES


class Layout:
    """How wide both sides are, and the lines of each pane."""

    def __init__(self, width: int) -> None:
        self.right = max(NARROWEST, min(WIDEST, width * 2 // 5))
        self.left = width - self.right - 1
        self.panes: dict[str, list[Text]] = {}


def laid_out(app: TableApp, width: int, height: int) -> Layout:
    """All panes for this room."""
    plan = Layout(width)
    plan.panes["bar"] = [Text("│")] * height
    left: list[Text] = []
    seats: list[Text] = []
    hand: list[Text] = []
    if app.view is not None:
        view, words = app.view, app.words
        offered = app.options.words if app.options else []
        left = tables.board(view, words, (plan.left, height), offered)
        seats = tables.seats(view, words, plan.right)
        below = tables.hand(view, words, plan.left)
        if height - len(left) > len(below):
            left = [*left, *([Text()] if height - len(left) > len(below) + 1 else []), *below]
        else:
            hand = tables.hand(view, words, plan.right)
    plan.panes["board"] = left
    plan.panes["seats"] = seats
    plan.panes["hand"] = hand
    ask(app, plan, height - len(seats) - len(hand))
    return plan


def ask(app: TableApp, plan: Layout, room: int) -> None:
    """The question with its options, and the story in what is left."""
    width = plan.right
    question = [title(app.words.say("cli-pane-question"), width)] if app.question else []
    question += [Text(line, "bold") for part in app.question.split("\n") for line in wrapped(part, width) if part]
    for_options = max(2, room - len(question) - LEAST_STORY - 1)
    options = app.options.window(width, for_options) if app.options else []
    rest = room - len(question) - len(options) - 1
    told = app.story.last(width, max(0, rest))
    plan.panes["question"] = question
    plan.panes["options"] = options
    plan.panes["story"] = [title(app.words.say("cli-pane-story"), width), *told] if rest > 0 else []
