"""Hold rule pages, tests and code together: every rule is tested and cited, every citation is a rule."""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ID: Final = r"[A-Z]{2}-[RE]?\d+[a-z]?"
LIST_HEAD: Final = re.compile(rf"^- \*\*({ID})\*\*", re.MULTILINE)
CITED: Final = re.compile(rf"(?<![\w-]){ID}(?![\w-])")
BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True)
class Coverage:
    """What the tests and the code of one game cite of its rule page."""

    game: str
    ids: Sequence[str]
    tested: frozenset[str]
    cited: frozenset[str]

    def of_kind(self, kind: str) -> list[str]:
        """The ids on the page of one kind: "" for rules, "R" for rulings, "E" for examples."""
        return [rule for rule in self.ids if kind_of(rule) == kind]

    def untested(self) -> list[str]:
        """The ids without a test."""
        return [rule for rule in self.ids if rule not in self.tested]

    def uncited(self) -> list[str]:
        """The rules and rulings without a citation in the code."""
        return [rule for rule in self.ids if kind_of(rule) != "E" and rule not in self.cited]

    def unknown(self) -> list[str]:
        """The ids that are cited but not on the page."""
        return sorted((self.tested | self.cited) - set(self.ids))


def kind_of(rule: str) -> str:
    """The letter after the hyphen of an id: "R", "E", or "" for a plain rule."""
    letter = rule.partition("-")[2][:1]
    return letter if letter in {"R", "E"} else ""


def ids_on_page(text: str) -> list[str]:
    """The ids at the list heads of a rule page."""
    return LIST_HEAD.findall(text)


def ids_in_tests(source: str) -> set[str]:
    """The arguments of every `@rule(…)` in a test file, as they are written."""
    return {
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and name_of(decorator.func) == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def name_of(function: ast.expr) -> str:
    """The last name of what is called: `rule` for both `rule` and `marks.rule`."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def ids_in_code(source: str) -> set[str]:
    """The ids in brackets in comments and docstrings of a file, and those within its other strings."""
    docstrings, strings = texts(ast.parse(source))
    notes = [*docstrings, *comments(source)]
    in_brackets = (words for note in notes for words in BRACKETS.findall(note))
    return {rule for text in [*in_brackets, *strings] for rule in CITED.findall(text)}


def texts(tree: ast.Module) -> tuple[list[str], list[str]]:
    """The strings that stand alone as statements, and all other strings."""
    alone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    docstrings = {node for node in alone if isinstance(node, ast.Constant)}
    others = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in docstrings]
    return strings_of(docstrings), strings_of(others)


def strings_of(constants: Iterable[ast.Constant]) -> list[str]:
    """The values that are text."""
    return [node.value for node in constants if isinstance(node.value, str)]


def comments(source: str) -> Iterator[str]:
    """The comments of a file."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def coverage(game: str, ids: Sequence[str], tested: set[str], in_game: set[str], in_kernel: set[str]) -> Coverage:
    """Match a page with its citations; tests and kernel serve all games, so only ids with the page's letters count."""
    letters = {rule[:2] for rule in ids}
    return Coverage(game, ids, of_letters(tested, letters), frozenset(in_game) | of_letters(in_kernel, letters))


def of_letters(cited: Iterable[str], letters: set[str]) -> frozenset[str]:
    """The ids that begin with one of these pairs of letters."""
    return frozenset(rule for rule in cited if rule[:2] in letters)


def homeless(cited: Iterable[str], pages: Iterable[Sequence[str]]) -> list[str]:
    """The cited ids whose letters no page uses."""
    letters = {rule[:2] for ids in pages for rule in ids}
    return sorted(rule for rule in set(cited) if rule[:2] not in letters)


def summary(found: Coverage) -> str:
    """One line of counts for a game."""
    rules, rulings, examples = (len(found.of_kind(kind)) for kind in ("", "R", "E"))
    tested = len(found.ids) - len(found.untested())
    cited = rules + rulings - len(found.uncited())
    return (
        f"{found.game}: {rules} rules, {rulings} rulings, {examples} examples; "
        f"{tested} of {len(found.ids)} tested, {cited} of {rules + rulings} cited"
    )


def gaps(found: Coverage) -> list[str]:
    """One sentence for each gap of a game."""
    return [
        *(f"{rule} has no test." for rule in found.untested()),
        *(f"{rule} is not cited in the code." for rule in found.uncited()),
        *(f"{rule} is cited but not on the page of {found.game}." for rule in found.unknown()),
    ]


def ids_below(folder: Path, ids_in: Callable[[str], set[str]], without: Iterable[Path] = ()) -> set[str]:
    """The ids cited in all Python files below a folder, some folders left out."""
    left_out = list(without)
    files = [file for file in sorted(folder.rglob("*.py")) if not any(file.is_relative_to(each) for each in left_out)]
    return {rule for file in files for rule in ids_in(file.read_text(encoding="utf-8"))}


def under_way(root: Path, pages: Iterable[str]) -> list[Path]:
    """The tests of games that have no page yet."""
    known = set(pages)
    return [folder for folder in (root / "tests/games").glob("*") if folder.is_dir() and folder.name not in known]


def read_pages(root: Path) -> dict[str, list[str]]:
    """The ids of every English rule page, by game."""
    files = sorted(file for file in (root / "docs/rules").glob("*.md") if "." not in file.stem)
    found = {file.stem: ids_on_page(file.read_text(encoding="utf-8")) for file in files}
    return {game: ids for game, ids in found.items() if ids}


def report(root: Path, games: Sequence[str]) -> tuple[list[str], list[str]]:
    """The summaries and the gaps of these games, or of all games if none is named."""
    pages = read_pages(root)
    tested = ids_below(root / "tests", ids_in_tests, under_way(root, pages))
    in_kernel = ids_below(root / "src/zaubertisch/kernel", ids_in_code)
    summaries: list[str] = []
    missing = [] if pages else ["docs/rules has no page with rules."]
    for game in games or pages:
        if game not in pages:
            missing.append(f"{game} has no rule page docs/rules/{game}.md.")
            continue
        in_game = ids_below(root / "src/zaubertisch/games" / game, ids_in_code)
        found = coverage(game, pages[game], tested, in_game, in_kernel)
        summaries.append(summary(found))
        missing += gaps(found)
    if not games:
        missing += [f"{rule} is cited but on no page." for rule in homeless(tested | in_kernel, pages.values())]
    return summaries, missing


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print the counts of each game and every gap; fail if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="check only these games")
    games: list[str] = parser.parse_args(arguments).games
    summaries, missing = report(root, games)
    print(*summaries, *missing, sep="\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
