"""Which events a game tells and with which fields, read from its source: no list of them is kept by hand."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

#: A piece of text that is known, or the name of a variable whose texts have to be looked for (marked by a tuple).
Shape = tuple[str | tuple[str], ...]
Function = ast.FunctionDef
Modules = Sequence[ast.Module]


@dataclass
class Fields:
    """What one call of `tell` says of an event; `sometimes` are the fields it may leave out."""

    always: dict[str, ast.expr] = field(default_factory=dict)
    sometimes: dict[str, ast.expr] = field(default_factory=dict)


# Reading calls


def functions(modules: Modules) -> Iterator[Function]:
    """Every function and method, those within others too."""
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
    """The last name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


# Texts


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


def texts(expression: ast.expr, function: Function, modules: Modules, depth: int = 3) -> set[str]:
    """The texts an expression of a function may be: its variables are followed to assignments and to callers."""
    out: set[str] = set()
    for shape in shapes(expression):
        parts = [
            {part} if isinstance(part, str) else variable(part[0], function, modules, depth) for part in shape
        ]
        out |= {"".join(chosen) for chosen in product(*parts)}
    return out


def variable(name: str, function: Function, modules: Modules, depth: int) -> set[str]:
    """The texts a variable may hold: as listed at the top of a module, as assigned, or as given by callers."""
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


def listed(name: str, modules: Modules) -> set[str]:
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


# Events


def tellings(modules: Modules) -> dict[str, list[Fields]]:
    """Every kind of event with what each place that tells it says, in the order of their names."""
    out: dict[str, list[Fields]] = {}
    for function in functions(modules):
        for call in calls(function, "tell"):
            if len(call.args) == 3:
                said = fields_of(call.args[2], function)
                for kind in texts(call.args[1], function, modules):
                    out.setdefault(kind, []).append(said)
    return dict(sorted(out.items()))


def fields_of(expression: ast.expr, function: Function) -> Fields:
    """The fields written out beside an event, or gathered in a variable before; what is added later may be left out."""
    match expression:
        case ast.Dict():
            return Fields(items(expression))
        case ast.Name(id=name):
            out = Fields()
            for node in ast.walk(function):
                match node:
                    case ast.AnnAssign(target=ast.Name(id=found), value=ast.Dict() as first) if found == name:
                        out.always.update(items(first))
                    case ast.Assign(targets=[
                        ast.Subscript(value=ast.Name(id=found), slice=ast.Constant(value=str(key))),
                    ], value=more) if found == name:
                        out.sometimes[key] = more
            return out
    raise ValueError(f"{function.name} tells an event whose fields cannot be read in line {expression.lineno}.")


def items(written: ast.Dict) -> dict[str, ast.expr]:
    """The entries of a dictionary whose keys are texts."""
    return {
        key.value: value for key, value in zip(written.keys, written.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
