"""The table that fills the terminal: board, seats, hand, question, story; keys and mouse."""

from __future__ import annotations

import threading
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from zaubertisch.cli.fullscreen.bridge import Bridge, Closed
from zaubertisch.cli.fullscreen.layout import Layout, Shown, laid_out
from zaubertisch.cli.fullscreen.options import Options
from zaubertisch.cli.fullscreen.reading import explained, help_page, rulebook
from zaubertisch.cli.fullscreen.sheets import Leaving, Pager
from zaubertisch.cli.fullscreen.size import too_small
from zaubertisch.cli.fullscreen.story import Story
from zaubertisch.cli.table.beginning import begin
from zaubertisch.cli.table.boards.drawing import fits
from zaubertisch.cli.table.choices import Choices
from zaubertisch.cli.table.playing import Playing
from zaubertisch.cli.table.tables import status, told
from zaubertisch.kernel.step import NOBODY
from zaubertisch.kernel.view import View
from zaubertisch.words.catalogue import Words

LONGEST_NOTICE: Final = 9  # lines; more are read in a pager


class TableApp(App[int]):
    """One evening in full screen. It knows the person's view and options and nothing else of the table."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""  # keys are for the table until somebody wants to type a line
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False),
    ]
    CSS = """
    Screen { background: ansi_default; color: ansi_default; layers: table above; overflow: hidden; }
    #head { height: 1; width: 100%; text-style: reverse bold; }
    #foot { height: 1; width: 100%; dock: bottom; }
    #middle { height: 1fr; }
    #board { height: 100%; }
    #bar { width: 1; height: 100%; color: ansi_bright_black; }
    #right { height: 100%; }
    #right > Static { width: 100%; }
    #sheet { layer: above; dock: top; width: 100%; height: auto; display: none; border: round ansi_yellow;
             padding: 0 1; background: ansi_default; }
    #line { layer: above; dock: bottom; height: 1; border: none; display: none; padding: 0; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__(ansi_color=True)
        self.words = words
        self.bridge = Bridge(words, self)
        self.thread = threading.Thread(target=self.evening, daemon=True)
        self.playing: Playing | None = None
        self.view: View | None = None
        self.question = ""
        self.options: Options | None = None
        self.story = Story()
        self.complaint = False  # whether what is noticed must be dismissed before the next move
        self.failure: Exception | None = None
        self.finished = -1  # the exit code, once the game is over

    # The evening

    def sit_down(self, playing: Playing) -> None:
        self.playing = playing

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            yield Static(id="board")
            yield Static(id="bar")
            with Vertical(id="right"):
                for name in ("seats", "hand", "question", "options", "story"):
                    yield Static(id=name)
        yield Static(id="foot")
        yield Static(id="sheet")
        yield Input(id="line", placeholder=self.words.say("cli-line"), select_on_focus=False)

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.set_focus(None)
        self.thread.start()

    def evening(self) -> None:
        """Play, in a thread of its own, so that the screen answers while bots think."""
        assert self.playing is not None
        try:
            begin(self.playing, self.words)
            code = self.playing.run()
            self.bridge.show(self.end if self.playing.sitting.referee.over else self.exit, code)
        except Closed:
            return
        except Exception as error:  # told when the screen is gone: nobody would see it here
            self.failure = error
            self.call_from_thread(self.exit, 1)

    def end(self, code: int) -> None:
        """The game is over: everything stays to be looked at until somebody leaves."""
        self.finished = code
        self.bridge.over = True
        self.options = None
        told = [self.bridge.headline, *(text for text, _ in self.bridge.said), self.words.say("cli-end-keys")]
        self.question = "\n".join(told)
        self.redraw()

    def on_unmount(self) -> None:
        self.bridge.close()

    # What the evening shows

    def tell(self, sentences: list[str], seat: int = NOBODY) -> None:
        self.story.tell(sentences, seat)
        self.redraw()

    def look(self, view: View) -> None:
        self.view = view
        self.redraw()

    def offer(self, question: str, choices: Choices) -> None:
        self.question = question
        self.options = Options(choices)
        self.redraw()

    def point_at(self, word: str) -> None:
        """Put the cursor on an option."""
        if self.options and word in self.options.words:
            self.options.at = self.options.words.index(word)
        self.redraw()

    def notice(self, said: list[tuple[str, bool]]) -> None:
        """Show an answer over the table, or in a pager if it is long."""
        lines = [Text(line, "bold red" if complaint else "") for text, complaint in said for line in text.split("\n")]
        if sum(1 + line.cell_len // max(1, self.size.width - 4) for line in lines) > LONGEST_NOTICE:
            self.read(self.words.say("title"), lines)
            return
        self.complaint = any(complaint for _, complaint in said)
        mark = Text("✗ " if self.complaint else "✦ ", "bold")
        sheet = self.screen_stack[0].query_one("#sheet", Static)
        sheet.update(mark + Text("\n").join(lines))
        sheet.display = True

    def ask_to_leave(self) -> None:
        self.push_screen(Leaving(self.words), lambda answer: self.bridge.answer(answer or ""))

    # Drawing

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Everything anew, as it fits the terminal now."""
        if self.size.width == 0:
            return
        table = self.screen_stack[0]
        width, height = self.size
        head, foot = table.query_one("#head", Static), table.query_one("#foot", Static)
        if too_small(width, height):
            head.update(self.words.say("cli-too-small", columns=width, lines=height))
            return
        plan = laid_out(self.shown(), width, height - 2)
        head.update(fits(self.header(width), width))
        foot.update(self.footer(width))
        self.place(plan)

    def place(self, plan: Layout) -> None:
        table = self.screen_stack[0]
        for name, lines in plan.panes.items():
            pane = table.query_one(f"#{name}", Static)
            if name not in ("board", "bar"):
                pane.styles.height = len(lines)
            pane.update(Text("\n").join(lines))
        table.query_one("#board").styles.width = plan.left
        table.query_one("#right").styles.width = plan.right

    def header(self, width: int) -> Text:
        """The game, where it stands, and how many moves have been made."""
        moves = len(self.playing.sitting.referee.standing) if self.playing else 0
        told = f" {self.words.say('title')} · {status(self.view, self.words)}" if self.view else ""
        count = self.words.say("cli-move-count", moves=moves) + " "
        line = fits(Text(told), width - len(count) - 1)
        line.append(" " * (width - line.cell_len - len(count)) + count)
        return line

    def footer(self, width: int) -> Text:
        """The commands, each with its key; pressing one with the mouse is the same."""
        line = Text(no_wrap=True)
        for key, name in FOOT:
            said = Text.assemble((f" {key} ", "bold reverse"), f"{self.words.say(f'cli-key-{name}')} ")
            said.apply_meta({"key": key})
            line.append_text(said)
        return fits(line, width)

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """A key chooses an option, moves the cursor, or commands; a notice goes away with the next key."""
        if len(self.screen_stack) > 1:
            return
        if self.query_one("#line", Input).has_focus:
            if event.key == "escape":
                self.close_line()
            return
        event.stop()
        if self.dismissed():
            return
        self.press(event.key, event.character or "")

    def dismissed(self) -> bool:
        """Take the notice away; a complaint takes the key with it."""
        sheet = self.query_one("#sheet", Static)
        took = bool(sheet.display) and self.complaint
        sheet.display = False
        self.complaint = False
        return took

    def press(self, key: str, character: str) -> None:
        width = self.right_width
        options = self.options
        match key:
            case "up" | "down" | "left" | "right" if options:
                across, down = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[key]
                options.move(width, across, down)
                self.redraw()
            case "pageup" | "pagedown" | "home" | "end" if options:
                options.move(width, len(options.words) * (1 if key in ("pagedown", "end") else -1), 0)
                self.redraw()
            case "enter" | "space" if options: self.choose(options.words[options.at])
            case "question_mark" | "f1": self.help()
            case "colon" | "slash": self.open_line()
            case _: self.command(character)

    def command(self, character: str) -> None:
        """A letter or a digit: an option where it is one, else a command."""
        word = self.options.word_of(character) if self.options else ""
        if word:
            self.choose(word)
            return
        match character:
            case "h" | "u": self.choose({"h": "hint", "u": "undo"}[character])
            case "s": self.choose("save")
            case "r": self.read(self.words.say("cli-key-rules"), rulebook(self.words))
            case "t" if self.view: self.read(self.words.say("cli-key-table"), plain(told(self.view, self.words)))
            case "c" if self.view: self.read(self.words.say("cli-key-cards"), explained(self.view, self.words))
            case "l": self.read(self.words.say("cli-key-log"), self.story.whole(self.size.width - 4), True)
            case "?": self.help()
            case "q": self.action_leave()
            case _ if character.isdigit() and self.options and self.options.typed:
                self.options.type(character)
                self.redraw()
            case _ if character.isdigit() and self.options: self.choose(character)

    def help(self) -> None:
        words = self.options.words if self.options else []
        self.read(self.words.say("cli-key-help"), help_page(self.words, words))

    def choose(self, text: str) -> None:
        """Say this to the evening, if it listens."""
        if self.finished < 0:
            if self.options and text in self.options.words and self.bridge.waiting:
                self.story.grow_old()
                self.options = None
                self.question = self.words.say("cli-others-move")
            self.bridge.answer(text)

    def action_leave(self) -> None:
        if self.finished >= 0:
            self.exit(self.finished)
        elif self.bridge.waiting and len(self.screen_stack) == 1:
            self.bridge.answer("quit")
        elif len(self.screen_stack) > 1 and isinstance(self.screen, Leaving):
            self.screen.dismiss("l")
        elif len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            self.bridge.leaving = True

    def on_click(self, event: events.Click) -> None:
        """What lies under the mouse says which move or command it is."""
        if len(self.screen_stack) > 1 or self.dismissed():
            return
        meta = event.style.meta
        if "word" in meta:
            self.choose(str(meta["word"]))
        elif "key" in meta:
            self.press("question_mark" if meta["key"] == "?" else "", str(meta["key"]))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.press("down", "")

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.press("up", "")

    # Typing

    def open_line(self) -> None:
        line = self.query_one("#line", Input)
        line.value = ""
        line.display = True
        line.focus()

    def close_line(self) -> None:
        self.query_one("#line", Input).display = False
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id == "line":
            self.close_line()
            if event.value.strip():
                self.choose(event.value.strip())

    def read(self, heading: str, lines: list[Text], at_end: bool = False) -> None:
        self.push_screen(Pager(self.words, heading, lines, at_end))

    @property
    def right_width(self) -> int:
        return Layout(self.size.width).right

    def shown(self) -> Shown:
        return Shown(self.words, self.view, self.question, self.options, self.story)


FOOT: Final = [
    ("?", "help"), ("h", "hint"), ("u", "undo"), ("r", "rules"), ("c", "cards"), ("t", "table"), ("l", "log"),
    ("q", "leave"),
]


def plain(lines: list[str]) -> list[Text]:
    return [Text(line) for line in lines]
