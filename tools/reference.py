"""Write docs/reference.md: what `zaubertisch` exports, from the docstrings in its source.

The source is read, not imported: compiled modules have no docstrings.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "zaubertisch"
PAGE: Final = "docs/reference.md"
OPENING: Final = f"""\
# Reference

What `import {PACKAGE}` offers and a program may rely on; whatever is not on this page may move from one release to the
next. The page is written from the source by `make reference`; change the docstrings, not the page.
"""

Definition = ast.ClassDef | ast.FunctionDef | ast.Module | ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Export:
    """A name, the module it comes from, and where it is defined there."""

    root: Path
    name: str
    module: str
    page: Path
    definition: Definition

    def docstring(self) -> str:
        """What the source says of it: a docstring, or the `#:` comment above a constant."""
        if isinstance(self.definition, ast.Assign | ast.AnnAssign):
            return comment_above(self.page, self.definition.lineno)
        return ast.get_docstring(self.definition) or ""


# Reading


@cache
def parsed(page: Path) -> ast.Module:
    return ast.parse(page.read_text(encoding="utf-8"))


def page_of(root: Path, module: str) -> Path:
    """The file of a module or the first page of a package."""
    place = root / "src" / Path(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def chapters(root: Path) -> dict[str, list[str]]:
    """The names in `__all__` under their headings, which are the comments between them."""
    text = page_of(root, PACKAGE).read_text(encoding="utf-8")
    listed = re.search(r"^__all__ = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert listed is not None, "there is no __all__"
    found: dict[str, list[str]] = {}
    for line in listed[1].splitlines():
        heading = re.fullmatch(r"\s*# (.+)", line)
        if heading:
            found[heading[1]] = []
        else:
            found[list(found)[-1]] += re.findall(r'"(\w+)"', line)
    return found


@cache
def exports(root: Path) -> dict[str, Export]:
    """Everything the package's first page imports, by name."""
    found: dict[str, Export] = {}
    for line in parsed(page_of(root, PACKAGE)).body:
        if isinstance(line, ast.ImportFrom) and line.module is not None:
            for alias in line.names:
                found[alias.name] = export(root, line.module, alias.name)
    return found


def export(root: Path, module: str, name: str) -> Export:
    if module == PACKAGE:
        page = page_of(root, f"{module}.{name}")
        return Export(root, name, f"{module}.{name}", page, parsed(page))
    page = page_of(root, module)
    definition = next(each for each in definitions(parsed(page)) if name_of(each) == name)
    return Export(root, name, module, page, definition)


def definitions(page: ast.Module | ast.ClassDef) -> list[Definition]:
    kinds = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign
    return [each for each in page.body if isinstance(each, kinds)]


def name_of(definition: Definition) -> str:
    """What is defined here; nothing where it is more than one name."""
    match definition:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""


def comment_above(page: Path, number: int) -> str:
    """The `#:` comment above this line; lines that follow each other share one."""
    told: list[str] = []
    for line in reversed(page.read_text(encoding="utf-8").splitlines()[: number - 1]):
        if line.startswith("#: "):
            told.insert(0, line.removeprefix("#: "))
        elif told or not line.strip():
            break
    return " ".join(told)


# Writing


def signature(function: ast.FunctionDef, name: str) -> str:
    """A function as one calls it: without `self`, with its types."""
    arguments = ast.unparse(function.args).removeprefix("self").removeprefix(", ").replace("=", " = ")
    answer = f" -> {ast.unparse(function.returns)}" if function.returns and function.name != "__init__" else ""
    return f"{name}({arguments}){answer}"


def is_property(function: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "property" for each in function.decorator_list)


def methods(definition: ast.ClassDef | ast.Module) -> list[ast.FunctionDef]:
    """The functions that are meant for others."""
    functions = [each for each in definition.body if isinstance(each, ast.FunctionDef)]
    return [each for each in functions if not each.name.startswith("_")]


def beginning(definition: ast.ClassDef) -> ast.FunctionDef | None:
    functions = [each for each in definition.body if isinstance(each, ast.FunctionDef)]
    return next((each for each in functions if each.name == "__init__"), None)


def attributes(first: ast.FunctionDef) -> list[str]:
    """What every object of a class holds, as its `__init__` sets it."""
    targets: list[ast.expr] = []
    for line in ast.walk(first):
        match line:
            case ast.Assign():
                targets += line.targets
            case ast.AnnAssign():
                targets.append(line.target)
    return [each.attr for each in targets if isinstance(each, ast.Attribute) and not each.attr.startswith("_")]


def entry(told: Export) -> Iterator[str]:
    """One name: its heading, what it is, and what it offers."""
    match told.definition:
        case ast.ClassDef() as definition:
            yield from class_entry(told, definition)
        case ast.FunctionDef() as definition:
            yield f"### `{signature(definition, told.name)}`\n\n{told.docstring()}\n"
        case ast.Module() as definition:
            yield f"### `{told.name}`\n\nThe module `{told.module}`. {told.docstring()}\n"
            constants = [each for each in definitions(definition) if name_of(each).isupper()]
            yield from (f"- `{told.name}.{ast.unparse(each)}`" for each in constants)
            yield from members(methods(definition), f"{told.name}.")
        case definition:
            value = ast.unparse(definition.value) if definition.value else ""
            yield f"### `{told.name} = {value}`\n\n{told.docstring()}\n"


def class_entry(told: Export, definition: ast.ClassDef) -> Iterator[str]:
    first = beginning(definition)
    called = signature(first, told.name) if first else told.name
    kinds = [base for base in bases(definition) if is_exported(told, base)]
    kind = f"A {' and '.join(f'`{base}`' for base in kinds)}. " if kinds else ""
    yield f"### `{called}`\n\n{kind}{told.docstring()}\n"
    lineage = [definition, *hidden_bases(told, definition)]
    held = [name for each in lineage if (init := beginning(each)) for name in attributes(init)]
    if held:
        yield f"Holds {', '.join(f'`{name}`' for name in held)}.\n"
    offered = {each.name: each for ancestor in reversed(lineage) for each in methods(ancestor)}
    yield from members([each for each in offered.values() if not kinds or ast.get_docstring(each)], "")


def bases(definition: ast.ClassDef) -> list[str]:
    """The classes this one is made from, without what stands in brackets."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in definition.bases]
    return [base.id for base in plain if isinstance(base, ast.Name)]


def is_exported(told: Export, name: str) -> bool:
    return name in exports(told.root)


def hidden_bases(told: Export, definition: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """The bases that are not exported themselves: what they offer is told with the class that is."""
    for line in parsed(told.page).body:
        if isinstance(line, ast.ImportFrom) and line.module is not None and line.module.startswith(PACKAGE):
            for alias in line.names:
                if alias.name in bases(definition) and not is_exported(told, alias.name):
                    found = export(told.root, line.module, alias.name).definition
                    assert isinstance(found, ast.ClassDef)
                    yield found


def members(functions: Sequence[ast.FunctionDef], before: str) -> Iterator[str]:
    lines: list[str] = []
    for each in functions:
        name = before + each.name
        told = ast.get_docstring(each)
        shown = name if is_property(each) else signature(each, name)
        lines.append(f"- `{shown}`" + (f": {' '.join(told.split())}" if told else ""))
    if lines:
        yield "\n".join(lines) + "\n"


def reference(root: Path) -> str:
    """The whole page."""
    known = exports(root)
    parts = [OPENING]
    for heading, names in chapters(root).items():
        parts.append(f"## {heading}\n")
        for name in names:
            parts += entry(known[name])
    return "\n".join(parts)


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the page is out of date")
    page = root / PAGE
    text = reference(root)
    if not parser.parse_args(arguments).check:
        page.write_text(text, encoding="utf-8")
    elif not page.exists() or page.read_text(encoding="utf-8") != text:
        print(f"{PAGE} is out of date: run `make reference`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
