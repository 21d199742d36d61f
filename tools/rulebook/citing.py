"""Where the source cites a rule: the functions of a game, and the tests that show it."""

from __future__ import annotations

import ast
import functools
import io
import tokenize
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.rule_coverage import BRACKETS, CITED, name_of

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src/zaubertisch"
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Place:
    """A function, or a whole module, with what it cites: by its heading, and line by line."""

    file: str
    name: str
    by_heading: set[str] = field(default_factory=set)
    by_line: dict[int, set[str]] = field(default_factory=dict)
    by_word: set[str] = field(default_factory=set)  # in other strings: what a refusal names

    def ids(self) -> set[str]:
        return self.by_heading.union(self.by_word, *self.by_line.values())

    def title(self) -> str:
        return f"{self.file}: {self.name}" if self.name else self.file


def in_brackets(text: str) -> set[str]:
    return {rule for words in BRACKETS.findall(text) for rule in CITED.findall(words)}


def places(game: str) -> list[Place]:
    """Everything in a game and in the kernel that cites a rule."""
    files = [*sorted((SOURCE / "games" / game).rglob("*.py")), *sorted((SOURCE / "kernel").rglob("*.py"))]
    return [place for file in files for place in places_in(file.read_text(encoding="utf-8"), short(file))]


def short(file: Path) -> str:
    """A file as one names it: from its game or from the kernel on."""
    inside = file.relative_to(SOURCE).as_posix()
    return inside.removeprefix("games/")


def places_in(source: str, file: str) -> list[Place]:
    tree = ast.parse(source)
    whole = Place(file, "", in_brackets(ast.get_docstring(tree) or ""))
    found: dict[ast.AST, Place] = {tree: whole}
    within: dict[int, Place] = {}
    for node, owner, name in functions(tree):
        place = Place(file, name, in_brackets(ast.get_docstring(node) or ""))
        if node.name == "run" and owner is not None:  # a section's table of contents is what its class says
            place.by_heading |= in_brackets(ast.get_docstring(owner) or "")
        found[node] = place
        within.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), place))
    for each in ast.walk(tree):
        if isinstance(each, ast.ClassDef):
            whole.by_heading |= in_brackets(ast.get_docstring(each) or "")
    for line, ids in commented(source):
        within.get(line, whole).by_line.setdefault(line, set()).update(ids)
    for line, ids in named(tree):
        within.get(line, whole).by_word |= ids
    return [place for place in found.values() if place.ids()]


def functions(tree: ast.Module) -> Iterator[tuple[Function, ast.ClassDef | None, str]]:
    """Every function with its class and its full name, the outer ones first."""
    waiting: deque[tuple[ast.AST, ast.ClassDef | None, str]] = deque([(tree, None, "")])
    while waiting:
        node, owner, before = waiting.popleft()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                yield child, owner, before + child.name
                waiting.append((child, None, f"{before}{child.name}.<locals>."))
            elif isinstance(child, ast.ClassDef):
                waiting.append((child, child, f"{before}{child.name}."))
            elif isinstance(child, ast.stmt):  # within a condition
                waiting.append((child, owner, before))


def commented(source: str) -> Iterator[tuple[int, set[str]]]:
    """The ids of each comment with the line it speaks of: its own, or the next one with code."""
    pending: set[str] = set()
    skipped = {tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            ids = in_brackets(token.string)
            if token.line.strip().startswith("#"):
                pending |= ids
            elif ids:
                yield token.start[0], ids
        elif token.type not in skipped and pending:
            yield token.start[0], pending
            pending = set()


def named(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """The ids in strings that are no docstrings, with their lines."""
    alone = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in alone:
            ids = set(CITED.findall(node.value))
            if ids:
                yield node.lineno, ids


@dataclass(frozen=True)
class Proof:
    """A test as a sentence, and the rules it shows."""

    sentence: str
    ids: tuple[str, ...]


def tests(letters: str) -> list[Proof]:
    """Every test that shows a rule whose id begins with these letters, in the order of the files."""
    own = [(proof.sentence, tuple(rule for rule in proof.ids if rule.startswith(letters))) for proof in all_tests()]
    return [Proof(sentence, ids) for sentence, ids in own if ids]


@functools.cache
def all_tests() -> list[Proof]:
    texts = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests").rglob("test_*.py"))]
    nodes = [node for text in texts if "@rule(" in text for node in ast.walk(ast.parse(text))]
    return [Proof(sentence_of(node.name), tuple(marked(node))) for node in nodes if isinstance(node, Function)]


def marked(node: Function) -> list[str]:
    """The ids of `@rule(…)` on a test."""
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and name_of(decorator.func) == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def sentence_of(name: str) -> str:
    """`test_a_call_fails` says that a call fails."""
    words = name.removeprefix("test_").replace("_", " ").strip()
    return words[:1].upper() + words[1:]
