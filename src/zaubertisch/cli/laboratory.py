"""The commands of the lab: many games at once, for whoever compares bots, looks for mistakes or wants data."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from zaubertisch import games
from zaubertisch.cli.desk import Counter
from zaubertisch.cli.language import Lang
from zaubertisch.cli.mishap import Mishap
from zaubertisch.kernel.record import GameRecord

commands = typer.Typer()

RECORDS: Final = "records.jsonl"
DECISIONS: Final = "decisions.parquet"
TEXTS: Final = "texts.jsonl"

GameName = Annotated[str, typer.Argument(help="cli-help-game", show_default=False)]
Bots = Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-bots")]
Seats = Annotated[int, typer.Option(metavar="N", help="cli-help-lab-seats", show_default=False)]
Count = Annotated[int, typer.Option("--games", metavar="N", help="cli-help-lab-games", min=1)]
Seed = Annotated[int, typer.Option(metavar="N", help="cli-help-seed")]
Variant = Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="cli-help-variant", show_default=False)]
Workers = Annotated[int, typer.Option(metavar="N", help="cli-help-lab-workers", min=1, show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-lab-json")]

CORES: Final = os.cpu_count() or 1


def chosen(variant: list[str] | None) -> dict[str, str]:
    """The options of the table."""
    out: dict[str, str] = {}
    for text in variant or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise Mishap("bad-variant", text=text)
        out[key] = value
    return out


def tell(as_json: bool, whole: Any, lines: list[str]) -> None:
    """The result, for a program or for a person."""
    print(json.dumps(whole, ensure_ascii=False) if as_json else "\n".join(lines))


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows, where somebody looks at it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.update(task, completed=done)


@commands.command(help="cli-help-lab-match", cls=Counter)
def match(
    game: GameName,
    bots: Bots = "thumb,random",
    seats: Seats = 0,
    count: Count = 1000,
    seed: Seed = 1,
    variant: Variant = None,
    workers: Workers = CORES,
    keep: Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-keep", show_default=False)] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Bots against bots, seats in turn."""
    from zaubertisch.lab.match import Pairing, seated
    from zaubertisch.lab.matching import play

    named = seated(bots, seats or None)
    pairing = Pairing(games.get(game).key, tuple(named), seed, chosen(variant))
    with bar(count) as told:
        result = play(pairing, count, workers, Path(keep) if keep else None, told)
    tell(as_json, json.loads(result.to_json()), result.lines())


@commands.command(help="cli-help-lab-ladder", cls=Counter)
def ladder(
    game: Annotated[str, typer.Argument(help="cli-help-lab-games-of", show_default=False)] = ",".join(games.IDS),
    bots: Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-ladder-bots", show_default=False)] = "",
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-lab-ladder-seats", show_default=False)] = "",
    count: Count = 1000,
    seed: Seed = 1,
    workers: Workers = CORES,
    into: Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-into")] = "build/ladder",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Every bot against every other; what was played is kept, and the same command goes on from there."""
    from zaubertisch.lab.ladder.__main__ import chosen_pairs, parser
    from zaubertisch.lab.ladder.running import Ladder, Plan

    words = ["--games-of", game, *(["--bots", bots] if bots else []), *(["--seats", seats] if seats else [])]
    wish = parser().parse_args(words)
    running = Ladder(chosen_pairs(wish), Plan(Path(into), seed, count, min(count, wish.games_with_masters)))
    running.run(workers)
    standings = running.standings()
    rows = [{**vars(each), "pair": str(each.pair)} for each in standings]
    tell(as_json, rows, [str(each) for each in standings])


@commands.command(help="cli-help-lab-balance", cls=Counter)
def balance(
    game: GameName,
    bots: Bots = "thumb",
    seats: Seats = 0,
    count: Count = 1000,
    seed: Seed = 1,
    variant: Variant = None,
    workers: Workers = CORES,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Who wins among equals."""
    from zaubertisch.lab.balance import Equals, shares

    rules = games.get(game)
    rows = shares(Equals(rules.key, seats or rules.fewest, bots, seed, chosen(variant)), count, workers)
    tell(as_json, rows, [
        f"{row['label']:>12}  {row['games']:5}  {row['share']:6.1%}  ({row['low']:.1%} – {row['high']:.1%})"
        for row in rows
    ])


@commands.command(help="cli-help-lab-fuzz", cls=Counter)
def fuzz(
    game: GameName,
    count: Count = 100,
    seed: Seed = 1,
    into: Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-failures")] = "build/fuzz",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Random games over random tables, with every invariant checked."""
    from zaubertisch.lab import fuzz as fuzzing

    summary = fuzzing.fuzz(games.get(game), count, seed)
    failures = [str(path) for path in fuzzing.write(summary, Path(into))]
    whole = {
        "game": game, "games": summary.games, "decisions": summary.decisions, "endings": dict(summary.endings),
        "failures": failures,
    }
    tell(as_json, whole, [summary.line(), *failures])
    raise typer.Exit(1 if failures else 0)


def records_of(
    game: str, bots: str, seats: int, count: int, seed: int, variant: list[str] | None, workers: int, into: Path,
) -> list[GameRecord]:
    """The games of these bots, played as far as the folder lacks them."""
    from zaubertisch.lab.match import seated
    from zaubertisch.lab.recording import Sitting, play_missing

    rules = games.get(game)
    named = tuple(seated(bots, seats or rules.fewest))
    options = chosen(variant)
    rules.settle(len(named), options)
    with bar(count) as told:
        sittings = [Sitting(rules.key, named, number, seed, options) for number in range(count)]
        return play_missing(into / RECORDS, sittings, workers, told)


Into = Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-data")]


@commands.command(help="cli-help-lab-positions", cls=Counter)
def positions(
    game: GameName,
    bots: Bots = "thumb",
    seats: Seats = 0,
    count: Count = 10,
    number: Annotated[int, typer.Option("--positions", metavar="N", help="cli-help-lab-number", min=1)] = 100,
    seed: Seed = 1,
    variant: Variant = None,
    workers: Workers = CORES,
    into: Into = "build/data",
    lang: Lang = "",
) -> None:
    """Decisions out of games of bots, a line each."""
    from zaubertisch.lab.positions import positions as found

    for each in found(records_of(game, bots, seats, count, seed, variant, workers, Path(into)), number, seed):
        print(json.dumps(each, ensure_ascii=False, separators=(",", ":")))


@commands.command(help="cli-help-lab-export", cls=Counter)
def export(
    ctx: typer.Context,
    game: GameName,
    bots: Bots = "thumb",
    seats: Seats = 0,
    count: Count = 100,
    seed: Seed = 1,
    variant: Variant = None,
    workers: Workers = CORES,
    into: Into = "build/data",
    decisions: Annotated[bool, typer.Option("--decisions", help="cli-help-lab-decisions")] = False,
    texts: Annotated[bool, typer.Option("--texts", help="cli-help-lab-texts")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Games as records; their decisions as Parquet; every seat's game as text."""
    folder = Path(into)
    records = records_of(game, bots, seats, count, seed, variant, workers, folder)
    whole: dict[str, Any] = {"records": str(folder / RECORDS), "games": len(records)}
    if decisions:
        from zaubertisch.envs.data import write_decisions

        whole |= {"count": write_decisions(records, folder / DECISIONS), "decisions": str(folder / DECISIONS)}
    if texts:
        write_texts(records, folder / TEXTS, ctx.obj.lang)
        whole["texts"] = str(folder / TEXTS)
    tell(as_json, whole, [f"{key}: {value}" for key, value in whole.items()])


def write_texts(records: list[GameRecord], file: Path, lang: str) -> None:
    """A line for every seat of every game."""
    from zaubertisch.envs.data import text

    with file.open("w", encoding="utf-8") as page:
        for record in records:
            for seat in range(record.seats):
                told = {"game": record.notes["number"], "seat": seat, "won": seat in record.notes["winners"],
                        "text": text(record, seat, lang)}
                page.write(json.dumps(told, ensure_ascii=False) + "\n")
