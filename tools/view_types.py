"""Write the page's types of what it is told of each game: its view, its outlook, its events, and the rules' numbers."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tools import rule_pages
from tools.described import (
    TOLD,
    Constant,
    Description,
    Either,
    Field,
    ListOf,
    Named,
    Plain,
    Record,
    Said,
    Source,
    Type,
    Undescribed,
)

ROOT: Final = Path(__file__).resolve().parent.parent
HEAD: Final = "// Made by `python -m tools.view_types` from the rules; do not edit.\n"
LONGEST: Final = 120

#: What a board must know of the rules' own numbers and names; where two modules have the name, with its module's.
CONSTANTS: Final[dict[str, list[str]]] = {
    "abraca": [
        "SPELLS", "FULL_ROW", "FULL_LIFE", "MYSTIC_STONES", "GOAL", "WIN_POINTS", "SURVIVOR_POINTS",
        "EACH_MYSTIC_STONE",
    ],
    "drachenei": [
        "START_MAGIC", "INCOME", "PASS_MAGIC", "ARTEFACT_CARDS", "ADVENTURES",
        "PASSED", "MOST_MAGIC", "SPELLS", "FIRST_HOLY", "FIRST_CREATURE", "PHASES", "LETTERS", "FAMILIES", "SYMBOLS",
        "CARD_IDS", "KIND_IDS", "ARTEFACT_IDS",
    ],
    "magia": [
        "EXAMINER", "DESK", "FIRST_HAND", "HAND_LIMIT", "CARDS_PER_PART", "EXAMINER_COST", "DRAW",
        "SPELL_SIZE", "BOOK_SIZE",
        "SPELL_POINTS", "BOOK_POINTS", "END_POINTS", "SHARED_END_POINTS",
    ],
    "wizwar": [
        "START_LIFE", "START_HAND", "HAND_LIMIT", "DRAWS", "BASE_SPEED",
        "WIDTH", "BORDERS", "ITEM_KINDS", "TREASURES_EACH", "WALL", "DOOR", "FIRE_WALL", "BLOCK", "ROSEBUSH_FILL",
        "THORNBUSH_FILL", "CLOUD", "SEAL_DOOR", "HANDFUL_OF_TACKS", "PUNCHING", "SPEEDING", "TEARING", "SEEN", "FOGGED",
        "BLIND", "PILLAR", "BEHIND",
    ],
    "zavandor": [
        "GEM_PRICE", "GEM_POINTS", "MOST_RUBIES", "SPIRAL_SLOTS", "DUST_OF_THREE", "OPAL_DUST", "CONCENTRATE",
        "STEP_COST", "POINTS_OF_TOP_LEVEL", "FIRST_LIMIT", "FIRST_DUST", "MOST_CAPPED_BONUS",
        "GEMS", "COLOURS", "CARD_COLOUR", "CARD_VALUE", "CONCENTRATED", "PIECE_WORD", "TRACK_WORDS", "TOP_LEVEL",
        "STONE_PRICES", "CHARACTERS", "ITEMS", "ARTEFACTS", "ARTEFACT_POINTS", "LEAST_BID", "SENTINEL_POINTS",
        "SENTINELS_TO_END",
    ],
}


def page(told: Description) -> str:
    """The module of one game."""
    records = (record(each, told) for each in told.records)
    return "\n".join([HEAD, *records, *events(told.events), *constants(told)])


def records_page(records: Sequence[Record]) -> str:
    """A module of records alone."""
    return "\n".join([HEAD, *(interface(each) for each in records)])


# Types


def written(kind: Type) -> str:
    """A type as TypeScript has it."""
    match kind:
        case Plain(name=name) | Named(name=name):
            return name
        case Said(text=text):
            return json.dumps(text)
        case ListOf(each=Either() as each):
            return f"({written(each)})[]"
        case ListOf(each=each):
            return f"{written(each)}[]"
        case Either(types=types):
            return " | ".join(written(each) for each in types)


def record(shown: Record, told: Description) -> str:
    """A class; the view reaches the page together with its outlook."""
    return interface(shown, f" extends {told.outlook}" if told.outlook and shown.name == told.view else "")


def interface(shown: Record, extends: str = "") -> str:
    lines = (line for each in shown.fields for line in lines_of(each))
    return "\n".join([*comment(shown.note), f"export interface {shown.name}{extends} {{", *lines, "}\n"])


def lines_of(shown: Field) -> Iterator[str]:
    yield from comment(shown.note, "  ")
    yield f"  {member(shown)};"


def member(shown: Field) -> str:
    return f"{shown.name}{'?' if shown.optional else ''}: {written(shown.type)}"


def comment(note: str, indent: str = "") -> list[str]:
    lines = note.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {note} */" for note in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def events(told: Mapping[str, Sequence[Field]]) -> Iterator[str]:
    """All events by kind, with their fields."""
    rows = [f"  {kind}: {{ {'; '.join(member(each) for each in fields)} }};" for kind, fields in told.items()]
    yield "\n".join(["/** What happens, by kind, with its fields. */", "export interface Events {", *rows, "}\n"])


# Constants


def constants(told: Description) -> Iterator[str]:
    """The rules' own numbers and names."""
    for name in CONSTANTS.get(told.game, []):
        found = home(told.constants, name, told.game)
        value = getattr(importlib.import_module(found.module), found.name)
        yield "\n".join([*comment(found.note if said(found.note) else ""), *assigned(found.name, value)])
    yield ""


def said(note: str) -> bool:
    """Whether a comment says more than where a figure comes from, such as “R” for the rulebook."""
    return any(word.islower() for word in note.split())


def home(known: Iterable[Constant], name: str, game: str) -> Constant:
    """The one constant of this name, or of this name in the module named before it."""
    found = [each for each in known if f"{each.module}.{each.name}".endswith(f".{name}")]
    if len(found) != 1:
        raise Undescribed(f"{game} defines {name} in {len(found)} modules, not in one.")
    return found[0]


def assigned(name: str, value: object) -> list[str]:
    """One line, or a line for every few members."""
    whole = f"export const {name} = {json.dumps(value)};"
    if len(whole) <= LONGEST or not isinstance(value, list):
        return [whole]
    lines = [""]
    for each in value:
        more = f"{json.dumps(each)}, "
        if len(lines[-1]) + len(more) > LONGEST - 2:
            lines.append("")
        lines[-1] += more
    return [f"export const {name} = [", *(f"  {line.rstrip()}" for line in lines), "];"]


# Files


def pages(root: Path) -> dict[Path, str]:
    """Every file there should be, by its path."""
    source = Source(root)
    told = {root / TOLD[name]: records_page(source.records(name)) for name in source.told}
    return told | {root / f"web/src/games/{game}/types.ts": page(source.describe(game)) for game in source.games}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the types, or check that they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    checking: bool = parser.parse_args(arguments).check
    try:
        wanted = pages(root)
    except Undescribed as error:
        print(error, file=sys.stderr)
        return 1
    if not checking:
        rule_pages.write(wanted)
        return 0
    old = rule_pages.outdated(wanted)
    for file in old:
        print(f"{file.relative_to(root).as_posix()} is out of date: run `make types`.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
