"""Lessons in the terminal: every one of Simsala's can be gone through line by line, in both languages."""

from __future__ import annotations

import pytest

from tests.cli.speaking import zaubertisch
from zaubertisch.lessons.course import Course

LEARN = ("learn", "abraca", "--plain")


def answers() -> list[str]:
    """What a learner types who does as is wished: an answer, or Enter alone."""
    typed: list[str] = []
    for number in range(len(Course("abraca").lessons)):
        course = Course("abraca", number)
        while not course.is_done:
            word = course.step.answer[0] if course.is_asking else ""
            word = "stop" if word == "any" else word
            typed.append(word)
            assert course.say(word) if word else course.on()
            course.hear_others()
    return typed


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_lessons_lead_to_a_real_game(lang: str) -> None:
    result = zaubertisch(*LEARN, typed="\n".join([*answers(), "", "8", ""]), lang=lang)
    first, last = {"en": ("Lesson 1 of 6: Your first call", "Lesson 6 of 6: The end of a round"),
                   "de": ("Lektion 1 von 6: Deine erste Ansage", "Lektion 6 von 6: Das Ende eines Durchgangs")}[lang]
    assert first in result.stdout
    assert last in result.stdout
    begins = {
        "en": "Type a number, a word or a name; “?” shows",
        "de": "Tippe eine Zahl, ein Wort oder einen Namen; „?“ zeigt",
    }
    assert result.stdout.count(begins[lang]) == 1


def test_whoever_likes_leaves_after_the_lessons() -> None:
    result = zaubertisch(*LEARN, "--lesson", "6", typed="\ncall 6\n\n\n\n\nq\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "You call 6" in result.stdout


def test_wrong_answers_are_told_kindly_and_illegal_ones_with_their_rule() -> None:
    result = zaubertisch(*LEARN, typed="\n\n\n1\n5\nstop\nfly\n8\nq\n")
    assert "The 1 is the rarest stone of all" in result.stdout
    assert "“5 Lightning Tempest” is allowed. But this lesson" in result.stdout
    assert "[AB-020]" in result.stderr
    assert "“fly” is not a move of this game" in result.stderr
    assert "Simsala! There was an 8" in result.stdout
    assert result.exit_code == 0


def test_help_hint_rule_table_back_again_and_skip() -> None:
    lines = ["hint", "", "", "", "hint", "?", "rule AB-022", "rule xyzzy", "table", "8", "back", "8", "again", "skip"]
    result = zaubertisch(*LEARN, typed="\n".join([*lines, "q", ""]))
    assert "Try “8 Magic Drink (call 8)”." in result.stdout
    assert "what this lesson wishes now" in result.stdout
    assert "[AB-022] After a success" in result.stdout
    assert "There is no rule “xyzzy”" in result.stderr
    assert result.stdout.count("You call 8") == 2
    assert result.stdout.count("Lesson 1 of 6") == 2
    assert "Lesson 2 of 6" in result.stdout


def test_where_any_answer_will_do_the_hint_says_so() -> None:
    assert "every answer is right" in zaubertisch(*LEARN, "--lesson", "3", typed="\n7\n\nhint\nq\n").stdout


def test_the_game_may_be_chosen_and_must_have_lessons() -> None:
    assert "Your first call" in zaubertisch("learn", "--plain", typed="abraca\nq\n").stdout
    result = zaubertisch("learn", "abraca", "--lesson", "7")
    assert (result.exit_code, result.stderr) == (2, "There are 6 lessons, and 7 is none of them.\n")
    assert "has ended before the last lesson" in zaubertisch(*LEARN).stderr
