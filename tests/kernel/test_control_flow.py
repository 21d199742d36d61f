"""Steps and tables: sections call each other, ask, report and end, in the order the rulebook gives."""

from __future__ import annotations

import pytest

from tests.support.toy import Evening, HighCard, HighCardGame, Turn
from zaubertisch.kernel.chance import ScriptedChance
from zaubertisch.kernel.errors import GameOver, Refused
from zaubertisch.kernel.event import EVERYONE
from zaubertisch.kernel.step import AGAIN, ASK, NOBODY, Step

GAME = HighCardGame()


def high_card(script: list[int], greedy: str = "no", listening: bool = False) -> HighCard:
    """Two seats, the first of them begins; each outcome is a place in the deck of 0000 1111 2222 3333."""
    options = {"greedy": greedy, "first_seat": "0"}
    table = GAME.new(2, options=options, chance=ScriptedChance(script), listening=listening)
    assert isinstance(table, HighCard)
    return table


def say(table: HighCard, *words: str) -> None:
    for word in words:
        table.apply(GAME.actions.number(word))


def sections(table: HighCard) -> list[tuple[str, int]]:
    return [(type(step).__name__, step.at) for step in table.stack]


def test_a_section_runs_until_a_seat_is_asked() -> None:
    table = high_card([0, 14])
    assert table.hands == [0, 3]
    assert (table.asked, table.question(), table.over) == (0, "keep_or_swap", False)
    assert GAME.actions.said(table.options()) == ["keep", "swap"]


def test_a_called_section_lies_on_top_and_its_caller_stands_at_the_next_paragraph() -> None:
    assert sections(high_card([0, 14])) == [("Evening", 2), ("Turn", 0)]


def test_the_end_of_a_section_goes_on_with_its_caller() -> None:
    table = high_card([0, 14])
    say(table, "keep")
    assert (table.asked, table.turns) == (1, 1)
    assert sections(table) == [("Evening", 2), ("Turn", 0)]


def test_the_caller_hears_the_report() -> None:
    table = high_card([0, 14, 3, 5], greedy="yes")
    say(table, "swap", "swap", "enough")
    assert (table.stack[0].heard, table.stack[0].report) == (2, 2)
    say(table, "keep")
    assert table.swaps == 2


def test_the_game_is_over_when_the_last_section_ends() -> None:
    table = high_card([0, 14])
    say(table, "keep", "keep")
    assert table.over
    assert (table.asked, table.question(), table.options()) == (NOBODY, "", [])
    assert (table.outcome().winners, table.outcome().reason) == ([1], "highest")
    with pytest.raises(GameOver):
        table.apply(0)
    with pytest.raises(GameOver):
        table.why_not(0)


def test_a_section_may_stay_where_it_is_and_ask_again() -> None:
    table = high_card([0, 14, 3, 5, 6], greedy="yes")
    say(table, "swap")
    assert (table.asked, table.question(), sections(table)[-1]) == (0, "again", ("Turn", 1))
    say(table, "swap")
    assert (table.asked, table.question(), sections(table)[-1]) == (0, "again", ("Turn", 1))


def test_the_only_answer_is_taken_without_asking() -> None:
    table = high_card([0, 14, 3])
    say(table, "swap")
    assert (table.asked, table.question()) == (1, "keep_or_swap")


def test_after_the_last_of_several_answers_the_only_one_is_taken() -> None:
    table = high_card([0, 14, 0, 0, 0], greedy="yes")
    say(table, "swap", "swap", "swap")
    assert table.asked == 1


def test_a_refused_answer_names_seat_word_rule_and_options() -> None:
    table = high_card([0, 14])
    with pytest.raises(Refused, match=r"Seat 1 may not say “enough” now \[HC-002\]. Allowed: keep, swap."):
        say(table, "enough")
    assert table.asked == 0
    with pytest.raises(Refused, match="“#-1”"):
        table.apply(-1)


class Parting(Step[HighCard]):
    """Asks its seat once; the answer ends it with a report."""

    def run(self, g: HighCard) -> int:
        return g.ask(self.seat)


def test_to_ask_is_to_wait_for_this_seat() -> None:
    table = high_card([0, 14])
    assert Parting(1).run(table) == ASK
    assert table.asked == 1


def test_goto_looks_again_at_another_paragraph() -> None:
    section = Parting(1)
    assert section.goto(7) == AGAIN
    assert section.at == 7


def test_a_step_like_another_stands_where_it_stands() -> None:
    section = Turn(2)
    section.at, section.report, section.heard = 1, 3, 4
    twin = section.clone()
    assert (twin.at, twin.seat, twin.report, twin.heard) == (1, 2, 3, 4)


def test_a_cloned_stack_goes_on_by_itself() -> None:
    table = high_card([0, 14, 3, 5], greedy="yes")
    twin = table.clone()
    say(twin, "swap", "enough")
    assert (twin.asked, table.asked) == (1, 0)
    assert (sections(table)[-1], table.stack[0].heard, twin.stack[0].heard) == (("Turn", 0), 0, 1)


def test_a_section_can_be_made_without_arguments() -> None:
    assert (Evening().seat, Turn().seat, Turn().at) == (NOBODY, NOBODY, 0)


def test_who_listens_is_told_what_happens_and_a_clone_is_silent() -> None:
    table = high_card([0, 14, 3], listening=True)
    twin = table.clone()
    say(table, "swap")
    say(twin, "keep")
    assert twin.silent
    assert [event.kind for event in table.events[-3:]] == ["threw", "drew", "drew_unseen"]


def test_listening_begins_with_nothing() -> None:
    table = high_card([0, 14])
    table.listen()
    assert table.events == []
    table.tell(EVERYONE, "sighed", {"seat": 1})
    assert (table.events[0].kind, table.events[0].fields) == ("sighed", {"seat": 1})
