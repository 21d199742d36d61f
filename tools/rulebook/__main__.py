"""Write web/src/rulebook: what stands behind each paragraph, and the near words of the search.

`python -m tools.rulebook` plays the golden games again and takes minutes; `--check` holds what follows from the source
(tests, code, kinship, near words), and that every moment named is one of a golden game. `--quick` writes that alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools.rulebook import choosing
from tools.rulebook.citing import ROOT, Place, Proof, places, tests
from tools.rulebook.watching import Eye, golden, watched

from zaubertisch import games
from zaubertisch.words.catalogue import Words
from zaubertisch.words.rulebook import find, sections
from zaubertisch.words.search.near import EMPTY, NEAR

FOLDER: Final = ROOT / "web/src/rulebook"
NEAR_FILE: Final = ROOT / "web/src/lib/rulebook/near.json"
SEARCHES: Final = ROOT / "web/tests/searches.json"
FIRST: Final = 5  # of what a search finds, held in both languages of the program
EVERY: Final = {"wizwar": 3}  # Wiz-War has many words and long games: fewer positions are asked what they refuse


class Book:
    """The rules of a game and all that cites them."""

    def __init__(self, game: str) -> None:
        self.game = game
        words = Words("en", game)
        self.sentences = {rule: words.rule(rule) for section in sections(game, "en") for rule in section.rules}
        self.tests: list[Proof] = tests(next(iter(self.sentences))[:3])
        self.places: list[Place] = places(game)

    def from_source(self) -> dict[str, Any]:
        """What follows from the source alone."""
        said = sorted({test.sentence for test in self.tests})
        number = {sentence: place for place, sentence in enumerate(said)}
        rules = {}
        for rule in self.sentences:
            rules[rule] = {
                "tests": [number[test.sentence] for test in self.tests if rule in test.ids],
                "code": sorted({place.title() for place in self.places if rule in place.ids()}),
                "kin": choosing.kin(rule, self.sentences, self.tests, self.places),
            }
        return {"tests": said, "rules": rules}

    def with_positions(self) -> dict[str, Any]:
        """The same, with the moments of golden games at which each rule is at work or refuses something."""
        eye = Eye(self.places)
        every = EVERY.get(self.game, 1)
        games_seen = [watched(name, record, eye, every) for name, record in golden(self.game).items()]
        moments, refusals = choosing.at_work(games_seen), choosing.refused(games_seen)
        shipped = choosing.needed(moments, refusals)
        book = self.from_source()
        for rule, behind in book["rules"].items():
            behind["at"] = choosing.best_moments(moments.get(rule, []), shipped)
            behind["refused"] = choosing.best_refusals(refusals.get(rule, []), shipped)
        named = {at[0] for behind in book["rules"].values() for at in moments_of(behind)}
        return {"records": sorted(named), **book}


def moments_of(behind: dict[str, Any]) -> list[list[Any]]:
    """Every moment a paragraph leads to."""
    return [*behind["at"], *(refusal["at"] for refusal in behind["refused"])]


def kept_positions(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """What follows from the source, with the positions that were found before."""
    for rule, behind in new["rules"].items():
        before = old["rules"].get(rule, {})
        behind["at"], behind["refused"] = before.get("at", []), before.get("refused", [])
    return {"records": old["records"], **new}


def faults(game: str, book: dict[str, Any]) -> list[str]:
    """Every moment that is none, and every game that is shipped for nothing or not at all."""
    records = golden(game)
    out = []
    named = set()
    for rule, behind in book["rules"].items():
        for name, number in moments_of(behind):
            named.add(name)
            if name not in records or not 0 <= number <= len(records[name].moves):
                out.append(f"{rule} names a moment that is none: {name} {number}.")
    if named != set(book["records"]):
        out.append(f"{game}: the games named are not those shipped.")
    return out


def text_of(book: dict[str, Any]) -> str:
    """A line for each rule, so that a change shows where it is."""
    lines = [f"{json.dumps(rule)}: {json.dumps(behind, ensure_ascii=False)}" for rule, behind in book["rules"].items()]
    return "\n".join([
        "{", f'"records": {json.dumps(book["records"])},', f'"tests": {json.dumps(book["tests"], indent=0)},',
        '"rules": {', ",\n".join(lines), "}", "}", "",
    ])


def near_text() -> str:
    both = {lang: {"near": NEAR[lang], "empty": EMPTY[lang].split()} for lang in NEAR}
    lines = [f"{json.dumps(lang)}: {json.dumps(lists, ensure_ascii=False)}" for lang, lists in both.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def searches_text() -> str:
    """The kept searches with what they find first; what is wished to be among it is written by hand."""
    kept = json.loads(SEARCHES.read_text(encoding="utf-8"))
    for each in kept:
        each["found"] = find(Words(each["lang"], each["game"]), each["query"])[:FIRST]
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in kept) + "\n]\n"


def summary(game: str, book: dict[str, Any]) -> str:
    rules = book["rules"].values()
    shown = sum(bool(behind["at"]) for behind in rules)
    refusing = sum(bool(behind["refused"]) for behind in rules)
    either = sum(bool(moments_of(behind)) for behind in rules)
    return (
        f"{game}: {either} of {len(rules)} paragraphs have a position ({shown} at work, {refusing} refusing), "
        f"in {len(book['records'])} games"
    )


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def made(game: str, anew: bool) -> dict[str, Any]:
    """The book of a game, with positions found now or before."""
    file = FOLDER / f"{game}.json"
    old = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"records": [], "rules": {}}
    book = Book(game)
    return book.with_positions() if anew else kept_positions(book.from_source(), old)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the books, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a book is out of date")
    parser.add_argument("--quick", action="store_true", help="keep the positions that were found before")
    parser.add_argument("--games", default=",".join(games.IDS))
    asked = parser.parse_args(arguments)
    wrong: list[str] = []
    wanted = {NEAR_FILE: near_text(), SEARCHES: searches_text()}
    for game in asked.games.split(","):
        book = made(game, not (asked.check or asked.quick))
        wanted[FOLDER / f"{game}.json"] = text_of(book)
        wrong += faults(game, book)
        print(summary(game, book))
    for file, text in wanted.items():
        if not asked.check:
            put(file, text)
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            wrong.append(f"{file.relative_to(ROOT).as_posix()} is out of date: run `make rulebook`.")
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
