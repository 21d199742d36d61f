"""The page's types are made from the rules: they change when the rules do, and every table told conforms to them."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from tools import view_types
from tools.described import Constant, Description, Either, Field, ListOf, Named, Plain, Record, Said, Undescribed

from tests.support.described import described, fault, fault_of_event, fault_of_view, faults_of
from zaubertisch.games import IDS, get
from zaubertisch.kernel.codec import plain
from zaubertisch.kernel.event import PUBLIC, TRUTH, WATCHER
from zaubertisch.kernel.game import Game
from zaubertisch.kernel.record import GameRecord, read_record
from zaubertisch.kernel.table import Table

ROOT: Final = view_types.ROOT
LOOKED_AT: Final = 2  # positions of each golden game
every_game = pytest.mark.parametrize("key", IDS)
rest = partial(pytest.param, marks=pytest.mark.whole)


def records(key: str) -> list[GameRecord]:
    files = sorted((ROOT / "tests/golden" / key).rglob("*.json"))
    return [read_record(file.read_text(encoding="utf-8")) for file in files]


def positions(record: GameRecord, game: Game) -> Iterator[Table]:
    """Some tables of a golden game: the first, the last, and some in between."""
    table = record.replay(game, 0)
    stride = max(1, len(record.moves) // LOOKED_AT)
    for number, word in enumerate(record.moves):
        if number % stride == 0:
            yield table
        table.apply(game.actions.number(word))
    yield table


def shown(game: Game, table: Table, viewer: int) -> Any:
    """What the server sends of a table, through JSON."""
    return json.loads(json.dumps({**plain(table.view(viewer)), **plain(game.outlook(table, viewer))}))


# Reality


@every_game
def test_every_table_told_conforms_to_the_types(key: str) -> None:
    game = get(key)
    for record in records(key):
        for table in positions(record, game):
            for viewer in (0, record.seats - 1, WATCHER, PUBLIC, TRUTH):
                assert fault_of_view(key, shown(game, table, viewer)) == ""


@every_game
def test_every_event_told_conforms_to_the_types(key: str) -> None:
    for record in records(key):
        for event in record.replay(get(key), listening=True).events:
            assert fault_of_event(key, event.kind, event.fields) == ""


def test_a_departure_from_the_types_is_found() -> None:
    number = Plain("number")
    box = Record("Box", "", [Field("size", number), Field("end", Said("now"), optional=True)])
    told = Description("toy", [box], "Box", "", {}, [])
    assert faults_of({"size": 1, "end": "now"}, box.fields, told) == faults_of({"size": 1}, box.fields, told) == ""
    assert faults_of({"size": True}, box.fields, told) == ".size is True and no number"
    assert faults_of({"size": 1, "end": "later"}, box.fields, told) == ".end is 'later' and not 'now'"
    assert faults_of({"end": "now", "depth": 1}, box.fields, told) == " has ['depth'] too many and lacks ['size']"
    assert fault([{"size": 1}, {"size": ""}], ListOf(Named("Box")), told) == "[].size is '' and no number"
    assert fault(1, ListOf(number), told) == " is no list: 1"
    assert fault([], Either((number, Plain("null"))), told) == " is []"


# Drift


@pytest.mark.whole  # `make check` asks the same
def test_the_types_of_the_page_agree_with_the_rules() -> None:
    assert view_types.main(["--check"]) == 0


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with one game and the page's types of it."""
    root = tmp_path_factory.mktemp("small")
    for room in ("kernel", "games/abraca"):
        shutil.copytree(ROOT / "src/zaubertisch" / room, root / "src/zaubertisch" / room)
    for file in ("__init__.py", "games/__init__.py"):
        shutil.copy(ROOT / "src/zaubertisch" / file, root / "src/zaubertisch" / file)
    assert view_types.main([], root) == 0
    return root


@contextmanager
def changed(root: Path, pattern: str, change: str) -> Iterator[None]:
    """The one module of the game that has this pattern, changed for a while."""
    files = {file: file.read_text(encoding="utf-8") for file in (root / "src/zaubertisch/games").rglob("*.py")}
    found = [file for file, text in files.items() if re.search(pattern, text)]
    assert found
    for file in found:
        file.write_text(re.sub(pattern, change, files[file]), encoding="utf-8")
    yield
    for file in found:
        file.write_text(files[file], encoding="utf-8")


@pytest.mark.parametrize(("pattern", "change"), [
    (r"\n    supply: int\n", "\n    supply: int\n    weather: int\n"),  # added
    rest(r"\n    supply: int\n", "\n"),  # removed
    rest(r"\n    supply: int\n", "\n    supply: list[int]\n"),  # of another type
    rest(r"self\.free_chain = ", "self.loose_chain = "),  # inferred, in a record the view holds
    (r"self\.free_chain = .*", "self.free_chain = 1"),  # inferred anew
    (r'"stopped", \{"seat"', '"stopped", {"who"'),  # a field of an event
    rest(r'"stopped", ', '"has_stopped", '),  # an event
    rest(r'"spell": spell\}', '"spell": str(spell)}'),  # a field of another type
])
def test_types_out_of_date_are_named_and_left_alone(
    small: Path, capsys: pytest.CaptureFixture[str], pattern: str, change: str,
) -> None:
    types = small / "web/src/games/abraca/types.ts"
    before = types.read_text(encoding="utf-8")
    with changed(small, pattern, change):
        assert view_types.main(["--check"], small) == 1
    assert capsys.readouterr().err == "web/src/games/abraca/types.ts is out of date: run `make types`.\n"
    assert types.read_text(encoding="utf-8") == before


def test_what_no_page_can_read_is_refused_in_a_sentence(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with changed(small, r"\n    supply: int\n", "\n    supply: tuple[int, int]\n"):
        assert view_types.main([], small) == 1
    complaint = "zaubertisch.games.abraca.view.AbracaView.supply has a type that no page can read: tuple[int, int].\n"
    assert capsys.readouterr().err == complaint
    with changed(small, r"\nclass AbracaView\(View\)", "\nclass AbracaView"):
        assert view_types.main([], small) == 1
    assert capsys.readouterr().err == "abraca has no class that is a View.\n"


def test_a_constant_is_found_wherever_it_lies_but_only_once() -> None:
    here, there = Constant("SIZE", "games.tic.board", ""), Constant("SIZE", "games.tic.house.maze", "")
    assert view_types.home([here], "SIZE", "tic") is here
    assert view_types.home([here, there], "maze.SIZE", "tic") is there
    with pytest.raises(Undescribed, match=r"^tic defines SIZE in 2 modules, not in one\.$"):
        view_types.home([here, there], "SIZE", "tic")
    with pytest.raises(Undescribed, match=r"^tic defines WIDTH in 0 modules, not in one\.$"):
        view_types.home([here], "WIDTH", "tic")


# What is written


def test_a_description_becomes_types_with_their_notes() -> None:
    kinds = Either((Said("one"), Plain("null")))
    fields = [Field("kinds", ListOf(kinds), "of each seat"), Field("rows", ListOf(ListOf(Plain("number"))))]
    view = Record("TicView", "All there is.\n\nNothing is hidden.", fields)
    said = [Field("seat", Plain("number")), Field("word", Plain("string"), optional=True)]
    events: dict[str, Sequence[Field]] = {"said": said}
    assert view_types.page(Description("tic", [view], "TicView", "TicOutlook", events, [])) == TYPES


TYPES: Final = view_types.HEAD + """
/**
 * All there is.
 *
 * Nothing is hidden.
 */
export interface TicView extends TicOutlook {
  /** of each seat */
  kinds: ("one" | null)[];
  rows: number[][];
}

/** What happens, by kind, with its fields. */
export interface Events {
  said: { seat: number; word?: string };
}

"""


@every_game
def test_no_shape_of_what_the_server_sends_is_written_by_hand(key: str) -> None:
    names = {record.name for record in described(key).records}
    for file in (ROOT / "web/src/games" / key).rglob("*"):
        if file.is_file() and file.name != "types.ts":
            declared = re.findall(r"(?:interface|type) (\w+) (?:=|\{|extends)", file.read_text(encoding="utf-8"))
            assert names & set(declared) == set()
