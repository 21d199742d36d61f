"""Which language to speak: the one asked for, else that of the environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from zaubertisch.cli.mishap import Mishap
from zaubertisch.words.bundles import LANGUAGES

#: The option every command has.
Lang = Annotated[str, typer.Option("--lang", metavar="de|en", help="cli-help-lang", show_default=False)]


def of_environment(environ: Mapping[str, str]) -> str:
    return "de" if environ.get("LANG", "").startswith("de") else "en"


def asked_for(args: Sequence[str]) -> str:
    """The value of `--lang`, before the command line is understood, so that its mistakes are told in that language."""
    for place, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and place + 1 < len(args):
            return args[place + 1]
    return ""


def chosen(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of this call."""
    lang = asked_for(args)
    if lang and lang not in LANGUAGES:
        raise Mishap("unknown-language", language=lang, known=", ".join(LANGUAGES))
    return lang or of_environment(environ)
