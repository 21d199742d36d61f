"""What a page is told of a table, described once: the fields of views, outlooks and events with their types.

The types are mypy's own, inferred ones too, so that nothing has to be annotated for the page's sake.
"""

from __future__ import annotations

import ast
import functools
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mypy import build, inspections, modulefinder, nodes, options, types
from tools import told

VIEW: Final = "zaubertisch.kernel.view.View"
OUTLOOK: Final = "zaubertisch.kernel.view.Outlook"
NUMBER: Final = "number"
WORDS: Final = {
    "builtins.int": NUMBER, "builtins.float": NUMBER, "mypy_extensions.i64": NUMBER, "builtins.bool": "boolean",
    "builtins.str": "string",
}
#: Modules of records that reach the page as they are, and what is made of them there.
TOLD: Final = {"hindsight.findings": "web/src/parts/hindsight/types.ts"}
PILES: Final = ("zaubertisch.kernel.pile.Pile", "zaubertisch.kernel.pile.Piles")


class Undescribed(Exception):
    """Something that reaches the page and has no form there."""


@dataclass(frozen=True)
class Plain:
    """A number, a string, a boolean or null."""

    name: str


@dataclass(frozen=True)
class Said:
    """One text and no other."""

    text: str


@dataclass(frozen=True)
class ListOf:
    """Any number of things of one type."""

    each: Type


@dataclass(frozen=True)
class Either:
    """One of several types."""

    types: tuple[Type, ...]


@dataclass(frozen=True)
class Named:
    """A record described elsewhere on the page."""

    name: str


Type = Plain | Said | ListOf | Either | Named


@dataclass(frozen=True)
class Field:
    """A name, its type, and what a comment says of it."""

    name: str
    type: Type
    note: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Record:
    """A class as the page sees it."""

    name: str
    note: str
    fields: Sequence[Field]


@dataclass(frozen=True)
class Constant:
    """A number or a list that the rules own, and the module that does."""

    name: str
    module: str
    note: str


@dataclass(frozen=True)
class Description:
    """All that a page is told of one game, records before those that hold them, the view last."""

    game: str
    records: Sequence[Record]
    view: str
    outlook: str
    events: Mapping[str, Sequence[Field]]
    constants: Sequence[Constant]

    def record(self, name: str) -> Record:
        """The record of this name."""
        return next(record for record in self.records if record.name == name)


class Source:
    """The parsed and typed source of all games below a folder."""

    def __init__(self, root: Path) -> None:
        folder = root / "src/zaubertisch/games"
        self.games = sorted(file.parent.name for file in folder.glob("*/game.py"))
        wanted = [modulefinder.BuildSource(None, f"zaubertisch.games.{game}.game") for game in self.games]
        self.told = {name for name in TOLD if (root / f"src/zaubertisch/{name.replace('.', '/')}.py").exists()}
        wanted += [modulefinder.BuildSource(None, f"zaubertisch.{name}") for name in sorted(self.told)]
        self.built = build.build(wanted, settings(root))

    def modules(self, game: str) -> list[nodes.MypyFile]:
        """The modules of a game that its contract reaches by imports, wherever they lie."""
        files = sorted(self.built.files.items())
        return [file for name, file in files if name.startswith(f"zaubertisch.games.{game}.")]

    def records(self, name: str) -> list[Record]:
        """What a module of records tells, those that others hold before them."""
        module = self.built.files[f"zaubertisch.{name}"]
        records = Records(self.built.files)
        for symbol in module.names.values():
            if isinstance(symbol.node, nodes.TypeInfo) and symbol.node.module_name == module.fullname:
                records.add(symbol.node)
        return list(records.found.values())

    def describe(self, game: str) -> Description:
        modules = self.modules(game)
        records = Records(self.built.files)
        view, outlook = heir(modules, VIEW), heir(modules, OUTLOOK)
        if view is None:
            raise Undescribed(f"{game} has no class that is a View.")
        for root in (outlook, view):
            if root is not None:
                records.add(root)
        return Description(
            game, list(records.found.values()), view.name, outlook.name if outlook else "",
            Events(modules, self.built.types, records).all(), constants(modules),
        )


def settings(root: Path) -> options.Options:
    """Read everything anew: what lies in a cache has no expressions."""
    out = options.Options()
    out.incremental = False
    out.cache_dir = "/dev/null"
    out.mypy_path = [str(root / "src")]
    out.namespace_packages = out.explicit_package_bases = True
    out.export_types = out.preserve_asts = out.include_docstrings = True
    out.ignore_errors = True
    return out


def heir(modules: Iterable[nodes.MypyFile], base: str) -> nodes.TypeInfo | None:
    """The class of a game that is a `base`."""
    for module in modules:
        for symbol in module.names.values():
            node = symbol.node
            if isinstance(node, nodes.TypeInfo) and node.has_base(base) and node.module_name == module.fullname:
                return node
    return None


class Records:
    """The records found so far, by name, and the reading of further ones."""

    def __init__(self, files: dict[str, nodes.MypyFile]) -> None:
        self.files = files
        self.found: dict[str, Record] = {}
        self.origin: dict[str, str] = {}

    def add(self, info: nodes.TypeInfo) -> str:
        """Describe a class, and first those its fields hold."""
        if self.origin.setdefault(info.name, info.fullname) != info.fullname:
            raise Undescribed(f"{info.fullname} and {self.origin[info.name]} would be one name on the page.")
        if info.name not in self.found:
            fields = [self.field(variable) for base in reversed(info.mro) for variable in attributes(base)]
            self.found[info.name] = Record(info.name, note_of(info.defn.docstring), fields)
        return info.name

    def field(self, variable: nodes.Var) -> Field:
        module = variable.info.module_name
        note = comments(self.files[module].path).get(variable.line, "")
        return Field(variable.name, self.type(variable.type, variable.fullname), note)

    def type(self, found: types.Type | None, where: str) -> Type:
        """A type of the rules as the page has it."""
        match types.get_proper_type(found):
            case types.LiteralType(value=str(text)):
                return Said(text)
            case types.NoneType():
                return Plain("null")
            case types.UnionType(items=items):
                return either(self.type(each, where) for each in items)
            case types.Instance() as instance:
                return self.instance(instance, where)
        raise Undescribed(f"{where} has a type that no page can read: {found}.")

    def instance(self, found: types.Instance, where: str) -> Type:
        name = found.type.fullname
        if name in WORDS:
            return Plain(WORDS[name])
        if name == "builtins.list":
            return ListOf(self.type(found.args[0], where))
        if name in PILES:
            return ListOf(Plain(NUMBER))
        if not name.startswith("zaubertisch."):
            raise Undescribed(f"{where} has a type that no page can read: {found}.")
        return Named(self.add(found.type))


def attributes(info: nodes.TypeInfo) -> Iterator[nodes.Var]:
    """What every object of a class holds, in the order of its source."""
    held = [symbol.node for symbol in info.names.values()]
    variables = [node for node in held if isinstance(node, nodes.Var) and not node.is_property and not node.is_classvar]
    yield from sorted((each for each in variables if not each.name.startswith("__")), key=lambda each: each.line)


def either(parts: Iterable[Type]) -> Type:
    """One of these types, each named once; or the only one there is."""
    flat = [each for part in parts for each in (part.types if isinstance(part, Either) else (part,))]
    once = tuple(dict.fromkeys(flat))
    return once[0] if len(once) == 1 else Either(once)


# Notes


def note_of(docstring: str | None) -> str:
    """A docstring without its indentation."""
    return "\n".join(line.strip() for line in (docstring or "").strip().splitlines())


@functools.cache
def comments(path: str) -> dict[int, str]:
    """What stands behind the code of each line of a file."""
    with tokenize.open(path) as file:
        tokens = list(tokenize.generate_tokens(file.readline))
    return {
        token.start[0]: token.string.lstrip("#: ") for token in tokens
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
    }


# Events


class Events:
    """The events of a game's modules, and the types of what is told."""

    def __init__(
        self, modules: Sequence[nodes.MypyFile], typed: dict[nodes.Expression, types.Type], records: Records,
    ) -> None:
        self.trees = [ast.parse(Path(module.path).read_text(encoding="utf-8")) for module in modules]
        self.module = {node: each for each, tree in zip(modules, self.trees, strict=True) for node in ast.walk(tree)}
        self.typed = typed
        self.records = records

    def all(self) -> dict[str, Sequence[Field]]:
        """Every kind with its fields; optional is what some places do not tell."""
        return {kind: self.fields(kind, said) for kind, said in told.tellings(self.trees).items()}

    def fields(self, kind: str, said: Sequence[told.Fields]) -> Sequence[Field]:
        out: list[Field] = []
        for name in dict.fromkeys(name for each in said for name in (*each.always, *each.sometimes)):
            values = [group[name] for each in said for group in (each.always, each.sometimes) if name in group]
            found = either(self.records.type(self.type_of(value), f"The field {name} of {kind}") for value in values)
            out.append(Field(name, found, optional=not all(name in each.always for each in said)))
        return out

    def type_of(self, value: ast.expr) -> types.Type | None:
        """What mypy has found at this place."""
        last = (value.end_lineno or value.lineno, value.end_col_offset or value.col_offset)
        found = inspections.find_by_location(self.module[value], value.lineno, value.col_offset, *last)
        return self.typed.get(found) if found else None


# Constants


def constants(modules: Iterable[nodes.MypyFile]) -> list[Constant]:
    """Every name in capitals that a module defines."""
    return [
        Constant(name, module.fullname, comments(module.path).get(symbol.node.line, ""))
        for module in modules for name, symbol in module.names.items()
        if name.isupper() and isinstance(symbol.node, nodes.Var) and symbol.node.fullname == f"{module.fullname}.{name}"
    ]
