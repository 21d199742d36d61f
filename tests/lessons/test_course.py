"""A course leads through its lessons: what is wished is taken, nothing else changes the table, and one can go back."""

from __future__ import annotations

import pytest

from zaubertisch.kernel.errors import BadSetup, GameOver, NotYourTurn, Refused, UnknownWord
from zaubertisch.lessons import course as leading
from zaubertisch.lessons.course import LEARNER, OTHERWISE, READ_ON, Course
from zaubertisch.lessons.lesson import BadLesson, Lesson, lesson, lessons_of, listed

SCENE = "abraca 3\nrow 0 8 8 7 5 3\nrow 1 1 2 6 6 7\nrow 2 2 4 5 7 8"


def taught(monkeypatch: pytest.MonkeyPatch, *steps: dict[str, object], scene: str = SCENE) -> Course:
    """The course of one lesson with these steps."""
    only = lesson({"id": "try", "scene": scene, "step": list(steps)})
    monkeypatch.setattr(leading, "lessons_of", lambda game: [only])
    return Course("abraca")


def test_what_is_wished_is_taken_and_the_others_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(
        monkeypatch, {"ask": "call", "answer": "call 8", "point": "call 8", "after": "fine"},
        {"ask": "stop", "answer": "stop", "others": ["1: call 6", "1: stop", "2: call 8", "2: stop"], "after": "end"},
    )
    assert (course.is_asking, course.sentence, course.point) == (True, "lesson-try-call", ["call 8"])
    assert course.say("call 8")
    assert (course.is_asking, course.sentence, course.point) == (False, "lesson-try-fine", [])
    assert course.on()
    assert course.say("stop")
    assert course.is_waiting
    with pytest.raises(NotYourTurn):
        course.say("call 1")
    assert not course.on()
    course.go_on()
    assert course.referee.number == 3
    course.hear_others()
    assert (course.sentence, course.is_done, course.referee.asked) == ("lesson-try-end", False, LEARNER)
    assert course.on()
    assert course.is_done
    assert not course.on()
    with pytest.raises(GameOver):
        course.say("call 1")


def test_wrong_words_are_answered_kindly_and_illegal_ones_as_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(monkeypatch, {"ask": "call", "answer": "call 8", "wrong": {"call 1": "rare"}})
    before = course.referee.save()
    assert not course.say("call 1")
    assert (course.reply, course.pressed) == ("lesson-try-rare", "call 1")
    assert not course.say("call 2")
    assert (course.reply, course.pressed) == (OTHERWISE, "call 2")
    with pytest.raises(Refused, match="AB-020"):
        course.say("stop")
    with pytest.raises(UnknownWord):
        course.say("cal 8")
    assert course.referee.save() == before
    assert course.say("call 8")
    assert (course.reply, course.is_done) == ("", True)


def test_where_there_is_only_to_read_nothing_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(monkeypatch, {"ask": "look", "others": []}, {"ask": "call", "answer": "any"})
    assert not course.say("call 8")
    assert course.reply == READ_ON
    assert course.on()
    assert course.reply == ""
    assert course.is_asking
    assert not course.on()
    assert course.say("call 2")
    assert course.is_done


def test_the_next_answer_may_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(
        monkeypatch, {"ask": "call", "answer": "call 8", "after": "fine"},
        {"ask": "more", "answer": "call 8", "after": "end"},
    )
    assert course.say("call 8")
    assert course.say("call 8")
    assert course.sentence == "lesson-try-end"
    assert not course.say("stop")
    assert (course.reply, course.sentence) == (READ_ON, "lesson-try-end")


def test_chance_says_what_the_lesson_says(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(monkeypatch, {"ask": "dragon", "answer": "call 1", "chance": ["die 3"]},
                    scene=f"{SCENE}\nlives 5 5 5")
    assert course.say("call 1")
    assert getattr(course.referee.view(LEARNER), "lives") == [2, 5, 5]  # noqa: B009


def test_bots_play_until_the_learner_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(monkeypatch, {"ask": "call", "answer": "call 1", "others": "bots", "after": "back"})
    assert course.say("call 1")
    assert course.is_waiting
    course.hear_others()
    assert course.referee.asked == LEARNER
    assert course.sentence == "lesson-try-back"


def test_one_goes_back_to_the_question_before_and_the_table_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    course = taught(
        monkeypatch, {"ask": "look"}, {"ask": "call", "answer": ["call 8", "call 7"], "after": "fine"},
        {"ask": "stop", "answer": "stop", "others": ["1: call 6", "1: stop", "2: call 8", "2: stop"]},
        {"ask": "again", "answer": "any"},
    )
    before = course.referee.save()
    course.back()
    assert course.place == 0
    course.on()
    course.say("call 7")
    then = course.referee.save()
    course.back()
    assert (course.sentence, course.referee.save()) == ("lesson-try-call", before)
    course.say("call 7")
    course.on()
    course.say("stop")
    course.hear_others()
    last = course.referee.save()
    assert course.sentence == "lesson-try-again"
    course.say("call 1")
    assert course.is_done
    course.back()
    assert (course.sentence, course.referee.save()) == ("lesson-try-again", last)
    course.back()
    assert (course.sentence, course.referee.save()) == ("lesson-try-stop", then)


def test_there_is_no_lesson_beyond_the_last() -> None:
    with pytest.raises(BadSetup, match="abraca has 6 lessons, and no number 7"):
        Course("abraca", 6)
    assert Course("abraca", 5).lesson is lessons_of("abraca")[5]


def test_a_file_that_lacks_something_says_so() -> None:
    with pytest.raises(BadLesson, match="The lesson “x” lacks 'scene'"):
        lesson({"id": "x", "step": []})
    with pytest.raises(BadLesson, match="“asks” is no key of a step; there are after, answer, ask"):
        lesson({"id": "x", "scene": SCENE, "step": [{"asks": "y"}]})
    assert listed("one") == listed(["one"])
    assert Lesson("x", SCENE, []).title == "lesson-x"
