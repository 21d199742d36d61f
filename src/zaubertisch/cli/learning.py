"""Learning: the lessons of a game in plain lines, a sentence at a time, and then a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zaubertisch.cli.mishap import Mishap, sentence
from zaubertisch.cli.table.beginning import begin
from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.playing import WENT_WELL, WENT_WRONG, Playing
from zaubertisch.cli.table.screen import Screen, open_screen
from zaubertisch.cli.table.seating import Wish, names_at, seated
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.lessons.course import GENTLE, LEARNER, Course
from zaubertisch.lessons.lesson import ANY
from zaubertisch.lessons.sentences import LessonWords
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find

FIRST_TABLE: Final = 3  # seats of the game that follows the lessons, where the box allows it
STAY: Final = -1
PLAY: Final = -2  # the lessons are over, and a real game is wished

#: What can be typed instead of a move, in both languages.
COMMANDS: Final[dict[str, str]] = {
    "?": "help", "help": "help", "hilfe": "help", "hint": "hint", "tipp": "hint", "rule": "rule", "regel": "rule",
    "back": "back", "zurück": "back", "zurueck": "back", "again": "again", "nochmal": "again", "skip": "skip",
    "weiter": "skip", "table": "table", "tisch": "table", "quit": "quit", "q": "quit", "ende": "quit",
}


class Learning:
    """One course at the terminal."""

    def __init__(self, course: Course, screen: Screen, words: LessonWords) -> None:
        self.course = course
        self.screen = screen
        self.words = words
        self.unseen = True  # whether the table has changed since it was shown

    def run(self) -> int:
        """To the end of the last lesson; says the exit code, or that a game is wished."""
        self.screen.heading(self.words.say("title"))
        self.screen.say(self.words.say("cli-lesson-welcome"))
        self.say_title()
        try:
            code = STAY
            while code == STAY:
                code = self.next_sentence()
        except KeyboardInterrupt:
            self.screen.say()
            return WENT_WELL
        except EOFError:
            return self.input_ended()
        return code

    def next_sentence(self) -> int:
        """What is said now, and what the learner answers."""
        if self.course.is_done:
            return self.after_lesson()
        if self.unseen:
            self.unseen = False
            self.screen.table(self.course.referee.view(LEARNER))
        self.screen.say()
        self.screen.say(self.words.tell(self.course.sentence))
        if self.course.is_asking:
            self.screen.choices(self.question(), self.choices())
        else:
            self.screen.say(self.words.say("cli-lesson-on"))
        before = self.moment
        while self.moment == before and not self.course.is_done:
            code = self.hear(self.screen.ask())
            if code != STAY:
                return code
        return STAY

    @property
    def moment(self) -> tuple[int, int, bool]:
        """Where one is: it changes when something else is to be said."""
        return self.course.number, self.course.place, self.course.told_after

    def after_lesson(self) -> int:
        """On to the next lesson; after the last one, to a table if one likes."""
        if self.course.number + 1 < len(self.course.lessons):
            self.begin(self.course.number + 1)
            return STAY
        self.screen.say(self.words.say("cli-lesson-game"))
        return WENT_WELL if COMMANDS.get(self.screen.ask().lower(), "") == "quit" else PLAY

    def begin(self, number: int) -> None:
        self.course.begin(number)
        self.screen.told = []  # it is another table
        self.unseen = True
        self.say_title()

    def say_title(self) -> None:
        title = self.words.tell(self.course.lesson.title)
        number, count = self.course.number + 1, len(self.course.lessons)
        self.screen.heading(self.words.say("cli-lesson", number=number, count=count, title=title))

    # One typed line

    def hear(self, text: str) -> int:
        """A move, a command, or nothing but Enter."""
        if not text and self.course.on():
            self.hear_others()
            return STAY
        verb, _, rest = text.partition(" ")
        command = COMMANDS.get(verb.lower(), "") if text else "help"
        if command:
            return self.obey(command, rest.strip())
        try:
            self.say(self.choices().meant(text))
        except ZaubertischError as error:
            self.screen.complain(sentence(self.words, error))
        return STAY

    def say(self, word: str) -> None:
        """A move: taken if it was wished, else answered with a sentence."""
        before = self.course.referee.happened
        if self.course.say(word):
            self.tell_since(before)
            self.hear_others()
        else:
            self.screen.say(self.words.tell(self.course.reply, self.course.pressed))

    def hear_others(self) -> None:
        while self.course.is_waiting:
            before = self.course.referee.happened
            self.course.go_on()
            self.tell_since(before)

    def tell_since(self, before: int) -> None:
        self.unseen = True
        events = self.course.referee.events(LEARNER, before)
        self.screen.story([self.words.event(event, LEARNER) for event in events])

    def obey(self, command: str, rest: str) -> int:
        if command == "quit":
            return WENT_WELL
        if command == "rule":
            self.rule(rest)
        else:
            self.deeds[command]()
        return STAY

    @property
    def deeds(self) -> dict[str, Callable[[], None]]:
        return {"help": self.help, "hint": self.hint, "table": self.show, "back": self.back, "again": self.again,
                "skip": self.course.skip}

    def help(self) -> None:
        self.screen.say(self.words.say("cli-lesson-help"))

    def hint(self) -> None:
        """What is wished."""
        wished = self.course.step.answer
        if not self.course.is_asking:
            self.screen.say(self.words.say("cli-lesson-on"))
        elif wished == [ANY]:
            self.screen.say(self.words.say("cli-lesson-any"))
        else:
            self.screen.say(self.words.say("cli-lesson-try", move=self.words.move(wished[0], typed=True)))

    def rule(self, text: str) -> None:
        found = find(self.words, text) if text else []
        if not found:
            self.screen.complain(self.words.error(Mishap("no-such-rule", text=text)))
        for rule in found:
            self.screen.say(f"[{rule}] {self.words.rule(rule)}")

    def show(self) -> None:
        self.screen.whole_table(self.course.referee.view(LEARNER))

    def back(self) -> None:
        self.course.back()
        self.show()
        self.screen.say(self.words.tell(self.course.sentence))

    def again(self) -> None:
        self.begin(self.course.number)

    # Reading

    def question(self) -> str:
        return self.words.question(self.course.referee.view(LEARNER).question)

    def choices(self) -> Choices:
        referee = self.course.referee
        return Choices(self.course.game.actions, referee.options(LEARNER), self.words, referee.view(LEARNER))

    def input_ended(self) -> int:
        """Ctrl-D is a wish to leave; a pipe that ends before the lessons do is a mishap."""
        if self.screen.somebody:
            self.screen.say()
            return WENT_WELL
        self.screen.complain(self.words.error(Mishap("lessons-ended")))
        return WENT_WRONG


def learn_and_play(general: Words, game: str, number: int, plain: bool) -> int:
    """The lessons of a game from this one on, and a game against apprentices; says the exit code."""
    course = Course(game, number)
    screen = open_screen(general, plain)
    words = screen.words = LessonWords(general.lang, course.game.key, named(general, course.game.most))
    code = Learning(course, screen, words).run()
    if code != PLAY:
        return code
    most = min(max(FIRST_TABLE, course.game.fewest), course.game.most)
    sitting = seated(Wish(course.game.key, most, GENTLE))
    screen.words = Words(general.lang, course.game.key, named(general, most))
    playing = Playing(sitting, screen)
    begin(playing, screen.words)
    return playing.run()


def named(general: Words, seats: int) -> list[str]:
    """What everybody is called."""
    return [name or general.say("you") for name in names_at("", seats, LEARNER)]
