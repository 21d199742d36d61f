"""Write the positions that the pages /how/… draw: put on a table by the tests' scenes, seen by one seat."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from tests.games.abraca.scene import scene as simsala
from tests.games.drachenei.scene import scene as drachenei
from tests.games.magia.scene import scene as magia
from tests.games.wizwar.scene import scene as wizwar
from tests.games.zavandor.scene import scene as zavandor
from tests.support.scene import Scene
from tools import rule_pages

from zaubertisch.kernel.codec import plain

ROOT: Final = Path(__file__).resolve().parent.parent
VIEWS: Final = {
    "abraca": "AbracaView", "wizwar": "WizWarView", "magia": "MagiaView", "drachenei": "DracheneiView",
    "zavandor": "ZavandorView",
}
HEAD: Final = "// Made by `python -m tools.how_scenes` from the rules; do not edit.\n"
VIEWER: Final = 0


def abraca_rows() -> Scene[Any]:
    """Three rows in the middle of a round; the viewer has called 5 with success, and 7 in vain a turn before."""
    t = simsala(3).row(0, 2, 5, 6, 8, 8).row(1, 3, 4, 6, 7, 8).row(2, 1, 5, 7, 7, 8).lives(5, 4, 6).totals(3, 5, 1)
    t.says(0, "call 5")
    return t


def wizwar_duel() -> Scene[Any]:
    """Two wizards, one with an enemy treasure, a spell in force and something lying about."""
    t = wizwar(2).at(0, 0, 1).at(1, 3, 6).life(12, 9).bearing(0, 2).lying("large_rock", 3, 1)
    return t.hand(0, "fireball", "shield", "energy_4", "create_wall", "speedstone").spell("stone_block", 1, square=24)


def magia_room() -> Scene[Any]:
    """Apprentices half-way through their spells; the viewer's favourites are red and black."""
    t = magia(4).at("red", "D7").at("black", "C4").at("yellow", "G3").at("green", "F6").at("blue", "H2")
    t.at("purple", "E3").at("examiner", "C6").mission(0, "red", "black").book(0, "221")
    t.spell("red", "222", "211").spell("black", "312", "101").spell("yellow", "123", "120").spell("green", "222", "222")
    return t.supply(0, "110").hand(0, "red", "green star", "red crystal", "blue double", "yellow")


def drachenei_choice() -> Scene[Any]:
    """Two adventures, and the viewer has a wand that fits one of them."""
    t = drachenei(3).adventures("spiders_4", "addus").magic(6, 5, 9).stones(7, 9, 4).owns(1, "stonex")
    return t.laid(0, "wand", "book_tc").hand(0, "egg_left", "potion_s", "sapphire_t").laid(2, "egg")


def zavandor_turn() -> Scene[Any]:
    """A turn in the middle of the game: seven gems, two tracks, some artefacts."""
    t = zavandor(3).gems(0, "3 opal, 2 sapphire, 1 emerald", "1 sapphire").energy(0, 12, "blue 4, blue 6, green 8")
    t.knows(0, gems=2, artefacts=1).owns(0, "spellbook", "magic_belt")
    t.gems(1, "2 opal, 3 sapphire").owns(1, "runestone")
    return t.display("runestone", "elixir", "charisma_mask").markers(9, 7, 5)


SCENES: Final[dict[str, Callable[[], Scene[Any]]]] = {
    "abraca": abraca_rows, "wizwar": wizwar_duel, "magia": magia_room, "drachenei": drachenei_choice,
    "zavandor": zavandor_turn,
}


def seen(scene: Scene[Any]) -> dict[str, Any]:
    """What a page is told of this table: the view and the outlook of one seat."""
    scene.can_be()
    return {**plain(scene.table.view(VIEWER)), **plain(scene.game.outlook(scene.table, VIEWER))}


def page(game: str) -> str:
    """One position as a module of the page, a line for each field."""
    kind, view = VIEWS[game], seen(SCENES[game]())
    lines = [
        f'import type {{ {kind} }} from "../types";', "", f"export const SCENE: {kind} = {{",
        *(f"  {key}: {json.dumps(value, separators=(',', ':'))}," for key, value in view.items()), "};", "",
    ]
    return HEAD + "\n".join(lines)


def wanted(root: Path) -> dict[Path, str]:
    """Every file there should be, by its path."""
    return {root / f"web/src/games/{game}/how/scene.ts": page(game) for game in SCENES}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the positions, or check that they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    checking: bool = parser.parse_args(arguments).check
    files = wanted(root)
    if not checking:
        rule_pages.write(files)
        return 0
    old = rule_pages.outdated(files)
    for file in old:
        print(f"{file.relative_to(root).as_posix()} is out of date: run `make types`.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
