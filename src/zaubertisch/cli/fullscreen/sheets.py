"""What lies over the table for a while: pages to read, and the question whether to keep the game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from zaubertisch.words.catalogue import Words


class Pager(ModalScreen[None]):
    """A long text: arrows and pages move, / finds, q closes."""

    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("q", "leave_page", show=False),
        Binding("space,pagedown", "page(1)", show=False, priority=True),
        Binding("b,pageup", "page(-1)", show=False),
        Binding("down,j", "line(1)", show=False),
        Binding("up,k", "line(-1)", show=False),
        Binding("home,g", "end(-1)", show=False),
        Binding("end,G", "end(1)", show=False),
        Binding("slash", "find", show=False),
    ]
    CSS = """
    Pager { background: ansi_default; }
    Pager > #head { height: 1; text-style: bold reverse; padding: 0 1; }
    Pager > #foot { height: 1; dock: bottom; text-style: reverse; padding: 0 1; }
    Pager > Input { dock: bottom; height: 1; border: none; margin: 0 0 1 0; display: none; }
    Pager > VerticalScroll { height: 1fr; padding: 0 1; scrollbar-size: 1 1; background: ansi_default; }
    """

    def __init__(self, words: Words, heading: str, lines: list[Text], at_end: bool = False) -> None:
        super().__init__()
        self.words = words
        self.heading = heading
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(self.heading, id="head", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Static(Text("\n").join(self.lines), id="text")
        yield Input(placeholder=self.words.say("cli-pager-find"), id="find", select_on_focus=False)
        yield Static(self.words.say("cli-pager-keys"), id="foot", markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.action_end, 1)

    @property
    def page(self) -> VerticalScroll:
        return self.query_one("#page", VerticalScroll)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_leave_page(self) -> None:
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While somebody writes what to find, letters are letters."""
        return action == "close" or not self.query_one("#find", Input).has_focus

    def action_page(self, way: int) -> None:
        self.page.scroll_relative(y=way * max(1, self.page.size.height - 1), animate=False)

    def action_line(self, way: int) -> None:
        self.page.scroll_relative(y=way, animate=False)

    def action_end(self, way: int) -> None:
        self.page.scroll_to(y=self.page.max_scroll_y if way > 0 else 0, animate=False)

    def action_find(self) -> None:
        find = self.query_one("#find", Input)
        find.display = True
        find.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Only the lines with these letters; all when there are none."""
        wanted = event.value.casefold()
        found = [line for line in self.lines if wanted in line.plain.casefold()]
        self.query_one("#text", Static).update(Text("\n").join(found or [Text(self.words.say("cli-pager-none"))]))
        self.page.scroll_to(y=0, animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.display = False
        self.set_focus(None)


class Leaving(ModalScreen[str]):
    """Save and leave, leave, or play on."""

    CSS = """
    Leaving { align: center middle; background: ansi_default; }
    Leaving > Static { width: 60; height: auto; border: round ansi_yellow; padding: 1 2; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        lines = [
            Text(self.words.say("cli-leave-question"), "bold"), Text(),
            *(Text.assemble((f" {key}  ", "bold cyan"), self.words.say(f"cli-leave-{name}"))
              for key, name in (("s", "save"), ("q", "go"), ("Esc", "stay"))),
        ]
        yield Static(Text("\n").join(lines))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        match event.key:
            case "s": self.dismiss("s")
            case "q" | "l" | "g" | "ctrl+c": self.dismiss("l")
            case "escape" | "enter" | "n": self.dismiss("")
