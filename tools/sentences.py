"""Write web/tests/sentences.json: what golden games tell, as Python says it, for the page to say the same."""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tools.refusals import refused

from zaubertisch import games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.event import EVERYONE, WATCHER, Event, Value
from zaubertisch.kernel.outcome import Outcome
from zaubertisch.kernel.record import read_record
from zaubertisch.words.bundles import LANGUAGES
from zaubertisch.words.catalogue import Words, dashed, is_seat

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURE: Final = ROOT / "web/tests/sentences.json"
GOLDEN: Final = ROOT / "tests/golden"
CATALOGUES: Final = ROOT / "src/zaubertisch/games"
NAMES: Final = ["Ana", "Ben", "", "Dan", "Eva", "Finn"]  # a seat without a name goes by its number
EACH_VERB: Final = 4  # so many labels of actions with the same verb
MANY: Final = 3
ILLEGAL: Final = 300

#: Events too rare for a golden game: a colour must have run out, deck and discards.
SELDOM: Final[dict[str, list[Event]]] = {
    "zavandor": [
        Event("drew_dust", EVERYONE, {"seat": 1, "dust": 10}),
        Event("sages_gave_dust", EVERYONE, {"seat": 1, "dust": 14}),
        Event("sage_dust_came", EVERYONE, {"seat": 1, "dust": 14}),
    ],
}

Sentence = dict[str, Any]


def choosing(game: str) -> dict[str, set[str]]:
    """By message of a title, the variables that change its wording in any language."""
    out: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        text = (CATALOGUES / game / f"locale/{lang}.ftl").read_text(encoding="utf-8")
        for message in re.split(r"\n(?=[a-z])", text):
            out.setdefault(message.split(" ", 1)[0], set()).update(re.findall(r"\$(\w+)\s*->", message))
    return out


def size(value: Value) -> Value:
    """A value as far as wording goes: none, one, two or more of a thing; words as they are."""
    if isinstance(value, str):
        return value
    return min(len(value) if isinstance(value, list) else value, MANY)


class Told:
    """What has been told of one game: each shape of an event, each kind of end, and some actions of each verb."""

    def __init__(self, game: str) -> None:
        self.rules = games.get(game)
        self.both = [Words(lang, game, NAMES, strict=True) for lang in LANGUAGES]
        self.choosing = choosing(game)
        self.met: set[str] = set()
        self.sentences: list[Sentence] = []

    def read(self, text: str) -> None:
        """Everything of one recorded game that was not met before."""
        record = read_record(text)
        table = record.replay(self.rules, listening=True)
        viewers = [*range(record.seats), WATCHER]
        for event in table.events:
            for viewer in viewers:
                self.tell_event(event, viewer)
        for word in record.moves:
            self.tell_action(word)
        for viewer in viewers:
            self.tell_outcome(table.outcome(), viewer)

    def is_new(self, shape: str) -> bool:
        new = shape not in self.met
        self.met.add(shape)
        return new

    def tell_event(self, event: Event, viewer: int) -> None:
        if event.reaches(viewer) and self.is_new(f"event {event.kind} {self.shape(event, viewer)}"):
            said = [words.event(event, viewer) for words in self.both]
            self.add({"event": event.kind, "fields": event.fields, "viewer": viewer}, said)

    def shape(self, event: Event, viewer: int) -> list[Value]:
        """What changes the wording of an event: whether its reader is meant, and what its message chooses by."""
        chosen = self.choosing[dashed(f"event-{event.kind}")]
        out: list[Value] = []
        for field, value in event.fields.items():
            if is_seat(field):
                out.append(viewer in (value if isinstance(value, list) else [value]))
            if chosen & {field, f"{field}_count", f"{field}_name", f"{field}_names"}:
                out.append(size(value))
        return out

    def tell_action(self, word: str) -> None:
        verb = word.split(" ", 1)[0]
        if self.is_new(f"action {word}") and any(self.is_new(f"verb {verb} {count}") for count in range(EACH_VERB)):
            self.add({"action": word}, [words.option(word) for words in self.both])

    def tell_outcome(self, outcome: Outcome, viewer: int) -> None:
        if self.is_new(f"outcome {outcome.reason} {min(len(outcome.winners), 2)} {viewer in outcome.winners}"):
            said = [words.outcome(outcome, viewer) for words in self.both]
            self.add({"outcome": outcome.reason, "winners": outcome.winners, "viewer": viewer}, said)

    def add(self, given: Sentence, said: Sequence[str]) -> None:
        self.sentences.append({**given, **dict(zip(LANGUAGES, said, strict=True))})


def refusals(found: Told) -> None:
    """Illegal moves drawn at random, each kind of refusal once, in the page's form."""
    for _, refusal in islice(refused(found.rules, FastChance(1)), ILLEGAL):
        obstacle = refusal.obstacle
        if obstacle and found.is_new(f"refusal {refusal.rule} {obstacle.key}"):
            given = {"refusal": refusal.fields, "obstacle": {"key": obstacle.key, "fields": obstacle.fields}}
            found.add(given, [words.refusal(refusal) for words in found.both])


def told(game: str) -> list[Sentence]:
    """What the golden games of a title tell, each thing once."""
    found = Told(game)
    for file in sorted((GOLDEN / game).rglob("*.json")):
        found.read(file.read_text(encoding="utf-8"))
    for event in SELDOM.get(game, []):
        for viewer in (0, 1):
            found.tell_event(event, viewer)
    refusals(found)
    return found.sentences


def lines() -> Iterator[str]:
    """The fixture: the names of the seats, then game by game a sentence on each line."""
    yield f'{{"names": {json.dumps(NAMES)}, "games": {{'
    for game in games.IDS:
        sentences = [json.dumps(sentence, ensure_ascii=False) for sentence in told(game)]
        yield f'"{game}": ['
        yield ",\n".join(sentences)
        yield "]" if game == games.IDS[-1] else "],"
    yield "}}"


def main(arguments: Sequence[str] | None = None, fixture: Path = FIXTURE) -> int:
    """Write the sentences, or check that Python still says them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the sentences are out of date")
    checking: bool = parser.parse_args(arguments).check
    text = "\n".join(lines()) + "\n"
    if not checking:
        fixture.write_text(text, encoding="utf-8", newline="\n")
    elif not fixture.exists() or fixture.read_text(encoding="utf-8") != text:
        print(f"{fixture.name} is out of date: run `python -m tools.sentences`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
