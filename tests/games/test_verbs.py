"""What lies on a table is moved by its verbs alone: sections set the course of the game and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import zaubertisch
from zaubertisch.games import IDS

ROOT: Final = Path(zaubertisch.__file__).parent / "games"

#: What changes a list or a pile.
CHANGES: Final = {
    "add", "append", "clear", "draw", "extend", "fill", "insert", "pop", "pour", "remove", "reverse", "shuffle", "sort",
}


def changed(source: str) -> list[str]:
    """Every place where a list or pile of the table `g` is changed."""
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if any(of_table(part) for part in parts(node))]


def parts(node: ast.AST) -> Iterator[ast.expr]:
    """The lists and piles this piece of code changes."""
    match node:
        case ast.Assign(targets=targets):
            yield from (target.value for target in targets if isinstance(target, ast.Subscript))
        case ast.AugAssign(target=ast.Subscript(value=whole)):
            yield whole
        case ast.Call(func=ast.Attribute(value=whole, attr=name)) if name in CHANGES:
            yield whole


def of_table(part: ast.expr) -> bool:
    """Whether this is an attribute of the table; its chance is not a pile."""
    match part:
        case ast.Attribute(value=ast.Name(id="g"), attr=name):
            return name != "chance"
    return False


def sections(game: str) -> list[Path]:
    """The modules of a game outside the table's own room; dealing anew is the one other thing that moves pieces."""
    files = sorted((ROOT / game).rglob("*.py"))
    return [file for file in files if file.parent.name != "table" and file.name not in ("table.py", "dealing.py")]


@pytest.mark.parametrize("game", IDS)
def test_sections_move_nothing_themselves(game: str) -> None:
    assert [place for file in sections(game) for place in changed(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["g.life[seat] -= 1", "g.life[seat] = 0", "g.hands.add(seat, 4)", "g.traps.append(9)"])
def test_what_a_verb_should_do_is_found(line: str) -> None:
    assert set(changed(line)) == {line}


@pytest.mark.parametrize("line", ["g.phase = 2", "self.left -= 1", "out.append(1)", "g.chance.shuffle(seats)"])
def test_what_a_section_may_do_is_not(line: str) -> None:
    assert changed(line) == []
