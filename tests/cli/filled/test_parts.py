"""The parts of the filled table by themselves: keys, numbers that are typed, the story, colours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from rich.color import ColorType
from rich.style import Style

import zaubertisch
from tests.cli.filled.test_fitting import questions, sit
from zaubertisch import games
from zaubertisch.cli.fullscreen.keys import COMMANDS
from zaubertisch.cli.fullscreen.layout import laid_out
from zaubertisch.cli.fullscreen.options import Options
from zaubertisch.cli.fullscreen.story import Story
from zaubertisch.cli.table.changes import changed
from zaubertisch.cli.table.choices import Choices
from zaubertisch.words.catalogue import Words


def options(game: str, *said: str) -> Options:
    actions = games.get(game).actions
    return Options(Choices(actions, [actions.number(word) for word in said], Words("en", game)))


def test_what_ends_something_is_nought_and_one_is_what_comes_first() -> None:
    assert options("wizwar", "finish", "cast fog", "punch").keys == ["0", "1", "2"]
    assert options("wizwar", "pass").keys == ["1"]


def test_a_step_has_the_same_key_whatever_walls_there_are() -> None:
    assert options("wizwar", "finish", "step south", "step west", "punch").keys == ["0", "3", "4", "5"]
    assert options("wizwar", "finish", "step west", "punch").keys == ["0", "4", "5"]


def test_moves_keep_their_own_digits_and_others_get_keys_that_are_no_commands() -> None:
    assert options("abraca", "stop", "call 5", "call 8").keys == ["0", "5", "8"]
    many = options("wizwar", *(f"square {letter}{number}" for letter in "abcd" for number in range(1, 11)))
    assert many.keys[:10] == [*"123456789", "a"]
    assert not set(many.keys) & set(COMMANDS)


def test_the_cursor_does_not_begin_on_what_ends_something_unless_there_is_nothing_else() -> None:
    begun = options("wizwar", "finish", "step north", "cast fireball")
    assert begun.words[begun.at] == "step north"
    alone = options("wizwar", "pass")
    assert alone.words[alone.at] == "pass"
    bids = options("zavandor", "pass", *(f"bid {bid}" for bid in range(20, 140)))
    assert bids.words[bids.at] == "pass"


def test_a_bid_is_typed_digit_by_digit() -> None:
    bids = options("zavandor", "pass", *(f"bid {bid}" for bid in range(20, 140)))
    assert bids.typed
    bids.type("1")
    bids.type("0")
    bids.type("5")
    assert bids.words[bids.at] == "bid 105"
    bids.type("4")
    assert bids.words[bids.at] == "pass"
    bids.type("0")
    assert bids.words[bids.at] == "bid 40"


def test_of_bids_only_the_one_meant_is_shown_with_where_they_go_from_and_to() -> None:
    bids = options("zavandor", "pass", *(f"bid {bid}" for bid in range(20, 140)))
    assert [line.plain.strip() for _, line in bids.drawn(40)] == ["▸Pass", "Bid 20 (20–139)"]
    for digit in "105":
        bids.type(digit)
    assert [line.plain.strip() for _, line in bids.drawn(40)] == ["Pass", "▸Bid 105 (20–139)"]


def test_more_options_than_fit_are_shown_around_the_cursor() -> None:
    many = options("wizwar", *(f"square {letter}{number}" for letter in "abcdefghij" for number in range(1, 11)))
    many.at = 50
    shown = many.window(36, 8)
    assert len(shown) == 8
    assert any("▸" in line.plain for line in shown)
    assert "↑" in shown[-1].plain
    assert "↓" in shown[-1].plain


def test_the_steps_of_one_walk_are_one_way_and_what_is_new_stands_out() -> None:
    story = Story()
    story.tell(["Circe comes to a1."], 1)
    story.tell(["Circe comes to a2."], 1)
    story.tell(["Circe comes to b2.", "Circe draws a card.", "Circe draws a card."], 1)
    story.grow_old()
    story.tell(["Circe comes to b3."], 1)
    old, new = story.paragraphs
    assert old.sentences == ["Circe comes to a1 → a2 → b2.", "Circe draws a card."]
    assert new.sentences == ["Circe comes to b3."]
    assert (old.new, new.new) == (False, True)


@pytest.mark.parametrize("game", games.IDS)
def test_sixteen_colours_are_enough_and_seats_have_signs(game: str) -> None:
    for number, shown in enumerate(questions(sit(game), "en")):
        if number % 5:
            continue
        panes = laid_out(shown, 80, 22).panes
        for line in [line for lines in panes.values() for line in lines]:
            for style in [line.style, *(span.style for span in line.spans)]:
                assert is_standard(Style.parse(style) if isinstance(style, str) else style)


def is_standard(style: Style) -> bool:
    colours = [colour for colour in (style.color, style.bgcolor) if colour]
    return all(colour.type in (ColorType.STANDARD, ColorType.DEFAULT) for colour in colours)


def test_what_changed_is_told_below_its_headings() -> None:
    before = ["You", "  6 lives", "Merlin", "  6 lives", "  no stones", "The die: 1"]
    now = ["You", "  6 lives", "Merlin", "  5 lives", "  no stones", "  a diary", "The die: 1", "Circe", "  6 lives"]
    assert changed(before, now) == ["Merlin", "  5 lives", "  a diary", "Circe", "  6 lives"]
    assert changed([], before) == before
    assert changed(before, before) == []


def test_the_full_screen_is_imported_only_when_it_opens() -> None:
    asked = "import sys, zaubertisch.cli.app, zaubertisch.cli.fullscreen.opening; print('textual' in sys.modules)"
    source = str(Path(zaubertisch.__file__).parents[1])
    said = subprocess.run([sys.executable, "-c", asked], env={"PYTHONPATH": source}, capture_output=True, text=True,
                          check=True)
    assert said.stdout == "False\n"
