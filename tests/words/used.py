"""Which words a game needs, read from its source: no list of them is kept by hand."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import zaubertisch

ROOT: Final = Path(zaubertisch.__file__).parent

#: A piece of text that is known, or the name of a variable whose texts have to be looked for (marked by a tuple).
Shape = tuple[str | tuple[str], ...]
Function = ast.FunctionDef


@functools.cache
def trees(*places: str) -> tuple[ast.Module, ...]:
    """The parsed modules of these files and folders."""
    files = [file for place in places for file in sorted((ROOT / place).rglob("*.py"))]
    files += [ROOT / place for place in places if place.endswith(".py") and (ROOT / place).exists()]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def functions(modules: tuple[ast.Module, ...]) -> Iterator[Function]:
    for module in modules:
        for node in ast.walk(module):
            if isinstance(node, Function):
                yield node


def calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of something with this last name."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and called(each) == name:
            yield each


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


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
    """The source of a game's board in the browser."""
    folder = Path(__file__).parents[2] / "web" / "src" / "games" / game
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*")))


def is_on_board(key: str, game: str) -> bool:
    """Whether the board says this message, or puts its key together from its beginning."""
    parts = key.split("-")
    begun = any(f"`{'-'.join(parts[:place])}-${{" in board(game) for place in range(2, len(parts)))
    return begun or any(f"{quote}{key}{quote}" in board(game) for quote in "\"'`")


# Events


def shapes(expression: ast.expr) -> list[Shape]:
    """The texts an expression may be, as far as they stand in it."""
    match expression:
        case ast.Constant(value=str(text)):
            return [(text,)]
        case ast.Name(id=name):
            return [((name,),)]
        case ast.FormattedValue(value=value):
            return shapes(value)
        case ast.IfExp(body=body, orelse=orelse):
            return shapes(body) + shapes(orelse)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [a + b for a, b in product(shapes(left), shapes(right))]
        case ast.JoinedStr(values=values):
            return [sum(parts, ()) for parts in product(*map(shapes, values))]
        case ast.Subscript(value=ast.Name() as table):
            return shapes(table)
        case ast.Subscript(value=ast.List(elts=members) | ast.Tuple(elts=members)):
            return [shape for member in members for shape in shapes(member)]
    return []


def texts(expression: ast.expr, function: Function, modules: tuple[ast.Module, ...], depth: int = 3) -> set[str]:
    """The texts an expression of a function may be: its variables are followed to assignments and to callers."""
    out: set[str] = set()
    for shape in shapes(expression):
        parts = [
            {part} if isinstance(part, str) else variable(part[0], function, modules, depth) for part in shape
        ]
        out |= {"".join(chosen) for chosen in product(*parts)}
    return out


def variable(name: str, function: Function, modules: tuple[ast.Module, ...], depth: int) -> set[str]:
    if depth == 0:
        return set()
    out = listed(name, modules)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and name in [each.id for each in node.targets if isinstance(each, ast.Name)]:
            out |= texts(node.value, function, modules, depth - 1)
    parameters = [each.arg for each in function.args.args]
    if name in parameters:
        for caller in functions(modules):
            for call in calls(caller, function.name):
                given = argument(call, parameters, name)
                out |= texts(given, caller, modules, depth - 1) if given is not None else set()
    return out


def listed(name: str, modules: tuple[ast.Module, ...]) -> set[str]:
    """The texts of a list or dictionary of this name that stands at the top of a module."""
    out: set[str] = set()
    for module in modules:
        for node in module.body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value) if found == name:
                    out |= {each.value for each in ast.walk(value) if isinstance(each, ast.Constant) and each.value
                            and isinstance(each.value, str)}
    return out


def argument(call: ast.Call, parameters: list[str], name: str) -> ast.expr | None:
    """What a call gives for a parameter; a method's own `self` is not given."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    place = parameters.index(name) - (parameters[0] == "self")
    return call.args[place] if place < len(call.args) else None


@functools.cache
def told(modules: tuple[ast.Module, ...]) -> dict[str, set[str] | None]:
    """Every kind of event that is told anywhere, with its fields where they stand beside it."""
    out: dict[str, set[str] | None] = {}
    for function in functions(modules):
        for call in calls(function, "tell"):
            if len(call.args) == 3:
                for kind in texts(call.args[1], function, modules):
                    fields = keys(call.args[2])
                    known = out.get(kind, fields)
                    out[kind] = None if fields is None or known is None else known & fields
    return out


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
    """The modules of a game's bots: `bots/<game>.py` and those beside it that begin with its name."""
    return trees(*(f"bots/{file.name}" for file in sorted((ROOT / "bots").glob(f"{game}*.py"))))


@functools.cache
def reasons(modules: tuple[ast.Module, ...]) -> dict[str, set[str] | None]:
    """Why the bots of a game choose what they choose, with the fields of the reason where they stand beside it."""
    out: dict[str, set[str] | None] = {}
    for function in functions(modules):
        for call in calls(function, "Choice"):
            given = [*call.args[1:2], *(each.value for each in call.keywords if each.arg == "because")]
            fields = [*call.args[2:3], *(each.value for each in call.keywords if each.arg == "fields")]
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
