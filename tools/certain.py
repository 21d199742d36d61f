"""Write web/src/rulebook/certain.json: what is certain of each game, and what the last `make test-all` has shown.

The first follows from the source. The second is kept in docs/certain.json, which `make test-all` writes at its end
with `--done FOLDER`: the folder holds a report of each run of tests, and a file for each further part that ended well.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
import xml.etree.ElementTree as Tree
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools import rule_coverage

from zaubertisch import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
MADE: Final = "web/src/rulebook/certain.json"
KEPT: Final = "docs/certain.json"
BOOKS: Final = "web/src/rulebook"
#: What `make test-all` runs, in its order; what has left nothing in the folder was not run.
PAIRS: Final = ["pairs", "reached"]  # of the report on pairs of cards
PARTS: Final = ["interpreted", "compiled", "corpora", "fuzz", "packages", "pythons"]


def of_source(root: Path) -> dict[str, Any]:
    """What follows from the source: of every game its paragraphs."""
    pages = rule_coverage.read_pages(root)
    tested = rule_coverage.ids_below(root / "tests", rule_coverage.ids_in_tests)
    in_kernel = rule_coverage.ids_below(root / "src/zaubertisch/kernel", rule_coverage.ids_in_code)
    out = {}
    for game, ids in pages.items():
        in_game = rule_coverage.ids_below(root / "src/zaubertisch/games" / game, rule_coverage.ids_in_code)
        found = rule_coverage.coverage(game, ids, tested, in_game, in_kernel)
        rules, rulings, examples = (len(found.of_kind(kind)) for kind in ("", "R", "E"))
        out[game] = {
            "rules": rules, "rulings": rulings, "examples": examples, "tested": len(ids) - len(found.untested()),
            "cited": rules + rulings - len(found.uncited()), "golden": len(list_golden(root, game)),
            "shown": shown(root, game),
        }
    return out


def list_golden(root: Path, game: str) -> list[Path]:
    return sorted((root / "tests/golden" / game).rglob("*.json"))


def shown(root: Path, game: str) -> int:
    """How many paragraphs lead to a position."""
    book = json.loads((root / BOOKS / f"{game}.json").read_text(encoding="utf-8"))
    return sum(bool(behind["at"] or behind["refused"]) for behind in book["rules"].values())


def last_run(root: Path) -> dict[str, Any] | None:
    """What the last `make test-all` has shown; nothing if none has been kept."""
    file = root / KEPT
    if not file.exists():
        return None
    run: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return run


def counted(report: Path) -> dict[str, int]:
    """How many tests a run had, and how many of them did not pass."""
    suites = list(Tree.parse(report).getroot().iter("testsuite"))
    total, failed, skipped = (
        sum(int(suite.get(each, "0")) for suite in suites for each in some)
        for some in (["tests"], ["failures", "errors"], ["skipped"])
    )
    return {"tests": total, "failed": failed, "skipped": skipped}


def done(folder: Path) -> dict[str, Any]:
    """What a run has left in its folder."""
    parts: dict[str, Any] = {}
    for part in PARTS:
        report = folder / f"{part}.xml"
        if report.exists():
            parts[part] = counted(report)
        elif (folder / part).exists():
            written = (folder / part).read_text(encoding="utf-8")
            report_of = json.loads(written) if written else {}
            parts[part] = {each: report_of[each] for each in PAIRS if each in report_of}
    return {"date": datetime.date.today().isoformat(), "version": __version__, "parts": parts}


def text_of(figures: dict[str, Any]) -> str:
    return json.dumps(figures, indent=1) + "\n"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Keep what a run has shown, and write the figures; or check that they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the figures are out of date")
    parser.add_argument("--done", type=Path, metavar="FOLDER", help="what a whole `make test-all` has left")
    asked = parser.parse_args(arguments)
    if asked.done:
        (root / KEPT).write_text(text_of(done(asked.done)), encoding="utf-8", newline="\n")
    text = text_of({"games": of_source(root), "parts": PARTS, "last": last_run(root)})
    file = root / MADE
    if not asked.check:
        file.write_text(text, encoding="utf-8", newline="\n")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        print(f"{MADE} is out of date: run `make rulebook`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
