"""Which pane gets which lines: the board to the left, seats, hand, question, options and story to the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from zaubertisch.cli.fullscreen.options import Options
from zaubertisch.cli.fullscreen.story import Story
from zaubertisch.cli.table import tables
from zaubertisch.cli.table.boards.drawing import title, wrapped
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words

NARROWEST: Final = 36  # columns to the right
WIDEST: Final = 60
LEAST_STORY: Final = 2  # lines, where the options leave them
LEAST_OPTIONS: Final = 6  # lines, before the story gets any
TALL: Final = 30  # lines that leave room for headings
ROOM_FOR_STORY: Final = 5  # free lines below the board that can take the story


@dataclass
class Shown:
    """What there is to show: a view, the question with its options, the story."""

    words: Words
    view: View | None
    question: str
    options: Options | None
    story: Story


class Layout:
    """How wide both sides are, and the lines of each pane."""

    def __init__(self, width: int) -> None:
        self.right = max(NARROWEST, min(WIDEST, width * 2 // 5))
        self.left = width - self.right - 1
        self.panes: dict[str, list[Text]] = {}


def laid_out(app: Shown, width: int, height: int) -> Layout:
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
    ask(app, plan, height)
    return plan


def ask(app: Shown, plan: Layout, height: int) -> None:
    """The question with its options, and the story in what is left: below them, or below the board if that is free."""
    width = plan.right
    room = height - len(plan.panes["seats"]) - len(plan.panes["hand"])
    question = [title(app.words.say("cli-pane-question"), width)] if app.question and height >= TALL else []
    question += [Text(line, "bold") for part in app.question.split("\n") for line in wrapped(part, width) if part]
    if app.options and app.options.typed:
        typed = app.words.say("cli-type-number", digits=app.options.digits or "none")
        question += [Text(line, "cyan") for line in wrapped(typed, width)]
    wanted = app.options.lines(width) if app.options else 0
    free = height - len(plan.panes["board"])
    beside = wanted > room - len(question) - LEAST_STORY - 1 and free >= ROOM_FOR_STORY
    without = room - len(question) - (0 if beside else LEAST_STORY + 1)
    for_options = max(without, min(LEAST_OPTIONS, wanted, room - len(question)), 2)
    options = app.options.window(width, for_options) if app.options else []
    plan.panes["question"] = question
    plan.panes["options"] = options
    plan.panes["story"] = [] if beside else story(app, width, room - len(question) - len(options))
    if beside:
        plan.panes["board"] = [*plan.panes["board"], *story(app, plan.left, free)]


def story(app: Shown, width: int, height: int) -> list[Text]:
    """The end of the story under its heading."""
    return [title(app.words.say("cli-pane-story"), width), *app.story.last(width, height - 1)] if height > 1 else []
