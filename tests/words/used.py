"""Which words a game needs, read from its source: no list of them is kept by hand."""

from __future__ import annotations

import ast
import functools
from pathlib import Path
from typing import Final

from tools.told import Function, calls, functions, tellings, texts

import zaubertisch

ROOT: Final = Path(zaubertisch.__file__).parent


@functools.cache
def trees(*places: str) -> tuple[ast.Module, ...]:
    """The parsed modules of these files and folders."""
    files = [file for place in places for file in sorted((ROOT / place).rglob("*.py"))]
    files += [ROOT / place for place in places if place.endswith(".py") and (ROOT / place).exists()]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


@functools.cache
def constants(modules: tuple[ast.Module, ...]) -> set[str]:
    """All texts of the code that are not docstrings."""
    out: set[str] = set()
    for module in modules:
        alone = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
                out.add(node.value)
    return out


@functools.cache
def prefixes(modules: tuple[ast.Module, ...]) -> set[str]:
    """The beginnings of all texts that are put together."""
    return {
        node.values[0].value
        for module in modules for node in ast.walk(module)
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant)
        and isinstance(node.values[0].value, str)
    }


@functools.cache
def board(game: str) -> str:
    """The source of a game's board in the browser, with the parts that all tables share."""
    page = Path(__file__).parents[2] / "web" / "src"
    folders = ["games/" + game, "parts/board", "parts/goal"]
    files = [file for folder in folders for file in sorted((page / folder).rglob("*"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def is_on_board(key: str, game: str) -> bool:
    """Whether the board says this message, or puts its key together from its beginning."""
    parts = key.split("-")
    begun = any(f"`{'-'.join(parts[:place])}-${{" in board(game) for place in range(2, len(parts)))
    return begun or any(f"{quote}{key}{quote}" in board(game) for quote in "\"'`")


# Events


@functools.cache
def told(modules: tuple[ast.Module, ...]) -> dict[str, set[str]]:
    """Every kind of event that is told anywhere, with the fields that every place gives it."""
    return {
        kind: set.intersection(*({*said.always, *said.sometimes} for said in places))
        for kind, places in tellings(modules).items()
    }


def keys(expression: ast.expr) -> set[str] | None:
    if not isinstance(expression, ast.Dict):
        return None
    return {key.value for key in expression.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


@functools.cache
def fields_told(modules: tuple[ast.Module, ...]) -> set[str]:
    """Every name of a field: the keys of all dictionaries written out in the code."""
    return {
        key for module in modules for node in ast.walk(module) if isinstance(node, ast.Dict) for key in keys(node) or ()
    }


# Questions, reasons, errors


@functools.cache
def questions(modules: tuple[ast.Module, ...]) -> set[str]:
    """What the sections of a game ask."""
    return {
        text
        for function in functions(modules) if function.name == "question"
        for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None
        for text in texts(node.value, function, modules)
    }


def bots(game: str) -> tuple[ast.Module, ...]:
    """The modules of a game's bots."""
    return trees(f"bots/{game}")


@functools.cache
def reasons(modules: tuple[ast.Module, ...]) -> dict[str, set[str] | None]:
    """Why the bots of a game choose what they choose, with the fields of the reason where they stand beside it."""
    return made(modules, "Choice", 1, "because")


@functools.cache
def obstacles(modules: tuple[ast.Module, ...]) -> dict[str, set[str] | None]:
    """What a game says to be in the way of refused moves, with the fields where they stand beside it."""
    return made(modules, "Obstacle", 0, "key")


def made(modules: tuple[ast.Module, ...], kind: str, place: int, name: str) -> dict[str, set[str] | None]:
    """The message keys things of this kind are made with, each with its fields where they stand beside it."""
    out: dict[str, set[str] | None] = {}
    for function in functions(modules):
        for call in calls(function, kind):
            given, fields = (
                [*call.args[at : at + 1], *(each.value for each in call.keywords if each.arg == named)]
                for at, named in ((place, name), (place + 1, "fields"))
            )
            for text in [text for each in given for text in texts(each, function, modules)]:
                out[text] = keys(fields[0]) if fields else set()
    return out


def takes_key(kind: ast.ClassDef) -> bool:
    """Whether an error is made with its key, or has one of its own."""
    made = [each for each in kind.body if isinstance(each, Function) and each.name == "__init__"]
    return not made or [each.arg for each in made[0].args.args][1:2] == ["key"]


@functools.cache
def errors(modules: tuple[ast.Module, ...]) -> set[str]:
    """The keys of all errors of the tree that are raised or defined."""
    kinds = {"ZaubertischError"}
    classes = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    for _ in range(3):
        kinds |= {each.name for each in classes if kinds & {getattr(base, "id", "") for base in each.bases}}
    keyless = {each.name for each in classes if not takes_key(each)}
    raised = [call for module in modules for kind in kinds - keyless for call in calls(module, kind)]
    made = [call for each in classes if each.name in kinds for call in calls(each, "__init__")]
    return {
        call.args[0].value for call in raised + made
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }
