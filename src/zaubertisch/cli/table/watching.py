"""Watching a record: move by move, forwards and back, through any eyes."""

from __future__ import annotations

from typing import Final

from zaubertisch.cli.mishap import Mishap, sentence
from zaubertisch.cli.table.screen import Screen
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER, Event, heard_by
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord

#: What can be typed, in both languages.
COMMANDS: Final[dict[str, str]] = {
    "": "next", "n": "next", "next": "next", "weiter": "next", "w": "next", "b": "back", "back": "back", "z": "back",
    "zurück": "back", "zurueck": "back", "j": "jump", "jump": "jump", "springe": "jump", "seat": "seat", "s": "seat",
    "platz": "seat", "truth": "truth", "wahrheit": "truth", "table": "watcher", "tisch": "watcher", "q": "quit",
    "quit": "quit", "ende": "quit",
}


class Story:
    """A record opened at every move: the tables, and how many events had happened by then."""

    def __init__(self, game: Game, record: GameRecord) -> None:
        record.replay(game)  # says what is wrong with it, if anything
        self.game = game
        self.moves = record.moves
        table = record.replay(game, 0, listening=True)
        self.tables = [table.clone()]
        self.marks = [len(table.events)]
        for word in record.moves:
            table.apply(game.actions.number(word))
            self.tables.append(table.clone())
            self.marks.append(len(table.events))
        self.events: list[Event] = table.events

    @property
    def bystander(self) -> int:
        """The eyes of somebody standing by, who sees only what is public while the game lasts."""
        return WATCHER if self.tables[-1].over else PUBLIC

    def told(self, place: int, viewer: int) -> list[Event]:
        """What the move before this place brought, as far as `viewer` may know; before all moves, the deal."""
        before = self.marks[place - 1] if place else 0
        return heard_by(viewer, self.events[before : self.marks[place]])


class Watching:
    """Somebody looking at a story: where they are in it and through whose eyes they see."""

    def __init__(self, story: Story, screen: Screen, viewer: int = -1) -> None:
        self.story = story
        self.screen = screen
        self.words = screen.words
        self.viewer = story.bystander if viewer < 0 else viewer
        self.place = 0

    @property
    def last(self) -> int:
        return len(self.story.moves)

    def tell_all(self) -> None:
        """The whole story without a stop, then the last table."""
        for place in range(self.last + 1):
            self.tell(place)
        self.screen.table(self.story.tables[self.last].view(self.viewer))
        self.tell_outcome()

    def step_through(self) -> None:
        """One place after the other, as somebody asks for it."""
        self.show()
        going = True
        while going:
            try:
                going = self.obey(self.screen.ask(self.words.say("cli-watch-prompt") + " "))
            except ZaubertischError as error:
                self.screen.complain(sentence(self.words, error))
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return

    def obey(self, text: str) -> bool:
        """One typed line; says whether to go on."""
        verb, _, rest = text.lower().partition(" ")
        if verb.isdigit():
            verb, rest = "jump", verb
        match COMMANDS.get(verb, verb):
            case "next": self.go(self.place + 1)
            case "back": self.go(self.place - 1)
            case "jump": self.go(self.number(rest, self.last))
            case "seat": self.look(self.number(rest, self.story.tables[0].seats - 1))
            case "truth": self.look(TRUTH)
            case "watcher": self.look(self.story.bystander)
            case "quit": return False
            case _: self.screen.say(self.words.say("cli-help-watching"))
        return True

    def number(self, text: str, most: int) -> int:
        if not text.isdigit() or int(text) > most:
            raise Mishap("no-such-number", text=text, most=str(most))
        return int(text)

    def go(self, place: int) -> None:
        self.place = max(0, min(place, self.last))
        self.show()

    def look(self, viewer: int) -> None:
        self.viewer = viewer
        self.show()

    def show(self) -> None:
        """This place: what the last move brought, the table now, and at the end who has won."""
        self.screen.heading(self.words.say("cli-place", place=self.place, last=self.last, eyes=self.eyes()))
        self.tell(self.place)
        self.screen.table(self.story.tables[self.place].view(self.viewer))
        if self.place == self.last:
            self.tell_outcome()

    def eyes(self) -> str:
        """Through whose eyes one looks."""
        if self.viewer == TRUTH:
            return self.words.say("cli-eyes-truth")
        if self.viewer == self.story.bystander:
            return self.words.say("cli-eyes-watcher")
        return self.words.seat(self.viewer)

    def tell(self, place: int) -> None:
        self.screen.story([self.words.event(event, self.viewer) for event in self.story.told(place, self.viewer)])

    def tell_outcome(self) -> None:
        table = self.story.tables[self.last]
        if table.over:
            self.screen.heading(self.words.outcome(table.outcome(), self.viewer))
        else:
            self.screen.say(self.words.say("cli-not-over", seat=self.words.seat(table.asked)))
