"""Telling: findings as Parquet, as one page of HTML that holds all it shows, as Markdown with a drawing beside it."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

from zaubertisch import __version__
from zaubertisch.kernel.errors import BadSetup
from zaubertisch.lab.telling.drawing import INK, PAPER, svg
from zaubertisch.lab.telling.findings import Findings, Rows
from zaubertisch.lab.telling.parts import part

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: {ink}; background: {paper} }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
th, td {{ padding: .2rem .7rem; border-bottom: 1px solid #d8cfbd; text-align: right }}
th:first-child, td:first-child {{ text-align: left }}
svg {{ max-width: 100%; height: auto }}
</style>
<h1>{title}</h1>
<p>{about}</p>
{drawing}
{table}
</html>
"""


def write_report(findings: Findings, file: Path) -> None:
    """As the file's name wishes it."""
    writer = {".html": html, ".md": markdown}.get(file.suffix)
    if writer is None:
        raise BadSetup("unknown-report", f"A report is .html or .md, not {file.name}.", {"path": str(file)})
    file.parent.mkdir(parents=True, exist_ok=True)
    writer(findings, file)


def write_parquet(findings: Findings, file: Path) -> None:
    """A row for each game; what is neither a number nor a word is written as JSON or as a list."""
    rows = [{name: cell(value) for name, value in row.items()} for row in findings.games]
    file.parent.mkdir(parents=True, exist_ok=True)
    part("polars").DataFrame(rows, infer_schema_length=None).write_parquet(file)


def cell(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False, sort_keys=True) if isinstance(value, dict) else value


def html(findings: Findings, file: Path) -> None:
    heads, *rows = [[escape(word) for word in row] for row in cells(findings.summary)]
    lines = [f"<tr>{''.join(f'<th>{word}</th>' for word in heads)}</tr>"]
    lines += [f"<tr>{''.join(f'<td>{word}</td>' for word in row)}</tr>" for row in rows]
    file.write_text(PAGE.format(
        title=escape(findings.title), about=escape(about(findings)), ink=INK, paper=PAPER,
        drawing=svg(findings.drawing, findings.summary) if findings.drawing else "",
        table="<table>\n" + "\n".join(lines) + "\n</table>",
    ), encoding="utf-8")


def markdown(findings: Findings, file: Path) -> None:
    heads, *rows = cells(findings.summary)
    lines = [f"# {findings.title}", "", about(findings), ""]
    if findings.drawing:
        picture = file.with_suffix(".svg")
        picture.write_text(svg(findings.drawing, findings.summary), encoding="utf-8")
        lines += [f"![{findings.drawing.says}]({picture.name})", ""]
    lines += [f"| {' | '.join(row)} |" for row in [heads, ["---"] * len(heads), *rows]]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def about(findings: Findings) -> str:
    """What was asked for, in one line."""
    asked = ", ".join(f"{name} {value}" for name, value in findings.about.items() if value not in ("", {}, None))
    return f"{asked}; zaubertisch {__version__}."


def cells(rows: Rows) -> list[list[str]]:
    """A table: its head, and its rows in words."""
    heads = list(rows[0]) if rows else ["nothing"]
    return [heads, *([word(row.get(head, "")) for head in heads] for row in rows)]


def word(value: Any) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)
