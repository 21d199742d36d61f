"""Wishes: the options that all commands of the lab share, written once; and how their findings are told."""

from __future__ import annotations

import inspect
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from zaubertisch import games
from zaubertisch.cli.desk import Counter
from zaubertisch.cli.language import Lang
from zaubertisch.cli.mishap import Mishap
from zaubertisch.kernel.game import Game
from zaubertisch.lab.hiring import hire
from zaubertisch.lab.telling.findings import Findings
from zaubertisch.lab.workers import Workers

commands = typer.Typer()

CORES: Final = os.cpu_count() or 1

#: What may be said with every command that plays, and what is meant if nothing is said.
SHARED: Final[dict[str, tuple[Any, Any]]] = {
    "game": (Annotated[str, typer.Argument(help="cli-help-game", show_default=False)], inspect.Parameter.empty),
    "bots": (Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-bots")], "thumb"),
    "seats": (Annotated[int, typer.Option(metavar="N", help="cli-help-lab-seats", show_default=False)], 0),
    "count": (Annotated[int, typer.Option("--games", metavar="N", help="cli-help-lab-games", min=1)], 1000),
    "seed": (Annotated[int, typer.Option(metavar="N", help="cli-help-seed")], 1),
    "variant": (
        Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="cli-help-variant", show_default=False)],
        None,
    ),
    "workers": (
        Annotated[int, typer.Option(metavar="N", help="cli-help-lab-workers", min=1, show_default=False)], CORES,
    ),
    "ray": (Annotated[str, typer.Option(metavar="ADDRESS", help="cli-help-lab-ray", show_default=False)], ""),
    "parquet": (Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-parquet", show_default=False)], ""),
    "report": (Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-report", show_default=False)], ""),
    "as_json": (Annotated[bool, typer.Option("--json", help="cli-help-lab-json")], False),
    "lang": (Lang, ""),
}


@dataclass(frozen=True)
class Wish:
    """What somebody said with a command, as far as all commands share it."""

    game: str
    bots: str
    seats: int
    count: int
    seed: int
    variant: list[str] | None
    workers: int
    ray: str
    parquet: str
    report: str
    as_json: bool
    lang: str

    @property
    def rules(self) -> Game:
        return games.get(self.game)

    @property
    def options(self) -> dict[str, str]:
        """The options of the table."""
        out: dict[str, str] = {}
        for text in self.variant or []:
            key, sign, value = text.partition("=")
            if not sign:
                raise Mishap("bad-variant", text=text)
            out[key] = value
        return out

    def hired(self) -> Workers:
        """Whoever plays."""
        return hire(self.workers, self.ray)

    def about(self) -> dict[str, Any]:
        """What was asked for, as a report tells it: not who played, for that changes nothing."""
        return {"game": self.game, "bots": self.bots, "seats": self.seats or "", "games": self.count,
                "seed": self.seed, "options": self.options}


def playing(name: str, **usual: Any) -> Callable[[Callable[..., Findings]], Callable[..., Findings]]:
    """A command that plays: it takes the shared options beside its own, and its findings are told as was wished.

    `usual` are other values that are meant if nothing is said. An option of its own takes the place of a shared one.
    """

    def known(command: Callable[..., Findings]) -> Callable[..., Findings]:
        own = dict(list(inspect.signature(command, eval_str=True).parameters.items())[1:])
        own = {each: parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each, parameter in own.items()}

        def run(**said: Any) -> None:
            wish = Wish(**{each: said[each] for each in SHARED})
            tell(wish, command(wish, **{each: said[each] for each in own}))

        shared = {each: own[each] if each in own else asked(each, kind, usual.get(each, meant))
                  for each, (kind, meant) in SHARED.items()}
        taken = {**shared, **own}
        run.__signature__ = inspect.Signature(list(taken.values()))  # type: ignore[attr-defined]
        run.__annotations__ = {each: parameter.annotation for each, parameter in taken.items()}
        commands.command(name, help=f"cli-help-lab-{name}", cls=Counter)(run)
        return command

    return known


def asked(name: str, kind: Any, meant: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=meant, annotation=kind)


def tell(wish: Wish, findings: Findings) -> None:
    """The findings, for a program or for a person, and written where somebody wants to keep them."""
    print(json.dumps(findings.whole, ensure_ascii=False) if wish.as_json else "\n".join(findings.lines))
    if wish.parquet or wish.report:
        from zaubertisch.lab.telling.telling import write_parquet, write_report

        if wish.parquet:
            write_parquet(findings, Path(wish.parquet))
        if wish.report:
            write_report(findings, Path(wish.report))
    if findings.failed:
        raise typer.Exit(1)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows, where somebody looks at it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.update(task, completed=done)
