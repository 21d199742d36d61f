"""Write docs/rules from the rule catalogues: one page per game and language."""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = "src/zaubertisch/games"
PAGES: Final = "docs/rules"
TITLE: Final = "rules-title"
SUFFIXES: Final = {"en": ".md", "de": ".de.md"}
NOTES: Final = {
    "en": "This page is written from the catalogue `{source}` by `make rules`; change the catalogue, not the page.",
    "de": "Diese Seite entsteht mit `make rules` aus dem Katalog `{source}`; ändere den Katalog, nicht die Seite.",
}
PICTURES: Final = {
    "en": "![The board](../pictures/{game}-board.svg)",
    "de": "![Das Brett](../pictures/{game}-board.svg)",
}


class CatalogueError(Exception):
    """A rule catalogue that cannot become a page."""


@dataclass(frozen=True)
class Rule:
    """One sentence of the catalogue under its id."""

    id: str
    sentence: str


@dataclass
class Section:
    """A heading of the catalogue and the rules below it."""

    heading: str
    rules: list[Rule] = field(default_factory=list)


@dataclass(frozen=True)
class Catalogue:
    """The rules of one game in one language, in the order of their file."""

    source: str
    language: str
    title: str
    sections: Sequence[Section]

    def ids(self) -> list[str]:
        """All rule ids, in order."""
        return [rule.id for section in self.sections for rule in section.rules]


def read_catalogue(text: str, source: str, language: str) -> Catalogue:
    """Turn the text of a rules file into a catalogue, or say what is wrong with it."""
    title = ""
    sections = [Section("")]
    for entry in parse(text).body:
        match entry:
            case ast.GroupComment():
                sections.append(Section(entry.content or ""))
            case ast.Message() if entry.id.name == TITLE:
                title = sentence_of(entry, source)
            case ast.Message():
                sections[-1].rules.append(Rule(entry.id.name, sentence_of(entry, source)))
            case ast.Junk():
                raise CatalogueError(f"{source} has a part that is not Fluent: {(entry.content or '').strip()!r}.")
    catalogue = Catalogue(source, language, title, [section for section in sections if section.rules])
    refuse_faults(catalogue)
    return catalogue


def refuse_faults(catalogue: Catalogue) -> None:
    """Refuse a catalogue without a title or with an id used twice."""
    if not catalogue.title:
        raise CatalogueError(f"{catalogue.source} has no message {TITLE}.")
    ids = catalogue.ids()
    if twice := sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1}):
        raise CatalogueError(f"{catalogue.source} has more than one message {', '.join(twice)}.")


def sentence_of(message: ast.Message, source: str) -> str:
    """The plain text of a message on one line."""
    elements = message.value.elements if message.value else []
    text = "".join(text_of(element, message.id.name, source) for element in elements)
    return re.sub(r"\s*\n\s*", " ", text)


def text_of(element: ast.TextElement | ast.Placeable, message: str, source: str) -> str:
    """The text of one piece of a message; a rule has no variables."""
    match element:
        case ast.TextElement():
            return element.value
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return literal.parse()["value"]
    raise CatalogueError(f"{source}: message {message} may hold plain text only.")


def page(game_title: str, catalogue: Catalogue, picture: str = "") -> str:
    """The Markdown page of a catalogue, with the picture of its board if there is one."""
    note = NOTES[catalogue.language].format(source=catalogue.source)
    shown = [PICTURES[catalogue.language].format(game=picture)] if picture else []
    blocks = [f"# {game_title}", note, *shown, *blocks_of(catalogue.sections)]
    return "\n\n".join(blocks) + "\n"


def blocks_of(sections: Sequence[Section]) -> Iterator[str]:
    """The headings and lists of a page."""
    for section in sections:
        if section.heading:
            yield f"## {section.heading}"
        yield "\n".join(line(rule) for rule in section.rules)


def line(rule: Rule) -> str:
    """The list line of a rule, with an anchor to link to."""
    sentence = re.sub(r"([\\`*<])", r"\\\1", rule.sentence)
    return f'- **{rule.id}** <a id="{rule.id.lower()}"></a>{sentence}'


def refuse_differences(english: Catalogue, german: Catalogue) -> None:
    """Refuse two languages that do not hold the same rules."""
    if odd := sorted(set(english.ids()) ^ set(german.ids())):
        raise CatalogueError(f"{english.source} and {german.source} do not share {', '.join(odd)}.")


def catalogues(game: Path, root: Path) -> list[Catalogue]:
    """Both rule catalogues of a game, English first."""
    files = {language: game / "locale" / f"rules.{language}.ftl" for language in SUFFIXES}
    for file in files.values():
        if not file.exists():
            raise CatalogueError(f"{file.relative_to(root).as_posix()} is missing.")
    both = [
        read_catalogue(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix(), language)
        for language, file in files.items()
    ]
    refuse_differences(*both)
    return both


def listed(root: Path, game: str) -> bool:
    """Whether the list of titles names this game; one under way has no page yet. Without a list all count."""
    titles = root / GAMES / "__init__.py"
    return not titles.exists() or f'"{game}"' in titles.read_text(encoding="utf-8")


def pictured(root: Path, game: str) -> str:
    """The game, if there is a picture of its board."""
    return game if (root / f"docs/pictures/{game}-board.svg").exists() else ""


def pages(root: Path) -> dict[Path, str]:
    """Every page there should be, by its path."""
    found = {file.parent.parent for file in (root / GAMES).glob("*/locale/rules.*.ftl")}
    games = sorted(game for game in found if listed(root, game.name))
    return {
        root / PAGES / f"{game.name}{SUFFIXES[catalogue.language]}": page(
            catalogue.title, catalogue, pictured(root, game.name),
        )
        for game in games
        for catalogue in catalogues(game, root)
    }


def outdated(wanted: dict[Path, str]) -> list[Path]:
    """The pages that are missing or differ from their catalogue."""
    return [file for file, text in wanted.items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def write(wanted: dict[Path, str]) -> None:
    """Put all pages into their place."""
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the rule pages, or check that they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is out of date")
    checking: bool = parser.parse_args(arguments).check
    try:
        wanted = pages(root)
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    if not checking:
        write(wanted)
        return 0
    old = outdated(wanted)
    for file in old:
        print(f"{file.relative_to(root).as_posix()} is out of date: run `make rules`.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
