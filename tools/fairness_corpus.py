"""Write web/tests/fairness.json: records of live games and what is wrong with each once a field of it is changed.

Two verifiers that share nothing, the terminal's and the page's, must find the same in all of them.
"""

import argparse
import copy
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from zaubertisch import bots, games
from zaubertisch.bots.bot import Calm
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.errors import BadRecord, ZaubertischError
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.sealing import pledge
from zaubertisch.kernel.verifying import Kept, examine, play_again
from zaubertisch.server.table.live import LiveTable
from zaubertisch.server.table.seat import Seat
from zaubertisch.server.telling.record import record

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURE: Final = ROOT / "web/tests/fairness.json"
LARGEST: Final = 300_000
CASES: Final = 90  # of each record
SETTINGS: Final = {"public": False, "clock": "none", "aids": True, "stand_in": False, "watchers_see": "public",
                   "autostart": False}
SETUPS: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "abraca": (3, {"scoring": "single_round"}), "drachenei": (2, {}), "magia": (2, {}),
    "wizwar": (2, {"turn_cap": "40"}), "zavandor": (2, {}),
}
#: Found by playing again: a page, which has no rules, may pass these.
BY_RULES: Final = (
    "unfair-move", "unfair-order", "unfair-end", "unfair-options", "unfair-chance", "foreign-record", "bad-option",
    "bad-value", "bad-seats", "unknown-game",
)

Path_ = list[str | int]


# Games


def text_of(*words: object) -> str:
    """A number nobody chose, the same every time."""
    return hashlib.sha256(repr(words).encode()).hexdigest()[:32]


def seated(key: str, sealed: bool = True, withheld: int = -1) -> LiveTable:
    """A table whose people have promised and told their numbers; one seat may have withheld it."""
    seats, wished = SETUPS[key]
    people = [Seat(f"Zoë {seat}", "", f"person {seat}", text_of(key, seat)) for seat in range(seats)]
    people[-1] = Seat("Wega", "thumb")
    game = games.get(key)
    live = LiveTable("abcdefghjkmn", game, game.settle(seats, wished), SETTINGS, text_of(key) * 2, "", people)
    if sealed:
        live.seats = [
            replace(seat, pledge=pledge(seat.number) if seat.number else "", salt=text_of("salt", key, number))
            for number, seat in enumerate(people)
        ]
        live.sealed = live.seal(live.seats)
    if withheld >= 0:
        live.seats[withheld] = replace(live.seats[withheld], number="")
    return live


def play(live: LiveTable, taken_back: int = 0) -> LiveTable:
    """To the end, by bots; so many moves are taken back on the way."""
    live.commit(live.try_start())
    bot = bots.get(live.game.key, "thumb")(1)
    while live.status == "running":
        referee, seat = live.dealt(), live.asked
        choice = bot.choose(referee.view(seat), referee.options(seat), partial(referee.imagine, seat), Calm())
        live.commit(live.try_move(seat, live.number, live.game.actions.word(choice.action)))
        if taken_back and live.status == "running" and live.number % 5 == 4:
            taken_back -= 1
            live.commit(live.try_undo(seat, live.dealt().moves_before(seat)))
    return live


def whole(live: LiveTable) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(record(live).to_json())
    return out


def records() -> list[dict[str, Any]]:
    """A game of each kind; with moves taken back, with a number withheld, a name forgotten; and of the first scheme."""
    forgotten = play(seated("abraca", withheld=0), taken_back=2)
    forgotten.seats[1] = replace(forgotten.seats[1], name="Spica", salt="")
    others = [whole(play(seated(key), taken_back=1)) for key in games.IDS]
    return [*others, whole(forgotten), whole(play(seated("abraca", sealed=False), taken_back=2))]


# Changes


def places(thing: Any, path: Path_) -> Iterator[tuple[Path_, Any]]:
    """Everything in a record, from the outside in."""
    yield path, thing
    parts = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, part in parts:
        yield from places(part, [*path, key])


def changes(record: dict[str, Any]) -> Iterator[tuple[Path_, str, Any]]:
    """Every field changed in turn, in several ways: where, what is done, and with what."""
    for path, thing in places(record, []):
        if path:
            yield path, "drop", None
            yield path, "set", None
        if isinstance(thing, dict):
            yield [*path, "more"], "set", "of it"
        elif isinstance(thing, list):
            yield path, "set", []
            yield path, "set", thing[:-1]
            yield path, "set", [*thing, thing[-1] if thing else 0]
            yield path, "set", thing[::-1]
        elif isinstance(thing, str):
            yield path, "set", thing + "x"
            yield path, "set", ""
            yield path, "set", thing[:-1] + ("0" if thing[-1:] != "0" else "1")
            yield path, "set", 7
        else:
            yield path, "set", thing + 1
            yield path, "set", thing - 1
            yield path, "set", str(thing)


def changed(record: dict[str, Any], path: Path_, what: str, value: Any) -> dict[str, Any]:
    """The record with one change."""
    out = copy.deepcopy(record)
    inside: Any = out
    for key in path[:-1]:
        inside = inside[key]
    if what == "drop":
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return out


def problem(text: str, kept: Kept | None = None) -> str:
    """What the terminal's verifier finds wrong, or nothing."""
    try:
        found: GameRecord = read_record(text)
        examine(found, kept)
        play_again(games.get(found.game), found)
    except BadRecord as error:
        return error.key if error.key == "foreign-record" else "no-fairness"
    except ZaubertischError as error:
        return error.key
    return ""


def page_problem(text: str, kept: Kept | None = None) -> str:
    """What can be found without the rules."""
    try:
        examine(read_record(text), kept)
    except BadRecord:
        return "no-fairness"
    except ZaubertischError as error:
        return error.key
    return ""


# The fixture


def cases(number: int, record: dict[str, Any]) -> list[dict[str, Any]]:
    """Some of the changes, all kinds of fields among them, and what is found."""
    all_of_them = [change for change in changes(record) if changed(record, *change) != record]
    short = [change for change in all_of_them if len(json.dumps(change[2])) < 80]
    lot = FastChance(number)
    chosen = [short[lot.below(len(short))] for _ in range(CASES // 2)]
    fixed = [change for change in short if not any(isinstance(key, int) and key > 1 for key in change[0])]
    chosen += [fixed[lot.below(len(fixed))] for _ in range(CASES // 2)]
    return [case(number, record, *change) for change in chosen]


def case(number: int, record: dict[str, Any], path: Path_, what: str, value: Any) -> dict[str, Any]:
    text = json.dumps(changed(record, path, what, value))
    found = {"record": number, "path": path, "what": what, "value": value, "problem": problem(text)}
    page = page_problem(text)
    return found if page == found["problem"] else {**found, "page": page}


def kept_cases(number: int, record: dict[str, Any]) -> list[dict[str, Any]]:
    """What one wrote down, and something else."""
    fairness = record["notes"]["fairness"]
    told = [seat["number"] for seat in fairness.get("seats", [])] or fairness["numbers"]
    kept = {"commitment": fairness["commitment"], "number": max(told), "transcript": fairness.get("transcript", "")}
    out: list[dict[str, Any]] = []
    for field, value in kept.items():
        for written in (value, "ab" * 16):
            found = problem(json.dumps(record), Kept(**{field: written}))
            out.append({"record": number, "kept": {field: written}, "problem": found})
    return out


def fixture() -> str:
    """The whole document."""
    all_records = records()
    found: list[dict[str, Any]] = []
    for number, each in enumerate(all_records):
        found += [{"record": number, "problem": problem(json.dumps(each))}]
        found += kept_cases(number, each) + cases(number, each)
    head = ",\n".join(json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in all_records)
    rest = ",\n".join(json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in found)
    return f'{{"records":[\n{head}\n],"cases":[\n{rest}\n]}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    text = fixture()
    assert len(text.encode()) < LARGEST, len(text.encode())
    if not parser.parse_args().check:
        FIXTURE.write_text(text, encoding="utf-8")
    elif FIXTURE.read_text(encoding="utf-8") != text:
        sys.exit("web/tests/fairness.json is not current; say `python -m tools.fairness_corpus`.")


if __name__ == "__main__":
    main()
