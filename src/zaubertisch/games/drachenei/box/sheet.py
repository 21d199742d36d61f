"""The sheet of a box as text a person can correct, as JSON a record can keep, and back."""

from __future__ import annotations

import json
from typing import Final

from zaubertisch.games.drachenei.box.box import STANDARD, Box, Sheet, box_of
from zaubertisch.games.drachenei.components import COLUMNS, RECON1, RECON1_NAME, SECTIONS
from zaubertisch.kernel.errors import BadSetup

OWN_NAME: Final = "own"


def render(sheet: Sheet, notes: list[str]) -> str:
    """The sheet with a line for each card, under `notes` that explain it to the reader."""
    lines = ["# " + note for note in notes]
    for section in SECTIONS:
        lines += ["", f"[{section}]", *columns(section, sheet[section])]
    return "\n".join(lines) + "\n"


def columns(section: str, rows: list[list[str]]) -> list[str]:
    """The rows of a section below their headings, set in columns."""
    table = [["# card", *COLUMNS[section]], *rows]
    widths = [max([len(row[column]) for row in table]) for column in range(len(table[0]))]
    return ["  ".join([row[column].ljust(widths[column]) for column in range(len(row))]).rstrip() for row in table]


def read(text: str) -> Sheet:
    """The sheet a text describes; a figure without an origin was read off a card. The box is checked as well."""
    sheet: Sheet = {}
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if words[0].startswith("["):
            section = new_section(words, number, sheet)
        elif not section:
            raise BadSetup("components-line", f"Line {number} stands before the first section.", {"line": str(number)})
        else:
            sheet[section].append([words[0], *[word if ":" in word else word + ":C" for word in words[1:]]])
    box_of(sheet, OWN_NAME)
    return sheet


def new_section(words: list[str], number: int, sheet: Sheet) -> str:
    name = " ".join(words).strip("[]")
    if name not in SECTIONS or name in sheet:
        raise BadSetup("components-section", f"Line {number}: “{name}” is not a section, or stands there twice.",
                       {"line": str(number), "section": name, "known": ", ".join(SECTIONS)})
    sheet[name] = []
    return name


def written(sheet: Sheet) -> str:
    """A sheet as a value of the option `components`: the standard one by its name, any other as JSON, in one way."""
    if sheet == RECON1:
        return RECON1_NAME
    return json.dumps(sheet, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sheet_of(value: str) -> Sheet:
    """The sheet that a value of the option `components` names or writes out."""
    if value == RECON1_NAME:
        return RECON1
    try:
        sheet = json.loads(value)
    except (ValueError, RecursionError):
        sheet = None
    if not is_sheet(sheet):
        raise BadSetup("components-value", f"Option components takes {RECON1_NAME} or the JSON of a corrected sheet.",
                       {"known": RECON1_NAME})
    found: Sheet = sheet
    return found


def is_sheet(thing: object) -> bool:
    """Whether this JSON is rows of words by section; whether the words make sense is for `box_of`."""
    if not isinstance(thing, dict) or sorted(thing) != sorted(SECTIONS):
        return False
    for rows in thing.values():
        if not isinstance(rows, list) or not all(isinstance(row, list) and row for row in rows):
            return False
        if not all(isinstance(word, str) for row in rows for word in row):
            return False
    return True


def box_named(value: str) -> Box:
    """The box for a value of the option `components`."""
    return STANDARD if value == RECON1_NAME else box_of(sheet_of(value), OWN_NAME)
