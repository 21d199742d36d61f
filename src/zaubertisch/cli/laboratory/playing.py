"""The commands of the lab, each with what is its own; what they share is in `wishes`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from zaubertisch import games
from zaubertisch.cli.laboratory.wishes import Wish, bar, playing
from zaubertisch.kernel.record import GameRecord
from zaubertisch.lab.telling.findings import Drawing, Findings

RECORDS: Final = "records.jsonl"
DECISIONS: Final = "decisions.parquet"
TEXTS: Final = "texts.jsonl"

SHARES: Final = "share of the victories, with its 95 % interval"

Into = Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-data")]


@playing("match", bots="thumb,random")
def match(
    wish: Wish,
    keep: Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-keep", show_default=False)] = "",
) -> Findings:
    """Bots against bots, seats in turn."""
    from zaubertisch.lab.match import Pairing, counted, seated
    from zaubertisch.lab.matching import play

    pairing = Pairing(wish.rules.key, tuple(seated(wish.bots, wish.seats or None)), wish.seed, wish.options)
    with bar(wish.count) as told, wish.hired() as workers:
        ended = play(pairing, wish.count, workers, Path(keep) if keep else None, told)
    result = counted(pairing, ended)
    return Findings(
        f"A match of {wish.game}", wish.about(), json.loads(result.to_json()), result.lines(),
        [vars(each) for each in result.standings], [vars(each) for each in ended],
        Drawing("bot", "share", SHARES, "low", "high", "fair"),
    )


@playing("ladder", bots="")
def ladder(
    wish: Wish,
    game: Annotated[str, typer.Argument(help="cli-help-lab-games-of", show_default=False)] = ",".join(games.IDS),
    bots: Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-ladder-bots", show_default=False)] = "",
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-lab-ladder-seats", show_default=False)] = "",
    into: Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-into")] = "build/ladder",
) -> Findings:
    """Every bot against every other; what was played is kept, and the same command goes on from there."""
    from zaubertisch.lab.ladder.__main__ import chosen_pairs, parser
    from zaubertisch.lab.ladder.running import Ladder, Plan

    words = ["--games-of", game, *(["--bots", bots] if bots else []), *(["--seats", seats] if seats else [])]
    said = parser().parse_args(words)
    plan = Plan(Path(into), wish.seed, wish.count, min(wish.count, said.games_with_masters))
    running = Ladder(chosen_pairs(said), plan)
    with wish.hired() as workers:
        running.run(workers)
    rows = [{**vars(each), "pair": str(each.pair)} for each in running.standings()]
    return Findings(
        "The ladder", wish.about(), rows, [str(each) for each in running.standings()], rows,
        [{"game": each.pair.game, "seats": each.pair.seats, **each.to_json()}
         for course in running.courses.values() for each in course.games],
        Drawing("pair", "share", SHARES, "low", "high"),
    )


@playing("fit", count=8000)
def fit(
    wish: Wish,
    later: Annotated[int, typer.Option(metavar="N", help="cli-help-lab-later", min=1)] = 300,
    rounds: Annotated[int, typer.Option(metavar="N", help="cli-help-lab-rounds", min=1)] = 2,
    checked: Annotated[int, typer.Option(metavar="N", help="cli-help-lab-checked", min=1)] = 60,
    into: Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-value")] = "build/value.json",
) -> Findings:
    """What a position is worth, learnt from games."""
    from zaubertisch.lab.fitting.rounds import Plan, keep, learn

    with wish.hired() as workers:
        found, rows = learn(Plan(wish.rules.key, wish.count, later, rounds, checked, wish.seed), workers)
    if found:
        keep(found, Path(into))
    return Findings(
        f"Learning {wish.game}", wish.about(), [vars(each) for each in rows], [str(each) for each in rows],
        [vars(each) for each in rows], [vars(each) for each in rows],
        Drawing("round", "share", SHARES, "low", "high"), failed=not found,
    )


@playing("balance")
def balance(wish: Wish) -> Findings:
    """Who wins among equals."""
    from zaubertisch.lab.balance import Equals, played, shares

    equals = Equals(wish.rules.key, wish.seats or wish.rules.fewest, wish.bots, wish.seed, wish.options)
    with bar(wish.count) as told, wish.hired() as workers:
        results = played(equals, wish.count, workers, told)
    rows = shares(results)
    return Findings(
        f"{wish.game} among equals", wish.about(), rows,
        [f"{row['label']:>12}  {row['games']:5}  {row['share']:6.1%}  ({row['low']:.1%} – {row['high']:.1%})"
         for row in rows], rows,
        [{"number": number, "label": label, "share": share}
         for number, result in enumerate(results) for label, share in result],
        Drawing("label", "share", SHARES, "low", "high"),
    )


@playing("fuzz", count=100, bots="random")
def fuzz(
    wish: Wish,
    into: Annotated[str, typer.Option(metavar="DIR", help="cli-help-lab-failures")] = "build/fuzz",
) -> Findings:
    """Random games over random tables, with every invariant checked."""
    from zaubertisch.lab import fuzz as fuzzing

    with bar(wish.count) as told, wish.hired() as workers:
        summary = fuzzing.fuzz(wish.rules, wish.count, wish.seed, workers=workers, told=told)
    failures = [str(path) for path in fuzzing.write(summary, Path(into))]
    whole = {
        "game": wish.game, "games": summary.games, "decisions": summary.decisions, "endings": dict(summary.endings),
        "failures": failures,
    }
    return Findings(
        f"Random games of {wish.game}", wish.about(), whole, [summary.line(), *failures],
        [{"ending": ending, "games": games} for ending, games in summary.endings.most_common()],
        [{**vars(each), "failure": each.failure.notes["error"] if each.failure else ""} for each in summary.tried],
        Drawing("ending", "games", "games by how they ended"), failed=bool(failures),
    )


def records_of(wish: Wish, into: Path) -> list[GameRecord]:
    """The games of these bots, played as far as the folder lacks them."""
    from zaubertisch.lab.match import seated
    from zaubertisch.lab.recording import Sitting, play_missing

    named = tuple(seated(wish.bots, wish.seats or wish.rules.fewest))
    wish.rules.settle(len(named), wish.options)
    sittings = [Sitting(wish.rules.key, named, number, wish.seed, wish.options) for number in range(wish.count)]
    with bar(wish.count) as told, wish.hired() as workers:
        return play_missing(into / RECORDS, sittings, workers, told)


@playing("positions", count=10)
def positions(
    wish: Wish,
    number: Annotated[int, typer.Option("--positions", metavar="N", help="cli-help-lab-number", min=1)] = 100,
    into: Into = "build/data",
) -> Findings:
    """Decisions out of games of bots, a line each."""
    from zaubertisch.lab.positions import positions as found

    rows = list(found(records_of(wish, Path(into)), number, wish.seed))
    asked: dict[str, int] = {}
    for row in rows:
        asked[row["question"]] = asked.get(row["question"], 0) + 1
    return Findings(
        f"Positions of {wish.game}", wish.about(), rows,
        [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows],
        [{"question": question, "positions": count} for question, count in asked.items()], rows,
        Drawing("question", "positions", "positions by what is asked"),
    )


@playing("export", count=100)
def export(
    wish: Wish,
    ctx: typer.Context,
    into: Into = "build/data",
    decisions: Annotated[bool, typer.Option("--decisions", help="cli-help-lab-decisions")] = False,
    texts: Annotated[bool, typer.Option("--texts", help="cli-help-lab-texts")] = False,
) -> Findings:
    """Games as records; their decisions as Parquet; every seat's game as text."""
    folder = Path(into)
    records = records_of(wish, folder)
    whole: dict[str, Any] = {"records": str(folder / RECORDS), "games": len(records)}
    if decisions:
        from zaubertisch.envs.data import write_decisions

        whole |= {"decisions": str(folder / DECISIONS), "rows": write_decisions(records, folder / DECISIONS)}
    if texts:
        write_texts(records, folder / TEXTS, ctx.obj.lang)
        whole["texts"] = str(folder / TEXTS)
    return Findings(
        f"Games of {wish.game}", wish.about(), whole, [f"{key}: {value}" for key, value in whole.items()],
        [whole], [{**record.notes, "moves": len(record.moves)} for record in records],
    )


def write_texts(records: list[GameRecord], file: Path, lang: str) -> None:
    """A line for every seat of every game."""
    from zaubertisch.envs.data import text

    with file.open("w", encoding="utf-8") as page:
        for record in records:
            for seat in range(record.seats):
                told = {"game": record.notes["number"], "seat": seat, "won": seat in record.notes["winners"],
                        "text": text(record, seat, lang)}
                page.write(json.dumps(told, ensure_ascii=False) + "\n")


@playing("puzzles", count=1)
def puzzles(
    wish: Wish,
    number: Annotated[int, typer.Option("--count", metavar="N", help="cli-help-lab-count", min=1)] = 20,
    into: Annotated[str, typer.Option(metavar="FILE", help="cli-help-lab-puzzles-into", show_default=False)] = "",
) -> Findings:
    """Decisions with one clearly best choice that the rule of thumb does not see."""
    from zaubertisch.hindsight.finding import Finder, kept, plain

    found: list[dict[str, Any]] = []
    with bar(number) as told:
        for puzzle in Finder(wish.rules.key, wish.seed).find(number):
            found.append(plain(puzzle))
            told(len(found))
            if into:
                Path(into).write_text(kept(found), encoding="utf-8")
    rows = [{"move": len(each["moves"]), "best": each["tried"][0]["word"], "usual": each["usual"],
             "lead": each["lead"], "error": each["lead_error"]} for each in found]
    return Findings(
        f"Puzzles of {wish.game}", wish.about(), found, [json.dumps(row, ensure_ascii=False) for row in rows], rows,
        rows,
        Drawing("best", "lead", "lead of the best choice over the second"),
    )
