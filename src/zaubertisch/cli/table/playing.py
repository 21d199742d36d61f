"""Playing: bots move, the person is asked, until the game is over or somebody leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from zaubertisch.bots.bot import Choice
from zaubertisch.cli.mishap import Mishap, sentence
from zaubertisch.cli.table.choices import Choices, one_of_each
from zaubertisch.cli.table.keeping import free_name, keep
from zaubertisch.cli.table.screen import Screen
from zaubertisch.cli.table.sitting import Sitting
from zaubertisch.kernel.errors import NotYourTurn, ZaubertischError
from zaubertisch.kernel.event import Event
from zaubertisch.kernel.step import NOBODY
from zaubertisch.words.catalogue import yes_or_no
from zaubertisch.words.rulebook import find

WENT_WELL: Final = 0
WENT_WRONG: Final = 2
INTERRUPTED: Final = 130
PLAY_ON: Final = -1

#: What is said at a drawn table without a question where nothing else can be said, as on the page.
FORCED: Final = ("pass", "done")

#: What can be typed instead of a move, in both languages.
COMMANDS: Final[dict[str, str]] = {
    "?": "help", "help": "help", "hilfe": "help", "hint": "hint", "tipp": "hint", "rule": "rule", "regel": "rule",
    "save": "save", "speichern": "save", "quit": "quit", "q": "quit", "ende": "quit",
    "table": "table", "tisch": "table", "log": "log", "verlauf": "log",
    "undo": "undo", "u": "undo", "zurück": "undo", "zurueck": "undo", "z": "undo",
}


class Playing:
    """One evening at the terminal: the sitting, the screen, and the file the game is kept in, if any."""

    def __init__(self, sitting: Sitting, screen: Screen, file: Path | None = None, aloud: bool = False) -> None:
        self.sitting = sitting
        self.screen = screen
        self.words = screen.words
        self.file = file
        self.aloud = aloud
        self.kept = 0  # moves that are on disk
        self.failing = False  # whether the last try to keep the game failed
        self.stumbled = False  # whether anything typed was wrong
        self.since = 0  # events before the person's last move
        self.unseen = True  # whether others have moved since the person saw the table

    # The course of the evening

    def run(self) -> int:
        """Play to the end; says the exit code."""
        code = PLAY_ON
        while code == PLAY_ON:
            try:
                code = self.next_move()
            except KeyboardInterrupt:
                self.screen.say()
                code = self.leave(INTERRUPTED)
            except EOFError:
                if self.screen.somebody:
                    self.screen.say()
                code = self.input_ended()
        return code

    def next_move(self) -> int:
        """One bot's move, or one line of the person's, or the end."""
        if self.sitting.referee.over:
            return self.end()
        if self.sitting.my_turn:
            return self.ask_me()
        self.let_bot_move()
        return PLAY_ON

    def let_bot_move(self) -> None:
        seat = self.sitting.referee.asked
        choice = self.sitting.bot_choice()
        events = self.sitting.say(self.sitting.game.actions.word(choice.action))
        self.unseen = True
        self.screen.glance(self.sitting.referee.view(self.sitting.me))
        self.tell(events, self.reason(choice, self.words.seat(seat)) if self.aloud else "", seat)

    def ask_me(self) -> int:
        """Show the table and the question, then listen until a line changes something."""
        self.keep_quietly()
        if word := self.forced():
            self.move(word)
            return PLAY_ON
        if self.unseen or self.screen.shows_every_move:
            self.show()
        choices = self.choices()
        self.screen.choices(self.question(), choices)
        moves = len(self.sitting.record().moves)
        while len(self.sitting.record().moves) == moves:
            code = self.hear(self.screen.ask(), choices)
            if code != PLAY_ON:
                return code
        return PLAY_ON

    def forced(self) -> str:
        """The only word that can be said, if it does nothing but go on; plain lines ask every time."""
        if not self.screen.answers_by_itself or not self.sitting.my_turn:
            return ""
        said = self.choices().said
        return said[0] if len(said) == 1 and said[0] in FORCED else ""

    def hear(self, text: str, choices: Choices) -> int:
        """One typed line: a move or a command."""
        verb, _, rest = text.partition(" ")
        command = COMMANDS.get(verb.lower(), "") if text else "help"
        if command and not choices.offered(text):
            return self.obey(command, rest.strip())
        try:
            self.move(choices.meant(text))
        except ZaubertischError as error:
            self.stumbled = True
            self.screen.complain(sentence(self.words, error))
        return PLAY_ON

    def move(self, word: str) -> None:
        """The person's own move; whoever speaks for another seat (`2: call 5`) is told that it is not asked."""
        seat, colon, _ = word.partition(":")
        me = self.sitting.me
        if colon and seat.strip().isdigit() and int(seat) != me:
            raise NotYourTurn(int(seat), me)
        before = self.sitting.referee.happened
        events = self.sitting.say(word.partition(":")[2].strip() if colon else word)
        self.since = before
        self.screen.glance(self.sitting.referee.view(me))
        self.tell(events, seat=me)
        self.keep_quietly()

    def end(self) -> int:
        self.keep_quietly()
        referee = self.sitting.referee
        outcome = referee.outcome()
        self.screen.table(referee.view(self.sitting.me))
        self.screen.heading(self.words.outcome(outcome, self.sitting.me))
        ranking = sorted(range(referee.seats), key=lambda seat: -outcome.scores[seat])
        scores = ", ".join(f"{self.words.seat(seat)} {outcome.scores[seat]}" for seat in ranking)
        self.screen.say(self.words.say("cli-scores", scores=scores))
        if self.file and not self.failing:
            self.screen.say(self.words.say("cli-kept-whole", path=str(self.file)))
        return self.code()

    def code(self) -> int:
        """A pipe learns at the end that something in it was wrong; a person was told at once."""
        return WENT_WRONG if self.stumbled and not self.screen.somebody else WENT_WELL

    # Telling

    def tell(self, events: list[Event], reason: str = "", seat: int = NOBODY) -> None:
        self.screen.story([self.words.event(event, self.sitting.me) for event in events], reason, seat)

    def reason(self, choice: Choice, name: str) -> str:
        return self.words.say("cli-reason", name=name, reason=self.words.because(choice, self.sitting.me))

    def show(self) -> None:
        self.unseen = False
        self.screen.table(self.sitting.referee.view(self.sitting.me))

    def question(self) -> str:
        return self.words.question(self.sitting.referee.view(self.sitting.me).question)

    def choices(self) -> Choices:
        options = self.sitting.referee.options(self.sitting.me)
        return Choices(self.sitting.game.actions, options, self.words, self.sitting.referee.view(self.sitting.me))

    # Commands

    def obey(self, command: str, rest: str) -> int:
        match command:
            case "quit": return self.leave(WENT_WELL)
            case "save": self.save(rest)
            case "hint": self.hint()
            case "rule": self.rule(rest)
            case "table": self.ask_again()
            case "undo": self.take_back()
            case "log": self.tell(self.sitting.referee.events(self.sitting.me, self.since))
            case _: self.help()
        return PLAY_ON

    def help(self) -> None:
        """What can be typed, with a move and a rule of this game as examples."""
        said = self.choices().said
        rule = find(self.words, "")[0]
        label = self.words.option(said[-1])
        self.screen.say(self.words.say("cli-help-typing", word=said[-1], label=label, rule=rule))
        self.screen.say(self.words.say("cli-help-examples"))
        for word in one_of_each(said):
            self.screen.say(f"    {word} – {self.words.option(word)}")

    def ask_again(self) -> None:
        self.unseen = False
        self.screen.whole_table(self.sitting.referee.view(self.sitting.me))
        self.screen.choices(self.question(), self.choices())

    def take_back(self) -> None:
        """The last move did not happen; what somebody saw by it they have seen, and that is told."""
        try:
            word, learnt = self.sitting.take_back()
            while self.forced() and self.sitting.may_take_back:  # what was said by itself would be said again
                word, more = self.sitting.take_back()
                learnt = learnt or more
        except Mishap as error:
            self.screen.complain(self.words.error(error))
            return
        self.since = self.sitting.referee.happened
        self.unseen = True
        self.screen.taken_back(self.words.say("cli-undone", move=self.words.option(word), learnt=yes_or_no(learnt)))

    def hint(self) -> None:
        choice = self.sitting.hint()
        word = self.sitting.game.actions.word(choice.action)
        reason = self.words.because(choice, self.sitting.me)
        self.screen.hint(word, self.words.say("cli-hint", move=self.words.move(word, typed=True), reason=reason))

    def rule(self, text: str) -> None:
        found = find(self.words, text) if text else []
        if not found:
            self.screen.complain(self.words.error(Mishap("no-such-rule", text=text)))
        for rule in found:
            self.screen.say(f"[{rule}] {self.words.rule(rule)}")

    # Keeping and leaving

    def save(self, name: str = "") -> bool:
        """Keep the game where it is wished, where it was kept before, or in a new file; says whether that worked."""
        self.file = Path(name) if name else self.file or free_name(self.sitting.game.key)
        self.failing = False
        kept = self.keep_quietly()
        if kept:
            self.screen.say(self.words.say("cli-kept", path=str(self.file)))
        return kept

    def keep_quietly(self) -> bool:
        """Keep the game if it has a file; a failure is told once, and the game goes on."""
        if self.file is None:
            return False
        record = self.sitting.record()
        try:
            keep(self.file, record)
        except ZaubertischError as error:
            if not self.failing:
                self.screen.complain(sentence(self.words, error))
            self.failing = True
            return False
        self.kept = len(record.moves)
        self.failing = False
        return True

    def leave(self, code: int) -> int:
        """Leave, keeping the game if it is to be kept; whoever sits there is asked first."""
        unkept = self.kept < len(self.sitting.record().moves)
        if not self.screen.somebody or not unkept:
            return self.left(code)
        try:
            answer, _, name = self.screen.ask(self.words.say("cli-leave") + " ").partition(" ")
        except (KeyboardInterrupt, EOFError):
            self.screen.say()
            return self.left(code)
        if answer.lower().startswith("s"):
            return self.left(WENT_WELL) if self.save(name.strip()) else PLAY_ON
        return self.left(code) if answer.lower().startswith(("l", "g")) else PLAY_ON

    def left(self, code: int) -> int:
        """Say where the game is, if it is kept."""
        if self.file is not None and self.keep_quietly():
            self.screen.say(self.words.say("cli-resume", path=str(self.file)))
        return self.code() or code

    def input_ended(self) -> int:
        """Ctrl-D is a wish to leave; a pipe that ends too early is a mishap, unless the game is kept."""
        if self.screen.somebody:
            return self.leave(WENT_WELL)
        if self.file is not None and self.keep_quietly():
            return self.left(WENT_WELL)
        self.screen.complain(self.words.error(Mishap("input-ended")))
        return WENT_WRONG
