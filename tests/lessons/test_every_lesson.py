"""Every lesson of every game, played to its end on the engine: none can break unnoticed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeGuard

import pytest
from fluent.syntax.ast import Message

from zaubertisch.kernel.errors import Refused
from zaubertisch.lessons.course import LEARNER, OTHERWISE, READ_ON, Course
from zaubertisch.lessons.lesson import ANY, BOTS, PLACE, Step, lessons_of, taught
from zaubertisch.lessons.sentences import LessonWords
from zaubertisch.words.bundles import LANGUAGES, page

WEB: Final = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES: Final = ["you", "Mira", "Rigel", "Spica", "Atair", "Deneb"]
LESSONS: Final = [(game, number) for game in taught() for number in range(len(lessons_of(game)))]
NOW: Final = "lesson-now-"  # what a question of the real game means
MARKED: Final = re.compile(r"data-place=(?:\{.*?`([^`]+)`\}|\"([^\"]+)\")")


def named(case: tuple[str, int]) -> str:
    game, number = case
    return f"{game}-{lessons_of(game)[number].id}"


def steps(course: Course) -> Iterator[Step]:
    """Every step, reached as a learner reaches it; whoever takes them leaves each to its question."""
    while not course.is_done:
        yield course.step
        if course.is_asking:
            assert course.say(wished(course)), f"“{wished(course)}” is wished, and not taken"
            course.hear_others()
        while not course.is_asking and not course.is_done:
            before = course.place, course.told_after
            assert course.on()
            course.hear_others()
            if course.place != before[0]:
                break


def wished(course: Course) -> str:
    """The first word wished; any, where any will do."""
    answer = course.step.answer[0]
    return course.referee.words(LEARNER)[0] if answer == ANY else answer


@pytest.mark.parametrize("case", LESSONS, ids=named)
def test_every_lesson_can_be_played_to_its_end(case: tuple[str, int]) -> None:
    course = Course(*case)
    for step in steps(course):
        if not step.answer:
            continue
        assert course.referee.asked == LEARNER, f"{step.ask}: the learner is not asked"
        options = course.referee.words(LEARNER)
        for word in [each for each in step.answer if each != ANY]:
            assert word in options, f"{step.ask}: “{word}” is wished and cannot be said; there are {options}"
    assert course.place == len(course.lesson.steps)


@pytest.mark.parametrize("case", LESSONS, ids=named)
def test_every_answer_that_is_wished_leads_on(case: tuple[str, int]) -> None:
    """Not the first alone: whichever of several words is said, the lesson can be played on."""
    game, number = case
    for place, step in enumerate(lessons_of(game)[number].steps):
        for word in step.answer[1:]:
            course = Course(game, number)
            for _ in steps(course):
                if course.place == place:
                    assert course.say(word)
                    course.hear_others()
                    break
            assert sum(1 for _ in steps(course)) <= len(course.lesson.steps)
            assert course.is_done


@pytest.mark.parametrize("case", LESSONS, ids=named)
def test_wrong_presses_are_answered_and_change_nothing(case: tuple[str, int]) -> None:
    course = Course(*case)
    for step in steps(course):
        before = course.referee.save()
        for word in step.wrong:
            assert not step.wishes(word), f"{step.ask}: “{word}” is wished and answered as wrong"
            assert not course.say(word), f"{step.ask}: “{word}” has a sentence of its own and cannot be said"
            assert course.reply == step.wrong[word]
        words = course.referee.words(LEARNER)
        unanswered = [each for each in words if not step.wishes(each) and each not in step.wrong]
        for word in unanswered:
            assert not course.say(word)
            assert course.reply == (OTHERWISE if step.answer else READ_ON)
        assert course.referee.save() == before


@pytest.mark.parametrize("case", LESSONS, ids=named)
def test_what_is_pointed_at_is_an_option_or_a_place_of_the_board(case: tuple[str, int]) -> None:
    course = Course(*case)
    for step in steps(course):
        for each in step.point:
            if each.startswith(PLACE):
                place = each.removeprefix(PLACE)
                assert any(known.fullmatch(place) for known in places(case[0])), f"{step.ask}: no place {place}"
            else:
                assert is_said(course, each), f"{step.ask}: “{each}” is pointed at and cannot be said"


def is_said(course: Course, word: str) -> bool:
    """Whether a board shows this word: it may be said, or is refused by a rule."""
    return word in course.referee.words(LEARNER) or isinstance(course.referee.refusal(LEARNER, word), Refused)


@cache
def places(game: str) -> list[re.Pattern[str]]:
    """The places the page marks on this game's board."""
    marks = [found for file in (WEB / game).rglob("*.svelte") for found in MARKED.findall(file.read_text("utf-8"))]
    return [re.compile(re.sub(r"\\?\$?\\?\{[^}]*\}", r"[\\w-]+", one or other)) for one, other in marks]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_every_sentence_is_there_and_says_what_it_is_given(game: str, lang: str) -> None:
    words = LessonWords(lang, game, NAMES, strict=True)
    for lesson in lessons_of(game):
        assert words.tell(lesson.title)
        for sentence in [each for step in lesson.steps for each in step.sentences]:
            assert words.tell(sentence)
    for sentence in (OTHERWISE, READ_ON):
        assert words.tell(sentence, lesson_word(game))


def lesson_word(game: str) -> str:
    return next(word for lesson in lessons_of(game) for step in lesson.steps for word in step.answer if word != ANY)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_no_sentence_is_left_over(game: str, lang: str) -> None:
    said = {lesson.title for lesson in lessons_of(game)}
    said |= {each for lesson in lessons_of(game) for step in lesson.steps for each in step.sentences}
    there = {each.id.name for each in page("zaubertisch.lessons", f"locale/{game}.{lang}.ftl").body if is_message(each)}
    afterwards = {each for each in there if each.startswith(NOW)}
    assert there - afterwards == said
    words = LessonWords(lang, game, NAMES, strict=True)
    for each in afterwards:
        assert words.has(f"question-{each.removeprefix(NOW)}"), f"{game} asks no such question: {each}"
        assert words.tell(each)


def is_message(entry: object) -> TypeGuard[Message]:
    return isinstance(entry, Message)


@pytest.mark.parametrize("game", taught())
def test_lessons_are_told_apart_and_others_are_seats_or_bots(game: str) -> None:
    ids = [lesson.id for lesson in lessons_of(game)]
    assert len(set(ids)) == len(ids)
    for step in [each for lesson in lessons_of(game) for each in lesson.steps]:
        assert all(other == BOTS or re.fullmatch(r"[1-5]: .+", other) for other in step.others), step.others


def test_the_page_offers_lessons_where_there_are_some() -> None:
    covers = (WEB / "index.ts").read_text("utf-8")
    marked = re.findall(r'id: "(\w+)"[^}]*taught: true', covers)
    assert set(marked) == set(taught())
