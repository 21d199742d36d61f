"""The commands of whoever keeps a house: back up, restore, prune, and what is kept of one person."""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from zaubertisch.cli.desk import Counter
from zaubertisch.cli.language import Lang
from zaubertisch.cli.mishap import Mishap, NoFile
from zaubertisch.kernel.errors import BadSetup

if TYPE_CHECKING:
    from zaubertisch.server.house.pruning import Which
    from zaubertisch.server.settings import Settings

commands = typer.Typer()

Home = Annotated[str, typer.Option("--home", metavar="DIR", help="cli-help-home", show_default=False)]
Person = Annotated[str, typer.Argument(metavar="PERSON-KEY", help="cli-help-person", show_default=False)]
KeepFinished = Annotated[
    float | None, typer.Option(metavar="DAYS", help="cli-help-keep-finished", min=0, show_default=False)
]
KeepAbandoned = Annotated[
    float | None, typer.Option(metavar="DAYS", help="cli-help-keep-abandoned", min=0, show_default=False)
]


def settings_of(home: str, keep_finished: float | None = None, keep_abandoned: float | None = None) -> Settings:
    """The server's settings as the environment and these options tell them."""
    try:
        importlib.import_module("zaubertisch.server.app")
        from zaubertisch.server.settings import Settings
    except ImportError as error:
        raise BadSetup(
            "no-server", f"The live table needs the extra parts: pip install 'zaubertisch[server]' ({error.name}).",
            {"missing": str(error.name)},
        ) from error
    settings = Settings()
    if home:
        settings.home = Path(home)
    if keep_finished is not None:
        settings.keep_finished = keep_finished
    if keep_abandoned is not None:
        settings.keep_abandoned = keep_abandoned
    return settings


@contextlib.contextmanager
def writing(path: str, source: str = "") -> Iterator[None]:
    """What cannot be written there, or read from its source, is told in one sentence."""
    try:
        yield
    except OSError as error:
        if source and str(error.filename) == source:
            raise NoFile("cannot-read", source, error) from error
        raise NoFile("cannot-write", path, error) from error


def key_of(person: str) -> str:
    """The key as it was given, or from the input, where no list of commands and no other user sees it."""
    return sys.stdin.readline() if person == "-" else person


@commands.command(help="cli-help-backup", cls=Counter)
def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-backup-file", show_default=False)],
    home: Home = "",
    lang: Lang = "",
) -> None:
    """The whole house in one file."""
    settings = settings_of(home)
    from zaubertisch.server.house.backup import back_up

    with writing(file):
        held = back_up(settings, Path(file))
    print(ctx.obj.say("cli-backed-up", path=file, tables=held.tables, moves=held.moves))


@commands.command(help="cli-help-restore", cls=Counter)
def restore(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-restore-file", show_default=False)],
    replace: Annotated[bool, typer.Option("--replace", help="cli-help-replace")] = False,
    home: Home = "",
    lang: Lang = "",
) -> None:
    """The house as it was."""
    settings = settings_of(home)
    from zaubertisch.server.house.backup import restore as put_back

    with writing(str(settings.home), file):
        held, aside = put_back(settings, Path(file), replace)
    print(ctx.obj.say("cli-restored", home=str(settings.home), tables=held.tables, moves=held.moves))
    if aside is not None:
        print(ctx.obj.say("cli-set-aside", path=str(aside)))


@commands.command(help="cli-help-prune", cls=Counter)
def prune(
    ctx: typer.Context,
    older_than: Annotated[str, typer.Option(metavar="90d|12w|36h", help="cli-help-older-than", show_default=False)],
    finished: Annotated[bool, typer.Option("--finished", help="cli-help-finished")] = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help="cli-help-abandoned")] = False,
    every: Annotated[bool, typer.Option("--all", help="cli-help-all")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-help-dry-run")] = False,
    home: Home = "",
    lang: Lang = "",
) -> None:
    """Old tables go."""
    if finished + abandoned + every > 1:
        raise Mishap("one-of", options="--finished, --abandoned, --all")
    settings = settings_of(home)
    from zaubertisch.server.house.pruning import give_back, seconds_of
    from zaubertisch.server.house.pruning import prune as let_go

    which: Which = "all" if every else "abandoned" if abandoned else "finished"
    gone = let_go(settings, which, seconds_of(older_than), dry_run)
    print(ctx.obj.say("cli-would-prune" if dry_run else "cli-pruned", tables=gone))
    if gone and not dry_run:
        tell_room(ctx.obj, give_back(settings))


def tell_room(words: Any, room: int | None) -> None:
    """How much smaller the house is now."""
    print(words.say("cli-room-later") if room is None else words.say("cli-room", kilobytes=max(0, room // 1024)))


@commands.command(help="cli-help-export", cls=Counter)
def export(
    ctx: typer.Context,
    person: Person,
    file: Annotated[str, typer.Argument(help="cli-help-export-file", show_default=False)],
    home: Home = "",
    lang: Lang = "",
) -> None:
    """All that is kept of one person."""
    settings = settings_of(home)
    from zaubertisch.server.house.backup import new_file
    from zaubertisch.server.house.persons import export as kept_of

    kept = kept_of(settings, key_of(person))
    with writing(file), new_file(Path(file)) as part:
        part.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(ctx.obj.say("cli-exported", path=file, seats=len(kept["seats"])))


@commands.command(help="cli-help-forget", cls=Counter)
def forget(ctx: typer.Context, person: Person, home: Home = "", lang: Lang = "") -> None:
    """Nothing is kept of this person any more."""
    settings = settings_of(home)
    from zaubertisch.server.house.persons import forget as let_go

    print(ctx.obj.say("cli-forgotten", seats=let_go(settings, key_of(person))))


@commands.command(help="cli-help-static", cls=Counter)
def static(
    ctx: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="DIR", help="cli-help-static-folder", show_default=False)],
    lang: Lang = "",
) -> None:
    """The page as a folder of files, with tables on the reader's own device."""
    from zaubertisch.cli.static import write_folder

    size = write_folder(Path(folder))
    print(ctx.obj.say("cli-static-written", path=folder, size=round(size / 1_000_000)))
