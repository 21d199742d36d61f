"""The front desk: understands the command line, and says in the right language what it does not understand."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from zaubertisch.cli.language import chosen, of_environment
from zaubertisch.cli.mishap import Mishap, sentence
from zaubertisch.kernel.errors import ZaubertischError
from zaubertisch.words.catalogue import Words

#: What stands for a value in the help, as the commands name it.
METAVARS: Final[dict[str | None, str]] = {
    "FILE": "cli-what-file", "SEAT": "cli-what-seat", "DIR": "cli-what-dir", "DAYS": "cli-what-days",
    "NET": "cli-what-net",
}


class Counter(TyperCommand):
    """One command."""

    def get_help_option(self, ctx: Any) -> Any:
        return explained(super().get_help_option(ctx), ctx)

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx), ctx)


class Room(TyperGroup):
    """Commands that belong together."""

    def get_help_option(self, ctx: Any) -> Any:
        return explained(super().get_help_option(ctx), ctx)

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx), ctx)


class Desk(Room):
    """All commands; their help texts are message keys until the language is known."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        said = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # an old terminal shows a question mark instead of a traceback
        words = Words(of_environment(os.environ))
        try:
            words = Words(chosen(said, os.environ))
            code = self.serve(said, words)
        except ZaubertischError as error:
            print(sentence(words, error), file=sys.stderr)
            code = 2
        sys.exit(code)

    def serve(self, args: list[str], words: Words) -> int:
        """Carry out one command line; says the exit code."""
        speak(self, words)
        command = command_of(args)
        if command and command not in self.commands:
            raise Mishap("unknown-command", command=command, known=", ".join(self.commands))
        try:
            code = super().main(args or ["--help"], "zaubertisch", standalone_mode=False, obj=words)
        except Exception as error:
            if not hasattr(error, "format_message"):  # the option parser's own errors have one
                raise
            raise misunderstood(error, args) from None
        return code if isinstance(code, int) else 0


def explained(option: Any, ctx: Any) -> Any:
    """The parser's own help option, with its help in the reader's language."""
    option.help = ctx.obj.say("cli-help-help")
    return option


def usage(line: str, ctx: Any) -> str:
    """The parser's own line on how to call a command, begun in the reader's language."""
    return line.replace("Usage:", ctx.obj.say("cli-usage"), 1)


def speak(group: TyperGroup, words: Words) -> None:
    """Put the messages in the place of their keys."""
    rich_utils.DEFAULT_STRING = words.say("cli-default")
    rich_utils.REQUIRED_LONG_STRING = words.say("cli-required")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-panel-commands")
    for command in every_command(group):
        if isinstance(command, TyperGroup):
            command.subcommand_metavar = words.say("cli-what-command")
        command.options_metavar = words.say("cli-what-options")
        for param in command.params:
            if param.metavar in METAVARS:
                param.metavar = words.say(METAVARS[param.metavar])
        pages: list[Any] = [command, *command.params]
        for page in pages:
            if page.help and words.has(page.help):
                page.help = words.say(page.help)
        if command.epilog and words.has(command.epilog):
            command.epilog = words.say(command.epilog)


def every_command(group: TyperGroup) -> list[Any]:
    """The group, its commands, and those of the rooms in it."""
    out: list[Any] = [group]
    for command in group.commands.values():
        out += every_command(command) if isinstance(command, TyperGroup) else [command]
    return out


def command_of(args: list[str]) -> str:
    """The first word that is neither an option nor the language."""
    before = ["", *args]
    words = [arg for place, arg in enumerate(args) if before[place] != "--lang" and not arg.startswith("-")]
    return words[0] if words else ""


def misunderstood(error: Exception, args: list[str]) -> Mishap:
    """A sentence for what the option parser complains of."""
    help_line = " ".join(["zaubertisch", *command_of(args).split(), "--help"])
    name = str(getattr(error, "option_name", "") or getattr(getattr(error, "param", None), "name", "") or "")
    match type(error).__name__:
        case "NoSuchOption": return Mishap("no-such-option", option=name, help=help_line)
        case "BadOptionUsage": return Mishap("needs-value", option=name, help=help_line)
        case "MissingParameter": return Mishap("missing", name=name, help=help_line)
        case "BadParameter": return Mishap("needs-number", option=name, help=help_line)
    return Mishap("not-understood", words=" ".join(args), help=help_line)
